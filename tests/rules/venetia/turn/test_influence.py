"""Influence by trade and politics (VNZ-11, VNZ-12)."""

from quattrocento.testing import rule
from quattrocento.testing.venetia import ALL_INFLUENCE, venetia
from quattrocento.testing.venetia.table import ap, at_sea, influence, kingdom, pawns, podesta, supply

HUNGARY = {"dalmazia": "kingdom_of_hungary"}


@rule("VNZ-11.1")
def test_11_1_each_action_point_places_one_influence() -> None:
    scenario = venetia("commercial", 3).play("influence zara")
    assert (influence(scenario, "zara"), ap(scenario), supply(scenario)[0]) == ([1, 0, 0], 2, 39)


@rule("VNZ-11.1", "VNZ-17.7")
def test_11_1_not_under_a_kingdom() -> None:
    scenario = venetia("commercial", 3, kingdoms=HUNGARY)
    assert scenario.refused("influence zara").clause == "VNZ-17.7"
    assert set(scenario.nouns("influence")) == {
        *("messina", "palermo", "trani", "otranto"),
        *("corfu", "scutari", "durazzo", "valona"),
    }


@rule("VNZ-11.2")
def test_11_2_at_most_one_in_the_same_colony() -> None:
    scenario = venetia("commercial", 3).play("influence zara")
    assert scenario.refused("influence zara").clause == "VNZ-11.2"
    scenario.play("influence pola")
    assert not {"zara", "pola"} & set(scenario.nouns("influence"))


@rule("VNZ-11.2")
def test_11_2_the_limit_is_that_of_one_turn() -> None:
    scenario = venetia("commercial", 3, seats=2, dice="commercial_three*2 military_three")
    scenario.play("influence zara", "end", "die commercial_three", "end", "keep_token")
    scenario.play("die commercial_three", "influence zara")
    assert influence(scenario, "zara") == [2, 0]


@rule("VNZ-11.3")
def test_11_3_colonies_of_different_regions() -> None:
    scenario = venetia("commercial", 3).play("influence zara", "influence corfu", "influence messina")
    assert [influence(scenario, colony) for colony in ("zara", "corfu", "messina")] == [[1, 0, 0]] * 3


@rule("VNZ-11.2", "VNZ-23.4", "VNZ-R50", "VNZ-E30")
def test_e30_a_card_is_outside_the_limit_of_the_die() -> None:
    scenario = venetia("commercial", 4, hand={0: "colleganza"}).play("influence pola")
    assert scenario.refused("influence pola").clause == "VNZ-11.2"
    scenario.play("play colleganza")
    assert influence(scenario, "pola") == [2, 0, 0]


@rule("VNZ-12.1")
def test_12_1_several_influence_in_one_colony() -> None:
    scenario = venetia("political", 3).play("influence messina", "influence messina")
    assert (influence(scenario, "messina"), ap(scenario)) == ([2, 0, 0], 1)


@rule("VNZ-12.1", "VNZ-17.7")
def test_12_1_not_under_a_kingdom_nor_without_a_route() -> None:
    scenario = venetia("political", 3, kingdoms=HUNGARY)
    assert scenario.refused("influence zara").clause == "VNZ-17.7"
    assert scenario.refused("influence modone").clause == "VNZ-9.6"


@rule("VNZ-12.2", "VNZ-16.4", "VNZ-16.5", "VNZ-E5")
def test_e5_a_podesta_by_politics() -> None:
    scenario = venetia("political", 3, zara="0 0 1").play("influence zara")
    assert scenario.refused("influence pola").clause == "VNZ-12.2"
    scenario.play("influence zara")
    assert podesta(scenario, "zara") == -1
    scenario.play("influence zara")
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([3, 0, 1], 0)
    assert pawns(scenario) == (3, 22)


@rule("VNZ-12.3")
def test_12_3_routes_and_treaties_before_between_and_after() -> None:
    scenario = venetia("political", 5, kingdoms=HUNGARY)
    scenario.play("treat dalmazia", "influence zara", "route mar_ionio", "influence zara", "route mar_egeo")
    assert (influence(scenario, "zara"), kingdom(scenario, "dalmazia")) == ([2, 0, 0], "")
    assert (at_sea(scenario, "mar_ionio"), at_sea(scenario, "mar_egeo")) == ([1, 0, 0], [1, 0, 0])


@rule("VNZ-R50")
def test_r50_the_political_colony_is_fixed_by_action_points_alone() -> None:
    scenario = venetia("political", 3, hand={0: "corona_cipro"}, pola="0 1 0").play("play corona_cipro")
    assert influence(scenario, "pola") == [1, 0, 0]
    scenario.play("influence zara")
    assert scenario.nouns("influence") == ["zara"]


@rule("VNZ-R32")
def test_r32_without_influence_in_supply_no_placement_is_offered() -> None:
    scenario = venetia("commercial", 3, **ALL_INFLUENCE)
    assert supply(scenario)[0] == 0
    assert (scenario.nouns("influence"), scenario.nouns("route")) == ([], [])
    assert scenario.refused("influence zara").clause == "VNZ-R32"
    assert scenario.refused("route mar_ionio").clause == "VNZ-R32"
