"""The Expansion Phase and the Conscription Phase (VTR-15, VTR-16)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import domain, florins, hand, markers, reserve, ventura


@rule("VTR-15.1", "VTR-D14", "VTR-I21")
def test_15_1_one_tile_of_the_reserve_or_none() -> None:
    scenario = ventura("expansion", reserve={0: "wood_3 field_3", 1: "wood_4"})
    assert sorted(scenario.options()) == ["stop", "tile field_3", "tile wood_3"]
    scenario.play("tile wood_3")
    scenario.play(f"lay {scenario.nouns('lay')[0]}")
    assert reserve(scenario, 0) == ["field_3"]
    assert scenario.waiting == (1,)


@rule("VTR-15.1")
def test_15_1_placing_is_optional() -> None:
    scenario = ventura("expansion", reserve={0: "wood_3", 1: "wood_4"}).play("stop")
    assert (scenario.step, scenario.waiting) == ("expansion", (1,))


@rule("VTR-15.2", "VTR-R24")
def test_15_2_two_neighbours_one_of_them_of_the_own_domain() -> None:
    scenario = ventura("expansion", reserve={0: "wood_3"}).play("tile wood_3")
    # beside city_este and one more tile
    assert sorted(scenario.nouns("lay")) == ["-2,0", "-2,2"]
    assert scenario.refused("lay 2,1").clause == "VTR-15.2"
    assert scenario.refused("lay -3,2").clause == "VTR-2.9"


@rule("VTR-15.3")
def test_15_3_the_new_territory_belongs_to_his_domain_at_once() -> None:
    scenario = ventura("expansion", reserve={0: "mountain_2"}, seats=4)
    scenario.play("tile mountain_2", "lay -2,0")
    assert domain(scenario, 0) == ["city_este", "mountain_2"]
    assert markers(scenario, "mountain_2") == 1


@rule("VTR-15.3", "VTR-15.4", "VTR-W5")
def test_w5_a_wood_beside_the_village() -> None:
    scenario = ventura("expansion", reserve={0: "wood_3"}, domain={0: "village_1"})
    assert markers(scenario, "village_1") == 1
    scenario.play("tile wood_3", "lay -2,0")
    assert (markers(scenario, "wood_3"), markers(scenario, "village_1")) == (1, 2)


@rule("VTR-15.4")
def test_15_4_the_new_tile_does_nothing_for_other_domains() -> None:
    scenario = ventura("expansion", reserve={0: "wood_3"}, domain={1: "village_1"})
    scenario.play("tile wood_3", "lay -2,0")
    assert markers(scenario, "village_1") == 1


@rule("VTR-15.5")
def test_15_5_beside_territories_and_troops_of_others() -> None:
    scenario = ventura(
        "expansion", reserve={0: "wood_3"}, domain={1: "village_1"}, troops={"1.2": "village_1 archers"}
    )
    assert "-2,0" in scenario.play("tile wood_3").nouns("lay")


@rule("VTR-D14")
def test_d14_the_chosen_tile_is_hidden_until_it_is_laid() -> None:
    games = [
        ventura("expansion", reserve={0: "wood_3 field_3"}).play(f"tile {tile}")
        for tile in ("wood_3", "field_3")
    ]
    assert games[0].position.view(1) == games[1].position.view(1)


@rule("VTR-D14", "VTR-7.6")
def test_d14_without_a_tile_only_a_hand_is_asked() -> None:
    scenario = ventura("expansion", reserve={0: "wood_3"}, hand={2: "farmers"}).play("stop")
    assert scenario.waiting == (2,)
    assert scenario.options() == ["stop"]


@rule("VTR-16.1", "VTR-D15")
def test_16_1_conscription_cards_for_one_florin_each() -> None:
    scenario = ventura("conscription", florins=[3, 0, 1])
    assert sorted(scenario.options()) == ["draw", "stop"]
    scenario.play("draw", fate="farmers")
    assert (florins(scenario)[0], hand(scenario, 0)) == (2, ["farmers"])
    scenario.play("stop")
    assert scenario.waiting == (2,)


@rule("VTR-16.2")
def test_16_2_one_at_a_time_without_other_limit() -> None:
    scenario = ventura("conscription", florins=[4, 0, 0])
    for card in ("farmers", "ambush", "spies", "boatmen"):
        assert scenario.step == "conscription"
        scenario.play("draw", fate=card)
    assert len(hand(scenario, 0)) == 4
    assert florins(scenario)[0] == 0


@rule("VTR-16.2")
def test_16_2_only_he_sees_the_card() -> None:
    games = [
        ventura("conscription", florins=[4, 0, 0]).play("draw", fate=card) for card in ("farmers", "ambush")
    ]
    assert games[0].position.view(1) == games[1].position.view(1)


@rule("VTR-D15", "VTR-7.6")
def test_d15_two_florins_and_a_hand_are_asked_even_without_conscription_cards() -> None:
    scenario = ventura("conscription", florins=[1, 0, 0], hand={1: "side_deal"})
    scenario.play("stop")
    assert scenario.step != "conscription"  # seat 1 has a hand but no Florin
