"""What lies in the box (Components)."""

from collections import Counter

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import rule

DATA = GAME.standard_components().data


@rule("VTR-2.3", "VTR-I1")
def test_forty_tiles_by_type() -> None:
    assert Counter(row["type"] for row in DATA["tiles"]) == {
        "village": 4,
        "castle": 4,
        "city": 4,
        "river": 4,
        "lake": 2,
        "hill": 4,
        "mountain": 2,
        "field": 8,
        "wood": 6,
        "papal": 2,
    }


@rule("VTR-3.1", "VTR-I4", "VTR-I5", "VTR-I6")
def test_110_cards_with_the_first_player_card() -> None:
    cards = [row for table in ("garrisons", "captains", "companies", "events") for row in DATA[table]]
    numbers = [row["number"] + copy for row in cards for copy in range(row["copies"])]
    assert sorted(numbers) == list(range(1, 110))
    ventura = [row for row in DATA["companies"] if row["deck"] == "ventura"]
    assert (len(ventura), sum(row["copies"] for row in ventura)) == (20, 40)
    assert (len(DATA["companies"]) - 20, len(DATA["events"])) == (4, 16)


@rule("VTR-5.3", "VTR-5.4", "VTR-5.5")
def test_pieces() -> None:
    counts = {row["id"]: row["count"] for row in DATA["pieces"]}
    assert (counts["domain_marker"], counts["army_marker"], counts["company_marker"]) == (20, 5, 5)
    assert (counts["wound_token"], counts["florin_1"]) == (20, 50)


@rule("VTR-6.2")
def test_every_family_has_its_city_and_its_garrison() -> None:
    families = [row["id"] for row in DATA["families"]]
    assert families == ["este", "gonzaga", "medici", "visconti"]
    assert [row["family"] for row in DATA["garrisons"]] == families
    assert [row["colour"] for row in DATA["families"]] == ["red", "black", "yellow", "blue"]


@rule("VTR-2.6", "VTR-W5")
def test_a_village_yields_more_beside_woods() -> None:
    village = next(row for row in DATA["tiles"] if row["id"] == "village_1")
    assert village["income"] == {"base": 1, "per": 1, "category": "vegetation"}


@rule("VTR-R5")
def test_every_city_has_income_one() -> None:
    assert all(row["income"] == {"base": 1} for row in DATA["tiles"] if row["type"] == "city")


@rule("VTR-R61")
def test_there_are_enough_copies_for_equal_domains() -> None:
    for seats in (2, 3, 4):
        for name in ("castle", "wood", "field", "hill", "river"):
            used = [row for row in DATA["tiles"] if row["type"] == name and row["setup"] <= seats]
            assert len(used) >= seats


@rule("VTR-9.3", "VTR-W10")
def test_the_table_of_prestige() -> None:
    assert [row["points"] for row in DATA["prestige"]] == [0, 1, 2, 4, 5, 7]
