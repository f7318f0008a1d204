"""Setup: Cities and starting Domains (VTR-6.11 to VTR-6.14)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import claimed, dealt, domain, florins, laid, markers, points

MINE = ("village_1", "field_2", "field_1")
YOURS = ("hill_1", "castle_1", "hill_2")


@rule("VTR-6.11", "VTR-D3")
def test_6_11_a_city_needs_two_neighbours_and_no_city_beside_it() -> None:
    scenario = laid()
    assert scenario.step == "city"
    assert {"-2,1", "3,-1", "1,-2"} <= set(scenario.nouns("lay"))
    scenario.play("lay -2,1")
    assert scenario.waiting == (1,)
    places = scenario.nouns("lay")
    assert "3,-1" in places
    assert not {"-2,0", "-2,2", "-3,2"} & set(places)
    assert scenario.refused("lay -2,0").clause == "VTR-6.11"


@rule("VTR-6.12", "VTR-D4", "VTR-R2")
def test_6_12_three_territories_that_form_one_group_with_the_city() -> None:
    scenario = claimed()
    assert scenario.waiting == (0,)
    assert sorted(scenario.nouns("claim")) == ["field_2", "village_1"]
    scenario.play("claim village_1")
    assert sorted(scenario.nouns("claim")) == ["field_1", "field_2", "papal_1"]
    scenario.play("claim field_1")
    assert sorted(scenario.nouns("claim")) == ["field_2", "papal_1", "wood_1"]
    assert scenario.refused("claim hill_1").clause in ("VTR-6.12", "VTR-R2")


@rule("VTR-6.12")
def test_6_12_neither_cities_nor_territories_of_other_domains() -> None:
    scenario = claimed("field_2", "papal_1", "papal_2")
    assert scenario.waiting == (1,)
    scenario.play("claim hill_1")
    assert sorted(scenario.nouns("claim")) == ["castle_1", "wood_1"]
    scenario.refused("claim papal_2")
    scenario.refused("claim city_este")


@rule("VTR-6.13", "VTR-R1")
def test_6_13_all_cities_first_and_then_the_domains() -> None:
    scenario = laid(city_domain_order="cities_then_domains").play("lay -2,1")
    assert (scenario.step, scenario.waiting) == ("city", (1,))
    scenario.play("lay 3,-1")
    assert (scenario.step, scenario.waiting) == ("claim", (0,))


@rule("VTR-6.13")
def test_6_13_city_and_domain_together() -> None:
    scenario = laid(city_domain_order="interleaved").play("lay -2,1")
    assert (scenario.step, scenario.waiting) == ("claim", (0,))
    scenario.play(*(f"claim {tile}" for tile in MINE))
    assert (scenario.step, scenario.waiting) == ("city", (1,))
    assert domain(scenario, 0) == ["city_este", *MINE]


@rule("VTR-6.14", "VTR-W2")
def test_6_14_markers_equal_to_the_income() -> None:
    scenario = claimed(*MINE, *YOURS)
    assert [markers(scenario, tile) for tile in ("city_este", *MINE)] == [1, 1, 1, 2]
    assert [markers(scenario, tile) for tile in ("city_gonzaga", *YOURS)] == [1, 1, 1, 1]


@rule("VTR-6.14", "VTR-R26")
def test_6_14_formulas_are_evaluated_when_the_whole_domain_is_chosen() -> None:
    # field_1 and wood_1 after village_1: nothing green beside it; wood_2 touches field_2, not the Village
    scenario = claimed("village_1", "field_1", "wood_1", *("castle_1", "hill_1", "hill_2"))
    assert markers(scenario, "village_1") == 1
    assert markers(scenario, "field_1") == 2


@rule("VTR-R5", "VTR-6.14")
def test_r5_a_city_has_income_one() -> None:
    scenario = claimed(*MINE, *YOURS)
    assert (markers(scenario, "city_este"), markers(scenario, "city_gonzaga")) == (1, 1)


@rule("VTR-R3")
def test_r3_papal_territories_may_be_claimed_unless_the_option_says_no() -> None:
    assert "papal_1" in claimed("field_2").nouns("claim")
    scenario = claimed("field_2", papal_in_starting_domain=False)
    assert "papal_1" not in scenario.nouns("claim")
    assert scenario.refused("claim papal_1").clause == "VTR-R3"


@rule("VTR-T33", "VTR-8.1", "VTR-9.6", "VTR-R9")
def test_t33_papal_points_in_the_first_round_but_none_for_the_first_player() -> None:
    scenario = claimed("field_2", "papal_1", "village_1", *YOURS)
    # seat 0 has no Florin and no card: his Prestige Step passes without a question
    assert points(scenario) == [2, 0]
    assert florins(scenario) == [0, 1]
    assert (scenario.step, scenario.waiting) == ("prestige", (1,))


@rule("VTR-R4")
def test_r4_no_pick_may_leave_a_later_player_without_room() -> None:
    # the City of seat 1 lies beside village_1 and field_1 only
    scenario = laid().play("lay -2,1", "lay -1,-1", "claim village_1")
    assert sorted(scenario.nouns("claim")) == ["field_2", "papal_1"]
    assert scenario.refused("claim field_1").clause == "VTR-R4"


@rule("VTR-R4")
def test_r4_interleaved_a_city_needs_room_for_its_domain() -> None:
    scenario = laid(city_domain_order="interleaved").play("lay -2,1")
    scenario.play("claim village_1", "claim field_1", "claim wood_1")
    # -1,-1 and 1,-2 touch nothing but these
    assert not {"-1,-1", "1,-2"} & set(scenario.nouns("lay"))
    assert scenario.refused("lay 1,-2").clause == "VTR-R4"
    assert "3,-1" in scenario.nouns("lay")


# Five free Territories in the south, cut off from three in the north by the Papal ones
NARROW = (
    "field_1 0,1",
    "castle_1 1,-1",
    "wood_1 -1,1",
    "field_2 0,-1",
    "hill_1 -1,2",
    "wood_2 2,-1",
    "village_1 0,2",
    "hill_2 1,1",
)


@rule("VTR-R4")
def test_r4_where_no_pick_leaves_room_the_condition_is_dropped() -> None:
    scenario = dealt(2, papal_in_starting_domain=False)
    for words in NARROW:
        tile, place = words.split()
        scenario.play(f"tile {tile}", f"lay {place}")
    scenario.play("lay -1,3", "lay 1,2", "claim village_1")
    assert scenario.nouns("claim") == ["hill_1"]  # hill_2 or field_1 would leave the other fewer than three
    scenario.play("claim hill_1")
    assert sorted(scenario.nouns("claim")) == ["field_1", "hill_2", "wood_1"]
    scenario.play("claim field_1")
    # seat 1 reaches hill_2 only and starts with fewer Territories
    while scenario.step == "claim":
        assert scenario.nouns("claim") == ["hill_2"]
        scenario.play("claim hill_2")
    assert domain(scenario, 1) == ["city_gonzaga", "hill_2"]
    assert scenario.step == "prestige"


@rule("VTR-R65")
def test_r65_in_ordinary_play_a_place_for_a_city_exists() -> None:
    scenario = laid()
    assert len(scenario.nouns("lay")) > 4
