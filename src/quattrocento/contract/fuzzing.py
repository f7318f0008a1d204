"""Fuzzing: games through a table, with every promise checked on the way."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from quattrocento.contract.players import Chooser
from quattrocento.contract.promises import PROMISES, Violation
from quattrocento.contract.run import Run
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.setting import SettingValue

MOST_FINDINGS = 10


@dataclass
class Finding:
    """A broken promise, how it was broken, and the record of the game up to there.

    The record opens with ``replay``; remarks at its end say what was found.
    """

    promise: str
    message: str
    record: str


@dataclass
class FuzzResult:
    """How much was played, and what was found."""

    decisions: int = 0
    games: int = 0
    violations: list[Finding] = field(default_factory=list)
    promises: list[str] = field(default_factory=list)
    """The promises that were checked, by their short names."""


def fuzz(
    game: AnyGame,
    decisions: int,
    seed: int,
    on_progress: Callable[[FuzzResult], None] | None = None,
    chooser: Chooser | None = None,
) -> FuzzResult:
    """Play about that many decisions, over all numbers of seats and options drawn at random.

    The same seed plays the same games. After a violation the next game begins; after ten it is enough.
    With a chooser, which plays most of the seats, games go where players want them to go.
    """
    rng = random.Random(seed)
    result = FuzzResult(promises=_promised(game))
    crossings: Counter[tuple[str, str]] = Counter()
    known: set[Move] = set()
    while result.decisions < decisions and len(result.violations) < MOST_FINDINGS:
        seats = game.seat_counts[result.games % len(game.seat_counts)]
        settings, own = some_settings(game, rng), random.Random(rng.getrandbits(64))
        run = Run(game, seats, settings, own, known, crossings, chooser=chooser)
        try:
            run.play(decisions - result.decisions)
        except Violation as violation:
            result.violations.append(Finding(violation.promise, violation.text, run.evidence(violation)))
        result.decisions += run.made
        result.games += 1
        if on_progress is not None:
            on_progress(result)
    return result


def _promised(game: AnyGame) -> list[str]:
    """What is promised of this game: of effects and points only where it has any."""
    without = set() if game.accounts else {"effects"}
    if not any(kind.scores for kind in game.events.values()):
        without.add("ledger")
    return [name for name in PROMISES if name not in without]


def some_settings(game: AnyGame, rng: random.Random) -> dict[str, SettingValue]:
    """Half of the games as they are, half with every option drawn."""
    if rng.random() < 0.5:
        return {}
    return {setting.name: rng.choice(setting.values) for setting in game.settings}
