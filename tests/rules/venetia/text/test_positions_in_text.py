"""Positions of Venetia in text, at every kind of question."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.testing import Scenario
from quattrocento.testing.spoiling import refused_position
from quattrocento.testing.venetia import elected, election, start, venetia
from tests.rules.venetia.texts import TURN


def stages() -> dict[str, Scenario]:
    """A position at every kind of question."""
    fleets = {"mar_ionio": 3}
    return {
        "ballot": start().play("0: candidate senator"),
        "voted": start().play("0: candidate senator", "0: vote bailo"),
        "tie": elected("castello san_polo", 3, 3, 1),
        "election": election().play("1: candidate merchant"),
        "token": venetia(steps="close; die; doge_token"),
        "die": venetia(steps="close; die"),
        "veto": venetia("military", 0, turn="owed = 2").play("end", fate="sack_of_tana"),
        "received": venetia("commercial", 1, hand={0: "banco_giro"}).play("play banco_giro", fate="muda"),
        "cash": venetia("military", 1).play("attack zara", fate="plunder muda"),
        "captains": venetia("military", 1, turn="redraw = 1").play("attack zara", fate="victory"),
        "at sea": venetia("military", 1, turn="redraw = 1", fleets=fleets).play(
            "engage mar_ionio", fate="victory"
        ),
        "horsemen": venetia("military", 1, turn="stradioti = 1").play("attack zara", fate="victory"),
        "chrysobull": venetia("commercial", 1, hand={0: "crisobolla"}).play(
            "play crisobolla", "place varna"
        ),
        "crusade": venetia("military", 1, hand={0: "crociata"}).play("play crociata"),
        "galleasses": venetia("military", 1, hand={0: "galeazze"}, fleets=fleets).play("play galeazze"),
        "salt": venetia("commercial", 1, hand={0: "ufficio_sale"}).play(
            "play ufficio_sale", "ducat castello"
        ),
        "canvassing": venetia("political", 1, hand={0: "broglio"}).play("play broglio"),
    }


@pytest.mark.parametrize("name", stages())
def test_every_question_can_be_written(name: str) -> None:
    position = stages()[name].position
    written = GAME.write(position)
    again = GAME.read(written)
    assert GAME.write(again) == written
    assert again.waiting() == position.waiting()
    for seat in position.waiting():
        assert again.options(seat) == position.options(seat)


def test_too_many_seats_are_refused() -> None:
    assert (
        refused_position(GAME, TURN.replace("[[seat]]", "[[seat]]\n\n[[seat]]", 1)).id == "position-seats"
    )
