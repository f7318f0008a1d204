"""What a sensible player does at each step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from quattrocento.games.m400.bot import combat_play, harmful_cards, journeys, trades
from quattrocento.games.m400.bot.standings import rivals
from quattrocento.games.m400.bot.threats import Threats
from quattrocento.games.m400.bot.values import gain, least_missed
from quattrocento.games.m400.components.typed import ARMIES_EACH, BONUS, KINDS, KINDS_EACH, level_of
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.verbs import (
    ACCEPT,
    DISCARD,
    DONE,
    DRAW,
    LEAVE,
    NOTHING_WANTED,
    SECOND_ARMY,
    TAKE,
)
from quattrocento.kernel.move import Move

Options = Sequence[Move]


def best_move(position: M400, seat: int, options: Options) -> Move:
    """The move that a sensible player makes."""
    step = position.stack[-1]
    return _CHOICES[step.name](position, seat, list(options), step)


def _colour(position: M400, seat: int, options: Options, step: Any) -> Move:
    return options[0]


def _capital(position: M400, seat: int, options: Options, step: Any) -> Move:
    """The capital with most to take around it."""
    threats = Threats(position, seat, step.colour)
    return max(options, key=lambda move: threats.outlook(move[1]))


def _draw(position: M400, seat: int, options: Options, step: Any) -> Move:
    return DRAW


def _first(position: M400, seat: int, options: Options, step: Any) -> Move:
    """Alchimista and Rapina are played as soon as they can be."""
    return options[0]


def _discard(position: M400, seat: int, options: Options, step: Any) -> Move:
    return DISCARD[least_missed(position, seat, range(KINDS))[0]]


def _statement(position: M400, seat: int, options: Options, step: Any) -> Move:
    """The best attack first, if it beats the toll; else the toll."""
    threats = Threats(position, seat, position.active)
    attacks = [move for move in options if move[0] == "attack"]
    if attacks:
        worths = {move: _attack_worth(position, threats, move[1]) for move in attacks}
        best = max(attacks, key=lambda move: worths[move])
        if worths[best] > -threats.toll:
            return best
    return next(move for move in options if move[0] == "toll")


def _attack_worth(position: M400, threats: Threats, army: int) -> float:
    at = position.at[army]
    return threats.raid(at) if position.rules.capitals >> at & 1 else threats.war(army, at)


def _conquest(position: M400, seat: int, options: Options, step: Any) -> Move:
    """Announced attacks first, which need the best cards; then states in the order of their value."""
    acts = [move for move in options if move != DONE]
    announced = [move for move in acts if position.announced >> move[1] & 1]
    if announced or acts:
        return max(announced or acts, key=lambda move: position.components.value[position.at[move[1]]])
    return DONE


def _free_state(position: M400, seat: int, options: Options, step: Any) -> Move:
    return TAKE if TAKE in options else LEAVE


def _storm(position: M400, seat: int, options: Options, step: Any) -> Move:
    threats = Threats(position, seat, position.active)
    attack = options[0]
    return attack if attack != LEAVE and threats.raid(step.territory) > 0 else LEAVE


def _payment(position: M400, seat: int, options: Options, step: Any) -> Move:
    """The card that is missed least, with the one that follows it (M4-8.5)."""
    return max(options, key=lambda move: gain(position, seat, (move[1],), ()))


def _raid(position: M400, seat: int, options: Options, step: Any) -> Move:
    def spent(move: Move) -> float:
        card = move[1]
        bonus = card // KINDS_EACH * KINDS_EACH + BONUS
        number = position.components.capital_total - level_of(card)
        return gain(position, seat, (card, *[bonus] * number), ())

    return max(options, key=spent)


def _reward(position: M400, seat: int, options: Options, step: Any) -> Move:
    """A second army; else the army of the strongest rival who has two (M4-13.5)."""
    if SECOND_ARMY in options:
        return SECOND_ARMY
    for colour in rivals(position, seat):
        for move in options:
            if move[0] == "destroy" and move[1] // ARMIES_EACH == colour:
                return move
    return NOTHING_WANTED


def _destruction(position: M400, seat: int, options: Options, step: Any) -> Move:
    """The army that is not blocked (M4-12.4)."""
    return min(options, key=lambda move: position.blocked >> move[1] & 1)


def _can_accept(options: Options) -> bool:
    return ACCEPT in options


_CHOICES: Final[Mapping[str, Callable[[M400, int, list[Move], Any], Move]]] = {
    "colour": _colour,
    "capital": _capital,
    "draw": _draw,
    "after_draw": _first,
    "rapina": lambda position, seat, options, step: harmful_cards.robbed(position, seat, options),
    "trade": lambda position, seat, options, step: trades.next_trade(position, seat, options),
    "offer": lambda position, seat, options, step: trades.next_of_offer(position, seat),
    "answer_offer": lambda position, seat, options, step: trades.answer_offer(
        position, seat, step.opponent, _can_accept(options)
    ),
    "counter": lambda position, seat, options, step: trades.next_of_counter(position, seat, step.opponent),
    "answer_counter": lambda position, seat, options, step: trades.answer_counter(
        position, seat, step.opponent, _can_accept(options)
    ),
    "exchange": _discard,
    "before_moving": lambda position, seat, options, step: harmful_cards.before_moving(
        position, seat, options
    ),
    "revolutionem": lambda position, seat, options, step: harmful_cards.freed(position, seat, options),
    "movement": lambda position, seat, options, step: journeys.next_army(position, seat),
    "march": lambda position, seat, options, step: journeys.next_step(position, seat, step.army),
    "voyage": lambda position, seat, options, step: journeys.next_step(position, seat, step.army),
    "statement": _statement,
    "conquest": _conquest,
    "free_state": _free_state,
    "storm": _storm,
    "payment": _payment,
    "war": lambda position, seat, options, step: combat_play.answer_war(position, seat),
    "battle_colour": lambda position, seat, options, step: combat_play.battle_colour(
        position, seat, options
    ),
    "lead": lambda position, seat, options, step: combat_play.lead(position, seat, options),
    "answer": lambda position, seat, options, step: combat_play.answer(position, seat, options),
    "additions": lambda position, seat, options, step: combat_play.add(position, seat, options),
    "raid": _raid,
    "reward": _reward,
    "destruction": _destruction,
    "end_of_turn": lambda position, seat, options, step: harmful_cards.at_the_end(position, seat, options),
    "incendium": lambda position, seat, options, step: harmful_cards.burned(position, seat, options),
    "pestem": lambda position, seat, options, step: harmful_cards.plagued(position, seat, options),
    "hand_limit": _discard,
}
