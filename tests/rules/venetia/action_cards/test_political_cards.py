"""Political Action cards (VNZ-23.17 to VNZ-23.24)."""

from typing import Any

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import (
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
    scenario = played("bailo", kingdoms={**ACRE, "ponente": "cordoba_caliphate"}, control="")
    assert sorted(scenario.nouns("treat")) == ["levante", "ponente"]
    scenario.play("treat levante")
    assert (kingdom(scenario, "levante"), treated(scenario, 0)) == ("", ["abbasid_caliphate"])
    assert ap(scenario) == 3


@rule("VNZ-23.18", "VNZ-23.0")
def test_23_18_the_bailo_without_a_kingdom_is_just_discarded() -> None:
    scenario = played("bailo")
    assert (scenario.step, discarded(scenario)) == ("actions", ["bailo"])


@rule("VNZ-23.19", "VNZ-D10", "VNZ-16.8")
def test_23_19_council_of_ten_every_other_player_loses_one() -> None:
    scenario = played(
        "consiglio_dieci", zara="1 2 1 podesta 1", corfu="0 1 0", messina="3 0 0", modone="0 1 0"
    )
    assert sorted(scenario.nouns("expel")) == ["corfu", "zara"]
    scenario.play("expel zara")
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([1, 1, 0], -1)
    assert supply(scenario) == [36, 37, 40]


@rule("VNZ-23.19")
def test_23_19_council_of_ten_works_under_a_kingdom() -> None:
    scenario = played("consiglio_dieci", zara="0 2 0", kingdoms={"dalmazia": "kingdom_of_hungary"})
    assert influence(scenario, "zara") == [0, 1, 0]


@rule("VNZ-23.20", "VNZ-D11")
def test_23_20_crown_of_cyprus_replaces_one_at_the_same_time() -> None:
    # Five stay five: a placement before the removal would be a revolt.
    scenario = played("corona_cipro", zara="1 2 2 podesta 1", corfu="0 1 0")
    assert sorted(scenario.nouns("replace")) == ["corfu", "zara"]
    scenario.play("replace zara")
    assert scenario.options() == ["rival gradenigo", "rival morosini"]
    scenario.play("rival morosini")
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([2, 2, 1], 1)
    assert (ap(scenario), pawns(scenario)[0]) == (3, 2)


@rule("VNZ-23.20", "VNZ-D11")
def test_23_20_crown_of_cyprus_not_under_a_kingdom_nor_without_a_route() -> None:
    scenario = played(
        "corona_cipro",
        zara="0 1 0",
        modone="0 1 0",
        corfu="0 1 0",
        kingdoms={"dalmazia": "kingdom_of_hungary"},
    )
    assert influence(scenario, "corfu") == [1, 0, 0]


@rule("VNZ-23.20")
def test_23_20_crown_of_cyprus_keeps_a_podesta_whose_value_stays_met() -> None:
    scenario = played("corona_cipro", pola="0 3 0 podesta 1")
    assert (influence(scenario, "pola"), podesta(scenario, "pola"), pawns(scenario)[0]) == ([1, 2, 0], 1, 2)


@rule("VNZ-23.21", "VNZ-D12", "VNZ-R24")
def test_23_21_vote_canvassing_restores_a_monument() -> None:
    scenario = played("broglio", grey={"castello": "1 0 0", "san_polo": "2 1 0"})
    assert sorted(scenario.nouns("restore")) == ["castello", "san_polo"]
    assert len(scenario.nouns("ducat")) == 6
    scenario.play("restore san_polo")
    assert (in_sestiere(scenario, 0, "san_polo"), scenario.step) == ((0, 1, 1), "actions")


@rule("VNZ-23.21", "VNZ-D12")
def test_23_21_vote_canvassing_or_two_ducats() -> None:
    scenario = played("broglio", ducats={"castello": "3 0 0"})
    assert scenario.nouns("restore") == []
    scenario.play("ducat castello", "ducat castello")
    assert (in_sestiere(scenario, 0, "castello"), scenario.step) == ((1, 1, 0), "actions")


@rule("VNZ-R24", "VNZ-20.1")
def test_r24_a_new_monument_does_not_restore_a_grey_one() -> None:
    scenario = played("broglio", ducats={"castello": "3 0 0"}, grey={"castello": "1 0 0"})
    scenario.play("ducat castello")
    assert in_sestiere(scenario, 0, "castello") == (0, 1, 1)


@rule("VNZ-23.22", "VNZ-D17")
def test_23_22_closing_of_the_council_recovers_a_family_card() -> None:
    scenario = played("serrata", spent={0: "merchant procurator"}, board="senator")
    assert scenario.options() == ["recover merchant", "recover procurator"]
    scenario.play("recover procurator")
    assert (spent(scenario, 0), 5 in family(scenario, 0)) == ([2], True)


@rule("VNZ-23.22", "VNZ-23.0")
def test_23_22_closing_of_the_council_without_discards() -> None:
    assert played("serrata").step == "actions"


@rule("VNZ-23.23", "VNZ-E31", "VNZ-D16")
def test_e31_capitulations_let_influence_in_and_the_token_stays() -> None:
    scenario = venetia("political", 3, control=TO_THE_LEVANT, kingdoms=ACRE, hand={0: "capitolazioni"})
    assert "acri" not in scenario.nouns("influence")
    scenario.play("play capitolazioni", "influence acri", "influence acri", "influence acri")
    assert influence(scenario, "acri") == [3, 0, 0]
    assert (kingdom(scenario, "levante"), treated(scenario, 0)) == ("abbasid_caliphate", [])


@rule("VNZ-23.23", "VNZ-D16")
def test_23_23_capitulations_name_a_reached_region_and_last_one_turn() -> None:
    kingdoms = {**ACRE, "dalmazia": "kingdom_of_hungary", "albania": "ottoman_empire"}
    scenario = played("capitolazioni", seats=2, kingdoms=kingdoms)
    assert sorted(scenario.nouns("capitulate")) == ["albania", "dalmazia"]
    scenario.play("capitulate dalmazia")
    assert "zara" in scenario.nouns("influence")
    assert "corfu" not in scenario.nouns("influence")
    scenario.play("end", "die political_three")
    assert "zara" not in scenario.nouns("influence")


@rule("VNZ-23.24")
def test_23_24_ducal_pardon_discards_infamy() -> None:
    scenario = played("grazia_ducale", infamy=0)
    assert (infamy(scenario), scenario.step) == (-1, "actions")


@rule("VNZ-23.24", "VNZ-D6")
def test_23_24_ducal_pardon_or_a_card() -> None:
    scenario = played("grazia_ducale", infamy=1, fate="muda")
    assert (infamy(scenario), scenario.options()) == (1, ["keep", "cash"])
    scenario.play("keep")
    assert hand(scenario, 0) == ["muda"]
