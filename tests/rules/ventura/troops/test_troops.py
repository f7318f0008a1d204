"""Troops: Companies and Armies on the Family Board (VTR-4)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, facts, recovery, troop, ventura


@rule("VTR-4.1", "VTR-W9")
def test_4_1_five_areas_each_a_troop() -> None:
    troops = {"0.2": "village_1 archers", "0.3": "field_1 acuto pikemen archers", "0.4": "wood_1 sappers"}
    scenario = ventura("deploy", florins=9, hand={0: "halberdiers swordsmen"}, troops=troops)
    scenario.play("deploy halberdiers", "new")
    assert troop(scenario, 0, 5) == "city_este halberdiers"
    scenario.play("deploy swordsmen", "new")
    assert scenario.step == "empty"  # a sixth Troop needs one of the five areas


@rule("VTR-4.2")
def test_4_2_a_company_is_one_card_with_the_number_of_its_area() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "archers"}).play("deploy archers", "new")
    assert troop(scenario, 0, 2) == "city_este archers"
    rows = [row for row in facts(scenario)["troop"] if row["seat"] == 0 and row["area"] == 2]
    assert "captain" not in rows[0]


@rule("VTR-4.3", "VTR-4.12")
def test_4_3_a_captain_makes_an_army_of_the_same_number() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "acuto"}, troops={"0.2": "city_este archers"})
    scenario.play("deploy acuto", "into 2")
    assert troop(scenario, 0, 2) == "city_este acuto archers"


@rule("VTR-4.3")
def test_4_3_at_most_five_companies() -> None:
    troops = {"0.2": "field_1 acuto archers archers pikemen pikemen sappers"}
    scenario = ventura("deploy", florins=9, hand={0: "halberdiers"}, troops=troops).play(
        "deploy halberdiers"
    )
    assert scenario.options() == ["new"]
    assert scenario.refused("into 2").clause in ("VTR-4.3", "VTR-17.5")


@rule("VTR-4.4")
def test_4_4_never_more_than_five_troops() -> None:
    troops = {f"0.{area}": "city_este archers" for area in (2, 3)} | {
        f"0.{area}": "city_este pikemen" for area in (4, 5)
    }
    scenario = ventura("deploy", florins=9, hand={0: "halberdiers"}, troops=troops)
    scenario.play("deploy halberdiers", "new")
    assert scenario.nouns("empty") == ["1", "2", "3", "4", "5"]
    scenario.play("empty 2")
    assert troop(scenario, 0, 2) == "city_este halberdiers"


@rule("VTR-4.5", "VTR-14.5")
def test_4_5_a_captain_is_never_alone() -> None:
    scenario = ventura("upkeep", troops={"0.2": "village_1 acuto archers"}).play("dismiss 2:archers")
    assert troop(scenario, 0, 2) == ""


@rule("VTR-4.5", "VTR-R28")
def test_4_5_an_army_has_one_captain() -> None:
    scenario = ventura(
        "deploy", florins=9, hand={0: "acuto"}, troops={"0.2": "city_este tartaglia archers"}
    )
    scenario.play("deploy acuto")
    assert scenario.nouns("into") == ["1"]
    scenario.refused("into 2")


@rule("VTR-4.6", "VTR-17.6")
def test_4_6_no_two_companies_without_a_captain() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "archers"}, troops={"0.2": "city_este sappers"})
    scenario.play("deploy archers")
    assert scenario.options() == ["new"]
    assert scenario.refused("into 2").clause in ("VTR-4.6", "VTR-17.6")


@rule("VTR-4.7")
def test_4_7_all_cards_of_a_troop_move_together() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 acuto archers pikemen"})
    scenario.play("move 2", "to field_1", "halt")
    assert troop(scenario, 0, 2) == "field_1 acuto archers pikemen"


@rule("VTR-4.8")
def test_4_8_the_garrison_stays_in_area_1_and_in_its_city() -> None:
    scenario = ventura("troops", hand={0: "farmers"})
    assert scenario.nouns("move") == []
    scenario.refused("move 1")
    assert troop(scenario, 0, 1) == "city_este garrison_este"


@rule("VTR-4.9", "VTR-19.15")
def test_4_9_an_army_with_the_garrison_cannot_move() -> None:
    cards = "city_este acuto garrison_este archers archers pikemen pikemen"
    scenario = ventura("troops", hand={0: "farmers"}, troops={"0.1": cards})
    assert scenario.nouns("move") == []
    assert scenario.refused("move 1").clause in ("VTR-4.9", "VTR-19.15")


@rule("VTR-4.10")
def test_4_10_troop_cards_are_open() -> None:
    one = ventura("deploy", hand={0: "farmers"}, troops={"0.2": "village_1 acuto archers pikemen:2"})
    other = ventura("deploy", hand={0: "farmers"}, troops={"0.2": "village_1 acuto archers pikemen:1"})
    assert one.position.view(1) != other.position.view(1)


@rule("VTR-4.10")
def test_4_10_the_order_of_the_cards_means_nothing() -> None:
    one = ventura("deploy", hand={0: "farmers"}, troops={"0.2": "village_1 acuto archers pikemen"})
    other = ventura("deploy", hand={0: "farmers"}, troops={"0.2": "village_1 acuto pikemen archers"})
    assert one.position.view(1) == other.position.view(1)


@rule("VTR-4.11")
def test_4_11_several_own_troops_on_one_territory() -> None:
    troops = {"0.2": "village_1 archers", "0.3": "field_1 pikemen"}
    scenario = ventura("troops", troops=troops).play("move 2", "to field_1")
    assert (troop(scenario, 0, 2), troop(scenario, 0, 3)) == ("field_1 archers", "field_1 pikemen")


@rule("VTR-4.12", "VTR-14.8")
def test_4_12_an_empty_area_has_no_marker() -> None:
    scenario = ventura("upkeep", troops={"0.2": "village_1 archers"}).play("dismiss 2:archers")
    assert troop(scenario, 0, 2) == ""


@rule("VTR-4.12")
def test_4_12_an_army_without_its_captain_is_a_company() -> None:
    scenario = ventura("upkeep", troops={"0.2": "village_1 acuto archers"}).play("dismiss 2:acuto")
    assert troop(scenario, 0, 2) == "village_1 archers"


@rule("VTR-4.13", "VTR-R23")
def test_4_13_without_a_garrison_area_1_is_ordinary() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "archers"}, troops={"0.1": ""})
    scenario.play("deploy archers", "new")
    assert troop(scenario, 0, 1) == "city_este archers"
    scenario = ventura("troops", troops={"0.1": "village_1 archers"})
    assert scenario.nouns("move") == ["1"]


@rule("VTR-R23", "VTR-R66")
def test_r66_a_new_troop_takes_the_lowest_empty_area() -> None:
    troops = {"0.2": "city_este archers", "0.4": "city_este pikemen"}
    scenario = ventura("deploy", florins=9, hand={0: "sappers swordsmen"}, troops=troops)
    scenario.play("deploy sappers", "new")
    assert troop(scenario, 0, 3) == "city_este sappers"
    scenario.play("deploy swordsmen", "new")
    assert troop(scenario, 0, 5) == "city_este swordsmen"


@rule("VTR-R17")
def test_r17_no_territory_is_shared_after_a_battle() -> None:
    scenario = battle("heavy_cavalry", "archers")
    assert troop(scenario, 0, 2) == "field_1 heavy_cavalry:3"
    assert troop(scenario, 1, 2) == ""


@rule("VTR-4.8", "VTR-12.2")
def test_4_8_in_all_else_the_garrison_is_an_ordinary_company() -> None:
    scenario = recovery(troops={"0.1": "city_este garrison_este:2"})
    assert troop(scenario, 0, 1) == "city_este garrison_este:1"
