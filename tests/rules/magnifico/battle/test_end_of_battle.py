"""Victory, defeat and retreat (MAG-7.3.9 to MAG-7.3.14)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import at, battle, magnifico

MACHINES = "tank_covered airplane_glider"  # four dice and five hits; three hooks
THEIRS = "tank_fan_gun airplane_great_kite"  # five dice and six hits; five hooks


# Victory and defeat


@rule("MAG-7.3.9")
def test_7_3_9_the_last_soldier_ends_the_battle_whatever_was_to_come() -> None:
    scenario = battle(3, "2 soldiers, 1 tank", tanks=3, airplanes=2, field={0: MACHINES, 1: THEIRS})
    scenario.play("fire", fate="blank*4")
    assert scenario.step == "turn"
    assert scenario.waiting == (0,)
    assert at(scenario, "florence") == (0, 3, 4, 2, -1)


@rule("MAG-7.3.9")
def test_7_3_9_the_last_own_soldier_too() -> None:
    scenario = battle(1, "2 soldiers", tanks=2, airplanes=2, field={0: MACHINES})
    scenario.play("infantry 1", fate="explosion")
    assert scenario.step == "turn"
    assert at(scenario, "florence")[:2] == (1, 2)


@rule("MAG-7.3.10")
def test_7_3_10_a_beaten_attacker_leaves_his_machines_to_the_defender() -> None:
    scenario = battle(1, "2 soldiers, 1 tank", tanks=2, airplanes=3, field={0: MACHINES})
    scenario.play("infantry 1", fate="explosion")
    assert at(scenario, "florence") == (1, 2, 3, 3, -1)
    assert at(scenario, "rome") == (0, 1, 0, 0, -1)


@rule("MAG-7.3.11", "MAG-R57")
def test_7_3_11_the_conqueror_gets_everything_and_stays() -> None:
    scenario = magnifico(
        rome="0: 7 soldiers, 2 tanks, 2 airplanes",
        florence="1: 1 soldier, 3 tanks, 4 airplanes, castle, 3 towers",
        milan="1: 1 soldier",
        field={0: MACHINES},
    )
    scenario.play("attack florence", "soldiers 6", "tanks 1", "airplanes 2", "fly 1", fate="hit")
    assert at(scenario, "florence") == (0, 6, 4, 6, 3)
    assert at(scenario, "rome") == (0, 1, 1, 0, -1)
    assert scenario.step == "turn"


@rule("MAG-R44", "MAG-7.3.11")
def test_r44_useless_machines_cannot_be_hit_and_are_captured() -> None:
    scenario = battle(
        6, "3 soldiers, 2 tanks, 2 airplanes", airplanes=3, field={0: f"{MACHINES} anti_tank_bomb"}
    )
    scenario.play("infantry 1", "end", fate="blank")
    assert {option.split()[0] for option in scenario.options()} == {"infantry"}
    scenario.play("1: infantry 1", fate="blank")
    scenario.play("infantry 6", fate="hit*6")
    assert at(scenario, "florence") == (0, 6, 2, 5, -1)


@rule("MAG-7.3.12")
def test_7_3_12_removed_pieces_return_to_the_supplies() -> None:
    defence = "5 soldiers, 1 airplane, castle, 2 towers"
    cards = {0: f"{MACHINES} great_cannon", 1: "airplane_great_kite anti_tank_bomb"}
    scenario = battle(4, defence, tanks=2, airplanes=1, field=cards)
    position = scenario.position
    assert position.supply[:2] == [49 - 5, 49 - 6]
    before = (position.tank_supply, position.airplane_supply, position.tower_supply, position.castle_supply)
    assert before == (18, 18, 38, 15)
    scenario.play("infantry 4", "cannons 1", fate="hit*3 explosion")  # level 3, one tower
    assert (position.supply[0], position.supply[1], position.tower_supply) == (45, 43, 39)
    scenario.play("fire", "intercept 1", "fire", fate="hit blank*3 explosion")  # level 2: 2 - 2
    assert (position.tank_supply, position.supply[1]) == (19, 43)
    scenario.play("fly 1", fate="explosion")
    assert position.airplane_supply == 19


@rule("MAG-7.3.12")
def test_7_3_12_a_beaten_army_returns_to_its_supply() -> None:
    scenario = battle(2, "5 soldiers", go=1)
    scenario.play("infantry 5", fate="hit*3 explosion*2")
    assert scenario.position.supply[:2] == [48, 49 - 4]


# Retreat


@rule("MAG-7.3.13", "MAG-R41")
def test_7_3_13_the_survivors_return_to_the_territory_of_origin() -> None:
    scenario = magnifico(
        rome="0: 4 soldiers, 2 tanks",
        florence="1: 3 soldiers, castle, 4 towers",
        milan="1: 1 soldier",
        field={0: "tank_covered"},
    )
    scenario.play("attack florence", "soldiers 3", "tanks 1", "infantry 3", "end", fate="explosion blank*2")
    scenario.play("1: infantry 1", fate="blank")
    scenario.play("retreat")
    assert scenario.step == "turn"
    assert scenario.position.battle is None
    assert at(scenario, "rome") == (0, 3, 2, 0, -1)
    assert at(scenario, "florence") == (1, 3, 0, 0, 4)


@rule("MAG-R41")
def test_r41_retreat_in_the_first_go_spends_the_war_and_the_money() -> None:
    scenario = magnifico(
        money=200, rome="0: 4 soldiers", florence="1: 3 soldiers, castle, 4 towers", milan="1: 1 soldier"
    )
    for wars in (1, 2, 3):
        scenario.play("attack florence", "soldiers 3", "retreat")
        assert (scenario.position.wars, scenario.position.money[0]) == (wars, 200 - 30 * wars)
        assert at(scenario, "rome")[1] == 4
    assert scenario.refused("attack florence").clause == "MAG-5.45.2"


@rule("MAG-R41")
def test_r41_no_landing_loss_on_the_way_back() -> None:
    scenario = magnifico(
        rome="0: 6 soldiers",
        tunis="1: 3 soldiers, castle, 4 towers",
        milan="1: 1 soldier",
        field={1: "submarine"},
    )
    scenario.play("attack tunis", "soldiers 5", "retreat")
    assert at(scenario, "rome")[1] == 1 + 3


BEHIND_WALLS = "4 soldiers, castle, 4 towers"
AT_THE_START = {"retreat_timing": "start_of_go"}


@rule("MAG-7.3.13", "MAG-R41")
def test_7_3_13_between_two_assaults_of_a_go() -> None:
    scenario = battle(3, BEHIND_WALLS, tanks=1, field={0: "tank_tortoise"})
    assert "retreat" in scenario.options()
    scenario.play("infantry 1", fate="blank")
    assert scenario.options() == ["fire", "end", "retreat"]
    scenario.play("retreat")
    assert (at(scenario, "rome")[:3], scenario.position.battle) == ((0, 4, 1), None)


@rule("MAG-7.3.13", "MAG-R41")
def test_7_3_13_after_the_last_assault_before_the_defender_strikes() -> None:
    scenario = battle(6, BEHIND_WALLS)
    assert "retreat" not in scenario.options()
    scenario.play("infantry 6", fate="explosion blank*5")  # five soldiers cannot get past level 5
    assert (scenario.waiting, scenario.options()) == ((0,), ["end", "retreat"])
    scenario.play("retreat")
    assert at(scenario, "rome")[1] == 1 + 5
    assert at(scenario, "florence") == (1, 4, 0, 0, 4)


@rule("MAG-7.3.13", "MAG-R41")
def test_7_3_13_he_may_stay_although_he_can_do_nothing() -> None:
    scenario = battle(6, BEHIND_WALLS).play("infantry 6", "end", fate="explosion blank*5")
    assert scenario.waiting == (1,)
    assert scenario.refused("retreat").clause == "MAG-7.3.14"


@rule("MAG-R41")
def test_r41_who_can_still_win_is_not_asked_after_his_last_assault() -> None:
    scenario = battle(6, BEHIND_WALLS).play("infantry 6", fate="blank*6")
    assert scenario.waiting == (1,)


@rule("MAG-R41")
def test_r41_once_the_last_airplane_has_crashed_he_may_retreat() -> None:
    scenario = battle(2, BEHIND_WALLS, airplanes=1, field={0: "airplane_glider"})
    assert scenario.refused("retreat").clause == "MAG-7.3.13"
    scenario.play("fly 1", fate="explosion")
    scenario.play("retreat")
    assert at(scenario, "rome")[1] == 1 + 2


@rule("MAG-R41")
def test_r41_leaving_the_tanks_he_may_retreat() -> None:
    scenario = battle(3, BEHIND_WALLS, tanks=2, field={0: "tank_tortoise"})
    scenario.play("fire", "stop", "retreat", fate="blank*2")
    assert at(scenario, "rome")[:3] == (0, 4, 2)


@rule("MAG-R41")
def test_r41_with_the_setting_only_at_the_start_of_a_go() -> None:
    scenario = battle(3, BEHIND_WALLS, tanks=1, field={0: "tank_tortoise"}, settings=AT_THE_START)
    assert "retreat" in scenario.options()
    scenario.play("infantry 1", fate="blank")
    assert scenario.refused("retreat").clause == "MAG-R41"
    other = battle(6, BEHIND_WALLS, settings=AT_THE_START)
    assert other.play("infantry 6", fate="explosion blank*5").waiting == (1,)


@rule("MAG-7.3.13")
def test_7_3_13_not_for_bad_odds() -> None:
    scenario = battle(6, "40 soldiers, castle, 4 towers")
    assert scenario.refused("retreat").clause in {"MAG-7.3.13", "MAG-R40"}


@rule("MAG-7.3.14")
def test_7_3_14_the_defender_never_retreats() -> None:
    scenario = battle(6, "1 soldier, castle, 4 towers", go=1)
    assert "retreat" not in scenario.options()
    assert scenario.refused("retreat").clause == "MAG-7.3.14"


INFANTRY_ALONE = [
    (1, "castle", "", "", True),
    (2, "castle", "", "", False),
    (5, "castle, 4 towers", "", "", True),
    (6, "castle, 4 towers", "", "", False),
    (4, "castle, 2 towers", "", "castle_project", True),
    (5, "castle, 2 towers", "", "castle_project", False),
    (2, "castle, 3 towers", "bombard bombard", "", True),
    (3, "castle, 3 towers", "bombard bombard", "", False),
    (1, "castle", "bombard", "", False),
    (2, "castle, 2 towers", "grapeshot", "", True),
    (3, "castle, 2 towers", "grapeshot", "", False),
    (1, "castle, 1 tower", "grapeshot grapeshot grapeshot", "", True),  # one soldier, one doubled die
    (2, "castle, 1 tower", "lead_ball_wagon lead_ball_wagon", "", True),
    (1, "", "", "", False),
    (1, "castle, 4 towers", "great_cannon", "", True),
    (2, "castle, 4 towers", "great_cannon", "", False),
    (1, "castle, 4 towers", "great_cannon bombard", "", False),  # a bare castle less one Bombard
    (2, "castle, 4 towers", "great_cannon", "castle_project", True),
    (2, "castle", "great_cannon", "castle_project castle_project", True),
]


@rule("MAG-R40", "MAG-7.3.13")
@pytest.mark.parametrize(("soldiers", "walls", "cards", "their_cards", "retreat"), INFANTRY_ALONE)
def test_r40_infantry_that_cannot_pass_the_walls(
    soldiers: int, walls: str, cards: str, their_cards: str, retreat: bool
) -> None:
    scenario = battle(soldiers, f"4 soldiers, {walls}".rstrip(", "), field={0: cards, 1: their_cards})
    assert ("retreat" in scenario.options()) is retreat


WITH_MACHINES = [
    ("tank_covered", 1, 0, "castle, 4 towers", True),
    ("tank_covered", 1, 0, "castle, 3 towers", False),
    ("tank_covered cannon_igniter", 1, 0, "castle, 4 towers", False),
    ("tank_tortoise", 3, 0, "castle, 2 towers", True),  # each tank meets the castle on its own
    ("tank_tortoise multi_cannon", 1, 0, "castle, 4 towers", True),
    ("tank_tortoise multi_cannon", 1, 0, "castle, 3 towers", False),
    ("tank_tortoise bombard", 1, 0, "castle, 2 towers", True),  # Bombards do not help tanks
    ("tank_tortoise great_cannon", 1, 0, "castle, 2 towers", False),
    ("airplane_glider", 0, 1, "castle, 4 towers", False),
]


@rule("MAG-R40")
@pytest.mark.parametrize(("cards", "tanks", "airplanes", "walls", "retreat"), WITH_MACHINES)
def test_r40_machines_that_can_or_cannot_kill(
    cards: str, tanks: int, airplanes: int, walls: str, retreat: bool
) -> None:
    scenario = battle(1, f"4 soldiers, {walls}", tanks=tanks, airplanes=airplanes, field={0: cards})
    assert ("retreat" in scenario.options()) is retreat


@rule("MAG-R40", "MAG-R65")
@pytest.mark.parametrize(("die", "retreat"), [("hit", False), ("blank", True)])
def test_r40_no_retreat_once_a_paratrooper_has_opened_the_castle(die: str, retreat: bool) -> None:
    scenario = battle(
        3,
        "9 soldiers, 1 airplane, castle, 4 towers",
        airplanes=2,
        field={0: f"{MACHINES} paratrooper", 1: f"{THEIRS} anti_aircraft_culverin"},
    )
    scenario.play("fly 2", "intercept 1", "paratrooper yes", "end", fate=f"hit {die}")
    assert scenario.waiting == (1,)
    scenario.play("infantry 1", "end", fate="blank")
    scenario.play("fly 1", "intercept 1", "end", "1: infantry 1", "1: end", fate="hit blank")
    assert scenario.position.battle.airplanes == 0
    assert ("retreat" in scenario.options()) is retreat


# The order of effects of one roll


@rule("MAG-R42")
def test_r42_own_and_enemy_losses_of_one_roll_come_together() -> None:
    scenario = battle(2, "1 soldier")
    scenario.play("infantry 2", fate="hit explosion")
    assert at(scenario, "florence")[:2] == (0, 1)
    assert scenario.position.supply[:2] == [47, 48]


@rule("MAG-R42")
def test_r42_the_roll_that_takes_the_castle_still_fells_its_tower() -> None:
    scenario = battle(6, "1 soldier, castle, 2 towers", field={0: "great_cannon"})
    scenario.play("infantry 6", "cannons 1", fate="hit*6")
    assert at(scenario, "florence") == (0, 6, 0, 0, 1)
    assert scenario.position.tower_supply == 39
