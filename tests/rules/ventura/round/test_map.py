"""The map and its Territories (VTR-2)."""

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.ventura import domain, facts, markers, recovery, ventura

TILES = GAME.standard_components().data["tiles"]
TYPES = {row["id"]: row["category"] for row in GAME.standard_components().data["territory_types"]}


@rule("VTR-2.1", "VTR-2.2")
@pytest.mark.parametrize("at", ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"])
def test_2_1_the_six_neighbours(at: str) -> None:
    # a Company on papal_1 at 0,0 can step on each of the six
    places = {**facts(ventura(florins=1))["map"], "papal_2": "1,0"}
    name = next(name for name, place in places.items() if place == at)
    scenario = ventura("troops", troops={"0.2": "papal_1 light_cavalry"}).play("move 2")
    assert name in scenario.nouns("to")
    assert len(scenario.nouns("to")) == 6


@rule("VTR-2.2")
def test_2_2_two_steps_away_is_not_adjacent() -> None:
    scenario = ventura("troops", troops={"0.2": "city_este light_cavalry"}).play("move 2")
    assert sorted(scenario.nouns("to")) == ["field_2", "village_1"]


@rule("VTR-2.3")
def test_2_3_types_and_categories() -> None:
    assert TYPES == {
        "village": "inhabited",
        "castle": "inhabited",
        "city": "inhabited",
        "river": "water",
        "lake": "water",
        "hill": "heights",
        "mountain": "heights",
        "field": "plain",
        "wood": "vegetation",
        "papal": "papal",
    }


@rule("VTR-2.4")
def test_2_4_papal_territories_count_for_no_formula() -> None:
    used = {row[key].get("category") for row in TILES for key in ("income", "ranged", "resistance")}
    assert "papal" not in used
    scenario = recovery(domain={0: "village_1 papal_1"})
    assert markers(scenario, "village_1") == 1


@rule("VTR-2.5")
def test_2_5_what_a_territory_has() -> None:
    for row in TILES:
        assert {"income", "move", "ranged", "melee", "resistance", "setup"} <= set(row)


@rule("VTR-2.6", "VTR-2.8")
def test_2_6_a_formula_counts_adjacent_territories_of_the_colour_in_the_same_domain() -> None:
    beside = {"wood_3": "-1,-1", "wood_4": "-2,0"}  # both beside village_1, which has 1+1x green
    assert markers(ventura(florins=1, domain={0: "village_1"}, tiles=beside), "village_1") == 1
    assert markers(ventura(florins=1, domain={0: "village_1 wood_3"}, tiles=beside), "village_1") == 2
    assert (
        markers(ventura(florins=1, domain={0: "village_1 wood_3 wood_4"}, tiles=beside), "village_1") == 3
    )
    others = ventura(florins=1, domain={0: "village_1 wood_3", 1: "wood_4"}, tiles=beside)
    assert markers(others, "village_1") == 2
    far = ventura(florins=1, domain={0: "village_1 wood_2"}, tiles=beside)
    assert markers(far, "village_1") == 1


@rule("VTR-2.6")
def test_2_6_melee_is_always_a_plain_number() -> None:
    assert all(isinstance(row["melee"], int) for row in TILES)


@rule("VTR-2.7")
def test_2_7_a_territory_is_in_a_domain_as_long_as_a_marker_lies_on_it() -> None:
    scenario = recovery(troops={"0.2": "field_1 pikemen"}, domain={1: "field_1"})
    assert domain(scenario, 1) == ["city_gonzaga"]
    assert domain(scenario, 0) == ["city_este", "field_1"]
    assert markers(scenario, "field_1") == 2


@rule("VTR-2.9", "VTR-15.2")
def test_2_9_a_new_tile_has_two_neighbours_on_a_free_place() -> None:
    scenario = ventura("expansion", reserve={0: "wood_3"}, domain={0: "village_1 field_2"}).play(
        "tile wood_3"
    )
    places = scenario.nouns("lay")
    assert "-1,-1" in places  # beside field_1 and village_1
    assert "-2,2" in places  # beside city_este and field_2
    assert "-3,2" not in places  # beside city_este only
    assert "-2,1" not in places  # city_este lies there
    assert "0,0" not in places


@rule("VTR-2.10")
def test_2_10_a_placed_tile_stays_where_it_is() -> None:
    scenario = recovery(troops={"0.2": "field_1 pikemen"}, domain={0: "wood_1", 1: "field_1"})
    before = facts(scenario)["map"]
    scenario.play("pay")
    assert facts(scenario)["map"] == before
    scenario = ventura("expansion", reserve={0: "wood_3"}).play("tile wood_3")
    scenario.refused("lay -1,0")


@rule("VTR-2.11")
def test_2_11_cities_are_never_drawn() -> None:
    cities = [row for row in TILES if row["type"] == "city"]
    assert [row["family"] for row in cities] == ["este", "gonzaga", "medici", "visconti"]
    scenario = ventura("fortune", seats=2, tiles={"lake_1": "3,0", "mountain_1": "2,1"})
    scenario.play("draw", fate="village_2")
    with pytest.raises(Exception, match="city_medici"):
        scenario.play("1: draw", fate="city_medici")
