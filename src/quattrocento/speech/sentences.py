"""Sentences of a game: moves, events, refusals and questions with the names of what they speak of."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from quattrocento.kernel.event import Event
from quattrocento.kernel.fault import LOCALE, Fault
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.lines import percent
from quattrocento.kernel.move import Move, MoveError
from quattrocento.kernel.notation import Number
from quattrocento.kernel.saying import Saying, Spoken, kind_of, named
from quattrocento.kernel.step import AnyStep
from quattrocento.speech.messages import Messages


class Speech:
    """One language at one table. Without a game it knows only the messages of the kernel.

    ``players`` names players by seat. ``also`` are further folders with an ``en.ftl`` and an ``it.ftl``.
    """

    def __init__(
        self,
        language: str,
        game: AnyGame | None = None,
        components: Any = None,
        players: Mapping[int, str] | None = None,
        also: Sequence[Path] = (),
    ) -> None:
        self.language = language
        """``en`` or ``it``."""
        self.game = game
        """The game whose sentences it knows."""
        self.players = dict(players or {})
        """The names of the players by seat."""
        self._components = components
        if game is not None and components is None:
            self._components = game.standard_components()
        of_game = [game.package / "locale"] if game is not None else []
        self._messages = Messages(language, [LOCALE, *of_game, *also])
        self._names: dict[str, Sequence[str]] = {}

    def say(self, message: str, /, **about: str | int) -> str:
        """The sentence behind a message id, or ``MissingMessage``."""
        return self._messages.say(message, **about)

    def seat(self, seat: int, /) -> str:
        """The player's name; without one the number of the seat, counted from 0 as in records."""
        return self.players.get(seat) or self.say("seat-name", number=seat)

    def component(self, kind: str, number: int, /) -> str:
        """The name of a territory, a card, a colour, a sea."""
        names = self._names_of(kind)
        if not 0 <= number < len(names):
            raise LookupError(f"there is no {kind} {number}")
        return names[number]

    def move(self, move: Move, step: str = "") -> str:
        """What the move does, as a player would say it; ``step``: where it is made, if that is known."""
        verb, number = move
        noun = self._playing.notation.verbs[verb]
        own = step in self._playing.moves_by_step.get(verb, ())
        message = named("move", f"{verb}_{step}" if own else verb)
        if not noun.kind:
            return self.say(message)
        parts = noun.parts(number)
        if parts:
            return self.say(message, **self._spoken(parts.items()))
        if self._names_of(noun.kind):
            return self.say(message, noun=self.component(noun.kind, number))
        # An answer that is no component, like yes and no: the sentence selects by its id.
        return self.say(message, noun=number if isinstance(noun, Number) else noun.text(number))

    def event(self, event: Event) -> str:
        """What happened."""
        return self.saying(self._playing.told(event))

    def saying(self, saying: Saying, /) -> str:
        """Whatever is said, with the names of what it speaks of; the clause is not part of the sentence."""
        return self.say(saying.message, **self._spoken(saying.about.items()))

    def refusal(self, error: MoveError) -> str:
        """Why a move is not carried out, with the clause behind it."""
        clause = error.reason.clause
        return f"{self.saying(error.reason)} [{clause}]" if clause else self.saying(error.reason)

    def fault(self, fault: Fault) -> str:
        """What is wrong, without the place."""
        about = self._spoken((name, value) for name, value in fault.about.items() if name != "detail")
        if isinstance(fault.about.get("detail"), str):
            about["detail"] = str(fault.about["detail"])
        if isinstance(fault.within, Fault):
            about["detail"] = self.fault(fault.within)
        elif isinstance(fault.within, MoveError):
            about["detail"] = self.refusal(fault.within)
        folders = [LOCALE] if fault.locale == LOCALE else [LOCALE, fault.locale]
        return Messages(self.language, folders).say(fault.id, **about)

    def prompt(self, step: AnyStep) -> str:
        """The question that the step puts."""
        about = self._spoken(step.values().items())
        return self.say(named("ask", step.prompt()), **about)

    # ---- names

    @property
    def _playing(self) -> AnyGame:
        if self.game is None:
            raise LookupError("moves, events and questions need a game")
        return self.game

    def _names_of(self, kind: str) -> Sequence[str]:
        if kind not in self._names:
            game = self.game
            known = game.names(self._components, kind, self.language) if game is not None else ()
            self._names[kind] = known
        return self._names[kind]

    def _spoken(self, about: Iterable[tuple[str, Spoken]]) -> dict[str, str | int]:
        return {name: self._value(name, value) for name, value in about}

    def _value(self, name: str, value: Spoken) -> str | int:
        """A number becomes a name where the parameter stands for a player or a component."""
        if isinstance(value, Saying):
            return self.saying(value)
        if isinstance(value, list):
            return ", ".join([self.saying(one) for one in value])
        if name.startswith("chance") and not isinstance(value, str):
            return percent(value)
        if isinstance(value, float):
            return self._decimal(value)
        kind = kind_of(name)
        if isinstance(value, str) or not (kind == "seat" or self._names_of(kind)):
            return value
        if value < 0:
            return ""
        return self.seat(value) if kind == "seat" else self.component(kind, value)

    def _decimal(self, number: float) -> str:
        """A mean, with at most one digit after the point of the language."""
        if number == int(number):
            return str(int(number))
        return f"{number:.1f}".replace(".", "," if self.language == "it" else ".")
