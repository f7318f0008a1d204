"""Whether the offer and the counter of a text are such as play can put to somebody (M4-5.4 to M4-5.9)."""

from quattrocento.games.m400.position.offers import NOT_CHOSEN, TO_ALL_SEATS, Cards
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import holds_all
from quattrocento.games.m400.rules.trading.terms import (
    asked_hand,
    is_barred,
    is_whole,
    offer_on_table,
    recipients,
)
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import AnyStep


def bargain_misfit(position: M400, step: AnyStep) -> str:
    """What is wrong where the step, the offer and the counter do not belong together."""
    if _bargain_fits(position, step):
        return ""
    return (
        f"{step.name} needs an offer of the active player, and a counter to it, that may be made (M4-5.4)"
    )


def _bargain_fits(position: M400, step: AnyStep) -> bool:
    active = position.player[position.active]
    maker, other = step.seat, step.values().get("opponent", NOBODY)
    if step.name in ("answer_offer", "counter"):
        maker, other = other, maker
    if maker != active or not _offer_fits(position, active):
        return False
    recipient, gives, wants = offer_on_table(position).parts
    if step.name == "offer":
        return True
    if other not in recipients(position, active) or recipient not in (other, TO_ALL_SEATS):
        return False
    if not is_whole(position, gives, wants) or is_barred(position, position.offer):
        return False
    if position.counter is None:
        return True
    if not _sides_fit(position, other, *position.counter.sides, position.held[active]):
        return False
    return step.name == "counter" or is_whole(position, *position.counter.sides)


def _offer_fits(position: M400, active: int) -> bool:
    """An offer in the making: to nobody yet, or to somebody and within the limits of M4-5.4."""
    recipient, gives, wants = offer_on_table(position).parts
    asked = recipients(position, active)
    if not asked or not position.held[active]:
        return False
    if recipient == NOT_CHOSEN:
        return not gives and not wants
    if recipient not in (*asked, TO_ALL_SEATS):
        return False
    return _sides_fit(position, active, gives, wants, asked_hand(position, active, recipient))


def _sides_fit(position: M400, seat: int, gives: Cards, wants: Cards, most_wanted: int) -> bool:
    most = position.rules.most_cards
    return len(gives) <= most and len(wants) <= min(most, most_wanted) and holds_all(position, seat, gives)
