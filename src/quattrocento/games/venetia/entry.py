"""The game's entry: its name, seats and settings, and the verbs that everything above relies on."""

import random
from collections.abc import Mapping, Sequence

from quattrocento.games.venetia.board import board
from quattrocento.games.venetia.components import Components
from quattrocento.games.venetia.foretelling import forecast, odds
from quattrocento.games.venetia.imagination import imagine
from quattrocento.games.venetia.insight import evaluate
from quattrocento.games.venetia.invariants import violations
from quattrocento.games.venetia.knowledge import VenetiaView
from quattrocento.games.venetia.packs import BOX
from quattrocento.games.venetia.passages import passage_violations
from quattrocento.games.venetia.phrases import EVENTS, PROMPTS, REFUSALS
from quattrocento.games.venetia.reading import read
from quattrocento.games.venetia.settings import Settings
from quattrocento.games.venetia.setup import Opening
from quattrocento.games.venetia.state import Venetia
from quattrocento.games.venetia.tactics import COMPLETING, considered
from quattrocento.games.venetia.text import write
from quattrocento.games.venetia.verbs import NOTATION
from quattrocento.kernel.game import Game, SettingValue, settings_in
from quattrocento.kernel.move import Move
from quattrocento.kernel.view import View
from quattrocento.kernel.voice import Voice


class VenetiaGame(Game[Venetia]):
    """Venetia (2013): 2 to 4 players, secret elections, hidden hands and face-down VP tokens."""

    positions = Venetia
    name = "venetia"
    title = "Venetia"
    prefix = "VNZ"
    rules_version = BOX.rules
    seat_counts: tuple[int, ...] = (2, 3, 4)
    package = BOX.package
    box = BOX
    notation = NOTATION
    events: Mapping[str, tuple[str, ...]] = EVENTS
    refusals: Mapping[str, tuple[str, ...]] = REFUSALS
    prompts: Mapping[str, tuple[str, ...]] = PROMPTS
    settings = settings_in(BOX)

    def laid_out(self, seats: int, chosen: Mapping[str, SettingValue], components: Components) -> Venetia:
        position = Venetia(seats, components, Settings(chosen))
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

    def passage_violations(self, before: Venetia, after: Venetia) -> list[str]:
        return passage_violations(before, after)

    def evaluate(self, position: Venetia, seat: int) -> float:
        return evaluate(position, seat)

    def considered(self, position: Venetia, seat: int, options: Sequence[Move]) -> Sequence[Sequence[Move]]:
        return considered(position, seat, options)

    def completion(self, position: Venetia, seat: int) -> Move | None:
        return COMPLETING.following(position, seat)

    def components_of(self, position: Venetia) -> Components:
        return position.components

    def settings_of(self, position: Venetia) -> dict[str, SettingValue]:
        return dict(position.rules.chosen)

    def board(self, view: View, components: Components, voice: Voice, width: int = 100) -> list[str]:
        assert isinstance(view, VenetiaView)
        return board(view, components, voice, width)

    def forecast(
        self, view: View, components: Components, options: Sequence[Move], voice: Voice
    ) -> list[str]:
        assert isinstance(view, VenetiaView)
        return forecast(view, components, options, voice)

    def tell_odds(
        self, view: View, components: Components, words: Sequence[str], voice: Voice
    ) -> list[str]:
        assert isinstance(view, VenetiaView)
        return odds(view, components, words, voice)


GAME = VenetiaGame()
