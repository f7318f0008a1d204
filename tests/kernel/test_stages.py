"""What researchers ask of every game: a record step by step, scores and rounds, a view as JSON."""

import json
import random

import pytest

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.record import Record, RecordError
from quattrocento.kernel.registry import games
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.table import Table, new_table, replayed
from quattrocento.server.table.frames import JSON

NAMES = list(games())


def played(name: str, moves: int = 250) -> Table:
    rng, fate = random.Random(5), Dice(5)
    table = new_table(games()[name], fate=fate)
    while table.position.result is None and len(table.record.entries) < moves:
        seat = table.position.waiting()[0]
        table.play(seat, rng.choice(table.position.options(seat)), fate)
    return table


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_gone_through_step_by_step(name: str) -> None:
    table = played(name)
    text, write = table.record.text(), table.game.write
    for number, entry, position in Record.read(text).positions():
        if number % 50 == 0:
            assert write(position) == write(replayed(text, to=number).position)
        assert entry == (table.record.entries[number - 1] if number else None)
    assert number == len(table.record.entries)
    *_, last = table.record.positions()
    assert write(last.position) == write(table.position)


@pytest.mark.parametrize("name", NAMES)
def test_scores_and_rounds_only_grow_from_nothing_and_say_the_same_after_reading(name: str) -> None:
    table = played(name, 2_000)
    round_before = 0
    for _, _, position in table.record.positions():
        assert len(position.scores()) == position.seats
        assert position.round >= round_before
        round_before = position.round
    assert any(table.position.scores())
    again = table.game.read(table.game.write(table.position))
    assert (again.scores(), again.round) == (table.position.scores(), table.position.round)


@pytest.mark.parametrize("name", NAMES)
def test_a_view_as_json_is_what_the_server_sends(name: str) -> None:
    position = played(name).position
    for seat in (SPECTATOR, *range(position.seats)):
        view = position.view(seat)
        assert json.loads(json.dumps(view.as_json())) == json.loads(JSON.encode(view))


def test_a_move_against_the_rules_is_told_with_its_line() -> None:
    text = played("magnifico", 3).record.text().replace("0 colour", "2 colour", 1)
    with pytest.raises(RecordError) as error:
        list(Record.read(text).positions())
    assert (
        error.value.line == text.splitlines().index("2 colour " + text.split("2 colour ")[1].split()[0]) + 1
    )


@pytest.mark.parametrize("damage", ["game chess\nstart\n", "game ventura\nrules 99\nstart\n"])
def test_a_record_remembers_what_it_was_read_from(damage: str) -> None:
    record = Record.read(f"quattrocento record 1\n{damage}", "bad.record")
    with pytest.raises(RecordError, match=r"^bad\.record, line"):
        next(record.positions())
    with pytest.raises(RecordError, match=r"^another name, line"):
        next(record.positions("another name"))
