"""What Ventura tells about itself: its name, seats and settings, and the rooms of the game put together."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from quattrocento.games.ventura.advice.display import VenturaDisplay, display
from quattrocento.games.ventura.advice.effects.accounts import ACCOUNTS
from quattrocento.games.ventura.advice.effects.telling import effects
from quattrocento.games.ventura.advice.effects.turns import turn_of
from quattrocento.games.ventura.advice.look import LOOKABLE, look
from quattrocento.games.ventura.advice.standing import next_scoring, winning
from quattrocento.games.ventura.advice.stated import PARAMETERS, stated_odds
from quattrocento.games.ventura.advice.telling import forecast, odds
from quattrocento.games.ventura.bot.evaluation import evaluate
from quattrocento.games.ventura.bot.tactics import COMPLETION, considered
from quattrocento.games.ventura.checks.invariants import violations
from quattrocento.games.ventura.checks.reasons import LIFTS, NOT_LIFTED
from quattrocento.games.ventura.checks.transitions import transition_violations
from quattrocento.games.ventura.components import earlier
from quattrocento.games.ventura.components.packs import BOX
from quattrocento.games.ventura.components.typed import Components
from quattrocento.games.ventura.knowledge.imagine import imagine
from quattrocento.games.ventura.knowledge.observed import ObservedVentura
from quattrocento.games.ventura.knowledge.view import VenturaView
from quattrocento.games.ventura.position.settings import Settings
from quattrocento.games.ventura.rules.phrases import EVENTS, MOVES_BY_STEP, PROMPTS, REFUSALS
from quattrocento.games.ventura.rules.setup.setup import FAMILIES, Setup
from quattrocento.games.ventura.rules.verbs import NOTATION
from quattrocento.games.ventura.text.board import MARKS, board
from quattrocento.games.ventura.text.read import read
from quattrocento.games.ventura.text.write import write
from quattrocento.kernel.components import Difference
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


class VenturaGame(Game[ObservedVentura]):
    """Ventura (2010): 2 to 4 players, a map that grows, hidden hands and orders of battle."""

    positions = ObservedVentura
    views: type[View] = VenturaView
    displays: type[Any] | None = VenturaDisplay
    name = "ventura"
    title = "Ventura"
    prefix = "VTR"
    rules_version = BOX.rules
    seat_counts: tuple[int, ...] = (2, 3, 4)
    box = BOX
    package = BOX.package
    notation = NOTATION
    moves_by_step: Mapping[str, tuple[str, ...]] = MOVES_BY_STEP
    grave = ("dismiss", "empty")
    events: Mapping[str, EventKind] = EVENTS
    accounts: Mapping[str, Account] = ACCOUNTS
    refusals: Mapping[str, tuple[str, ...]] = REFUSALS
    lifts: Mapping[str, Lift] = LIFTS
    not_lifted: Mapping[str, str] = NOT_LIFTED
    prompts: Mapping[str, tuple[str, ...]] = PROMPTS
    settings = settings_in(BOX)
    lookable = LOOKABLE
    pitch = "game-pitch"
    minutes = (90, 180)
    weight = 4
    first_seats = 2
    first_settings: Mapping[str, SettingValue] = {"equal_domains": True}
    odds_parameters: Sequence[Parameter] = PARAMETERS

    def laid_out(
        self, seats: int, chosen: Mapping[str, SettingValue], components: Components
    ) -> ObservedVentura:
        position = ObservedVentura(seats, components, Settings(chosen, components))
        position.then(Setup(FAMILIES, 0))
        return position

    def earlier_setup(
        self, rules: int, chosen: Mapping[str, SettingValue], changes: Sequence[Difference]
    ) -> tuple[dict[str, SettingValue], list[Difference]]:
        """Settings left to the edition keep what it said in those rules, and tiles their values."""
        settings, changed = super().earlier_setup(rules, chosen, changes)
        standard = BOX.standard()
        before = {**settings, **earlier.of_edition(settings, rules, standard, changed)}
        return before, [*earlier.of_tiles(rules, standard), *changed]

    def imagine(
        self, view: View, rng: random.Random, components: Components | None = None
    ) -> ObservedVentura:
        assert isinstance(view, VenturaView)
        return imagine(view, rng, components or BOX.standard())

    def write(self, position: ObservedVentura) -> str:
        return write(self, position)

    def read(self, text: str, source: str = "position") -> ObservedVentura:
        return read(self, text, source)

    def violations(self, position: ObservedVentura) -> list[str]:
        return violations(position)

    def transition_violations(self, before: ObservedVentura, after: ObservedVentura) -> list[str]:
        return transition_violations(before, after)

    def evaluate(self, position: ObservedVentura, seat: int) -> float:
        return evaluate(position, seat)

    def considered(
        self, position: ObservedVentura, seat: int, options: Sequence[Move]
    ) -> Sequence[Sequence[Move]]:
        return considered(position, seat, options)

    def completion(self, position: ObservedVentura, seat: int) -> Move | None:
        return COMPLETION.following(position, seat)

    def components_of(self, position: ObservedVentura) -> Components:
        return position.components

    def settings_of(self, position: ObservedVentura) -> dict[str, SettingValue]:
        return dict(position.rules.chosen)

    def board(self, view: View, components: Components, voice: Voice, width: int = 100) -> list[str]:
        assert isinstance(view, VenturaView)
        return board(view, components, voice, width)

    def marks(self, view: View, components: Components) -> dict[str, str]:
        assert isinstance(view, VenturaView)
        colours = [row["colour"] for row in components.data["families"]]
        pairs = zip(MARKS, view.family, strict=False)
        return {mark: colours[family] for mark, family in pairs if family >= 0}

    def display(self, view: View, components: Components) -> VenturaDisplay:
        assert isinstance(view, VenturaView)
        return display(view, components)

    def forecast(self, view: View, components: Components, options: Sequence[Move]) -> list[Saying]:
        assert isinstance(view, VenturaView)
        return forecast(view, components, options)

    def look(self, view: View, components: Components, kind: str, number: int) -> list[Saying]:
        assert isinstance(view, VenturaView)
        return look(view, components, kind, number)

    def effects(self, view: View, components: Components, options: Sequence[Move]) -> list[list[Effect]]:
        assert isinstance(view, VenturaView)
        return effects(view, components, options)

    def turn_of(self, position: ObservedVentura) -> tuple[int, ...]:
        return turn_of(position)

    def winning(self, view: View, components: Components) -> list[Saying]:
        return winning(components)

    def next_scoring(self, view: View, components: Components) -> list[Scored]:
        assert isinstance(view, VenturaView)
        return next_scoring(view, components)

    def tell_odds(self, view: View, components: Components, words: Sequence[str]) -> list[Saying]:
        assert isinstance(view, VenturaView)
        return odds(view, components, words)

    def stated_odds(
        self,
        components: Components,
        settings: Mapping[str, SettingValue],
        stated: Mapping[str, Stated],
    ) -> list[Saying]:
        return stated_odds(components, settings, stated)


GAME = VenturaGame()
