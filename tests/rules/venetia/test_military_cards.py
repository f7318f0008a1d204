"""Military Action cards (VNZ-23.9 to VNZ-23.16)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia_table import (
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
    game = played("condottieri").play("attack zara", fate="costly_victory")
    assert (game.step, game.options()) == ("condottieri", ["use", "redraw"])
    assert influence(game, "zara") == [0, 0, 0]
    game.play("redraw", fate="skirmish")
    assert (influence(game, "zara"), owed(game)) == ([1, 0, 0], 0)
    assert battle_tokens(game) == ["costly_victory", "skirmish"]


@rule("VNZ-23.10")
def test_23_10_hired_captains_once_and_the_second_token_must_be_used() -> None:
    game = played("condottieri").play("attack zara", fate="repulsed").play("redraw", fate="repulsed")
    assert game.step == "actions"
    game.play("attack zara", fate="skirmish")
    assert (game.step, influence(game, "zara")) == ("actions", [1, 0, 0])


@rule("VNZ-23.10", "VNZ-R35", "VNZ-D13")
def test_23_10_hired_captains_wait_for_a_token_that_is_not_wanted() -> None:
    game = played("condottieri", fleets=IONIAN).play("attack zara", fate="victory").play("use")
    assert influence(game, "zara") == [2, 0, 0]
    game.play("engage mar_ionio", fate="repulsed").play("redraw", fate="skirmish vp_1")
    assert fleets(game, "mar_ionio") == 1


@rule("VNZ-23.11", "VNZ-D10")
def test_23_11_crusade_anywhere_with_the_sum_of_two_tokens() -> None:
    game = played("crociata", 1, control="", kingdoms={"levante": "mamluk_sultanate"})
    assert len(game.nouns("attack")) == 40
    game.play("attack acri", fate="victory costly_victory")
    assert (influence(game, "acri"), ap(game), owed(game)) == ([4, 0, 0], 1, 1)


@rule("VNZ-23.11", "VNZ-16.3")
def test_23_11_crusade_in_one_lot_with_infamy() -> None:
    game = played("crociata", acri="0 5 0 podesta 1").play("attack acri", fate="conquest conquest")
    assert (infamy(game), influence(game, "acri")) == (0, [5, 4, 0])
    assert podesta(game, "acri") == 0


@rule("VNZ-23.11")
def test_23_11_crusade_places_both_tokens_at_once() -> None:
    game = played("crociata", messina="0 5 0 podesta 1").play("attack messina", fate="victory skirmish")
    # 3 5, revolt, 2 4: one token after the other would bring a revolt each.
    assert influence(game, "messina") == [2, 4, 0]


@rule("VNZ-23.11", "VNZ-15.2")
def test_23_11_crusade_both_icons_after_the_placement() -> None:
    game = played("crociata").play("attack acri", fate="plunder plunder muda")
    assert (game.step, influence(game, "acri")) == ("cash", [2, 0, 0])
    game.play("ducats cannaregio:2,san_polo:0", fate="bailo").play("ducats san_marco:2,santa_croce:0")
    assert in_sestiere(game, 0, "cannaregio") == (2, 0, 0)
    assert in_sestiere(game, 0, "san_marco") == (2, 0, 0)
    assert game.step == "actions"


@rule("VNZ-23.12", "VNZ-R35")
def test_23_12_captain_general_adds_one_against_fleets_even_to_a_nought() -> None:
    game = played("capitano_da_mar", fleets={"mar_ionio": 3}).play("engage mar_ionio", fate="repulsed vp_1")
    assert fleets(game, "mar_ionio") == 2
    game.play("engage mar_ionio", fate="skirmish vp_1 vp_2")
    assert (fleets(game, "mar_ionio"), at_sea(game, "mar_ionio")) == (0, [1, 0, 0])


@rule("VNZ-23.12")
def test_23_12_captain_general_not_against_colonies_and_not_next_turn() -> None:
    game = played("capitano_da_mar", seats=2, fleets={"mar_ionio": 3}).play("attack zara", fate="skirmish")
    assert influence(game, "zara") == [1, 0]
    game.play("end", "die military_three", "engage mar_ionio", fate="skirmish vp_1")
    assert fleets(game, "mar_ionio") == 2


@rule("VNZ-23.13", "VNZ-D15", "VNZ-14.3", "VNZ-14.4")
def test_23_13_galleasses_remove_up_to_two_fleets_without_a_token() -> None:
    game = played("galeazze", fleets={"mar_ionio": 2, "mar_egeo": 1})
    assert game.options() == ["sink 1", "sink 2"]
    game.play("sink 2", fate="vp_1 vp_3")
    assert (fleets(game, "mar_ionio"), at_sea(game, "mar_ionio")) == (0, [1, 0, 0])
    assert (vp_tokens(game, 0), battle_tokens(game), ap(game)) == ([1, 3], [], 3)


@rule("VNZ-23.13", "VNZ-D15")
def test_23_13_galleasses_may_remove_one_of_several() -> None:
    game = played("galeazze", fleets={"mar_ionio": 3}).play("sink 1", fate="vp_2")
    assert (fleets(game, "mar_ionio"), at_sea(game, "mar_ionio")) == (2, [0, 0, 0])


@rule("VNZ-23.13", "VNZ-D15", "VNZ-14.1")
def test_23_13_galleasses_choose_a_sea_that_could_be_attacked() -> None:
    fleet = {"mar_tirreno": 2, "mar_egeo": 1, "mar_di_ponente": 1}
    game = played("galeazze", control="mar_adriatico mar_ionio", fleets=fleet)
    assert sorted(game.nouns("engage")) == ["mar_egeo", "mar_tirreno"]
    assert game.refused("engage mar_di_ponente").clause == "VNZ-14.1"


@rule("VNZ-23.13", "VNZ-23.0")
def test_23_13_galleasses_without_a_fleet_in_reach() -> None:
    assert played("galeazze", fleets={"mar_maggiore": 1}).step == "actions"


@rule("VNZ-23.14", "VNZ-D14")
def test_23_14_stradiots_add_one_in_the_same_lot() -> None:
    game = played("stradioti", zara="2 3 0 podesta 1").play("attack zara", fate="skirmish")
    assert (game.step, game.options()) == ("stradioti", ["reinforce", "wait"])
    game.play("reinforce")
    assert influence(game, "zara") == [3, 2, 0]  # seven at once: one revolt


@rule("VNZ-23.14", "VNZ-D14", "VNZ-R35")
def test_23_14_stradiots_once_and_only_against_a_colony() -> None:
    game = played("stradioti", 4, fleets=IONIAN).play("engage mar_ionio", fate="skirmish vp_1")
    assert game.step == "actions"
    game.play("attack zara", fate="repulsed").play("wait")
    assert influence(game, "zara") == [0, 0, 0]
    game.play("attack zara", fate="repulsed").play("reinforce")
    assert influence(game, "zara") == [1, 0, 0]
    game.play("attack zara", fate="skirmish")
    assert (game.step, influence(game, "zara")) == ("actions", [2, 0, 0])


@rule("VNZ-23.15", "VNZ-15.2")
def test_23_15_letters_of_marque_plunder_twice() -> None:
    game = played("corsari", fate="muda")
    assert game.step == "cash"
    game.play("ducats cannaregio:1,san_polo:1", fate="bailo").play("ducats san_marco:2,santa_croce:0")
    assert sorted(discarded(game)) == ["bailo", "corsari", "muda"]
    assert (game.step, in_sestiere(game, 0, "san_marco")) == ("actions", (2, 0, 0))


@rule("VNZ-23.16", "VNZ-R35")
@pytest.mark.parametrize("first", [True, False])
def test_23_16_fortress_walls_ignore_threat_icons_before_and_after(first: bool) -> None:
    game = venetia("military", 3, hand={0: "fortezze"})
    moves = ["play fortezze", "attack zara"] if first else ["attack zara", "play fortezze"]
    game.play(*moves, fate="conquest").play("attack corfu", fate="costly_victory")
    assert (influence(game, "zara"), influence(game, "corfu")) == ([3, 0, 0], [2, 0, 0])
    game.play("end")
    assert game.waiting == (1,)
    assert sum(game.position.threats_discarded) == 0
