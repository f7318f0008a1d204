"""What Magnifico tells about itself: its name, seats and settings, and what its rooms do."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from quattrocento.games.magnifico.advice.display import MagnificoDisplay, display
from quattrocento.games.magnifico.advice.effects.accounts import ACCOUNTS
from quattrocento.games.magnifico.advice.effects.telling import effects
from quattrocento.games.magnifico.advice.look import LOOKABLE, look
from quattrocento.games.magnifico.advice.stated import PARAMETERS, stated_odds
from quattrocento.games.magnifico.advice.telling import forecast, odds
from quattrocento.games.magnifico.advice.winning import next_scoring, winning
from quattrocento.games.magnifico.bot.evaluation import evaluate
from quattrocento.games.magnifico.bot.tactics import completion, considered
from quattrocento.games.magnifico.checks.invariants import violations
from quattrocento.games.magnifico.checks.reasons import LIFTS, NOT_LIFTED
from quattrocento.games.magnifico.checks.transitions import transition_violations
from quattrocento.games.magnifico.components.earlier import with_prices_of_rules_1
from quattrocento.games.magnifico.components.packs import BOX
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.imagine import imagine
from quattrocento.games.magnifico.knowledge.observed import ObservedMagnifico
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.position.settings import Settings
from quattrocento.games.magnifico.rules.phrases import EVENTS, PROMPTS, REFUSALS
from quattrocento.games.magnifico.rules.setup import Opening
from quattrocento.games.magnifico.rules.verbs import NOTATION
from quattrocento.games.magnifico.text.board import board
from quattrocento.games.magnifico.text.chart import MARKS
from quattrocento.games.magnifico.text.read import read
from quattrocento.games.magnifico.text.write import write
from quattrocento.kernel.components import Difference
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.event import EventKind
from quattrocento.kernel.game import Account, Game, Lift
from quattrocento.kernel.ledger import Scored
from quattrocento.kernel.move import Move
from quattrocento.kernel.odds import Parameter, Stated
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.setting import SettingValue, settings_in
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice


class MagnificoGame(Game[Magnifico]):
    """Magnifico (2008): 3 to 5 players, everything open but the bids."""

    positions = Magnifico
    views: type[View] = MagnificoView
    displays: type[Any] | None = MagnificoDisplay
    name = "magnifico"
    title = "Magnifico"
    prefix = "MAG"
    rules_version = BOX.rules
    seat_counts: tuple[int, ...] = (3, 4, 5)
    box = BOX
    package = BOX.package
    notation = NOTATION
    grave = ("scrap_tank", "scrap_airplane")
    events: Mapping[str, EventKind] = EVENTS
    accounts: Mapping[str, Account] = ACCOUNTS
    refusals: Mapping[str, tuple[str, ...]] = REFUSALS
    lifts: Mapping[str, Lift] = LIFTS
    not_lifted: Mapping[str, str] = NOT_LIFTED
    prompts: Mapping[str, tuple[str, ...]] = PROMPTS
    settings = settings_in(BOX)
    lookable = LOOKABLE
    pitch = "game-pitch"
    minutes = (90, 150)
    weight = 3
    first_seats = 3
    first_settings: Mapping[str, SettingValue] = {"rich_start": True}
    odds_parameters: Sequence[Parameter] = PARAMETERS

    def laid_out(self, seats: int, chosen: Mapping[str, SettingValue], components: Components) -> Magnifico:
        position = ObservedMagnifico(seats, components, Settings(chosen))
        position.then(Opening())
        return position

    def earlier_setup(
        self, rules: int, chosen: Mapping[str, SettingValue], changes: Sequence[Difference]
    ) -> tuple[dict[str, SettingValue], list[Difference]]:
        """Under rules 1 the prices of machines stood elsewhere (MAG-R1)."""
        return super().earlier_setup(rules, *with_prices_of_rules_1(chosen, changes))

    def imagine(self, view: View, rng: random.Random, components: Components | None = None) -> Magnifico:
        assert isinstance(view, MagnificoView)
        return imagine(view, rng, components or BOX.standard())

    def write(self, position: Magnifico) -> str:
        return write(self, position)

    def read(self, text: str, source: str = "position") -> Magnifico:
        return read(self, text, source)

    def violations(self, position: Magnifico) -> list[str]:
        return violations(position)

    def transition_violations(self, before: Magnifico, after: Magnifico) -> list[str]:
        return transition_violations(before, after)

    def evaluate(self, position: Magnifico, seat: int) -> float:
        return evaluate(position, seat)

    def considered(
        self, position: Magnifico, seat: int, options: Sequence[Move]
    ) -> Sequence[Sequence[Move]]:
        return considered(position, seat, options)

    def completion(self, position: Magnifico, seat: int) -> Move | None:
        return completion(position, seat)

    def components_of(self, position: Magnifico) -> Components:
        return position.components

    def settings_of(self, position: Magnifico) -> dict[str, SettingValue]:
        return dict(position.rules.chosen)

    def board(self, view: View, components: Components, voice: Voice, width: int = 100) -> list[str]:
        assert isinstance(view, MagnificoView)
        return board(view, components, voice, width)

    def marks(self, view: View, components: Components) -> dict[str, str]:
        assert isinstance(view, MagnificoView)
        chosen = [row["id"] for row in components.data["colours"]]
        pairs = zip(MARKS, view.colour, strict=False)
        return {mark: chosen[colour] for mark, colour in pairs if colour >= 0}

    def display(self, view: View, components: Components) -> MagnificoDisplay:
        assert isinstance(view, MagnificoView)
        return display(view, components)

    def hides(self, view: View) -> bool:
        """Only bids are hidden, from the first one until all are turned over."""
        assert isinstance(view, MagnificoView)
        return any(view.has_bid) or (bool(view.stack) and view.stack[-1].private)

    def forecast(self, view: View, components: Components, options: Sequence[Move]) -> list[Saying]:
        assert isinstance(view, MagnificoView)
        return forecast(view, components, options)

    def look(self, view: View, components: Components, kind: str, number: int) -> list[Saying]:
        assert isinstance(view, MagnificoView)
        return look(view, components, kind, number)

    def effects(self, view: View, components: Components, options: Sequence[Move]) -> list[list[Effect]]:
        assert isinstance(view, MagnificoView)
        return effects(view, components, options)

    def turn_of(self, position: Magnifico) -> tuple[int, ...]:
        """The round, and whose turn it is; nobody's before and after the turns of a round."""
        seats = [step.seat for step in position.stack if step.name == "turn"]
        return position.round, seats[-1] if seats else NOBODY

    def winning(self, view: View, components: Components) -> list[Saying]:
        assert isinstance(view, MagnificoView)
        return winning(view, components)

    def next_scoring(self, view: View, components: Components) -> list[Scored]:
        assert isinstance(view, MagnificoView)
        return next_scoring(view, components)

    def tell_odds(self, view: View, components: Components, words: Sequence[str]) -> list[Saying]:
        assert isinstance(view, MagnificoView)
        return odds(view, components, words)

    def stated_odds(
        self, components: Components, settings: Mapping[str, SettingValue], stated: Mapping[str, Stated]
    ) -> list[Saying]:
        return stated_odds(components, settings, stated)


GAME = MagnificoGame()
