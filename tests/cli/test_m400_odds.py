"""``odds m400``: stated hands, positions, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.testing.m400 import m400
from tests.cli.conftest import Run

HANDS = {0: "red_4 green_4 blue_1", 1: "red_3 green_bonus caballus", 2: "rapina"}


def war(tmp_path: Path, fought: bool = True) -> str:
    scenario = m400("statement", hand=HANDS, states={"blue": "gallia"}, armies={"red": "gallia"})
    if fought:
        scenario = scenario.play("attack red.1")
    path = tmp_path / "war.toml"
    path.write_text(GAME.write(scenario.position))
    return str(path)


def told(run: Run, *words: str) -> list[dict[str, Any]]:
    """What the numbers are, line by line."""
    lines = json.loads(run("odds", "m400", *words, "--json").out)["lines"]
    return [line["about"] for line in lines]


def chance(run: Run, *words: str) -> float:
    return float(told(run, *words)[0]["chance"])


def test_known_hands_are_certain(run: Run) -> None:
    words = ("attacker=red_4,green_1", "defender=red_3,blue_4")
    first, second, *_ = told(run, *words)
    assert first == {"chance": 1.0}
    assert [colour["about"] for colour in second["colours"]] == [
        {"card_colour": 0, "chance": 1.0},
        {"card_colour": 1, "chance": 1.0},
        {"card_colour": 2, "chance": 0.0},
    ]
    assert "with a chance of 100%" in run("odds", "m400", *words).out
    assert "con probabilità 100%" in run("odds", "m400", *words, "--lang", "it").out


def test_unseen_cards_of_either_side(run: Run) -> None:
    attacker = "attacker=red_3,green_3*2,blue_2"
    assert chance(run, attacker, "defender=0") == 1.0
    chances = [chance(run, attacker, f"defender={number}") for number in (3, 7, 12)]
    assert 1 > chances[0] > chances[1] > chances[2] > 0
    assert 0 < chance(run, "attacker=7", "defender=red_4,blue_4") < 1


def test_seen_cards_are_in_no_hand(run: Run) -> None:
    words = ("seats=3", "attacker=red_3,green_3,blue_1", "defender=4")
    seen = "seen=red_4*2,red_bonus*3,red_malus*2,green_4*2,green_bonus*3,green_malus*2,red_3*5,green_3*5"
    assert chance(run, *words) < chance(run, *words, seen) == 1.0


def test_cards_go_by_their_names_in_any_language(run: Run) -> None:
    names = [GAME.names(GAME.standard_components(), "card", language)[3] for language in ("en", "it")]
    hands = [f"attacker={name},green_1" for name in ("red_4", *names)]
    assert len({chance(run, hand, "defender=5") for hand in hands}) == 1


def test_a_position_with_the_eyes_of_either_side(run: Run, tmp_path: Path) -> None:
    path = war(tmp_path)
    defender = chance(run, "--from", path)
    attacker = chance(run, "--from", path, "--seat", "0")
    assert 0 < defender < 1
    assert 0 < attacker < 1
    assert attacker != defender
    lines = run("odds", "m400", "--from", path, "--seat", "0").out
    assert "wins the combat for" in lines
    assert "colour by colour" in lines


def test_an_attack_that_is_thought_of(run: Run, tmp_path: Path) -> None:
    path = war(tmp_path, fought=False)
    assert "An attack on" in run("odds", "m400", "gallia", "--from", path).out
    assert "Un attacco a" in run("odds", "m400", "gallia", "--from", path, "--lang", "it").out


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_may_be_stated_is_listed(run: Run, language: str) -> None:
    listed = run("odds", "m400", "--lang", language).out
    for name in ("attacker=", "defender=", "seen=", "seats=N", "quattrocento odds m400 attacker="):
        assert name in listed


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("attacker=red_4",), "Name both hands"),
        (("attacker=3", "defender=3"), "Only one of the two hands"),
        (("attacker=red_9", "defender=3"), "is no card"),
        (("attacker=red_4*9", "defender=3"), "There are not so many cards"),
        (("attacker=red_4", "defender=200"), "No more than"),
        (("attacker=red_4", "defender=3", "seats=6"), "seats"),
    ],
)
def test_what_cannot_be_is_refused(run: Run, words: tuple[str, ...], complaint: str) -> None:
    refused = run("odds", "m400", *words)
    assert refused.code != 0
    assert complaint in refused.err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "No combat is at hand"),
        (("nowhere",), "is no territory"),
        (("aragona",), "No combat is fought there"),
        (("gallia", "--seat", "2"), "You hold no combat card"),
        (("gallia", "--seat", "4"), "There is no seat 4"),
    ],
)
def test_what_a_position_has_no_odds_for(
    run: Run, tmp_path: Path, words: tuple[str, ...], complaint: str
) -> None:
    refused = run("odds", "m400", *words, "--from", war(tmp_path, fought=False))
    assert refused.code != 0
    assert complaint in refused.err
