"""Twins: two games in which hidden things differ. Who may not know them must be shown the same in both.

What counts is everything that a watcher gets: view, options, who is waited for, log and copy of the record.
"""

import random
from copy import copy
from dataclasses import replace

from quattrocento.contract.portrait import watchers
from quattrocento.contract.promises import SECRETS, Violation
from quattrocento.contract.whims import Mixed, Twisted, Watched
from quattrocento.kernel.fate import Dice, Seers
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position import Position
from quattrocento.kernel.setting import SettingValue
from quattrocento.kernel.table import Table, new_table

_FAR = 12


def branch(table: Table, position: Position) -> Table:
    """A table that goes on from that position, without what happened before."""
    return Table(table.game, table.components, replace(table.record, entries=[]), position)


def _difference(one: Table, other: Table, watcher: int) -> str:
    """What of the things shown to the watcher differs, besides the view."""
    if one.position.options(watcher) != other.position.options(watcher):
        return "the list of options"
    if one.log(watcher)[-1] != other.log(watcher)[-1]:
        return "the log"
    if one.seen_record(watcher) != other.seen_record(watcher):
        return "the record"
    return ""


def _views_differ(one: Table, other: Table, watcher: int) -> bool:
    return one.position.view(watcher) != other.position.view(watcher)


# ---- the same view: nothing else may tell more


def check_indistinct(table: Table, seat: int, rng: random.Random) -> None:
    """Two moves of a seat, or two draws, that leave another with the same view, he cannot tell apart."""
    options = table.position.options(seat)
    moves = rng.sample(options, 2) if len(options) > 1 else options * 2
    seed = rng.getrandbits(64)
    one = branch(table, table.position)
    one.play(seat, moves[0], Dice(seed))
    # Open draws and hidden ones apart: an open one that no view keeps (tiles that are shuffled in again)
    # would look like a tale of the hidden one beside it.
    fates = [(moves[1], Dice(seed)), *((moves[0], Mixed(seed, rng, hidden)) for hidden in (False, True))]
    for move, fate in fates:
        other = branch(table, table.position)
        other.play(seat, move, fate)
        what = f"{seat} {table.game.notation.text(moves[0])}, {table.game.notation.text(move)}"
        check_same_views_same_rest(one, other, what)


def check_same_starts(
    game: AnyGame, seats: int, settings: dict[str, SettingValue], rng: random.Random
) -> None:
    """The same at the start, where hands are dealt."""
    seed = rng.getrandbits(64)
    one = new_table(game, seats, settings, Dice(seed))
    for hidden in (False, True):
        other = new_table(game, seats, settings, Mixed(seed, rng, hidden))
        check_same_views_same_rest(one, other, "the start")


def check_same_views_same_rest(one: Table, other: Table, what: str) -> None:
    seats = watchers(one.position)
    same = [seat for seat in seats if not _views_differ(one, other, seat)]
    # What nobody sees in a view is no secret of anybody: dice that hit nothing, cards that nobody took.
    if len(same) == len(seats):
        return
    for watcher in same:
        told = _difference(_draws_sorted(one, watcher), _draws_sorted(other, watcher), watcher)
        if told:
            raise Violation(SECRETS, f"{told} of seat {watcher} tells more than its view ({what})")


def _draws_sorted(table: Table, watcher: int) -> Table:
    """The table with what only the watcher drew in one line of the record put in order, and what all saw.

    Draws of other chance may bring him the same cards in another order, which a view need not hold: he saw
    it himself. Where his draws stand among those of others stays as it is.
    """
    record = table.record
    start = _sorted(record.start, record.start_seen_by, watcher)
    entries = [replace(entry, fate=_sorted(entry.fate, entry.seen_by, watcher)) for entry in record.entries]
    settled = copy(table)
    settled.record = replace(record, start=start, entries=entries)
    return settled


def _sorted(words: tuple[str, ...], seen_by: tuple[Seers, ...], watcher: int) -> tuple[str, ...]:
    settled = list(words)
    for seers in (None, (watcher,)):
        places = [place for place, seen in enumerate(seen_by) if seen == seers]
        for place, word in zip(places, sorted([words[place] for place in places]), strict=True):
            settled[place] = word
    return tuple(settled)


# ---- the same moves: no view may tell more


class Twins:
    """Two games that the watcher cannot tell apart, though hidden facts may differ in them.

    ``doubtful`` names these facts: when one of them is revealed, the games may part.
    """

    def __init__(self, one: Table, other: Table, watcher: int, rng: random.Random) -> None:
        self.one = one
        self.other = other
        self.watcher = watcher
        self.rng = rng
        self.differently = rng.random() < 0.5
        self.doubtful = self._hidden(one) | self._hidden(other)

    def _hidden(self, table: Table) -> set[str]:
        facts = table.position.secrets().items()
        return {fact for fact, knowers in facts if self.watcher not in knowers}

    def go_on(self) -> None:
        """Move after move in both games, as long as they are alike for the watcher."""
        for _ in range(_FAR):
            if not self.one.position.waiting() or not self._move():
                return

    def _move(self) -> bool:
        """One move in both games, the same or two different secret ones; whether they are still alike."""
        one, other, rng = self.one, self.other, self.rng
        seat = rng.choice(one.position.waiting())
        mine = rng.choice(one.position.options(seat))
        private = one.position.stack[-1].private
        secret = seat != self.watcher and private
        legal = other.position.options(seat)
        theirs = rng.choice(legal) if secret and self.differently and legal else mine
        if theirs not in legal:
            return False
        seed = rng.getrandbits(64)
        here, there = Watched(seed, self.watcher), Twisted(seed, self.watcher, rng)
        before = self._hidden(one), self._hidden(other)
        one.play(seat, mine, here)
        other.play(seat, theirs, there)
        now = self._hidden(one), self._hidden(other)
        if mine != theirs and self._apart():
            return False
        told = self.difference()
        revealed = (before[0] - now[0]) | (before[1] - now[1])
        if told and not (here.seen_draws or self.doubtful & revealed):
            what = f"{seat} {one.game.notation.text(mine)}"
            raise Violation(SECRETS, f"{told} tells seat {self.watcher} what is hidden from it ({what})")
        # What an open move brings to be hidden can only follow from what was hidden before.
        if mine != theirs or there.twisted or not private:
            self.doubtful |= (now[0] - before[0]) | (now[1] - before[1])
        return not told

    def _apart(self) -> bool:
        """Whether the watcher may tell two secret moves apart: one is finished, or at once revealed."""
        if self.one.position.waiting() != self.other.position.waiting():
            return True
        last = len(self.one.happenings) - 1
        return any(last not in table.hidden_from(self.watcher) for table in (self.one, self.other))

    def difference(self) -> str:
        """What of the things shown to the watcher differs in the two games."""
        if self.one.position.waiting() != self.other.position.waiting():
            return "who is asked"
        if _views_differ(self.one, self.other, self.watcher):
            return "the view"
        return _difference(self.one, self.other, self.watcher)


def check_twins(table: Table, watcher: int, rng: random.Random) -> None:
    """Play on from here and from what the watcher may imagine: he is shown the same in both."""
    position = table.position
    imagined = table.game.imagine(position.view(watcher), rng, table.components)
    Twins(branch(table, position), branch(table, imagined), watcher, rng).go_on()


def check_twin_starts(
    game: AnyGame, seats: int, settings: dict[str, SettingValue], watcher: int, rng: random.Random
) -> None:
    """The same from the start, where hands are dealt."""
    seed = rng.getrandbits(64)
    fate = Watched(seed, watcher)
    one = new_table(game, seats, settings, fate)
    other = new_table(game, seats, settings, Twisted(seed, watcher, rng))
    twins = Twins(one, other, watcher, rng)
    told = twins.difference()
    if not told:
        twins.go_on()
    elif not fate.seen_draws:
        raise Violation(SECRETS, f"at the start {told} tells seat {watcher} what is hidden from it")
