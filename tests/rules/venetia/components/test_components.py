"""What lies in the box (Components)."""

from collections import Counter
from typing import Any

from quattrocento.games.venetia.game import GAME
from quattrocento.testing import rule

DATA = GAME.standard_components().data
PIECES = {row["id"]: row["count"] for row in DATA["pieces"]}


def by_id(table: str) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in DATA[table]}


def copies(table: str) -> int:
    return sum(row["copies"] for row in DATA[table])


@rule("VNZ-1.1")
def test_four_families_alike_but_for_the_colour() -> None:
    assert [row["id"] for row in DATA["families"]] == ["dandolo", "gradenigo", "morosini", "venier"]
    assert len({row["hex"] for row in DATA["families"]}) == 4
    assert not {"influence", "podesta", "cards", "effect"} & set(DATA["families"][0])


@rule("VNZ-2.1", "VNZ-2.2", "VNZ-I1", "VNZ-I2", "VNZ-I3")
def test_pieces_of_a_family() -> None:
    each = {row["id"]: row["count"] for row in DATA["pieces"] if row["each"]}
    assert each == {"influence": 40, "podesta": 8, "ducat": 15, "monument": 6}


@rule("VNZ-2.1", "VNZ-3.7", "VNZ-19.14")
def test_family_cards_from_one_to_six_of_which_only_the_first_comes_back() -> None:
    cards = DATA["family_cards"]
    assert [row["value"] for row in cards] == [1, 2, 3, 4, 5, 6]
    assert [row["reusable"] for row in cards] == [True, False, False, False, False, False]


@rule("VNZ-7.1", "VNZ-7.2", "VNZ-7.5", "VNZ-R37", "VNZ-I15")
def test_seven_dice_with_two_of_each_face() -> None:
    dice = {row["id"]: (row["colour"], row["copies"]) for row in DATA["dice"]}
    assert dice == {"commercial": ("gold", 2), "military": ("silver", 2), "political": ("bronze", 3)}
    faces = {row["id"]: (row["ap"], row["card"]) for row in DATA["die_faces"]}
    assert faces == {"two": (2, "take"), "three": (3, "none"), "four": (4, "give")}
    for row in DATA["dice"]:
        assert Counter(row["faces"]) == {"two": 2, "three": 2, "four": 2}


@rule("VNZ-7.9")
def test_two_sestieri_of_each_colour() -> None:
    found = {(row["id"], row["type"]) for row in DATA["sestieri"]}
    assert found == {
        ("cannaregio", "commercial"),
        ("san_polo", "commercial"),
        ("castello", "military"),
        ("dorsoduro", "military"),
        ("san_marco", "political"),
        ("santa_croce", "political"),
    }


@rule("VNZ-I6", "VNZ-I7", "VNZ-I8", "VNZ-I9")
def test_numbers_of_cards_and_tokens() -> None:
    assert (copies("action_cards"), copies("threat_cards")) == (36, 24)
    assert (copies("battle_tokens"), copies("vp_tokens"), copies("kingdoms")) == (24, 24, 19)
    assert (PIECES["fleet"], PIECES["control"], PIECES["infamy"]) == (10, 8, 1)
    types = Counter({row["id"]: 0 for row in DATA["dice"]})
    for row in DATA["action_cards"]:
        types[row["type"]] += row["copies"]
    assert set(types.values()) == {12}
    assert {row["value"] for row in DATA["action_cards"]} == {1, 2, 3}


@rule("VNZ-I8")
def test_kingdom_tokens_are_those_of_the_setup_and_of_the_threat_cards() -> None:
    wanted = Counter(row["id"] for row in DATA["kingdoms"] if "setup_region" in row)
    wanted.update(row["params"]["kingdom"] for row in DATA["threat_cards"] if "kingdom" in row["params"])
    assert wanted == {row["id"]: row["copies"] for row in DATA["kingdoms"]}


@rule("VNZ-15.1", "VNZ-15.2", "VNZ-15.3")
def test_battle_tokens() -> None:
    found = {(row["value"], row["icon"]): row["copies"] for row in DATA["battle_tokens"]}
    assert found == {
        (0, "none"): 3,
        (1, "none"): 7,
        (1, "plunder"): 4,
        (2, "none"): 4,
        (2, "threat"): 4,
        (3, "threat"): 2,
    }


@rule("VNZ-14.4", "VNZ-R28")
def test_victory_point_tokens() -> None:
    assert {row["value"]: row["copies"] for row in DATA["vp_tokens"]} == {1: 10, 2: 9, 3: 5}


@rule("VNZ-21.1", "VNZ-16.11")
def test_ten_regions_with_one_major_and_three_minor_colonies() -> None:
    values = {row["id"]: row["value"] for row in DATA["regions"]}
    assert values == {
        "ponente": 3,
        "sicilia": 2,
        "dalmazia": 2,
        "albania": 2,
        "morea": 3,
        "romania": 5,
        "arcipelago": 3,
        "tartaria": 4,
        "levante": 4,
        "africa": 4,
    }
    for region in values:
        kinds = [row["kind"] for row in DATA["colonies"] if row["region"] == region]
        assert kinds == ["major", "minor", "minor", "minor"]


@rule("VNZ-R7")
def test_no_colony_has_a_value_above_five() -> None:
    assert {row["value"] for row in DATA["colonies"]} == {3, 4, 5}


@rule("VNZ-9.1", "VNZ-9.3")
def test_seas_their_values_and_links() -> None:
    seas = by_id("seas")
    assert {name: row["value"] for name, row in seas.items()} == {
        "mar_adriatico": 2,
        "mar_ionio": 3,
        "mar_tirreno": 3,
        "mar_di_barberia": 3,
        "mar_egeo": 3,
        "mar_di_ponente": 4,
        "mar_di_levante": 4,
        "mar_maggiore": 4,
    }
    assert [name for name, row in seas.items() if row["venice"]] == ["mar_adriatico"]
    links = {frozenset((name, other)) for name, row in seas.items() for other in row["adjacent"]}
    assert len(links) == 11
    assert all(name in seas[other]["adjacent"] for name, row in seas.items() for other in row["adjacent"])


@rule("VNZ-9.6", "VNZ-R4")
def test_which_sea_washes_which_regions() -> None:
    seas = {row["id"]: set(row["seas"]) for row in DATA["regions"]}
    assert {name for name in seas if "mar_adriatico" in seas[name]} == {"sicilia", "dalmazia", "albania"}
    assert {name for name in seas if "mar_tirreno" in seas[name]} == {"sicilia"}
    assert {name for name in seas if "mar_egeo" in seas[name]} == {"morea", "romania", "arcipelago"}
    assert {name for name in seas if "mar_di_ponente" in seas[name]} == {"ponente"}
    assert {name for name in seas if "mar_maggiore" in seas[name]} == {"romania", "tartaria"}


@rule("VNZ-18.1", "VNZ-18.4")
def test_the_power_track() -> None:
    assert DATA["constants"]["power_track_spaces"] == 22
    assert DATA["constants"]["first_scoring_space"] == 8


@rule("VNZ-R49")
def test_r49_crosses_of_one_pass_through_the_threat_deck() -> None:
    passes = [sum(row["crosses"][epoch] for row in DATA["threat_cards"]) for epoch in range(3)]
    assert passes == [5, 15, 32]
    # The last of 21 crosses comes at the latest with the 20th card of the fifth pass, one card in 7 turns.
    deck, crosses = copies("threat_cards"), DATA["constants"]["power_track_spaces"] - 1
    whole, more = divmod(crosses - 1, passes[0])
    cards = whole * deck + deck - passes[0] + more + 1
    assert copies("dice") * cards + 1 == 813


@rule("VNZ-R15")
def test_r15_there_are_enough_battle_tokens_for_any_turn() -> None:
    points = max(row["ap"] for row in DATA["die_faces"]) + 2  # a Doge token and The Arsenal
    assert 2 * points + 2 < copies("battle_tokens")


@rule("VNZ-I16", "VNZ-R19", "VNZ-19.11")
def test_tokens_of_a_doge() -> None:
    assert DATA["constants"]["doge_tokens"] == 3
    assert by_id("settings")["doge_tokens_two_players"]["default"] == 4
