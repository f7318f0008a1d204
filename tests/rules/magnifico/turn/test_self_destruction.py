"""The option self_destruct (MAG-15.3): machines removed by their owner."""

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico

ON = {"self_destruct": True}
CARDS = "tank_covered airplane_glider"


def scraps(scenario: Scenario, seat: int | None = None) -> list[str]:
    return [move for move in scenario.options(seat) if move.startswith("scrap")]


def siege(setting: bool = True, towers: int = 4) -> Scenario:
    """Seat 0 attacks Naples, a castle, with 3 soldiers, 2 tanks and 1 airplane: his first go."""
    scenario = magnifico(
        settings={"self_destruct": setting},
        field={0: CARDS, 1: CARDS.replace("covered", "scythed").replace("glider", "ornithopter")},
        rome="0: 6 soldiers, 2 tanks, 1 airplane",
        naples=f"1: 4 soldiers, 1 tank, 2 airplanes, castle, {towers} towers",
        athens="1: 2 soldiers, 1 tank",
    )
    return scenario.play("attack naples", "soldiers 3", "tanks 2", "airplanes 1")


@rule("MAG-15.3")
def test_15_3_in_his_turn_a_player_may_remove_his_machines() -> None:
    scenario = magnifico(
        settings=ON,
        field={0: CARDS},
        rome="0: 2 soldiers, 2 tanks",
        milan="0: 2 soldiers, 1 airplane",
        naples="1: 2 soldiers, 1 tank, 1 airplane",
    )
    assert scraps(scenario) == ["scrap_tank rome", "scrap_airplane milan"]
    scenario.play("scrap_tank rome", "scrap_airplane milan")
    assert at(scenario, "rome")[:3] == (0, 2, 1)
    assert at(scenario, "milan")[:4] == (0, 2, 0, 0)
    assert scenario.position.money[0] == 100
    assert scraps(scenario) == ["scrap_tank rome"]


@rule("MAG-15.3")
def test_15_3_removed_machines_return_to_the_supply() -> None:
    scenario = magnifico(settings=ON, field={0: CARDS}, rome="0: 2 soldiers, 2 tanks, 1 airplane")
    assert (scenario.position.tank_supply, scenario.position.airplane_supply) == (18, 19)
    scenario.play("scrap_tank rome", "scrap_tank rome", "scrap_airplane rome")
    assert (scenario.position.tank_supply, scenario.position.airplane_supply) == (20, 20)


@rule("MAG-15.3")
def test_15_3_without_the_setting_nothing_can_be_removed() -> None:
    scenario = magnifico(field={0: CARDS}, rome="0: 2 soldiers, 2 tanks, 1 airplane")
    assert scraps(scenario) == []
    assert scenario.refused("scrap_tank rome").clause in ("MAG-15.3", "MAG-2.3")
    assert scenario.refused("scrap_airplane rome").clause in ("MAG-15.3", "MAG-2.3")


@rule("MAG-15.3")
def test_15_3_machines_without_their_card_may_be_removed_too() -> None:
    scenario = magnifico(settings=ON, rome="0: 2 soldiers, 1 tank, 1 airplane")
    assert scraps(scenario) == ["scrap_tank rome", "scrap_airplane rome"]
    scenario.play("scrap_tank rome")
    assert at(scenario, "rome")[2] == 0


@rule("MAG-15.3")
def test_15_3_machines_of_others_and_missing_ones_cannot_be_removed() -> None:
    scenario = magnifico(settings=ON, rome="0: 2 soldiers, 1 tank", naples="1: 1 soldier, 1 tank")
    scenario.refused("scrap_tank naples")
    scenario.refused("scrap_airplane rome")
    scenario.refused("scrap_tank milan")


@rule("MAG-15.3")
def test_15_3_removing_closes_no_step() -> None:
    scenario = magnifico(
        settings=ON,
        field={0: CARDS},
        archive={0: "bombard"},
        rome="0: 4 soldiers, 2 tanks, castle",
        naples="1: 1 soldier",
        athens="1: 1 soldier",
    )
    before = [move for move in scenario.options() if not move.startswith("scrap")]
    assert "field bombard" in before
    scenario.play("scrap_tank rome")
    assert [move for move in scenario.options() if not move.startswith("scrap")] == before


@rule("MAG-15.3")
def test_15_3_removing_opens_no_closed_step() -> None:
    scenario = magnifico(
        settings=ON,
        field={0: CARDS},
        extra="[turn]\nstage = 4\nwars = 1",
        rome="0: 4 soldiers, 2 tanks, castle",
        naples="1: 1 soldier",
        athens="1: 1 soldier",
    )
    scenario.refused("tower rome")
    scenario.play("scrap_tank rome")
    scenario.refused("tower rome")
    scenario.refused("tank rome")
    assert "attack naples" in scenario.options()


@rule("MAG-15.3")
def test_15_3_not_in_the_turn_of_another() -> None:
    scenario = magnifico(settings=ON, turn=1, rome="0: 2 soldiers, 1 tank", naples="1: 2 soldiers")
    scenario.refused("0: scrap_tank rome")


@rule("MAG-15.3")
def test_15_3_at_the_start_of_his_go_the_attacker_may_remove_machines_of_his_army() -> None:
    scenario = siege()
    assert scraps(scenario) == ["scrap_tank naples", "scrap_airplane naples"]
    supply = scenario.position.tank_supply
    scenario.play("scrap_tank naples")
    assert scenario.waiting == (0,)
    assert (scenario.position.battle.tanks, scenario.position.battle.airplanes) == (1, 1)
    assert at(scenario, "naples")[:4] == (1, 4, 1, 2)
    assert scenario.position.tank_supply == supply + 1


@rule("MAG-15.3")
def test_15_3_not_in_a_battle_without_the_setting() -> None:
    scenario = siege(setting=False)
    assert scraps(scenario) == []
    scenario.refused("scrap_tank naples")


@rule("MAG-15.3")
def test_15_3_not_after_the_first_roll_of_the_go() -> None:
    scenario = siege()
    scenario.play("infantry 1", fate="blank")
    assert scenario.waiting == (0,)
    assert scraps(scenario) == []
    scenario.refused("scrap_tank naples")


@rule("MAG-15.3")
def test_15_3_never_in_the_enemys_go() -> None:
    scenario = siege()
    scenario.refused("1: scrap_tank naples")
    scenario.play("infantry 1", "end", fate="blank")
    assert scenario.waiting == (1,)
    scenario.refused("0: scrap_tank naples")


@rule("MAG-15.3")
def test_15_3_the_defender_may_remove_his_machines_at_the_start_of_his_go() -> None:
    scenario = siege()
    scenario.play("infantry 1", "end", fate="blank")
    assert scraps(scenario) == ["scrap_tank naples", "scrap_airplane naples"]
    scenario.play("scrap_tank naples", "scrap_airplane naples")
    assert at(scenario, "naples")[:4] == (1, 4, 0, 1)
    assert (scenario.position.battle.tanks, scenario.position.battle.airplanes) == (2, 1)
    assert at(scenario, "athens")[2] == 1
    scenario.play("fly 1", fate="blank")
    assert scraps(scenario) == []


@rule("MAG-15.3")
def test_15_3_a_defender_without_the_card_may_remove_captured_tanks() -> None:
    scenario = magnifico(
        settings=ON,
        rome="0: 6 soldiers",
        naples="1: 4 soldiers, 3 tanks",
        athens="1: 2 soldiers",
    )
    scenario.play("attack naples", "soldiers 5", "infantry 5", fate="blank*5")
    assert scraps(scenario, 1) == ["scrap_tank naples"]
    scenario.play("scrap_tank naples", "scrap_tank naples", "scrap_tank naples")
    assert at(scenario, "naples")[2] == 0


@rule("MAG-15.3")
def test_15_3_the_same_go_may_then_begin_with_a_retreat() -> None:
    scenario = siege()
    assert "retreat" not in scenario.options()
    scenario.play("scrap_airplane naples")
    # level 5: the tanks with 5 hits and 3 soldiers cannot remove anybody
    assert "retreat" in scenario.options()
    scenario.play("retreat")
    assert at(scenario, "rome")[:4] == (0, 6, 2, 0)


@rule("MAG-15.3")
@pytest.mark.parametrize(("towers", "allowed"), [(4, True), (3, False)])
def test_15_3_a_retreat_only_where_r40_allows_it(towers: int, allowed: bool) -> None:
    scenario = siege(towers=towers).play("scrap_airplane naples")
    assert ("retreat" in scenario.options()) is allowed


@rule("MAG-15.3")
def test_15_3_in_a_battle_machines_elsewhere_stay_and_the_reason_says_so() -> None:
    scenario = siege().play("infantry 3", "end", fate="blank*3")
    assert at(scenario, "athens")[2] == 1
    reason = scenario.refused("scrap_tank athens")
    assert (reason.message, reason.clause) == ("why-not-in-battle", "MAG-15.3")
