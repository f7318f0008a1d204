"""The Recruit Step and the Recovery Step (VTR-11, VTR-12)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import florins, hand, pile, recovery, troop, ventura


@rule("VTR-11.1", "VTR-D9")
def test_11_1_ventura_cards_for_two_florins_each() -> None:
    scenario = ventura("recruit", florins=[5, 2, 0])
    assert sorted(scenario.options()) == ["draw", "stop"]
    scenario.play("draw", fate="archers")
    assert (florins(scenario)[0], hand(scenario, 0)) == (3, ["archers"])
    scenario.play("stop")
    assert scenario.waiting == (1,)


@rule("VTR-11.2")
def test_11_2_one_at_a_time_without_other_limit() -> None:
    scenario = ventura("recruit", florins=[9, 0, 0])
    for card in ("archers", "pikemen", "acuto", "sappers"):
        assert scenario.step == "recruit"
        scenario.play("draw", fate=card)
    assert hand(scenario, 0) == ["acuto", "archers", "pikemen", "sappers"]
    assert scenario.step != "recruit"  # with 1 Florin left he is not asked again


@rule("VTR-11.2")
def test_11_2_only_he_sees_the_card() -> None:
    games = [ventura("recruit", florins=[4, 0, 0]).play("draw", fate=card) for card in ("archers", "acuto")]
    assert games[0].position.view(1) == games[1].position.view(1)
    assert games[0].position.view(0) != games[1].position.view(0)


@rule("VTR-11.3")
def test_11_3_the_display_is_not_for_sale() -> None:
    scenario = ventura("recruit", florins=[4, 0, 0], display="acuto archers pikemen")
    assert scenario.nouns("take") == []
    assert scenario.refused("take acuto").clause == "VTR-11.3"
    scenario.play("draw", fate="sappers")
    assert pile(scenario, "display") == ["acuto", "archers", "pikemen"]


@rule("VTR-12.1", "VTR-W4")
def test_w4_one_wound_less_on_own_inhabited_territories() -> None:
    troops = {
        "0.2": "village_1 crossbowmen:1",
        "0.3": "castle_1 swordsmen:2",
        "0.4": "lake_1 light_cavalry:1",
    }
    scenario = recovery(troops=troops, domain={0: "village_1 castle_1 lake_1"}, tiles={"lake_1": "2,1"})
    assert troop(scenario, 0, 2) == "village_1 crossbowmen"
    assert troop(scenario, 0, 3) == "castle_1 swordsmen:1"
    assert troop(scenario, 0, 4) == "lake_1 light_cavalry:1"


@rule("VTR-12.1")
def test_12_1_not_on_inhabited_territories_outside_the_own_domain() -> None:
    scenario = recovery(
        troops={"0.2": "village_1 crossbowmen:1", "1.2": "castle_1 pikemen:1"}, domain={2: "castle_1"}
    )
    assert troop(scenario, 0, 2) == "village_1 crossbowmen:1"
    assert troop(scenario, 1, 2) == "castle_1 pikemen:1"


@rule("VTR-12.2", "VTR-25.5")
def test_12_2_all_companies_of_an_army_and_the_garrison() -> None:
    troops = {"0.1": "city_este garrison_este:3", "0.2": "village_1 acuto archers:1 pikemen:4"}
    scenario = recovery(troops=troops, domain={0: "village_1"})
    assert troop(scenario, 0, 1) == "city_este garrison_este:2"
    assert troop(scenario, 0, 2) == "village_1 acuto archers pikemen:3"


@rule("VTR-12.3", "VTR-R14")
def test_12_3_nobody_is_asked() -> None:
    scenario = recovery(troops={"0.1": "city_este garrison_este:3"})
    assert scenario.step == "upkeep"
