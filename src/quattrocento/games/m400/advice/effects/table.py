"""What the options of a seat cost and bring, step by step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from quattrocento.games.m400.advice.effects import (
    conquering,
    drawing,
    ending,
    fighting,
    moving,
    trading,
)
from quattrocento.games.m400.components.typed import Components
from quattrocento.games.m400.knowledge.imagine import in_sight
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.effect import Effect
from quattrocento.kernel.move import Move

Telling = Callable[[M400, int, Move], list[Effect]]
"""What a move of a seat costs and brings, from what that seat sees."""

_STEPS: Final[Mapping[str, Telling]] = {
    "colour": drawing.of_colour,
    "capital": drawing.of_capital,
    "draw": drawing.of_draw,
    "after_draw": drawing.of_after_draw,
    "rapina": drawing.of_rapina,
    "trade": trading.of_trade,
    "offer": trading.of_offer,
    "answer_offer": trading.of_answer,
    "counter": trading.of_counter,
    "answer_counter": trading.of_answer_to_counter,
    "exchange": trading.of_exchange,
    "before_moving": moving.of_before_moving,
    "revolutionem": moving.of_revolutionem,
    "movement": moving.of_movement,
    "march": moving.of_march,
    "voyage": moving.of_voyage,
    "statement": conquering.of_statement,
    "conquest": conquering.of_conquest,
    "free_state": conquering.of_free_state,
    "payment": conquering.of_payment,
    "storm": conquering.of_storm,
    "raid": conquering.of_raid,
    "reward": conquering.of_reward,
    "destruction": conquering.of_destruction,
    "war": fighting.of_war,
    "battle_colour": fighting.of_battle_colour,
    "lead": fighting.of_lead,
    "answer": fighting.of_answer,
    "additions": fighting.of_additions,
    "end_of_turn": ending.of_end_of_turn,
    "incendium": ending.of_incendium,
    "pestem": ending.of_pestem,
    "hand_limit": ending.of_hand_limit,
}


def effects(view: M400View, components: Components, options: Sequence[Move]) -> list[list[Effect]]:
    """What the view's seat can know of each of its options."""
    if not view.stack or view.seat < 0:
        return [[] for _ in options]
    position = in_sight(view, components)
    telling = _STEPS[position.stack[-1].name]
    return [telling(position, view.seat, move) for move in options]
