"""The game's entry: its name, seats and settings, and the verbs that everything above relies on."""

import random
from collections.abc import Mapping, Sequence

from quattrocento.games.ventura import earlier
from quattrocento.games.ventura.board import board
from quattrocento.games.ventura.components import Components
from quattrocento.games.ventura.foretelling import forecast, odds
from quattrocento.games.ventura.imagination import imagine
from quattrocento.games.ventura.insight import evaluate
from quattrocento.games.ventura.invariants import violations
from quattrocento.games.ventura.knowledge import VenturaView
from quattrocento.games.ventura.packs import BOX
from quattrocento.games.ventura.passages import passage_violations
from quattrocento.games.ventura.phrases import EVENTS, PROMPTS, REFUSALS
from quattrocento.games.ventura.reading import read
from quattrocento.games.ventura.settings import Settings
from quattrocento.games.ventura.setup import FAMILIES, Setup
from quattrocento.games.ventura.state import Ventura
from quattrocento.games.ventura.tactics import COMPLETING, considered
from quattrocento.games.ventura.text import write
from quattrocento.games.ventura.verbs import NOTATION
from quattrocento.kernel.components import Difference
from quattrocento.kernel.game import Game, SettingValue, settings_in
from quattrocento.kernel.move import Move
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice


class VenturaGame(Game[Ventura]):
    """Ventura (2010): 2 to 4 players, a map that grows, hidden hands and orders of battle."""

    positions = Ventura
    name = "ventura"
    title = "Ventura"
    prefix = "VTR"
    rules_version = BOX.rules
    seat_counts: tuple[int, ...] = (2, 3, 4)
    box = BOX
    package = BOX.package
    notation = NOTATION
    events: Mapping[str, tuple[str, ...]] = EVENTS
    refusals: Mapping[str, tuple[str, ...]] = REFUSALS
    prompts: Mapping[str, tuple[str, ...]] = PROMPTS
    settings = settings_in(BOX)

    def laid_out(self, seats: int, chosen: Mapping[str, SettingValue], components: Components) -> Ventura:
        position = Ventura(seats, components, Settings(chosen, components))
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

    def imagine(self, view: View, rng: random.Random, components: Components | None = None) -> Ventura:
        assert isinstance(view, VenturaView)
        return imagine(view, rng, components or BOX.standard())

    def write(self, position: Ventura) -> str:
        return write(self, position)

    def read(self, text: str, source: str = "position") -> Ventura:
        return read(self, text, source)

    def violations(self, position: Ventura) -> list[str]:
        return violations(position)

    def passage_violations(self, before: Ventura, after: Ventura) -> list[str]:
        return passage_violations(before, after)

    def evaluate(self, position: Ventura, seat: int) -> float:
        return evaluate(position, seat)

    def considered(self, position: Ventura, seat: int, options: Sequence[Move]) -> Sequence[Sequence[Move]]:
        return considered(position, seat, options)

    def completion(self, position: Ventura, seat: int) -> Move | None:
        return COMPLETING.following(position, seat)

    def components_of(self, position: Ventura) -> Components:
        return position.components

    def settings_of(self, position: Ventura) -> dict[str, SettingValue]:
        return dict(position.rules.chosen)

    def board(self, view: View, components: Components, voice: Voice, width: int = 100) -> list[str]:
        assert isinstance(view, VenturaView)
        return board(view, components, voice, width)

    def forecast(
        self, view: View, components: Components, options: Sequence[Move], voice: Voice
    ) -> list[str]:
        assert isinstance(view, VenturaView)
        return forecast(view, components, options, voice)

    def tell_odds(
        self, view: View, components: Components, words: Sequence[str], voice: Voice
    ) -> list[str]:
        assert isinstance(view, VenturaView)
        return odds(view, components, words, voice)


GAME = VenturaGame()
