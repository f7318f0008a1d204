"""Florins, wounds and Domain Markers (VTR-5)."""

from typing import Any

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.speech import LANGUAGES, Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import domain, florins, markers, points, recovery, troop, ventura, winners

# Around the usual map, so that seat 0 has 19 markers on it, and with field_4 all 20
AROUND = {
    "wood_3": "-2,0",
    "wood_4": "-1,-1",
    "river_1": "-2,2",
    "field_3": "-1,2",
    "field_4": "0,2",
    "mountain_1": "2,1",
}
OWN = (
    "village_1 wood_3 wood_4 field_1 field_2 river_1 field_3 wood_2 papal_1 papal_2 hill_2 castle_1 hill_1"
)


def crowded(step: str, seat: int = 0, **more: Any) -> Scenario:
    """Seat 0 has one Domain Marker left."""
    return ventura(step, seat, domain={0: f"{OWN} wood_1"}, tiles=AROUND, **more)


def full(step: str, seat: int = 0, **more: Any) -> Scenario:
    """Seat 0 has none left; field_4 came last."""
    return ventura(step, seat, domain={0: f"{OWN} wood_1 field_4"}, tiles=AROUND, **more)


@rule("VTR-5.1")
def test_5_1_paid_florins_leave_the_reserve() -> None:
    scenario = ventura("prestige", florins=[4, 1, 0]).play("spend 3")
    assert florins(scenario) == [1, 1, 0]


@rule("VTR-5.1")
def test_5_1_florins_are_open() -> None:
    views = [ventura(florins=[amount, 1, 0]).position.view(1) for amount in (3, 4)]
    assert views[0] != views[1]


@rule("VTR-5.2")
def test_5_2_nobody_spends_what_he_does_not_have() -> None:
    scenario = ventura("prestige", florins=[2, 0, 0])
    assert scenario.nouns("spend") == ["0", "1", "2"]
    assert scenario.refused("spend 3").clause in ("VTR-5.2", "VTR-9.2")
    scenario = ventura("recruit", florins=[3, 0, 0]).play("draw", fate="archers")
    assert scenario.step != "recruit"


@rule("VTR-5.3", "VTR-R53")
@pytest.mark.parametrize("tokens", [19, 20])
def test_5_3_the_stock_of_florins_is_no_limit(tokens: int) -> None:
    scenario = ventura("upkeep", florins=[150, 150, 150], domain={0: "village_1"}, florins_value_5=tokens)
    scenario.play("dismiss 1:garrison_este", "pay")
    assert florins(scenario)[0] == 152


@rule("VTR-5.4", "VTR-R53")
def test_5_4_the_stock_of_wounds_is_no_limit() -> None:
    wounded = {f"{seat}.{area}": "field_1 pikemen:4" for seat, area in ((0, 2), (0, 3))}
    wounded |= {
        "1.2": "hill_1 men_at_arms:4",
        "1.3": "hill_1 men_at_arms:4",
        "1.4": "hill_1 broken_lances:4",
    }
    wounded |= {
        "2.2": "wood_1 heavy_cavalry:5",
        "2.3": "wood_1 heavy_cavalry:5",
        "2.4": "wood_1 light_cavalry:3",
    }
    assert GAME.violations(ventura("prestige", florins=1, troops=wounded).position) == []


@rule("VTR-5.5", "VTR-R18")
def test_5_5_as_many_markers_as_are_left() -> None:
    scenario = crowded("expansion", reserve={0: "village_2"})
    assert scenario.position.supply[0] == 1
    scenario.play("tile village_2", "lay -2,3")
    assert markers(scenario, "village_2") == 1  # its Income is 2, with field_3 beside it
    assert scenario.position.supply[0] == 0


@rule("VTR-5.5", "VTR-2.7", "VTR-R18")
@pytest.mark.parametrize("beyond", [True, False])
def test_5_5_with_no_marker_left_a_territory_joins_the_domain_without_one(beyond: bool) -> None:
    troops = {"0.2": "mountain_1 archers"}
    scenario = full("recruit", 2, florins=[0, 0, 2], troops=troops, domain_beyond_markers=beyond).play(
        "stop"
    )
    assert scenario.step == "upkeep"
    assert ("mountain_1" in domain(scenario, 0)) == beyond
    assert markers(scenario, "mountain_1") == 0


@rule("VTR-14.1", "VTR-5.5", "VTR-R18")
def test_14_1_income_is_the_sum_of_the_values_also_beyond_the_markers() -> None:
    # the text adds the Income Values; counting the markers is only the quicker way
    scenario = full("recruit", 2, florins=[0, 0, 2], troops={"0.2": "mountain_1 archers"}).play("stop")
    scenario.play("dismiss 1:garrison_este", "dismiss 2:archers")
    assert florins(scenario)[0] == 21
    scenario = full("recruit", 2, florins=[0, 0, 2], troops={"0.2": "mountain_1 archers"})
    before = GAME.board(scenario.position.view(0), GAME.standard_components(), Speech("en", GAME))
    after = GAME.board(
        scenario.play("stop").position.view(0), GAME.standard_components(), Speech("en", GAME)
    )
    assert any(" 20 " in line for line in before)
    assert any(" 21 " in line for line in after)


@rule("VTR-5.5", "VTR-5.8", "VTR-19.12", "VTR-28.9", "VTR-R18")
def test_5_5_a_territory_without_a_marker_is_lost_for_no_points() -> None:
    scenario = ventura(
        "troops",
        1,
        domain={0: f"{OWN} wood_1 field_4 mountain_1"},
        tiles=AROUND,
        markers={"mountain_1": 0},
        troops={"1.2": "hill_2 facino_cane stradiots"},
    )
    assert GAME.violations(scenario.position) == []
    scenario.play("move 2", "to mountain_1", "halt")
    assert "mountain_1" not in domain(scenario, 0)
    assert (points(scenario), florins(scenario)) == ([0, 0, 0], [0, 0, 0])
    english, italian = ([Speech(one, GAME).event(told) for told in scenario.events] for one in LANGUAGES)
    assert "Seat 1 takes Mountain 1 out of an opposing Domain; no Domain Marker lay on it." in english
    assert "Posto 1 toglie Montagna 1 a un Dominio avversario; non vi erano segnalini Dominio." in italian


@rule("VTR-5.6", "VTR-5.5")
def test_5_6_a_marker_that_comes_back_goes_to_the_territory_without_one() -> None:
    scenario = ventura(
        "recruit",
        2,
        florins=[0, 0, 2],
        domain={0: f"{OWN} wood_1 field_4 mountain_1"},
        tiles=AROUND,
        markers={"mountain_1": 0},
        troops={"1.2": "hill_2 archers"},
    ).play("stop")
    assert markers(scenario, "mountain_1") == 1


@rule("VTR-5.6")
@pytest.mark.parametrize("order", ["village_2 village_3", "village_3 village_2"])
def test_5_6_missing_markers_are_added_in_the_order_of_entry(order: str) -> None:
    # both Villages have an Income of 2 and one marker; seat 1 takes hill_2, so that one marker comes back
    scenario = ventura(
        "recruit",
        2,
        florins=[0, 0, 2],
        domain={0: f"{OWN} {order}"},
        tiles={**AROUND, "village_2": "-2,3", "village_3": "-3,3"},
        markers={"village_2": 1, "village_3": 1},
        troops={"1.2": "hill_2 archers"},
    ).play("stop")
    assert [markers(scenario, tile) for tile in order.split()] == [2, 1]
    assert scenario.position.supply[0] == 0
    assert points(scenario) == [0, 1, 0]


@rule("VTR-15.6", "VTR-D14", "VTR-R18")
def test_15_6_with_all_markers_on_the_map_a_tile_is_placed_without_one() -> None:
    scenario = full("expansion", reserve={0: "village_2"}).play("tile village_2", "lay -2,3")
    assert "village_2" in domain(scenario, 0)
    assert (markers(scenario, "village_2"), scenario.position.supply[0]) == (0, 0)


@rule("VTR-15.6", "VTR-D14")
def test_15_6_where_markers_are_a_limit_no_tile_is_placed() -> None:
    cards, tiles = {0: "farmers"}, {0: "village_2"}
    scenario = full("expansion", reserve=tiles, hand=cards, domain_beyond_markers=False)
    assert scenario.options() == ["stop"]
    assert scenario.refused("tile village_2").clause == "VTR-15.6"


@rule("VTR-26.9", "VTR-R78")
def test_26_9_the_marker_for_a_conquered_city_comes_from_the_last_territory() -> None:
    scenario = full(
        "recruit", 2, florins=[0, 0, 2], troops={"0.2": "city_gonzaga archers", "1.1": ""}
    ).play("stop")
    assert winners(scenario) == (0,)
    assert markers(scenario, "city_gonzaga") == 1
    assert markers(scenario, "field_4") == 0


@rule("VTR-5.6", "VTR-15.4")
def test_5_6_markers_follow_the_income_after_every_change() -> None:
    scenario = ventura("expansion", reserve={0: "wood_3"}, domain={0: "village_1"})
    assert markers(scenario, "village_1") == 1
    scenario.play("tile wood_3", "lay -1,-1")
    assert (markers(scenario, "village_1"), markers(scenario, "wood_3")) == (2, 1)


@rule("VTR-5.6", "VTR-5.7", "VTR-R19")
def test_5_7_markers_taken_back_score_nothing() -> None:
    tiles = {"wood_3": "-1,-1"}
    scenario = recovery(troops={"1.2": "wood_3 pikemen"}, domain={0: "village_1 wood_3"}, tiles=tiles)
    assert markers(scenario, "village_1") == 1
    assert points(scenario) == [0, 1, 0]  # for the marker of wood_3, not for that of the Village


@rule("VTR-5.8", "VTR-R19")
def test_5_8_the_markers_just_before_the_removal_count() -> None:
    tiles = {"wood_3": "-1,-1"}
    troops = {"1.2": "village_1 pikemen", "1.3": "wood_3 archers"}
    scenario = recovery(troops=troops, domain={0: "village_1 wood_3"}, tiles=tiles)
    assert scenario.step == "annex"
    scenario.play("annex village_1")
    assert points(scenario)[1] == 2 + 1  # the Village with 2 markers; then the Wood follows by itself
    scenario = recovery(troops=troops, domain={0: "village_1 wood_3"}, tiles=tiles).play("annex wood_3")
    assert points(scenario)[1] == 1 + 1  # the Village had gone down to 1


@rule("VTR-5.9")
def test_5_9_removed_markers_return_to_their_owner() -> None:
    scenario = recovery(troops={"0.2": "field_1 pikemen"}, domain={1: "field_1"})
    assert scenario.position.supply == [17, 19, 19]


@rule("VTR-5.6")
def test_5_6_a_territory_lost_and_regained_enters_anew() -> None:
    scenario = recovery(troops={"1.2": "field_1 pikemen"}, domain={0: "field_1 village_1", 1: "hill_1"})
    assert domain(scenario, 0) == ["city_este", "village_1"]
    assert domain(scenario, 1) == ["city_gonzaga", "hill_1", "field_1"]
    assert troop(scenario, 1, 2) == "field_1 pikemen"
