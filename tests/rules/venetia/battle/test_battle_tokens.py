"""Battle tokens (VNZ-15)."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.fate import FateError
from quattrocento.kernel.seats import NOBODY
from quattrocento.testing import rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import (
    battle_tokens,
    discarded,
    hand,
    in_sestiere,
    infamy,
    influence,
    owed,
    points,
    threats_discarded,
    vp_tokens,
)

DECK = [row["id"] for row in GAME.standard_components().data["action_cards"] for _ in range(row["copies"])]
ALL = ["repulsed"] * 3 + ["skirmish"] * 7 + ["plunder"] * 4 + ["victory"] * 4
ALL += ["costly_victory"] * 4 + ["conquest"] * 2


@rule("VNZ-15.1", "VNZ-15.3")
def test_15_1_values_and_icons_work_in_both_kinds_of_attack() -> None:
    scenario = venetia("military", 2, fleets={"mar_ionio": 2})
    scenario.play("attack zara", fate="costly_victory")
    assert (influence(scenario, "zara"), owed(scenario)) == ([2, 0, 0], 1)
    scenario.play("engage mar_ionio", fate="costly_victory vp_1*2")
    assert (vp_tokens(scenario, 0), owed(scenario)) == ([1, 1], 2)


@rule("VNZ-15.1")
def test_15_1_a_token_without_icon_does_nothing_more() -> None:
    scenario = venetia("military", 2).play("attack zara", fate="victory")
    assert (owed(scenario), scenario.step) == (0, "actions")


@rule("VNZ-15.2", "VNZ-D7")
def test_15_2_a_plundered_card_is_cashed_at_once() -> None:
    scenario = venetia("military", 2).play("attack zara", fate="plunder fondaco")
    assert (scenario.step, scenario.waiting, len(scenario.options())) == ("cash", (0,), 4)
    scenario.play("ducats cannaregio:3,san_polo:0")
    assert in_sestiere(scenario, 0, "cannaregio") == (3, 0, 0)
    assert (discarded(scenario), hand(scenario, 0), scenario.step) == (["fondaco"], [], "actions")


@rule("VNZ-15.2", "VNZ-15.1")
def test_15_2_plunder_at_sea() -> None:
    scenario = venetia("military", 2, fleets={"mar_ionio": 1})
    scenario.play("engage mar_ionio", fate="plunder vp_1 bailo").play("ducats san_marco:1,santa_croce:1")
    assert in_sestiere(scenario, 0, "santa_croce") == (1, 0, 0)


@rule("VNZ-15.3", "VNZ-17.1")
def test_15_3_threat_cards_are_drawn_at_the_end_of_the_turn() -> None:
    scenario = venetia("military", 2).play("attack zara", "attack corfu", fate="conquest costly_victory")
    assert (owed(scenario), threats_discarded(scenario)) == (2, [])
    scenario.play("end", fate="sack_of_tana").play("accept", fate="genoese_gazaria").play("accept")
    assert sorted(threats_discarded(scenario)) == ["genoese_gazaria", "sack_of_tana"]
    assert scenario.waiting == (1,)


@rule("VNZ-15.4", "VNZ-R15", "VNZ-I7")
def test_15_4_drawn_tokens_stay_out_until_the_end_of_the_turn() -> None:
    scenario = venetia("military", 4).play("attack zara", "attack corfu", fate="conquest conquest")
    assert battle_tokens(scenario) == ["conquest", "conquest"]
    with pytest.raises(FateError):
        venetia("military", 4, cards='battle = ["conquest", "conquest"]').play(
            "attack zara", fate="conquest"
        )
    scenario.play("end", fate="sack_of_tana").play("accept", fate="genoese_gazaria").play("accept")
    assert battle_tokens(scenario) == []


@rule("VNZ-15.5")
def test_15_5_without_tokens_no_attack() -> None:
    scenario = venetia("military", 4, fleets={"mar_ionio": 1}, cards=f"battle = {ALL}")
    assert (scenario.nouns("attack"), scenario.nouns("engage")) == ([], [])
    assert scenario.refused("attack zara").clause == "VNZ-15.5"
    one = venetia("military", 4, cards=f"battle = {ALL[1:]}")
    assert "zara" in one.nouns("attack")


@rule("VNZ-15.6", "VNZ-13.3")
def test_15_6_the_target_is_named_before_the_token_is_drawn() -> None:
    scenario = venetia("military", 1, turn="redraw = 1", zara="0 4 0 podesta 1")
    scenario.play("attack zara", fate="victory")
    assert (scenario.step, infamy(scenario)) == ("condottieri", 0)
    assert influence(scenario, "zara") == [0, 4, 0]


@rule("VNZ-15.6", "VNZ-R53", "VNZ-18.9")
def test_r53_the_icon_comes_after_a_scoring_that_the_value_brought() -> None:
    scenario = venetia("military", 1, venice=7, zara="3 0 0", ducats={"cannaregio": "3 0 0"})
    scenario.play("attack zara", fate="plunder muda")
    assert (scenario.step, points(scenario)) == ("cash", [5, 0, 0])
    scenario.play("ducats cannaregio:2,san_polo:0")
    assert in_sestiere(scenario, 0, "cannaregio") == (1, 1, 0)
    assert points(scenario) == [5, 0, 0]


@rule("VNZ-15.2", "VNZ-7.10")
def test_15_2_plunder_without_a_card_to_draw() -> None:
    scenario = venetia("military", 2, hand={1: " ".join(DECK)}).play("attack zara", fate="plunder")
    assert (scenario.step, influence(scenario, "zara")) == ("actions", [1, 0, 0])


@rule("VNZ-15.5", "VNZ-23.10", "VNZ-D13")
def test_15_5_the_last_token_cannot_be_exchanged() -> None:
    scenario = venetia("military", 2, turn="redraw = 1", cards=f"battle = {ALL[1:]}")
    scenario.play("attack zara", fate="repulsed")
    assert "redraw" not in scenario.options()


@rule("VNZ-R55", "VNZ-23.11", "VNZ-15.5")
def test_r55_a_crusade_draws_the_one_token_that_is_left() -> None:
    scenario = venetia("military", 1, hand={0: "crociata"}, cards=f"battle = {ALL[:-1]}")
    scenario.play("play crociata").play("attack acri", fate="conquest")
    assert (influence(scenario, "acri"), owed(scenario), discarded(scenario)) == (
        [3, 0, 0],
        1,
        ["crociata"],
    )


@rule("VNZ-R55", "VNZ-23.0")
def test_r55_a_crusade_without_tokens_is_just_discarded() -> None:
    scenario = venetia("military", 1, hand={0: "crociata"}, cards=f"battle = {ALL}", acri="0 5 0 podesta 1")
    scenario.play("play crociata")
    assert (scenario.step, discarded(scenario)) == ("actions", ["crociata"])
    assert (infamy(scenario), influence(scenario, "acri")) == (NOBODY, [0, 5, 0])
