"""Clocks: counted from the times beside the moves; when time is out, the bot plays."""

import time

import pytest

from quattrocento.server.storage.rows import By, Kind, MoveRow, Per
from quattrocento.server.table.clocks import Clock
from tests.server.live import Visitor, wait_for


def clock(per: Per | None = "move", seconds: int = 60, waiting: tuple[int, ...] = (0,)) -> Clock:
    return Clock(per, seconds, 3, 100.0, waiting)


def row(seat: int, at: float, by: By = "person", kind: Kind = "move") -> MoveRow:
    return MoveRow("t", 0, seat, kind, "pass", "", at, by)


def test_without_limits_time_never_runs_out() -> None:
    free = clock(per=None)
    free.acted(row(0, 10_000.0), (1,))
    assert free.deadline(1) is None
    assert free.left(1, 20_000.0) is None


def test_for_each_move_time_begins_anew() -> None:
    running = clock("move", 60)
    assert running.deadline(0) == 160.0
    assert running.left(0, 130.0) == 30.0
    assert running.left(1, 130.0) == 60.0
    assert running.deadline(1) is None
    running.acted(row(0, 130.0), (1,))
    assert running.deadline(0) is None
    assert running.deadline(1) == 190.0
    running.acted(row(1, 150.0), (1,))
    assert running.deadline(1) == 210.0
    assert running.left(1, 999.0) == 0.0


def test_moves_that_a_bot_made_in_place_of_a_late_player_are_counted() -> None:
    running = clock("move", 60)
    running.acted(row(0, 160.0, "clock"), (1,))
    running.acted(row(1, 170.0, "bot"), (2,))
    running.acted(row(2, 180.0), (0,))
    assert running.expired == [1, 0, 0]


def test_for_a_game_time_adds_up() -> None:
    running = clock("game", 60)
    running.acted(row(0, 120.0), (1,))
    assert running.left(0, 500.0) == 40.0
    running.acted(row(1, 130.0), (0,))
    assert running.deadline(0) == 170.0
    running.acted(row(0, 175.0, "clock"), (0,))
    assert running.deadline(0) is not None
    assert running.left(0, 175.0) == 0.0


def test_what_a_bot_takes_is_nobodys_time() -> None:
    running = clock("game", 60)
    running.acted(row(0, 150.0, "bot"), (0,))
    assert running.left(0, 150.0) == 60.0


def test_all_who_choose_together_use_their_own_time() -> None:
    running = clock("move", 60, (0, 1, 2))
    running.acted(row(1, 120.0), (0, 2))
    assert (running.deadline(0), running.deadline(1), running.deadline(2)) == (160.0, None, 160.0)


@pytest.mark.parametrize("per", ["move", "game"])
def test_a_private_choice_in_parts_does_not_show_on_the_clock(per: Per) -> None:
    running = clock(per, 60, (0, 1))
    before = running.left(0, 130.0)
    running.acted(row(0, 120.0), (0, 1), private=True)
    assert running.left(0, 130.0) == before


@pytest.mark.parametrize("per", ["move", "game"])
def test_undo_wins_no_time(per: Per) -> None:
    running = clock(per, 60)
    for at in (120.0, 130.0, 140.0):
        running.acted(row(0, at), (0,))
        running.acted(row(0, at + 5, kind="undo"), (0,))
    assert running.deadline(0) == 160.0


# ---- at a table


def test_when_time_is_out_the_bot_plays(address: str) -> None:
    anna = Visitor(address, "Anna")
    began = time.time()
    table = anna.open("me", "me", "me", clock={"per": "move", "seconds": 5})
    with anna.at(table) as player:
        left = [seat["left"] for seat in player.table["seats"]]
        assert all(began + 5.0 - time.time() <= seconds <= 5.0 for seconds in left)
        events = len(player.log)
        player.until(lambda: len(player.log) > events)
        assert time.time() - began >= 5.0


def test_time_runs_out_where_nobody_looks(address: str) -> None:
    anna = Visitor(address, "Anna")
    table = anna.open("me", "random", "random", clock={"per": "game", "seconds": 5})

    def moved() -> bool:
        summary = anna.get(f"/api/tables/{table}")
        return bool(summary["moved"] > summary["made"] and summary["seats"][0]["left"] == 0.0)

    wait_for(moved)
