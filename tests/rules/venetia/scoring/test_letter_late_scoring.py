"""A first scoring that comes after the second, and what goes with it (VNZ-18.4, VNZ-18.8, VNZ-R11)."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.document import DocumentError
from quattrocento.testing import Scenario, rule
from quattrocento.testing.scenario import scenario
from quattrocento.testing.venetia import (
    ROLL,
    SEVEN_PODESTA,
    election,
    last_scoring,
    threatened,
    venetia,
    without_dice,
)
from quattrocento.testing.venetia.table import epoch, in_office, kept, pawns, podesta, points

LATE = {"scoring_timing": "end_of_turn"}


def scorings(scenario: Scenario) -> list[int]:
    """The scorings that the last move brought, in order."""
    return [scoring for (scoring,) in scenario.told("scoring_began")]


@rule("VNZ-18.4", "VNZ-21.9", "VNZ-R11")
def test_r11_kingdom_tokens_wait_for_the_third_scoring_though_it_is_the_struggle() -> None:
    scenario = venetia(
        "commercial", 2, epoch="struggle", venice=7, enemies=6, pola="1 1 0", treated={0: "golden_horde"}
    )
    scenario.play("influence pola")
    assert (scorings(scenario), points(scenario)) == ([1], [1 + 2, 1, 0])


@rule("VNZ-18.4", "VNZ-5.2", "VNZ-R11")
def test_r11_the_epoch_does_not_go_back_nor_do_its_three_threat_cards() -> None:
    scenario = venetia("commercial", 1, dice="", epoch="struggle", venice=7, enemies=6, pola="1 1 0")
    scenario.play("influence pola")
    assert (pawns(scenario), epoch(scenario)) == ((8, 6), "struggle")
    scenario.play("end", fate="fall_of_acre").play("accept", fate="sack_of_tana")
    scenario.play("accept", fate="conquest_of_majorca").play("accept", fate=ROLL)
    assert scenario.step == "die"


@rule("VNZ-18.9", "VNZ-18.10", "VNZ-R11", "VNZ-16.11")
def test_r11_first_and_third_scoring_on_the_same_card() -> None:
    # The Podestà of Zara is home in time for Pola: Venice comes to 8, and the cross ends the game.
    scenario = threatened(
        "peace_of_zara",
        epoch="struggle",
        venice=7,
        enemies=2,
        kingdoms={"dalmazia": "republic_of_genoa"},
        treated={0: "golden_horde"},
        kept={1: 1},
        zara="3 1 0 podesta 0",
        pola="4 1 0",
        **SEVEN_PODESTA,
    )
    assert (pawns(scenario), podesta(scenario, "pola"), scenario.step) == ((8, 1), 0, "ballot")
    assert scorings(scenario) == [1, 3]
    once = 1 + 1 + 1 + 2 + 8 * 2
    assert (points(scenario), kept(scenario)) == ([once + once + 1, 1, 0], [0, 0, 0])


@rule("VNZ-18.10", "VNZ-R11")
def test_r11_it_is_held_once_however_far_venice_goes() -> None:
    seas = {"mar_ionio": "1 1 0"}
    scenario = venetia("commercial", 3, epoch="struggle", venice=7, enemies=6, seas=seas, pola="1 1 0")
    scenario.play("influence pola")
    assert scorings(scenario) == [1]
    scenario.play("route mar_ionio")
    assert (scorings(scenario), pawns(scenario)) == ([], (9, 6))


@rule("VNZ-25.3", "VNZ-18.10", "VNZ-R11")
def test_25_3_a_meeting_on_7_and_space_8_in_the_same_turn_wait_for_each_other() -> None:
    played = without_dice(
        "saracen_raiders", venice=7, enemies=8, seas={"mar_ionio": "0 2 0"}, zara="1 0 0", settings=LATE
    )
    assert (pawns(played), epoch(played)) == ((7, 7), "rise")
    played.play("die commercial_three", "route mar_ionio")
    assert (pawns(played), epoch(played), points(played)) == ((8, 7), "rise", [0, 0, 0])
    again = scenario("venetia", GAME.write(played.position)).play("end")
    assert (scorings(again), epoch(again), points(again)) == ([1, 2], "struggle", [2 + 2, 0, 0])


@rule("VNZ-25.3", "VNZ-R11")
def test_25_3_waiting_it_is_written_and_read_and_held_once() -> None:
    played = venetia(
        "commercial", 2, epoch="struggle", venice=7, enemies=6, zara="1 0 0", pola="1 1 0", settings=LATE
    )
    assert (scorings(played.play("influence pola")), points(played)) == ([], [0, 0, 0])
    again = scenario("venetia", GAME.write(played.position)).play("end")
    assert (scorings(again), points(again)) == ([1], [2 + 2, 1, 0])
    later = scenario("venetia", GAME.write(again.position)).play("die military_three", "end")
    assert (scorings(later), points(later)) == ([], [2 + 2, 1, 0])


@rule("VNZ-25.3", "VNZ-25.7", "VNZ-R11")
def test_25_7_waiting_it_takes_the_tokens_of_office_before_the_election() -> None:
    settings = {**LATE, "doge_tokens_scored": "all_held"}
    scenario = venetia(
        "commercial", 1, epoch="struggle", venice=7, enemies=6, office=2, pola="1 1 0", settings=settings
    )
    scenario.play("influence pola", "end")
    assert (in_office(scenario), scenario.step) == ((0, 0), "ballot")
    assert points(scenario) == [1 + 2 + 2, 1, 0]


def due(text: str) -> str:
    return text.replace("seats = 3\n", "seats = 3\nfirst_due = true\n", 1)


@rule("VNZ-I18", "VNZ-R11")
@pytest.mark.parametrize(
    "wrong",
    [
        venetia("commercial", 2, epoch="struggle", venice=8, enemies=6),
        venetia("commercial", 2, epoch="struggle", venice=7, enemies=6, settings=LATE),
        venetia("commercial", 2, epoch="apogee", venice=9, enemies=16, settings=LATE),
        venetia("commercial", 2, epoch="rise", venice=9, enemies=16, settings=LATE),
        venetia(
            "commercial", 2, epoch="struggle", venice=8, enemies=6,
            settings={**LATE, "venice_after_meeting": "stays"},
        ),
        election(epoch="struggle", venice=8, enemies=6, settings=LATE),
        last_scoring(venice=9, settings=LATE),
    ],
    ids=["at once", "on 7", "apogee", "rise", "Venice stays", "election", "third scoring"],
)  # fmt: skip
def test_i18_a_first_scoring_does_not_wait_where_it_cannot(wrong: Scenario) -> None:
    text = GAME.write(wrong.position)
    assert GAME.write(GAME.read(text)) == text
    with pytest.raises(DocumentError):
        GAME.read(due(text))
    right = venetia("commercial", 2, epoch="struggle", venice=8, enemies=6, settings=LATE)
    assert GAME.read(due(GAME.write(right.position))).first_due
