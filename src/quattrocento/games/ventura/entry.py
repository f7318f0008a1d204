"""The game's entry: its name, seats and options, and the verbs that everything above relies on."""

import random
from collections.abc import Mapping, Sequence

from quattrocento.games.ventura.board import board
from quattrocento.games.ventura.components import Components
from quattrocento.games.ventura.foretelling import forecast, odds
from quattrocento.games.ventura.imagination import imagine
from quattrocento.games.ventura.insight import evaluate
from quattrocento.games.ventura.invariants import violations
from quattrocento.games.ventura.knowledge import VenturaView
from quattrocento.games.ventura.options import Options
from quattrocento.games.ventura.packs import PACKAGE, changes_of, pack, standard, with_changes
from quattrocento.games.ventura.passages import passage_violations
from quattrocento.games.ventura.phrases import EVENTS, PROMPTS, REFUSALS
from quattrocento.games.ventura.reading import read
from quattrocento.games.ventura.setup import FAMILIES, Setup
from quattrocento.games.ventura.state import Ventura
from quattrocento.games.ventura.tactics import completion, considered
from quattrocento.games.ventura.text import write
from quattrocento.games.ventura.verbs import NOTATION
from quattrocento.kernel.components import Difference
from quattrocento.kernel.fate import Dice, Fate
from quattrocento.kernel.game import Game, Option, OptionValue
from quattrocento.kernel.move import Move
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice


class VenturaGame(Game[Ventura]):
    """Ventura (2010): 2 to 4 players, a map that grows, hidden hands and orders of battle."""

    name = "ventura"
    title = "Ventura"
    prefix = "VTR"
    rules_version = 1
    seat_counts: tuple[int, ...] = (2, 3, 4)
    package = PACKAGE
    notation = NOTATION
    events: Mapping[str, tuple[str, ...]] = EVENTS
    refusals: Mapping[str, tuple[str, ...]] = REFUSALS
    prompts: Mapping[str, tuple[str, ...]] = PROMPTS
    options = tuple(
        Option(row["id"], row["clause"], row["default"], row["values"])
        for row in standard().data["options"]
    )

    def start(
        self,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        fate: Fate | None = None,
        components: Components | None = None,
    ) -> Ventura:
        count, chosen = self.check_setup(seats, options)
        fate = fate if fate is not None else Dice()
        box = components or standard()
        position = Ventura(count, box, Options(chosen, box))
        position.events = []
        position.then(Setup(FAMILIES, 0))
        position.settle(fate)
        return position

    def imagine(self, view: View, rng: random.Random, components: Components | None = None) -> Ventura:
        assert isinstance(view, VenturaView)
        return imagine(view, rng, components or standard())

    def write(self, position: Ventura) -> str:
        return write(position, self.options)

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
        return completion(position, seat)

    def standard_components(self) -> Components:
        return standard()

    def load_components(self, text: str, source: str) -> Components:
        return pack(text, source)

    def corrected_components(self, changes: Sequence[Difference]) -> Components:
        return with_changes(list(changes))

    def component_changes(self, components: Components) -> list[Difference]:
        return changes_of(components)

    def components_of(self, position: Ventura) -> Components:
        return position.components

    def names(self, components: Components, kind: str, language: str) -> Sequence[str]:
        return components.names(kind, language)

    def board(self, view: View, components: Components, voice: Voice, width: int = 100) -> list[str]:
        assert isinstance(view, VenturaView)
        return board(view, components, voice, width)

    def forecast(
        self, view: View, components: Components, options: Sequence[Move], voice: Voice
    ) -> list[str]:
        assert isinstance(view, VenturaView)
        return forecast(view, components, options, voice)

    def odds(self, view: View, components: Components, words: Sequence[str], voice: Voice) -> list[str]:
        assert isinstance(view, VenturaView)
        return odds(view, components, words, voice)


GAME = VenturaGame()
