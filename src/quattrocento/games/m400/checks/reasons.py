"""Reasons of refusals: what takes away the obstacle that each names, or why nothing can.

A lift is written from the sentence of its reason and the clause behind it, not from the rule that
refuses. It removes what the sentence names and nothing else.
"""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.m400.checks.lifts.army_lifts import ARMY_LIFTS
from quattrocento.games.m400.checks.lifts.card_lifts import CARD_LIFTS
from quattrocento.games.m400.checks.lifts.conquest_lifts import CONQUEST_LIFTS
from quattrocento.games.m400.checks.lifts.trade_lifts import TRADE_LIFTS
from quattrocento.kernel.game import Lift

LIFTS: Final[Mapping[str, Lift]] = {**CARD_LIFTS, **TRADE_LIFTS, **ARMY_LIFTS, **CONQUEST_LIFTS}

NOT_LIFTED: Final[Mapping[str, str]] = {
    "why-not-an-opponent": "Nobody is his own opponent, and a table gets no more seats.",
    "why-not-special": "What a card is, is printed on it.",
    "why-not-a-combat-card": "What a card is, is printed on it.",
    "why-not-ahead": "Only more cards put the side behind ahead, and they are another move.",
}
