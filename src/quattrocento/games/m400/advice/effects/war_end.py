"""What the end of a battle brings to the side that moves: nothing yet, or the end of the war."""

from collections.abc import Set
from typing import Final

from quattrocento.games.m400.advice.effects.accounts import score_change
from quattrocento.games.m400.advice.effects.signs import drawable, forced_draw, perhaps, toll
from quattrocento.games.m400.advice.effects.tolls import Cards, due
from quattrocento.games.m400.components.typed import CARD_COLOURS, is_combat
from quattrocento.games.m400.components.typed import colour_of as card_colour_of
from quattrocento.games.m400.knowledge.derived import cards_in_battle
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER, NO_COLOUR
from quattrocento.games.m400.position.lacks import of_colour
from quattrocento.games.m400.position.memory import all_certain
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import combat_colours
from quattrocento.games.m400.rules.conquest.combat import TO_WIN
from quattrocento.games.m400.rules.conquest.combat_result import combat_of, fighters
from quattrocento.games.m400.rules.conquest.destruction import winner_chooses
from quattrocento.kernel.effect import Effect, changes

GOES_ON: Final = -1
"""Neither side has won the war yet."""
Ends = Set[int]
"""Who may have won it: ``ATTACKER``, ``DEFENDER``, ``GOES_ON``."""


def holds_combat(position: M400, seat: int, other: int, colours: int) -> bool | None:
    """Whether another hand holds a combat card of these colours; None where the seat cannot know."""
    held = position.held[other]
    if not held:
        return False
    for holder, kind in all_certain(position.memory[seat]):
        if holder == other and is_combat(kind) and colours >> card_colour_of(kind) & 1:
            return True
    lacking = of_colour(position.lacking[other])
    wanted = [colour for colour in range(CARD_COLOURS) if colours >> colour & 1]
    return False if all(lacking[colour] >= held for colour in wanted) else None


def ends_after(position: M400, seat: int, colour: int, winner: int) -> Ends:
    """How the war may stand once a side has won a colour (M4-10.1, M4-10.4)."""
    combat = combat_of(position).copy()
    combat.decide(colour, winner)
    for side in (ATTACKER, DEFENDER):
        if combat.won(side) >= TO_WIN:
            return {side}
    left = combat.open_colours
    if position.rules.defender_picks and left.bit_count() == CARD_COLOURS - 1:
        return {GOES_ON}
    attacker = fighters(position)[ATTACKER]
    if attacker == seat:
        leads: bool | None = bool(combat_colours(position, seat) & left)
    else:
        leads = holds_combat(position, seat, attacker, left)
    if leads is None:
        return {GOES_ON, DEFENDER}
    return {GOES_ON} if leads else {DEFENDER}


def brought(position: M400, seat: int, ends: Ends) -> list[Effect]:
    """What these ends of the war bring to the seat, which fights it."""
    if ends == {GOES_ON}:
        return []
    if fighters(position)[ATTACKER] == seat:
        return _to_attacker(position, seat, ends)
    return _to_defender(position, seat, ends)


def _to_attacker(position: M400, seat: int, ends: Ends) -> list[Effect]:
    combat, certain = combat_of(position), len(ends) == 1
    told: list[Effect] = []
    if ATTACKER in ends:
        gain = position.components.value[combat.at] + position.components.points_battle
        won = score_change(position, combat.attacker, gain)
        marks = [("territory", combat.at)]
        if won:
            told.append(changes("points", seat, won, clause="M4-11.1", marks=marks))
        told.append(changes("states", seat, 1, clause="M4-11.1", marks=marks))
    if DEFENDER in ends and position.has_two(combat.attacker):
        marks = [("territory", combat.at)]
        told.append(changes("armies", seat, -1, clause="M4-12.2", marks=marks))
    if not certain:
        told = [perhaps("effect-if-unanswered", effect) for effect in told]
    tolls = [_tolls_after(position.copy(), end) for end in ends]
    fewest, most = min(paid[0] for paid in tolls), max(paid[1] for paid in tolls)
    return [*told, *toll(seat, fewest, most, "M4-7.6"), *forced_draw(position, seat)]


def _tolls_after(position: M400, end: int) -> Cards:
    """What the attacker pays unasked when his phase goes on (M4-7.6)."""
    combat = combat_of(position)
    if end == GOES_ON:
        return 0, 0
    if end == ATTACKER:
        if position.has_two(combat.defender) and winner_chooses(position, combat.defender, combat.at):
            return 0, 0
        position.take(combat.at, combat.attacker)
    elif position.has_two(combat.attacker):
        position.destroy(combat.army)
    return due(position)


def _to_defender(position: M400, seat: int, ends: Ends) -> list[Effect]:
    combat, certain = combat_of(position), len(ends) == 1
    told: list[Effect] = []
    if ATTACKER in ends:
        told += [*lost_state(position, seat), *lost_army(position, seat)]
    if DEFENDER in ends:
        in_battle = sum(cards_in_battle(position)) if combat.card_colour != NO_COLOUR else 0
        drawn = min(position.components.defender_cards, drawable(position) + in_battle)
        told.append(changes("cards", seat, drawn, clause="M4-11.2"))
    if not certain:
        told = [perhaps("effect-if-no-lead", effect) for effect in told]
    return [*told, *tolls_of_active(position, seat), *forced_draw(position, seat)]


def lost_state(position: M400, seat: int, clause: str = "M4-11.1") -> list[Effect]:
    """The defender loses the state and its value."""
    combat = combat_of(position)
    lost = score_change(position, combat.defender, -position.components.value[combat.at])
    marks = [("territory", combat.at)]
    points = [changes("points", seat, lost, clause=clause, marks=marks)] if lost else []
    return [*points, changes("states", seat, -1, clause=clause, marks=marks)]


def lost_army(position: M400, seat: int, later: bool = False) -> list[Effect]:
    """An army of two that stands in the lost state is destroyed; the winner may choose which (M4-12.3)."""
    combat = combat_of(position)
    there = any(position.at[army] == combat.at for army in position.armies(combat.defender))
    if not there or not position.has_two(combat.defender):
        return []
    waits = later or winner_chooses(position, combat.defender, combat.at)
    return [changes("armies", seat, -1, clause="M4-12.3", later=waits)]


def tolls_of_active(position: M400, seat: int) -> list[Effect]:
    """An attack that the other army has announced may become impossible, and the toll due (M4-7.6)."""
    waiting = [
        army
        for army in position.armies(position.active)
        if position.announced >> army & 1 and position.player[position.owner[position.at[army]]] == seat
    ]
    most = len(waiting) * position.components.toll_cards
    return [changes("cards", seat, 0, most, "M4-7.6")] if most else []
