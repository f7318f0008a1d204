"""Several Events of one side in one window of a battle (VTR-30.5): no text limits their number."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.random_games import assert_imagined
from quattrocento.testing.ventura import battle, hand, lines, pile, points, troop

WOOD: Mapping[str, Any] = {"at": "wood_3", "tiles": {"wood_3": "-1,-1"}}


@rule("VTR-30.5", "VTR-30.14", "VTR-R55")
def test_30_5_two_ambushes_one_after_the_other() -> None:
    """Ranks are closed after the first: the second falls on who stands in space I then."""
    scenario = battle(
        "fra_moriale archers pikemen",
        "men_at_arms",
        **WOOD,
        domain={0: "village_1"},
        hand={1: "ambush ambush farmers"},
    )
    scenario.play("pass", "line 1:archers", "play ambush")
    assert (scenario.waiting, lines(scenario)[0]) == ((1,), "pikemen")
    scenario.play("play ambush")
    assert (scenario.waiting, lines(scenario)[0]) == ((1,), "pikemen:2")
    assert scenario.options() == ["pass"]
    assert pile(scenario, "discarded").count("ambush") == 2


@rule("VTR-30.5", "VTR-30.14", "VTR-24.1")
def test_30_5_a_window_ends_with_the_battle() -> None:
    """The second Ambush leaves no attacker: nothing more is asked, and what is held stays in the hand."""
    scenario = battle(
        "fra_moriale archers farmers",
        "pikemen",
        **WOOD,
        hand={1: "ambush ambush field_works"},
    )
    scenario.play("pass", "line 1:archers", "play ambush", "play ambush")
    assert (troop(scenario, 0, 2), troop(scenario, 1, 2)) == ("", "wood_3 pikemen")
    assert points(scenario) == [0, 5, 0]
    assert hand(scenario, 1) == ["field_works"]


@rule("VTR-30.5", "VTR-30.14", "VTR-30.16")
def test_30_5_an_ambush_and_then_a_withdrawal() -> None:
    """The defender wounds the attacker and is gone before the first assault."""
    scenario = battle(
        "acuto heavy_cavalry",
        "tartaglia archers",
        **WOOD,
        domain={0: "village_1", 1: "wood_3 field_1"},
        hand={1: "ambush night_withdrawal farmers"},
    )
    scenario.play("play ambush", "play night_withdrawal")
    while scenario.step == "withdraw":
        scenario.play(scenario.options()[0])
    assert troop(scenario, 0, 2) == "wood_3 acuto heavy_cavalry:2"
    assert troop(scenario, 1, 2) == "field_1 tartaglia archers"
    assert points(scenario)[0] == 1  # the marker of the Wood, nothing for the retreat


@rule("VTR-30.5", "VTR-30.12", "VTR-30.10")
def test_30_5_bonuses_and_preventions_of_one_window_add_up() -> None:
    """Two Hails of Bolts are 6, two Field Works prevent 6."""
    scenario = battle(
        "longbowmen",
        "pikemen",
        hand={0: "hail_of_bolts hail_of_bolts", 1: "field_works field_works farmers"},
    )
    scenario.play("play hail_of_bolts", "play hail_of_bolts")
    assert scenario.waiting == (1,)
    scenario.play("play field_works", "play field_works", "pass")
    assert lines(scenario)[1] == "pikemen:4"  # 4 + 6 less 6


@rule("VTR-30.5", "VTR-30.7")
def test_30_7_what_adds_up_in_one_assault_is_gone_in_the_next() -> None:
    """Both bonuses hold for the one assault only."""
    scenario = battle("pikemen", "halberdiers", hand={0: "field_works field_works farmers"})
    scenario.play("play field_works", "play field_works", "pass", "pass")
    assert lines(scenario)[0] == "pikemen:3"


@rule("VTR-30.5", "VTR-30.15", "VTR-30.25", "VTR-D22")
def test_30_15_who_has_his_spies_is_not_asked_again() -> None:
    """All see that further Spies have nothing to see, so the question is the other side's."""
    scenario = battle(
        "acuto archers pikemen",
        "tartaglia swordsmen halberdiers",
        hand={0: "spies farmers", 1: "spies farmers"},
    )
    scenario.play("play spies")
    assert (scenario.step, scenario.waiting) == ("before_order", (1,))
    scenario.play("play spies")
    assert (scenario.step, sorted(scenario.waiting)) == ("order", [0, 1])  # both, so neither


@rule("VTR-30.5", "VTR-30.9", "VTR-30.25", "VTR-D27")
def test_30_9_a_second_barber_surgeon_needs_a_wound_that_is_left() -> None:
    """Men-at-Arms with 3 wounds: the first heals 2, the second the last one; then nobody is asked."""
    scenario = battle(
        "acuto men_at_arms pikemen:1", "stradiots", hand={0: "barber_surgeon barber_surgeon farmers"}
    )
    while scenario.step in ("before_order", "before_assault", "order"):
        scenario.play("line 1:men_at_arms" if scenario.step == "order" else "pass")
    assert (scenario.step, troop(scenario, 0, 2)) == (
        "after_battle",
        "field_1 acuto men_at_arms:3 pikemen:1",
    )
    scenario.play("play barber_surgeon")
    assert (scenario.step, scenario.waiting, troop(scenario, 0, 2)) == (
        "after_battle",
        (0,),
        "field_1 acuto men_at_arms:1 pikemen",
    )
    scenario.play("play barber_surgeon")
    assert (scenario.step, troop(scenario, 0, 2)) == ("march", "field_1 acuto men_at_arms pikemen")


@rule("VTR-30.5", "VTR-R72", "VTR-I26", "VTR-7.6")
@pytest.mark.parametrize("held", ["farmers", "hail_of_bolts", "ambush", "desertion"])
def test_r72_being_asked_again_tells_nothing(held: str) -> None:
    """After an Event the side with a card left is asked again, whatever the card is."""
    scenario = battle("pikemen", "pikemen", hand={0: f"field_works {held}"}).play("play field_works")
    other = battle("pikemen", "pikemen", hand={0: "field_works boatmen"}).play("play field_works")
    assert scenario.waiting == other.waiting == (0,)
    for eyes in (1, 2, -1):
        assert scenario.position.view(eyes) == other.position.view(eyes)
    assert_imagined(GAME, scenario.position, Random(2))


@rule("VTR-30.5", "VTR-R55", "VTR-1.9")
def test_r55_one_event_a_window_is_a_setting() -> None:
    """The former reading: having played one, a side has had its turn of the window."""
    cards = {0: "hail_of_bolts hail_of_bolts farmers", 1: "field_works field_works farmers"}
    scenario = battle("pikemen", "heavy_cavalry", hand=cards, events_per_window="one")
    scenario.play("play hail_of_bolts")
    assert scenario.waiting == (1,)
    scenario.play("play field_works")
    assert (scenario.waiting, lines(scenario)[1]) == ((0,), "heavy_cavalry")


@rule("VTR-30.5", "VTR-23.1")
def test_30_5_the_attacker_has_no_second_turn_in_a_window() -> None:
    """First the attacker, then the defender: what the defender plays is not answered in the same window."""
    scenario = battle(
        "pikemen", "heavy_cavalry", hand={0: "field_works farmers", 1: "hail_of_bolts farmers"}
    )
    scenario.play("pass", "play hail_of_bolts")
    assert scenario.waiting == (1,)
    scenario.play("pass")
    assert (scenario.waiting, lines(scenario)[0]) == ((0,), "pikemen:3")


def several(scenario: Scenario) -> list[str]:
    return [text for text in scenario.options() if text != "pass"]


@rule("VTR-30.5", "VTR-24.8", "VTR-30.4")
def test_30_5_events_of_the_own_turn_stay_out_of_every_window() -> None:
    """Any number of Events of the window, none of another."""
    cards = {0: "desertion forced_march extraordinary_tax field_works farmers"}
    scenario = battle("pikemen", "pikemen", hand=cards)
    assert several(scenario) == ["play field_works"]
    assert several(scenario.play("play field_works")) == []
