"""Phase 3: base moves and Caballus (M4-6.8 to M4-6.15)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import armies, discarded, hand, hands, m400, states


@rule("M4-6.8", "M4-D17", "M4-D18", "M4-I13")
def test_6_8_one_step_a_turn() -> None:
    scenario = m400(armies={"red": "gallia germania"}, hand={0: "red_1"})
    assert sorted(scenario.options()) == ["done", "move red.1", "move red.2"]
    scenario.play("move red.1", "to flandria")
    assert sorted(scenario.options()) == ["done", "move red.2"]
    reason = scenario.refused("move red.1")
    assert reason.message == "why-army-moved"
    assert armies(scenario, "red") == ["flandria", "germania"]


@rule("M4-6.8")
def test_6_8_only_to_a_neighbour() -> None:
    scenario = m400(armies={"red": "gallia"}, hand={0: "red_1"}).play("move red.1")
    reason = scenario.refused("to polonia")
    assert (reason.message, reason.clause) == ("why-not-adjacent", "M4-6.8")


@rule("M4-6.8")
def test_6_8_only_own_armies() -> None:
    scenario = m400(hand={0: "red_1"})
    assert scenario.refused("move blue.1").message == "why-not-own-army"
    assert scenario.refused("move red.2").message == "why-not-own-army"


@rule("M4-6.10", "M4-6.12")
def test_6_10_an_army_is_chosen_before_its_way() -> None:
    scenario = m400(armies={"red": "gallia"}, hand={0: "red_1"}, plague={"burgundia": "red"})
    reason = scenario.refused("to flandria")
    assert (reason.message, reason.clause) == ("why-army-first", "M4-6.10")
    assert scenario.refused("to burgundia").message == "why-plague"
    assert scenario.refused("caravella mare_germanicum").message == "why-army-first"


@rule("M4-6.9")
def test_6_9_moving_is_optional() -> None:
    scenario = m400(armies={"red": "gallia"}, hand={0: "incendium"}).play("done")
    assert armies(scenario, "red") == ["gallia"]
    assert scenario.step == "end_of_turn"
    scenario = m400(armies={"red": "gallia"}, hand={0: "incendium"}).play("move red.1", "stop")
    assert armies(scenario, "red") == ["gallia"]
    assert scenario.step == "end_of_turn"


@rule("M4-6.10", "M4-R17", "M4-D17")
@pytest.mark.parametrize(("first", "second"), [("red.1", "red.2"), ("red.2", "red.1")])
def test_6_10_one_army_after_the_other_in_the_order_the_player_likes(first: str, second: str) -> None:
    scenario = m400(armies={"red": "gallia gallia"}, hand={0: "caballus*2 red_1"})
    scenario.play(f"move {first}", "caballus germania")
    scenario.refused(f"move {second}")
    scenario.play("to polonia", f"move {second}", "to mediolanum")
    assert sorted(armies(scenario, "red")) == ["mediolanum", "polonia"]
    assert hand(scenario, 0) == ["caballus", "red_1"]


@rule("M4-6.11", "M4-R18")
def test_6_11_both_armies_move_before_any_conquest() -> None:
    scenario = m400(armies={"red": "gallia castella"}, hand={0: "red_1 green_1 incendium"})
    scenario.play("move red.1", "to flandria")
    assert scenario.step == "movement"
    scenario.play("move red.2", "to granata")
    assert scenario.step == "conquest"
    assert sorted(scenario.nouns("act")) == ["red.1", "red.2"]
    scenario.play("act red.1", "take", "pay red_1", "pay green_1")
    scenario.refused("move red.2")
    assert states(scenario, "red") == ["flandria"]


@rule("M4-6.12", "M4-R20")
@pytest.mark.parametrize("owner", ["red", "blue", ""])
def test_6_12_any_territory_may_be_entered(owner: str) -> None:
    owned = {owner: "polonia"} if owner else {}
    scenario = m400(armies={"red": "lituania", "blue": "polonia"}, states=owned, hand={0: "red_1"})
    scenario.play("move red.1")
    assert {"polonia", "novgorod"} <= set(scenario.nouns("to"))


@rule("M4-6.12", "M4-14.7", "M4-I11")
def test_6_12_but_not_one_under_plague() -> None:
    scenario = m400(armies={"red": "lituania"}, plague={"polonia": "green"}, hand={0: "caballus red_1"})
    scenario.play("move red.1")
    assert "polonia" not in scenario.nouns("to")
    assert "polonia" not in scenario.nouns("caballus")
    reason = scenario.refused("to polonia")
    assert (reason.message, reason.clause) == ("why-plague", "M4-6.12")


@rule("M4-6.13")
def test_6_13_movement_cards_come_before_the_base_move() -> None:
    scenario = m400(armies={"red": "lituania"}, hand={0: "caballus caravella red_1"})
    scenario.play("move red.1", "to moldavia")
    scenario.refused("caballus polonia")
    scenario.refused("caravella pontus_euxinus")
    assert armies(scenario, "red") == ["moldavia"]


@rule("M4-E2", "M4-6.13", "M4-6.15", "M4-18.8")
def test_e2_one_caballus() -> None:
    scenario = m400(
        armies={"red": "novgorod"},
        hand={0: "caballus red_1"},
        capitals={"blue": "aragona", "red": "novgorod"},
    )
    scenario.play("move red.1", "caballus lituania", "to polonia")
    assert armies(scenario, "red") == ["polonia"]
    assert discarded(scenario) == ["caballus"]


@rule("M4-E3", "M4-6.14")
def test_e3_three_caballus() -> None:
    scenario = m400(
        armies={"red": "novgorod"},
        hand={0: "caballus*3 red_1"},
        capitals={"blue": "aragona", "red": "novgorod"},
    )
    scenario.play("move red.1", "caballus lituania", "caballus polonia", "caballus ungheria")
    assert scenario.refused("caballus serbia").message == "why-not-in-hand"
    scenario.play("to impero_romano_d_occidente")
    assert armies(scenario, "red") == ["impero_romano_d_occidente"]
    assert hand(scenario, 0) == ["red_1"]
    assert discarded(scenario) == ["caballus"] * 3


@rule("M4-6.14", "M4-6.18")
def test_6_14_both_cards_in_any_mixture() -> None:
    scenario = m400(armies={"red": "burgundia"}, hand={0: "caballus*2 caravella*2 red_1"})
    scenario.play("move red.1", "caballus mediolanum")
    scenario.play("caravella mediterraneum_occidentale", "land castella", "caballus portugallia")
    scenario.play("caravella oceanus_atlanticus", "land scotia", "to anglia")
    assert armies(scenario, "red") == ["anglia"]
    assert hand(scenario, 0) == ["red_1"]


@rule("M4-6.14")
def test_6_14_a_card_serves_the_army_that_moves() -> None:
    scenario = m400(armies={"red": "gallia polonia"}, hand={0: "caballus red_1"})
    scenario.play("move red.1", "caballus germania", "stop", "move red.2")
    assert scenario.nouns("caballus") == []
    assert armies(scenario, "red") == ["germania", "polonia"]


@rule("M4-6.15")
def test_6_15_caballus_steps_only_to_a_neighbour() -> None:
    scenario = m400(armies={"red": "gallia"}, hand={0: "caballus"}).play("move red.1")
    assert scenario.refused("caballus polonia").message == "why-not-adjacent"


@rule("M4-6.19", "M4-R75")
@pytest.mark.parametrize("card", ["caballus germania", "caravella mare_britannicum"])
def test_6_19_the_army_may_stop_where_a_card_led(card: str) -> None:
    scenario = m400(armies={"red": "gallia"}, hand={0: "caballus caravella incendium"}).play(
        "move red.1", card
    )
    if scenario.step == "voyage":
        scenario.play("land scotia")
    assert "stop" in scenario.options()
    scenario.play("stop")
    assert armies(scenario, "red") in (["germania"], ["scotia"])


@rule("M4-6.22")
def test_6_22_an_army_may_come_back() -> None:
    scenario = m400(armies={"red": "gallia"}, hand={0: "caballus red_1"})
    scenario.play("move red.1", "caballus germania", "to gallia")
    assert armies(scenario, "red") == ["gallia"]


@rule("M4-6.24", "M4-14.3", "M4-I12")
def test_6_24_a_blocked_army_does_not_move() -> None:
    scenario = m400(armies={"red": "gallia! polonia"}, hand={0: "caballus caravella"})
    assert sorted(scenario.options()) == ["done", "move red.2"]
    reason = scenario.refused("move red.1")
    assert (reason.message, reason.clause) == ("why-army-blocked", "M4-6.24")


@rule("M4-D17", "M4-6.24")
def test_d17_with_all_armies_blocked_nobody_is_asked_to_move() -> None:
    scenario = m400("before_moving", armies={"red": "gallia!"}, hand={0: "caballus*2"}).play("done")
    assert scenario.step == "end_of_turn"


@rule("M4-E32", "M4-1.11", "M4-7.11")
@pytest.mark.parametrize(("owner", "left"), [({}, 2), ({"blue": "luxeborg"}, 1)])
def test_e32_a_special_state_is_a_bridge(owner: dict[str, str], left: int) -> None:
    scenario = m400(armies={"red": "gallia"}, states=owner, hand={0: "caballus red_1*2"})
    scenario.play("move red.1", "caballus luxeborg").play("to polonia", fate="" if left == 2 else "red_1")
    assert armies(scenario, "red") == ["polonia"]
    assert hands(scenario) == [left, 2 - left, 0]
