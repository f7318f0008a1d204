"""Cards, decks and hands, VTR-3. Decks are bags: a card is chosen when it is drawn."""

from typing import TYPE_CHECKING

from quattrocento.games.ventura.components import CAPTAINS, FIRST_GARRISON, VENTURA
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.tuples import changed, with_one, without

if TYPE_CHECKING:
    from quattrocento.games.ventura.state import Ventura


def ventura_exists(game: "Ventura") -> bool:
    """A Ventura card lies in the deck or the discard pile."""
    return game.ventura_left > 0 or any(game.discarded[:VENTURA])


def conscription_exists(game: "Ventura") -> bool:
    return game.conscription_left > 0 or any(game.discarded[VENTURA:FIRST_GARRISON])


def _shuffle(game: "Ventura", first: int, last: int) -> int:
    """The discard pile becomes the deck (VTR-3.9); returns the number of its cards."""
    total = 0
    for card in range(first, last):
        number = game.discarded[card]
        if number:
            game.deck[card] += number
            game.discarded[card] = 0
            total += number
    return total


def ready_ventura(game: "Ventura") -> bool:
    """Shuffle if need be; whether there is a card to draw (VTR-R13)."""
    if not game.ventura_left:
        game.ventura_left = _shuffle(game, 0, VENTURA)
        if game.ventura_left:
            game.tell("ventura_shuffled")
    return game.ventura_left > 0


def ready_conscription(game: "Ventura") -> bool:
    if not game.conscription_left:
        game.conscription_left = _shuffle(game, VENTURA, FIRST_GARRISON)
        if game.conscription_left:
            game.tell("conscription_shuffled")
    return game.conscription_left > 0


def draw_ventura(game: "Ventura", seat: int, fate: Fate) -> int:
    """The top card of the Ventura deck, seen by this seat alone."""
    card = fate.draw_for((seat,), game.components.ventura_bag, game.deck[:VENTURA])
    game.deck[card] -= 1
    game.ventura_left -= 1
    return card


def draw_conscription(game: "Ventura", seat: int, fate: Fate) -> int:
    weights = game.deck[VENTURA:FIRST_GARRISON]
    card = VENTURA + fate.draw_for((seat,), game.components.conscription_bag, weights)
    game.deck[card] -= 1
    game.conscription_left -= 1
    return card


def fill_display(game: "Ventura", fate: Fate) -> None:
    """The display holds three cards as long as there are any (VTR-3.14, VTR-R11)."""
    while len(game.display) < game.components.display and ready_ventura(game):
        card = fate.draw(game.components.ventura_bag, game.deck[:VENTURA])
        game.deck[card] -= 1
        game.ventura_left -= 1
        game.display = (*game.display, card)
        game.tell("card_shown", card)


def mix_display(game: "Ventura", fate: Fate) -> None:
    """Mixed Fortunes: three cards of one type are replaced (VTR-27.5, VTR-27.7, VTR-27.8)."""
    while _is_plain(game) and _other_exists(game):
        for card in game.display:
            discard(game, card)
            game.tell("display_discarded", card)
        game.display = ()
        fill_display(game, fate)


def _is_plain(game: "Ventura") -> bool:
    captains = sum(card < CAPTAINS for card in game.display)
    return len(game.display) == game.components.display and captains in (0, len(game.display))


def _other_exists(game: "Ventura") -> bool:
    """Whether deck or discard pile hold a card of the type that is not displayed."""
    first, last = (CAPTAINS, VENTURA) if game.display[0] < CAPTAINS else (0, CAPTAINS)
    return any(game.deck[first:last]) or any(game.discarded[first:last])


def tend_display(game: "Ventura", fate: Fate, fortune: bool = False) -> None:
    """Fill the display; ``fortune``: in the Fortune Step, where both editions look at the mixture."""
    before = game.display
    fill_display(game, fate)
    if game.rules.mixed_fortunes and (fortune or (game.rules.always_mixed and game.display != before)):
        mix_display(game, fate)


def discard(game: "Ventura", card: int) -> None:
    """The card goes face up to the discard pile of its deck (VTR-3.7)."""
    game.discarded[card] += 1


def receive(game: "Ventura", seat: int, card: int) -> None:
    """A card comes into the hand."""
    game.hand = changed(game.hand, seat, with_one(game.hand[seat], card))


def show(game: "Ventura", seat: int, card: int) -> None:
    """A card comes into the hand before everybody's eyes."""
    receive(game, seat, card)
    show_in_hand(game, seat, card)


def show_in_hand(game: "Ventura", seat: int, card: int) -> None:
    """A card of the hand is known to all from now on."""
    game.shown = changed(game.shown, seat, with_one(game.shown[seat], card))


def leave_hand(game: "Ventura", seat: int, card: int) -> None:
    """A card leaves the hand openly: of equal ones one that all have seen, for nobody could tell which."""
    game.hand = changed(game.hand, seat, without(game.hand[seat], card))
    if card in game.shown[seat]:
        game.shown = changed(game.shown, seat, without(game.shown[seat], card))
