"""Illegal moves: refused, with nothing changed and the reason named."""

import random
from collections.abc import Sequence

from quattrocento.contract.portrait import portrait, watchers
from quattrocento.contract.promises import REFUSALS, Violation
from quattrocento.contract.reasons import check_true
from quattrocento.kernel import move as kernel
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import IllegalMove, Move
from quattrocento.kernel.notation import Notation, Number, Word
from quattrocento.kernel.position import Position
from quattrocento.kernel.saying import Saying

_TRIES = 3
_NUMBERS = (0, 1, 2, 3, 4, 5, 7, 10, 15, 30, 100, 9999)


def check_refusals(
    game: AnyGame, position: Position, rng: random.Random, earlier: Sequence[Move] = ()
) -> None:
    """Try a few moves that are illegal here, of seats that are waited for and of others.

    ``earlier``: moves of the same game, the most plausible of those that may be illegal now.
    """
    trial = position.copy()
    before = portrait(game, trial)
    tried = some_illegal(game, position, rng, earlier)
    for seat, move in tried:
        reason = check_refused(game, trial, seat, move)
        check_true(game, trial, seat, move, reason)
    changed = before.unlike(portrait(game, trial))
    if changed:
        texts = ", ".join(f"{seat} {game.notation.text(move)}" for seat, move in tried)
        raise Violation(REFUSALS, f"one of these is refused and changes {changed}: {texts}")


def some_illegal(
    game: AnyGame, position: Position, rng: random.Random, earlier: Sequence[Move] = ()
) -> list[tuple[int, Move]]:
    """Moves of the notation that are no options, and the options of one seat in the hands of another."""
    found: list[tuple[int, Move]] = []
    waiting = position.waiting()
    some = any_move(game.notation, rng)
    for seat in waiting:
        options = position.options(seat)
        some = rng.choice(options)
        tried = [any_move(game.notation, rng) for _ in range(_TRIES)]
        tried += [(move[0], some[1]) for move in tried if game.notation.verbs[move[0]].kind]
        # What is asked for now, with other nouns: there the reasons differ most.
        verbs = sorted({verb for verb, _ in options})
        tried += [any_move(game.notation, rng, rng.choice(verbs)) for _ in range(_TRIES)]
        tried += rng.sample(earlier, min(_TRIES, len(earlier)))
        found += [(seat, move) for move in tried if game.notation.writes(move) and move not in options]
    strangers = [*watchers(position), position.seats]
    found += [(seat, some) for seat in strangers if some not in position.options(seat)]
    return found


def any_move(notation: Notation, rng: random.Random, verb: str = "") -> Move:
    """Some move of the notation, wherever it may be legal, or some with that verb."""
    verb = verb or rng.choice(list(notation.verbs))
    noun = notation.verbs[verb]
    if isinstance(noun, Word):
        return (verb, rng.randrange(len(noun.ids)))
    return (verb, rng.choice(_NUMBERS) if isinstance(noun, Number) else 0)


def check_refused(game: AnyGame, position: Position, seat: int, move: Move) -> Saying:
    """That move of that seat is illegal here, for a reason that can be told."""
    what = f"{seat} {game.notation.text(move)}"
    try:
        position.play(seat, move, Stated())
    except IllegalMove as error:
        check_reason(game, what, error.reason)
        return error.reason
    except Exception as error:
        raise Violation(REFUSALS, f"{what}: {error!r}") from error
    raise Violation(REFUSALS, f"{what} is no option, and is played")


def check_reason(game: AnyGame, what: str, reason: Saying) -> None:
    """The message is declared, speaks of what it says it speaks of, and has a clause of the game."""
    declared = {**kernel.REFUSALS, **game.refusals}.get(reason.message)
    if declared is None:
        raise Violation(REFUSALS, f"{what}: {reason.message!r} is not declared")
    if tuple(reason.about) != declared:
        raise Violation(REFUSALS, f"{what}: {reason} speaks of {declared}")
    # The kernel knows that the game is over, but not in which clause of it.
    if reason.message != "why-game-over" and not reason.clause.startswith(f"{game.prefix}-"):
        raise Violation(REFUSALS, f"{what}: {reason} names no clause of the game")
