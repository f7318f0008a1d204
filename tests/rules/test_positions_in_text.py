"""Positions in text, whatever the game: what is read is written again, and what is wrong is refused."""

import pytest

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.registry import game
from quattrocento.testing.random_games import assert_written_again
from quattrocento.testing.spoiling import changed, refused_position
from tests.rules.m400 import random_games as m400_games
from tests.rules.m400 import texts as m400
from tests.rules.m400 import wrong_texts as m400_wrong
from tests.rules.magnifico import texts as magnifico
from tests.rules.venetia import random_games as venetia_games
from tests.rules.venetia import texts as venetia
from tests.rules.venetia import wrong_texts as venetia_wrong
from tests.rules.ventura import random_games as ventura_games
from tests.rules.ventura import texts as ventura
from tests.rules.ventura import wrong_texts as ventura_wrong

TEXTS = {
    "magnifico turn": magnifico.TURN,
    "magnifico battle": magnifico.FIGHT,
    "magnifico bids": magnifico.BIDS,
    "ventura turn": ventura.TURN,
    "ventura battle": ventura.FIGHT,
    "venetia turn": venetia.TURN,
    "m400 turn": m400.TURN,
    "m400 combat": m400.FIGHT,
}
# Magnifico has tests of its own for these: every position of its games, and wrong texts by table.
PLAYED = {"ventura": ventura_games, "venetia": venetia_games, "m400": m400_games}
WRONG = {"ventura": ventura_wrong, "venetia": venetia_wrong, "m400": m400_wrong}

EVERY_TEXT = pytest.mark.parametrize("name", TEXTS)
# What is wrong with the whole has no line of its own.
OF_THE_WHOLE = ("text-impossible", "position-broken", "position-seats")


@EVERY_TEXT
def test_what_is_read_is_written_again(name: str) -> None:
    found = game(name.split(maxsplit=1)[0])
    assert_written_again(found, found.read(TEXTS[name]))


@EVERY_TEXT
def test_an_accepted_text_can_be_played_to_the_end(name: str) -> None:
    found, fate = game(name.split(maxsplit=1)[0]), Dice(1)
    position = found.read(TEXTS[name])
    while position.result is None:
        seat = position.waiting()[0]
        options = position.options(seat)
        position.play(seat, options[fate.rng.randrange(len(options))], fate)
    assert_written_again(found, position)


@pytest.mark.parametrize(
    ("name", "setting"), [(name, setting) for name, games in PLAYED.items() for setting in games.SETTINGS]
)
def test_every_position_of_a_game_can_be_written(name: str, setting: str) -> None:
    for transition in PLAYED[name].played(setting)[::31]:
        assert_written_again(game(name), transition.after)


@pytest.mark.parametrize(
    ("name", "wrong"), [(name, wrong) for name, texts in WRONG.items() for wrong in texts.POSITIONS]
)
def test_a_wrong_text_is_refused_with_its_reason(name: str, wrong: str) -> None:
    text, fault, old, new = WRONG[name].POSITIONS[wrong]
    error = refused_position(game(name), changed(text, old, new))
    assert error.id == fault
    assert error.line or fault in OF_THE_WHOLE
