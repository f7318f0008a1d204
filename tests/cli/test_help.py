"""Help pages in both languages, the language itself, and the version."""

import pytest

from tests.cli.conftest import Run

COMMANDS = ("play", "serve", "replay", "games", "rules", "odds", "components", "simulate", "fuzz")


def test_without_a_command_all_commands_are_shown(run: Run) -> None:
    outcome = run()
    assert outcome.code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in outcome.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_page_with_examples_in_both_languages(run: Run, command: str) -> None:
    english = run(command, "--help")
    italian = run(command, "--help", "--lang", "it")
    assert (english.code, italian.code) == (0, 0)
    for page, words in (
        (english.out, ("Usage", "Examples", "Options")),
        (italian.out, ("Uso", "Esempi", "Opzioni")),
    ):
        assert all(word in page for word in words)
        assert f"quattrocento {command}" in page
        assert "cli-" not in page


def test_examples_on_the_pages_are_options_that_exist(run: Run) -> None:
    for command in COMMANDS:
        page = run(command, "--help").out
        examples = page.partition("Examples")[2].partition("Options")[0]
        known = page.partition("Options")[2]
        for word in examples.split():
            if word.startswith("--"):
                assert word in known, f"{command} {word}"


@pytest.mark.parametrize(
    ("variable", "value", "word"),
    [
        ("QUATTROCENTO_LANG", "it", "Uso"),
        ("LC_ALL", "it_IT.UTF-8", "Uso"),
        ("LANG", "it_IT.UTF-8", "Uso"),
        ("LANG", "fr_FR.UTF-8", "Usage"),
        ("LANG", "C", "Usage"),
    ],
)
def test_the_environment_names_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, word: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert word in run("--help").out


def test_the_own_variable_comes_before_the_system_and_the_option_before_both(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    monkeypatch.setenv("QUATTROCENTO_LANG", "en")
    assert "Usage" in run("--help").out
    assert "Uso" in run("--help", "--lang=it").out


def test_version(run: Run) -> None:
    outcome = run("--version")
    assert outcome.code == 0
    assert outcome.out.startswith("quattrocento ")
