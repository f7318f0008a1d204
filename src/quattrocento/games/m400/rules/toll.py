"""The toll (pedaggio), M4-7, and the statements of armies on enemy land."""

from typing import ClassVar

from quattrocento.games.m400.components.typed import BONUS, CARD_COLOURS, KINDS, KINDS_EACH, LEVELS
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import combat_colours, take_random
from quattrocento.games.m400.rules.colour_steps import ColourStep, refuse_army
from quattrocento.games.m400.rules.verbs import ATTACK, TOLL
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY


def is_enemy_land(position: M400, seat: int, territory: int) -> bool:
    """An opponent's state or capital (M4-7.2)."""
    owner = position.owner[territory]
    return owner != NOBODY and position.player[owner] != seat


def costs_toll(position: M400, seat: int, territory: int) -> bool:
    """Enemy land; of capitals only where the option says so (M4-R25)."""
    if not is_enemy_land(position, seat, territory):
        return False
    return position.rules.toll_on_capitals or not position.rules.capitals >> territory & 1


def pay_toll(position: M400, seat: int, territory: int, fate: Fate) -> None:
    """The owner takes a random card; a player without cards pays nothing (M4-7.1, M4-7.10)."""
    owner = position.player[position.owner[territory]]
    if not position.held[seat]:
        position.tell("toll_unpaid", seat, owner, territory)
        return
    position.tell("toll_paid", seat, owner, territory)
    for _ in range(min(position.components.toll_cards, position.held[seat])):
        take_random(position, seat, owner, fate)


def raid_colours(position: M400, seat: int) -> int:
    """The card colours in which a hand can make up the total for a capital (M4-13.3)."""
    found = 0
    for colour in range(CARD_COLOURS):
        if any(raid_levels(position, seat, colour)):
            found |= 1 << colour
    return found


def raid_levels(position: M400, seat: int, colour: int) -> list[bool]:
    """Which levels of a colour, I first, the bonus cards in hand bring to exactly the total (M4-R41)."""
    base = seat * KINDS + colour * KINDS_EACH
    hand = position.hand
    bonus = hand[base + BONUS]
    total = position.components.capital_total
    return [hand[base + level] > 0 and 0 <= total - level - 1 <= bonus for level in range(LEVELS)]


def can_raid(position: M400, seat: int) -> bool:
    colours = raid_colours(position, seat)
    return colours & (colours - 1) != 0


def barred_openly(position: M400, army: int) -> bool:
    """Whether open facts alone rule out an attack of this army where it stands."""
    bit = 1 << position.at[army]
    if position.blocked >> army & 1 or position.sick & bit or position.attacked & bit:
        return True
    return not position.held[position.player[army // 2]]


def can_attack(position: M400, army: int) -> bool:
    """Whether this army may attack the enemy land on which it stands (M4-8.10, M4-13.2, M4-13.3)."""
    seat = position.player[army // 2]
    if barred_openly(position, army) or not is_enemy_land(position, seat, position.at[army]):
        return False
    if position.rules.capitals >> position.at[army] & 1:
        return can_raid(position, seat)
    return position.rules.bluff or combat_colours(position, seat) != 0


def unsettled(position: M400) -> list[int]:
    """The armies on enemy land that have stated neither attack nor toll (M4-7.5)."""
    seat = position.player[position.active]
    return [
        army
        for army in position.armies(position.active)
        if not position.settled >> army & 1 and costs_toll(position, seat, position.at[army])
    ]


def settle_toll(position: M400, army: int, fate: Fate) -> None:
    """An army that states toll pays at once and has no action (M4-7.5)."""
    position.settled |= 1 << army
    position.acted |= 1 << army
    pay_toll(position, position.player[army // 2], position.at[army], fate)


class Statement(ColourStep):
    """For each army on enemy land: attack or toll, in the order that the player likes (M4-7.5)."""

    name: ClassVar[str] = "statement"
    clause: ClassVar[str] = "M4-7.5"

    def options(self, position: M400, seat: int) -> list[Move]:
        found: list[Move] = []
        for army in unsettled(position):
            if can_attack(position, army):
                found.append(ATTACK[army])
            found.append(TOLL[army])
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "toll":
            settle_toll(position, noun, fate)
            return
        position.settled |= 1 << noun
        position.announced |= 1 << noun
        position.tell("attack_announced", seat, noun, position.at[noun])

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb not in ("attack", "toll"):
            return super().refuse(position, seat, verb, noun)
        reason = refuse_army(position, noun, "M4-7.5")
        if reason is not None:
            return reason
        if position.settled >> noun & 1:
            return Saying("why-settled", "M4-7.5", army=noun)
        if not is_enemy_land(position, seat, position.at[noun]):
            return Saying("why-not-on-enemy-land", "M4-7.5", army=noun)
        if not costs_toll(position, seat, position.at[noun]):
            return Saying("why-no-statement", "M4-R25", army=noun)
        return why_no_attack(position, noun)


def why_no_attack(position: M400, army: int) -> Saying:
    """Why an army on enemy land cannot attack it."""
    at = position.at[army]
    if position.blocked >> army & 1:
        return Saying("why-army-blocked", "M4-8.4", army=army)
    if position.sick >> at & 1:
        return Saying("why-plagued-land", "M4-8.3", territory=at)
    if position.attacked >> at & 1:
        return Saying("why-capital-attacked", "M4-13.2", territory=at)
    if position.rules.capitals >> at & 1:
        return Saying("why-total-impossible", "M4-13.3")
    if position.rules.bluff:
        return Saying("why-too-few-cards", "M4-R28")
    return Saying("why-no-combat-card", "M4-8.10")
