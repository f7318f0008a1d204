"""Victory points at the end of the round (MAG-5.5, MAG-10.1 to MAG-10.6)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import magnifico, turns

LAND = [
    "rome",
    "naples",
    "florence",
    "milan",
    "venice",
    "vienna",
    "buda",
    "prague",
    "nuremberg",
    "hamburg",
    "copenhagen",
    "utrecht",
    "paris",
    "bordeaux",
    "lyon",
    "barcelona",
    "toledo",
    "seville",
    "lisbon",
    "fez",
    "krakow",
    "vilnius",
    "kiev",
    "ragusa",
    "athens",
    "constantinople",
]
DRAWN = {
    3: "tank_colossus bombard",
    4: "tank_colossus tank_fan_gun bombard",
    5: "tank_colossus tank_fan_gun bombard bombard",
}
LEONARDO, WORKSHOP, COURT, CROWN, CITIES = range(5)


def realm(*counts: int, pieces: str = "1 soldier") -> dict[str, Any]:
    """So many territories for each seat, with these pieces on each."""
    land = iter(LAND)
    return {next(land): f"{seat}: {pieces}" for seat, count in enumerate(counts) for _ in range(count)}


def close_round(scenario: Scenario) -> Scenario:
    """The last turn of the round ends; nobody wins, so the next auction is laid out."""
    return scenario.play("pass", fate=DRAWN[scenario.position.seats])


def race(scenario: Scenario, which: int) -> list[int]:
    """What each seat scored for one kind of points in the round just closed, by seat."""
    return [about[1 + which] for about in sorted(scenario.told("scored"))]


@rule("MAG-5.5.1")
def test_5_5_1_points_come_after_the_last_turn_and_then_income() -> None:
    scenario = magnifico(decide=turns(0, 1), rome="0: 3 soldiers", naples="1: 3 soldiers")
    scenario.play("pass")
    assert not scenario.told("scored")
    assert scenario.position.points == [0, 0, 0]
    close_round(scenario)
    assert scenario.position.points[0] == 2
    names = [event.name for event in scenario.events]
    assert names.index("scored") < names.index("round_began") < names.index("income_paid")
    assert scenario.position.round == 3
    assert scenario.position.money == [110, 110, 110]


@rule("MAG-5.5.1")
def test_5_5_1_the_points_of_a_round_are_the_sum_of_its_kinds() -> None:
    scenario = magnifico(
        points=[3, 4, 5],
        field={1: "bombard"},
        rome="0: 3 soldiers, castle, 4 towers",
        naples="0: 1 soldier",
        milan="1: 1 soldier, castle",
    )
    close_round(scenario)
    for seat, *kinds, total in scenario.told("scored"):
        assert total == sum(kinds)
        assert scenario.position.points[seat] == 3 + seat + total
    assert scenario.position.points == [3 + 2 + 1 + 2 + 1, 4 + 2 + 1, 5]


@rule("MAG-10.1")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_10_1_the_holder_of_leonardo_scores_2(holder: int) -> None:
    scenario = close_round(magnifico(holder=holder))
    assert scenario.position.points == [2 if seat == holder else 0 for seat in range(3)]


@rule("MAG-10.2")
def test_10_2_most_cards_in_the_field_score_2() -> None:
    scenario = close_round(magnifico(field={0: "submarine", 1: "bombard grapeshot", 2: "automaton"}))
    assert race(scenario, WORKSHOP) == [0, 2, 0]


@rule("MAG-10.2")
def test_10_2_leonardo_is_no_card_of_the_workshop() -> None:
    scenario = close_round(magnifico(holder=0, field={1: "bombard"}))
    assert race(scenario, WORKSHOP) == [0, 2, 0]


@rule("MAG-10.2")
def test_10_2_cards_in_the_archive_do_not_count() -> None:
    scenario = close_round(magnifico(field={1: "bombard"}, archive={0: "grapeshot grapeshot"}))
    assert race(scenario, WORKSHOP) == [0, 2, 0]


@rule("MAG-10.2")
def test_10_2_machine_cards_improvements_and_copies_count() -> None:
    machines = "airplane_glider gyroscope gyroscope"
    scenario = close_round(magnifico(field={0: "bombard grapeshot", 1: machines}))
    assert race(scenario, WORKSHOP) == [0, 2, 0]


@rule("MAG-10.3")
def test_10_3_most_castles_score_2_whatever_their_towers() -> None:
    scenario = magnifico(
        rome="0: 1 soldier, castle, 3 towers",
        naples="1: 1 soldier, castle",
        milan="1: 1 soldier, castle",
    )
    assert race(close_round(scenario), COURT) == [0, 2, 0]


@rule("MAG-10.3")
def test_10_3_perfect_cities_count_as_one_castle_each() -> None:
    scenario = magnifico(
        rome="0: 1 soldier, castle, 4 towers",
        milan="0: 1 soldier, castle",
        naples="1: 1 soldier, castle",
        athens="1: 1 soldier, castle",
        paris="1: 1 soldier, castle",
        kiev="2: 1 soldier, castle",
    )
    assert race(close_round(scenario), COURT) == [0, 2, 0]
    scenario = magnifico(
        rome="0: 1 soldier, castle, 4 towers",
        milan="0: 1 soldier, castle",
        naples="1: 1 soldier, castle",
    )
    assert race(close_round(scenario), COURT) == [2, 0, 0]


@rule("MAG-10.4")
def test_10_4_most_territories_score_2_whatever_stands_on_them() -> None:
    land = realm(2, 3, 1) | {"rome": "0: 9 soldiers, castle"}
    assert race(close_round(magnifico(**land)), CROWN) == [0, 2, 0]


@rule("MAG-10.5")
def test_10_5_two_who_tie_score_1_each_in_every_race() -> None:
    cards = {0: "bombard", 2: "grapeshot"}
    scenario = close_round(magnifico(field=cards, **realm(2, 1, 2, pieces="1 soldier, castle")))
    for kind in (WORKSHOP, COURT, CROWN):
        assert race(scenario, kind) == [1, 0, 1]


@rule("MAG-10.5")
@pytest.mark.parametrize(("seats", "ahead"), [(3, 3), (4, 3), (5, 4), (5, 5)])
def test_10_5_three_or_more_who_tie_score_nothing(seats: int, ahead: int) -> None:
    counts = [2] * ahead + [1] * (seats - ahead)
    cards = dict.fromkeys(range(3), "bombard") | dict.fromkeys(range(3, ahead), "grapeshot")
    drawn = DRAWN[seats].replace("bombard", "automaton")
    scenario = magnifico(seats, field=cards, **realm(*counts, pieces="1 soldier, castle"))
    scenario.play("pass", fate=drawn)
    for kind in (WORKSHOP, COURT, CROWN):
        assert race(scenario, kind) == [0] * seats


@rule("MAG-10.5")
def test_10_5_a_tie_below_the_leader_takes_nothing_from_him() -> None:
    assert race(close_round(magnifico(**realm(4, 3, 3))), CROWN) == [2, 0, 0]


@rule("MAG-E29", "MAG-10.5")
def test_e29_castles_3_3_2_1_give_1_to_the_first_two() -> None:
    scenario = magnifico(4, **realm(3, 3, 2, 1, pieces="1 soldier, castle"))
    assert race(close_round(scenario), COURT) == [1, 1, 0, 0]


@rule("MAG-E29", "MAG-10.5")
def test_e29_castles_3_3_3_1_give_nothing() -> None:
    scenario = magnifico(4, **realm(3, 3, 3, 1, pieces="1 soldier, castle"))
    assert race(close_round(scenario), COURT) == [0, 0, 0, 0]


@rule("MAG-E29", "MAG-10.5")
def test_e29_territories_9_7_7_give_2_to_the_leader() -> None:
    assert race(close_round(magnifico(**realm(9, 7, 7))), CROWN) == [2, 0, 0]


@rule("MAG-E29", "MAG-15.5")
def test_e29_second_place_territories_9_7_7_give_nothing_to_the_seconds() -> None:
    scenario = magnifico(settings={"second_place_vp": True}, **realm(9, 7, 7))
    assert race(close_round(scenario), CROWN) == [2, 0, 0]


@rule("MAG-E29", "MAG-15.5")
def test_e29_second_place_castles_3_3_3_1_give_1_to_each_of_three() -> None:
    land = realm(3, 3, 3, 1, pieces="1 soldier, castle")
    scenario = magnifico(4, settings={"second_place_vp": True}, **land)
    assert race(close_round(scenario), COURT) == [1, 1, 1, 0]


@rule("MAG-R54")
@pytest.mark.parametrize("second_place", [False, True])
def test_r54_nobody_with_a_card_or_a_castle_scores_nothing(second_place: bool) -> None:
    scenario = close_round(magnifico(settings={"second_place_vp": second_place}))
    assert race(scenario, WORKSHOP) == [0, 0, 0]
    assert race(scenario, COURT) == [0, 0, 0]


@rule("MAG-R54")
def test_r54_one_card_is_enough_to_lead_those_with_none() -> None:
    scenario = close_round(magnifico(field={2: "submarine"}))
    assert race(scenario, WORKSHOP) == [0, 0, 2]


@rule("MAG-10.6")
def test_10_6_each_perfect_city_gives_1_at_the_end_of_every_round() -> None:
    scenario = magnifico(
        rome="1: 1 soldier, castle, 4 towers",
        naples="1: 1 soldier, castle, 4 towers",
        milan="1: 1 soldier, castle, 3 towers",
        paris="2: 1 soldier, castle, 4 towers",
    )
    assert race(close_round(scenario), CITIES) == [0, 2, 1]


@rule("MAG-10.6")
def test_10_6_the_city_scores_again_in_the_next_round() -> None:
    scenario = close_round(magnifico(money=10, rome="0: 1 soldier, castle, 4 towers"))
    before = scenario.position.points[0]
    scenario.play("0: bid 10", "1: bid 10", "2: bid 10")
    scenario.play("decline", "decline", "decline")
    while scenario.position.round == 3:
        drawn = "airplane_glider grapeshot" if scenario.waiting == (2,) else ""
        scenario.play("pass", fate=drawn)
    assert race(scenario, CITIES) == [1, 0, 0]
    assert scenario.position.points[0] == before + 2 + 2 + 1
