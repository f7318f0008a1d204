"""Points with their sources, what the next scoring would bring, and how one wins."""

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.ledger import Scored, ledger_of
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import magnifico


def by_source(scenario: Scenario) -> dict[str, list[int]]:
    position = scenario.position
    ledger = ledger_of(position.seats, [scenario.events], GAME.events, GAME.round_event)
    return ledger.by_source()


@rule("MAG-10.7", "MAG-10.10")
def test_first_works_and_art_have_their_sources() -> None:
    scenario = magnifico(
        money=200,
        field={0: "tank_covered"},
        archive={0: "art_mona_lisa"},
        rome="0: 3 soldiers, castle",
    )
    scenario.play("field art_mona_lisa", "tank rome")
    assert by_source(scenario) == {"art": [5, 0, 0], "first_works": [2, 0, 0]}


@rule("MAG-10.1", "MAG-10.2", "MAG-10.3", "MAG-10.4", "MAG-10.6")
def test_the_next_scoring_is_what_the_end_of_the_round_scores() -> None:
    scenario = magnifico(
        holder=2,
        field={1: "tank_covered"},
        rome="0: 3 soldiers, castle, 4 towers",
        naples="0: 2 soldiers",
    )
    position = scenario.position
    foretold = GAME.next_scoring(position.view(1), position.components)
    assert foretold == [
        Scored(0, "court", 2, 2),
        Scored(0, "crown", 2, 2),
        Scored(0, "cities", 1, 2),
        Scored(1, "workshop", 2, 2),
        Scored(2, "leonardo", 2, 2),
    ]
    scenario.play("pass", fate="tank_scythed gyroscope")
    assert by_source(scenario) == {
        "leonardo": [0, 0, 2],
        "court": [2, 0, 0],
        "crown": [2, 0, 0],
        "cities": [1, 0, 0],
        "workshop": [0, 2, 0],
    }


@rule("MAG-11.1", "MAG-10.2", "MAG-10.3", "MAG-10.4", "MAG-10.6", "MAG-14.1")
@pytest.mark.parametrize("language", ["en", "it"])
def test_how_one_wins_explains_the_names_of_the_scores(language: str) -> None:
    position = magnifico(settings={"target_vp": 35}, rome="0: 2 soldiers").position
    speech = Speech(language, GAME)
    told = {
        saying.message: speech.saying(saying)
        for saying in GAME.winning(position.view(0), position.components)
    }
    assert next(iter(told)) == "winning-goal"
    assert "35" in told["winning-goal"]
    sources = {"workshop", "court", "crown", "cities", "leonardo", "first-works", "art"}
    assert {f"winning-{source}" for source in sources} <= set(told)
    assert all(len(sentence.split()) < 20 for sentence in told.values())
    if language == "en":
        assert told["winning-crown"].startswith("Imperial Crown: ")
        assert "four towers" in told["winning-cities"]


@rule("MAG-15.5")
def test_a_tie_is_told_as_the_settings_have_it() -> None:
    for second, message in ((False, "winning-tie"), (True, "winning-second")):
        position = magnifico(settings={"second_place_vp": second}, rome="0: 2 soldiers").position
        messages = [one.message for one in GAME.winning(position.view(0), position.components)]
        assert message in messages
