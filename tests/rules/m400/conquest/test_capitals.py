"""Attacks on capitals and their rewards (M4-13)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import (
    armies,
    barred,
    before_scoring,
    discarded,
    facts,
    hand,
    hands,
    idle,
    m400,
    points,
    raid,
    score,
    states,
)
from quattrocento.testing.m400.combats import FOURS
from quattrocento.testing.m400.tables import BORDERS


@rule("M4-13.1", "M4-R43")
def test_13_1_the_owner_cannot_react() -> None:
    cards = {0: FOURS, 1: "red_4 green_4 blue_4"}
    places = {"red": "novgorod", "blue": "novgorod novgorod"}
    scenario = m400("statement", armies=places, hand=cards).play("attack red.1")
    assert scenario.waiting == (0,)
    scenario.play("raid red_4", "raid green_4")
    assert hands(scenario) == [0, 3, 0]
    assert points(scenario, "red") == 2


@rule("M4-E8", "M4-13.3", "M4-13.4", "M4-15.1")
def test_e8_two_cards() -> None:
    scenario = raid("green_4 blue_4 red_1").play("raid green_4", "raid blue_4")
    assert points(scenario, "red") == 2
    assert discarded(scenario) == ["blue_4", "green_4"]
    assert hand(scenario, 0) == ["red_1"]


@rule("M4-E9", "M4-13.3", "M4-18.2", "M4-D28")
def test_e9_four_cards() -> None:
    scenario = raid("blue_4 red_2 red_bonus*3 green_3").play("raid blue_4", "raid red_2")
    assert points(scenario, "red") == 2
    assert discarded(scenario) == ["blue_4", "red_2", "red_bonus", "red_bonus"]
    assert hand(scenario, 0) == ["green_3", "red_bonus"]


@rule("M4-13.3", "M4-R41", "M4-R42", "M4-D28")
@pytest.mark.parametrize(
    ("cards", "levels"),
    [
        ("red_4 green_4 blue_3", ["green_4", "red_4"]),
        ("red_3 red_bonus green_4", ["green_4", "red_3"]),
        ("red_1 red_bonus*3 green_2 green_bonus*2", ["green_2", "red_1"]),
        ("red_4 red_3 red_bonus green_4 green_bonus", ["green_4", "red_3", "red_4"]),
    ],
)
def test_13_3_exactly_four_in_each_of_two_colours(cards: str, levels: list[str]) -> None:
    assert sorted(raid(cards).nouns("raid")) == levels


@rule("M4-13.3", "M4-R42", "M4-18.3")
@pytest.mark.parametrize(
    "cards",
    [
        "red_4 red_4 blue_3",
        "red_1 red_3 green_4",
        "red_3 green_4 red_malus",
        "red_4 green_3 blue_bonus",
        "red_4",
    ],
)
def test_13_3_anything_else_is_no_attack(cards: str) -> None:
    scenario = m400("statement", armies={"red": "novgorod"}, hand={0: cards})
    assert scenario.options() == ["toll red.1"]
    reason = scenario.refused("attack red.1")
    assert (reason.message, reason.clause) == ("why-total-impossible", "M4-13.3")


@rule("M4-13.3", "M4-D28")
def test_13_3_the_second_colour_differs_from_the_first() -> None:
    scenario = raid("red_4 red_3 red_bonus green_4").play("raid red_3")
    assert scenario.nouns("raid") == ["green_4"]
    assert scenario.refused("raid red_4").message == "why-same-colour"


@rule("M4-13.3")
@pytest.mark.parametrize(("card", "lacking"), [("red_3", 1), ("red_2", 2), ("red_1", 3)])
def test_13_3_how_many_bonus_cards_a_card_would_need(card: str, lacking: int) -> None:
    reason = raid(f"{card} green_4 blue_4").refused(f"raid {card}")
    assert (reason.message, reason.clause) == ("why-total", "M4-13.3")
    assert reason.about["count"] == lacking


@rule("M4-13.2", "M4-I10")
def test_13_2_once_in_a_sequence_by_anybody() -> None:
    scenario = raid(FOURS + " pestem").play("raid red_4", "raid green_4", "nothing", "done")
    assert facts(scenario)["attacked"] == ["novgorod"]
    again = m400(
        "statement", "green", armies={"green": "novgorod"}, hand={2: FOURS}, attacked="novgorod aragona"
    )
    assert again.options() == ["toll green.1"]
    reason = again.refused("attack green.1")
    assert (reason.message, reason.clause) == ("why-capital-attacked", "M4-13.2")


@rule("M4-E26", "M4-13.2", "M4-7.2")
def test_e26_the_second_attacker_pays_the_toll() -> None:
    places = {"green": "scotia"}
    cards = {2: "red_4 blue_4"}
    scenario = m400("movement", "green", 4, armies=places, hand=cards, attacked="anglia")
    scenario.play("move green.1", "to anglia", fate="red_4")
    assert hand(scenario, 3) == ["red_4"]
    assert scenario.step == "end_of_turn"


@rule("M4-R69", "M4-13.2")
def test_r69_again_in_the_next_sequence_without_moving() -> None:
    scenario = before_scoring({0: "red_4 green_4"}, armies={"red": "novgorod"}, attacked="novgorod").play(
        "done"
    )
    idle(idle(scenario))
    assert scenario.waiting == (0,)
    scenario.play("decline", "done", "done", "done", "done")
    assert "attack red.1" in scenario.options()


@rule("M4-13.4", "M4-1.3", "M4-R66")
def test_13_4_the_capital_stays() -> None:
    scenario = raid().play("raid red_4", "raid green_4", "nothing")
    assert states(scenario, "red") == []
    assert armies(scenario, "blue") == ["novgorod"]


@rule("M4-13.5", "M4-D29")
def test_13_5_one_reward() -> None:
    scenario = raid(armies={"green": "serbia valachia"}).play("raid red_4", "raid green_4")
    assert sorted(scenario.options()) == ["destroy green.1", "destroy green.2", "nothing", "second_army"]
    scenario.play("destroy green.1")
    assert armies(scenario, "green") == ["valachia"]
    assert armies(scenario, "red") == ["novgorod"]


@rule("M4-13.6")
def test_13_6_the_second_army_appears_in_the_own_capital() -> None:
    scenario = raid("red_4 green_4 caballus").play("raid red_4", "raid green_4", "second_army")
    assert armies(scenario, "red") == ["novgorod", "aragona"]


@rule("M4-13.6", "M4-R51")
def test_13_6_not_with_two_armies_and_not_into_the_plague() -> None:
    sick = raid(plague={"aragona": "blue"}, armies={"green": "serbia valachia"})
    assert "second_army" not in sick.play("raid red_4", "raid green_4").options()
    assert sick.refused("second_army").message == "why-capital-plagued"
    two = raid(armies={"red": "novgorod aragona", "green": "serbia valachia"})
    assert two.play("raid red_4", "raid green_4").refused("second_army").message == "why-two-armies"


@rule("M4-13.7", "M4-R45")
def test_13_7_an_army_of_any_opponent_who_has_two() -> None:
    places = {"blue": "polonia lituania", "green": "serbia"}
    scenario = raid(armies=places).play("raid red_4", "raid green_4")
    assert sorted(scenario.nouns("destroy")) == ["blue.1", "blue.2"]
    assert scenario.refused("destroy green.1").message == "why-not-two-armies"
    assert scenario.refused("destroy red.1").message == "why-not-enemy-army"
    scenario.play("destroy blue.2")
    assert armies(scenario, "blue") == ["polonia"]


@rule("M4-R45")
def test_r45_with_the_option_the_owner_of_the_capital_is_spared() -> None:
    places = {"blue": "polonia lituania", "green": "serbia valachia"}
    scenario = raid(armies=places, capital_reward_includes_victim=False).play("raid red_4", "raid green_4")
    assert sorted(scenario.nouns("destroy")) == ["green.1", "green.2"]
    assert scenario.refused("destroy blue.1").message == "why-victim-spared"


@rule("M4-13.8", "M4-R44")
def test_13_8_a_reward_may_be_declined() -> None:
    scenario = raid(armies={"green": "serbia valachia"}).play("raid red_4", "raid green_4", "nothing")
    assert points(scenario, "red") == 2
    assert armies(scenario, "green") == ["serbia", "valachia"]
    assert armies(scenario, "red") == ["novgorod"]


@rule("M4-E28", "M4-13.8", "M4-R44", "M4-16.2")
def test_e28_an_empty_reward() -> None:
    scenario = raid("red_4 green_4 pestem", armies={"red": "novgorod aragona"}).play(
        "raid red_4", "raid green_4"
    )
    assert points(scenario, "red") == 2
    assert barred(scenario, "red")
    assert scenario.step == "end_of_turn"


@rule("M4-E29", "M4-13.9", "M4-R46", "M4-D30")
def test_e29_the_reward_army_moves_and_conquers_at_once() -> None:
    scenario = raid("red_4 green_4 caravella red_1 blue_1").play(
        "raid red_4", "raid green_4", "second_army"
    )
    assert scenario.step == "march"
    scenario.play("caravella mediterraneum_occidentale", "land sicilia", "stop")
    scenario.play("act red.2", "take", "pay red_1", "pay blue_1")
    assert states(scenario, "red") == ["sicilia"]
    assert armies(scenario, "red") == ["novgorod", "sicilia"]


@rule("M4-13.9", "M4-D30")
def test_13_9_if_it_does_not_move_at_once_it_does_not_move() -> None:
    scenario = raid("red_4 green_4 pestem").play("raid red_4", "raid green_4", "second_army", "stop")
    assert armies(scenario, "red") == ["novgorod", "aragona"]
    assert scenario.step == "end_of_turn"


@rule("M4-13.9", "M4-R46")
def test_13_9_the_usual_tolls_and_statements() -> None:
    owned = {"green": "gallia flandria"}
    scenario = raid("red_4 green_4 caballus red_1*3", states=owned).play(
        "raid red_4", "raid green_4", "second_army"
    )
    scenario.play("caballus gallia").play("to flandria", fate="red_1")
    assert sorted(scenario.options()) == ["attack red.2", "toll red.2"]
    scenario.play("attack red.2")
    assert scenario.step == "war"
    assert scenario.waiting == (2,)


@rule("M4-R46")
def test_r46_the_new_army_may_raid_a_second_capital() -> None:
    cards = "red_4 green_4 red_4 green_4 caravella*3"
    scenario = raid(cards, seats=4).play("raid red_4", "raid green_4", "second_army")
    scenario.play("caravella mediterraneum_occidentale", "caravella mediterraneum_medium")
    scenario.play("land impero_ottomano", "stop", "attack red.2", "raid red_4", "raid green_4")
    assert points(scenario, "red") == 4
    assert sorted(facts(scenario)["attacked"]) == ["impero_ottomano", "novgorod"]


@rule("M4-R46", "M4-6.1")
def test_r46_capitaneus_and_revolutionem_are_past() -> None:
    cards = "red_4 green_4 revolutionem capitaneus_venturae"
    scenario = raid(cards, states={"blue": "polonia"}).play("raid red_4", "raid green_4", "second_army")
    scenario.refused("play revolutionem")
    scenario.play("stop")
    assert scenario.refused("play revolutionem").clause == "M4-6.1"


@rule("M4-13.10", "M4-7.9", "M4-R80")
def test_13_10_the_attacking_army_stays_and_pays_no_toll() -> None:
    scenario = raid("red_4 green_4 pestem red_1").play("raid red_4", "raid green_4", "nothing")
    assert armies(scenario, "red") == ["novgorod"]
    assert hands(scenario) == [2, 0, 0]


@rule("M4-13.11")
def test_13_11_the_own_capital_is_not_attacked() -> None:
    scenario = m400(armies={"red": "aragona"}, hand={0: "red_4 green_4 pestem"}).play("done")
    assert scenario.step == "end_of_turn"


@rule("M4-14.7")
def test_14_7_a_capital_in_the_plague_is_not_attacked() -> None:
    places, sick = {"red": "novgorod gallia"}, {"novgorod": "blue"}
    scenario = m400(armies=places, hand={0: "red_4 green_4"}, plague=sick)
    scenario.play("move red.1")
    assert "stop" not in scenario.options()
    around = dict.fromkeys(["novgorod", *BORDERS["novgorod"]], "blue")
    staying = m400(armies={"red": "novgorod"}, hand={0: "red_4 green_4 pestem"}, plague=around)
    staying.play("move red.1", "stop", fate="pestem")
    assert staying.step == "end_of_turn"
    assert points(staying, "red") == 0


@rule("M4-E10", "M4-15.4", "M4-1.4")
def test_e10_scoring() -> None:
    scenario = before_scoring(points={"red": 2, "blue": 1}, states={"blue": "gallia"}).play("done")
    assert (score(scenario, "red"), score(scenario, "blue")) == (2, 4)


@rule("M4-13.7")
def test_13_7_an_army_in_the_reserve_is_not_destroyed() -> None:
    scenario = raid(armies={"blue": "polonia svecia"}).play("raid red_4", "raid green_4")
    reason = scenario.refused("destroy green.2")
    assert (reason.message, reason.clause) == ("why-not-enemy-army", "M4-13.7")
