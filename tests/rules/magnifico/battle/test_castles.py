"""Castles (MAG-7.7), the Castle project (MAG-13.17) and the Bombard (MAG-13.13)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import army, at, battle, defence, magnifico

LEVELS = [(towers, 0, 1 + towers) for towers in range(5)]
LEVELS += [
    (0, 1, 2),
    (0, 2, 3),
    (0, 3, 4),
    (2, 1, 4),
    (2, 2, 5),
    (2, 3, 5),
    (3, 1, 5),
    (4, 1, 5),
    (4, 3, 5),
]


@rule("MAG-7.7.1", "MAG-13.17", "MAG-R27", "MAG-7.7.2")
@pytest.mark.parametrize(("towers", "projects", "level"), LEVELS)
def test_7_7_1_the_level_of_a_castle_against_infantry(towers: int, projects: int, level: int) -> None:
    scenario = battle(6, f"9 soldiers, castle, {towers} towers", field={1: "castle_project " * projects})
    scenario.play("infantry 6", fate="hit*6")
    assert defence(scenario)[0] == 9 - (6 - level)


@rule("MAG-7.7.1", "MAG-13.17", "MAG-R27", "MAG-7.7.3")
@pytest.mark.parametrize(("towers", "projects", "level"), LEVELS)
def test_7_7_1_the_level_of_a_castle_against_a_tank(towers: int, projects: int, level: int) -> None:
    cards = {0: "tank_colossus", 1: "castle_project " * projects}
    scenario = battle(6, f"9 soldiers, castle, {towers} towers", tanks=1, field=cards)
    scenario.play("fire", fate="blank*6")
    assert defence(scenario)[0] == 9 - (8 - level)


@rule("MAG-7.7.1")
def test_7_7_1_a_castle_protects_the_defender_only() -> None:
    cards = {0: "castle_project", 1: "tank_tortoise castle_project"}
    scenario = battle(6, "9 soldiers, 1 tank, castle, 4 towers", go=1, field=cards)
    scenario.play("infantry 2", "fire", fate="hit*2 blank*2")
    assert army(scenario)[0] == 6 - 2 - 3


@rule("MAG-7.7.1", "MAG-13.17")
def test_7_7_1_the_castle_project_of_the_attacker_does_not_count() -> None:
    scenario = battle(6, "9 soldiers, castle", field={0: "castle_project", 2: "castle_project"})
    scenario.play("infantry 4", fate="hit*4")
    assert defence(scenario)[0] == 6


@rule("MAG-13.17")
def test_13_17_without_a_castle_the_project_protects_nobody() -> None:
    scenario = battle(6, "9 soldiers", field={1: "castle_project castle_project"})
    scenario.play("infantry 4", fate="hit*4")
    assert defence(scenario)[0] == 5


@rule("MAG-13.17")
@pytest.mark.parametrize(("towers", "cities"), [(3, 0), (4, 1)])
def test_13_17_it_adds_no_tower_and_makes_no_perfect_city(towers: int, cities: int) -> None:
    scenario = magnifico(rome=f"0: 2 soldiers, castle, {towers} towers", field={0: "castle_project"})
    assert at(scenario, "rome")[4] == towers
    scenario.play("pass", fate="tank_tortoise submarine")
    scored = {row[0]: row[5] for row in scenario.told("scored")}
    assert scored.get(0, 0) == cities


@rule("MAG-7.7.2")
def test_7_7_2_each_infantry_assault_loses_hits_anew() -> None:
    scenario = battle(6, "9 soldiers, castle, 1 tower")
    scenario.play("infantry 4", "1: infantry 1", "infantry 3", fate="hit*4 blank hit*3")
    assert defence(scenario)[0] == 9 - 2 - 1


@rule("MAG-7.7.3")
def test_7_7_3_each_single_tank_loses_hits() -> None:
    scenario = battle(6, "20 soldiers, castle, 1 tower", tanks=3, field={0: "tank_covered"})
    scenario.play("fire", "fire", "fire", fate="blank*4 explosion blank*3 blank*4")
    assert defence(scenario)[0] == 20 - (5 - 2) - (2 - 2) - (5 - 2)


@rule("MAG-7.7.4")
def test_7_7_4_reduced_hits_never_fall_below_zero() -> None:
    scenario = battle(6, "9 soldiers, castle, 4 towers", tanks=2, field={0: "tank_tortoise"})
    scenario.play("infantry 2", "fire", "fire", fate="hit blank blank*2 explosion blank")
    assert defence(scenario)[0] == 9
    assert scenario.position.supply[1] == 49 - 9 - 1


@rule("MAG-7.7.5")
def test_7_7_5_no_protection_against_own_explosions() -> None:
    scenario = battle(6, "9 soldiers, castle, 4 towers", go=1)
    scenario.play("infantry 4", fate="explosion*3 blank")
    assert defence(scenario)[0] == 6


@rule("MAG-7.7.5")
def test_7_7_5_none_when_his_own_tank_blows_up() -> None:
    scenario = battle(1, "9 soldiers, 1 tank, castle, 4 towers", go=1, field={1: "tank_scythed"})
    scenario.play("fire", fate="explosion*3")
    assert at(scenario, "florence") == (0, 1, 0, 0, 4)


@rule("MAG-7.7.6")
def test_7_7_6_a_castle_in_the_territory_of_origin_gives_nothing() -> None:
    scenario = magnifico(
        rome="0: 7 soldiers, castle, 4 towers",
        florence="1: 9 soldiers",
        milan="1: 1 soldier",
        field={0: "castle_project automaton"},
    )
    scenario.play("attack florence", "soldiers 6")
    assert "automata" not in scenario.options()
    scenario.play("infantry 1", "infantry 4", fate="blank hit*4")
    assert army(scenario)[0] == 2


@rule("MAG-7.7.7", "MAG-13.14")
def test_7_7_7_castles_are_never_destroyed() -> None:
    scenario = battle(6, "9 soldiers, castle, 1 tower", field={0: "great_cannon great_cannon"})
    scenario.play("infantry 3", "cannons 2", "1: infantry 1", fate="hit*2 blank blank")
    assert at(scenario, "florence") == (1, 9, 0, 0, 0)
    scenario.play("infantry 3", "1: infantry 1", fate="hit*3 blank")  # no tower: no cannon is asked for
    assert at(scenario, "florence") == (1, 7, 0, 0, 0)
    assert scenario.position.castle_supply == 15


# The Bombard


@rule("MAG-13.13")
@pytest.mark.parametrize(
    ("walls", "bombards", "kills"),
    [
        (", castle, 3 towers", 0, 1),
        (", castle, 3 towers", 1, 2),
        (", castle, 3 towers", 2, 3),
        (", castle, 3 towers", 3, 4),
        (", castle", 1, 5),
        (", castle", 3, 5),
        ("", 2, 5),
    ],
)
def test_13_13_the_castle_counts_one_level_lower_for_each_bombard(
    walls: str, bombards: int, kills: int
) -> None:
    scenario = battle(6, f"9 soldiers{walls}", field={0: "bombard " * bombards})
    scenario.play("infantry 5", fate="hit*5")
    assert defence(scenario)[0] == 9 - kills


@rule("MAG-R28")
@pytest.mark.parametrize(("projects", "bombards", "kills"), [(1, 1, 2), (3, 1, 2), (3, 3, 4)])
def test_r28_first_the_cap_then_the_bombards(projects: int, bombards: int, kills: int) -> None:
    cards = {0: "bombard " * bombards, 1: "castle_project " * projects}
    scenario = battle(6, "9 soldiers, castle, 4 towers", field=cards)
    scenario.play("infantry 6", fate="hit*6")
    assert defence(scenario)[0] == 9 - kills
