"""The toll (pedaggio), M4-7, and the statements of armies on enemy land."""

from typing import ClassVar

from quattrocento.games.m400.cards import combat_colours, take_random
from quattrocento.games.m400.components import BONUS, CARD_COLOURS, KINDS, KINDS_EACH, LEVELS
from quattrocento.games.m400.menus import ColourStep
from quattrocento.games.m400.state import M400
from quattrocento.games.m400.verbs import ATTACK, TOLL
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import NOBODY, Move, Reason


def is_enemy_land(game: M400, seat: int, territory: int) -> bool:
    """An opponent's state or capital (M4-7.2)."""
    owner = game.owner[territory]
    return owner != NOBODY and game.player[owner] != seat


def costs_toll(game: M400, seat: int, territory: int) -> bool:
    """Enemy land; of capitals only where the option says so (M4-R25)."""
    if not is_enemy_land(game, seat, territory):
        return False
    return game.rules.toll_on_capitals or not game.rules.capitals >> territory & 1


def pay_toll(game: M400, seat: int, territory: int, fate: Fate) -> None:
    """The owner takes a random card; a player without cards pays nothing (M4-7.1, M4-7.10)."""
    owner = game.player[game.owner[territory]]
    if not game.held[seat]:
        game.tell("toll_unpaid", seat, owner, territory)
        return
    game.tell("toll_paid", seat, owner, territory)
    for _ in range(min(game.components.toll_cards, game.held[seat])):
        take_random(game, seat, owner, fate)


def raid_colours(game: M400, seat: int) -> int:
    """The card colours in which a hand can make up the total for a capital (M4-13.3)."""
    found = 0
    for colour in range(CARD_COLOURS):
        if any(raid_levels(game, seat, colour)):
            found |= 1 << colour
    return found


def raid_levels(game: M400, seat: int, colour: int) -> list[bool]:
    """Which levels of a colour, I first, the bonus cards in hand bring to exactly the total (M4-R41)."""
    base = seat * KINDS + colour * KINDS_EACH
    hand = game.hand
    bonus = hand[base + BONUS]
    total = game.components.capital_total
    return [hand[base + level] > 0 and 0 <= total - level - 1 <= bonus for level in range(LEVELS)]


def can_raid(game: M400, seat: int) -> bool:
    colours = raid_colours(game, seat)
    return colours & (colours - 1) != 0


def barred_openly(game: M400, army: int) -> bool:
    """Whether open facts alone rule out an attack of this army where it stands."""
    bit = 1 << game.at[army]
    if game.blocked >> army & 1 or game.sick & bit or game.attacked & bit:
        return True
    return not game.held[game.player[army // 2]]


def can_attack(game: M400, army: int) -> bool:
    """Whether this army may attack the enemy land on which it stands (M4-8.10, M4-13.2, M4-13.3)."""
    seat = game.player[army // 2]
    if barred_openly(game, army) or not is_enemy_land(game, seat, game.at[army]):
        return False
    if game.rules.capitals >> game.at[army] & 1:
        return can_raid(game, seat)
    return game.rules.bluff or combat_colours(game, seat) != 0


def unsettled(game: M400) -> list[int]:
    """The armies on enemy land that have stated neither attack nor toll (M4-7.5)."""
    seat = game.player[game.active]
    return [
        army
        for army in game.armies(game.active)
        if not game.settled >> army & 1 and costs_toll(game, seat, game.at[army])
    ]


def settle_toll(game: M400, army: int, fate: Fate) -> None:
    """An army that states toll pays at once and has no action (M4-7.5)."""
    game.settled |= 1 << army
    game.acted |= 1 << army
    pay_toll(game, game.player[army // 2], game.at[army], fate)


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

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Reason:
        if verb not in ("attack", "toll"):
            return super().refuse(position, seat, verb, noun)
        if noun not in position.armies(self.colour):
            return Reason("why-not-own-army", "M4-7.5", "army", noun)
        if position.settled >> noun & 1:
            return Reason("why-settled", "M4-7.5", "army", noun)
        if not is_enemy_land(position, seat, position.at[noun]):
            return Reason("why-not-on-enemy-land", "M4-7.5", "army", noun)
        if not costs_toll(position, seat, position.at[noun]):
            return Reason("why-no-statement", "M4-R25", "army", noun)
        return why_no_attack(position, noun)


def why_no_attack(game: M400, army: int) -> Reason:
    """Why an army on enemy land cannot attack it."""
    at = game.at[army]
    if game.blocked >> army & 1:
        return Reason("why-army-blocked", "M4-8.4", "army", army)
    if game.sick >> at & 1:
        return Reason("why-plague", "M4-8.3", "territory", at)
    if game.attacked >> at & 1:
        return Reason("why-capital-attacked", "M4-13.2", "territory", at)
    if game.rules.capitals >> at & 1:
        return Reason("why-total-impossible", "M4-13.3")
    return Reason("why-no-combat-card", "M4-8.10")
