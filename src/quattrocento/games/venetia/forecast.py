"""What is to come, for the view and for bots: the next scoring, Threat cards owed, votes in the city."""

from functools import lru_cache
from typing import TYPE_CHECKING

from quattrocento.games.venetia.components import LEFTMOST, REGIONS, SESTIERI, Components

if TYPE_CHECKING:
    from quattrocento.games.venetia.state import Venetia

Outlook = tuple[int, ...]
"""Presence, Podestà, VP tokens at least and at most, Doge tokens, Monuments, types of Kingdom."""


def presence(game: "Venetia", seat: int) -> int:
    """The value of regions with Influence in the major colony, 1 for minor ones only (VNZ-21.1, 21.2)."""
    return _presence(game.components, tuple(game.influence[seat :: game.seats]))


@lru_cache(maxsize=1 << 12)
def _presence(components: Components, own: tuple[int, ...]) -> int:
    total = 0
    for region in range(REGIONS):
        if own[components.major_of[region]]:
            total += components.region_value[region]
        elif any(own[components.span_of[region]]):
            total += components.points["presence_minor"]
    return total


def podesta_points(game: "Venetia", seat: int) -> int:
    """VNZ-21.3."""
    return _podesta_points(game.components, tuple(game.podesta), seat)


@lru_cache(maxsize=1 << 12)
def _podesta_points(components: Components, podesta: tuple[int, ...], seat: int) -> int:
    major, minor = components.points["podesta_major"], components.points["podesta_minor"]
    owners = zip(components.is_major, podesta, strict=True)
    return sum([major if is_major else minor for is_major, owner in owners if owner == seat])


def token_points(game: "Venetia", seat: int) -> int:
    """The three highest VP tokens (VNZ-21.4)."""
    return _token_points(game.components, game.vp_tokens[seat])


@lru_cache(maxsize=1 << 12)
def _token_points(components: Components, own: tuple[int, ...]) -> int:
    tokens: list[int] = []
    for value, number in zip(components.vp_value, own, strict=True):
        tokens += [value] * number
    return sum(sorted(tokens, reverse=True)[: components.tokens_scored])


def doge_points(game: "Venetia", seat: int) -> int:
    """Kept Doge tokens; with ``all_held`` those in office too (VNZ-21.5, VNZ-25.7)."""
    tokens = game.kept[seat]
    if game.rules.all_tokens_score and seat == game.doge:
        tokens += game.office
    return tokens * game.components.points["doge_token"]


def monument_points(game: "Venetia", seat: int) -> int:
    """VNZ-21.6."""
    own = slice(seat * SESTIERI, (seat + 1) * SESTIERI)
    return (sum(game.coloured[own]) + sum(game.grey[own])) * game.components.points["monument"]


def kingdom_points(game: "Venetia", seat: int) -> int:
    """Each different type of Kingdom token, in the third scoring only (VNZ-21.9)."""
    own = game.treated[seat]
    return (len(own) - own.count(0)) * game.components.points["kingdom_type"]


def outlooks(game: "Venetia", viewer: int) -> tuple[Outlook, ...]:
    """What each player would score now, as far as the viewer may know it; empty after the third scoring."""
    if game.enemies <= LEFTMOST:  # VNZ-22.1: none follows
        return ()
    return tuple([_outlook(game, seat, viewer) for seat in range(game.seats)])


def _outlook(game: "Venetia", seat: int, viewer: int) -> Outlook:
    if seat == viewer:
        least = most = token_points(game, seat)
    else:
        values = game.components.vp_value
        counted = min(sum(game.vp_tokens[seat]), game.components.tokens_scored)
        least, most = counted * min(values), counted * max(values)
    return (
        presence(game, seat),
        podesta_points(game, seat),
        least,
        most,
        doge_points(game, seat),
        monument_points(game, seat),
        kingdom_points(game, seat),
    )


def to_first_scoring(game: "Venetia") -> int:
    """Spaces from Venice to the first scoring; 0 once it was reached, or can be no more (VNZ-R10, R11)."""
    if game.rules.venice_stays and game.enemies <= game.venice:
        return 0
    return max(0, game.components.first_scoring - game.venice)


def threats_due(game: "Venetia", icons: int) -> int:
    """The Threat cards that so many icons bring at the end of this turn (VNZ-15.3, VNZ-25.14)."""
    if game.rules.one_threat_owed:
        return min(icons, 1)
    if icons and game.rules.threats_owed_by_epoch:
        return game.components.threats_drawn[game.epoch]
    return icons


def further_threats(game: "Venetia") -> int:
    """The Threat cards that one more icon would bring (VNZ-23.16)."""
    return 0 if game.walls else threats_due(game, game.owed + 1) - threats_due(game, game.owed)


def sestiere_votes(game: "Venetia") -> tuple[int, ...]:
    """By seat and Sestiere, the votes that are added if its tile is drawn (VNZ-19.6)."""
    ducats = [number * game.components.ducat_votes for number in game.ducats]
    if game.rules.monuments_vote_everywhere:
        return tuple(ducats)
    return tuple([votes + more for votes, more in zip(ducats, _of_monuments(game), strict=True)])


def monument_votes(game: "Venetia") -> tuple[int, ...]:
    """By seat, the votes of Monuments whatever tiles are drawn; none without the option (VNZ-25.6)."""
    if not game.rules.monuments_vote_everywhere:
        return (0,) * game.seats
    votes = _of_monuments(game)
    return tuple([sum(votes[seat * SESTIERI : (seat + 1) * SESTIERI]) for seat in range(game.seats)])


def _of_monuments(game: "Venetia") -> list[int]:
    components = game.components
    places = zip(game.coloured, game.grey, strict=True)
    return [
        coloured * components.coloured_votes + grey * components.grey_votes for coloured, grey in places
    ]
