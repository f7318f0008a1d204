"""Settings of a war: the bluff (M4-R28) and who chooses the later colours (M4-R29)."""

from random import Random
from typing import Any

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.verbs import CARD
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import armies, combat, hand, hands, m400, points, states
from quattrocento.testing.random_games import assert_imagined, assert_written_again

NO_COMBAT_CARD = "red_bonus green_malus caballus pestem"


def on_gallia(cards: str, **more: Any) -> Scenario:
    """Red stands on a state of blue at the beginning of phase 4."""
    places = {"armies": {"red": "gallia"}, "states": {"blue": "gallia"}, **more}
    return m400("statement", hand={0: cards, 1: "red_1 caravella"}, **places)


# ---- the bluff


@rule("M4-R28", "M4-8.10")
def test_r28_who_may_declare_war() -> None:
    assert on_gallia("red_1 pestem").nouns("attack") == ["red.1"]
    assert on_gallia(NO_COMBAT_CARD).nouns("attack") == []
    assert on_gallia(NO_COMBAT_CARD).refused("attack red.1").clause == "M4-8.10"
    assert on_gallia(NO_COMBAT_CARD, war_without_combat_card=True).nouns("attack") == ["red.1"]
    assert on_gallia("red_1 pestem", war_without_combat_card=True).nouns("attack") == ["red.1"]


def cards_of(position: Any, seat: int) -> set[str]:
    counts = position.hand[seat * len(CARD.ids) : (seat + 1) * len(CARD.ids)]
    return {CARD.ids[kind] for kind, count in enumerate(counts) if count}


@rule("M4-R28", "M4-1.16")
@pytest.mark.parametrize("bluff", [False, True])
@pytest.mark.parametrize("eyes", [1, 2, SPECTATOR])
def test_r28_a_declaration_shows_a_combat_card_only_where_it_needs_one(bluff: bool, eyes: int) -> None:
    scenario = on_gallia("red_1 pestem", war_without_combat_card=bluff).play("attack red.1")
    worlds = [cards_of(GAME.imagine(scenario.position.view(eyes), Random(seed)), 0) for seed in range(80)]
    bluffs = [world for world in worlds if not any(card[-1] in "1234" for card in world)]
    assert bool(bluffs) is bluff


@rule("M4-R28", "M4-10.4", "M4-11.2", "M4-12.2", "M4-I15")
@pytest.mark.parametrize(("places", "left"), [("gallia", ["gallia"]), ("gallia aragona", ["aragona"])])
def test_r28_a_bluff_that_is_called_is_a_lost_attack(places: str, left: list[str]) -> None:
    scenario = on_gallia(NO_COMBAT_CARD, war_without_combat_card=True, armies={"red": places})
    scenario.play("attack red.1").play("fight", fate="blue_1 blue_2")
    assert states(scenario, "blue") == ["gallia"]
    assert points(scenario, "red") == 0
    assert hand(scenario, 0) == sorted(NO_COMBAT_CARD.split())
    assert hand(scenario, 1) == ["blue_1", "blue_2", "caravella", "red_1"]
    assert armies(scenario, "red") == left


@rule("M4-R28", "M4-9.1", "M4-9.3")
def test_r28_a_bluff_that_works() -> None:
    scenario = on_gallia(NO_COMBAT_CARD, war_without_combat_card=True).play("attack red.1")
    scenario.play("surrender", fate="caballus red_bonus")
    assert states(scenario, "red") == ["gallia"]
    assert points(scenario, "red") == 1
    assert hands(scenario) == [2, 4, 0]


@rule("M4-R28", "M4-7.6")
@pytest.mark.parametrize("bluff", [False, True])
def test_r28_a_toll_that_takes_the_last_combat_card(bluff: bool) -> None:
    """The attack that was announced goes on as a bluff, or is dropped for the toll."""
    scenario = m400(
        "statement",
        armies={"red": "gallia germania"},
        states={"blue": "gallia germania"},
        hand={0: "red_1 caballus*2"},
        war_without_combat_card=bluff,
    )
    scenario.play("attack red.1").play("toll red.2", fate="red_1" if bluff else "red_1 caballus")
    assert (scenario.step, scenario.waiting) == (("war", (1,)) if bluff else ("end_of_turn", (0,)))
    assert hands(scenario) == ([2, 1, 0] if bluff else [1, 2, 0])


@rule("M4-R28", "M4-1.16")
def test_r28_others_do_not_see_that_it_is_a_bluff() -> None:
    one, other = (
        on_gallia(cards, war_without_combat_card=True).play("attack red.1")
        for cards in ("red_bonus pestem", "red_1 pestem")
    )
    for eyes in (1, 2, SPECTATOR):
        assert one.position.view(eyes) == other.position.view(eyes)
    assert one.waiting == other.waiting == (1,)
    assert one.options() == other.options()
    for scenario in (one, other):
        assert_written_again(GAME, scenario.position)
        assert_imagined(GAME, scenario.position, Random(2))


# ---- the colour of the second and third battle


def chosen(attacker: str, defender: str) -> Scenario:
    return combat(attacker, defender, later_battle_colour="defender")


@rule("M4-R29", "M4-10.2")
def test_r29_the_attacker_chooses_unless_agreed_otherwise() -> None:
    scenario = combat("red_4 green_1 blue_3", "pestem").play("lead red_4")
    assert scenario.waiting == (0,)
    assert sorted(scenario.nouns("lead")) == ["blue_3", "green_1"]


@rule("M4-R29", "M4-10.2")
def test_r29_the_first_colour_is_always_the_attackers() -> None:
    scenario = chosen("red_4 green_1 blue_3", "pestem")
    assert scenario.waiting == (0,)
    assert sorted(scenario.nouns("lead")) == ["blue_3", "green_1", "red_4"]


@rule("M4-R29", "M4-10.4", "M4-1.16")
@pytest.mark.parametrize("rest", ["pestem*2", "green_1 pestem", "blue_1 pestem", "green_1 blue_1"])
def test_r29_the_defender_is_asked_whatever_the_attacker_can_lead(rest: str) -> None:
    scenario = chosen(f"red_4 {rest}", "green_4 caballus").play("lead red_4")
    assert (scenario.waiting, sorted(scenario.options())) == ((1,), ["battle blue", "battle green"])
    assert_written_again(GAME, scenario.position)
    assert_imagined(GAME, scenario.position, Random(3))


@rule("M4-R29", "M4-10.4", "M4-I15")
def test_r29_a_colour_that_cannot_be_led_goes_to_the_defender_and_no_other() -> None:
    scenario = chosen("red_4 green_4 pestem", "caballus").play("lead red_4", "battle blue")
    assert (scenario.waiting, scenario.options()) == ((0,), ["lead green_4"])
    scenario.play("lead green_4")
    assert states(scenario, "red") == ["gallia"]
    lost = chosen("red_4 pestem", "caballus").play("lead red_4").play("battle blue", fate="blue_1 blue_2")
    assert states(lost, "blue") == ["gallia"]


@rule("M4-R29", "M4-10.1")
def test_r29_the_third_colour_is_the_one_left() -> None:
    scenario = chosen("red_4 green_1 blue_4 pestem", "green_4 caballus")
    scenario.play("lead red_4", "battle green", "lead green_1", "answer green_4", "give_in")
    assert (scenario.waiting, scenario.options()) == ((0,), ["lead blue_4"])


@rule("M4-R29", "M4-10.3")
def test_r29_the_attacker_leads_the_chosen_colour_with_a_level_of_his_choice() -> None:
    scenario = chosen("red_4 green_1 green_3 blue_3", "green_2 caballus").play("lead red_4", "battle green")
    assert scenario.waiting == (0,)
    assert sorted(scenario.options()) == ["lead green_1", "lead green_3"]
    scenario.play("lead green_3", "answer green_2")
    assert scenario.waiting == (1,)
