"""Building: machines (MAG-5.42), towers (MAG-5.43) and castles (MAG-5.47)."""

from quattrocento.games.magnifico.scoring import award
from quattrocento.games.magnifico.state import (
    FIRST_AIRPLANE,
    FIRST_PERFECT_CITY,
    FIRST_TANK,
    MACHINES,
    TOWERS,
    Magnifico,
)
from quattrocento.games.magnifico.verbs import AIRPLANE_AT, CASTLE_AT, TANK_AT, TOWER_AT
from quattrocento.kernel.move import Move, Reason


def machine_price(game: Magnifico, seat: int, card: int) -> int:
    """What the owner's card says, 20 on each of them, or its differing price (MAG-5.42.4, R1)."""
    components = game.components
    prices = components.differing_cost if game.rules.differing_machines else components.build_cost
    return game.price(seat, prices[card])


def add_machines(game: Magnifico, seat: int, found: list[Move]) -> None:
    """The machines that can be built: one a castle and turn, with the card (MAG-5.42.1 to 5.42.5)."""
    tank, airplane = game.tank_card[seat], game.airplane_card[seat]
    if tank < 0 and airplane < 0:
        return
    castles = game.own[seat] & game.castled & ~game.produced
    money = game.money[seat]
    if tank >= 0 and game.tank_supply and machine_price(game, seat, tank) <= money:
        TANK_AT.add_to(found, castles)
    if airplane >= 0 and game.airplane_supply and machine_price(game, seat, airplane) <= money:
        AIRPLANE_AT.add_to(found, castles)


def add_towers(game: Magnifico, seat: int, found: list[Move]) -> None:
    """The castles that can grow by a tower (MAG-5.43.1 to 5.43.3)."""
    castles = game.own[seat] & game.castled & ~(game.raised | game.perfect)
    affordable = game.price(seat, game.components.tower_cost) <= game.money[seat]
    if castles and affordable and game.tower_supply:
        TOWER_AT.add_to(found, castles)


def add_castles(game: Magnifico, seat: int, found: list[Move]) -> None:
    """The territories that can get a castle (MAG-5.47.1, MAG-5.47.4)."""
    if game.castle_supply and game.price(seat, game.components.castle_cost) <= game.money[seat]:
        CASTLE_AT.add_to(found, game.own[seat] & ~game.castled)


def build_tank(game: Magnifico, seat: int, territory: int) -> None:
    price = machine_price(game, seat, game.tank_card[seat])
    game.pay(seat, price)
    game.tank_supply -= 1
    game.set_tanks(territory, game.tanks[territory] + 1)
    game.produced |= 1 << territory
    game.tell("tank_built", seat, territory, price)
    award(game, seat, FIRST_TANK, "first_tank")


def build_airplane(game: Magnifico, seat: int, territory: int) -> None:
    price = machine_price(game, seat, game.airplane_card[seat])
    game.pay(seat, price)
    game.airplane_supply -= 1
    game.set_airplanes(territory, game.airplanes[territory] + 1)
    game.produced |= 1 << territory
    game.tell("airplane_built", seat, territory, price)
    award(game, seat, FIRST_AIRPLANE, "first_airplane")


def build_tower(game: Magnifico, seat: int, territory: int) -> None:
    """One tower; the fourth makes a Perfect City (MAG-5.43.1, MAG-2.8, MAG-10.8)."""
    price = game.price(seat, game.components.tower_cost)
    game.pay(seat, price)
    game.set_towers(territory, game.towers[territory] + 1)
    game.raised |= 1 << territory
    game.tell("tower_built", seat, territory, price)
    if game.perfect >> territory & 1:
        award(game, seat, FIRST_PERFECT_CITY, "first_perfect_city")


def build_castle(game: Magnifico, seat: int, territory: int) -> None:
    """One castle; the turn is over (MAG-5.47.1, MAG-5.47.3)."""
    price = game.price(seat, game.components.castle_cost)
    game.pay(seat, price)
    game.put_castle(territory)
    game.tell("castle_built", seat, territory, price)


def refuse_machine(game: Magnifico, seat: int, verb: str, territory: int) -> Reason:
    tank = verb == "tank"
    card = game.tank_card[seat] if tank else game.airplane_card[seat]
    if game.stage > MACHINES:
        return Reason("why-step-closed", "MAG-5.4.3")
    if game.owner[territory] != seat:
        return Reason("why-not-yours", "MAG-5.42.1", "territory", territory)
    if not game.castled >> territory & 1:
        return Reason("why-no-castle", "MAG-5.42.1", "territory", territory)
    if card < 0:
        return Reason("why-no-tank-card" if tank else "why-no-airplane-card", "MAG-5.42.2")
    if game.produced >> territory & 1:
        return Reason("why-castle-produced", "MAG-5.42.3", "territory", territory)
    if not (game.tank_supply if tank else game.airplane_supply):
        return Reason("why-supply-empty", "MAG-5.42.5")
    return Reason("why-money", "MAG-5.4.5", "florins", machine_price(game, seat, card))


def refuse_tower(game: Magnifico, seat: int, territory: int) -> Reason:
    if game.stage > TOWERS:
        return Reason("why-step-closed", "MAG-5.4.3")
    if game.owner[territory] != seat:
        return Reason("why-not-yours", "MAG-5.43.1", "territory", territory)
    if not game.castled >> territory & 1:
        return Reason("why-no-castle", "MAG-2.7", "territory", territory)
    if game.perfect >> territory & 1:
        return Reason("why-castle-full", "MAG-2.7", "territory", territory)
    if game.raised >> territory & 1:
        return Reason("why-castle-raised", "MAG-5.43.2", "territory", territory)
    if not game.tower_supply:
        return Reason("why-supply-empty", "MAG-5.43.3")
    price = game.price(seat, game.components.tower_cost)
    return Reason("why-money", "MAG-5.4.5", "florins", price)


def refuse_castle(game: Magnifico, seat: int, territory: int) -> Reason:
    if game.owner[territory] != seat:
        return Reason("why-not-yours", "MAG-5.47.1", "territory", territory)
    if game.castled >> territory & 1:
        return Reason("why-castle-there", "MAG-2.6", "territory", territory)
    if not game.castle_supply:
        return Reason("why-supply-empty", "MAG-5.47.4")
    price = game.price(seat, game.components.castle_cost)
    return Reason("why-money", "MAG-5.4.5", "florins", price)
