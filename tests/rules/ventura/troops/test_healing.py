"""Wounds and healing (VTR-25)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, florins, regroup, troop, ventura

HURT = {"0.2": "village_1 pikemen:2"}


@rule("VTR-25.1")
def test_25_1_wounds_stay_until_they_are_healed() -> None:
    scenario = ventura("troops", troops=HURT).play("move 2", "to field_1", "halt")
    assert troop(scenario, 0, 2) == "field_1 pikemen:2"


@rule("VTR-25.2", "VTR-R54")
@pytest.mark.parametrize(
    "step", ["prestige", "fortune", "recruit", "upkeep", "expansion", "conscription", "deploy", "troops"]
)
def test_25_2_in_any_phase_one_florin_a_wound(step: str) -> None:
    scenario = ventura(step, florins=[4, 0, 0], troops=HURT, hand={0: "farmers"})
    assert scenario.nouns("heal") == ["2:pikemen:2"]
    scenario.play("heal 2:pikemen:2")
    assert troop(scenario, 0, 2) == "village_1 pikemen:1"
    assert florins(scenario)[0] == 3
    assert (scenario.step, scenario.waiting) == (step, (0,))
    scenario.play("heal 2:pikemen:1")
    assert scenario.nouns("heal") == []


@rule("VTR-25.2")
def test_25_2_in_the_annex_and_regroup_steps_too() -> None:
    troops = {"0.2": "village_1 acuto pikemen:2", "0.3": "village_1 archers"}
    assert regroup(florins=[4, 0, 0], troops=troops).nouns("heal") == ["2:pikemen:2"]
    troops = {"0.2": "village_1 pikemen:2", "0.3": "field_1 archers"}
    scenario = ventura("recruit", 2, florins=[4, 0, 2], troops=troops).play("stop")
    assert (scenario.step, scenario.nouns("heal")) == ("annex", ["2:pikemen:2"])


@rule("VTR-25.2")
def test_25_2_only_the_active_player_and_only_his_own_companies() -> None:
    scenario = ventura("prestige", florins=4, troops={"1.2": "hill_1 pikemen:2"})
    assert scenario.nouns("heal") == []
    assert scenario.refused("1: heal 2:pikemen:2").message == "why-not-your-turn"


@rule("VTR-25.2")
def test_25_2_wherever_the_company_is_but_not_without_money() -> None:
    scenario = ventura("deploy", florins=[0, 0, 0], troops=HURT, hand={0: "farmers"})
    assert scenario.nouns("heal") == []
    assert scenario.refused("heal 2:pikemen:2").clause in ("VTR-5.2", "VTR-25.2")


@rule("VTR-25.2")
def test_25_2_never_during_a_battle() -> None:
    scenario = battle("pikemen:1", "acuto archers swordsmen", hand={0: "farmers"}, florins=[5, 0, 0])
    assert scenario.step == "before_order"
    assert scenario.nouns("heal") == []
    assert scenario.refused("heal 2:pikemen:1").clause == "VTR-25.2"


@rule("VTR-25.3")
def test_25_3_not_between_two_battles_on_the_same_territory() -> None:
    troops = {"1.3": "field_1 sappers"}
    scenario = battle(
        "acuto heavy_cavalry", "archers", troops=troops, florins=[5, 0, 0], hand={0: "farmers"}
    )
    scenario.play("defend 2")
    steps = []
    while scenario.step != "march":
        steps.append(scenario.step)
        assert scenario.nouns("heal") == []
        scenario.play("pass")
    assert steps == ["before_assault", "before_assault", "after_battle"] * 2
    assert scenario.nouns("heal") == ["2:heavy_cavalry:4"]


@rule("VTR-25.2", "VTR-R54")
def test_r54_between_two_steps_of_a_moving_troop() -> None:
    scenario = ventura("troops", florins=[1, 0, 0], troops={"0.2": "village_1 light_cavalry:1"}).play(
        "move 2", "to field_1"
    )
    assert scenario.nouns("heal") == ["2:light_cavalry:1"]
    scenario.play("heal 2:light_cavalry:1")
    assert scenario.step == "march"


@rule("VTR-R54")
def test_r54_healing_alone_opens_no_question() -> None:
    scenario = ventura("deploy", florins=[4, 4, 0], troops={"1.2": "hill_1 pikemen:2"}, hand={0: "farmers"})
    assert scenario.play("stop").waiting == (2,)


@rule("VTR-R54")
def test_r54_except_in_the_troop_phase() -> None:
    troops = {"0.1": "city_este garrison_este:1", "0.2": "village_1 archers"}
    scenario = ventura("troops", florins=[1, 0, 0], troops=troops).play("move 2", "halt")
    assert (scenario.step, sorted(scenario.options())) == ("troops", ["heal 1:garrison_este:1", "stop"])


@rule("VTR-25.4")
def test_25_4_barber_surgeon_at_the_end_of_a_battle() -> None:
    scenario = battle("acuto men_at_arms", "stradiots", hand={0: "barber_surgeon"}).play("pass", "pass")
    assert sorted(scenario.options()) == ["pass", "play barber_surgeon"]
    scenario.play("play barber_surgeon")
    assert troop(scenario, 0, 2) == "field_1 acuto men_at_arms:1"
