"""Enemy capitals without toll: an army there states nothing, and attacks or not when it acts (M4-R25)."""

from quattrocento.testing import rule
from quattrocento.testing.m400 import m400
from quattrocento.testing.m400.combats import FOURS


@rule("M4-R25")
def test_r25_without_toll_on_capitals_nothing_is_stated_in_one() -> None:
    scenario = m400(
        "statement",
        armies={"red": "novgorod gallia"},
        states={"green": "gallia"},
        hand={0: FOURS},
        toll_on_capitals=False,
    )
    reason = scenario.refused("attack red.1")
    assert (reason.message, reason.clause) == ("why-no-statement", "M4-R25")
    at_home = m400("statement", armies={"red": "aragona gallia"}, states={"green": "gallia"})
    assert at_home.refused("toll red.1").message == "why-not-on-enemy-land"


@rule("M4-R25", "M4-D36", "M4-D21")
def test_d36_without_toll_a_capital_is_attacked_or_left() -> None:
    places = {"red": "novgorod", "green": "serbia valachia"}
    scenario = m400("conquest", armies=places, hand={0: FOURS + " pestem"}, toll_on_capitals=False)
    assert sorted(scenario.options()) == ["act red.1", "done"]
    scenario.play("act red.1")
    assert sorted(scenario.options()) == ["attack red.1", "leave"]
    assert scenario.play("attack red.1").step == "raid"
    left = m400("conquest", armies=places, hand={0: "red_4 pestem"}, toll_on_capitals=False)
    assert left.play("act red.1").options() == ["leave"]
    assert left.refused("attack red.1").message == "why-total-impossible"
    assert left.play("leave").step == "end_of_turn"


@rule("M4-R25")
def test_r25_one_army_acts_at_a_time() -> None:
    scenario = m400(
        "conquest", armies={"red": "novgorod novgorod"}, hand={0: FOURS}, toll_on_capitals=False
    ).play("act red.1")
    assert scenario.step == "storm"
    assert scenario.refused("attack red.2").message == "why-other-army-acts"
    assert scenario.refused("attack blue.1").message == "why-not-own-army"
