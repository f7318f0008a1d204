"""That a broken invariant is found: a real position, changed in one respect (VNZ-I1 to VNZ-I21)."""

import pytest

from quattrocento.games.venetia.components.typed import QUARANTIA
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.verbs import CARD, COLONY, KINGDOM, REGION, SEA, THREAT_CARD
from quattrocento.testing import Scenario, rule
from quattrocento.testing.breaking import Change, found, found_between, put
from quattrocento.testing.venetia import venetia

PLACE = {name: number * 3 for number, name in enumerate(COLONY.ids)}
AT_SEA = {name: number * 3 for number, name in enumerate(SEA.ids)}
COLONY_OF = {name: number for number, name in enumerate(COLONY.ids)}
SEA_OF = {name: number for number, name in enumerate(SEA.ids)}


def table() -> Scenario:
    """Seat 0 in the actions of a military turn, with something of everything on the table."""
    return venetia(
        "military",
        2,
        epoch="apogee",
        points=[4, 5, 6],
        zara="3 1 0 podesta 0",
        pola="1 1 0",
        seas={"mar_ionio": "1 1 0"},
        fleets={"mar_di_ponente": 1},
        kingdoms={"levante": "abbasid_caliphate"},
        hand={0: "arsenale", 1: "bailo muda"},
        vp={0: "vp_1 vp_3"},
        treated={1: "golden_horde"},
        kept={0: 1},
        ducats={"castello": "2 0 0"},
        coloured={"castello": "1 0 0"},
        spent={1: "merchant"},
        infamy=1,
        cards='battle = ["skirmish"]\ntiles_out = ["castello", "san_polo"]',
        settings={"revolt_losses": "until_below"},
    )


def both(*changes: Change) -> Change:
    def change(position: Venetia) -> None:
        for each in changes:
            each(position)

    return change


BROKEN: dict[str, tuple[str, Change]] = {
    "an Influence token lost": ("VNZ-I1", put("supply", 20, 0)),
    "an Influence token too many at sea": ("VNZ-I1", put("supply", 40, 1)),
    "a Podestà lost": ("VNZ-I2", put("podesta_supply", 5, 0)),
    "a Ducat too many": ("VNZ-I3", put("ducats", 14, 0)),
    "a Monument too many": ("VNZ-I3", put("grey", 7, 0)),
    "four Ducats in a district": ("VNZ-I4", put("ducats", 4, 0)),
    "the one among the discards": ("VNZ-I5", put("family", 0b111110, 2)),
    "a Family card on the board and in hand": ("VNZ-I5", put("family", 0b111111, 0)),
    "an Action card too many": ("VNZ-I6", put("hand", (CARD.ids.index("arsenale"),) * 3, 0)),
    "an Action card that does not exist": ("VNZ-I6", put("hand", (-1, CARD.ids.index("arsenale")), 0)),
    "an Action card lost": ("VNZ-I6", put("hand", (), 1)),
    "a Threat card lost": ("VNZ-I6", put("threat_deck", 0, THREAT_CARD.ids.index("sack_of_tana"))),
    "a Battle token too many": ("VNZ-I7", put("drawn", (5, 5, 5))),
    "a VP token too many": ("VNZ-I8", put("vp_tokens", (0, 0, 6), 1)),
    "a Kingdom token too many": (
        "VNZ-I8",
        put("kingdom", KINGDOM.ids.index("abbasid_caliphate"), REGION.ids.index("ponente")),
    ),
    "a Fleet too many": ("VNZ-I9", put("fleets", 11, SEA_OF["mar_di_ponente"])),
    "a Fleet in a sea with Influence": ("VNZ-I10", put("fleets", 1, SEA_OF["mar_ionio"])),
    "control of a sea with a Fleet": ("VNZ-I10", put("control", 1 << SEA_OF["mar_di_ponente"])),
    "as much Influence as the value of a sea": (
        "VNZ-I11",
        both(put("sea_influence", 2, AT_SEA["mar_ionio"]), put("supply", 34, 0)),
    ),
    "six in a colony": (
        "VNZ-I12",
        both(put("influence", 5, PLACE["pola"]), put("supply", 31, 0)),
    ),
    "a Podestà below the value": (
        "VNZ-I13",
        both(put("influence", 2, PLACE["zara"]), put("supply", 36, 0)),
    ),
    "a Podestà of a player who is outnumbered": (
        "VNZ-I13",
        both(
            put("podesta", 1, COLONY_OF["zara"]), put("podesta_supply", 8, 0), put("podesta_supply", 7, 1)
        ),
    ),
    "eight dice": ("VNZ-I15", put("dice", (2, 0, 0, 2, 0, 0, 4, 0, 0))),
    "four tokens in office": ("VNZ-I16", put("office", 4)),
    "a pawn beside the track": ("VNZ-I17", put("enemies", 23)),
    "a meeting that was not noticed": ("VNZ-I18", put("venice", 21)),
    "the Rise on space 9": ("VNZ-I18", put("epoch", 0)),
    "a first scoring that is due no more": ("VNZ-I18", put("first_due", True)),
    "nobody is Doge": ("VNZ-I20", put("doge", -1)),
    "the Quarantia out of the bag": ("VNZ-I21", put("tiles_out", 1 << QUARANTIA | 1)),
    "three tiles out": ("VNZ-I21", put("tiles_out", 0b111)),
}


@rule("VNZ-I1", "VNZ-I2", "VNZ-I3", "VNZ-I4", "VNZ-I5", "VNZ-I6", "VNZ-I7", "VNZ-I8", "VNZ-I9", "VNZ-I10")
@rule("VNZ-I11", "VNZ-I12", "VNZ-I13", "VNZ-I15", "VNZ-I16", "VNZ-I17", "VNZ-I18", "VNZ-I20", "VNZ-I21")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_invariant_is_reported(name: str) -> None:
    clause, change = BROKEN[name]
    assert clause in found(table(), change)


PASSAGES: dict[str, tuple[str, Change]] = {
    "Venice goes back": ("VNZ-I17", put("venice", 8)),
    "the Enemies go back": ("VNZ-I17", put("enemies", 21)),
    "points are lost": ("VNZ-I19", put("points", 3, 0)),
}


@rule("VNZ-I17", "VNZ-I19")
@pytest.mark.parametrize("name", PASSAGES)
def test_a_broken_passage_is_reported(name: str) -> None:
    clause, change = PASSAGES[name]
    assert clause in found_between(table(), change)
