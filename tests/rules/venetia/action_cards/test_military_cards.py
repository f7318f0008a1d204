"""Military Action cards (VNZ-23.9 to VNZ-23.16)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import (
    ap,
    at_sea,
    battle_tokens,
    discarded,
    fleets,
    in_sestiere,
    infamy,
    influence,
    owed,
    podesta,
    vp_tokens,
)

IONIAN = {"mar_ionio": 2}


def played(card: str, points: int = 3, fate: str = "", **more: Any) -> Scenario:
    """Seat 0 plays a military card."""
    return venetia("military", points, hand={0: card}, **more).play(f"play {card}", fate=fate)


@rule("VNZ-23.10", "VNZ-D13")
def test_23_10_hired_captains_set_a_token_aside() -> None:
    scenario = played("condottieri").play("attack zara", fate="costly_victory")
    assert (scenario.step, scenario.options()) == ("condottieri", ["use", "redraw"])
    assert influence(scenario, "zara") == [0, 0, 0]
    scenario.play("redraw", fate="skirmish")
    assert (influence(scenario, "zara"), owed(scenario)) == ([1, 0, 0], 0)
    assert battle_tokens(scenario) == ["costly_victory", "skirmish"]


@rule("VNZ-23.10")
def test_23_10_hired_captains_once_and_the_second_token_must_be_used() -> None:
    scenario = played("condottieri").play("attack zara", fate="repulsed").play("redraw", fate="repulsed")
    assert scenario.step == "actions"
    scenario.play("attack zara", fate="skirmish")
    assert (scenario.step, influence(scenario, "zara")) == ("actions", [1, 0, 0])


@rule("VNZ-23.10", "VNZ-R35", "VNZ-D13")
def test_23_10_hired_captains_wait_for_a_token_that_is_not_wanted() -> None:
    scenario = played("condottieri", fleets=IONIAN).play("attack zara", fate="victory").play("use")
    assert influence(scenario, "zara") == [2, 0, 0]
    scenario.play("engage mar_ionio", fate="repulsed").play("redraw", fate="skirmish vp_1")
    assert fleets(scenario, "mar_ionio") == 1


@rule("VNZ-23.11", "VNZ-D10")
def test_23_11_crusade_anywhere_with_the_sum_of_two_tokens() -> None:
    scenario = played("crociata", 1, control="", kingdoms={"levante": "mamluk_sultanate"})
    assert len(scenario.nouns("attack")) == 40
    scenario.play("attack acri", fate="victory costly_victory")
    assert (influence(scenario, "acri"), ap(scenario), owed(scenario)) == ([4, 0, 0], 1, 1)


@rule("VNZ-23.11", "VNZ-16.3")
def test_23_11_crusade_in_one_lot_with_infamy() -> None:
    scenario = played("crociata", acri="0 5 0 podesta 1").play("attack acri", fate="conquest conquest")
    assert (infamy(scenario), influence(scenario, "acri")) == (0, [5, 4, 0])
    assert podesta(scenario, "acri") == 0


@rule("VNZ-23.11")
def test_23_11_crusade_places_both_tokens_at_once() -> None:
    scenario = played("crociata", messina="0 5 0 podesta 1").play("attack messina", fate="victory skirmish")
    # 3 5, revolt, 2 4: one token after the other would bring a revolt each.
    assert influence(scenario, "messina") == [2, 4, 0]


@rule("VNZ-23.11", "VNZ-15.2")
def test_23_11_crusade_both_icons_after_the_placement() -> None:
    scenario = played("crociata").play("attack acri", fate="plunder plunder muda")
    assert (scenario.step, influence(scenario, "acri")) == ("cash", [2, 0, 0])
    scenario.play("ducats cannaregio:2,san_polo:0", fate="bailo").play("ducats san_marco:2,santa_croce:0")
    assert in_sestiere(scenario, 0, "cannaregio") == (2, 0, 0)
    assert in_sestiere(scenario, 0, "san_marco") == (2, 0, 0)
    assert scenario.step == "actions"


@rule("VNZ-23.12", "VNZ-R35")
def test_23_12_captain_general_adds_one_against_fleets_even_to_a_nought() -> None:
    scenario = played("capitano_da_mar", fleets={"mar_ionio": 3}).play(
        "engage mar_ionio", fate="repulsed vp_1"
    )
    assert fleets(scenario, "mar_ionio") == 2
    scenario.play("engage mar_ionio", fate="skirmish vp_1 vp_2")
    assert (fleets(scenario, "mar_ionio"), at_sea(scenario, "mar_ionio")) == (0, [1, 0, 0])


@rule("VNZ-23.12")
def test_23_12_captain_general_not_against_colonies_and_not_next_turn() -> None:
    scenario = played("capitano_da_mar", seats=2, fleets={"mar_ionio": 3}).play(
        "attack zara", fate="skirmish"
    )
    assert influence(scenario, "zara") == [1, 0]
    scenario.play("end", "die military_three", "engage mar_ionio", fate="skirmish vp_1")
    assert fleets(scenario, "mar_ionio") == 2


@rule("VNZ-23.13", "VNZ-D15", "VNZ-14.3", "VNZ-14.4")
def test_23_13_galleasses_remove_up_to_two_fleets_without_a_token() -> None:
    scenario = played("galeazze", fleets={"mar_ionio": 2, "mar_egeo": 1})
    assert scenario.options() == ["sink 1", "sink 2"]
    scenario.play("sink 2", fate="vp_1 vp_3")
    assert (fleets(scenario, "mar_ionio"), at_sea(scenario, "mar_ionio")) == (0, [1, 0, 0])
    assert (vp_tokens(scenario, 0), battle_tokens(scenario), ap(scenario)) == ([1, 3], [], 3)


@rule("VNZ-23.13", "VNZ-D15")
def test_23_13_galleasses_may_remove_one_of_several() -> None:
    scenario = played("galeazze", fleets={"mar_ionio": 3}).play("sink 1", fate="vp_2")
    assert (fleets(scenario, "mar_ionio"), at_sea(scenario, "mar_ionio")) == (2, [0, 0, 0])


@rule("VNZ-23.13", "VNZ-D15", "VNZ-14.1")
def test_23_13_galleasses_choose_a_sea_that_could_be_attacked() -> None:
    fleet = {"mar_tirreno": 2, "mar_egeo": 1, "mar_di_ponente": 1}
    scenario = played("galeazze", control="mar_adriatico mar_ionio", fleets=fleet)
    assert sorted(scenario.nouns("engage")) == ["mar_egeo", "mar_tirreno"]
    assert scenario.refused("engage mar_di_ponente").clause == "VNZ-14.1"


@rule("VNZ-23.13", "VNZ-23.0")
def test_23_13_galleasses_without_a_fleet_in_reach() -> None:
    assert played("galeazze", fleets={"mar_maggiore": 1}).step == "actions"


@rule("VNZ-23.14", "VNZ-D14")
def test_23_14_stradiots_add_one_in_the_same_lot() -> None:
    scenario = played("stradioti", zara="2 3 0 podesta 1").play("attack zara", fate="skirmish")
    assert (scenario.step, scenario.options()) == ("stradioti", ["reinforce", "wait"])
    scenario.play("reinforce")
    assert influence(scenario, "zara") == [3, 2, 0]  # seven at once: one revolt


@rule("VNZ-23.14", "VNZ-D14", "VNZ-R35")
def test_23_14_stradiots_once_and_only_against_a_colony() -> None:
    scenario = played("stradioti", 4, fleets=IONIAN).play("engage mar_ionio", fate="skirmish vp_1")
    assert scenario.step == "actions"
    scenario.play("attack zara", fate="repulsed").play("wait")
    assert influence(scenario, "zara") == [0, 0, 0]
    scenario.play("attack zara", fate="repulsed").play("reinforce")
    assert influence(scenario, "zara") == [1, 0, 0]
    scenario.play("attack zara", fate="skirmish")
    assert (scenario.step, influence(scenario, "zara")) == ("actions", [2, 0, 0])


@rule("VNZ-23.15", "VNZ-15.2")
def test_23_15_letters_of_marque_plunder_twice() -> None:
    scenario = played("corsari", fate="muda")
    assert scenario.step == "cash"
    scenario.play("ducats cannaregio:1,san_polo:1", fate="bailo").play("ducats san_marco:2,santa_croce:0")
    assert sorted(discarded(scenario)) == ["bailo", "corsari", "muda"]
    assert (scenario.step, in_sestiere(scenario, 0, "san_marco")) == ("actions", (2, 0, 0))


@rule("VNZ-23.16", "VNZ-R35")
@pytest.mark.parametrize("first", [True, False])
def test_23_16_fortress_walls_ignore_threat_icons_before_and_after(first: bool) -> None:
    scenario = venetia("military", 3, hand={0: "fortezze"})
    moves = ["play fortezze", "attack zara"] if first else ["attack zara", "play fortezze"]
    scenario.play(*moves, fate="conquest").play("attack corfu", fate="costly_victory")
    assert (influence(scenario, "zara"), influence(scenario, "corfu")) == ([3, 0, 0], [2, 0, 0])
    scenario.play("end")
    assert scenario.waiting == (1,)
    assert sum(scenario.position.threats_discarded) == 0
