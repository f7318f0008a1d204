"""The 24 Threat cards one by one (VNZ-26)."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.venetia import threatened
from quattrocento.testing.venetia.table import fleets, kingdom, pawns

CARDS: dict[str, tuple[str, str, str, tuple[int, int, int]]] = {
    "peace_of_zara": ("kingdom_of_hungary", "dalmazia", "", (0, 1, 1)),
    "tunis_taken_by_the_empire": ("habsburg_empire", "africa", "", (0, 0, 1)),
    "normans_at_durazzo": ("norman_kingdom", "albania", "", (1, 0, 1)),
    "siege_of_scutari": ("ottoman_empire", "albania", "", (0, 1, 2)),
    "a_crown_in_palermo": ("norman_kingdom", "sicilia", "", (1, 0, 1)),
    "sicilian_vespers": ("crown_of_aragon", "sicilia", "", (0, 1, 1)),
    "the_morea_lost": ("ottoman_empire", "morea", "", (0, 0, 2)),
    "negroponte_stormed": ("ottoman_empire", "arcipelago", "", (0, 1, 2)),
    "byzantium_restored": ("byzantine_empire", "romania", "", (0, 1, 1)),
    "sack_of_tana": ("golden_horde", "tartaria", "", (0, 1, 1)),
    "genoese_gazaria": ("republic_of_genoa", "tartaria", "", (0, 1, 1)),
    "fall_of_acre": ("mamluk_sultanate", "levante", "", (0, 1, 1)),
    "masters_of_cairo": ("fatimid_caliphate", "africa", "", (1, 0, 1)),
    "conquest_of_majorca": ("crown_of_aragon", "ponente", "", (0, 1, 1)),
    "war_of_chioggia": ("republic_of_genoa", "dalmazia", "mar_adriatico", (0, 1, 2)),
    "fall_of_constantinople": ("ottoman_empire", "romania", "mar_maggiore", (0, 1, 2)),
    "narentine_pirates": ("", "", "mar_adriatico", (1, 0, 1)),
    "defeat_at_prevesa": ("", "", "mar_ionio", (0, 1, 2)),
    "saracen_raiders": ("", "", "mar_tirreno", (1, 0, 1)),
    "genoa_rules_the_west": ("", "", "mar_di_ponente", (0, 1, 1)),
    "barbary_corsairs": ("", "", "mar_di_barberia", (0, 0, 2)),
    "emirs_of_the_coast": ("", "", "mar_egeo", (0, 1, 1)),
    "the_armada_before_cyprus": ("", "", "mar_di_levante", (0, 0, 2)),
    "war_of_the_straits": ("", "", "mar_maggiore", (0, 1, 1)),
}
REGIONS = [row["id"] for row in GAME.standard_components().data["regions"]]
SEAS = [row["id"] for row in GAME.standard_components().data["seas"]]
EPOCHS = {"rise": 22, "apogee": 20, "struggle": 9}


@rule("VNZ-26.1", "VNZ-26.2", "VNZ-26.3", "VNZ-26.4", "VNZ-26.5", "VNZ-26.6", "VNZ-26.7", "VNZ-26.8")
@rule("VNZ-26.9", "VNZ-26.10", "VNZ-26.11", "VNZ-26.12", "VNZ-26.13", "VNZ-26.14", "VNZ-26.15", "VNZ-26.16")
@rule(
    "VNZ-26.17", "VNZ-26.18", "VNZ-26.19", "VNZ-26.20", "VNZ-26.21", "VNZ-26.22", "VNZ-26.23", "VNZ-26.24"
)
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("epoch", EPOCHS)
def test_26_what_each_card_brings(card: str, epoch: str) -> None:
    wanted, region, sea, crosses = CARDS[card]
    scenario = threatened(card, epoch=epoch, control="")
    assert {name: kingdom(scenario, name) for name in REGIONS if kingdom(scenario, name)} == (
        {region: wanted} if region else {}
    )
    assert {name: fleets(scenario, name) for name in SEAS if fleets(scenario, name)} == (
        {sea: 1} if sea else {}
    )
    assert pawns(scenario)[1] == EPOCHS[epoch] - crosses[list(EPOCHS).index(epoch)]


@rule("VNZ-I6")
def test_26_these_are_all_the_cards() -> None:
    assert [row["id"] for row in GAME.standard_components().data["threat_cards"]] == list(CARDS)
