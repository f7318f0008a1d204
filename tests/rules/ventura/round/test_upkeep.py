"""The Upkeep Step (VTR-14)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import florins, hand, pile, recovery, troop, ventura

# seat 0: City 1, field_1 2, village_1 1, field_2 1 = 5
FIVE = {0: "field_1 village_1 field_2"}


@rule("VTR-14.1")
def test_14_1_income_is_the_number_of_markers() -> None:
    scenario = ventura("upkeep", domain=FIVE, troops={"0.1": "", "0.2": "field_1 farmers"}).play("pay")
    assert florins(scenario)[0] == 5


@rule("VTR-14.2", "VTR-14.9", "VTR-T17")
def test_t17_income_pays_first_and_then_the_reserve() -> None:
    # Garrison 3, acuto 2, heavy_cavalry 2, pikemen 1 = 8
    troops = {"0.2": "field_1 acuto heavy_cavalry pikemen"}
    scenario = ventura("upkeep", domain=FIVE, florins=[1, 0, 0], troops=troops)
    assert "pay" not in scenario.options()
    assert scenario.refused("pay").clause in ("VTR-14.2", "VTR-14.3")
    scenario.play("dismiss 2:heavy_cavalry")
    assert "pay" in scenario.options()
    scenario.play("pay")
    assert florins(scenario)[0] == 0


@rule("VTR-14.9", "VTR-T17")
def test_t17_what_is_not_needed_is_added_to_the_reserve() -> None:
    troops = {"0.2": "field_1 acuto heavy_cavalry pikemen"}
    scenario = ventura("upkeep", domain=FIVE, florins=[1, 0, 0], troops=troops)
    scenario.play("dismiss 2:heavy_cavalry", "dismiss 2:acuto")
    # the Garrison and the Pikemen are left: 3 + 1
    scenario.play("pay")
    assert florins(scenario)[0] == 1 + 5 - 4


@rule("VTR-14.3", "VTR-R74", "VTR-25.1")
def test_14_3_dismissed_cards_are_discarded_and_their_wounds_vanish() -> None:
    scenario = ventura("upkeep", troops={"0.2": "village_1 pikemen:3"}).play("dismiss 2:pikemen:3")
    assert pile(scenario, "discarded") == ["pikemen"]


@rule("VTR-14.4", "VTR-R21")
def test_14_4_affordable_cards_may_be_dismissed() -> None:
    scenario = ventura(
        "upkeep", florins=[9, 0, 0], troops={"0.2": "village_1 archers", "0.3": "wood_1 pikemen"}
    )
    assert sorted(scenario.nouns("dismiss")) == ["1:garrison_este", "2:archers", "3:pikemen"]
    scenario.play("dismiss 3:pikemen", "pay")
    assert florins(scenario)[0] == 9 + 1 - 3 - 1


@rule("VTR-14.5")
def test_14_5_the_captain_of_an_army_without_companies_is_discarded() -> None:
    scenario = ventura("upkeep", troops={"0.2": "village_1 acuto archers pikemen"})
    scenario.play("dismiss 2:archers")
    assert troop(scenario, 0, 2) == "village_1 acuto pikemen"
    scenario.play("dismiss 2:pikemen")
    assert troop(scenario, 0, 2) == ""
    assert pile(scenario, "discarded") == ["acuto", "archers", "pikemen"]
    assert pile(scenario, "removed") == []


@rule("VTR-14.6", "VTR-R20", "VTR-D13")
def test_14_6_a_captain_goes_and_his_companies_spread() -> None:
    scenario = ventura(
        "upkeep", florins=[9, 0, 0], troops={"0.3": "village_1 acuto archers pikemen sappers"}
    )
    scenario.play("dismiss 3:acuto")
    assert pile(scenario, "discarded") == ["acuto"]
    assert scenario.step == "stay"
    assert sorted(scenario.nouns("stay")) == ["3:archers", "3:pikemen", "3:sappers"]
    scenario.play("stay 3:pikemen")
    assert scenario.step == "apart"
    assert sorted(text.split()[0] for text in scenario.options()) == ["apart", "dismiss"]
    scenario.play("apart 3:archers")
    scenario.play(next(text for text in scenario.options() if text.startswith("dismiss")))
    assert troop(scenario, 0, 3) == "village_1 pikemen"
    assert troop(scenario, 0, 2) == "village_1 archers"
    assert pile(scenario, "discarded") == ["acuto", "sappers"]
    assert scenario.step == "upkeep"


@rule("VTR-14.6")
def test_14_6_a_single_company_stays_without_a_question() -> None:
    scenario = ventura("upkeep", florins=[9, 0, 0], troops={"0.3": "village_1 acuto archers"}).play(
        "dismiss 3:acuto"
    )
    assert scenario.step == "upkeep"
    assert troop(scenario, 0, 3) == "village_1 archers"


@rule("VTR-14.6", "VTR-D13")
def test_14_6_the_garrison_stays_in_its_area_without_a_question() -> None:
    scenario = ventura("upkeep", florins=[9, 0, 0], troops={"0.1": "city_este acuto garrison_este archers"})
    scenario.play("dismiss 1:acuto")
    assert scenario.step == "apart"
    scenario.play("apart 1:archers")
    assert troop(scenario, 0, 1) == "city_este garrison_este"
    assert troop(scenario, 0, 2) == "city_este archers"


@rule("VTR-14.6")
def test_14_6_without_an_empty_area_the_others_are_dismissed() -> None:
    troops = {f"0.{area}": "field_1 farmers" for area in (2, 3, 4)} | {
        "0.5": "village_1 acuto archers pikemen"
    }
    scenario = ventura("upkeep", florins=[9, 0, 0], troops=troops).play("dismiss 5:acuto", "stay 5:archers")
    assert pile(scenario, "discarded") == ["acuto", "pikemen"]
    assert troop(scenario, 0, 5) == "village_1 archers"


@rule("VTR-14.7")
def test_14_7_the_garrison_may_be_dismissed() -> None:
    scenario = ventura("upkeep").play("dismiss 1:garrison_este")
    assert troop(scenario, 0, 1) == ""
    assert pile(scenario, "discarded") == []
    assert pile(scenario, "removed") == []


@rule("VTR-14.8")
def test_14_8_empty_areas_lose_their_marker() -> None:
    scenario = ventura("upkeep", troops={"0.2": "village_1 archers"}).play("dismiss 2:archers")
    assert troop(scenario, 0, 2) == ""


@rule("VTR-14.10")
def test_14_10_hands_have_no_maintenance() -> None:
    scenario = ventura("upkeep", florins=[2, 0, 0], hand={0: "acuto heavy_cavalry ambush"}).play("pay")
    assert florins(scenario)[0] == 2 + 1 - 3
    assert len(hand(scenario, 0)) == 3


@rule("VTR-D12")
def test_d12_the_menu_of_the_upkeep_step() -> None:
    troops = {"0.2": "village_1 acuto pikemen:1"}
    scenario = ventura("upkeep", florins=[9, 0, 0], troops=troops, hand={0: "extraordinary_tax farmers"})
    assert sorted(scenario.options()) == [
        "dismiss 1:garrison_este",
        "dismiss 2:acuto",
        "dismiss 2:pikemen:1",
        "heal 2:pikemen:1",
        "pay",
        "play extraordinary_tax",
    ]


@rule("VTR-14.2")
def test_14_2_healing_money_is_not_there_for_maintenance() -> None:
    troops = {"0.2": "village_1 acuto pikemen:1"}
    scenario = ventura("upkeep", florins=[5, 0, 0], troops=troops)  # income 1, Maintenance 3 + 2 + 1
    assert "pay" in scenario.options()
    scenario.play("heal 2:pikemen:1")
    assert "pay" not in scenario.options()


@rule("VTR-14.9", "VTR-D12", "VTR-7.6")
def test_14_9_who_has_nothing_to_decide_collects_his_income_too() -> None:
    troops = {"0.1": "", "1.1": "", "2.2": "wood_1 archers"}
    scenario = recovery(florins=[0, 0, 2], troops=troops, domain={0: "field_1", 1: "hill_1", 2: "wood_1"})
    assert scenario.waiting == (2,)
    assert florins(scenario) == [3, 2, 2]
