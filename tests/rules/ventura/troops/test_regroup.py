"""The Regroup Step (VTR-18)."""

from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import florins, pile, regroup, troop

PAIR = {"0.2": "field_1 acuto archers", "0.3": "field_1 pikemen:2"}
ARMIES = {"0.2": "field_1 acuto archers sappers", "0.3": "field_1 tartaglia pikemen:1 swordsmen"}


@rule("VTR-18.1", "VTR-D18")
def test_18_1_only_where_two_own_troops_stand_on_the_same_territory() -> None:
    scenario = regroup(troops={**PAIR, "1.2": "hill_1 colleoni archers", "1.3": "castle_1 sappers"})
    assert sorted(scenario.options()) == ["join field_1", "leave field_1", "stop"]
    scenario.play("stop")
    assert scenario.step != "regroup"  # nobody else has two Troops together


@rule("VTR-18.1", "VTR-R31")
def test_r31_a_lone_army_is_split_only_by_option() -> None:
    troops = {
        "0.2": "field_1 acuto archers pikemen",
        "0.3": "village_1 sappers",
        "0.4": "village_1 tartaglia swordsmen",
    }
    scenario = regroup(troops=troops)
    assert scenario.nouns("leave") == ["village_1"]
    scenario = regroup(troops=troops, split_lone_army=True)
    assert sorted(scenario.nouns("leave")) == ["field_1", "village_1"]
    assert scenario.nouns("join") == ["village_1"]


@rule("VTR-R31")
def test_r31_the_condition_is_judged_once_at_the_beginning() -> None:
    scenario = regroup(troops=PAIR)
    scenario.play("join field_1")
    complete(scenario, "company 3:pikemen:2", "into 2")
    assert troop(scenario, 0, 2) == "field_1 acuto archers pikemen:2"
    assert scenario.nouns("leave") == ["field_1"]


def complete(scenario: Scenario, *moves: str) -> None:
    """The parts of an action that are asked for; parts with one answer are not."""
    for move in moves:
        if scenario.step != "regroup" and move in scenario.options():
            scenario.play(move)


@rule("VTR-18.2", "VTR-18.7", "VTR-18.8")
def test_18_2_a_company_joins_an_army() -> None:
    scenario = regroup(troops=PAIR).play("join field_1")
    complete(scenario, "company 3:pikemen:2", "into 2")
    assert troop(scenario, 0, 2) == "field_1 acuto archers pikemen:2"
    assert troop(scenario, 0, 3) == ""


@rule("VTR-18.2")
def test_18_2_not_an_army_of_five() -> None:
    troops = {"0.2": "field_1 acuto archers archers sappers sappers pikemen", "0.3": "field_1 pikemen"}
    scenario = regroup(troops=troops)
    assert scenario.nouns("join") == []
    assert scenario.refused("join field_1").clause in ("VTR-18.2", "VTR-18.6")


@rule("VTR-18.3")
def test_18_3_a_company_leaves_an_army() -> None:
    troops = {"0.2": "field_1 acuto archers sappers:1", "0.3": "field_1 pikemen"}
    scenario = regroup(troops=troops).play("leave field_1")
    complete(scenario, "company 2:sappers:1")
    assert troop(scenario, 0, 2) == "field_1 acuto archers"
    assert troop(scenario, 0, 4) == "field_1 sappers:1"


@rule("VTR-18.3")
def test_18_3_each_in_an_empty_area() -> None:
    troops = {
        "0.2": "field_1 acuto archers sappers",
        "0.3": "field_1 pikemen",
        "0.4": "wood_1 archers",
        "0.5": "wood_1 swordsmen",
    }
    scenario = regroup(troops=troops)
    assert scenario.nouns("leave") == []
    assert scenario.refused("leave field_1").clause in ("VTR-18.3", "VTR-18.6")


@rule("VTR-18.4", "VTR-R32")
def test_18_4_a_company_passes_to_another_army() -> None:
    scenario = regroup(troops=ARMIES).play("transfer field_1")
    complete(scenario, "company 2:sappers", "into 3")
    assert troop(scenario, 0, 2) == "field_1 acuto archers"
    assert troop(scenario, 0, 3) == "field_1 tartaglia pikemen:1 sappers swordsmen"


@rule("VTR-18.4")
def test_18_4_companies_are_exchanged() -> None:
    scenario = regroup(troops=ARMIES).play("exchange field_1")
    complete(scenario, "company 2:sappers", "for 3:pikemen:1")
    assert troop(scenario, 0, 2) == "field_1 acuto archers pikemen:1"
    assert troop(scenario, 0, 3) == "field_1 tartaglia sappers swordsmen"


@rule("VTR-18.5")
def test_18_5_two_armies_swap_their_captains() -> None:
    scenario = regroup(troops=ARMIES).play("swap field_1")
    complete(scenario, "army 2", "army 3")
    assert troop(scenario, 0, 2) == "field_1 tartaglia archers sappers"
    assert troop(scenario, 0, 3) == "field_1 acuto pikemen:1 swordsmen"


@rule("VTR-R32")
def test_r32_no_captain_passes_to_a_single_company() -> None:
    scenario = regroup(troops=PAIR)
    assert "swap field_1" not in scenario.options()
    assert scenario.refused("swap field_1").clause in ("VTR-18.5", "VTR-18.6")


@rule("VTR-18.6", "VTR-R32")
def test_18_6_actions_are_repeated_at_most_thirty_times() -> None:
    scenario = regroup(troops=ARMIES)
    for _ in range(30):
        assert scenario.step == "regroup"
        scenario.play("swap field_1")
        complete(scenario, "army 2", "army 3")
    assert scenario.step != "regroup"
    assert troop(scenario, 0, 2) == "field_1 acuto archers sappers"


@rule("VTR-18.9", "VTR-T28")
def test_18_9_immediate_a_captain_left_alone_is_discarded_at_once() -> None:
    scenario = regroup(troops=PAIR, lone_captain_check="immediate").play("leave field_1")
    complete(scenario, "company 2:archers")
    assert pile(scenario, "discarded") == ["acuto"]
    assert troop(scenario, 0, 3) == "field_1 pikemen:2"
    areas = [troop(scenario, 0, area) for area in (2, 4)]
    assert "field_1 archers" in areas


@rule("VTR-18.9", "VTR-T28")
def test_18_9_end_of_phase_another_company_may_save_him() -> None:
    scenario = regroup(troops=PAIR, lone_captain_check="end_of_phase").play("leave field_1")
    complete(scenario, "company 2:archers")
    assert pile(scenario, "discarded") == []
    scenario.play("join field_1")
    complete(scenario, "company 3:pikemen:2", "into 2")
    scenario.play("stop")
    assert troop(scenario, 0, 2) == "field_1 acuto pikemen:2"
    assert pile(scenario, "discarded") == []


@rule("VTR-18.9", "VTR-T28")
def test_18_9_end_of_phase_he_is_discarded_when_the_turn_ends() -> None:
    scenario = regroup(troops=PAIR, lone_captain_check="end_of_phase").play("leave field_1")
    complete(scenario, "company 2:archers")
    scenario.play("stop")
    assert pile(scenario, "discarded") == ["acuto"]
    assert troop(scenario, 0, 2) == ""


@rule("VTR-T28")
def test_t28_nothing_is_lost_if_the_other_company_joins_first() -> None:
    scenario = regroup(troops=PAIR).play("join field_1")
    complete(scenario, "company 3:pikemen:2", "into 2")
    scenario.play("leave field_1")
    complete(scenario, "company 2:archers")
    assert troop(scenario, 0, 2) == "field_1 acuto pikemen:2"
    assert troop(scenario, 0, 3) == "field_1 archers"
    assert pile(scenario, "discarded") == []


@rule("VTR-18.10")
def test_18_10_the_garrison_joins_and_the_army_moves_to_area_1() -> None:
    scenario = regroup(troops={"0.2": "city_este acuto archers"}).play("join city_este")
    complete(scenario, "company 1:garrison_este", "into 2")
    assert troop(scenario, 0, 1) == "city_este acuto archers garrison_este"
    assert troop(scenario, 0, 2) == ""


@rule("VTR-18.10")
def test_18_10_the_garrison_leaves_and_the_army_moves_to_an_empty_area() -> None:
    troops = {"0.1": "city_este acuto archers garrison_este", "0.2": "city_este sappers"}
    scenario = regroup(troops=troops).play("leave city_este")
    complete(scenario, "company 1:garrison_este")
    assert troop(scenario, 0, 1) == "city_este garrison_este"
    assert troop(scenario, 0, 3) == "city_este acuto archers"


@rule("VTR-18.10")
def test_18_10_the_garrison_is_never_exchanged() -> None:
    troops = {"0.1": "city_este acuto archers garrison_este", "0.2": "city_este tartaglia sappers"}
    scenario = regroup(troops=troops).play("transfer city_este")
    assert "company 1:garrison_este" not in scenario.options()
    scenario = regroup(troops=troops).play("exchange city_este")
    assert "company 1:garrison_este" not in scenario.options()


@rule("VTR-18.11")
def test_18_11_regrouping_is_free() -> None:
    scenario = regroup(florins=2, troops=PAIR).play("join field_1")
    complete(scenario, "company 3:pikemen:2", "into 2")
    assert florins(scenario) == [2, 2, 2]


@rule("VTR-R71")
def test_r71_anywhere_also_outside_the_own_domain() -> None:
    scenario = regroup(troops=PAIR, domain={1: "field_1"})
    assert scenario.nouns("join") == ["field_1"]


@rule("VTR-18.9", "VTR-18.10")
def test_18_10_the_garrison_may_leave_its_captain_alone() -> None:
    troops = {"0.1": "city_este acuto garrison_este", "0.2": "city_este sappers"}
    scenario = regroup(troops=troops, lone_captain_check="end_of_phase").play("leave city_este")
    assert troop(scenario, 0, 1) == "city_este garrison_este"
    assert troop(scenario, 0, 3) == "city_este acuto"
    scenario.play("join city_este", "company 2:sappers", "stop")
    assert troop(scenario, 0, 3) == "city_este acuto sappers"
    scenario = regroup(troops=troops, lone_captain_check="immediate").play("leave city_este")
    assert pile(scenario, "discarded") == ["acuto"]


@rule("VTR-18.10")
def test_18_10_without_an_empty_area_the_garrison_cannot_leave() -> None:
    troops = {f"0.{area}": "city_este archers" for area in (2, 3)} | {"0.4": "city_este sappers"}
    troops |= {"0.1": "city_este acuto pikemen garrison_este", "0.5": "city_este sappers"}
    assert regroup(troops=troops).nouns("leave") == []


@rule("VTR-18.6", "VTR-D18")
def test_18_6_a_first_part_is_offered_only_if_it_can_be_completed() -> None:
    troops = {
        "0.2": "field_1 acuto archers archers pikemen pikemen sappers",
        "0.3": "field_1 tartaglia swordsmen",
    }
    scenario = regroup(troops=troops)
    assert sorted(scenario.options()) == [
        "exchange field_1",
        "leave field_1",
        "stop",
        "swap field_1",
        "transfer field_1",
    ]
    scenario.play("transfer field_1")
    # the full Army can only give, not take
    assert sorted(scenario.nouns("company")) == ["2:archers", "2:pikemen", "2:sappers"]
