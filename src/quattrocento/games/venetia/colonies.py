"""Colonies: revolts and Podestà, VNZ-16."""

from collections.abc import Sequence

from quattrocento.games.venetia.power import advance_venice
from quattrocento.games.venetia.state import Venetia
from quattrocento.kernel.move import NOBODY


def place_influence(game: Venetia, seat: int, colony: int, number: int) -> None:
    """So many Influence in one lot, or what the supply holds (VNZ-R32), and the checks that follow."""
    number = min(number, game.supply[seat])
    if number:
        game.supply[seat] -= number
        game.influence[colony * game.seats + seat] += number
        game.tell("influence_placed", seat, colony, number)
        check_colony(game, colony)


def lose_influence(game: Venetia, colonies: Sequence[int], losers: Sequence[int], number: int = 1) -> None:
    """Each of these players loses 1 Influence in each colony; then the colonies are checked (VNZ-16.11)."""
    struck: list[int] = []
    for colony in colonies:
        for seat in losers:
            place = colony * game.seats + seat
            lost = min(number, game.influence[place])
            if lost:
                game.influence[place] -= lost
                game.supply[seat] += lost
                game.tell("influence_lost", seat, colony, lost)
                if colony not in struck:
                    struck.append(colony)
    for colony in struck:
        check_colony(game, colony)


def check_colony(game: Venetia, colony: int) -> None:
    """First the revolt, then the Podestà (VNZ-16.1)."""
    here = game.in_colony(colony)
    total = sum(here)
    if total >= game.components.revolt_at:
        here = _revolt(game, colony, here)
        total = sum(here)
    owner = game.podesta[colony]
    if owner == NOBODY:
        if total >= game.components.colony_value[colony] and _appoint(game, colony, here):
            advance_venice(game)  # VNZ-16.4, VNZ-16.9
    elif max(here) > here[owner] or not here[owner]:
        _dismiss(game, colony)
        if total >= game.components.colony_value[colony]:
            _appoint(game, colony, here)  # VNZ-16.7
    elif total < game.components.colony_value[colony] and not game.rules.until_outnumbered:
        _dismiss(game, colony)  # VNZ-16.8


def _revolt(game: Venetia, colony: int, here: list[int]) -> list[int]:
    """Everybody there loses 1, again until fewer than 6 are left (VNZ-16.2, VNZ-16.3)."""
    while sum(here) >= game.components.revolt_at:
        game.tell("revolt", colony)
        for seat, number in enumerate(here):
            if number:
                here[seat] -= 1
                game.influence[colony * game.seats + seat] -= 1
                game.supply[seat] += 1
    return here


def _appoint(game: Venetia, colony: int, here: list[int]) -> bool:
    """The Podestà of the player with most Influence, if he has one left (VNZ-16.5, VNZ-16.10)."""
    seat = majority(game, here)
    if not game.podesta_supply[seat]:
        return False
    game.podesta_supply[seat] -= 1
    game.podesta[colony] = seat
    game.tell("podesta_placed", seat, colony)
    return True


def _dismiss(game: Venetia, colony: int) -> None:
    owner = game.podesta[colony]
    game.podesta_supply[owner] += 1
    game.podesta[colony] = NOBODY
    game.tell("podesta_removed", owner, colony)


def majority(game: Venetia, here: list[int]) -> int:
    """Most Influence; of several the active player, the Doge, the first clockwise (VNZ-16.6)."""
    most = max(here)
    if here.count(most) == 1:
        return here.index(most)
    if here[game.active] == most:
        return game.active
    if here[game.doge] == most:
        return game.doge
    return next(seat for seat in game.clockwise_from(game.active) if here[seat] == most)
