"""The Prestige Step (VTR-9)."""

from typing import Any

import pytest

from quattrocento.testing import rule
from quattrocento.testing.ventura import florins, points, ventura, winners


@rule("VTR-9.1")
def test_9_1_each_player_buys_once_in_turn_order() -> None:
    scenario = ventura("prestige", florins=5).play("spend 1")
    assert scenario.waiting == (1,)
    assert scenario.refused("0: spend 1").message == "why-not-your-turn"
    scenario.play("spend 2", "spend 3")
    assert scenario.step == "fortune"
    assert points(scenario) == [1, 2, 4]


@rule("VTR-9.2", "VTR-D5")
@pytest.mark.parametrize(("reserve", "most"), [(1, 1), (4, 4), (5, 5), (9, 5)])
def test_9_2_nothing_to_five_florins_of_what_he_has(reserve: int, most: int) -> None:
    scenario = ventura("prestige", florins=reserve)
    assert scenario.nouns("spend") == [str(n) for n in range(most + 1)]


@rule("VTR-9.3", "VTR-W10")
@pytest.mark.parametrize(("spent", "scored"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 5), (5, 7)])
def test_9_3_the_price_of_prestige(spent: int, scored: int) -> None:
    scenario = ventura("prestige", florins=7).play(f"spend {spent}")
    assert (points(scenario)[0], florins(scenario)[0]) == (scored, 7 - spent)


@rule("VTR-9.4", "VTR-W10", "VTR-I20")
def test_9_4_not_more_than_five() -> None:
    assert ventura("prestige", florins=9).refused("spend 6").clause == "VTR-9.4"


@rule("VTR-9.5", "VTR-R9")
def test_9_5_papal_points_follow_the_purchase_before_the_next_player() -> None:
    scenario = ventura("prestige", florins=[3, 1, 0], domain={0: "papal_1"}).play("spend 3")
    assert points(scenario) == [6, 0, 0]
    assert scenario.waiting == (1,)


@rule("VTR-9.5", "VTR-R9")
def test_9_5_after_purchases_all_score_together_in_turn_order() -> None:
    more: dict[str, Any] = {"florins": [3, 1, 0], "papal_scoring": "after_purchases"}
    scenario = ventura("prestige", domain={0: "papal_1", 2: "papal_2"}, **more).play("spend 3")
    assert (points(scenario), scenario.waiting) == ([4, 0, 0], (1,))
    scenario.play("spend 1")
    assert (points(scenario), scenario.step) == ([6, 1, 2], "fortune")
    # the First Player's points come first, so that he is first at 30 too
    scenario = ventura("prestige", domain={0: "papal_1", 1: "papal_2"}, points=[28, 28, 0], **more)
    scenario.play("spend 0", "spend 0")
    assert (winners(scenario), points(scenario)) == ((0,), [30, 28, 0])


@rule("VTR-9.5")
def test_9_5_who_is_not_asked_scores_for_his_papal_territories_too() -> None:
    scenario = ventura("prestige", florins=[1, 0, 1], domain={1: "papal_1 papal_2"}).play("spend 0")
    assert points(scenario) == [0, 4, 0]
    assert scenario.waiting == (2,)


@rule("VTR-9.6")
def test_9_6_two_points_for_each_papal_territory() -> None:
    scenario = ventura("prestige", florins=[1, 1, 0], domain={0: "papal_1", 1: "papal_2"})
    scenario.play("spend 0", "spend 0")
    assert points(scenario) == [2, 2, 0]


@rule("VTR-T3", "VTR-9.5", "VTR-1.3")
def test_t3_purchase_and_papal_points_win() -> None:
    scenario = ventura("prestige", points=[26, 0, 0], florins=[2, 5, 5], domain={0: "papal_1"}).play(
        "spend 2"
    )
    assert winners(scenario) == (0,)
    assert points(scenario)[0] == 30
