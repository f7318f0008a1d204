"""Building: machines (MAG-5.42), towers (MAG-5.43) and castles (MAG-5.47)."""

from quattrocento.games.magnifico.position.position import (
    FIRST_AIRPLANE,
    FIRST_PERFECT_CITY,
    FIRST_TANK,
    MACHINES,
    TOWERS,
    Magnifico,
)
from quattrocento.games.magnifico.rules.scoring import award
from quattrocento.games.magnifico.rules.verbs import AIRPLANE_AT, CASTLE_AT, TANK_AT, TOWER_AT
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def machine_price(position: Magnifico, seat: int, card: int) -> int:
    """What the owner's card says, 20 on each of them, or its differing price (MAG-5.42.4, R1)."""
    components = position.components
    prices = components.differing_cost if position.rules.differing_machines else components.build_cost
    return position.price(seat, prices[card])


def add_machines(position: Magnifico, seat: int, found: list[Move]) -> None:
    """The machines that can be built: one a castle and turn, with the card (MAG-5.42.1 to 5.42.5)."""
    tank, airplane = position.tank_card[seat], position.airplane_card[seat]
    if tank < 0 and airplane < 0:
        return
    castles = position.own[seat] & position.castled & ~position.produced
    money = position.money[seat]
    if tank >= 0 and position.tank_supply and machine_price(position, seat, tank) <= money:
        TANK_AT.add_to(found, castles)
    if airplane >= 0 and position.airplane_supply and machine_price(position, seat, airplane) <= money:
        AIRPLANE_AT.add_to(found, castles)


def add_towers(position: Magnifico, seat: int, found: list[Move]) -> None:
    """The castles that can grow by a tower (MAG-5.43.1 to 5.43.3)."""
    castles = position.own[seat] & position.castled & ~(position.raised | position.perfect)
    affordable = position.price(seat, position.components.tower_cost) <= position.money[seat]
    if castles and affordable and position.tower_supply:
        TOWER_AT.add_to(found, castles)


def add_castles(position: Magnifico, seat: int, found: list[Move]) -> None:
    """The territories that can get a castle (MAG-5.47.1, MAG-5.47.4)."""
    if (
        position.castle_supply
        and position.price(seat, position.components.castle_cost) <= position.money[seat]
    ):
        CASTLE_AT.add_to(found, position.own[seat] & ~position.castled)


def build_tank(position: Magnifico, seat: int, territory: int) -> None:
    price = machine_price(position, seat, position.tank_card[seat])
    position.pay(seat, price)
    position.tank_supply -= 1
    position.set_tanks(territory, position.tanks[territory] + 1)
    position.produced |= 1 << territory
    position.tell("tank_built", seat, territory, price)
    award(position, seat, FIRST_TANK, "first_tank", territory)


def build_airplane(position: Magnifico, seat: int, territory: int) -> None:
    price = machine_price(position, seat, position.airplane_card[seat])
    position.pay(seat, price)
    position.airplane_supply -= 1
    position.set_airplanes(territory, position.airplanes[territory] + 1)
    position.produced |= 1 << territory
    position.tell("airplane_built", seat, territory, price)
    award(position, seat, FIRST_AIRPLANE, "first_airplane", territory)


def build_tower(position: Magnifico, seat: int, territory: int) -> None:
    """One tower; the fourth makes a Perfect City (MAG-5.43.1, MAG-2.8, MAG-10.8)."""
    price = position.price(seat, position.components.tower_cost)
    position.pay(seat, price)
    position.set_towers(territory, position.towers[territory] + 1)
    position.raised |= 1 << territory
    position.tell("tower_built", seat, territory, price)
    if position.perfect >> territory & 1:
        award(position, seat, FIRST_PERFECT_CITY, "first_perfect_city", territory)


def build_castle(position: Magnifico, seat: int, territory: int) -> None:
    """One castle; the turn is over (MAG-5.47.1, MAG-5.47.3)."""
    price = position.price(seat, position.components.castle_cost)
    position.pay(seat, price)
    position.put_castle(territory)
    position.tell("castle_built", seat, territory, price)


def refuse_machine(position: Magnifico, seat: int, verb: str, territory: int) -> Saying:
    tank = verb == "tank"
    card = position.tank_card[seat] if tank else position.airplane_card[seat]
    if position.stage > MACHINES:
        return Saying("why-step-closed", "MAG-5.4.3")
    if position.owner[territory] != seat:
        return Saying("why-not-yours", "MAG-5.42.1", territory=territory)
    if not position.castled >> territory & 1:
        return Saying("why-no-castle", "MAG-5.42.1", territory=territory)
    if card < 0:
        return Saying("why-no-tank-card" if tank else "why-no-airplane-card", "MAG-5.42.2")
    if position.produced >> territory & 1:
        return Saying("why-castle-produced", "MAG-5.42.3", territory=territory)
    if not (position.tank_supply if tank else position.airplane_supply):
        return Saying("why-supply-empty", "MAG-5.42.5")
    return Saying("why-money", "MAG-5.4.5", florins=machine_price(position, seat, card))


def refuse_tower(position: Magnifico, seat: int, territory: int) -> Saying:
    if position.stage > TOWERS:
        return Saying("why-step-closed", "MAG-5.4.3")
    if position.owner[territory] != seat:
        return Saying("why-not-yours", "MAG-5.43.1", territory=territory)
    if not position.castled >> territory & 1:
        return Saying("why-no-castle", "MAG-2.7", territory=territory)
    if position.perfect >> territory & 1:
        return Saying("why-castle-full", "MAG-2.7", territory=territory)
    if position.raised >> territory & 1:
        return Saying("why-castle-raised", "MAG-5.43.2", territory=territory)
    if not position.tower_supply:
        return Saying("why-supply-empty", "MAG-5.43.3")
    price = position.price(seat, position.components.tower_cost)
    return Saying("why-money", "MAG-5.4.5", florins=price)


def refuse_castle(position: Magnifico, seat: int, territory: int) -> Saying:
    if position.owner[territory] != seat:
        return Saying("why-not-yours", "MAG-5.47.1", territory=territory)
    if position.castled >> territory & 1:
        return Saying("why-castle-there", "MAG-2.6", territory=territory)
    if not position.castle_supply:
        return Saying("why-supply-empty", "MAG-5.47.4")
    price = position.price(seat, position.components.castle_cost)
    return Saying("why-money", "MAG-5.4.5", florins=price)
