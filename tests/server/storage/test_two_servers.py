"""Two programs on one PostgreSQL: people at either play the same table, and one of them may die."""

import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import pytest

from quattrocento.server.storage.store import Store
from tests.server.cluster import Cluster
from tests.server.conftest import StartServer
from tests.server.live import Player, Visitor, abreast, seated
from tests.server.program import Program


@pytest.fixture
def shared(cluster: Cluster) -> str:
    return cluster.fresh()


@pytest.fixture
def programs(shared: str, start_server: StartServer) -> tuple[Program, Program]:
    """Both begin at once on an empty database."""
    return start_server("--database", shared), start_server("--database", shared)


class Company:
    """Anna at one server, Bruno and Carlo at the other, with their pages open."""

    def __init__(self, programs: tuple[Program, Program], stack: ExitStack) -> None:
        here, there = (program.address for program in programs)
        self.people = [Visitor(here, "Anna"), Visitor(there, "Bruno"), Visitor(there, "Carlo")]
        self.table = self.people[0].open("me", "free", "free", listed=True)
        self.pages = [stack.enter_context(person.at(self.table)) for person in self.people]
        for seat in (1, 2):
            self.people[seat].post(f"/api/tables/{self.table}/seats/{seat}/sit")
        for page in self.pages:
            seated(page)

    def play_together(self) -> None:
        """Everybody who is asked moves, all of them at the same moment."""
        movers = [self.pages[seat] for seat in self.pages[0].frame["waiting"]]
        with ThreadPoolExecutor(len(movers)) as threads:
            answers = list(threads.map(lambda page: page.play(page.options[-1]), movers))
        assert {answer["type"] for answer in answers} == {"done"}, answers
        # Whoever came last has seen it all.
        abreast(*self.pages)

    def say_together(self, text: str) -> None:
        with ThreadPoolExecutor(len(self.pages)) as threads:
            said = list(threads.map(lambda page: page.ask("say", text=f"{text} {page.seat}"), self.pages))
        assert {answer["type"] for answer in said} == {"done"}


def told(page: Player, lines: int) -> None:
    """Wait until so much was said."""
    page.until(lambda: len(page.chat) >= lines)


def another_frame(page: Player) -> None:
    """Wait until something else is shown."""
    before = page.frame
    page.until(lambda: page.frame is not before)


def chat_of(page: Player) -> list[tuple[int, str]]:
    return [(said["number"], said["text"]) for said in page.chat]


def log_of(page: Player) -> list[tuple[str, dict[str, int]]]:
    return [(line["message"], line["about"]) for line in page.log]


def test_a_round_is_played_at_two_servers(programs: tuple[Program, Program], shared: str) -> None:
    with ExitStack() as stack:
        company = Company(programs, stack)
        pages, moves, said = company.pages, 0, 0
        while pages[0].frame["view"]["round"] < 2:
            moves += len(pages[0].frame["waiting"])
            company.play_together()
            if moves % 5 == 0:
                company.say_together(f"move {moves}")
                said += 3
        assert said
        for page in pages:
            told(page, said)
            assert [number for number, _ in chat_of(page)] == list(range(said))
            assert chat_of(page) == chat_of(pages[0])
            # Of a sealed bid only its maker is told who made it.
        assert log_of(page) == log_of(pages[0])
    with closing(Store(shared)) as store:
        lines = store.moves(company.table)
        assert [line.number for line in lines] == list(range(moves))


def test_when_one_server_dies_the_other_goes_on(programs: tuple[Program, Program]) -> None:
    here, there = programs
    with ExitStack() as stack:
        company = Company(programs, stack)
        anna, bruno, carlo = company.people
        for _ in range(5):
            company.play_together()
        carlo.post(f"/api/tables/{company.table}/seats/2/bot", {"bot": "random"})
        first = company.pages[0]
        first.until(lambda: first.table["seats"][2]["bot"] == "random")
        there.stopped(signal.SIGKILL)
        second = stack.enter_context(bruno.on(here.address).at(company.table))
        pages = {0: first, 1: second}
        for _ in range(30):
            abreast(first, second)
            asked = pages.get(first.frame["waiting"][0])
            if asked is None:
                another_frame(first)
            else:
                assert asked.play()["type"] == "done"
        back = carlo.on(here.address).post(f"/api/tables/{company.table}/seats/2/return")
        assert back["seats"][2]["bot"] is None
        assert anna.get(f"/api/tables/{company.table}")["state"] == "running"
