"""How one wins, what the next scoring would bring, and the ledger of a game."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.ledger import Ledger, ledger_of
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import last_scoring, scoring, venetia


def winning(scenario: Scenario) -> list[str]:
    position = scenario.position
    return [saying.message for saying in GAME.winning(position.view(0), position.components)]


def coming(scenario: Scenario, seat: int = 0) -> list[tuple[int, str, int]]:
    position = scenario.position
    told = GAME.next_scoring(position.view(seat), position.components)
    return [(line.seat, line.source, line.points) for line in told]


def ledger(scenario: Scenario) -> Ledger:
    return ledger_of(scenario.position.seats, scenario.happened, GAME.events, GAME.round_event)


@rule("VNZ-22.2", "VNZ-18.4", "VNZ-24.3", "VNZ-25.3", "VNZ-25.7")
def test_the_goal_comes_first_and_the_settings_tell() -> None:
    told = winning(venetia("commercial", 3))
    assert told[0] == "winning-goal"
    assert "winning-monuments" in told
    assert "winning-late" not in told
    basic = winning(venetia("commercial", 3, settings={"ruleset": "basic"}))
    assert "winning-monuments" not in basic
    settings = {"scoring_timing": "end_of_turn", "doge_tokens_scored": "all_held"}
    assert {"winning-late", "winning-doge-all"} <= {*winning(venetia("commercial", 3, settings=settings))}


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_sentence_of_it_is_short(language: str) -> None:
    speech = Speech(language, GAME)
    position = venetia("commercial", 3).position
    for saying in GAME.winning(position.view(0), position.components):
        assert len(speech.saying(saying).split()) < 20, saying


@rule("VNZ-21.1", "VNZ-21.2", "VNZ-21.3", "VNZ-21.4", "VNZ-21.5", "VNZ-21.6")
def test_the_next_scoring_is_told_by_source() -> None:
    # VNZ-E23: presence 2 + 1 + 4, Podestà 3 + 2, the three best tokens, 2 kept, 1 grey Monument.
    scenario = venetia(
        "commercial",
        3,
        zara="4 0 0 podesta 0",
        durazzo="3 0 0 podesta 0",
        alessandria="1 0 0",
        vp={0: "vp_3 vp_2 vp_2 vp_1", 1: "vp_3"},
        kept={0: 2},
        grey={"castello": "1 0 0"},
    )
    own = [("presence", 7), ("podesta", 5), ("vp_tokens", 7), ("doge_tokens", 2), ("monuments", 1)]
    assert coming(scenario)[:5] == [(0, source, points) for source, points in own]
    # Of a token that lies face down the least is told.
    assert coming(scenario)[5:] == [(1, "vp_tokens", 1)]


@rule("VNZ-21.1", "VNZ-21.3")
def test_every_part_of_a_scoring_is_a_line_of_the_ledger() -> None:
    scenario = scoring(zara="3 1 0 podesta 0", kept={0: 1})
    lines = [(line.seat, line.source, line.points) for line in ledger(scenario).lines]
    assert lines == [
        (0, "presence", 2),
        (0, "podesta", 3),
        (0, "doge_tokens", 1),
        (1, "presence", 2),
    ]
    assert ledger(scenario).totals() == [*scenario.position.points]


@rule("VNZ-21.10")
def test_the_final_election_is_a_source_of_its_own() -> None:
    scenario = last_scoring().play(
        "0: candidate head_of_the_house",
        "1: candidate merchant",
        "2: candidate merchant",
        fate="castello san_polo",
    )
    assert ledger(scenario).by_source() == {"final_election": [6, 0, 0]}


@rule("VNZ-2.5", "VNZ-18.4")
def test_the_epochs_are_the_rounds_of_the_ledger() -> None:
    position = GAME.start(3, fate=Dice(1))
    assert position.events is not None
    began = [event.about for event in position.events if event.name == GAME.round_event]
    assert began == [(1, 0)]
    assert ledger(scoring()).round == 2
