"""Treating with the enemies (VNZ-10)."""

from quattrocento.testing import rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import ap, influence, kingdom, treated

HUNGARY = {"dalmazia": "kingdom_of_hungary"}
BOTH = {"dalmazia": "kingdom_of_hungary", "albania": "ottoman_empire"}


@rule("VNZ-10.1")
def test_10_1_one_action_point_removes_the_kingdom_of_a_reached_region() -> None:
    scenario = venetia("military", 2, kingdoms=HUNGARY).play("treat dalmazia")
    assert (kingdom(scenario, "dalmazia"), ap(scenario)) == ("", 1)


@rule("VNZ-10.1")
def test_10_1_not_in_a_region_that_is_not_reached() -> None:
    scenario = venetia("political", 2, kingdoms={"levante": "abbasid_caliphate"})
    assert scenario.nouns("treat") == []
    assert scenario.refused("treat levante").clause == "VNZ-10.1"


@rule("VNZ-10.1")
def test_10_1_not_where_there_is_no_kingdom() -> None:
    scenario = venetia("political", 2, kingdoms=HUNGARY)
    assert scenario.nouns("treat") == ["dalmazia"]
    assert scenario.refused("treat albania").clause == "VNZ-10.1"


@rule("VNZ-10.2")
def test_10_2_the_token_is_kept_for_all_to_see() -> None:
    scenario = venetia("commercial", 2, kingdoms=HUNGARY, treated={0: "crown_of_aragon"}).play(
        "treat dalmazia"
    )
    assert sorted(treated(scenario, 0)) == ["crown_of_aragon", "kingdom_of_hungary"]
    other = venetia("commercial", 2, kingdoms=HUNGARY).play("treat dalmazia")
    assert scenario.position.view(1) != other.position.view(1)


@rule("VNZ-10.3", "VNZ-17.7")
def test_10_3_the_region_is_free_at_once() -> None:
    scenario = venetia("commercial", 2, kingdoms=HUNGARY)
    assert "zara" not in scenario.nouns("influence")
    scenario.play("treat dalmazia", "influence zara")
    assert influence(scenario, "zara") == [1, 0, 0]


@rule("VNZ-10.4")
def test_10_4_several_kingdoms_in_one_turn() -> None:
    scenario = venetia("political", 3, kingdoms=BOTH).play("treat dalmazia", "treat albania")
    assert (sorted(treated(scenario, 0)), ap(scenario)) == (["kingdom_of_hungary", "ottoman_empire"], 1)
