"""What the events mark on the board."""

from quattrocento.games.venetia.game import GAME

PLACES = {"colony", "region", "sea", "sestiere"}


def test_every_event_marks_the_places_that_it_speaks_of() -> None:
    differing = {
        name: kind.marks
        for name, kind in GAME.events.items()
        if set(kind.marks) != PLACES & set(kind.about)
    }
    assert differing == {}
