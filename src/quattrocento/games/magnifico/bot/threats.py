"""Who could take what: the chance of every seat against each territory in its reach."""

from functools import cache
from typing import Final

from quattrocento.games.magnifico.bot.strength import (
    Arms,
    arms_of,
    castle_level,
    chance_of,
    lead,
    return_fire,
    strike,
)
from quattrocento.games.magnifico.components.typed import TERRITORIES, Components
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.turn.war import landing_loss
from quattrocento.kernel.places import members

NOWHERE: Final = -1
OUT_OF_REACH: Final = -99.0
SLIM: Final = -3.0

PRIZE_LAND, PRIZE_CASTLE, PRIZE_TOWER, PRIZE_CITY, PRIZE_MACHINE = 1.6, 1.2, 0.4, 3.0, 0.5


@cache
def frontiers(components: Components) -> list[list[int]]:
    """The territories that border each territory."""
    return [members(mask) for mask in components.land]


@cache
def coasts(components: Components) -> list[list[int]]:
    """The territories on each sea."""
    return [members(mask) for mask in components.coasts]


def prize_of(position: Magnifico, territory: int) -> float:
    """What changes hands with a territory, in victory points over a long game."""
    prize = PRIZE_LAND + PRIZE_MACHINE * (position.tanks[territory] + position.airplanes[territory])
    towers = position.towers[territory]
    if towers == NO_CASTLE:
        return prize
    if position.perfect >> territory & 1:
        prize += PRIZE_CITY
    return prize + PRIZE_CASTLE + PRIZE_TOWER * towers


class Threats:
    """The chances of all seats, each with its best single attack (MAG-7.1.2, MAG-7.2)."""

    def __init__(self, position: Magnifico) -> None:
        self.position = position
        self.arms: list[Arms] = [arms_of(position, seat) for seat in range(position.seats)]
        # by territory, of those that may be attacked
        self.level: list[int] = [0] * TERRITORIES
        self.fire: list[float] = [0.0] * TERRITORIES
        # by territory and seat
        self.leads: list[float] = [OUT_OF_REACH] * (TERRITORIES * position.seats)
        self.look_at_defences()
        self.look_at_attacks()

    def look_at_defences(self) -> None:
        position = self.position
        for seat in range(position.seats):
            arms = self.arms[seat]
            exposed = position.own[seat] & position.exposed
            for territory in members(exposed):
                self.fire[territory] = return_fire(position, arms, territory)
            for territory in members(exposed & position.castled):
                self.level[territory] = castle_level(position, arms, territory)

    def look_at_attacks(self) -> None:
        """By land from everywhere; on each sea only the strongest landing of a seat counts."""
        position, components = self.position, self.position.components
        borders, seas = frontiers(components), components.seas_of
        fleets = [[NOWHERE] * position.seats for _ in components.coasts]
        most = components.max_attack_soldiers
        for origin in members(position.spare):
            seat = position.owner[origin]
            soldiers = min(most, position.soldiers[origin] - 1)
            enemies = position.exposed & ~position.own[seat]
            if components.land[origin] & enemies:
                self.attack(origin, seat, soldiers, borders[origin])
            if soldiers > 1:
                for sea in seas[origin]:
                    rival = fleets[sea][seat]
                    if rival == NOWHERE or position.soldiers[rival] < position.soldiers[origin]:
                        fleets[sea][seat] = origin
        for coast, fleet in zip(coasts(components), fleets, strict=True):
            for seat, origin in enumerate(fleet):
                if origin != NOWHERE:
                    self.land_at(origin, seat, min(most, position.soldiers[origin] - 1), coast)

    def attack(self, origin: int, seat: int, soldiers: int, targets: list[int]) -> None:
        """Note the lead that an army from here has against each of these territories."""
        position, leads, level, fire = self.position, self.leads, self.level, self.fire
        own = position.own[seat] | ~position.exposed
        tanks, airplanes = position.tanks[origin], position.airplanes[origin]
        arms = self.arms[seat]
        in_the_open = strike(arms, soldiers, tanks, airplanes, 0)
        for territory in targets:
            if own >> territory & 1:
                continue
            kills = in_the_open
            if level[territory]:
                kills = strike(arms, soldiers, tanks, airplanes, level[territory])
            ahead = lead(kills, soldiers, fire[territory], position.soldiers[territory])
            place = territory * position.seats + seat
            leads[place] = max(leads[place], ahead)

    def land_at(self, origin: int, seat: int, soldiers: int, coast: list[int]) -> None:
        """The same by sea, less those who do not reach the shore (MAG-7.3.1)."""
        position = self.position
        for defender in range(position.seats):
            if defender != seat and position.exposed & position.own[defender]:
                landed = soldiers - landing_loss(position, seat, defender)
                if landed > 0:
                    own = position.own[defender]
                    shores = [territory for territory in coast if own >> territory & 1]
                    if shores:
                        self.attack(origin, seat, landed, shores)

    def chance(self, territory: int, seat: int) -> float:
        """The chance of a seat to conquer a territory."""
        return chance_of(self.leads[territory * self.position.seats + seat])

    def threat(self, territory: int) -> float:
        """The chance of the most dangerous attack on a territory."""
        seats = self.position.seats
        return chance_of(max(self.leads[territory * seats : territory * seats + seats]))
