"""Everything that Ambush says, with the names of what it speaks of; the sentences are in ``locale/``."""

from collections.abc import Mapping
from typing import Final

from quattrocento.kernel.event import GREAT, NOTABLE, EventKind

EVENTS: Final[Mapping[str, EventKind]] = {
    "set_out": EventKind("seat", "coins", scores={"coins": "purse"}),
    "round_began": EventKind("round", weight=NOTABLE),
    "drew": EventKind("seat"),
    "drew_card": EventKind("seat", "card"),
    "peeked": EventKind("seat", "opponent", "coins", scores={"coins": "looks"}),
    "saw_card": EventKind("seat", "opponent", "card"),
    "plotted": EventKind("seat"),
    "travelled": EventKind("seat", "road", "coins"),
    "earned": EventKind("seat", "coins", scores={"coins": "roads"}),
    "staked": EventKind("seat", "coins", scores={"coins": "stakes"}),
    "played": EventKind("seat", "card"),
    "struck": EventKind("seat", "opponent", "lives", weight=NOTABLE),
    "fell": EventKind("seat", weight=GREAT),
    "relics_shown": EventKind("seat", "coins", scores={"coins": "relics"}, weight=GREAT),
}

REFUSALS: Final[Mapping[str, tuple[str, ...]]] = {
    "why-no-coin": (),
    "why-no-hand": ("seat",),
    "why-stake": ("most",),
    "why-not-held": ("card",),
    "why-other-card": ("card",),
}

PROMPTS: Final[Mapping[str, tuple[str, ...]]] = {
    "scout": ("seat",),
    "peek": ("seat",),
    "plot": (),
    "ward": ("seat", "opponent"),
    "answer": ("seat",),
}
