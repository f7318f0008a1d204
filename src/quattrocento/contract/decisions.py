"""What holds at every decision: who chooses among what, how it is asked, and the game's invariants."""

from collections.abc import Sequence

from quattrocento.contract.portrait import watchers
from quattrocento.contract.promises import (
    DECISIONS,
    EVENTS,
    INVARIANTS,
    NOTATION,
    QUESTIONS,
    Violation,
)
from quattrocento.kernel.event import Event
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move, MoveError
from quattrocento.kernel.position import Position


def check_decision(game: AnyGame, position: Position, known: set[Move]) -> None:
    """All of this module that concerns one position. ``known``: moves whose text was tried already."""
    check_waiting(position)
    for seat in watchers(position):
        check_options(game, position, seat, known)
    if position.result is None:
        check_question(game, position)
    else:
        check_result(position)
    check_invariants(game, position)


def check_waiting(position: Position) -> None:
    """Seats wait in their order; nobody once there is a result, and somebody until then."""
    waiting = position.waiting()
    if list(waiting) != sorted(set(waiting)):
        raise Violation(DECISIONS, f"waiting: {waiting}")
    if any(not 0 <= seat < position.seats for seat in waiting):
        raise Violation(DECISIONS, f"waiting: {waiting} of {position.seats} seats")
    if bool(waiting) != (position.result is None):
        raise Violation(DECISIONS, f"waiting: {waiting}, and the result is {position.result}")


def check_options(game: AnyGame, position: Position, seat: int, known: set[Move]) -> None:
    """Who is waited for has options, each once and in the notation; nobody else has any."""
    options = position.options(seat)
    if bool(options) != (seat in position.waiting()):
        step = position.stack[-1].name if position.stack else "the end"
        raise Violation(DECISIONS, f"{len(options)} options of seat {seat} at {step}")
    declines = position.stack[-1].declines if options else None
    if declines is not None and declines not in options:
        raise Violation(DECISIONS, f"seat {seat} cannot let it go by with {declines}")
    if len(set(options)) != len(options):
        raise Violation(DECISIONS, f"an option of seat {seat} is listed twice: {options}")
    for move in options:
        if move not in known:
            check_notation(game, move)
            known.add(move)


def check_notation(game: AnyGame, move: Move) -> None:
    """A move has a text, and the text means that move."""
    try:
        text = game.notation.text(move)
        again = game.notation.parse(text)
    except (MoveError, LookupError) as error:
        raise Violation(NOTATION, f"{move}: {error!r}") from error
    if again != move:
        raise Violation(NOTATION, f"{move} is written {text!r}, which reads {again}")


def check_question(game: AnyGame, position: Position) -> None:
    """The step that asks is one that asks, has its clause, and its question is declared."""
    step = position.stack[-1]
    if not step.asks:
        raise Violation(QUESTIONS, f"{step.name} asks nothing")
    clause = step.cited(position)
    if not clause.startswith(f"{game.prefix}-"):
        raise Violation(QUESTIONS, f"{step.name} has no clause of the game: {clause!r}")
    question = step.prompt()
    if question not in game.prompts:
        raise Violation(QUESTIONS, f"the question {question!r} of {step.name} is not declared")
    fields = step.values()
    missing = [name for name in game.prompts[question] if name not in fields]
    if missing:
        raise Violation(QUESTIONS, f"{question!r} speaks of {missing}, which {step.name} does not hold")


def check_result(position: Position) -> None:
    """There is a winner, and every seat has its rank."""
    result = position.result
    assert result is not None
    if sorted(result.ranking) != list(range(position.seats)):
        raise Violation(DECISIONS, f"the ranking {result.ranking} of {position.seats} seats")
    if not result.winners or set(result.winners) != set(result.ranking[: len(result.winners)]):
        raise Violation(DECISIONS, f"the winners {result.winners} in the ranking {result.ranking}")


def check_invariants(game: AnyGame, position: Position) -> None:
    broken = game.violations(position)
    if broken:
        raise Violation(INVARIANTS, "; ".join(broken))


def check_transition(game: AnyGame, before: Position, after: Position) -> None:
    broken = game.transition_violations(before, after)
    if broken:
        raise Violation(INVARIANTS, "; ".join(broken))


def check_events(game: AnyGame, seats: int, events: Sequence[Event]) -> None:
    """What is told is declared, with as many parameters, and to seats of this table."""
    for event in events:
        if event.name not in game.events:
            raise Violation(EVENTS, f"{event.name!r} is not declared")
        declared = game.events[event.name].about
        if len(event.about) != len(declared):
            raise Violation(EVENTS, f"{event} speaks of {declared}")
        if event.seen_by is not None and any(not 0 <= seat < seats for seat in event.seen_by):
            raise Violation(EVENTS, f"{event} at a table of {seats}")
