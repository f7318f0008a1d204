"""The Initiative Step (VTR-8)."""

from typing import Any

import pytest

from quattrocento.testing import rule
from quattrocento.testing.ventura import claimed, facts, initiative, points

ITALIAN = "left_of_previous_holder"


@rule("VTR-8.1", "VTR-T33")
def test_8_1_no_initiative_in_the_first_round() -> None:
    scenario = claimed("village_1", "field_2", "field_1", "hill_1", "castle_1", "hill_2")
    assert points(scenario) == [0, 0]
    assert facts(scenario).get("first", 0) == 0


@rule("VTR-8.2", "VTR-8.5", "VTR-8.6")
def test_8_2_the_player_with_the_lowest_score_becomes_first_and_scores_one() -> None:
    scenario = initiative(points=[5, 3, 7])
    assert facts(scenario)["first"] == 1
    assert points(scenario) == [5, 4, 7]
    assert scenario.waiting == (1,)


@rule("VTR-8.3", "VTR-T1")
def test_8_3_among_equals_the_one_with_the_fewest_florins() -> None:
    scenario = initiative(points=[3, 3, 7], florins=[4, 2, 0])
    assert facts(scenario)["first"] == 1


@rule("VTR-8.3", "VTR-T1")
@pytest.mark.parametrize("seat", [2, 3])
def test_t1_a_further_tie_is_broken_at_random(seat: int) -> None:
    scenario = initiative(f"seat_{seat}", seats=4, points=[5, 3, 3, 3], florins=[4, 2, 1, 1])
    assert facts(scenario)["first"] == seat
    assert points(scenario)[seat] == 4


@rule("VTR-8.4", "VTR-R6", "VTR-T1")
@pytest.mark.parametrize(("holder", "receiver"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_8_4_the_first_among_equals_to_the_left_of_the_previous_holder(holder: int, receiver: int) -> None:
    scenario = initiative(
        seats=4, first=holder, points=[5, 3, 3, 3], florins=[4, 2, 1, 1], first_player_tiebreak=ITALIAN
    )
    assert facts(scenario)["first"] == receiver


@rule("VTR-8.4", "VTR-T2")
def test_t2_the_previous_holder_comes_last_in_the_count() -> None:
    scenario = initiative(first=1, points=[7, 4, 4], edition="it-2011")
    assert facts(scenario)["first"] == 2


@rule("VTR-8.5", "VTR-R7", "VTR-T2")
@pytest.mark.parametrize("settings", [{}, {"edition": "it-2011", "first_player_may_keep": True}])
def test_r7_a_holder_who_is_still_last_keeps_the_card_and_scores(settings: dict[str, Any]) -> None:
    scenario = initiative(first=1, points=[7, 4, 6], **settings)
    assert facts(scenario)["first"] == 1
    assert points(scenario) == [7, 5, 6]


@rule("VTR-R7", "VTR-T2")
@pytest.mark.parametrize("settings", [{"first_player_may_keep": False}, {"edition": "it-2011"}])
def test_r7_in_the_italian_edition_another_player_each_round(settings: dict[str, Any]) -> None:
    scenario = initiative(first=1, points=[7, 4, 6], **settings)
    assert facts(scenario)["first"] == 2
    assert points(scenario) == [7, 4, 7]


@rule("VTR-R8")
def test_r8_only_players_in_the_game_are_compared() -> None:
    scenario = initiative(points=[5, 0, 7], lost=[1], hand={0: "farmers", 2: "farmers"})
    assert facts(scenario).get("first", 0) == 0
    assert points(scenario)[0] == 6


@rule("VTR-R8")
def test_r8_the_seat_of_an_eliminated_holder_marks_where_the_count_begins() -> None:
    scenario = initiative(
        seats=4,
        first=1,
        points=[3, 0, 3, 3],
        lost=[1],
        hand={0: "farmers", 2: "farmers", 3: "farmers"},
        first_player_tiebreak=ITALIAN,
    )
    assert facts(scenario)["first"] == 2
