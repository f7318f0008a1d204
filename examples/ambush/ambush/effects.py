"""What each choice costs and brings, from the view alone: signs on the options."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ambush.components import HAND_LIMIT
from ambush.knowledge import AmbushView
from quattrocento.kernel.effect import Effect, changes
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

ACCOUNTS: Final[Mapping[str, Callable[[Any, int], int]]] = {
    "coins": lambda table, seat: table.coins[seat],
    "lives": lambda table, seat: table.lives[seat],
    "cards": lambda table, seat: len(table.hands[seat]),
}
"""What a traveller counts. Positions and views have these fields under the same names."""


def effects(view: AmbushView, move: Move) -> list[Effect]:
    """What the view's seat can know of one of its options."""
    seat, (verb, noun) = view.seat, move
    if verb in ("scout", "peek"):
        hands = [other for other, hand in enumerate(view.hands) if other != seat and hand]
        return [changes("coins", seat, -1, clause="AMB-3", later=verb == "scout" and len(hands) > 1)]
    if verb == "stake":
        return [changes("coins", seat, -noun, 1 + noun, "AMB-5"), *_ambush(view)]
    if verb == "trust":
        return [changes("coins", seat, 0, 1, "AMB-5"), *_ambush(view)]
    if verb in ("play", "pass"):
        return _ambush(view)
    return []


def _ambush(view: AmbushView) -> list[Effect]:
    """A life may be lost, and with the last one the hand (AMB-7); else another round may deal a card."""
    seat, held = view.seat, len(view.hands[view.seat])
    drawn = 1 if held <= HAND_LIMIT else 0
    lost = held if view.lives[seat] == 1 else 1
    return [
        changes("lives", seat, -1, 0, "AMB-7"),
        changes("cards", seat, -max(lost, 1) if held else 0, drawn, "AMB-2"),
    ]


def winning() -> list[Saying]:
    """How one wins Ambush."""
    return [Saying("win-goal", "AMB-8"), Saying("win-road", "AMB-5"), Saying("win-relic", "AMB-8")]
