"""Odds: why there are none, and how a battle is stated in words, without a position.

``quattrocento odds magnifico attackers=6 defenders=4 castle``: a game lists what may be stated
(``Game.odds_parameters``) and answers in sayings (``Game.stated_odds``).
"""

import difflib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from quattrocento.kernel import english
from quattrocento.kernel.saying import Saying, Spoken

if TYPE_CHECKING:
    from quattrocento.kernel.game import AnyGame

Stated = bool | int | str
"""What is stated of one parameter."""


class NoOdds(Exception):
    """The game knows no odds at all."""

    def __str__(self) -> str:
        return "This game tells no odds."


class OddsError(ValueError):
    """There are no odds to tell of what was asked."""

    def __init__(self, message: str, /, **about: Spoken) -> None:
        super().__init__(message)
        self.saying = Saying(message, **about)
        """Why not."""
        self.game: AnyGame | None = None

    def __str__(self) -> str:
        return english.saying_text(self.saying, self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.saying.message,), {"saying": self.saying}


class Parameter:
    """One thing that may be stated. Its default says what it is: a flag, a number or a word.

    A number lies between ``least`` and ``most``; a word may have to be one of ``among``. The message
    ``odds-opt-<name>`` of the game explains it.
    """

    def __init__(
        self, name: str, default: Stated = "", least: int = 0, most: int = 0, among: Sequence[str] = ()
    ) -> None:
        self.name = name
        """As it is written: ``defender-tanks``."""
        self.default = default
        """What holds if it is not stated."""
        self.least = least
        """Of a number, the smallest."""
        self.most = most
        """Of a number, the largest."""
        self.among = tuple(among)
        """Of a word, the known ones; empty: any."""

    @property
    def message(self) -> str:
        """The message that explains it."""
        return f"odds-opt-{self.name}"

    def read(self, text: str | None) -> Stated:
        """What a player typed after the name; None: the name alone, which is enough for a flag."""
        if isinstance(self.default, bool):
            if text is not None:
                raise OddsError("odds-stated-flag", name=self.name)
            return True
        if text is None:
            raise OddsError("odds-stated-value", name=self.name)
        if isinstance(self.default, int):
            number = int(text) if text.isdecimal() and len(text) < 10 else -1
            if not self.least <= number <= self.most:
                raise OddsError(
                    "odds-stated-number", name=self.name, value=text, least=self.least, most=self.most
                )
            return number
        if self.among and text not in self.among:
            known = ", ".join(self.among)
            raise OddsError("odds-stated-one-of", name=self.name, value=text, known=known)
        return text


def stated_in(parameters: Sequence[Parameter], words: Sequence[str]) -> Mapping[str, Stated]:
    """Every parameter by name: as ``name=value`` states it, a flag by its name alone, else its default."""
    by_name = {parameter.name: parameter for parameter in parameters}
    stated = {parameter.name: parameter.default for parameter in parameters}
    for word in words:
        name, equals, value = word.removeprefix("--").partition("=")
        name = name.replace("_", "-").casefold()
        if name not in by_name:
            near = difflib.get_close_matches(name, list(by_name), 1)
            if near:
                raise OddsError("odds-stated-near", word=word, meant=near[0])
            raise OddsError("odds-stated-unknown", word=word, known=", ".join(by_name))
        stated[name] = by_name[name].read(value if equals else None)
    return stated
