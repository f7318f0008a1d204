"""What a player counts of his own, read alike from a position and from the view of that seat."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.venetia.components.typed import SESTIERI
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.kernel.game import Account

Seen = Venetia | VenetiaView


def is_acting(table: Seen) -> bool:
    """Whether the active player has his die or his actions still before him (VNZ-4.1)."""
    return any(step.name in ("die", "actions") for step in table.stack)


def points(table: Seen, seat: int) -> int:
    """Victory points (VNZ-22.2)."""
    return table.points[seat]


def influence(table: Seen, seat: int) -> int:
    """Influence on the board, in colonies and seas (VNZ-22.3)."""
    return sum(table.influence[seat :: table.seats]) + sum(table.sea_influence[seat :: table.seats])


def podesta(table: Seen, seat: int) -> int:
    """Podestà on the board (VNZ-16.5)."""
    return table.podesta.count(seat)


def cards(table: Seen, seat: int) -> int:
    """Action cards in hand; a received card is not there yet (VNZ-7.6)."""
    return table.hand_sizes[seat] if isinstance(table, VenetiaView) else len(table.hand[seat])


def action_points(table: Seen, seat: int) -> int:
    """Action Points that are left in this turn; none once the actions are over (VNZ-8.1, VNZ-8.6)."""
    return table.ap if seat == table.active and is_acting(table) else 0


def doge_tokens(table: Seen, seat: int) -> int:
    """Doge tokens in office (VNZ-19.11)."""
    return table.office if seat == table.doge else 0


def kept_tokens(table: Seen, seat: int) -> int:
    """Doge tokens kept for the next scoring (VNZ-6.2)."""
    return table.kept[seat]


def vp_tokens(table: Seen, seat: int) -> int:
    """VP tokens face down before the player (VNZ-14.4)."""
    return table.token_sizes[seat] if isinstance(table, VenetiaView) else sum(table.vp_tokens[seat])


def ducats(table: Seen, seat: int) -> int:
    """Ducats in the city (VNZ-7.7)."""
    return sum(table.ducats[seat * SESTIERI : (seat + 1) * SESTIERI])


def monuments(table: Seen, seat: int) -> int:
    """Monuments in the city, whichever side is up (VNZ-20.1)."""
    own = slice(seat * SESTIERI, (seat + 1) * SESTIERI)
    return sum(table.coloured[own]) + sum(table.grey[own])


def kingdoms(table: Seen, seat: int) -> int:
    """Kingdom tokens taken (VNZ-10.2)."""
    return sum(table.treated[seat])


ACCOUNTS: Final[Mapping[str, Account]] = {
    "points": points,
    "action_points": action_points,
    "influence": influence,
    "podesta": podesta,
    "cards": cards,
    "doge_tokens": doge_tokens,
    "kept_tokens": kept_tokens,
    "vp_tokens": vp_tokens,
    "ducats": ducats,
    "monuments": monuments,
    "kingdoms": kingdoms,
}
