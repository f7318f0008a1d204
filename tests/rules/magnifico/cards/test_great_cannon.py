"""The Great Cannon (MAG-13.14)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import at, battle


@rule("MAG-13.14", "MAG-D14")
@pytest.mark.parametrize(("cannons", "offered"), [(1, ["0", "1"]), (3, ["0", "1", "2", "3"])])
def test_13_14_the_cannons_are_declared_before_the_roll(cannons: int, offered: list[str]) -> None:
    scenario = battle(4, "9 soldiers, castle, 4 towers", field={0: "great_cannon " * cannons})
    scenario.play("infantry 4")
    assert (scenario.step, scenario.waiting) == ("cannons", (0,))
    assert scenario.nouns("cannons") == offered
    scenario.refused(f"cannons {cannons + 1}")


@rule("MAG-13.14", "MAG-R30")
@pytest.mark.parametrize(
    ("declared", "towers", "roll", "felled"),
    [
        (0, 3, "hit*6", 0),
        (1, 3, "hit*6", 1),
        (2, 3, "hit*6", 2),
        (3, 3, "hit*6", 3),
        (3, 3, "hit blank*5", 1),  # one parried hit serves one cannon
        (3, 3, "hit*2 blank*4", 2),
        (3, 3, "blank*6", 0),
        (3, 3, "explosion*5 blank", 0),
        (3, 2, "hit*6", 2),  # no more than stand
        (2, 1, "hit*6", 1),
    ],
)
def test_13_14_one_stopped_hit_for_each_declared_cannon_removes_one_tower(
    declared: int, towers: int, roll: str, felled: int
) -> None:
    cards = {0: "great_cannon great_cannon great_cannon"}
    scenario = battle(6, f"20 soldiers, castle, {towers} towers", field=cards)
    scenario.play("infantry 6", f"cannons {declared}", fate=roll)
    assert at(scenario, "florence")[4] == towers - felled
    assert scenario.position.tower_supply == 40 - towers + felled


@rule("MAG-R30")
def test_r30_no_more_towers_than_hits_the_walls_have_stopped() -> None:
    cards = {0: "great_cannon great_cannon great_cannon bombard bombard bombard"}
    scenario = battle(6, "20 soldiers, castle, 3 towers", field=cards)  # level 4 less 3: one hit is stopped
    scenario.play("infantry 6", "cannons 3", fate="hit*6")
    assert at(scenario, "florence") == (1, 15, 0, 0, 2)


@rule("MAG-R30")
def test_r30_hits_made_by_cards_are_stopped_and_fell_towers_too() -> None:
    cards = {0: "great_cannon great_cannon great_cannon grapeshot lead_ball_wagon"}
    scenario = battle(2, "20 soldiers, castle, 4 towers", field=cards)
    scenario.play("infantry 2", "cannons 3", fate="hit blank")  # raw 1 + 1 + 1
    assert at(scenario, "florence") == (1, 20, 0, 0, 1)


@rule("MAG-R30", "MAG-D14")
@pytest.mark.parametrize(
    ("walls", "cards", "asked"),
    [
        (", castle, 1 tower", "great_cannon", True),
        (", castle", "great_cannon", False),
        ("", "great_cannon", False),
        (", castle, 1 tower", "bombard", False),
        (", castle, 1 tower", "great_cannon bombard", True),
        (", castle, 1 tower", "great_cannon bombard bombard", False),  # nothing can be parried
        (", castle, 2 towers", "great_cannon bombard bombard", True),
    ],
)
def test_r30_asked_only_where_a_tower_may_fall(walls: str, cards: str, asked: bool) -> None:
    scenario = battle(4, f"9 soldiers{walls}", field={0: cards})
    scenario.play("infantry 2", fate="" if asked else "blank*2")
    assert scenario.step == ("cannons" if asked else "go")


@rule("MAG-R29")
def test_r29_the_tower_falls_after_the_assault_has_been_counted() -> None:
    scenario = battle(6, "9 soldiers, castle, 2 towers", tanks=1, field={0: "great_cannon tank_covered"})
    scenario.play("infantry 6", "cannons 1", fate="hit*5 blank")
    assert at(scenario, "florence") == (1, 7, 0, 0, 1)  # 5 - 3
    scenario.play("fire", fate="blank*4")
    assert at(scenario, "florence") == (1, 4, 0, 0, 1)  # 5 - 2, in the same go
    scenario.play("1: infantry 1", "infantry 4", "cannons 0", fate="blank hit*4")
    assert at(scenario, "florence") == (1, 2, 0, 0, 1)  # 4 - 2


@rule("MAG-13.14")
def test_13_14_the_defender_is_never_asked() -> None:
    scenario = battle(4, "9 soldiers, castle, 2 towers", go=1, field={1: "great_cannon"})
    scenario.play("infantry 4", fate="hit*2 blank*2")
    assert scenario.waiting == (0,)
    assert at(scenario, "florence")[4] == 2
