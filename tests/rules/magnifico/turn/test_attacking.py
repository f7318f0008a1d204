"""Attacking an enemy territory, as an action of the turn (MAG-5.45)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico, turns


def attacker(money: int = 200, holder: int = 2, **more: str) -> Scenario:
    """Seat 0 stands in Rome with 8 soldiers; seat 1 has Naples, Venice and Vienna with one each."""
    places: dict[str, Any] = {
        "rome": "0: 8 soldiers",
        "naples": "1: 1 soldier",
        "venice": "1: 1 soldier",
        "vienna": "1: 1 soldier",
    }
    return magnifico(holder=holder, money=money, **(places | more))


def besieger() -> Scenario:
    """Seat 0 can do nothing with 1 soldier against the walls of Naples, so he may retreat at once."""
    return attacker(rome="0: 6 soldiers", naples="1: 2 soldiers, castle, 4 towers")


@rule("MAG-5.45.1")
@pytest.mark.parametrize("holder", [0, 2])
def test_5_45_1_a_war_costs_30_florins(holder: int) -> None:
    scenario = attacker(money=100, holder=holder).play("attack naples", "soldiers 2")
    assert scenario.position.money == [70, 100, 100]
    assert scenario.step == "go"
    scenario.play("infantry 2", fate="hit*2")
    assert scenario.position.money == [70, 100, 100]


@rule("MAG-5.45.1")
def test_5_45_1_30_florins_whatever_the_size_and_not_20() -> None:
    assert "attack naples" in attacker(money=30).options()
    assert attacker(money=20).nouns("attack") == []
    assert attacker(money=30).play("attack naples", "soldiers 6").position.money[0] == 0


@rule("MAG-5.45.1")
def test_5_45_1_one_enemy_territory_neither_own_nor_free() -> None:
    scenario = attacker(florence="0: 2 soldiers")
    assert sorted(scenario.nouns("attack")) == ["naples", "venice"]
    for place in ("florence", "milan"):  # Milan is free: it can only be invaded
        assert scenario.refused(f"attack {place}").clause in {"MAG-5.45.1", "MAG-7.1.3"}
    assert "invade milan" in scenario.options()


@rule("MAG-5.45.2")
def test_5_45_2_at_most_three_wars() -> None:
    scenario = attacker(florence="1: 1 soldier", milan="1: 1 soldier", paris="1: 1 soldier")
    scenario.play("attack naples", "soldiers 2", "infantry 2", fate="hit*2")
    scenario.play("attack florence", "soldiers 3", "infantry 3", fate="hit*3")
    assert "attack venice" in scenario.options()
    scenario.play("attack venice", "from florence", "soldiers 2", "infantry 2", fate="hit*2")
    assert scenario.position.money[0] == 200 - 3 * 30
    assert scenario.nouns("attack") == []
    assert scenario.refused("attack vienna").clause == "MAG-5.45.2"


@rule("MAG-5.45.2")
def test_5_45_2_defeats_count() -> None:
    scenario = attacker()
    for _ in range(3):
        scenario.play("attack naples", "soldiers 1", "infantry 1", fate="explosion")
    assert at(scenario, "naples") == (1, 1, 0, 0, -1)
    assert at(scenario, "rome") == (0, 5, 0, 0, -1)
    assert scenario.refused("attack naples").clause == "MAG-5.45.2"
    assert scenario.refused("attack venice").clause == "MAG-5.45.2"


@rule("MAG-5.45.2")
def test_5_45_2_retreats_count() -> None:
    scenario = besieger()
    for war in range(3):
        assert "attack naples" in scenario.options(), war
        scenario.play("attack naples", "soldiers 1", "retreat")
    assert at(scenario, "rome") == (0, 6, 0, 0, -1)
    assert scenario.position.money[0] == 200 - 3 * 30
    assert scenario.refused("attack naples").clause == "MAG-5.45.2"


@rule("MAG-5.45.2")
def test_5_45_2_the_limit_is_per_turn() -> None:
    scenario = attacker(
        money=300,
        extra="[turn]\nstage = 4\nwars = 3",
        decide=turns(0, 1),
        rome="0: 1 soldier",
        florence="0: 1 soldier",
        naples="1: 8 soldiers",
    )
    assert scenario.nouns("attack") == []
    scenario.play("pass")
    assert scenario.waiting == (1,)
    assert "attack rome" in scenario.options()


@rule("MAG-5.45.3")
def test_5_45_3_the_same_territory_again_paid_again() -> None:
    scenario = attacker(money=100)
    scenario.play("attack naples", "soldiers 1", "infantry 1", fate="explosion")
    assert scenario.position.money[0] == 70
    scenario.play("attack naples", "soldiers 3", "infantry 3", fate="hit*3")
    assert scenario.position.money[0] == 40
    assert at(scenario, "naples") == (0, 3, 0, 0, -1)


@rule("MAG-5.45.4")
def test_5_45_4_the_same_pieces_attack_from_the_conquered_territory() -> None:
    scenario = attacker(rome="0: 4 soldiers").play(
        "attack venice", "soldiers 3", "infantry 3", fate="hit*3"
    )
    scenario.play("attack vienna", "soldiers 2")  # only Venice borders Vienna
    assert at(scenario, "venice") == (0, 1, 0, 0, -1)
    assert scenario.nouns("infantry") == ["1", "2"]


@rule("MAG-5.45.4")
def test_5_45_4_pieces_that_came_back_attack_again() -> None:
    scenario = attacker(rome="0: 2 soldiers", naples="1: 2 soldiers, castle, 4 towers")
    scenario.play("attack naples", "retreat", "attack venice")
    assert scenario.step == "go"
    assert at(scenario, "rome") == (0, 1, 0, 0, -1)


@rule("MAG-5.45.5")
def test_5_45_5_an_attack_comes_from_one_territory() -> None:
    scenario = attacker(rome="0: 3 soldiers", florence="0: 4 soldiers").play("attack venice")
    assert sorted(scenario.nouns("from")) == ["florence", "rome"]
    scenario.play("from rome")
    assert scenario.nouns("soldiers") == ["1", "2"]
    scenario.play("soldiers 2")
    assert scenario.step == "go"  # nobody else is asked to join
    assert at(scenario, "florence") == (0, 4, 0, 0, -1)


@rule("MAG-5.45.5")
def test_5_45_5_forces_are_combined_by_moving_first() -> None:
    scenario = attacker(rome="0: 3 soldiers", florence="0: 4 soldiers")
    scenario.play("move", "from florence", "soldiers 3", "stop")
    scenario.play("attack venice")  # Florence has nobody to spare now
    assert scenario.nouns("soldiers") == ["1", "2", "3", "4", "5"]


@rule("MAG-D10")
def test_d10_target_origin_soldiers_tanks_airplanes() -> None:
    scenario = magnifico(
        field={0: "tank_covered airplane_glider"},
        rome="0: 9 soldiers, 8 tanks, 8 airplanes",
        florence="0: 2 soldiers",
        venice="1: 1 soldier",
        paris="1: 1 soldier",
    )
    assert scenario.nouns("attack") == ["venice"]
    assert {"move", "pass"} <= set(scenario.options())
    assert sorted(scenario.play("attack venice").options()) == ["from florence", "from rome"]
    assert scenario.play("from rome").options() == [f"soldiers {n}" for n in range(1, 7)]
    assert scenario.play("soldiers 6").options() == [f"tanks {n}" for n in range(7)]
    assert scenario.play("tanks 4").options() == ["airplanes 0", "airplanes 1", "airplanes 2"]
    scenario.play("airplanes 2")
    assert at(scenario, "rome") == (0, 3, 4, 6, -1)


@rule("MAG-D10")
def test_d10_by_sea_the_soldiers_outnumber_the_landing_loss() -> None:
    scenario = magnifico(
        field={1: "submarine"}, rome="0: 9 soldiers", athens="1: 1 soldier", paris="1: 1 soldier"
    )
    assert scenario.play("attack athens").nouns("soldiers") == ["3", "4", "5", "6"]


@rule("MAG-D10")
def test_d10_with_machines_need_infantry_no_more_machines_than_soldiers() -> None:
    scenario = magnifico(
        field={0: "tank_covered airplane_glider"},
        settings={"machines_need_infantry": True},
        rome="0: 9 soldiers, 8 tanks, 8 airplanes",
        venice="1: 1 soldier",
        paris="1: 1 soldier",
    )
    assert scenario.play("attack venice", "soldiers 3").nouns("tanks") == ["0", "1", "2", "3"]
    assert scenario.play("tanks 1").nouns("airplanes") == ["0", "1", "2"]


@rule("MAG-E5", "MAG-5.45.4")
def test_e5_after_a_conquest_the_same_troops_attack_again() -> None:
    scenario = attacker(money=60, rome="0: 4 soldiers")
    scenario.play("attack venice", "soldiers 3", "infantry 3", fate="hit*3")
    scenario.play("attack vienna", "soldiers 2", "infantry 2", fate="hit*2")
    assert scenario.position.money[0] == 0
    assert at(scenario, "vienna") == (0, 2, 0, 0, -1)


@rule("MAG-E5", "MAG-5.4.3")
def test_e5_a_tower_forgotten_before_an_attack_is_refused() -> None:
    scenario = attacker(rome="0: 8 soldiers, castle")
    assert "tower rome" in scenario.options()
    scenario.play("attack naples", "soldiers 3", "infantry 3", fate="hit*3")
    assert scenario.refused("tower rome").clause == "MAG-5.4.3"
