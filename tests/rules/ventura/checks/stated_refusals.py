"""A stated position and a refused move for every reason of Ventura, whether random play meets it or not."""

from collections.abc import Callable
from typing import Final

from quattrocento.testing import Scenario
from quattrocento.testing.ventura import battle, claimed, dealt, fight, laid, regroup, start, ventura
from tests.rules.ventura.checks.refusing_positions import (
    ARMY,
    AT_CAPACITY,
    CHOSEN,
    FOREST,
    FULL_ARMY,
    FULL_BOARD,
    OCCUPIED,
    PARTED,
    THREE_ARMIES,
    TWO_ARMIES,
    bribing,
    deploying,
    deserting,
    in_army,
    looking,
    marching,
    regrouped,
    revolting,
    surrounded,
    upkeep,
    withdrawing,
    without_conscription_cards,
    without_markers,
    without_room_for_a_city,
    without_tiles,
    without_ventura_cards,
)

Stated = tuple[Callable[[], Scenario], str]

REFUSED: Final[dict[str, Stated]] = {
    # setup
    "why-family-taken": (lambda: start(3).play("family este"), "family este"),
    "why-not-in-reserve": (dealt, "tile castle_1"),
    "why-place-taken": (lambda: dealt().play("tile wood_1"), "lay 0,0"),
    "why-two-neighbours": (lambda: dealt().play("tile wood_1"), "lay 9,9"),
    "why-city-beside": (lambda: laid().play("lay -2,1"), "lay -2,0"),
    "why-no-domain-room": (without_room_for_a_city, "lay -1,-1"),
    "why-is-city": (claimed, "claim city_gonzaga"),
    "why-not-claimed": (claimed, "claim hill_1"),
    "why-papal": (lambda: claimed(papal_in_starting_domain=False), "claim papal_1"),
    "why-room-for-others": (
        lambda: laid().play("lay -2,1", "lay -1,-1", "claim village_1"),
        "claim field_1",
    ),
    # expansion and annexing
    "why-not-beside-domain": (
        lambda: ventura("expansion", reserve={0: "wood_3"}).play("tile wood_3"),
        "lay 3,0",
    ),
    "why-one-tile": (
        lambda: ventura("expansion", reserve={0: "wood_3"}, hand={0: "revolt"}, turn="laid = true"),
        "tile wood_3",
    ),
    "why-no-marker": (
        lambda: without_markers("expansion", reserve={0: "wood_3"}, hand={0: "farmers"}),
        "tile wood_3",
    ),
    "why-no-space": (surrounded, "tile wood_3"),
    "why-own-domain": (
        lambda: ventura("annex", troops={"0.2": "field_1 archers", "0.3": "wood_1 sappers"}),
        "annex city_este",
    ),
    "why-no-troop-there": (
        lambda: ventura("annex", troops={"0.2": "field_1 archers", "0.3": "wood_1 sappers"}),
        "annex hill_1",
    ),
    "why-must-annex": (
        lambda: ventura("annex", troops={"0.2": "field_1 archers", "0.3": "wood_1 sappers"}),
        "stop",
    ),
    "why-not-opponents": (revolting, "revolt hill_1"),
    "why-no-revolt": (
        lambda: revolting(domain={1: "village_1 field_2 hill_1"}),
        "revolt hill_1",
    ),
    # cards and Florins
    "why-florins": (lambda: ventura("prestige", florins=2), "spend 3"),
    "why-prestige-limit": (lambda: ventura("prestige", florins=9), "spend 9"),
    "why-maintenance": (lambda: upkeep(troops=FULL_BOARD, florins=0), "pay"),
    "why-no-wound": (lambda: upkeep(troops=ARMY), "heal 2:pikemen"),
    "why-not-in-play": (lambda: upkeep(troops=ARMY), "heal 2:sappers:1"),
    "why-wrong-kind": (lambda: upkeep(troops=ARMY), "heal 2:acuto"),
    "why-no-such-area": (lambda: upkeep(troops=ARMY), "dismiss acuto"),
    "why-no-event": (lambda: ventura("prestige", hand={0: "farmers"}), "play farmers"),
    "why-not-in-hand": (lambda: ventura("prestige", hand={0: "farmers"}), "play papal_favour"),
    "why-not-its-window": (lambda: ventura("prestige", hand={0: "bribe"}), "play bribe"),
    "why-no-effect": (lambda: ventura("deploy", hand={0: "bribe"}), "play bribe"),
    "why-limit-first": (
        lambda: ventura("recruit", florins=2, hand={0: "farmers farmers farmers farmers ambush"}).play(
            "draw", fate="pikemen"
        ),
        "play ambush",
    ),
    "why-not-displayed": (lambda: ventura("fortune", display="acuto archers pikemen"), "take sappers"),
    "why-display-closed": (lambda: ventura("recruit", florins=2), "take sappers"),
    "why-no-tile": (without_tiles, "draw"),
    "why-must-take": (lambda: ventura("fortune"), "stop"),
    "why-no-look": (lambda: ventura("recruit", florins=2), "look 3"),
    "why-no-such-number": (lambda: ventura("recruit", florins=2), "look 9"),
    "why-too-few-left": (
        lambda: without_tiles(families=("gonzaga", "este", "medici"), familial_expertise=True),
        "look 3",
    ),
    "why-looked": (lambda: looking().play("keep farmers"), "look 3"),
    "why-not-looked-at": (looking, "keep boatmen"),
    "why-not-peeked": (
        lambda: ventura("fortune", families=("gonzaga", "este", "medici"), familial_expertise=True).play(
            "look 3", fate="wood_3 wood_4 hill_3"
        ),
        "keep_tile field_3",
    ),
    "why-no-ventura-card": (without_ventura_cards, "play side_deal"),
    "why-no-conscription-card": (without_conscription_cards, "draw"),
    # deploying
    "why-event-not-deployed": (lambda: ventura("deploy", hand={0: "bribe"}), "deploy bribe"),
    "why-no-company": (lambda: deploying("tartaglia", troops=ARMY), "into 2"),
    "why-not-alone": (lambda: deploying("tartaglia", troops=ARMY), "new"),
    "why-mobilization": (lambda: deploying("farmers", troops=ARMY), "new"),
    "why-city-only": (lambda: deploying("archers", troops=ARMY), "raise field_1"),
    "why-not-in-domain": (
        lambda: deploying("farmers", troops=ARMY, restricted_companies="on_terrain"),
        "raise field_1",
    ),
    "why-no-room": (
        lambda: ventura("deploy", hand={0: "townsfolk"}, troops=FOREST, florins=9, **AT_CAPACITY),
        "deploy townsfolk",
    ),
    "why-no-need": (lambda: deploying("archers", troops=ARMY), "dismiss 2:archers"),
    "why-whole-troop": (lambda: deploying("swordsmen", troops=FULL_BOARD), "dismiss 3:archers"),
    "why-makes-no-room": (
        lambda: deploying("farmers", troops=FULL_BOARD, edition="it-2011"),
        "dismiss 3:archers",
    ),
    "why-armies-full": (
        lambda: ventura(
            "deploy",
            hand={0: "farmers"},
            troops={"0.2": FULL_ARMY},
            florins=9,
            **AT_CAPACITY,
        ),
        "deploy farmers",
    ),
    "why-city-occupied": (
        lambda: ventura("deploy", hand={0: "halberdiers"}, troops=OCCUPIED, florins=9),
        "deploy halberdiers",
    ),
    "why-single-company": (lambda: deploying("archers", troops={"0.2": "field_1 archers"}), "into 2"),
    "why-army-full": (lambda: deploying("archers", troops={"0.2": FULL_ARMY}), "into 2"),
    "why-no-troop": (lambda: deploying("archers", troops=ARMY), "into 4"),
    "why-not-theirs": (bribing, "bribe 1.2:sappers"),
    "why-no-bribe": (bribing, "bribe 1.3:sappers"),
    # parting
    "why-other-area": (lambda: upkeep(troops=PARTED).play("dismiss 2:acuto"), "stay 3:farmers"),
    "why-asked-later": (
        lambda: upkeep(troops=PARTED).play("dismiss 2:acuto", "stay 2:archers"),
        "apart 2:sappers",
    ),
    "why-keeps-area": (
        lambda: upkeep(troops=PARTED).play("dismiss 2:acuto", "stay 2:archers"),
        "apart 2:archers",
    ),
    "why-no-area": (lambda: deploying("spearmen", troops=FOREST, **AT_CAPACITY), "new"),
    # regrouping
    "why-regrouped-enough": (regrouped, "join field_1"),
    "why-too-few-troops": (lambda: regroup(troops=TWO_ARMIES), "join hill_1"),
    "why-no-regrouping": (
        lambda: regroup(troops={**ARMY, "0.3": "field_1 sappers"}),
        "swap field_1",
    ),
    "why-elsewhere": (
        lambda: in_army("transfer", troops={**TWO_ARMIES, "0.5": "hill_1 fortebraccio sappers"}),
        "company 5:sappers",
    ),
    "why-in-army": (
        lambda: in_army("join", troops={**TWO_ARMIES, "0.5": "field_1 archers"}),
        "company 2:archers",
    ),
    "why-in-no-army": (lambda: in_army("transfer"), "company 4:sappers"),
    "why-no-partner": (
        lambda: in_army(
            "exchange", troops={"0.2": "field_1 acuto pikemen archers", "0.3": "field_1 tartaglia pikemen"}
        ),
        "company 2:pikemen",
    ),
    "why-same-troop": (
        lambda: in_army("exchange", troops=THREE_ARMIES).play("company 2:archers"),
        "for 2:pikemen",
    ),
    "why-alike": (
        lambda: in_army(
            "exchange", troops={**TWO_ARMIES, "0.3": "field_1 tartaglia pikemen sappers archers"}
        ).play("company 2:pikemen"),
        "for 3:pikemen",
    ),
    "why-no-army": (
        lambda: in_army("swap", troops=THREE_ARMIES),
        "army 4",
    ),
    # movement
    "why-garrison-stays": (lambda: ventura("troops", troops=ARMY), "move 1"),
    "why-moved": (lambda: marching(troops={**ARMY, "0.3": "hill_1 archers"}).play("halt"), "move 2"),
    "why-not-adjacent": (marching, "to hill_2"),
    "why-points": (lambda: marching(troops={"0.2": "field_1 artillerymen"}), "to wood_1"),
    "why-forced-once": (
        lambda: marching(hand={0: "forced_march forced_march"}).play("play forced_march"),
        "play forced_march",
    ),
    "why-no-desertion": (deserting, "desertion 1.1"),
    # battle
    "why-no-defender": (
        lambda: battle("pikemen", "pikemen", troops={"1.3": "field_1 archers"}),
        "defend 1",
    ),
    "why-defender-only": (lambda: battle("pikemen", "pikemen", hand={0: "ambush"}), "play ambush"),
    "why-next-space": (lambda: battle("acuto pikemen archers sappers", "pikemen"), "line 3:archers"),
    "why-not-to-place": (lambda: battle("acuto pikemen archers sappers", "pikemen"), "line 1:farmers"),
    "why-no-modifier": (
        lambda: fight("acuto pikemen archers", "fortebraccio pikemen archers", **CHOSEN).play("pass"),
        "use_territory 2",
    ),
    "why-no-healing": (lambda: battle("pikemen", "pikemen", hand={0: "ambush"}), "heal 2:pikemen"),
    "why-not-own-domain": (withdrawing, "retreat city_medici"),
    "why-opponent-there": (withdrawing, "retreat papal_1"),
}
