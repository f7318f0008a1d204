"""The Troop Phase: movement (VTR-19)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.ventura import (
    battle,
    domain,
    initiative,
    markers,
    points,
    regroup,
    troop,
    ventura,
)


@rule("VTR-19.1", "VTR-D19", "VTR-I22")
def test_19_1_each_troop_at_most_once_in_any_order() -> None:
    troops = {"0.2": "village_1 archers", "0.3": "field_2 pikemen"}
    scenario = ventura("troops", troops=troops)
    assert sorted(scenario.options()) == ["move 2", "move 3", "stop"]
    scenario.play("move 3", "to village_1", "halt")
    assert sorted(scenario.options()) == ["move 2", "stop"]
    assert scenario.refused("move 3").clause == "VTR-19.1"


@rule("VTR-19.2")
def test_19_2_a_company_has_its_own_movement() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 archers"}).play("move 2", "to field_1")
    assert scenario.nouns("to") == [
        "village_1"
    ]  # 1 of 2 points left: wood_1 and the Papal Territory cost 2


@rule("VTR-19.3", "VTR-W7")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("mounted_crossbowmen", 3),
        ("acuto mounted_crossbowmen", 5),
        ("acuto mounted_crossbowmen crossbowmen", 4),
        ("acuto mounted_crossbowmen crossbowmen horse_carts horse_carts", 6),
    ],
)
def test_w7_movement_points(cards: str, points: int) -> None:
    scenario = ventura("troops", troops={"0.2": f"village_1 {cards}"}).play("move 2")
    # to and fro between village_1 and field_1, both of cost 1
    steps = 0
    while scenario.step == "march":
        target = "field_1" if steps % 2 == 0 else "village_1"
        scenario.play(f"to {target}")
        steps += 1
    assert steps == points


@rule("VTR-29.4", "VTR-T23")
def test_t23_horse_carts_alone_have_three_points() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 horse_carts"})
    scenario.play("move 2", "to field_1", "to village_1", "to field_1")
    assert scenario.step != "march"


@rule("VTR-T23", "VTR-19.5")
def test_t23_artillerymen_alone_enter_only_territories_of_cost_one() -> None:
    scenario = ventura("troops", troops={"0.2": "papal_1 artillerymen"}).play("move 2")
    assert sorted(scenario.nouns("to")) == ["field_1", "field_2", "village_1"]
    scenario = ventura("troops", troops={"0.2": "village_1 fra_moriale artillerymen horse_carts"}).play(
        "move 2"
    )
    scenario.play("to field_1")
    assert "wood_1" in scenario.nouns("to")


@rule("VTR-19.4", "VTR-19.5", "VTR-T21")
def test_t21_steps_cost_what_the_territory_entered_says() -> None:
    troops = {"0.2": "village_1 acuto pikemen", "1.2": "village_2 archers"}
    tiles = {"village_2": "2,-2"}
    scenario = ventura("troops", troops=troops, tiles=tiles).play("move 2", "to field_1", "to wood_1")
    assert sorted(scenario.nouns("to")) == ["field_1", "village_2"]
    assert scenario.refused("to hill_1").clause == "VTR-19.5"
    assert scenario.refused("to papal_1").clause == "VTR-19.5"
    scenario.play("to village_2")
    assert troop(scenario, 1, 2) == ""
    assert troop(scenario, 0, 2).startswith("village_2 acuto")
    assert scenario.step != "march"


@rule("VTR-19.4")
def test_19_4_only_to_adjacent_territories() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 light_cavalry"}).play("move 2")
    assert sorted(scenario.nouns("to")) == ["city_este", "field_1", "field_2", "papal_1"]
    assert scenario.refused("to hill_1").clause == "VTR-19.4"


@rule("VTR-19.6", "VTR-D20")
def test_19_6_a_troop_may_stop_at_any_time() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 light_cavalry"}).play("move 2")
    assert "halt" in scenario.options()
    scenario.play("to field_1", "halt")
    assert troop(scenario, 0, 2) == "field_1 light_cavalry"
    assert scenario.nouns("move") == []


@rule("VTR-19.7")
def test_19_7_a_troop_finishes_before_another_moves() -> None:
    troops = {"0.2": "village_1 light_cavalry", "0.3": "village_1 archers"}
    scenario = ventura("troops", troops=troops).play("move 2", "to field_1")
    scenario.refused("move 3")


@rule("VTR-19.8")
def test_19_8_territories_without_opposing_troops_are_entered_freely() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 light_cavalry"}, domain={1: "field_1"})
    scenario.play("move 2", "to field_1")
    assert scenario.step == "march"
    assert domain(scenario, 1) == ["city_gonzaga", "field_1"]


@rule("VTR-19.9", "VTR-R35")
def test_19_9_entering_a_territory_with_an_opposing_troop_starts_a_battle() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 light_cavalry", "1.2": "field_1 men_at_arms"})
    scenario.play("move 2", "to field_1")
    # light cavalry does 2 an assault; men-at-arms 3: nobody could pass by
    assert troop(scenario, 0, 2) == ""
    assert troop(scenario, 1, 2) == "field_1 men_at_arms:4"


@rule("VTR-19.10", "VTR-R33")
def test_19_10_a_victorious_troop_goes_on_with_the_points_left() -> None:
    scenario = battle("heavy_cavalry", "archers")
    assert scenario.step == "march"
    assert "village_1" in scenario.nouns("to")
    assert "wood_1" in scenario.nouns("to")  # 2 of 3 points left


@rule("VTR-19.10", "VTR-R33")
def test_19_10_unless_the_option_says_no() -> None:
    scenario = battle(
        "heavy_cavalry", "archers", move_after_battle=False, troops={"0.3": "field_2 pikemen"}
    )
    assert scenario.step == "troops"
    assert scenario.nouns("move") == ["3"]


@rule("VTR-19.11")
def test_19_11_a_retreat_ends_the_movement() -> None:
    scenario = battle("light_cavalry", "pikemen", troops={"0.3": "field_2 pikemen"})
    assert (scenario.step, scenario.waiting) == ("retreat", (0,))
    scenario.play("retreat village_1")
    assert troop(scenario, 0, 2) == "village_1 light_cavalry:2"
    assert scenario.step == "troops"
    assert scenario.nouns("move") == ["3"]


@rule("VTR-19.12", "VTR-T12")
def test_19_12_an_army_that_ends_its_movement_removes_markers() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 acuto archers"}, domain={1: "field_1"})
    scenario.play("move 2", "to field_1", "halt")
    assert points(scenario) == [2, 0, 0]
    assert markers(scenario, "field_1") == 0


@rule("VTR-19.12")
def test_19_12_passing_through_removes_nothing() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 acuto archers"}, domain={1: "field_1"})
    scenario.play("move 2", "to field_1", "to wood_1", "halt")
    assert points(scenario) == [0, 0, 0]
    assert markers(scenario, "field_1") == 2


@rule("VTR-19.13", "VTR-T12")
def test_19_13_the_territory_is_bare_until_it_is_annexed() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 acuto archers"}, domain={1: "field_1"})
    scenario.play("move 2", "to field_1", "halt")
    assert domain(scenario, 0) == ["city_este"]
    assert domain(scenario, 1) == ["city_gonzaga"]


@rule("VTR-19.14", "VTR-R34", "VTR-T12")
def test_19_14_a_company_changes_nothing_until_the_annex_step() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 archers"}, domain={1: "field_1"})
    scenario.play("move 2", "to field_1", "halt")
    assert points(scenario) == [0, 0, 0]
    assert markers(scenario, "field_1") == 2


@rule("VTR-19.15")
def test_19_15_the_garrison_cannot_move() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 archers"})
    assert scenario.refused("move 1").clause == "VTR-19.15"


@rule("VTR-19.16", "VTR-R79")
def test_19_16_a_troop_deployed_in_this_round_moves_normally() -> None:
    scenario = ventura("deploy", 2, florins=9, hand={2: "archers"}).play("deploy archers", "new")
    while scenario.step != "troops":
        scenario.play("stop")
    scenario.play("move 2", "to field_1")
    assert troop(scenario, 2, 2) == "field_1 archers"


@rule("VTR-19.17")
def test_19_17_moving_is_optional() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 archers", "1.2": "hill_1 pikemen"}).play("stop")
    assert (scenario.step, scenario.waiting) == ("troops", (1,))


@rule("VTR-19.18", "VTR-R79")
def test_19_18_points_are_fixed_when_the_troop_starts() -> None:
    # Horse-carts give a point and fall in the battle: 2 + 2 + 1 points, 1 spent
    scenario = battle("acuto horse_carts pikemen", "longbowmen")
    scenario.play("0: line 1:horse_carts")
    assert troop(scenario, 0, 2) == "field_1 acuto pikemen:2"
    scenario.play("to village_1", "to field_1", "to village_1")
    assert scenario.step == "march"
    scenario.play("to field_1")
    assert scenario.step != "march"


@rule("VTR-R37")
def test_r37_a_defender_who_retreated_may_move_in_his_own_turn() -> None:
    scenario = battle("pikemen", "light_cavalry", domain={0: "", 1: "wood_1"})
    assert (scenario.step, scenario.waiting) == ("retreat", (1,))
    scenario.play("retreat wood_1")
    assert troop(scenario, 1, 2) == "wood_1 light_cavalry:2"
    scenario.play("halt")
    assert (scenario.waiting, scenario.nouns("move")) == ((1,), ["2"])


@rule("VTR-R67")
def test_r67_a_troop_too_slow_stays_where_it_is() -> None:
    scenario = ventura("troops", troops={"0.2": "hill_1 artillerymen", "0.3": "village_1 archers"})
    scenario.play("move 2")
    assert scenario.step == "troops"
    assert troop(scenario, 0, 2) == "hill_1 artillerymen"


@rule("VTR-R75")
def test_r75_an_army_built_on_opposing_ground_removes_nothing() -> None:
    troops = {"0.2": "field_1 acuto archers", "0.3": "field_1 pikemen"}
    scenario = regroup(troops=troops, domain={1: "field_1"}).play("join field_1")
    assert troop(scenario, 0, 2) == "field_1 acuto archers pikemen"
    assert markers(scenario, "field_1") == 2


@rule("VTR-R76")
def test_r76_an_army_that_does_not_step_removes_nothing() -> None:
    scenario = ventura("troops", troops={"0.2": "field_1 acuto archers"}, domain={1: "field_1"})
    scenario.play("move 2", "halt")
    assert points(scenario) == [0, 0, 0]
    assert markers(scenario, "field_1") == 2


@rule("VTR-R76", "VTR-19.12")
def test_r76_to_and_fro_is_a_movement() -> None:
    scenario = ventura("troops", troops={"0.2": "field_1 acuto light_cavalry"}, domain={1: "field_1"})
    scenario.play("move 2", "to village_1", "to field_1", "halt")
    assert points(scenario) == [2, 0, 0]


@rule("VTR-D19", "VTR-7.6", "VTR-R54")
def test_d19_who_is_asked_in_the_troop_phase() -> None:
    scenario = initiative(florins=[0, 1, 1])  # only to see that rounds go on
    assert scenario.step == "prestige"
    scenario = ventura(
        "troops",
        troops={"0.2": "village_1 archers", "1.1": "city_gonzaga garrison_gonzaga:1"},
        florins=[0, 1, 1],
    )
    scenario.play("stop")
    assert scenario.waiting == (1,)  # a Florin and a wound
    assert sorted(scenario.options()) == ["heal 1:garrison_gonzaga:1", "stop"]


@rule("VTR-D20", "VTR-7.6", "VTR-R72")
def test_d20_before_the_first_step_a_hand_is_asked_even_without_points() -> None:
    for card in ("farmers", "forced_march"):
        scenario = ventura("troops", troops={"0.2": "hill_1 artillerymen"}, hand={0: card}).play("move 2")
        assert (scenario.step, "halt" in scenario.options()) == ("march", True)
        assert ("play forced_march" in scenario.options()) == (card == "forced_march")


@rule("VTR-D20")
def test_d20_after_the_first_step_only_points_are_asked_about() -> None:
    scenario = ventura("troops", troops={"0.2": "field_2 artillerymen"}, hand={0: "farmers"})
    scenario.play("move 2", "to village_1")
    assert scenario.step == "troops"
