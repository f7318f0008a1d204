"""Combat (combattimento), M4-10: up to three battles, each on one colour."""

from typing import ClassVar

from quattrocento.games.m400.components.typed import (
    BONUS,
    CARD_COLOURS,
    KINDS,
    KINDS_EACH,
    LEVELS,
    MALUS,
    colour_of,
    is_combat,
    level_of,
)
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER, NO_CARD, NO_COLOUR, OPEN, Combat
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import combat_colours, leave_hand, show_lack
from quattrocento.games.m400.rules.conquest.combat_result import (
    attacker_wins,
    combat_of,
    defender_wins,
    fighters,
)
from quattrocento.games.m400.rules.verbs import ANSWER, BATTLE, GIVE_IN, LEAD, additions, bonus_and_malus
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step

TO_WIN = 2  # M4-10.1


def next_battle(position: M400, fate: Fate) -> None:
    """Until a side has won two colours, the next one is fought; who chooses it, M4-R29 tells."""
    combat = combat_of(position)
    if combat.won(ATTACKER) >= TO_WIN:
        attacker_wins(position)
        return
    if combat.won(DEFENDER) >= TO_WIN:
        defender_wins(position, fate)
        return
    left = combat.open_colours
    if position.rules.defender_picks and left.bit_count() == CARD_COLOURS - 1:
        position.then(BattleColour(fighters(position)[DEFENDER], combat.at))
    else:
        ask_lead(position, fate)


def ask_lead(position: M400, fate: Fate) -> None:
    """The attacker leads; what he cannot lead goes to the defender (M4-10.4)."""
    combat = combat_of(position)
    seat = fighters(position)[ATTACKER]
    colours = combat.may_be_led
    if combat_colours(position, seat) & colours:
        position.then(Lead(seat, combat.at))
        return
    show_lack(position, seat, colours)
    if combat.card_colour == NO_COLOUR:
        position.tell("no_lead", seat, combat.at)
    else:
        position.tell("no_lead_of", seat, combat.card_colour, combat.at)
    for colour in members(colours):
        combat.decide(colour, DEFENDER)
    combat.clear()
    next_battle(position, fate)


class BattleColour(Step[M400]):
    """With the option the defender chooses the colour of the second battle (M4-R29)."""

    name: ClassVar[str] = "battle_colour"
    clause: ClassVar[str] = "M4-R29"
    fields: ClassVar[tuple[str, ...]] = ("seat", "territory")

    def __init__(self, seat: int, territory: int) -> None:
        super().__init__(seat)
        self.territory = territory

    def options(self, position: M400, seat: int) -> list[Move]:
        return [BATTLE[colour] for colour in members(combat_of(position).open_colours)]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        combat_of(position).card_colour = noun
        position.tell("battle_colour_chosen", seat, noun, self.territory)
        ask_lead(position, fate)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "battle":
            return Saying("why-colour-fought", "M4-R29", card_colour=noun)
        return super().refuse(position, seat, verb, noun)


class Lead(Step[M400]):
    """The attacker chooses a colour not yet fought and plays a combat card of it (M4-10.2, M4-10.3)."""

    name: ClassVar[str] = "lead"
    clause: ClassVar[str] = "M4-10.2"
    fields: ClassVar[tuple[str, ...]] = ("seat", "territory")

    def __init__(self, seat: int, territory: int) -> None:
        super().__init__(seat)
        self.territory = territory

    def options(self, position: M400, seat: int) -> list[Move]:
        colours = combat_of(position).may_be_led
        hand = position.hand
        base = seat * KINDS
        return [
            LEAD[card]
            for colour in range(CARD_COLOURS)
            if colours >> colour & 1
            for card in range(colour * KINDS_EACH, colour * KINDS_EACH + LEVELS)
            if hand[base + card]
        ]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        combat = combat_of(position)
        leave_hand(position, seat, noun)
        colour = colour_of(noun)
        combat.card_colour = colour
        combat.led = noun
        position.tell("led", seat, noun, combat.at)
        other = fighters(position)[DEFENDER]
        if combat_colours(position, other) >> colour & 1:
            position.then(Answer(other, noun))
            return
        show_lack(position, other, 1 << colour)
        position.tell("no_answer", other, colour, combat.at)
        end_battle(position, ATTACKER, fate)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb != "lead":
            return super().refuse(position, seat, verb, noun)
        if not is_combat(noun):
            return Saying("why-not-a-combat-card", "M4-10.2", card=noun)
        if combat_of(position).decided[colour_of(noun)] != OPEN:
            return Saying("why-colour-fought", "M4-10.2", card_colour=colour_of(noun))
        if not combat_of(position).may_be_led >> colour_of(noun) & 1:
            return Saying("why-colour-chosen", "M4-R29", card_colour=combat_of(position).card_colour)
        return Saying("why-not-in-hand", "M4-10.3", card=noun)


class Answer(Step[M400]):
    """The defender must answer with a combat card of the colour, of any level (M4-10.5)."""

    name: ClassVar[str] = "answer"
    clause: ClassVar[str] = "M4-10.5"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, position: M400, seat: int) -> list[Move]:
        first = colour_of(self.card) * KINDS_EACH
        return [ANSWER[card] for card in range(first, first + LEVELS) if position.holds(seat, card)]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        leave_hand(position, seat, noun)
        combat = combat_of(position)
        combat.answered = noun
        position.tell("answered", seat, noun, combat.at)
        contest(position, fate)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb != "answer":
            return super().refuse(position, seat, verb, noun)
        if not is_combat(noun):
            return Saying("why-not-a-combat-card", "M4-10.6", card=noun)
        if colour_of(noun) != colour_of(self.card):
            return Saying("why-other-colour", "M4-10.5", card_colour=colour_of(self.card))
        return Saying("why-not-in-hand", "M4-10.5", card=noun)


def lead_of(combat: Combat) -> int:
    """By how much the attacker is ahead; at 0 and below the defender is (M4-10.8)."""
    attack, defence = combat.totals()
    return attack - defence


def contest(position: M400, fate: Fate) -> None:
    """The side behind may add cards; without a card in hand it has lost the colour (M4-10.9, M4-10.11)."""
    combat = combat_of(position)
    behind = DEFENDER if lead_of(combat) > 0 else ATTACKER
    seat = fighters(position)[behind]
    if position.held[seat]:
        position.then(Additions(seat, combat.card_colour))
    else:
        end_battle(position, 1 - behind, fate)


def end_battle(position: M400, winner: int, fate: Fate) -> None:
    """The cards of the battle are discarded and the colour is won (M4-10.11, M4-10.13)."""
    combat = combat_of(position)
    first = combat.card_colour * KINDS_EACH
    position.discarded[combat.led] += 1
    if combat.answered != NO_CARD:
        position.discarded[combat.answered] += 1
    position.discarded[first + BONUS] += sum(combat.bonus)
    position.discarded[first + MALUS] += sum(combat.malus)
    combat.decide(combat.card_colour, winner)
    seat = fighters(position)[winner]
    position.tell("battle_won", seat, combat.card_colour, combat.at, *combat.totals())
    combat.clear()
    next_battle(position, fate)


def has_no_need(position: M400, seat: int) -> bool:
    """Whether a defender may not add any card to a lower answer, since he holds a better one (M4-10.12)."""
    return (
        position.rules.combination_bound
        and combat_of(position).answer_is_behind
        and holds_better(position, seat)
    )


def holds_better(position: M400, seat: int) -> bool:
    """Whether a hand has a card that equals or beats the one led (M4-R33)."""
    combat = combat_of(position)
    end = seat * KINDS + combat.card_colour * KINDS_EACH + LEVELS
    return any(position.hand[end - LEVELS + level_of(combat.led) - 1 : end])


class Additions(Step[M400]):
    """The side behind adds bonus and malus cards in one go if that puts it ahead, or gives in (M4-10.9)."""

    name: ClassVar[str] = "additions"
    clause: ClassVar[str] = "M4-10.9"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card_colour")

    def __init__(self, seat: int, card_colour: int) -> None:
        super().__init__(seat)
        self.card_colour = card_colour

    def _needed(self, position: M400) -> int:
        """How many cards put the side behind ahead: the defender wins at equal totals."""
        lead = lead_of(combat_of(position))
        return lead if lead > 0 else 1 - lead

    def options(self, position: M400, seat: int) -> list[Move]:
        if has_no_need(position, seat):
            return [GIVE_IN]
        first = self.card_colour * KINDS_EACH
        needed = self._needed(position)
        found: list[Move] = []
        for bonus in range(position.holds(seat, first + BONUS) + 1):
            for malus in range(position.holds(seat, first + MALUS) + 1):
                if bonus + malus >= needed:
                    found.append(("add", additions(bonus, malus)))
        found.append(GIVE_IN)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        combat = combat_of(position)
        side = DEFENDER if lead_of(combat) > 0 else ATTACKER
        if verb == "give_in":
            position.tell("gave_in", seat, combat.at)
            end_battle(position, 1 - side, fate)
            return
        shows = position.rules.combination_bound and combat.answer_is_behind
        bonus, malus = bonus_and_malus(noun)
        first = self.card_colour * KINDS_EACH
        for card in [first + BONUS] * bonus + [first + MALUS] * malus:
            leave_hand(position, seat, card)
        if shows:
            show_lack(position, seat, 1 << self.card_colour, level_of(combat.led))
        combat.bonus = _added(combat.bonus, side, bonus)
        combat.malus = _added(combat.malus, side, malus)
        position.tell("added", seat, bonus, malus, combat.at)
        contest(position, fate)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb != "add":
            return super().refuse(position, seat, verb, noun)
        if has_no_need(position, seat):
            return Saying("why-no-combination", "M4-10.12", card=combat_of(position).led)
        if sum(bonus_and_malus(noun)) < self._needed(position):
            return Saying("why-not-ahead", "M4-10.9")
        return Saying("why-not-so-many", "M4-10.9")


def _added(pair: tuple[int, int], side: int, number: int) -> tuple[int, int]:
    return (pair[0] + number, pair[1]) if side == ATTACKER else (pair[0], pair[1] + number)
