"""``odds m400``: stated hands, positions, the table, and what is refused."""

import json
from pathlib import Path

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


def test_known_hands_are_certain(run: Run) -> None:
    line = ("odds", "m400", "--attacker", "red_4,green_1", "--defender", "red_3,blue_4")
    assert json.loads(run(*line, "--json").out) == {
        "chance": 1.0,
        "left_out": [],
        "colours": {"red": 1.0, "green": 1.0, "blue": 0.0},
    }
    assert "with a chance of 100%" in run(*line).out
    assert "con probabilità 100%" in run(*line, "--lang", "it").out


def test_unseen_cards_of_either_side(run: Run) -> None:
    few = ("odds", "m400", "--attacker", "red_3,green_3*2,blue_2", "--json", "--defender")
    assert json.loads(run(*few, "0").out)["chance"] == 1.0
    chances = [json.loads(run(*few, number).out)["chance"] for number in ("3", "7", "12")]
    assert 1 > chances[0] > chances[1] > chances[2] > 0
    against = json.loads(run("odds", "m400", "--attacker", "7", "--defender", "red_4,blue_4", "--json").out)
    assert 0 < against["chance"] < 1


def test_seen_cards_are_in_no_hand(run: Run) -> None:
    line = (
        "odds",
        "m400",
        "--seats",
        "3",
        "--attacker",
        "red_3,green_3,blue_1",
        "--defender",
        "4",
        "--json",
    )
    seen = "red_4*2,red_bonus*3,red_malus*2,green_4*2,green_bonus*3,green_malus*2,red_3*5,green_3*5"
    assert (
        json.loads(run(*line).out)["chance"] < json.loads(run(*line, "--seen", seen).out)["chance"] == 1.0
    )


def test_a_position_with_the_eyes_of_either_side(run: Run, tmp_path: Path) -> None:
    path = war(tmp_path)
    defender = json.loads(run("odds", "m400", "--from", path, "--json").out)["chance"]
    attacker = json.loads(run("odds", "m400", "--from", path, "--seat", "0", "--json").out)["chance"]
    assert 0 < defender < 1
    assert 0 < attacker < 1
    assert attacker != defender
    told = run("odds", "m400", "--from", path, "--seat", "0").out
    assert "wins the combat for" in told
    assert "colour by colour" in told


def test_an_attack_that_is_thought_of(run: Run, tmp_path: Path) -> None:
    path = war(tmp_path, fought=False)
    assert "An attack on" in run("odds", "m400", "--from", path, "--attack", "gallia").out
    assert "Un attacco a" in run("odds", "m400", "--from", path, "--attack", "gallia", "--lang", "it").out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--attacker", "red_4"), "Name both hands"),
        (("--attacker", "3", "--defender", "3"), "Only one of the two hands"),
        (("--attacker", "red_9", "--defender", "3"), "is no card"),
        (("--attacker", "red_4*9", "--defender", "3"), "There are not so many cards red_4"),
        (("--attacker", "red_4", "--defender", "200"), "No more than"),
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
        (("--attack", "nowhere"), "is no territory"),
        (("--attack", "aragona"), "No combat is fought there"),
        (("--attack", "gallia", "--seat", "2"), "You hold no combat card"),
        (("--attack", "gallia", "--seat", "4"), "There is no seat 4"),
    ],
)
def test_what_a_position_has_no_odds_for(
    run: Run, tmp_path: Path, words: tuple[str, ...], complaint: str
) -> None:
    refused = run("odds", "m400", "--from", war(tmp_path, fought=False), *words)
    assert refused.code != 0
    assert complaint in refused.err
