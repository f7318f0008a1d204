"""A3 Fortune Step (Esplorazione), VTR-10: a tile of the stockpile or a card of the display."""

from typing import ClassVar

from quattrocento.games.ventura.components.typed import TILE_CHOICE
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import show, tend_display
from quattrocento.games.ventura.rules.draws import (
    draw_tile,
    forget_tile,
    keep_hidden,
    limit_hand,
    look_moves,
    refuse_look,
    tiles_left,
)
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.phases.prestige import ability
from quattrocento.games.ventura.rules.verbs import DRAW, KEEP_TILE, TAKE, UNDER
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Step
from quattrocento.kernel.tuples import without


class Fortune(Menu):
    """A player takes a tile or a card (VTR-10.1); one of the two he must (VTR-10.4)."""

    name: ClassVar[str] = "fortune"
    clause: ClassVar[str] = "VTR-10.1"

    def is_open(self, position: Ventura) -> bool:
        return bool(position.pile or position.under or position.display)

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        found: list[Move] = []
        left = tiles_left(position)
        if left:
            found.append(DRAW)
            if ability(position, seat) == TILE_CHOICE:
                found += look_moves(position, left)
        return found + [TAKE[card] for card in sorted(set(position.display))]

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "take":
            position.display = without(position.display, noun)
            show(position, seat, noun)
            position.tell("card_taken", seat, noun)
            tend_display(position, fate, fortune=True)
            limit_hand(position, seat)
        elif verb == "draw":
            tile = draw_tile(position, seat, fate)
            position.reserve[seat] |= 1 << tile
            position.tell("tile_drawn", seat)
            position.whisper((seat,), "tile_seen", seat, tile)
        else:
            self.look(position, noun, fate)

    def look(self, position: Ventura, number: int, fate: Fate) -> None:
        """Gonzaga look at several tiles (VTR-27.16, VTR-R58)."""
        number = min(number, tiles_left(position))
        position.tell("looked_at_tiles", self.seat, number)
        for _ in range(number):
            tile = draw_tile(position, self.seat, fate)
            forget_tile(position, tile)
            position.peeked |= 1 << tile
            position.whisper((self.seat,), "tile_seen", self.seat, tile)
        position.then(KeepTile(self.seat))

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "take":
            return Saying("why-not-displayed", "VTR-10.1", card=noun)
        if verb == "draw":
            return Saying("why-no-tile", "VTR-10.4")
        if verb == "stop":
            return Saying("why-must-take", "VTR-R10")
        if verb == "look":
            return refuse_look(position, noun, ability(position, seat) == TILE_CHOICE, "VTR-27.16")
        return super().deny(position, seat, verb, noun)


class KeepTile(Step[Ventura]):
    """Gonzaga keep one of the tiles they looked at (VTR-27.16)."""

    name: ClassVar[str] = "keep_tile"
    clause: ClassVar[str] = "VTR-27.16"
    private: ClassVar[bool] = True

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return KEEP_TILE.of(position.peeked)

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.peeked &= ~(1 << noun)
        position.reserve[seat] |= 1 << noun
        keep_hidden(position, seat)
        position.tell("tile_drawn", seat)
        if position.peeked.bit_count() > 1:
            position.then(Under(seat))
        elif position.peeked:
            put_under(position, seat, position.peeked)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "keep_tile":
            return Saying("why-not-peeked", "VTR-27.16", territory=noun)
        return super().refuse(position, seat, verb, noun)


class Under(Step[Ventura]):
    """Which of the two other tiles lies above the other under the stockpile (VTR-27.16)."""

    name: ClassVar[str] = "under"
    clause: ClassVar[str] = "VTR-27.16"
    private: ClassVar[bool] = True

    def options(self, position: Ventura, seat: int) -> list[Move]:
        return UNDER.of(position.peeked)

    def play(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        last = position.peeked & ~(1 << noun)
        keep_hidden(position, seat)
        put_under(position, seat, 1 << noun)
        put_under(position, seat, last)

    def refuse(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb == "under":
            return Saying("why-not-peeked", "VTR-27.16", territory=noun)
        return super().refuse(position, seat, verb, noun)


def put_under(position: Ventura, seat: int, tile: int) -> None:
    """One tile goes under the stockpile; the seat remembers it."""
    position.peeked &= ~tile
    position.under = (*position.under, (1 << seat, tile))
