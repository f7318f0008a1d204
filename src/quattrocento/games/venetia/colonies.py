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
        check_placed(game, colony)


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
        _check_podesta(game, colony, game.in_colony(colony))


def check_placed(game: Venetia, colony: int) -> None:
    """After a placement: the Podestà, the revolt, and the Podestà again (VNZ-16.1, VNZ-25.11)."""
    here = game.in_colony(colony)
    revolt = sum(here) >= game.components.revolt_at
    if not (revolt and game.rules.revolt_first):
        _check_podesta(game, colony, here)
    if revolt:
        _revolt(game, colony, here)
        _check_podesta(game, colony, here)


def _revolt(game: Venetia, colony: int, here: list[int]) -> None:
    """Everybody there loses 1; with ``until_below`` again until fewer than 6 are left (VNZ-16.2, 25.10)."""
    while True:
        game.tell("revolt", colony)
        for seat, number in enumerate(here):
            if number:
                here[seat] -= 1
                game.influence[colony * game.seats + seat] -= 1
                game.supply[seat] += 1
        if not game.rules.revolt_repeats or sum(here) < game.components.revolt_at:
            return


def _check_podesta(game: Venetia, colony: int, here: list[int]) -> None:
    """A Podestà comes, changes hands or goes, as the Influence there has it (VNZ-16.4 to VNZ-16.8)."""
    met = sum(here) >= game.components.colony_value[colony]
    owner = game.podesta[colony]
    if owner == NOBODY:
        if met and _appoint(game, colony, here):
            advance_venice(game)  # VNZ-16.4, VNZ-16.9
    elif game.rules.never_lost:  # VNZ-25.2
        return
    elif max(here) > here[owner] or not here[owner]:
        _dismiss(game, colony)
        if met:
            _appoint(game, colony, here)  # VNZ-16.7
    elif not met and not game.rules.until_outnumbered:
        _dismiss(game, colony)  # VNZ-16.8


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
