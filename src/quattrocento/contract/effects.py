"""Effects: what a choice is said to cost and bring, held against what happens when it is made."""

from dataclasses import dataclass

from quattrocento.contract.promises import EFFECTS, SECRETS, Violation
from quattrocento.kernel.effect import Amount, Effect
from quattrocento.kernel.event import Event
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position


@dataclass
class Told:
    """What was told of a move before it was made, and what the accounts of all seats were."""

    seat: int
    move: str
    effects: list[Effect]
    accounts: dict[str, list[int]]
    turn: tuple[int, ...]


class Closed:
    """The verbs that a choice has closed for the rest of a turn."""

    def __init__(self) -> None:
        self._turn: tuple[int, ...] = ()
        self._verbs: dict[tuple[int, str], str] = {}

    def check(self, game: AnyGame, position: Position) -> None:
        """Nobody has an option that was said to be closed to him in this turn."""
        if not self._verbs:
            return
        if position.result is not None or game.turn_of(position) != self._turn:
            self._verbs.clear()
            return
        for seat in position.waiting():
            for verb, _ in position.options(seat):
                if (seat, verb) in self._verbs:
                    closed = self._verbs[seat, verb]
                    raise Violation(EFFECTS, f"seat {seat} may {verb} again after {closed}")

    def add(self, told: Told) -> None:
        """What this move closes."""
        for effect in told.effects:
            for verb in effect.closes:
                self._turn = told.turn
                self._verbs[told.seat, verb] = told.move


def told_before(game: AnyGame, position: Position, seat: int, move: Move) -> Told:
    """What is told of a move before it is made."""
    view = position.view(seat)
    effects = game.effects(view, game.components_of(position), [move])[0]
    for name, account in game.accounts.items():
        if account(view, seat) != account(position, seat):
            raise Violation(EFFECTS, f"seat {seat} sees other {name} than it has")
    turn = game.turn_of(position) if any(one.closes or one.ends_turn for one in effects) else ()
    return Told(seat, game.notation.text(move), effects, _accounts(game, position), turn)


def check_effects(game: AnyGame, told: Told, after: Position, events: list[Event]) -> None:
    """What was told has come about, and nothing else of the mover's own accounts has changed."""
    now = _accounts(game, after)
    for name, before in told.accounts.items():
        for seat in range(after.seats):
            spoken = [one for one in told.effects if one.account == name and seat in one.seats]
            if spoken or seat == told.seat:
                _check_account(told, name, seat, now[name][seat] - before[seat], spoken)
    for effect in told.effects:
        if effect.account and effect.account not in told.accounts:
            raise Violation(EFFECTS, f"{told.move} speaks of an unknown account {effect.account!r}")
        if not effect.saying.clause.startswith(f"{game.prefix}-"):
            raise Violation(EFFECTS, f"{told.move}: {effect.saying} names no clause")
        _check_event(game, told, effect, events)
        if effect.ends_turn and after.result is None and game.turn_of(after) == told.turn:
            raise Violation(EFFECTS, f"{told.move} does not end the turn")


def check_from_view(game: AnyGame, position: Position, imagined: Position, seat: int) -> None:
    """Effects rest on the view alone, and are the same for one option and for all of them."""
    options = position.options(seat)
    components = game.components_of(position)
    told = game.effects(position.view(seat), components, options)
    if len(told) != len(options):
        raise Violation(EFFECTS, f"effects of {len(told)} of {len(options)} options")
    if game.effects(imagined.view(seat), components, options) != told:
        raise Violation(SECRETS, f"the effects that seat {seat} is told do not follow from its view")
    for at, move in enumerate(options[:: max(1, len(options) // 4)]):
        alone = game.effects(position.view(seat), components, [move])[0]
        if alone != told[at * max(1, len(options) // 4)]:
            raise Violation(EFFECTS, f"{game.notation.text(move)} has other effects alone: {alone}")


def _accounts(game: AnyGame, position: Position) -> dict[str, list[int]]:
    seats = range(position.seats)
    return {name: [account(position, seat) for seat in seats] for name, account in game.accounts.items()}


def _check_account(told: Told, name: str, seat: int, change: int, spoken: list[Effect]) -> None:
    least: Amount = 0
    most: Amount = 0
    for effect in spoken:
        low, high = effect.bounds()
        least = None if least is None or low is None else least + low
        most = None if most is None or high is None else most + high
    if (least is not None and change < least) or (most is not None and change > most):
        raise Violation(
            EFFECTS, f"{told.move} changes {name} of seat {seat} by {change}, told: {least} to {most}"
        )


def _check_event(game: AnyGame, told: Told, effect: Effect, events: list[Event]) -> None:
    if not effect.event or 0.0 < effect.chance < 1.0:
        return
    wanted = effect.saying.numbers()
    found = any(
        event.name == effect.event
        and all(_about(game, event).get(name, number) == number for name, number in wanted.items())
        for event in events
    )
    if found != (effect.chance == 1.0):
        raise Violation(EFFECTS, f"{told.move}: {effect.event} {'happens' if found else 'does not happen'}")


def _about(game: AnyGame, event: Event) -> dict[str, int]:
    return dict(zip(game.events[event.name].about, event.about, strict=True))
