"""Tank assaults (MAG-7.5)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import army, at, battle, defence, magnifico


@rule("MAG-7.5.1")
@pytest.mark.parametrize("side", [0, 1])
def test_7_5_1_a_usable_tank_in_the_battle_is_needed(side: int) -> None:
    cards = {0: "tank_covered", 1: "tank_fan_gun"}
    with_tanks = battle(3, "3 soldiers, 1 tank", tanks=1, go=side, field=cards)
    assert "fire" in with_tanks.options()
    without = battle(3, "3 soldiers", go=side, field=cards)
    assert without.refused("fire").clause == "MAG-7.5.1"


@rule("MAG-7.5.1")
def test_7_5_1_tanks_elsewhere_do_not_count() -> None:
    scenario = magnifico(
        rome="0: 5 soldiers, 2 tanks",
        florence="1: 3 soldiers",
        milan="1: 3 soldiers, 2 tanks",
        field={0: "tank_covered", 1: "tank_fan_gun"},
    )
    scenario.play("attack florence", "soldiers 2", "tanks 0")
    assert "fire" not in scenario.options()
    scenario.play("infantry 1", fate="blank")
    assert "fire" not in scenario.options()


@rule("MAG-7.5.2")
def test_7_5_2_the_tanks_fire_one_at_a_time() -> None:
    scenario = battle(2, "20 soldiers", tanks=3, field={0: "tank_covered"})
    scenario.play("fire", fate="blank*4")
    assert defence(scenario)[0] == 15
    scenario.play("fire", fate="explosion blank*3")
    assert defence(scenario)[0] == 13
    scenario.play("fire", fate="hit*4")
    assert defence(scenario)[0] == 8


@rule("MAG-7.5.3", "MAG-13.7")
@pytest.mark.parametrize(
    ("card", "gears", "dice"),
    [
        ("tank_colossus", 0, 6),
        ("tank_colossus", 1, 5),
        ("tank_colossus", 3, 3),
        ("tank_scythed", 2, 1),
        ("tank_scythed", 3, 1),
        ("tank_tortoise", 3, 1),
    ],
)
@pytest.mark.parametrize("side", [0, 1])
def test_7_5_3_the_dice_of_the_card_less_one_a_gear(card: str, gears: int, dice: int, side: int) -> None:
    scenario = battle(
        3, "9 soldiers, 1 tank", tanks=1 - side, go=side, field={side: card + " mechanical_gear" * gears}
    )
    scenario.play("fire", fate=f"blank*{dice}")
    assert [fired[:2] for fired in scenario.told("tank_fired")] == [(side, dice)]


@rule("MAG-7.5.4")
@pytest.mark.parametrize(
    ("explosions", "kills"),
    [(0, 5), (1, 2), (2, 0)],
)
@pytest.mark.parametrize("others", ["hit", "blank"])
def test_7_5_4_only_explosions_matter(explosions: int, kills: int, others: str) -> None:
    scenario = battle(3, "9 soldiers", tanks=1, field={0: "tank_covered"})
    scenario.play("fire", fate=f"explosion*{explosions} {others}*{4 - explosions}")
    assert defence(scenario)[0] == 9 - kills
    assert army(scenario) == (3, 1, 0)


@rule("MAG-7.5.4", "MAG-R34")
@pytest.mark.parametrize("explosions", [3, 4, 6])
def test_7_5_4_three_explosions_cost_the_attacker_tank_and_army(explosions: int) -> None:
    scenario = battle(4, "2 soldiers", tanks=2, airplanes=1, field={0: "tank_colossus airplane_glider"})
    scenario.play("fire", fate=f"explosion*{explosions} hit*{6 - explosions}")
    assert scenario.step == "turn"
    assert at(scenario, "florence") == (1, 2, 1, 1, -1)
    assert scenario.position.supply[0] == 49 - 1
    assert scenario.position.tank_supply == 19


@rule("MAG-R34", "MAG-7.5.4")
def test_r34_the_soldiers_in_the_territory_of_origin_are_safe() -> None:
    scenario = magnifico(
        rome="0: 7 soldiers, 2 tanks",
        florence="1: 2 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_colossus"},
    )
    scenario.play("attack florence", "soldiers 4", "tanks 1", "fire", fate="explosion*3 hit*3")
    assert at(scenario, "rome") == (0, 3, 1, 0, -1)
    assert at(scenario, "florence") == (1, 2, 0, 0, -1)


@rule("MAG-R34", "MAG-7.7.5")
def test_r34_a_defender_loses_all_soldiers_of_the_territory_and_automata_do_not_save_him() -> None:
    cards = {1: "tank_colossus automaton castle_project"}
    scenario = battle(1, "8 soldiers, 3 tanks, 2 airplanes, castle, 4 towers", go=1, field=cards)
    scenario.play("fire", fate="explosion*3 hit*3")
    assert scenario.step == "turn"
    assert at(scenario, "florence") == (0, 1, 2, 2, 4)
    assert at(scenario, "milan")[:2] == (1, 1)
    assert scenario.position.supply[1] == 49 - 1


@rule("MAG-7.5.5", "MAG-D15")
@pytest.mark.parametrize("side", [0, 1])
def test_7_5_5_after_each_tank_stop_or_fire_another(side: int) -> None:
    scenario = battle(6, "6 soldiers, 3 tanks", tanks=3 - 3 * side, go=side, field={side: "tank_covered"})
    jammed = "explosion*2 blank*2"
    for _ in range(2):
        scenario.play("fire", fate=jammed)
        assert scenario.step == "fire_again"
        assert scenario.waiting == (side,)
        assert sorted(scenario.options()) == ["fire", "stop"]
    scenario.play("stop")
    assert scenario.step == "go"
    assert scenario.waiting == (side,)


@rule("MAG-D15")
def test_d15_no_question_without_enemy_soldiers() -> None:
    scenario = battle(6, "5 soldiers", tanks=3, field={0: "tank_covered"})
    scenario.play("fire", fate="blank*4")
    assert scenario.step == "turn"


@rule("MAG-D15", "MAG-7.5.7")
def test_7_5_7_each_tank_fires_once_in_an_assault() -> None:
    scenario = battle(6, "20 soldiers", tanks=2, field={0: "tank_covered"})
    scenario.play("fire", fate="explosion*2 blank*2")
    assert scenario.step == "fire_again"
    scenario.play("fire", fate="blank*4")
    assert scenario.step == "go"
    assert scenario.refused("fire").clause in {"MAG-7.3.3", "MAG-7.5.7"}


@rule("MAG-7.5.7")
def test_7_5_7_and_again_in_the_next_go() -> None:
    scenario = battle(6, "20 soldiers", tanks=1, field={0: "tank_covered"})
    scenario.play("fire", "end", "1: infantry 1", fate="blank*4 blank")
    assert defence(scenario)[0] == 15
    scenario.play("fire", fate="blank*4")
    assert defence(scenario)[0] == 10


@rule("MAG-7.5.6")
def test_7_5_6_leaving_the_tank_assault_ends_it_for_this_go() -> None:
    scenario = battle(6, "20 soldiers", tanks=3, field={0: "tank_covered"})
    scenario.play("fire", "stop", fate="blank*4")
    assert scenario.refused("fire").clause in {"MAG-7.3.3", "MAG-7.5.6"}
    scenario.play("infantry 1", fate="blank")
    assert scenario.waiting == (1,)
    scenario.play("infantry 1", fate="blank")
    assert "fire" in scenario.options()


@rule("MAG-7.5.4")
@pytest.mark.parametrize(("setting", "left"), [(False, 1), (True, 0)])
def test_7_5_4_a_jammed_tank_stays_unless_the_setting_says_otherwise(setting: bool, left: int) -> None:
    scenario = magnifico(
        rome="0: 5 soldiers, 1 tank",
        florence="1: 9 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered"},
        settings={"double_explosion": setting},
    )
    scenario.play("attack florence", "soldiers 3", "tanks 1", "fire", fate="explosion*2 blank*2")
    assert army(scenario) == (3, left, 0)
