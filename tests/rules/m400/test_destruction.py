"""The destruction of armies (M4-12)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import armies, combat, hand, m400, states, war


@rule("M4-12.1")
def test_12_1_a_single_army_of_the_defender_is_never_destroyed() -> None:
    game = combat("red_4 green_4", "", armies={"blue": "gallia"}).play("lead red_4", "lead green_4")
    assert states(game, "red") == ["gallia"]
    assert armies(game, "blue") == ["gallia"]


@rule("M4-12.2")
def test_12_2_a_lost_attack_destroys_one_of_two_armies() -> None:
    game = combat("red_1", "red_1", armies={"red": "gallia aragona"})
    game.play("lead red_1").play("answer red_1", fate="blue_1 blue_2")
    assert armies(game, "red") == ["aragona"]


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
    game = combat("red_4 green_4", "", armies={"blue": places}).play("lead red_4", "lead green_4")
    assert armies(game, "blue") == left


@rule("M4-12.3")
def test_12_3_armies_of_others_are_not_concerned() -> None:
    places = {"blue": "polonia novgorod", "green": "gallia gallia"}
    game = combat("red_4 green_4", "", armies=places).play("lead red_4", "lead green_4")
    assert armies(game, "green") == ["gallia", "gallia"]


@rule("M4-12.4", "M4-R39", "M4-12.6")
def test_12_4_of_two_equal_armies_there_one_is_destroyed() -> None:
    game = combat("red_4 green_4 pestem", "", armies={"blue": "gallia gallia"})
    game.play("lead red_4", "lead green_4")
    assert armies(game, "blue") == ["gallia"]
    assert game.waiting == (0,)
    assert game.step == "end_of_turn"


@rule("M4-12.4", "M4-D31")
def test_12_4_two_blocked_armies_do_not_differ() -> None:
    game = combat("red_4 green_4 pestem", "", armies={"blue": "gallia! gallia!"})
    game.play("lead red_4", "lead green_4")
    assert game.step == "end_of_turn"
    assert armies(game, "blue") == ["gallia blocked"]


@rule("M4-12.4", "M4-D31")
@pytest.mark.parametrize(("victim", "left"), [("blue.1", ["gallia blocked"]), ("blue.2", ["gallia"])])
def test_12_4_if_one_is_blocked_the_winner_chooses(victim: str, left: list[str]) -> None:
    game = combat("red_4 green_4", "", armies={"blue": "gallia gallia!"}).play("lead red_4", "lead green_4")
    assert game.waiting == (0,)
    assert sorted(game.options()) == ["destroy blue.1", "destroy blue.2"]
    game.play(f"destroy {victim}")
    assert armies(game, "blue") == left


@rule("M4-12.5", "M4-R77")
def test_12_5_a_destroyed_army_may_be_raised_again_unblocked() -> None:
    cards = "red_4 green_4"
    game = combat(cards, "capitaneus_venturae", armies={"blue": "novgorod gallia!"})
    game.play("lead red_4", "lead green_4")
    assert armies(game, "blue") == ["novgorod"]
    game.play("decline", "done", "play capitaneus_venturae")
    assert armies(game, "blue") == ["novgorod", "novgorod"]


@rule("M4-12.6", "M4-R79")
def test_12_6_a_surviving_army_stays_in_the_lost_state() -> None:
    game = combat("red_4 green_4", "", armies={"blue": "gallia gallia"}).play("lead red_4", "lead green_4")
    assert states(game, "red") == ["gallia"]
    assert armies(game, "blue") == ["gallia"]


@rule("M4-R40")
def test_r40_two_attacks_on_one_state() -> None:
    places = {"red": "gallia gallia"}
    cards = {0: "red_1 green_4 blue_4 caballus", 1: "red_4 green_1 pestem"}
    game = m400("statement", armies=places, states={"blue": "gallia"}, hand=cards)
    game.play("attack red.1", "attack red.2", "act red.1", "fight")
    game.play(
        "lead red_1", "answer red_4", "give_in", "lead green_4", "answer green_1", "give_in", "lead blue_4"
    )
    assert states(game, "red") == ["gallia"]
    assert armies(game, "red") == ["gallia", "gallia"]


@rule("M4-R40", "M4-12.2")
def test_r40_after_a_failed_first_attack_the_second_army_is_the_only_one() -> None:
    places = {"red": "gallia gallia"}
    cards = {0: "red_1 green_1 red_4 blue_4", 1: "red_2 green_2 caballus"}
    game = m400("statement", armies=places, states={"blue": "gallia"}, hand=cards)
    game.play("attack red.1", "attack red.2", "act red.1", "fight", "lead red_1", "answer red_2", "give_in")
    game.play("lead green_1", "answer green_2").play("give_in", fate="pestem rapina")
    assert armies(game, "red") == ["gallia"]
    assert game.step == "war"
    game.play("fight", "lead red_4", "lead blue_4")
    assert states(game, "red") == ["gallia"]
    assert hand(game, 1) == ["caballus", "pestem", "rapina"]


@rule("M4-12.2", "M4-11.3")
def test_12_2_a_won_attack_destroys_no_army_of_the_attacker() -> None:
    game = war("red_1*3", "red_2", armies={"red": "gallia aragona"}).play("surrender", fate="red_1*2")
    assert armies(game, "red") == ["gallia", "aragona"]
