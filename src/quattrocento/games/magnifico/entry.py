"""The game's entry: its name, seats and options, and the verbs that everything above relies on."""

import random
from collections.abc import Mapping, Sequence

from quattrocento.games.magnifico.board import board
from quattrocento.games.magnifico.components import Components
from quattrocento.games.magnifico.foretelling import forecast, odds
from quattrocento.games.magnifico.imagination import imagine
from quattrocento.games.magnifico.insight import evaluate
from quattrocento.games.magnifico.invariants import violations
from quattrocento.games.magnifico.knowledge import MagnificoView
from quattrocento.games.magnifico.options import Options
from quattrocento.games.magnifico.packs import PACKAGE, changes_of, pack, standard, with_changes
from quattrocento.games.magnifico.passages import passage_violations
from quattrocento.games.magnifico.phrases import EVENTS, PROMPTS, REFUSALS
from quattrocento.games.magnifico.reading import read
from quattrocento.games.magnifico.setup import Opening
from quattrocento.games.magnifico.state import Magnifico
from quattrocento.games.magnifico.tactics import completion, considered
from quattrocento.games.magnifico.text import write
from quattrocento.games.magnifico.verbs import NOTATION
from quattrocento.kernel.components import Difference
from quattrocento.kernel.fate import Dice, Fate
from quattrocento.kernel.game import Game, Option, OptionValue
from quattrocento.kernel.move import Move
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice


class MagnificoGame(Game[Magnifico]):
    """Magnifico (2008): 3 to 5 players, everything open but the bids."""

    name = "magnifico"
    title = "Magnifico"
    prefix = "MAG"
    rules_version = 1
    seat_counts: tuple[int, ...] = (3, 4, 5)
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
    ) -> Magnifico:
        count, chosen = self.check_setup(seats, options)
        fate = fate if fate is not None else Dice()
        position = Magnifico(count, components or standard(), Options(chosen))
        position.events = []
        position.then(Opening())
        position.settle(fate)
        return position

    def imagine(self, view: View, rng: random.Random, components: Components | None = None) -> Magnifico:
        assert isinstance(view, MagnificoView)
        return imagine(view, rng, components or standard())

    def write(self, position: Magnifico) -> str:
        return write(position, self.options)

    def read(self, text: str, source: str = "position") -> Magnifico:
        return read(self, text, source)

    def violations(self, position: Magnifico) -> list[str]:
        return violations(position)

    def passage_violations(self, before: Magnifico, after: Magnifico) -> list[str]:
        return passage_violations(before, after)

    def evaluate(self, position: Magnifico, seat: int) -> float:
        return evaluate(position, seat)

    def considered(
        self, position: Magnifico, seat: int, options: Sequence[Move]
    ) -> Sequence[Sequence[Move]]:
        return considered(position, seat, options)

    def completion(self, position: Magnifico, seat: int) -> Move | None:
        return completion(position, seat)

    def standard_components(self) -> Components:
        return standard()

    def load_components(self, text: str, source: str) -> Components:
        return pack(text, source)

    def corrected_components(self, changes: Sequence[Difference]) -> Components:
        return with_changes(list(changes))

    def component_changes(self, components: Components) -> list[Difference]:
        return changes_of(components)

    def components_of(self, position: Magnifico) -> Components:
        return position.components

    def names(self, components: Components, kind: str, language: str) -> Sequence[str]:
        return components.names(kind, language)

    def board(self, view: View, components: Components, voice: Voice, width: int = 100) -> list[str]:
        assert isinstance(view, MagnificoView)
        return board(view, components, voice, width)

    def forecast(
        self, view: View, components: Components, options: Sequence[Move], voice: Voice
    ) -> list[str]:
        assert isinstance(view, MagnificoView)
        return forecast(view, components, options, voice)

    def odds(self, view: View, components: Components, words: Sequence[str], voice: Voice) -> list[str]:
        assert isinstance(view, MagnificoView)
        return odds(view, components, words, voice)


GAME = MagnificoGame()
