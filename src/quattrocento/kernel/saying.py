"""Sayings: everything that is said, as a message id with what it speaks of.

Events, questions, reasons, faults, odds and forecasts are sayings. Who shows one puts it into words, in the
language of its reader: the terminal, the browser, or a program that reads JSON.
"""

from dataclasses import dataclass
from typing import Any, Final


@dataclass(init=False, repr=False)
class Saying:
    """A message id, the clause behind it, and what the message speaks of.

    The name of a parameter says what kind of thing its number stands for (``territory=4``, ``seat=0``), so
    that the sentence can be made in any language. Whole numbers are counts or things; a number with a
    fraction is a mean, or under a name that begins with ``chance`` a chance from 0 to 1. A parameter may be
    a saying too, or a list of sayings, which are said one after the other. One of them:
    ``Saying("why-money", "MAG-5.3.4", florins=30)``.
    """

    message: str
    """The message id of the sentence."""
    clause: str
    """The clause of the rules behind it; may be empty."""
    about: "dict[str, Spoken]"
    """What it speaks of, by name."""

    def __init__(self, message: str, clause: str = "", /, **about: "Spoken") -> None:
        self.message = message
        self.clause = clause
        self.about = about

    def __repr__(self) -> str:
        told = [repr(self.message), *([repr(self.clause)] if self.clause else [])]
        return f"Saying({', '.join([*told, *(f'{name}={value!r}' for name, value in self.about.items())])})"

    def citing(self, clause: str) -> "Saying":
        """The same with another clause behind it."""
        return Saying(self.message, clause, **self.about)

    def numbers(self) -> dict[str, int]:
        """The parameters that are whole numbers: what a rule speaks of."""
        return {name: value for name, value in self.about.items() if isinstance(value, int)}

    def as_json(self) -> dict[str, Any]:
        """The saying as plain data that ``json.dumps`` takes, as the server sends it."""
        about = {name: _plain(value) for name, value in self.about.items()}
        return {"message": self.message, "clause": self.clause, "about": about}


Spoken = str | int | float | Saying | list[Saying]
"""What a parameter may be: a word, a number, a thing by its number, a chance, or what is itself said."""


def _plain(value: Spoken) -> Any:
    if isinstance(value, Saying):
        return value.as_json()
    return [one.as_json() for one in value] if isinstance(value, list) else value


KINDS: Final = {
    "at": "territory",
    "attacker": "seat",
    "defender": "seat",
    "opponent": "seat",
    "origin": "territory",
    "other_card": "card",
    "other_sea": "sea",
    "other_sestiere": "sestiere",
    "other_tile": "tile",
    "target": "territory",
}
"""Parameters that speak of a kind of component, or of a seat, under another name."""


def kind_of(parameter: str) -> str:
    """What kind of thing the number of a parameter stands for, if it is a thing."""
    return KINDS.get(parameter, parameter)


def named(family: str, name: str) -> str:
    """The message id of an event, a question or a move: ``event-took-leonardo``."""
    return f"{family}-{name}".replace("_", "-")
