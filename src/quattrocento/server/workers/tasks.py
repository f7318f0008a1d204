"""What is thought about outside the event loop, in processes of its own: bots, odds, forecasts.

They are given views only, through the same door as a person at a distance.
"""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from quattrocento.bots.registry import bot
from quattrocento.kernel import registry, undo
from quattrocento.kernel.components import Difference
from quattrocento.kernel.fate import Dice, Recording
from quattrocento.kernel.game import AnyGame, NoOdds, OddsError
from quattrocento.kernel.move import Move, MoveError, Reason
from quattrocento.kernel.view import View
from quattrocento.server.refusal import Illegal
from quattrocento.speech import Speech

_KEPT: Final = 32


class Scenery(msgspec.Struct, frozen=True):
    """What a thought needs to know of the table beside the view."""

    game: str
    changes: tuple[Difference, ...]
    players: dict[int, str]


class Weight(msgspec.Struct, frozen=True):
    """What a move would mean: what keeps it from being taken back, and what the game foretells."""

    barrier: str
    lines: list[str]


@lru_cache(_KEPT)
def components_of(game: str, changes: tuple[Difference, ...]) -> Any:
    """The components of a table."""
    return registry.game(game).corrected_components(changes)


@lru_cache(_KEPT)
def speech_of(game: str, changes: tuple[Difference, ...], language: str) -> Speech:
    """Who speaks about a table; the names of its players are not set."""
    return Speech(language, registry.game(game), components_of(game, changes))


class _Thought:
    """The game, its components and a voice."""

    def __init__(self, scenery: Scenery, language: str = "en") -> None:
        self.game: AnyGame = registry.game(scenery.game)
        self.components = components_of(scenery.game, scenery.changes)
        self.voice = speech_of(scenery.game, scenery.changes, language)
        self.voice.players = scenery.players


def choose(scenery: Scenery, name: str, view: View, options: Sequence[Move], seed: int) -> Move:
    """The move of a bot."""
    game, components = registry.game(scenery.game), components_of(scenery.game, scenery.changes)
    return bot(name).choose(game, view, options, random.Random(seed), components)


def forecast(scenery: Scenery, language: str, view: View, options: Sequence[Move]) -> list[str]:
    """What a player is told unasked before choosing."""
    thought = _Thought(scenery, language)
    return thought.game.forecast(view, thought.components, options, thought.voice)


def odds(scenery: Scenery, language: str, view: View, words: Sequence[str]) -> list[str]:
    """The odds that a player asks for; ``Illegal`` where there are none."""
    thought = _Thought(scenery, language)
    try:
        return thought.game.odds(view, thought.components, words, thought.voice)
    except OddsError as error:
        about = (part for named in error.about.items() for part in named)
        raise Illegal(Reason(error.message, "", *about)) from None
    except MoveError as error:
        raise Illegal(error.reason) from None
    except NoOdds:
        raise Illegal(Reason("table-no-odds", "")) from None


def weigh(scenery: Scenery, language: str, view: View, move: Move, seed: int) -> Weight:
    """What a legal move would mean, tried on a position imagined from the view."""
    thought = _Thought(scenery, language)
    rng = random.Random(seed)
    world = thought.game.imagine(view, rng, thought.components)
    fate = Recording(Dice(rng=rng))
    after = world.copy()
    after.buried = []
    after.play(view.seat, move, fate)
    known = {fact: seats for fact, seats in world.secrets().items() if fact not in after.buried}
    barrier = undo.barrier(
        view.seat, tuple(fate.words), known, after.secrets(), world.waiting(), after.waiting()
    )
    lines = thought.game.forecast(view, thought.components, [move], thought.voice)
    return Weight(barrier, lines)
