"""The other settings (VNZ-25)."""

from random import Random
from typing import Any

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.setting import SetupError
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import (
    ROLL,
    candidates,
    elected,
    election,
    scoring,
    threatened,
    venetia,
    without_dice,
)
from quattrocento.testing.venetia.table import (
    ap,
    at_sea,
    battle_tokens,
    controlled,
    discarded,
    epoch,
    hand,
    in_office,
    in_sestiere,
    infamy,
    influence,
    kept,
    pawns,
    podesta,
    points,
)

SETTINGS = {
    "ruleset": ("full", "basic"),
    "sea_route_rule": ("own_influence", "pay_each_turn"),
    "fleet_ban": ("region", "sea"),
    "revolt_losses": ("one", "until_below"),
    "revolt_order": ("podesta_first", "revolt_first"),
    "podesta_rule": ("while_value_met", "until_outnumbered", "never_lost"),
    "venice_after_meeting": ("moves_on", "stays"),
    "scoring_timing": ("immediate", "end_of_turn"),
    "veto_scope": ("every_draw", "step_one"),
    "threats_owed": ("per_icon", "one", "by_epoch"),
    "battle_token_return": ("end_of_turn", "after_each_draw"),
    "infamy_scope": ("any_podesta", "other_players_only"),
    "first_election_family": ("as_later", "back_to_hand"),
    "doge_tokens_two_players": (4, 3, 5),
    "monuments_vote": ("drawn_districts", "everywhere"),
    "doge_tokens_scored": ("kept_only", "all_held"),
    "hand_limit": (0, 5, 6, 7),
}
PAY = {"sea_route_rule": "pay_each_turn"}
LASTING = {"podesta_rule": "until_outnumbered"}
LATE = {"scoring_timing": "end_of_turn"}


def test_every_option_its_default_first() -> None:
    found = {setting.name: (setting.default, set(map(str, setting.values))) for setting in GAME.settings}
    assert found == {name: (values[0], set(map(str, values))) for name, values in SETTINGS.items()}


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(SetupError):
        GAME.start(3, {"hand_limit": 4}, Dice(1))


@rule("VNZ-R49")
@pytest.mark.parametrize("seed", range(6))
def test_games_with_any_mixture_of_options_end(seed: int) -> None:
    rng = Random(seed)
    chosen: dict[str, Any] = {name: rng.choice(values) for name, values in SETTINGS.items()}
    position, fate = GAME.start(rng.choice((2, 3, 4)), chosen, Dice(seed)), Dice(seed)
    while position.result is None:
        seat = rng.choice(position.waiting())
        position.play(seat, rng.choice(position.options(seat)), fate)
    assert GAME.violations(position) == []
    assert pawns(Scenario(GAME, position))[1] == 1


@rule("VNZ-25.1", "VNZ-R1")
def test_25_1_a_sea_is_open_only_when_paid_for_in_this_turn() -> None:
    scenario = venetia("commercial", 3, control="", seas={"mar_adriatico": "1 0 0"}, settings=PAY)
    assert (scenario.nouns("influence"), scenario.nouns("route")) == ([], ["mar_adriatico"])
    scenario = venetia("commercial", 3, seas={"mar_ionio": "1 0 0"}, settings=PAY)
    assert "modone" not in scenario.nouns("influence")
    scenario.play("route mar_ionio")
    assert "modone" in scenario.nouns("influence")
    assert at_sea(scenario, "mar_ionio") == [2, 0, 0]


@rule("VNZ-25.1")
def test_25_1_earlier_influence_counts_for_control_and_the_next_turn_closes_the_sea() -> None:
    scenario = venetia("commercial", 3, seas={"mar_ionio": "1 1 0"}, settings=PAY).play("route mar_ionio")
    assert controlled(scenario) == ["mar_adriatico", "mar_ionio"]
    scenario = venetia(
        "commercial", 1, seats=2, dice="political_three military_three commercial_three", settings=PAY
    )
    scenario.play(
        "route mar_ionio", "end", "die military_three", "end", "keep_token", "die political_three"
    )
    assert at_sea(scenario, "mar_ionio") == [1, 0]
    assert "modone" not in scenario.nouns("influence")


@rule("VNZ-25.1", "VNZ-14.3")
def test_25_1_an_emptied_sea_is_open_for_the_rest_of_the_turn() -> None:
    scenario = venetia("military", 3, fleets={"mar_ionio": 1}, settings=PAY)
    scenario.play("engage mar_ionio", fate="skirmish vp_1")
    assert "modone" in scenario.nouns("attack")


@rule("VNZ-25.2")
def test_25_2_below_the_value_a_podesta_stays_until_its_owner_is_outnumbered() -> None:
    scenario = threatened("peace_of_zara", zara="3 1 0 podesta 0", settings=LASTING)
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([2, 0, 0], 0)


@rule("VNZ-25.2")
def test_25_2_outnumbered_below_the_value_nobody_gets_one() -> None:
    scenario = venetia(
        "political", 1, hand={0: "corona_cipro"}, messina="1 2 0 podesta 1", settings=LASTING
    ).play("play corona_cipro")
    assert (influence(scenario, "messina"), podesta(scenario, "messina")) == ([2, 1, 0], -1)
    assert pawns(scenario)[0] == 2


@rule("VNZ-25.2")
def test_25_2_without_influence_it_goes_home() -> None:
    scenario = threatened("peace_of_zara", zara="1 1 1 podesta 0", settings=LASTING)
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([0, 0, 0], -1)


@rule("VNZ-25.2", "VNZ-16.7")
def test_25_2_while_the_value_is_met_the_usual_rule_holds() -> None:
    scenario = venetia("commercial", 1, zara="2 2 0 podesta 1", settings=LASTING).play("influence zara")
    assert podesta(scenario, "zara") == 0


@rule("VNZ-25.3", "VNZ-R9")
def test_25_3_first_and_second_scoring_wait_for_the_end_of_the_turn() -> None:
    scenario = scoring(zara="1 0 0", settings=LATE)
    assert (pawns(scenario)[0], epoch(scenario), points(scenario)) == (8, "rise", [0, 0, 0])
    scenario.play("influence corfu", "end")
    assert (epoch(scenario), points(scenario)) == ("apogee", [4, 0, 0])


@rule("VNZ-25.3")
def test_25_3_after_the_owed_threats_and_before_the_election() -> None:
    scenario = scoring(
        zara="1 0 0", settings=LATE, office=0, turn="owed = 1", coloured={"castello": "0 1 0"}
    )
    scenario.play("end", fate="peace_of_zara")
    assert (scenario.step, points(scenario)) == ("ballot", [0, 1, 0])


@rule("VNZ-25.3", "VNZ-18.10")
def test_25_3_waiting_scorings_are_held_just_before_the_third() -> None:
    scenario = venetia(
        "military", 1, venice=1, enemies=2, control="", turn="owed = 1", settings=LATE,
        seas={"mar_adriatico": "1 0 0"}, zara="1 0 0", kept={0: 1},
    )  # fmt: skip
    scenario.play("route mar_adriatico")
    assert (pawns(scenario), points(scenario)) == ((2, 2), [0, 0, 0])
    scenario.play("end", fate="saracen_raiders").play("accept")
    assert (pawns(scenario)[1], scenario.step) == (1, "ballot")
    assert points(scenario) == [2 + 1 + 2, 0, 0]


@rule("VNZ-25.3", "VNZ-18.8")
def test_25_3_venice_moves_on_from_the_meeting_though_its_scoring_waits() -> None:
    scenario = venetia(
        "commercial", 3, epoch="apogee", venice=15, enemies=16, pola="1 1 0", spalato="1 1 0", settings=LATE
    )
    scenario.play("influence pola", "influence spalato")
    assert (podesta(scenario, "pola"), podesta(scenario, "spalato")) == (0, 0)
    assert (pawns(scenario), epoch(scenario), points(scenario)) == ((17, 16), "apogee", [0, 0, 0])
    scenario.play("end")
    assert (epoch(scenario), points(scenario)) == ("struggle", [1 + 2 + 2, 1, 0])


@rule("VNZ-25.3", "VNZ-17.13")
def test_25_3_a_meeting_in_step_1_scores_at_the_end_of_that_turn() -> None:
    scenario = without_dice(
        "sack_of_tana",
        "fall_of_acre",
        epoch="apogee",
        venice=15,
        enemies=16,
        zara="1 0 0",
        settings=LATE,
    )
    assert (pawns(scenario), epoch(scenario), points(scenario)) == ((15, 14), "apogee", [0, 0, 0])
    scenario.play("die political_three", "influence corfu", "end")
    assert (epoch(scenario), points(scenario)) == ("struggle", [2, 2, 0])


@rule("VNZ-25.4", "VNZ-R15")
def test_25_4_battle_tokens_go_back_after_each_attack() -> None:
    returned = {"battle_token_return": "after_each_draw"}
    scenario = venetia("military", 3, settings=returned)
    scenario.play("attack zara", "attack corfu", "attack messina", fate="conquest*3")
    assert battle_tokens(scenario) == []


@rule("VNZ-25.4", "VNZ-23.10")
def test_25_4_with_the_one_set_aside() -> None:
    scenario = venetia(
        "military", 3, turn="redraw = 1", settings={"battle_token_return": "after_each_draw"}
    ).play("attack zara", fate="repulsed")
    scenario.play("redraw", fate="victory")
    assert (battle_tokens(scenario), influence(scenario, "zara")) == ([], [2, 0, 0])


@rule("VNZ-25.5", "VNZ-R17")
def test_25_5_ones_own_podesta_brings_no_infamy() -> None:
    mild = {"infamy_scope": "other_players_only"}
    own = venetia("military", 1, zara="4 0 0 podesta 0", settings=mild).play("attack zara", fate="repulsed")
    assert infamy(own) == -1
    other = venetia("military", 1, zara="0 4 0 podesta 1", settings=mild).play(
        "attack zara", fate="repulsed"
    )
    assert infamy(other) == 0


@rule("VNZ-25.6", "VNZ-R24")
def test_25_6_all_monuments_vote_and_only_those_in_drawn_districts_turn() -> None:
    all_vote = {"monuments_vote": "everywhere"}
    coloured = {"san_marco": "1 0 0", "castello": "1 0 0"}
    scenario = elected("castello san_polo", 1, 6, 2, coloured=coloured, settings=all_vote)
    assert in_office(scenario)[0] == 0  # 1 + 4 + 4 against 6
    assert in_sestiere(scenario, 0, "san_marco") == (0, 1, 0)
    assert in_sestiere(scenario, 0, "castello") == (0, 0, 1)


@rule("VNZ-25.7", "VNZ-R27", "VNZ-R51")
def test_25_7_tokens_in_office_score_and_an_election_follows() -> None:
    scenario = scoring(office=2, kept={0: 1}, settings={"doge_tokens_scored": "all_held"})
    assert (points(scenario), in_office(scenario), kept(scenario)) == ([3, 0, 0], (0, 0), [0, 0, 0])
    assert scenario.step == "actions"
    assert scenario.play("end").step == "ballot"


@rule("VNZ-25.7", "VNZ-R51")
def test_25_7_a_scoring_by_a_threat_card_ends_the_term_too() -> None:
    scenario = threatened(
        "sack_of_tana", epoch="apogee", venice=15, enemies=16, settings={"doge_tokens_scored": "all_held"}
    )
    assert (points(scenario), scenario.step) == ([2, 0, 0], "ballot")


@rule("VNZ-25.7", "VNZ-R21")
def test_25_7_in_step_1_of_his_own_turn_the_doge_has_no_token_left() -> None:
    scenario = venetia(
        "commercial",
        0,
        seat=2,
        doge=0,
        dice="",
        epoch="apogee",
        venice=15,
        enemies=16,
        settings={"doge_tokens_scored": "all_held"},
    )
    scenario.play("end", fate="sack_of_tana").play("accept", fate=f"fall_of_acre {ROLL}")
    assert (scenario.step, scenario.waiting, in_office(scenario)) == ("die", (0,), (0, 0))


@rule("VNZ-25.8", "VNZ-23.6")
def test_25_8_of_two_cards_the_second_may_be_one_too_many() -> None:
    scenario = venetia("commercial", 1, hand={0: "banco_giro muda*2 fondaco*2"}, settings={"hand_limit": 5})
    scenario.play("play banco_giro", fate="bailo").play("keep", fate="serrata")
    assert (scenario.step, len(hand(scenario, 0))) == ("cash", 5)


@rule("VNZ-25.8", "VNZ-R31")
def test_25_8_at_the_limit_a_received_card_must_be_cashed() -> None:
    full = {1: "muda*2 fondaco*2 bailo"}
    position: dict[str, Any] = {"seat": 1, "steps": "close; die", "dice": "commercial_two military_three"}
    scenario = venetia(**position, hand=full, settings={"hand_limit": 5})
    scenario.play("die commercial_two", fate="serrata")
    assert (scenario.step, scenario.waiting) == ("cash", (1,))
    scenario.play("ducats san_marco:2,santa_croce:0")
    assert (len(hand(scenario, 1)), discarded(scenario)) == (5, ["serrata"])
    scenario = venetia(**position, hand=full, settings={"hand_limit": 6})
    assert scenario.play("die commercial_two", fate="serrata").step == "received"


@rule("VNZ-R31")
def test_r31_without_the_option_there_is_no_limit() -> None:
    cards = "muda*2 fondaco*2 bailo*2 colleganza*2 ufficio_sale*2 arsenale*2"
    scenario = venetia(seat=1, steps="close; die", dice="commercial_two military_three", hand={1: cards})
    scenario.play("die commercial_two", fate="serrata").play("keep")
    assert len(hand(scenario, 1)) == 13


@rule("VNZ-25.8")
def test_25_8_no_effect_in_the_basic_rules() -> None:
    scenario = venetia(
        seat=1, steps="close; die", dice="commercial_two military_three",
        hand={1: "muda*2 fondaco*2 bailo"}, settings={"hand_limit": 5, "ruleset": "basic"},
    )  # fmt: skip
    scenario.play("die commercial_two", fate="serrata")
    assert (scenario.step, len(hand(scenario, 1)), ap(scenario)) == ("actions", 6, 2)


@rule("VNZ-19.11", "VNZ-R19")
@pytest.mark.parametrize("tokens", [3, 4, 5])
def test_r19_doge_tokens_with_two_players(tokens: int) -> None:
    scenario = election(seats=2, settings={"doge_tokens_two_players": tokens})
    scenario.play(*candidates(dandolo=1, gradenigo=6), fate="castello san_polo")
    assert in_office(scenario) == (1, tokens)
