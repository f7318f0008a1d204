"""Bribe, Desertion and Revolt (VTR-30.21, VTR-30.22, VTR-30.24)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import domain, florins, markers, pile, points, troop, ventura

WOOD = {"wood_3": "-1,-1"}


@rule("VTR-30.21", "VTR-D16")
def test_30_21_bribe() -> None:
    troops = {
        "1.2": "village_1 acuto pikemen:1 archers",
        "1.3": "field_2 swordsmen",
        "2.2": "hill_1 sappers",
    }
    scenario = ventura("deploy", florins=[3, 0, 0], hand={0: "bribe"}, troops=troops).play("play bribe")
    # beside city_este: village_1 and field_2; hill_1 is far away
    assert sorted(scenario.nouns("bribe")) == ["1.2:archers", "1.2:pikemen:1", "1.3:swordsmen"]
    scenario.play("bribe 1.2:pikemen:1")
    assert florins(scenario)[0] == 0
    assert troop(scenario, 1, 2) == "village_1 acuto archers"
    assert pile(scenario, "discarded") == ["bribe", "pikemen"]


@rule("VTR-30.21", "VTR-R74")
def test_30_21_not_a_garrison_not_the_last_of_an_army_not_too_dear() -> None:
    troops = {"1.2": "village_1 acuto archers", "1.3": "field_2 heavy_cavalry"}
    scenario = ventura("deploy", florins=[4, 0, 0], hand={0: "bribe"}, troops=troops)
    assert scenario.nouns("play") == []  # archers are the last of an Army, heavy cavalry costs 5
    scenario = ventura("deploy", florins=[5, 0, 0], hand={0: "bribe"}, troops=troops).play("play bribe")
    assert troop(scenario, 1, 3) == ""  # the only target
    assert troop(scenario, 1, 2) == "village_1 acuto archers"


@rule("VTR-30.21")
def test_30_21_discounts_do_not_apply() -> None:
    troops = {"1.2": "village_1 archers", "1.3": "field_2 swordsmen"}
    scenario = ventura("deploy", florins=[1, 0, 0], hand={0: "bribe advance_pay"}, troops=troops)
    scenario.play("play advance_pay", "play bribe")
    assert troop(scenario, 1, 2) == ""  # 1 Florin is enough for archers only
    assert troop(scenario, 1, 3) == "field_2 swordsmen"
    assert florins(scenario)[0] == 0


@rule("VTR-30.22", "VTR-D28", "VTR-D29")
def test_30_22_desertion() -> None:
    troops = {
        "1.1": "city_gonzaga tartaglia garrison_gonzaga archers",
        "1.2": "hill_1 acuto pikemen:2 sappers",
        "1.3": "castle_1 colleoni archers",
        "2.2": "wood_1 carmagnola swordsmen halberdiers",
    }
    scenario = ventura("troops", hand={0: "desertion"}, troops=troops).play("play desertion")
    assert scenario.nouns("desertion") == ["1.1", "1.2", "2.2"]
    scenario.play("desertion 1.2")
    assert (scenario.step, scenario.waiting) == ("lose", (1,))
    assert sorted(scenario.nouns("lose")) == ["2:pikemen:2", "2:sappers"]
    scenario.play("lose 2:sappers")
    assert troop(scenario, 1, 2) == "hill_1 acuto pikemen:2"
    assert "sappers" in pile(scenario, "discarded")


@rule("VTR-30.22")
def test_30_22_never_the_garrison() -> None:
    troops = {"1.1": "city_gonzaga tartaglia garrison_gonzaga archers"}
    scenario = ventura("troops", hand={0: "desertion"}, troops=troops).play("play desertion")
    # one Army to name, and one Company that can desert
    assert troop(scenario, 1, 1) == "city_gonzaga tartaglia garrison_gonzaga"


@rule("VTR-30.22", "VTR-D20")
def test_d20_desertion_before_the_first_step_of_a_troop() -> None:
    troops = {"0.2": "village_1 light_cavalry", "1.2": "hill_1 acuto pikemen sappers"}
    scenario = ventura("troops", hand={0: "desertion"}, troops=troops).play("move 2")
    assert "play desertion" in scenario.options()


@rule("VTR-30.24", "VTR-T31", "VTR-5.7")
def test_t31_revolt() -> None:
    scenario = ventura(
        "expansion", hand={0: "revolt"}, domain={0: "field_1", 1: "village_1 wood_3"}, tiles=WOOD
    )
    assert markers(scenario, "village_1") == 2
    scenario.play("play revolt")
    assert sorted(scenario.nouns("revolt")) == ["village_1", "wood_3"]
    scenario.play("revolt wood_3")
    assert (markers(scenario, "wood_3"), markers(scenario, "village_1")) == (0, 1)
    assert points(scenario) == [0, 0, 0]
    assert domain(scenario, 1) == ["city_gonzaga", "village_1"]


@rule("VTR-30.24")
def test_30_24_no_city_no_troops_and_adjacent_only() -> None:
    troops = {"1.2": "village_1 archers", "2.2": "wood_1 sappers"}
    own = {0: "field_1", 1: "village_1 hill_1", 2: "wood_1 papal_1"}
    scenario = ventura("expansion", hand={0: "revolt"}, domain=own, troops=troops).play("play revolt")
    # village_1 and wood_1 hold Troops, city_medici is a City, hill_1 is not adjacent: papal_1 is left
    assert domain(scenario, 2) == ["city_medici", "wood_1"]
    assert domain(scenario, 1) == ["city_gonzaga", "village_1", "hill_1"]


@rule("VTR-D14", "VTR-30.24")
def test_d14_before_or_after_the_tile() -> None:
    scenario = ventura(
        "expansion", hand={0: "revolt"}, reserve={0: "wood_3"}, domain={0: "field_1", 1: "village_1"}
    )
    scenario.play("tile wood_3", "lay -1,-1")
    assert (scenario.waiting, sorted(scenario.options())) == ((0,), ["play revolt", "stop"])


@rule("VTR-30.22", "VTR-R72")
def test_30_22_the_named_player_chooses_openly() -> None:
    troops = {"1.2": "hill_1 acuto pikemen sappers"}
    scenario = ventura("troops", hand={0: "desertion"}, troops=troops).play("play desertion")
    assert (scenario.step, scenario.waiting) == ("lose", (1,))
    scenario.play("lose 2:pikemen")
    assert (scenario.step, scenario.waiting) == ("troops", (1,))  # seat 0 has no card and no Troop to move
