"""What the Action Points of a turn can still bring (What a good player considers, 8)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from quattrocento.games.venetia.bot.future import Future, dangers
from quattrocento.games.venetia.bot.values import region_worth
from quattrocento.games.venetia.components.typed import (
    COMMERCIAL,
    FACES,
    POLITICAL,
    REGIONS,
    THREAT,
    Components,
)
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.position.settings import Settings
from quattrocento.games.venetia.rules.colonies import place_influence
from quattrocento.games.venetia.rules.routes import closed, route
from quattrocento.games.venetia.rules.threats import further_threats
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY

_SPARE_AP: Final = 0.5  # a route or a treaty
_INFAMY: Final = 1.0
_ICON: Final = 0.4  # a Threat card owed
_FLEET: Final = 1.4  # a Fleet sunk

Colony = tuple[tuple[int, ...], int]
"""The Influence in a colony by seat, and the owner of its Podestà."""


class Regions:
    """The regions of a position with what they are worth to each seat."""

    def __init__(self, position: Venetia, ahead: Future) -> None:
        self.position = position
        self.ahead = ahead
        self.dangers = dangers(position.components, position.threat_deck, ahead.draws)
        self.states = [self._state(region) for region in range(REGIONS)]
        self.worths = [self.worth(region, *state) for region, state in enumerate(self.states)]

    def _state(self, region: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        position, span = self.position, self.position.components.span_of[region]
        influence = position.influence[span.start * position.seats : span.stop * position.seats]
        return tuple(influence), tuple(position.podesta[span])

    def worth(self, region: int, influence: tuple[int, ...], podesta: tuple[int, ...]) -> tuple[float, ...]:
        components = self.position.components
        return region_worth(components, region, influence, podesta, self.ahead, self.dangers[region])

    def totals(self) -> list[float]:
        """All regions together, by seat."""
        return [sum(worths) for worths in zip(*self.worths, strict=True)]


class ActionValues:
    """What one player could do with the Action Points of this turn, in VP as weighed for his seat."""

    def __init__(self, regions: Regions, seat: int, weights: Sequence[float]) -> None:
        self.regions = regions
        self.position = regions.position
        self.seat = seat
        self.weights = weights
        self.without = sum(
            1 << other for other, left in enumerate(self.position.podesta_supply) if not left
        )
        self._own_route = route(self.position, seat)

    def of_turn(self) -> float:
        """The best use of what is left, or of the best die where none has been taken yet."""
        position = self.position
        if position.type != NONE:
            return self.of_points(position.type, position.ap)
        points = position.components.points_of_face
        kinds: dict[int, int] = {}
        for die, number in enumerate(position.dice):
            if number:
                kind, face = divmod(die, FACES)
                kinds[kind] = max(kinds.get(kind, 0), points[face])
        return max([self.of_points(kind, position.ap + most) for kind, most in kinds.items()], default=0.0)

    def of_points(self, kind: int, points: int) -> float:
        if not points:
            return 0.0
        colonies = members(self.colonies())
        if kind == POLITICAL:
            return self._political(colonies, points)
        if kind == COMMERCIAL:
            gains = [self.gain(colony, 1) for colony in colonies if not self.position.traded >> colony & 1]
        else:
            gains = [self.attack(colony) for colony in colonies] + self._fleets()
        best = sorted(gains, reverse=True)[:points]
        return sum([max(gain, _SPARE_AP) for gain in best]) + _SPARE_AP * (points - len(best))

    def colonies(self) -> int:
        """Where the player may place Influence."""
        reached = self.position.components.colonies_reached[self._own_route]
        return reached & ~closed(self.position)

    def _political(self, colonies: Sequence[int], points: int) -> float:
        position = self.position
        if position.politics != NONE:
            colonies = [colony for colony in colonies if colony == position.politics]
        best = _SPARE_AP * points
        for colony in colonies:
            for number in range(1, points + 1):
                best = max(best, self.gain(colony, number) + _SPARE_AP * (points - number))
        return best

    def attack(self, colony: int) -> float:
        """A Battle token on a colony, on average over those that can be drawn."""
        components, position = self.position.components, self.position
        gain, left, icon = 0.0, 0, _ICON * further_threats(position)
        for token, copies in enumerate(components.battle_copies):
            number = copies - position.drawn.count(token)
            left += number
            gain += number * self.gain(colony, components.battle_value[token] + position.stradioti)
            if components.battle_icon[token] == THREAT:
                gain -= number * icon
        if not left:
            return 0.0
        infamous = (
            position.podesta[colony] != NOBODY and position.infamy != self.seat and not position.rules.basic
        )
        return gain / left - (_INFAMY if infamous else 0.0)

    def _fleets(self) -> list[float]:
        position = self.position
        seas = position.components.touched[self._own_route] & position.fleeted
        return [_FLEET] * seas.bit_count()

    def gain(self, colony: int, number: int) -> float:
        """So many Influence in one lot."""
        position, seats = self.position, self.position.seats
        number = min(number, position.supply[self.seat])
        if not number:
            return 0.0
        components = position.components
        region = components.region_of[colony]
        influence, podesta = self.regions.states[region]
        place = colony - components.colonies_of[region][0]
        here = influence[place * seats : (place + 1) * seats]
        who = (self.seat, position.doge, self.without)
        after, owner = placed(components, position.rules, colony, (here, podesta[place]), number, who)
        influence = influence[: place * seats] + after + influence[(place + 1) * seats :]
        podesta = (*podesta[:place], owner, *podesta[place + 1 :])
        worths = self.regions.worth(region, influence, podesta)
        before = self.regions.worths[region]
        return sum([w * (a - b) for w, a, b in zip(self.weights, worths, before, strict=True)])


@lru_cache(maxsize=1 << 16)
def placed(
    components: Components,
    rules: Settings,
    colony: int,
    now: Colony,
    number: int,
    who: tuple[int, int, int],
) -> Colony:
    """A colony after Influence was placed (VNZ-16). ``who``: the player, the Doge, who lacks Podestà."""
    here, owner = now
    seat, doge, without = who
    position = Venetia(len(here), components, rules)
    position.influence[colony * position.seats : (colony + 1) * position.seats] = here
    position.podesta[colony] = owner
    position.podesta_supply = [1 - (without >> other & 1) for other in range(position.seats)]
    position.active, position.doge = seat, doge
    place_influence(position, seat, colony, number)
    return tuple(position.in_colony(colony)), position.podesta[colony]
