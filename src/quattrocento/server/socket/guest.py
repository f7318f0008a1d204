"""A guest: what one person does at a table through one socket."""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from quattrocento.kernel.move import Move, Reason
from quattrocento.kernel.table import Table
from quattrocento.kernel.view import SPECTATOR
from quattrocento.server.http.identity import Stranger
from quattrocento.server.refusal import Busy, Forbidden, Illegal
from quattrocento.server.table.audience import AWAY, allowed_eyes, first_eyes, own_seats
from quattrocento.server.table.connection import Connection
from quattrocento.server.table.nouns import Parts, parts_of
from quattrocento.server.table.questions import Why, check_is_move, why, why_thing
from quattrocento.server.table.room import Room
from quattrocento.server.workers.tasks import Weight, forecast, odds, weigh

MOST_THOUGHTS: Final = 8


class Guest:
    """One connection at one table."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self._room = room
        self.connection = connection
        self._thoughts = 0
        self._thinking = asyncio.Lock()

    @property
    def _person(self) -> str | None:
        return self.connection.person

    # ---- coming and going

    async def come(self) -> None:
        """Look at the table: all of it is sent."""
        room, connection = self._room, self.connection
        async with room.entered():
            room.audience.connections.add(connection)
            room.tell_head()
            room.audience.look(connection, first_eyes(room.seats, self._person), room.course)
            connection.tell(room.chat.all())

    def go(self) -> None:
        """Look no longer; after a while this counts as being away."""
        room = self._room
        if self.connection in room.audience.connections:
            room.audience.leave(self.connection, bool(own_seats(room.seats, self._person)))
            room.tell_head()
            asyncio.get_running_loop().call_later(AWAY + 1, room.tell_head)

    async def look(self, eyes: int) -> None:
        """Look with other eyes from now on."""
        room = self._room
        async with room.entered():
            if eyes not in allowed_eyes(room.seats, room.row.state, self._person):
                raise Forbidden("table-not-your-eyes")
            room.audience.look(self.connection, eyes, room.course)

    # ---- acts

    async def play(self, seat: int, token: str, move: Move) -> None:
        """Play a move; returns when it is durable."""
        await _to_the_end(self._play(seat, token, move))

    async def undo(self, seat: int, token: str) -> None:
        """Take back a move; returns when that is durable."""
        await _to_the_end(self._undo(seat, token))

    async def _play(self, seat: int, token: str, move: Move) -> None:
        async with self._room.entered():
            self._check_plays(seat)
            await self._room.play(seat, token, move, "person")

    async def _undo(self, seat: int, token: str) -> None:
        async with self._room.entered():
            self._check_plays(seat)
            await self._room.undo(seat, token)

    async def say(self, text: str) -> None:
        """Say something to all who look."""
        room, connection = self._room, self.connection
        if connection.person is None or connection.name is None:
            raise Stranger
        seat = next(iter(own_seats(room.seats, connection.person)), SPECTATOR)
        await room.chat.say(connection.person, connection.name, seat, text)

    def _check_plays(self, seat: int) -> None:
        self._check_owns(seat)
        if self._room.seats[seat].bot is not None:
            raise Forbidden("table-bot-plays")

    def _check_owns(self, seat: int) -> None:
        if seat not in own_seats(self._room.seats, self._person):
            raise Forbidden("seat-not-yours")

    # ---- questions

    async def why(self, seat: int, move: Move) -> list[Why]:
        """Why this move cannot be made."""
        async with self._room.entered():
            return why(self._asked_of(seat, move), seat, move)

    async def why_thing(self, seat: int, kind: str, noun: int) -> list[Why]:
        """Why nothing can be done with this thing."""
        async with self._room.entered():
            self._check_owns(seat)
            return why_thing(self._room.running().table, seat, kind, noun)

    def parts(self, kind: str, noun: int) -> Parts:
        """What a thing is made of, where things of its kind are composed."""
        return parts_of(self._room.running().table.game, kind, noun)

    async def weigh(self, seat: int, move: Move, language: str) -> Weight:
        """What a legal move would mean."""
        room = self._room
        async with room.entered():
            table = self._asked_of(seat, move)
            view = table.position.view(seat)
            if move not in table.position.options(seat):
                raise Illegal(Reason("why-not-asked", ""))
        seed = random.SystemRandom().getrandbits(64)
        async with self._one_thought():
            return await room.services.workers.run(weigh, room.scenery(), language, view, move, seed)

    async def forecast(self, language: str) -> list[str]:
        """What is told unasked before choosing."""
        room = self._room
        async with room.entered():
            position = room.running().table.position
            eyes = self.connection.eyes
            view, options = position.view(eyes), list(position.options(eyes))
        if not options:
            return []
        async with self._one_thought():
            return await room.services.workers.run(forecast, room.scenery(), language, view, options)

    async def odds(self, words: Sequence[str], language: str) -> list[str]:
        """The odds that are asked for."""
        room = self._room
        async with room.entered():
            view = room.running().table.position.view(self.connection.eyes)
        async with self._one_thought():
            return await room.services.workers.run(odds, room.scenery(), language, view, list(words))

    def _asked_of(self, seat: int, move: Move) -> Table:
        self._check_owns(seat)
        table = self._room.running().table
        check_is_move(table, move)
        return table

    @asynccontextmanager
    async def _one_thought(self) -> AsyncIterator[None]:
        """One socket has one thing thought about at a time: thinking costs more than asking."""
        if self._thoughts >= MOST_THOUGHTS:
            raise Busy("table-thinking")
        self._thoughts += 1
        try:
            async with self._thinking:
                yield
        finally:
            self._thoughts -= 1


_ACTS: Final[set[asyncio.Task[None]]] = set()


async def _to_the_end(act: Coroutine[Any, Any, None]) -> None:
    """Carry out an act even if the one who began it is cut off meanwhile: others must be told of it."""
    task = asyncio.create_task(act)
    _ACTS.add(task)
    task.add_done_callback(_carried_out)
    await asyncio.shield(task)


def _carried_out(task: asyncio.Task[None]) -> None:
    _ACTS.discard(task)
    # If nobody is left to be told why it was refused, that is all right.
    if not task.cancelled():
        task.exception()
