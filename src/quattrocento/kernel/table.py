"""A table: a game that is being played, with its record, its log and the way back.

A move is tried on a copy first, and so is an undo: what is refused or lacks words of fate changes nothing.
"""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from quattrocento.kernel import registry, undo
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.event import Event
from quattrocento.kernel.fate import Dice, Fate, FateError, Recording, Stated
from quattrocento.kernel.fault import Fault
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.ledger import Ledger, ledger_of
from quattrocento.kernel.move import Asked, Move, MoveError
from quattrocento.kernel.notation import Notation
from quattrocento.kernel.position import Position
from quattrocento.kernel.record import HIDDEN, Entry, Record, RecordError
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.setting import FIRST_RULES, SettingValue, SetupError
from quattrocento.kernel.trial import Trial


class UndoError(MoveError):
    """The last move cannot be taken back."""


@dataclass
class Happening:
    """What the table remembers of one move besides the record's entry."""

    seat: int
    move: Move
    events: list[Event]
    barrier: str
    private: bool
    facts: tuple[str, ...]
    before: Position | None
    graves: tuple[tuple[str, str], ...] = ()
    """The facts that it buried, with the names under which they lie."""
    part: bool = False
    """Whether the seat is still asked in secret: others have not noticed anything yet."""


class Table:
    """One game in progress. Make it with ``new_table``, ``table_from`` or ``replayed``."""

    def __init__(self, game: AnyGame, components: Any, record: Record, position: Position) -> None:
        self.game = game
        """The game."""
        self.components = components
        """The components that it is played with."""
        self.record = record
        """The record so far."""
        self.position = position
        """The position now."""
        self.opening: list[Event] = position.events or []
        """What happened while the game was set up."""
        self.happenings: list[Happening] = []
        """What the table remembers of each move."""
        self._sealed = position.secrets()
        self._buried: dict[str, tuple[int, ...]] = {}

    def __repr__(self) -> str:
        return f"<a table after {len(self.happenings)} moves: {self.position!r}>"

    def play(self, seat: int, move: Move, fate: Fate) -> list[Event]:
        """Carry out a move and record it; returns what happened.

        ``fate`` is that of this move: words that are missing, do not fit or are left over change nothing.
        """
        before = self.position
        private = before.result is None and before.stack[-1].private
        trial = Trial(before, seat, move, fate)
        if fate.left():
            raise FateError("fate-left", words=" ".join(fate.left()))
        after, said, stop, now = trial.after, trial.words, trial.barrier, trial.now
        # What was drawn and lost again within this move, nobody else has known.
        graves = {fact: self._bury(fact, trial.known.get(fact, (seat,))) for fact in trial.buried}
        own = _own_facts(before, seat, move, said) if private else []
        facts = tuple(graves.get(fact, fact) for fact in own if fact in now or fact in graves)
        self._reveal([fact for fact in trial.known if fact not in now and fact not in graves])
        if stop in (undo.FATE, undo.REVEAL) or (stop and not private):
            self._forget()
        kept = None if stop else before
        part = private and seat in after.waiting() and after.stack[-1].private
        events = after.events or []
        happened = Happening(seat, move, events, stop, private, facts, kept, tuple(graves.items()), part)
        self.happenings.append(happened)
        text = self.game.notation.text(move)
        self.record.entries.append(Entry(seat, text, said, seen_by=trial.seen_by))
        after.events = None
        after.buried = None
        self.position = after
        return happened.events

    def _reveal(self, shown: list[str]) -> None:
        """These facts are no secrets any more; another round may have others of the same names."""
        for happening in self.happenings if shown else ():
            if happening.facts:
                happening.facts = tuple(fact for fact in happening.facts if fact not in shown)

    def _bury(self, fact: str, knowers: tuple[int, ...]) -> str:
        """This fact will never be shown: it stays hidden under a name that no later fact can have."""
        grave = f"{fact} buried {len(self._buried)}"
        self._buried[grave] = knowers
        self._rename(fact, grave)
        return grave

    def _exhume(self, graves: tuple[tuple[str, str], ...]) -> None:
        for fact, grave in graves:
            del self._buried[grave]
            self._rename(grave, fact)

    def _rename(self, old: str, new: str) -> None:
        for happening in self.happenings:
            happening.facts = tuple(new if fact == old else fact for fact in happening.facts)

    def _forget(self) -> None:
        for happening in reversed(self.happenings):
            if happening.before is None and not happening.private:
                return
            happening.before = None

    def undoable(self, seat: int) -> int:
        """The number of the entry that ``undo`` would take back, or an ``UndoError`` with the reason."""
        for number in range(len(self.happenings) - 1, -1, -1):
            happening = self.happenings[number]
            if self.record.entries[number].seat != seat:
                if happening.private and happening.barrier in ("", undo.TURN):
                    continue
                raise UndoError(Saying(undo.TURN, ""))
            others_chose = number < len(self.happenings) - 1
            if happening.barrier or happening.before is None or (others_chose and not happening.private):
                raise UndoError(Saying(happening.barrier or undo.TURN, ""))
            return number
        raise UndoError(Saying(undo.NOTHING, ""))

    def undo(self, seat: int) -> Move:
        """Take back the seat's last move; moves that others made in secret meanwhile stay.

        Where one of those could not be made without it, nothing changes.
        """
        number = self.undoable(seat)
        taken = self.happenings[number]
        later = zip(self.record.entries[number + 1 :], self.happenings[number + 1 :], strict=True)
        without = self._before(number)
        try:
            for entry, happening in later:
                without.play(entry.seat, happening.move, Stated(entry.fate))
        except (MoveError, FateError) as error:
            raise UndoError(Saying(undo.OTHERS, "")) from error
        self.record.entries[:] = without.record.entries
        self.happenings[:] = without.happenings
        self.position = without.position
        self._buried = without._buried
        return taken.move

    def _before(self, number: int) -> "Table":
        """Another table, as this one was before a move that can be taken back."""
        taken = self.happenings[number]
        assert taken.before is not None
        table = copy(self)
        table.record = replace(self.record, entries=self.record.entries[:number])
        table.happenings = [copy(happening) for happening in self.happenings[:number]]
        table.position = taken.before
        table._buried = dict(self._buried)
        table._exhume(taken.graves)
        return table

    def hidden_from(self, seat: int) -> frozenset[int]:
        """The entries whose move that seat does not know yet."""
        secrets = {**self.position.secrets(), **self._buried}
        return frozenset(
            number
            for number, happening in enumerate(self.happenings)
            if happening.private
            and any(fact in secrets and seat not in secrets[fact] for fact in happening.facts)
        )

    def seen_record(self, seat: int) -> str:
        """The record as that seat may have it while the game runs."""
        sealed = any(seat not in knowers for knowers in self._sealed.values())
        parts = frozenset(number for number, happening in enumerate(self.happenings) if happening.part)
        return self.record.seen_text(seat, self.hidden_from(seat), parts, sealed)

    def log(self, seat: int) -> list[list[Event]]:
        """What happened at the start and with every move, as far as that seat saw it."""
        told = [self.opening, *(happening.events for happening in self.happenings)]
        return [[event for event in events if event.visible_to(seat)] for events in told]

    def ledger(self, seat: int) -> Ledger:
        """Every point so far with its source, as the log of that seat tells it."""
        game, told = self.game, self.log(seat)
        if not self.record.position:
            return ledger_of(self.position.seats, told, game.events, game.round_event)
        start = game.read(self.record.position)
        scores, round = start.scores(), start.round
        return ledger_of(start.seats, told, game.events, game.round_event, scores, round)


def _own_facts(before: Position, seat: int, move: Move, said: tuple[str, ...]) -> list[str]:
    """The facts that a private move itself makes, apart from all that follows it by itself."""
    trial = before.copy()
    step = trial.stack.pop()
    step.play(trial, seat, move[0], move[1], Stated(said))
    known = before.secrets()
    return [fact for fact in trial.secrets() if fact not in known]


def new_table(
    game: AnyGame,
    seats: int | None = None,
    settings: dict[str, SettingValue] | None = None,
    fate: Fate | None = None,
    components: Any = None,
) -> Table:
    """A new game."""
    count, chosen = game.check_setup(seats, settings)
    components = components if components is not None else game.standard_components()
    recording = Recording(fate if fate is not None else Dice())
    position = game.start(count, chosen, recording, components)
    defaults = {setting.name: setting.default for setting in game.settings}
    named = {name: value for name, value in chosen.items() if value != defaults[name]}
    changes = game.component_changes(components)
    record = Record(game.name, count, game.rules_version, named, changes)
    record.start = tuple(recording.words)
    record.start_seen_by = tuple(recording.seen_by)
    return Table(game, components, record, position)


def table_from(game: AnyGame, text: str, source: str = "position") -> Table:
    """A game that goes on from a position in text."""
    position = game.read(text, source)
    record = Record(game.name, position.seats, game.rules_version, position=game.write(position))
    return Table(game, game.components_of(position), record, position)


def replayed(
    text: str, source: str = "record", games: Mapping[str, AnyGame] | None = None, to: int | None = None
) -> Table:
    """The table that a record describes, after ``to`` moves or all of them; ``games``: the registered ones.

    A record of earlier rules is played by the settings of its time, and its table's own record names them.
    """
    record = Record.read(text, source)
    table = opened(record, source, games)
    for entry in record.entries if to is None else record.entries[:to]:
        replay(table, entry, table.game.notation, source)
    return table


def opened(record: Record, source: str = "record", games: Mapping[str, AnyGame] | None = None) -> Table:
    """The table that a record describes, before its first move."""
    games = registry.games() if games is None else games
    if record.game not in games:
        line, known = record.lines["game"], ", ".join(games)
        raise RecordError(source, line, "record-game", game=repr(record.game), known=known)
    game = games[record.game]
    if not FIRST_RULES <= record.rules <= game.rules_version:
        line, ours = record.lines.get("rules", 0), game.rules_version
        raise RecordError(source, line, "record-rules", theirs=record.rules, ours=ours)
    table = _set_up(game, record, source)
    table.record.players = record.players
    return table


def _set_up(game: AnyGame, record: Record, source: str) -> Table:
    typed = record.typed
    if record.position:
        return _placed(game, record, typed, source)
    settings = _named_settings(game, record, typed, source)
    changes = record.changes
    if record.rules < game.rules_version:
        settings, changes = game.earlier_setup(record.rules, settings, changes)
    line = record.lines.get("component", 0)
    try:
        components = game.corrected_components(changes)
        line = record.lines.get("seats", record.lines["start"])
        game.check_setup(record.seats, settings)
        line = record.lines["start"]
        fate = Stated(record.start)
        table = new_table(game, record.seats, settings, fate, components)
    except KeyError as error:
        raise RecordError(source, line, "text-component", component=str(error.args[0])) from None
    except Fault as error:
        named = [at for name, _, at in typed if name == error.about.get("setting")]
        raise RecordError.of(error, source, named[-1] if named else line) from None
    if fate.left():
        raise RecordError(source, line, "record-start-left", words=" ".join(fate.left()))
    return table


def _named_settings(
    game: AnyGame, record: Record, typed: list[tuple[str, str, int]], source: str
) -> dict[str, SettingValue]:
    """The settings that a record names; what a value meant that only earlier rules knew, the game tells."""
    settings: dict[str, SettingValue] = {}
    known = [setting.name for setting in game.settings] if record.rules < game.rules_version else []
    for name, value, line in typed:
        try:
            settings[name] = game.setting_from_text(name, value)
        except SetupError as error:
            if name not in known:
                raise RecordError.of(error, source, line) from None
            settings[name] = value
    return settings


def _placed(game: AnyGame, record: Record, typed: list[tuple[str, str, int]], source: str) -> Table:
    """The table of a record that goes on from a position, which holds settings and components itself."""
    at = record.lines["from"]
    elsewhere = [line for _, _, line in typed]
    elsewhere += [record.lines["component"]] if record.changes else []
    if elsewhere:
        raise RecordError(source, elsewhere[0], "record-elsewhere")
    try:
        table = table_from(game, record.position, source)
    except DocumentError as error:
        raise RecordError.of(error, source, at + error.line) from None
    seats = table.position.seats
    if record.seats != seats and "seats" in record.lines:
        line = record.lines["seats"]
        raise RecordError(source, line, "record-seats", seats=seats, stated=record.seats)
    return table


def replay(on: Table | Position, entry: Entry, notation: Notation, source: str) -> None:
    """Play one move of a record, on a table or, which is quicker, on the position alone."""
    if entry.move.endswith(HIDDEN):
        raise RecordError(source, entry.line, "record-hidden")
    try:
        fate = Stated(entry.fate)
        on.play(entry.seat, notation.parse(entry.move), fate)
        if fate.left():
            raise FateError("fate-left", words=" ".join(fate.left()))
    except (MoveError, FateError) as error:
        if isinstance(error, MoveError) and error.asked is None:
            position = on.position if isinstance(on, Table) else on
            error.asked = Asked(position, entry.seat, position.options(entry.seat))
        raise RecordError(source, entry.line, "record-move", move=entry.text()).because(error) from None
