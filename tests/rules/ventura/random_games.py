"""Random games, played to the end and looked at after every move."""

from functools import cache

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing.random_games import Transition, play_out

OPTIONAL: dict[str, SettingValue] = dict.fromkeys(
    ("equal_domains", "mixed_fortunes", "to_arms", "familial_expertise", "split_lone_army"), True
)
SETTINGS: dict[str, tuple[int, dict[str, SettingValue], int]] = {
    f"{seats} seats, {edition}{', all options' if settings else ''}, seed {seed}": (
        seats,
        {"edition": edition, **settings},
        seed,
    )
    for seats in (2, 3, 4)
    for edition, settings in (("en-2010", {}), ("it-2011", OPTIONAL))
    for seed in (1, 2)
}
EVERY_GAME = pytest.mark.parametrize("name", SETTINGS)
LAZY = ("stop", "pass", "halt", "retreat", "dismiss", "spend")


@cache
def played(name: str) -> list[Transition]:
    """A random game between players who rather act than pass."""
    return play_out(GAME, *SETTINGS[name], LAZY)
