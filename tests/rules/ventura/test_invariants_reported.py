"""That a broken invariant is found: real positions, changed in one respect (VTR-I1 to VTR-I22)."""

import pytest

from quattrocento.games.ventura.components import WOUND_BITS
from quattrocento.games.ventura.verbs import CARD, TERRITORY, hex_number
from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import ventura
from tests.rules.ventura.breaking import Change, found, found_between, put

TILE = {
    name: TERRITORY.ids.index(name)
    for name in ("village_1", "field_1", "hill_1", "wood_1", "city_este", "papal_1", "lake_1")
}
NUMBER = {
    name: CARD.ids.index(name)
    for name in ("archers", "pikemen", "acuto", "garrison_este", "farmers", "ambush")
}


def table() -> Scenario:
    """Seat 0 in his Deploy Step, with cards, tiles, Troops and a Domain."""
    return ventura(
        "deploy",
        florins=3,
        points=[4, 5, 6],
        hand={0: "archers farmers", 1: "ambush"},
        reserve={0: "lake_1"},
        domain={0: "village_1 field_1", 1: "hill_1"},
        troops={"0.2": "village_1 acuto pikemen:1", "1.2": "hill_1 sappers"},
        discarded="swordsmen",
    )


def company(name: str, wounds: int = 0) -> int:
    return NUMBER[name] << WOUND_BITS | wounds


BROKEN: dict[str, tuple[str, Change]] = {
    "a tile twice": ("VTR-I1", lambda position: put("reserve", 1 << TILE["field_1"], 0)(position)),
    "a Papal tile elsewhere": ("VTR-I1", put("spot", hex_number(5, 5), TILE["papal_1"])),
    "a Ventura card too many": ("VTR-I4", put("hand", (NUMBER["acuto"],), 2)),
    "a Conscription card too many": ("VTR-I5", put("hand", (NUMBER["farmers"],), 2)),
    "a short display": ("VTR-I7", put("display", ())),
    "a hand too large": ("VTR-I8", put("hand", (NUMBER["ambush"],) * 6, 2)),
    "a marker lost": ("VTR-I9", put("supply", 3, 0)),
    "markers that are not the Income": ("VTR-I10", put("markers", 1, TILE["field_1"])),
    "two Companies without a Captain": (
        "VTR-I11",
        put("companies", (company("archers"), company("pikemen")), 6),
    ),
    "a Captain alone": ("VTR-I11", put("companies", (), 1)),
    "a Garrison elsewhere": ("VTR-I12", put("at", TILE["village_1"], 0)),
    "a Troop beside the map": ("VTR-I13", put("at", TILE["lake_1"], 1)),
    "Troops of two players on one Territory": ("VTR-I13", put("at", TILE["hill_1"], 1)),
    "too many wounds": ("VTR-I14", put("companies", (company("pikemen", 5),), 1)),
    "debts": ("VTR-I15", put("florins", -1, 0)),
    "thirty points": ("VTR-I16", put("points", 30, 0)),
    "a First Player who has scored nothing": ("VTR-I17", put("points", 0, 0)),
    "a City without a marker": ("VTR-I18", put("markers", 0, TILE["city_este"])),
    "an eliminated player with Florins": ("VTR-I19", put("out", 4)),
}


@rule("VTR-I1", "VTR-I4", "VTR-I5", "VTR-I7", "VTR-I8", "VTR-I9", "VTR-I10")
@rule("VTR-I11", "VTR-I12", "VTR-I13", "VTR-I14", "VTR-I15", "VTR-I16", "VTR-I17", "VTR-I18", "VTR-I19")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_invariant_is_reported(name: str) -> None:
    clause, change = BROKEN[name]
    assert clause in found(table(), change)


BETWEEN: dict[str, tuple[str, Change]] = {
    "a score that falls": ("VTR-I16", put("points", 3, 0)),
    "a tile that moves": ("VTR-2.10", put("spot", hex_number(7, 7), TILE["field_1"])),
}


@rule("VTR-I16", "VTR-1.6", "VTR-2.10", "VTR-I25")
@pytest.mark.parametrize("name", BETWEEN)
def test_a_broken_passage_is_reported(name: str) -> None:
    clause, change = BETWEEN[name]
    assert {clause, "VTR-I1"} & found_between(table(), change)
