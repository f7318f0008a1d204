"""What a game tells before anybody sits down: a pitch, length, weight, and settings for a first game."""

import pytest

from quattrocento.kernel.registry import game
from quattrocento.speech import LANGUAGES, Speech

GAMES = ("magnifico", "ventura", "venetia", "m400")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_tells_what_it_is_about(name: str) -> None:
    told = [Speech(language, game(name)).say(game(name).pitch) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all(text.endswith(".") and text.count(". ") == 0 for text in told), "one sentence"
    least, most = game(name).minutes
    assert 0 < least < most
    assert 1 <= game(name).weight <= 5


@pytest.mark.parametrize("name", GAMES)
def test_a_first_game_can_be_set_up_and_is_not_the_usual_one(name: str) -> None:
    playing = game(name)
    _, chosen = playing.check_setup(playing.first_seats, playing.first_settings)
    assert playing.first_settings
    assert chosen != playing.check_setup(playing.first_seats, None)[1]


def test_a_first_venetia_has_the_basic_rules() -> None:
    assert game("venetia").first_settings["ruleset"] == "basic"
