"""Scoring (VNZ-21)."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.verbs import SEA
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table, UndoError, table_from
from quattrocento.speech import Speech
from quattrocento.testing import rule
from quattrocento.testing.venetia import candidates, last_scoring, scoring, venetia
from quattrocento.testing.venetia.table import (
    fleets,
    hand,
    in_office,
    in_sestiere,
    infamy,
    influence,
    kept,
    kingdom,
    on_board,
    podesta,
    points,
    vp_tokens,
)

TILES = "castello san_polo"


@rule("VNZ-21.1")
@pytest.mark.parametrize(
    ("colony", "value"),
    [
        ("barcellona", 3),
        ("messina", 2),
        ("zara", 2),
        ("corfu", 2),
        ("modone", 3),
        ("costantinopoli", 5),
        ("candia", 3),
        ("tana", 4),
        ("acri", 4),
        ("alessandria", 4),
    ],
)
def test_21_1_presence_in_a_major_colony_scores_the_region(colony: str, value: int) -> None:
    assert points(scoring(**{colony: "0 2 1"})) == [0, value, value]


@rule("VNZ-21.2")
def test_21_2_minor_colonies_alone_score_one() -> None:
    assert points(scoring(acquemorte="1 1 0", valenza="1 0 0", nasso="1 0 0")) == [2, 1, 0]


@rule("VNZ-21.1", "VNZ-21.2")
def test_21_2_not_in_addition_to_the_major_colony() -> None:
    assert points(scoring(zara="1 0 0", pola="1 0 0")) == [2, 0, 0]


@rule("VNZ-21.3")
def test_21_3_podesta_two_in_a_minor_three_in_a_major_colony() -> None:
    scenario = scoring(zara="0 4 0 podesta 1", pola="0 0 3 podesta 2")
    assert points(scenario) == [0, 2 + 3, 1 + 2]


@rule("VNZ-21.4")
def test_21_4_the_three_highest_tokens() -> None:
    scenario = scoring(vp={0: "vp_1*3 vp_2 vp_3", 1: "vp_3 vp_1"})
    assert points(scenario) == [3 + 2 + 1, 3 + 1, 0]


@rule("VNZ-21.4")
def test_21_4_all_tokens_are_revealed_to_everybody() -> None:
    scenario = scoring(vp={0: "vp_1*3 vp_2 vp_3", 1: "vp_3"})
    shown = [event for event in scenario.events if event.name == "vp_tokens_revealed"]
    assert [event.about for event in shown] == [(0, 0, 3), (0, 1, 1), (0, 2, 1), (1, 2, 1)]
    assert all(event.visible_to(eyes) for event in shown for eyes in (0, 1, 2, SPECTATOR))
    assert not any(fact.startswith("token") for fact in scenario.position.secrets())
    english, italian = (Speech(language, GAME, players={0: "Anna"}) for language in ("en", "it"))
    assert english.event(shown[0]) == "Anna reveals 3 Victory Point tokens: 1 VP each."
    assert italian.event(shown[1]) == "Anna rivela un Segnalino PV: 2 PV."


def scored_at_a_table(**vp: str) -> Table:
    """The first scoring comes with the only move."""
    tokens = {int(seat[-1]): words for seat, words in vp.items()}
    scenario = venetia("commercial", 3, venice=7, seas={"mar_ionio": "1 1 0"}, vp=tokens)
    table = table_from(GAME, GAME.write(scenario.position))
    table.play(0, ("route", SEA.ids.index("mar_ionio")), Dice(1))
    return table


@rule("VNZ-21.4")
def test_21_4_a_move_that_reveals_tokens_cannot_be_taken_back() -> None:
    assert scored_at_a_table().undoable(0) == 0
    with pytest.raises(UndoError):
        scored_at_a_table(seat_1="vp_2").undoable(0)


@rule("VNZ-21.5", "VNZ-R27")
def test_21_5_kept_doge_tokens_but_not_those_in_office() -> None:
    scenario = scoring(kept={0: 2, 1: 1}, office=2)
    assert points(scenario) == [2, 1, 0]
    assert in_office(scenario) == (0, 2)


@rule("VNZ-21.6")
def test_21_6_every_monument_scores_one() -> None:
    scenario = scoring(coloured={"san_polo": "2 0 0"}, grey={"castello": "1 0 1"})
    assert points(scenario) == [3, 0, 1]


@rule("VNZ-21.7", "VNZ-I8")
def test_21_7_kept_tokens_and_vp_tokens_go_back() -> None:
    scenario = scoring(kept={0: 2}, vp={0: "vp_1*4", 2: "vp_3"})
    assert kept(scenario) == [0, 0, 0]
    assert [vp_tokens(scenario, seat) for seat in range(3)] == [[], [], []]


@rule("VNZ-21.8", "VNZ-R51")
def test_21_8_nothing_else_is_removed() -> None:
    scenario = scoring(
        zara="4 0 0 podesta 0",
        kingdoms={"morea": "ottoman_empire"},
        fleets={"mar_maggiore": 2},
        ducats={"castello": "2 0 0"},
        coloured={"castello": "1 0 0"},
        hand={0: "muda"},
        infamy=1,
        office=1,
    )
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([4, 0, 0], 0)
    assert (kingdom(scenario, "morea"), fleets(scenario, "mar_maggiore")) == ("ottoman_empire", 2)
    assert in_sestiere(scenario, 0, "castello") == (2, 1, 0)
    assert (hand(scenario, 0), infamy(scenario), in_office(scenario)) == (["muda"], 1, (0, 1))


@rule("VNZ-21.1", "VNZ-21.2", "VNZ-21.3", "VNZ-21.4", "VNZ-21.5", "VNZ-21.6", "VNZ-E23")
def test_e23_a_whole_scoring() -> None:
    scenario = scoring(
        zara="4 0 0 podesta 0",
        durazzo="3 0 0 podesta 0",
        alessandria="1 0 0",
        vp={0: "vp_3 vp_2*2 vp_1"},
        kept={0: 2},
        office=1,
        grey={"san_polo": "1 0 0"},
    )
    assert points(scenario) == [22, 0, 0]
    assert (in_office(scenario), kept(scenario)[0]) == ((0, 1), 0)


@rule("VNZ-R41")
def test_r41_kingdoms_and_missing_routes_do_not_matter() -> None:
    scenario = scoring(acri="5 0 0 podesta 0", kingdoms={"levante": "abbasid_caliphate"})
    assert points(scenario) == [4 + 3, 0, 0]


@rule("VNZ-21.9")
def test_21_9_kingdom_types_score_only_at_the_third_scoring() -> None:
    treated = {0: "ottoman_empire*2 crown_of_aragon", 1: "golden_horde"}
    assert points(scoring(treated=treated)) == [0, 0, 0]
    assert points(last_scoring(treated=treated)) == [2, 1, 0]


@rule("VNZ-21.10", "VNZ-R33")
def test_21_10_the_winner_of_the_final_election_scores_his_family_card() -> None:
    scenario = last_scoring(board="merchant")
    assert (scenario.step, on_board(scenario)) == ("ballot", 0)
    scenario.play(*candidates(dandolo=3, gradenigo=5, morosini=4), fate=TILES)
    assert points(scenario) == [0, 5, 0]


@rule("VNZ-R33", "VNZ-21.10")
def test_r33_the_final_election_has_infamy_tiles_and_ties() -> None:
    scenario = last_scoring(infamy=2, ducats={"castello": "1 0 0"})
    assert scenario.nouns("candidate", 2) == ["young_patrician"]
    scenario.play(*candidates(dandolo=2, gradenigo=3, morosini=1), fate=TILES)
    assert points(scenario) == [0, 3, 0]
    tied = last_scoring().play(*candidates(dandolo=3, gradenigo=3, morosini=1), fate=TILES)
    assert (tied.step, tied.waiting, points(tied)) == ("tie", (0,), [0, 0, 0])
    tied.play("elect gradenigo")
    assert (points(tied), tied.step) == ([0, 3, 0], "")


@rule("VNZ-R33")
def test_r33_the_doge_may_win_again_and_scores() -> None:
    scenario = last_scoring().play(*candidates(dandolo=6, gradenigo=3, morosini=1), fate=TILES)
    assert points(scenario) == [6, 0, 0]


@rule("VNZ-R33")
def test_r33_the_election_comes_after_the_other_items() -> None:
    # Monuments turned grey by the election have scored before; Ducats that come home change nothing.
    scenario = last_scoring(coloured={"castello": "1 0 0"})
    assert points(scenario) == [1, 0, 0]


@rule("VNZ-I19")
def test_i19_points_change_only_at_scorings() -> None:
    scenario = scoring(zara="1 0 0").play("influence corfu", "influence messina", "end")
    assert points(scenario) == [2, 0, 0]
