"""The end of the turn: Incendium, and the hand limit (M4-14.1 to M4-14.5, M4-14.13 to M4-14.15)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.m400 import armies, discarded, hand, hands, idle, m400, states, tokens


@rule("M4-14.1", "M4-D32")
def test_14_1_any_number_in_any_order() -> None:
    scenario = m400("end_of_turn", hand={0: "pestem*2 incendium*2 red_1"})
    assert sorted(scenario.options()) == ["done", "play incendium", "play pestem"]
    scenario.play("play pestem", "plague gallia", "play incendium", "burn blue.1")
    scenario.play("play pestem", "plague castella", "play incendium", "burn green.1")
    assert armies(scenario, "blue") == ["novgorod blocked"]
    assert armies(scenario, "green") == ["impero_ottomano blocked"]
    assert tokens(scenario, "gallia") == tokens(scenario, "castella") == ["blue", "green", "red"]
    assert scenario.options() == ["done"]


@rule("M4-14.1")
@pytest.mark.parametrize("card", ["incendium", "pestem"])
@pytest.mark.parametrize("step", ["after_draw", "trade", "before_moving", "movement", "conquest"])
def test_14_1_at_no_other_time(card: str, step: str) -> None:
    scenario = m400(step, hand={0: f"{card} red_1", 1: "red_2"}, armies={"red": "gallia"})
    reason = scenario.refused(f"play {card}")
    assert (reason.message, reason.clause) == ("why-not-now", "M4-14.1")


@rule("M4-14.2", "M4-D33", "M4-18.10")
def test_14_2_incendium_blocks_an_army_of_an_opponent() -> None:
    places = {"red": "gallia castella", "blue": "polonia lituania", "green": "serbia"}
    scenario = m400("end_of_turn", hand={0: "incendium red_1"}, armies=places).play("play incendium")
    assert sorted(scenario.nouns("burn")) == ["blue.1", "blue.2", "green.1"]
    assert scenario.refused("burn red.1").message == "why-not-enemy-army"
    assert scenario.refused("burn green.2").message == "why-not-enemy-army"
    scenario.play("burn blue.2")
    assert armies(scenario, "blue") == ["polonia", "lituania blocked"]
    assert discarded(scenario) == ["incendium"]


@rule("M4-14.2", "M4-14.6")
def test_14_2_the_card_is_played_before_its_target_is_chosen() -> None:
    places = {"blue": "polonia lituania!"}
    scenario = m400("end_of_turn", hand={0: "incendium red_1"}, armies=places, plague={"gallia": "red"})
    reason = scenario.refused("burn blue.1")
    assert (reason.message, reason.clause) == ("why-play-first", "M4-14.2")
    assert scenario.refused("burn blue.2").message == "why-already-burning"
    assert scenario.refused("burn red.1").message == "why-not-enemy-army"
    reason = scenario.refused("plague castella")
    assert (reason.message, reason.clause) == ("why-not-in-hand", "M4-14.6")
    sick = m400("end_of_turn", hand={0: "pestem"}, plague={"gallia": "red"})
    assert sick.refused("plague castella").message == "why-play-first"
    assert sick.refused("plague gallia").message == "why-already-plagued"


@rule("M4-14.2", "M4-R48")
def test_r48_a_blocked_army_cannot_be_chosen_again() -> None:
    scenario = m400("end_of_turn", hand={0: "incendium*2 red_1"}, armies={"blue": "polonia lituania"})
    scenario.play("play incendium", "burn blue.2", "play incendium")
    reason = scenario.refused("burn blue.2")
    assert (reason.message, reason.clause) == ("why-already-burning", "M4-14.2")
    assert "burn blue.1" in scenario.options()


@rule("M4-R48", "M4-14.4")
def test_r48_the_block_covers_the_next_turn_also_in_the_next_sequence() -> None:
    places = {"red": "gallia", "blue": "polonia"}
    scenario = m400("end_of_turn", "green", hand={1: "red_1", 2: "incendium red_2"}, armies=places)
    scenario.play("play incendium", "burn blue.1", "done")
    assert armies(scenario, "blue") == ["polonia blocked"]
    assert scenario.waiting == (0,)
    idle(scenario)
    assert armies(scenario, "blue") == ["polonia blocked"]
    assert scenario.waiting != (0,)
    while scenario.waiting != (1,):
        idle(scenario)
    scenario.play("decline", "done", "done", "done")
    assert scenario.step == "end_of_turn"
    scenario.play("done")
    assert armies(scenario, "blue") == ["polonia"]


@rule("M4-E38", "M4-14.3", "M4-7.7")
def test_e38_incendium_on_the_only_army() -> None:
    cards = {0: "capitaneus_venturae red_1 green_1 caballus", 1: "blue_1"}
    scenario = m400("draw", count=5, armies={"red": "germania!"}, states={"blue": "germania"}, hand=cards)
    scenario.play("draw", fate="red_2*5").play("done", "done", "play capitaneus_venturae", "done")
    assert sorted(scenario.options()) == ["done", "move red.2"]
    scenario.play("move red.2", "to castella", fate="caballus")
    scenario.play("act red.2", "take", "pay red_1", "pay green_1")
    assert states(scenario, "red") == ["castella"]
    assert armies(scenario, "red") == ["germania blocked", "castella"]
    assert hand(scenario, 1) == ["blue_1", "caballus"]


@rule("M4-14.3")
def test_14_3_its_player_trades_and_plays_special_cards() -> None:
    cards = {0: "red_1*2 revolutionem", 1: "blue_1"}
    scenario = m400("trade", armies={"red": "germania!"}, states={"blue": "polonia"}, hand=cards)
    assert sorted(scenario.options()) == ["done", "exchange", "offer"]
    scenario.play("done", "play revolutionem", "free polonia")
    assert states(scenario, "blue") == []


@rule("M4-14.4", "M4-I12")
def test_14_4_the_block_ends_with_the_turn() -> None:
    scenario = m400("end_of_turn", armies={"red": "germania! gallia"}, hand={0: "red_1"}).play("done")
    assert armies(scenario, "red") == ["germania", "gallia"]


@rule("M4-14.5")
def test_14_5_one_card_blocks_one_army() -> None:
    scenario = m400("end_of_turn", hand={0: "incendium red_1"}, armies={"blue": "polonia polonia"})
    scenario.play("play incendium", "burn blue.1")
    assert armies(scenario, "blue") == ["polonia blocked", "polonia"]


@rule("M4-R71", "M4-14.8")
def test_r71_incendium_may_hit_an_army_in_the_plague() -> None:
    sick = {"polonia": "blue green red"}
    scenario = m400("end_of_turn", hand={0: "incendium red_1"}, armies={"blue": "polonia"}, plague=sick)
    scenario.play("play incendium", "burn blue.1")
    assert armies(scenario, "blue") == ["polonia blocked"]


@rule("M4-18.12")
def test_18_12_incendium_needs_an_army_to_block() -> None:
    places = {"blue": "polonia!", "green": "serbia!"}
    scenario = m400("end_of_turn", hand={0: "incendium"}, armies=places)
    assert scenario.refused("play incendium").message == "why-no-target"


# ---- closing the turn


@rule("M4-14.14", "M4-D35", "M4-I9")
def test_14_14_down_to_fifteen_cards() -> None:
    cards = {0: "red_1*6 red_2*5 red_3*6 pestem"}
    scenario = m400("end_of_turn", hand=cards).play("done")
    assert scenario.step == "hand_limit"
    assert sorted(scenario.nouns("discard")) == ["pestem", "red_1", "red_2", "red_3"]
    scenario.play("discard red_1", "discard pestem", "discard red_3")
    assert hands(scenario)[0] == 15
    assert discarded(scenario) == ["pestem", "red_1", "red_3"]
    assert scenario.waiting == (1,)


@rule("M4-14.14")
def test_14_14_fifteen_cards_are_allowed() -> None:
    scenario = m400("end_of_turn", hand={0: "red_1*6 red_2*5 red_3*4"}).play("done")
    assert scenario.waiting == (1,)
    assert hands(scenario)[0] == 15


@rule("M4-14.15", "M4-R54")
def test_14_15_nobody_else_is_checked() -> None:
    scenario = m400("end_of_turn", hand={0: "red_1", 1: "red_2*5 red_3*6 green_1*6"}).play("done")
    assert scenario.step == "draw"
    assert hands(scenario) == [1, 17, 0]


@rule("M4-14.15", "M4-5.13")
def test_14_15_no_limit_during_the_turn() -> None:
    scenario = m400("draw", count=5, hand={0: "red_1*6 red_2*5 red_3*4"}).play("draw", fate="green_1*5")
    assert hands(scenario)[0] == 20
    assert scenario.step == "after_draw"


@rule("M4-14.13", "M4-R53")
def test_14_13_cards_then_tokens_then_blocks_then_the_limit() -> None:
    scenario = m400(
        "end_of_turn",
        hand={0: "red_1*6 red_2*5 red_3*5"},
        armies={"red": "gallia! castella"},
        plague={"polonia": "red blue"},
    )
    scenario.play("done")
    told = [event.name for event in scenario.events if event.name in ("token_removed", "fire_out")]
    assert told == ["token_removed", "fire_out"]
    assert scenario.step == "hand_limit"
    assert tokens(scenario, "polonia") == ["blue"]
    assert armies(scenario, "red") == ["gallia", "castella"]
