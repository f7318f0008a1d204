"""Combats foretold at the table: before each choice, asked for, from what the seat may know alone."""

import pytest

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.lacks import of_whole_colours
from quattrocento.games.m400.rules.verbs import CARD
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import m400

ATTACK = "red_4 green_3 green_bonus blue_1"
LANGUAGES = ("en", "it")
SEEN_RAPINA = (2, CARD.ids.index("rapina"), 0)


def speech(language: str = "en") -> Speech:
    return Speech(language, GAME, players={0: "Anna", 1: "Bruno", 2: "Carla"})


def border(step: str = "statement", defence: str = "red_3 caballus*3", army: str = "gallia") -> Scenario:
    return m400(
        step,
        hand={0: ATTACK, 1: defence, 2: "rapina"},
        states={"blue": "gallia"},
        armies={"red": army},
    )


def spoken(sayings: list[Saying], language: str) -> list[str]:
    return [speech(language).saying(saying) for saying in sayings]


def forecast(scenario: Scenario, language: str = "en") -> list[str]:
    seat = scenario.waiting[0]
    position = scenario.position
    options = list(position.options(seat))
    return spoken(GAME.forecast(position.view(seat), position.components, options), language)


def odds(scenario: Scenario, seat: int, *words: str, language: str = "en") -> list[str]:
    position = scenario.position
    return spoken(GAME.odds(position.view(seat), position.components, words), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attack_is_foretold_before_it_is_stated(language: str) -> None:
    line, surrender = forecast(border(), language)
    assert "Bruno" in line
    assert "%" in line
    assert surrender == speech(language).saying(Saying("odds-surrender", points=1, cards=2))


@rule("M4-9.2", "M4-9.3")
def test_what_a_surrender_costs_and_brings_is_told_with_the_odds() -> None:
    told = odds(border(), 0, "gallia")
    assert told[1] == (
        "If they surrender instead, you take the state and 1 victory point, "
        "and they take 2 random cards from your hand."
    )


def test_a_march_onto_enemy_land_is_foretold() -> None:
    scenario = border("movement", army="aquitania").play("move red.1")
    assert [line for line in forecast(scenario) if "Bruno" in line and "%" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_defender_is_told_before_he_answers(language: str) -> None:
    lines = forecast(border().play("attack red.1"), language)
    assert "Anna" in lines[0]
    assert lines[1].count("%") == 3


def test_decided_colours_are_told_no_more() -> None:
    scenario = border(defence="green_4 caballus*3").play("attack red.1", "fight", "lead red_4")
    assert forecast(scenario)[1].count("%") == 2


def test_what_is_told_rests_on_the_view_alone() -> None:
    one = border(defence="red_3 caballus*3")
    two = border(defence="red_4 green_4 blue_4 red_bonus")
    assert forecast(one) == forecast(two)
    assert odds(one, 0, "gallia") == odds(two, 0, "gallia")


def test_both_sides_may_ask_during_the_combat() -> None:
    scenario = border().play("attack red.1", "fight")
    assert "Anna wins the combat" in odds(scenario, 0)[0]
    assert "Anna wins the combat" in odds(scenario, 1)[0]


@pytest.mark.parametrize(
    ("seat", "words", "message"),
    [
        (0, (), "odds-nothing"),
        (SPECTATOR, ("gallia",), "odds-not-fighting"),
        (0, ("castella",), "odds-not-enemy"),
        (0, ("novgorod",), "odds-not-enemy"),
        (0, ("x",), "odds-no-territory"),
        (2, ("gallia",), "odds-no-combat-card"),
    ],
)
def test_what_cannot_be_told(seat: int, words: tuple[str, ...], message: str) -> None:
    with pytest.raises(OddsError) as refused:
        odds(border(), seat, *words)
    assert refused.value.saying.message == message


def test_a_third_player_has_no_odds() -> None:
    with pytest.raises(OddsError) as refused:
        odds(border().play("attack red.1"), 2)
    assert refused.value.saying.message == "odds-not-fighting"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_known_of_third_hands_and_not_counted_is_said(language: str) -> None:
    scenario = border()
    plain = forecast(scenario, language), odds(scenario, 0, "gallia", language=language)
    scenario.position.lacking = (*scenario.position.lacking[:2], of_whole_colours((1, 0, 0)))
    assert len(forecast(scenario, language)) == len(plain[0])  # what they lack is counted
    scenario.position.old[2] = 1
    scenario.position.renewed = tuple(
        [number - (kind == SEEN_RAPINA[1]) for kind, number in enumerate(scenario.position.renewed)]
    )
    say = speech(language).say
    assert forecast(scenario, language)[len(plain[0]) :] == [say("odds-nearly")]
    assert odds(scenario, 0, "gallia", language=language)[len(plain[1]) :] == [say("odds-left-out-third")]
    # All of the third hand is known: nothing is left to be said of it.
    scenario.position.memory = (((SEEN_RAPINA,), ()), *scenario.position.memory[1:])
    assert len(forecast(scenario, language)) == len(plain[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_thefts_that_leave_too_many_cases_are_said(language: str) -> None:
    scenario = border(defence="red_1 red_2 red_3 green_1 green_2 green_3 blue_1 blue_2")
    seen = tuple([(1, kind, 0) for kind in range(0, 14, 2)])
    thefts = ((1, 2, 14), (2, 1, 9)) * 4
    scenario.position.memory = ((seen, thefts), *scenario.position.memory[1:])
    say = speech(language).say
    assert forecast(scenario, language)[-1] == say("odds-nearly")
    assert say("odds-left-out-thefts") in odds(scenario, 0, "gallia", language=language)
