"""A guest: what one person does at a table through one socket."""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from quattrocento.kernel.move import NOT_ASKED, Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table
from quattrocento.kernel.view import View
from quattrocento.server.http.identity import Stranger
from quattrocento.server.refusal import Busy, Forbidden, Illegal
from quattrocento.server.table.audience import AWAY, allowed_eyes, first_eyes, own_seats
from quattrocento.server.table.connection import Connection
from quattrocento.server.table.nouns import Parts, parts_of
from quattrocento.server.table.questions import NotAnOption, Why, check_is_move, moves_with, whys
from quattrocento.server.table.room import Room
from quattrocento.server.table.standing import Standing, standing
from quattrocento.server.workers.tasks import foresee, odds, reasons

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
        try:
            async with self._room.entered():
                self._check_plays(seat)
                await self._room.play(seat, token, move, "person")
        except NotAnOption as refused:
            reason = (await self._reasons(refused.view, [refused.move]))[0]
            raise Illegal(reason) from None

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
            table = self._asked_of(seat, move)
            moves = [] if move in table.position.options(seat) else [move]
            view = table.position.view(seat)
        return whys(moves, await self._reasons(view, moves))

    async def why_thing(self, seat: int, kind: str, noun: int) -> list[Why]:
        """Why nothing can be done with this thing."""
        async with self._room.entered():
            self._check_owns(seat)
            table = self._room.running().table
            moves = moves_with(table, seat, kind, noun)
            view = table.position.view(seat)
        return whys(moves, await self._reasons(view, moves))

    async def _reasons(self, view: View, moves: Sequence[Move]) -> list[Saying]:
        """Why these moves, which are no options, cannot be made."""
        if not moves:
            return []
        room, seed = self._room, random.SystemRandom().getrandbits(64)
        async with self._one_thought():
            return await room.services.workers.run(reasons, room.scenery(), view, list(moves), seed)

    def parts(self, kind: str, noun: int) -> Parts:
        """What a thing is made of, where things of its kind are composed."""
        return parts_of(self._room.running().table.game, kind, noun)

    async def foresee(self, seat: int, move: Move) -> list[Saying]:
        """What a legal move would mean."""
        room = self._room
        async with room.entered():
            table = self._asked_of(seat, move)
            view = table.position.view(seat)
            if move not in table.position.options(seat):
                raise Illegal(Saying(NOT_ASKED))
        async with self._one_thought():
            return await room.services.workers.run(foresee, room.scenery(), view, move)

    async def odds(self, words: Sequence[str]) -> list[Saying]:
        """The odds that are asked for."""
        room = self._room
        async with room.entered():
            view = room.running().table.position.view(self.connection.eyes)
        async with self._one_thought():
            return await room.services.workers.run(odds, room.scenery(), view, list(words))

    async def standing(self) -> Standing:
        """What explains the score to these eyes."""
        async with self._room.entered():
            return standing(self._room.begun().table, self.connection.eyes)

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
