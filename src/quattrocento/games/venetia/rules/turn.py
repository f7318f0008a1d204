"""The turn, VNZ-4 to VNZ-7: Threats and dice, the Doge's token, the die, the end of the turn."""

from typing import ClassVar, Final

from quattrocento.games.venetia.components.typed import FACES, FAMILIES, GIVE, TAKE
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.actions import Actions
from quattrocento.games.venetia.rules.election import REGULAR, hold_election
from quattrocento.games.venetia.rules.scoring import hold_scorings
from quattrocento.games.venetia.rules.sestieri import RECEIVE
from quattrocento.games.venetia.rules.threats import Threats, threats_due
from quattrocento.games.venetia.rules.verbs import DICE, KEEP_TOKEN, SPEND_TOKEN
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import AnyStep, Phase, Step
from quattrocento.kernel.tuples import added


class Begin(Phase[Venetia]):
    """A turn begins; without dice, Threat cards and a roll come first (VNZ-4.1, VNZ-5.1, VNZ-5.2)."""

    name: ClassVar[str] = "begin"
    clause: ClassVar[str] = "VNZ-4.1"

    def run(self, position: Venetia, fate: Fate) -> None:
        seat = self.seat
        position.begin_turn(seat)
        position.tell("turn_began", seat)
        position.then_in_order(_REST_OF_TURN[seat])
        if not any(position.dice):
            cards = position.components.threats_drawn[position.epoch]
            position.then_in_order([Threats(NOBODY, cards), Roll()])


class Roll(Phase[Venetia]):
    """The Doge rolls all seven dice (VNZ-5.4)."""

    name: ClassVar[str] = "roll"
    clause: ClassVar[str] = "VNZ-5.4"

    def run(self, position: Venetia, fate: Fate) -> None:
        fallen: tuple[int, ...] = ()
        for die, number in zip(position.components.dice, position.components.dice_of, strict=True):
            fallen += fate.roll(die, number)
        position.dice = fallen
        position.tell("dice_rolled", position.doge, *fallen)


class Office(Phase[Venetia]):
    """Whether the active player is the Doge and has a token to use (VNZ-6.1, VNZ-R21)."""

    name: ClassVar[str] = "office"
    clause: ClassVar[str] = "VNZ-6.1"

    def run(self, position: Venetia, fate: Fate) -> None:
        if self.seat == position.doge and position.office:
            position.then(DogeToken(self.seat))


class DogeToken(Step[Venetia]):
    """On his own turn the Doge keeps one token as VP or spends it for 1 AP (VNZ-6.1 to VNZ-6.3)."""

    name: ClassVar[str] = "doge_token"
    clause: ClassVar[str] = "VNZ-6.1"

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return [KEEP_TOKEN, SPEND_TOKEN]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.office -= 1
        if verb == "keep_token":
            position.kept = added(position.kept, seat)
            position.tell("token_kept", seat)
        else:
            position.ap += 1
            position.tell("token_spent", seat)


class TakeDie(Step[Venetia]):
    """The active player takes a die; its face may bring cards (VNZ-7.1 to VNZ-7.5)."""

    name: ClassVar[str] = "die"
    clause: ClassVar[str] = "VNZ-7.1"
    automatic: ClassVar[bool] = True

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return [DICE[die] for die, number in enumerate(position.dice) if number]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        components = position.components
        position.dice = added(position.dice, noun, -1)
        position.type, face = divmod(noun, FACES)
        position.ap += components.points_of_face[face]
        position.tell("die_taken", seat, noun, position.ap)
        position.then(_ACTIONS[seat])
        cards = components.cards_of_face[face]
        if cards == TAKE:
            position.then(RECEIVE[seat])
        elif cards == GIVE:  # VNZ-R26
            position.then_in_order([RECEIVE[other] for other in position.clockwise_from(seat)[1:]])

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb == "die":
            return Saying("why-die-taken", "VNZ-7.1", die=noun)
        return Saying("why-not-asked", self.clause)


class Close(Phase[Venetia]):
    """The actions are over; the Threat cards owed for Battle tokens are drawn (VNZ-4.4, VNZ-R16)."""

    name: ClassVar[str] = "close"
    clause: ClassVar[str] = "VNZ-4.4"

    def run(self, position: Venetia, fate: Fate) -> None:
        position.then(_TURN_END[self.seat])
        if position.owed:
            spoken = int(position.rules.veto_in_step_one_only)  # VNZ-25.13: as if the veto had been used
            position.then(Threats(NOBODY, threats_due(position, position.owed), spoken))


class TurnEnd(Phase[Venetia]):
    """Battle tokens go back, an election is held if it is due, the next player begins (VNZ-4.4, 4.5)."""

    name: ClassVar[str] = "turn_end"
    clause: ClassVar[str] = "VNZ-4.4"

    def run(self, position: Venetia, fate: Fate) -> None:
        position.drawn = ()
        position.begin_turn(self.seat)  # what was done in this turn counts no more
        hold_scorings(position, at_end_of_turn=True)
        position.then(_BEGIN[(self.seat + 1) % position.seats])
        if not position.office:
            hold_election(position, REGULAR)


# Steps never change, so that every turn of a seat can share them.
_BEGIN: Final = [Begin(seat) for seat in range(FAMILIES)]
_REST_OF_TURN: Final[list[tuple[AnyStep, ...]]] = [
    (Office(seat), TakeDie(seat), Close(seat)) for seat in range(FAMILIES)
]
_ACTIONS: Final = [Actions(seat) for seat in range(FAMILIES)]
_TURN_END: Final = [TurnEnd(seat) for seat in range(FAMILIES)]
