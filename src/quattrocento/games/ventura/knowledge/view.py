"""Who knows what (Hidden information): hands, reserves, decks to come, choices and lines are hidden."""

from dataclasses import dataclass, field
from typing import Final

from quattrocento.games.ventura.components.typed import VENTURA
from quattrocento.games.ventura.position.battle import Battle
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.places import members
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.tuples import less
from quattrocento.kernel.view import View, seen

HIDDEN: Final = -1


@dataclass
class VenturaView(View):
    """What a seat sees.

    What is open to all stands under the name that it has in a position. ``hidden`` counts by seat the cards
    in hand that not all know: of the Ventura deck, and others, for their backs differ. ``reserves`` and
    ``seen_under`` list hidden tiles by the seats that know them, each with its number or -1. What begins
    with ``own`` is known to this seat alone.
    """

    round: int = 0
    first: int = 0
    out: int = 0
    spot: tuple[int, ...] = ()
    domain: tuple[tuple[int, ...], ...] = ()
    markers: list[int] = field(default_factory=list)
    family: tuple[int, ...] = ()
    points: list[int] = field(default_factory=list)
    florins: list[int] = field(default_factory=list)
    own_hand: tuple[int, ...] = ()
    hidden: tuple[tuple[int, int], ...] = ()
    shown: tuple[tuple[int, ...], ...] = ()
    reserves: tuple[tuple[tuple[int, int], ...], ...] = ()
    pledged: tuple[int, ...] = ()
    pile_left: int = 0
    seen_under: tuple[tuple[int, tuple[int, ...]], ...] = ()
    kept: tuple[int, ...] = ()
    seen_peeked: tuple[int, ...] = ()
    own_looking: tuple[int, ...] = ()
    looking_backs: tuple[int, int] = (0, 0)
    discarded: list[int] = field(default_factory=list)
    ventura_left: int = 0
    conscription_left: int = 0
    display: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    captain: list[int] = field(default_factory=list)
    companies: list[tuple[int, ...]] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    own_choice: int = HIDDEN
    has_chosen: bool = False
    laid: bool = False
    looked: bool = False
    bonus: int = 0
    advance: int = 0
    moved: int = 0
    grounds: int = 0
    splits: int = 0
    regroupings: int = 0
    seen_battle: Battle | None = None
    stack: list[AnyStep] = field(default_factory=list)
    settings: dict[str, bool | int | str] = field(default_factory=dict)


def see(position: Ventura, seat: int) -> VenturaView:
    """Build what that seat, or a spectator, may know."""
    sitting = 0 <= seat < position.seats
    acting = sitting and bool(position.stack) and position.stack[-1].seat == seat
    return seen(
        VenturaView,
        position,
        seat,
        game="ventura",
        own_hand=position.hand[seat] if sitting else (),
        hidden=tuple([_hidden(position, owner) for owner in range(position.seats)]),
        reserves=tuple([_reserve(position, owner, seat) for owner in range(position.seats)]),
        pile_left=position.pile.bit_count(),
        seen_under=tuple([_group(knowers, tiles, seat) for knowers, tiles in position.under]),
        seen_peeked=tuple([tile if acting else HIDDEN for tile in members(position.peeked)]),
        own_looking=position.looking if acting else (),
        looking_backs=_backs(position.looking),
        own_choice=position.chosen if acting else HIDDEN,
        has_chosen=position.chosen >= 0,
        seen_battle=_battle(position, seat),
        settings=dict(position.rules.chosen),
    )


def own_reserve(view: VenturaView) -> list[int]:
    """The tiles in the reserve of the seat itself."""
    return [tile for _, tile in view.reserves[view.seat]] if view.seat >= 0 else []


def _hidden(position: Ventura, owner: int) -> tuple[int, int]:
    hand, shown = position.hand[owner], position.shown[owner]
    return _backs(less(hand, shown) if shown else hand)


def _backs(cards: tuple[int, ...]) -> tuple[int, int]:
    ventura = len([card for card in cards if card < VENTURA])
    return ventura, len(cards) - ventura


def _reserve(position: Ventura, owner: int, seat: int) -> tuple[tuple[int, int], ...]:
    if not position.reserve[owner]:
        return ()
    tiles: list[tuple[int, int]] = []
    for tile in members(position.reserve[owner]):
        knowers = position.known.get(tile, 0) | 1 << owner
        tiles.append((knowers, tile if seat >= 0 and knowers >> seat & 1 else HIDDEN))
    return tuple(sorted(tiles))


def _group(knowers: int, tiles: int, seat: int) -> tuple[int, tuple[int, ...]]:
    known = seat >= 0 and knowers >> seat & 1
    return knowers, tuple([tile if known else HIDDEN for tile in members(tiles)])


def _battle(position: Ventura, seat: int) -> Battle | None:
    """The battle; of an order that is being made in secret only the own part."""
    if position.battle is None:
        return None
    battle = position.battle.copy()
    if position.stack and position.stack[-1].name == "order":
        own = [line if battle.seats[side] == seat else () for side, line in enumerate(battle.lines)]
        battle.lines = (own[0], own[1])
    return battle
