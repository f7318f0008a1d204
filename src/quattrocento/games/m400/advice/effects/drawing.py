"""The set-up and phase 1: colours, capitals, the draw, Alchimista and Rapina (M4-2, M4-4)."""

from quattrocento.games.m400.advice.effects.signs import card_goes, drawable
from quattrocento.games.m400.components.typed import ALCHIMISTA, RAPINA
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.drawing import victims
from quattrocento.kernel.effect import Effect, changes, closing
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY


def of_colour(position: M400, seat: int, move: Move) -> list[Effect]:
    """The capital follows, at once where one is left (M4-2.11, M4-2.12)."""
    left = position.rules.capitals.bit_count() - sum(place != NOBODY for place in position.capital)
    return _settled(position, seat, later=left > 1)


def of_capital(position: M400, seat: int, move: Move) -> list[Effect]:
    """An army and the first cards (M4-2.12, M4-2.13)."""
    return _settled(position, seat, later=False)


def _settled(position: M400, seat: int, later: bool) -> list[Effect]:
    dealt = min(position.rules.setup.dealt, drawable(position))
    return [
        changes("armies", seat, 1, clause="M4-2.12", later=later),
        changes("cards", seat, dealt, clause="M4-2.13", later=later),
    ]


def of_draw(position: M400, seat: int, move: Move) -> list[Effect]:
    """The cards under the marker, or none of them (M4-4.1, M4-4.5)."""
    if move[0] == "decline":
        return [closing(["draw"], Saying("effect-no-draw", "M4-4.5"))]
    count = min(position.stack[-1].values()["count"], drawable(position))
    return [changes("cards", seat, count, clause="M4-4.1")] if count else []


def of_after_draw(position: M400, seat: int, move: Move) -> list[Effect]:
    """Alchimista and Rapina, or no more of them in this turn (M4-4.6 to M4-4.10)."""
    verb, card = move
    if verb == "done":
        held = position.holds(seat, ALCHIMISTA) or position.holds(seat, RAPINA)
        return [closing(["rob"], Saying("effect-no-robbing", "M4-4.10"))] if held else []
    goes = card_goes(seat, card, "M4-18.13")
    if card == ALCHIMISTA:
        count = min(position.components.alchimista_draw, drawable(position) + 1)
        return [goes, changes("cards", seat, count, clause="M4-4.7")]
    choice = len(victims(position, seat)) > 1
    return [goes, changes("cards", seat, 1, clause="M4-4.8", later=choice)]


def of_rapina(position: M400, seat: int, move: Move) -> list[Effect]:
    """A random card from one hand into the other (M4-4.8)."""
    return [
        changes("cards", seat, 1, clause="M4-4.8"),
        changes("cards", move[1], -1, clause="M4-4.8", own=False),
    ]
