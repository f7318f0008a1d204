"""A room: one table in memory, with the people who look at it.

A move is played in memory, written, and told only when it is durable. Whatever goes wrong between, the
table is laid out again from what was written.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from msgspec.structs import replace

from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.table import Happening, UndoError
from quattrocento.kernel.view import View
from quattrocento.server.refusal import Illegal, Stale, Unsuitable
from quattrocento.server.services import Services
from quattrocento.server.storage.database import Conflict, StoreError, for_others
from quattrocento.server.storage.rows import By, MoveRow, SeatRow, TableRow
from quattrocento.server.storage.writes import AppendMove, BeginTable, SetDue, Write
from quattrocento.server.table.audience import Audience, allowed_eyes, first_eyes
from quattrocento.server.table.autoplay import Autoplay
from quattrocento.server.table.chat import Chat
from quattrocento.server.table.connection import Connection
from quattrocento.server.table.course import Course, begun, is_public
from quattrocento.server.table.questions import NotAnOption, check_is_move
from quattrocento.server.table.reading import Written, played, read
from quattrocento.server.table.summary import Presence, Summary, summarised
from quattrocento.server.workers.tasks import Advice, Scenery, advise


async def opened(services: Services, table_id: str) -> "Room":
    """The room of a table."""
    written = await read(services.store, table_id)
    return Room(services, written, await played(written))


class Room:
    """One table: what it is, who sits there, the game in progress, who looks, what is said."""

    def __init__(self, services: Services, written: Written, course: Course | None) -> None:
        self.services = services
        self.id = written.row.id
        self.row = written.row
        self.seats = written.seats
        self.course = course
        self.audience = Audience(self.id, services.key, self.scenery, self._advise)
        self.chat = Chat(self.id, services.store, services.journal, written.chat, self.audience.tell)
        self.autoplay = Autoplay(self)
        self._lock = asyncio.Lock()
        self._inside = 0
        # Memory is ahead of what was written, or may be: it must be laid out again before use.
        self._doubtful = False
        self.row = self._as_it_stands()

    @property
    def idle(self) -> bool:
        """Whether nothing goes on here."""
        return not (self.audience.connections or self._inside or self.autoplay.busy)

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile, and memory is what was written."""
        # Whoever waits at the door counts: the room must not be forgotten meanwhile.
        self._inside += 1
        try:
            async with self._lock:
                if self._doubtful:
                    await self._reload()
                yield
        finally:
            self._inside -= 1

    # ---- acts; whoever calls has entered

    async def play(self, seat: int, token: str, move: Move, by: By) -> None:
        """Play a move for a seat; returns when it is durable and told."""
        while True:
            course = self._checked(seat, token)
            table = course.table
            if move not in table.position.options(seat):
                check_is_move(table, move)
                raise NotAnOption(table.position.view(seat), move)
            before = table.position
            self._doubtful = True
            line, happened = course.play(seat, move, self.services.fate, by, time.time())
            if await self._keep(line, is_public(before, table.position, happened.events)):
                self._show([happened])
                self._go_on(before)
                return

    async def undo(self, seat: int, token: str) -> None:
        """Take back the last move of a seat; returns when that is durable and told."""
        while True:
            course = self._checked(seat, token)
            before = course.table.position
            self._doubtful = True
            try:
                line = course.undo(seat, time.time())
            except UndoError as error:
                self._doubtful = False  # a refused undo changes nothing
                raise Illegal(error.reason) from None
            if await self._keep(line, is_public(before, course.table.position, ())):
                self._show(None)
                self._go_on(before)
                return

    async def begin(self) -> None:
        """The game begins, if no chair is free."""
        if self.row.state != "gathering" or any(seat.free for seat in self.seats):
            return
        at = time.time()
        self._doubtful = True
        self.course = begun(replace(self.row, begun=at), self.services.fate)
        row = replace(self._as_it_stands(), begun=at, moved=at, due=self.autoplay.due(at))
        write = BeginTable(
            table=self.id,
            start=" ".join(self.course.table.record.start),
            at=at,
            due=row.due,
            state=row.state,
            waiting=tuple(row.waiting),
            winners=tuple(row.winners),
        )
        if await self._written(write, row):
            self._show(None)
            self.tell_head()
            self.autoplay.wake()

    def _checked(self, seat: int, token: str) -> Course:
        """The game, if it goes on and the seat chose on what it sees now."""
        course = self.running()
        if token != self.audience.eyes(seat, course).token:
            raise Stale("table-moved-on")
        return course

    def running(self) -> Course:
        """The game in progress."""
        course = self.begun()
        if self.row.state == "ended":
            raise Illegal(Saying("why-game-over", ""))
        return course

    def begun(self) -> Course:
        """The game in progress, or at its end."""
        if self.course is None:
            raise Unsuitable("table-not-begun")
        return self.course

    def _go_on(self, before: Position) -> None:
        """What follows a move that was told."""
        waiting = tuple(self.row.waiting)
        if self.row.state == "ended" or (self.row.clock_per and waiting != before.waiting()):
            self.tell_head()
        self.autoplay.wake()

    # ---- writing

    async def _keep(self, line: MoveRow, public: bool) -> bool:
        """Write what was played; memory counts only once this is done.

        False: another process was quicker. Where that left the choice as it is, it can be tried again.
        """
        moved, due = line.at if public else self.row.moved, self.autoplay.due(line.at)
        row = replace(self._as_it_stands(), moved=moved, due=due)
        write = AppendMove(
            table=self.id,
            number=line.number,
            seat=line.seat,
            kind=line.kind,
            text=line.text,
            fate=line.fate,
            at=line.at,
            by=line.by,
            moved=moved,
            due=due,
            state=row.state,
            waiting=tuple(row.waiting),
            winners=tuple(row.winners),
        )
        try:
            return await self._written(write, row)
        except StoreError as error:
            raise for_others(error) from None

    async def _written(self, write: Write, row: TableRow) -> bool:
        """Whether this is durable now, and the head of the table as it stands then.

        If another process was quicker, the table is as it wrote it.
        """
        try:
            await self.services.journal.write(write)
        except Conflict:
            await self._reload()
            return False
        self.row = row
        self._doubtful = False
        return True

    def _as_it_stands(self) -> TableRow:
        """Where the game stands follows from its moves, which may be newer than the head of the table."""
        if self.course is None or self.row.study:
            return self.row
        position = self.course.table.position
        result = position.result
        return replace(
            self.row,
            state="running" if result is None else "ended",
            waiting=list(position.waiting()),
            winners=list(result.winners) if result is not None else [],
        )

    # ---- what others wrote

    async def _reload(self) -> None:
        """Lay the table out again from what was written."""
        written = await read(self.services.store, self.id, chat_after=self.chat.last)
        self.course = await played(written)
        self._doubtful = False
        self._furnish(written)
        self._show(None)
        self.tell_head()

    async def catch_up(self) -> None:
        """Another process has written something: follow it."""
        async with self.entered():
            course = self.course
            number = course.number if course is not None else -1
            written = await read(self.services.store, self.id, number, self.chat.last)
            news: list[Happening] | None = None
            if course is None:
                self.course = await played(written)
            else:
                self._doubtful = True
                news = course.follow(written.moves)
                self._doubtful = False
            # Shown first: eyes that are opened anew below see these events already.
            self._show(news)
            before = (self.row.state, self.seats)
            self._furnish(written)
            if self.row.due is None:
                await self._set_due()
            if self.row.clock_per or before != (self.row.state, self.seats):
                self.tell_head()

    def _show(self, news: Sequence[Happening] | None) -> None:
        """Show what happened, or the whole table anew where that is not known."""
        if self.course is None:
            return
        if news is None:
            self.audience.show_afresh(self.course)
        else:
            self.audience.show_move(self.course, news)

    async def seat_changed(self) -> None:
        """Somebody sat down, left, or let a bot play: in this process, by another request."""
        async with self.entered():
            written = await read(self.services.store, self.id, 1 << 30, self.chat.last)
            self._furnish(written)
            await self._set_due()
            self.tell_head()
            self.autoplay.wake()

    async def _set_due(self) -> None:
        """Seats have changed, perhaps while another process wrote a move: no bot must be forgotten."""
        was, due = self.row.due, self.autoplay.due(time.time())
        if self.row.state == "running" and due != was:
            self.row = replace(self.row, due=due)
            await self.services.journal.write(SetDue(table=self.id, was=was, due=due))

    def _furnish(self, written: Written) -> None:
        """Take over all but the moves."""
        before, self.row, self.seats = self.seats, written.row, written.seats
        self.row = self._as_it_stands()
        for connection in self.audience.connections:
            self._reseat(connection, before)
        # Who plays again instead of a bot has a choice now that nobody has thought about.
        self.audience.counsel()
        self.chat.add(written.chat)

    def _reseat(self, connection: Connection, before: Sequence[SeatRow]) -> None:
        """Who sat down or left looks with other eyes; who lost a seat must not look from it."""
        person = connection.person
        eyes = first_eyes(self.seats, person)
        kept = connection.eyes in allowed_eyes(self.seats, self.row.state, person)
        if not kept or eyes != first_eyes(before, person):
            self.audience.look(connection, eyes, self.course)

    # ---- what is told

    def summary(self, person: str | None) -> Summary:
        """The table in a few words."""
        presence = Presence(self.audience.is_away, self._left, self._expired)
        return summarised(self.row, self.seats, person, presence)

    def _left(self, seat: int) -> float | None:
        return self.course.clock.left(seat, time.time()) if self.course is not None else None

    def _expired(self, seat: int) -> int:
        return self.course.clock.expired[seat] if self.course is not None else 0

    def tell_head(self) -> None:
        """Tell everybody about the table."""
        self.audience.head(self.summary)

    def scenery(self) -> Scenery:
        """What one who thinks about this table needs beside a view."""
        return Scenery(self.row.game, tuple(self.row.changes), self.names())

    async def _advise(self, seat: int, view: View, options: Sequence[Move]) -> Advice | None:
        """What the player of a seat is told before choosing; None where nobody there chooses."""
        if self.seats[seat].bot is not None:
            return None
        seed = random.SystemRandom().getrandbits(64)
        return await self.services.workers.run(advise, self.scenery(), view, list(options), seed)

    def names(self) -> dict[int, str]:
        """What the players are called."""
        return {seat.seat: seat.name for seat in self.seats if seat.name}
