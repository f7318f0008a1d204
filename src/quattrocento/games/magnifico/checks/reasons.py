"""Reasons of refusals: what takes away the obstacle that each names, or why nothing can.

A lift is written from the sentence of its reason and the clause behind it, not from the rule that
refuses. It removes what the sentence names and nothing else.
"""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.magnifico.checks.lifts.battle_lifts import BATTLE_LIFTS
from quattrocento.games.magnifico.checks.lifts.march_lifts import MARCH_LIFTS
from quattrocento.games.magnifico.checks.lifts.round_lifts import ROUND_LIFTS
from quattrocento.games.magnifico.checks.lifts.turn_lifts import TURN_LIFTS
from quattrocento.kernel.game import Lift

LIFTS: Final[Mapping[str, Lift]] = {**ROUND_LIFTS, **TURN_LIFTS, **MARCH_LIFTS, **BATTLE_LIFTS}

NOT_LIFTED: Final[Mapping[str, str]] = {
    "why-number": "It names all the numbers that are legal; a test holds it to the options.",
    "why-chosen-before": "A choice is not taken back: were it open, that would be the question.",
    "why-sequence-names": "Every army has infantry, so no army fits a sequence without it.",
}
