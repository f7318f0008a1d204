"""The plague (M4-14.6 to M4-14.12)."""

import random
from typing import Any

import pytest

from quattrocento.games.m400.components.typed import CARAVELLA
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.lacks import SHIPS
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import (
    CAPITALS,
    armies,
    before_scoring,
    discarded,
    hand,
    hands,
    idle,
    m400,
    score,
    states,
    tokens,
)
from quattrocento.testing.m400.tables import VALUE


@rule("M4-14.6", "M4-R50", "M4-D34", "M4-18.11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_14_6_any_territory_gets_a_token_for_each_colour(seats: int) -> None:
    owned = {"red": "castella", "blue": "polonia"}
    scenario = m400("end_of_turn", seats=seats, hand={0: "pestem red_1"}, states=owned).play("play pestem")
    assert set(scenario.nouns("plague")) == set(VALUE)
    scenario.play("plague luxeborg")
    assert tokens(scenario, "luxeborg") == sorted(list(CAPITALS)[:seats])
    assert discarded(scenario) == ["pestem"]


@rule("M4-14.6", "M4-I11")
def test_14_6_not_one_that_is_plagued_already() -> None:
    scenario = m400("end_of_turn", hand={0: "pestem red_1"}, plague={"gallia": "green"}).play("play pestem")
    assert len(scenario.nouns("plague")) == 35
    reason = scenario.refused("plague gallia")
    assert (reason.message, reason.clause) == ("why-already-plagued", "M4-14.6")


@rule("M4-14.7")
def test_14_7_nobody_enters_or_crosses() -> None:
    scenario = m400(
        armies={"red": "flandria"}, plague={"gallia": "green"}, hand={0: "caballus caravella*2"}
    )
    scenario.play("move red.1")
    assert "gallia" not in scenario.nouns("to") + scenario.nouns("caballus")
    scenario.play("caravella mare_britannicum")
    assert scenario.refused("land gallia").message == "why-plague"


@rule("M4-14.7", "M4-8.3")
@pytest.mark.parametrize("owner", [{}, {"blue": "gallia"}])
def test_14_7_nobody_conquers(owner: dict[str, str]) -> None:
    places = {"red": "gallia!"}
    scenario = m400(
        "before_moving",
        armies=places,
        states=owner,
        plague={"gallia": "green"},
        hand={0: "red_1*2 green_1"},
    )
    scenario.play("done", fate="red_1" if owner else "")
    assert scenario.step == "end_of_turn"
    assert states(scenario, "red") == []


@rule("M4-14.7", "M4-8.3")
def test_14_7_nobody_conquers_a_plagued_state_on_which_an_army_may_stay() -> None:
    island: dict[str, Any] = {"armies": {"red": "sicilia"}, "plague": {"sicilia": "blue"}}
    free = m400(hand={0: "red_1 green_1 pestem"}, **island).play("move red.1", "stop")
    assert free.step == "end_of_turn"
    owned = m400(hand={0: "red_1 green_1 pestem"}, states={"blue": "sicilia"}, **island)
    owned.play("move red.1", "stop", fate="pestem")
    assert owned.step == "end_of_turn"
    assert hand(owned, 1) == ["pestem"]


@rule("M4-18.12", "M4-14.6")
def test_18_12_pestem_needs_a_territory_without_plague() -> None:
    everywhere = dict.fromkeys(VALUE, "green")
    scenario = m400("end_of_turn", hand={0: "pestem red_1"}, plague=everywhere)
    assert scenario.options() == ["done"]
    assert scenario.refused("play pestem").message == "why-no-target"


@rule("M4-14.8")
def test_14_8_movement_cards_may_be_used_to_leave() -> None:
    cards = {0: "caballus caravella"}
    scenario = m400(armies={"red": "gallia"}, plague={"gallia": "green"}, hand=cards)
    scenario.play("move red.1")
    assert {"caballus germania", "caravella mare_britannicum", "to germania"} <= set(scenario.options())


def around(scenario: Scenario, turns: int) -> list[list[str]]:
    """The tokens on Gallia after each of so many turns."""
    seen: list[list[str]] = []
    for _ in range(turns):
        idle(scenario)
        seen.append(tokens(scenario, "gallia"))
    return seen


@rule("M4-14.9", "M4-R49", "M4-14.10")
@pytest.mark.parametrize("removal", ["any_turn_end", "own_token"])
def test_14_9_one_token_goes_at_the_end_of_each_turn_from_the_next_on(removal: str) -> None:
    cards = {0: "pestem red_1", 1: "red_2", 2: "red_3"}
    scenario = m400("end_of_turn", hand=cards, plague_removal=removal)
    scenario.play("play pestem", "plague gallia", "done")
    assert len(tokens(scenario, "gallia")) == 3
    assert [len(left) for left in around(scenario, 3)] == [2, 1, 0]


@rule("M4-14.9", "M4-R49")
def test_14_9_tokens_have_no_owner_so_a_colour_may_remove_two_when_the_order_changes() -> None:
    """Blue is the last of this sequence and the first of the next."""
    scores = {"red": 3, "blue": 1, "green": 2}
    order = "green red blue"
    scenario = m400("end_of_turn", "red", hand={0: "pestem red_1", 1: "red_2"}, points=scores, order=order)
    scenario.play("play pestem", "plague gallia", "done")
    assert scenario.waiting == (1,)
    assert [len(left) for left in around(scenario, 2)] == [2, 1]
    assert scenario.waiting == (2,)
    assert len(around(scenario, 1)[0]) == 0


@rule("M4-14.9", "M4-R49")
def test_r49_with_own_tokens_nobody_removes_two() -> None:
    scores = {"red": 3, "blue": 1, "green": 2}
    scenario = m400(
        "end_of_turn",
        "red",
        hand={0: "pestem red_1", 1: "red_2"},
        points=scores,
        order="green red blue",
        plague_removal="own_token",
    )
    scenario.play("play pestem", "plague gallia", "done")
    assert around(scenario, 4) == [["green", "red"], ["green", "red"], ["red"], []]


@rule("M4-14.9")
def test_14_9_with_several_plagues_one_token_from_each() -> None:
    sick = {"gallia": "red blue", "castella": "red", "polonia": "blue green"}
    scenario = m400("end_of_turn", hand={0: "red_1"}, plague=sick).play("done")
    assert [len(tokens(scenario, state)) for state in sick] == [1, 0, 1]
    assert len(scenario.told("plague_over")) == 1
    own = m400("end_of_turn", hand={0: "red_1"}, plague=sick, plague_removal="own_token").play("done")
    assert [tokens(own, state) for state in sick] == [["blue"], [], ["blue", "green"]]


@rule("M4-14.10")
def test_14_10_owner_and_value_do_not_change() -> None:
    scenario = before_scoring(states={"blue": "gallia"}, plague={"gallia": "blue green"}).play("done")
    assert states(scenario, "blue") == ["gallia"]
    assert score(scenario, "blue") == 3


def trapped(place: str, **more: Any) -> Scenario:
    """Red begins its movement in the plague."""
    sick = {place: "blue", **more.pop("plague", {})}
    return m400(armies={"red": place}, plague=sick, **more)


@rule("M4-14.11", "M4-14.12", "M4-6.9", "M4-D18")
def test_14_12_an_army_must_leave_the_plague() -> None:
    scenario = trapped("polonia", hand={0: "red_1"})
    assert scenario.options() == ["move red.1"]
    assert scenario.refused("done").message == "why-must-leave-plague"
    scenario.play("move red.1")
    reason = scenario.refused("stop")
    assert (reason.message, reason.clause) == ("why-must-leave-plague", "M4-14.12")
    scenario.play("to germania")
    assert armies(scenario, "red") == ["germania"]


@rule("M4-14.11")
def test_14_11_from_the_beginning_of_its_turn() -> None:
    sick = {"polonia": "blue green red"}
    scenario = m400("end_of_turn", hand={0: "red_1", 1: "red_2"}, armies={"blue": "polonia"}, plague=sick)
    scenario.play("done", "decline", "done", "done", "done")
    assert scenario.step == "march"
    assert "to germania" in scenario.options()
    assert "stop" not in scenario.options()


@rule("M4-14.11", "M4-14.12")
def test_14_11_a_blocked_army_leaves_as_soon_as_it_can() -> None:
    sick = {"polonia": "blue green red"}
    places = {"blue": "polonia!"}
    scenario = m400("end_of_turn", hand={0: "red_1", 1: "red_2"}, armies=places, plague=sick)
    scenario.play("done", "decline", "done", "done", "done")
    assert scenario.step == "end_of_turn"
    assert armies(scenario, "blue") == ["polonia blocked"]
    scenario.play("done")
    assert armies(scenario, "blue") == ["polonia"]


@rule("M4-14.12", "M4-R52", "M4-D17", "M4-D18")
def test_14_12_without_a_base_move_it_must_leave_by_sea_if_there_is_a_caravella() -> None:
    around_granada = {"castella": "blue"}
    scenario = trapped("granata", plague=around_granada, hand={0: "caravella red_1"})
    assert scenario.refused("done").message == "why-must-leave-plague"
    scenario.play("move red.1")
    assert scenario.options() == ["caravella mediterraneum_occidentale"]
    assert scenario.refused("stop").clause == "M4-14.12"
    scenario.play("caravella mediterraneum_occidentale", "land sicilia")
    assert "stop" in scenario.options()


@rule("M4-14.12", "M4-R52", "M4-D17")
def test_14_12_without_a_way_out_it_may_stay_which_shows_that_there_is_no_caravella() -> None:
    around_granada = {"castella": "blue"}
    scenario = trapped("granata", plague=around_granada, hand={0: "caballus red_1", 1: "red_2"})
    assert scenario.options() == ["move red.1"]  # asked as if there were a Caravella
    scenario.play("move red.1")
    assert scenario.options() == ["stop"]
    scenario.play("stop")
    assert scenario.position.lacking[0][SHIPS] == 2
    for seed in range(20):
        imagined = GAME.imagine(scenario.position.view(1), random.Random(seed))
        assert not imagined.holds(0, CARAVELLA)


@rule("M4-R52", "M4-D17")
def test_r52_an_army_that_cannot_leave_is_chosen_and_stops_and_a_refusal_says_so() -> None:
    sick = {"sicilia": "blue"}
    scenario = m400(armies={"red": "gallia sicilia"}, plague=sick, hand={0: "caballus red_1"})
    reason = scenario.refused("done")
    assert (reason.message, reason.clause, reason.about) == (
        "why-choose-plagued-army",
        "M4-R52",
        {"army": 1},
    )
    scenario.play("move red.2", "stop")
    assert "done" in scenario.options()


@rule("M4-R52")
def test_r52_a_healthy_army_may_use_up_the_last_caravella() -> None:
    sick = {"sicilia": "blue"}
    scenario = m400(armies={"red": "gallia sicilia"}, plague=sick, hand={0: "caravella red_1"})
    assert scenario.refused("done").message == "why-must-leave-plague"
    scenario.play("move red.1", "caravella mare_britannicum", "land anglia", "stop")
    assert (scenario.step, scenario.options()) == ("march", ["stop"])


@rule("M4-14.12", "M4-R52")
def test_14_12_with_an_empty_hand_nothing_is_asked() -> None:
    scenario = trapped("sicilia", hand={0: ""})
    assert sorted(scenario.options()) == ["done", "move red.1"]


@rule("M4-R52")
def test_r52_with_the_option_movement_cards_are_never_forced() -> None:
    around_granada = {"castella": "blue"}
    scenario = trapped(
        "granata", plague=around_granada, hand={0: "caravella red_1"}, plague_exit="base_move"
    )
    assert "done" in scenario.options()
    scenario.play("move red.1")
    assert sorted(scenario.options()) == ["caravella mediterraneum_occidentale", "stop"]
    scenario.play("stop")
    assert scenario.position.lacking[0][SHIPS] == 0


@rule("M4-14.12", "M4-R52")
def test_14_12_of_two_armies_one_may_take_the_last_caravella() -> None:
    sick = {"sicilia": "blue", "hibernia": "blue"}
    scenario = m400(armies={"red": "sicilia hibernia"}, plague=sick, hand={0: "caravella red_1"})
    assert sorted(scenario.options()) == ["move red.1", "move red.2"]
    scenario.play("move red.2", "caravella oceanus_atlanticus", "land gallia", "stop")
    assert scenario.options() == ["stop"]  # the other one


@rule("M4-14.12")
def test_14_12_an_army_that_comes_back_to_no_plague_is_free() -> None:
    scenario = trapped("polonia", hand={0: "caballus red_1"}).play("move red.1", "caballus germania")
    assert "stop" in scenario.options()
    assert "to polonia" not in scenario.options()


@rule("M4-E25", "M4-14.12", "M4-7.4", "M4-R52")
def test_e25_stuck_on_an_island() -> None:
    scenario = trapped("sicilia", hand={0: "caravella*2"}).play("move red.1")
    assert "caravella mediterraneum_medium" in scenario.options()
    assert "stop" not in scenario.options()
    paying = trapped("sicilia", hand={0: "caballus*2"}, states={"green": "sicilia"})
    paying.play("move red.1", "stop", fate="caballus")
    assert hands(paying) == [1, 0, 1]
    assert hand(paying, 2) == ["caballus"]


@rule("M4-R50")
def test_r50_a_capital_may_be_plagued_and_keeps_its_colour() -> None:
    scenario = m400("end_of_turn", hand={0: "pestem red_1"}).play("play pestem", "plague novgorod", "done")
    assert scenario.waiting == (1,)
    assert tokens(scenario, "novgorod") == ["blue", "green", "red"]
    assert armies(scenario, "blue") == ["novgorod"]


@rule("M4-14.10", "M4-14.6")
def test_14_10_after_the_plague_the_territory_is_as_before() -> None:
    cards = {0: "red_1", 1: "red_2 pestem"}
    scenario = m400("end_of_turn", hand=cards, armies={"blue": "germania"}, plague={"gallia": "red"}).play(
        "done"
    )
    scenario.play("decline", "done", "done", "done", "move blue.1")
    assert "gallia" in scenario.nouns("to")
    scenario.play("stop", "done", "play pestem")
    assert "gallia" in scenario.nouns("plague")
