"""Positions in text: what is read is written again, and what is wrong is refused with its line."""

import pytest

from quattrocento.games.m400.entry import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import rule
from quattrocento.testing.m400 import m400, start
from quattrocento.testing.random_games import assert_written_again
from quattrocento.testing.spoiling import changed, refused_position
from tests.rules.m400.bargains import CARDS, offer
from tests.rules.m400.random_games import EVERY_GAME, played
from tests.rules.m400.texts import FIGHT, TURN


@pytest.mark.parametrize("text", [TURN, FIGHT], ids=["turn", "combat"])
def test_what_is_read_is_written_again(text: str) -> None:
    assert_written_again(GAME, GAME.read(text))


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
    game = m400("trade", hand=CARDS)
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
        game.play(move)
        assert_written_again(GAME, game.position)


def test_refused_offers_are_remembered_in_the_text() -> None:
    game = offer(m400("trade", hand=CARDS), "seat_1", "caballus", "caravella").play("decline")
    game.position = GAME.read(GAME.write(game.position))
    again = offer(game, "seat_1", "caballus", "caravella", send=False)
    assert again.refused("send").message == "why-offer-repeated"


@EVERY_GAME
def test_every_position_of_a_game_can_be_written(name: str) -> None:
    for passage in played(name)[::23]:
        assert_written_again(GAME, passage.after)


@pytest.mark.parametrize("text", [TURN, FIGHT], ids=["turn", "combat"])
def test_an_accepted_text_can_be_played_to_the_end(text: str) -> None:
    position, fate = GAME.read(text), Dice(1)
    while position.result is None:
        seat = position.waiting()[0]
        options = position.options(seat)
        position.play(seat, options[fate.rng.randrange(len(options))], fate)


WRONG: dict[str, tuple[str, str, str]] = {
    "another game": ("text-among", 'game = "m400"', 'game = "magnifico"'),
    "too many seats": ("setup-seats", "seats = 3", "seats = 6"),
    "too many colours": (
        "position-colours",
        "[cards]",
        '[[colour]]\ncolour = "yellow"\ncapital = "anglia"\n[cards]',
    ),
    "a colour twice": ("position-colour-twice", 'colour = "blue"', 'colour = "red"'),
    "no capital": ("position-capital", 'capital = "novgorod"', 'capital = "venetia"'),
    "a capital twice": ("position-capital", 'capital = "novgorod"', 'capital = "aragona"'),
    "a capital as a state": ("position-state", '"castella"', '"novgorod"'),
    "an attacked state": ("position-capital", 'attacked = ["novgorod"]', 'attacked = ["gallia"]'),
    "three armies": ("position-armies", '"aragona blocked"', '"aragona", "aragona"'),
    "no army": (
        "position-armies",
        'armies = ["gallia", "aragona blocked"]',
        'armies = ["reserve", "reserve"]',
    ),
    "an army on fire": ("position-army", '"aragona blocked"', '"aragona burning"'),
    "an army nowhere": ("text-unknown-near", '"aragona blocked"', '"arragona"'),
    "a token of nobody": ("position-plague", 'polonia = ["red", "green"]', 'polonia = ["purple"]'),
    "a plague without tokens": ("position-plague", 'polonia = ["red", "green"]', "polonia = []"),
    "too many cards": ("position-cards", 'hand = ["red_4"]', 'hand = ["red_4", "red_4", "red_4"]'),
    "an unknown card": ("text-unknown-near", 'hand = ["red_4"]', 'hand = ["caravela"]'),
    "an unknown key": ("text-unknown-near", "score = 12", "scores = 12"),
    "less than no points": ("text-at-least", "points = 1", "points = -1"),
    "an unknown table": ("text-unknown-near", "[plague]", "[plagues]"),
    "another player's step": (
        "position-stack",
        'step = "movement"\nseat = 0',
        'step = "movement"\nseat = 1',
    ),
    "a step without its phase": ("position-stack", 'phase = "conquest"', 'phase = "trade"'),
    "no such place": ("position-stack", "place = 2", "place = 4"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_text_is_refused_with_its_reason(name: str) -> None:
    fault, old, new = WRONG[name]
    assert refused_position(GAME, changed(TURN, old, new)).id == fault


WRONG_COMBAT: dict[str, tuple[str, str, str]] = {
    "a bonus card that leads": ("position-combat-card", 'led = "red_3"', 'led = "red_bonus"'),
    "an answer in another colour": ("position-broken", 'answered = "red_2"', 'answered = "green_2"'),
    "too many bonus cards": ("position-cards", "bonus = [0, 1]", "bonus = [0, 4]"),
    "a number missing": ("position-numbers", "bonus = [0, 1]", "bonus = [1]"),
    "a combat that is over": (
        "position-broken",
        'attacker_won = ["green"]',
        'attacker_won = ["green", "blue"]',
    ),
}


@pytest.mark.parametrize("name", WRONG_COMBAT)
def test_a_wrong_combat_is_refused_with_its_reason(name: str) -> None:
    fault, old, new = WRONG_COMBAT[name]
    assert refused_position(GAME, changed(FIGHT, old, new)).id == fault


def test_a_combat_needs_its_step() -> None:
    text = changed(
        FIGHT,
        'step = "additions"\nseat = 0\ncard_colour = "red"',
        'step = "conquest"\nseat = 0\ncolour = "red"',
    )
    assert refused_position(GAME, text).id == "position-combat"


def test_a_finished_game_has_no_steps() -> None:
    assert refused_position(GAME, "winner = 0\n" + TURN).id == "position-over"
