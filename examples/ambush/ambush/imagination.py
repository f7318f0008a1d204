"""A whole position imagined from a view."""

import random

from ambush.components import MOST_STAKE, ROADS, TRUST, Components
from ambush.knowledge import UNKNOWN, AmbushView
from ambush.position import Ambush, outcome
from quattrocento.kernel.view import restore_seen


def imagine(view: AmbushView, rng: random.Random, components: Components) -> Ambush:
    """A position that the seat cannot tell from the real one: what it does not know is drawn at random."""
    position = Ambush(view.seats, components, dict(view.settings))
    restore_seen(view, position)
    position.stack = view.steps[:]
    position.hands = [[card for card in hand if card != UNKNOWN] for hand in view.hands]
    left = [card for card, copies in enumerate(position.bag()) for _ in range(copies)]
    rng.shuffle(left)
    position.hands = [[left.pop() if c == UNKNOWN else c for c in hand] for hand in view.hands]
    if position.stack and position.stack[-1].name == "plot":
        _imagine_plots(position, view, rng)
    if view.winners:
        position.result = outcome(position)
        position.result.winners = view.winners
    return position


def _imagine_plots(position: Ambush, view: AmbushView, rng: random.Random) -> None:
    for seat in position.alive():
        done = seat not in view.waiting
        if done or rng.random() < 0.5:
            position.roads[seat] = rng.randrange(len(ROADS))
        if done:
            stakes = [TRUST, *range(min(MOST_STAKE, position.coins[seat]) + 1)]
            position.stakes[seat] = rng.choice(stakes)
    if 0 <= view.seat < view.seats:
        position.roads[view.seat] = view.road
        position.stakes[view.seat] = view.stake
