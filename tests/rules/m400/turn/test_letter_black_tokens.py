"""The black tokens of the plague belong to nobody (M4-14.9, M4-R49)."""

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import CAPITALS, idle, m400, order, tokens


def left(scenario: Scenario, place: str = "gallia") -> int:
    return len(tokens(scenario, place))


@rule("M4-14.6", "M4-14.9", "M4-R49")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_14_9_every_end_of_turn_from_the_next_on_takes_one(seats: int) -> None:
    number = 4 if seats == 2 else seats
    cards = dict.fromkeys(range(seats), "red_1") | {0: "pestem red_1"}
    scenario = m400("end_of_turn", seats=seats, hand=cards).play("play pestem", "plague gallia")
    assert left(scenario) == number
    scenario.play("done")
    for gone in range(number):
        assert left(scenario) == number - gone
        idle(scenario)
    assert left(scenario) == 0


@rule("M4-14.9", "M4-R49")
def test_14_9_whose_turn_ends_does_not_matter() -> None:
    """Blue plays it in the middle; then green ends two turns before red ends one."""
    points = {"red": 9, "blue": 5, "green": 0}
    cards = {0: "red_1", 1: "pestem red_2", 2: "red_3"}
    scenario = m400("end_of_turn", "blue", hand=cards, points=points, score=points)
    scenario.play("play pestem", "plague gallia", "done")
    assert left(scenario) == 3
    idle(scenario)
    assert order(scenario) == ["green", "blue", "red"]
    assert (scenario.waiting, left(scenario)) == ((2,), 2)
    idle(scenario)
    assert (scenario.waiting, left(scenario)) == ((1,), 1)
    idle(scenario)
    assert (scenario.waiting, left(scenario)) == ((0,), 0)


@rule("M4-14.9", "M4-R49")
def test_14_9_one_from_each_plague_but_not_from_a_new_one() -> None:
    cards = {0: "pestem red_1", 1: "pestem red_2", 2: "red_3"}
    scenario = m400("end_of_turn", hand=cards, plague={"polonia": "red blue"})
    scenario.play("play pestem", "plague gallia", "done")
    assert [left(scenario, place) for place in ("polonia", "gallia")] == [1, 3]
    while scenario.step != "end_of_turn":
        scenario.play("decline" if scenario.step == "draw" else "done")
    scenario.play("play pestem", "plague castella", "done")
    assert [left(scenario, place) for place in ("polonia", "gallia", "castella")] == [0, 2, 3]
    assert len(scenario.told("plague_over")) == 1
    idle(scenario)
    assert [left(scenario, place) for place in ("gallia", "castella")] == [1, 2]


@rule("M4-14.9", "M4-14.6")
def test_14_9_two_cards_of_one_turn_are_both_new() -> None:
    scenario = m400("end_of_turn", hand={0: "pestem*2 red_1", 1: "red_2", 2: "red_3"})
    scenario.play("play pestem", "plague gallia", "play pestem", "plague castella", "done")
    assert [left(scenario, place) for place in ("gallia", "castella")] == [3, 3]
    idle(scenario)
    assert [left(scenario, place) for place in ("gallia", "castella")] == [2, 2]


@rule("M4-14.9", "M4-R49")
def test_14_9_a_position_is_written_and_read_with_any_number_of_tokens() -> None:
    cards = {0: "pestem red_1", 1: "red_2", 2: "red_3"}
    scenario = m400("end_of_turn", hand=cards).play("play pestem", "plague gallia", "done")
    for number in (3, 2, 1):
        again = GAME.read(GAME.write(scenario.position))
        assert GAME.write(again) == GAME.write(scenario.position)
        assert left(Scenario(GAME, again)) == number
        idle(scenario)


@rule("M4-14.9", "M4-R49")
@pytest.mark.parametrize("last", list(CAPITALS)[:3])
def test_14_9_the_last_token_goes_at_the_next_end_of_turn(last: str) -> None:
    scenario = m400("end_of_turn", hand={0: "red_1"}, plague={"gallia": last}).play("done")
    assert left(scenario) == 0


@rule("M4-R49")
def test_r49_own_token_stays_a_setting() -> None:
    cards = {0: "red_1", 1: "pestem red_2", 2: "red_3"}
    points = {"red": 9, "blue": 5, "green": 0}
    scenario = m400(
        "end_of_turn", "blue", hand=cards, points=points, score=points, plague_removal="own_token"
    )
    scenario.play("play pestem", "plague gallia", "done")
    seen = []
    for _ in range(4):
        idle(scenario)
        seen.append(tokens(scenario, "gallia"))
    assert seen == [["blue", "red"], ["blue", "red"], ["red"], []]
