"""Who could strike where: where all Troops stand, how far they reach, how they would fare there."""

from functools import lru_cache
from typing import Final, NamedTuple

from quattrocento.games.ventura.bot.duels import NO_GROUND, Ground, Host, duel
from quattrocento.games.ventura.components.typed import AREAS, Components
from quattrocento.games.ventura.position.position import NOWHERE, Ventura
from quattrocento.games.ventura.rules.domain import owner_of
from quattrocento.games.ventura.rules.phases.movement import movement_points
from quattrocento.games.ventura.rules.troops.troops import has_garrison
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY

KNOWN: Final = 20_000  # journeys that are remembered
MOST_MARCHES: Final = 3


@lru_cache(maxsize=KNOWN)
def journeys(
    near: tuple[int, ...], cost: tuple[int, ...], start: int, points: int, held: int
) -> dict[int, int]:
    """The Territories within three marches, each with how many it takes; opposing Troops end the way."""
    best = {start: (1, points)}
    edge = [start]
    while edge:
        tile = edge.pop()
        march, left = best[tile]
        for other in members(near[tile]):
            price = cost[other]
            if price > points:
                continue
            arrival = (march, left - price) if left >= price else (march + 1, points - price)
            known = best.get(other)
            if arrival[0] > MOST_MARCHES or (
                known is not None and (known[0], -known[1]) <= (arrival[0], -arrival[1])
            ):
                continue
            best[other] = arrival
            if not held >> other & 1:
                edge.append(other)
    del best[start]
    return {tile: march for tile, (march, _) in best.items()}


@lru_cache(maxsize=8)
def entry_costs(components: Components) -> tuple[int, ...]:
    return tuple(components.cost_to_enter)


class Strike(NamedTuple):
    """How a Troop would fare on a Territory: its chance, what is left of it, who stands in its way."""

    chance: float
    left: float
    guards: tuple[int, ...]


UNOPPOSED: Final = Strike(1.0, 1.0, ())


class Threats:
    """All Troops, where they stand, and how far they reach. A Troop is its place in the lists."""

    def __init__(self, position: Ventura) -> None:
        self.position = position
        self.costs = entry_costs(position.components)
        self.guards: dict[int, list[int]] = {}
        self.held = [0] * position.seats
        # A Captain whom his Companies have just left strikes nowhere (VTR-18.9).
        self.troops = [
            troop for troop, tile in enumerate(position.at) if tile != NOWHERE and position.companies[troop]
        ]
        for troop in self.troops:
            tile = position.at[troop]
            self.guards.setdefault(tile, []).append(troop)
            self.held[troop // AREAS] |= 1 << tile
        everybody = 0
        for held in self.held:
            everybody |= held
        self.opposing = [everybody & ~held for held in self.held]

    def troops_of(self, seat: int) -> list[int]:
        return [troop for troop in self.troops if troop // AREAS == seat]

    def reach(self, troop: int) -> dict[int, int]:
        """The Territories that the Troop can come to, with the number of marches."""
        position = self.position
        seat, area = divmod(troop, AREAS)
        if has_garrison(position, seat, area + 1):
            return {}
        return self.reach_from(position.at[troop], movement_points(position, seat, area + 1), seat)

    def reach_from(self, start: int, points: int, seat: int) -> dict[int, int]:
        return journeys(self.position.near, self.costs, start, points, self.opposing[seat])

    def host(self, troop: int) -> Host:
        return self.position.captain[troop], self.position.companies[troop]

    def ground(self, tile: int, attacker: int, defender: int) -> Ground:
        """Which side the Territory helps, and how (VTR-22.1)."""
        position = self.position
        owner = owner_of(position, tile)
        if owner == NOBODY or owner not in (attacker, defender):
            return NO_GROUND
        components, near = position.components, position.near[tile] & position.own[owner]
        return (
            int(owner == defender),
            components.ranged[tile].value(near),
            components.melee[tile],
            components.resistance[tile].value(near),
        )

    def strike(self, seat: int, host: Host, tile: int) -> Strike:
        """How such a Troop would fare on that Territory against all that stands there."""
        if not self.opposing[seat] >> tile & 1:
            return UNOPPOSED
        position = self.position
        guards = tuple(self.guards[tile])
        chance = left = 1.0
        for guard in guards:
            ground = self.ground(tile, seat, guard // AREAS)
            found = duel(position.components, position.rules, host, self.host(guard), ground)
            # A Troop that has fought meets the next one weakened.
            chance *= found.chance * left
            left *= found.attacker_left
        return Strike(chance, left, guards)
