"""What Companies do (VTR-29)."""

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.ventura import fight, lines, troop


@rule("VTR-29.1")
def test_29_1_an_effect_works_only_while_the_company_fights() -> None:
    # Pavise Bearers in space III shield nobody
    scenario = fight("acuto archers archers", "fra_moriale pikemen sappers pavise_bearers").play("pass")
    assert lines(scenario)[1] == "pikemen:4 sappers pavise_bearers"


@rule("VTR-29.3", "VTR-R46")
def test_29_3_spearmen_against_cavalry() -> None:
    scenario = fight("spearmen", "heavy_cavalry").play("pass", "pass")
    assert troop(scenario, 0, 2) == ""
    assert troop(scenario, 1, 2) == "field_1 heavy_cavalry:4"
    scenario = fight("spearmen", "mounted_crossbowmen").play("pass", "pass")  # no cavalry: 2
    assert troop(scenario, 1, 2) == "field_1 mounted_crossbowmen:2"


@rule("VTR-29.3")
def test_29_3_not_against_cavalry_that_does_not_fight() -> None:
    scenario = fight("acuto spearmen pikemen", "fra_moriale halberdiers swordsmen light_cavalry").play(
        "pass", "pass"
    )
    # 2 + 3 + 2 = 7: halberdiers 4, swordsmen 3
    assert lines(scenario)[1] == "swordsmen:3 light_cavalry"


@rule("VTR-29.5")
def test_29_5_front_rank_in_space_i_only() -> None:
    rest = "pikemen archers"
    for front, wounds in (("swordsmen sappers", 4), ("sappers swordsmen", 2), ("broken_lances sappers", 4)):
        scenario = fight(f"fra_moriale {front} {rest}", "colleoni heavy_cavalry foragers").play(
            "pass", "pass"
        )
        assert lines(scenario)[1] == f"heavy_cavalry:{wounds} foragers"


@rule("VTR-29.6")
def test_29_6_second_rank_in_space_ii_only() -> None:
    for front, wounds in (("sappers pikemen", 4), ("pikemen sappers", 3)):
        scenario = fight(f"fra_moriale {front} archers archers", "colleoni heavy_cavalry foragers").play(
            "pass", "pass"
        )
        assert lines(scenario)[1] == f"heavy_cavalry:{wounds} foragers"


@rule("VTR-29.7")
def test_29_7_heavy_cavalry_in_space_i_wounds_once_more() -> None:
    scenario = fight("heavy_cavalry", "fra_moriale men_at_arms pikemen").play("pass", "pass")
    assert troop(scenario, 1, 2) == "field_1 fra_moriale pikemen"  # 4 + 1: just the 5 of the men-at-arms
    scenario = fight("colleoni sappers heavy_cavalry", "fra_moriale men_at_arms pikemen").play(
        "pass", "pass"
    )
    assert lines(scenario)[1] == "pikemen:2"  # in space II: 1, then 1 + 4 + 1


@rule("VTR-29.7")
def test_29_7_the_extra_wound_can_be_prevented() -> None:
    scenario = fight("heavy_cavalry", "fortebraccio men_at_arms pikemen").play(
        "pass", "pass", "use_captain"
    )
    assert troop(scenario, 1, 2) == "field_1 fortebraccio men_at_arms:3 pikemen"


@rule("VTR-29.8")
def test_29_8_handgunners_pierce() -> None:
    scenario = fight("handgunners", "fortebraccio heavy_cavalry").play("pass")
    assert lines(scenario)[1] == "heavy_cavalry:3"


@rule("VTR-29.8", "VTR-28.15")
def test_29_8_what_did_not_work_is_not_spent() -> None:
    scenario = fight("acuto handgunners pikemen", "fortebraccio heavy_cavalry men_at_arms").play("pass")
    assert lines(scenario)[1] == "heavy_cavalry:3 men_at_arms"
    scenario.play("pass", "use_captain")  # 1 + 3 + 2 = 6 less 2
    assert troop(scenario, 1, 2) == "field_1 fortebraccio men_at_arms:1"


@rule("VTR-29.9")
def test_29_9_pavise_bearers_shield_in_ranged_assaults() -> None:
    scenario = fight("archers", "pavise_bearers").play("pass")
    assert lines(scenario)[1] == "pavise_bearers"
    scenario.play("pass")
    assert troop(scenario, 1, 2) == "field_1 pavise_bearers:1"


@rule("VTR-29.10")
def test_29_10_copies_add_up() -> None:
    scenario = fight("acuto crossbowmen archers", "fra_moriale pavise_bearers pavise_bearers").play("pass")
    assert lines(scenario)[1] == "pavise_bearers:1 pavise_bearers"  # 5 - 2 - 2


@rule("VTR-29.10", "VTR-28.15")
def test_29_10_yes_or_no_effects_do_not() -> None:
    about = {"at": "wood_3", "tiles": {"wood_3": "-1,-1"}, "domain": {0: "village_1", 1: "wood_3"}}
    scenario = fight("colleoni sappers sappers", "pikemen", **about).play("pass")
    assert lines(scenario)[1] == "pikemen:1"


@rule("VTR-28.15", "VTR-29.1")
def test_28_15_sappers_only_while_they_fight() -> None:
    about = {"at": "wood_3", "tiles": {"wood_3": "-1,-1"}, "domain": {0: "village_1", 1: "wood_3"}}
    scenario = fight("colleoni archers archers sappers", "men_at_arms", **about)
    scenario.play("pass", "use_territory")
    assert lines(scenario)[1] == "men_at_arms:4"  # 2 + 2 + 1 - 1


@rule("VTR-29.11")
def test_29_11_classes() -> None:
    data = GAME.standard_components().data
    ids = ["infantry", "missile", "mounted_missile", "cavalry", "artillery", "support"]
    assert [row["id"] for row in data["classes"]] == ids
    kinds = {row["id"]: row["class"] for row in [*data["companies"], *data["garrisons"]]}
    assert {kinds["mounted_crossbowmen"], kinds["mounted_skirmishers"]} == {"mounted_missile"}
    assert {kinds[name] for name in kinds if name.startswith("garrison")} == {"infantry"}


@rule("VTR-R43")
def test_r43_every_company_has_melee() -> None:
    data = GAME.standard_components().data
    assert all(row["melee"] >= 1 for row in [*data["companies"], *data["garrisons"]])
