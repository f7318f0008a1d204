"""Positions of M400 in text: its set-up, its offers, its combats."""

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import rule
from quattrocento.testing.m400 import m400, offer, start
from quattrocento.testing.m400.trades import CARDS
from quattrocento.testing.random_games import assert_written_again
from quattrocento.testing.spoiling import changed, refused_position
from tests.rules.m400.texts import FIGHT, TURN


@rule("M4-2.11", "M4-2.12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_set_up_can_be_written_at_every_step(seats: int) -> None:
    game, fate = start(seats), Dice(1)
    while not game.position.sequence:
        assert_written_again(GAME, game.position)
        seat = game.waiting[0]
        game.position.play(seat, game.position.options(seat)[0], fate)


@rule("M4-D8", "M4-D12")
def test_an_offer_can_be_written_at_every_step() -> None:
    scenario = m400("trade", hand=CARDS)
    for move in (
        "offer",
        "to_all",
        "give red_1",
        "want pestem",
        "send",
        "counter",
        "give blue_1",
        "want red_1",
    ):
        scenario.play(move)
        assert_written_again(GAME, scenario.position)


def test_refused_offers_are_remembered_in_the_text() -> None:
    scenario = m400("trade", hand=CARDS, repeated_offers=False)
    offer(scenario, "seat_1", "caballus", "caravella").play("decline")
    scenario.position = GAME.read(GAME.write(scenario.position))
    again = offer(scenario, "seat_1", "caballus", "caravella", send=False)
    assert again.refused("send").message == "why-offer-repeated"


def test_a_combat_needs_its_step() -> None:
    text = changed(
        FIGHT,
        'step = "additions"\nseat = 0\ncard_colour = "red"',
        'step = "conquest"\nseat = 0\ncolour = "red"',
    )
    assert refused_position(GAME, text).id == "position-combat"


@rule("M4-R14", "M4-R33", "M4-R49", "M4-R52", "M4-R54")
def test_a_text_of_rules_1_is_played_on_by_them() -> None:
    old = GAME.read(TURN.replace("rules = 2\n", "")).rules
    assert (old.offers, old.most_cards, old.cancelled_count, old.repeats) == (6, 5, True, False)
    assert old.own_token
    assert not any((old.combination_bound, old.leave_by_sea, old.limit_everybody))
    new = GAME.read(TURN).rules
    assert (new.offers, new.cancelled_count, new.repeats) == (20, False, True)
    assert new.combination_bound
    assert new.leave_by_sea
    assert not new.own_token


@rule("M4-R33", "M4-14.12")
def test_what_hands_lack_is_written_by_colour_or_by_sort() -> None:
    for without in ("without = [1, 0, 0]", "without = [0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1]"):
        text = TURN.replace('hand = ["red_4"]', f'hand = ["caballus"]\n{without}')
        assert without in GAME.write(GAME.read(text))
    wrong = changed(TURN, 'hand = ["red_4"]', 'hand = ["caballus"]\nwithout = [1, 0]')
    assert refused_position(GAME, wrong).id == "position-numbers"
