"""What Troops may win and lose: Territories to be taken, Troops to be beaten, ground they stand on."""

from typing import Final, NamedTuple

from quattrocento.games.ventura.bot.duels import Host
from quattrocento.games.ventura.bot.race import Clock
from quattrocento.games.ventura.bot.threats import MOST_MARCHES, Threats
from quattrocento.games.ventura.bot.values import host_worth, income_worth
from quattrocento.games.ventura.components.typed import AREAS
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.domain import income_of, owner_of
from quattrocento.games.ventura.rules.stages import ANNEX, PRESTIGE, TROOPS
from quattrocento.kernel.seats import NOBODY

HOPED: Final = (0.0, 1.8, 1.5, 1.2, 0.8)  # how far an attack is counted on, by its round
FEARED: Final = (0.0, 0.6, 0.4, 0.2, 0.1)  # and how far its victim fears it
CLAIMED: Final = 0.85  # ground that a Troop stands on, before it is annexed
ALL_IN_TIME: Final = 0.8  # income and Papal points of ground that is still to be taken
CITY_PRIZE: Final = 30.0
FALLEN: Final = 40.0


class Prize(NamedTuple):
    """What a Territory is worth to who takes it, and what its owner loses."""

    gain: float
    loss: float
    owner: int


class Attack(NamedTuple):
    """What may come of a march: its worth, and what its victim fears to lose there."""

    worth: float
    tile: int
    fear: float
    victim: int


class Striker(NamedTuple):
    """A Troop that may strike: what it is, the marches to each Territory in reach, and whether it has to
    wait for the next round (1) or not (0)."""

    host: Host
    reach: dict[int, int]
    delay: int


class Target(NamedTuple):
    """A Territory that a striker, named by its place in the list, can strike in that round or later."""

    worth: float
    striker: int
    tile: int
    when: int


class AttackValues:
    """All that can be struck by the Troops on the table, and by those that may still be deployed."""

    def __init__(self, position: Ventura, clock: Clock, rounds: float) -> None:
        self.position = position
        self.clock = clock
        self.rounds = rounds
        self.left = max(0.0, rounds - 1)
        self.threats = Threats(position)
        self._prizes: dict[tuple[int, int, bool, int], Prize] = {}

    def prize(self, seat: int, tile: int, army: bool, when: int) -> Prize:
        """The Territory as it would be without the Troops on it, taken in so many rounds."""
        key = (seat, tile, army, when)
        if key not in self._prizes:
            self._prizes[key] = self._prize(seat, tile, army, max(0.0, self.left - when + 1))
        return self._prizes[key]

    def _prize(self, seat: int, tile: int, army: bool, left: float) -> Prize:
        position = self.position
        owner = owner_of(position, tile)
        if owner == seat:
            return Prize(0.0, 0.0, seat)
        papal = self.papal(tile, left)
        gain = ALL_IN_TIME * (income_worth(income_of(position, tile, seat), left) + papal)
        loss = 0.0
        if position.components.cities >> tile & 1 and tile != position.city(seat):
            gain, loss = gain + CITY_PRIZE, FALLEN
        if owner != NOBODY:
            markers = position.markers[tile]
            gain += markers * (1.0 if army else min(1.0, left))
            loss += income_worth(markers, left) + papal
        return Prize(gain, loss, owner)

    def papal(self, tile: int, left: float) -> float:
        """The points of a Papal Territory that is taken or lost soon (VTR-9.6)."""
        if not self.position.components.papal >> tile & 1:
            return 0.0
        return self.position.components.papal_points * left

    def of(self, seat: int) -> list[Attack]:
        """The attacks that the Troops of a seat may make in the next rounds."""
        return self.campaign(seat, [self._striker(troop) for troop in self.threats.troops_of(seat)])

    def _striker(self, troop: int) -> Striker:
        seat, area = divmod(troop, AREAS)
        ready = self.clock.is_ahead(seat, TROOPS) and not self.position.moved >> (area + 1) & 1
        return Striker(self.threats.host(troop), self.threats.reach(troop), int(not ready))

    def campaign(self, seat: int, strikers: list[Striker]) -> list[Attack]:
        """The best attacks: each Troop strikes once a round, and no Territory is struck twice."""
        targets = self._targets(seat, strikers)
        attacks: list[Attack] = []
        struck = [striker.delay for striker in strikers]
        taken = 0
        for _ in range(MOST_MARCHES):
            busy = 0
            for target in targets:
                number, tile = target.striker, target.tile
                when = max(target.when, struck[number] + 1)
                if when >= len(HOPED) or busy >> number & 1 or taken >> tile & 1:
                    continue
                worth, fear, victim = self._struck(seat, strikers[number].host, tile, when)
                if worth > 0:
                    attacks.append(Attack(HOPED[when] * worth, tile, FEARED[when] * fear, victim))
                    busy |= 1 << number
                    taken |= 1 << tile
                    struck[number] = when
            if not busy:
                break
        return attacks

    def _targets(self, seat: int, strikers: list[Striker]) -> list[Target]:
        """All Territories worth striking, the best first."""
        aims = ~self.position.own[seat] | self.threats.opposing[seat]
        found: list[Target] = []
        for number, striker in enumerate(strikers):
            for tile, marches in striker.reach.items():
                if aims >> tile & 1:
                    when = marches + striker.delay
                    worth = HOPED[when] * self._struck(seat, striker.host, tile, when)[0]
                    if worth > 0:
                        found.append(Target(worth, number, tile, when))
        found.sort(reverse=True)
        return found

    def _struck(self, seat: int, host: Host, tile: int, when: int) -> tuple[float, float, int]:
        """What is won and lost on average where such a Troop strikes, and by whom."""
        army = host[0] != NO_CARD
        gain, loss, victim = self.prize(seat, tile, army, when)
        strike = self.threats.strike(seat, host, tile)
        if not strike.guards:
            return gain, loss, victim
        position = self.position
        points = position.components.army_points
        victim = strike.guards[0] // AREAS
        for guard in strike.guards:
            if position.captain[guard] != NO_CARD:
                gain += points
            loss += host_worth(position.components, *self.threats.host(guard))
        loss += self.claim(victim, tile)
        own = host_worth(position.components, *host)
        risk = own + (points if army else 0)
        chance = strike.chance
        return chance * (gain - (1 - strike.left) * own) - (1 - chance) * risk, chance * loss, victim

    def claim(self, seat: int, tile: int) -> float:
        """What is won in the next Annex Step by the Troop that stands there (VTR-13)."""
        position = self.position
        if position.own[seat] >> tile & 1:
            return 0.0
        left = self.left
        if self.clock.is_ahead(seat, ANNEX) and not self.clock.is_ahead(seat, PRESTIGE):
            left += 1
        papal = position.components.papal_points if position.components.papal >> tile & 1 else 0
        worth = income_worth(income_of(position, tile, seat), left) + papal * left + position.markers[tile]
        if position.components.cities >> tile & 1 and tile != position.city(seat):
            worth += CITY_PRIZE
        return CLAIMED * worth

    def claims(self, seat: int) -> dict[int, float]:
        """By Territory, what the seat's Troops will annex where they stand."""
        found: dict[int, float] = {}
        for troop in self.threats.troops_of(seat):
            tile = self.position.at[troop]
            found[tile] = self.claim(seat, tile)
        return found
