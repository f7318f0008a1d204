"""Copies, views and old positions stand still while play goes on elsewhere."""

import random

from quattrocento.contract.portrait import Portrait, portrait, watchers
from quattrocento.contract.promises import COPIES, DECISIONS, Violation, stumbled
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position import Position

_FAR = 4


def play_on(game: AnyGame, position: Position, rng: random.Random, moves: int = _FAR) -> None:
    """Play a few random moves on this very position."""
    played: list[str] = []
    while position.waiting() and len(played) < moves:
        seat = rng.choice(position.waiting())
        options = position.options(seat)
        if not options:
            raise Violation(DECISIONS, f"seat {seat} has no option after {played}")
        move = rng.choice(options)
        played.append(f"{seat} {game.notation.text(move)}")
        try:
            position.play(seat, move, Dice(rng=rng))
        except Exception as error:
            raise stumbled(", ".join(played), error) from error


def check_copies(game: AnyGame, position: Position, rng: random.Random) -> None:
    """A copy is the same, and neither play on it nor on what was copied reaches the other."""
    before = portrait(game, position)
    copied = position.copy()
    changed = before.unlike(portrait(game, copied))
    if changed:
        raise Violation(COPIES, f"a copy differs in {changed}")
    older = copied.copy()
    play_on(game, copied, rng)
    changed = before.unlike(portrait(game, position))
    if changed:
        raise Violation(COPIES, f"play on a copy changes {changed}")
    changed = before.unlike(portrait(game, older))
    if changed:
        raise Violation(COPIES, f"play on a position changes {changed} of an older copy")


def check_views_stand(game: AnyGame, position: Position, rng: random.Random) -> None:
    """A view, once taken, does not change with the position."""
    copied = position.copy()
    taken = [copied.view(seat) for seat in watchers(copied)]
    play_on(game, copied, rng)
    for seat, view in zip(watchers(position), taken, strict=True):
        if view != position.view(seat):
            raise Violation(COPIES, f"play on a position changes a view of seat {seat} taken before")


class Keepsakes:
    """Old positions and what they looked like: however long the game goes on, they stay so."""

    def __init__(self, game: AnyGame, most: int) -> None:
        self.game = game
        self.most = most
        self.kept: list[tuple[Position, Portrait]] = []

    def keep(self, position: Position, rng: random.Random) -> None:
        kept = (position, portrait(self.game, position))
        if len(self.kept) < self.most:
            self.kept.append(kept)
        else:
            self.kept[rng.randrange(self.most)] = kept

    def check(self) -> None:
        for position, before in self.kept:
            changed = before.unlike(portrait(self.game, position))
            if changed:
                raise Violation(COPIES, f"later moves change {changed} of an old position")
