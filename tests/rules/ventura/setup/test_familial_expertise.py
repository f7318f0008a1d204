"""Familial Expertise (VTR-27.13 to VTR-27.18)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import facts, florins, hand, pile, points, reserve, start, ventura

SKILLED = {"familial_expertise": True}
MEDICI_FIRST = ("medici", "gonzaga", "este", "visconti")
VISCONTI_FIRST = ("visconti", "gonzaga", "este", "medici")
GONZAGA_FIRST = ("gonzaga", "este", "medici", "visconti")


def skilled(step: str, families: tuple[str, ...], **more: Any) -> Scenario:
    return ventura(step, families=families, familial_expertise=True, **more)


@rule("VTR-27.13")
def test_27_13_families_are_dealt_at_random() -> None:
    words = "field_1 wood_1 hill_1 village_1 castle_1 field_2 wood_2 hill_2 archers pikemen acuto"
    scenario = start(2, f"seat_1 garrison_medici garrison_este {words}", familial_expertise=True)
    assert (scenario.step, scenario.waiting) == ("tile", (1,))
    assert [row["family"] for row in facts(scenario)["seat"]] == ["este", "medici"]


@rule("VTR-27.14")
def test_27_14_abilities_only_with_the_option() -> None:
    scenario = ventura("prestige", florins=[5, 0, 0]).play("spend 5")
    assert points(scenario)[0] == 7
    scenario = ventura("prestige", florins=[5, 0, 0], familial_expertise=True).play("spend 5")
    assert points(scenario)[0] == 8


@rule("VTR-27.15", "VTR-T4", "VTR-R60")
@pytest.mark.parametrize(("spent", "scored"), [(0, 0), (1, 2), (3, 5), (5, 8)])
def test_27_15_este(spent: int, scored: int) -> None:
    scenario = ventura("prestige", florins=[5, 0, 0], familial_expertise=True).play(f"spend {spent}")
    assert points(scenario)[0] == scored


@rule("VTR-27.17", "VTR-T4", "VTR-R60")
@pytest.mark.parametrize(("spent", "scored"), [(0, 0), (1, 0), (2, 1), (5, 6)])
def test_27_17_medici_prestige(spent: int, scored: int) -> None:
    scenario = skilled("prestige", MEDICI_FIRST, florins=[5, 0, 0]).play(f"spend {spent}")
    assert points(scenario)[0] == scored


@rule("VTR-27.17")
def test_27_17_medici_income() -> None:
    scenario = skilled("upkeep", MEDICI_FIRST, florins=[1, 0, 0]).play("pay")
    assert florins(scenario)[0] == 1 + 1 + 1 - 3


@rule("VTR-27.16", "VTR-D7")
def test_27_16_gonzaga_look_at_three_tiles() -> None:
    scenario = skilled("fortune", GONZAGA_FIRST, display="acuto archers pikemen")
    assert sorted(scenario.options()) == ["draw", "look 3", "take acuto", "take archers", "take pikemen"]
    scenario.play("look 3", fate="lake_1 mountain_1 river_1")
    assert (scenario.step, sorted(scenario.nouns("keep_tile"))) == (
        "keep_tile",
        ["lake_1", "mountain_1", "river_1"],
    )
    scenario.play("keep_tile river_1")
    assert (scenario.step, sorted(scenario.nouns("under"))) == ("under", ["lake_1", "mountain_1"])
    scenario.play("under mountain_1")
    assert reserve(scenario, 0) == ["river_1"]
    assert [row["tiles"] for row in facts(scenario)["under"]] == [["mountain_1"], ["lake_1"]]
    assert scenario.waiting == (1,)


@rule("VTR-27.16", "VTR-27.10")
def test_27_16_up_to_three() -> None:
    scenario = skilled("fortune", GONZAGA_FIRST, multi_draw="up_to_three")
    assert scenario.nouns("look") == ["2", "3"]
    scenario.play("look 2", fate="lake_1 mountain_1").play("keep_tile lake_1")
    assert scenario.step == "fortune"
    assert [row["tiles"] for row in facts(scenario)["under"]] == [["mountain_1"]]


@rule("VTR-27.16", "VTR-R58")
def test_r58_gonzaga_draw_what_there_is() -> None:
    tiles = {
        "lake_1": "3,0",
        "mountain_1": "2,1",
        "river_1": "1,2",
        "river_2": "0,2",
        "castle_2": "-1,2",
        "field_3": "-2,0",
    }
    scenario = ventura("fortune", seats=2, families=GONZAGA_FIRST, tiles=tiles, familial_expertise=True)
    scenario.play("look 3", fate="village_2 field_4")
    assert sorted(scenario.nouns("keep_tile")) == ["field_4", "village_2"]


@rule("VTR-27.16", "VTR-D7")
def test_27_16_others_learn_only_how_many() -> None:
    games = []
    for tile in ("lake_1", "field_3"):
        scenario = skilled("fortune", GONZAGA_FIRST).play("look 3", fate=f"{tile} mountain_1 river_1")
        games.append(scenario.play("keep_tile river_1", "under mountain_1"))
    for eyes in (1, 2, -1):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)


@rule("VTR-27.18", "VTR-D10", "VTR-R59")
def test_27_18_visconti_draw_three_conscription_cards() -> None:
    scenario = skilled("conscription", VISCONTI_FIRST, florins=[3, 0, 0])
    assert sorted(scenario.options()) == ["draw", "look 3", "stop"]
    scenario.play("look 3", fate="farmers ambush spies").play("keep ambush")
    assert hand(scenario, 0) == ["ambush"]
    assert pile(scenario, "discarded") == ["farmers", "spies"]
    assert florins(scenario)[0] == 2
    assert sorted(scenario.options()) == ["draw", "stop"]


@rule("VTR-27.18")
def test_27_18_once_per_phase() -> None:
    scenario = skilled("conscription", VISCONTI_FIRST, florins=[3, 0, 0])
    scenario.play("look 3", fate="farmers ambush spies").play("keep ambush")
    assert scenario.refused("look 3").clause == "VTR-27.18"


@rule("VTR-27.18", "VTR-27.10")
def test_27_18_up_to_three() -> None:
    scenario = skilled("conscription", VISCONTI_FIRST, florins=[3, 0, 0], multi_draw="up_to_three")
    assert scenario.nouns("look") == ["2", "3"]
