"""What a screen shows besides the view: the next scoring, incomes, prices, supplies, a battle's armies.

Lists are by seat unless they say something else.
"""

from dataclasses import dataclass
from typing import Final

from quattrocento.games.magnifico.advice.obstacles import Obstacle, obstacles
from quattrocento.games.magnifico.advice.winning import explained
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.imagine import on_the_table
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import AWARDS, NO_CARD, Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import (
    AIRPLANES_MADE,
    AUTOMATA_MADE,
    INFANTRY_MADE,
    TANKS_MADE,
)
from quattrocento.games.magnifico.rules.battle.castles import tank_protection
from quattrocento.games.magnifico.rules.income import income
from quattrocento.games.magnifico.rules.scoring import round_points
from quattrocento.games.magnifico.rules.turn.building import machine_price
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY

_ASSAULTS: Final = (
    (INFANTRY_MADE, "infantry"),
    (TANKS_MADE, "tanks"),
    (AIRPLANES_MADE, "airplanes"),
    (AUTOMATA_MADE, "automata"),
)


@dataclass
class Gains:
    """The points that each seat would score if the round ended now, by source (MAG-10)."""

    leonardo: list[int]
    workshop: list[int]
    court: list[int]
    crown: list[int]
    cities: list[int]
    total: list[int]


@dataclass
class Prices:
    """What each seat pays for a piece, less the discount of Leonardo; -1: it has no card to build with."""

    tank: list[int]
    airplane: list[int]
    tower: list[int]
    castle: list[int]


@dataclass
class Supplies:
    """The pieces that lie beside the map for everybody."""

    tanks: int
    airplanes: int
    castles: int
    towers: int


@dataclass
class Decks:
    """How many cards each deck has."""

    machines: int
    projects: int


@dataclass
class Side:
    """The army of one side of a battle."""

    seat: int
    soldiers: int
    tanks: int
    airplanes: int


@dataclass
class Fight:
    """The battle in progress: both armies, the castle and the assaults made in this go.

    ``level`` is what the castle takes off each assault: 0 without one, or once a paratrooper has opened it.
    ``sequence`` is the fixed sequence by its number; -1 without one (MAG-R63).
    """

    origin: int
    target: int
    go: int
    attacker: Side
    defender: Side
    towers: int
    level: int
    opened: bool
    made: list[str]
    sequence: int


@dataclass
class MagnificoDisplay:
    """What a screen shows besides the view; lists are by seat.

    ``target`` are the points that end the game, ``reserve`` counts the soldiers in the supply, ``perfect``
    are the territories that are Perfect Cities.
    ``build_costs`` has the price of a machine by card where it is not the printed one (MAG-R1),
    ``first_works`` the First Works that nobody has made yet. ``choosing`` is the seat that buys a card now,
    -1 where nobody does. ``explained`` says of each source of points at the end of a round what it is.
    """

    target: int
    gains: Gains
    territories: list[int]
    castles: list[int]
    cities: list[int]
    reserve: list[int]
    income: list[int]
    prices: Prices
    build_costs: dict[int, int]
    supplies: Supplies
    decks: Decks
    first_works: list[str]
    perfect: list[int]
    battle: Fight | None
    choosing: int
    obstacles: list[list[Obstacle]]
    explained: dict[str, Saying]


def display(view: MagnificoView, components: Components) -> MagnificoDisplay:
    """All of it, from what lies open on the table."""
    position = on_the_table(view, components)
    own, seats = position.own, range(position.seats)
    return MagnificoDisplay(
        target=position.rules.target,
        gains=gains(position),
        territories=[lands.bit_count() for lands in own],
        castles=[(lands & position.castled).bit_count() for lands in own],
        cities=[(lands & position.perfect).bit_count() for lands in own],
        reserve=position.supply,
        income=[income(position, seat) for seat in seats],
        prices=_prices(position),
        build_costs=_build_costs(position),
        supplies=Supplies(
            tanks=position.tank_supply,
            airplanes=position.airplane_supply,
            castles=position.castle_supply,
            towers=position.tower_supply,
        ),
        decks=Decks(
            machines=position.tanks_in_deck + position.airplanes_in_deck + len(position.machine_bottom),
            projects=position.projects_in_deck + len(position.project_bottom),
        ),
        first_works=[work for bit, work in enumerate(AWARDS) if not position.awarded >> bit & 1],
        perfect=members(position.perfect),
        battle=_fight(position, position.battle) if position.battle is not None else None,
        choosing=_choosing(position),
        obstacles=[obstacles(position, seat) for seat in seats],
        explained=explained(components),
    )


def gains(position: Magnifico) -> Gains:
    """What the end of the round would bring as things stand; nothing after the end of the game."""
    rows = round_points(position) if position.result is None else [[0] * 5 for _ in position.own]
    told = [[*row, sum(row)] for row in rows]
    return Gains(*([row[part] for row in told] for part in range(6)))


def _choosing(position: Magnifico) -> int:
    """Whose purchase it is: he stands no longer among those still to choose (MAG-5.3.9)."""
    step = position.stack[-1] if position.stack else None
    return step.seat if step is not None and step.name == "buy" else NOBODY


def _prices(position: Magnifico) -> Prices:
    components, seats = position.components, range(position.seats)
    return Prices(
        tank=[_machine(position, seat, position.tank_card[seat]) for seat in seats],
        airplane=[_machine(position, seat, position.airplane_card[seat]) for seat in seats],
        tower=[position.price(seat, components.tower_cost) for seat in seats],
        castle=[position.price(seat, components.castle_cost) for seat in seats],
    )


def _machine(position: Magnifico, seat: int, card: int) -> int:
    return machine_price(position, seat, card) if card >= 0 else NO_CARD


def _build_costs(position: Magnifico) -> dict[int, int]:
    components = position.components
    if not position.rules.differing_machines:
        return {}
    printed, differing = components.build_cost, components.differing_cost
    return {card: florins for card, florins in enumerate(differing) if florins != printed[card]}


def _fight(position: Magnifico, battle: Battle) -> Fight:
    target = battle.target
    garrison = (position.soldiers[target], position.tanks[target], position.airplanes[target])
    return Fight(
        origin=battle.origin,
        target=target,
        go=battle.go,
        attacker=Side(battle.attacker, battle.soldiers, battle.tanks, battle.airplanes),
        defender=Side(battle.defender, *garrison),
        towers=position.towers[target],
        level=tank_protection(position, battle),
        opened=battle.cancelled,
        made=[name for bit, name in _ASSAULTS if battle.made & bit],
        sequence=battle.sequence - 1,
    )
