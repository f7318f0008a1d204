"""The combat (M4-10) and its result (M4-11)."""

import random
from typing import Any

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.verbs import CARD as CARDS
from quattrocento.testing import rule
from quattrocento.testing.m400 import armies, combat, discarded, facts, hand, hands, m400, points, states

CARD = {name: number for number, name in enumerate(CARDS.ids)}


@rule("M4-E7", "M4-10.2", "M4-10.5", "M4-10.9", "M4-10.10", "M4-10.11", "M4-10.12", "M4-18.2", "M4-18.3")
def test_e7_the_battle_of_the_rulebook() -> None:
    scenario = combat("blue_4 blue_malus red_1", "blue_3 blue_bonus green_1")
    scenario.play("lead blue_4")
    assert scenario.waiting == (1,)
    scenario.play("answer blue_3")
    assert scenario.waiting == (1,)
    assert sorted(scenario.options()) == ["add 1:0", "give_in"]
    scenario.play("add 1:0")
    assert scenario.waiting == (0,)
    assert sorted(scenario.options()) == ["add 0:1", "give_in"]
    scenario.play("add 0:1")
    assert scenario.waiting == (1,)
    assert scenario.options() == ["give_in"]
    scenario.play("give_in")
    assert [about[0] for about in scenario.told("battle_won")] == [0]
    assert discarded(scenario) == ["blue_3", "blue_4", "blue_bonus", "blue_malus"]
    assert (hand(scenario, 0), hand(scenario, 1)) == (["red_1"], ["green_1"])


@rule("M4-10.1", "M4-I15")
def test_10_1_two_colours_win_and_the_third_is_not_fought() -> None:
    scenario = combat("red_4 green_4 blue_4", "blue_1").play("lead red_4", "lead green_4")
    assert states(scenario, "red") == ["gallia"]
    assert hand(scenario, 0) == ["blue_4"]


@rule("M4-10.1", "M4-I15")
def test_10_1_at_one_all_the_third_colour_decides() -> None:
    scenario = combat("red_4 green_1 blue_4", "green_4 pestem")
    scenario.play("lead red_4", "lead green_1", "answer green_4", "give_in", "lead blue_4")
    assert states(scenario, "red") == ["gallia"]
    assert hands(scenario) == [0, 1, 0]


@rule("M4-10.2", "M4-R29", "M4-D25")
def test_10_2_the_attacker_leads_every_battle_in_a_new_colour() -> None:
    scenario = combat("red_4 red_1 green_1 blue_3", "pestem").play("lead red_4")
    assert scenario.waiting == (0,)
    assert sorted(scenario.nouns("lead")) == ["blue_3", "green_1"]
    reason = scenario.refused("lead red_1")
    assert (reason.message, reason.clause) == ("why-colour-fought", "M4-10.2")


@rule("M4-10.3", "M4-R30")
def test_10_3_the_attacker_must_lead_while_able() -> None:
    scenario = combat("red_1 green_bonus pestem", "red_4")
    assert scenario.options() == ["lead red_1"]
    assert scenario.refused("lead green_1").message == "why-not-in-hand"
    assert scenario.refused("lead green_bonus").message == "why-not-a-combat-card"
    scenario.refused("give_in")


@rule("M4-10.4", "M4-R30", "M4-I15")
def test_10_4_colours_that_cannot_be_led_go_to_the_defender() -> None:
    scenario = combat("red_4 red_1", "pestem").play("lead red_4", fate="blue_1 blue_2")
    assert states(scenario, "blue") == ["gallia"]
    assert hand(scenario, 0) == ["red_1"]
    assert hand(scenario, 1) == ["blue_1", "blue_2", "pestem"]


@rule("M4-10.5", "M4-R32", "M4-D26")
def test_10_5_the_defender_must_answer_with_a_level_of_his_choice() -> None:
    scenario = combat("red_3 green_1", "red_1 red_4 red_bonus green_2").play("lead red_3")
    assert sorted(scenario.options()) == ["answer red_1", "answer red_4"]
    reason = scenario.refused("answer green_2")
    assert (reason.message, reason.clause) == ("why-other-colour", "M4-10.5")
    scenario.play("answer red_1")
    assert sorted(hand(scenario, 1)) == ["green_2", "red_4", "red_bonus"]


@rule("M4-10.6", "M4-R31", "M4-E15")
def test_e15_no_card_of_the_colour() -> None:
    scenario = combat("green_1 red_1", "green_bonus*2 blue_1").play("lead green_1")
    assert [about[0] for about in scenario.told("battle_won")] == [0]
    assert hand(scenario, 1) == ["blue_1", "green_bonus", "green_bonus"]
    assert discarded(scenario) == ["green_1"]
    assert scenario.waiting == (0,)


@rule("M4-10.7", "M4-R34", "M4-E17")
def test_e17_totals_below_zero() -> None:
    scenario = combat("red_1 red_malus*2 green_1", "red_1 red_bonus*3")
    scenario.play("lead red_1", "answer red_1")
    assert scenario.waiting == (0,)
    assert sorted(scenario.options()) == ["add 0:1", "add 0:2", "give_in"]
    scenario.play("add 0:2")
    assert scenario.waiting == (1,)
    assert sorted(scenario.options()) == ["add 2:0", "add 3:0", "give_in"]
    reason = scenario.refused("add 1:0")
    assert (reason.message, reason.clause) == ("why-not-ahead", "M4-10.9")
    scenario.play("add 2:0")
    assert scenario.waiting == (0,)
    assert scenario.options() == ["give_in"]


@rule("M4-10.8")
@pytest.mark.parametrize(("led", "answered", "ahead"), [(3, 2, 0), (3, 3, 1), (3, 4, 1)])
def test_10_8_at_equal_totals_the_defender_is_ahead(led: int, answered: int, ahead: int) -> None:
    scenario = combat(f"red_{led} green_1 pestem", f"red_{answered} caballus")
    scenario.play(f"lead red_{led}", f"answer red_{answered}")
    assert scenario.waiting == (1 - ahead,)
    scenario.play("give_in")
    assert [about[0] for about in scenario.told("battle_won")] == [ahead]


@rule("M4-10.9", "M4-R33", "M4-I16")
def test_10_9_added_cards_must_put_ahead_and_may_be_more_than_needed() -> None:
    scenario = combat("red_3 green_1", "red_2 red_bonus*3 red_malus*2").play("lead red_3", "answer red_2")
    wanted = {f"add {bonus}:{malus}" for bonus in range(4) for malus in range(3)} - {"add 0:0"}
    assert set(scenario.options()) == {*wanted, "give_in"}
    scenario.play("add 3:2")
    assert hand(scenario, 1) == []


@rule("M4-10.12", "M4-R33", "M4-E42")
@pytest.mark.parametrize("held", ["red_3", "red_4"])
def test_r33_no_combination_with_a_card_that_equals_or_beats_the_attack(held: str) -> None:
    scenario = combat("red_3 green_1", f"{held} red_2 red_bonus red_malus").play(
        "lead red_3", "answer red_2"
    )
    assert scenario.waiting == (1,)
    assert scenario.options() == ["give_in"]
    reason = scenario.refused("add 1:0")
    assert (reason.message, reason.clause) == ("why-no-combination", "M4-10.12")
    scenario.play("give_in")
    assert [about[0] for about in scenario.told("battle_won")] == [0]
    assert hand(scenario, 1) == sorted([held, "red_bonus", "red_malus"])


@rule("M4-10.12", "M4-R33")
def test_r33_cards_of_other_colours_or_lower_levels_do_not_forbid_it() -> None:
    scenario = combat("red_3 green_1", "red_1 red_2 green_4 red_bonus").play("lead red_3", "answer red_2")
    assert sorted(scenario.options()) == ["add 1:0", "give_in"]


@rule("M4-10.10", "M4-R33")
def test_r33_once_the_attacker_has_added_cards_the_defender_may_too() -> None:
    """The better card stays in hand: only the answer itself is bound."""
    scenario = combat("red_3 red_bonus green_1", "red_4 red_3 red_bonus caballus")
    scenario.play("lead red_3", "answer red_3", "add 1:0")
    assert scenario.waiting == (1,)
    assert sorted(scenario.options()) == ["add 1:0", "give_in"]


@rule("M4-R33")
def test_r33_a_combination_shows_that_there_is_no_better_card() -> None:
    scenario = combat("red_3 green_1", "red_2 red_bonus red_1 green_1*3").play("lead red_3", "answer red_2")
    scenario.play("add 1:0")
    for seed in range(40):
        imagined = GAME.imagine(scenario.position.view(0), random.Random(seed))
        assert not imagined.holds(1, CARD["red_3"])
        assert not imagined.holds(1, CARD["red_4"])
    text = GAME.write(scenario.position)
    assert GAME.write(GAME.read(text)) == text


@rule("M4-R33")
def test_r33_with_the_option_a_lower_card_with_a_bonus_although_a_sufficient_one_is_held() -> None:
    scenario = combat("red_3 green_1", "red_4 red_2 red_bonus", defender_combination="always")
    scenario.play("lead red_3", "answer red_2", "add 1:0")
    assert hand(scenario, 1) == ["red_4"]
    assert not any(scenario.position.lacking[1])


@rule("M4-R28", "M4-8.10")
def test_r28_with_the_option_war_is_declared_without_a_combat_card() -> None:
    places: dict[str, Any] = {"armies": {"red": "gallia"}, "states": {"blue": "gallia"}}
    cards = {0: "red_bonus caballus pestem", 1: "red_1"}
    assert m400("statement", hand=cards, **places).nouns("attack") == []
    scenario = m400("statement", hand=cards, war_without_combat_card=True, **places).play("attack red.1")
    assert scenario.waiting == (1,)
    fight = scenario.play("fight", fate="blue_1 blue_2")
    assert states(fight, "blue") == ["gallia"]
    assert hands(fight) == [3, 3, 0]
    bluff = m400("statement", hand=cards, war_without_combat_card=True, **places).play("attack red.1")
    bluff.play("surrender", fate="caballus pestem")
    assert states(bluff, "red") == ["gallia"]
    assert hands(bluff) == [1, 3, 0]


@rule("M4-R29", "M4-10.2", "M4-D37")
def test_r29_with_the_option_the_defender_chooses_the_second_colour() -> None:
    scenario = combat("red_4 green_1 blue_3", "red_1 pestem", later_battle_colour="defender")
    assert sorted(scenario.nouns("lead")) == ["blue_3", "green_1", "red_4"]
    scenario.play("lead red_4", "answer red_1", "give_in")
    assert scenario.waiting == (1,)
    assert sorted(scenario.options()) == ["battle blue", "battle green"]
    assert scenario.refused("battle red").message == "why-colour-fought"
    scenario.play("battle blue")
    assert scenario.waiting == (0,)
    assert scenario.options() == ["lead blue_3"]
    assert scenario.refused("lead green_1").message == "why-colour-chosen"
    text = GAME.write(scenario.position)
    assert GAME.write(GAME.read(text)) == text


@rule("M4-R29", "M4-10.4", "M4-D37")
def test_r29_a_chosen_colour_that_the_attacker_cannot_lead_is_lost() -> None:
    scenario = combat("red_4 green_4", "red_1 pestem", later_battle_colour="defender")
    scenario.play("lead red_4", "answer red_1", "give_in", "battle blue")
    assert [about[:2] for about in scenario.told("no_lead_of")] == [(0, 2)]
    assert scenario.step == "lead"
    scenario.play("lead green_4")
    assert states(scenario, "red") == ["gallia"]


@rule("M4-10.9")
def test_10_9_only_cards_of_the_battle_and_only_those_in_hand() -> None:
    scenario = combat("red_4 green_1", "red_3 red_bonus blue_bonus*2 green_malus").play(
        "lead red_4", "answer red_3"
    )
    assert sorted(scenario.options()) == ["add 1:0", "give_in"]
    assert scenario.refused("add 2:0").message == "why-not-so-many"


@rule("M4-10.9", "M4-E18")
def test_e18_not_enough_to_get_ahead() -> None:
    scenario = combat("green_4 red_1", "green_2 green_1 green_bonus").play("lead green_4")
    assert sorted(scenario.options()) == ["answer green_1", "answer green_2"]
    scenario.play("answer green_2")
    assert scenario.options() == ["give_in"]
    assert scenario.refused("add 1:0").message == "why-not-ahead"
    scenario.play("give_in")
    assert [about[0] for about in scenario.told("battle_won")] == [0]
    assert "green_bonus" in hand(scenario, 1)


@rule("M4-R76")
def test_r76_the_attacker_may_go_on_also_when_the_defender_is_higher() -> None:
    scenario = combat("red_2 red_bonus red_malus green_1", "red_3 caballus").play(
        "lead red_2", "answer red_3"
    )
    assert scenario.waiting == (0,)
    assert sorted(scenario.options()) == ["add 1:1", "give_in"]
    scenario.play("add 1:1")
    assert scenario.waiting == (1,)


@rule("M4-10.10")
def test_10_10_it_goes_on_without_limit() -> None:
    scenario = combat("red_2 red_malus*2 red_bonus green_1", "red_2 red_bonus*2 caballus")
    scenario.play("lead red_2", "answer red_2", "add 0:1", "add 1:0", "add 0:1", "add 1:0", "add 1:0")
    assert scenario.waiting == (1,)
    scenario.play("give_in")
    assert [about[0] for about in scenario.told("battle_won")] == [0]


@rule("M4-D27", "M4-10.11")
def test_d27_the_side_behind_is_asked_while_it_has_a_card() -> None:
    scenario = combat("red_3 green_1", "red_1 caballus").play("lead red_3", "answer red_1")
    assert scenario.waiting == (1,)
    assert scenario.options() == ["give_in"]
    empty = combat("red_3 green_1", "red_1").play("lead red_3", "answer red_1")
    assert empty.step == "lead"


@rule("M4-10.13", "M4-R35", "M4-18.13", "M4-I14")
def test_10_13_the_cards_lie_in_the_battle_and_are_discarded_at_its_end() -> None:
    scenario = combat("red_3 green_1", "red_1 red_bonus caballus").play("lead red_3", "answer red_1")
    assert discarded(scenario) == []
    about = facts(scenario)["combat"]
    assert (about["led"], about["answered"]) == ("red_3", "red_1")
    scenario.play("give_in")
    assert discarded(scenario) == ["red_1", "red_3"]
    assert scenario.step == "lead"


@rule("M4-10.7", "M4-I14", "M4-I16")
def test_10_7_the_totals_of_a_long_battle() -> None:
    scenario = combat("red_1 red_bonus green_1", "red_1 red_malus caballus").play(
        "lead red_1", "answer red_1"
    )
    scenario.play("add 1:0")  # 2 against 1
    assert sorted(scenario.options()) == ["add 0:1", "give_in"]
    scenario.play("add 0:1")  # 1 against 1
    assert scenario.waiting == (0,)
    assert facts(scenario)["combat"]["bonus"] == [1, 0]
    assert facts(scenario)["combat"]["malus"] == [0, 1]


# ---- the result


@rule("M4-11.1", "M4-15.1")
def test_11_1_the_attacker_wins_the_state_and_a_point() -> None:
    scenario = combat("red_4 green_4", "").play("lead red_4", "lead green_4")
    assert states(scenario, "red") == ["gallia"]
    assert states(scenario, "blue") == []
    assert points(scenario, "red") == 1
    assert points(scenario, "blue") == 0


@rule("M4-11.2")
def test_11_2_the_defender_keeps_the_state_and_draws_two_cards() -> None:
    scenario = combat("red_1", "red_1").play("lead red_1").play("answer red_1", fate="blue_1 pestem")
    assert states(scenario, "blue") == ["gallia"]
    assert points(scenario, "blue") == points(scenario, "red") == 0
    assert hand(scenario, 1) == ["blue_1", "pestem"]


@rule("M4-11.3", "M4-12.1")
def test_11_3_after_a_lost_attack_the_only_army_stays() -> None:
    scenario = combat("red_1", "red_1").play("lead red_1").play("answer red_1", fate="blue_1 pestem")
    assert armies(scenario, "red") == ["gallia"]


@rule("M4-11.4", "M4-R22")
def test_11_4_in_its_next_turn_it_attacks_moves_or_pays() -> None:
    scenario = combat("red_1", "red_1").play("lead red_1").play("answer red_1", fate="blue_1 pestem")
    scenario.play("decline", "done", "done", "done", "done", "done")
    assert scenario.waiting == (2,)
    while scenario.step == "draw" and scenario.waiting != (0,):
        scenario.play("decline", "done")
    scenario.play("draw", fate="red_2*3 green_2*2").play("done", "done", "done")
    assert scenario.step == "movement"
    assert "to germania" in scenario.play("move red.1").options()
    scenario.play("stop")
    assert sorted(scenario.options()) == ["attack red.1", "toll red.1"]
