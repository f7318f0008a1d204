"""Effects: what a legal move costs and brings, as far as the seat that makes it can know.

A game tells them from the view alone (``Game.effects``). The contract holds them to what happens: what is
certain happens, and a range contains what happens. About the mover's own accounts silence is a promise too:
an account of which no effect speaks does not change.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from quattrocento.kernel.saying import Saying

Amount = int | None
"""How much an account changes; None where nobody can tell."""


@dataclass
class Effect:
    """One thing that a move brings about. Make it with the functions of this module."""

    saying: Saying
    """What is told of it, short enough for a sign on a button, with its clause."""
    account: str = ""
    """Which account of ``Game.accounts`` changes; empty where nothing is counted."""
    seats: tuple[int, ...] = ()
    """Whose account it is."""
    least: Amount = 0
    """The smallest change: for a loss a negative number."""
    most: Amount = 0
    """The largest change. What is certain has both alike."""
    chance: float = 1.0
    """How likely it is; 1 where it happens in any case."""
    later: bool = False
    """Whether it comes with a later choice that this move leads to."""
    event: str = ""
    """The event that tells of it when it happens, with the numbers that the saying has too."""
    closes: tuple[str, ...] = ()
    """The verbs that this seat will not have again in this turn."""
    ends_turn: bool = False
    """Whether the turn of the seat ends with it."""
    marks: tuple[tuple[str, int], ...] = ()
    """What changes on the board: kinds of things and their numbers."""

    @property
    def certain(self) -> bool:
        """Whether it happens in any case, by an amount that is known, and with this move."""
        return self.chance == 1.0 and not self.later and self.least is not None and self.least == self.most

    def bounds(self) -> tuple[Amount, Amount]:
        """What this effect may add to its account by the end of the move."""
        if self.chance == 1.0 and not self.later:
            return self.least, self.most
        least = None if self.least is None else min(0, self.least)
        return least, None if self.most is None else max(0, self.most)


def changes(
    account: str,
    seat: int | Sequence[int],
    least: Amount,
    most: Amount | str = "",
    clause: str = "",
    *,
    chance: float = 1.0,
    later: bool = False,
    own: bool = True,
    marks: Sequence[tuple[str, int]] = (),
) -> Effect:
    """An account goes up or down: by ``least``, or by something between ``least`` and ``most``.

    ``own``: whether the seat is the one that moves; others are named in the sign.

    >>> changes("florins", 0, -3, clause="MAG-5.3.4").saying.about["amount"]
    Saying('amount-less', count=3)
    """
    highest: Amount = least if isinstance(most, str) else most
    seats = (seat,) if isinstance(seat, int) else tuple(seat)
    size = max(abs(least or 0), abs(highest or 0))
    noun = Saying(f"account-{account}".replace("_", "-"), count=size)
    amount = _amount(least, highest)
    if own:
        saying = Saying("effect-own", clause, amount=amount, account=noun)
    elif len(seats) == 1:
        saying = Saying("effect-of", clause, seat=seats[0], amount=amount, account=noun)
    else:
        saying = Saying("effect-others", clause, amount=amount, account=noun)
    if chance < 1.0:
        saying = Saying("effect-perhaps", clause, chance=chance, effect=saying)
    return Effect(saying, account, seats, least, highest, chance, later, marks=tuple(marks))


def happens(
    event: str, saying: Saying, *, chance: float = 1.0, marks: Sequence[tuple[str, int]] = ()
) -> Effect:
    """Something that is not counted happens; ``event`` tells of it then (empty: no event does)."""
    if 0.0 < chance < 1.0:
        saying = Saying("effect-perhaps", saying.clause, chance=chance, effect=saying)
    return Effect(saying, chance=chance, event=event, marks=tuple(marks))


def closing(verbs: Sequence[str], saying: Saying) -> Effect:
    """What this seat cannot do again in this turn."""
    return Effect(saying, closes=tuple(verbs))


def ending_turn(clause: str) -> Effect:
    """The turn of the seat is over."""
    return Effect(Saying("effect-ends-turn", clause), ends_turn=True)


def _amount(least: Amount, most: Amount) -> Saying:
    if least is None or most is None:
        return Saying("amount-unknown")
    if least == most:
        return _signed(least)
    return Saying("amount-between", least=_signed(least), most=_signed(most))


def _signed(amount: int) -> Saying:
    if amount == 0:
        return Saying("amount-none")
    return Saying("amount-more", count=amount) if amount > 0 else Saying("amount-less", count=-amount)
