"""Who knows what (Hidden information): everything is open but bids, decks to come and the box."""

from dataclasses import dataclass, field

from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View


@dataclass
class MagnificoView(View):
    """What a seat sees. ``bid`` is its own bid, ``has_bid`` tells only who has made one.

    ``unseen`` counts the cards that nobody has seen yet, by kind: those of the decks and, with three and
    four players, of the box, which are known by elimination only.
    """

    round: int = 0
    holder: int = -1
    owner: list[int] = field(default_factory=list)
    soldiers: list[int] = field(default_factory=list)
    tanks: list[int] = field(default_factory=list)
    airplanes: list[int] = field(default_factory=list)
    towers: list[int] = field(default_factory=list)
    colour: tuple[int, ...] = ()
    money: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    fields: tuple[tuple[int, ...], ...] = ()
    archives: tuple[tuple[int, ...], ...] = ()
    tank_supply: int = 0
    airplane_supply: int = 0
    castle_supply: int = 0
    tower_supply: int = 0
    awarded: int = 0
    unseen: tuple[int, ...] = ()
    tanks_in_deck: int = 0
    airplanes_in_deck: int = 0
    machine_bottom: tuple[int, ...] = ()
    project_bottom: tuple[int, ...] = ()
    discarded: tuple[int, ...] = ()
    auction: tuple[int, ...] = ()
    offers: tuple[int, ...] = ()
    rank: tuple[int, ...] = ()
    sold: int = 0
    recruited: int = 0
    has_bid: list[bool] = field(default_factory=list)
    bid: int = 0
    turn: tuple[int, ...] = ()
    battle: tuple[int, ...] = ()
    steps: list[AnyStep] = field(default_factory=list)
    settings: dict[str, bool | int | str] = field(default_factory=dict)


def see(position: Magnifico, seat: int) -> MagnificoView:
    """Build what that seat, or a spectator, may know."""
    result = position.result
    return MagnificoView(
        game="magnifico",
        seat=seat,
        seats=position.seats,
        waiting=position.waiting(),
        winners=result.winners if result is not None else (),
        round=position.round,
        holder=position.holder,
        owner=position.owner[:],
        soldiers=position.soldiers[:],
        tanks=position.tanks[:],
        airplanes=position.airplanes[:],
        towers=position.towers[:],
        colour=position.colour,
        money=position.money[:],
        points=position.points[:],
        supply=position.supply[:],
        fields=position.field,
        archives=position.archive,
        tank_supply=position.tank_supply,
        airplane_supply=position.airplane_supply,
        castle_supply=position.castle_supply,
        tower_supply=position.tower_supply,
        awarded=position.awarded,
        unseen=position.unseen,
        tanks_in_deck=position.tanks_in_deck,
        airplanes_in_deck=position.airplanes_in_deck,
        machine_bottom=position.machine_bottom,
        project_bottom=position.project_bottom,
        discarded=position.discarded,
        auction=position.auction,
        offers=position.offers,
        rank=position.rank,
        sold=position.sold,
        recruited=position.recruited,
        has_bid=[bid > 0 for bid in position.bids],
        bid=position.bids[seat] if 0 <= seat < position.seats else 0,
        turn=position.turn_sheet(),
        battle=position.battle.sheet() if position.battle is not None else (),
        steps=position.stack[:],
        settings=dict(position.rules.chosen),
    )
