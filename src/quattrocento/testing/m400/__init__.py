"""M400 for tests: positions in a few words, stages that are played to, and what is seen of them."""

from quattrocento.testing.m400.combats import combat, raid, war
from quattrocento.testing.m400.positions import CAPITALS, m400, start
from quattrocento.testing.m400.seen import (
    armies,
    barred,
    discarded,
    facts,
    hand,
    hands,
    order,
    points,
    score,
    states,
    tokens,
    winners,
)
from quattrocento.testing.m400.signs import signs
from quattrocento.testing.m400.trades import build, offer, trading
from quattrocento.testing.m400.turns import before_scoring, count_to_draw, drained, idle, whole_deck

__all__ = [
    "CAPITALS",
    "armies",
    "barred",
    "before_scoring",
    "build",
    "combat",
    "count_to_draw",
    "discarded",
    "drained",
    "facts",
    "hand",
    "hands",
    "idle",
    "m400",
    "offer",
    "order",
    "points",
    "raid",
    "score",
    "signs",
    "start",
    "states",
    "tokens",
    "trading",
    "war",
    "whole_deck",
    "winners",
]
