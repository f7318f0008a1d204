"""Phase 3, before moving: Capitaneus Venturae and Revolutionem (M4-6.1 to M4-6.7)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import armies, barred, discarded, m400, states, tokens

OWNED = {"red": "castella", "blue": "polonia lituania", "green": "serbia"}


@rule("M4-6.1", "M4-D15")
def test_6_1_any_number_in_any_order() -> None:
    cards = {0: "revolutionem*2 capitaneus_venturae red_1"}
    scenario = m400("before_moving", hand=cards, states=OWNED)
    assert sorted(scenario.options()) == ["done", "play capitaneus_venturae", "play revolutionem"]
    scenario.play("play revolutionem", "free polonia", "play capitaneus_venturae")
    scenario.play("play revolutionem", "free serbia")
    assert scenario.options() == ["done"]
    assert states(scenario, "blue") == ["lituania"]
    assert states(scenario, "green") == []
    assert armies(scenario, "red") == ["aragona", "aragona"]


@rule("M4-6.1")
@pytest.mark.parametrize("card", ["capitaneus_venturae", "revolutionem"])
@pytest.mark.parametrize("step", ["after_draw", "trade", "movement", "conquest", "end_of_turn"])
def test_6_1_not_earlier_and_not_later(card: str, step: str) -> None:
    places = {"red": "gallia"}
    scenario = m400(step, hand={0: f"{card} red_1", 1: "red_2"}, states=OWNED, armies=places)
    reason = scenario.refused(f"play {card}")
    assert (reason.message, reason.clause) == ("why-not-now", "M4-6.1")


@rule("M4-6.2", "M4-18.6")
def test_6_2_capitaneus_puts_the_second_army_in_the_own_capital() -> None:
    scenario = m400("before_moving", hand={0: "capitaneus_venturae red_1"}, armies={"red": "gallia"})
    scenario.play("play capitaneus_venturae")
    assert armies(scenario, "red") == ["gallia", "aragona"]
    assert discarded(scenario) == ["capitaneus_venturae"]


@rule("M4-6.3", "M4-R51")
def test_6_3_not_with_two_armies_and_not_into_the_plague() -> None:
    scenario = m400("before_moving", hand={0: "capitaneus_venturae"}, armies={"red": "gallia germania"})
    reason = scenario.refused("play capitaneus_venturae")
    assert (reason.message, reason.clause) == ("why-two-armies", "M4-6.3")
    sick = m400(
        "before_moving",
        hand={0: "capitaneus_venturae"},
        armies={"red": "gallia"},
        plague={"aragona": "red blue"},
    )
    reason = sick.refused("play capitaneus_venturae")
    assert (reason.message, reason.clause) == ("why-capital-plagued", "M4-6.3")


@rule("M4-6.4", "M4-R74")
def test_6_4_the_new_army_moves_and_conquers_in_the_same_turn() -> None:
    cards = {0: "capitaneus_venturae red_1 green_1"}
    scenario = m400("before_moving", hand=cards, armies={"red": "germania"})
    scenario.play("play capitaneus_venturae", "done", "move red.2", "to castella", "done")
    scenario.play("act red.2", "take", "pay red_1", "pay green_1")
    assert states(scenario, "red") == ["castella"]
    assert armies(scenario, "red") == ["germania", "castella"]


@rule("M4-6.5", "M4-18.7", "M4-D16")
def test_6_5_revolutionem_frees_a_state_of_an_opponent() -> None:
    scenario = m400("before_moving", hand={0: "revolutionem red_1"}, states=OWNED).play("play revolutionem")
    assert sorted(scenario.nouns("free")) == ["lituania", "polonia", "serbia"]
    scenario.play("free lituania")
    assert states(scenario, "blue") == ["polonia"]
    assert discarded(scenario) == ["revolutionem"]
    assert barred(scenario, "red")


@rule("M4-6.6", "M4-14.8")
def test_6_6_revolutionem_works_in_the_plague_and_leaves_the_tokens() -> None:
    sick = {"polonia": "red green"}
    scenario = m400("before_moving", hand={0: "revolutionem red_1"}, states=OWNED, plague=sick)
    scenario.play("play revolutionem", "free polonia")
    assert states(scenario, "blue") == ["lituania"]
    assert tokens(scenario, "polonia") == ["green", "red"]


@rule("M4-6.5", "M4-6.7")
def test_6_5_the_card_is_played_before_the_state_is_chosen() -> None:
    scenario = m400("before_moving", hand={0: "revolutionem"}, states=OWNED)
    reason = scenario.refused("free polonia")
    assert (reason.message, reason.clause) == ("why-play-first", "M4-6.5")
    assert scenario.refused("free novgorod").message == "why-not-enemy-state"
    without = m400("before_moving", hand={0: "red_1"}, states=OWNED)
    assert without.refused("free polonia").message == "why-not-in-hand"


@rule("M4-6.7", "M4-R47")
@pytest.mark.parametrize("target", ["novgorod", "aragona", "castella", "gallia"])
def test_6_7_no_capital_no_own_state_no_free_state(target: str) -> None:
    scenario = m400("before_moving", hand={0: "revolutionem"}, states=OWNED).play("play revolutionem")
    reason = scenario.refused(f"free {target}")
    assert (reason.message, reason.clause) == ("why-not-enemy-state", "M4-6.7")


@rule("M4-6.7", "M4-R47")
def test_6_7_armies_there_are_not_affected() -> None:
    places = {"blue": "polonia lituania!", "green": "polonia"}
    scenario = m400("before_moving", hand={0: "revolutionem red_1"}, states=OWNED, armies=places)
    scenario.play("play revolutionem", "free polonia")
    assert armies(scenario, "blue") == ["polonia", "lituania blocked"]
    assert armies(scenario, "green") == ["polonia"]


@rule("M4-18.12")
def test_18_12_revolutionem_needs_a_state_to_free() -> None:
    scenario = m400("before_moving", hand={0: "revolutionem red_1"}, states={"red": "castella"})
    assert scenario.refused("play revolutionem").message == "why-no-target"
