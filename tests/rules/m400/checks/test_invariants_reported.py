"""That a broken invariant is found: real positions, changed in one respect."""

from collections.abc import Callable

import pytest

from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.verbs import ARMY, CARD, COLOUR, TERRITORY
from quattrocento.kernel.position import Result
from quattrocento.testing import Scenario, rule
from quattrocento.testing.breaking import Change, found, found_between, put
from quattrocento.testing.m400 import combat, m400

PLACE = {name: number for number, name in enumerate(TERRITORY.ids)}
KIND = {name: number for number, name in enumerate(CARD.ids)}
ARMIES = {name: number for number, name in enumerate(ARMY.ids)}
NUMBER = {name: number for number, name in enumerate(COLOUR.ids)}


def table(step: str = "movement") -> Scenario:
    """Red is about to move, with cards, states, armies and a plague on the board."""
    return m400(
        step,
        hand={0: "red_1*2 caballus", 1: "green_1", 2: "blue_1"},
        states={"red": "castella", "blue": "polonia", "green": "serbia"},
        armies={"red": "gallia aragona", "blue": "polonia lituania!"},
        plague={"svecia": "blue green"},
        points={"red": 1, "blue": 2},
        discarded="red_2 pestem",
    )


def bit(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def finished(winners: tuple[int, ...]) -> Change:
    def change(position: M400) -> None:
        position.result = Result(winners, "target", (0, 1, 2))
        position.stack.clear()

    return change


BROKEN: dict[str, tuple[str, Change]] = {
    "a card too many": ("M4-I1", put("discarded", 3, KIND["green_1"])),
    "a deck miscounted": ("M4-I1", put("deck_left", 3)),
    "a hand miscounted": ("M4-I1", put("held", 7, 0)),
    "no army": ("M4-I2", put("at", -1, ARMIES["green.1"])),
    "an army beside the board": ("M4-I3", put("at", 40, ARMIES["red.1"])),
    "a state of two colours": (
        "M4-I4",
        put("own", bit(PLACE["polonia"], PLACE["castella"]), NUMBER["red"]),
    ),
    "a capital with a marker": ("M4-I4", put("own", bit(PLACE["novgorod"]), NUMBER["green"])),
    "a state neither owned nor free": ("M4-I5", put("free", 0)),
    "an order that is none": ("M4-I8", put("order", (0, 0, 1))),
    "an attacked state": ("M4-I10", put("attacked", bit(PLACE["gallia"]))),
    "a token of nobody": ("M4-I11", put("tokens", bit(NUMBER["purple"]), PLACE["svecia"])),
    "a plague without tokens": ("M4-I11", put("tokens", 0, PLACE["svecia"])),
    "a block in the reserve": ("M4-I12", put("blocked", bit(ARMIES["green.2"]))),
    "another colour's army moved": ("M4-I13", put("moved", bit(ARMIES["blue.1"]))),
    "an attack without a statement": ("M4-I13", put("announced", bit(ARMIES["red.1"]))),
    "two winners": ("M4-I20", finished((0, 1))),
    "no winner": ("M4-I20", finished(())),
    "fewer cards than none": ("M4-I21", put("hand", -1, KIND["pestem"])),
}


@rule(
    "M4-I1", "M4-I2", "M4-I3", "M4-I4", "M4-I5", "M4-I8", "M4-I10", "M4-I11", "M4-I12", "M4-I13", "M4-I20"
)
@rule("M4-I21")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_invariant_is_reported(name: str) -> None:
    clause, change = BROKEN[name]
    assert clause in found(table(), change)


def fighting() -> Scenario:
    return combat("red_3 green_1 red_bonus", "red_1 red_malus caballus").play("lead red_3", "answer red_1")


def next_turn(cards: int) -> tuple[Change, ...]:
    """Blue's turn has begun, and seat 0 holds so many cards."""
    return put("active", NUMBER["blue"]), put("held", cards, 0)


@rule("M4-I9", "M4-I12")
@pytest.mark.parametrize("optional", [True, False])
def test_what_outlasts_a_turn_is_reported(optional: bool) -> None:
    def passing() -> Scenario:
        return m400("end_of_turn", hand={0: "red_1"}, draw_optional=optional)

    assert "M4-I9" in found_between(passing(), *next_turn(16))
    assert "M4-I9" not in found_between(passing(), *next_turn(15))
    assert "M4-I12" in found_between(passing(), *next_turn(1), put("blocked", bit(ARMIES["red.1"])))


@rule("M4-I9", "M4-4.5")
@pytest.mark.parametrize(("cards", "reported"), [(30, False), (31, True)])
def test_a_seat_that_has_drawn_for_its_next_turn_may_hold_more(cards: int, reported: bool) -> None:
    scenario = m400(
        "end_of_turn", seats=2, order="red green blue yellow", hand={0: "red_1"}, draw_optional=False
    )
    after = found_between(scenario, put("active", NUMBER["green"]), put("held", cards, 0))
    assert ("M4-I9" in after) == reported


def allied() -> Scenario:
    return m400(seats=2, hand={0: "red_1", 1: "red_2"}, states={"green": "serbia"})


def moved_with(army: str, place: str) -> Change:
    return put("at", PLACE[place], ARMIES[army])


BETWEEN: dict[str, tuple[str, Callable[[], Scenario], Change]] = {
    "victory points that fall": ("M4-I6", table, put("points", 0, NUMBER["red"])),
    "victory points that leap": ("M4-I6", table, put("points", 4, NUMBER["red"])),
    "a marker that moves alone": ("M4-I7", table, put("score", 5, NUMBER["red"])),
    "an army in the plague": ("M4-I11", table, moved_with("red.1", "svecia")),
    "a blocked army that moves": ("M4-I12", table, moved_with("blue.2", "moscovia")),
    "an army of another colour that moves": ("M4-I13", table, moved_with("green.1", "serbia")),
    "an attack that is forgotten": (
        "M4-I10",
        lambda: m400(hand={0: "red_1"}, attacked="novgorod"),
        put("attacked", 0),
    ),
}


@rule("M4-I6", "M4-I7", "M4-I10", "M4-I11", "M4-I12", "M4-I13")
@pytest.mark.parametrize("name", BETWEEN)
def test_a_broken_passage_is_reported(name: str) -> None:
    clause, begin, change = BETWEEN[name]
    assert clause in found_between(begin(), change)


def ally_robbed(position: M400) -> None:
    """Red frees a state of green, its ally."""
    position.own[NUMBER["green"]] = 0
    position.owner[PLACE["serbia"]] = -1
    position.free |= bit(PLACE["serbia"])


@rule("M4-I22")
def test_harm_to_an_ally_is_reported() -> None:
    assert "M4-I22" in found_between(allied(), ally_robbed)
    assert "M4-I22" in found_between(allied(), put("blocked", bit(ARMIES["green.1"])))


@rule("M4-I14", "M4-I15", "M4-I16")
def test_a_broken_battle_is_reported() -> None:
    def other_colour(position: M400) -> None:
        assert position.combat is not None
        position.combat.answered = KIND["green_1"]

    def too_many(position: M400) -> None:
        assert position.combat is not None
        position.combat.bonus = (9, 0)

    def decided(position: M400) -> None:
        assert position.combat is not None
        position.combat.decided = (0, 0, -1)

    assert "M4-I14" in found(fighting(), other_colour)
    assert "M4-I16" in found(fighting(), too_many)
    assert "M4-I15" in found(fighting(), decided)
