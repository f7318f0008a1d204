"""``pip install quattrocento`` alone: engine, bots and command line work without the server's packages."""

import os
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

RUN = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocked())
"""


def blocked() -> set[str]:
    """The modules of every distribution that the extra ``server`` names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {line.partition(">")[0] for line in project["optional-dependencies"]["server"]}
    found = {
        module
        for module, distributions in packages_distributions().items()
        if names & {name.lower().replace("_", "-") for name in distributions}
    }
    assert {"litestar", "msgspec", "sqlalchemy", "uvicorn"} <= found
    return found


def run_without_server(program: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    text = f"BLOCKED = {sorted(blocked())!r}\n{RUN}\n{program}"
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "QUATTROCENTO_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-c", text],
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment,
        check=False,
    )


def test_every_module_but_the_servers_own_can_be_imported(tmp_path: Path) -> None:
    program = """
import pkgutil, importlib, quattrocento
for module in pkgutil.walk_packages(quattrocento.__path__, "quattrocento."):
    name = module.name
    needs_server = name.startswith(("quattrocento.server.", "quattrocento.cli.browser."))
    if not needs_server and not name.startswith("quattrocento.testing"):
        importlib.import_module(name)
assert quattrocento.play_match(quattrocento.game("m400"), [quattrocento.RandomBot()] * 3, 1, limit=50)
"""
    ended = run_without_server(program, tmp_path)
    assert ended.returncode == 0, ended.stderr


def test_importing_the_package_brings_neither_server_nor_text_library(tmp_path: Path) -> None:
    program = "import quattrocento; print(*sys.modules, sep='\\n')"
    loaded = {name.partition(".")[0] for name in run_without_server(program, tmp_path).stdout.split()}
    assert "quattrocento" in loaded
    assert not loaded & {"fluent", "rich", "typer", *blocked()}


@pytest.mark.parametrize("command", [["games"], ["simulate", "--games", "1"], ["rules", "m400", "1"]])
def test_the_command_line_works(command: list[str], tmp_path: Path) -> None:
    program = f"from quattrocento.cli import main; main({command!r})"
    ended = run_without_server(program, tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("command", [["serve"], ["play"]])
def test_what_needs_the_server_says_what_to_install(command: list[str], tmp_path: Path) -> None:
    program = f"from quattrocento.cli import main; main({command!r})"
    ended = run_without_server(program, tmp_path)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "pip install 'quattrocento[server]'" in ended.stderr
    assert ended.stderr.count("\n") == 1
