"""``odds ventura``: stated battles, secret orders, positions, and what is refused."""

import json
from pathlib import Path

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.testing.ventura import battle, ventura
from tests.cli.conftest import Run

ATTACK = "acuto,crossbowmen,mounted_crossbowmen,light_cavalry,spearmen,horse_carts"
DEFENCE = "fortebraccio,artillerymen,mounted_crossbowmen,swordsmen,heavy_cavalry"


def test_known_orders_are_exact(run: Run) -> None:
    line = ("odds", "ventura", "--attacker", ATTACK, "--defender", DEFENCE)
    data = json.loads(run(*line, "--json").out)
    assert data["winner"] == "attacker"
    assert data["left"] == {"attacker": ["horse_carts:1"], "defender": []}
    assert [assault["inflicted"]["defender"] for assault in data["assaults"]] == [10, 4, 5]
    assert data["assaults"][0]["prevented"] == {"attacker": 0, "defender": 2}
    assert "the attacker wins." in run(*line).out
    assert "vince chi attacca." in run(*line, "--lang", "it").out


def test_secret_orders_are_told_as_range_and_mean(run: Run) -> None:
    troops = ("--attacker", "acuto,pikemen,archers:1", "--defender", "tartaglia,spearmen,sappers,foragers")
    line = ("odds", "ventura", *troops, "--secret", "defender")
    data = json.loads(run(*line, "--json").out)
    assert data["orders"] == 6
    lost = data["companies_lost"]["defender"]
    assert lost["least"] <= lost["mean"] <= lost["most"]
    assert "Of 6 orders: the attacker wins" in run(*line).out


def test_ground_helps_the_side_in_whose_domain_it_is(run: Run) -> None:
    line = (
        "odds",
        "ventura",
        "--attacker",
        "pikemen",
        "--defender",
        "archers",
        "--at",
        "castle_1",
        "--json",
    )
    helped = json.loads(run(*line).out)["assaults"][0]
    attacker = json.loads(run(*line, "--owner", "attacker", "--beside", "2").out)["assaults"][0]
    assert helped["inflicted"] == {"attacker": 0, "defender": 3}
    assert attacker["inflicted"] == {"attacker": 3, "defender": 2}


def test_names_of_the_language_and_editions(run: Run) -> None:
    line = ("odds", "ventura", "--attacker", "Artiglieri,acuto,picchieri", "--defender", "heavy_cavalry:3")
    assert run(*line, "--lang", "it").code == 0
    refused = run(*line, "--lang", "it", "-o", "edition=it-2011", "--at", "x")
    assert refused.code == 2
    assert refused.err.startswith("«x» non è un Territorio")


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("", "--attacker"),
        ("--attacker pikemen", "--defender"),
        ("--attacker pikemen,archers --defender archers", "Captain"),
        ("--attacker acuto --defender archers", "one to 5"),
        ("--attacker acuto,tartaglia,archers --defender archers", "tartaglia"),
        ("--attacker archers:2 --defender archers", "at most 1"),
        ("--attacker ambush --defender archers", "“ambush”"),
        ("--attacker archers --defender archers --secret nobody", "“nobody”"),
        ("--attacker archers --defender archers --at field_1 --owner pope", "“pope”"),
        ("--attacker archers --defender archers --beside 7", "--beside"),
        ("--attacker archers --defender archers -o edition=fr", "fr"),
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
    attack = ("odds", "ventura", "--from", thought, "--attack", "field_1", "--troop")
    assert "Of 4 orders: Seat 0 wins" in run(*attack, "0.2").out
    assert json.loads(run(*attack, "0.2", "--json").out)[0]["orders"] == 4
    assert run(*attack, "9.2").code == 2
    assert run(*attack, "2").code == 2
    assert run("odds", "ventura", "--from", thought).code == 1
    assert run("odds", "ventura", "--from", thought, "--attack", "field_1").code == 2
    fighting = tmp_path / "fighting.toml"
    fighting.write_text(GAME.write(battle("archers", "pikemen", hand={0: "farmers"}).position), "utf-8")
    assert "Assault 1" in run("odds", "ventura", "--from", fighting).out


def test_each_game_has_a_page_of_its_own(run: Run) -> None:
    for scenario, option in (("magnifico", "--towers"), ("ventura", "--secret")):
        page = run("odds", scenario, "--help").out
        assert option in page
        assert f"quattrocento odds {scenario}" in page
        assert "cli-" not in run("odds", scenario, "--help", "--lang", "it").out
