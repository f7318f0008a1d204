"""What lies on the table piece by piece, with the nouns by which the moves of the reader name it."""

from dataclasses import dataclass

from quattrocento.games.ventura.advice.calculator import SIDES
from quattrocento.games.ventura.components.typed import AREAS
from quattrocento.games.ventura.position.battle import Battle
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.battle.order import OpenOrder, Order, unplaced
from quattrocento.games.ventura.rules.phases.movement import pace
from quattrocento.games.ventura.rules.territories import around, beside_place
from quattrocento.games.ventura.rules.troops.troops import card_of, fresh, index, wounds_of
from quattrocento.games.ventura.rules.verbs import axial, in_area, troop_number
from quattrocento.kernel.places import members


@dataclass(slots=True)
class Place:
    """A place of the map with its tile, by its noun and its coordinates."""

    tile: int
    place: int
    q: int
    r: int


@dataclass(slots=True)
class FreePlace:
    """A place with tiles beside it, where one could be laid."""

    place: int
    q: int
    r: int
    beside: list[int]


@dataclass(slots=True)
class CardInPlay:
    """A Captain or a Company, and how a move of the reader names it."""

    card: int
    wounds: int
    noun: int


@dataclass(slots=True)
class Troop:
    """A Troop in its area, 1 to 5, how a move of the reader names it, and its movement points.

    A Captain who waits for Companies stays where he is (VTR-18.9).
    """

    seat: int
    area: int
    noun: int
    at: int
    movement: int
    captain: CardInPlay | None
    companies: list[CardInPlay]


@dataclass(slots=True)
class BattleLine:
    """One side's Companies in their spaces, and those in none yet, as far as the reader knows."""

    placed: list[CardInPlay]
    unplaced: list[CardInPlay]


def places(position: Ventura) -> list[Place]:
    """The places with tiles, in the order of those."""
    spot = position.spot
    return [Place(tile, spot[tile], *axial(spot[tile])) for tile in members(position.on_map)]


def free_places(position: Ventura) -> list[FreePlace]:
    """The places beside the tiles, in the order of their nouns."""
    grid = position.grid
    free = sorted({place for laid in grid for place in around(laid) if place not in grid})
    return [FreePlace(place, *axial(place), members(beside_place(grid, place))) for place in free]


def troops(position: Ventura, reader: int) -> list[Troop]:
    """All Troops, by seat and area."""
    areas = [(seat, area) for seat in range(position.seats) for area in range(1, AREAS + 1)]
    return [_troop(position, *one, reader) for one in areas if position.at[index(*one)] != NOWHERE]


def free_areas(position: Ventura, seat: int) -> list[int]:
    """The areas of a seat without a Troop."""
    return [area for area in range(1, AREAS + 1) if position.at[index(seat, area)] == NOWHERE]


def _troop(position: Ventura, seat: int, area: int, reader: int) -> Troop:
    at = index(seat, area)
    captain, companies = position.captain[at], position.companies[at]
    whose = _whose(position, seat, area, reader)
    return Troop(
        seat,
        area,
        _noun(seat, area, reader),
        position.at[at],
        pace(position.components, captain, companies) if companies else 0,
        _card(fresh(captain), whose) if captain != NO_CARD else None,
        [_card(company, whose) for company in companies],
    )


def battle_lines(position: Ventura, reader: int) -> tuple[BattleLine, BattleLine] | None:
    """The lines of the battle in progress, attacker and defender."""
    battle = position.battle
    if battle is None:
        return None
    attacker, defender = (_line(position, battle, side, reader) for side in SIDES)
    return attacker, defender


def _line(position: Ventura, battle: Battle, side: int, reader: int) -> BattleLine:
    """Nobody is left to be placed once the lines are revealed, or before the defender is chosen."""
    seat, area = battle.seats[side], battle.areas[side]
    noun, whose = _noun(seat, area, reader), _whose(position, seat, area, reader)
    left = unplaced(position, battle, side) if area and not battle.number else ()
    return BattleLine(
        [_card(company, noun) for company in battle.lines[side]],
        [_card(company, whose) for company in left],
    )


def _noun(seat: int, area: int, reader: int) -> int:
    """A Troop of one's own is named without a seat."""
    return troop_number(-1 if seat == reader else seat, area)


def _whose(position: Ventura, seat: int, area: int, reader: int) -> int:
    """How moves name the Troop of a card: while one's line is filled, by the next space (VTR-20.4)."""
    battle = position.battle
    lines_up = bool(position.stack) and isinstance(position.stack[-1], (Order, OpenOrder))
    if lines_up and battle is not None and seat == reader and seat in battle.seats:
        side = battle.side(seat)
        if battle.areas[side] == area:
            return len(battle.lines[side]) + 1
    return _noun(seat, area, reader)


def _card(company: int, whose: int) -> CardInPlay:
    return CardInPlay(card_of(company), wounds_of(company), in_area(whose, company))
