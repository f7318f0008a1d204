"""The signs that a choice has in M400, in words."""

from typing import Final

from quattrocento.games.m400.rules.verbs import CARD
from quattrocento.kernel.effect import Effect
from quattrocento.speech import Speech
from quattrocento.testing.scenario import Scenario

_MINUS: Final = "\N{MINUS SIGN}"


def signs(scenario: Scenario, text: str) -> list[str]:
    """What this move of the seat waited for costs and brings: ``later: -2 cards [M4-8.5]``.

    Where a sign speaks of cards that the move names, their id is added: ``-1 card red_2 [M4-8.5]``.
    """
    position, game = scenario.position, scenario.game
    seat = position.waiting()[0]
    (move,) = [one for one in position.options(seat) if game.notation.text(one) == text]
    (told,) = game.effects(position.view(seat), position.components, [move])
    return [_sign(effect, Speech("en", game)) for effect in told]


def _sign(effect: Effect, speech: Speech) -> str:
    later = "later: " if effect.later else ""
    words = speech.saying(effect.saying).replace(_MINUS, "-")
    if effect.saying.message == "effect-this-card":
        words += f" {CARD.ids[effect.saying.numbers()['card']]}"
    return f"{later}{words} [{effect.saying.clause}]"
