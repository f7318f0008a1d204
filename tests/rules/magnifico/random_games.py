"""Random games, played to the end and looked at after every move."""

import tomllib
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import CARD
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.setting import SettingValue

ALL_ON: dict[str, SettingValue] = {
    "target_vp": 40,
    "machine_cost": "differing",
    "unsold_cards": "box",
    "tie_reference": "old_holder",
    "retreat_timing": "start_of_go",
    "bombed_tanks": "must_fire",
    "workshop_cards": "all",
    "doomed_landing": True,
    "culverin_targets": "battle",
    "assault_sequence": "fixed",
    "rich_start": True,
    "double_explosion": True,
    "self_destruct": True,
    "machines_need_infantry": True,
    "second_place_vp": True,
}
PLAIN: dict[str, SettingValue] = {"target_vp": 40}
SETTINGS = {
    f"{seats} seats, {name}, seed {seed}": (seats, settings, seed)
    for seats in (3, 4, 5)
    for name, settings in (("plain", PLAIN), ("all options", ALL_ON))
    for seed in (1, 2)
}


LAZY = ("pass", "decline", "stop", "retreat", "scrap_tank", "scrap_airplane")


ROWS = tomllib.loads((GAME.package / "components.toml").read_text(encoding="utf-8"))["cards"]
EVERY_GAME = pytest.mark.parametrize("name", SETTINGS)
MACHINES = ("tank", "airplane")
KIND: dict[str, str] = {row["id"]: row["kind"] for row in ROWS}
HOOKS: dict[str, int] = {row["id"]: row["params"].get("hooks", 0) for row in ROWS}
COPIES: dict[str, int] = {row["id"]: row["copies"] for row in ROWS}


class Transition(NamedTuple):
    """One move: the position before and after it, and what was told."""

    before: Magnifico
    after: Magnifico
    move: str
    events: list[Event]


@cache
def played(name: str) -> list[Transition]:
    """A random game between players who rather act than pass."""
    seats, settings, seed = SETTINGS[name]
    rng, fate = Random(seed), Dice(seed)
    position = GAME.start(seats, settings, fate)
    transitions = []
    while position.result is None:
        seat = rng.choice(position.waiting())
        legal = position.options(seat)
        active = [move for move in legal if move[0] not in LAZY]
        move = rng.choice(active if active and rng.random() < 0.8 else legal)
        before = position.copy()
        position.events = []
        position.play(seat, move, fate)
        text = f"{seat} {GAME.notation.text(move)}"
        transitions.append(Transition(before, position.copy(), text, position.events))
        position.events = None
    return transitions


def names(cards: Sequence[int]) -> list[str]:
    return [CARD.text(card) for card in cards]


def told(events: list[Event], name: str) -> list[tuple[int, ...]]:
    return [event.about for event in events if event.name == name]
