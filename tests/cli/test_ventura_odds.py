"""``odds ventura``: stated battles, secret orders, positions, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.testing.ventura import battle, ventura
from tests.cli.conftest import Run

ATTACK = "attacker=acuto,crossbowmen,mounted_crossbowmen,light_cavalry,spearmen,horse_carts"
DEFENCE = "defender=fortebraccio,artillerymen,mounted_crossbowmen,swordsmen,heavy_cavalry"

Lines = list[dict[str, Any]]


def stated(run: Run, *words: str) -> Lines:
    """What is told of a stated battle, line by line, as programs read it."""
    found: Lines = json.loads(run("odds", "ventura", *words, "--json").out)["lines"]
    return found


def about(lines: Lines, message: str) -> Lines:
    """What each line of that message speaks of."""
    return [line["about"] for line in lines if line["message"] == message]


def test_known_orders_are_exact(run: Run) -> None:
    lines = stated(run, ATTACK, DEFENCE)
    assert about(lines, "odds-won")[0]["seat"]["message"] == "odds-the-attacker"
    assaults = about(lines, "odds-assault")
    assert [assault["answers"] for assault in assaults] == [10, 4, 5]
    assert (assaults[0]["prevented"], assaults[0]["parried"]) == (2, 0)
    (cart,) = assaults[-1]["left"]
    assert (cart["message"], cart["about"]["wounds"]) == ("odds-wounded", 1)
    assert [one["message"] for one in assaults[-1]["remains"]] == ["odds-nobody"]
    assert "the attacker wins." in run("odds", "ventura", ATTACK, DEFENCE).out
    assert "vince chi attacca." in run("odds", "ventura", ATTACK, DEFENCE, "--lang", "it").out


def test_secret_orders_are_told_as_range_and_mean(run: Run) -> None:
    troops = ("attacker=acuto,pikemen,archers:1", "defender=tartaglia,spearmen,sappers,foragers")
    lines = stated(run, *troops, "secret=defender")
    assert about(lines, "odds-share")[0]["fights"] == 6
    lost = about(lines, "odds-lost")[0]["others"]["about"]
    assert lost["least"] <= lost["mean"] <= lost["most"]
    assert lost["least_wounds"] <= lost["wounds"] <= lost["most_wounds"]
    assert "Of 6 orders: the attacker wins" in run("odds", "ventura", *troops, "secret=defender").out
    assert about(stated(run, *troops, "secret=both"), "odds-share")[0]["fights"] == 12


def test_ground_helps_the_side_in_whose_domain_it_is(run: Run) -> None:
    line = ("attacker=pikemen", "defender=archers", "at=castle_1")
    helped = about(stated(run, *line), "odds-assault")[0]
    attacker = about(stated(run, *line, "owner=attacker", "beside=2"), "odds-assault")[0]
    assert (helped["inflicts"], helped["answers"]) == (0, 3)
    assert (attacker["inflicts"], attacker["answers"]) == (3, 2)


def test_names_of_the_language_and_editions(run: Run) -> None:
    line = ("odds", "ventura", "attacker=Artiglieri,acuto,picchieri", "defender=heavy_cavalry:3")
    assert run(*line, "--lang", "it").code == 0
    refused = run(*line, "at=x", "--lang", "it", "-o", "edition=it-2011")
    assert refused.code == 2
    assert refused.err.startswith("«x» non è un Territorio")


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("attacker=pikemen", "defender="),
        ("attacker=pikemen,archers defender=archers", "Captain"),
        ("attacker=acuto defender=archers", "one to 5"),
        ("attacker=acuto,tartaglia,archers defender=archers", "tartaglia"),
        ("attacker=archers:2 defender=archers", "at most 1"),
        ("attacker=ambush defender=archers", "“ambush”"),
        ("attacker=archers defender=archers secret=nobody", "“nobody”"),
        ("attacker=archers defender=archers at=field_1 owner=pope", "“pope”"),
        ("attacker=archers defender=archers beside=7", "“beside”"),
        ("attacker=archers defendr=archers", "“defender”"),
        ("attacker=archers defender=archers -o edition=fr", "fr"),
    ],
)
def test_bad_input_is_one_clear_line(run: Run, line: str, word: str) -> None:
    outcome = run("odds", "ventura", *line.split())
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert word in outcome.err


def test_battles_from_a_position(run: Run, tmp_path: Path) -> None:
    troops = {"0.2": "village_1 acuto pikemen archers", "1.2": "field_1 tartaglia spearmen sappers"}
    thought = tmp_path / "thought.toml"
    thought.write_text(GAME.write(ventura("troops", troops=troops).position), encoding="utf-8")
    attack = ("odds", "ventura", "field_1", "with")
    assert "Of 4 orders: Seat 0 wins" in run(*attack, "2", "--from", thought).out
    lines = json.loads(run(*attack, "2", "--from", thought, "--json").out)["lines"]
    assert (lines[0]["about"]["attacker"], lines[0]["about"]["fights"]) == (0, 4)
    assert run(*attack, "2", "--from", thought, "--seat", "1").code == 2
    assert run(*attack, "9", "--from", thought).code == 2
    assert run("odds", "ventura", "--from", thought).code == 1
    fighting = tmp_path / "fighting.toml"
    fighting.write_text(GAME.write(battle("archers", "pikemen", hand={0: "farmers"}).position), "utf-8")
    assert "Assault 1" in run("odds", "ventura", "--from", fighting).out


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_may_be_stated_is_listed(run: Run, language: str) -> None:
    page = run("odds", "ventura", "--lang", language).out
    for parameter in GAME.odds_parameters:
        assert f"{parameter.name}=" in page
    assert "quattrocento odds ventura" in page
    assert "odds-opt" not in page
