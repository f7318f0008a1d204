"""The processes that think: outside the event loop, made anew when they die, gone when the server is."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.registry import game
from quattrocento.server.workers.pool import Workers
from quattrocento.server.workers.tasks import Scenery, advise, choose, foresee, reasons
from tests.server.live import wait_for

SCENERY = Scenery("magnifico", (), {0: "Anna"})

_SERVER = """
import asyncio, os, time
from quattrocento.server.workers.pool import Workers

async def main():
    print(await Workers(1).run(os.getpid), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_alive(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_bot_chooses_a_legal_move_in_another_process() -> None:
    magnifico = game("magnifico")
    position = magnifico.start(3, None, Dice(seed=1))
    seat = position.waiting()[0]
    options = list(position.options(seat))

    async def ask() -> tuple[object, int]:
        workers = Workers(1)
        move = await workers.run(choose, SCENERY, "greedy", position.view(seat), options, 7)
        process = await workers.run(os.getpid)
        workers.close()
        return move, process

    move, process = asyncio.run(ask())
    assert move in options
    assert process != os.getpid()


def test_what_a_move_means_is_told_from_the_view() -> None:
    magnifico = game("magnifico")
    position = magnifico.start(3, None, Dice(seed=1))
    seat = position.waiting()[0]
    view, options = position.view(seat), position.options(seat)
    advice = advise(SCENERY, view, options, 7)
    assert (advice.barriers, advice.forecast) == (["undo-turn"] * len(options), [])
    assert advice.effects == magnifico.effects(view, magnifico.standard_components(), options)
    assert advice.accounts == {name: of(position, seat) for name, of in magnifico.accounts.items()}
    assert foresee(SCENERY, view, options[0]) == []


def test_what_holds_whatever_is_chosen_is_not_told_of_every_move() -> None:
    venetia = game("venetia")
    position = venetia.start(3, None, Dice(seed=1))
    seat = position.waiting()[0]
    view, options = position.view(seat), position.options(seat)
    scenery = Scenery("venetia", (), {0: "Anna"})
    told = advise(scenery, view, options, 7).forecast
    for move in options:
        told += foresee(scenery, view, move)
    assert told
    assert not any("scoring" in saying.message for saying in told)


def test_why_moves_are_refused_is_told_from_the_view() -> None:
    magnifico = game("magnifico")
    position = magnifico.start(3, None, Dice(seed=1))
    seat = position.waiting()[0]
    bid = ("bid", 30)
    assert reasons(SCENERY, position.view(seat), [bid], 7) == [position.why_not(seat, bid)]


def test_the_event_loop_goes_on_while_somebody_thinks(tmp_path: Path) -> None:
    enough = tmp_path / "enough"

    async def ask() -> None:
        workers = Workers(1)
        thinking = asyncio.create_task(workers.run(wait_for, enough.exists))
        for _ in range(20):
            await asyncio.sleep(0.01)
            assert not thinking.done()
        enough.touch()
        await thinking
        workers.close()

    asyncio.run(ask())


def test_processes_that_died_are_replaced() -> None:
    async def ask() -> tuple[int, int]:
        workers = Workers(1)
        first = await workers.run(os.getpid)
        os.kill(first, signal.SIGKILL)
        second = await workers.run(os.getpid)
        workers.close()
        return first, second

    first, second = asyncio.run(ask())
    assert first != second


def test_processes_leave_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(_SERVER)
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    assert is_alive(worker)
    server.kill()
    server.wait()
    wait_for(lambda: not is_alive(worker))
