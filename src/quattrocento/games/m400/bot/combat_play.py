"""How a sensible player fights (M4-8.11, M4-10): surrender or combat; the cards to lead, answer and add."""

from math import comb
from typing import Final

from quattrocento.games.m400.advice.hidden_hand import HiddenHand, roughly
from quattrocento.games.m400.advice.odds import Front, chance, colour_chance, outcomes
from quattrocento.games.m400.bot.standings import envy, would_win
from quattrocento.games.m400.bot.threats import WAR_CARDS
from quattrocento.games.m400.bot.values import CARD, LEVEL, SECOND_ARMY
from quattrocento.games.m400.components.typed import (
    BONUS,
    CARD_COLOURS,
    KINDS_EACH,
    MALUS,
    colour_of,
    level_of,
)
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER, OPEN
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.conquest.combat_result import combat_of, fighters
from quattrocento.games.m400.rules.verbs import FIGHT, GIVE_IN, SURRENDER, bonus_and_malus
from quattrocento.kernel.move import Move

EVERY_COLOUR: Final = (1 << CARD_COLOURS) - 1
STAKE: Final = 3.0  # what a colour is worth beside the level of the card that may win it
LOST: Final = 30.0  # the game, when the attacker wins it by this state


def answer_war(position: M400, seat: int) -> Move:
    """Fight, or surrender for two cards of the attacker's hand (M4-9, What a good player considers)."""
    combat = combat_of(position)
    attacker = position.player[combat.attacker]
    front = Front(position.cards_of(seat), DEFENDER)
    asked = 0 if position.rules.bluff else EVERY_COLOUR
    lost = float(chance(front, outcomes(front, roughly(position, seat, attacker), asked)))
    value = position.components.value[combat.at]
    stake = value * (1 + envy(position, combat.attacker, seat)) + position.components.points_battle
    if would_win(position, combat.attacker, value + position.components.points_battle):
        stake += LOST
    there = any(position.at[army] == combat.at for army in position.armies(combat.defender))
    army = SECOND_ARMY if there and position.has_two(combat.defender) else 0.0
    fight = (1 - lost) * (stake + CARD * position.components.defender_cards) - lost * army - WAR_CARDS
    surrender = CARD * 1.5 * min(position.components.surrender_cards, position.held[attacker])
    return FIGHT if fight > surrender else SURRENDER


def lead(position: M400, seat: int, options: list[Move]) -> Move:
    """The colour that is most likely won first; of its cards the lowest that is as likely to win it."""
    hidden = roughly(position, seat, fighters(position)[DEFENDER])
    combat = combat_of(position)
    best: tuple[float, Move] | None = None
    for move in options:
        card = move[1]
        front = Front(position.cards_of(seat), ATTACKER, combat)
        colour = colour_of(card)
        front.own[colour] = level_of(card) + _added(position, seat, colour)
        worth = STAKE * float(colour_chance(outcomes(front, hidden), colour)) - LEVEL * level_of(card)
        if best is None or worth > best[0]:
            best = (worth, move)
    assert best is not None
    return best[1]


def _added(position: M400, seat: int, colour: int) -> int:
    """The bonus and malus cards of the colour in hand."""
    first = colour * KINDS_EACH
    return position.holds(seat, first + BONUS) + position.holds(seat, first + MALUS)


def answer(position: M400, seat: int, options: list[Move]) -> Move:
    """The card that holds the colour at least cost; the lowest where none can (M4-10.5, M4-10.12)."""
    combat = combat_of(position)
    colour = combat.card_colour
    ((_, hidden),) = roughly(position, seat, fighters(position)[ATTACKER])
    attack = level_of(combat.led)
    reserve = _added(position, seat, colour)
    highest = max(level_of(move[1]) for move in options)
    bound = position.rules.combination_bound and highest >= attack
    needed = combat.decided.count(DEFENDER) + combat.decided.count(OPEN) >= 2

    def worth(move: Move) -> float:
        level = level_of(move[1])
        lost = not needed or (bound and level < attack)
        held = 0.0 if lost else _at_most(hidden, colour, level + reserve - attack)
        return STAKE * held - LEVEL * level

    return max(options, key=worth)


def _at_most(hidden: HiddenHand, colour: int, number: int) -> float:
    """The chance that a hidden hand holds no more than so many bonus and malus cards of the colour."""
    first = colour * KINDS_EACH
    certain = hidden.certain[first + BONUS] + hidden.certain[first + MALUS]
    some = hidden.free[first + BONUS] + hidden.free[first + MALUS]
    others = sum(hidden.free) - some
    ways = [
        comb(some, taken) * comb(others, hidden.room - taken) if taken <= hidden.room else 0
        for taken in range(some + 1)
    ]
    return sum(ways[: max(0, number - certain + 1)]) / sum(ways) if sum(ways) else 0.0


def add(position: M400, seat: int, options: list[Move]) -> Move:
    """As few cards as put this side ahead, malus cards before bonus cards; else it gives in (M4-10.9)."""
    combat = combat_of(position)
    side = ATTACKER if fighters(position)[ATTACKER] == seat else DEFENDER
    hopeless = combat.decided.count(side) + combat.decided.count(OPEN) < 2
    adding = [move for move in options if move != GIVE_IN]
    if hopeless or not adding:
        return GIVE_IN
    return min(adding, key=lambda move: (sum(bonus_and_malus(move[1])), bonus_and_malus(move[1])[0]))


def battle_colour(position: M400, seat: int, options: list[Move]) -> Move:
    """The colour that the attacker is least likely to win, which may end the combat (M4-R29)."""
    combat = combat_of(position)
    front = Front(position.cards_of(seat), DEFENDER, combat)
    found = outcomes(front, roughly(position, seat, fighters(position)[ATTACKER]))
    return min(options, key=lambda move: colour_chance(found, move[1]))
