"""Political Action cards (VNZ-23.17 to VNZ-23.24)."""

from typing import Any

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia_table import (
    ap,
    discarded,
    family,
    hand,
    in_sestiere,
    infamy,
    influence,
    kingdom,
    pawns,
    podesta,
    spent,
    supply,
    treated,
)

ACRE = {"levante": "abbasid_caliphate"}
TO_THE_LEVANT = "mar_adriatico mar_ionio mar_egeo mar_di_levante"


def played(card: str, points: int = 3, fate: str = "", **more: Any) -> Scenario:
    """Seat 0 plays a political card."""
    return venetia("political", points, hand={0: card}, **more).play(f"play {card}", fate=fate)


@rule("VNZ-23.18", "VNZ-D16")
def test_23_18_the_bailo_takes_any_kingdom_without_route_and_action_points() -> None:
    game = played("bailo", kingdoms={**ACRE, "ponente": "cordoba_caliphate"}, control="")
    assert sorted(game.nouns("treat")) == ["levante", "ponente"]
    game.play("treat levante")
    assert (kingdom(game, "levante"), treated(game, 0)) == ("", ["abbasid_caliphate"])
    assert ap(game) == 3


@rule("VNZ-23.18", "VNZ-23.0")
def test_23_18_the_bailo_without_a_kingdom_is_just_discarded() -> None:
    game = played("bailo")
    assert (game.step, discarded(game)) == ("actions", ["bailo"])


@rule("VNZ-23.19", "VNZ-D10", "VNZ-16.8")
def test_23_19_council_of_ten_every_other_player_loses_one() -> None:
    game = played("consiglio_dieci", zara="1 2 1 podesta 1", corfu="0 1 0", messina="3 0 0", modone="0 1 0")
    assert sorted(game.nouns("expel")) == ["corfu", "zara"]
    game.play("expel zara")
    assert (influence(game, "zara"), podesta(game, "zara")) == ([1, 1, 0], -1)
    assert supply(game) == [36, 37, 40]


@rule("VNZ-23.19")
def test_23_19_council_of_ten_works_under_a_kingdom() -> None:
    game = played("consiglio_dieci", zara="0 2 0", kingdoms={"dalmazia": "kingdom_of_hungary"})
    assert influence(game, "zara") == [0, 1, 0]


@rule("VNZ-23.20", "VNZ-D11")
def test_23_20_crown_of_cyprus_replaces_one_at_the_same_time() -> None:
    # Five stay five: a placement before the removal would be a revolt.
    game = played("corona_cipro", zara="1 2 2 podesta 1", corfu="0 1 0")
    assert sorted(game.nouns("replace")) == ["corfu", "zara"]
    game.play("replace zara")
    assert game.options() == ["rival gradenigo", "rival morosini"]
    game.play("rival morosini")
    assert (influence(game, "zara"), podesta(game, "zara")) == ([2, 2, 1], 1)
    assert (ap(game), pawns(game)[0]) == (3, 2)


@rule("VNZ-23.20", "VNZ-D11")
def test_23_20_crown_of_cyprus_not_under_a_kingdom_nor_without_a_route() -> None:
    game = played(
        "corona_cipro",
        zara="0 1 0",
        modone="0 1 0",
        corfu="0 1 0",
        kingdoms={"dalmazia": "kingdom_of_hungary"},
    )
    assert influence(game, "corfu") == [1, 0, 0]


@rule("VNZ-23.20")
def test_23_20_crown_of_cyprus_keeps_a_podesta_whose_value_stays_met() -> None:
    game = played("corona_cipro", pola="0 3 0 podesta 1")
    assert (influence(game, "pola"), podesta(game, "pola"), pawns(game)[0]) == ([1, 2, 0], 1, 2)


@rule("VNZ-23.21", "VNZ-D12", "VNZ-R24")
def test_23_21_vote_canvassing_restores_a_monument() -> None:
    game = played("broglio", grey={"castello": "1 0 0", "san_polo": "2 1 0"})
    assert sorted(game.nouns("restore")) == ["castello", "san_polo"]
    assert len(game.nouns("ducat")) == 6
    game.play("restore san_polo")
    assert (in_sestiere(game, 0, "san_polo"), game.step) == ((0, 1, 1), "actions")


@rule("VNZ-23.21", "VNZ-D12")
def test_23_21_vote_canvassing_or_two_ducats() -> None:
    game = played("broglio", ducats={"castello": "3 0 0"})
    assert game.nouns("restore") == []
    game.play("ducat castello", "ducat castello")
    assert (in_sestiere(game, 0, "castello"), game.step) == ((1, 1, 0), "actions")


@rule("VNZ-R24", "VNZ-20.1")
def test_r24_a_new_monument_does_not_restore_a_grey_one() -> None:
    game = played("broglio", ducats={"castello": "3 0 0"}, grey={"castello": "1 0 0"})
    game.play("ducat castello")
    assert in_sestiere(game, 0, "castello") == (0, 1, 1)


@rule("VNZ-23.22", "VNZ-D17")
def test_23_22_closing_of_the_council_recovers_a_family_card() -> None:
    game = played("serrata", spent={0: "merchant procurator"}, board="senator")
    assert game.options() == ["recover merchant", "recover procurator"]
    game.play("recover procurator")
    assert (spent(game, 0), 5 in family(game, 0)) == ([2], True)


@rule("VNZ-23.22", "VNZ-23.0")
def test_23_22_closing_of_the_council_without_discards() -> None:
    assert played("serrata").step == "actions"


@rule("VNZ-23.23", "VNZ-E31", "VNZ-D16")
def test_e31_capitulations_let_influence_in_and_the_token_stays() -> None:
    game = venetia("political", 3, control=TO_THE_LEVANT, kingdoms=ACRE, hand={0: "capitolazioni"})
    assert "acri" not in game.nouns("influence")
    game.play("play capitolazioni", "influence acri", "influence acri", "influence acri")
    assert influence(game, "acri") == [3, 0, 0]
    assert (kingdom(game, "levante"), treated(game, 0)) == ("abbasid_caliphate", [])


@rule("VNZ-23.23", "VNZ-D16")
def test_23_23_capitulations_name_a_reached_region_and_last_one_turn() -> None:
    kingdoms = {**ACRE, "dalmazia": "kingdom_of_hungary", "albania": "ottoman_empire"}
    game = played("capitolazioni", seats=2, kingdoms=kingdoms)
    assert sorted(game.nouns("capitulate")) == ["albania", "dalmazia"]
    game.play("capitulate dalmazia")
    assert "zara" in game.nouns("influence")
    assert "corfu" not in game.nouns("influence")
    game.play("end", "die political_three")
    assert "zara" not in game.nouns("influence")


@rule("VNZ-23.24")
def test_23_24_ducal_pardon_discards_infamy() -> None:
    game = played("grazia_ducale", infamy=0)
    assert (infamy(game), game.step) == (-1, "actions")


@rule("VNZ-23.24", "VNZ-D6")
def test_23_24_ducal_pardon_or_a_card() -> None:
    game = played("grazia_ducale", infamy=1, fate="muda")
    assert (infamy(game), game.options()) == (1, ["keep", "cash"])
    game.play("keep")
    assert hand(game, 0) == ["muda"]
