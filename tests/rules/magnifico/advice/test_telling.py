"""Odds as sayings: what a player is told unasked, and what he may ask."""

import re

import pytest

from quattrocento.games.magnifico.advice.odds import Army, Walls, battle_odds
from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.speech import Speech
from quattrocento.testing import Scenario
from quattrocento.testing.magnifico import magnifico

ENGLISH, ITALIAN = Speech("en", GAME), Speech("it", GAME)


def before_naples() -> Scenario:
    """Seat 0 in Rome and Florence, seat 1 behind a tower in Naples."""
    return magnifico(
        field={0: "tank_covered airplane_flapping_wing"},
        rome="0: 7 soldiers, 1 tank, 2 airplanes",
        florence="0: 3 soldiers",
        naples="1: 4 soldiers, castle, 1 tower",
        tunis="1: 1 soldier",
    )


def unasked(position: Magnifico, seat: int = 0) -> list[str]:
    options = position.options(position.waiting()[0])
    return [*map(ENGLISH.saying, GAME.forecast(position.view(seat), position.components, options))]


def asked(position: Magnifico, words: str = "", seat: int = 0, speech: Speech = ENGLISH) -> list[str]:
    return [*map(speech.saying, GAME.odds(position.view(seat), position.components, words.split()))]


def test_outside_war_nothing_is_told_unasked() -> None:
    assert unasked(before_naples().position) == []


def test_an_attack_that_is_only_thought_of_has_its_chances_from_each_territory() -> None:
    position = before_naples().position
    naples = TERRITORY.ids.index("naples")
    (chances,) = GAME.forecast(position.view(0), position.components, [("attack", naples)])
    assert re.search(r": Florence = <1%, Rome = \d+%$", ENGLISH.saying(chances))


def test_each_answer_has_its_chance_while_an_attack_is_put_together() -> None:
    scenario = before_naples().play("attack naples")
    (chances,) = unasked(scenario.position)
    assert re.search(r": Florence = <1%, Rome = \d+%$", chances)
    chances, most = unasked(scenario.play("from rome").position)
    assert re.search(r": 1 = \d+%, 2 = \d+%, .*, 6 = \d+%$", chances)
    assert most.startswith("With the most: mean losses: attacker ")


def test_the_odds_of_a_battle_are_told_at_the_start_of_a_go_only() -> None:
    scenario = before_naples().play("attack naples", "from rome", "soldiers 6", "tanks 1", "airplanes 2")
    (line,) = unasked(scenario.position)
    assert "takes Naples from" in line
    assert asked(scenario.position) == [line]
    scenario.play("infantry 6", fate="blank*6")
    assert unasked(scenario.position) == []


def test_numbers_are_written_as_the_language_writes_them() -> None:
    position = before_naples().position
    (english,) = asked(position, "Naples FROM rome 5 1 2")
    (italian,) = asked(position, "napoli da roma 5 1 2", speech=ITALIAN)
    assert re.search(
        r"attacker \d\.\d soldiers, \d\.\d tanks, \d\.\d airplanes; defender \d\.\d soldiers ", english
    )
    assert re.search(r"chi attacca \d,\d soldati, \d,\d carri, \d,\d aerei; ", italian)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "odds-nothing"),
        ("naples", "odds-form"),
        ("naples from rome", "odds-form"),
        ("naples with rome 5", "odds-form"),
        ("naples from rome 5 x", "odds-form"),
        ("naples from rome 5 1 1 1", "odds-form"),
        ("naples from rome " + "9" * 5000, "odds-form"),
        ("atlantis from rome 5", "odds-no-territory"),
    ],
)
def test_where_there_is_nothing_to_tell_the_reason_is_told(words: str, message: str) -> None:
    with pytest.raises(OddsError) as refused:
        asked(before_naples().position, words)
    assert refused.value.saying.message == message
    assert str(refused.value) == ENGLISH.saying(refused.value.saying)


def test_other_dice_than_the_printed_ones_have_no_odds() -> None:
    view = before_naples().play("attack naples").position.view(0)
    other = GAME.corrected_components(
        [("die_faces", "hit", "faces", "2"), ("die_faces", "blank", "faces", "3")]
    )
    assert GAME.forecast(view, other, []) == []
    with pytest.raises(OddsError) as refused:
        GAME.odds(view, other, [])
    assert refused.value.saying.message == "odds-pack"


def test_armies_too_large_for_exact_odds_are_not_forecast() -> None:
    scenario = magnifico(
        field={0: "tank_covered", 1: "tank_scythed airplane_flapping_wing"},
        rome="0: 7 soldiers, 5 tanks",
        naples="1: 48 soldiers, 15 tanks, 15 airplanes, castle, 4 towers",
        tunis="1: 1 soldier",
    )
    scenario.play("attack naples")
    assert unasked(scenario.position) == []
    with pytest.raises(OddsError) as refused:
        asked(scenario.position)
    assert refused.value.saying.message == "odds-too-large"


def test_everybody_is_told_the_same() -> None:
    """Whatever a battle depends on lies open (Hidden information)."""
    position = before_naples().play("attack naples", "from rome").position
    for seat in (1, 2, SPECTATOR):
        assert unasked(position, seat) == unasked(position)
        assert asked(position, seat=seat) == asked(position)


def test_the_numbers_of_a_saying_are_those_of_the_odds() -> None:
    position = before_naples().position
    (line,) = GAME.odds(position.view(0), position.components, ["naples", "from", "rome", "5"])
    wanted = battle_odds(Army(5), Army(4), Walls(1))
    assert line.about["chance"] == wanted.chance
    assert line.numbers() == {"attacker": 0, "defender": 1, "territory": TERRITORY.ids.index("naples")}
    losses = line.about["losses"]
    assert isinstance(losses, Saying)
    assert losses.about["defender"] == [Saying("odds-soldiers", number=wanted.defender_mean_losses()[0])]
