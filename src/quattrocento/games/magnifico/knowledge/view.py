"""Who knows what (Hidden information): everything is open but bids, decks to come and the box."""

from dataclasses import dataclass

from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View, seen


@dataclass
class MagnificoView(View):
    """What a seat sees. ``bid`` is its own bid, ``has_bid`` tells only who has made one.

    What lies in the supplies and the decks follows from the pieces and the cards that are seen.
    """

    round: int
    holder: int
    owner: list[int]
    soldiers: list[int]
    tanks: list[int]
    airplanes: list[int]
    towers: list[int]
    colour: tuple[int, ...]
    money: list[int]
    points: list[int]
    field: tuple[tuple[int, ...], ...]
    archive: tuple[tuple[int, ...], ...]
    awarded: int
    machine_bottom: tuple[int, ...]
    project_bottom: tuple[int, ...]
    discarded: tuple[int, ...]
    auction: tuple[int, ...]
    offers: tuple[int, ...]
    rank: tuple[int, ...]
    sold: int
    recruited: int
    stage: int
    wars: int
    movements: int
    moved: bool
    produced: int
    raised: int
    battle: Battle | None
    stack: list[AnyStep]
    has_bid: list[bool]
    bid: int
    settings: dict[str, bool | int | str]


def see(position: Magnifico, seat: int) -> MagnificoView:
    """Build what that seat, or a spectator, may know."""
    battle = position.battle
    return seen(
        MagnificoView,
        position,
        seat,
        game="magnifico",
        battle=battle.copy() if battle is not None else None,
        has_bid=[bid > 0 for bid in position.bids],
        bid=position.bids[seat] if 0 <= seat < position.seats else 0,
        settings=position.rules.chosen,
    )
