"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random
from functools import lru_cache

from quattrocento.games.m400.combat import Combat
from quattrocento.games.m400.components import KINDS, Components
from quattrocento.games.m400.dealing import Dealing
from quattrocento.games.m400.knowledge import M400View
from quattrocento.games.m400.memory import BLANK, Memory, all_certain
from quattrocento.games.m400.offers import NOT_CHOSEN
from quattrocento.games.m400.options import Options
from quattrocento.games.m400.restoring import restore
from quattrocento.games.m400.scoring import TARGET, outcome
from quattrocento.games.m400.state import M400
from quattrocento.kernel.move import NOBODY


def imagine(view: M400View, rng: random.Random, components: Components) -> M400:
    """Hidden cards are dealt anew, as all that the seat remembers allows."""
    game = _in_sight(view, components)
    restore(game)
    Dealing(game, view.seat, rng).deal()
    if view.winners:
        winner = next(c for c in sorted_best(game) if game.player[c] == view.winners[0])
        game.result = outcome(game, winner, TARGET)
    return game


def sorted_best(game: M400) -> list[int]:
    """The colours with the highest scores first."""
    return sorted(game.first_order, key=lambda colour: -game.score[colour])


@lru_cache(maxsize=64)
def _rules(chosen: tuple[tuple[str, bool | int | str], ...], components: Components, seats: int) -> Options:
    """The same options for all positions imagined with them."""
    return Options(dict(chosen), components, seats)


def _in_sight(view: M400View, components: Components) -> M400:
    """What the view shows."""
    seats = view.seats
    game = M400(seats, components, _rules(tuple(view.options.items()), components, seats))
    game.sequence, game.active, game.phase = view.sequence, view.active, view.phase
    game.order, game.first_order = view.order, view.first_order
    game.player, game.capital = view.player, view.capital
    game.score, game.points = view.score[:], view.points[:]
    game.owner, game.at = view.owner[:], view.at[:]
    game.blocked, game.tokens = view.blocked, view.tokens
    game.attacked, game.barred = view.attacked, view.barred
    game.discarded = view.discarded[:]
    game.held = view.held[:]
    game.lacking, game.renewed, game.old = view.lacking, view.renewed, view.old[:]
    game.offers, game.cancelled, game.sent = view.offers, view.cancelled, view.sent
    game.moved, game.settled, game.announced = view.moved, view.settled, view.announced
    game.acted, game.fresh = view.acted, view.fresh
    game.combat = combat_from(view.combat) if view.combat else None
    game.stack = view.steps[:]
    game.memory = _memories(view)
    game.offer, game.counter = view.offer, view.counter
    making = game.stack[-1].name if game.stack else ""
    if making == "offer" and game.offer is None:
        game.offer = (NOT_CHOSEN, (), ())
    if making == "counter" and game.counter is None:
        game.counter = ((), ())
    if view.seat >= 0:
        game.hand[view.seat * KINDS : view.seat * KINDS + KINDS] = view.hand
    return game


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
