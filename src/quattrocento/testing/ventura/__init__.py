"""For tests of Ventura: positions in a few words, stages that play leads to, and what is seen of them."""

from quattrocento.testing.ventura.positions import FAMILIES, Words, ventura
from quattrocento.testing.ventura.seen import (
    battle_in,
    domain,
    facts,
    florins,
    hand,
    is_out,
    lines,
    markers,
    pile,
    points,
    reserve,
    troop,
    winners,
)
from quattrocento.testing.ventura.setups import claimed, dealt, drawn, laid, start
from quattrocento.testing.ventura.stages import battle, fight, initiative, line_up, recovery, regroup

__all__ = [
    "FAMILIES",
    "Words",
    "battle",
    "battle_in",
    "claimed",
    "dealt",
    "domain",
    "drawn",
    "facts",
    "fight",
    "florins",
    "hand",
    "initiative",
    "is_out",
    "laid",
    "line_up",
    "lines",
    "markers",
    "pile",
    "points",
    "recovery",
    "regroup",
    "reserve",
    "start",
    "troop",
    "ventura",
    "winners",
]
