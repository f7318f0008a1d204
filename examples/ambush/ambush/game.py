"""The game's entry: its name, seats and settings, and the verbs that everything above relies on."""

import random
from collections.abc import Mapping, Sequence

from ambush.board import board
from ambush.bot import evaluate
from ambush.checks import transition_violations, violations
from ambush.components import BOX, UNSET, Components
from ambush.effects import ACCOUNTS, effects, winning
from ambush.imagination import imagine
from ambush.knowledge import AmbushView
from ambush.notation import NOTATION
from ambush.phrases import EVENTS, PROMPTS, REFUSALS
from ambush.position import Ambush
from ambush.rules import Plot, Round
from ambush.text import read, write
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.event import EventKind
from quattrocento.kernel.game import Account, Game
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.setting import SettingValue, settings_in
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice


class AmbushGame(Game[Ambush]):
    """Ambush, for two to four."""

    positions = Ambush
    views: type[View] = AmbushView
    name = "ambush"
    title = "Ambush"
    prefix = "AMB"
    rules_version = BOX.rules
    seat_counts: tuple[int, ...] = (2, 3, 4)
    box = BOX
    package = BOX.package
    notation = NOTATION
    events: Mapping[str, EventKind] = EVENTS
    accounts: Mapping[str, Account] = ACCOUNTS
    refusals: Mapping[str, tuple[str, ...]] = REFUSALS
    prompts: Mapping[str, tuple[str, ...]] = PROMPTS
    settings = settings_in(BOX)

    def laid_out(self, seats: int, chosen: Mapping[str, SettingValue], components: Components) -> Ambush:
        position = Ambush(seats, components, dict(chosen))
        position.then(Round())
        return position

    def imagine(self, view: View, rng: random.Random, components: Components | None = None) -> Ambush:
        assert isinstance(view, AmbushView)
        return imagine(view, rng, components or BOX.standard())

    def write(self, position: Ambush) -> str:
        return write(self, position)

    def read(self, text: str, source: str = "position") -> Ambush:
        return read(self, text, source)

    def violations(self, position: Ambush) -> list[str]:
        return violations(position)

    def transition_violations(self, before: Ambush, after: Ambush) -> list[str]:
        return transition_violations(before, after)

    def components_of(self, position: Ambush) -> Components:
        return position.components

    def settings_of(self, position: Ambush) -> dict[str, SettingValue]:
        return dict(position.rules)

    def evaluate(self, position: Ambush, seat: int) -> float:
        return evaluate(position, seat)

    def completion(self, position: Ambush, seat: int) -> Move | None:
        """After the road comes the stake: a bot weighs both as one choice (AMB-4)."""
        plotting = position.stack and isinstance(position.stack[-1], Plot)
        half_made = position.roads[seat] != UNSET and seat in position.waiting()
        return position.options(seat)[-1] if plotting and half_made else None

    def board(self, view: View, components: Components, voice: Voice, width: int = 100) -> list[str]:
        assert isinstance(view, AmbushView)
        return board(view, components, voice, width)

    def effects(self, view: View, components: Components, options: Sequence[Move]) -> list[list[Effect]]:
        assert isinstance(view, AmbushView)
        return [effects(view, move) for move in options]

    def turn_of(self, position: Ambush) -> tuple[int, ...]:
        return (position.round,)

    def winning(self, view: View, components: Components) -> list[Saying]:
        return winning()
