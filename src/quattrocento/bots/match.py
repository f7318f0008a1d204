"""A match: one whole game between bots, without a table."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from quattrocento.bots.bot import Bot
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame, SettingValue
from quattrocento.kernel.view import SPECTATOR, View

MOST_DECISIONS: Final = 50_000


@dataclass
class MatchResult:
    """How a match ended. ``final`` is the table as a spectator sees it at the end.

    A match that was cut at its limit has no winners and no ranking.
    """

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int
    final: View


def play_match(
    game: AnyGame,
    bots: Sequence[Bot],
    seed: int,
    settings: Mapping[str, SettingValue] | None = None,
    components: Any = None,
    limit: int = MOST_DECISIONS,
) -> MatchResult:
    """One game, with a bot at each seat. Same seed, same game.

    Fate and every bot have generators of their own, so that no bot's thinking disturbs the dice.
    """
    fate = Dice(rng=random.Random(f"{seed} fate"))
    minds = [random.Random(f"{seed} seat {seat}") for seat in range(len(bots))]
    position = game.start(len(bots), settings, fate, components)
    position.events = None
    decisions = 0
    while position.result is None and decisions < limit:
        seat = position.waiting()[0]
        legal = list(position.options(seat))
        move = bots[seat].choose(game, position.view(seat), legal, minds[seat], components)
        position.play(seat, move, fate)
        decisions += 1
    result = position.result
    winners, ranking = (result.winners, result.ranking) if result is not None else ((), ())
    return MatchResult(winners, ranking, decisions, position.view(SPECTATOR))
