"""The Annex Step (VTR-13)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import domain, is_out, markers, points, recovery, winners

WOOD = {"wood_3": "-1,-1"}


@rule("VTR-13.1")
def test_13_1_every_territory_with_an_own_troop_in_turn_order() -> None:
    scenario = recovery(
        troops={"0.2": "field_1 archers", "0.3": "field_1 pikemen", "2.2": "wood_1 sappers"}
    )
    assert domain(scenario, 0) == ["city_este", "field_1"]
    assert domain(scenario, 2) == ["city_medici", "wood_1"]


@rule("VTR-13.2")
def test_13_2_a_free_territory_joins_the_domain() -> None:
    scenario = recovery(troops={"0.2": "field_1 archers"})
    assert markers(scenario, "field_1") == 2
    assert points(scenario) == [0, 0, 0]


@rule("VTR-13.2", "VTR-2.6", "VTR-R26")
def test_13_2_the_income_is_counted_for_the_new_owner() -> None:
    scenario = recovery(troops={"0.2": "village_1 archers"}, domain={0: "wood_3"}, tiles=WOOD)
    assert markers(scenario, "village_1") == 2
    scenario = recovery(troops={"0.2": "village_1 archers"}, domain={1: "wood_3"}, tiles=WOOD)
    assert markers(scenario, "village_1") == 1


@rule("VTR-13.3", "VTR-T12")
def test_t12_a_company_scores_the_markers_it_replaces() -> None:
    tiles = {"wood_3": "-1,-1", "wood_4": "-2,0"}
    scenario = recovery(
        troops={"1.2": "village_1 archers"}, domain={0: "village_1 wood_3 wood_4"}, tiles=tiles
    )
    assert points(scenario) == [0, 3, 0]
    assert markers(scenario, "village_1") == 1
    scenario = recovery(
        troops={"1.2": "village_1 archers"}, domain={0: "village_1 field_2", 1: "wood_3"}, tiles=tiles
    )
    assert points(scenario) == [0, 1, 0]
    assert markers(scenario, "village_1") == 2


@rule("VTR-13.4")
def test_13_4_own_markers_stay() -> None:
    scenario = recovery(troops={"0.2": "field_1 archers"}, domain={0: "field_1 village_1"})
    assert domain(scenario, 0) == ["city_este", "field_1", "village_1"]
    assert points(scenario) == [0, 0, 0]


@rule("VTR-13.5")
def test_13_5_annexing_is_compulsory() -> None:
    scenario = recovery(troops={"0.2": "field_1 archers", "0.3": "wood_1 pikemen"})
    assert sorted(scenario.options()) == ["annex field_1", "annex wood_1"]


@rule("VTR-13.6", "VTR-D11", "VTR-R15")
def test_13_6_the_player_chooses_the_order() -> None:
    troops = {"0.2": "field_1 archers", "0.3": "wood_1 pikemen", "0.4": "hill_1 sappers"}
    scenario = recovery(troops=troops)
    assert sorted(scenario.nouns("annex")) == ["field_1", "hill_1", "wood_1"]
    scenario.play("annex hill_1", "annex field_1")
    assert domain(scenario, 0) == ["city_este", "hill_1", "field_1", "wood_1"]
    assert scenario.step == "upkeep"


@rule("VTR-13.6", "VTR-R15", "VTR-5.6")
def test_r15_the_order_changes_the_points() -> None:
    troops = {"1.2": "village_1 archers", "1.3": "wood_3 pikemen"}
    scored = []
    for first in ("village_1", "wood_3"):
        scenario = recovery(troops=troops, domain={0: "village_1 wood_3"}, tiles=WOOD).play(
            f"annex {first}"
        )
        scored.append(points(scenario)[1])
    assert scored == [3, 2]


@rule("VTR-13.7")
def test_13_7_armies_and_garrisons_annex_like_companies() -> None:
    scenario = recovery(troops={"0.2": "field_1 acuto archers"}, domain={1: "field_1"})
    assert points(scenario) == [2, 0, 0]
    assert domain(scenario, 0) == ["city_este", "field_1"]


@rule("VTR-13.8", "VTR-R16", "VTR-26.4")
def test_r16_a_mere_company_on_a_city_eliminates_and_wins() -> None:
    scenario = recovery(troops={"0.2": "city_gonzaga archers", "1.1": ""}, domain={1: "hill_1 field_1"})
    assert is_out(scenario, 1)
    assert points(scenario)[0] == 1 + 1 + 2
    assert winners(scenario) == (0,)
    assert markers(scenario, "city_gonzaga") == 1


@rule("VTR-R22")
def test_r22_all_annexations_come_before_any_upkeep() -> None:
    scenario = recovery(troops={"2.2": "field_1 archers"}, domain={0: "field_1"})
    assert (scenario.step, scenario.waiting) == ("upkeep", (0,))
    assert domain(scenario, 2) == ["city_medici", "field_1"]
