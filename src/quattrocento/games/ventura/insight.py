"""How good a position looks for a seat, in victory points (What a good player considers)."""

from typing import Final

from quattrocento.games.ventura.appraisal import (
    ENOUGH,
    hand_worth,
    income_worth,
    starting_worth,
    troop_worth,
)
from quattrocento.games.ventura.components import AREAS
from quattrocento.games.ventura.domain import income_of, owner_of
from quattrocento.games.ventura.foresight import Race, is_ahead
from quattrocento.games.ventura.prospects import Prospect, Prospects
from quattrocento.games.ventura.resolving import played_out
from quattrocento.games.ventura.stages import TROOPS
from quattrocento.games.ventura.state import NO_CARD, Ventura
from quattrocento.kernel.move import NOBODY

VICTORY: Final = 1000.0
STRONGEST_RIVAL, OTHER_RIVALS = 0.5, 0.3

SOON, LATER, DISTANT = 0.9, 0.7, 0.4  # how far a blow that could be struck is counted on
DANGER: Final = 0.9  # how much of such a blow its victim fears
AGAIN: Final = 0.5  # an Army that has struck may strike again in each later round
BY_COMPANY: Final = 0.7  # a mere Company takes markers only in the next Annex Step, if it is still there
OPEN_CITY: Final = 25.0  # a City without a Troop falls to the first Company that comes by
UNWATCHED: Final = 1.5  # a Papal Territory without a Troop
FARTHER: Final = 4  # points of movement that the march after the next is given
CITY_PRIZE: Final = 30.0
FALLEN: Final = 40.0

Blow = tuple[float, float, int]
"""What a Troop wins by a blow, what its victim loses, and who that is."""


def evaluate(game: Ventura, seat: int) -> float:
    """The seat's outlook against that of its rivals."""
    if game.result is None and game.battle is not None:
        ends = played_out(game, game.battle)
        return sum(verdict(end, seat) for end in ends) / len(ends)
    return verdict(game, seat)


def verdict(game: Ventura, seat: int) -> float:
    """The worth of a position without a battle."""
    if game.result is not None:
        return VICTORY if seat in game.result.winners else -VICTORY
    if game.out >> seat & 1:
        return -VICTORY
    if not game.round:
        return starting_worth(game, seat)
    worths = outlooks(game)
    own = worths.pop(seat)
    rivals = list(worths.values())
    return own - STRONGEST_RIVAL * max(rivals) - OTHER_RIVALS * sum(rivals) / len(rivals)


def outlooks(game: Ventura) -> dict[int, float]:
    """What every seat in the game has and may expect, in victory points."""
    race = Race(game)
    prospects = Prospects(game)
    worths = {seat: race.points(seat) + hand_worth(game, seat, race.rounds) for seat in race.alive}
    for seat in race.alive:
        worths[seat] -= open_places(game, prospects, seat) * min(1.0, race.rounds / 2)
    for troop in prospects.troops:
        seat = troop // AREAS
        worths[seat] += troop_worth(game, troop)
        add_blow(game, prospects, troop, race.rounds, worths)
    return worths


def open_places(game: Ventura, prospects: Prospects, seat: int) -> float:
    """What a seat fears for places that nobody guards, whoever may come."""
    left = game.own[seat] & ~prospects.held[seat]
    fear = UNWATCHED * (left & game.components.papal).bit_count()
    return fear + OPEN_CITY if left >> game.city(seat) & 1 else fear


def add_blow(
    game: Ventura, prospects: Prospects, troop: int, rounds: float, worths: dict[int, float]
) -> None:
    """The best that the Troop could do in its next march: what its seat hopes for and others fear."""
    seat, area = divmod(troop, AREAS)
    soon = is_ahead(game, seat, TROOPS) and not game.moved >> (area + 1) & 1
    weight = SOON if soon else LATER
    best = _best_blow(game, prospects, troop, rounds, 0)
    if best is None:
        best, weight = _best_blow(game, prospects, troop, rounds, FARTHER), DISTANT
    if best is not None:
        gain, loss, victim = best
        worths[seat] += weight * gain
        if victim in worths:
            worths[victim] -= DANGER * weight * loss


def _best_blow(game: Ventura, prospects: Prospects, troop: int, rounds: float, more: int) -> Blow | None:
    best: Blow | None = None
    seat = troop // AREAS
    for tile in prospects.reach(troop, more):
        if game.own[seat] >> tile & 1 and tile not in prospects.guards:
            continue
        blow = blow_worth(game, prospects.strike(troop, tile), troop, rounds)
        if blow[0] > 0 and (best is None or blow[0] > best[0]):
            best = blow
    return best


def blow_worth(game: Ventura, prospect: Prospect, troop: int, rounds: float) -> Blow:
    """What is won and lost on average where a Troop strikes, and by whom."""
    tile, chance = prospect.tile, prospect.chance
    seat = troop // AREAS
    army = game.captain[troop] != NO_CARD
    gain = loss = 0.0
    for guard in prospect.guards:
        if game.captain[guard] != NO_CARD:
            gain += game.components.army_points
        loss += troop_worth(game, guard)
    owner = owner_of(game, tile)
    if owner not in (NOBODY, seat):
        stripped = game.markers[tile]
        gain += stripped * (1 + AGAIN * min(max(0.0, rounds - 1), ENOUGH) if army else BY_COMPANY)
        loss += income_worth(stripped, rounds)
        if tile == game.city(owner):
            gain += CITY_PRIZE
            loss += FALLEN
        loss += _papal(game, tile, rounds)
    if owner != seat:
        gain += 0.8 * (
            income_worth(income_of(game, tile, seat), rounds - 1) + _papal(game, tile, rounds - 1)
        )
    risk = troop_worth(game, troop) + (game.components.army_points if army else 0)
    victim = prospect.guards[0] // AREAS if prospect.guards else owner
    return chance * gain - (1 - chance) * risk, chance * loss, victim


def _papal(game: Ventura, tile: int, rounds: float) -> float:
    if not game.components.papal >> tile & 1:
        return 0.0
    return game.components.papal_points * max(0.0, rounds)
