"""The Deploy Step (VTR-17)."""

from typing import Any

from quattrocento.testing import rule
from quattrocento.testing.ventura import florins, hand, pile, troop, ventura

ARMY = {"0.2": "field_1 acuto pikemen"}
FULL = {
    "0.2": "field_1 acuto pikemen",
    "0.3": "village_1 archers",
    "0.4": "village_1 sappers",
    "0.5": "city_este swordsmen:1",
}


@rule("VTR-17.1", "VTR-D16")
def test_17_1_any_number_of_cards_one_at_a_time() -> None:
    scenario = ventura("deploy", florins=5, hand={0: "archers pikemen acuto"})
    scenario.play("deploy archers", "new")
    assert (florins(scenario)[0], scenario.waiting) == (4, (0,))
    scenario.play("deploy pikemen", "new")
    assert florins(scenario)[0] == 1
    assert "deploy acuto" not in scenario.options()
    assert scenario.refused("deploy acuto").clause in ("VTR-5.2", "VTR-17.1")
    scenario.play("stop")
    assert (scenario.step, scenario.waiting) == ("deploy", (2,))


@rule("VTR-17.2")
def test_17_2_a_captain_goes_to_a_single_company_in_the_own_city() -> None:
    troops = {"0.2": "city_este archers", "0.3": "village_1 pikemen", "0.4": "city_este tartaglia sappers"}
    scenario = ventura("deploy", florins=9, hand={0: "acuto"}, troops=troops).play("deploy acuto")
    assert scenario.options() == ["into 1", "into 2"]
    assert scenario.refused("into 3").clause == "VTR-17.2"
    assert scenario.refused("new").clause in ("VTR-17.2", "VTR-4.5")
    scenario.play("into 2")
    assert troop(scenario, 0, 2) == "city_este acuto archers"
    assert florins(scenario)[0] == 5


@rule("VTR-17.3", "VTR-R28")
def test_17_3_the_company_may_be_the_garrison_or_new() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "acuto archers tartaglia"})
    scenario.play("deploy archers", "new", "deploy acuto", "into 2", "deploy tartaglia", "into 1")
    assert troop(scenario, 0, 2) == "city_este acuto archers"
    assert troop(scenario, 0, 1) == "city_este tartaglia garrison_este"


@rule("VTR-17.4", "VTR-17.9")
def test_17_4_a_company_starts_a_new_troop_in_the_city() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "archers"}).play("deploy archers", "new")
    assert troop(scenario, 0, 2) == "city_este archers"


@rule("VTR-17.5")
def test_17_5_or_joins_an_army_wherever_it_stands() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "archers"}, troops=ARMY).play("deploy archers")
    assert scenario.options() == ["new", "into 2"]
    scenario.play("into 2")
    assert troop(scenario, 0, 2) == "field_1 acuto archers pikemen"


@rule("VTR-17.6")
def test_17_6_not_into_an_area_with_a_single_company() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "archers"}, troops={"0.2": "city_este sappers"})
    scenario.play("deploy archers")
    assert scenario.refused("into 2").clause == "VTR-17.6"
    assert scenario.refused("into 1").clause == "VTR-17.6"


@rule("VTR-17.7", "VTR-29.2", "VTR-R29", "VTR-W6")
def test_w6_farmers_only_into_an_army_on_a_field_or_hill() -> None:
    troops = {
        "0.2": "field_1 acuto pikemen",
        "0.3": "hill_1 tartaglia pikemen",
        "0.4": "wood_1 colleoni archers",
    }
    scenario = ventura("deploy", florins=9, hand={0: "farmers"}, troops=troops).play("deploy farmers")
    assert scenario.options() == ["into 2", "into 3"]
    assert scenario.refused("into 4").clause == "VTR-17.7"
    assert scenario.refused("new").clause == "VTR-17.7"


@rule("VTR-17.7", "VTR-W6")
def test_w6_farmers_alone_or_in_the_city_have_no_place() -> None:
    troops = {"0.1": "city_este acuto garrison_este", "0.2": "field_1 archers"}
    scenario = ventura("deploy", florins=9, hand={0: "farmers"}, troops=troops)
    assert scenario.nouns("deploy") == []
    assert scenario.refused("deploy farmers").clause == "VTR-17.7"


@rule("VTR-W6", "VTR-17.4", "VTR-17.5")
def test_w6_mounted_skirmishers_anywhere() -> None:
    troops = {"0.2": "wood_1 acuto pikemen"}
    scenario = ventura("deploy", florins=9, hand={0: "mounted_skirmishers"}, troops=troops)
    assert scenario.play("deploy mounted_skirmishers").options() == ["new", "into 2"]


@rule("VTR-17.7", "VTR-29.2", "VTR-R29")
def test_r29_townsfolk_may_start_a_troop_in_the_city() -> None:
    troops = {
        "0.1": "city_este acuto garrison_este",
        "0.2": "field_1 tartaglia archers",
        "0.3": "village_1 colleoni pikemen",
    }
    scenario = ventura("deploy", florins=9, hand={0: "townsfolk"}, troops=troops).play("deploy townsfolk")
    assert scenario.options() == ["new", "into 1", "into 3"]


@rule("VTR-29.2", "VTR-17.7")
def test_29_2_woodsmen_and_boatmen() -> None:
    troops = {
        "0.2": "wood_1 acuto pikemen",
        "0.3": "lake_1 tartaglia archers",
        "0.4": "mountain_1 colleoni sappers",
    }
    tiles = {"lake_1": "2,1", "mountain_1": "1,2"}
    scenario = ventura("deploy", florins=9, hand={0: "woodsmen boatmen"}, troops=troops, tiles=tiles)
    assert scenario.play("deploy woodsmen").options() == ["into 2", "into 4"]
    assert scenario.play("into 2", "deploy boatmen").options() == ["into 3"]


@rule("VTR-17.8")
def test_17_8_several_troops_in_the_same_round() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "archers pikemen sappers"})
    scenario.play("deploy archers", "new", "deploy pikemen", "new", "deploy sappers", "new")
    assert [troop(scenario, 0, area) for area in (2, 3, 4)] == [
        "city_este archers",
        "city_este pikemen",
        "city_este sappers",
    ]


@rule("VTR-17.10", "VTR-D17", "VTR-R27")
def test_17_10_whole_troop_an_area_is_emptied_first() -> None:
    scenario = ventura(
        "deploy", florins=9, hand={0: "halberdiers"}, troops=FULL, full_board_rule="whole_troop"
    )
    scenario.play("deploy halberdiers")
    assert scenario.options() == ["new", "into 2"]
    scenario.play("new")
    assert (scenario.step, scenario.nouns("empty")) == ("empty", ["1", "2", "3", "4", "5"])
    scenario.play("empty 2")
    assert pile(scenario, "discarded") == ["acuto", "pikemen"]
    assert troop(scenario, 0, 2) == "city_este halberdiers"


@rule("VTR-17.10", "VTR-R27")
def test_r27_the_emptied_area_may_be_that_of_the_garrison() -> None:
    troops = {**FULL, "0.2": "field_1 pikemen"}
    scenario = ventura("deploy", florins=9, hand={0: "halberdiers"}, troops=troops)
    scenario.play("deploy halberdiers", "new", "empty 1")
    assert troop(scenario, 0, 1) == "city_este halberdiers"
    assert pile(scenario, "discarded") == []


@rule("VTR-17.11", "VTR-D17", "VTR-R27")
def test_17_11_single_card_makes_room_for_a_card_without_a_place() -> None:
    troops = {**FULL, "0.2": "field_1 pikemen"}
    scenario = ventura(
        "deploy", florins=9, hand={0: "halberdiers"}, troops=troops, full_board_rule="single_card"
    )
    scenario.play("deploy halberdiers")
    assert scenario.step == "place"
    places = ["1:garrison_este", "2:pikemen", "3:archers", "4:sappers", "5:swordsmen:1"]
    assert sorted(scenario.nouns("dismiss")) == places
    scenario.play("dismiss 3:archers")
    assert troop(scenario, 0, 3) == "city_este halberdiers"
    assert pile(scenario, "discarded") == ["archers"]
    assert florins(scenario)[0] == 6


@rule("VTR-17.11", "VTR-R27")
def test_r27_not_for_a_card_that_has_a_place() -> None:
    scenario = ventura(
        "deploy", florins=9, hand={0: "halberdiers"}, troops=FULL, full_board_rule="single_card"
    )
    scenario.play("deploy halberdiers")
    assert scenario.options() == ["into 2"]


@rule("VTR-17.11")
def test_17_11_a_full_army_may_lose_a_company_for_a_restricted_one() -> None:
    troops = {"0.2": "field_1 acuto archers archers pikemen pikemen sappers", "0.3": "village_1 swordsmen"}
    scenario = ventura(
        "deploy", florins=9, hand={0: "farmers"}, troops=troops, full_board_rule="single_card"
    )
    scenario.play("deploy farmers")
    assert sorted(set(scenario.nouns("dismiss"))) == ["2:archers", "2:pikemen", "2:sappers"]
    scenario.play("dismiss 2:sappers")
    assert troop(scenario, 0, 2) == "field_1 acuto archers archers farmers pikemen pikemen"


@rule("VTR-17.10", "VTR-17.11")
def test_17_11_whole_troop_gives_no_such_right() -> None:
    troops = {"0.2": "field_1 acuto archers archers pikemen pikemen sappers"}
    scenario = ventura(
        "deploy", florins=9, hand={0: "farmers"}, troops=troops, full_board_rule="whole_troop"
    )
    assert scenario.nouns("deploy") == []


@rule("VTR-17.12")
def test_17_12_deployed_cards_are_open_and_unhurt() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "archers"}).play("deploy archers", "new")
    assert troop(scenario, 0, 2) == "city_este archers"
    assert hand(scenario, 0) == []


@rule("VTR-17.13", "VTR-R30")
def test_17_13_nothing_in_a_city_with_an_opposing_troop() -> None:
    troops = {"0.1": "", "1.2": "city_este archers", "0.2": "field_1 acuto pikemen"}
    scenario = ventura("deploy", florins=9, hand={0: "sappers"}, troops=troops).play("deploy sappers")
    assert scenario.options() == ["into 2"]
    assert scenario.refused("new").clause == "VTR-17.13"


@rule("VTR-D16")
def test_d16_the_chosen_card_is_hidden_until_it_is_placed() -> None:
    games = [ventura("deploy", florins=9, hand={0: "archers sappers"}) for _ in range(2)]
    games[0].play("deploy archers")
    games[1].play("deploy sappers")
    assert games[0].position.view(1) == games[1].position.view(1)


@rule("VTR-D16", "VTR-7.6")
def test_d16_who_holds_no_card_is_not_asked() -> None:
    scenario = ventura("deploy", florins=9, hand={0: "archers", 2: "ambush"}).play("stop")
    assert scenario.waiting == (2,)
    assert scenario.options() == ["stop"]


@rule("VTR-17.11", "VTR-14.6")
def test_17_11_a_captain_may_take_the_place_of_another() -> None:
    troops = {**FULL, "0.1": "city_este tartaglia garrison_este archers", "0.2": "field_1 pikemen"}
    troops["0.5"] = "village_1 swordsmen"
    scenario = ventura("deploy", florins=9, hand={0: "acuto"}, troops=troops, full_board_rule="single_card")
    scenario.play("deploy acuto")
    assert scenario.options() == ["dismiss 1:tartaglia"]
    scenario.play("dismiss 1:tartaglia")
    # with no empty area the other Company of the Army is dismissed too
    assert troop(scenario, 0, 1) == "city_este acuto garrison_este"
    assert pile(scenario, "discarded") == ["archers", "tartaglia"]


LIMIT = {**FULL, "0.2": "field_1 acuto pikemen pikemen archers light_cavalry light_cavalry"}
ROOM: dict[str, Any] = {"florins": 9, "full_board_rule": "at_capacity"}


@rule("VTR-17.11", "VTR-R27", "VTR-D17")
def test_17_11_at_capacity_dismissal_needs_all_areas_full_and_at_their_limit() -> None:
    # an Army elsewhere has room, though not for Farmers, and not for a Captain
    army = {**FULL, "0.2": "village_1 acuto pikemen", "0.5": "village_1 swordsmen"}
    scenario = ventura("deploy", hand={0: "farmers"}, troops=army, **ROOM)
    assert scenario.nouns("deploy") == []
    led = {**army, "0.1": "city_este tartaglia garrison_este archers", "0.2": "field_1 pikemen"}
    scenario = ventura("deploy", hand={0: "alberico_da_barbiano"}, troops=led, **ROOM)
    assert scenario.nouns("deploy") == []
    scenario = ventura("deploy", hand={0: "farmers"}, troops={"0.2": LIMIT["0.2"]}, **ROOM)
    assert scenario.nouns("deploy") == []  # three areas are empty
    scenario = ventura("deploy", hand={0: "farmers"}, troops=LIMIT, **ROOM)
    assert scenario.nouns("deploy") == ["farmers"]


@rule("VTR-17.11", "VTR-D17")
def test_17_11_at_capacity_one_company_makes_room_in_a_full_army() -> None:
    scenario = ventura("deploy", hand={0: "farmers"}, troops=LIMIT, **ROOM).play("deploy farmers")
    assert sorted(scenario.nouns("dismiss")) == ["2:archers", "2:light_cavalry", "2:pikemen"]
    scenario.play("dismiss 2:archers")
    assert (scenario.step, scenario.waiting) == ("make_room", (0,))
    assert sorted(scenario.options()) == ["dismiss 2:light_cavalry", "dismiss 2:pikemen", "into 2"]
    scenario.play("into 2")
    assert troop(scenario, 0, 2) == "field_1 acuto farmers light_cavalry light_cavalry pikemen pikemen"
    assert pile(scenario, "discarded") == ["archers"]


@rule("VTR-17.11", "VTR-R27", "VTR-D17")
def test_17_11_at_capacity_several_cards_may_be_dismissed() -> None:
    scenario = ventura("deploy", hand={0: "halberdiers"}, troops=LIMIT, **ROOM).play("deploy halberdiers")
    scenario.play("dismiss 2:archers", "dismiss 2:pikemen", "dismiss 2:pikemen")
    scenario.play("dismiss 2:light_cavalry", "dismiss 2:light_cavalry")
    assert scenario.options() == ["new"]
    scenario.play("new")
    assert troop(scenario, 0, 2) == "city_este halberdiers"
    assert "acuto" in pile(scenario, "discarded")


@rule("VTR-17.11", "VTR-14.6")
def test_17_11_at_capacity_a_captain_takes_the_place_of_one_with_a_full_army() -> None:
    troops = {
        **LIMIT,
        "0.1": "city_este tartaglia garrison_este sappers sappers spearmen spearmen",
        "0.4": "village_1 stradiots",
        "0.5": "village_1 swordsmen",
    }
    scenario = ventura("deploy", hand={0: "alberico_da_barbiano"}, troops=troops, **ROOM)
    scenario.play("deploy alberico_da_barbiano")
    assert scenario.options() == ["dismiss 1:tartaglia"]
    scenario.play("dismiss 1:tartaglia", "into 1")
    assert troop(scenario, 0, 1) == "city_este alberico_da_barbiano garrison_este"


@rule("VTR-17.11", "VTR-D17")
def test_17_11_the_card_for_which_room_is_made_is_open() -> None:
    scenario = ventura("deploy", hand={0: "farmers"}, troops=LIMIT, **ROOM)
    scenario.play("deploy farmers", "dismiss 2:archers")
    assert scenario.position.view(1).shown[0] == scenario.position.view(0).own_hand


@rule("VTR-17.7", "VTR-17.9", "VTR-R29", "VTR-D16")
def test_17_7_on_terrain_a_restricted_company_starts_a_troop_on_its_terrain() -> None:
    # Farmers: Field or Hill; of the own Domain, and still never in the City
    about: dict[str, Any] = {
        "florins": 9,
        "hand": {0: "farmers"},
        "domain": {0: "field_1 hill_1 wood_1", 1: "field_2"},
    }
    scenario = ventura("deploy", edition="it-2011", **about).play("deploy farmers")
    assert sorted(scenario.options()) == ["raise field_1", "raise hill_1"]
    assert scenario.refused("raise field_2").clause == "VTR-17.7"
    assert scenario.refused("raise wood_1").clause == "VTR-17.7"
    assert scenario.refused("new").clause == "VTR-17.7"
    scenario.play("raise hill_1")
    assert troop(scenario, 0, 2) == "hill_1 farmers"
    assert florins(scenario)[0] == 8
    assert ventura("deploy", **about).nouns("deploy") == []


@rule("VTR-17.7", "VTR-R29")
def test_17_7_on_terrain_it_may_still_join_an_army_there() -> None:
    about: dict[str, Any] = {"florins": 9, "hand": {0: "farmers"}, "troops": ARMY, "domain": {0: "hill_1"}}
    scenario = ventura("deploy", edition="it-2011", **about).play("deploy farmers")
    assert sorted(scenario.options()) == ["into 2", "raise hill_1"]


@rule("VTR-17.7", "VTR-17.10")
def test_17_7_on_terrain_with_an_area_to_be_emptied() -> None:
    about: dict[str, Any] = {"florins": 9, "hand": {0: "farmers"}, "troops": FULL, "domain": {0: "hill_1"}}
    scenario = ventura("deploy", restricted_companies="on_terrain", **about)
    scenario.play("deploy farmers", "raise hill_1", "empty 3")
    assert troop(scenario, 0, 3) == "hill_1 farmers"


@rule("VTR-17.11")
def test_17_11_only_at_a_cost_he_can_pay() -> None:
    troops = {**FULL, "0.2": "field_1 pikemen"}
    scenario = ventura(
        "deploy", florins=2, hand={0: "halberdiers"}, troops=troops, full_board_rule="single_card"
    )
    assert scenario.nouns("deploy") == []
