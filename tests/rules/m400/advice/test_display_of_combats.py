"""What a screen shows of a combat besides the view: stakes, totals, odds that may be asked for."""

from typing import Any

import pytest

from quattrocento.games.m400.advice.combat_sheet import COMBAT_TERMS
from quattrocento.games.m400.components.typed import CARD_COLOURS, KINDS_EACH
from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.combat import Combat
from quattrocento.games.m400.rules.verbs import CARD
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import m400, raid
from tests.rules.m400.displays import land, messages, shown


def war(hands: dict[int, str], **changed: Any) -> Scenario:
    armies = {"red": "gallia", "blue": "gallia flandria"}
    scenario = m400("statement", hand=hands, states={"blue": "gallia"}, armies=armies, **changed)
    return scenario.play("attack red.1")


@rule("M4-9.1", "M4-11.1", "M4-12.3")
def test_the_defender_is_told_what_hangs_on_it() -> None:
    scenario = war({0: "red_4", 1: "red_3"})
    surrender, fight = shown(scenario).stakes
    assert (surrender.message, surrender.clause) == ("stakes-surrender", "M4-9.1")
    assert surrender.about == {"seat": 0, "territory": land("gallia"), "points": 1, "cards": 1, "lost": 0}
    assert fight.about == {"seat": 0, "territory": land("gallia"), "points": 1, "cards": 2, "lost": 1}
    assert shown(scenario, 0).stakes == shown(scenario, SPECTATOR).stakes == []


@rule("M4-10.7", "M4-10.8")
def test_the_battle_has_totals_and_a_side_ahead() -> None:
    scenario = war({0: "red_3 red_bonus", 1: "red_3 red_malus"}).play("fight", "lead red_3")
    assert shown(scenario).battle is not None
    scenario.play("answer red_3")
    battle = shown(scenario).battle
    assert battle is not None
    assert (battle.totals, battle.ahead) == ((3, 3), 1)
    assert battle.card_colour in range(CARD_COLOURS)


@rule("M4-10.7", "M4-18.2", "M4-18.3")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("kind", ["bonus", "malus"])
def test_a_card_that_is_added_counts_for_the_side_that_is_told(kind: str, side: int) -> None:
    terms = COMBAT_TERMS
    combat = Combat(0, 1, 0, 0, led=CARD.ids.index("red_3"), answered=CARD.ids.index("red_3"))
    before = combat.totals()
    setattr(combat, kind, (1 - side, side))
    changed = [place for place in (0, 1) if combat.totals()[place] != before[place]]
    assert changed == [(terms.bonus_counts_for if kind == "bonus" else terms.malus_counts_for)[side]]


@rule("M4-10.1", "M4-10.2")
def test_cards_of_a_colour_that_was_fought_are_of_no_more_use() -> None:
    scenario = war({0: "red_3 green_3", 1: "red_1 blue_3"})
    every = (1 << CARD_COLOURS) - 1
    assert shown(scenario).usable == shown(scenario, 0).usable == every
    assert shown(scenario, SPECTATOR).usable == 0
    scenario.play("fight", "lead red_3", "answer red_1", "give_in")
    red = CARD.ids.index("red_3") // KINDS_EACH
    assert shown(scenario, 0).usable == shown(scenario, 1).usable == every & ~(1 << red)
    assert shown(scenario).combat_terms.to_win == 2


@rule("M4-17.1")
def test_each_seat_has_its_colours_and_the_one_that_acts() -> None:
    scenario = war({0: "red_4", 1: "red_3"})
    display = shown(scenario)
    player = scenario.position.player
    for seat, colours in enumerate(display.colours):
        assert [player[colour] for colour in colours] == [seat] * len(colours)
        assert display.acting[seat] in colours


@rule("M4-17.10")
def test_of_two_colours_the_one_whose_turn_it_is_acts_or_the_one_attacked() -> None:
    states = {"blue": "gallia"}
    armies = {"red": "gallia", "blue": "gallia flandria"}
    scenario = m400("statement", seats=2, hand={0: "red_4", 1: "red_3"}, states=states, armies=armies)
    position = scenario.position
    attacked = position.owner[land("gallia")]
    mine, theirs = position.player[position.active], position.player[attacked]
    assert mine != theirs
    assert len(shown(scenario).colours[theirs]) == 2
    scenario.play("attack red.1")
    assert shown(scenario).acting[mine] == position.active
    assert shown(scenario).acting[theirs] == attacked


@rule("M4-10.1")
def test_how_the_odds_of_a_combat_may_be_asked_for() -> None:
    scenario = m400(
        "statement",
        hand={0: "red_4", 1: "red_3"},
        states={"blue": "gallia"},
        armies={"red": "gallia", "blue": "flandria"},
    )
    declaring = shown(scenario).counting
    assert declaring is not None
    assert (declaring.questions, declaring.foretold) == ([["gallia"]], ("odds-surrender",))
    scenario.play("attack red.1")
    fighting = shown(scenario).counting
    assert fighting is not None
    position = scenario.position
    view = position.view(1)
    answer = messages(GAME.tell_odds(view, position.components, fighting.questions[0]))
    foretold = messages(GAME.forecast(view, position.components, position.options(1)))
    assert list(fighting.foretold) == foretold[:2] == answer[:2]
    assert shown(scenario, 0).counting is None


@rule("M4-13.3")
def test_an_attack_on_a_capital_has_no_odds() -> None:
    assert shown(raid("red_3 red_bonus green_4")).counting is None


@rule("M4-10.12")
@pytest.mark.parametrize(("hand", "told"), [("red_4 red_1", True), ("red_4", False), ("red_1", False)])
def test_a_lower_answer_stays_as_it_is(hand: str, told: bool) -> None:
    scenario = war({0: "red_3", 1: hand}, defender_combination="when_needed").play("fight", "lead red_3")
    assert messages(shown(scenario).stakes) == ["stakes-lower-answer"] * told
