"""Ducats and Monuments (VNZ-20)."""

from typing import Any

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import in_sestiere

FIVE = {"castello": "3 0 0", "dorsoduro": "3 0 0", "san_marco": "3 0 0", "santa_croce": "3 0 0"}
SIX = {"san_marco": "6 0 0"}


def plunder(card: str, **more: Any) -> Scenario:
    """Seat 0 plunders this card and is asked where to place its Ducats, if he has any."""
    return venetia("military", 2, **more).play("attack zara", fate=f"plunder {card}")


def salt(**more: Any) -> Scenario:
    """Seat 0 plays the Salt Office."""
    return venetia("commercial", 2, hand={0: "ufficio_sale"}, **more).play("play ufficio_sale")


@rule("VNZ-20.1")
def test_20_1_four_ducats_become_a_coloured_monument() -> None:
    scenario = plunder("fondaco", ducats={"san_polo": "1 0 0"}).play("ducats cannaregio:0,san_polo:3")
    assert in_sestiere(scenario, 0, "san_polo") == (0, 1, 0)
    assert (scenario.position.ducat_supply(0), scenario.position.monument_supply(0)) == (15, 5)


@rule("VNZ-20.1")
def test_20_1_three_are_not_enough_and_others_do_not_count() -> None:
    scenario = plunder("muda", ducats={"san_polo": "1 3 0"}).play("ducats cannaregio:0,san_polo:2")
    assert in_sestiere(scenario, 0, "san_polo") == (3, 0, 0)
    assert in_sestiere(scenario, 1, "san_polo") == (3, 0, 0)


@rule("VNZ-20.1")
def test_20_1_the_rest_stays_as_ducats() -> None:
    scenario = plunder("fondaco", ducats={"san_polo": "3 0 0"}).play("ducats cannaregio:0,san_polo:3")
    assert in_sestiere(scenario, 0, "san_polo") == (2, 1, 0)


@rule("VNZ-20.2")
def test_20_2_several_monuments_in_one_district() -> None:
    scenario = plunder(
        "fondaco", ducats={"san_polo": "1 0 0"}, coloured={"san_polo": "1 0 0"}, grey={"san_polo": "1 0 0"}
    )
    scenario.play("ducats cannaregio:0,san_polo:3")
    assert in_sestiere(scenario, 0, "san_polo") == (0, 2, 1)


@rule("VNZ-20.3", "VNZ-I4")
def test_20_3_without_a_monument_in_supply_the_ducats_stay() -> None:
    scenario = plunder("fondaco", ducats={"san_polo": "3 0 0"}, coloured=SIX)
    scenario.play("ducats cannaregio:0,san_polo:3")
    assert in_sestiere(scenario, 0, "san_polo") == (6, 0, 0)


@rule("VNZ-20.4", "VNZ-R25", "VNZ-D7")
def test_20_4_with_a_short_supply_what_is_left_is_placed() -> None:
    ducats = {**FIVE, "cannaregio": "2 0 0"}
    scenario = plunder("fondaco", ducats=ducats)
    assert scenario.position.ducat_supply(0) == 1
    assert sorted(scenario.nouns("ducats")) == ["cannaregio:0,san_polo:1", "cannaregio:1,san_polo:0"]


@rule("VNZ-20.4")
def test_20_4_ducats_set_free_by_a_monument_are_not_placed_as_well() -> None:
    ducats = {**FIVE, "san_polo": "2 0 0"}
    scenario = plunder("arsenale", ducats=ducats)
    scenario.play("ducats castello:1,dorsoduro:0")
    assert in_sestiere(scenario, 0, "castello") == (0, 1, 0)
    assert (in_sestiere(scenario, 0, "dorsoduro"), scenario.step) == ((3, 0, 0), "actions")
    assert scenario.position.ducat_supply(0) == 4


@rule("VNZ-D7", "VNZ-R25")
def test_d7_without_a_ducat_nothing_is_asked() -> None:
    scenario = plunder("fondaco", ducats={**FIVE, "cannaregio": "3 0 0"})
    assert (scenario.position.ducat_supply(0), scenario.step) == (0, "actions")


@rule("VNZ-20.4", "VNZ-23.8")
def test_20_4_ducats_placed_one_by_one_may_use_those_set_free() -> None:
    scenario = salt(ducats={**FIVE, "san_polo": "2 0 0"})
    assert scenario.position.ducat_supply(0) == 1
    scenario.play("ducat castello")
    assert (in_sestiere(scenario, 0, "castello"), scenario.position.ducat_supply(0)) == ((0, 1, 0), 4)
    scenario.play("ducat castello", "ducat castello")
    assert in_sestiere(scenario, 0, "castello") == (2, 1, 0)


@rule("VNZ-20.4", "VNZ-D12")
def test_20_4_one_by_one_ends_when_the_supply_is_empty() -> None:
    scenario = salt(ducats={**FIVE, "san_polo": "2 0 0"}).play("ducat cannaregio")
    assert (scenario.step, scenario.position.ducat_supply(0)) == ("actions", 0)


@rule("VNZ-20.5")
def test_20_5_the_last_monument_goes_to_the_district_named_first() -> None:
    scenario = plunder(
        "muda", ducats={"cannaregio": "3 0 0", "san_polo": "3 0 0"}, grey={"san_marco": "5 0 0"}
    )
    scenario.play("ducats cannaregio:1,san_polo:1")
    assert in_sestiere(scenario, 0, "cannaregio") == (0, 1, 0)
    assert in_sestiere(scenario, 0, "san_polo") == (4, 0, 0)
