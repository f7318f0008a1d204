"""What a screen shows besides what a seat knows: pieces, sums of formulas, accounts, assaults to come."""

from dataclasses import dataclass

from quattrocento.games.ventura.advice.coming import BattleAhead, battle_ahead
from quattrocento.games.ventura.advice.pieces import (
    BattleLine,
    FreePlace,
    Place,
    Troop,
    battle_lines,
    free_areas,
    free_places,
    places,
    troops,
)
from quattrocento.games.ventura.components.typed import Components, Formula
from quattrocento.games.ventura.knowledge.imagine import in_sight
from quattrocento.games.ventura.knowledge.view import VenturaView, hand_size
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.domain import owner_of
from quattrocento.games.ventura.rules.phases.expansion import Settle
from quattrocento.games.ventura.rules.phases.prestige import papal_territories
from quattrocento.games.ventura.rules.phases.upkeep import paying, upkeep_of
from quattrocento.games.ventura.rules.setup.setup import City, Lay
from quattrocento.games.ventura.rules.territories import beside_place
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY


@dataclass(slots=True)
class Sums:
    """What formulas come to, by tile or by place, where that is not their base alone (VTR-2.6)."""

    income: dict[int, int]
    ranged: dict[int, int]
    resistance: dict[int, int]


@dataclass(slots=True)
class Account:
    """The next Upkeep Step of a seat as things stand; below 0 Florins left, cards must be dismissed."""

    income: int
    maintenance: int
    left: int


@dataclass(slots=True)
class VenturaDisplay:
    """What is shown besides the view.

    ``target`` are the points that win. ``places`` are those of the tiles on the map, ``free`` those beside
    them while the seat that looks lays a tile. ``troops`` stand on the map, ``areas`` are by seat those
    without one, ``hands`` count the cards in hand. ``sums`` are those of the tiles on the map, for their
    owner, else for the seat that looks; ``laying`` those of the tile that is being laid, by free place.
    Before the first round there are no ``accounts``; ``paying`` is the seat in its Upkeep Step, or -1.
    ``papal`` counts by seat the points that Papal Territories will bring. ``resistance`` has the cards to
    which the rules of this table give another number than the one printed. The ``lines`` of a battle are by
    side: attacker, defender.
    """

    target: int
    places: list[Place]
    free: list[FreePlace]
    troops: list[Troop]
    areas: list[list[int]]
    hands: list[int]
    sums: Sums
    laying: Sums | None
    accounts: list[Account]
    paying: int
    papal: list[int]
    resistance: dict[int, int]
    lines: tuple[BattleLine, BattleLine] | None
    battle: BattleAhead | None


def display(view: VenturaView, components: Components) -> VenturaDisplay:
    """From the view alone: nothing hidden is drawn."""
    position = in_sight(view, components)
    free = free_places(position) if _lays(view) else []
    return VenturaDisplay(
        components.target,
        places(position),
        free,
        troops(position, view.seat),
        [free_areas(position, seat) for seat in range(position.seats)],
        [hand_size(view, seat) for seat in range(position.seats)],
        _on_the_map(position, view.seat),
        _laying(position, view.seat, free) if free and position.chosen >= 0 else None,
        [_account(position, seat) for seat in range(position.seats)] if position.round else [],
        paying(position),
        [papal_territories(position, seat) * components.papal_points for seat in range(position.seats)],
        _resistance(position),
        battle_lines(position, view.seat),
        battle_ahead(position),
    )


def _lays(view: VenturaView) -> bool:
    """Whether the seat that looks is asked for a place."""
    return view.seat in view.waiting and isinstance(view.stack[-1], (City, Lay, Settle))


def _on_the_map(position: Ventura, seat: int) -> Sums:
    sums = Sums({}, {}, {})
    for tile in members(position.on_map):
        owner = owner_of(position, tile)
        own = position.own[owner if owner != NOBODY else seat] if owner != NOBODY or seat >= 0 else 0
        _add(sums, position.components, tile, tile, position.near[tile] & own)
    return sums


def _laying(position: Ventura, seat: int, free: list[FreePlace]) -> Sums:
    """What the tile in the seat's hand would be worth to it at each free place beside the map."""
    sums = Sums({}, {}, {})
    for one in free:
        near = beside_place(position.grid, one.place) & position.own[seat]
        _add(sums, position.components, position.chosen, one.place, near)
    return sums


def _add(sums: Sums, components: Components, tile: int, key: int, near: int) -> None:
    """Note what the formulas of a tile come to beside these tiles of one Domain."""
    if near:
        _note(sums.income, components.income[tile], key, near)
        _note(sums.ranged, components.ranged[tile], key, near)
        _note(sums.resistance, components.resistance[tile], key, near)


def _note(sums: dict[int, int], formula: Formula, key: int, near: int) -> None:
    if formula.among & near:
        sums[key] = formula.value(near)


def _account(position: Ventura, seat: int) -> Account:
    income, due = upkeep_of(position, seat)
    return Account(income, due, position.florins[seat] + income - due)


def _resistance(position: Ventura) -> dict[int, int]:
    printed = position.components.toughness
    return {
        card: toughness
        for card, toughness in enumerate(position.rules.toughness)
        if toughness != printed[card]
    }
