"""A room: a move counts when it is written, and whatever goes wrong, memory is what was written."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ambush import GAME
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.table import Table, UndoError
from quattrocento.server.app import DICE
from quattrocento.server.refusal import Refusal, Stale
from quattrocento.server.services import Services
from quattrocento.server.socket.guest import Guest
from quattrocento.server.storage.database import StoreError
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.rows import PersonRow, SeatRow
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import AddTable, AppendMove, Write
from quattrocento.server.table.connection import MOST_UNREAD, Connection
from quattrocento.server.table.course import is_public
from quattrocento.server.table.room import Room, opened
from quattrocento.server.workers.pool import Workers
from tests.ambush_tables import plotting
from tests.server.tables import table_row

OWNER = "anna"


class Flaky(Journal):
    """A journal that fails when it is told to, before or after it has written."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.fails = ""

    async def write(self, write: Write) -> None:
        if self.fails == "before":
            raise StoreError("store-closed")
        await super().write(write)
        if self.fails == "after":
            raise StoreError("store-closed")


class Page:
    """What one page was sent."""

    def __init__(self, person: str | None = OWNER) -> None:
        self.messages: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.reads.set()
        known = PersonRow(person, person, 1.0) if person is not None else None
        self.connection = Connection(known, self.send)

    async def send(self, text: str) -> None:
        await self.reads.wait()
        self.messages.append(json.loads(text))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]


async def all_is_sent() -> None:
    """Let everything go on that waits for nothing, however long that takes."""
    for _ in range(100):
        await asyncio.sleep(0)


class Scene:
    """A room with three seats of one owner, in which a game has begun."""

    def __init__(self, room: Room, journal: Flaky) -> None:
        self.room = room
        self.journal = journal

    async def visit(self, page: Page) -> Guest:
        guest = Guest(self.room, page.connection)
        await guest.come()
        return guest

    def choice(self) -> tuple[int, str, tuple[str, int]]:
        """Who is asked, with the token and a legal move."""
        course = self.room.running()
        seat = course.table.position.waiting()[0]
        token = self.room.audience.eyes(seat, course).token
        return seat, token, course.table.position.options(seat)[0]

    def written(self) -> list[str]:
        store = self.room.services.store
        return [row.text for row in store.moves(self.room.id)]


def staged(path: Path, play: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(str(path / "house.db"))
        journal = Flaky(store)
        seats = tuple(SeatRow("table1", seat, OWNER, f"Anna {seat}") for seat in range(3))
        await journal.write(AddTable(table="table1", row=table_row(), seats=seats))
        room = await opened(Services(store, journal, Workers(1), DICE, b"key", 0.0), "table1")
        async with room.entered():
            await room.begin()
        await play(Scene(room, journal))
        await journal.close()
        store.close()

    asyncio.run(run())


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_write_that_fails_is_refused_and_memory_is_what_was_written(when: str, tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        page = Page()
        guest = await scene.visit(page)
        await guest.look(scene.choice()[0])
        seat, token, move = scene.choice()
        scene.journal.fails = when
        with pytest.raises(Refusal) as refused:
            await guest.play(seat, token, move)
        assert (refused.value.kind, refused.value.id) == ("busy", "store-closed")
        await all_is_sent()
        assert [frame["token"] for frame in page.of("frame")][-1] == token, "nothing was told"
        scene.journal.fails = ""
        assert len(scene.written()) == (1 if when == "after" else 0)
        if when == "after":
            with pytest.raises(Stale):
                await guest.play(seat, token, move)
        else:
            await guest.play(seat, token, move)
        assert len(scene.written()) == 1
        await guest.play(*scene.choice())
        assert len(scene.written()) == 2

    staged(tmp_path, play)


def test_whoever_is_cut_off_while_a_move_is_written_leaves_the_table_right(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        page = Page()
        guest = await scene.visit(page)
        playing = asyncio.create_task(guest.play(*scene.choice()))
        await asyncio.sleep(0)
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        await guest.look(-1)
        course = scene.room.running()
        assert len(scene.written()) == 1
        assert course.number == 0
        assert [entry.move for entry in course.table.record.entries] == scene.written()

    staged(tmp_path, play)


def test_a_line_that_another_process_wrote_is_followed(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        page = Page()
        guest = await scene.visit(page)
        seat, token, move = scene.choice()
        text = scene.room.running().table.game.notation.text(move)
        theirs = AppendMove(table="table1", number=0, seat=seat, text=text, at=2.0)
        await scene.journal.write(theirs)
        with pytest.raises(Stale):
            await guest.play(seat, token, move)
        assert scene.written() == [text]
        await guest.play(*scene.choice())
        assert len(scene.written()) == 2

    staged(tmp_path, play)


def test_a_slow_reader_gets_only_the_latest_frame_and_the_whole_log(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        slow, quick = Page(), Page()
        guest = await scene.visit(slow)
        await scene.visit(quick)
        await all_is_sent()
        slow.reads.clear()
        for _ in range(10):
            await guest.play(*scene.choice())
        await all_is_sent()
        assert len(quick.of("frame")) > 5
        slow.reads.set()
        await all_is_sent()
        assert len(slow.of("frame")) <= 3
        assert _log(slow) == _log(quick)
        assert slow.of("frame")[-1]["view"] == quick.of("frame")[-1]["view"]

    staged(tmp_path, play)


def _log(page: Page) -> list[Any]:
    log: list[Any] = []
    for frame in page.of("frame"):
        log = log[: frame["log"]["keep"]] + frame["log"]["events"]
    return log


def test_who_does_not_read_at_all_is_given_up(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        deaf = Page()
        await scene.visit(deaf)
        deaf.reads.clear()
        for _ in range(MOST_UNREAD + 2):
            scene.room.audience.tell("{}")
        await all_is_sent()
        assert deaf.connection.writing.cancelled()

    staged(tmp_path, play)


def test_what_two_say_at_once_is_told_once_each(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        page = Page()
        guest = await scene.visit(page)
        await asyncio.gather(*(guest.say(str(number)) for number in range(5)))
        await all_is_sent()
        said = [line["number"] for message in page.of("chat") for line in message["said"]]
        assert said == list(range(5))

    staged(tmp_path, play)


def test_the_head_of_a_table_is_never_ahead_of_what_was_written(tmp_path: Path) -> None:
    async def play(scene: Scene) -> None:
        guest = await scene.visit(Page())
        before = scene.room.summary(None)
        scene.journal.fails = "before"
        with pytest.raises(Refusal):
            await guest.play(*scene.choice())
        assert scene.room.summary(None) == before

    staged(tmp_path, play)


def test_who_has_gone_is_away_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(scene: Scene) -> None:
        audience = scene.room.audience
        page = Page()
        guest = await scene.visit(page)
        assert not audience.is_away(OWNER)
        guest.go()
        assert not audience.is_away(OWNER)
        monkeypatch.setattr("quattrocento.server.table.audience.AWAY", 0.0)
        assert audience.is_away(OWNER)
        assert all(seat.away for seat in scene.room.summary(None).seats)

    staged(tmp_path, play)


def test_a_secret_move_leaves_the_time_of_the_last_change() -> None:
    """Nobody may read from a list of tables that somebody has begun to choose in secret."""
    table = plotting()
    before = table.position
    events = table.play(0, GAME.notation.parse("road hills"), Stated())
    assert not is_public(before, table.position, events)
    before = table.position
    events = table.play(0, GAME.notation.parse("stake 1"), Stated())
    assert is_public(before, table.position, events), "that seat 0 has chosen can be seen"


def test_an_undo_that_only_its_trial_refuses_leaves_the_room_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(table: Table, seat: int) -> None:
        raise UndoError(Saying("undo-others", ""))

    async def play(scene: Scene) -> None:
        guest = await scene.visit(Page())
        seat, token, _ = scene.choice()
        course = scene.room.running()
        with pytest.raises(Refusal) as refused:
            await guest.undo(seat, token)
        assert (refused.value.kind, refused.value.id) == ("illegal", "undo-others")
        seat, token, move = scene.choice()
        await guest.play(seat, token, move)
        assert scene.room.running() is course, "nothing had to be laid out again"
        assert len(scene.written()) == 1

    monkeypatch.setattr(Table, "undo", refuse)
    staged(tmp_path, play)
