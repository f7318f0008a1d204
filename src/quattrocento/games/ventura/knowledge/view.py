"""Who knows what (Hidden information): hands, reserves, decks to come, choices and lines are hidden."""

from dataclasses import dataclass, field

from quattrocento.games.ventura.components.typed import VENTURA
from quattrocento.games.ventura.position.battle import BattleSheet, sheet_of
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.places import members
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.tuples import less
from quattrocento.kernel.view import View

HIDDEN = -1


@dataclass
class VenturaView(View):
    """What a seat sees.

    ``hand`` and ``reserve`` are its own. ``hidden`` counts by seat the cards in hand that not all know:
    of the Ventura deck, and others, for their backs differ. ``reserves`` and ``under`` list hidden tiles
    by the seats that know them, each with its number or -1.
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
    hand: tuple[int, ...] = ()
    hidden: tuple[tuple[int, int], ...] = ()
    shown: tuple[tuple[int, ...], ...] = ()
    reserve: int = 0
    reserves: tuple[tuple[tuple[int, int], ...], ...] = ()
    pledged: tuple[int, ...] = ()
    pile: int = 0
    under: tuple[tuple[int, tuple[int, ...]], ...] = ()
    kept: tuple[int, ...] = ()
    peeked: tuple[int, ...] = ()
    looking: tuple[int, ...] = ()
    looking_backs: tuple[int, int] = (0, 0)
    discarded: list[int] = field(default_factory=list)
    ventura_left: int = 0
    conscription_left: int = 0
    display: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    captain: list[int] = field(default_factory=list)
    companies: list[tuple[int, ...]] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    chosen: int = HIDDEN
    has_chosen: bool = False
    turn: tuple[int, ...] = ()
    battle: BattleSheet | None = None
    steps: list[AnyStep] = field(default_factory=list)
    settings: dict[str, bool | int | str] = field(default_factory=dict)


def see(position: Ventura, seat: int) -> VenturaView:
    """Build what that seat, or a spectator, may know."""
    result = position.result
    sitting = 0 <= seat < position.seats
    acting = sitting and bool(position.stack) and position.stack[-1].seat == seat
    return VenturaView(
        game="ventura",
        seat=seat,
        seats=position.seats,
        waiting=position.waiting(),
        winners=result.winners if result is not None else (),
        round=position.round,
        first=position.first,
        out=position.out,
        spot=position.spot,
        domain=position.domain,
        markers=position.markers[:],
        family=position.family,
        points=position.points[:],
        florins=position.florins[:],
        hand=position.hand[seat] if sitting else (),
        hidden=tuple(
            [_backs(less(hand, shown)) for hand, shown in zip(position.hand, position.shown, strict=True)]
        ),
        shown=position.shown,
        reserve=position.reserve[seat] if sitting else 0,
        reserves=tuple([_reserve(position, owner, seat) for owner in range(position.seats)]),
        pledged=position.pledged,
        pile=position.pile.bit_count(),
        under=tuple([_group(knowers, tiles, seat) for knowers, tiles in position.under]),
        kept=position.kept,
        peeked=tuple([tile if acting else HIDDEN for tile in members(position.peeked)]),
        looking=position.looking if acting else (),
        looking_backs=_backs(position.looking),
        discarded=position.discarded[:],
        ventura_left=position.ventura_left,
        conscription_left=position.conscription_left,
        display=position.display,
        removed=position.removed,
        captain=position.captain[:],
        companies=position.companies[:],
        at=position.at[:],
        chosen=position.chosen if acting else HIDDEN,
        has_chosen=position.chosen >= 0,
        turn=turn_sheet(position),
        battle=_battle(position, seat),
        steps=position.stack[:],
        settings=dict(position.rules.chosen),
    )


def turn_sheet(position: Ventura) -> tuple[int, ...]:
    """How far the turn in progress is."""
    flags = (int(position.laid), int(position.looked))
    menus = (
        position.bonus,
        position.advance,
        position.moved,
        position.grounds,
        position.splits,
        position.regroupings,
    )
    return (*flags, *menus)


def _backs(cards: tuple[int, ...]) -> tuple[int, int]:
    ventura = sum(card < VENTURA for card in cards)
    return ventura, len(cards) - ventura


def _reserve(position: Ventura, owner: int, seat: int) -> tuple[tuple[int, int], ...]:
    tiles: list[tuple[int, int]] = []
    for tile in members(position.reserve[owner]):
        knowers = position.known.get(tile, 0) | 1 << owner
        tiles.append((knowers, tile if seat >= 0 and knowers >> seat & 1 else HIDDEN))
    return tuple(sorted(tiles))


def _group(knowers: int, tiles: int, seat: int) -> tuple[int, tuple[int, ...]]:
    known = seat >= 0 and knowers >> seat & 1
    return knowers, tuple([tile if known else HIDDEN for tile in members(tiles)])


def _battle(position: Ventura, seat: int) -> BattleSheet | None:
    """The battle; of an order that is being made in secret only the own part."""
    if position.battle is None:
        return None
    battle = sheet_of(position.battle)
    if position.stack and position.stack[-1].name == "order":
        own = [line if battle.seats[side] == seat else () for side, line in enumerate(battle.lines)]
        battle.lines = (own[0], own[1])
    return battle
