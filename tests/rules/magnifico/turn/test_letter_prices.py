"""Every tank and airplane costs 20 florins, on every card (MAG-5.42.4, MAG-R1)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import at, magnifico
from tests.rules.magnifico.random_games import KIND

MACHINES = [(card, kind) for card, kind in KIND.items() if kind in ("tank", "airplane")]


@rule("MAG-5.42.4", "MAG-R1")
def test_r1_there_are_ten_cards() -> None:
    assert len(MACHINES) == 10


@rule("MAG-5.42.4", "MAG-R1", "MAG-12.2", "MAG-R51")
@pytest.mark.parametrize(("card", "verb"), MACHINES)
@pytest.mark.parametrize(("holder", "price"), [(1, 20), (0, 10)])
def test_r1_twenty_for_each_and_ten_for_the_holder(card: str, verb: str, holder: int, price: int) -> None:
    short = magnifico(holder=holder, money=price - 10, rome="0: 2 soldiers, castle", field={0: card})
    assert short.refused(f"{verb} rome").clause == "MAG-5.4.5"
    scenario = magnifico(
        holder=holder,
        money=100,
        rome="0: 2 soldiers, castle",
        milan="0: 2 soldiers, castle",
        field={0: card},
        extra='awarded = ["first_tank", "first_airplane"]',
    )
    scenario.play(f"{verb} rome", f"{verb} milan")
    assert scenario.position.money[0] == 100 - 2 * price
    assert at(scenario, "rome")[2 + (verb == "airplane")] == 1


@rule("MAG-3.6", "MAG-5.42.4")
@pytest.mark.parametrize(
    ("field", "verb"),
    [
        ("tank_tortoise mechanical_gear cannon_igniter multi_cannon", "tank"),
        ("airplane_great_kite gyroscope gyroscope paratrooper", "airplane"),
    ],
)
def test_3_6_improvements_leave_the_price_alone(field: str, verb: str) -> None:
    scenario = magnifico(holder=1, money=100, rome="0: 2 soldiers, castle", field={0: field})
    scenario.play(f"{verb} rome")
    assert scenario.position.money[0] == 80
