"""Random games of M400 to 20 points, with every number of players."""

import tomllib
from functools import cache
from typing import Any

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing.random_games import Transition, play_out

OTHER: dict[str, SettingValue] = {
    "draw_table": "flat",
    "trade_gifts": True,
    "toll_on_capitals": False,
    "surrender_destroys_army": True,
    "plague_removal": "any_turn_end",
    "capital_reward_includes_victim": False,
}
SETTINGS: dict[str, tuple[int, dict[str, SettingValue], int]] = {
    f"{seats} seats{', other options' if settings else ''}, seed {seed}": (seats, settings, seed)
    for seats in (2, 3, 4, 5)
    for settings, seed in (({}, 1), (OTHER, 2))
}
EVERY_GAME = pytest.mark.parametrize("name", SETTINGS)
LAZY = ("done", "decline", "cancel", "leave", "stop", "give_in", "nothing", "offer", "exchange", "toll")


@cache
def played(name: str) -> list[Transition]:
    """A random game between players who rather act than pass."""
    seats, settings, seed = SETTINGS[name]
    chosen = {"victory_target": 20, "sequence_limit": 20, **settings}
    return play_out(GAME, seats, chosen, seed, LAZY, zeal=0.85)


def is_allied(name: str) -> bool:
    """Whether this is a game of Alleanza."""
    return SETTINGS[name][0] == 2


def written(position: M400) -> dict[str, Any]:
    """The position as it is written down."""
    return tomllib.loads(GAME.write(position))
