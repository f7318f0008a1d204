"""Positions of Ventura in text: its set-up, and players who are out."""

from quattrocento.games.ventura.entry import GAME
from quattrocento.testing import rule
from quattrocento.testing.random_games import assert_written_again
from quattrocento.testing.spoiling import changed, refused_position
from tests.rules.ventura.setups import claimed, dealt, laid
from tests.rules.ventura.texts import TURN


@rule("VTR-6.2", "VTR-6.10", "VTR-6.11", "VTR-6.12")
def test_the_setup_can_be_written_at_every_step() -> None:
    games = [
        dealt(),
        dealt().play("tile field_1"),
        laid(),
        laid(edition="it-2011").play("lay -2,1"),
        claimed("field_2"),
    ]
    for game in games:
        assert_written_again(GAME, game.position)


def test_an_eliminated_player_has_no_turn() -> None:
    text = changed(TURN, "place = 3", "place = 2").replace(
        'step = "deploy"\nseat = 0', 'step = "deploy"\nseat = 2'
    )
    assert refused_position(GAME, text).id == "position-seat-out"
