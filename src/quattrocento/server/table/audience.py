"""The audience of a table: who looks at it through this process, with which eyes, and who has gone away.

With several processes each knows its own sockets only: who is connected to another seems to be away.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from quattrocento.kernel.move import Move
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Happening
from quattrocento.kernel.view import View
from quattrocento.server.error_log import note
from quattrocento.server.storage.rows import SeatRow, State
from quattrocento.server.table.connection import Connection
from quattrocento.server.table.course import Course
from quattrocento.server.table.frames import JSON, PROTOCOL, Eyes
from quattrocento.server.table.summary import Summary
from quattrocento.server.table.text_board import TextBoard, is_from_outside, text_board
from quattrocento.server.workers.tasks import Advice, Scenery

LOG: Final = logging.getLogger("quattrocento.audience")

AWAY: Final = 60.0

Advises = Callable[[int, View, Sequence[Move]], Awaitable[Advice | None]]
"""Who thinks about a choice of a seat."""


class Audience:
    """The connections of a table, and the table in the eyes of each."""

    def __init__(self, table_id: str, key: bytes, scenery: Callable[[], Scenery], advise: Advises) -> None:
        self.connections: set[Connection] = set()
        self._table_id = table_id
        self._key = key
        self._scenery = scenery
        self._advise = advise
        self._advising: dict[int, asyncio.Task[None]] = {}
        self._eyes: dict[int, Eyes] = {}
        self._last_seen: dict[str, float] = {}
        self._since = time.monotonic()

    # ---- who is here

    def leave(self, connection: Connection, sits: bool) -> None:
        """This connection has ended. All who have no seat here count as one."""
        self.connections.discard(connection)
        self._last_seen[connection.person or "" if sits else ""] = time.monotonic()

    def idle_for(self) -> float:
        """For how many seconds nobody has looked."""
        if self.connections:
            return 0.0
        return time.monotonic() - max(self._last_seen.values(), default=self._since)

    def is_away(self, person: str) -> bool:
        """Whether this person has not been here for a while."""
        if any(connection.person == person for connection in self.connections):
            return False
        return time.monotonic() - self._last_seen.get(person, self._since) >= AWAY

    # ---- what they see

    def eyes(self, seat: int, course: Course) -> Eyes:
        """The table as that seat sees it."""
        found = self._eyes.get(seat)
        if found is None:
            writes = self._write if is_from_outside(course.table.game) else None
            found = Eyes(seat, self._table_id, self._key, course.table, course.acts_of(seat), writes)
            self._eyes[seat] = found
        return found

    def _write(self, view: View) -> TextBoard:
        return text_board(self._scenery(), view)

    def look(self, connection: Connection, seat: int, course: Course | None) -> None:
        """Let a connection look with these eyes."""
        connection.eyes = seat
        if course is not None:
            eyes = self.eyes(seat, course)
            connection.show(eyes)
            eyes.forget_failure()
            self._counsel(seat)

    def show_move(self, course: Course, news: Sequence[Happening]) -> None:
        """Somebody has moved."""
        self._forget_unused()
        for seat, eyes in self._eyes.items():
            eyes.look(course.table, course.acts_of(seat), news)
        self._show(course)

    def show_afresh(self, course: Course) -> None:
        """A move was taken back, or the table laid out again."""
        self._forget_unused()
        kept = {
            seat: eyes.look_again(course.table, course.acts_of(seat)) for seat, eyes in self._eyes.items()
        }
        for connection in self.connections:
            connection.cut(kept.get(connection.eyes, 0))
        self._show(course)

    def _forget_unused(self) -> None:
        used = {connection.eyes for connection in self.connections}
        for seat in [seat for seat in self._eyes if seat not in used]:
            del self._eyes[seat]

    def _show(self, course: Course) -> None:
        for connection in self.connections:
            connection.show(self.eyes(connection.eyes, course))
        self.counsel()

    def counsel(self) -> None:
        """Who may choose is told, as soon as it is thought out, what the choice would mean."""
        for seat in {connection.eyes for connection in self.connections}:
            self._counsel(seat)

    def _counsel(self, seat: int) -> None:
        eyes, running = self._eyes.get(seat), self._advising.get(seat)
        if eyes is not None and eyes.unadvised and (running is None or running.done()):
            self._advising[seat] = asyncio.create_task(self._think_for(seat))

    async def _think_for(self, seat: int) -> None:
        """One thought after the other for the same seat, until its eyes were told of the choice they have.

        It is about what their latest frame shows: memory may be ahead, with a move that is not durable yet.
        """
        while self._looking(seat) and (eyes := self._eyes.get(seat)) is not None and eyes.unadvised:
            token = eyes.token
            advice: Advice | None = None
            try:
                advice = await self._advise(seat, eyes.view, eyes.options)
                if advice is None:
                    return
            except Exception as error:
                # Tried again, it would come with the next move of another, even with a secret one.
                note(LOG, f"table {self._table_id}: no advice", error)
            eyes.advise(token, advice)
            # Eyes that were opened anew meanwhile have another frame, and are thought for next.
            if self._eyes.get(seat) is eyes:
                for connection in self._looking(seat):
                    connection.show(eyes)

    def _looking(self, seat: int) -> list[Connection]:
        return [connection for connection in self.connections if connection.eyes == seat]

    # ---- what they are told

    def head(self, summary: Callable[[str | None], Summary]) -> None:
        """Tell everybody about the table, as it concerns each person."""
        texts: dict[str | None, str] = {}
        for connection in self.connections:
            person = connection.person
            if person not in texts:
                texts[person] = self.head_text(summary(person))
            connection.head(texts[person])

    def head_text(self, summary: Summary) -> str:
        """The message about the table: its summary, and how many look."""
        body = JSON.encode(summary).decode()
        return f'{{"type":"table","protocol":{PROTOCOL},"people":{len(self.connections)},{body[1:]}'

    def tell(self, text: str) -> None:
        for connection in self.connections:
            connection.tell(text)


def own_seats(seats: Sequence[SeatRow], person: str | None) -> list[int]:
    """The seats of a person."""
    return [seat.seat for seat in seats if person is not None and seat.person == person]


def allowed_eyes(seats: Sequence[SeatRow], state: State, person: str | None) -> list[int]:
    """The eyes that a person may look with: own ones and a spectator's, after the end anybody's."""
    mine = [seat.seat for seat in seats] if state == "ended" else own_seats(seats, person)
    return [*mine, SPECTATOR]


def first_eyes(seats: Sequence[SeatRow], person: str | None) -> int:
    """Who has one seat looks from there. Who has several may not be alone at the screen."""
    mine = own_seats(seats, person)
    return mine[0] if len(mine) == 1 else SPECTATOR
