"""Offers, answers and counters, M4-5.2 to M4-5.10. What is being made is secret until it is sent."""

from typing import ClassVar

from quattrocento.games.m400.position.offers import NOT_CHOSEN, TO_ALL_SEATS, Countered, Offered
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import holds_all, show_cards
from quattrocento.games.m400.rules.trading.terms import (
    asked_hand,
    bury_draft,
    counter_on_table,
    is_barred,
    is_whole,
    offer_on_table,
    recipients,
    refuse_half,
    refuse_repeated,
    refuse_sides,
    refuse_without_recipient,
    sides,
    swap,
    tell_sides,
)
from quattrocento.games.m400.rules.verbs import ACCEPT, CANCEL, COUNTER, DECLINE, SEND, TO_ALL, TO_SEAT
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step
from quattrocento.kernel.tuples import with_one


def ask_next(position: M400, maker: int, asked: int) -> None:
    """An offer to all goes on to the next opponent clockwise; else it is closed without a swap (M4-5.7)."""
    recipient = offer_on_table(position).to
    waiting = recipients(position, maker)
    if recipient == TO_ALL_SEATS:
        passed = (asked - maker) % position.seats
        for other in waiting:
            if (other - maker) % position.seats > passed:
                position.then(AnswerOffer(other, maker))
                return
    position.sent = tuple(sorted((*position.sent, offer_on_table(position))))
    position.offer = None


class Offer(Step[M400]):
    """The active player makes an offer: to whom, what he gives, what he wants (M4-5.4)."""

    name: ClassVar[str] = "offer"
    clause: ClassVar[str] = "M4-5.4"
    private: ClassVar[bool] = True

    def options(self, position: M400, seat: int) -> list[Move]:
        made = offer_on_table(position)
        recipient, gives, wants = made.parts
        if recipient == NOT_CHOSEN:
            return [*(TO_SEAT[other] for other in recipients(position, seat)), TO_ALL, CANCEL]
        found = sides(position, seat, gives, wants, asked_hand(position, seat, recipient))
        if is_whole(position, gives, wants) and not is_barred(position, made):
            found.append(SEND)
        found.append(CANCEL)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        recipient, gives, wants = offer_on_table(position).parts
        if verb == "cancel":
            bury_draft(position, self, (recipient != NOT_CHOSEN) + len(gives) + len(wants))
            position.offer = None
            if not position.rules.cancelled_count:
                position.offers -= 1
                position.cancelled += 1
            position.tell("offer_cancelled", seat)
        elif verb == "send":
            self._send(position, seat)
        else:
            if verb == "give":
                gives = with_one(gives, noun)
            elif verb == "want":
                wants = with_one(wants, noun)
            else:
                recipient = noun if verb == "to_seat" else TO_ALL_SEATS
            position.offer = Offered(recipient, gives, wants)
            position.then(self)

    def _send(self, position: M400, seat: int) -> None:
        recipient, gives, wants = offer_on_table(position).parts
        if recipient == TO_ALL_SEATS:
            position.tell("offer_made_to_all", seat)
        else:
            position.tell("offer_made", seat, recipient)
        tell_sides(position, seat, gives, wants)
        show_cards(position, seat, gives)
        first = recipients(position, seat)[0] if recipient == TO_ALL_SEATS else recipient
        position.then(AnswerOffer(first, seat))

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        recipient, gives, wants = offer_on_table(position).parts
        if verb in ("to_seat", "to_all"):
            if recipient != NOT_CHOSEN:
                return Saying("why-recipient-chosen", "M4-5.4")
            if noun == seat or noun >= position.seats:
                return Saying("why-not-an-opponent", "M4-5.2", opponent=noun)
            return Saying("why-opponent-empty", "M4-5.4", opponent=noun)
        if verb not in ("give", "want", "send"):
            return super().refuse(position, seat, verb, noun)
        if recipient == NOT_CHOSEN:
            return refuse_without_recipient()
        if verb == "send":
            whole = is_whole(position, gives, wants)
            return refuse_repeated() if whole else refuse_half(position)
        most = asked_hand(position, seat, recipient)
        return refuse_sides(position, seat, verb, noun, (gives, wants), most)


class BargainStep(Step[M400]):
    """A step of a trade between two: ``seat`` decides, ``opponent`` is the other side."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "opponent")

    def __init__(self, seat: int, opponent: int) -> None:
        super().__init__(seat)
        self.opponent = opponent


class AnswerOffer(BargainStep):
    """The recipient accepts, declines or makes a counter (M4-5.5)."""

    name: ClassVar[str] = "answer_offer"
    clause: ClassVar[str] = "M4-5.5"
    declines: ClassVar[Move | None] = DECLINE

    def options(self, position: M400, seat: int) -> list[Move]:
        wants = offer_on_table(position).wants
        if holds_all(position, seat, wants):
            return [ACCEPT, DECLINE, COUNTER]
        return [DECLINE, COUNTER]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "accept":
            _, gives, wants = offer_on_table(position).parts
            position.tell("offer_accepted", seat, self.opponent)
            swap(position, self.opponent, seat, gives, wants)
        elif verb == "decline":
            position.tell("offer_declined", seat, self.opponent)
            ask_next(position, self.opponent, seat)
        else:
            position.counter = Countered()
            position.tell("counter_begun", seat, self.opponent)
            position.then(CounterOffer(seat, self.opponent))

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "accept":
            return Saying("why-cannot-accept", "M4-5.5")
        return super().refuse(position, seat, verb, noun)


class CounterOffer(BargainStep):
    """One new pair of sets under the same limits; cancelling it is declining (M4-5.6)."""

    name: ClassVar[str] = "counter"
    clause: ClassVar[str] = "M4-5.6"
    private: ClassVar[bool] = True

    def options(self, position: M400, seat: int) -> list[Move]:
        gives, wants = counter_on_table(position).sides
        found = sides(position, seat, gives, wants, position.held[self.opponent])
        if is_whole(position, gives, wants):
            found.append(SEND)
        found.append(CANCEL)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        gives, wants = counter_on_table(position).sides
        if verb == "cancel":
            bury_draft(position, self, len(gives) + len(wants))
            position.counter = None
            position.tell("offer_declined", seat, self.opponent)
            ask_next(position, self.opponent, seat)
        elif verb == "send":
            position.tell("counter_made", seat, self.opponent)
            tell_sides(position, seat, gives, wants)
            show_cards(position, seat, gives)
            position.then(AnswerCounter(self.opponent, seat))
        else:
            if verb == "give":
                gives = with_one(gives, noun)
            else:
                wants = with_one(wants, noun)
            position.counter = Countered(gives, wants)
            position.then(self)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "send":
            return refuse_half(position)
        if verb in ("give", "want"):
            most = position.held[self.opponent]
            return refuse_sides(position, seat, verb, noun, counter_on_table(position).sides, most)
        return super().refuse(position, seat, verb, noun)


class AnswerCounter(BargainStep):
    """The active player accepts the counter or declines it; there is no other answer (M4-5.6)."""

    name: ClassVar[str] = "answer_counter"
    clause: ClassVar[str] = "M4-5.6"

    def options(self, position: M400, seat: int) -> list[Move]:
        wants = counter_on_table(position).wants
        return [ACCEPT, DECLINE] if holds_all(position, seat, wants) else [DECLINE]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "accept":
            gives, wants = counter_on_table(position).sides
            position.tell("offer_accepted", seat, self.opponent)
            swap(position, self.opponent, seat, gives, wants)
        else:
            position.counter = None
            position.tell("offer_declined", seat, self.opponent)
            ask_next(position, seat, self.opponent)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "accept":
            return Saying("why-cannot-accept", "M4-5.6")
        return super().refuse(position, seat, verb, noun)
