"""Commercial Action cards (VNZ-23.0 to VNZ-23.8)."""

from typing import Any

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import ALL_INFLUENCE, venetia
from quattrocento.testing.venetia.table import (
    ap,
    discarded,
    hand,
    in_sestiere,
    influence,
    pawns,
    podesta,
    vp_tokens,
)

ROMANIA = ["costantinopoli", "salonicco", "gallipoli", "varna"]
BYZANTIUM = {"romania": "byzantine_empire"}


def played(card: str, points: int = 2, **more: Any) -> Scenario:
    """Seat 0 plays a commercial card."""
    return venetia("commercial", points, hand={0: card}, **more).play(f"play {card}")


@rule("VNZ-23.1", "VNZ-23.2", "VNZ-23.3", "VNZ-23.4", "VNZ-23.5", "VNZ-23.6", "VNZ-23.7", "VNZ-23.8")
@rule("VNZ-23.9", "VNZ-23.10", "VNZ-23.11", "VNZ-23.12", "VNZ-23.13", "VNZ-23.14", "VNZ-23.15", "VNZ-23.16")
@rule(
    "VNZ-23.17", "VNZ-23.18", "VNZ-23.19", "VNZ-23.20", "VNZ-23.21", "VNZ-23.22", "VNZ-23.23", "VNZ-23.24"
)
def test_23_values_and_copies_of_the_cards() -> None:
    rows = GAME.standard_components().data["action_cards"]
    found = [(row["id"], row["value"], row["copies"]) for row in rows]
    assert found == [
        ("muda", 2, 2),
        ("crisobolla", 1, 1),
        ("libro_meraviglie", 1, 1),
        ("colleganza", 2, 2),
        ("fondaco", 3, 2),
        ("banco_giro", 2, 1),
        ("vetri_murano", 3, 1),
        ("ufficio_sale", 1, 2),
        ("arsenale", 2, 2),
        ("condottieri", 2, 2),
        ("crociata", 1, 1),
        ("capitano_da_mar", 3, 2),
        ("galeazze", 1, 1),
        ("stradioti", 1, 2),
        ("corsari", 2, 1),
        ("fortezze", 3, 1),
        ("inviati_segreti", 2, 2),
        ("bailo", 2, 2),
        ("consiglio_dieci", 1, 1),
        ("corona_cipro", 1, 1),
        ("broglio", 1, 2),
        ("serrata", 2, 1),
        ("capitolazioni", 3, 2),
        ("grazia_ducale", 3, 1),
    ]


@rule("VNZ-23.0")
def test_23_0_influence_of_a_card_costs_no_action_point_and_is_checked() -> None:
    scenario = played("libro_meraviglie", tana="1 2 0").play("place tana")
    assert (ap(scenario), influence(scenario, "tana")) == (2, [2, 2, 0])
    assert (podesta(scenario, "tana"), pawns(scenario)[0]) == (0, 3)


@rule("VNZ-23.0")
def test_23_0_a_target_must_be_chosen_if_there_is_one() -> None:
    scenario = played("libro_meraviglie")
    assert {text.split()[0] for text in scenario.options()} == {"place"}


@rule("VNZ-23.0")
def test_23_0_a_card_without_a_legal_target_is_just_discarded() -> None:
    scenario = played("colleganza")
    assert (scenario.step, discarded(scenario), hand(scenario, 0)) == ("actions", ["colleganza"], [])


@rule("VNZ-23.0", "VNZ-R32")
def test_23_0_without_influence_in_supply_a_card_does_nothing() -> None:
    scenario = played("libro_meraviglie", **ALL_INFLUENCE)
    assert (scenario.step, discarded(scenario)) == ("actions", ["libro_meraviglie"])


@rule("VNZ-23.1", "VNZ-23.9", "VNZ-23.17")
@pytest.mark.parametrize(
    ("die", "card"), [("commercial", "muda"), ("military", "arsenale"), ("political", "inviati_segreti")]
)
def test_23_1_one_more_action_point(die: str, card: str) -> None:
    scenario = venetia(die, 2, hand={0: card}).play(f"play {card}")
    assert (ap(scenario), discarded(scenario)) == (3, [card])


@rule("VNZ-23.2", "VNZ-D9")
def test_23_2_chrysobull_two_colonies_of_romania_without_route_and_under_a_kingdom() -> None:
    scenario = played("crisobolla", kingdoms=BYZANTIUM, control="")
    assert sorted(scenario.nouns("place")) == sorted(ROMANIA)
    scenario.play("place varna")
    assert "stop" in scenario.options()
    assert sorted(scenario.nouns("place")) == ["costantinopoli", "gallipoli", "salonicco"]
    scenario.play("place gallipoli")
    assert (influence(scenario, "varna"), influence(scenario, "gallipoli")) == ([1, 0, 0], [1, 0, 0])
    assert scenario.step == "actions"


@rule("VNZ-23.2", "VNZ-D9")
def test_23_2_chrysobull_one_colony_is_enough() -> None:
    scenario = played("crisobolla").play("place varna", "stop")
    assert (influence(scenario, "varna"), scenario.step) == ([1, 0, 0], "actions")


@rule("VNZ-23.2")
def test_23_2_chrysobull_not_twice_the_same_and_not_elsewhere() -> None:
    scenario = played("crisobolla")
    assert scenario.refused("place zara").clause == "VNZ-23.2"
    scenario.play("place varna")
    assert scenario.refused("place varna").clause == "VNZ-23.2"


@rule("VNZ-D9", "VNZ-R32")
def test_d9_no_second_colony_without_influence_left() -> None:
    less = {**ALL_INFLUENCE, "ragusa": "4 0 0 podesta 0"}
    scenario = played("crisobolla", **less).play("place varna")
    assert (scenario.step, influence(scenario, "varna")) == ("actions", [1, 0, 0])


@rule("VNZ-23.3", "VNZ-D10")
def test_23_3_book_of_wonders_anywhere_without_a_kingdom() -> None:
    scenario = played("libro_meraviglie", kingdoms=BYZANTIUM, control="")
    assert len(scenario.nouns("place")) == 36
    assert not set(ROMANIA) & set(scenario.nouns("place"))
    scenario.play("place tana")
    assert influence(scenario, "tana") == [1, 0, 0]


@rule("VNZ-23.4", "VNZ-D10")
def test_23_4_trading_partnership_where_one_has_influence_and_a_route() -> None:
    scenario = played("colleganza", zara="1 1 0", corfu="1 0 0", messina="0 1 0", modone="2 0 0")
    assert sorted(scenario.nouns("place")) == ["corfu", "zara"]
    scenario.play("place zara")
    assert influence(scenario, "zara") == [2, 1, 0]


@rule("VNZ-23.4")
def test_23_4_trading_partnership_not_under_a_kingdom() -> None:
    scenario = played(
        "colleganza", zara="1 0 0", corfu="1 0 0", kingdoms={"dalmazia": "kingdom_of_hungary"}
    )
    assert influence(scenario, "corfu") == [2, 0, 0]


@rule("VNZ-23.5", "VNZ-D10")
def test_23_5_merchants_lodge_in_a_minor_colony_without_own_influence() -> None:
    scenario = played("fondaco", pola="1 0 0", spalato="0 2 0", kingdoms={"albania": "ottoman_empire"})
    assert sorted(scenario.nouns("place")) == ["otranto", "palermo", "ragusa", "spalato", "trani"]
    assert scenario.refused("place zara").clause == "VNZ-23.5"
    assert scenario.refused("place pola").clause == "VNZ-23.5"
    scenario.play("place spalato")
    assert influence(scenario, "spalato") == [1, 2, 0]


@rule("VNZ-23.6", "VNZ-D6")
def test_23_6_giro_bank_two_cards_one_after_the_other() -> None:
    scenario = venetia("commercial", 2, hand={0: "banco_giro"}).play("play banco_giro", fate="bailo")
    assert (scenario.step, scenario.options()) == ("received", ["keep", "cash"])
    scenario.play("keep", fate="fondaco").play("cash", "ducats cannaregio:3,san_polo:0")
    assert (hand(scenario, 0), in_sestiere(scenario, 0, "cannaregio")) == (["bailo"], (3, 0, 0))
    assert (scenario.step, sorted(discarded(scenario))) == ("actions", ["banco_giro", "fondaco"])


@rule("VNZ-23.7")
def test_23_7_glass_of_murano_draws_a_token() -> None:
    scenario = venetia("commercial", 2, hand={0: "vetri_murano"}).play("play vetri_murano", fate="vp_3")
    assert vp_tokens(scenario, 0) == [3]


@rule("VNZ-23.7", "VNZ-R28")
def test_23_7_glass_of_murano_from_an_empty_pool() -> None:
    scenario = played("vetri_murano", vp={1: "vp_1*10 vp_2*9 vp_3*5"})
    assert vp_tokens(scenario, 0) == []


@rule("VNZ-23.8", "VNZ-D12")
def test_23_8_salt_office_three_ducats_in_any_districts() -> None:
    scenario = played("ufficio_sale", ducats={"castello": "3 0 0"})
    assert len(scenario.nouns("ducat")) == 6
    scenario.play("ducat san_marco", "ducat castello", "ducat dorsoduro")
    assert in_sestiere(scenario, 0, "san_marco") == (1, 0, 0)
    assert in_sestiere(scenario, 0, "castello") == (0, 1, 0)
    assert in_sestiere(scenario, 0, "dorsoduro") == (1, 0, 0)
    assert scenario.step == "actions"
