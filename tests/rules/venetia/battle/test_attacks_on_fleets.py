"""Military action against fleets (VNZ-14)."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import rule
from quattrocento.testing.venetia import ALL_INFLUENCE, venetia
from quattrocento.testing.venetia.table import (
    ap,
    at_sea,
    controlled,
    epoch,
    fleets,
    pawns,
    points,
    supply,
    vp_tokens,
)

IONIAN = {"mar_ionio": 2}


@rule("VNZ-14.1")
def test_14_1_a_sea_next_to_the_route() -> None:
    scenario = venetia("military", 3, fleets={"mar_ionio": 1, "mar_egeo": 1})
    assert scenario.nouns("engage") == ["mar_ionio"]
    assert scenario.refused("engage mar_egeo").clause == "VNZ-14.1"
    scenario.play("engage mar_ionio", fate="skirmish vp_2")
    assert scenario.nouns("engage") == ["mar_egeo"]


@rule("VNZ-14.1")
def test_14_1_a_sea_without_fleets_is_no_target() -> None:
    scenario = venetia("military", 3)
    assert scenario.nouns("engage") == []
    assert scenario.refused("engage mar_ionio").clause == "VNZ-14.1"


@rule("VNZ-14.1", "VNZ-R39", "VNZ-E36")
def test_14_1_the_adriatic_can_always_be_attacked() -> None:
    scenario = venetia("military", 3, control="", fleets={"mar_adriatico": 1})
    scenario.play("engage mar_adriatico", fate="skirmish vp_1")
    assert (fleets(scenario, "mar_adriatico"), at_sea(scenario, "mar_adriatico")) == (0, [1, 0, 0])
    assert "zara" in scenario.nouns("attack")


@rule("VNZ-14.2")
def test_14_2_as_many_fleets_as_the_value() -> None:
    scenario = venetia("military", 3, fleets={"mar_ionio": 3}).play(
        "engage mar_ionio", fate="victory vp_1*2"
    )
    assert (fleets(scenario, "mar_ionio"), ap(scenario)) == (1, 2)
    assert at_sea(scenario, "mar_ionio") == [0, 0, 0]


@rule("VNZ-14.2", "VNZ-R40")
def test_r40_surplus_hits_are_lost() -> None:
    scenario = venetia("military", 3, fleets={"mar_ionio": 1, "mar_egeo": 1})
    scenario.play("engage mar_ionio", fate="conquest vp_3")
    assert (fleets(scenario, "mar_ionio"), fleets(scenario, "mar_egeo")) == (0, 1)
    assert vp_tokens(scenario, 0) == [3]
    assert at_sea(scenario, "mar_ionio") == [1, 0, 0]


@rule("VNZ-R40")
def test_r40_a_nought_changes_nothing() -> None:
    scenario = venetia("military", 3, fleets=IONIAN).play("engage mar_ionio", fate="repulsed")
    assert (fleets(scenario, "mar_ionio"), at_sea(scenario, "mar_ionio"), vp_tokens(scenario, 0)) == (
        2,
        [0, 0, 0],
        [],
    )


@rule("VNZ-14.3", "VNZ-9.7")
def test_14_3_one_influence_in_the_emptied_sea_without_action_points() -> None:
    scenario = venetia("military", 2, fleets=IONIAN).play("engage mar_ionio", fate="victory vp_1 vp_2")
    assert (at_sea(scenario, "mar_ionio"), supply(scenario)[0], ap(scenario)) == ([1, 0, 0], 39, 1)
    assert (controlled(scenario), pawns(scenario)) == (["mar_adriatico"], (2, 22))


@rule("VNZ-R32")
def test_r32_without_supply_none_is_placed() -> None:
    scenario = venetia("military", 2, fleets={"mar_ionio": 1}, **ALL_INFLUENCE)
    scenario.play("engage mar_ionio", fate="skirmish vp_1")
    assert (at_sea(scenario, "mar_ionio"), fleets(scenario, "mar_ionio"), vp_tokens(scenario, 0)) == (
        [0, 0, 0],
        0,
        [1],
    )


@rule("VNZ-14.4", "VNZ-R28")
def test_14_4_one_face_down_token_for_each_fleet() -> None:
    games = [
        venetia("military", 2, fleets=IONIAN).play("engage mar_ionio", fate=f"victory {tokens}")
        for tokens in ("vp_1 vp_3", "vp_2 vp_2")
    ]
    assert [vp_tokens(game, 0) for game in games] == [[1, 3], [2, 2]]
    for eyes in (1, 2, SPECTATOR):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)
    assert games[0].position.view(0) != games[1].position.view(0)


@rule("VNZ-R28")
def test_r28_from_an_empty_pool_nothing_is_drawn() -> None:
    scenario = venetia("military", 2, fleets=IONIAN, vp={1: "vp_1*10 vp_2*9 vp_3*4", 2: "vp_3"})
    scenario.play("engage mar_ionio", fate="victory")
    assert (fleets(scenario, "mar_ionio"), vp_tokens(scenario, 0)) == (0, [])


@rule("VNZ-R54", "VNZ-15.6", "VNZ-18.9")
@pytest.mark.parametrize("sea", GAME.standard_components().sea_ids)
def test_r54_an_attack_on_fleets_never_brings_a_scoring(sea: str) -> None:
    every = " ".join(GAME.standard_components().sea_ids)
    scenario = venetia("military", 1, venice=7, control=every.replace(sea, ""), fleets={sea: 1})
    scenario.play(f"engage {sea}", fate="conquest vp_3")
    assert (at_sea(scenario, sea), vp_tokens(scenario, 0)) == ([1, 0, 0], [3])
    assert (pawns(scenario), epoch(scenario), points(scenario)) == ((7, 22), "rise", [0, 0, 0])
