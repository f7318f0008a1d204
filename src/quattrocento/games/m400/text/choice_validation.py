"""Whether play can put the question that a text ends with: what its step needs of the position.

The conditions are those on which play itself puts the step.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from quattrocento.games.m400.components.typed import CARAVELLA, CARD_COLOURS, is_combat, level_of
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER, NO_CARD, NO_COLOUR, OPEN
from quattrocento.games.m400.position.position import CONQUEST, M400
from quattrocento.games.m400.rules.conquest.capital import may_storm
from quattrocento.games.m400.rules.conquest.combat import holds_better, lead_of
from quattrocento.games.m400.rules.conquest.combat_result import combat_of, fighters
from quattrocento.games.m400.rules.conquest.conquest import is_payable, on_free, ready
from quattrocento.games.m400.rules.conquest.destruction import winner_chooses
from quattrocento.games.m400.rules.drawing import cards_to_draw
from quattrocento.games.m400.rules.end_of_turn import over_limit
from quattrocento.games.m400.rules.movement import waiting_armies
from quattrocento.games.m400.rules.plague import open_seas
from quattrocento.games.m400.rules.toll import barred_openly, can_attack, can_raid, is_enemy_land, unsettled
from quattrocento.games.m400.rules.verbs import ARMY
from quattrocento.kernel.places import members
from quattrocento.kernel.step import AnyStep

Values = Mapping[str, int]

_MOVING: Final = ("march", "voyage")
# Put before the hand or the land of an announced attack can have changed.
_JUST_CHECKED: Final = ("statement", "conquest", "free_state", "storm", "war")


def choice_misfit(position: M400, step: AnyStep) -> str:
    """What the step decided now needs and the position does not have; empty where they agree."""
    if position.phase == CONQUEST:
        misfit = _statements_misfit(position, step.name)
        if misfit:
            return misfit
    fits, need = _NEEDS.get(step.name, _NOTHING_NEEDED)
    return "" if fits(position, step.values()) else f"{step.name} needs {need}"


def _statements_misfit(position: M400, name: str) -> str:
    """Every army on enemy land has stated, and what is announced is possible (M4-7.5, M4-7.6)."""
    stating = unsettled(position)
    if name == "statement":
        if not stating:
            return "statement needs an army on enemy land that has stated nothing (M4-7.5)"
        if any(position.acted >> army & 1 for army in stating):
            return f"army {_names(stating)} has acted before it stated anything (M4-7.5)"
    elif stating and name not in _MOVING:
        return f"army {_names(stating)} is on enemy land and has stated nothing (M4-7.5)"
    if name in _JUST_CHECKED:
        announced = [army for army in members(position.announced) if not can_attack(position, army)]
        if announced:
            return f"army {_names(announced)} cannot make the attack that it announced (M4-7.6)"
    return ""


def _names(armies: Iterable[int]) -> str:
    return ", ".join([ARMY.text(army) for army in armies])


def _hand_limit_fits(position: M400, values: Values) -> bool:
    return over_limit(position) == (values["seat"], values["count"])


def _revolutionem_fits(position: M400, values: Values) -> bool:
    """M4-6.1 and M4-16.2: no army has moved, and the player of the card cannot win."""
    return not position.moved and position.barred >> values["colour"] & 1 != 0


def _march_fits(position: M400, values: Values) -> bool:
    """M4-6.8, M4-6.24; nobody enters the plague (M4-6.12)."""
    army, entered = values["army"], values["entered"]
    if entered not in (0, 1) or (entered and position.sick >> position.at[army] & 1):
        return False
    if (
        position.phase == CONQUEST
        and not entered
        and position.at[army] != position.capital[position.active]
    ):
        return False
    return _may_move(position, army)


def _voyage_fits(position: M400, values: Values) -> bool:
    """M4-6.16, M4-6.17: a sector that the discarded Caravellas reach from where the voyage began."""
    origin = values["origin"]
    if origin != position.at[values["army"]] or not _may_move(position, values["army"]):
        return False
    reached, near = 0, position.components.seas[origin]
    for _ in range(position.discarded[CARAVELLA]):
        found = open_seas(position, near & ~reached, origin)
        reached |= found
        near = 0
        for sea in members(found):
            near |= position.components.adjacent[sea]
    return reached >> values["sea"] & 1 != 0


def _may_move(position: M400, army: int) -> bool:
    """In phase 3 an army that has not moved; in phase 4 only one gained from a capital (M4-13.9)."""
    if army not in waiting_armies(position, position.active):
        return False
    if position.phase != CONQUEST:
        return True
    others = [other for other in position.armies(position.active) if other != army]
    return (
        any(_has_raided(position, other) for other in others)
        and not (position.acted | position.settled) >> army & 1
    )


def _has_raided(position: M400, army: int) -> bool:
    """M4-13.2, M4-13.10, M4-16.2: the capital where it stands is marked, and so is its colour."""
    at = position.at[army]
    marked = (
        position.acted >> army & 1
        and position.attacked >> at & 1
        and position.barred >> position.active & 1
    )
    return bool(marked) and is_enemy_land(position, position.player[position.active], at)


def _payment_fits(position: M400, values: Values) -> bool:
    """M4-8.3 to M4-8.5; a card of the price is paid already, or the whole price can be."""
    army = values["army"]
    if not position.acted >> army & 1 or position.blocked >> army & 1 or not on_free(position, army):
        return False
    return _first_card_fits(position, values) or (
        values["card"] < 0 and is_payable(position, values["seat"])
    )


def _raid_fits(position: M400, values: Values) -> bool:
    """M4-13.1 to M4-13.3, M4-13.11."""
    army, at = values["army"], values["territory"]
    if not position.acted >> army & 1 or barred_openly(position, army):
        return False
    if not position.rules.capitals >> at & 1 or not is_enemy_land(position, values["seat"], at):
        return False
    return _first_card_fits(position, values) or (values["card"] < 0 and can_raid(position, values["seat"]))


def _first_card_fits(position: M400, values: Values) -> bool:
    card = values["card"]
    return card >= 0 and is_combat(card) and position.discarded[card] > 0


def _reward_fits(position: M400, values: Values) -> bool:
    there = [army for army in position.armies(position.active) if position.at[army] == values["territory"]]
    return any(_has_raided(position, army) for army in there)


def _destruction_fits(position: M400, values: Values) -> bool:
    """M4-12.4: the state has just been taken from a colour of which both armies are there."""
    colour, territory = values["colour"], values["territory"]
    if not position.is_enemy(colour, values["seat"]) or position.owner[territory] != position.active:
        return False
    return winner_chooses(position, colour, territory)


def _combat_fits(position: M400, values: Values) -> bool:
    """M4-8.3, M4-8.4, M4-8.9: an own army fights for the state of an opponent where it stands."""
    combat = combat_of(position)
    army, at = combat.army, combat.at
    if (
        combat.attacker != position.active
        or army not in position.armies(position.active)
        or position.at[army] != at
    ):
        return False
    if position.rules.capitals >> at & 1 or (position.sick >> at & 1) or position.blocked >> army & 1:
        return False
    attacking, defending = fighters(position)
    return (
        position.owner[at] == combat.defender and attacking != defending and position.acted >> army & 1 != 0
    )


def _war_fits(position: M400, values: Values) -> bool:
    combat = combat_of(position)
    attacking, defending = fighters(position)
    if not _combat_fits(position, values) or not can_attack(position, combat.army):
        return False
    asked = (values["seat"], values["opponent"], values["territory"]) == (defending, attacking, combat.at)
    return asked and combat.led == NO_CARD == combat.answered and set(combat.decided) == {OPEN}


def _lead_fits(position: M400, values: Values) -> bool:
    combat = combat_of(position)
    asked = (values["seat"], values["territory"]) == (fighters(position)[ATTACKER], combat.at)
    picked = _defender_picks(position) and combat.open_colours >> max(0, combat.card_colour) & 1
    if (combat.card_colour != NO_COLOUR) != picked:
        return False
    return asked and combat.led == NO_CARD == combat.answered and _combat_fits(position, values)


def _battle_colour_fits(position: M400, values: Values) -> bool:
    """M4-R29: before the second battle, with the option."""
    combat = combat_of(position)
    asked = (values["seat"], values["territory"]) == (fighters(position)[DEFENDER], combat.at)
    if not asked or combat.card_colour != NO_COLOUR or not _defender_picks(position):
        return False
    return combat.led == NO_CARD == combat.answered and _combat_fits(position, values)


def _defender_picks(position: M400) -> bool:
    return (
        position.rules.defender_picks and combat_of(position).open_colours.bit_count() == CARD_COLOURS - 1
    )


def _answer_fits(position: M400, values: Values) -> bool:
    combat = combat_of(position)
    asked = (values["seat"], values["card"]) == (fighters(position)[DEFENDER], combat.led)
    return asked and combat.answered == NO_CARD and _combat_fits(position, values)


def _additions_fits(position: M400, values: Values) -> bool:
    combat = combat_of(position)
    if NO_CARD in (combat.led, combat.answered) or not _combat_fits(position, values):
        return False
    attacking, defending = fighters(position)
    added = any((*combat.bonus, *combat.malus)) and level_of(combat.led) > level_of(combat.answered)
    if added and position.rules.combination_bound and holds_better(position, defending):  # M4-10.12
        return False
    behind = defending if lead_of(combat) > 0 else attacking
    return (values["seat"], values["card_colour"]) == (behind, combat.card_colour)


_COMBAT: Final = "the combat of an own army where it stands, for the state of an opponent (M4-8.9)"
_NOTHING_NEEDED: Final[tuple[Callable[[M400, Values], bool], str]] = (lambda position, values: True, "")
_NEEDS: Final[Mapping[str, tuple[Callable[[M400, Values], bool], str]]] = {
    "draw": (
        lambda position, values: values["count"] == cards_to_draw(position, values["colour"]),
        "the count of cards at the marker of its colour (M4-4.1)",
    ),
    "exchange": (
        lambda position, values: (
            values["left"] in (1, 2) and position.held[values["seat"]] >= values["left"]
        ),
        "one or two cards left, and as many in hand (M4-5.11)",
    ),
    "before_moving": (lambda position, values: not position.moved, "that no army has moved (M4-6.1)"),
    "revolutionem": (_revolutionem_fits, "that no army has moved, and its colour barred (M4-6.1, M4-16.2)"),
    "march": (_march_fits, "an army that may still move (M4-6.8, M4-6.24, M4-13.9)"),
    "voyage": (_voyage_fits, "a sector that the discarded Caravellas reach from the origin (M4-6.17)"),
    "conquest": (
        lambda position, values: bool(position.announced or ready(position)),
        "an army that announced an attack or may act (M4-8.1)",
    ),
    "free_state": (
        lambda position, values: values["army"] in ready(position) and on_free(position, values["army"]),
        "an army on a free state that may act (M4-8.1)",
    ),
    "storm": (
        lambda position, values: (
            values["army"] in ready(position) and may_storm(position, values["seat"], values["army"])
        ),
        "an army in an enemy capital that may attack it (M4-13.1)",
    ),
    "payment": (_payment_fits, "an army that acts on a free state, and its price (M4-8.5)"),
    "raid": (_raid_fits, "an army that acts in an enemy capital, and its price (M4-13.3)"),
    "reward": (_reward_fits, "an attacked capital with the army that attacked it (M4-13.2)"),
    "destruction": (_destruction_fits, "a state just taken, with both armies of its loser (M4-12.4)"),
    "war": (_war_fits, f"{_COMBAT}, not begun"),
    "battle_colour": (_battle_colour_fits, f"{_COMBAT}, whose colour the defender picks (M4-R29)"),
    "lead": (_lead_fits, f"{_COMBAT}, with no card led, asked of the attacker"),
    "answer": (_answer_fits, f"{_COMBAT}, with the card that was led, asked of the defender"),
    "additions": (_additions_fits, f"{_COMBAT}, with both cards, asked of the side that is behind"),
    "hand_limit": (_hand_limit_fits, "a seat above the hand limit, and its count (M4-14.14)"),
}
