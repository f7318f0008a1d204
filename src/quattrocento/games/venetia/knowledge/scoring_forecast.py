"""What each player would score now, as far as a viewer may know it (VNZ-21)."""

from quattrocento.games.venetia.components.typed import LEFTMOST
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.scoring import (
    doge_points,
    kingdom_points,
    monument_points,
    podesta_points,
    presence,
    token_points,
)

Outlook = tuple[int, ...]
"""Presence, Podestà, VP tokens at least and at most, Doge tokens, Monuments, types of Kingdom."""


def outlooks(position: Venetia, viewer: int) -> tuple[Outlook, ...]:
    """What each player would score now, as far as the viewer may know it; empty after the third scoring."""
    if position.enemies <= LEFTMOST:  # VNZ-22.1: none follows
        return ()
    return tuple([_outlook(position, seat, viewer) for seat in range(position.seats)])


def _outlook(position: Venetia, seat: int, viewer: int) -> Outlook:
    if seat == viewer:
        least = most = token_points(position, seat)
    else:
        values = position.components.vp_value
        counted = min(sum(position.vp_tokens[seat]), position.components.tokens_scored)
        least, most = counted * min(values), counted * max(values)
    return (
        presence(position, seat),
        podesta_points(position, seat),
        least,
        most,
        doge_points(position, seat),
        monument_points(position, seat),
        kingdom_points(position, seat),
    )
