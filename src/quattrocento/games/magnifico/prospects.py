"""Who could take what: the chance of every seat against each territory in its reach."""

from functools import cache
from math import sqrt
from typing import Final

from quattrocento.games.magnifico.components import TERRITORIES, Components
from quattrocento.games.magnifico.state import NO_CASTLE, Magnifico
from quattrocento.games.magnifico.strength import (
    SPREAD,
    Arms,
    attack_force,
    castle_level,
    chance_of,
    defence_force,
)
from quattrocento.games.magnifico.war import landing_loss, may_be_attacked
from quattrocento.kernel.places import members

NOWHERE: Final = -1
OUT_OF_REACH: Final = -99.0

PRIZE_LAND, PRIZE_CASTLE, PRIZE_TOWER, PRIZE_CITY, PRIZE_MACHINE = 1.6, 1.2, 0.4, 3.0, 0.5


@cache
def frontiers(components: Components) -> list[list[int]]:
    """The territories that border each territory."""
    return [members(mask) for mask in components.land]


def prize_of(game: Magnifico, territory: int) -> float:
    """What changes hands with a territory, in victory points over a long game."""
    prize = PRIZE_LAND + PRIZE_MACHINE * (game.tanks[territory] + game.airplanes[territory])
    towers = game.towers[territory]
    if towers == NO_CASTLE:
        return prize
    if game.perfect >> territory & 1:
        prize += PRIZE_CITY
    return prize + PRIZE_CASTLE + PRIZE_TOWER * towers


class Prospects:
    """The chances of all seats: ``chances[territory][attacker]``, 0 where no attack is possible."""

    def __init__(self, game: Magnifico) -> None:
        self.game = game
        self.frontiers = frontiers(game.components)
        self.arms = [Arms(game, seat) for seat in range(game.seats)]
        self.soldiers: list[int] = [0] * TERRITORIES
        self.tanks: list[int] = [0] * TERRITORIES
        self.airplanes: list[int] = [0] * TERRITORIES
        self.muster()
        self.fleets = [self.fleet(members(coast)) for coast in game.components.coasts]
        safe = [0.0] * game.seats
        self.chances: list[list[float]] = [safe] * TERRITORIES
        for seat in range(game.seats):
            if may_be_attacked(game, seat):
                for territory in members(game.own[seat]):
                    self.chances[territory] = self.against(territory, seat)

    def muster(self) -> None:
        """The strongest army that could leave each territory (MAG-7.2.1, MAG-7.2.4)."""
        game = self.game
        most_soldiers = game.components.max_attack_soldiers
        most_machines = game.components.max_attack_machines
        for territory in members(game.spare):
            self.soldiers[territory] = min(most_soldiers, game.soldiers[territory] - 1)
            airplanes = min(most_machines, game.airplanes[territory])
            self.airplanes[territory] = airplanes
            self.tanks[territory] = min(most_machines - airplanes, game.tanks[territory])

    def fleet(self, coast: list[int]) -> list[int]:
        """For each seat the territory on a sea from which its strongest landing would come."""
        best = [NOWHERE] * self.game.seats
        strongest = [0.0] * self.game.seats
        for territory in coast:
            if self.soldiers[territory]:
                seat = self.game.owner[territory]
                force = self.force(seat, territory, self.soldiers[territory], 0)
                if force > strongest[seat]:
                    strongest[seat] = force
                    best[seat] = territory
        return best

    def force(self, seat: int, origin: int, soldiers: int, level: int) -> float:
        tanks, airplanes = self.tanks[origin], self.airplanes[origin]
        return attack_force(self.arms[seat], soldiers, tanks, airplanes, level)

    def against(self, territory: int, defender: int) -> list[float]:
        """The chance of each seat to conquer a territory with its best single attack."""
        game = self.game
        leads = [OUT_OF_REACH] * game.seats
        guard = self.arms[defender]
        level = castle_level(game, guard, territory)
        garrison = game.soldiers[territory]
        tanks, airplanes = game.tanks[territory], game.airplanes[territory]
        defence = defence_force(guard, garrison, tanks, airplanes, game.towers[territory])
        for seat, origin, soldiers in self.attackers(territory, defender):
            force = self.force(seat, origin, soldiers, level)
            lead = (force - defence) / (SPREAD * sqrt(soldiers + garrison))
            leads[seat] = max(leads[seat], lead)
        return [chance_of(lead) for lead in leads]

    def attackers(self, territory: int, defender: int) -> list[tuple[int, int, int]]:
        """Seat, origin and soldiers after landing of the armies that could attack a territory."""
        game, components = self.game, self.game.components
        found: list[tuple[int, int, int]] = []
        for origin in self.frontiers[territory]:
            seat = game.owner[origin]
            if self.soldiers[origin] and seat != defender:
                found.append((seat, origin, self.soldiers[origin]))
        land = components.land[territory]
        for sea in components.seas_of[territory]:
            for seat, origin in enumerate(self.fleets[sea]):
                if origin != NOWHERE and seat != defender and not land >> origin & 1:
                    soldiers = self.soldiers[origin] - landing_loss(game, seat, defender)
                    if soldiers > 0:
                        found.append((seat, origin, soldiers))
        return found
