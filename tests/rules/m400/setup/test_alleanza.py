"""Alleanza, the game for two (M4-17)."""

from typing import Any

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.kernel.fate import Stated
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import (
    armies,
    barred,
    before_scoring,
    combat,
    count_to_draw,
    hand,
    hands,
    idle,
    m400,
    order,
    points,
    score,
    start,
    states,
    tokens,
    winners,
)

DEALT = "red_1*5 green_1*5 red_2*5 green_2*5 red_3*5 green_3*5 blue_1*5 blue_3*5"


def allied(step: str = "movement", colour: str = "red", **more: Any) -> Scenario:
    """Seat 0 has red and green, seat 1 blue and yellow."""
    return m400(step, colour, 2, **more)


def placed(shown: str) -> Scenario:
    """A new game in which all four colours have been placed."""
    scenario = start(2, shown)
    dealt = Stated(DEALT)
    for colour, capital in (
        ("red", "anglia"),
        ("blue", "aragona"),
        ("green", "novgorod"),
        ("yellow", "impero_ottomano"),
    ):
        for move in (f"colour {colour}", f"capital {capital}"):
            if move in scenario.options():
                scenario.position.play(scenario.waiting[0], GAME.notation.parse(move), dealt)
    assert dealt.left() == []
    return scenario


@rule("M4-17.1")
def test_17_1_each_player_runs_two_colours() -> None:
    scenario = placed("caravella red_1 red_2 red_3")
    assert [armies(scenario, colour) for colour in ("red", "blue", "green", "yellow")] == [
        ["anglia"],
        ["aragona"],
        ["novgorod"],
        ["impero_ottomano"],
    ]
    turns = []
    for _ in range(4):
        turns.append(scenario.waiting[0])
        idle(scenario)
    assert turns == [0, 1, 0, 1]


@rule("M4-17.2")
def test_17_2_one_hand_of_twenty_cards() -> None:
    scenario = placed("caravella red_1 red_2 red_3")
    assert hands(scenario) == [20, 20]
    assert set(hand(scenario, 0)) == {"red_1", "green_1", "red_3", "green_3"}


@rule("M4-17.3", "M4-R58")
@pytest.mark.parametrize(
    ("shown", "first"),
    [("caravella red_1 red_2 red_3", 0), ("red_1 red_4 red_2 red_3", 1), ("red_1 red_2 red_4 red_3", 0)],
)
def test_17_3_one_card_for_each_colour_and_alternate_places(shown: str, first: int) -> None:
    fate = Stated(shown)
    position = GAME.start(2, {}, fate)
    assert fate.left() == []
    assert position.waiting() == (first,)


@rule("M4-17.4")
def test_17_4_each_colour_picks_its_colour_and_capital() -> None:
    scenario = start(2, "caravella red_1 red_2 red_3").play("colour red")
    assert sorted(scenario.nouns("capital")) == ["anglia", "aragona", "impero_ottomano", "novgorod"]
    scenario.play("capital anglia", fate="red_1*5 green_1*5")
    assert scenario.waiting == (1,)
    assert score(placed("caravella red_1 red_2 red_3"), "green") == 0


@rule("M4-17.5")
def test_17_5_each_colour_draws_by_its_own_marker() -> None:
    scores = {"red": 0, "blue": 0, "green": 12, "yellow": 20}
    scenario = allied("end_of_turn", hand={0: "red_1", 1: "red_2"}, score=scores, points=scores).play(
        "done"
    )
    assert count_to_draw(scenario) == 5
    idle(scenario)
    assert scenario.waiting == (0,)
    assert count_to_draw(scenario) == 4
    idle(scenario)
    assert count_to_draw(scenario) == 3


@rule("M4-17.6", "M4-R59")
def test_17_6_allied_colours_are_separate_nations() -> None:
    scenario = allied("conquest", "green", armies={"green": "tartaria"}, hand={0: "red_1 green_1"})
    scenario.play("act green.1", "take", "pay red_1", "pay green_1")
    assert states(scenario, "green") == ["tartaria"]
    assert states(scenario, "red") == []
    assert armies(scenario, "red") == ["aragona"]


@rule("M4-17.6", "M4-14.4")
def test_17_6_a_block_ends_with_the_turn_of_its_own_colour() -> None:
    places = {"red": "gallia!", "green": "serbia!"}
    scenario = allied("end_of_turn", armies=places, hand={0: "red_1", 1: "red_2"}).play("done")
    assert armies(scenario, "red") == ["gallia"]
    assert armies(scenario, "green") == ["serbia blocked"]
    idle(idle(scenario))
    assert armies(scenario, "green") == ["serbia"]


@rule("M4-17.7", "M4-5.11")
def test_17_7_no_trade_between_players_but_with_the_deck() -> None:
    scenario = allied("trade", hand={0: "red_1*3", 1: "red_2*3"})
    assert sorted(scenario.options()) == ["done", "exchange"]
    reason = scenario.refused("offer")
    assert (reason.message, reason.clause) == ("why-no-trade", "M4-17.7")


@rule("M4-17.8", "M4-7.12", "M4-I22")
def test_17_8_no_toll_on_allied_land_capital_included() -> None:
    owned = {"green": "valachia"}
    scenario = allied(armies={"red": "serbia"}, states=owned, hand={0: "caballus*2 red_1"})
    scenario.play("move red.1", "caballus valachia", "caballus impero_ottomano", "stop")
    assert hands(scenario) == [1, 0]
    assert scenario.step == "end_of_turn"


@rule("M4-17.9", "M4-14.14", "M4-I9")
def test_17_9_down_to_twenty_five_cards() -> None:
    many = "red_1*6 red_2*5 red_3*6 green_1*6 green_2*4"
    scenario = allied("end_of_turn", hand={0: many}).play("done")
    assert scenario.step == "hand_limit"
    assert scenario.position.stack[-1].cited(scenario.position) == "M4-14.14"
    scenario.play("discard red_1", "discard green_2")
    assert hands(scenario)[0] == 25
    assert scenario.waiting == (1,)


MANY = "red_1*6 red_2*5 red_3*6 green_1*6"  # 23 cards
OTHERS = "blue_1*6 blue_2*5 blue_3*6 green_2*5 green_3*5"  # 27 cards


@rule("M4-17.9", "M4-R54", "M4-I9", "M4-D35")
def test_17_9_at_the_end_of_every_turn_both_players() -> None:
    scenario = allied("end_of_turn", hand={0: MANY, 1: OTHERS}).play("done")
    assert (scenario.step, scenario.waiting) == ("hand_limit", (1,))
    text = GAME.write(scenario.position)
    assert GAME.write(GAME.read(text)) == text
    assert scenario.refused("discard red_1").clause == "M4-17.9"
    assert scenario.position.stack[-1].cited(scenario.position) == "M4-17.9"
    scenario.play("discard blue_1", "discard blue_2")
    assert hands(scenario) == [23, 25]
    assert (scenario.step, scenario.waiting) == ("draw", (1,))


@rule("M4-17.9", "M4-R54")
def test_17_9_the_player_whose_turn_ends_discards_first() -> None:
    scenario = allied("end_of_turn", hand={0: f"{MANY} red_bonus*3", 1: OTHERS}).play("done")
    assert scenario.waiting == (0,)
    scenario.play("discard red_bonus")
    assert scenario.waiting == (1,)


@rule("M4-R54")
def test_r54_with_the_option_only_who_ends_the_own_turn() -> None:
    scenario = allied("end_of_turn", hand={0: MANY, 1: OTHERS}, alliance_hand_limit="own_turn").play("done")
    assert (scenario.step, scenario.waiting) == ("draw", (1,))
    assert hands(scenario) == [23, 27]


@rule("M4-R54", "M4-14.15")
def test_r54_with_three_players_the_limit_of_fifteen_is_for_the_own_turn() -> None:
    scenario = m400("end_of_turn", hand={0: "red_1", 1: "blue_1*6 blue_2*5 blue_3*6"}).play("done")
    assert (scenario.step, scenario.waiting) == ("draw", (1,))


@rule("M4-17.10", "M4-8.3", "M4-I22")
def test_17_10_allies_never_fight() -> None:
    owned = {"green": "valachia"}
    scenario = allied(
        armies={"red": "valachia impero_ottomano"}, states=owned, hand={0: "red_4 green_4 pestem"}
    )
    scenario.play("done")
    assert scenario.step == "end_of_turn"


@rule("M4-17.1", "M4-12.1", "M4-11.3")
def test_17_1_the_only_army_of_a_colour_outlives_a_lost_attack() -> None:
    scenario = combat("red_1 pestem", "red_1", seats=2, armies={"green": "serbia valachia"})
    scenario.play("lead red_1").play("answer red_1").play("give_in", fate="blue_1 blue_2")
    assert states(scenario, "blue") == ["gallia"]
    assert armies(scenario, "red") == ["gallia"]
    assert armies(scenario, "green") == ["serbia", "valachia"]


@rule("M4-17.1", "M4-17.10", "M4-12.1", "M4-12.2")
def test_17_1_one_of_two_armies_of_a_colour_is_lost_and_none_of_its_ally() -> None:
    places = {"red": "gallia aragona", "green": "gallia serbia"}
    scenario = combat("red_1 pestem", "red_1", seats=2, armies=places)
    scenario.play("lead red_1").play("answer red_1").play("give_in", fate="blue_1 blue_2")
    assert armies(scenario, "red") == ["aragona"]
    assert armies(scenario, "green") == ["gallia", "serbia"]


@rule("M4-17.1", "M4-17.10", "M4-12.1")
def test_17_1_the_only_army_of_a_colour_outlives_a_lost_defence() -> None:
    places = {"blue": "gallia", "yellow": "gallia anglia"}
    scenario = combat("red_4 green_4", "", seats=2, armies=places).play("lead red_4", "lead green_4")
    assert states(scenario, "red") == ["gallia"]
    assert armies(scenario, "blue") == ["gallia"]
    assert armies(scenario, "yellow") == ["gallia", "anglia"]


@rule("M4-17.10")
def test_17_10_allies_do_not_destroy_each_others_armies() -> None:
    places = {"red": "novgorod", "green": "serbia valachia", "blue": "polonia lituania"}
    scenario = allied("statement", armies=places, hand={0: "red_4 green_4"})
    scenario.play("attack red.1", "raid red_4", "raid green_4")
    assert sorted(scenario.nouns("destroy")) == ["blue.1", "blue.2"]
    assert scenario.refused("destroy green.1").message == "why-not-enemy-army"


@rule("M4-17.11", "M4-I22")
def test_17_11_no_rapina_revolutionem_or_incendium_on_an_ally() -> None:
    owned = {"green": "valachia", "yellow": "scotia"}
    scenario = allied("before_moving", states=owned, hand={0: "revolutionem incendium"}).play(
        "play revolutionem"
    )
    assert scenario.nouns("free") == ["scotia"]
    assert scenario.refused("free valachia").clause in ("M4-6.7", "M4-17.11")
    fire = allied("end_of_turn", hand={0: "incendium"}).play("play incendium")
    assert sorted(fire.nouns("burn")) == ["blue.1", "yellow.1"]
    assert fire.refused("burn green.1").message == "why-not-enemy-army"
    theft = allied("after_draw", hand={0: "rapina red_1", 1: "red_2"}).play("play rapina", fate="red_2")
    assert hands(theft) == [2, 0]
    assert (
        allied("after_draw", hand={0: "rapina red_1"}).refused("play rapina").message == "why-nobody-to-rob"
    )


@rule("M4-17.12", "M4-R50")
def test_17_12_the_plague_goes_anywhere_and_has_four_tokens() -> None:
    scenario = allied("end_of_turn", states={"green": "valachia"}, hand={0: "pestem red_1"})
    scenario.play("play pestem", "plague valachia")
    assert tokens(scenario, "valachia") == ["blue", "green", "red", "yellow"]
    scenario.play("done")
    idle(scenario)
    assert len(tokens(scenario, "valachia")) == 3


@rule("M4-17.13", "M4-I20")
def test_17_13_one_colour_wins_for_both() -> None:
    assert winners(before_scoring(seats=2, points={"green": 32}).play("done")) == (0,)
    assert winners(before_scoring(seats=2, points={"yellow": 33, "green": 32}).play("done")) == (1,)


@rule("M4-17.13")
def test_17_13_points_of_allies_are_not_added() -> None:
    scenario = before_scoring(seats=2, points={"red": 31, "green": 31}).play("done")
    assert winners(scenario) == ()
    assert (score(scenario, "red"), score(scenario, "green")) == (31, 31)


@rule("M4-17.14", "M4-16.2")
def test_17_14_only_the_colour_itself_is_barred() -> None:
    assert winners(before_scoring(seats=2, points={"green": 32}, barred="red").play("done")) == (0,)
    assert winners(before_scoring(seats=2, points={"green": 32}, barred="green").play("done")) == ()
    scenario = allied("before_moving", states={"blue": "polonia"}, hand={0: "revolutionem red_1"})
    scenario.play("play revolutionem", "free polonia")
    assert barred(scenario, "red")
    assert not barred(scenario, "green")
    raid = allied("statement", armies={"red": "novgorod"}, hand={0: "red_4 green_4 pestem"})
    raid.play("attack red.1", "raid red_4", "raid green_4")
    assert barred(raid, "red")
    assert not barred(raid, "green")


@rule("M4-E41", "M4-R59", "M4-3.4")
def test_e41_allies_tie_on_cards_and_states_decide() -> None:
    owned = {
        "red": "hibernia scotia granata svecia",
        "green": "gallia flandria castella",
    }  # 7 and 10 points
    vp = {"red": 3, "blue": 20, "yellow": 21}
    scenario = before_scoring({0: "red_1", 1: "red_2"}, seats=2, states=owned, points=vp).play("done")
    assert score(scenario, "red") == score(scenario, "green") == 10
    assert order(scenario) == ["green", "red", "blue", "yellow"]


@rule("M4-17.8", "M4-7.2")
def test_17_8_the_toll_of_an_opponent_goes_to_his_one_hand() -> None:
    owned = {"yellow": "scotia"}
    scenario = allied("statement", armies={"red": "scotia"}, states=owned, hand={0: "red_1*2"})
    scenario.play("toll red.1", fate="red_1")
    assert hands(scenario) == [1, 1]
    assert points(scenario, "red") == 0


@rule("M4-17.6")
@pytest.mark.parametrize(
    ("step", "move"),
    [("movement", "move green.1"), ("statement", "toll green.1"), ("conquest", "act green.1")],
)
def test_17_6_an_army_of_the_other_colour_waits_for_its_turn(step: str, move: str) -> None:
    places = {"red": "gallia flandria", "green": "gallia"}
    owned = {"blue": "gallia"} if step == "statement" else {}
    scenario = allied(step, armies=places, states=owned, hand={0: "red_1 green_1"})
    reason = scenario.refused(move)
    assert (reason.message, reason.clause) == ("why-other-colours-army", "M4-17.6")
    assert scenario.refused(move.replace("green", "blue")).message == "why-not-own-army"
