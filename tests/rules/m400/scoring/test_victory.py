"""Points and the winner (M4-15, M4-16)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import (
    barred,
    before_scoring,
    combat,
    idle,
    m400,
    points,
    score,
    start,
    states,
    war,
    winners,
)
from quattrocento.testing.m400.tables import VALUE

TEN = "hibernia scotia norvegia svecia dania gallia aquitania burgundia flandria portugallia"
OTHER_TEN = "granata mediolanum florentia neapolis sicilia ungheria polonia moscovia moldavia valachia"


def worth(names: str) -> int:
    return sum(VALUE[name] for name in names.split())


def ending(target: int = 32, **more: Any) -> Scenario:
    """Four players; the sequence ends, and the game with it if somebody has reached the target."""
    return before_scoring(seats=4, victory_target=target, **more).play("done")


@rule("M4-15.1")
def test_15_1_the_three_ways_to_victory_points() -> None:
    fought = combat("red_4 green_4", "").play("lead red_4", "lead green_4")
    given = war("red_1", "").play("surrender", fate="red_1")
    raided = m400("statement", armies={"red": "novgorod"}, hand={0: "red_4 green_4"})
    raided.play("attack red.1", "raid red_4", "raid green_4")
    taken = m400("conquest", armies={"red": "tartaria"}, hand={0: "red_1 green_1"})
    taken.play("act red.1", "take", "pay red_1", "pay green_1")
    assert [points(scenario, "red") for scenario in (fought, given, raided, taken)] == [1, 1, 2, 0]


@rule("M4-15.2", "M4-I6")
def test_15_2_victory_points_are_marked_at_once_and_add_up() -> None:
    scenario = war("red_1", "", points={"red": 3}).play("surrender", fate="red_1")
    assert points(scenario, "red") == 4
    assert scenario.told("points_gained") == [(0, 0, 1, 4, 1)]
    assert score(scenario, "red") == 0


@rule("M4-15.3", "M4-I6")
def test_15_3_victory_points_are_never_lost() -> None:
    scenario = war("red_1", "", points={"blue": 3}).play("surrender", fate="red_1")
    assert points(scenario, "blue") == 3
    assert states(scenario, "blue") == []


@rule("M4-15.4")
def test_15_4_states_and_victory_points() -> None:
    scenario = before_scoring(states={"blue": "gallia hibernia"}, points={"blue": 2}).play("done")
    assert score(scenario, "blue") == 3 + 1 + 2


@rule("M4-15.5", "M4-I7")
def test_15_5_the_markers_move_only_at_the_end_of_a_sequence() -> None:
    scenario = m400("end_of_turn", hand={0: "red_1"}, states={"blue": "gallia"}, points={"green": 2})
    assert [score(scenario, colour) for colour in ("red", "blue", "green")] == [0, 0, 0]
    idle(idle(scenario.play("done")))
    assert [score(scenario, colour) for colour in ("red", "blue", "green")] == [0, 3, 2]


@rule("M4-15.6")
def test_15_6_a_score_may_fall() -> None:
    scenario = before_scoring(score={"blue": 20}, states={"blue": "gallia"}).play("done")
    assert score(scenario, "blue") == 3


@rule("M4-15.7", "M4-R8")
def test_15_7_neither_track_is_a_limit() -> None:
    scenario = before_scoring(points={"blue": 47}, barred="blue").play("done")
    assert (points(scenario, "blue"), score(scenario, "blue")) == (47, 47)
    more = war("red_1", "", points={"red": 13}).play("surrender", fate="red_1")
    assert points(more, "red") == 14


@rule("M4-R61")
def test_r61_there_are_markers_for_every_state() -> None:
    capitals = {"aragona", "novgorod", "impero_ottomano"}
    last = "tartaria"
    owned = " ".join(set(VALUE) - capitals - {last})
    scenario = m400("conquest", states={"red": owned}, armies={"red": last}, hand={0: "red_1 green_1"})
    scenario.play("act red.1", "take", "pay red_1", "pay green_1")
    assert len(states(scenario, "red")) == len(VALUE) - len(capitals)


@rule("M4-16.1", "M4-16.3", "M4-16.7")
@pytest.mark.parametrize(("seats", "target"), [(3, 35), (4, 32), (5, 29), (2, 32)])
def test_16_7_the_target_by_number_of_players(seats: int, target: int) -> None:
    assert winners(before_scoring(seats=seats, points={"blue": target - 1}).play("done")) == ()
    assert winners(before_scoring(seats=seats, points={"blue": target}).play("done")) == (1,)


@rule("M4-16.7")
@pytest.mark.parametrize("target", [10, 37, 60])
def test_16_7_or_a_number_agreed_on(target: int) -> None:
    assert winners(ending(target, points={"green": target - 1})) == ()
    assert winners(ending(target, points={"green": target})) == (2,)
    assert start(3, victory_target=target).step == "colour"


@rule("M4-16.1")
def test_16_1_only_the_scoring_counts() -> None:
    scenario = m400("end_of_turn", hand={0: "red_1"}, points={"red": 40}).play("done")
    assert winners(scenario) == ()
    assert scenario.waiting == (1,)


@rule("M4-16.2", "M4-R55", "M4-I19")
def test_16_2_revolutionem_bars_from_winning_in_the_sequence() -> None:
    scenario = m400(
        "before_moving",
        order="blue green red",
        hand={0: "revolutionem red_1"},
        states={"blue": "gallia"},
        points={"red": 40},
    )
    scenario.play("play revolutionem", "free gallia")
    assert barred(scenario, "red")
    idle(scenario)
    assert winners(scenario) == ()
    assert not barred(scenario, "red")


@rule("M4-16.2", "M4-R55")
def test_16_2_so_does_an_attack_on_a_capital() -> None:
    scenario = m400(
        "statement", order="blue green red", armies={"red": "novgorod"}, hand={0: "red_4 green_4"}
    )
    scenario.play("attack red.1", "raid red_4", "raid green_4")
    assert barred(scenario, "red")


@rule("M4-16.3", "M4-16.2")
def test_16_3_one_who_is_not_barred_wins_before_a_better_one_who_is() -> None:
    scenario = ending(points={"red": 40, "blue": 33}, barred="red")
    assert winners(scenario) == (1,)


@rule("M4-E11", "M4-16.4")
def test_e11_the_highest_score_wins() -> None:
    assert winners(ending(points={"red": 32, "yellow": 33})) == (3,)


@rule("M4-E12", "M4-16.4")
def test_e12_then_the_most_states() -> None:
    nine = " ".join(OTHER_TEN.split()[:9])
    owned = {"red": TEN, "yellow": nine}
    vp = {"red": 32 - worth(TEN), "yellow": 32 - worth(nine)}
    scenario = ending(states=owned, points=vp)
    assert score(scenario, "red") == score(scenario, "yellow") == 32
    assert winners(scenario) == (0,)


@rule("M4-E13", "M4-16.4")
def test_e13_then_the_most_victory_points() -> None:
    mine, other = TEN, OTHER_TEN
    total = 32
    vp = {"red": total - worth(mine), "yellow": total - worth(other)}
    assert vp["red"] != vp["yellow"]
    scenario = ending(states={"red": mine, "yellow": other}, points=vp)
    assert winners(scenario) == ((0,) if vp["red"] > vp["yellow"] else (3,))


@rule("M4-16.5", "M4-R57")
def test_16_5_then_the_most_cards_then_the_first_sequence() -> None:
    vp = {"red": 32, "blue": 32}
    assert winners(ending(points=vp, hand={0: "red_1", 1: "red_2*2"})) == (1,)
    assert winners(ending(points=vp, hand={0: "red_1*3", 1: "red_2*2"})) == (0,)
    equal = {0: "red_1", 1: "red_2"}
    assert winners(ending(points=vp, hand=equal, first_order="green blue red yellow")) == (1,)
    assert winners(ending(points=vp, hand=equal, first_order="green red yellow blue")) == (0,)


@rule("M4-16.6", "M4-R56")
def test_16_6_if_all_are_barred_the_game_goes_on() -> None:
    scenario = ending(points={"red": 33, "blue": 34}, barred="red blue")
    assert winners(scenario) == ()
    assert score(scenario, "blue") == 34
    for _ in range(4):
        idle(scenario)
    assert winners(scenario) == (1,)


@rule("M4-16.8", "M4-R60")
@pytest.mark.parametrize(
    ("limit", "sequence", "over"), [(20, 19, False), (20, 20, True), (60, 59, False), (0, 60, False)]
)
def test_16_8_the_last_sequence(limit: int, sequence: int, over: bool) -> None:
    scenario = ending(points={"green": 5}, sequence=sequence, sequence_limit=limit)
    assert winners(scenario) == ((2,) if over else ())


@rule("M4-16.8", "M4-R60")
def test_16_8_barred_colours_are_excluded_unless_all_are() -> None:
    vp = {"red": 9, "blue": 7, "green": 5, "yellow": 3}
    assert winners(ending(points=vp, barred="red", sequence=60)) == (1,)
    assert winners(ending(points=vp, barred="red blue green yellow", sequence=60)) == (0,)


@rule("M4-16.8", "M4-R60")
def test_r60_the_limit_is_sixty_sequences() -> None:
    assert winners(ending(points={"green": 5}, sequence=60)) == (2,)


@rule("M4-I20")
def test_i20_a_finished_game_asks_nothing_more() -> None:
    scenario = ending(points={"red": 32})
    assert scenario.waiting == ()
    assert scenario.step == ""
