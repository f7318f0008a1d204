"""One game, played by chance or to win: cheap checks after every move, the costly ones now and then."""

import random
from collections import Counter

from quattrocento.contract.copies import Keepsakes, check_copies, check_views_stand
from quattrocento.contract.decisions import check_decision, check_events, check_transition
from quattrocento.contract.effects import Closed, check_effects, told_before
from quattrocento.contract.picking import check_picks
from quattrocento.contract.players import Chooser, Players
from quattrocento.contract.portrait import Portrait, portrait, watchers
from quattrocento.contract.promises import ENDS, Violation, stumbled
from quattrocento.contract.refusing import check_refusals
from quattrocento.contract.scoring import check_ledger, check_open, keeps_score, opened
from quattrocento.contract.secrecy import check_imagined, check_nothing_learned
from quattrocento.contract.texts import check_record, check_text
from quattrocento.contract.twins import (
    check_indistinct,
    check_same_starts,
    check_twin_starts,
    check_twins,
)
from quattrocento.contract.undoing import Deed, check_undo, deed, may_undo
from quattrocento.contract.whims import Whims
from quattrocento.kernel.fate import Dice, Fate
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.ledger import Ledger
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.setting import SettingValue
from quattrocento.kernel.table import Table, new_table, table_from

LONGEST = 50_000
"""The moves within which a game must end that names no limit of its own."""

_OFTEN = 20
_SELDOM = 0.05
_KEEPSAKES = 8
_REMEMBERED = 200


class Run:
    """A table, and what is remembered of it for the checks.

    ``known``: the moves whose text was tried. ``crossings``: how often one step followed another; the
    first times of each are looked at closely, and later ones now and then. ``opening``: a position in text
    to begin with, for what random play seldom comes to. ``chooser``: plays most of the seats.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        settings: dict[str, SettingValue],
        rng: random.Random,
        known: set[Move],
        crossings: Counter[tuple[str, str]],
        opening: str = "",
        chooser: Chooser | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.rng = rng
        self.known = known
        self.crossings = crossings
        self.opening = opening
        self.fate: Fate = rng.choice((Dice, Whims))(rng=random.Random(rng.getrandbits(64)))
        self.players = Players(seats, rng, chooser)
        self.deeds: list[Deed] = []
        self.keepsakes = Keepsakes(game, _KEEPSAKES)
        self.closed = Closed()
        self.ledger: Ledger | None = None
        self.table: Table | None = None
        self.made = 0
        self.moves: list[Move] = []
        self.tried = ""

    def play(self, decisions: int) -> None:
        """Play to the end, or as many decisions; a ``Violation`` at the first broken promise."""
        try:
            if self.opening:
                self.table = table_from(self.game, self.opening)
            else:
                self.table = new_table(self.game, self.seats, dict(self.settings), self.fate)
            self._begin(self.table)
            while self.table.position.waiting() and self.made < decisions:
                self._decide(self.table)
            self._end(self.table)
        except Violation:
            raise
        except Exception as error:
            raise stumbled(self.tried or "the start", error) from error

    def evidence(self, violation: Violation) -> str:
        """The record up to the violation, with remarks that tell of it."""
        remarks = [f"promise: {violation.promise}", f"found: {violation.text}"]
        if self.table is None:
            remarks.append(f"{self.game.name}, {self.seats} seats, {self.settings}")
        elif self.tried:
            remarks.append(f"tried last: {self.tried}")
        lines = [f"# {line}" for remark in remarks for line in remark.splitlines()]
        record = self.table.record.text() if self.table is not None else ""
        return record + "\n".join(lines) + "\n"

    def _begin(self, table: Table) -> None:
        check_events(self.game, self.seats, table.opening)
        check_decision(self.game, table.position, self.known)
        self._look_closely(table)
        if keeps_score(table.position):
            self.ledger = opened(self.game, table.position, table.opening, bool(self.opening))
        if self.opening:
            return
        check_same_starts(self.game, self.seats, self.settings, self.rng)
        watcher = self.rng.choice(watchers(table.position))
        check_twin_starts(self.game, self.seats, self.settings, watcher, self.rng)

    def _decide(self, table: Table) -> None:
        before = table.position
        seat = self.rng.choice(before.waiting())
        move = self.players.choose(table, seat)
        closely = self._closely(before)
        if closely:
            self._look_closely(table)
            check_indistinct(table, seat, self.rng)
            check_twins(table, self.rng.choice(watchers(before)), self.rng)
        former = portrait(self.game, before) if closely else None
        self.tried = f"{seat} {self.game.notation.text(move)}"
        told = told_before(self.game, before, seat, move) if self.game.accounts else None
        events = table.play(seat, move, self.fate)
        self.made += 1
        self.moves.append(move)
        self.deeds.append(deed(seat, before, table))
        check_events(self.game, self.seats, events)
        check_transition(self.game, before, table.position)
        check_decision(self.game, table.position, self.known)
        if told is not None:
            check_effects(self.game, told, table.position, events)
            self.closed.add(told)
            self.closed.check(self.game, table.position)
        if self.ledger is not None:
            check_open(self.game, events)
            self.ledger.read(events, self.game.events, self.game.round_event)
            check_ledger(self.game, self.ledger, table.position)
        self._check_length()
        if closely:
            self._look_back(table, before, seat, move, former)

    def _closely(self, position: Position) -> bool:
        below = position.stack[-2].name if len(position.stack) > 1 else ""
        crossing = (below, position.stack[-1].prompt())
        self.crossings[crossing] += 1
        return self.crossings[crossing] <= _OFTEN or self.rng.random() < _SELDOM

    def _check_length(self) -> None:
        longest = self.game.decision_limit or LONGEST
        if len(self.deeds) > longest:
            raise Violation(ENDS, f"{longest} moves were not enough")

    def _look_back(
        self, table: Table, before: Position, seat: int, move: Move, former: Portrait | None
    ) -> None:
        """Take the move back, or somebody's last one, where that is allowed."""
        if may_undo(self.deeds, seat):
            check_nothing_learned(self.game, before, seat, move, self.rng)
        check_undo(table, self.deeds, seat, former)
        other = self.rng.randrange(self.seats)
        if other != seat:
            check_undo(table, self.deeds, other, None)

    def _look_closely(self, table: Table) -> None:
        position = table.position
        check_copies(self.game, position, self.rng)
        check_views_stand(self.game, position, self.rng)
        check_refusals(self.game, position, self.rng, self.moves[-_REMEMBERED:])
        check_text(self.game, position, self.rng)
        check_picks(self.game, position, random.Random(self.made))
        for seat in watchers(position):
            check_imagined(self.game, position, seat, self.rng)
        self.keepsakes.keep(position, self.rng)

    def _end(self, table: Table) -> None:
        self._look_closely(table)
        self.keepsakes.check()
        check_record(table)
