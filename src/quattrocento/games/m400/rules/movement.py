"""Phase 3: moving armies (spostamento degli eserciti), M4-6."""

from typing import ClassVar, Final

from quattrocento.games.m400.components.typed import (
    ARMIES_EACH,
    CABALLUS,
    CAPITANEUS,
    CARAVELLA,
    REVOLUTIONEM,
)
from quattrocento.games.m400.position.lacks import SHIPS
from quattrocento.games.m400.position.position import M400, MOVEMENT, RESERVE
from quattrocento.games.m400.rules.cards import discard, show_lack_of
from quattrocento.games.m400.rules.colour_steps import (
    ColourStep,
    play_special,
    refuse_army,
    refuse_special,
    refuse_target,
)
from quattrocento.games.m400.rules.plague import (
    base_moves,
    may_leave_by_sea,
    must_be_asked,
    must_leave,
    open_seas,
)
from quattrocento.games.m400.rules.toll import costs_toll, pay_toll
from quattrocento.games.m400.rules.verbs import DONE, FREE, LAND, MOVE, PLAY, RIDE, SAIL, STOP, TO
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Step

_HERE: Final = (CAPITANEUS, REVOLUTIONEM)


def begin_movement(position: M400) -> None:
    """Who holds a card is asked for the special cards of this phase, whatever it is (M4-6.1)."""
    position.phase = MOVEMENT
    position.then(Movement(position.player[position.active], position.active))
    before_moving(position)


def before_moving(position: M400) -> None:
    seat = position.player[position.active]
    if position.held[seat]:
        position.then(BeforeMoving(seat, position.active))


def raise_army(position: M400, colour: int) -> int:
    """The second army is placed in the colour's own capital (M4-6.2, M4-13.6); returns it."""
    first = colour * ARMIES_EACH
    army = first if position.at[first] == RESERVE else first + 1
    position.at[army] = position.capital[colour]
    position.tell("army_raised", position.player[colour], army, position.capital[colour])
    return army


def may_raise(position: M400, colour: int) -> bool:
    """M4-6.3: one army only, and no plague in the capital."""
    return not position.has_two(colour) and not position.sick >> position.capital[colour] & 1


class BeforeMoving(ColourStep):
    """Capitaneus Venturae and Revolutionem, any number in any order, before the first move (M4-6.1)."""

    name: ClassVar[str] = "before_moving"
    clause: ClassVar[str] = "M4-6.1"

    def options(self, position: M400, seat: int) -> list[Move]:
        found: list[Move] = []
        if position.holds(seat, CAPITANEUS) and may_raise(position, self.colour):
            found.append(PLAY[CAPITANEUS])
        if position.holds(seat, REVOLUTIONEM) and position.enemy_states(seat):
            found.append(PLAY[REVOLUTIONEM])
        found.append(DONE)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "done":
            return
        play_special(position, seat, noun)
        if noun == CAPITANEUS:
            raise_army(position, self.colour)
            before_moving(position)
        else:
            position.barred |= 1 << self.colour
            position.then(Revolutionem(seat, self.colour))

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "free":
            return refuse_target(position, Revolutionem(seat, self.colour), REVOLUTIONEM, (verb, noun))
        if verb != "play":
            return super().refuse(position, seat, verb, noun)
        reason = refuse_special(position, self, seat, noun, _HERE)
        if reason is not None:
            return reason
        if noun == REVOLUTIONEM:
            return Saying("why-no-target", "M4-6.7", card=noun)
        if position.has_two(self.colour):
            return Saying("why-two-armies", "M4-6.3")
        return Saying("why-capital-plagued", "M4-6.3")


class Revolutionem(ColourStep):
    """An opponent's state becomes free at once, under plague too (M4-6.5, M4-6.6)."""

    name: ClassVar[str] = "revolutionem"
    clause: ClassVar[str] = "M4-6.5"

    def options(self, position: M400, seat: int) -> list[Move]:
        return FREE.of(position.enemy_states(seat))

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        owner = position.owner[noun]
        victim = position.player[owner]
        before = position.scores()[victim]
        position.take(noun, NOBODY)
        position.tell("state_freed", seat, noun, owner, victim)
        position.tell("state_lost", victim, owner, noun, position.scores()[victim] - before)
        before_moving(position)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "free":
            return Saying("why-not-enemy-state", "M4-6.7", territory=noun)
        return super().refuse(position, seat, verb, noun)


def waiting_armies(position: M400, colour: int) -> list[int]:
    """The armies that may still move (M4-6.8, M4-6.24)."""
    closed = position.moved | position.blocked
    return [army for army in position.armies(colour) if not closed >> army & 1]


class Movement(ColourStep):
    """Which army moves next; one ends its movement before the other begins (M4-6.10)."""

    name: ClassVar[str] = "movement"
    clause: ClassVar[str] = "M4-6.10"
    automatic: ClassVar[bool] = True

    def options(self, position: M400, seat: int) -> list[Move]:
        waiting = waiting_armies(position, self.colour)
        found = [MOVE[army] for army in waiting]
        if not position.sick or not any(must_be_asked(position, army) for army in waiting):
            found.append(DONE)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "move":
            position.then(self)
            position.then(March(seat, noun, 0))

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "done":
            return self._refuse_done(position)
        if verb in ("to", "caballus") and position.sick >> noun & 1:
            return Saying("why-plague", "M4-6.12", territory=noun)
        if verb in ("to", "caballus", "caravella"):
            return Saying("why-army-first", "M4-6.10")
        if verb != "move":
            return super().refuse(position, seat, verb, noun)
        reason = refuse_army(position, noun, "M4-6.8")
        if reason is not None:
            return reason
        if position.blocked >> noun & 1:
            return Saying("why-army-blocked", "M4-6.24", army=noun)
        return Saying("why-army-moved", "M4-6.8", army=noun)

    def _refuse_done(self, position: M400) -> Saying:
        """An army in the plague has to leave; one that cannot is chosen and stays (M4-R52)."""
        armies = [army for army in waiting_armies(position, self.colour) if must_be_asked(position, army)]
        if any(must_leave(position, army) for army in armies):
            return Saying("why-must-leave-plague", "M4-14.12")
        return Saying("why-choose-plagued-army", "M4-R52", army=armies[0])


class March(Step[M400]):
    """An army moves: movement cards, then the base move or a stop (M4-6.8 to M4-6.19).

    ``entered``: it came into the land where it stands in this turn, so that leaving it is a transit.
    """

    name: ClassVar[str] = "march"
    clause: ClassVar[str] = "M4-6.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "army", "entered")

    def __init__(self, seat: int, army: int, entered: int) -> None:
        super().__init__(seat)
        self.army = army
        self.entered = entered

    def options(self, position: M400, seat: int) -> list[Move]:
        near = base_moves(position, self.army)
        at = position.at[self.army]
        found = TO.of(near)
        if near and position.holds(seat, CABALLUS):
            RIDE.add_to(found, near)
        if position.holds(seat, CARAVELLA):
            SAIL.add_to(found, open_seas(position, position.components.seas[at], at))
        if not must_leave(position, self.army):
            found.append(STOP)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        army = self.army
        if verb == "stop":
            position.moved |= 1 << army
            if position.sick and may_leave_by_sea(position, army):
                show_lack_of(position, seat, (SHIPS,))
            position.tell("stopped", seat, army, position.at[army])
        elif verb == "to":
            self._leave(position, seat, fate)
            position.tell("marched", seat, army, noun, position.at[army])
            position.at[army] = noun
            position.moved |= 1 << army
        elif verb == "caballus":
            discard(position, seat, CABALLUS)
            self._leave(position, seat, fate)
            position.tell("rode", seat, army, noun, position.at[army])
            position.at[army] = noun
            position.then(March(seat, army, 1))
        else:
            discard(position, seat, CARAVELLA)
            position.tell("sailed", seat, army, noun, position.at[army])
            self._leave(position, seat, fate)
            position.then(Voyage(seat, army, noun, position.at[army]))

    def _leave(self, position: M400, seat: int, fate: Fate) -> None:
        """Passing through enemy land costs a card when the army moves on (M4-7.3, M4-7.8)."""
        at = position.at[self.army]
        if self.entered and costs_toll(position, seat, at):
            pay_toll(position, seat, at, fate)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        at = position.at[self.army]
        if verb == "stop":
            return Saying("why-must-leave-plague", "M4-14.12")
        if verb in ("to", "caballus"):
            if not position.components.borders[at] >> noun & 1:
                clause = "M4-6.8" if verb == "to" else "M4-6.15"
                return Saying("why-not-adjacent", clause, territory=noun)
            if position.sick >> noun & 1:
                return Saying("why-plague", "M4-6.12", territory=noun)
            return Saying("why-not-in-hand", "M4-6.15", card=CABALLUS)
        if verb == "caravella":
            if not position.components.seas[at] >> noun & 1:
                return Saying("why-no-coast", "M4-6.16", sea=noun)
            return refuse_sea(position, seat, noun)
        return super().refuse(position, seat, verb, noun)


def refuse_sea(position: M400, seat: int, sea: int) -> Saying:
    if not position.holds(seat, CARAVELLA):
        return Saying("why-not-in-hand", "M4-6.21", card=CARAVELLA)
    return Saying("why-no-landing", "M4-6.20", sea=sea)


class Voyage(Step[M400]):
    """An army at sea lands, or sails on with another Caravella (M4-6.17, M4-R19)."""

    name: ClassVar[str] = "voyage"
    clause: ClassVar[str] = "M4-6.17"
    fields: ClassVar[tuple[str, ...]] = ("seat", "army", "sea", "origin")

    def __init__(self, seat: int, army: int, sea: int, origin: int) -> None:
        super().__init__(seat)
        self.army = army
        self.sea = sea
        self.origin = origin

    def options(self, position: M400, seat: int) -> list[Move]:
        components = position.components
        found = LAND.of(components.coast[self.sea] & ~position.sick & ~(1 << self.origin))
        if position.holds(seat, CARAVELLA):
            SAIL.add_to(found, open_seas(position, components.adjacent[self.sea], self.origin))
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "land":
            position.at[self.army] = noun
            position.tell("landed", seat, self.army, noun, self.sea)
            position.then(March(seat, self.army, 1))
        else:
            discard(position, seat, CARAVELLA)
            position.tell("sailed_on", seat, self.army, noun, self.sea)
            position.then(Voyage(seat, self.army, noun, self.origin))

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "caravella":
            if not position.components.adjacent[self.sea] >> noun & 1:
                return Saying("why-not-adjoining", "M4-6.17", sea=noun)
            return refuse_sea(position, seat, noun)
        if verb != "land":
            return super().refuse(position, seat, verb, noun)
        if not position.components.coast[self.sea] >> noun & 1:
            return Saying("why-not-on-coast", "M4-6.16", territory=noun)
        if noun == self.origin:
            return Saying("why-voyage-left", "M4-6.20", territory=noun)
        return Saying("why-plague", "M4-6.20", territory=noun)
