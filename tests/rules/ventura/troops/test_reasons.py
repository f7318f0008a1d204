"""The reason of a refusal is the obstacle: without it the move is legal (VTR-4.3, VTR-14.6, VTR-17)."""

from typing import Any

from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import ventura

FULL_ARMY = "field_1 acuto pikemen pikemen archers light_cavalry light_cavalry"
AT_LIMIT = {
    "0.2": FULL_ARMY,
    "0.3": "village_1 archers",
    "0.4": "village_1 sappers",
    "0.5": "city_este swordsmen:1",
}
ITALIAN: dict[str, Any] = {"edition": "it-2011", "full_board_rule": "at_capacity", "florins": 9}
PARTED = {"0.2": "village_1 acuto archers pikemen sappers swordsmen", "0.3": "field_1 farmers"}


def why(scenario: Scenario, move: str) -> tuple[str, str]:
    reason = scenario.refused(move)
    return reason.message, reason.clause


@rule("VTR-17.11", "VTR-D17")
def test_17_11_a_card_that_would_make_no_room_is_not_dismissed() -> None:
    scenario = ventura("deploy", hand={0: "farmers"}, troops=AT_LIMIT, **ITALIAN).play("deploy farmers")
    assert why(scenario, "dismiss 3:archers") == ("why-makes-no-room", "VTR-17.11")
    assert why(scenario, "dismiss 5:swordsmen:1") == ("why-makes-no-room", "VTR-17.11")
    assert why(scenario, "dismiss 3:sappers") == ("why-not-in-play", "VTR-14.3")


@rule("VTR-17.11", "VTR-R27", "VTR-D17")
def test_17_11_room_is_made_in_one_area() -> None:
    scenario = ventura("deploy", hand={0: "farmers"}, troops=AT_LIMIT, **ITALIAN)
    scenario.play("deploy farmers", "dismiss 2:archers")
    assert why(scenario, "dismiss 3:archers") == ("why-other-area", "VTR-17.11")
    assert scenario.refused("dismiss 3:archers").about == {"area": 2}


@rule("VTR-17.11")
def test_17_11_no_room_has_to_be_made_where_there_is_some() -> None:
    army = {**AT_LIMIT, "0.2": "field_1 acuto pikemen"}
    scenario = ventura("deploy", hand={0: "farmers"}, troops=army, **ITALIAN).play("deploy farmers")
    assert why(scenario, "dismiss 2:pikemen") == ("why-no-need", "VTR-17.11")


@rule("VTR-17.10", "VTR-17.9")
def test_17_10_a_whole_troop_makes_room_and_no_single_card() -> None:
    about: dict[str, Any] = {"hand": {0: "farmers swordsmen"}, "edition": "en-2010", "florins": 9}
    occupied = {**AT_LIMIT, "0.2": "field_1 acuto pikemen"}
    scenario = ventura("deploy", troops=occupied, **about).play("deploy swordsmen")
    assert why(scenario, "dismiss 3:archers") == ("why-whole-troop", "VTR-17.10")
    assert scenario.play("new").nouns("empty") == ["1", "2", "3", "4", "5"]
    scenario = ventura("deploy", troops={**occupied, "0.5": ""}, **about).play("deploy swordsmen")
    assert why(scenario, "dismiss 3:archers") == ("why-no-need", "VTR-17.10")
    scenario = ventura("deploy", troops=occupied, **about).play("deploy farmers")
    assert why(scenario, "dismiss 3:archers") == ("why-no-need", "VTR-17.10")


@rule("VTR-17.11", "VTR-17.1")
def test_17_11_room_that_cannot_be_paid_names_the_price() -> None:
    scenario = ventura("deploy", hand={0: "farmers"}, troops=AT_LIMIT, **{**ITALIAN, "florins": 0})
    reason = scenario.refused("deploy farmers")
    assert (reason.message, reason.clause, reason.about) == ("why-florins", "VTR-17.1", {"florins": 1})
    assert ventura("deploy", hand={0: "farmers"}, troops=AT_LIMIT, **{**ITALIAN, "florins": 1}).nouns(
        "deploy"
    )


@rule("VTR-4.3", "VTR-17.5", "VTR-17.7")
def test_4_3_a_company_whose_only_fitting_army_is_full() -> None:
    about: dict[str, Any] = {"hand": {0: "farmers"}, "full_board_rule": "at_capacity", "florins": 9}
    scenario = ventura("deploy", troops={"0.2": FULL_ARMY}, **about)
    assert why(scenario, "deploy farmers") == ("why-armies-full", "VTR-4.3")
    room = FULL_ARMY.removesuffix(" light_cavalry")
    assert ventura("deploy", troops={"0.2": room}, **about).nouns("deploy") == ["farmers"]
    elsewhere = FULL_ARMY.replace("field_1", "village_1")
    scenario = ventura("deploy", troops={"0.2": elsewhere}, **about)
    assert why(scenario, "deploy farmers") == ("why-mobilization", "VTR-17.7")


@rule("VTR-17.13")
def test_17_13_a_company_without_an_army_while_the_city_is_occupied() -> None:
    troops = {"0.1": "", "0.2": "field_1 archers", "1.2": "city_este pikemen"}
    scenario = ventura("deploy", hand={0: "halberdiers"}, troops=troops, florins=9)
    assert why(scenario, "deploy halberdiers") == ("why-city-occupied", "VTR-17.13")


@rule("VTR-14.6", "VTR-R20")
def test_14_6_companies_part_one_by_one() -> None:
    scenario = ventura("upkeep", troops=PARTED, florins=9).play("dismiss 2:acuto")
    assert why(scenario, "stay 3:farmers") == ("why-other-area", "VTR-14.6")
    assert why(scenario, "stay 3:archers") == ("why-not-in-play", "VTR-14.3")
    scenario.play("stay 2:pikemen")
    asked = scenario.nouns("apart")[0]
    later = next(card for card in ("2:archers", "2:sappers", "2:swordsmen") if card != asked)
    assert why(scenario, f"apart {later}") == ("why-asked-later", "VTR-14.6")
    assert why(scenario, f"dismiss {later}") == ("why-asked-later", "VTR-14.6")
    assert why(scenario, "apart 2:pikemen") == ("why-keeps-area", "VTR-14.6")
    assert why(scenario, "apart 3:farmers") == ("why-other-area", "VTR-14.6")
    assert why(scenario, "apart 2:crossbowmen") == ("why-not-in-play", "VTR-14.3")
