"""What a screen shows besides what a seat knows: sums of formulas, accounts, paces, assaults to come."""

from dataclasses import dataclass

from quattrocento.games.ventura.advice.coming import BattleAhead, battle_ahead
from quattrocento.games.ventura.components.typed import AREAS, Components, Formula
from quattrocento.games.ventura.knowledge.imagine import in_sight
from quattrocento.games.ventura.knowledge.view import VenturaView
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.domain import owner_of
from quattrocento.games.ventura.rules.phases.expansion import Settle
from quattrocento.games.ventura.rules.phases.movement import pace
from quattrocento.games.ventura.rules.phases.prestige import papal_territories
from quattrocento.games.ventura.rules.phases.upkeep import paying, upkeep_of
from quattrocento.games.ventura.rules.setup.setup import Lay
from quattrocento.games.ventura.rules.territories import around, beside_place
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

    ``sums`` are those of the tiles on the map, for their owner, else for the seat that looks;
    ``laying`` those of the tile that is being laid, by free place. Before the first round there are no
    ``accounts``; ``paying`` is the seat in its Upkeep Step, or -1. ``papal`` counts by seat the points that
    Papal Territories will bring, ``movement`` the points of each Troop. ``resistance`` has the cards to
    which the rules of this table give another number than the one printed.
    """

    sums: Sums
    laying: Sums | None
    accounts: list[Account]
    paying: int
    papal: list[int]
    movement: list[int]
    resistance: dict[int, int]
    battle: BattleAhead | None


def display(view: VenturaView, components: Components) -> VenturaDisplay:
    """From the view alone: nothing hidden is drawn."""
    position = in_sight(view, components)
    return VenturaDisplay(
        _on_the_map(position, view.seat),
        _laying(position, view.seat),
        [_account(position, seat) for seat in range(position.seats)] if position.round else [],
        paying(position),
        [papal_territories(position, seat) * components.papal_points for seat in range(position.seats)],
        [_movement(position, troop) for troop in range(position.seats * AREAS)],
        _resistance(position),
        battle_ahead(position),
    )


def _on_the_map(position: Ventura, seat: int) -> Sums:
    sums = Sums({}, {}, {})
    for tile in members(position.on_map):
        owner = owner_of(position, tile)
        own = position.own[owner if owner != NOBODY else seat] if owner != NOBODY or seat >= 0 else 0
        _add(sums, position.components, tile, tile, position.near[tile] & own)
    return sums


def _laying(position: Ventura, seat: int) -> Sums | None:
    """What the tile in the seat's hand would be worth to it at each free place beside the map."""
    if position.chosen < 0 or not isinstance(position.stack[-1], (Lay, Settle)):
        return None
    sums = Sums({}, {}, {})
    free = {place for laid in position.grid for place in around(laid) if place not in position.grid}
    for place in sorted(free):
        near = beside_place(position.grid, place) & position.own[seat]
        _add(sums, position.components, position.chosen, place, near)
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


def _movement(position: Ventura, troop: int) -> int:
    """0 without Companies: a Captain who waits for them stays where he is (VTR-18.9)."""
    if not position.companies[troop]:
        return 0
    return pace(position.components, position.captain[troop], position.companies[troop])


def _resistance(position: Ventura) -> dict[int, int]:
    printed = position.components.toughness
    return {
        card: toughness
        for card, toughness in enumerate(position.rules.toughness)
        if toughness != printed[card]
    }
