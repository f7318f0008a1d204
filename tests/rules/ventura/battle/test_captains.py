"""What Captains do (VTR-28)."""

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, fight, florins, lines, pile, points, troop, ventura

OWN = {0: "village_1", 1: "wood_1"}


@rule("VTR-28.1")
def test_28_1_modifiers_apply_to_the_army_he_leads() -> None:
    troops = {"0.2": "village_1 piccinino archers", "0.3": "village_1 archers"}
    scenario = ventura("troops", troops=troops).play("move 2", "to field_1", "to village_1", "to field_1")
    assert scenario.step == "march"  # 2 + 2 points
    scenario.play("to village_1", "move 3", "to field_1", "to village_1")
    assert scenario.step != "march"


@rule("VTR-28.2")
def test_28_2_the_special_effect_works_only_while_he_leads() -> None:
    # Facino Cane stands elsewhere: the other Army plunders nothing
    troops = {"0.2": "village_1 acuto archers", "0.3": "wood_2 facino_cane sappers"}
    scenario = ventura("troops", troops=troops, domain={1: "field_1"}).play("move 2", "to field_1", "halt")
    assert florins(scenario)[0] == 0


@rule("VTR-28.3")
def test_28_3_carmagnola_pays_less_for_water() -> None:
    tiles = {"lake_1": "-1,-1", "river_1": "-2,0"}
    scenario = ventura("troops", troops={"0.2": "village_1 carmagnola artillerymen"}, tiles=tiles).play(
        "move 2"
    )
    assert {"lake_1", "river_1"} <= set(scenario.nouns("to"))  # 2 points; the Lake costs 3 - 1
    scenario.play("to river_1")
    assert "village_1" in scenario.nouns("to")  # 1 point left
    scenario = ventura("troops", troops={"0.2": "village_1 tartaglia artillerymen"}, tiles=tiles).play(
        "move 2"
    )
    assert not {"lake_1", "river_1"} & set(scenario.nouns("to"))


@rule("VTR-28.4")
def test_28_4_colleoni_and_artillery() -> None:
    scenario = fight("colleoni artillerymen", "fra_moriale heavy_cavalry pikemen").play("pass")
    assert lines(scenario)[1] == "pikemen:3"  # 6 + 1 + 2 = 9
    scenario = fight("colleoni archers", "fra_moriale heavy_cavalry pikemen").play("pass")
    assert lines(scenario)[1] == "heavy_cavalry:3 pikemen"


@rule("VTR-28.4")
def test_28_4_once_however_many_companies_of_the_class_fight() -> None:
    scenario = fight(
        "colleoni artillerymen artillerymen", "fra_moriale heavy_cavalry heavy_cavalry pikemen"
    )
    scenario.play("pass")
    assert lines(scenario)[1] == "pikemen"  # 6 + 6 + 1 + 2 = 15: 12, and 3 are lost


@rule("VTR-28.4")
def test_28_4_alberico_and_cavalry_niccolo_and_infantry() -> None:
    shields = "fra_moriale pavise_bearers pavise_bearers"
    scenario = fight("alberico_da_barbiano light_cavalry", shields)
    scenario.play("pass", "use_captain", "pass")
    assert lines(scenario)[1] == "pavise_bearers:4 pavise_bearers"  # 2 + 1 + 1
    scenario = fight("niccolo_da_tolentino halberdiers", shields).play("pass", "use_captain", "pass")
    assert lines(scenario)[1] == "pavise_bearers:4 pavise_bearers"  # 3 + 0 + 1


@rule("VTR-28.4")
def test_28_4_only_if_such_a_company_fights() -> None:
    scenario = fight(
        "alberico_da_barbiano archers sappers light_cavalry", "fra_moriale heavy_cavalry pikemen"
    )
    scenario.play("pass", "pass")
    assert "heavy_cavalry:5" in lines(scenario)[1]  # 2, then 1 + 1 + 1: the cavalry stands in space III


@rule("VTR-28.5", "VTR-D23")
def test_28_5_gattamelata_sees_the_enemy_line_up_first() -> None:
    scenario = battle("gattamelata archers pikemen", "acuto swordsmen halberdiers")
    assert (scenario.step, scenario.waiting) == ("open_order", (1,))
    scenario.play("line 1:halberdiers")
    assert scenario.waiting == (0,)
    other = battle("gattamelata archers pikemen", "acuto swordsmen halberdiers").play("line 1:swordsmen")
    assert scenario.position.view(0) != other.position.view(0)


@rule("VTR-28.5", "VTR-T27")
def test_t27_if_both_see_the_effect_is_void() -> None:
    scenario = battle("gattamelata archers pikemen", "acuto swordsmen halberdiers", hand={1: "spies"})
    assert (scenario.step, scenario.waiting) == ("before_order", (1,))
    scenario.play("play spies")
    assert (scenario.step, scenario.waiting) == ("order", (0, 1))


@rule("VTR-28.6")
def test_28_6_muzio_attendolo_in_the_first_melee_assault() -> None:
    scenario = fight("muzio_attendolo sappers", "fra_moriale heavy_cavalry", domain={}).play("pass", "pass")
    assert troop(scenario, 1, 2) == "field_1 fra_moriale heavy_cavalry:4"  # 1 + 1 + 2


@rule("VTR-28.7")
def test_28_7_francesco_sforza_scores_one_more() -> None:
    assert (
        points(battle("francesco_sforza heavy_cavalry", "fra_moriale archers").play("use_captain"))[0] == 6
    )
    assert points(battle("francesco_sforza heavy_cavalry", "archers"))[0] == 0
    scenario = battle("francesco_sforza pikemen", "acuto men_at_arms", domain={1: "wood_1"})
    scenario.play("use_captain", "retreat wood_1")
    assert points(scenario)[0] == 6


@rule("VTR-28.8")
def test_28_8_pursuit_wounds_a_troop_that_retreats() -> None:
    scenario = battle("pavise_bearers", "piccinino sappers", domain=OWN)
    assert lines(scenario)[0] == "pavise_bearers:2"
    scenario.play("retreat village_1")
    assert troop(scenario, 0, 2) == "village_1 pavise_bearers:4"


@rule("VTR-28.8", "VTR-24.2", "VTR-24.6")
def test_28_8_if_it_eliminates_the_troop_it_counts_as_eliminated() -> None:
    scenario = battle("fra_moriale pavise_bearers:2", "stradiots", domain=OWN)
    assert lines(scenario)[0] == "pavise_bearers:4"
    scenario.play("retreat village_1")
    assert troop(scenario, 0, 2) == ""
    assert pile(scenario, "removed") == ["fra_moriale"]
    assert points(scenario)[1] == 5


@rule("VTR-28.8", "VTR-29.10")
def test_28_8_several_sources_add_up_in_any_space() -> None:
    scenario = battle("heavy_cavalry", "piccinino pikemen sappers stradiots", domain=OWN)
    scenario.play("1: line 1:sappers", "1: line 2:pikemen")
    # ranged 0; melee 1 + 2 + 1 + 1 = 5 of 6; pursuit 2 + 1
    assert lines(scenario)[0] == "heavy_cavalry:5"
    scenario.play("retreat village_1")
    assert troop(scenario, 0, 2) == ""


@rule("VTR-28.9")
@pytest.mark.parametrize(
    ("cards", "gained"),
    [
        ("facino_cane archers", 2),
        ("fra_moriale archers", 1),
        ("facino_cane foragers foragers", 4),
        ("acuto archers", 0),
    ],
)
def test_28_9_plunder(cards: str, gained: int) -> None:
    scenario = ventura("troops", troops={"0.2": f"village_1 {cards}"}, domain={1: "field_1"})
    scenario.play("move 2", "to field_1", "halt")
    assert florins(scenario)[0] == gained


@rule("VTR-28.9")
def test_28_9_a_company_of_foragers_alone_plunders_nothing() -> None:
    scenario = ventura("troops", troops={"0.2": "village_1 foragers"}, domain={1: "field_1"})
    scenario.play("move 2", "to field_1", "halt")
    assert florins(scenario)[0] == 0


@rule("VTR-28.10")
def test_28_10_jacopo_dal_verme_defends() -> None:
    scenario = fight("heavy_cavalry", "jacopo_dal_verme men_at_arms").play("pass", "pass", "save")
    assert troop(scenario, 0, 2) == ""  # ranged 1, melee 3 + 1 + 1 = 6


@rule("VTR-28.10")
def test_28_10_not_when_he_attacks() -> None:
    scenario = fight("jacopo_dal_verme men_at_arms", "fra_moriale heavy_cavalry pikemen").play(
        "pass", "pass"
    )
    assert troop(scenario, 1, 2) == "field_1 fra_moriale heavy_cavalry:5 pikemen"  # 1, then 3 + 1


@rule("VTR-28.11")
def test_28_11_micheletto_attendolo_hires_for_less() -> None:
    troops = {"0.2": "field_1 micheletto_attendolo archers"}
    scenario = ventura("deploy", florins=[1, 0, 0], hand={0: "swordsmen farmers"}, troops=troops)
    scenario.play("deploy swordsmen")
    assert scenario.options() == ["into 2"]  # 2 - 1; a new Troop would cost 2
    scenario.play("into 2")
    assert florins(scenario)[0] == 0
    scenario.play("deploy farmers", "into 2")  # 1 - 1
    assert florins(scenario)[0] == 0


@rule("VTR-28.12")
def test_28_12_castruccio_castracani_scores_one_more_for_a_raid() -> None:
    scenario = ventura(
        "troops", troops={"0.2": "village_1 castruccio_castracani archers"}, domain={1: "field_1"}
    )
    scenario.play("move 2", "to field_1", "halt")
    assert points(scenario)[0] == 2 + 1


@rule("VTR-28.13", "VTR-T19")
def test_t19_guarnieri_keeps_his_army_for_less() -> None:
    troops = {"0.1": "", "0.2": "village_1 guarnieri_di_urslingen spearmen heavy_cavalry"}
    scenario = ventura("upkeep", florins=[3, 0, 0], troops=troops).play("pay")
    assert florins(scenario)[0] == 3 + 1 - 2
    troops = {"0.1": "", "0.2": "village_1 guarnieri_di_urslingen spearmen"}
    scenario = ventura("upkeep", florins=[3, 0, 0], troops=troops).play("pay")
    assert florins(scenario)[0] == 3 + 1
    troops = {"0.1": "", "0.2": "village_1 guarnieri_di_urslingen farmers"}
    scenario = ventura("upkeep", florins=[3, 0, 0], troops=troops).play("pay")
    assert florins(scenario)[0] == 3 + 1  # 1 + 0 - 2 is 0, not less


@rule("VTR-28.14")
def test_28_14_tartaglia_escapes() -> None:
    scenario = battle("heavy_cavalry", "tartaglia archers")
    assert pile(scenario, "removed") == []
    assert pile(scenario, "discarded") == ["archers", "tartaglia"]
    assert points(scenario)[0] == 5


@rule("VTR-28.15")
def test_28_15_federico_ignores_the_resistance_of_the_territory() -> None:
    about = {"at": "wood_3", "tiles": {"wood_3": "-1,-1"}, "domain": {0: "village_1", 1: "wood_3"}}
    scenario = fight("federico_da_montefeltro archers", "pikemen", **about).play("pass")
    assert lines(scenario)[1] == "pikemen:3"
    scenario = fight("colleoni archers", "pikemen", **about).play("pass", "use_territory")
    assert lines(scenario)[1] == "pikemen:2"


@rule("VTR-28.16")
def test_28_16_acuto_and_fortebraccio() -> None:
    rows = {row["id"]: row for row in GAME.standard_components().data["captains"]}
    values = ("movement", "ranged", "melee", "resistance", "effect")
    assert [rows["acuto"][key] for key in values] == [2, 0, 2, 0, "none"]
    assert [rows["fortebraccio"][key] for key in values[1:]] == [1, 0, 2, "none"]
