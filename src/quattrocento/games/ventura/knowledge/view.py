"""Who knows what (Hidden information): hands, reserves, decks to come, choices and lines are hidden."""

from bisect import bisect_left
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from quattrocento.games.ventura.components.typed import VENTURA
from quattrocento.games.ventura.position.battle import Battle
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.places import members
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.tuples import less
from quattrocento.kernel.view import View, seen

HIDDEN: Final = -1


@dataclass(slots=True, frozen=True)
class Backs:
    """How many cards lie face down, by deck, for their backs differ."""

    ventura: int
    conscription: int


@dataclass(slots=True, frozen=True)
class HiddenTile:
    """A tile in a reserve: the seats that know it, as bits, and its number, or -1 for who does not."""

    knowers: int
    tile: int


@dataclass(slots=True, frozen=True)
class TilesUnder:
    """Tiles put under the stockpile together: the seats that know them, as bits, and each number or -1."""

    knowers: int
    tiles: tuple[int, ...]


# A view is made for every look, and holds few different ones of these: each is made once.
_backs = lru_cache(maxsize=None)(Backs)
_hidden_tile = lru_cache(maxsize=None)(HiddenTile)


@dataclass
class VenturaView(View):
    """What a seat sees.

    What is open to all stands under the name that it has in a position. ``hidden`` counts by seat the cards
    in hand that not all know. ``reserves`` are the tiles in reserve by seat, ``seen_under`` those under the
    stockpile. What begins with ``own`` is known to this seat alone.
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
    hidden: tuple[Backs, ...] = ()
    shown: tuple[tuple[int, ...], ...] = ()
    reserves: tuple[tuple[HiddenTile, ...], ...] = ()
    pledged: tuple[int, ...] = ()
    pile_left: int = 0
    seen_under: tuple[TilesUnder, ...] = ()
    kept: tuple[int, ...] = ()
    seen_peeked: tuple[int, ...] = ()
    own_looking: tuple[int, ...] = ()
    looking_backs: Backs = Backs(0, 0)
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
        looking_backs=_face_down(position.looking),
        own_choice=position.chosen if acting else HIDDEN,
        has_chosen=position.chosen >= 0,
        seen_battle=_battle(position, seat),
        settings=dict(position.rules.chosen),
    )


def own_reserve(view: VenturaView) -> list[int]:
    """The tiles in the reserve of the seat itself."""
    return [one.tile for one in view.reserves[view.seat]] if view.seat >= 0 else []


def hand_size(view: VenturaView, seat: int) -> int:
    """How many cards that seat holds."""
    hidden = view.hidden[seat]
    return hidden.ventura + hidden.conscription + len(view.shown[seat])


def _hidden(position: Ventura, owner: int) -> Backs:
    hand, shown = position.hand[owner], position.shown[owner]
    return _face_down(less(hand, shown) if shown else hand)


def _face_down(cards: tuple[int, ...]) -> Backs:
    ventura = bisect_left(cards, VENTURA)
    return _backs(ventura, len(cards) - ventura)


def _reserve(position: Ventura, owner: int, seat: int) -> tuple[HiddenTile, ...]:
    if not position.reserve[owner]:
        return ()
    tiles: list[tuple[int, int]] = []
    for tile in members(position.reserve[owner]):
        knowers = position.known.get(tile, 0) | 1 << owner
        tiles.append((knowers, tile if seat >= 0 and knowers >> seat & 1 else HIDDEN))
    tiles.sort()
    return tuple([_hidden_tile(knowers, tile) for knowers, tile in tiles])


def _group(knowers: int, tiles: int, seat: int) -> TilesUnder:
    known = seat >= 0 and knowers >> seat & 1
    return TilesUnder(knowers, tuple([tile if known else HIDDEN for tile in members(tiles)]))


def _battle(position: Ventura, seat: int) -> Battle | None:
    """The battle; of an order that is being made in secret only the own part."""
    if position.battle is None:
        return None
    battle = position.battle.copy()
    if position.stack and position.stack[-1].name == "order":
        own = [line if battle.seats[side] == seat else () for side, line in enumerate(battle.lines)]
        battle.lines = (own[0], own[1])
    return battle
