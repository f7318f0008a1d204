"""Conquest of a City and elimination (VTR-26)."""

from typing import Any

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.table import table_from
from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import (
    domain,
    facts,
    florins,
    hand,
    is_out,
    markers,
    pile,
    points,
    recovery,
    reserve,
    troop,
    ventura,
    winners,
)

RAID = {"0.2": "castle_1 acuto light_cavalry", "1.1": ""}


def raid(**more: Any) -> Scenario:
    """An Army of seat 0 ends its movement on the empty City of seat 1, who has 1 + 1 + 2 + 1 markers."""
    about = {"troops": RAID, "domain": {1: "hill_1 field_1 hill_2"}, **more}
    scenario = ventura("troops", **about)
    return scenario.play("move 2", "to city_gonzaga", "halt")


@rule("VTR-26.1", "VTR-T14")
def test_26_1_who_loses_the_marker_of_his_city_is_eliminated() -> None:
    scenario = raid()
    assert is_out(scenario, 1)
    assert winners(scenario) == ()


@rule("VTR-26.2")
def test_26_2_all_his_markers_leave_the_map() -> None:
    scenario = raid()
    assert [markers(scenario, tile) for tile in ("city_gonzaga", "hill_1", "field_1", "hill_2")] == [
        0,
        0,
        0,
        0,
    ]


@rule("VTR-26.3", "VTR-T14")
def test_26_3_one_point_for_each_marker_and_none_twice() -> None:
    assert points(raid(points=[18, 3, 0]))[0] == 23


@rule("VTR-T14", "VTR-1.3", "VTR-1.8")
def test_t14_thirty_points_by_the_elimination_win_at_once() -> None:
    scenario = raid(points=[25, 0, 0])
    assert winners(scenario) == (0,)
    assert points(scenario)[0] == 30


@rule("VTR-26.4", "VTR-1.2")
def test_26_4_in_the_annex_step_the_conqueror_wins() -> None:
    scenario = recovery(troops={"0.2": "city_gonzaga archers", "1.1": ""}, domain={1: "hill_1"})
    assert winners(scenario) == (0,)
    assert domain(scenario, 0)[-1] == "city_gonzaga"
    assert points(scenario)[0] == 2


@rule("VTR-26.5", "VTR-R50", "VTR-T14")
def test_26_5_after_the_troop_phase_the_game_goes_on() -> None:
    scenario = raid(hand={2: "farmers"})
    assert winners(scenario) == ()
    assert scenario.waiting == (2,)
    assert markers(scenario, "city_gonzaga") == 0


@rule("VTR-26.5", "VTR-26.6", "VTR-T14")
def test_26_5_whoever_stands_on_the_bare_city_in_the_annex_step_wins() -> None:
    scenario = recovery(lost=[1], troops={"0.2": "city_gonzaga acuto archers"})
    assert winners(scenario) == (0,)
    scenario = recovery(lost=[1], troops={"2.2": "city_gonzaga archers"})
    assert winners(scenario) == (2,)
    assert scenario.told("won_by_city") == [(2,)]


@rule("VTR-26.6")
def test_26_6_the_city_of_an_eliminated_family_is_still_a_city() -> None:
    scenario = recovery(lost=[1], troops={"2.2": "city_gonzaga archers"}, points=[20, 0, 1])
    assert winners(scenario) == (2,)


@rule("VTR-26.7", "VTR-R52", "VTR-I19")
def test_26_7_what_the_eliminated_player_had() -> None:
    troops = {**RAID, "1.2": "hill_2 colleoni pikemen:2 archers", "1.3": "wood_1 farmers"}
    scenario = raid(
        troops=troops, florins=[0, 6, 0], hand={1: "tartaglia ambush"}, reserve={1: "wood_3 wood_4"}
    )
    assert [troop(scenario, 1, area) for area in (1, 2, 3)] == ["", "", ""]
    assert pile(scenario, "discarded") == [
        "ambush",
        "archers",
        "colleoni",
        "farmers",
        "pikemen",
        "tartaglia",
    ]
    assert pile(scenario, "removed") == []
    assert (florins(scenario)[1], hand(scenario, 1), reserve(scenario, 1)) == (0, [], [])
    assert sorted(facts(scenario)["under"][0]["tiles"]) == ["wood_3", "wood_4"]


@rule("VTR-26.7", "VTR-R52")
def test_r52_a_tile_that_he_drew_in_the_same_move_stays_hidden_too() -> None:
    scenario = ventura("fortune", 2, troops={"0.2": "city_medici archers", "2.1": ""}, florins=[0, 0, 0])
    table = table_from(GAME, GAME.write(scenario.position))
    table.play(2, ("draw", 0), Stated("wood_3"))
    assert winners(Scenario(GAME, table.position)) == (0,)
    assert table.seen_record(2).endswith("2 draw ; wood_3\n")
    assert table.seen_record(0).endswith("2 draw ; ?\n")


@rule("VTR-26.8")
def test_26_8_his_territories_can_be_annexed() -> None:
    scenario = recovery(lost=[1], troops={"0.2": "hill_1 archers"})
    assert domain(scenario, 0) == ["city_este", "hill_1"]
    assert points(scenario) == [0, 0, 0]


@rule("VTR-7.4", "VTR-R69")
def test_r69_his_remaining_turns_are_skipped() -> None:
    scenario = raid(hand={1: "farmers", 2: "farmers"})
    assert scenario.waiting == (2,)


@rule("VTR-R69", "VTR-I17")
def test_r69_the_order_of_the_round_is_unchanged_without_the_first_player() -> None:
    troops = {"0.2": "castle_1 acuto light_cavalry", "1.1": "", "2.2": "wood_1 archers"}
    scenario = ventura("troops", 0, first=2, troops=troops, hand={1: "farmers", 2: "farmers", 0: "farmers"})
    scenario.play("move 2", "to city_gonzaga", "halt")
    assert is_out(scenario, 1)
    scenario.play("stop")
    # seat 1 would have followed; a new round begins instead
    assert facts(scenario)["round"] == 2


@rule("VTR-26.1", "VTR-24.9", "VTR-R70")
def test_26_1_after_a_battle_too() -> None:
    troops = {"0.2": "hill_1 acuto heavy_cavalry men_at_arms", "1.1": "city_gonzaga garrison_gonzaga:5"}
    scenario = ventura("troops", troops=troops, domain={1: "castle_1"})
    scenario.play("move 2", "to city_gonzaga", "line 1:heavy_cavalry")
    assert is_out(scenario, 1)
    assert points(scenario)[0] == 2
