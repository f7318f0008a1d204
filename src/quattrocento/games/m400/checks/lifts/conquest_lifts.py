"""Conquest, combat, capitals and the destruction of armies (M4-8, M4-10, M4-12, M4-13)."""

from typing import Final

from quattrocento.games.m400.checks.lifts.table import (
    About,
    components_of,
    deal,
    deal_up_to,
    own_land,
    put_on_board,
    settings_of,
)
from quattrocento.games.m400.components.typed import (
    ARMIES_EACH,
    BONUS,
    CARD_COLOURS,
    KINDS_EACH,
    LEVELS,
    MALUS,
    colour_of,
    combat_card,
    level_of,
)
from quattrocento.games.m400.position.combat import NO_COLOUR, OPEN
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.colour_steps import CostStep
from quattrocento.games.m400.rules.conquest.combat import Answer
from quattrocento.games.m400.rules.conquest.combat_result import combat_of
from quattrocento.games.m400.rules.conquest.conquest import Conquest
from quattrocento.games.m400.rules.conquest.destruction import Destruction
from quattrocento.games.m400.rules.verbs import bonus_and_malus
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.seats import NOBODY


def _no_combat_card(position: M400, seat: int, move: Move, about: About) -> None:
    deal(position, seat, combat_card(0, 1))


def _capital_attacked(position: M400, seat: int, move: Move, about: About) -> None:
    position.attacked &= ~(1 << about["territory"])


def _total_impossible(position: M400, seat: int, move: Move, about: About) -> None:
    """In two colours the hand has a card of level I and bonus cards for the rest."""
    for colour in (0, 1):
        deal(position, seat, combat_card(colour, 1))
        deal(position, seat, colour * KINDS_EACH + BONUS, position.components.capital_total - 1)


def _no_action(position: M400, seat: int, move: Move, about: About) -> None:
    """There is something to do where the army stands: a free state to take."""
    at = position.at[about["army"]]
    settings_of(position).capitals &= ~(1 << at)
    own_land(position, at, NOBODY)


def _army_acted(position: M400, seat: int, move: Move, about: About) -> None:
    position.acted &= ~(1 << about["army"])


def _other_army_acts(position: M400, seat: int, move: Move, about: About) -> None:
    """No army is acting: the menu asks which one does."""
    position.stack[-1] = Conquest(seat, position.active)


def _attack_announced(position: M400, seat: int, move: Move, about: About) -> None:
    position.announced = 0


def _cannot_pay(position: M400, seat: int, move: Move, about: About) -> None:
    for colour in (0, 1):
        deal(position, seat, combat_card(colour, 1))


def _same_colour(position: M400, seat: int, move: Move, about: About) -> None:
    """The first card has another colour."""
    step = position.stack[-1]
    assert isinstance(step, CostStep)
    first = combat_card((step.spent + 1) % CARD_COLOURS, level_of(step.card))
    position.stack[-1] = type(step)(seat, step.army, step.territory, first)


def _total(position: M400, seat: int, move: Move, about: About) -> None:
    bonus = colour_of(about["card"]) * KINDS_EACH + BONUS
    deal_up_to(position, seat, bonus, about["count"])


def _above_total(position: M400, seat: int, move: Move, about: About) -> None:
    components_of(position).capital_total = level_of(about["card"])


def _colour_fought(position: M400, seat: int, move: Move, about: About) -> None:
    combat_of(position).decide(about["card_colour"], OPEN)


def _colour_chosen(position: M400, seat: int, move: Move, about: About) -> None:
    combat_of(position).card_colour = NO_COLOUR


def _other_colour(position: M400, seat: int, move: Move, about: About) -> None:
    """The battle is fought in the colour of the card that should answer."""
    combat = combat_of(position)
    combat.card_colour = colour_of(move[1])
    combat.led = combat_card(combat.card_colour, level_of(combat.led))
    position.stack[-1] = Answer(seat, combat.led)


def _no_combination(position: M400, seat: int, move: Move, about: About) -> None:
    """The hand has no card that equals or beats the one led."""
    colour = colour_of(about["card"])
    for level in range(level_of(about["card"]), LEVELS + 1):
        card = combat_card(colour, level)
        deal(position, seat, card, -position.holds(seat, card))


def _not_so_many(position: M400, seat: int, move: Move, about: About) -> None:
    first = combat_of(position).card_colour * KINDS_EACH
    for card, number in zip((first + BONUS, first + MALUS), bonus_and_malus(move[1]), strict=True):
        deal_up_to(position, seat, card, number)


def _not_two_armies(position: M400, seat: int, move: Move, about: About) -> None:
    """The other army of that colour is on the board too."""
    put_on_board(position, about["army"] ^ 1)


def _victim_spared(position: M400, seat: int, move: Move, about: About) -> None:
    settings_of(position).reward_includes_victim = True


def _not_there(position: M400, seat: int, move: Move, about: About) -> None:
    """The army is in the lost state, and its colour has lost it."""
    step = position.stack[-1]
    assert isinstance(step, Destruction)
    position.at[about["army"]] = step.territory
    position.stack[-1] = Destruction(seat, about["army"] // ARMIES_EACH, step.territory)


CONQUEST_LIFTS: Final[dict[str, Lift]] = {
    "why-no-combat-card": _no_combat_card,
    "why-capital-attacked": _capital_attacked,
    "why-total-impossible": _total_impossible,
    "why-no-action": _no_action,
    "why-army-acted": _army_acted,
    "why-other-army-acts": _other_army_acts,
    "why-attack-announced": _attack_announced,
    "why-cannot-pay": _cannot_pay,
    "why-same-colour": _same_colour,
    "why-total": _total,
    "why-above-total": _above_total,
    "why-colour-fought": _colour_fought,
    "why-colour-chosen": _colour_chosen,
    "why-other-colour": _other_colour,
    "why-no-combination": _no_combination,
    "why-not-so-many": _not_so_many,
    "why-not-two-armies": _not_two_armies,
    "why-victim-spared": _victim_spared,
    "why-not-there": _not_there,
}
