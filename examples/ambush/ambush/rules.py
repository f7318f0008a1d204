"""The steps of Ambush, in the order of its rules."""

from typing import ClassVar, Final

from ambush.components import BAG, DIE, GUARD, HAND_LIMIT, MOST_STAKE, ROADS, SPY, TRUST, UNSET
from ambush.position import Ambush, outcome
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import AnyStep, Phase, Step

PASS: Final[Move] = ("pass", 0)
WAIT: Final[Move] = ("wait", 0)
SCOUT: Final[Move] = ("scout", 0)


class Round(Phase[Ambush]):
    """One round after the other (AMB-1), to the end of the game (AMB-8)."""

    name: ClassVar[str] = "round"
    clause: ClassVar[str] = "AMB-1"

    def run(self, position: Ambush, fate: Fate) -> None:
        alive = position.alive()
        if len(alive) <= 1 or position.round == position.rules["rounds"]:
            for seat, worth in enumerate(position.worth()):
                position.tell("relics_shown", seat, worth - position.coins[seat])
            position.finish(outcome(position))
            return
        if position.round == 0:
            for seat, coins in enumerate(position.coins):
                position.tell("set_out", seat, coins)
        position.round += 1
        position.tell("round_began", position.round)
        scouts = [Scout(seat) for seat in alive]
        position.then_in_order([Deal(), *scouts, Plot(), Reveal(), self])


class Deal(Phase[Ambush]):
    """Everybody alive draws a card that only he sees (AMB-2)."""

    name: ClassVar[str] = "deal"
    clause: ClassVar[str] = "AMB-2"

    def run(self, position: Ambush, fate: Fate) -> None:
        for seat in position.alive():
            weights = position.bag()
            if len(position.hands[seat]) < HAND_LIMIT and any(weights):
                card = fate.draw_for((seat,), BAG, weights)
                position.receive(seat, card)
                position.tell("drew", seat)
                position.whisper((seat,), "drew_card", seat, card)


def peekable(position: Ambush, seat: int) -> list[Move]:
    return [("peek", other) for other in position.alive() if other != seat and position.hands[other]]


class Scout(Step[Ambush]):
    """A player may look at the hand of another for a coin (AMB-3)."""

    name: ClassVar[str] = "scout"
    clause: ClassVar[str] = "AMB-3"

    def options(self, position: Ambush, seat: int) -> list[Move]:
        return [SCOUT, WAIT] if position.coins[seat] and peekable(position, seat) else [WAIT]

    def play(self, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "scout":
            position.then(Peek(seat))

    def refuse(self, position: Ambush, seat: int, verb: str, noun: int) -> Saying:
        if verb == "scout" and not position.coins[seat]:
            return Saying("why-no-coin", "AMB-3")
        return super().refuse(position, seat, verb, noun)


class Peek(Step[Ambush]):
    """Whose hand it is, if there are several; then he may look again (AMB-3)."""

    name: ClassVar[str] = "peek"
    clause: ClassVar[str] = "AMB-3"
    automatic: ClassVar[bool] = True

    def options(self, position: Ambush, seat: int) -> list[Move]:
        return peekable(position, seat)

    def play(self, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.coins[seat] -= 1
        position.tell("peeked", seat, noun, -1)
        for place, card in enumerate(position.hands[noun]):
            position.known[noun][place] |= 1 << seat
            position.whisper((seat, noun), "saw_card", seat, noun, card)
        position.then(Scout(seat))

    def refuse(self, position: Ambush, seat: int, verb: str, noun: int) -> Saying:
        if verb == "peek":
            return Saying("why-no-hand", "AMB-3", seat=noun)
        return super().refuse(position, seat, verb, noun)


class Plot(Step[Ambush]):
    """All choose a road, then a stake, together and in secret (AMB-4)."""

    name: ClassVar[str] = "plot"
    clause: ClassVar[str] = "AMB-4"
    private: ClassVar[bool] = True
    together: ClassVar[bool] = True

    def __init__(self, seat: int = NOBODY) -> None:
        super().__init__(seat)

    def deciders(self, position: Ambush) -> tuple[int, ...]:
        return tuple([seat for seat in position.alive() if position.stakes[seat] == UNSET])

    def options(self, position: Ambush, seat: int) -> list[Move]:
        if position.roads[seat] == UNSET:
            return [("road", road) for road in range(len(ROADS))]
        most = min(MOST_STAKE, position.coins[seat])
        return [("trust", 0), *(("stake", coins) for coins in range(most + 1))]

    def play(self, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "road":
            position.roads[seat] = noun
        else:
            position.stakes[seat] = TRUST if verb == "trust" else noun
            position.tell("plotted", seat)
        if self.deciders(position):
            position.then(self)

    def refuse(self, position: Ambush, seat: int, verb: str, noun: int) -> Saying:
        if verb == "stake" and position.roads[seat] != UNSET:
            most = min(MOST_STAKE, position.coins[seat])
            return Saying("why-stake", "AMB-4", most=most)
        return super().refuse(position, seat, verb, noun)


class Reveal(Phase[Ambush]):
    """All is shown; lone travellers earn, others fall into an ambush (AMB-5)."""

    name: ClassVar[str] = "reveal"
    clause: ClassVar[str] = "AMB-5"

    def run(self, position: Ambush, fate: Fate) -> None:
        attacks: list[AnyStep] = []
        for road in range(len(ROADS)):
            met = [seat for seat in position.alive() if position.roads[seat] == road]
            for seat in met:
                position.tell("travelled", seat, road, position.stakes[seat])
            stakes = {seat: position.stakes[seat] for seat in met if position.stakes[seat] != TRUST}
            if len(met) == 1:
                earned = 1 + stakes.get(met[0], 0)
                position.coins[met[0]] += earned
                position.tell("earned", met[0], earned)
            elif stakes:
                first = max(stakes, key=lambda seat: (stakes[seat], -seat))
                attacks += [Attack(seat, first) for seat in met if seat != first]
                for seat, stake in stakes.items():
                    position.coins[seat] -= stake
                    position.tell("staked", seat, -stake)
        position.roads = [UNSET] * position.seats
        position.stakes = [UNSET] * position.seats
        position.then_in_order(attacks)


class Attack(Phase[Ambush]):
    """The victim may ward it off; whoever has a card is asked, whatever it is (AMB-6)."""

    name: ClassVar[str] = "attack"
    clause: ClassVar[str] = "AMB-6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "opponent")

    def __init__(self, seat: int, opponent: int) -> None:
        super().__init__(seat)
        self.opponent = opponent

    def run(self, position: Ambush, fate: Fate) -> None:
        position.then(Strike(self.seat, self.opponent))
        if position.hands[self.seat]:
            position.then(Ward(self.seat, self.opponent))


class Ward(Step[Ambush]):
    """A guard against an ambush (AMB-6)."""

    name: ClassVar[str] = "ward"
    clause: ClassVar[str] = "AMB-6"
    declines: ClassVar[Move | None] = PASS
    fields: ClassVar[tuple[str, ...]] = ("seat", "opponent")

    def __init__(self, seat: int, opponent: int) -> None:
        super().__init__(seat)
        self.opponent = opponent

    def options(self, position: Ambush, seat: int) -> list[Move]:
        return [("play", GUARD), PASS] if GUARD in position.hands[seat] else [PASS]

    def play(self, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "pass":
            return
        position.discard(seat, GUARD)
        position.tell("played", seat, GUARD)
        position.guarded = True
        if position.hands[self.opponent]:
            position.then(Answer(self.opponent))

    def refuse(self, position: Ambush, seat: int, verb: str, noun: int) -> Saying:
        if verb == "play":
            return Saying("why-not-held" if noun == GUARD else "why-other-card", "AMB-6", card=GUARD)
        return super().refuse(position, seat, verb, noun)


class Answer(Step[Ambush]):
    """A spy against a guard (AMB-6)."""

    name: ClassVar[str] = "answer"
    clause: ClassVar[str] = "AMB-6"
    declines: ClassVar[Move | None] = PASS

    def options(self, position: Ambush, seat: int) -> list[Move]:
        return [("play", SPY), PASS] if SPY in position.hands[seat] else [PASS]

    def play(self, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "play":
            position.discard(seat, SPY)
            position.tell("played", seat, SPY)
            position.guarded = False

    def refuse(self, position: Ambush, seat: int, verb: str, noun: int) -> Saying:
        if verb == "play":
            return Saying("why-not-held" if noun == SPY else "why-other-card", "AMB-6", card=SPY)
        return super().refuse(position, seat, verb, noun)


class Strike(Phase[Ambush]):
    """A life is lost, and with the last one the game (AMB-7)."""

    name: ClassVar[str] = "strike"
    clause: ClassVar[str] = "AMB-7"
    fields: ClassVar[tuple[str, ...]] = ("seat", "opponent")

    def __init__(self, seat: int, opponent: int) -> None:
        super().__init__(seat)
        self.opponent = opponent

    def run(self, position: Ambush, fate: Fate) -> None:
        if position.guarded:
            position.guarded = False
            return
        hurt, _ = (1, 0) if position.rules["cruel"] else fate.roll(DIE, 1)
        position.tell("struck", self.seat, self.opponent, hurt)
        position.lives[self.seat] -= hurt
        if not position.lives[self.seat]:
            position.hands[self.seat] = []
            position.known[self.seat] = []
            position.serials[self.seat] = []
            position.tell("fell", self.seat)


STEPS: Final[dict[str, type[AnyStep]]] = {
    step.name: step for step in (Round, Deal, Scout, Peek, Plot, Reveal, Attack, Ward, Answer, Strike)
}
