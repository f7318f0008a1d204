"""What each player would score now, as far as a viewer may know it (VNZ-21), and how far a scoring is."""

from dataclasses import dataclass

from quattrocento.games.venetia.components.typed import LEFTMOST, RISE, STRUGGLE
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.scoring import (
    doge_points,
    kingdom_points,
    monument_points,
    podesta_points,
    presence,
    to_first_scoring,
    token_points,
)


@dataclass
class Range:
    """A number that is known between two bounds; face-down VP tokens are."""

    least: int
    most: int


@dataclass
class Outlook:
    """The points of one player if a scoring were held now, part by part, and the score after it."""

    presence: int
    podesta: int
    vp_tokens: Range
    doge_tokens: int
    monuments: int
    kingdoms: int
    points: Range
    total: Range


@dataclass
class Ahead:
    """A scoring to come: the first, second or third, and how many spaces a pawn has still to go."""

    scoring: int
    spaces: int


def outlooks(view: VenetiaView, position: Venetia) -> list[Outlook]:
    """What each player would score now, as far as the viewer knows it; empty after the third scoring."""
    if position.enemies <= LEFTMOST:  # VNZ-22.1: none follows
        return []
    return [_outlook(view, position, seat) for seat in range(position.seats)]


def _outlook(view: VenetiaView, position: Venetia, seat: int) -> Outlook:
    tokens = _tokens(view, position, seat)
    # VNZ-21.9, VNZ-R11: Kingdom tokens count in the third scoring, and a first one may still be due.
    last = position.epoch == STRUGGLE and not position.first_due
    parts = (
        presence(position, seat),
        podesta_points(position, seat),
        doge_points(position, seat),
        monument_points(position, seat),
        kingdom_points(position, seat) if last else 0,
    )
    least, most = sum(parts) + tokens.least, sum(parts) + tokens.most
    before = position.points[seat]
    return Outlook(
        presence=parts[0],
        podesta=parts[1],
        vp_tokens=tokens,
        doge_tokens=parts[2],
        monuments=parts[3],
        kingdoms=parts[4],
        points=Range(least, most),
        total=Range(before + least, before + most),
    )


def _tokens(view: VenetiaView, position: Venetia, seat: int) -> Range:
    """The points of VP tokens: one's own are known, those of the others are any (VNZ-21.4, VNZ-R28)."""
    if seat == view.seat:
        own = token_points(position, seat)
        return Range(own, own)
    values = position.components.vp_value
    counted = min(view.token_sizes[seat], position.components.tokens_scored)
    return Range(counted * min(values), counted * max(values))


def scorings_ahead(position: Venetia) -> list[Ahead]:
    """The scorings that may come next, the nearest first; none once the game is over (VNZ-18.4 to 18.6).

    In the Rise the pawns may also meet, and if they met early the first scoring is still to come in the
    Struggle (VNZ-R11).
    """
    if position.enemies <= LEFTMOST:
        return []
    spaces = to_first_scoring(position)
    found = [Ahead(1, spaces)] if position.epoch == RISE or spaces or position.first_due else []
    if position.epoch == STRUGGLE:
        found.append(Ahead(3, position.enemies - LEFTMOST))
    else:
        found.append(Ahead(2, max(0, position.enemies - position.venice)))
    return sorted(found, key=lambda ahead: ahead.spaces)
