"""Phase 2: trades with the deck and between players (M4-5)."""

from quattrocento.games.m400.advice.effects.signs import card_goes, only_if
from quattrocento.games.m400.position.offers import Cards
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.trading.terms import counter_on_table, offer_on_table
from quattrocento.games.m400.rules.trading.trade import EXCHANGED
from quattrocento.kernel.effect import Effect, changes, closing
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def of_trade(position: M400, seat: int, move: Move) -> list[Effect]:
    """The menu: what a trade with the deck will cost, or no more trades in this turn (M4-5.11, M4-3.9)."""
    if move[0] == "exchange":
        return [
            changes("cards", seat, -EXCHANGED, clause="M4-5.11", later=True),
            changes("cards", seat, 1, clause="M4-5.11", later=True),
        ]
    if move[0] == "done":
        return [closing(["offer", "exchange"], Saying("effect-no-trade", "M4-3.9"))]
    return []


def of_exchange(position: M400, seat: int, move: Move) -> list[Effect]:
    """Two cards go, then one comes (M4-5.11)."""
    waits = position.stack[-1].values()["left"] > 1
    return [
        card_goes(seat, move[1], "M4-5.11"),
        changes("cards", seat, 1, clause="M4-5.11", later=waits),
    ]


def of_offer(position: M400, seat: int, move: Move) -> list[Effect]:
    """An offer in the making: what changes hands if it is accepted (M4-5.8)."""
    made = offer_on_table(position)
    return _made(seat, move, made.gives, made.wants)


def of_counter(position: M400, seat: int, move: Move) -> list[Effect]:
    """A counter in the making, the same way (M4-5.6)."""
    made = counter_on_table(position)
    return _made(seat, move, made.gives, made.wants)


def _made(seat: int, move: Move, gives: Cards, wants: Cards) -> list[Effect]:
    verb, _ = move
    if verb == "give":
        gives, wants = (move[1],), ()
    elif verb == "want":
        gives, wants = (), (move[1],)
    elif verb != "send":
        return []
    told = [changes("cards", seat, amount, clause="M4-5.8", later=True) for amount in _sides(gives, wants)]
    return [only_if("effect-if-accepted", effect) for effect in told]


def of_answer(position: M400, seat: int, move: Move) -> list[Effect]:
    """The recipient of an offer accepts it (M4-5.5, M4-5.8)."""
    offer = offer_on_table(position)
    return _swapped(position, seat, move, offer.wants, offer.gives)


def of_answer_to_counter(position: M400, seat: int, move: Move) -> list[Effect]:
    """The active player accepts a counter (M4-5.6, M4-5.8)."""
    counter = counter_on_table(position)
    return _swapped(position, seat, move, counter.wants, counter.gives)


def _swapped(position: M400, seat: int, move: Move, gives: Cards, gets: Cards) -> list[Effect]:
    if move[0] != "accept":
        return []
    other = position.stack[-1].values()["opponent"]
    told = [changes("cards", seat, amount, clause="M4-5.8") for amount in _sides(gives, gets)]
    more = len(gives) - len(gets)
    return [*told, changes("cards", other, more, clause="M4-5.8", own=False)] if more else told


def _sides(gives: Cards, gets: Cards) -> list[int]:
    """What leaves the hand and what comes into it, where it is anything."""
    return [amount for amount in (-len(gives), len(gets)) if amount]
