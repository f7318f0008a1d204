"""Where troops are wanted: the front, and the movements that bring surplus soldiers to it."""

from typing import Final

from quattrocento.games.magnifico.bot.threats import Threats, frontiers, prize_of
from quattrocento.games.magnifico.components.typed import TERRITORIES
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.turn.movement import destinations, movement_origins
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY

OFFENCE: Final = 0.4
MACHINE: Final = 2


def wanted(position: Magnifico, seat: int) -> list[float]:
    """How much more soldiers are wanted in each own territory, for defence and for attack."""
    threats = Threats(position)
    borders = frontiers(position.components)
    found = [0.0] * TERRITORIES
    for territory in members(position.own[seat]):
        threat = threats.threat(territory) * prize_of(position, territory)
        hope = 0.0
        for other in borders[territory]:
            if position.owner[other] not in (seat, NOBODY):
                likely = threats.chance(other, seat)
                hope = max(hope, (0.3 + likely * (1 - likely)) * prize_of(position, other))
        found[territory] = threat + OFFENCE * hope
    return found


def surplus(position: Magnifico, seat: int, territory: int) -> int:
    """Soldiers and machines that could leave, in soldiers."""
    machines = position.usable_tanks(seat, territory) + position.usable_airplanes(seat, territory)
    return position.soldiers[territory] - 1 + MACHINE * machines


def movements(position: Magnifico, seat: int) -> list[tuple[float, int, int]]:
    """The best movement from every possible origin: (gain, origin, target), the best first."""
    need = wanted(position, seat)
    found: list[tuple[float, int, int]] = []
    for origin in members(movement_origins(position, seat)):
        reachable = members(destinations(position, seat, origin))
        if reachable:
            target = max(reachable, key=need.__getitem__)
            gain = surplus(position, seat, origin) * (need[target] - need[origin])
            found.append((gain, origin, target))
    found.sort(reverse=True)
    return found


def targets(position: Magnifico, seat: int, origin: int) -> list[int]:
    """The territories that troops from an origin can reach, the most wanting first."""
    need = wanted(position, seat)
    reachable = members(destinations(position, seat, origin))
    return sorted(reachable, key=lambda target: -need[target])
