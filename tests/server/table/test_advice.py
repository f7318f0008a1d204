"""Advice comes once for every choice, to the eyes that have it; secret moves of others bring none."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest

from ambush import GAME
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.move import Move
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table
from quattrocento.kernel.view import View
from quattrocento.server.table.audience import Audience
from quattrocento.server.table.connection import Connection
from quattrocento.server.table.course import Course
from quattrocento.server.workers.tasks import Advice, Scenery
from tests.ambush_tables import begin, plotting
from tests.server.tables import table_row


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.games(), GAME.name, GAME)


class Page:
    """What one page was sent."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.connection = Connection(None, self.send)

    async def send(self, text: str) -> None:
        self.messages.append(json.loads(text))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    @property
    def frame(self) -> dict[str, Any]:
        return self.of("frame")[-1]

    @property
    def is_advised(self) -> bool:
        """Whether the last advice is about the choice that is shown, option by option."""
        told = self.of("advice")
        about = [f"{verb} {noun}" for verb, noun in self.frame["options"]]
        return bool(told) and (told[-1]["token"], told[-1]["barriers"]) == (self.frame["token"], about)


class Thought:
    """Something that a worker was asked to think about, and has not answered yet."""

    def __init__(self, seat: int, view: View, options: Sequence[Move]) -> None:
        self.seat = seat
        self.view = view
        self.advice = Advice([f"{verb} {noun}" for verb, noun in options], [], [], {})
        self.answer: asyncio.Future[Advice] = asyncio.get_running_loop().create_future()


class Stage:
    """A table of Ambush with its audience, and a worker who answers when he is told to."""

    def __init__(self, table: Table) -> None:
        self.course = Course(table_row(), table)
        self.thoughts: list[Thought] = []
        self.audience = Audience("t", b"key", lambda: Scenery("ambush", (), {}), self._advise)

    async def _advise(self, seat: int, view: View, options: Sequence[Move]) -> Advice:
        thought = Thought(seat, view, options)
        self.thoughts.append(thought)
        return await thought.answer

    @property
    def open(self) -> list[Thought]:
        return [thought for thought in self.thoughts if not thought.answer.done()]

    async def comes(self, seat: int) -> Page:
        page = Page()
        self.audience.connections.add(page.connection)
        await self.looks(page, seat)
        return page

    async def looks(self, page: Page, seat: int) -> None:
        self.audience.look(page.connection, seat, self.course)
        await settled()

    def moves(self, seat: int, text: str, fate: str = "") -> None:
        """A move in memory, of which nobody is told yet."""
        self.course.play(seat, GAME.notation.parse(text), Stated(fate), "person", 2.0)

    async def shows(self) -> None:
        self.audience.show_move(self.course, self.course.table.happenings[-1:])
        await settled()

    async def plays(self, seat: int, text: str) -> None:
        self.moves(seat, text)
        await self.shows()

    async def undoes(self, seat: int) -> None:
        self.course.undo(seat, 3.0)
        self.audience.show_afresh(self.course)
        await settled()

    async def answers(self) -> None:
        """All that is being thought about is answered, and what follows from it too."""
        while self.open:
            for thought in self.open:
                thought.answer.set_result(thought.advice)
            await settled()


async def settled() -> None:
    """Let everything go on that waits for nothing."""
    for _ in range(50):
        await asyncio.sleep(0)


def staged(table: Table, act: Callable[[Stage], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(act(Stage(table)))


def test_only_the_eyes_that_choose_are_advised() -> None:
    async def act(stage: Stage) -> None:
        chooser, other, watcher = [await stage.comes(seat) for seat in (0, 1, SPECTATOR)]
        await stage.answers()
        assert chooser.is_advised
        assert not other.of("advice")
        assert not watcher.of("advice")
        assert [thought.seat for thought in stage.thoughts] == [0]

    staged(begin(), act)


def test_who_looks_with_other_eyes_meanwhile_is_not_advised() -> None:
    async def act(stage: Stage) -> None:
        page = await stage.comes(0)
        await stage.looks(page, 1)
        await stage.answers()
        assert not page.of("advice")
        assert page.frame["eyes"] == 1
        await stage.looks(page, 0)
        assert page.is_advised
        assert len(stage.thoughts) == 1

    staged(begin(), act)


def test_a_page_that_comes_back_has_its_advice() -> None:
    async def act(stage: Stage) -> None:
        page = await stage.comes(0)
        await stage.answers()
        stage.audience.leave(page.connection, sits=True)
        again = await stage.comes(0)
        await stage.answers()
        assert again.is_advised

    staged(begin(), act)


def test_after_an_undo_the_same_choice_is_advised_anew() -> None:
    async def act(stage: Stage) -> None:
        page = await stage.comes(0)
        await stage.answers()
        before = page.frame["token"]
        await stage.plays(0, "road hills")
        await stage.answers()
        assert page.is_advised
        await stage.undoes(0)
        await stage.answers()
        assert page.frame["token"] != before
        assert page.is_advised

    staged(plotting(), act)


def test_one_seat_has_one_thing_thought_about_at_a_time() -> None:
    async def act(stage: Stage) -> None:
        page, second = await stage.comes(0), await stage.comes(0)
        for _ in range(20):
            await stage.plays(0, "road hills")
            await stage.looks(page, 1)
            await stage.undoes(0)
            await stage.looks(page, 0)
        assert sorted(thought.seat for thought in stage.thoughts) == [0, 1]
        await stage.answers()
        assert sorted(thought.seat for thought in stage.thoughts) == [0, 0, 1]
        assert page.is_advised
        assert second.is_advised

    staged(plotting(), act)


def test_a_secret_move_of_another_brings_no_advice() -> None:
    async def act(stage: Stage) -> None:
        page = await stage.comes(0)
        await stage.answers()
        heard = list(page.messages)
        await stage.plays(1, "road hills")
        await stage.answers()
        assert page.messages == heard
        assert len(stage.thoughts) == 1

    staged(plotting(), act)


def test_a_thought_that_failed_is_not_tried_again_when_another_moves_in_secret() -> None:
    async def act(stage: Stage) -> None:
        page = await stage.comes(0)
        stage.open[0].answer.set_exception(RuntimeError("no worker"))
        await settled()
        heard = list(page.messages)
        await stage.plays(1, "road hills")
        await stage.answers()
        assert page.messages == heard
        assert len(stage.thoughts) == 1
        await stage.looks(page, 0)
        await stage.answers()
        assert page.is_advised, "who asks for the table again is advised again"

    staged(plotting(), act)


def test_a_thought_about_eyes_that_were_closed_does_not_bring_their_old_frame_back() -> None:
    async def act(stage: Stage) -> None:
        page = await stage.comes(0)
        await stage.looks(page, 1)
        await stage.plays(0, "wait")
        await stage.looks(page, 0)
        now = page.frame
        assert now["options"] == []
        await stage.answers()
        assert page.frame == now
        assert not page.of("advice")

    staged(begin(), act)


def test_a_table_laid_out_again_is_what_is_thought_about() -> None:
    async def act(stage: Stage) -> None:
        page = await stage.comes(0)
        stage.course = Course(table_row(), plotting())
        stage.audience.show_afresh(stage.course)
        await settled()
        await stage.answers()
        assert page.frame["step"]["name"] == "plot"
        assert page.is_advised

    staged(begin(), act)


def test_no_thought_is_about_a_move_that_is_not_durable_yet() -> None:
    async def act(stage: Stage) -> None:
        page = await stage.comes(0)
        await stage.plays(0, "road hills")
        shown = page.frame
        stage.moves(0, "stake 1")
        await stage.answers()
        assert page.frame == shown
        assert page.is_advised
        assert stage.thoughts[-1].view.as_json() == shown["view"]

    staged(plotting(), act)
