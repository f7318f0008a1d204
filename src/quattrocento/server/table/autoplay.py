"""Autoplay: the server plays for bots, and for players who have run out of time."""

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from quattrocento.server.error_log import note
from quattrocento.server.refusal import Refusal
from quattrocento.server.storage.rows import By
from quattrocento.server.workers.tasks import choose

if TYPE_CHECKING:
    from quattrocento.server.table.room import Room

LOG: Final = logging.getLogger("quattrocento.autoplay")

# Whoever wrote the last move also lets the bots move; other processes step in only after this.
GRACE: Final = 2.0
STAND_IN: Final = "greedy"
# After a mistake of a bot it makes no sense to let it try again at once.
REST: Final = 60.0


class Turn(NamedTuple):
    """Whose move it is that the server must make, with which bot and for which cause."""

    seat: int
    bot: str
    by: By


class Autoplay:
    """Acts at one table where nobody else will."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._resting_until = 0.0

    @property
    def busy(self) -> bool:
        """Whether there is no use in waking it."""
        working = self._task is not None and not self._task.done()
        return working or time.monotonic() < self._resting_until

    def due(self, now: float) -> float | None:
        """When the server must act here by itself, if ever."""
        course = self._room.course
        if course is None or course.table.position.result is not None:
            return None
        times: list[float] = []
        for seat in course.table.position.waiting():
            if self._room.seats[seat].bot is not None:
                times.append(now + GRACE)
            elif (deadline := course.clock.deadline(seat)) is not None:
                times.append(max(now, deadline))
        return min(times, default=None)

    def wake(self) -> None:
        """Look whether there is something to do, and do it."""
        if not self.busy and self._turn() is not None:
            self._task = asyncio.create_task(self._work())

    def rest(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _turn(self) -> Turn | None:
        course = self._room.course
        if course is None:
            return None
        now = time.time()
        for seat in course.table.position.waiting():
            bot = self._room.seats[seat].bot
            if bot is not None:
                return Turn(seat, bot, "bot")
            deadline = course.clock.deadline(seat)
            if deadline is not None and deadline <= now:
                return Turn(seat, STAND_IN, "clock")
        return None

    async def _work(self) -> None:
        try:
            while (turn := self._turn()) is not None:
                await self._act(turn)
        except Refusal as refusal:
            # Another process acts here, or nothing can be written just now; it is due again soon.
            if refusal.kind in ("illegal", "unreadable"):
                self._give_up(refusal)
        except Exception as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        self._resting_until = time.monotonic() + REST
        note(LOG, f"table {self._room.id}: a bot cannot move", error)

    async def _act(self, turn: Turn) -> None:
        room = self._room
        if room.audience.connections:
            await asyncio.sleep(room.services.bot_pause)
        async with room.entered():
            if self._turn() != turn:
                return
            course = room.running()
            token = room.audience.eyes(turn.seat, course).token
            position = course.table.position
            view, options = position.view(turn.seat), list(position.options(turn.seat))
        seed = random.SystemRandom().getrandbits(64)
        move = await room.services.workers.run(choose, room.scenery(), turn.bot, view, options, seed)
        async with room.entered():
            # Meanwhile the owner may have come back.
            if self._turn() == turn:
                await room.play(turn.seat, token, move, turn.by)
