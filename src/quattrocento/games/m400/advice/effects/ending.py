"""The end of a turn, and of a sequence with it (M4-14 to M4-16)."""

from quattrocento.games.m400.advice.effects.signs import card_goes, forced_draw, without
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.end_of_turn import over_limit
from quattrocento.games.m400.rules.winning import winner_of
from quattrocento.kernel.effect import Effect, changes, ending_turn, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def of_end_of_turn(position: M400, seat: int, move: Move) -> list[Effect]:
    """Incendium and Pestem, or the turn is closed (M4-14.1, M4-14.13)."""
    verb, card = move
    return _closed(position, seat) if verb == "done" else [card_goes(seat, card, "M4-18.13")]


def of_incendium(position: M400, seat: int, move: Move) -> list[Effect]:
    """An army of an opponent is blocked for its next turn (M4-14.2)."""
    army = move[1]
    blocked = Saying("effect-blocked", "M4-14.2", army=army)
    marks = [("territory", position.at[army])]
    return [happens("army_burned", blocked, marks=marks), *_without_cards(position, seat)]


def of_pestem(position: M400, seat: int, move: Move) -> list[Effect]:
    """Nobody enters the territory until its tokens are gone (M4-14.6, M4-14.7)."""
    place = move[1]
    plagued = Saying("effect-plagued", "M4-14.6", territory=place)
    return [
        happens("plague_laid", plagued, marks=[("territory", place)]),
        *_without_cards(position, seat),
    ]


def of_hand_limit(position: M400, seat: int, move: Move) -> list[Effect]:
    """A card goes, until the hand is within the limit (M4-14.14, M4-17.9)."""
    goes = card_goes(seat, move[1], "M4-14.14")
    return [goes, *_closed(without(position, seat, move[1]), seat)]


def _without_cards(position: M400, seat: int) -> list[Effect]:
    """With an empty hand nothing is asked any more: the turn is over (M4-14.1)."""
    return [] if position.held[seat] else _closed(position, seat)


def _closed(position: M400, seat: int) -> list[Effect]:
    """Cards above the limit go first; then the turn is over, and with the last one the sequence."""
    over = over_limit(position)
    if over is not None:
        who, count = over
        return [changes("cards", seat, -count, clause="M4-14.14", later=True)] if who == seat else []
    own = position.player[position.active] == seat
    told = [ending_turn("M4-1.12")] if own else []
    if position.order[-1] == position.active:
        told += _counted(position, seat)
    return [*told, *forced_draw(position, seat)]


def _counted(position: M400, seat: int) -> list[Effect]:
    """All colours are counted (M4-15.5), and one may have won (M4-16.3, M4-16.8)."""
    after = position.copy()
    after.score = after.worth[:]
    told = [
        happens("scored", Saying("effect-scored", "M4-15.5", colour=colour, score=after.score[colour]))
        for colour in position.first_order
        if position.player[colour] == seat
    ]
    won = winner_of(after)
    if won is None:
        return told
    winner = position.player[won[0]]
    if winner == seat:
        return [*told, happens("won", Saying("effect-you-win", "M4-16.3"))]
    return [*told, happens("won", Saying("effect-wins", "M4-16.3", seat=winner))]
