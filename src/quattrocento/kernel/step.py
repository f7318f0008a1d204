"""Steps: what is being decided now. A step is one heading of the rulebook and reads like it.

Steps stand on the position's stack. They are small values that never change once made; what
changes lies in the position. The kernel takes a step off the stack before it is played, and the step
says with ``position.then`` which steps follow.
"""

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import NOBODY, Move, Reason

if TYPE_CHECKING:
    from quattrocento.kernel.position import Position

P = TypeVar("P", bound="Position")


@dataclass
class Step(Generic[P]):
    """One decision. ``seat`` decides, or ``NOBODY`` where the rules go on by themselves.

    ``asks``: False for a step of the rules alone (a phase), which is carried out at once.
    ``automatic``: a lone option is taken without asking; only where public facts prove it lone.
    ``private``: the moves are hidden from the others until a rule reveals them.
    ``together``: several seats choose at once; then ``deciders`` says which.
    """

    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    asks: ClassVar[bool] = True
    automatic: ClassVar[bool] = False
    private: ClassVar[bool] = False
    together: ClassVar[bool] = False

    seat: int

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

    def refuse(self, position: P, seat: int, verb: str, noun: int) -> Reason:
        """Why this move of the game is not legal here."""
        return Reason("why-not-asked", self.clause)

    def prompt(self) -> str:
        """The name of the question, for its sentence."""
        return self.name

    def values(self) -> dict[str, int]:
        """The fields by name, for texts and prompts."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


@dataclass
class Phase(Step[P]):
    """A step without a decision: the rules carry it out by themselves."""

    asks: ClassVar[bool] = False

    seat: int = NOBODY


AnyStep = Step[Any]
