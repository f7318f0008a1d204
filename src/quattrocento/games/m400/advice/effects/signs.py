"""The signs that several phases share: a card that goes, a toll, what hangs on the end of a war."""

from dataclasses import replace

from quattrocento.games.m400.components.typed import KINDS
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.effect import Effect, changes, happens
from quattrocento.kernel.saying import Saying


def card_goes(seat: int, card: int, clause: str, count: int = 1) -> Effect:
    """Cards of a kind leave the hand of the seat that moves: those that the move names."""
    amount, noun = Saying("amount-less", count=count), Saying("account-cards", count=count)
    saying = Saying("effect-this-card", clause, amount=amount, account=noun, card=card)
    return Effect(saying, "cards", (seat,), -count, -count)


def other_goes(seat: int, card: int, clause: str, count: int) -> Effect:
    """Cards go that the move does not name: their sign does."""
    goes = card_goes(seat, card, clause, count)
    amount = Saying("amount-less", count=count)
    return replace(goes, saying=Saying("effect-card", clause, amount=amount, card=card))


def only_if(message: str, effect: Effect) -> Effect:
    """The same effect, told with the condition on which it comes: ``won: +4 points``."""
    saying = Saying(message, effect.saying.clause, effect=effect.saying)
    return replace(effect, saying=saying)


def toll(seat: int, fewest: int, most: int, clause: str, *, later: bool = False) -> list[Effect]:
    """Cards taken at random from the hand of the seat that moves."""
    if not most:
        return []
    return [only_if("effect-toll", changes("cards", seat, -most, -fewest, clause, later=later))]


def barred() -> Effect:
    """The colour cannot win in this sequence (M4-16.2)."""
    return happens("", Saying("effect-barred", "M4-16.2"))


def drawable(position: M400) -> int:
    """How many cards can still be drawn (M4-1.18, M4-1.19)."""
    return position.deck_left + sum(position.discarded)


def forced_draw(position: M400, seat: int) -> list[Effect]:
    """Where a draw cannot be declined, the next turn begins with it unasked (``draw_optional``)."""
    if position.rules.draw_optional:
        return []
    return [changes("cards", seat, 0, max(position.rules.draws), "M4-4.1")]


def without(position: M400, seat: int, card: int, count: int = 1) -> M400:
    """The same table after cards of a kind have left a hand for the discard pile."""
    after = position.copy()
    after.hand[seat * KINDS + card] -= count
    after.held[seat] -= count
    after.discarded[card] += count
    return after


def perhaps(message: str, effect: Effect) -> Effect:
    """The same effect, on a condition that is not known: it comes with this move, or not at all."""
    least, most = effect.least or 0, effect.most or 0
    return replace(only_if(message, effect), least=min(0, least), most=max(0, most))
