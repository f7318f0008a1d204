"""Everything that Ambush says, with the names of what it speaks of; the sentences are in ``locale/``."""

from collections.abc import Mapping
from typing import Final

from quattrocento.kernel.event import EventKind

EVENTS: Final[Mapping[str, EventKind]] = {
    "round_began": EventKind("round"),
    "drew": EventKind("seat"),
    "drew_card": EventKind("seat", "card"),
    "peeked": EventKind("seat", "opponent"),
    "saw_card": EventKind("seat", "opponent", "card"),
    "plotted": EventKind("seat"),
    "travelled": EventKind("seat", "road", "coins"),
    "played": EventKind("seat", "card"),
    "struck": EventKind("seat", "opponent", "lives"),
    "fell": EventKind("seat"),
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
