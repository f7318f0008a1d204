"""Reasons of refusals: what takes away the obstacle that each names, or why nothing can.

A lift is written from the sentence of its reason and the clause behind it, not from the rule that
refuses. It removes what the sentence names and nothing else.
"""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.venetia.checks.lifts.action_lifts import ACTION_LIFTS
from quattrocento.games.venetia.checks.lifts.card_lifts import CARD_LIFTS
from quattrocento.games.venetia.checks.lifts.city_lifts import CITY_LIFTS
from quattrocento.kernel.game import Lift

LIFTS: Final[Mapping[str, Lift]] = {**ACTION_LIFTS, **CARD_LIFTS, **CITY_LIFTS}

NOT_LIFTED: Final[Mapping[str, str]] = {
    "why-no-player": "A table gets no more seats.",
    "why-own-influence": "Nobody is his own rival.",
    "why-number": "The number is the move itself, and another number is another move.",
}
