"""Battle: assaults (VTR-21). A hand of Farmers stops the battle before each assault."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, facts, fight, lines, pile, troop, ventura


@rule("VTR-21.1")
def test_21_1_ranged_then_melee_and_then_only_melee() -> None:
    scenario = fight("broken_lances", "pavise_bearers")  # 0/2+1/5 against 1/1/5
    scenario.play("pass")
    assert lines(scenario) == ("broken_lances:1", "pavise_bearers")
    scenario.play("pass")
    assert lines(scenario) == ("broken_lances:2", "pavise_bearers:3")
    scenario.play("fight", "pass")
    assert troop(scenario, 0, 2) == "field_1 broken_lances:3"
    assert troop(scenario, 1, 2) == ""


@rule("VTR-21.2")
def test_21_2_only_spaces_i_and_ii_fight() -> None:
    scenario = fight("acuto archers archers longbowmen", "tartaglia pavise_bearers pikemen")
    scenario.play(
        "pass", "use_captain"
    )  # 2 + 2, not the longbowmen's 4; the shield prevents 2, Tartaglia 1
    assert lines(scenario)[1] == "pavise_bearers:1 pikemen"


@rule("VTR-21.3")
def test_21_3_the_sum_is_the_number_of_wounds() -> None:
    scenario = fight("acuto longbowmen crossbowmen", "fra_moriale pikemen halberdiers").play("pass")
    assert lines(scenario)[1] == "halberdiers:2"  # 4 + 3 = 7: pikemen 5, then 2


@rule("VTR-21.4")
def test_21_4_both_sides_wound_at_the_same_time() -> None:
    scenario = fight("longbowmen", "crossbowmen").play("pass")
    assert troop(scenario, 0, 2) == ""
    assert troop(scenario, 1, 2) == ""


@rule("VTR-21.5")
def test_21_5_space_i_then_space_ii_and_the_rest_is_lost() -> None:
    scenario = fight("fortebraccio artillerymen artillerymen", "fra_moriale archers crossbowmen swordsmen")
    scenario.play("pass", "use_captain")
    assert lines(scenario)[1] == "swordsmen"  # 13 wounds: 2 and 3, 8 are lost


@rule("VTR-21.6")
def test_21_6_eliminated_companies_are_discarded() -> None:
    scenario = fight("fortebraccio artillerymen artillerymen", "fra_moriale archers crossbowmen swordsmen")
    scenario.play("pass", "save")
    assert {"archers", "crossbowmen"} <= set(pile(scenario, "discarded"))


@rule("VTR-21.6", "VTR-3.8")
def test_21_6_an_eliminated_garrison_leaves_the_game() -> None:
    troops = {"0.2": "hill_1 acuto heavy_cavalry men_at_arms", "1.1": "city_gonzaga garrison_gonzaga:5"}
    scenario = ventura("troops", troops=troops).play("move 2", "to city_gonzaga", "line 1:heavy_cavalry")
    assert troop(scenario, 1, 1) == ""
    assert pile(scenario, "discarded") == ["heavy_cavalry"]


@rule("VTR-21.7")
def test_21_7_wounds_stay_after_the_battle() -> None:
    scenario = battle("men_at_arms", "stradiots")
    assert troop(scenario, 0, 2) == "field_1 men_at_arms:3"  # 1 ranged and 2 melee


@rule("VTR-21.8")
def test_21_8_ranks_are_closed_in_their_order() -> None:
    scenario = fight(
        "acuto artillerymen archers pikemen", "fra_moriale archers swordsmen halberdiers sappers"
    )
    scenario.play("pass")  # 6 + 2 = 8 wounds: archers 2, swordsmen 4, 2 lost
    assert lines(scenario)[1] == "halberdiers sappers"


@rule("VTR-21.9", "VTR-24.1")
def test_21_9_the_battle_is_over_when_a_side_has_no_company_left() -> None:
    scenario = fight("longbowmen", "archers").play("pass")
    assert "battle" not in facts(scenario)
    assert troop(scenario, 0, 2) == "field_1 longbowmen:2"


@rule("VTR-21.10", "VTR-D24")
def test_21_10_the_window_before_each_assault() -> None:
    scenario = fight("broken_lances", "pavise_bearers", domain={})
    for _ in range(3):
        assert (scenario.step, scenario.waiting, scenario.options()) == ("before_assault", (0,), ["pass"])
        scenario.play("pass")
    assert "battle" not in facts(scenario)


@rule("VTR-21.11")
def test_21_11_earlier_wounds_count() -> None:
    scenario = fight("archers", "pikemen:3").play("pass")
    assert troop(scenario, 1, 2) == ""
