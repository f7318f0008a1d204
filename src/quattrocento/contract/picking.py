"""Picks: options that are put together before they are sent lead to one position, in whatever order."""

import random

from quattrocento.contract.promises import PICKS, Violation
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.step import Picks


def check_picks(game: AnyGame, position: Position, rng: random.Random) -> None:
    """For every seat that chooses: the most, in two orders; and fewer, where that is enough."""
    for seat in position.waiting():
        picks = position.stack[-1].picks(position, seat)
        if picks is not None:
            options = position.options(seat)
            _check_sheet(picks, options)
            _check_orders(game, position, seat, _some(picks, options, picks.most, rng), rng)
            _check_fewer(game, position, seat, picks, rng)


def _check_sheet(picks: Picks, options: list[Move]) -> None:
    """What is told fits the options, and enough of them can be picked."""
    if len(picks.copies) != len(options) or len(picks.groups) not in (0, len(options)):
        raise Violation(PICKS, f"{picks} of {len(options)} options")
    groups = picks.groups or list(range(len(options)))
    if picks.groups:
        possible = len({group for group, copies in zip(groups, picks.copies, strict=True) if copies})
    else:
        possible = sum(picks.copies)
    begun = [groups[place] for place in picks.begun]
    once = not picks.groups or len(set(begun)) == len(begun)
    held = all(picks.begun.count(place) <= picks.copies[place] for place in picks.begun)
    fits = once and held and len(begun) <= picks.most
    if not (0 <= picks.least <= picks.most <= possible and fits):
        raise Violation(PICKS, f"{picks} of {options}")


def _some(picks: Picks, options: list[Move], number: int, rng: random.Random) -> list[Move]:
    """So many options, drawn at random as the picks allow."""
    places = [place for place, copies in enumerate(picks.copies) for _ in range(copies)]
    rng.shuffle(places)
    if picks.groups:
        places = list({picks.groups[place]: place for place in places}.values())
    return [options[place] for place in places[:number]]


def _check_orders(
    game: AnyGame, position: Position, seat: int, moves: list[Move], rng: random.Random
) -> None:
    seed = rng.getrandbits(32)
    one = _picked(game, position, seat, moves, seed)
    other = _picked(game, position, seat, moves[::-1], seed)
    fields = [text for text in one.differences(other) if text.split(":")[0] not in one.memories]
    if fields:
        raise Violation(PICKS, f"the order of {_text(game, moves)} matters: {'; '.join(fields)}")


def _check_fewer(game: AnyGame, position: Position, seat: int, picks: Picks, rng: random.Random) -> None:
    """Where fewer are enough, the answer that ends the choice can be given after them."""
    options = position.options(seat)
    enders = [move for move, copies in zip(options, picks.copies, strict=True) if not copies]
    if enders and picks.least < picks.most:
        number = rng.randrange(picks.least, picks.most)
        moves = [*_some(picks, options, number, rng), enders[0]]
        _picked(game, position, seat, moves, rng.getrandbits(32))


def _picked(game: AnyGame, position: Position, seat: int, moves: list[Move], seed: int) -> Position:
    copied, fate = position.copy(), Dice(seed)
    for place, move in enumerate(moves):
        if seat not in copied.waiting() or move not in copied.options(seat):
            raise Violation(PICKS, f"no {game.notation.text(move)} after {_text(game, moves[:place])}")
        copied.play(seat, move, fate)
    return copied


def _text(game: AnyGame, moves: list[Move]) -> str:
    return ", ".join(map(game.notation.text, moves)) or "nothing"
