"""Combats stated in words: cards by name, and how many others are unseen.

``attacker=red_4,green_3*2 defender=7 seats=3``: against seven cards that nobody has seen.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from quattrocento.games.m400.advice.combat_advice import Advice
from quattrocento.games.m400.advice.hidden_hand import HiddenHand, Possibilities
from quattrocento.games.m400.advice.odds import Front
from quattrocento.games.m400.advice.telling import told_rest
from quattrocento.games.m400.components.typed import KINDS, Components
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER
from quattrocento.games.m400.rules.verbs import CARD
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError, Parameter, Stated
from quattrocento.kernel.saying import Saying

BETWEEN: Final = ","
TIMES: Final = "*"
_HANDS: Final = ("attacker", "defender", "seen")


def parameters(least: int, most: int) -> tuple[Parameter, ...]:
    """The hands, the cards that are in none, and how many play, which sets the deck."""
    return (*[Parameter(name) for name in _HANDS], Parameter("seats", 4, least, most))


def stated_odds(components: Components, stated: Mapping[str, Stated]) -> list[Saying]:
    """The chance of the combat between the hands that are stated."""
    if not stated["attacker"] or not stated["defender"]:
        raise OddsError("odds-two-hands")
    hands = [StatedHand(str(stated[name]), components) for name in _HANDS]
    advice = stated_advice(components.deck(int(stated["seats"])), *hands)
    return [Saying("odds-stated", "M4-10.1", chance=float(advice.chance())), *told_rest(advice)]


class StatedHand:
    """``red_4,green_1*2,5``: one red and two green cards, and five that nobody has seen."""

    def __init__(self, text: str, components: Components) -> None:
        self.cards = [0] * KINDS
        self.unseen = 0
        for word in filter(None, [part.strip() for part in text.split(BETWEEN)]):
            if word.isdecimal():
                self.unseen += int(word)
                continue
            name, _, times = word.partition(TIMES)
            found = called(CARD, name.strip(), components)
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
        raise OddsError("odds-too-many-cards", card=left.index(min(left)))
    if other.unseen > sum(left):
        raise OddsError("odds-too-many-unseen", most=sum(left))
    hidden = HiddenHand(other.size, other.cards, left)
    return Advice(Front(own.cards, side), Possibilities([(Fraction(1), hidden)], ()))
