"""Games that were played under rules 1: each record replays, move by move, to where it ended then.

The records and, beside each, the text of its last position were written by the program of that time, over
all numbers of seats, with chosen options and without, between bots of every kind.
"""

from pathlib import Path

import pytest

from quattrocento.contract.portrait import portrait
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import replayed

RECORDS = sorted((Path(__file__).parent / "rules_1").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_game_of_rules_1_ends_as_it_ended_then(path: Path) -> None:
    table = replayed(path.read_text(encoding="utf-8"), path.name, games())
    game = table.game
    then = game.read(path.with_suffix(".position").read_text(encoding="utf-8"))
    assert game.write(then) == game.write(table.position)
    assert portrait(game, then) == portrait(game, table.position)
    assert table.position.waiting() == then.waiting()


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_written_again_it_is_a_record_of_the_present_rules(path: Path) -> None:
    table = replayed(path.read_text(encoding="utf-8"), path.name, games())
    assert table.record.rules == table.game.rules_version
    again = replayed(table.record.text(), path.name, games())
    assert again.record == table.record
    assert table.game.write(again.position) == table.game.write(table.position)


def test_every_game_has_such_records() -> None:
    assert {path.stem.partition("-")[0] for path in RECORDS} == set(games())
