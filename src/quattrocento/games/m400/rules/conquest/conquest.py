"""Phase 4: conquest (conquista dello stato), M4-8: what the armies do where they stand; free states."""

from typing import ClassVar

from quattrocento.games.m400.components.typed import (
    CARD_COLOURS,
    KINDS,
    KINDS_EACH,
    LEVELS,
    colour_of,
    is_combat,
    level_of,
)
from quattrocento.games.m400.position.position import CONQUEST, M400
from quattrocento.games.m400.rules.cards import combat_colours, discard, show_lack
from quattrocento.games.m400.rules.colour_steps import PRICE, ArmyStep, ColourStep, CostStep, refuse_army
from quattrocento.games.m400.rules.conquest.capital import Raid, Storm, may_storm
from quattrocento.games.m400.rules.conquest.war import declare_war
from quattrocento.games.m400.rules.toll import (
    Statement,
    barred_openly,
    can_attack,
    costs_toll,
    is_enemy_land,
    pay_toll,
    settle_toll,
    unsettled,
)
from quattrocento.games.m400.rules.verbs import ACT, DONE, LEAVE, PAY, TAKE
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Picks

_ALL_COLOURS = (1 << CARD_COLOURS) - 1


def go_on_conquering(position: M400, fate: Fate) -> bool:
    """Ask for the next statement or action of phase 4; False when there is none left."""
    position.phase = CONQUEST
    if position.announced:
        _check_announced(position, fate)
    stating = unsettled(position)
    while len(stating) == 1 and barred_openly(position, stating[0]):
        settle_toll(position, stating[0], fate)
        _check_announced(position, fate)
        stating = unsettled(position)
    seat = position.player[position.active]
    if stating:
        position.then(Statement(seat, position.active))
        return True
    if position.announced or ready(position):
        position.then(Conquest(seat, position.active))
        return True
    return False


def _check_announced(position: M400, fate: Fate) -> None:
    """An announced attack that has become illegal is off, and the toll is due (M4-7.6)."""
    seat = position.player[position.active]
    for army in position.armies(position.active):
        if not position.announced >> army & 1 or can_attack(position, army):
            continue
        position.announced &= ~(1 << army)
        position.acted |= 1 << army
        at = position.at[army]
        position.tell("attack_impossible", seat, army, at)
        if costs_toll(position, seat, at):
            if not position.rules.capitals >> at & 1:
                show_lack(position, seat, _ALL_COLOURS)
            pay_toll(position, seat, at, fate)
            _check_announced(position, fate)
            return


def ready(position: M400) -> list[int]:
    """The armies that may act without having announced anything: on a free state (M4-8.5), or in a capital
    where no toll is due (M4-R25). Nobody takes anything with fewer than two cards in hand."""
    seat = position.player[position.active]
    if position.held[seat] < PRICE:
        return []
    closed = position.acted | position.blocked | position.announced
    return [
        army
        for army in position.armies(position.active)
        if not closed >> army & 1 and (on_free(position, army) or may_storm(position, seat, army))
    ]


def on_free(position: M400, army: int) -> bool:
    """A free state without plague (M4-8.3, M4-8.5)."""
    return (position.free & ~position.sick) >> position.at[army] & 1 != 0


def is_payable(position: M400, seat: int) -> bool:
    """Whether a hand holds combat cards of two colours (M4-8.5)."""
    colours = combat_colours(position, seat)
    return colours & (colours - 1) != 0


class Conquest(ColourStep):
    """Which army acts next; an announced attack has to be made (M4-8.2, M4-7.6)."""

    name: ClassVar[str] = "conquest"
    clause: ClassVar[str] = "M4-8.2"
    automatic: ClassVar[bool] = True

    def options(self, position: M400, seat: int) -> list[Move]:
        announced = position.announced
        if announced:
            acting = {*ready(position), *(a for a in position.armies(self.colour) if announced >> a & 1)}
            return [ACT[army] for army in sorted(acting)]
        return [*(ACT[army] for army in ready(position)), DONE]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "done":
            for army in position.armies(self.colour):
                position.acted |= 1 << army
            return
        bit = 1 << noun
        at = position.at[noun]
        if not position.announced & bit:
            free = position.owner[at] == NOBODY
            position.then(FreeState(seat, noun, at) if free else Storm(seat, noun, at))
            return
        position.announced &= ~bit
        position.acted |= bit
        if position.rules.capitals >> at & 1:
            position.then(Raid(seat, noun, at, NOBODY))
        else:
            declare_war(position, noun)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "done":
            return Saying("why-attack-announced", "M4-7.6")
        if verb != "act":
            return super().refuse(position, seat, verb, noun)
        return refuse_army(position, noun, "M4-8.1") or why_no_action(position, seat, noun)


def why_no_action(position: M400, seat: int, army: int) -> Saying:
    """Why an army of the active colour, which has announced nothing, cannot act where it stands."""
    at = position.at[army]
    if position.blocked >> army & 1:
        return Saying("why-army-blocked", "M4-8.4", army=army)
    if position.acted >> army & 1:
        return Saying("why-army-acted", "M4-8.1", army=army)
    free = position.free >> at & 1
    tollless = is_enemy_land(position, seat, at) and not costs_toll(position, seat, at)
    if not free and not tollless:
        return Saying("why-no-action", "M4-8.3", army=army)
    if position.sick >> at & 1:
        return Saying("why-plagued-land", "M4-8.3", territory=at)
    if position.attacked >> at & 1:
        return Saying("why-capital-attacked", "M4-13.2", territory=at)
    return Saying("why-too-few-cards", "M4-8.5" if free else "M4-13.3")


class FreeState(ArmyStep):
    """An army on a free state takes it, or leaves it, which is its action too (M4-8.5, M4-8.1)."""

    name: ClassVar[str] = "free_state"
    clause: ClassVar[str] = "M4-8.5"

    def options(self, position: M400, seat: int) -> list[Move]:
        return [TAKE, LEAVE] if is_payable(position, seat) else [LEAVE]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.acted |= 1 << self.army
        if verb == "take":
            position.then(Payment(seat, self.army, self.territory, NOBODY))
        else:
            position.tell("state_left", seat, self.army, self.territory)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "take":
            return Saying("why-cannot-pay", "M4-8.5")
        return super().refuse(position, seat, verb, noun)


class Payment(CostStep):
    """Two combat cards of different colours are discarded for a free state (M4-8.5 to M4-8.8)."""

    name: ClassVar[str] = "payment"
    clause: ClassVar[str] = "M4-8.5"

    def options(self, position: M400, seat: int) -> list[Move]:
        base = seat * KINDS
        hand = position.hand
        return [
            PAY[card]
            for colour in range(CARD_COLOURS)
            if colour != self.spent
            for card in range(colour * KINDS_EACH, colour * KINDS_EACH + LEVELS)
            if hand[base + card]
        ]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        discard(position, seat, noun)
        position.tell("card_paid", seat, noun, self.territory)
        if self.card < 0:
            position.then(Payment(seat, self.army, self.territory, noun))
            return
        before = position.scores()[seat]
        position.take(self.territory, position.active)
        change = position.scores()[seat] - before
        position.tell("state_taken", seat, position.active, self.territory, change)

    def picks(self, position: M400, seat: int) -> Picks | None:
        """Any level will do, so the lowest cards are proposed."""
        picks = super().picks(position, seat)
        if picks is not None:
            cards = [card for _, card in self.options(position, seat)]
            cheapest = [picks.groups.index(colour) for colour in sorted(set(picks.groups))]
            cheapest.sort(key=lambda place: level_of(cards[place]))
            picks.begun = sorted(cheapest[:PRICE])
        return picks

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb != "pay":
            return super().refuse(position, seat, verb, noun)
        if not is_combat(noun):
            return Saying("why-not-a-combat-card", "M4-8.6", card=noun)
        if colour_of(noun) == self.spent:
            return Saying("why-same-colour", "M4-8.5", card=noun)
        return Saying("why-not-in-hand", "M4-8.5", card=noun)
