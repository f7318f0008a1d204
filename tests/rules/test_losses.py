"""Every game tells who is the worse for an event, and of what."""

import pytest

from quattrocento.kernel.event import PLAIN
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.registry import games

SEATS = ("seat", "opponent")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_losses_name_a_seat_and_a_thing_that_the_event_speaks_of(game: AnyGame) -> None:
    losses = {name: kind for name, kind in game.events.items() if kind.loses}
    assert losses
    for name, kind in losses.items():
        assert kind.loses in SEATS, name
        assert kind.loses in kind.about, name
        assert kind.lost in ("", *kind.about), name
        assert kind.weight > PLAIN, f"{name} would never be told"
    assert not [name for name, kind in game.events.items() if kind.lost and not kind.loses]
