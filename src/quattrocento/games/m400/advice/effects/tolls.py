"""The tolls that phase 4 takes unasked as it goes on (M4-7.5 to M4-7.7)."""

from quattrocento.games.m400.components.typed import KINDS
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.movement import waiting_armies
from quattrocento.games.m400.rules.toll import barred_openly, can_attack, costs_toll, unsettled

Cards = tuple[int, int]
"""The fewest and the most cards."""


def after_movement(position: M400) -> Cards:
    """What is taken once the movement at hand is over; ``position`` is changed.

    Nothing while another army waits for its move. An army gained as a reward moves in phase 4 (M4-13.9).
    """
    under = position.stack[-2].name if len(position.stack) > 1 else ""
    if under == "movement" and waiting_armies(position, position.active):
        return 0, 0
    return due(position)


def due(position: M400) -> Cards:
    """What the active player pays before he is asked again; ``position`` is changed."""
    seat = position.player[position.active]
    for army in position.armies(position.active):
        if position.announced >> army & 1 and not can_attack(position, army):
            position.announced &= ~(1 << army)
            position.acted |= 1 << army
            if costs_toll(position, seat, position.at[army]):
                return _paid(position, position.components.toll_cards)
    stating = unsettled(position)
    if len(stating) == 1 and barred_openly(position, stating[0]):
        position.settled |= 1 << stating[0]
        position.acted |= 1 << stating[0]
        return _paid(position, position.components.toll_cards)
    return 0, 0


def _paid(position: M400, number: int) -> Cards:
    """So many random cards go; which ones matters only to an attack that is announced (M4-7.6)."""
    seat = position.player[position.active]
    number = min(number, position.held[seat])
    if not number:
        return due(position)
    if not position.announced:
        position.held[seat] -= number
        fewest, most = due(position)
        return fewest + number, most + number
    found = [_paid(_robbed(position, seat, kind), number - 1) for kind in _kinds(position, seat)]
    return 1 + min(fewest for fewest, _ in found), 1 + max(most for _, most in found)


def _kinds(position: M400, seat: int) -> list[int]:
    return [kind for kind, count in enumerate(position.cards_of(seat)) if count]


def _robbed(position: M400, seat: int, kind: int) -> M400:
    after = position.copy()
    after.hand[seat * KINDS + kind] -= 1
    after.held[seat] -= 1
    return after


def taken(position: M400, army: int) -> Cards:
    """What an army that states toll pays, with what follows from it (M4-7.5); ``position`` is changed."""
    position.settled |= 1 << army
    position.acted |= 1 << army
    return _paid(position, position.components.toll_cards)
