"""Combats stated in words: cards by name, and how many others are unseen."""

from fractions import Fraction
from typing import Final

from quattrocento.games.m400.advice.combat_advice import Advice
from quattrocento.games.m400.advice.hidden_hand import HiddenHand, Possibilities
from quattrocento.games.m400.advice.odds import Front
from quattrocento.games.m400.components.typed import KINDS
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER
from quattrocento.games.m400.rules.verbs import CARD
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.voice import Voice

BETWEEN: Final = ","
TIMES: Final = "*"


class StatedHand:
    """``red_4,green_1*2,5``: one red and two green cards, and five that nobody has seen."""

    def __init__(self, text: str, voice: Voice) -> None:
        self.cards = [0] * KINDS
        self.unseen = 0
        for word in filter(None, [part.strip() for part in text.split(BETWEEN)]):
            if word.isdecimal():
                self.unseen += int(word)
                continue
            name, _, times = word.partition(TIMES)
            found = called(CARD, name.strip(), voice)
            if len(found) != 1 or not (times or "1").strip().isdecimal():
                raise OddsError("odds-no-card", word=word)
            self.cards[found[0]] += int(times or 1)

    @property
    def size(self) -> int:
        return sum(self.cards) + self.unseen


def stated_advice(deck: list[int], attack: StatedHand, defence: StatedHand, seen: StatedHand) -> Advice:
    """The combat between these hands; one of them may hold unseen cards from the rest of the deck."""
    if attack.unseen and defence.unseen:
        raise OddsError("odds-one-hidden")
    side = DEFENDER if attack.unseen else ATTACKER
    own, other = (attack, defence) if side == ATTACKER else (defence, attack)
    left = [
        whole - own.cards[kind] - other.cards[kind] - seen.cards[kind] for kind, whole in enumerate(deck)
    ]
    if min(left) < 0:
        raise OddsError("odds-too-many-cards", card=CARD.text(left.index(min(left))))
    if other.unseen > sum(left):
        raise OddsError("odds-too-many-unseen", most=sum(left))
    hidden = HiddenHand(other.size, other.cards, left)
    return Advice(Front(own.cards, side), Possibilities([(Fraction(1), hidden)], ()))
