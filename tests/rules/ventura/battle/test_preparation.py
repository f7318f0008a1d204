"""Battle: preparation (VTR-20)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, facts, line_up, lines, troop, ventura

SECOND = {"1.3": "field_1 pikemen"}


@rule("VTR-20.1", "VTR-20.7")
def test_20_1_exactly_two_troops_fight() -> None:
    scenario = battle("archers", "men_at_arms", troops=SECOND).play("1: defend 2")
    assert (troop(scenario, 0, 2), troop(scenario, 1, 2)) == ("", "field_1 men_at_arms:3")
    assert troop(scenario, 1, 3) == "field_1 pikemen"


@rule("VTR-20.2", "VTR-D21")
def test_20_2_the_defender_chooses_which_troop_fights() -> None:
    scenario = battle("archers", "men_at_arms", troops=SECOND)
    assert (scenario.step, scenario.waiting) == ("defend", (1,))
    assert scenario.nouns("defend") == ["2", "3"]
    scenario.play("defend 3")
    assert troop(scenario, 0, 2) == ""
    assert troop(scenario, 1, 2) == "field_1 men_at_arms"
    assert troop(scenario, 1, 3) == "field_1 pikemen:3"


@rule("VTR-20.2", "VTR-20.3", "VTR-24.8", "VTR-R40")
def test_20_3_each_further_troop_fights_a_battle_of_its_own() -> None:
    troops = {"1.3": "field_1 sappers", "1.4": "field_1 boatmen"}
    scenario = battle("acuto heavy_cavalry", "archers", troops=troops).play("defend 3")
    assert (scenario.step, scenario.waiting) == ("defend", (1,))
    assert scenario.nouns("defend") == ["2", "4"]
    scenario.play("defend 4")
    assert [troop(scenario, 1, area) for area in (2, 3, 4)] == ["", "", ""]
    assert troop(scenario, 0, 2) == "field_1 acuto heavy_cavalry:5"


@rule("VTR-20.3")
def test_20_3_only_as_long_as_the_attacker_wins() -> None:
    scenario = battle("archers", "men_at_arms", troops=SECOND).play("defend 2")
    assert troop(scenario, 1, 3) == "field_1 pikemen"
    assert (scenario.step, scenario.waiting) == ("troops", (1,))


@rule("VTR-20.4", "VTR-D23")
def test_20_4_both_sides_place_their_companies_in_secret() -> None:
    scenario = battle("acuto archers pikemen sappers", "tartaglia swordsmen halberdiers")
    assert scenario.step == "order"
    assert scenario.waiting == (0, 1)
    assert sorted(scenario.nouns("line", 0)) == ["1:archers", "1:pikemen", "1:sappers"]
    scenario.play("0: line 1:pikemen")
    assert sorted(scenario.nouns("line", 0)) == ["2:archers", "2:sappers"]
    other = battle("acuto archers pikemen sappers", "tartaglia swordsmen halberdiers").play(
        "0: line 1:sappers"
    )
    assert scenario.position.view(1) == other.position.view(1)
    assert scenario.position.view(-1) == other.position.view(-1)


@rule("VTR-20.4")
def test_20_4_one_company_a_space_and_all_of_them() -> None:
    scenario = battle(
        "acuto archers pikemen sappers", "tartaglia swordsmen halberdiers", hand={0: "farmers"}
    )
    scenario.play("pass")
    line_up(scenario, attacker="sappers archers pikemen", defender="halberdiers swordsmen")
    assert lines(scenario) == ("sappers archers pikemen", "halberdiers swordsmen")


@rule("VTR-20.5")
def test_20_5_nothing_is_revealed_before_both_have_placed() -> None:
    scenario = battle("acuto archers pikemen", "tartaglia swordsmen halberdiers").play("0: line 1:archers")
    assert scenario.waiting == (1,)
    other = battle("acuto archers pikemen", "tartaglia swordsmen halberdiers").play("0: line 1:pikemen")
    assert scenario.position.view(1) == other.position.view(1)


@rule("VTR-20.6")
def test_20_6_a_company_stands_in_space_i() -> None:
    scenario = battle("pikemen", "swordsmen", hand={0: "farmers"})
    assert scenario.step == "before_assault"
    assert lines(scenario) == ("pikemen", "swordsmen")


@rule("VTR-20.8", "VTR-D22")
def test_20_8_the_window_before_the_order() -> None:
    scenario = battle("pikemen", "acuto swordsmen halberdiers", hand={0: "farmers"})
    assert (scenario.step, scenario.waiting, scenario.options()) == ("before_order", (0,), ["pass"])
    scenario.play("pass")
    assert scenario.step == "order"


@rule("VTR-4.10")
def test_4_10_the_captain_lies_apart() -> None:
    scenario = battle("acuto pikemen", "swordsmen", hand={0: "farmers"})
    assert lines(scenario)[0] == "pikemen"
    assert facts(scenario)["battle"]["armies"] == [0]


@rule("VTR-20.4")
def test_20_4_companies_of_one_name_are_told_apart_by_their_wounds() -> None:
    scenario = ventura(
        "troops", troops={"0.2": "village_1 acuto archers archers:1", "1.2": "field_1 swordsmen"}
    )
    scenario.play("move 2", "to field_1")
    assert sorted(scenario.nouns("line", 0)) == ["1:archers", "1:archers:1"]
