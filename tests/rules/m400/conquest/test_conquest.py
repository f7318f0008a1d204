"""Phase 4: free states, declaring war, surrender (M4-8, M4-9)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import (
    armies,
    before_scoring,
    discarded,
    hand,
    hands,
    m400,
    points,
    score,
    states,
    war,
)
from tests.rules.m400.watching import Watching


def on_free_land(cards: str, **more: Any) -> Scenario:
    """The army of red stands in free Tartaria and acts."""
    places = {"red": "tartaria"}
    return m400("conquest", armies=places, hand={0: cards}, **more).play("act red.1")


@rule("M4-E6", "M4-8.5", "M4-8.7", "M4-8.8", "M4-18.1")
def test_e6_a_red_and_a_green_card_take_tartaria() -> None:
    scenario = on_free_land("red_1 green_2 incendium").play("take", "pay red_1", "pay green_2")
    assert states(scenario, "red") == ["tartaria"]
    assert points(scenario, "red") == 0
    assert discarded(scenario) == ["green_2", "red_1"]
    assert hand(scenario, 0) == ["incendium"]
    after = before_scoring(states={"red": "tartaria"}).play("done")
    assert score(after, "red") == 3


@rule("M4-8.1", "M4-R78")
def test_8_1_an_army_acts_whether_or_not_it_moved() -> None:
    cards = {0: "red_1 green_1 blue_1 red_2 incendium"}
    scenario = m400(armies={"red": "tartaria gallia"}, hand=cards)
    scenario.play("move red.2", "to flandria", "done")
    assert sorted(scenario.nouns("act")) == ["red.1", "red.2"]


@rule("M4-8.1", "M4-I13")
def test_8_1_one_action_for_each_army() -> None:
    cards = {0: "red_1 green_1 blue_1 red_2 incendium"}
    scenario = m400("conquest", armies={"red": "tartaria flandria"}, hand=cards)
    scenario.play("act red.1", "take", "pay red_1", "pay green_1")
    assert sorted(scenario.options()) == ["act red.2", "done"]
    assert scenario.refused("act red.1").message == "why-army-acted"


@rule("M4-8.1", "M4-D21", "M4-D22")
def test_8_1_doing_nothing_is_allowed() -> None:
    scenario = m400("conquest", armies={"red": "tartaria"}, hand={0: "red_1 green_1"})
    assert sorted(scenario.options()) == ["act red.1", "done"]
    scenario.play("act red.1")
    assert sorted(scenario.options()) == ["leave", "take"]
    scenario.play("leave")
    assert states(scenario, "red") == []
    assert scenario.step == "end_of_turn"


@rule("M4-8.2")
@pytest.mark.parametrize(("first", "second"), [("red.1", "red.2"), ("red.2", "red.1")])
def test_8_2_the_armies_act_in_the_order_the_player_wants(first: str, second: str) -> None:
    cards = {0: "red_1 green_1 blue_1 red_2 incendium"}
    scenario = m400("conquest", armies={"red": "tartaria flandria"}, hand=cards)
    scenario.play(f"act {first}", "take", "pay red_1", "pay green_1")
    assert len(states(scenario, "red")) == 1
    scenario.play(f"act {second}", "take", "pay blue_1", "pay red_2")
    assert states(scenario, "red") == ["flandria", "tartaria"]


@rule("M4-8.3", "M4-14.7")
def test_8_3_no_action_on_own_land_or_in_the_plague() -> None:
    places = {"red": "tartaria flandria!"}
    scenario = m400(
        "before_moving",
        armies=places,
        states={"red": "tartaria"},
        plague={"flandria": "blue"},
        hand={0: "red_1 green_1 incendium"},
    )
    scenario.play("done", "done")
    assert scenario.step == "end_of_turn"


@rule("M4-8.4", "M4-14.3")
def test_8_4_a_blocked_army_has_no_action() -> None:
    scenario = m400("conquest", armies={"red": "tartaria! flandria"}, hand={0: "red_1 green_1"})
    assert sorted(scenario.options()) == ["act red.2", "done"]
    assert scenario.refused("act red.1").message == "why-army-blocked"


@rule("M4-8.5", "M4-D23")
def test_8_5_two_colours_of_any_level() -> None:
    scenario = on_free_land("red_1 red_4 green_2 caballus").play("take")
    assert sorted(scenario.nouns("pay")) == ["green_2", "red_1", "red_4"]
    scenario.play("pay red_4")
    assert scenario.nouns("pay") == ["green_2"]
    assert scenario.refused("pay red_1").message == "why-same-colour"


@rule("M4-8.5", "M4-E39")
def test_e39_cards_of_one_colour_take_no_free_state_but_may_declare_war() -> None:
    scenario = on_free_land("red_1*3 red_2*4")
    assert scenario.options() == ["leave"]
    reason = scenario.refused("take")
    assert (reason.message, reason.clause) == ("why-cannot-pay", "M4-8.5")
    assert war("red_1*3 red_2*4", "green_1").step == "war"


@rule("M4-8.6")
@pytest.mark.parametrize("cards", ["red_1 green_bonus", "red_1 green_malus", "red_1 caballus pestem"])
def test_8_6_only_combat_cards_are_valid(cards: str) -> None:
    assert on_free_land(cards).options() == ["leave"]
    scenario = on_free_land(f"{cards} blue_1").play("take")
    assert scenario.nouns("pay") == ["red_1", "blue_1"]
    other = cards.rsplit(maxsplit=1)[-1]
    assert scenario.refused(f"pay {other}").message == "why-not-a-combat-card"


@rule("M4-8.8", "M4-R20")
def test_8_8_enemy_armies_make_no_difference() -> None:
    places = {"red": "tartaria", "blue": "tartaria tartaria"}
    scenario = m400("conquest", armies=places, hand={0: "red_1 green_2"})
    scenario.play("act red.1", "take", "pay red_1", "pay green_2")
    assert states(scenario, "red") == ["tartaria"]
    assert armies(scenario, "blue") == ["tartaria", "tartaria"]


@rule("M4-R64")
def test_r64_two_armies_on_one_free_state() -> None:
    cards = {0: "red_1 green_1 blue_1 red_2 incendium"}
    scenario = m400("conquest", armies={"red": "tartaria tartaria"}, hand=cards)
    scenario.play("act red.2", "take", "pay red_1", "pay green_1")
    assert states(scenario, "red") == ["tartaria"]
    assert scenario.step == "end_of_turn"


@rule("M4-D21")
def test_d21_with_fewer_than_two_cards_nobody_is_asked_about_a_free_state() -> None:
    scenario = m400(armies={"red": "tartaria"}, hand={0: "red_1"}).play("done")
    assert scenario.step == "end_of_turn"


# ---- war


@rule("M4-8.9")
@pytest.mark.parametrize("places", [{}, {"blue": "gallia"}, {"blue": "gallia gallia"}])
def test_8_9_an_enemy_state_may_be_attacked_with_or_without_an_army_in_it(places: dict[str, str]) -> None:
    scenario = war("red_1", "red_2", armies=places)
    assert scenario.step == "war"
    assert scenario.waiting == (1,)


@rule("M4-8.10", "M4-R28")
def test_8_10_the_attacker_needs_a_combat_card() -> None:
    owned = {"blue": "gallia"}
    scenario = m400("statement", armies={"red": "gallia"}, states=owned, hand={0: "red_bonus pestem"})
    reason = scenario.refused("attack red.1")
    assert (reason.message, reason.clause) == ("why-no-combat-card", "M4-8.10")


@rule("M4-8.11", "M4-D24")
def test_8_11_the_defender_fights_or_surrenders() -> None:
    assert sorted(war("red_1", "red_2").options()) == ["fight", "surrender"]
    assert war("red_1", "red_2").play("fight").waiting == (0,)


@rule("M4-R65")
def test_r65_a_defender_without_cards_may_fight() -> None:
    scenario = war("red_1 green_1 blue_1", "")
    assert sorted(scenario.options()) == ["fight", "surrender"]
    scenario.play("fight", "lead red_1", "lead blue_1")
    assert states(scenario, "red") == ["gallia"]
    assert hand(scenario, 0) == ["green_1"]


# ---- surrender


@rule("M4-9.1", "M4-9.2", "M4-9.3", "M4-15.1", "M4-I17")
def test_9_1_surrender() -> None:
    scenario = war("red_1*2 green_1 caballus", "red_2").play("surrender", fate="caballus green_1")
    assert states(scenario, "red") == ["gallia"]
    assert states(scenario, "blue") == []
    assert points(scenario, "red") == 1
    assert hand(scenario, 0) == ["red_1", "red_1"]
    assert hand(scenario, 1) == ["caballus", "green_1", "red_2"]


@rule("M4-9.3", "M4-R37", "M4-E20")
def test_e20_a_short_surrender() -> None:
    scenario = war("red_1", "red_2").play("surrender", fate="red_1")
    assert states(scenario, "red") == ["gallia"]
    assert points(scenario, "red") == 1
    assert hands(scenario) == [0, 2, 0]


@rule("M4-9.3", "M4-R2", "M4-R70")
def test_9_3_the_cards_are_taken_at_random_one_after_the_other() -> None:
    scenario = war("red_1*2 caballus", "red_2")
    fate = Watching(2)
    scenario.position.play(1, scenario.game.notation.parse("surrender"), fate)
    assert fate.asked[0].weights == {"red_1": 2, "caballus": 1}
    assert fate.asked[1].cards == 2
    assert all(set(question.seen_by or ()) == {0, 1} for question in fate.asked)


@rule("M4-9.4", "M4-R38", "M4-12.6")
def test_9_4_no_card_is_played_and_no_army_destroyed() -> None:
    scenario = war("red_1*3", "red_2", armies={"blue": "gallia novgorod"})
    scenario.play("surrender", fate="red_1*2")
    assert discarded(scenario) == []
    assert armies(scenario, "blue") == ["gallia", "novgorod"]


@rule("M4-R38")
def test_r38_with_surrender_destroys_army_an_army_there_is_lost() -> None:
    scenario = war("red_1*3", "red_2", armies={"blue": "novgorod gallia"}, surrender_destroys_army=True)
    scenario.play("surrender", fate="red_1*2")
    assert armies(scenario, "blue") == ["novgorod"]
    single = war("red_1*3", "red_2", armies={"blue": "gallia"}, surrender_destroys_army=True)
    assert armies(single.play("surrender", fate="red_1*2"), "blue") == ["gallia"]
    both = war("red_1*3", "red_2", armies={"blue": "gallia gallia!"}, surrender_destroys_army=True)
    both.play("surrender", fate="red_1*2")
    assert sorted(both.nouns("destroy")) == ["blue.1", "blue.2"]


@rule("M4-R36")
def test_r36_no_surrender_once_the_combat_has_begun() -> None:
    scenario = war("red_4 green_4", "red_1 red_2").play("fight", "lead red_4")
    assert scenario.waiting == (1,)
    scenario.refused("surrender")
    assert "surrender" not in scenario.options()


@rule("M4-8.3")
@pytest.mark.parametrize(
    ("own", "plague", "message"),
    [
        ("tartaria", {}, "why-no-action"),
        ("tartaria", {"tartaria": "blue"}, "why-no-action"),
        ("svecia", {"tartaria": "blue"}, "why-plagued-land"),
    ],
)
def test_8_3_why_an_army_has_no_action(own: str, plague: dict[str, str], message: str) -> None:
    cards = {0: "red_1 green_1"}
    places = {"red": "tartaria flandria"}
    scenario = m400("conquest", armies=places, states={"red": own}, plague=plague, hand=cards)
    reason = scenario.refused("act red.1")
    assert (reason.message, reason.clause) == (message, "M4-8.3")


@rule("M4-8.5", "M4-13.3")
@pytest.mark.parametrize(("place", "clause"), [("tartaria", "M4-8.5"), ("novgorod", "M4-13.3")])
def test_8_5_beside_an_announced_attack_one_card_takes_nothing(place: str, clause: str) -> None:
    scenario = m400(
        "conquest",
        armies={"red": f"{place} gallia"},
        states={"blue": "gallia"},
        hand={0: "red_1"},
        turn='settled = ["red.2"]\nannounced = ["red.2"]',
        toll_on_capitals=False,
    )
    reason = scenario.refused("act red.1")
    assert (reason.message, reason.clause) == ("why-too-few-cards", clause)


@rule("M4-8.10", "M4-R28")
def test_r28_why_war_is_not_declared_without_cards() -> None:
    places: dict[str, Any] = {"armies": {"red": "gallia flandria"}, "states": {"blue": "gallia flandria"}}
    scenario = m400("statement", hand={0: "pestem"}, **places)
    assert scenario.refused("attack red.1").message == "why-no-combat-card"
    bluffing = m400("statement", war_without_combat_card=True, **places)
    reason = bluffing.refused("attack red.1")
    assert (reason.message, reason.clause) == ("why-too-few-cards", "M4-R28")
