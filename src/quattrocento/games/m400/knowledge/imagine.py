"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random
from functools import lru_cache

from quattrocento.games.m400.components.typed import KINDS, Components
from quattrocento.games.m400.knowledge.deal import Dealing
from quattrocento.games.m400.knowledge.derived import restore
from quattrocento.games.m400.knowledge.observed import ObservedM400
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.position.combat import Combat
from quattrocento.games.m400.position.memory import BLANK, Memory, all_certain
from quattrocento.games.m400.position.offers import NOT_CHOSEN
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.position.settings import Settings
from quattrocento.games.m400.rules.winning import TARGET, outcome
from quattrocento.kernel.seats import NOBODY


def imagine(view: M400View, rng: random.Random, components: Components) -> M400:
    """Hidden cards are dealt anew, as all that the seat remembers allows."""
    position = _in_sight(view, components)
    restore(position)
    Dealing(position, view.seat, rng).deal()
    if view.winners:
        winner = next(c for c in sorted_best(position) if position.player[c] == view.winners[0])
        position.result = outcome(position, winner, TARGET)
    return position


def sorted_best(position: M400) -> list[int]:
    """The colours with the highest scores first."""
    return sorted(position.first_order, key=lambda colour: -position.score[colour])


@lru_cache(maxsize=64)
def _rules(
    chosen: tuple[tuple[str, bool | int | str], ...], components: Components, seats: int
) -> Settings:
    """The same settings for all positions imagined with them."""
    return Settings(dict(chosen), components, seats)


def _in_sight(view: M400View, components: Components) -> M400:
    """What the view shows."""
    seats = view.seats
    position = ObservedM400(seats, components, _rules(tuple(view.settings.items()), components, seats))
    position.sequence, position.active, position.phase = view.sequence, view.active, view.phase
    position.order, position.first_order = view.order, view.first_order
    position.player, position.capital = view.player, view.capital
    position.score, position.points = view.score[:], view.points[:]
    position.owner, position.at = view.owner[:], view.at[:]
    position.blocked, position.tokens = view.blocked, view.tokens
    position.attacked, position.barred = view.attacked, view.barred
    position.discarded = view.discarded[:]
    position.held = view.held[:]
    position.lacking, position.renewed, position.old = view.lacking, view.renewed, view.old[:]
    position.offers, position.cancelled, position.sent = view.offers, view.cancelled, view.sent
    position.moved, position.settled, position.announced = view.moved, view.settled, view.announced
    position.acted, position.fresh = view.acted, view.fresh
    position.combat = combat_from(view.combat) if view.combat else None
    position.stack = view.steps[:]
    position.memory = _memories(view)
    position.offer, position.counter = view.offer, view.counter
    making = position.stack[-1].name if position.stack else ""
    if making == "offer" and position.offer is None:
        position.offer = (NOT_CHOSEN, (), ())
    if making == "counter" and position.counter is None:
        position.counter = ((), ())
    if view.seat >= 0:
        position.hand[view.seat * KINDS : view.seat * KINDS + KINDS] = view.hand
    return position


def combat_from(values: tuple[int, ...]) -> Combat:
    """The combat that a view shows."""
    combat = Combat(*values[:4])
    combat.decided = values[4:7]
    combat.card_colour, combat.led, combat.answered = values[7:10]
    combat.bonus = (values[10], values[11])
    combat.malus = (values[12], values[13])
    return combat


def _memories(view: M400View) -> tuple[Memory, ...]:
    """The own memory and the common one; of others it is certain only that they know what all know."""
    memories = [_common_for(view.common, seat) for seat in range(view.seats)]
    if view.seat != NOBODY:
        memories[view.seat] = view.memory
    return (*memories, view.common)


def _common_for(common: Memory, seat: int) -> Memory:
    """What everybody knows for certain of hands other than this seat's."""
    cards: list[tuple[int, int, int]] = []
    for (holder, kind), number in sorted(all_certain(common).items()):
        if holder != seat:
            cards += [(holder, kind, 0)] * number
    return (tuple(cards), ()) if cards else BLANK
