"""The order of battle, VTR-20.4 to VTR-20.6, VTR-28.5: Companies in spaces I to V, in secret or face up."""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import MOST_COMPANIES
from quattrocento.games.ventura.position.battle import ATTACKER, DEFENDER, Battle, with_line
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.battle.battle_step import BattleStep, battle_of
from quattrocento.games.ventura.rules.troops.troops import card_of, index, no_such_area
from quattrocento.games.ventura.rules.verbs import area_and_company, in_area
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import less


def troop_of(position: Ventura, battle: Battle, side: int) -> tuple[int, ...]:
    """The Companies of the Troop that fights on this side."""
    return position.companies[index(battle.seats[side], battle.areas[side])]


def size_of(position: Ventura, battle: Battle, side: int) -> int:
    return len(troop_of(position, battle, side))


def unplaced(position: Ventura, battle: Battle, side: int) -> tuple[int, ...]:
    return less(troop_of(position, battle, side), battle.lines[side])


def begin_lines(position: Ventura, battle: Battle) -> None:
    """A Troop of one Company, or of equal ones, has only one order (VTR-20.6)."""
    troops = [troop_of(position, battle, side) for side in (ATTACKER, DEFENDER)]
    one, other = (troop if troop[0] == troop[-1] else () for troop in troops)
    battle.lines = (one, other)


def placings(position: Ventura, seat: int) -> list[Move]:
    """The Companies that may take the next space. The move names the space, as the area of its noun."""
    battle = battle_of(position)
    side = battle.side(seat)
    space = len(battle.lines[side]) + 1
    return [("line", in_area(space, company)) for company in sorted(set(unplaced(position, battle, side)))]


def place(position: Ventura, seat: int, noun: int) -> bool:
    """The Company takes the next space, the last one by itself; whether the side is ready.

    How many moves it takes must not tell which Companies were placed: equal ones are asked for too.
    """
    battle = battle_of(position)
    side = battle.side(seat)
    battle.lines = with_line(battle.lines, side, (*battle.lines[side], area_and_company(noun)[1]))
    left = unplaced(position, battle, side)
    if len(left) > 1:
        return False
    battle.lines = with_line(battle.lines, side, battle.lines[side] + left)
    return True


def refuse_placing(position: Ventura, seat: int, noun: int) -> Saying:
    """Why this Company cannot take that space."""
    battle = battle_of(position)
    space, company = area_and_company(noun)
    following = len(battle.lines[battle.side(seat)]) + 1
    if not 1 <= space <= MOST_COMPANIES:
        return no_such_area("VTR-20.4")
    if space != following:
        return Saying("why-next-space", "VTR-20.4", space=following)
    return Saying("why-not-to-place", "VTR-20.4", card=card_of(company))


class Order(BattleStep):
    """Both sides place their Companies from space I on, in secret and at the same time (VTR-20.4)."""

    name: ClassVar[str] = "order"
    clause: ClassVar[str] = "VTR-20.4"
    private: ClassVar[bool] = True
    together: ClassVar[bool] = True

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)

    def deciders(self, position: Ventura) -> tuple[int, ...]:
        battle = battle_of(position)
        sides = [side for side in (ATTACKER, DEFENDER) if unplaced(position, battle, side)]
        return tuple(sorted(battle.seats[side] for side in sides))

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return placings(position, seat)

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if place(position, seat, noun):
            position.tell("ready", seat)
        if self.deciders(position):
            position.then(self)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "line":
            return refuse_placing(position, seat, noun)
        return super().refuse(position, seat, verb, noun)


class OpenOrder(BattleStep):
    """A side whose order is seen places face up and first; then the side that sees (VTR-28.5)."""

    name: ClassVar[str] = "open_order"
    clause: ClassVar[str] = "VTR-28.5"

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return placings(position, seat)

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if not place(position, seat, noun):
            position.then(self)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "line":
            return refuse_placing(position, seat, noun)
        return super().refuse(position, seat, verb, noun)
