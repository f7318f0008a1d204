"""Two worlds that differ only in what is hidden, and all that anybody is sent in them."""

import asyncio
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.sync.client import ClientConnection

from quattrocento.kernel.fate import Fate
from quattrocento.server.app import DICE
from quattrocento.server.workers.pool import Workers
from tests.server.live import Player, Visitor, configured, serving

NAMES: Final = ("Anna", "Bruno", "Carlo")
STRANGER: Final = 3
# When something happened is no secret, and differs between two runs.
_TIMES: Final = re.compile(r'"(moved|made|at)":"[^"]*"')


class Page(Player):
    """A page that keeps every message as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.heard: list[str] = []
        self.thought: list[str] = []
        super().__init__(socket)

    def _heed(self, text: str) -> None:
        # Advice comes when it is thought out, before or after an answer.
        heard = self.thought if text.startswith('{"type":"advice"') else self.heard
        heard.append(_TIMES.sub("", text))
        super()._heed(text)


class Start:
    """A table at which three people sit, as it lies in a database when its server has stopped."""

    def __init__(self, path: Path, table: str, people: list[Visitor]) -> None:
        self.path = path
        self.table = table
        self.people = people

    def copied(self, name: str) -> "Start":
        path = self.path.with_name(name)
        shutil.copy(self.path, path)
        return Start(path, self.table, self.people)


def gathered(path: Path, game: str) -> Start:
    """A table with two people, for whom a third is missing."""
    with serving(configured(str(path))) as address:
        people = [Visitor(address, name) for name in NAMES]
        table = people[0].open("me", "free", "free", game=game, listed=True)
        people[1].post(f"/api/tables/{table}/seats/1/sit")
    return Start(path, table, people)


class World:
    """A server with three people and a stranger at one table."""

    def __init__(self, address: str, start: Start, stack: ExitStack) -> None:
        self.table = start.table
        self.visitors = [*(person.on(address) for person in start.people), Visitor(address)]
        if self.visitors[0].get(f"/api/tables/{self.table}")["state"] == "gathering":
            self.visitors[2].post(f"/api/tables/{self.table}/seats/2/sit")
        self.pages: list[Page] = []
        self.branches: list[str] = []
        for visitor in self.visitors:
            self.pages.append(Page(stack.enter_context(visitor.socket(self.table))))
            self.everybody_has_all()

    def everybody_has_all(self) -> None:
        """What was sent before the answer to a ping has come."""
        for page in self.pages:
            assert page.ask("ping")["type"] == "done"
            if page.frame and page.options:
                page.advised()

    def plays(self, seat: int, verb: str, noun: int = 0) -> None:
        assert self.pages[seat].play([verb, noun])["type"] == "done"
        self.everybody_has_all()

    def undoes(self, seat: int) -> None:
        assert self.pages[seat].undo()["type"] == "done"
        self.everybody_has_all()

    @property
    def step(self) -> str:
        return str(self.pages[0].frame["step"]["name"])

    @property
    def waiting(self) -> list[int]:
        return list(self.pages[0].frame["waiting"])

    def told(self, who: int) -> list[str]:
        """Every message to this person's page, and every answer to what can be asked."""
        page = self.pages[who]
        self._provoke(page)
        answers = [self._text(self.visitors[who].http.get(path)) for path in self._paths()]
        if who != STRANGER:
            answers += self._branched(who)
        return [*page.heard, *page.thought, *answers]

    def _paths(self) -> list[str]:
        at = f"/api/tables/{self.table}"
        looks = [f"{at}/{what}?eyes={eyes}" for what in ("record", "replay") for eyes in (-1, 0, 1, 2)]
        return [
            at,
            "/api/tables?list=mine",
            "/api/tables?list=open",
            f"{at}/record",
            f"{at}/replay",
            *looks,
        ]

    def _provoke(self, page: Page) -> None:
        """Ask whatever can be asked, and try what is refused."""
        own, token = page.seat, page.frame["token"]
        for seat in (0, 1, 2):
            for move in (["bid", 5], ["bid", 20], ["road", 1], ["stake", 2], ["attack", 99]):
                page.ask("move", seat=seat, token="stale", move=move)
                page.ask("why", seat=seat, move=move)
                if seat != own:
                    page.ask("move", seat=seat, token=token, move=move)
                    page.ask("foresee", seat=seat, move=move)
            page.ask("undo", seat=seat, token="stale")
            page.ask("why", seat=seat, kind="road", noun=1)
        # The game of the tests has no sentences.
        if page.table["game"] == "magnifico":
            for move in page.options[:2]:
                page.ask("foresee", seat=own, move=move)
            page.ask("odds", words=["rome"])
        for eyes in (0, 1, 2):
            page.ask("look", eyes=eyes)
            page.ask("standing")
        page.ask("look", eyes=own)

    def _branched(self, seat: int) -> list[str]:
        """What a new table shows that goes on from the last frame, or why there is none."""
        visitor, at = self.visitors[seat], f"/api/tables/{self.table}"
        frame = len(visitor.get(f"{at}/replay?eyes={seat}")["frames"]) - 1
        wanted = {"frame": frame, "seats": [0, 1, 2], "bot": "random"}
        answers = [
            visitor.http.post(f"{at}/what-if", json={**wanted, "eyes": eyes}) for eyes in (0, 1, 2, -1)
        ]
        new = [str(answer.json()["id"]) for answer in answers if answer.is_success]
        self.branches += new
        looks = [
            visitor.http.get(f"/api/tables/{branch}/{what}?eyes={eyes}")
            for branch in new
            for eyes in (0, 1, 2)
            for what in ("record", "replay")
        ]
        return [self._text(answer) for answer in (*answers, *looks)]

    def _text(self, answer: httpx.Response) -> str:
        text = _TIMES.sub("", answer.text)
        for number, branch in enumerate(self.branches):
            text = text.replace(branch, f"branch {number}")
        return f"{answer.status_code} {text}"


@contextmanager
def world(start: Start, fate: Fate = DICE) -> Iterator[World]:
    """The table goes on, with this fate."""
    with serving(configured(str(start.path)), fate) as address, ExitStack() as stack:
        yield World(address, start, stack)


@contextmanager
def two_worlds(start: Start, *fates: Fate) -> Iterator[tuple[World, World]]:
    """The table goes on twice, each time with its own fate."""
    one, other = fates or (DICE, DICE)
    with world(start.copied("one.db"), one) as first, world(start.copied("other.db"), other) as second:
        yield first, second


def check_same(worlds: tuple[World, World], *eyes: int) -> None:
    """These people cannot tell in which of the worlds they are."""
    for who in eyes:
        first, second = (world.told(who) for world in worlds)
        for one, other in zip(first, second, strict=True):
            assert one == other


def thinks_here(patch: pytest.MonkeyPatch) -> None:
    """Thoughts with a fixed seed, in this process, which knows the games of the tests as well."""

    class Seeded:
        def getrandbits(self, _: int) -> int:
            return 1492

    async def run(_: Workers, task: Callable[..., Any], *about: Any) -> Any:
        return await asyncio.to_thread(task, *about)

    patch.setattr("random.SystemRandom", Seeded)
    patch.setattr(Workers, "run", run)
