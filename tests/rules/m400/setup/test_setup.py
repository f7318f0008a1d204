"""Preparation and beginning of the game (M4-2)."""

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.kernel.fate import Bag, Fate, Stated
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import (
    CAPITALS,
    armies,
    facts,
    hand,
    hands,
    m400,
    points,
    score,
    start,
    states,
    whole_deck,
)
from quattrocento.testing.m400.tables import COPIES, SETUP, VALUE
from tests.rules.m400.watching import Watching

TEN = (
    "red_1*5 green_1*5",
    "red_2*5 green_2*5",
    "red_3*5 green_3*5",
    "blue_1*5 blue_3*5",
    "caravella*5 caballus*5",
)
"""The cards that the players are dealt, in starting order."""


def chosen(seats: int, upto: int, first: int = 0) -> Scenario:
    """The first so many players have chosen colour and capital in starting order."""
    scenario = start(seats, " ".join("caravella" if seat == first else "red_1" for seat in range(seats)))
    dealt = Stated(" ".join(TEN))
    in_play = [pair for pair in CAPITALS.items() if pair[1] in SETUP[seats]["capitals"]]
    for colour, capital in in_play[:upto]:
        for move in (f"colour {colour}", f"capital {capital}"):
            if move in scenario.options():  # the last of a kind is taken without asking
                scenario.position.play(scenario.waiting[0], GAME.notation.parse(move), dealt)
    return scenario


@rule("M4-2.1", "M4-2.2", "M4-2.3", "M4-2.4")
@pytest.mark.parametrize(
    ("seats", "cards", "level_iv", "captains"),
    [(5, 109, 4, 3), (4, 106, 3, 3), (3, 102, 2, 2), (2, 106, 3, 3)],
)
def test_2_1_the_deck_by_number_of_players(seats: int, cards: int, level_iv: int, captains: int) -> None:
    fate = Watching()
    GAME.start(seats, {}, fate)
    first = fate.asked[0]
    assert first.cards == cards == len(whole_deck(seats))
    assert [first.weights[f"{colour}_4"] for colour in ("red", "green", "blue")] == [level_iv] * 3
    assert first.weights["capitaneus_venturae"] == captains
    other = {
        card: number for card, number in first.weights.items() if card in ("red_3", "caravella", "pestem")
    }
    assert other == {card: COPIES[card] for card in other}


@rule("M4-2.2", "M4-2.3", "M4-2.4", "M4-R63")
@pytest.mark.parametrize(
    ("seats", "state", "value"), [(4, "venetia", 4), (3, "venetia", 4), (3, "anglia", 2), (2, "venetia", 4)]
)
def test_2_2_a_capital_not_in_play_is_an_ordinary_state(seats: int, state: str, value: int) -> None:
    scenario = m400("conquest", seats=seats, armies={"red": state}, hand={0: "red_1 green_1"})
    scenario.play("act red.1", "take", "pay red_1", "pay green_1")
    assert states(scenario, "red") == [state]
    assert VALUE[state] == value


@rule("M4-2.1")
def test_2_1_with_five_players_venice_is_a_capital() -> None:
    scenario = m400("statement", seats=5, armies={"red": "venetia"}, hand={0: "red_4 green_4"})
    assert scenario.play("attack red.1").step == "raid"


@rule("M4-2.5", "M4-R9")
def test_2_5_every_player_shows_a_card() -> None:
    for seats in (3, 4, 5):
        fate = Watching(seats)
        position = GAME.start(seats, {}, fate)
        assert len(fate.asked) >= seats
        assert {question.seen_by for question in fate.asked} == {None}
        assert position.stack[-1].name == "colour"


@rule("M4-2.6", "M4-2.7")
@pytest.mark.parametrize(
    ("shown", "first"),
    [
        ("red_4 green_bonus caballus", 2),
        ("red_4 green_malus blue_3", 0),
        ("red_bonus blue_1 green_malus", 1),
        ("red_2 pestem blue_4", 1),
        ("red_1 green_2 blue_3", 2),
    ],
)
def test_2_6_the_values_of_the_cards_shown(shown: str, first: int) -> None:
    assert start(3, shown).waiting == (first,)


@rule("M4-E1", "M4-2.6", "M4-2.7")
def test_e1_caballus_starts() -> None:
    scenario = start(4, "red_3 green_bonus caballus blue_4")
    assert scenario.waiting == (2,)
    scenario.play("colour red").play("capital anglia", fate=TEN[0])
    assert scenario.waiting == (3,)


@rule("M4-2.7", "M4-2.10", "M4-3.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_2_7_the_order_goes_clockwise_from_the_highest_card(first: int) -> None:
    waiting = [chosen(3, upto, first).waiting for upto in range(3)]
    assert waiting == [((first + n) % 3,) for n in range(3)]
    scenario = chosen(3, 3, first)
    assert scenario.step == "draw"
    assert scenario.waiting == (first,)


@rule("M4-2.8", "M4-R3")
def test_2_8_only_those_tied_for_the_highest_card_draw_again() -> None:
    fate = Stated("red_4 red_1 green_4 red_2 green_3")
    position = GAME.start(3, {}, fate)
    assert fate.left() == []
    assert position.waiting() == (2,)


@rule("M4-R3")
def test_r3_a_tie_lower_down_does_not_matter() -> None:
    fate = Stated("red_1 blue_4 green_1")
    assert GAME.start(3, {}, fate).waiting() == (1,)


class Tying(Fate):
    """All players show cards of the same value until the deck is empty; then the last one wins."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def draw(self, bag: Bag, weights: list[int]) -> int:
        self.sizes.append(sum(weights))
        over = len(self.sizes) > len(whole_deck())
        last = len(self.sizes) % 3 == 0
        wanted = ["_1", "_2", "_3", "_4", "us", ""] if not over or not last else [""]
        for ending in wanted:
            for number, name in enumerate(bag.names):
                special = "_" not in name or name == "capitaneus_venturae"
                if weights[number] and (special if not ending else name.endswith(ending) and not special):
                    return number
        raise AssertionError("nothing to draw")


@rule("M4-R3")
def test_r3_the_cards_shown_are_not_put_back_until_the_deck_is_empty() -> None:
    fate = Tying()
    position = GAME.start(3, {}, fate)
    assert fate.sizes == [*range(102, 0, -1), 102, 101, 100]
    assert position.waiting() == (2,)


@rule("M4-2.9")
def test_2_9_the_cards_shown_go_back_into_the_deck() -> None:
    scenario = start(3, "red_4 red_1 green_3").play("colour red")
    fate = Watching()
    scenario.position.play(0, scenario.game.notation.parse("capital aragona"), fate)
    assert fate.asked[0].cards == 102
    assert fate.asked[0].weights["red_4"] == 2


@rule("M4-2.11", "M4-D1")
def test_2_11_each_chooses_a_colour_that_is_free() -> None:
    scenario = start(3)
    assert scenario.nouns("colour") == ["red", "blue", "green", "yellow", "purple"]
    scenario.play("colour blue").play("capital aragona", fate=TEN[0])
    assert sorted(scenario.nouns("colour")) == ["green", "purple", "red", "yellow"]
    assert scenario.refused("colour blue").message == "why-colour-taken"


@rule("M4-2.12", "M4-D2")
def test_2_12_each_chooses_a_capital_that_is_free_and_puts_one_army_there() -> None:
    scenario = start(4).play("colour red").play("capital novgorod", fate=TEN[0])
    scenario.play("colour blue")
    assert sorted(scenario.nouns("capital")) == ["anglia", "aragona", "impero_ottomano"]
    assert scenario.refused("capital novgorod").message == "why-capital-chosen"
    assert scenario.refused("capital venetia").message == "why-not-a-capital"
    scenario.play("capital anglia", fate=TEN[1])
    finished = chosen(4, 4)
    assert [armies(finished, colour) for colour in ("red", "blue", "green", "yellow")] == [
        ["aragona"],
        ["novgorod"],
        ["impero_ottomano"],
        ["anglia"],
    ]


@rule("M4-2.13")
def test_2_13_each_takes_ten_cards() -> None:
    scenario = chosen(3, 1)
    assert hand(scenario, 0) == sorted(["red_1"] * 5 + ["green_1"] * 5)
    assert hands(chosen(3, 3)) == [10, 10, 10]


@rule("M4-2.14")
def test_2_14_everybody_begins_at_zero() -> None:
    scenario = chosen(3, 3)
    for colour in ("red", "blue", "green"):
        assert (score(scenario, colour), points(scenario, colour)) == (0, 0)


@rule("M4-2.15")
def test_2_15_all_states_begin_free() -> None:
    scenario = chosen(5, 5)
    assert all(states(scenario, colour) == [] for colour in CAPITALS)
    assert facts(scenario).get("plague", {}) == {}
