"""Where points come from, how one wins, and what the next scoring would bring."""

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.ledger import ledger_of
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import battle, points, ventura


def sources(scenario: Scenario) -> dict[str, list[int]]:
    """The points of the last move, by source."""
    moves = [scenario.events]
    return ledger_of(scenario.position.seats, moves, GAME.events, GAME.round_event).by_source()


def coming(scenario: Scenario, seat: int = 0) -> set[tuple[int, str, int]]:
    position = scenario.position
    told = GAME.next_scoring(position.view(seat), position.components)
    return {(one.seat, one.source, one.points) for one in told}


@rule("VTR-1.4", "VTR-9.3", "VTR-9.6")
def test_1_4_prestige_and_papal_points_have_their_own_sources() -> None:
    scenario = ventura("prestige", florins=5, domain={0: "papal_1"}).play("spend 3")
    assert sources(scenario) == {"prestige": [4, 0, 0], "papal": [2, 0, 0]}
    assert points(scenario) == [6, 0, 0]


@rule("VTR-1.4", "VTR-30.23")
def test_1_4_papal_favour_is_a_source() -> None:
    scenario = ventura("prestige", florins=1, hand={0: "papal_favour"}).play("play papal_favour")
    assert sources(scenario) == {"favour": [1, 0, 0]}


@rule("VTR-1.4", "VTR-24.2")
def test_1_4_an_army_beaten_is_a_source() -> None:
    scenario = battle("broken_lances", "acuto farmers", domain={})
    assert sources(scenario) == {"armies": [5, 0, 0]}


@rule("VTR-1.4", "VTR-19.12", "VTR-28.12")
def test_1_4_markers_and_the_fame_of_a_captain_are_two_sources() -> None:
    troops = {"0.2": "papal_2 castruccio_castracani archers"}
    scenario = ventura("troops", troops=troops, domain={1: "castle_1"}).play(
        "move 2", "to castle_1", "halt"
    )
    assert sources(scenario) == {"markers": [1, 0, 0], "captains": [1, 0, 0]}


@rule("VTR-8.5", "VTR-9.6", "VTR-13.3")
def test_what_the_next_scoring_would_bring() -> None:
    scenario = ventura(
        "troops",
        points=[4, 2, 7],
        domain={0: "papal_1 papal_2", 1: "hill_1"},
        troops={"2.2": "hill_1 archers"},
        hand={0: "farmers"},
    )
    markers = scenario.position.markers[GAME.standard_components().tile_ids.index("hill_1")]
    assert coming(scenario) == {(1, "initiative", 1), (0, "papal", 4), (2, "markers", markers)}


@rule("VTR-8.3")
def test_8_3_nobody_is_told_to_be_first_where_the_lot_decides() -> None:
    assert coming(ventura("troops", points=3, hand={0: "farmers"})) == set()


@pytest.mark.parametrize("language", ["en", "it"])
def test_how_one_wins_is_told_in_short_sentences(language: str) -> None:
    position = ventura().position
    told = GAME.winning(position.view(0), position.components)
    speech = Speech(language, GAME)
    assert "30" in speech.saying(told[0])
    assert told[0].clause == "VTR-1.3"
    assert all(len(speech.saying(one).split()) < 20 and one.clause for one in told)


@pytest.mark.parametrize(
    ("step", "english", "italian"),
    [
        ("fortune", "Draw a Territory tile", "Pesca una tessera Territorio"),
        ("recruit", "Draw a Ventura card", "Pesca una carta Ventura"),
        ("conscription", "Draw a Conscription card", "Pesca una carta Coscrizione"),
        ("side_deal", "Buy a Ventura card", "Compra una carta Ventura"),
    ],
)
def test_the_move_says_what_is_drawn(step: str, english: str, italian: str) -> None:
    for language, text in (("en", english), ("it", italian)):
        assert Speech(language, GAME).move(("draw", 0), step) == text
