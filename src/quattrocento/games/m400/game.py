"""What M400 tells about itself: its name, seats and settings, and the rooms of the game put together."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from quattrocento.games.m400.advice.display import M400Display, display
from quattrocento.games.m400.advice.effects.accounts import ACCOUNTS
from quattrocento.games.m400.advice.effects.table import effects
from quattrocento.games.m400.advice.look import LOOKABLE, look
from quattrocento.games.m400.advice.stated import parameters, stated_odds
from quattrocento.games.m400.advice.telling import forecast, odds
from quattrocento.games.m400.advice.winning import next_scoring, winning
from quattrocento.games.m400.bot.evaluation import evaluate
from quattrocento.games.m400.bot.tactics import best_move
from quattrocento.games.m400.checks.invariants import violations
from quattrocento.games.m400.checks.reasons import LIFTS, NOT_LIFTED
from quattrocento.games.m400.checks.transitions import transition_violations
from quattrocento.games.m400.components.packs import BOX
from quattrocento.games.m400.components.typed import MOST_SEATS, Components
from quattrocento.games.m400.knowledge.imagine import imagine
from quattrocento.games.m400.knowledge.observed import ObservedM400
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.position.settings import Settings
from quattrocento.games.m400.rules.phrases import EVENTS, PROMPTS, REFUSALS
from quattrocento.games.m400.rules.setup import StartingOrder
from quattrocento.games.m400.rules.verbs import NOTATION
from quattrocento.games.m400.text.board import MARKS, board
from quattrocento.games.m400.text.read import read
from quattrocento.games.m400.text.write import write
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.event import EventKind
from quattrocento.kernel.game import Account, Game, Lift
from quattrocento.kernel.ledger import Scored
from quattrocento.kernel.move import Move
from quattrocento.kernel.odds import Parameter, Stated
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.setting import SettingValue, settings_in
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice


class M400Game(Game[M400]):
    """M400: 3 to 5 players, or two with two allied colours each (Alleanza)."""

    positions = M400
    views: type[View] = M400View
    displays: type[Any] | None = M400Display
    name = "m400"
    title = "M400"
    prefix = "M4"
    rules_version = BOX.rules
    seat_counts: tuple[int, ...] = (2, 3, 4, 5)
    box = BOX
    package = BOX.package
    notation = NOTATION
    grave = ("surrender",)
    events: Mapping[str, EventKind] = EVENTS
    round_event = "sequence_began"
    accounts: Mapping[str, Account] = ACCOUNTS
    refusals: Mapping[str, tuple[str, ...]] = REFUSALS
    lifts: Mapping[str, Lift] = LIFTS
    not_lifted: Mapping[str, str] = NOT_LIFTED
    prompts: Mapping[str, tuple[str, ...]] = PROMPTS
    settings = settings_in(BOX)
    lookable = LOOKABLE
    pitch = "game-pitch"
    minutes = (90, 180)
    weight = 3
    first_seats = 3
    first_settings: Mapping[str, SettingValue] = {"victory_target": 20}
    odds_parameters: Sequence[Parameter] = parameters(2, MOST_SEATS)

    def laid_out(self, seats: int, chosen: Mapping[str, SettingValue], components: Components) -> M400:
        position = ObservedM400(seats, components, Settings(chosen, components, seats))
        position.then(StartingOrder())
        return position

    def imagine(self, view: View, rng: random.Random, components: Components | None = None) -> M400:
        assert isinstance(view, M400View)
        return imagine(view, rng, components or BOX.standard())

    def write(self, position: M400) -> str:
        return write(self, position)

    def read(self, text: str, source: str = "position") -> M400:
        return read(self, text, source)

    def violations(self, position: M400) -> list[str]:
        return violations(position)

    def transition_violations(self, before: M400, after: M400) -> list[str]:
        return transition_violations(before, after)

    def evaluate(self, position: M400, seat: int) -> float:
        return evaluate(position, seat)

    def considered(self, position: M400, seat: int, options: Sequence[Move]) -> Sequence[Sequence[Move]]:
        return ((best_move(position, seat, options),),)

    def components_of(self, position: M400) -> Components:
        return position.components

    def settings_of(self, position: M400) -> dict[str, SettingValue]:
        return dict(position.rules.chosen)

    def board(self, view: View, components: Components, voice: Voice, width: int = 100) -> list[str]:
        assert isinstance(view, M400View)
        return board(view, components, voice, width)

    def marks(self, view: View, components: Components) -> dict[str, str]:
        """By colour, not by seat: each has a sign of its own."""
        return dict(zip(MARKS, ("red", "blue", "green", "yellow", "magenta"), strict=True))

    def display(self, view: View, components: Components) -> M400Display:
        assert isinstance(view, M400View)
        return display(view, components)

    def forecast(self, view: View, components: Components, options: Sequence[Move]) -> list[Saying]:
        assert isinstance(view, M400View)
        return forecast(view, components, options)

    def look(self, view: View, components: Components, kind: str, number: int) -> list[Saying]:
        assert isinstance(view, M400View)
        return look(view, components, kind, number)

    def effects(self, view: View, components: Components, options: Sequence[Move]) -> list[list[Effect]]:
        assert isinstance(view, M400View)
        return effects(view, components, options)

    def turn_of(self, position: M400) -> tuple[int, ...]:
        return position.sequence, position.active

    def winning(self, view: View, components: Components) -> list[Saying]:
        assert isinstance(view, M400View)
        return winning(view, components)

    def next_scoring(self, view: View, components: Components) -> list[Scored]:
        assert isinstance(view, M400View)
        return next_scoring(view, components)

    def tell_odds(self, view: View, components: Components, words: Sequence[str]) -> list[Saying]:
        assert isinstance(view, M400View)
        return odds(view, components, words)

    def stated_odds(
        self, components: Components, settings: Mapping[str, SettingValue], stated: Mapping[str, Stated]
    ) -> list[Saying]:
        return stated_odds(components, stated)


GAME = M400Game()
