"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random
from functools import lru_cache

from quattrocento.games.m400.components.typed import KINDS, Components
from quattrocento.games.m400.knowledge.deal import Dealing
from quattrocento.games.m400.knowledge.derived import restore
from quattrocento.games.m400.knowledge.observed import ObservedM400
from quattrocento.games.m400.knowledge.remembered import memory_shown
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.position.memory import BLANK, Memory, all_certain
from quattrocento.games.m400.position.offers import NOT_CHOSEN, Countered, Offered
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.position.settings import Settings
from quattrocento.games.m400.rules.winning import TARGET, outcome
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.view import restore_seen


def imagine(view: M400View, rng: random.Random, components: Components) -> M400:
    """Hidden cards are dealt anew, as all that the seat remembers allows."""
    position = in_sight(view, components)
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


def in_sight(view: M400View, components: Components) -> M400:
    """What the view shows, and what follows from it. Hidden hands and the deck are left empty."""
    seats = view.seats
    position = ObservedM400(seats, components, _rules(tuple(view.settings.items()), components, seats))
    restore_seen(view, position)
    if view.combat is not None:
        position.combat = view.combat.copy()
    position.memory = _memories(view)
    position.offer, position.counter = view.offered, view.countered
    making = position.stack[-1].name if position.stack else ""
    if making == "offer" and position.offer is None:
        position.offer = Offered(NOT_CHOSEN)
    if making == "counter" and position.counter is None:
        position.counter = Countered()
    if view.seat >= 0:
        position.hand[view.seat * KINDS : view.seat * KINDS + KINDS] = view.cards
    restore(position)
    return position


def _memories(view: M400View) -> tuple[Memory, ...]:
    """The own memory and the common one; of others it is certain only that they know what all know."""
    common = memory_shown(view.common)
    memories = [_common_for(common, seat) for seat in range(view.seats)]
    if view.seat != NOBODY:
        memories[view.seat] = memory_shown(view.remembered)
    return (*memories, common)


def _common_for(common: Memory, seat: int) -> Memory:
    """What everybody knows for certain of hands other than this seat's."""
    cards: list[tuple[int, int, int]] = []
    for (holder, kind), number in sorted(all_certain(common).items()):
        if holder != seat:
            cards += [(holder, kind, 0)] * number
    return (tuple(cards), ()) if cards else BLANK
