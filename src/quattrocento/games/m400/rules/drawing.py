"""Phase 1: drawing (pesca delle carte), M4-4, with Alchimista and Rapina."""

from typing import ClassVar, Final

from quattrocento.games.m400.components.typed import ALCHIMISTA, RAPINA
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import can_draw, draw, take_random
from quattrocento.games.m400.rules.colour_steps import ColourStep, play_special, refuse_special
from quattrocento.games.m400.rules.verbs import DECLINE, DONE, DRAW, PLAY, ROB
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

_HERE: Final = (ALCHIMISTA, RAPINA)


def cards_to_draw(position: M400, colour: int) -> int:
    """The number under the score marker; the last row serves for higher scores (M4-4.2, M4-4.3)."""
    draws = position.rules.draws
    score = position.score[colour]
    return draws[score] if score < len(draws) else draws[-1]


def begin_drawing(position: M400) -> None:
    colour = position.active
    position.then(Draw(position.player[colour], colour, cards_to_draw(position, colour)))


def victims(position: M400, seat: int) -> list[int]:
    """The opponents who hold a card (M4-4.8)."""
    return [other for other, held in enumerate(position.held) if held and other != seat]


class Draw(ColourStep):
    """The cards under the score marker are drawn, or declined as a whole (M4-4.1, M4-4.5)."""

    name: ClassVar[str] = "draw"
    clause: ClassVar[str] = "M4-4.1"
    automatic: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "colour", "count")

    def __init__(self, seat: int, colour: int, count: int) -> None:
        super().__init__(seat, colour)
        self.count = count

    def options(self, position: M400, seat: int) -> list[Move]:
        return [DRAW, DECLINE] if position.rules.draw_optional else [DRAW]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "draw":
            draw(position, seat, self.count, fate)
        else:
            position.tell("draw_declined", seat)
        after_draw(position)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "decline":
            return Saying("why-must-draw", "M4-4.5")
        return super().refuse(position, seat, verb, noun)


def after_draw(position: M400) -> None:
    """Who holds a card is asked for the special cards of this phase, whatever it is."""
    seat = position.player[position.active]
    if position.held[seat]:
        position.then(AfterDraw(seat, position.active))


class AfterDraw(ColourStep):
    """Alchimista and Rapina, any number in any order (M4-4.6)."""

    name: ClassVar[str] = "after_draw"
    clause: ClassVar[str] = "M4-4.6"

    def options(self, position: M400, seat: int) -> list[Move]:
        found: list[Move] = []
        if position.holds(seat, ALCHIMISTA) and can_draw(position):
            found.append(PLAY[ALCHIMISTA])
        if position.holds(seat, RAPINA) and victims(position, seat):
            found.append(PLAY[RAPINA])
        found.append(DONE)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "done":
            return
        play_special(position, seat, noun)
        if noun == RAPINA:
            position.then(Rapina(seat, self.colour))
            return
        draw(position, seat, position.components.alchimista_draw, fate)
        after_draw(position)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb != "play":
            return super().refuse(position, seat, verb, noun)
        reason = refuse_special(position, self, seat, noun, _HERE)
        if reason is not None:
            return reason
        if noun == ALCHIMISTA:
            return Saying("why-nothing-to-draw", "M4-4.12")
        return Saying("why-nobody-to-rob", "M4-4.11")


class Rapina(ColourStep):
    """One random card from the hand of an opponent (M4-4.8)."""

    name: ClassVar[str] = "rapina"
    clause: ClassVar[str] = "M4-4.8"
    automatic: ClassVar[bool] = True

    def options(self, position: M400, seat: int) -> list[Move]:
        return [ROB[other] for other in victims(position, seat)]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.tell("robbed", seat, noun)
        take_random(position, noun, seat, fate)
        after_draw(position)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb != "rob":
            return super().refuse(position, seat, verb, noun)
        if noun == seat or noun >= position.seats:
            return Saying("why-not-an-opponent", "M4-4.8", opponent=noun)
        return Saying("why-opponent-empty", "M4-4.8", opponent=noun)
