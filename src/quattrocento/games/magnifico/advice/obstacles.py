"""Why a card cannot be bought or fielded, in the few words that fit on it (MAG-5.3.13, MAG-6)."""

from dataclasses import dataclass
from typing import Final

from quattrocento.games.magnifico.position.position import FIELD, Magnifico
from quattrocento.games.magnifico.rules.auction import may_own
from quattrocento.games.magnifico.rules.turn.fielding import cannot_field
from quattrocento.kernel.saying import Saying

_SHORT: Final = {
    "why-needs-tank-card": "obstacle-tank-card",
    "why-needs-airplane-card": "obstacle-airplane-card",
    "why-no-hook": "obstacle-hook",
    "why-money": "obstacle-money",
}


@dataclass
class Obstacle:
    """What stands between a seat and a card of its archive or of the auction."""

    card: int
    why: Saying


def obstacles(position: Magnifico, seat: int) -> list[Obstacle]:
    """The cards at auction that the seat may not buy, and those of its archive that it cannot field."""
    found = [
        Obstacle(card, Saying("obstacle-owned", "MAG-5.3.13"))
        for card in dict.fromkeys(position.auction)
        if not may_own(position, seat, card)
    ]
    playing = any(step.name == "turn" and step.seat == seat for step in position.stack)
    for card in dict.fromkeys(position.archive[seat]):
        why = _fielding(position, seat, card, playing)
        if why is not None:
            found.append(Obstacle(card, why))
    return found


def _fielding(position: Magnifico, seat: int, card: int, playing: bool) -> Saying | None:
    """Money and steps count in the seat's own turn only: before it, both change."""
    reason = cannot_field(position, seat, card)
    if reason is not None and (playing or reason.message != "why-money"):
        return Saying(_SHORT[reason.message], reason.clause, **reason.about)
    if playing and position.stage > FIELD:
        return Saying("obstacle-step", "MAG-5.4.3")
    return None
