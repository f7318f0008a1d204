"""What is to come, for the view and for bots: the next scoring, Threat cards owed, votes in the city."""

from functools import lru_cache
from typing import TYPE_CHECKING

from quattrocento.games.venetia.components import LEFTMOST, REGIONS, SESTIERI, Components

if TYPE_CHECKING:
    from quattrocento.games.venetia.state import Venetia

Outlook = tuple[int, ...]
"""Presence, Podestà, VP tokens at least and at most, Doge tokens, Monuments, types of Kingdom."""


def presence(position: "Venetia", seat: int) -> int:
    """The value of regions with Influence in the major colony, 1 for minor ones only (VNZ-21.1, 21.2)."""
    return _presence(position.components, tuple(position.influence[seat :: position.seats]))


@lru_cache(maxsize=1 << 12)
def _presence(components: Components, own: tuple[int, ...]) -> int:
    total = 0
    for region in range(REGIONS):
        if own[components.major_of[region]]:
            total += components.region_value[region]
        elif any(own[components.span_of[region]]):
            total += components.points["presence_minor"]
    return total


def podesta_points(position: "Venetia", seat: int) -> int:
    """VNZ-21.3."""
    return _podesta_points(position.components, tuple(position.podesta), seat)


@lru_cache(maxsize=1 << 12)
def _podesta_points(components: Components, podesta: tuple[int, ...], seat: int) -> int:
    major, minor = components.points["podesta_major"], components.points["podesta_minor"]
    owners = zip(components.is_major, podesta, strict=True)
    return sum([major if is_major else minor for is_major, owner in owners if owner == seat])


def token_points(position: "Venetia", seat: int) -> int:
    """The three highest VP tokens (VNZ-21.4)."""
    return _token_points(position.components, position.vp_tokens[seat])


@lru_cache(maxsize=1 << 12)
def _token_points(components: Components, own: tuple[int, ...]) -> int:
    tokens: list[int] = []
    for value, number in zip(components.vp_value, own, strict=True):
        tokens += [value] * number
    return sum(sorted(tokens, reverse=True)[: components.tokens_scored])


def doge_points(position: "Venetia", seat: int) -> int:
    """Kept Doge tokens; with ``all_held`` those in office too (VNZ-21.5, VNZ-25.7)."""
    tokens = position.kept[seat]
    if position.rules.all_tokens_score and seat == position.doge:
        tokens += position.office
    return tokens * position.components.points["doge_token"]


def monument_points(position: "Venetia", seat: int) -> int:
    """VNZ-21.6."""
    own = slice(seat * SESTIERI, (seat + 1) * SESTIERI)
    return (sum(position.coloured[own]) + sum(position.grey[own])) * position.components.points["monument"]


def kingdom_points(position: "Venetia", seat: int) -> int:
    """Each different type of Kingdom token, in the third scoring only (VNZ-21.9)."""
    own = position.treated[seat]
    return (len(own) - own.count(0)) * position.components.points["kingdom_type"]


def outlooks(position: "Venetia", viewer: int) -> tuple[Outlook, ...]:
    """What each player would score now, as far as the viewer may know it; empty after the third scoring."""
    if position.enemies <= LEFTMOST:  # VNZ-22.1: none follows
        return ()
    return tuple([_outlook(position, seat, viewer) for seat in range(position.seats)])


def _outlook(position: "Venetia", seat: int, viewer: int) -> Outlook:
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


def to_first_scoring(position: "Venetia") -> int:
    """Spaces from Venice to the first scoring; 0 once it was reached, or can be no more (VNZ-R10, R11)."""
    if position.rules.venice_stays and position.enemies <= position.venice:
        return 0
    return max(0, position.components.first_scoring - position.venice)


def threats_due(position: "Venetia", icons: int) -> int:
    """The Threat cards that so many icons bring at the end of this turn (VNZ-15.3, VNZ-25.14)."""
    if position.rules.one_threat_owed:
        return min(icons, 1)
    if icons and position.rules.threats_owed_by_epoch:
        return position.components.threats_drawn[position.epoch]
    return icons


def further_threats(position: "Venetia") -> int:
    """The Threat cards that one more icon would bring (VNZ-23.16)."""
    return (
        0
        if position.walls
        else threats_due(position, position.owed + 1) - threats_due(position, position.owed)
    )


def sestiere_votes(position: "Venetia") -> tuple[int, ...]:
    """By seat and Sestiere, the votes that are added if its tile is drawn (VNZ-19.6)."""
    ducats = [number * position.components.ducat_votes for number in position.ducats]
    if position.rules.monuments_vote_everywhere:
        return tuple(ducats)
    return tuple([votes + more for votes, more in zip(ducats, _of_monuments(position), strict=True)])


def monument_votes(position: "Venetia") -> tuple[int, ...]:
    """By seat, the votes of Monuments whatever tiles are drawn; none without the option (VNZ-25.6)."""
    if not position.rules.monuments_vote_everywhere:
        return (0,) * position.seats
    votes = _of_monuments(position)
    return tuple([sum(votes[seat * SESTIERI : (seat + 1) * SESTIERI]) for seat in range(position.seats)])


def _of_monuments(position: "Venetia") -> list[int]:
    components = position.components
    places = zip(position.coloured, position.grey, strict=True)
    return [
        coloured * components.coloured_votes + grey * components.grey_votes for coloured, grey in places
    ]
