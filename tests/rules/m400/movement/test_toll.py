"""The toll (M4-7)."""

from typing import Any

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import armies, hand, hands, m400, points, states
from tests.rules.m400.watching import Watching


@rule("M4-7.1", "M4-7.3", "M4-R21", "M4-I17")
def test_7_1_passing_through_enemy_land_costs_a_card() -> None:
    scenario = m400(armies={"red": "gallia"}, states={"blue": "germania"}, hand={0: "caballus red_1*2"})
    scenario.play("move red.1", "caballus germania")
    assert hands(scenario) == [2, 0, 0]
    scenario.play("to polonia", fate="red_1")
    assert hands(scenario) == [1, 1, 0]
    assert [about[:2] for about in scenario.told("toll_paid")] == [(0, 1)]


@rule("M4-7.1", "M4-7.4")
def test_7_1_stopping_on_enemy_land_costs_a_card() -> None:
    scenario = m400(armies={"red": "gallia"}, states={"blue": "germania"}, hand={0: "red_1*2"})
    scenario.play("move red.1", "to germania")
    assert sorted(scenario.options()) == ["attack red.1", "toll red.1"]
    scenario.play("toll red.1", fate="red_1")
    assert hands(scenario) == [1, 1, 0]


@rule("M4-7.1", "M4-7.4")
def test_7_1_staying_on_enemy_land_costs_a_card() -> None:
    scenario = m400(armies={"red": "germania"}, states={"green": "germania"}, hand={0: "red_1 pestem"})
    scenario.play("done").play("toll red.1", fate="pestem")
    assert hand(scenario, 2) == ["pestem"]


@rule("M4-7.1", "M4-R2", "M4-R70")
def test_7_1_the_card_is_taken_at_random() -> None:
    scenario = m400(
        "statement", armies={"red": "germania"}, states={"blue": "germania"}, hand={0: "red_1*3 pestem"}
    )
    fate = Watching()
    scenario.position.play(0, scenario.game.notation.parse("toll red.1"), fate)
    assert fate.asked[0].weights == {"red_1": 3, "pestem": 1}
    assert set(fate.asked[0].seen_by or ()) == {0, 1}


@rule("M4-7.2", "M4-R25")
def test_7_2_an_enemy_capital_is_enemy_land() -> None:
    scenario = m400(armies={"red": "lituania"}, hand={0: "red_1 caballus*2"})
    scenario.play("move red.1", "caballus novgorod").play("to svecia", fate="red_1")
    assert hands(scenario) == [1, 1, 0]
    stopping = m400(armies={"red": "lituania"}, hand={0: "red_1*2"}).play("move red.1", "to novgorod")
    stopping.play("toll red.1", fate="red_1")
    assert hands(stopping) == [1, 1, 0]


@rule("M4-7.3", "M4-R21")
def test_7_3_the_card_for_the_next_step_leaves_the_hand_first() -> None:
    scenario = m400(armies={"red": "gallia"}, states={"blue": "germania"}, hand={0: "caballus*2"})
    scenario.play("move red.1", "caballus germania", "caballus polonia")
    assert hands(scenario) == [0, 0, 0]
    assert len(scenario.told("toll_unpaid")) == 1
    sailing = m400(
        armies={"red": "gallia"}, states={"blue": "germania"}, hand={0: "caballus caravella red_1"}
    )
    sailing.play("move red.1", "caballus germania").play("caravella mare_balticum", fate="red_1")
    assert hand(sailing, 1) == ["red_1"]


@rule("M4-7.4", "M4-7.9", "M4-R22")
def test_7_4_who_attacks_pays_no_toll() -> None:
    scenario = m400(
        "statement", armies={"red": "germania"}, states={"blue": "germania"}, hand={0: "red_1", 1: "red_4"}
    )
    scenario.play("attack red.1", "fight", "lead red_1").play("answer red_4", fate="blue_1 blue_2")
    assert states(scenario, "blue") == ["germania"]
    assert hands(scenario) == [0, 2, 0]


@rule("M4-7.5", "M4-D20")
def test_7_5_attack_is_offered_only_where_it_is_legal() -> None:
    places, owned = {"red": "germania polonia"}, {"blue": "germania", "green": "polonia"}
    scenario = m400("statement", armies=places, states=owned, hand={0: "red_1 caballus"})
    assert sorted(scenario.options()) == ["attack red.1", "attack red.2", "toll red.1", "toll red.2"]
    poor = m400("statement", armies=places, states=owned, hand={0: "red_bonus caballus"})
    assert sorted(poor.options()) == ["toll red.1", "toll red.2"]
    reason = poor.refused("attack red.1")
    assert (reason.message, reason.clause) == ("why-no-combat-card", "M4-8.10")


@rule("M4-7.5", "M4-R23")
def test_7_5_each_toll_is_paid_before_the_next_statement() -> None:
    places, owned = {"red": "germania polonia"}, {"blue": "germania", "green": "polonia"}
    scenario = m400("statement", armies=places, states=owned, hand={0: "red_1 caballus"})
    scenario.play("toll red.2", fate="red_1")
    assert hand(scenario, 2) == ["red_1"]
    assert scenario.options() == ["toll red.1"]
    assert scenario.refused("toll red.2").message == "why-settled"
    scenario.play("toll red.1", fate="caballus")
    assert hands(scenario) == [0, 1, 1]


@rule("M4-7.5")
def test_7_5_an_army_that_paid_has_no_action() -> None:
    scenario = m400(
        "statement", armies={"red": "germania"}, states={"blue": "germania"}, hand={0: "red_1*2 incendium"}
    )
    scenario.play("toll red.1", fate="red_1")
    assert scenario.step == "end_of_turn"


@rule("M4-7.6", "M4-3.9", "M4-D21")
def test_7_6_an_announced_attack_must_be_made() -> None:
    places, owned = {"red": "germania flandria"}, {"blue": "germania"}
    scenario = m400("statement", armies=places, states=owned, hand={0: "red_1*2 green_1", 1: "red_4"})
    scenario.play("attack red.1")
    assert sorted(scenario.options()) == ["act red.1", "act red.2"]
    reason = scenario.refused("done")
    assert (reason.message, reason.clause) == ("why-attack-announced", "M4-7.6")
    scenario.play("act red.2", "take", "pay red_1", "pay green_1")
    assert scenario.step == "war"
    assert scenario.waiting == (1,)


@rule("M4-7.6", "M4-R23")
def test_7_6_an_attack_that_a_toll_makes_impossible_pays_late() -> None:
    places, owned = {"red": "germania polonia"}, {"blue": "germania", "green": "polonia"}
    scenario = m400("statement", armies=places, states=owned, hand={0: "red_1 caballus*2"})
    scenario.play("attack red.1").play("toll red.2", fate="red_1 caballus")
    assert hand(scenario, 1) == ["caballus"]
    assert hand(scenario, 2) == ["red_1"]
    assert len(scenario.told("attack_impossible")) == 1
    assert scenario.step == "end_of_turn"


@rule("M4-7.6", "M4-R23")
def test_7_6_an_attack_that_a_conquest_makes_impossible_pays_late() -> None:
    places, owned = {"red": "germania flandria"}, {"blue": "germania"}
    scenario = m400("statement", armies=places, states=owned, hand={0: "red_1 green_1 caballus"})
    scenario.play("attack red.1", "act red.2", "take", "pay red_1").play("pay green_1", fate="caballus")
    assert states(scenario, "red") == ["flandria"]
    assert hand(scenario, 1) == ["caballus"]
    assert scenario.waiting == (1,)


@rule("M4-7.6", "M4-R40")
def test_7_6_nothing_is_paid_when_the_land_has_become_own() -> None:
    places, owned = {"red": "germania germania"}, {"blue": "germania"}
    scenario = m400(
        "statement", armies=places, states=owned, hand={0: "red_1*2 incendium caballus", 1: "red_4"}
    )
    scenario.play("attack red.1", "attack red.2", "act red.1").play("surrender", fate="red_1 caballus")
    assert states(scenario, "red") == ["germania"]
    assert points(scenario, "red") == 1
    assert hand(scenario, 0) == ["incendium", "red_1"]
    assert scenario.step == "end_of_turn"


@rule("M4-7.7", "M4-R23")
def test_7_7_a_blocked_army_on_enemy_land_pays() -> None:
    scenario = m400(armies={"red": "germania! gallia"}, states={"blue": "germania"}, hand={0: "red_1*2"})
    scenario.play("done", fate="red_1")
    assert hands(scenario)[:2] == [1, 1]


@rule("M4-7.8")
def test_7_8_leaving_the_land_where_the_turn_began_costs_nothing() -> None:
    scenario = m400(armies={"red": "germania"}, states={"blue": "germania"}, hand={0: "caballus red_1"})
    scenario.play("move red.1", "to polonia")
    assert hands(scenario) == [2, 0, 0]


@rule("M4-7.9", "M4-R22")
def test_7_9_a_won_attack_costs_no_toll_either() -> None:
    scenario = m400(
        "statement", armies={"red": "germania"}, states={"blue": "germania"}, hand={0: "red_4 green_4"}
    )
    scenario.play("attack red.1", "fight", "lead red_4", "lead green_4")
    assert states(scenario, "red") == ["germania"]
    assert hands(scenario) == [0, 0, 0]


@rule("M4-7.10", "M4-R24")
def test_7_10_who_has_no_card_pays_nothing() -> None:
    scenario = m400(armies={"red": "gallia"}, states={"blue": "germania"}, hand={1: "red_1"})
    scenario.play("move red.1", "to germania")
    assert armies(scenario, "red") == ["germania"]
    assert hands(scenario) == [0, 1, 0]
    assert len(scenario.told("toll_unpaid")) == 1
    assert scenario.waiting == (1,)


@rule("M4-7.11")
def test_7_11_each_army_pays() -> None:
    scenario = m400(armies={"red": "gallia gallia"}, states={"blue": "germania"}, hand={0: "red_bonus*3"})
    scenario.play("move red.1", "to germania", "move red.2", "to germania")
    scenario.play("toll red.1", fate="red_bonus").play("toll red.2", fate="red_bonus")
    assert hands(scenario) == [1, 2, 0]


@rule("M4-7.12")
@pytest.mark.parametrize("owned", [{}, {"red": "germania"}])
def test_7_12_nothing_is_paid_on_own_or_free_land(owned: dict[str, str]) -> None:
    scenario = m400(armies={"red": "gallia"}, states=owned, hand={0: "caballus red_1"})
    scenario.play("move red.1", "caballus germania", "to polonia")
    assert hands(scenario) == [1, 0, 0]
    resting = m400(armies={"red": "germania"}, states=owned, hand={0: "incendium"}).play("done")
    assert resting.step == "end_of_turn"


@rule("M4-7.13")
def test_7_13_landing_is_entering() -> None:
    scenario = m400(armies={"red": "anglia"}, states={"blue": "gallia"}, hand={0: "caravella red_1*2"})
    scenario.play("move red.1", "caravella mare_britannicum", "land gallia")
    assert hands(scenario) == [2, 0, 0]
    scenario.play("to germania", fate="red_1")
    assert hands(scenario) == [1, 1, 0]


@rule("M4-R25")
def test_r25_without_toll_on_capitals_an_army_there_acts_or_not() -> None:
    cards = {0: "red_4 green_4 caballus"}
    scenario = m400(armies={"red": "lituania"}, hand=cards, toll_on_capitals=False)
    scenario.play("move red.1", "to novgorod", "act red.1")
    assert sorted(scenario.options()) == ["attack red.1", "leave"]
    scenario.play("leave")
    assert hands(scenario) == [3, 0, 0]
    passing = m400(armies={"red": "lituania"}, hand=cards, toll_on_capitals=False)
    passing.play("move red.1", "caballus novgorod", "to svecia")
    assert hands(passing) == [2, 0, 0]
    raid = m400(armies={"red": "novgorod"}, hand=cards, toll_on_capitals=False)
    raid.play("done", "act red.1", "attack red.1", "raid red_4", "raid green_4", "nothing")
    assert points(raid, "red") == 2


@rule("M4-R26")
def test_r26_an_army_pays_nothing_when_another_takes_the_land_under_it() -> None:
    cards = {0: "red_1", 1: "red_2 green_2"}
    scenario = m400("conquest", "blue", hand=cards, armies={"red": "germania", "blue": "germania"})
    scenario.play("act blue.1", "take", "pay red_2", "pay green_2")
    assert states(scenario, "blue") == ["germania"]
    assert hands(scenario) == [1, 0, 0]


@rule("M4-R27", "M4-6.22")
def test_r27_each_entry_followed_by_leaving_is_a_transit() -> None:
    scenario = m400(armies={"red": "gallia"}, states={"blue": "luxeborg"}, hand={0: "caballus*3 red_1*2"})
    scenario.play("move red.1", "caballus luxeborg").play("caballus polonia", fate="red_1")
    scenario.play("caballus luxeborg").play("to germania", fate="red_1")
    assert hands(scenario) == [0, 2, 0]


@rule("M4-E22", "M4-7.4", "M4-7.8", "M4-11.4")
def test_e22_after_a_lost_attack() -> None:
    setting: dict[str, Any] = {
        "armies": {"red": "ungheria"},
        "states": {"green": "ungheria"},
        "hand": {0: "red_1 caballus"},
    }
    staying = m400(**setting).play("done")
    assert sorted(staying.options()) == ["attack red.1", "toll red.1"]
    staying.play("toll red.1", fate="caballus")
    assert hand(staying, 2) == ["caballus"]
    leaving = m400(**setting).play("move red.1", "to moldavia")
    assert hands(leaving) == [2, 0, 0]
