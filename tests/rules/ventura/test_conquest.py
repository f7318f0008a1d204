"""Conquest of a City and elimination (VTR-26)."""

from typing import Any

from quattrocento.games.ventura.entry import GAME
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
    reserve,
    troop,
    ventura,
    winners,
)
from tests.rules.ventura.stages import recovery

RAID = {"0.2": "castle_1 acuto light_cavalry", "1.1": ""}


def raid(**more: Any) -> Scenario:
    """An Army of seat 0 ends its movement on the empty City of seat 1, who has 1 + 1 + 2 + 1 markers."""
    about = {"troops": RAID, "domain": {1: "hill_1 field_1 hill_2"}, **more}
    game = ventura("troops", **about)
    return game.play("move 2", "to city_gonzaga", "halt")


@rule("VTR-26.1", "VTR-T14")
def test_26_1_who_loses_the_marker_of_his_city_is_eliminated() -> None:
    game = raid()
    assert is_out(game, 1)
    assert winners(game) == ()


@rule("VTR-26.2")
def test_26_2_all_his_markers_leave_the_map() -> None:
    game = raid()
    assert [markers(game, tile) for tile in ("city_gonzaga", "hill_1", "field_1", "hill_2")] == [0, 0, 0, 0]


@rule("VTR-26.3", "VTR-T14")
def test_26_3_one_point_for_each_marker_and_none_twice() -> None:
    assert points(raid(points=[18, 3, 0]))[0] == 23


@rule("VTR-T14", "VTR-1.3", "VTR-1.8")
def test_t14_thirty_points_by_the_elimination_win_at_once() -> None:
    game = raid(points=[25, 0, 0])
    assert winners(game) == (0,)
    assert points(game)[0] == 30


@rule("VTR-26.4", "VTR-1.2")
def test_26_4_in_the_annex_step_the_conqueror_wins() -> None:
    game = recovery(troops={"0.2": "city_gonzaga archers", "1.1": ""}, domain={1: "hill_1"})
    assert winners(game) == (0,)
    assert domain(game, 0)[-1] == "city_gonzaga"
    assert points(game)[0] == 2


@rule("VTR-26.5", "VTR-R50", "VTR-T14")
def test_26_5_after_the_troop_phase_the_game_goes_on() -> None:
    game = raid(hand={2: "farmers"})
    assert winners(game) == ()
    assert game.waiting == (2,)
    assert markers(game, "city_gonzaga") == 0


@rule("VTR-26.5", "VTR-26.6", "VTR-T14")
def test_26_5_whoever_stands_on_the_bare_city_in_the_annex_step_wins() -> None:
    game = recovery(lost=[1], troops={"0.2": "city_gonzaga acuto archers"})
    assert winners(game) == (0,)
    game = recovery(lost=[1], troops={"2.2": "city_gonzaga archers"})
    assert winners(game) == (2,)
    assert game.told("won_by_city") == [(2,)]


@rule("VTR-26.6")
def test_26_6_the_city_of_an_eliminated_family_is_still_a_city() -> None:
    game = recovery(lost=[1], troops={"2.2": "city_gonzaga archers"}, points=[20, 0, 1])
    assert winners(game) == (2,)


@rule("VTR-26.7", "VTR-R52", "VTR-I19")
def test_26_7_what_the_eliminated_player_had() -> None:
    troops = {**RAID, "1.2": "hill_2 colleoni pikemen:2 archers", "1.3": "wood_1 farmers"}
    game = raid(
        troops=troops, florins=[0, 6, 0], hand={1: "tartaglia ambush"}, reserve={1: "wood_3 wood_4"}
    )
    assert [troop(game, 1, area) for area in (1, 2, 3)] == ["", "", ""]
    assert pile(game, "discarded") == ["ambush", "archers", "colleoni", "farmers", "pikemen", "tartaglia"]
    assert pile(game, "removed") == []
    assert (florins(game)[1], hand(game, 1), reserve(game, 1)) == (0, [], [])
    assert sorted(facts(game)["under"][0]["tiles"]) == ["wood_3", "wood_4"]


@rule("VTR-26.7", "VTR-R52")
def test_r52_a_tile_that_he_drew_in_the_same_move_stays_hidden_too() -> None:
    game = ventura("fortune", 2, troops={"0.2": "city_medici archers", "2.1": ""}, florins=[0, 0, 0])
    table = table_from(GAME, GAME.write(game.position))
    table.play(2, ("draw", 0), Stated("wood_3"))
    assert winners(Scenario(GAME, table.position)) == (0,)
    assert table.seen_record(2).endswith("2 draw ; wood_3\n")
    assert table.seen_record(0).endswith("2 draw ; ?\n")


@rule("VTR-26.8")
def test_26_8_his_territories_can_be_annexed() -> None:
    game = recovery(lost=[1], troops={"0.2": "hill_1 archers"})
    assert domain(game, 0) == ["city_este", "hill_1"]
    assert points(game) == [0, 0, 0]


@rule("VTR-7.4", "VTR-R69")
def test_r69_his_remaining_turns_are_skipped() -> None:
    game = raid(hand={1: "farmers", 2: "farmers"})
    assert game.waiting == (2,)


@rule("VTR-R69", "VTR-I17")
def test_r69_the_order_of_the_round_is_unchanged_without_the_first_player() -> None:
    troops = {"0.2": "castle_1 acuto light_cavalry", "1.1": "", "2.2": "wood_1 archers"}
    game = ventura("troops", 0, first=2, troops=troops, hand={1: "farmers", 2: "farmers", 0: "farmers"})
    game.play("move 2", "to city_gonzaga", "halt")
    assert is_out(game, 1)
    game.play("stop")
    # seat 1 would have followed; a new round begins instead
    assert facts(game)["round"] == 2


@rule("VTR-26.1", "VTR-24.9", "VTR-R70")
def test_26_1_after_a_battle_too() -> None:
    troops = {"0.2": "hill_1 acuto heavy_cavalry men_at_arms", "1.1": "city_gonzaga garrison_gonzaga:5"}
    game = ventura("troops", troops=troops, domain={1: "castle_1"})
    game.play("move 2", "to city_gonzaga", "line 1:heavy_cavalry")
    assert is_out(game, 1)
    assert points(game)[0] == 2
