"""Battle: retreat (VTR-23)."""

from typing import Any

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import Scenario, rule, scenario
from quattrocento.testing.ventura import battle, pile, points, troop, ventura

OWN = {0: "village_1", 1: "wood_1"}


@rule("VTR-23.1", "VTR-D25")
def test_23_1_after_each_set_the_attacker_and_then_the_defender_may_retreat() -> None:
    scenario = battle("broken_lances", "pikemen", domain=OWN)
    assert (scenario.step, scenario.waiting) == ("retreat", (0,))
    assert sorted(scenario.options()) == ["fight", "retreat village_1"]
    scenario.play("fight")
    assert (scenario.step, scenario.waiting) == ("retreat", (1,))
    assert sorted(scenario.options()) == ["fight", "retreat wood_1"]


@rule("VTR-23.1", "VTR-23.7")
def test_23_7_if_nobody_retreats_two_more_melee_assaults_follow() -> None:
    scenario = battle("broken_lances", "pikemen", domain=OWN).play("fight", "fight")
    # 3 against 2 a melee: after three melee assaults 9 and 6 wounds
    assert troop(scenario, 0, 2) == "field_1 broken_lances:4"
    assert troop(scenario, 1, 2) == ""


@rule("VTR-23.2", "VTR-R36")
def test_23_2_into_an_adjacent_territory_of_the_own_domain() -> None:
    tiles = {"wood_3": "-1,-1"}
    scenario = battle("broken_lances", "pikemen", domain={0: "wood_3 papal_1 field_2"}, tiles=tiles)
    # not village_1, from which he came, as it is not in his Domain; field_2 is not adjacent to field_1
    assert sorted(scenario.nouns("retreat")) == ["papal_1", "wood_3"]
    assert scenario.refused("retreat village_1").clause == "VTR-23.2"
    scenario.play("retreat papal_1")
    assert troop(scenario, 0, 2) == "papal_1 broken_lances:2"


@rule("VTR-23.2", "VTR-23.4", "VTR-R38")
def test_23_4_without_such_a_territory_there_is_no_retreat() -> None:
    scenario = battle("broken_lances", "pikemen", domain={})
    assert troop(scenario, 1, 2) == ""


@rule("VTR-23.2", "VTR-23.4", "VTR-T24")
def test_t24_not_where_an_opposing_troop_stands() -> None:
    troops = {"2.2": "papal_1 archers"}
    scenario = battle("broken_lances", "pikemen", domain={0: "papal_1"}, troops=troops)
    assert troop(scenario, 1, 2) == ""  # nobody was asked


@rule("VTR-23.3", "VTR-R37")
def test_23_3_a_retreat_needs_no_movement_points() -> None:
    # Pikemen have 2 points and have spent 1; the Papal Territory costs 2
    scenario = battle("pikemen", "pikemen", domain={0: "papal_1"}).play("retreat papal_1")
    assert troop(scenario, 0, 2) == "papal_1 pikemen:2"


@rule("VTR-23.5", "VTR-T24")
def test_t24_an_army_with_the_garrison_cannot_retreat() -> None:
    # three melee assaults at least: Garrison 6 and Pikemen 5 against two Pikemen
    troops = {"1.2": "field_2 pikemen", "0.1": "city_este tartaglia garrison_este"}
    scenario = ventura("troops", 1, troops=troops, domain={0: "village_1"}).play("move 2", "to city_este")
    while scenario.step == "resist":
        scenario.play("use_both" if scenario.nouns("use_both") else "save")
    assert scenario.step != "retreat"
    assert troop(scenario, 1, 2) == ""


@rule("VTR-23.6", "VTR-24.4")
def test_23_6_a_retreat_ends_the_battle_and_the_other_side_wins() -> None:
    scenario = battle("fra_moriale broken_lances", "pikemen", domain=OWN).play("retreat village_1")
    assert troop(scenario, 0, 2) == "village_1 fra_moriale broken_lances:2"
    assert points(scenario) == [0, 5, 0]


@rule("VTR-23.8")
def test_23_8_no_retreat_between_the_two_assaults_of_a_set() -> None:
    scenario = battle("broken_lances", "pikemen", domain=OWN, hand={0: "farmers"})
    scenario.play("pass")
    assert scenario.step == "before_assault"
    assert scenario.nouns("retreat") == []
    scenario.refused("retreat village_1")


def toothless(attack: str, defend: str, **more: Any) -> Scenario:
    """A battle without any melee values, by a component pack."""
    pack = "".join(
        f'[[component]]\ntable = "companies"\nid = "{name}"\nkey = "melee"\nvalue = "0"\n'
        for name in ("sappers", "boatmen")
    )
    return battle(attack, defend, extra=pack, **more)


@rule("VTR-23.9", "VTR-R43")
def test_23_9_an_attacker_who_wounds_nobody_is_thrown_back() -> None:
    scenario = toothless("sappers", "boatmen", domain={0: "village_1 papal_1"}).play("fight")
    assert scenario.step == "retreat"  # after the second set, in which only melee was fought
    scenario.play("fight")
    assert (scenario.step, sorted(scenario.nouns("retreat"))) == ("thrown_back", ["papal_1", "village_1"])
    scenario.play("retreat papal_1")
    assert troop(scenario, 0, 2) == "papal_1 sappers"
    assert troop(scenario, 1, 2) == "field_1 boatmen"


@rule("VTR-23.9")
def test_23_9_or_returns_to_where_he_came_from() -> None:
    scenario = toothless("fra_moriale sappers", "boatmen", domain={})
    assert troop(scenario, 0, 2) == "village_1 fra_moriale sappers"
    assert points(scenario) == [0, 5, 0]


@rule("VTR-23.9")
def test_23_9_or_is_eliminated_where_there_is_no_way_back() -> None:
    played = toothless("fra_moriale sappers", "boatmen", domain={}, hand={0: "farmers"})
    played.play("pass", "pass", "pass")
    # an opposing Troop has come to stand behind him
    behind = '[[troop]]\nseat = 1\narea = 3\nat = "village_1"\ncompanies = ["archers"]\n\n[map]'
    played = scenario("ventura", GAME.write(played.position).replace("[map]", behind, 1)).play("pass")
    assert troop(played, 0, 2) == ""
    assert pile(played, "removed") == ["fra_moriale"]
    assert points(played) == [0, 5, 0]
