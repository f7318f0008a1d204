"""Who stands in the plague must leave it if he can, by land or by sea (M4-14.11, M4-14.12, M4-R52)."""

from random import Random
from typing import Any

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.verbs import CARD
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import armies, idle, m400
from quattrocento.testing.m400.tables import BORDERS, COASTS

LANDS = sorted(BORDERS)


def trapped(place: str, cards: str, sick: str = "", **more: Any) -> Scenario:
    """Red's only army begins its movement in the plague; other territories are sick too."""
    plague = dict.fromkeys([place, *sick.split()], "blue green red")
    return m400(armies={"red": place}, plague=plague, hand={0: cards}, **more)


def ways_out(place: str, sick: set[str], cards: str) -> bool:
    """By the text alone: a step by land into health, or a Caravella and a healthy coast of one sector."""
    if BORDERS[place] - sick:
        return True
    coasts = [coast for coast in COASTS.values() if place in coast]
    return "caravella" in cards and any(coast - sick - {place} for coast in coasts)


@rule("M4-14.12", "M4-R52")
@pytest.mark.parametrize("cards", ["red_1", "caballus red_1", "caravella", "caravella*2 caballus"])
def test_14_12_who_can_leave_must_and_only_he(cards: str) -> None:
    """Every territory, with the plague on its neighbours and coasts at random."""
    rng = Random(cards)
    for place in LANDS:
        for share in (0.0, 0.5, 0.9, 1.0):
            sick = {land for land in LANDS if land != place and rng.random() < share}
            scenario = trapped(place, cards, " ".join(sick))
            must = ways_out(place, sick | {place}, cards)
            if must:
                assert scenario.options() == ["move red.1"], (place, sick)
            scenario.play("move red.1")
            assert ("stop" in scenario.options()) is not must, (place, sick)
            assert must or all(place == land for land in scenario.nouns("to")), (place, sick)


@rule("M4-14.12", "M4-R52", "M4-E25")
def test_14_12_with_a_caravella_an_army_leaves_the_island() -> None:
    scenario = trapped("sicilia", "caravella red_1")
    assert scenario.options() == ["move red.1"]
    reason = scenario.refused("done")
    assert (reason.message, reason.clause) == ("why-must-leave-plague", "M4-14.12")
    scenario.play("move red.1")
    assert "stop" not in scenario.options()
    scenario.play("caravella mediterraneum_medium", "land neapolis")
    assert "stop" in scenario.options()
    scenario.play("stop")
    assert armies(scenario, "red") == ["neapolis"]


@rule("M4-14.12", "M4-R52")
@pytest.mark.parametrize("cards", ["red_1", "caballus*2", "pestem incendium"])
def test_14_12_without_one_it_stays(cards: str) -> None:
    scenario = trapped("sicilia", cards).play("move red.1")
    assert scenario.options() == ["stop"]
    scenario.play("stop")
    assert armies(scenario, "red") == ["sicilia"]


@rule("M4-14.12")
def test_14_12_land_and_sea_are_both_ways_out() -> None:
    scenario = trapped("polonia", "caravella").play("move red.1")
    assert "stop" not in scenario.options()
    coast = trapped("gallia", "caravella red_1").play("move red.1")
    assert "stop" not in coast.options()
    assert {"to germania", "caravella mare_britannicum"} <= set(coast.options())


@rule("M4-14.11", "M4-14.12")
def test_14_11_a_blocked_army_stays_whatever_is_held_and_leaves_when_it_stands_again() -> None:
    scenario = m400(
        "before_moving",
        armies={"red": "sicilia!"},
        plague={"sicilia": "blue green red"},
        hand={0: "caravella red_1"},
    )
    scenario.play("done")
    assert armies(scenario, "red")[0].startswith("sicilia")
    assert scenario.step == "end_of_turn"


@rule("M4-14.12", "M4-R52")
def test_r52_two_armies_and_one_caravella() -> None:
    """Either may sail; the other then has no way left and may stay."""
    sick = {"sicilia": "blue green red", "hibernia": "blue green red"}
    for first, second in (("red.1", "red.2"), ("red.2", "red.1")):
        scenario = m400(armies={"red": "sicilia hibernia"}, plague=sick, hand={0: "caravella red_1"})
        assert sorted(scenario.options()) == ["move red.1", "move red.2"]
        scenario.play(f"move {first}")
        assert "stop" not in scenario.options()
        sea = scenario.nouns("caravella")[0]
        scenario.play(f"caravella {sea}")
        scenario.play(f"land {scenario.nouns('land')[0]}", "stop")
        if scenario.step == "movement":
            scenario.play(f"move {second}")
        assert (scenario.step, scenario.options()) == ("march", ["stop"])


@rule("M4-14.12", "M4-R52", "M4-1.16")
@pytest.mark.parametrize("eyes", [1, 2, SPECTATOR])
def test_r52_who_stays_shows_that_he_has_no_caravella(eyes: int) -> None:
    scenario = trapped("sicilia", "red_1*3 green_1*5 blue_1*4").play("move red.1")
    assert any(caravellas(scenario, eyes))
    scenario.play("stop")
    assert not any(caravellas(scenario, eyes))


@rule("M4-14.12", "M4-R52", "M4-1.16")
@pytest.mark.parametrize("eyes", [1, 2, SPECTATOR])
def test_r52_who_could_not_land_anywhere_shows_nothing(eyes: int) -> None:
    everywhere = " ".join(land for land in LANDS if land != "sicilia")
    scenario = trapped("sicilia", "caravella red_1*3 green_1*5 blue_1*4", everywhere).play("move red.1")
    assert "stop" in scenario.options()
    scenario.play("stop")
    assert any(caravellas(scenario, eyes))


@rule("M4-R52", "M4-1.16")
@pytest.mark.parametrize("eyes", [1, 2, SPECTATOR])
def test_r52_what_was_shown_is_not_known_of_cards_drawn_later(eyes: int) -> None:
    scenario = trapped("sicilia", "red_1*2 pestem").play("move red.1", "stop")
    scenario.play("done")
    while scenario.waiting != (0,):
        idle(scenario)
    assert scenario.step == "draw"
    assert not any(caravellas(scenario, eyes))
    scenario.play("draw", fate="caravella*5")
    assert any(caravellas(scenario, eyes))
    assert max(caravellas(scenario, eyes)) <= 5


def caravellas(scenario: Scenario, eyes: int) -> list[int]:
    """How many of them red holds in positions imagined from a view."""
    kind = CARD.ids.index("caravella")
    return [GAME.imagine(scenario.position.view(eyes), Random(seed)).hand[kind] for seed in range(80)]


@rule("M4-14.12", "M4-1.16")
def test_14_12_whether_it_must_leave_is_not_seen_by_others() -> None:
    one, other = trapped("sicilia", "caravella red_1"), trapped("sicilia", "caballus red_1")
    assert one.waiting == other.waiting == (0,)
    assert one.step == other.step
    for eyes in (1, 2, SPECTATOR):
        assert one.position.view(eyes) == other.position.view(eyes)
        assert one.position.options(eyes) == other.position.options(eyes) == []
