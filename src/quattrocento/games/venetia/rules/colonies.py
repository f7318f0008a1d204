"""Colonies: revolts and Podestà, VNZ-16."""

from collections.abc import Sequence

from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.power import advance_venice
from quattrocento.kernel.seats import NOBODY


def place_influence(position: Venetia, seat: int, colony: int, number: int) -> None:
    """So many Influence in one lot, or what the supply holds (VNZ-R32), and the checks that follow."""
    number = min(number, position.supply[seat])
    if number:
        position.supply[seat] -= number
        position.influence[colony * position.seats + seat] += number
        position.tell("influence_placed", seat, colony, number)
        check_placed(position, colony)


def lose_influence(
    position: Venetia, colonies: Sequence[int], losers: Sequence[int], number: int = 1
) -> None:
    """Each of these players loses 1 Influence in each colony; then the colonies are checked (VNZ-16.11)."""
    struck: list[int] = []
    for colony in colonies:
        for seat in losers:
            place = colony * position.seats + seat
            lost = min(number, position.influence[place])
            if lost:
                position.influence[place] -= lost
                position.supply[seat] += lost
                position.tell("influence_lost", seat, colony, lost)
                if colony not in struck:
                    struck.append(colony)
    for colony in struck:
        _check_podesta(position, colony, position.in_colony(colony))


def check_placed(position: Venetia, colony: int) -> None:
    """After a placement: the Podestà, the revolt, and the Podestà again (VNZ-16.1, VNZ-25.11)."""
    here = position.in_colony(colony)
    revolt = sum(here) >= position.components.revolt_at
    if not (revolt and position.rules.revolt_first):
        _check_podesta(position, colony, here)
    if revolt:
        _revolt(position, colony, here)
        _check_podesta(position, colony, here)


def _revolt(position: Venetia, colony: int, here: list[int]) -> None:
    """Everybody there loses 1; with ``until_below`` again until fewer than 6 are left (VNZ-16.2, 25.10)."""
    while True:
        position.tell("revolt", colony)
        for seat, number in enumerate(here):
            if number:
                here[seat] -= 1
                position.influence[colony * position.seats + seat] -= 1
                position.supply[seat] += 1
        if not position.rules.revolt_repeats or sum(here) < position.components.revolt_at:
            return


def _check_podesta(position: Venetia, colony: int, here: list[int]) -> None:
    """A Podestà comes, changes hands or goes, as the Influence there has it (VNZ-16.4 to VNZ-16.8)."""
    met = sum(here) >= position.components.colony_value[colony]
    owner = position.podesta[colony]
    if owner == NOBODY:
        if met and _appoint(position, colony, here):
            advance_venice(position)  # VNZ-16.4, VNZ-16.9
    elif position.rules.never_lost:  # VNZ-25.2
        return
    elif max(here) > here[owner] or not here[owner]:
        _dismiss(position, colony)
        if met:
            _appoint(position, colony, here)  # VNZ-16.7
    elif not met and not position.rules.until_outnumbered:
        _dismiss(position, colony)  # VNZ-16.8


def _appoint(position: Venetia, colony: int, here: list[int]) -> bool:
    """The Podestà of the player with most Influence, if he has one left (VNZ-16.5, VNZ-16.10)."""
    seat = majority(position, here)
    if not position.podesta_supply[seat]:
        return False
    position.podesta_supply[seat] -= 1
    position.podesta[colony] = seat
    position.tell("podesta_placed", seat, colony)
    return True


def _dismiss(position: Venetia, colony: int) -> None:
    owner = position.podesta[colony]
    position.podesta_supply[owner] += 1
    position.podesta[colony] = NOBODY
    position.tell("podesta_removed", owner, colony)


def majority(position: Venetia, here: list[int]) -> int:
    """Most Influence; of several the active player, the Doge, the first clockwise (VNZ-16.6)."""
    most = max(here)
    if here.count(most) == 1:
        return here.index(most)
    if here[position.active] == most:
        return position.active
    if here[position.doge] == most:
        return position.doge
    return next(seat for seat in position.clockwise_from(position.active) if here[seat] == most)
