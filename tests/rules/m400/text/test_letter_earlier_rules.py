"""Positions of rules 1 are played on as they were played then, whatever the defaults are now."""

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.record import Record
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import new_table, replayed
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import combat, hands, idle, m400, offer, tokens, trading
from quattrocento.testing.spoiling import changed


def then(scenario: Scenario) -> Scenario:
    """The same position, said to be of rules 1."""
    text = changed(GAME.write(scenario.position), "rules = 2", "rules = 1")
    return Scenario(GAME, GAME.read(text))


def again(scenario: Scenario) -> Scenario:
    """Written by the present rules and read once more."""
    text = GAME.write(scenario.position)
    assert "rules = 2" in text
    return Scenario(GAME, GAME.read(text))


@rule("M4-R33")
def test_r33_a_lower_card_with_a_bonus() -> None:
    scenario = again(then(combat("red_3 green_1", "red_4 red_2 red_bonus")))
    assert sorted(scenario.play("lead red_3", "answer red_2").options()) == ["add 1:0", "give_in"]


@rule("M4-R54")
def test_r54_the_other_hand_is_not_looked_at() -> None:
    many = "red_1*6 red_2*5 red_3*6 green_1*6 green_2*5"
    scenario = again(then(m400("end_of_turn", seats=2, hand={0: "red_4", 1: many}))).play("done")
    assert (scenario.step, hands(scenario)) == ("draw", [1, 28])


@rule("M4-R49")
def test_r49_each_colour_takes_its_own_token() -> None:
    sick = {"gallia": "red blue", "polonia": "blue green"}
    scenario = again(then(m400("end_of_turn", hand={0: "red_1"}, plague=sick))).play("done")
    assert [tokens(scenario, place) for place in sick] == [["blue"], ["blue", "green"]]
    idle(scenario)
    assert [tokens(scenario, place) for place in sick] == [[], ["green"]]


@rule("M4-R52")
def test_r52_nobody_has_to_sail() -> None:
    plague = {"sicilia": "blue green red"}
    scenario = again(then(m400(armies={"red": "sicilia"}, plague=plague, hand={0: "caravella"})))
    assert "done" in scenario.options()
    assert "stop" in scenario.play("move red.1").options()


@rule("M4-R14")
def test_r14_five_cards_six_offers_and_cancelled_ones_count() -> None:
    scenario = again(then(trading({0: "red_1*6", 1: "green_1*6"})))
    scenario.play("offer", "to_seat seat_1", *["give red_1"] * 5)
    assert scenario.refused("give red_1").message == "why-side-full"
    scenario.play("cancel", *["offer", "cancel"] * 4)
    offer(scenario, "seat_1", "red_1", "green_1").play("decline")
    assert scenario.refused("offer").message == "why-no-offers-left"


@rule("M4-R28", "M4-R29")
def test_r28_no_bluff_and_the_attacker_chooses_every_colour() -> None:
    places, owned = {"red": "gallia"}, {"blue": "gallia"}
    scenario = then(m400("statement", armies=places, states=owned, hand={0: "caballus", 1: "red_1"}))
    assert scenario.nouns("attack") == []
    fight = then(combat("red_4 green_1 blue_1", "pestem")).play("lead red_4")
    assert sorted(fight.nouns("lead")) == ["blue_1", "green_1"]


@rule("M4-R14", "M4-R33", "M4-R49", "M4-R52", "M4-R54")
@pytest.mark.parametrize("named", ["", "option plague_removal any_turn_end\n"])
def test_a_record_names_what_it_chose_and_nothing_else_changes(named: str) -> None:
    """A record of rules 1 keeps what it names and gets the readings of its time for the rest."""
    new = new_table(GAME, 3, {}, Stated("caravella red_1 red_2"))
    text = changed(new.record.text(), "rules 2\n", "rules 1\n")
    head, seats, tail = text.partition("seats 3\n")
    record: Record = replayed(head + seats + named + tail, "a record", games()).record
    assert record.rules == 2
    assert record.settings.get("plague_removal") == (None if named else "own_token")
    assert {name: value for name, value in record.settings.items() if name != "plague_removal"} == {
        "defender_combination": "always",
        "alliance_hand_limit": "own_turn",
        "plague_exit": "base_move",
        "trade_max_offers": 6,
        "trade_max_cards_per_side": 5,
        "cancelled_offers_count": True,
        "repeated_offers": False,
    }
