"""How good a position looks for a seat, in victory points (What a good player considers)."""

from typing import Final

from quattrocento.games.ventura.bot.attack_values import AttackValues
from quattrocento.games.ventura.bot.plans import best_plan
from quattrocento.games.ventura.bot.playing_out import played_out
from quattrocento.games.ventura.bot.race import Clock, Race
from quattrocento.games.ventura.bot.values import hand_worth, host_worth, starting_worth, strength_of
from quattrocento.games.ventura.components.typed import AREAS, FIRST_GARRISON
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.domain import total_income
from quattrocento.games.ventura.rules.stages import UPKEEP
from quattrocento.games.ventura.rules.troops.troops import has_garrison

VICTORY: Final = 1000.0
STRONGEST_RIVAL, OTHER_RIVALS = 0.7, 0.3

OPEN_CITY: Final = 80.0  # a City without a Troop falls to the first Company that comes by
SAFE_CITY: Final = 11.0  # the strength of a Garrison
WEAK_CITY: Final = 0.8  # for each point of strength that the guards of a City fall short of it
UNPAID: Final = 30.0  # a Garrison that must be dismissed in the next Upkeep Step
UNWATCHED: Final = 0.25  # of the points of a Papal Territory without a Troop


def evaluate(position: Ventura, seat: int) -> float:
    """The seat's outlook against that of its rivals."""
    if position.result is None and position.battle is not None:
        ends = played_out(position, position.battle)
        return sum(verdict(end, seat) for end in ends) / len(ends)
    return verdict(position, seat)


def verdict(position: Ventura, seat: int) -> float:
    """The worth of a position without a battle."""
    if position.result is not None:
        return VICTORY if seat in position.result.winners else -VICTORY
    if position.out >> seat & 1:
        return -VICTORY
    if not position.round:
        return starting_worth(position, seat)
    worths = outlooks(position, seat)
    return worths[seat] - sum(share * worths[rival] for rival, share in weights(worths, seat).items())


def weights(worths: dict[int, float], seat: int) -> dict[int, float]:
    """How much each rival's outlook weighs for a seat: most of all that of the one who is ahead."""
    rivals = [rival for rival in worths if rival != seat]
    found = dict.fromkeys(rivals, OTHER_RIVALS / len(rivals))
    found[max(rivals, key=worths.__getitem__)] += STRONGEST_RIVAL
    return found


def outlooks(position: Ventura, thinker: int) -> dict[int, float]:
    """What every seat in the game has and may expect; of hands, the thinker knows only his own."""
    clock = Clock(position)
    race = Race(position, clock)
    attacks = AttackValues(position, clock, race.rounds)
    worths: dict[int, float] = {}
    fears: dict[tuple[int, int], float] = {}
    for seat in race.alive:
        worths[seat] = race.points(seat) + hand_worth(position, seat, race.rounds)
        worths[seat] -= open_places(position, attacks, seat) + unpaid_garrison(position, clock, seat)
        worths[seat] += sum(attacks.claims(seat).values())
        for attack in attacks.of(seat):
            worths[seat] += attack.worth
            if attack.victim in race.alive:
                place = (attack.victim, attack.tile)
                fears[place] = max(fears.get(place, 0.0), attack.fear)
    for troop in attacks.threats.troops:
        worths[troop // AREAS] += host_worth(position.components, *attacks.threats.host(troop))
    for (seat, _), fear in fears.items():
        worths[seat] -= fear
    worths[thinker] += best_plan(position, thinker, clock, attacks, weights(worths, thinker))
    return worths


def open_places(position: Ventura, attacks: AttackValues, seat: int) -> float:
    """What a seat fears for places that nobody guards, from any side."""
    left = position.own[seat] & ~attacks.threats.held[seat]
    papal = (left & position.components.papal).bit_count()
    fear = UNWATCHED * papal * position.components.papal_points * attacks.left
    city = position.city(seat)
    if left >> city & 1:
        return fear + OPEN_CITY * min(1.0, attacks.rounds / 2)
    guards = [position.companies[troop] for troop in attacks.threats.guards[city] if troop // AREAS == seat]
    strength = sum(strength_of(position.components, companies) for companies in guards)
    return fear + WEAK_CITY * max(0.0, SAFE_CITY - strength) * min(1.0, attacks.rounds / 2)


def unpaid_garrison(position: Ventura, clock: Clock, seat: int) -> float:
    """What a seat fears that has spent the pay of its Garrison (VTR-14.3)."""
    if not clock.is_ahead(seat, UPKEEP) or not has_garrison(position, seat, 1):
        return 0.0
    pay = position.components.maintenance[FIRST_GARRISON + position.family[seat]]
    return UNPAID if position.florins[seat] + total_income(position, seat) < pay else 0.0
