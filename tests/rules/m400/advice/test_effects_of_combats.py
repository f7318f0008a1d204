"""What the choices in a war and a combat cost and bring, as far as each side can know."""

from quattrocento.testing import rule
from quattrocento.testing.m400 import signs, war

WON = ["+4 points [M4-11.1]", "+1 state [M4-11.1]"]
LOST = ["-3 points [M4-11.1]", "-1 state [M4-11.1]"]


@rule("M4-8.11", "M4-9.1", "M4-9.3", "M4-11.2", "M4-12.3")
def test_the_defender_compares_surrender_and_combat() -> None:
    scenario = war("red_4 green_1 caballus", "red_1 blue_1", armies={"blue": "gallia novgorod"})
    assert signs(scenario, "surrender") == [
        "-3 points [M4-9.1]",
        "-1 state [M4-9.1]",
        "+2 cards [M4-9.3]",
    ]
    assert signs(scenario, "fight") == [
        "later: won: +2 cards [M4-11.2]",
        "later: lost: -3 points [M4-11.1]",
        "later: lost: -1 state [M4-11.1]",
        "later: lost: -1 army [M4-12.3]",
    ]


@rule("M4-10.2", "M4-10.6", "M4-11.1")
def test_a_lead_that_nobody_can_answer_may_win_the_war() -> None:
    scenario = war("red_4 green_1", "blue_1*2").play("fight")
    assert signs(scenario, "lead red_4") == ["-1 card red_4 [M4-10.2]"]
    scenario.play("lead red_4")
    assert signs(scenario, "lead green_1") == [
        "-1 card green_1 [M4-10.2]",
        "unanswered: +4 points [M4-11.1]",
        "unanswered: +1 state [M4-11.1]",
    ]


@rule("M4-10.6", "M4-10.11")
def test_against_an_empty_hand_it_is_certain() -> None:
    scenario = war("red_4 green_1", "").play("fight")
    assert signs(scenario, "lead red_4") == ["-1 card red_4 [M4-10.2]", "you win Red [M4-10.11]"]
    scenario.play("lead red_4")
    assert signs(scenario, "lead green_1") == [
        "-1 card green_1 [M4-10.2]",
        "you win Green [M4-10.11]",
        *WON,
    ]


@rule("M4-10.4", "M4-12.2")
def test_who_has_nothing_left_to_lead_loses_an_army_of_two() -> None:
    scenario = war("red_1 red_bonus", "red_2 caballus", armies={"red": "gallia aragona"})
    scenario.play("fight", "lead red_1", "answer red_2")
    assert signs(scenario, "give_in") == ["you lose Red [M4-10.11]", "-1 army [M4-12.2]"]


@rule("M4-10.5", "M4-10.9", "M4-10.11")
def test_added_cards_are_named_and_a_colour_given_up_may_lose_the_state() -> None:
    scenario = war("red_3 green_3 caballus", "red_1 green_2 green_bonus")
    scenario.play("fight", "lead red_3")
    assert signs(scenario, "answer red_1") == ["-1 card red_1 [M4-10.5]"]
    scenario.play("answer red_1", "give_in", "lead green_3", "answer green_2")
    assert signs(scenario, "add 1:0") == ["-1 card green_bonus [M4-10.9]"]
    assert signs(scenario, "give_in") == ["you lose Green [M4-10.11]", *LOST]


@rule("M4-10.11", "M4-11.2")
def test_the_last_card_decides_the_colour_at_once() -> None:
    scenario = war("red_1", "red_2 caballus").play("fight", "lead red_1")
    assert signs(scenario, "answer red_2") == [
        "-1 card red_2 [M4-10.5]",
        "you win Red [M4-10.11]",
        "+2 cards [M4-11.2]",
    ]


@rule("M4-12.4")
def test_of_two_armies_the_winner_destroys_one() -> None:
    scenario = war("red_4 green_4", "", armies={"blue": "gallia! gallia"}).play(
        "fight", "lead red_4", "lead green_4"
    )
    assert signs(scenario, "destroy blue.1") == ["Seat 1: -1 army [M4-12.4]"]
