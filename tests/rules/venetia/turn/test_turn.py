"""The turn: its sequence, the dice, the Doge's token (VNZ-1, VNZ-4 to VNZ-6)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.venetia import (
    ROLL,
    candidates,
    elected,
    election,
    last_scoring,
    threatened,
    venetia,
    without_dice,
)
from quattrocento.testing.venetia.table import (
    ap,
    available,
    battle_tokens,
    in_office,
    kept,
    kingdom,
    pawns,
    points,
    threats_discarded,
)

BASIC = {"ruleset": "basic"}


@rule("VNZ-1.2", "VNZ-4.5")
def test_1_2_turns_go_clockwise() -> None:
    scenario = venetia("commercial", 0, seat=1, doge=0)
    assert scenario.play("end").waiting == (2,)
    scenario.play("die military_three", "end")
    assert scenario.waiting == (0,)


@rule("VNZ-1.3", "VNZ-I20")
def test_1_3_there_is_always_one_doge_after_the_first_election() -> None:
    scenario = election()
    assert in_office(scenario)[0] == 0
    scenario.play(*candidates(dandolo=1, gradenigo=2, morosini=6), fate="castello san_polo")
    assert in_office(scenario)[0] == 2


@rule("VNZ-1.4")
def test_1_4_the_doge_resolves_threats_on_another_players_turn() -> None:
    scenario = venetia("military", 0, seat=1, doge=2, turn="owed = 1").play("end", fate="sack_of_tana")
    assert (scenario.step, scenario.waiting) == ("veto", (2,))


@rule("VNZ-1.5")
def test_1_5_what_leaves_the_board_goes_back_to_the_supply() -> None:
    scenario = venetia("commercial", 1, seas={"mar_ionio": "1 1 0"})
    before = list(scenario.position.supply)
    scenario.play("route mar_ionio")
    assert [now - then for now, then in zip(scenario.position.supply, before, strict=True)] == [1, 1, 0]


@rule("VNZ-1.6")
def test_1_6_a_player_without_anything_still_plays() -> None:
    scenario = venetia(
        "commercial", 0, spent={1: "merchant galley_captain senator procurator head_of_the_house"}
    )
    assert scenario.play("end").waiting == (1,)
    assert scenario.step == "die"


@rule("VNZ-4.1")
def test_4_1_threats_and_dice_then_the_token_then_the_die_then_actions() -> None:
    scenario = venetia("commercial", 0, seat=2, doge=0, dice="")
    scenario.play("end", fate="sack_of_tana")
    assert (scenario.step, scenario.waiting) == ("veto", (0,))
    scenario.play("accept", fate=ROLL)
    assert (scenario.step, scenario.waiting) == ("doge_token", (0,))
    scenario.play("keep_token")
    assert (scenario.step, scenario.waiting) == ("die", (0,))
    scenario.play("die commercial_three")
    assert (scenario.step, scenario.waiting) == ("actions", (0,))
    scenario.play("end")
    assert scenario.waiting == (1,)


@rule("VNZ-4.2", "VNZ-I15", "VNZ-D5")
def test_4_2_exactly_one_die_is_taken_and_out_of_reach() -> None:
    scenario = venetia(seat=1, steps="close; die", dice="commercial_three*2 political_three")
    assert scenario.options() == ["die commercial_three", "die political_three"]
    scenario.play("die commercial_three")
    assert available(scenario) == ["commercial_three", "political_three"]
    assert scenario.nouns("die") == []


@rule("VNZ-4.3")
def test_4_3_a_die_must_be_taken_even_without_use() -> None:
    scenario = venetia(seat=1, steps="close; die", control="", fleets={"mar_adriatico": 1})
    assert {text.split()[0] for text in scenario.options()} == {"die"}


@rule("VNZ-4.4", "VNZ-R16")
def test_4_4_threats_then_battle_tokens_then_the_election() -> None:
    scenario = venetia("military", 0, office=0, turn="owed = 1", cards='battle = ["costly_victory"]')
    scenario.play("end", fate="saracen_raiders")
    assert threats_discarded(scenario) == ["saracen_raiders"]
    assert battle_tokens(scenario) == []
    assert scenario.step == "ballot"


@rule("VNZ-4.4", "VNZ-19.1")
def test_4_4_no_election_while_a_token_is_in_office() -> None:
    assert venetia("commercial", 0, office=1).play("end").step == "die"


@rule("VNZ-4.5", "VNZ-R52", "VNZ-19.9")
def test_4_5_a_new_doge_does_not_change_whose_turn_is_next() -> None:
    scenario = elected("castello san_polo", 1, 2, 6)
    assert in_office(scenario) == (2, 3)
    assert (scenario.step, scenario.waiting) == ("die", (1,))


@rule("VNZ-R52")
def test_r52_the_new_doge_first_uses_a_token_on_his_own_turn() -> None:
    scenario = elected("castello san_polo", 1, 6, 2)
    assert (scenario.step, scenario.waiting) == ("doge_token", (1,))


@rule("VNZ-4.6", "VNZ-22.1")
def test_4_6_nothing_is_played_after_the_end() -> None:
    scenario = last_scoring()
    scenario.play(*candidates(dandolo=6, gradenigo=2, morosini=3), fate="castello san_polo")
    assert (scenario.step, scenario.waiting) == ("", ())


@rule("VNZ-5.1")
def test_5_1_no_threat_while_a_die_is_left() -> None:
    scenario = venetia("commercial", 0).play("end")
    assert threats_discarded(scenario) == []
    assert pawns(scenario) == (2, 22)


@rule("VNZ-5.2", "VNZ-17.1")
@pytest.mark.parametrize(("epoch", "cards"), [("rise", 1), ("apogee", 2), ("struggle", 3)])
def test_5_2_one_two_or_three_threat_cards_by_epoch(epoch: str, cards: int) -> None:
    threats = ["sack_of_tana", "genoese_gazaria", "emirs_of_the_coast"][:cards]
    scenario = venetia("commercial", 0, dice="", epoch=epoch, settings=BASIC)
    scenario.play("end", fate=" ".join([*threats, ROLL]))
    assert sorted(threats_discarded(scenario)) == sorted(threats)


@rule("VNZ-5.3", "VNZ-17.2")
def test_5_3_each_card_is_finished_before_the_next_is_revealed() -> None:
    scenario = venetia("commercial", 0, dice="", epoch="apogee").play("end", fate="sack_of_tana")
    assert kingdom(scenario, "tartaria") == ""
    scenario.play("accept", fate="fall_of_acre")
    assert kingdom(scenario, "tartaria") == "golden_horde"
    assert kingdom(scenario, "levante") == ""
    assert pawns(scenario) == (9, 19)


@rule("VNZ-5.4", "VNZ-1.4", "VNZ-I15")
def test_5_4_then_all_seven_dice_are_rolled() -> None:
    scenario = without_dice("sack_of_tana")
    assert sorted(available(scenario)) == sorted(ROLL.split())
    assert (scenario.step, scenario.waiting) == ("die", (1,))


@rule("VNZ-6.1", "VNZ-D4")
def test_6_1_the_doge_keeps_or_spends_one_token_and_must() -> None:
    scenario = venetia(steps="close; die; doge_token")
    assert scenario.options() == ["keep_token", "spend_token"]
    scenario.play("keep_token")
    assert in_office(scenario) == (0, 1)
    assert scenario.step == "die"


@rule("VNZ-6.1")
def test_6_1_only_the_doge_and_only_on_his_turn() -> None:
    scenario = venetia("commercial", 0, seat=0, doge=0).play("end")
    assert (scenario.step, scenario.waiting) == ("die", (1,))


@rule("VNZ-6.2")
def test_6_2_a_kept_token_is_worth_a_point_at_the_next_scoring() -> None:
    scenario = venetia(
        steps="close; die; doge_token",
        dice="commercial_three political_three",
        venice=7,
        seas={"mar_ionio": "1 1 0"},
    )
    scenario.play("keep_token")
    assert (kept(scenario), points(scenario)) == ([1, 0, 0], [0, 0, 0])
    scenario.play("die commercial_three", "route mar_ionio")
    assert (kept(scenario), points(scenario)) == ([0, 0, 0], [1, 0, 0])


@rule("VNZ-6.3", "VNZ-8.1", "VNZ-R36")
def test_6_3_a_spent_token_gives_one_more_action_point_this_turn() -> None:
    scenario = venetia(steps="close; die; doge_token", dice="commercial_three political_three")
    scenario.play("spend_token", "die commercial_three")
    assert ap(scenario) == 4
    assert (in_office(scenario), kept(scenario)) == ((0, 1), [0, 0, 0])


@rule("VNZ-6.3", "VNZ-D5")
def test_6_3_the_last_die_is_taken_unasked() -> None:
    scenario = venetia(steps="close; die; doge_token", dice="commercial_three").play("spend_token")
    assert (scenario.step, ap(scenario), available(scenario)) == ("actions", 4, [])


@rule("VNZ-6.4", "VNZ-R13")
def test_6_4_a_kept_token_pays_for_no_veto() -> None:
    scenario = threatened("peace_of_zara", office=0, kept={0: 2})
    assert kingdom(scenario, "dalmazia") == "kingdom_of_hungary"
    assert scenario.step == "ballot"


@rule("VNZ-6.4")
def test_6_4_a_kept_token_is_not_spent_later() -> None:
    scenario = venetia("commercial", 0, seat=2, doge=0, office=1, kept={0: 2}).play("end", "spend_token")
    assert in_office(scenario) == (0, 0)
    assert kept(scenario) == [2, 0, 0]
