"""The Power track, the epochs and the moment of scoring (VNZ-18)."""

from typing import Any

from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.scoring import to_first_scoring
from quattrocento.testing import rule
from quattrocento.testing.scenario import scenario
from quattrocento.testing.venetia import (
    ROLL,
    SEVEN_PODESTA,
    candidates,
    last_scoring,
    scoring,
    threatened,
    venetia,
    without_dice,
)
from quattrocento.testing.venetia.table import (
    ap,
    at_sea,
    epoch,
    kept,
    pawns,
    podesta,
    points,
    threats_discarded,
)


@rule("VNZ-18.2")
def test_18_2_venice_moves_for_control_and_for_a_podesta() -> None:
    scenario = venetia("commercial", 2, seas={"mar_ionio": "1 1 0"}, pola="1 1 0")
    scenario.play("route mar_ionio", "influence pola")
    assert pawns(scenario) == (4, 22)


@rule("VNZ-18.4", "VNZ-18.9", "VNZ-R9", "VNZ-I18")
def test_18_4_on_space_8_the_first_scoring_is_held_and_the_apogee_begins() -> None:
    scenario = scoring(zara="1 0 0")
    assert (pawns(scenario), epoch(scenario)) == ((8, 22), "apogee")
    assert points(scenario) == [2, 0, 0]
    assert (scenario.step, scenario.waiting, ap(scenario)) == ("actions", (0,), 2)


@rule("VNZ-18.4")
def test_18_4_not_before_space_8() -> None:
    scenario = venetia("commercial", 2, venice=6, seas={"mar_ionio": "1 1 0"}, zara="1 0 0")
    scenario.play("route mar_ionio")
    assert (pawns(scenario), epoch(scenario), points(scenario)) == ((7, 22), "rise", [0, 0, 0])


@rule("VNZ-18.5", "VNZ-18.9", "VNZ-E25")
def test_e25_venice_meets_the_enemies_in_the_middle_of_a_turn() -> None:
    scenario = venetia("commercial", 4, epoch="apogee", venice=15, enemies=16, pola="1 1 0", seat=1)
    scenario.play("influence corfu", "influence pola")
    assert (pawns(scenario), podesta(scenario, "pola"), epoch(scenario)) == ((16, 16), 1, "struggle")
    assert points(scenario) == [1, 1 + 2 + 2, 0]
    assert (ap(scenario), scenario.waiting) == (2, (1,))


@rule("VNZ-18.5", "VNZ-18.3")
def test_18_5_the_enemies_meet_venice() -> None:
    scenario = threatened("sack_of_tana", epoch="apogee", venice=15, enemies=16, zara="1 0 0")
    assert (pawns(scenario), epoch(scenario), points(scenario)) == ((15, 15), "struggle", [2, 0, 0])


@rule("VNZ-18.6", "VNZ-E27", "VNZ-R43")
def test_e27_the_enemies_reach_the_end_in_step_1() -> None:
    scenario = venetia("commercial", 0, dice="", office=1, epoch="struggle", enemies=2, zara="1 0 0")
    scenario.play("end", fate="the_morea_lost").play("accept")
    assert (pawns(scenario)[1], points(scenario)) == (1, [2, 0, 0])
    assert (scenario.step, scenario.waiting) == ("ballot", (0, 1, 2))
    scenario.play(*candidates(dandolo=2, gradenigo=6, morosini=3), fate="castello san_polo")
    assert (points(scenario), scenario.step) == ([2, 6, 0], "")
    assert threats_discarded(scenario) == ["the_morea_lost"]


@rule("VNZ-18.7", "VNZ-I17")
def test_18_7_pawns_never_go_back() -> None:
    scenario = threatened("narentine_pirates", zara="3 1 0 podesta 0")
    assert pawns(scenario) == (2, 21)
    scenario = threatened("peace_of_zara", zara="3 1 0 podesta 0")
    assert (podesta(scenario, "zara"), pawns(scenario)) == (-1, (2, 22))


@rule("VNZ-18.5", "VNZ-18.7")
def test_18_5_the_second_card_of_a_draw_brings_the_meeting() -> None:
    scenario = threatened("war_of_chioggia", "siege_of_scutari", epoch="apogee", venice=15, enemies=17)
    assert (pawns(scenario), epoch(scenario)) == ((15, 15), "struggle")


@rule("VNZ-18.7", "VNZ-R12")
def test_18_7_one_space_at_a_time_so_that_no_meeting_is_passed_by() -> None:
    turn = venetia("military", 0, epoch="apogee", venice=15, enemies=16, turn="owed = 1", zara="1 0 0")
    two_crosses = 'table = "threat_cards"\nid = "narentine_pirates"\nkey = "crosses"\nvalue = "[1, 2, 1]"'
    played = scenario("venetia", f"{GAME.write(turn.position)}\n[[component]]\n{two_crosses}\n")
    played.play("end", fate="narentine_pirates").play("accept")
    assert (pawns(played), epoch(played), points(played)) == ((15, 14), "struggle", [2, 0, 0])


@rule("VNZ-18.8", "VNZ-18.2", "VNZ-R10")
def test_18_8_venice_moves_each_time_after_the_meeting_too() -> None:
    seas = {"mar_ionio": "1 1 0"}
    scenario = venetia("commercial", 3, epoch="struggle", venice=12, enemies=9, pola="1 1 0", seas=seas)
    scenario.play("influence pola")
    assert (podesta(scenario, "pola"), pawns(scenario)) == (0, (13, 9))
    scenario.play("route mar_ionio")
    assert (pawns(scenario), epoch(scenario), points(scenario)) == ((14, 9), "struggle", [0, 0, 0])


@rule("VNZ-18.8", "VNZ-I17")
def test_18_8_the_last_space_is_the_end_of_its_way() -> None:
    scenario = venetia("commercial", 2, epoch="struggle", venice=22, enemies=9, pola="1 1 0")
    scenario.play("influence pola")
    assert (podesta(scenario, "pola"), pawns(scenario)) == (0, (22, 9))


@rule("VNZ-18.4", "VNZ-18.8", "VNZ-R11", "VNZ-E39")
def test_e39_venice_reaches_space_8_in_the_struggle() -> None:
    scenario = venetia(
        "commercial", 2, epoch="struggle", venice=7, enemies=6, zara="1 0 0", pola="1 1 0", kept={1: 1}
    )
    assert to_first_scoring(scenario.position) == 1
    scenario.play("influence pola")
    assert (pawns(scenario), epoch(scenario)) == ((8, 6), "struggle")
    assert [scoring for (scoring,) in scenario.told("scoring_began")] == [1]
    assert (points(scenario), kept(scenario)) == ([2 + 2, 1 + 1, 0], [0, 0, 0])
    assert to_first_scoring(scenario.position) == 0
    scenario.play("end")
    assert points(scenario) == [4, 2, 0]


@rule("VNZ-18.5", "VNZ-18.4", "VNZ-R11")
def test_r11_a_meeting_before_space_8_brings_the_second_scoring_first() -> None:
    seas = {"mar_ionio": "0 2 0", "mar_egeo": "0 2 0"}
    scenario = threatened("saracen_raiders", venice=6, enemies=7, zara="1 0 0", seas=seas)
    assert (epoch(scenario), pawns(scenario), points(scenario)) == ("struggle", (6, 6), [2, 0, 0])
    scenario.play("die political_three", "route mar_ionio")
    assert (pawns(scenario), points(scenario)) == ((7, 6), [2, 0, 0])
    scenario.play("route mar_egeo")
    assert (pawns(scenario), epoch(scenario), points(scenario)) == ((8, 6), "struggle", [2 + 2, 0, 0])


@rule("VNZ-18.6", "VNZ-R11")
def test_r11_without_space_8_the_game_ends_without_the_first_scoring() -> None:
    scenario = last_scoring(venice=7, zara="1 0 0")
    assert (pawns(scenario), scenario.step, points(scenario)) == ((7, 1), "ballot", [2, 0, 0])


@rule("VNZ-18.10", "VNZ-R11", "VNZ-21.7")
def test_r11_both_scorings_where_venice_meets_the_enemies_on_space_8() -> None:
    scenario = venetia(
        "commercial", 2, venice=7, enemies=8, seas={"mar_ionio": "1 1 0"}, zara="1 0 0", kept={0: 1}
    )
    scenario.play("route mar_ionio")
    assert (epoch(scenario), pawns(scenario)) == ("struggle", (8, 8))
    assert (points(scenario), kept(scenario)) == ([2 + 1 + 2, 0, 0], [0, 0, 0])


@rule("VNZ-18.10", "VNZ-R11", "VNZ-R49")
def test_r11_second_and_third_scoring_on_the_same_card() -> None:
    scenario = threatened("saracen_raiders", venice=1, enemies=2, control="", zara="1 0 0", kept={0: 1})
    assert (pawns(scenario), scenario.step) == ((1, 1), "ballot")
    assert points(scenario) == [2 + 1 + 2, 0, 0]


@rule("VNZ-18.10")
def test_18_10_each_scoring_is_held_once() -> None:
    scenario = scoring(zara="1 0 0").play("influence corfu")
    assert points(scenario) == [2, 0, 0]
    scenario.play("end")
    assert points(scenario) == [2, 0, 0]


@rule("VNZ-18.9", "VNZ-R9")
def test_18_9_a_scoring_in_a_threat_card_waits_for_the_end_of_that_card_only() -> None:
    scenario = venetia(
        "commercial",
        0,
        dice="",
        epoch="apogee",
        venice=15,
        enemies=16,
        kingdoms={"morea": "ottoman_empire"},
    )
    scenario.play("end", fate="sack_of_tana").play("accept", fate="fall_of_acre")
    assert (scenario.step, epoch(scenario)) == ("veto", "struggle")
    scenario.play("accept", fate=ROLL)
    assert scenario.step == "die"


@rule("VNZ-18.9", "VNZ-16.11", "VNZ-R53", "VNZ-R12")
def test_18_9_a_podesta_placed_by_a_threat_card_scores_after_it() -> None:
    more: dict[str, Any] = {
        "kingdoms": {"dalmazia": "republic_of_genoa"},
        "zara": "3 1 0 podesta 0",
        "pola": "4 1 0",
    }
    scenario = threatened("peace_of_zara", venice=7, **more, **SEVEN_PODESTA)
    # Its crosses are those of the Rise: the Apogee begins only when the card is finished.
    assert (pawns(scenario), podesta(scenario, "pola"), epoch(scenario)) == ((8, 22), 0, "apogee")
    # presence in three regions by minor colonies, in Dalmazia by Zara; eight Podestà in minor colonies
    assert points(scenario) == [1 + 1 + 1 + 2 + 8 * 2, 0, 0]


@rule("VNZ-18.9")
def test_18_9_the_turn_goes_on_in_the_new_epoch() -> None:
    scenario = without_dice("sack_of_tana", venice=7, seas={"mar_ionio": "0 2 0"})
    scenario.play("die commercial_three", "route mar_ionio")
    assert (epoch(scenario), at_sea(scenario, "mar_ionio"), ap(scenario)) == ("apogee", [0, 0, 0], 2)
