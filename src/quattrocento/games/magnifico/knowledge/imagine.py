"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random

from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.knowledge.derived import restore
from quattrocento.games.magnifico.knowledge.observed import ObservedMagnifico
from quattrocento.games.magnifico.knowledge.view import MagnificoView
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.settings import Settings
from quattrocento.games.magnifico.rules.scoring import order
from quattrocento.kernel.position import Result


def imagine(view: MagnificoView, rng: random.Random, components: Components) -> ObservedMagnifico:
    """Only sealed bids are unknown; any that their owners can pay are possible."""
    position = ObservedMagnifico(view.seats, components, Settings(view.settings))
    position.round = view.round
    position.holder = view.holder
    position.owner = view.owner[:]
    position.soldiers = view.soldiers[:]
    position.tanks = view.tanks[:]
    position.airplanes = view.airplanes[:]
    position.towers = view.towers[:]
    position.colour = view.colour
    position.money = view.money[:]
    position.points = view.points[:]
    position.field = view.fields
    position.archive = view.archives
    position.awarded = view.awarded
    position.machine_bottom = view.machine_bottom
    position.project_bottom = view.project_bottom
    position.discarded = view.discarded
    position.auction = view.auction
    position.offers = view.offers
    position.rank = view.rank
    position.sold = view.sold
    position.recruited = view.recruited
    position.stage, position.wars, position.movements = view.turn[:3]
    position.moved, position.produced, position.raised = bool(view.turn[3]), view.turn[4], view.turn[5]
    position.battle = battle_from(view.battle)
    position.bids = guessed_bids(view, components, rng)
    position.stack = view.steps[:]
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


def battle_from(sheet: tuple[int, ...]) -> Battle | None:
    """The battle that a view shows."""
    if not sheet:
        return None
    battle = Battle(sheet[0], sheet[1], sheet[2], sheet[3])
    battle.soldiers, battle.tanks, battle.airplanes = sheet[4:7]
    battle.go, battle.made, battle.cancelled = sheet[7], sheet[8], bool(sheet[9])
    battle.unfired, battle.flying, battle.sequence = sheet[10:13]
    return battle
