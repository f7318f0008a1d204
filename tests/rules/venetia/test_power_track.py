"""The Power track, the epochs and the moment of scoring (VNZ-18)."""

from typing import Any

from quattrocento.games.venetia.entry import GAME
from quattrocento.testing import rule
from quattrocento.testing.scenario import scenario
from quattrocento.testing.venetia import ROLL, candidates, venetia
from quattrocento.testing.venetia_table import (
    ap,
    at_sea,
    epoch,
    kept,
    pawns,
    podesta,
    points,
    threats_discarded,
)
from tests.rules.venetia.stages import SEVEN_PODESTA, last_scoring, scoring, threatened, without_dice


@rule("VNZ-18.2")
def test_18_2_venice_moves_for_control_and_for_a_podesta() -> None:
    game = venetia("commercial", 2, seas={"mar_ionio": "1 1 0"}, pola="1 1 0")
    game.play("route mar_ionio", "influence pola")
    assert pawns(game) == (4, 22)


@rule("VNZ-18.4", "VNZ-18.9", "VNZ-R9", "VNZ-I18")
def test_18_4_on_space_8_the_first_scoring_is_held_and_the_apogee_begins() -> None:
    game = scoring(zara="1 0 0")
    assert (pawns(game), epoch(game)) == ((8, 22), "apogee")
    assert points(game) == [2, 0, 0]
    assert (game.step, game.waiting, ap(game)) == ("actions", (0,), 2)


@rule("VNZ-18.4")
def test_18_4_not_before_space_8() -> None:
    game = venetia("commercial", 2, venice=6, seas={"mar_ionio": "1 1 0"}, zara="1 0 0")
    game.play("route mar_ionio")
    assert (pawns(game), epoch(game), points(game)) == ((7, 22), "rise", [0, 0, 0])


@rule("VNZ-18.5", "VNZ-18.9", "VNZ-E25")
def test_e25_venice_meets_the_enemies_in_the_middle_of_a_turn() -> None:
    game = venetia("commercial", 4, epoch="apogee", venice=15, enemies=16, pola="1 1 0", seat=1)
    game.play("influence corfu", "influence pola")
    assert (pawns(game), podesta(game, "pola"), epoch(game)) == ((16, 16), 1, "struggle")
    assert points(game) == [1, 1 + 2 + 2, 0]
    assert (ap(game), game.waiting) == (2, (1,))


@rule("VNZ-18.5", "VNZ-18.3")
def test_18_5_the_enemies_meet_venice() -> None:
    game = threatened("sack_of_tana", epoch="apogee", venice=15, enemies=16, zara="1 0 0")
    assert (pawns(game), epoch(game), points(game)) == ((15, 15), "struggle", [2, 0, 0])


@rule("VNZ-18.6", "VNZ-E27", "VNZ-R43")
def test_e27_the_enemies_reach_the_end_in_step_1() -> None:
    game = venetia("commercial", 0, dice="", office=1, epoch="struggle", enemies=2, zara="1 0 0")
    game.play("end", fate="the_morea_lost").play("accept")
    assert (pawns(game)[1], points(game)) == (1, [2, 0, 0])
    assert (game.step, game.waiting) == ("ballot", (0, 1, 2))
    game.play(*candidates(dandolo=2, gradenigo=6, morosini=3), fate="castello san_polo")
    assert (points(game), game.step) == ([2, 6, 0], "")
    assert threats_discarded(game) == ["the_morea_lost"]


@rule("VNZ-18.7", "VNZ-I17")
def test_18_7_pawns_never_go_back() -> None:
    game = threatened("narentine_pirates", zara="3 1 0 podesta 0")
    assert pawns(game) == (2, 21)
    game = threatened("peace_of_zara", zara="3 1 0 podesta 0")
    assert (podesta(game, "zara"), pawns(game)) == (-1, (2, 22))


@rule("VNZ-18.5", "VNZ-18.7")
def test_18_5_the_second_card_of_a_draw_brings_the_meeting() -> None:
    game = threatened("war_of_chioggia", "siege_of_scutari", epoch="apogee", venice=15, enemies=17)
    assert (pawns(game), epoch(game)) == ((15, 15), "struggle")


@rule("VNZ-18.7", "VNZ-R12")
def test_18_7_one_space_at_a_time_so_that_no_meeting_is_passed_by() -> None:
    turn = venetia("military", 0, epoch="apogee", venice=15, enemies=16, turn="owed = 1", zara="1 0 0")
    two_crosses = 'table = "threat_cards"\nid = "narentine_pirates"\nkey = "crosses"\nvalue = "[1, 2, 1]"'
    game = scenario("venetia", f"{GAME.write(turn.position)}\n[[component]]\n{two_crosses}\n")
    game.play("end", fate="narentine_pirates").play("accept")
    assert (pawns(game), epoch(game), points(game)) == ((15, 14), "struggle", [2, 0, 0])


@rule("VNZ-18.8", "VNZ-18.2", "VNZ-R10")
def test_18_8_venice_moves_each_time_after_the_meeting_too() -> None:
    seas = {"mar_ionio": "1 1 0"}
    game = venetia("commercial", 3, epoch="struggle", venice=12, enemies=9, pola="1 1 0", seas=seas)
    game.play("influence pola")
    assert (podesta(game, "pola"), pawns(game)) == (0, (13, 9))
    game.play("route mar_ionio")
    assert (pawns(game), epoch(game), points(game)) == ((14, 9), "struggle", [0, 0, 0])


@rule("VNZ-18.8", "VNZ-I17")
def test_18_8_the_last_space_is_the_end_of_its_way() -> None:
    game = venetia("commercial", 2, epoch="struggle", venice=22, enemies=9, pola="1 1 0")
    game.play("influence pola")
    assert (podesta(game, "pola"), pawns(game)) == (0, (22, 9))


@rule("VNZ-18.4", "VNZ-18.8", "VNZ-R11", "VNZ-E39")
def test_e39_venice_reaches_space_8_in_the_struggle() -> None:
    game = venetia(
        "commercial", 2, epoch="struggle", venice=7, enemies=6, zara="1 0 0", pola="1 1 0", kept={1: 1}
    )
    assert game.position.view(0).to_scoring == 1
    game.play("influence pola")
    assert (pawns(game), epoch(game)) == ((8, 6), "struggle")
    assert [scoring for (scoring,) in game.told("scoring_began")] == [1]
    assert (points(game), kept(game)) == ([2 + 2, 1 + 1, 0], [0, 0, 0])
    assert game.position.view(0).to_scoring == 0
    game.play("end")
    assert points(game) == [4, 2, 0]


@rule("VNZ-18.5", "VNZ-18.4", "VNZ-R11")
def test_r11_a_meeting_before_space_8_brings_the_second_scoring_first() -> None:
    seas = {"mar_ionio": "0 2 0", "mar_egeo": "0 2 0"}
    game = threatened("saracen_raiders", venice=6, enemies=7, zara="1 0 0", seas=seas)
    assert (epoch(game), pawns(game), points(game)) == ("struggle", (6, 6), [2, 0, 0])
    game.play("die political_three", "route mar_ionio")
    assert (pawns(game), points(game)) == ((7, 6), [2, 0, 0])
    game.play("route mar_egeo")
    assert (pawns(game), epoch(game), points(game)) == ((8, 6), "struggle", [2 + 2, 0, 0])


@rule("VNZ-18.6", "VNZ-R11")
def test_r11_without_space_8_the_game_ends_without_the_first_scoring() -> None:
    game = last_scoring(venice=7, zara="1 0 0")
    assert (pawns(game), game.step, points(game)) == ((7, 1), "ballot", [2, 0, 0])


@rule("VNZ-18.10", "VNZ-R11", "VNZ-21.7")
def test_r11_both_scorings_where_venice_meets_the_enemies_on_space_8() -> None:
    game = venetia(
        "commercial", 2, venice=7, enemies=8, seas={"mar_ionio": "1 1 0"}, zara="1 0 0", kept={0: 1}
    )
    game.play("route mar_ionio")
    assert (epoch(game), pawns(game)) == ("struggle", (8, 8))
    assert (points(game), kept(game)) == ([2 + 1 + 2, 0, 0], [0, 0, 0])


@rule("VNZ-18.10", "VNZ-R11", "VNZ-R49")
def test_r11_second_and_third_scoring_on_the_same_card() -> None:
    game = threatened("saracen_raiders", venice=1, enemies=2, control="", zara="1 0 0", kept={0: 1})
    assert (pawns(game), game.step) == ((1, 1), "ballot")
    assert points(game) == [2 + 1 + 2, 0, 0]


@rule("VNZ-18.10")
def test_18_10_each_scoring_is_held_once() -> None:
    game = scoring(zara="1 0 0").play("influence corfu")
    assert points(game) == [2, 0, 0]
    game.play("end")
    assert points(game) == [2, 0, 0]


@rule("VNZ-18.9", "VNZ-R9")
def test_18_9_a_scoring_in_a_threat_card_waits_for_the_end_of_that_card_only() -> None:
    game = venetia(
        "commercial",
        0,
        dice="",
        epoch="apogee",
        venice=15,
        enemies=16,
        kingdoms={"morea": "ottoman_empire"},
    )
    game.play("end", fate="sack_of_tana").play("accept", fate="fall_of_acre")
    assert (game.step, epoch(game)) == ("veto", "struggle")
    game.play("accept", fate=ROLL)
    assert game.step == "die"


@rule("VNZ-18.9", "VNZ-16.11", "VNZ-R53", "VNZ-R12")
def test_18_9_a_podesta_placed_by_a_threat_card_scores_after_it() -> None:
    more: dict[str, Any] = {
        "kingdoms": {"dalmazia": "republic_of_genoa"},
        "zara": "3 1 0 podesta 0",
        "pola": "4 1 0",
    }
    game = threatened("peace_of_zara", venice=7, **more, **SEVEN_PODESTA)
    # Its crosses are those of the Rise: the Apogee begins only when the card is finished.
    assert (pawns(game), podesta(game, "pola"), epoch(game)) == ((8, 22), 0, "apogee")
    # presence in three regions by minor colonies, in Dalmazia by Zara; eight Podestà in minor colonies
    assert points(game) == [1 + 1 + 1 + 2 + 8 * 2, 0, 0]


@rule("VNZ-18.9")
def test_18_9_the_turn_goes_on_in_the_new_epoch() -> None:
    game = without_dice("sack_of_tana", venice=7, seas={"mar_ionio": "0 2 0"})
    game.play("die commercial_three", "route mar_ionio")
    assert (epoch(game), at_sea(game, "mar_ionio"), ap(game)) == ("apogee", [0, 0, 0], 2)
