"""Scoring, VNZ-21, and when it is held, VNZ-18.4 to VNZ-18.6 and VNZ-18.9."""

from functools import lru_cache

from quattrocento.games.venetia.components.typed import (
    APOGEE,
    LEFTMOST,
    REGIONS,
    RISE,
    SESTIERI,
    STRUGGLE,
    Components,
)
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.election import FINAL, hold_election
from quattrocento.games.venetia.rules.power import have_met

# ---- when


def to_first_scoring(position: Venetia) -> int:
    """Spaces from Venice to the first scoring; 0 once it was reached, or can be no more (VNZ-R10, R11)."""
    if position.rules.venice_stays and position.enemies <= position.venice:
        return 0
    return max(0, position.components.first_scoring - position.venice)


def hold_scorings(position: Venetia, at_end_of_turn: bool = False) -> None:
    """Every scoring that is due now, in order; after the third the game ends (VNZ-18.10, VNZ-25.3)."""
    ending = position.enemies <= LEFTMOST
    if position.epoch == STRUGGLE and not ending and not position.first_due:
        return
    if ending or at_end_of_turn or not position.rules.scores_at_end_of_turn:
        if position.first_due:  # VNZ-R11: the Struggle goes on
            position.first_due = False
            _score(position, 1)
        elif position.epoch == RISE and position.venice >= position.components.first_scoring:
            _score(position, 1)
            begin_epoch(position, APOGEE)
        if position.epoch != STRUGGLE and have_met(position):
            _score(position, 2)
            begin_epoch(position, STRUGGLE)
    if ending:
        _score(position, 3)
        position.stack.clear()  # VNZ-4.6: no further step is played
        hold_election(position, FINAL)


def begin_epoch(position: Venetia, epoch: int) -> None:
    """The epochs are the rounds of this game (VNZ-2.5, VNZ-18.4, VNZ-18.5)."""
    position.epoch = epoch
    position.tell("epoch_began", position.round, epoch)


def _reveal_tokens(position: Venetia, seat: int) -> None:
    """All VP tokens are shown, those that do not count too (VNZ-21.4)."""
    for token, number in enumerate(position.vp_tokens[seat]):
        if number:
            position.tell("vp_tokens_revealed", seat, token, number)


def _score(position: Venetia, scoring: int) -> None:
    """One scoring for all players; then VP tokens and kept Doge tokens return (VNZ-21.7)."""
    position.tell("scoring_began", scoring)
    for seat in range(position.seats):
        _reveal_tokens(position, seat)
        parts = (
            presence(position, seat),
            podesta_points(position, seat),
            token_points(position, seat),
            doge_points(position, seat),
            monument_points(position, seat),
            kingdom_points(position, seat) if scoring == 3 else 0,
        )
        position.points[seat] += sum(parts)
        position.tell("scored", seat, *parts, sum(parts), position.points[seat])
    position.kept = (0,) * position.seats
    position.vp_tokens = ((0,) * len(position.components.vp_value),) * position.seats
    if position.rules.all_tokens_score:
        position.office = 0


# ---- points by source


def presence(position: Venetia, seat: int) -> int:
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


def podesta_points(position: Venetia, seat: int) -> int:
    """VNZ-21.3."""
    return _podesta_points(position.components, tuple(position.podesta), seat)


@lru_cache(maxsize=1 << 12)
def _podesta_points(components: Components, podesta: tuple[int, ...], seat: int) -> int:
    major, minor = components.points["podesta_major"], components.points["podesta_minor"]
    owners = zip(components.is_major, podesta, strict=True)
    return sum([major if is_major else minor for is_major, owner in owners if owner == seat])


def token_points(position: Venetia, seat: int) -> int:
    """The three highest VP tokens (VNZ-21.4)."""
    return _token_points(position.components, position.vp_tokens[seat])


@lru_cache(maxsize=1 << 12)
def _token_points(components: Components, own: tuple[int, ...]) -> int:
    tokens: list[int] = []
    for value, number in zip(components.vp_value, own, strict=True):
        tokens += [value] * number
    return sum(sorted(tokens, reverse=True)[: components.tokens_scored])


def doge_points(position: Venetia, seat: int) -> int:
    """Kept Doge tokens; with ``all_held`` those in office too (VNZ-21.5, VNZ-25.7)."""
    tokens = position.kept[seat]
    if position.rules.all_tokens_score and seat == position.doge:
        tokens += position.office
    return tokens * position.components.points["doge_token"]


def monument_points(position: Venetia, seat: int) -> int:
    """VNZ-21.6."""
    own = slice(seat * SESTIERI, (seat + 1) * SESTIERI)
    return (sum(position.coloured[own]) + sum(position.grey[own])) * position.components.points["monument"]


def kingdom_points(position: Venetia, seat: int) -> int:
    """Each different type of Kingdom token, in the third scoring only (VNZ-21.9)."""
    own = position.treated[seat]
    return (len(own) - own.count(0)) * position.components.points["kingdom_type"]
