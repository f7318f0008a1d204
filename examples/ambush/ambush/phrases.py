"""Everything that Ambush says, with the names of what it speaks of; the sentences are in ``locale/``."""

from collections.abc import Mapping
from typing import Final

EVENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "round_began": ("round",),
    "drew": ("seat",),
    "drew_card": ("seat", "card"),
    "peeked": ("seat", "opponent"),
    "saw_card": ("seat", "opponent", "card"),
    "plotted": ("seat",),
    "travelled": ("seat", "road", "coins"),
    "played": ("seat", "card"),
    "struck": ("seat", "opponent", "lives"),
    "fell": ("seat",),
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
