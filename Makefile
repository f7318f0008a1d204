# Everything that a player or a contributor runs. It needs Python with its venv module, and Node.js with npm for the
# browser client; the tests install PostgreSQL and Chromium from Debian's packages where they are missing.

PYTHON ?= python3
NPM ?= npm
ARGS ?=
GAME ?= magnifico

VENV := .venv
BENCH_VENV := .venv-bench
LOCK_VENV := .venv-lock
WEB := web
SITE := $(WEB)/dist/.built
LOAD := bench/load/node/node_modules/.made

# Two q silence pip's notes about the user's own configuration; its errors still show.
PIP_INSTALL := -m pip install --disable-pip-version-check -qq
PIP_COMPILE := $(LOCK_VENV)/bin/pip-compile -q --strip-extras --no-header --annotation-style=line \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links

# The package is installed without its dependencies because the lock has them all already.
define install
	@echo "Setting up $(1) from $(2) ..."
	@$(1)/bin/python $(PIP_INSTALL) -r $(2)
	@$(1)/bin/python $(PIP_INSTALL) --no-deps -e .
endef

.DEFAULT_GOAL := help
.PHONY: help play test check slowest lint unit api shapes bench pictures lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' Makefile
	@echo 'ARGS="..." passes more arguments to play, test (pytest) and bench; PYTHON=... names the Python.'

play: $(VENV)/.play $(SITE) ## open a game in the browser; ARGS=--terminal opens it in the terminal
	@$(VENV)/bin/quattrocento play $(ARGS) || [ $$? -eq 130 ] # Ctrl-C is how a game is left, no error

test: lint unit $(SITE) ## run every check: lint, the client's own tests, then all others
	@sh tests/needs.sh
	$(VENV)/bin/pytest -n 2 --dist worksteal $(ARGS)

check: lint unit ## the inner loop: lint, types, the client's own tests, kernel, texts, one game's rules, some fuzzing
	$(VENV)/bin/pytest -n 2 tests/kernel tests/speech tests/docs examples tests/bots/test_registry.py tests/rules/$(GAME)
	@$(VENV)/bin/quattrocento fuzz $(GAME) --decisions 1500
	@echo "Left out: the rules of the other games (GAME=...), contract, server, browser, command line, the other tests of bots: make test"

slowest: ARGS += --durations=20
slowest: test ## run every check, and list the twenty slowest tests

lint: $(VENV)/.dev $(WEB)/node_modules/.made ## check style, types and the direction of imports
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-logo
	cd $(WEB) && $(NPM) run --silent lint && $(NPM) run --silent check

unit: $(WEB)/node_modules/.made ## run the client's own tests
	cd $(WEB) && $(NPM) run --silent test

api: $(VENV)/.dev ## make docs/api.md anew from the docstrings
	@$(VENV)/bin/python docs/make_api.py

shapes: $(VENV)/.dev ## make the client's types anew from the Python types
	@$(VENV)/bin/python web/make_shapes.py

pictures: $(VENV)/.dev $(SITE) ## make the pictures of the docs anew
	@sh tests/needs.sh
	@$(VENV)/bin/python docs/pictures/make.py

bench: $(BENCH_VENV)/.bench $(LOAD) $(SITE) ## measure speed, side by side with peers; ARGS=--help tells the parts
	@$(BENCH_VENV)/bin/python -m bench $(ARGS)

# The later locks are held to the first, so that one environment can serve play and test alike.
lock: $(LOCK_VENV)/.lock ## make the lock files again with the newest versions allowed
	$(PIP_COMPILE) --upgrade --extra server -o requirements.lock pyproject.toml
	$(PIP_COMPILE) --upgrade -c requirements.lock --extra server --extra dev -o requirements-dev.lock pyproject.toml
	$(PIP_COMPILE) --upgrade -c requirements.lock --extra server --extra bench -o requirements-bench.lock pyproject.toml

clean: ## remove everything that the other targets made
	rm -rf $(VENV) $(BENCH_VENV) $(LOCK_VENV) build dist
	rm -rf $(WEB)/node_modules $(WEB)/dist bench/load/node/node_modules
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench examples -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.play: requirements.lock pyproject.toml $(VENV)/.made
	$(call install,$(VENV),requirements.lock)
	@touch $@

# What test installs is more than what play needs, so play need not install again.
$(VENV)/.dev: requirements-dev.lock pyproject.toml $(VENV)/.made
	$(call install,$(VENV),requirements-dev.lock)
	@touch $(VENV)/.play $@

$(BENCH_VENV)/.bench: requirements-bench.lock pyproject.toml $(BENCH_VENV)/.made
	$(call install,$(BENCH_VENV),requirements-bench.lock)
	@touch $@

$(LOCK_VENV)/.lock: $(LOCK_VENV)/.made
	@$(LOCK_VENV)/bin/python $(PIP_INSTALL) pip-tools
	@touch $@

# The client is built from its own sources and from the texts of kernel, games and server.
$(SITE): $(WEB)/node_modules/.made $(shell find $(WEB) -path $(WEB)/node_modules -prune -o -path $(WEB)/dist -prune -o -type f -print) \
		$(shell find src -name '*.ftl')
	@echo "Building the browser client ..."
	@cd $(WEB) && $(NPM) run --silent build
	@touch $@

# ci: exactly what the lock file says.
%/node_modules/.made: %/package.json %/package-lock.json
	@command -v node >/dev/null && command -v $(NPM) >/dev/null || \
		{ echo "Quattrocento's browser client needs Node.js 20 or newer with npm (on Debian or Ubuntu: apt install nodejs npm)" >&2; exit 1; }
	@node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' || \
		{ echo "Quattrocento's browser client needs Node.js 20 or newer: this one is older" >&2; exit 1; }
	@echo "Setting up $* from $*/package-lock.json ..."
	@cd $* && $(NPM) ci --silent
	@touch $@

# Debian splits ensurepip off, and venv cannot work without it. --clear, because a directory
# without its stamp was left half made by an interrupted run.
%/.made:
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Quattrocento needs Python 3.11 or newer: no '$(PYTHON)' here; name one with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Quattrocento needs Python 3.11 or newer: '$(PYTHON)' is older; name another with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Quattrocento needs Python's venv module, which '$(PYTHON)' lacks (on Debian or Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@$(PYTHON) -m venv --clear $*
	@touch $@
