"""What Venetia tells about itself: name, seats and settings, and the verbs that all above rely on."""

import random
from collections.abc import Mapping, Sequence

from quattrocento.games.venetia.advice.accounts import ACCOUNTS, is_acting
from quattrocento.games.venetia.advice.display import VenetiaDisplay, display
from quattrocento.games.venetia.advice.effects.told import effects
from quattrocento.games.venetia.advice.look import LOOKABLE, look
from quattrocento.games.venetia.advice.telling import forecast, odds
from quattrocento.games.venetia.advice.winning import next_scoring, winning
from quattrocento.games.venetia.bot.evaluation import evaluate
from quattrocento.games.venetia.bot.tactics import COMPLETION, considered
from quattrocento.games.venetia.checks.invariants import violations
from quattrocento.games.venetia.checks.reasons import LIFTS, NOT_LIFTED
from quattrocento.games.venetia.checks.transitions import transition_violations
from quattrocento.games.venetia.components.packs import BOX
from quattrocento.games.venetia.components.typed import Components
from quattrocento.games.venetia.knowledge.imagine import imagine
from quattrocento.games.venetia.knowledge.observed import ObservedVenetia
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.position.settings import Settings
from quattrocento.games.venetia.rules.phrases import EVENTS, PROMPTS, REFUSALS
from quattrocento.games.venetia.rules.setup import Opening
from quattrocento.games.venetia.rules.verbs import NOTATION
from quattrocento.games.venetia.text.board import board
from quattrocento.games.venetia.text.read import read
from quattrocento.games.venetia.text.write import write
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.event import EventKind
from quattrocento.kernel.game import Account, Game, Lift
from quattrocento.kernel.ledger import Scored
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.setting import SettingValue, settings_in
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice


class VenetiaGame(Game[Venetia]):
    """Venetia (2013): 2 to 4 players, secret elections, hidden hands and face-down VP tokens."""

    positions = Venetia
    views: type[View] = VenetiaView
    displays: type[VenetiaDisplay] | None = VenetiaDisplay
    name = "venetia"
    title = "Venetia"
    prefix = "VNZ"
    rules_version = BOX.rules
    seat_counts: tuple[int, ...] = (2, 3, 4)
    package = BOX.package
    box = BOX
    notation = NOTATION
    events: Mapping[str, EventKind] = EVENTS
    round_event = "epoch_began"
    accounts: Mapping[str, Account] = ACCOUNTS
    refusals: Mapping[str, tuple[str, ...]] = REFUSALS
    lifts: Mapping[str, Lift] = LIFTS
    not_lifted: Mapping[str, str] = NOT_LIFTED
    prompts: Mapping[str, tuple[str, ...]] = PROMPTS
    settings = settings_in(BOX)
    lookable = LOOKABLE
    pitch = "game-pitch"
    minutes = (60, 120)
    weight = 3
    first_seats = 3
    first_settings: Mapping[str, SettingValue] = {"ruleset": "basic"}

    def laid_out(self, seats: int, chosen: Mapping[str, SettingValue], components: Components) -> Venetia:
        position = ObservedVenetia(seats, components, Settings(chosen))
        position.then(Opening())
        return position

    def imagine(self, view: View, rng: random.Random, components: Components | None = None) -> Venetia:
        assert isinstance(view, VenetiaView)
        return imagine(view, rng, components or BOX.standard())

    def write(self, position: Venetia) -> str:
        return write(self, position)

    def read(self, text: str, source: str = "position") -> Venetia:
        return read(self, text, source)

    def violations(self, position: Venetia) -> list[str]:
        return violations(position)

    def transition_violations(self, before: Venetia, after: Venetia) -> list[str]:
        return transition_violations(before, after)

    def evaluate(self, position: Venetia, seat: int) -> float:
        return evaluate(position, seat)

    def considered(self, position: Venetia, seat: int, options: Sequence[Move]) -> Sequence[Sequence[Move]]:
        return considered(position, seat, options)

    def completion(self, position: Venetia, seat: int) -> Move | None:
        return COMPLETION.following(position, seat)

    def components_of(self, position: Venetia) -> Components:
        return position.components

    def settings_of(self, position: Venetia) -> dict[str, SettingValue]:
        return dict(position.rules.chosen)

    def board(self, view: View, components: Components, voice: Voice, width: int = 100) -> list[str]:
        assert isinstance(view, VenetiaView)
        return board(view, components, voice, width)

    def display(self, view: View, components: Components) -> VenetiaDisplay:
        assert isinstance(view, VenetiaView)
        return display(view, components)

    def forecast(self, view: View, components: Components, options: Sequence[Move]) -> list[Saying]:
        assert isinstance(view, VenetiaView)
        return forecast(view, components, options)

    def look(self, view: View, components: Components, kind: str, number: int) -> list[Saying]:
        assert isinstance(view, VenetiaView)
        return look(view, components, kind, number)

    def effects(self, view: View, components: Components, options: Sequence[Move]) -> list[list[Effect]]:
        assert isinstance(view, VenetiaView)
        return effects(view, components, options)

    def turn_of(self, position: Venetia) -> tuple[int, ...]:
        return position.active, int(is_acting(position))

    def winning(self, view: View, components: Components) -> list[Saying]:
        assert isinstance(view, VenetiaView)
        return winning(view, components)

    def next_scoring(self, view: View, components: Components) -> list[Scored]:
        assert isinstance(view, VenetiaView)
        return next_scoring(view, components)

    def tell_odds(self, view: View, components: Components, words: Sequence[str]) -> list[Saying]:
        assert isinstance(view, VenetiaView)
        return odds(view, components, words)


GAME = VenetiaGame()
