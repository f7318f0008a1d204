"""Steps: what is being decided now. A step is one heading of the rulebook and reads like it.

Steps stand on the position's stack. They are small values that never change once made; what
changes lies in the position. The kernel takes a step off the stack before it is played, and the step
says with ``position.then`` which steps follow.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import NOT_ASKED, Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY

if TYPE_CHECKING:
    from quattrocento.kernel.position import Position

P = TypeVar("P", bound="Position")


@dataclass
class Picks:
    """Several options that are chosen one after the other in any order: cards to pay or to discard."""

    least: int
    """So many have to be chosen."""
    most: int
    """So many can be chosen."""
    copies: list[int]
    """How often each option can be chosen, in the order of the options; 0: it ends the choice."""
    groups: list[int] = field(default_factory=list)
    """The group of each option, where of one group only one can be chosen; empty: there are none."""
    begun: list[int] = field(default_factory=list)
    """The places of the options with which a choice may begin, as most would; a place for each copy."""


class Step(Generic[P]):
    """One decision. ``seat`` decides, or ``NOBODY`` where the rules go on by themselves.

    ``asks``: False for a step of the rules alone (a phase), which is carried out at once.
    ``automatic``: a lone option is taken without asking; only where public facts prove it lone.
    ``private``: the moves are hidden from the others until a rule reveals them.
    ``together``: several seats choose at once; then ``deciders`` says which.
    ``declines``: of a reaction, the option with which a seat lets it go by; always among the options.
    ``worth_seeing``: even a lone option is asked for, because what it reveals is worth seeing.
    ``fields``: the names of what the step holds, in the order of its ``__init__``; all are numbers.
    """

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    asks: ClassVar[bool] = True
    automatic: ClassVar[bool] = False
    private: ClassVar[bool] = False
    together: ClassVar[bool] = False
    declines: ClassVar[Move | None] = None
    worth_seeing: ClassVar[bool] = False
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Step):
            return NotImplemented
        return self.name == other.name and self.values() == other.values()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.values().items())})"

    def deciders(self, position: P) -> tuple[int, ...]:
        """The seats that may choose now, in seat order."""
        return (self.seat,)

    def options(self, position: P, seat: int) -> list[Move]:
        """Every legal move of that seat, in a fixed order."""
        raise NotImplementedError

    def play(self, position: P, seat: int, verb: str, noun: int, fate: Fate) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def run(self, position: P, fate: Fate) -> None:
        """Carry out a step that asks nobody."""
        raise NotImplementedError

    def refuse(self, position: P, seat: int, verb: str, noun: int) -> Saying:
        """Why this move of the game is not legal here."""
        return Saying(NOT_ASKED, self.cited(position))

    def picks(self, position: P, seat: int) -> Picks | None:
        """How many of these options are chosen one after the other, in whatever order.

        Then they can be put together first and sent at once. None: each choice is one of its own.
        """
        return None

    def cited(self, position: P) -> str:
        """The clause to name with the question, where it depends on who is asked."""
        return self.clause

    def prompt(self) -> str:
        """The name of the question, for its sentence."""
        return self.name

    def values(self) -> dict[str, int]:
        """The fields by name, for texts and prompts."""
        return {name: getattr(self, name) for name in self.fields}


class Phase(Step[P]):
    """A step without a decision: the rules carry it out by themselves."""

    asks: ClassVar[bool] = False

    def __init__(self, seat: int = NOBODY) -> None:
        self.seat = seat


AnyStep = Step[Any]
