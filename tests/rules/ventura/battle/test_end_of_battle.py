"""Battle: the end (VTR-24)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import (
    battle,
    domain,
    facts,
    is_out,
    markers,
    pile,
    points,
    troop,
    ventura,
    winners,
)

OWN = {0: "village_1", 1: "wood_1"}


@rule("VTR-24.1")
def test_24_1_a_battle_ends_with_elimination_or_retreat() -> None:
    assert "battle" not in facts(battle("longbowmen", "archers"))
    scenario = battle("broken_lances", "pikemen", domain=OWN)
    assert "battle" in facts(scenario)
    assert "battle" not in facts(scenario.play("retreat village_1"))


@rule("VTR-24.2")
def test_24_2_five_points_for_an_eliminated_army() -> None:
    scenario = battle("heavy_cavalry", "fra_moriale archers")
    assert points(scenario) == [5, 0, 0]


@rule("VTR-24.2")
def test_24_2_nothing_for_a_company() -> None:
    assert points(battle("heavy_cavalry", "archers")) == [0, 0, 0]


@rule("VTR-24.3", "VTR-24.6", "VTR-R47", "VTR-T10", "VTR-28.6")
def test_t10_both_eliminated() -> None:
    scenario = battle("gattamelata swordsmen", "muzio_attendolo swordsmen")
    assert (troop(scenario, 0, 2), troop(scenario, 1, 2)) == ("", "")
    assert points(scenario) == [0, 0, 0]
    assert pile(scenario, "removed") == ["gattamelata", "muzio_attendolo"]
    assert pile(scenario, "discarded") == ["swordsmen", "swordsmen"]


@rule("VTR-24.4")
def test_24_4_five_points_for_an_army_that_retreats() -> None:
    scenario = battle("fra_moriale broken_lances", "pikemen", domain=OWN).play("retreat village_1")
    assert points(scenario) == [0, 5, 0]
    scenario = battle("broken_lances", "pikemen", domain=OWN).play("retreat village_1")
    assert points(scenario) == [0, 0, 0]


@rule("VTR-24.5")
def test_24_5_attacker_and_defender_score_alike() -> None:
    scenario = battle("fra_moriale archers", "heavy_cavalry")
    assert points(scenario) == [0, 5, 0]


@rule("VTR-24.5", "VTR-R42")
def test_r42_an_army_at_the_start_of_the_battle_counts_as_one() -> None:
    scenario = battle("acuto heavy_cavalry men_at_arms", "fra_moriale archers foragers")
    for seat, line in ((0, "heavy_cavalry"), (1, "archers")):
        if seat in scenario.waiting:
            scenario.play(f"{seat}: line 1:{line}")
    assert points(scenario) == [5, 0, 0]


@rule("VTR-24.6")
def test_24_6_the_captain_of_an_eliminated_army_leaves_the_game() -> None:
    scenario = battle("heavy_cavalry", "fra_moriale archers")
    assert pile(scenario, "removed") == ["fra_moriale"]
    assert pile(scenario, "discarded") == ["archers"]


@rule("VTR-24.7")
def test_24_7_survivors_return_with_their_wounds() -> None:
    scenario = battle("acuto heavy_cavalry", "archers")
    assert troop(scenario, 0, 2) == "field_1 acuto heavy_cavalry:3"


@rule("VTR-24.8")
def test_24_8_the_next_battle_begins_at_once() -> None:
    scenario = battle("acuto heavy_cavalry men_at_arms", "archers", troops={"1.3": "field_1 sappers"})
    scenario.play("defend 2", "line 1:heavy_cavalry")
    assert troop(scenario, 1, 2) == ""
    assert (scenario.step, scenario.waiting) == ("order", (0,))
    assert facts(scenario)["battle"]["defending"] == 3


@rule("VTR-24.9")
def test_24_9_a_victorious_army_removes_the_markers() -> None:
    scenario = battle("acuto heavy_cavalry", "archers", domain={0: "village_1", 1: "field_1"})
    assert scenario.step == "march"  # at once, before he marches on
    assert markers(scenario, "field_1") == 0
    assert points(scenario)[0] == 2


@rule("VTR-24.9", "VTR-R34")
def test_24_9_a_victorious_company_does_not() -> None:
    scenario = battle("heavy_cavalry", "archers", domain={0: "village_1", 1: "field_1"})
    scenario.play("halt")
    assert markers(scenario, "field_1") == 2
    assert points(scenario) == [0, 0, 0]


@rule("VTR-24.9")
def test_24_9_a_defending_army_too() -> None:
    # seat 1's Army stands on seat 0's ground and beats off his only Troop there
    scenario = battle("archers", "acuto heavy_cavalry", domain={0: "village_1 field_1"})
    assert markers(scenario, "field_1") == 0
    assert points(scenario) == [0, 2, 0]


@rule("VTR-R49", "VTR-24.9")
def test_r49_the_markers_of_a_third_player_go_too() -> None:
    scenario = battle("acuto heavy_cavalry", "archers", domain={0: "village_1", 2: "field_1"})
    assert markers(scenario, "field_1") == 0
    assert points(scenario)[0] == 2
    assert domain(scenario, 2) == ["city_medici"]


@rule("VTR-24.10")
def test_24_10_points_first_then_the_window_then_the_markers() -> None:
    scenario = battle(
        "acuto heavy_cavalry",
        "fra_moriale archers",
        domain={0: "village_1", 1: "field_1"},
        hand={0: "farmers"},
    )
    scenario.play("pass", "pass")
    assert scenario.step == "after_battle"
    assert points(scenario)[0] == 5
    assert markers(scenario, "field_1") == 2
    scenario.play("pass")
    assert markers(scenario, "field_1") == 0
    assert points(scenario)[0] == 7


@rule("VTR-R39")
def test_r39_a_garrison_with_a_captain_is_an_army() -> None:
    troops = {
        "1.1": "city_gonzaga fra_moriale garrison_gonzaga:5",
        "0.2": "hill_1 acuto heavy_cavalry heavy_cavalry",
    }
    scenario = ventura("troops", troops=troops).play("move 2", "to city_gonzaga")
    assert points(scenario)[0] == 5 + 1  # the Army, and the marker of the City
    assert pile(scenario, "removed") == ["fra_moriale"]


@rule("VTR-R41")
def test_r41_both_eliminated_while_other_defenders_remain() -> None:
    scenario = battle("longbowmen", "crossbowmen", troops={"1.3": "field_1 sappers"}).play("defend 2")
    assert troop(scenario, 0, 2) == ""
    assert troop(scenario, 1, 2) == ""
    assert troop(scenario, 1, 3) == "field_1 sappers"
    assert "battle" not in facts(scenario)


@rule("VTR-R70", "VTR-26.1")
def test_r70_first_five_points_then_the_elimination() -> None:
    troops = {
        "1.1": "city_gonzaga fra_moriale garrison_gonzaga:5",
        "0.2": "hill_1 acuto heavy_cavalry heavy_cavalry",
    }
    scenario = ventura("troops", troops=troops, domain={1: "castle_1"}, points=[25, 0, 0])
    scenario.play("move 2", "to city_gonzaga")
    assert winners(scenario) == (0,)
    assert points(scenario)[0] == 30
    assert not is_out(scenario, 1)
