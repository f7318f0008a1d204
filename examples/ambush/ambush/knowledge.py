"""Who knows what: the view of a seat."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from ambush.components import UNSET
from quattrocento.kernel.setting import SettingValue
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View, seen

if TYPE_CHECKING:
    from ambush.position import Ambush

UNKNOWN: Final = -1


@dataclass
class AmbushView(View):
    """What a seat sees: of other hands the size, and the cards at which it has looked."""

    round: int = 0
    lives: list[int] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    known: list[list[int]] = field(default_factory=list)
    serials: list[list[int]] = field(default_factory=list)
    drawn: int = 0
    discarded: list[int] = field(default_factory=list)
    road: int = UNSET
    stake: int = UNSET
    guarded: bool = False
    steps: list[AnyStep] = field(default_factory=list)
    settings: dict[str, SettingValue] = field(default_factory=dict)


def view(position: "Ambush", seat: int) -> AmbushView:
    """Built from nothing by adding what that seat may see; what all see, ``seen`` adds by its name."""
    sitting = 0 <= seat < position.seats
    over = position.result is not None  # then all cards are shown (AMB-8)
    bit = 1 << seat if sitting else 0
    return seen(
        AmbushView,
        position,
        seat,
        game="ambush",
        hands=[
            [card if over or mask & bit else UNKNOWN for card, mask in zip(hand, known, strict=True)]
            for hand, known in zip(position.hands, position.known, strict=True)
        ],
        road=position.roads[seat] if sitting else UNSET,
        stake=position.stakes[seat] if sitting else UNSET,
        steps=position.stack[:],
        settings=dict(position.rules),
    )
