"""Works of art (MAG-13.18)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import magnifico

ART = [
    ("art_lady_with_an_ermine", 2, 30),
    ("art_virgin_of_the_rocks", 3, 40),
    ("art_last_supper", 4, 50),
    ("art_mona_lisa", 5, 60),
]
NEXT_AUCTION = "tank_tortoise submarine"


@rule("MAG-13.18")
@pytest.mark.parametrize(("card", "points", "cost"), ART)
def test_13_18_the_printed_points_at_once(card: str, points: int, cost: int) -> None:
    scenario = magnifico(holder=1, rome="0: 2 soldiers", archive={0: card})
    assert scenario.position.points[0] == 0
    scenario.play(f"field {card}")
    assert scenario.position.points == [points, 0, 0]
    assert scenario.position.money[0] == 100 - cost


@rule("MAG-13.18")
def test_13_18_the_points_come_once() -> None:
    scenario = magnifico(holder=1, rome="0: 2 soldiers", field={0: "art_mona_lisa"})
    scenario.play("pass", fate=NEXT_AUCTION)
    assert scenario.position.points[0] == 2  # the Workshop alone


@rule("MAG-13.18")
@pytest.mark.parametrize(
    ("field", "archive", "income"),
    [
        ("", "", 10),
        ("", "art_mona_lisa", 10),
        ("art_mona_lisa", "", 20),
        ("art_mona_lisa art_last_supper", "", 30),
        ("bombard", "", 10),
    ],
)
def test_13_18_ten_florins_more_in_each_income(field: str, archive: str, income: int) -> None:
    scenario = magnifico(rome="0: 2 soldiers", field={0: field}, archive={0: archive})
    scenario.play("pass", fate=NEXT_AUCTION)
    assert (0, income, 0) in scenario.told("income_paid")
    assert scenario.position.money[0] == 100 + income
