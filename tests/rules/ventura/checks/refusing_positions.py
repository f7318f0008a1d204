"""Positions in which moves are refused, for the proof that reasons are true."""

from typing import Any, Final

from quattrocento.games.ventura.components.typed import VENTURA
from quattrocento.testing import Scenario
from quattrocento.testing.ventura import battle, fight, laid, regroup, ventura

FULL_ARMY: Final = "field_1 acuto pikemen pikemen archers light_cavalry light_cavalry"
ANOTHER_FULL_ARMY: Final = "field_1 acuto crossbowmen crossbowmen archers light_cavalry light_cavalry"
FULL_BOARD: Final = {
    "0.2": FULL_ARMY,
    "0.3": "village_1 archers",
    "0.4": "village_1 sappers",
    "0.5": "city_este swordsmen:1",
}
ARMY: Final = {"0.2": "field_1 acuto pikemen archers"}
TWO_ARMIES: Final = {**ARMY, "0.3": "field_1 tartaglia pikemen", "0.4": "field_1 sappers"}
THREE_ARMIES: Final = {**TWO_ARMIES, "0.5": "field_1 fortebraccio swordsmen"}
FOREST: Final = {**FULL_BOARD, "0.2": "wood_1 acuto pikemen"}
AT_CAPACITY: Final[dict[str, Any]] = {"full_board_rule": "at_capacity"}
PARTED: Final = {"0.2": "village_1 acuto archers pikemen sappers", "0.3": "field_1 farmers"}
BESIDE: Final = {
    "0.1": "",
    "0.2": "field_1 archers",
    "0.3": "field_1 sappers",
    "0.4": "hill_1 acuto pikemen",
    "0.5": "hill_1 swordsmen",
}
THREE_PLACES: Final = {**ARMY, "0.3": "village_1 tartaglia sappers"}
ON_TERRAIN: Final[dict[str, Any]] = {
    "restricted_companies": "on_terrain",
    "domain": {0: "field_1 village_1 hill_1"},
    "troops": {**ARMY, "1.2": "hill_1 sappers"},
}
OCCUPIED: Final = {"0.1": "", "1.2": "city_este pikemen"}
CHOSEN: Final[dict[str, Any]] = {"resistance_use": "chosen_use"}


def without_room_for_a_city() -> Scenario:
    scenario = laid(city_domain_order="interleaved", papal_in_starting_domain=False)
    return scenario.play("lay -2,1", "claim village_1", "claim field_2", "claim field_1")


def deploying(card: str, **more: Any) -> Scenario:
    return ventura("deploy", hand={0: card}, **{"florins": 9, **more}).play(f"deploy {card}")


def upkeep(**more: Any) -> Scenario:
    return ventura("upkeep", **{"florins": 9, **more})


def conscription(**more: Any) -> Scenario:
    return ventura("conscription", **{"florins": 9, **more})


def looking() -> Scenario:
    visconti = ("visconti", "gonzaga", "medici")
    scenario = conscription(families=visconti, familial_expertise=True)
    return scenario.play("look 3", fate="farmers townsfolk woodsmen")


def marching(**more: Any) -> Scenario:
    return ventura("troops", **{"troops": ARMY, **more}).play("move 2")


def bribing() -> Scenario:
    troops = {"1.2": "village_1 acuto pikemen archers", "1.3": "hill_2 sappers"}
    return ventura("deploy", hand={0: "bribe"}, troops=troops, domain={0: "village_1"}, florins=9).play(
        "play bribe"
    )


def deserting() -> Scenario:
    troops = {"1.2": "hill_1 acuto pikemen archers", "2.2": "wood_1 tartaglia pikemen archers"}
    return ventura("troops", hand={0: "desertion"}, troops=troops).play("play desertion")


def withdrawing() -> Scenario:
    about: dict[str, Any] = {"hand": {0: "night_withdrawal"}, "domain": {0: "village_1 papal_1 wood_1"}}
    return battle("pikemen", "pikemen", troops={"1.3": "papal_1 archers"}, **about).play(
        "play night_withdrawal"
    )


def without_ventura_cards() -> Scenario:
    scenario = conscription(hand={0: "side_deal"})
    scenario.position.ventura_left = 0
    scenario.position.discarded[:VENTURA] = [0] * VENTURA
    return scenario


def without_conscription_cards() -> Scenario:
    scenario = conscription(hand={0: "side_deal"})
    scenario.position.conscription_left = 0
    return scenario


def without_tiles(**more: Any) -> Scenario:
    scenario = ventura("fortune", display="acuto archers pikemen", **more)
    scenario.position.pile = 0
    return scenario


def without_markers(step: str, **more: Any) -> Scenario:
    scenario = ventura(step, domain_beyond_markers=False, **more)
    scenario.position.supply[0] = 0
    return scenario


def surrounded() -> Scenario:
    """No place is open beside the City and the village."""
    around = {"field_3": "-3,1", "field_4": "-3,2", "field_5": "-2,2", "field_6": "-2,0"}
    scenario = ventura("expansion", reserve={0: "wood_3"}, hand={0: "revolt"}, tiles=around)
    return scenario


def regrouped() -> Scenario:
    scenario = regroup(troops=TWO_ARMIES)
    scenario.position.regroupings = scenario.position.components.regroupings
    return scenario


def in_army(action: str, **more: Any) -> Scenario:
    return regroup(**{"troops": TWO_ARMIES, **more}).play(f"{action} field_1")


def besieged() -> Scenario:
    """The Garrison of seat 1 is attacked in its City."""
    troops = {"0.2": "hill_1 pikemen"}
    scenario = ventura("troops", troops=troops, hand={1: "night_withdrawal"}, domain={1: "castle_1"})
    return scenario.play("move 2", "to city_gonzaga")


def exchanging() -> Scenario:
    return in_army("exchange", troops=THREE_ARMIES).play("company 2:archers")


def revolting(**more: Any) -> Scenario:
    about = {"domain": {1: "village_1 field_2"}, **more}
    return ventura("expansion", hand={0: "revolt"}, **about).play("play revolt")


def resisting() -> Scenario:
    """Both sides have a Captain with resistance; the attacker says what he uses."""
    scenario = fight("fortebraccio pikemen archers", "acuto pikemen archers longbowmen", **CHOSEN)
    while scenario.step != "resist":
        scenario.play("pass")
    return scenario
