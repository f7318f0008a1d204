"""A2 Prestige Step (Prestigio), VTR-9: points for Florins, then for Papal Territories."""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import BANKING, PRESTIGE_BONUS, SCORE
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.end_of_game import score
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.verbs import SPEND
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def ability(position: Ventura, seat: int) -> int:
    """The effect of the seat's family, where Familial Expertise is played (VTR-27.14); else 0."""
    return position.components.ability[position.family[seat]] if position.rules.abilities else 0


def prestige_points(position: Ventura, seat: int, florins: int) -> int:
    """What this purchase brings (VTR-9.3, VTR-27.15, VTR-27.17)."""
    points = position.components.prestige[florins]
    if not florins:
        return points
    skill = ability(position, seat)
    more = position.components.ability_points[position.family[seat]]
    if skill == PRESTIGE_BONUS:
        return points + more
    return max(0, points - more) if skill == BANKING else points


def papal_territories(position: Ventura, seat: int) -> int:
    """How many Papal Territories are in the Domain of this seat."""
    return (position.own[seat] & position.components.papal).bit_count()


def score_papal(position: Ventura, seat: int) -> None:
    """The points for the Papal Territories of a Domain (VTR-9.6)."""
    papal = papal_territories(position, seat)
    if papal and position.result is None:
        points = papal * position.components.papal_points
        position.tell("papal_points", seat, papal, points)
        score(position, seat, points)


class Prestige(Menu):
    """A player buys points once, for 0 to 5 Florins (VTR-9.1, VTR-9.2)."""

    name: ClassVar[str] = "prestige"
    clause: ClassVar[str] = "VTR-9.2"
    events: ClassVar[frozenset[int]] = frozenset((SCORE,))

    def is_open(self, position: Ventura) -> bool:
        return position.florins[self.seat] > 0 or bool(position.hand[self.seat])

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        most = min(position.florins[seat], position.components.prestige_limit)
        return SPEND[: most + 1]

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        points = prestige_points(position, seat, noun)
        position.pay(seat, noun)
        if noun or points:
            position.tell("prestige_bought", seat, noun, points)
        score(position, seat, points)
        self.close(position, fate)

    def act(self, position: Ventura, card: int, fate: Fate) -> None:
        """Papal Favour (VTR-30.23)."""
        components = position.components
        papal = position.own[self.seat] & components.papal
        points = components.amount[card] if papal else components.otherwise[card]
        position.tell("favoured", self.seat, points)
        score(position, self.seat, points)
        self.again(position, fate)

    def close(self, position: Ventura, fate: Fate) -> None:
        """Papal Territories score after the purchase, or after that of the last player (VTR-9.5)."""
        if not position.rules.papal_last:
            score_papal(position, self.seat)

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "spend":
            return super().deny(position, seat, verb, noun)
        if noun > position.components.prestige_limit:
            most = position.components.prestige_limit
            return Saying("why-prestige-limit", "VTR-9.4", florins=most)
        return Saying("why-florins", "VTR-9.2", florins=noun)
