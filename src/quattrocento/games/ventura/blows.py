"""What Troops may win and lose: Territories to be taken, Troops to be beaten, ground they stand on."""

from typing import Final, NamedTuple

from quattrocento.games.ventura.appraisal import ENOUGH, host_worth, income_worth
from quattrocento.games.ventura.components import AREAS
from quattrocento.games.ventura.domain import income_of, owner_of
from quattrocento.games.ventura.duels import Host
from quattrocento.games.ventura.foresight import Clock
from quattrocento.games.ventura.prospects import Prospects
from quattrocento.games.ventura.stages import ANNEX, PRESTIGE, TROOPS
from quattrocento.games.ventura.state import NO_CARD, Ventura
from quattrocento.kernel.move import NOBODY

HOPED: Final = (0.0, 1.6, 1.4, 1.2)  # how far a blow is counted on, by the marches to it
FEARED: Final = (0.0, 0.75, 0.3, 0.1)  # and how far its victim fears it
THIS_ROUND: Final = 1.1  # a blow that may still be struck in this round
AGAIN: Final = 0.6  # an Army that has struck may strike again in each later round
CLAIMED: Final = 0.85  # ground that a Troop stands on, before it is annexed
ALL_IN_TIME: Final = 0.8  # income and Papal points of ground that is still to be taken
CITY_PRIZE: Final = 30.0
FALLEN: Final = 40.0


class Prize(NamedTuple):
    """What a Territory is worth to who takes it, and what its owner loses."""

    gain: float
    loss: float
    owner: int


class Blow(NamedTuple):
    """What may come of a march: its worth, and what its victim fears to lose there."""

    worth: float
    tile: int
    fear: float
    victim: int


class Blows:
    """All that can be struck by the Troops on the table, and by those that may still be deployed."""

    def __init__(self, game: Ventura, clock: Clock, rounds: float) -> None:
        self.game = game
        self.clock = clock
        self.rounds = rounds
        self.left = max(0.0, rounds - 1)
        self.prospects = Prospects(game)
        self._prizes: dict[tuple[int, int, bool], Prize] = {}

    def prize(self, seat: int, tile: int, army: bool) -> Prize:
        """The Territory as it would be without the Troops on it."""
        key = (seat, tile, army)
        if key not in self._prizes:
            self._prizes[key] = self._prize(seat, tile, army)
        return self._prizes[key]

    def _prize(self, seat: int, tile: int, army: bool) -> Prize:
        game = self.game
        owner = owner_of(game, tile)
        if owner == seat:
            return Prize(0.0, 0.0, seat)
        gain = ALL_IN_TIME * (income_worth(income_of(game, tile, seat), self.left) + self.papal(tile))
        loss = 0.0
        if game.components.cities >> tile & 1 and tile != game.city(seat):
            gain, loss = gain + CITY_PRIZE, FALLEN
        if owner != NOBODY:
            markers = game.markers[tile]
            gain += markers * (1 + (AGAIN * min(self.left, ENOUGH) if army else 0))
            loss += income_worth(markers, self.left) + self.papal(tile)
        return Prize(gain, loss, owner)

    def papal(self, tile: int) -> float:
        """The points of a Papal Territory that is taken or lost soon (VTR-9.6)."""
        if not self.game.components.papal >> tile & 1:
            return 0.0
        return self.game.components.papal_points * self.left

    def of(self, seat: int) -> list[Blow]:
        """The best blows of a seat: one for each Troop, no two on the same Territory."""
        found: list[tuple[Blow, int]] = []
        for troop in self.prospects.troops:
            if troop // AREAS == seat:
                host = self.prospects.host(troop)
                found += [(blow, troop) for blow in self.by(seat, host, self.prospects.reach(troop), troop)]
        found.sort(key=lambda pair: -pair[0].worth)
        blows: list[Blow] = []
        busy: set[int] = set()
        aims = 0
        for blow, troop in found:
            if troop not in busy and not aims >> blow.tile & 1:
                busy.add(troop)
                aims |= 1 << blow.tile
                blows.append(blow)
        return blows

    def by(self, seat: int, host: Host, reach: dict[int, int], troop: int = NOBODY) -> list[Blow]:
        """The blows that such a Troop may strike, as far as they are worth striking."""
        army = host[0] != NO_CARD
        aims = ~self.game.own[seat] | self.prospects.opposing[seat]
        ready = self.clock.is_ahead(seat, TROOPS) and not (
            troop != NOBODY and self.game.moved >> (troop % AREAS + 1) & 1
        )
        now = THIS_ROUND if ready else 1.0
        blows: list[Blow] = []
        for tile, marches in reach.items():
            if aims >> tile & 1:
                worth, fear, victim = self._struck(seat, host, tile, army)
                if worth > 0:
                    blows.append(
                        Blow(now * HOPED[marches] * worth, tile, now * FEARED[marches] * fear, victim)
                    )
        return blows

    def _struck(self, seat: int, host: Host, tile: int, army: bool) -> tuple[float, float, int]:
        """What is won and lost on average where such a Troop strikes, and by whom."""
        gain, loss, victim = self.prize(seat, tile, army)
        prospect = self.prospects.strike(seat, host, tile)
        if not prospect.guards:
            return gain, loss, victim
        game = self.game
        points = game.components.army_points
        victim = prospect.guards[0] // AREAS
        for guard in prospect.guards:
            if game.captain[guard] != NO_CARD:
                gain += points
            loss += host_worth(game.components, *self.prospects.host(guard))
        loss += self.claim(victim, tile)
        own = host_worth(game.components, *host)
        risk = own + (points if army else 0)
        chance = prospect.chance
        return chance * (gain - (1 - prospect.left) * own) - (1 - chance) * risk, chance * loss, victim

    def claim(self, seat: int, tile: int) -> float:
        """What is won in the next Annex Step by the Troop that stands there (VTR-13)."""
        game = self.game
        if game.own[seat] >> tile & 1:
            return 0.0
        left = self.left
        if self.clock.is_ahead(seat, ANNEX) and not self.clock.is_ahead(seat, PRESTIGE):
            left += 1
        papal = game.components.papal_points if game.components.papal >> tile & 1 else 0
        worth = income_worth(income_of(game, tile, seat), left) + papal * left + game.markers[tile]
        if game.components.cities >> tile & 1 and tile != game.city(seat):
            worth += CITY_PRIZE
        return CLAIMED * worth

    def claims(self, seat: int) -> dict[int, float]:
        """By Territory, what the seat's Troops will annex where they stand."""
        found: dict[int, float] = {}
        for troop in self.prospects.troops:
            if troop // AREAS == seat:
                tile = self.game.at[troop]
                found[tile] = self.claim(seat, tile)
        return found
