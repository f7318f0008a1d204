"""The destruction of armies (M4-12)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import armies, combat, hand, m400, states, war


@rule("M4-12.1")
def test_12_1_a_single_army_of_the_defender_is_never_destroyed() -> None:
    scenario = combat("red_4 green_4", "", armies={"blue": "gallia"}).play("lead red_4", "lead green_4")
    assert states(scenario, "red") == ["gallia"]
    assert armies(scenario, "blue") == ["gallia"]


@rule("M4-12.2")
def test_12_2_a_lost_attack_destroys_one_of_two_armies() -> None:
    scenario = combat("red_1", "red_1", armies={"red": "gallia aragona"})
    scenario.play("lead red_1").play("answer red_1", fate="blue_1 blue_2")
    assert armies(scenario, "red") == ["aragona"]


@rule("M4-12.3", "M4-12.6")
@pytest.mark.parametrize(
    ("places", "left"),
    [
        ("gallia novgorod", ["novgorod"]),
        ("polonia gallia", ["polonia"]),
        ("polonia novgorod", ["polonia", "novgorod"]),
    ],
)
def test_12_3_a_lost_defence_destroys_an_army_that_is_there(places: str, left: list[str]) -> None:
    scenario = combat("red_4 green_4", "", armies={"blue": places}).play("lead red_4", "lead green_4")
    assert armies(scenario, "blue") == left


@rule("M4-12.3")
def test_12_3_armies_of_others_are_not_concerned() -> None:
    places = {"blue": "polonia novgorod", "green": "gallia gallia"}
    scenario = combat("red_4 green_4", "", armies=places).play("lead red_4", "lead green_4")
    assert armies(scenario, "green") == ["gallia", "gallia"]


@rule("M4-12.4", "M4-R39", "M4-12.6")
def test_12_4_of_two_equal_armies_there_one_is_destroyed() -> None:
    scenario = combat("red_4 green_4 pestem", "", armies={"blue": "gallia gallia"})
    scenario.play("lead red_4", "lead green_4")
    assert armies(scenario, "blue") == ["gallia"]
    assert scenario.waiting == (0,)
    assert scenario.step == "end_of_turn"


@rule("M4-12.4", "M4-D31")
def test_12_4_two_blocked_armies_do_not_differ() -> None:
    scenario = combat("red_4 green_4 pestem", "", armies={"blue": "gallia! gallia!"})
    scenario.play("lead red_4", "lead green_4")
    assert scenario.step == "end_of_turn"
    assert armies(scenario, "blue") == ["gallia blocked"]


@rule("M4-12.4", "M4-D31")
@pytest.mark.parametrize(("victim", "left"), [("blue.1", ["gallia blocked"]), ("blue.2", ["gallia"])])
def test_12_4_if_one_is_blocked_the_winner_chooses(victim: str, left: list[str]) -> None:
    scenario = combat("red_4 green_4", "", armies={"blue": "gallia gallia!"}).play(
        "lead red_4", "lead green_4"
    )
    assert scenario.waiting == (0,)
    assert sorted(scenario.options()) == ["destroy blue.1", "destroy blue.2"]
    scenario.play(f"destroy {victim}")
    assert armies(scenario, "blue") == left


@rule("M4-12.5", "M4-R77")
def test_12_5_a_destroyed_army_may_be_raised_again_unblocked() -> None:
    cards = "red_4 green_4"
    scenario = combat(cards, "capitaneus_venturae", armies={"blue": "novgorod gallia!"})
    scenario.play("lead red_4", "lead green_4")
    assert armies(scenario, "blue") == ["novgorod"]
    scenario.play("decline", "done", "play capitaneus_venturae")
    assert armies(scenario, "blue") == ["novgorod", "novgorod"]


@rule("M4-12.6", "M4-R79")
def test_12_6_a_surviving_army_stays_in_the_lost_state() -> None:
    scenario = combat("red_4 green_4", "", armies={"blue": "gallia gallia"}).play(
        "lead red_4", "lead green_4"
    )
    assert states(scenario, "red") == ["gallia"]
    assert armies(scenario, "blue") == ["gallia"]


@rule("M4-R40")
def test_r40_two_attacks_on_one_state() -> None:
    places = {"red": "gallia gallia"}
    cards = {0: "red_1 green_4 blue_4 caballus", 1: "red_4 green_1 pestem"}
    scenario = m400("statement", armies=places, states={"blue": "gallia"}, hand=cards)
    scenario.play("attack red.1", "attack red.2", "act red.1", "fight")
    scenario.play(
        "lead red_1", "answer red_4", "give_in", "lead green_4", "answer green_1", "give_in", "lead blue_4"
    )
    assert states(scenario, "red") == ["gallia"]
    assert armies(scenario, "red") == ["gallia", "gallia"]


@rule("M4-R40", "M4-12.2")
def test_r40_after_a_failed_first_attack_the_second_army_is_the_only_one() -> None:
    places = {"red": "gallia gallia"}
    cards = {0: "red_1 green_1 red_4 blue_4", 1: "red_2 green_2 caballus"}
    scenario = m400("statement", armies=places, states={"blue": "gallia"}, hand=cards)
    scenario.play(
        "attack red.1", "attack red.2", "act red.1", "fight", "lead red_1", "answer red_2", "give_in"
    )
    scenario.play("lead green_1", "answer green_2").play("give_in", fate="pestem rapina")
    assert armies(scenario, "red") == ["gallia"]
    assert scenario.step == "war"
    scenario.play("fight", "lead red_4", "lead blue_4")
    assert states(scenario, "red") == ["gallia"]
    assert hand(scenario, 1) == ["caballus", "pestem", "rapina"]


@rule("M4-12.2", "M4-11.3")
def test_12_2_a_won_attack_destroys_no_army_of_the_attacker() -> None:
    scenario = war("red_1*3", "red_2", armies={"red": "gallia aragona"}).play("surrender", fate="red_1*2")
    assert armies(scenario, "red") == ["gallia", "aragona"]
