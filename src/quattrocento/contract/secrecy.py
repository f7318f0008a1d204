"""Imagined positions: a seat cannot tell them from the real one, and so cannot tell what is hidden."""

import random
from typing import Any

from quattrocento.contract.copies import play_on
from quattrocento.contract.effects import check_from_view
from quattrocento.contract.portrait import watchers
from quattrocento.contract.promises import SECRETS, UNDO, Violation
from quattrocento.contract.refusing import any_move
from quattrocento.kernel.fate import FateError, Stated
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.view import View, plain

_TRIES = 5


def check_imagined(game: AnyGame, position: Position, seat: int, rng: random.Random) -> None:
    """An imagined position cannot be told from the real one by that seat: neither by its view, nor by
    who is waited for, by its own options or by refusals; it keeps the invariants, and can be played."""
    view = position.view(seat)
    imagined = game.imagine(view, rng, game.components_of(position))
    if imagined.waiting() != position.waiting():
        waited = f"{imagined.waiting()} instead of {position.waiting()}"
        raise Violation(SECRETS, f"in a position imagined by seat {seat} the game waits for {waited}")
    if imagined.options(seat) != position.options(seat):
        raise Violation(SECRETS, f"in a position imagined by seat {seat} its options differ")
    if imagined.view(seat) != view:
        raise Violation(SECRETS, f"a position imagined by seat {seat} gives it another view")
    if imagined.view(SPECTATOR) != position.view(SPECTATOR):
        raise Violation(SECRETS, f"a position imagined by seat {seat} differs in what everybody sees")
    check_display(game, position, imagined, seat)
    if seat in position.waiting():
        check_from_view(game, position, imagined, seat)
    _check_reasons(game, position, imagined, seat, rng)
    broken = game.violations(imagined)
    if broken:
        raise Violation(SECRETS, f"a position imagined by seat {seat} cannot be: {'; '.join(broken)}")
    play_on(game, imagined, rng)
    if view != position.view(seat):
        raise Violation(SECRETS, f"play on a position imagined by seat {seat} changes its view")


def check_display(game: AnyGame, position: Position, imagined: Position, seat: int) -> None:
    """What a screen shows besides the view rests on the view alone, and leaves it as it is."""
    components = game.components_of(position)
    view = position.view(seat)
    shown = _told(game, view, components)
    if view != position.view(seat):
        raise Violation(SECRETS, f"showing seat {seat} its view changes the view")
    for other in (position, imagined):
        if _told(game, other.view(seat), components) != shown:
            raise Violation(SECRETS, f"what seat {seat} is shown besides its view does not follow from it")


def _told(game: AnyGame, view: View, components: Any) -> list[Any]:
    """All that a screen is told unasked besides the view."""
    return [
        plain(game.display(view, components)),
        plain(game.winning(view, components)),
        plain(game.next_scoring(view, components)),
    ]


def _check_reasons(
    game: AnyGame, position: Position, imagined: Position, seat: int, rng: random.Random
) -> None:
    """A refusal does not tell more than the seat knows either."""
    for _ in range(_TRIES):
        move = any_move(game.notation, rng)
        legal = move in position.options(seat)
        if not legal and position.why_not(seat, move) != imagined.why_not(seat, move):
            text = game.notation.text(move)
            raise Violation(SECRETS, f"why seat {seat} may not {text} tells what is hidden from it")


def check_nothing_learned(
    game: AnyGame, before: Position, seat: int, move: Move, rng: random.Random
) -> None:
    """A move that may be taken back has shown nobody what was hidden from him.

    He could not tell an imagined position from the real one before it, so he cannot after it.
    """
    after = before.copy()
    after.play(seat, move, Stated())
    for watcher in watchers(before):
        imagined = game.imagine(before.view(watcher), rng, game.components_of(before))
        if move not in imagined.options(seat):
            continue
        what = f"{seat} {game.notation.text(move)} may be taken back and"
        try:
            imagined.play(seat, move, Stated())
        except FateError as error:
            raise Violation(UNDO, f"{what} asks fate according to what is hidden") from error
        if imagined.view(watcher) != after.view(watcher):
            raise Violation(UNDO, f"{what} shows seat {watcher} what it did not know")
