"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random

from quattrocento.games.magnifico.combat import Battle
from quattrocento.games.magnifico.components import Components
from quattrocento.games.magnifico.knowledge import MagnificoView
from quattrocento.games.magnifico.options import Options
from quattrocento.games.magnifico.restoring import restore
from quattrocento.games.magnifico.scoring import order
from quattrocento.games.magnifico.state import Magnifico
from quattrocento.kernel.position import Result


def imagine(view: MagnificoView, rng: random.Random, components: Components) -> Magnifico:
    """Only sealed bids are unknown; any that their owners can pay are possible."""
    game = Magnifico(view.seats, components, Options(view.options))
    game.round = view.round
    game.holder = view.holder
    game.owner = view.owner[:]
    game.soldiers = view.soldiers[:]
    game.tanks = view.tanks[:]
    game.airplanes = view.airplanes[:]
    game.towers = view.towers[:]
    game.colour = view.colour
    game.money = view.money[:]
    game.points = view.points[:]
    game.field = view.fields
    game.archive = view.archives
    game.awarded = view.awarded
    game.machine_bottom = view.machine_bottom
    game.project_bottom = view.project_bottom
    game.discarded = view.discarded
    game.auction = view.auction
    game.offers = view.offers
    game.rank = view.rank
    game.sold = view.sold
    game.recruited = view.recruited
    game.stage, game.wars, game.movements = view.turn[:3]
    game.moved, game.produced, game.raised = bool(view.turn[3]), view.turn[4], view.turn[5]
    game.battle = battle_from(view.battle)
    game.bids = guessed_bids(view, components, rng)
    game.stack = view.steps[:]
    restore(game)
    if view.winners:
        others = [seat for seat in order(game) if seat not in view.winners]
        game.result = Result(view.winners, "target", (*view.winners, *others))
    return game


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
