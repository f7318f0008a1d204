"""``odds magnifico``: battles stated in words, and from a position."""

import json
from pathlib import Path
from typing import Any

import pytest

from quattrocento.games.magnifico.advice.odds import Army, Walls, battle_odds
from quattrocento.games.magnifico.game import GAME
from tests.cli.conftest import Run


def lines_of(run: Run, *words: object) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = json.loads(run("odds", "magnifico", *words, "--json").out)["lines"]
    return lines


def test_odds_of_stated_armies_are_exact(run: Run) -> None:
    words = "attackers=3 tanks=1 tank=4-5 airplanes=2 defenders=7 castle"
    battle, *losses = lines_of(run, *words.split())
    wanted = battle_odds(Army(3, 1, 2, 4, 5), Army(7), Walls(0))
    assert battle["message"] == "odds-battle"
    assert battle["about"]["chance"] == pytest.approx(0.563912, abs=5e-7)
    (soldiers,) = battle["about"]["losses"]["about"]["defender"]
    assert soldiers["about"]["number"] == wanted.defender_mean_losses()[0]
    told = [line["about"] for line in losses if line["message"] == "odds-lost"]
    assert [line["soldiers"] for line in told] == [*range(8)]
    assert [line["chance_attacker"] for line in told[:4]] == wanted.attacker_soldiers_lost()
    assert [line["chance_attacker"] for line in told[4:]] == [0.0] * 4
    assert [line["chance_defender"] for line in told] == wanted.defender_soldiers_lost()


@pytest.mark.parametrize(
    ("words", "chance"),
    [
        ("attackers=6 tanks=1 tank-card=tank_colossus defenders=6 castle", 0.862249),
        ("attackers=6 grapeshots=2 wagons=1 defenders=6 castle", 0.912060),
        ("attackers=6 airplanes=2 gyroscopes=1 defenders=8 towers=4", 0.316491),
        ("attackers=6 defenders=4 towers=3 automaton", 0.009704),
        ("tanks=2 tank=4-5 defenders=5 defender-airplanes=2 defender-bomb towers=1", 0.441403),
        ("attackers=4 tanks=2 tank=2-3 defenders=6 defender-tanks=1 defender-tank=3-4", 0.817973),
        ("attackers=5 sea submarines=1 defenders=3", 0.649893),
        ("attackers=5 landing=2 defenders=3", 0.649893),
        ("attackers=3 sea ships=3 defenders=3", 0.649893),
    ],
)
def test_odds_of_the_reference_battles(run: Run, words: str, chance: float) -> None:
    assert lines_of(run, *words.split())[0]["about"]["chance"] == pytest.approx(chance, abs=5e-7)


def test_towers_and_landings_are_told_where_there_are_any(run: Run) -> None:
    words = "attackers=6 cannons=2 defenders=4 towers=2 sea"
    lines = lines_of(run, *words.split())
    wanted = battle_odds(Army(6, cannons=2), Army(4), Walls(2), landing_loss=1)
    towers = {
        line["about"]["towers"]: line["about"]["chance"]
        for line in lines
        if line["message"] == "odds-towers"
    }
    assert towers == wanted.towers_left
    assert [line["about"] for line in lines if line["message"] == "odds-landing"] == [{"soldiers": 1}]
    plain = {line["message"] for line in lines_of(run, "attackers=6")}
    assert plain == {"odds-battle", "odds-lost"}


def test_a_setting_changes_the_odds(run: Run) -> None:
    words = ("attackers=4", "tanks=3", "tank=6-6", "defenders=9")
    plain = lines_of(run, *words)[0]["about"]["chance"]
    doubled = lines_of(run, *words, "--setting", "double_explosion=true")[0]["about"]["chance"]
    army = Army(4, 3, 0, 6, 6)
    assert plain == battle_odds(army, Army(9), Walls()).chance
    assert doubled == battle_odds(army, Army(9), Walls(), double_explosion=True).chance
    assert doubled < plain


def test_odds_are_told_in_sentences(run: Run) -> None:
    english = run("odds", "magnifico", "attackers=3", "defenders=2").out
    assert english.startswith("The attacker wins with a chance of 85%; mean losses: attacker 1.0 soldiers;")
    italian = run("odds", "magnifico", "attackers=3", "defenders=2", "--lang", "it").out
    assert italian.startswith(
        "Chi attacca vince con probabilità 85%; perdite medie: chi attacca 1,0 soldati;"
    )


def test_without_words_it_is_told_what_may_be_stated(run: Run) -> None:
    out = run("odds", "magnifico").out
    assert "defender-tank-card=..." in out
    assert "automaton " in out
    assert "quattrocento odds magnifico attackers=6 defenders=4" in out


def test_odds_from_a_position(run: Run, position: Path) -> None:
    def from_position(*words: str) -> Any:
        return run("odds", "magnifico", "--from", position, *words)

    out = from_position("napoli", "da", "roma", "5", "--lang", "it").out
    assert "prende Napoli" in out
    assert "46%" in out
    assert from_position().code == 1
    assert from_position("naples").code == 2
    refused = from_position("paris", "from", "rome", "5")
    assert (refused.code, refused.err.count("\n")) == (1, 1)
    unknown = from_position("atlantis", "from", "rome", "5")
    assert (unknown.code, unknown.err) == (2, "“atlantis” is no territory, or could be several.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("nope", "“nope”"),
        ("attackers=-1", "“attackers” is a whole number from 1 to 50"),
        ("towers=5", "“towers” is a whole number from 0 to 4"),
        ("tanks=1", "tank=4-5"),
        ("defender-tanks=1", "defender-tank=4-5"),
        ("tanks=1 tank=nine", "“nine”"),
        ("tanks=1 tank=0-5", "“0-5”"),
        ("tanks=1 tank-card=nope", "tank_covered"),
        ("attackers=2 landing=2", "landing loss of 2"),
        (
            "attackers=50 tanks=20 tank=4-5 airplanes=20 defenders=50 castle towers=1",
            "These armies are too large for exact odds.",
        ),
    ],
)
def test_what_is_stated_wrongly_is_told_in_one_line(run: Run, words: str, said: str) -> None:
    refused = run("odds", "magnifico", *words.split())
    assert (refused.code, refused.err.count("\n")) == (2, 1)
    assert said in refused.err


def test_packs_with_other_dice_have_no_odds(run: Run, tmp_path: Path) -> None:
    text = (GAME.package / "components.toml").read_text(encoding="utf-8")
    pack = tmp_path / "pack.toml"
    pack.write_text(text.replace("max_castle_level = 5", "max_castle_level = 4"), encoding="utf-8")
    refused = run("odds", "magnifico", "attackers=6", "--components", pack)
    assert (refused.code, "component pack" in refused.err) == (2, True)
