"""Refusals that name what stands in the way and nothing else, step by step (VTR-3 to VTR-30)."""

from typing import Any

from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import battle, laid, regroup, ventura

ARMY = {"0.2": "field_1 acuto pikemen archers"}
TWO_ARMIES = {**ARMY, "0.3": "field_1 tartaglia pikemen", "0.4": "field_1 sappers"}


def why(scenario: Scenario, move: str) -> tuple[str, str]:
    reason = scenario.refused(move)
    return reason.message, reason.clause


def deploying(card: str, **more: Any) -> Scenario:
    return ventura("deploy", hand={0: card}, troops=ARMY, florins=9, **more).play(f"deploy {card}")


@rule("VTR-3.11", "VTR-3.13", "VTR-30.3")
def test_3_11_only_an_event_in_hand_waits_for_the_hand_limit() -> None:
    scenario = ventura("recruit", florins=2, hand={0: "farmers farmers farmers farmers ambush"})
    scenario.play("draw", fate="pikemen")
    assert why(scenario, "play ambush") == ("why-limit-first", "VTR-30.3")
    assert why(scenario, "play spies") == ("why-not-in-hand", "VTR-30.1")
    assert why(scenario, "play farmers") == ("why-no-event", "VTR-3.13")


@rule("VTR-5.5", "VTR-13.2")
def test_5_5_a_troop_without_a_marker_to_place_annexes_nothing() -> None:
    troops = {"0.2": "field_1 archers", "0.3": "wood_1 sappers", "0.4": "hill_1 swordsmen"}
    scenario = ventura("annex", troops=troops, domain={1: "field_1 wood_1"}, domain_beyond_markers=False)
    scenario.position.supply[0] = 0
    assert why(scenario, "annex hill_1") == ("why-no-marker", "VTR-5.5")
    assert why(scenario, "annex hill_2") == ("why-no-troop-there", "VTR-13.1")


@rule("VTR-6.11", "VTR-15.2", "VTR-R4")
def test_15_2_a_place_is_refused_for_what_it_lacks() -> None:
    scenario = ventura("expansion", reserve={0: "wood_3"}).play("tile wood_3")
    assert why(scenario, "lay 3,0") == ("why-not-beside-domain", "VTR-15.2")
    scenario = laid(city_domain_order="interleaved").play("lay -2,1")
    scenario.play("claim village_1", "claim field_1", "claim wood_1")
    assert why(scenario, "lay 1,-2") == ("why-no-domain-room", "VTR-R4")


@rule("VTR-17.2", "VTR-17.4", "VTR-17.7")
def test_17_2_who_starts_no_troop_is_told_so() -> None:
    assert why(deploying("tartaglia"), "new") == ("why-not-alone", "VTR-17.2")
    assert why(deploying("tartaglia"), "raise field_1") == ("why-not-alone", "VTR-17.2")
    assert why(deploying("swordsmen"), "raise field_1") == ("why-city-only", "VTR-17.4")
    assert why(deploying("swordsmen"), "into 0") == ("why-no-such-area", "VTR-17.5")
    here = {"restricted_companies": "on_terrain", "domain": {0: "field_2"}}
    assert why(deploying("farmers", **here), "raise city_este") == ("why-is-city", "VTR-17.7")


@rule("VTR-17.10")
def test_17_10_only_an_area_with_a_troop_is_emptied() -> None:
    troops = {f"0.{area}": f"village_1 {card}" for area, card in enumerate(("pikemen", "sappers"), 2)}
    troops |= {"0.4": "field_1 archers", "0.5": "field_1 spearmen"}
    scenario = ventura(
        "deploy", hand={0: "swordsmen"}, troops=troops, florins=9, full_board_rule="whole_troop"
    )
    scenario.play("deploy swordsmen", "new")
    assert why(scenario, "empty 0") == ("why-no-such-area", "VTR-17.10")


@rule("VTR-18.2", "VTR-18.3", "VTR-18.4", "VTR-18.10")
def test_18_4_a_company_is_told_why_it_takes_no_part() -> None:
    scenario = regroup(troops=TWO_ARMIES).play("transfer field_1")
    assert why(scenario, "company 4:sappers") == ("why-in-no-army", "VTR-18.6")
    assert why(scenario, "company 2:acuto") == ("why-wrong-kind", "VTR-18.10")
    assert why(scenario, "company 1:garrison_este") == ("why-wrong-kind", "VTR-18.10")
    assert why(scenario, "company 2:sappers") == ("why-not-in-play", "VTR-18.6")


@rule("VTR-18.1", "VTR-18.3")
def test_18_3_where_no_area_is_empty_nobody_leaves() -> None:
    full = {**TWO_ARMIES, "0.5": "hill_1 swordsmen"}
    assert why(regroup(troops=full), "leave field_1") == ("why-no-area", "VTR-18.3")
    assert why(regroup(troops=full), "leave hill_1") == ("why-too-few-troops", "VTR-18.1")


@rule("VTR-25.2", "VTR-30.20")
def test_30_20_nobody_heals_between_the_cards_of_a_side_deal() -> None:
    troops = {"0.2": "field_1 pikemen:1"}
    scenario = ventura("conscription", hand={0: "side_deal"}, troops=troops, florins=9)
    assert scenario.nouns("heal") == ["2:pikemen:1"]
    scenario.play("play side_deal")
    assert why(scenario, "heal 2:pikemen:1") == ("why-not-asked", "VTR-30.20")


@rule("VTR-30.20", "VTR-11.1")
def test_30_20_a_side_deal_that_cannot_be_paid_names_the_price() -> None:
    scenario = ventura("conscription", hand={0: "side_deal"}, florins=1)
    price = scenario.position.components.price[scenario.position.hand[0][0]]
    reason = scenario.refused("play side_deal")
    assert (reason.message, reason.clause, reason.about) == ("why-florins", "VTR-30.20", {"florins": price})


@rule("VTR-27.10", "VTR-27.18")
def test_27_18_several_cards_at_once_are_refused_for_the_true_reason() -> None:
    about: dict[str, Any] = {"families": ("visconti", "gonzaga", "medici"), "familial_expertise": True}
    scenario = ventura("conscription", florins=9, **about)
    assert why(scenario, "look 9") == ("why-no-such-number", "VTR-27.18")
    scenario.play("look 3", "keep farmers", fate="farmers townsfolk woodsmen")
    assert why(scenario, "look 3") == ("why-looked", "VTR-27.18")


@rule("VTR-30.13")
def test_30_13_a_second_forced_march_is_one_too_many() -> None:
    scenario = ventura("troops", hand={0: "forced_march forced_march"}, troops=ARMY)
    scenario.play("move 2", "play forced_march")
    assert why(scenario, "play forced_march") == ("why-forced-once", "VTR-30.13")


@rule("VTR-30.14", "VTR-30.10", "VTR-20.4")
def test_30_14_in_battle_the_obstacle_is_named() -> None:
    scenario = battle("pikemen", "pikemen", hand={0: "ambush to_the_charge"})
    assert why(scenario, "play ambush") == ("why-defender-only", "VTR-30.14")
    assert why(scenario, "play to_the_charge") == ("why-not-its-window", "VTR-30.10")
    scenario = battle("acuto pikemen archers sappers", "pikemen")
    assert why(scenario, "line 3:archers") == ("why-next-space", "VTR-20.4")


@rule("VTR-30.21", "VTR-30.22", "VTR-30.24")
def test_30_21_a_bribe_names_what_stands_in_its_way() -> None:
    troops = {"1.2": "village_1 acuto archers sappers pikemen", "2.2": "hill_2 swordsmen"}
    scenario = ventura("deploy", hand={0: "bribe"}, troops=troops, domain={0: "village_1"}, florins=2)
    scenario.play("play bribe")
    assert why(scenario, "bribe 1.2:pikemen") == ("why-florins", "VTR-30.21")
    assert why(scenario, "bribe 1.2:acuto") == ("why-wrong-kind", "VTR-30.21")
    assert why(scenario, "bribe 1.2:spearmen") == ("why-not-theirs", "VTR-30.21")
    assert why(scenario, "bribe 2.2:swordsmen") == ("why-no-bribe", "VTR-30.21")
