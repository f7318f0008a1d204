"""What is thought about outside the event loop, in processes of its own: bots, advice, odds, reasons.

They are given views only, through the same door as a person at a distance.
"""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from quattrocento.bots.registry import bot
from quattrocento.kernel import registry
from quattrocento.kernel.components import Difference
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.move import NOT_ASKED, Move, MoveError
from quattrocento.kernel.odds import NoOdds, OddsError
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.trial import Trial
from quattrocento.kernel.view import View
from quattrocento.server.refusal import Illegal
from quattrocento.speech import Speech

_KEPT: Final = 32


class Scenery(msgspec.Struct, frozen=True):
    """What a thought needs to know of the table beside the view."""

    game: str
    changes: tuple[Difference, ...]
    players: dict[int, str]


class Advice(msgspec.Struct, frozen=True):
    """What a player is told unasked before a choice.

    ``barriers``: for each option what keeps it from being taken back, as a message id, or an empty text.
    """

    barriers: list[str]
    forecast: list[Saying]
    effects: list[list[Effect]]
    """For each option what it costs and brings."""
    accounts: dict[str, int]
    """What the seat has now, by the names of which effects speak."""


@lru_cache(_KEPT)
def components_of(game: str, changes: tuple[Difference, ...]) -> Any:
    """The components of a table."""
    return registry.game(game).corrected_components(changes)


@lru_cache(_KEPT)
def speech_of(game: str, changes: tuple[Difference, ...], language: str) -> Speech:
    """Who speaks about a table; the names of its players are not set."""
    return Speech(language, registry.game(game), components_of(game, changes))


def choose(scenery: Scenery, name: str, view: View, options: Sequence[Move], seed: int) -> Move:
    """The move of a bot."""
    game, components = registry.game(scenery.game), components_of(scenery.game, scenery.changes)
    return bot(name).choose(game, view, options, random.Random(seed), components)


def advise(scenery: Scenery, view: View, options: Sequence[Move], seed: int) -> Advice:
    """What a player should know of these options, tried on a position imagined from the view."""
    game, components = registry.game(scenery.game), components_of(scenery.game, scenery.changes)
    rng = random.Random(seed)
    world = game.imagine(view, rng, components)
    barriers = [Trial(world, view.seat, move, Dice(rng=rng)).barrier for move in options]
    effects = game.effects(view, components, options)
    accounts = {name: account(view, view.seat) for name, account in game.accounts.items()}
    return Advice(barriers, game.forecast(view, components, options), effects, accounts)


def foresee(scenery: Scenery, view: View, move: Move) -> list[Saying]:
    """What one move would mean, without what holds whatever is chosen."""
    game, components = registry.game(scenery.game), components_of(scenery.game, scenery.changes)
    anyway = game.forecast(view, components, [])
    return [told for told in game.forecast(view, components, [move]) if told not in anyway]


def odds(scenery: Scenery, view: View, words: Sequence[str]) -> list[Saying]:
    """The odds that a player asks for; ``Illegal`` where there are none."""
    game, components = registry.game(scenery.game), components_of(scenery.game, scenery.changes)
    try:
        return game.odds(view, components, words)
    except (OddsError, MoveError) as error:
        raise Illegal(error.saying) from None
    except NoOdds:
        raise Illegal(Saying("table-no-odds")) from None


def reasons(scenery: Scenery, view: View, moves: Sequence[Move], seed: int) -> list[Saying]:
    """Why each of these moves, none of them an option, cannot be made: told by an imagined position."""
    game, components = registry.game(scenery.game), components_of(scenery.game, scenery.changes)
    world = game.imagine(view, random.Random(seed), components)
    legal = world.options(view.seat)
    # Legal in this dream only: what really forbids it is none of the seat's business.
    dreamt = Saying(NOT_ASKED, world.stack[-1].cited(world)) if world.stack else Saying(NOT_ASKED)
    return [dreamt if move in legal else world.why_not(view.seat, move) for move in moves]
