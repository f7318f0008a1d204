"""Setting up: numbers of seats, options, and which games there are."""

import pytest

from ambush import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.odds import NoOdds
from quattrocento.kernel.registry import UnknownGame, game, games
from quattrocento.kernel.setting import SettingValue, SetupError


def test_what_is_not_chosen_has_its_default() -> None:
    assert GAME.check_setup(None, None) == (4, {"rounds": 4, "cruel": False})
    assert GAME.check_setup(2, {"cruel": True}) == (2, {"rounds": 4, "cruel": True})


@pytest.mark.parametrize(
    ("seats", "settings", "message"),
    [
        (5, {}, "setup-seats"),
        (3, {"mild": True}, "setup-setting"),
        (3, {"rounds": 5}, "setup-value"),
        (3, {"cruel": 1}, "setup-value"),
        (3, {"cruel": "true"}, "setup-value"),
    ],
)
def test_what_cannot_be_set_up_is_refused(
    seats: int, settings: dict[str, SettingValue], message: str
) -> None:
    with pytest.raises(SetupError) as refused:
        GAME.check_setup(seats, settings)
    assert refused.value.id == message


def test_options_read_from_text() -> None:
    assert GAME.setting_from_text("rounds", "8") == 8
    assert GAME.setting_from_text("cruel", "True") is True
    for name, text in (("rounds", "9"), ("cruel", "1"), ("mild", "true")):
        with pytest.raises(SetupError):
            GAME.setting_from_text(name, text)


def test_a_game_foretells_nothing_unless_it_knows_better() -> None:
    position = GAME.start(2, fate=Dice(1))
    seat = position.waiting()[0]
    view = position.view(seat)
    assert GAME.forecast(view, position.components, position.options(seat)) == []
    with pytest.raises(NoOdds):
        GAME.odds(view, position.components, [])


def test_games_are_found_by_their_names() -> None:
    for name in games():
        assert game(name).name == name


def test_an_invented_game_is_no_game_of_the_house() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'ambush'; known: "):
        game("ambush")


def test_a_setting_shows_its_default_and_its_values() -> None:
    shown = [repr(setting) for setting in game("magnifico").settings]
    assert "<the setting machine_cost: card, of card, differing [MAG-R1]>" in shown
