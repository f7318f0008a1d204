"""The signs of options, for tests: what is told of a move, with the clause behind each sign."""

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.effect import Effect
from quattrocento.speech import Speech
from quattrocento.testing import Scenario

PLAYERS = {0: "Anna", 1: "Bruno", 2: "Carla", 3: "Dora"}
ENGLISH = Speech("en", GAME, players=PLAYERS)


def effects_of(scenario: Scenario, move: str, seat: int = 0) -> list[Effect]:
    """What the seat is told of a move, which must be one of its options."""
    position = scenario.position
    chosen = GAME.notation.read(move, position.options(seat))
    return GAME.effects(position.view(seat), position.components, [chosen])[0]


def signs(scenario: Scenario, move: str, seat: int = 0) -> list[tuple[str, str]]:
    """The signs in words, each with its clause; a star marks what a later choice brings."""
    return [
        (
            ENGLISH.saying(effect.saying).replace("\N{MINUS SIGN}", "-") + "*" * effect.later,
            effect.saying.clause,
        )
        for effect in effects_of(scenario, move, seat)
    ]
