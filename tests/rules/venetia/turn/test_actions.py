"""Step 4: Action Points and what they may be used for (VNZ-8)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import ap, at_sea, discarded, hand, influence, kingdom, treated

HUNGARY = {"dalmazia": "kingdom_of_hungary"}


@rule("VNZ-8.1", "VNZ-23.1")
def test_8_1_die_doge_token_and_card_add_up() -> None:
    scenario = venetia(
        steps="close; die; doge_token", dice="commercial_three political_three", hand={0: "muda"}
    )
    scenario.play("spend_token", "die commercial_three", "play muda")
    assert ap(scenario) == 3 + 1 + 1


@rule("VNZ-8.2")
def test_8_2_action_points_are_used_in_any_order_and_mix() -> None:
    scenario = venetia("commercial", 4, kingdoms=HUNGARY)
    scenario.play("influence messina", "treat dalmazia", "route mar_ionio", "influence zara")
    assert (influence(scenario, "messina"), influence(scenario, "zara")) == ([1, 0, 0], [1, 0, 0])
    assert at_sea(scenario, "mar_ionio") == [1, 0, 0]
    assert ap(scenario) == 0


@rule("VNZ-8.2")
def test_8_2_unused_action_points_are_lost() -> None:
    scenario = venetia("commercial", 3).play("influence messina", "end")
    assert scenario.waiting == (1,)
    scenario.play("die political_three")
    assert ap(scenario) == 3


@rule("VNZ-8.3")
@pytest.mark.parametrize("die", ["commercial", "military", "political"])
def test_8_3_routes_and_treaties_with_any_die(die: str) -> None:
    scenario = venetia(die, 2, kingdoms=HUNGARY).play("route mar_ionio", "treat dalmazia")
    assert at_sea(scenario, "mar_ionio") == [1, 0, 0]
    assert treated(scenario, 0) == ["kingdom_of_hungary"]


@rule("VNZ-8.4", "VNZ-D8")
@pytest.mark.parametrize(
    ("die", "verbs"),
    [
        ("commercial", {"influence", "route", "end"}),
        ("political", {"influence", "route", "end"}),
        ("military", {"attack", "engage", "route", "end"}),
    ],
)
def test_8_4_which_actions_a_die_allows(die: str, verbs: set[str]) -> None:
    scenario = venetia(die, 3, fleets={"mar_ionio": 1}, seas={"mar_adriatico": "1 0 0"}, control="")
    assert {text.split()[0] for text in scenario.options()} == verbs


@rule("VNZ-8.4")
def test_8_4_no_attack_with_gold_and_no_influence_with_silver() -> None:
    assert venetia("commercial", 3).refused("attack zara").clause == "VNZ-8.4"
    assert venetia("political", 3, fleets={"mar_ionio": 1}).refused("engage mar_ionio").clause == "VNZ-8.4"
    assert venetia("military", 3).refused("influence zara").clause == "VNZ-8.4"


@rule("VNZ-8.5", "VNZ-R35")
def test_8_5_one_card_of_the_type_of_the_die_without_action_points() -> None:
    scenario = venetia("commercial", 0, hand={0: "muda colleganza arsenale bailo"})
    assert sorted(scenario.nouns("play")) == ["colleganza", "muda"]
    scenario.play("play muda")
    assert (discarded(scenario), ap(scenario)) == (["muda"], 1)
    assert hand(scenario, 0) == ["arsenale", "bailo", "colleganza"]
    assert scenario.nouns("play") == []


@rule("VNZ-8.5")
def test_8_5_a_second_card_and_one_of_another_type_are_refused() -> None:
    scenario = venetia("commercial", 3, hand={0: "muda colleganza bailo"})
    assert scenario.refused("play bailo").clause == "VNZ-8.5"
    scenario.play("play muda")
    assert scenario.refused("play colleganza").clause == "VNZ-8.5"


@rule("VNZ-8.5")
def test_8_5_a_card_that_is_not_in_hand_is_refused() -> None:
    assert venetia("commercial", 3, hand={0: "colleganza"}).refused("play muda").clause == "VNZ-8.5"


@rule("VNZ-8.5", "VNZ-D8")
def test_8_5_two_copies_are_one_option() -> None:
    assert venetia("commercial", 3, hand={0: "muda*2"}).nouns("play") == ["muda"]


@rule("VNZ-8.5")
def test_8_5_a_new_turn_allows_a_new_card() -> None:
    scenario = venetia("commercial", 3, seats=2, hand={0: "muda", 1: "inviati_segreti"}).play(
        "play muda", "end"
    )
    scenario.play("die political_three", "play inviati_segreti")
    assert ap(scenario) == 4


@rule("VNZ-8.6", "VNZ-R38", "VNZ-D8")
def test_8_6_the_step_ends_only_when_the_player_says_so() -> None:
    scenario = venetia("commercial", 1).play("influence zara")
    assert (scenario.step, scenario.waiting, scenario.options()) == ("actions", (0,), ["end"])


@rule("VNZ-8.6")
def test_8_6_without_action_points_nothing_but_a_card_or_the_end() -> None:
    scenario = venetia("commercial", 0, hand={0: "muda"}, kingdoms=HUNGARY)
    assert sorted(scenario.options()) == ["end", "play muda"]
    for move in ("influence messina", "route mar_ionio", "treat dalmazia"):
        assert scenario.refused(move).clause == "VNZ-8.2"
    assert kingdom(scenario, "dalmazia") == "kingdom_of_hungary"


@rule("VNZ-R38")
def test_r38_without_any_target_only_the_end_is_left() -> None:
    scenario = venetia("commercial", 3, control="", fleets={"mar_adriatico": 1})
    assert scenario.options() == ["end"]


@rule("VNZ-D8")
def test_d8_the_widest_menu_stays_below_eighty_options() -> None:
    seas = "mar_adriatico mar_ionio mar_tirreno mar_di_barberia mar_egeo "
    seas += "mar_di_ponente mar_di_levante mar_maggiore"
    cards = "muda crisobolla libro_meraviglie colleganza fondaco banco_giro vetri_murano ufficio_sale"
    scenario = venetia("commercial", 4, control=seas, hand={0: cards})
    assert len(scenario.options()) == 40 + 8 + 1
    open_seas = dict.fromkeys(seas.split(), "1 0 0")
    scenario = venetia("commercial", 4, control="", seas=open_seas, hand={0: cards})
    assert len(scenario.options()) == 40 + 8 + 8 + 1 < 80
