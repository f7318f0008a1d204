"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random

from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.derived import restore
from quattrocento.games.magnifico.knowledge.observed import ObservedMagnifico
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.settings import Settings
from quattrocento.games.magnifico.rules.scoring import order
from quattrocento.kernel.position import Result
from quattrocento.kernel.view import restore_seen


def imagine(view: MagnificoView, rng: random.Random, components: Components) -> ObservedMagnifico:
    """Only sealed bids are unknown; any that their owners can pay are possible."""
    position = on_the_table(view, components)
    position.bids = guessed_bids(view, components, rng)
    return position


def on_the_table(view: MagnificoView, components: Components) -> ObservedMagnifico:
    """All that lies open, as the view shows it; nobody has made a bid."""
    position = ObservedMagnifico(view.seats, components, Settings(view.settings))
    restore_seen(view, position)
    if view.battle is not None:
        position.battle = view.battle.copy()
    restore(position)
    if view.winners:
        others = [seat for seat in order(position) if seat not in view.winners]
        position.result = Result(view.winners, "target", (*view.winners, *others))
    return position


def guessed_bids(view: MagnificoView, components: Components, rng: random.Random) -> tuple[int, ...]:
    """The own bid as it is, every other sealed bid any that its owner can pay."""
    unit = components.money_unit
    bids: list[int] = []
    for seat, money in enumerate(view.money):
        if not view.has_bid[seat]:
            bids.append(0)
        elif seat == view.seat:
            bids.append(view.bid)
        else:
            steps = (money - components.min_bid) // unit
            bids.append(components.min_bid + unit * rng.randint(0, steps))
    return tuple(bids)
