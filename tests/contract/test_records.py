"""Records of every registered game: they replay anywhere, and read back as written."""

import os
import random
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.contract.portrait import portrait
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.record import RecordError
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import replayed, table_from
from tests.contract.playing import MOVES, SEEDS, each_game, played, some_examples

ELSEWHERE = """
import sys
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import replayed
table = replayed(sys.stdin.read(), "record", games())
print(table.record.text() + table.game.write(table.position), end="")
"""


def first_move(text: str) -> int:
    """The number of lines up to and with the one that starts the game."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith("start"))


# ---- the same everywhere


@each_game
@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_a_record_replays_to_the_same_position_in_another_process(game: AnyGame, hash_seed: str) -> None:
    table = played(game, 8, 400)
    there = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=table.record.text(),
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout == table.record.text() + game.write(table.position)


@each_game
@some_examples
@given(seed=SEEDS, moves=st.integers(0, MOVES))
def test_what_is_written_reads_back(game: AnyGame, seed: int, moves: int) -> None:
    table = played(game, seed, moves)
    again = replayed(table.record.text(), "record", games())
    assert again.record == table.record
    assert again.record.text() == table.record.text()
    assert portrait(game, again.position) == portrait(game, table.position)


@each_game
@some_examples
@given(seed=SEEDS, stop=st.integers(0, MOVES))
def test_a_record_opens_after_any_of_its_moves(game: AnyGame, seed: int, stop: int) -> None:
    table = played(game, seed)
    part = replayed(table.record.text(), "record", games(), to=stop)
    assert part.record.entries == table.record.entries[:stop]


@each_game
@some_examples
@given(seed=SEEDS, moves=st.integers(0, MOVES))
def test_a_game_goes_on_from_a_position_and_its_record_tells_so(
    game: AnyGame, seed: int, moves: int
) -> None:
    table = table_from(game, game.write(played(game, seed, moves).position))
    rng = random.Random(seed)
    for _ in range(10):
        waiting = table.position.waiting()
        if waiting:
            seat = rng.choice(waiting)
            table.play(seat, rng.choice(table.position.options(seat)), Dice(rng=rng))
    again = replayed(table.record.text(), "record", games())
    assert again.record == table.record
    assert game.write(again.position) == game.write(table.position)


# ---- edited by hand


@each_game
def test_remarks_empty_lines_and_spaces_change_nothing(game: AnyGame) -> None:
    table = played(game, 3)
    edited = ""
    for number, line in enumerate(table.record.text().splitlines()):
        space = "  " if number and not number % 3 else ""
        edited += f"{space}{line.replace(' ; ', '   ;  ')}{space}\n" + "# a good move?\n\n" * (number % 2)
    again = replayed(edited, "edited", games())
    assert again.record == table.record
    assert game.write(again.position) == game.write(table.position)


@each_game
def test_lines_may_end_as_on_windows(game: AnyGame) -> None:
    table = played(game, 4)
    again = replayed(table.record.text().replace("\n", "\r\n"), "edited", games())
    assert again.record == table.record
    placed = table_from(game, game.write(table.position))
    again = replayed(placed.record.text().replace("\n", "\r\n"), "edited", games())
    assert game.write(again.position) == game.write(table.position)


@each_game
def test_a_hidden_move_is_refused_with_its_line(game: AnyGame) -> None:
    lines = played(game, 5).record.text().splitlines()
    start = first_move("\n".join(lines))
    for hidden in (f"{lines[start].split()[0]} ?", f"{' '.join(lines[start].split()[:2])} ?"):
        damaged = [*lines[:start], hidden, *lines[start + 1 :]]
        with pytest.raises(RecordError, match="hidden") as refused:
            replayed("\n".join(damaged), "record", games())
        assert refused.value.line == start + 1


@each_game
def test_players_names_cannot_forge_lines(game: AnyGame) -> None:
    table = played(game, 6)
    table.record.players = {0: "Anna\nstart", 1: "Ugo\u2028seats 9"}
    again = replayed(table.record.text(), "record", games())
    assert again.record.players == {0: "Anna start", 1: "Ugo seats 9"}
