"""Set-up, drawing and special cards (M4-2, M4-4, M4-18)."""

from typing import Final

from quattrocento.games.m400.checks.lifts.table import (
    About,
    deal,
    deal_others,
    deal_up_to,
    enemy_of,
    heal,
    own_land,
    settings_of,
)
from quattrocento.games.m400.components.typed import (
    ALCHIMISTA,
    CABALLUS,
    CAPITANEUS,
    CARAVELLA,
    INCENDIUM,
    PESTEM,
    RAPINA,
    REVOLUTIONEM,
    TERRITORIES,
)
from quattrocento.games.m400.knowledge.derived import restore
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.colour_steps import ColourStep
from quattrocento.games.m400.rules.drawing import AfterDraw
from quattrocento.games.m400.rules.end_of_turn import EndOfTurn
from quattrocento.games.m400.rules.movement import BeforeMoving, March
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed

_EVERYWHERE: Final = (1 << TERRITORIES) - 1

_MENUS: Final[dict[int, type[ColourStep]]] = {
    ALCHIMISTA: AfterDraw,
    RAPINA: AfterDraw,
    CAPITANEUS: BeforeMoving,
    REVOLUTIONEM: BeforeMoving,
    INCENDIUM: EndOfTurn,
    PESTEM: EndOfTurn,
}
"""The menu of the turn in which each special card is played; the others go with an army on the move."""

_NEEDED: Final = {"exchange": 2, "offer": 1, "attack": 1, "act": 2}
"""How many cards a move asks for (M4-5.11, M4-5.4, M4-R28, M4-8.5)."""


def _colour_taken(position: M400, seat: int, move: Move, about: About) -> None:
    position.player = changed(position.player, about["colour"], NOBODY)


def _not_a_capital(position: M400, seat: int, move: Move, about: About) -> None:
    settings_of(position).capitals |= 1 << about["territory"]
    restore(position)


def _capital_chosen(position: M400, seat: int, move: Move, about: About) -> None:
    colour = position.capital.index(about["territory"])
    position.capital = changed(position.capital, colour, NOBODY)


def _must_draw(position: M400, seat: int, move: Move, about: About) -> None:
    settings_of(position).draw_optional = True


def _not_in_hand(position: M400, seat: int, move: Move, about: About) -> None:
    deal_up_to(position, seat, about["card"], 1)


def _too_few_cards(position: M400, seat: int, move: Move, about: About) -> None:
    deal(position, seat, number=max(0, _NEEDED[move[0]] - position.held[seat]))


def _not_now(position: M400, seat: int, move: Move, about: About) -> None:
    """The point of the turn is another: the one at which that card is played."""
    card = about["card"]
    if card in (CABALLUS, CARAVELLA):
        position.then(March(seat, position.armies(position.active)[0], 0))
    else:
        position.then(_MENUS[card](seat, position.active))


def _play_first(position: M400, seat: int, move: Move, about: About) -> None:
    position.play(seat, ("play", about["card"]), Stated())


def _nothing_to_draw(position: M400, seat: int, move: Move, about: About) -> None:
    position.discarded[0] += 1


def _others_empty(position: M400, seat: int, move: Move, about: About) -> None:
    deal_others(position, seat)


def _opponent_empty(position: M400, seat: int, move: Move, about: About) -> None:
    deal(position, about["opponent"])


def _no_target(position: M400, seat: int, move: Move, about: About) -> None:
    """There is a state of an opponent, an enemy army without a block, or a land without plague."""
    if about["card"] == REVOLUTIONEM:
        state = members(_EVERYWHERE & ~position.rules.capitals)[0]
        own_land(position, state, enemy_of(position, seat))
    elif about["card"] == INCENDIUM:
        for army in position.armies(enemy_of(position, seat)):
            position.blocked &= ~(1 << army)
    else:
        heal(position, (0,))


def _not_enemy_state(position: M400, seat: int, move: Move, about: About) -> None:
    settings_of(position).capitals &= ~(1 << about["territory"])
    own_land(position, about["territory"], enemy_of(position, seat))


CARD_LIFTS: Final[dict[str, Lift]] = {
    "why-colour-taken": _colour_taken,
    "why-not-a-capital": _not_a_capital,
    "why-capital-chosen": _capital_chosen,
    "why-must-draw": _must_draw,
    "why-not-in-hand": _not_in_hand,
    "why-too-few-cards": _too_few_cards,
    "why-not-now": _not_now,
    "why-play-first": _play_first,
    "why-nothing-to-draw": _nothing_to_draw,
    "why-nobody-to-rob": _others_empty,
    "why-nobody-to-trade": _others_empty,
    "why-opponent-empty": _opponent_empty,
    "why-no-target": _no_target,
    "why-not-enemy-state": _not_enemy_state,
}
