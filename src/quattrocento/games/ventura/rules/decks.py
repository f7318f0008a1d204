"""Cards, decks and hands, VTR-3. Decks are bags: a card is chosen when it is drawn."""

from quattrocento.games.ventura.components.typed import CAPTAINS, FIRST_EVENT, FIRST_GARRISON, VENTURA
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.tuples import changed, with_one, without


def ventura_exists(position: Ventura) -> bool:
    """A Ventura card lies in the deck or the discard pile."""
    return position.ventura_left > 0 or any(position.discarded[:VENTURA])


def conscription_exists(position: Ventura) -> bool:
    return position.conscription_left > 0 or any(position.discarded[VENTURA:FIRST_GARRISON])


def _shuffle(position: Ventura, first: int, last: int) -> int:
    """The discard pile becomes the deck (VTR-3.9); returns the number of its cards."""
    total = 0
    for card in range(first, last):
        number = position.discarded[card]
        if number:
            position.deck[card] += number
            position.discarded[card] = 0
            total += number
    return total


def ready_ventura(position: Ventura) -> bool:
    """Shuffle if need be; whether there is a card to draw (VTR-R13)."""
    if not position.ventura_left:
        position.ventura_left = _shuffle(position, 0, VENTURA)
        if position.ventura_left:
            position.tell("ventura_shuffled")
    return position.ventura_left > 0


def ready_conscription(position: Ventura) -> bool:
    if not position.conscription_left:
        position.conscription_left = _shuffle(position, VENTURA, FIRST_GARRISON)
        if position.conscription_left:
            position.tell("conscription_shuffled")
    return position.conscription_left > 0


def draw_ventura(position: Ventura, seat: int, fate: Fate) -> int:
    """The top card of the Ventura deck, seen by this seat alone."""
    card = fate.draw_for((seat,), position.components.ventura_bag, position.deck[:VENTURA])
    position.deck[card] -= 1
    position.ventura_left -= 1
    return card


def draw_conscription(position: Ventura, seat: int, fate: Fate) -> int:
    weights = position.deck[VENTURA:FIRST_GARRISON]
    card = VENTURA + fate.draw_for((seat,), position.components.conscription_bag, weights)
    position.deck[card] -= 1
    position.conscription_left -= 1
    return card


def fill_display(position: Ventura, fate: Fate) -> None:
    """The display holds three cards as long as there are any (VTR-3.14, VTR-R11)."""
    while len(position.display) < position.components.display and ready_ventura(position):
        card = fate.draw(position.components.ventura_bag, position.deck[:VENTURA])
        position.deck[card] -= 1
        position.ventura_left -= 1
        position.display = (*position.display, card)
        position.tell("card_shown", card)


def mix_display(position: Ventura, fate: Fate) -> None:
    """Mixed Fortunes: three cards of one type are replaced (VTR-27.5, VTR-27.7, VTR-27.8)."""
    while _is_plain(position) and _other_exists(position):
        for card in position.display:
            discard(position, card)
            position.tell("display_discarded", card)
        position.display = ()
        fill_display(position, fate)


def _is_plain(position: Ventura) -> bool:
    captains = sum(card < CAPTAINS for card in position.display)
    return len(position.display) == position.components.display and captains in (0, len(position.display))


def _other_exists(position: Ventura) -> bool:
    """Whether deck or discard pile hold a card of the type that is not displayed."""
    first, last = (CAPTAINS, VENTURA) if position.display[0] < CAPTAINS else (0, CAPTAINS)
    return any(position.deck[first:last]) or any(position.discarded[first:last])


def tend_display(position: Ventura, fate: Fate, fortune: bool = False) -> None:
    """Fill the display; ``fortune``: in the Fortune Step, where both editions look at the mixture."""
    before = position.display
    fill_display(position, fate)
    if position.rules.mixed_fortunes and (
        fortune or (position.rules.always_mixed and position.display != before)
    ):
        mix_display(position, fate)


def discard(position: Ventura, card: int) -> None:
    """The card goes face up to the discard pile of its deck (VTR-3.7)."""
    position.discarded[card] += 1


def receive(position: Ventura, seat: int, card: int) -> None:
    """A card comes into the hand."""
    position.hand = changed(position.hand, seat, with_one(position.hand[seat], card))


def show(position: Ventura, seat: int, card: int) -> None:
    """A card comes into the hand before everybody's eyes."""
    receive(position, seat, card)
    show_in_hand(position, seat, card)


def show_in_hand(position: Ventura, seat: int, card: int) -> None:
    """A card of the hand is known to all from now on."""
    position.shown = changed(position.shown, seat, with_one(position.shown[seat], card))


def leave_hand(position: Ventura, seat: int, card: int) -> None:
    """A card leaves the hand openly: of equal ones one that all have seen, for nobody could tell which."""
    position.hand = changed(position.hand, seat, without(position.hand[seat], card))
    if card in position.shown[seat]:
        position.shown = changed(position.shown, seat, without(position.shown[seat], card))


def refuse_unheld(position: Ventura, seat: int, card: int) -> Saying | None:
    """Why this card could not be played as an Event at any moment."""
    if not FIRST_EVENT <= card < FIRST_GARRISON:
        return Saying("why-no-event", "VTR-3.13", card=card)
    if card not in position.hand[seat]:
        return Saying("why-not-in-hand", "VTR-30.1", card=card)
    return None
