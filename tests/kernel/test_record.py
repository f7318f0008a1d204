"""Records as text: what may stand on a line, and what is said where it may not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ambush import GAME
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.record import Entry, Record, RecordError, read_record
from quattrocento.kernel.table import replayed
from tests.ambush_tables import begin, play, plotting

GAMES: dict[str, AnyGame] = {"ambush": GAME}

RECORD = """\
quattrocento record 1
game ambush
rules 1
seats 3
setting cruel true
component cards guard copies 9
player 0 Anna Maria
start ; guard spy relic
# the first day
0 scout
0 peek 1

0 wait
"""

words = st.text("abcdefgh_0123456789", min_size=1, max_size=8)
entries = st.builds(
    Entry,
    seat=st.integers(0, 9),
    move=st.one_of(words, st.tuples(words, words).map(" ".join)),
    fate=st.lists(words, max_size=3).map(tuple),
)


def test_a_record_is_read_line_by_line() -> None:
    record, settings = read_record(RECORD)
    assert (record.game, record.rules, record.seats) == ("ambush", 1, 3)
    assert settings == [("cruel", "true", 5)]
    assert record.changes == [("cards", "guard", "copies", "9")]
    assert record.players == {0: "Anna Maria"}
    assert record.start == ("guard", "spy", "relic")
    assert record.entries == [Entry(0, "scout"), Entry(0, "peek 1"), Entry(0, "wait")]
    assert [entry.line for entry in record.entries] == [10, 11, 13]
    assert record.lines["start"] == 8


@given(
    seats=st.integers(0, 9),
    rules=st.integers(0, 99),
    players=st.dictionaries(st.integers(0, 9), words, max_size=3),
    start=st.lists(words, max_size=3).map(tuple),
    moves=st.lists(entries, max_size=6),
    values=st.lists(st.text(), max_size=2),
)
def test_what_is_written_reads_back(
    seats: int,
    rules: int,
    players: dict[int, str],
    start: tuple[str, ...],
    moves: list[Entry],
    values: list[str],
) -> None:
    names = GAME.corrected_components([])
    changes = [change for value in values for change in _renamed(names.data, value)]
    record = Record("ambush", seats, rules, {}, changes, players, start, "", moves)
    again, settings = read_record(record.text())
    assert again == record
    assert settings == []


def _renamed(data: dict[str, list[dict[str, object]]], name: str) -> list[tuple[str, str, str, str]]:
    """The difference that another name of a card makes."""
    cards = [{**row, "name_en": name} if row["id"] == "spy" else row for row in data["cards"]]
    pack = type(GAME.standard_components())({**data, "cards": cards})
    return list(GAME.component_changes(pack))


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("quattrocento record 1", "quattrocento record 7", 1, "format 1"),
        ("quattrocento record 1", "A game of Ambush", 1, "not a record"),
        ("game ambush", "game chess", 2, "unknown game 'chess'; the games are: ambush"),
        ("game ambush", "game", 2, "a heading line"),
        ("rules 1", "rules 1\nrules 1", 4, "'rules' stands here for the second time"),
        ("rules 1", "rules one", 3, "rules: a number is expected, not 'one'"),
        ("rules 1", "rules 2", 3, "recorded under rules 2, these are rules 1"),
        ("seats 3", "seats 5", 4, "for 2, 3, 4 players, not for 5"),
        ("seats 3", "seats 3333333333333333333333333333333", 4, "seats: a number is expected"),
        ("setting cruel true", "setting cruel perhaps", 5, "can be false, true, but not perhaps"),
        ("setting cruel true", "setting kind true", 5, "no setting “kind”"),
        ("copies 9", "copies", 6, "component TABLE ID KEY VALUE"),
        ("copies 9", "copies nine", 6, "a value is expected, not 'nine'"),
        ("copies 9", "copies 900", 6, "at most 20"),
        ("copies 9", "copies " + "[" * 5000, 6, "a value is expected"),
        ("copies 9", 'name_en "\\ud800"', 6, "a value is expected"),
        ("guard copies", "thief copies", 6, "cards thief"),
        ("player 0 Anna Maria", "player Anna Maria", 7, "a heading line"),
        ("start ; guard spy relic", "start ; guard spy", 8, "nothing is stated"),
        ("start ; guard spy relic", "start ; guard spy relic relic", 8, "too much"),
        ("start ; guard spy relic", "start ; guard spy hydra", 8, "'hydra' cannot be drawn"),
        ("start ; guard spy relic", "start ; guard ? ?", 8, "'?' cannot be drawn"),
        ("start ; guard spy relic", "start guard spy relic", 8, "a heading line"),
        ("start ; guard spy relic\n", "", 9, "a heading line"),
        ("0 scout", "| round = 1", 10, "only behind 'from'"),
        ("0 scout", "scout", 10, "SEAT MOVE [; FATE]"),
        ("0 scout", "0", 10, "SEAT MOVE [; FATE]"),
        ("0 scout", "0 scout ; hurt", 10, "too much is stated of fate: hurt"),
        ("0 scout", "0 scout ; hurt*x", 10, "behind the star"),
        ("0 scout", "0 ?", 10, "a hidden move"),
        ("0 peek 1", "0 peek ?", 11, "a hidden move"),
        ("0 peek 1", "0 peek", 11, "“peek” is not a move of this game"),
        ("0 peek 1", "0 peek 0", 11, "Seat 0 has no hand that you could look at. [AMB-3]"),
        ("0 peek 1", "1 peek 0", 11, "Seat 0 is choosing now. [AMB-3]"),
        (
            "0 wait",
            "0 wait\n1 wait\n2 wait\n0 road wood\n0 trust\n0 trust",
            18,
            "Seat 1 is choosing now. [AMB-4]",
        ),
    ],
)
def test_damage_is_named_with_its_line(old: str, new: str, line: int, message: str) -> None:
    assert RECORD.count(old) == 1
    with pytest.raises(RecordError) as refused:
        replayed(RECORD.replace(old, new), "game.txt", GAMES)
    # A deleted line leaves the next one in its place, so that the remark does not count.
    assert refused.value.line == line
    assert message in refused.value.message


def test_a_record_that_ends_before_the_start_is_refused() -> None:
    with pytest.raises(RecordError, match="line 7: the record ends before the game starts"):
        replayed(RECORD[: RECORD.index("start")], "game.txt", GAMES)


# ---- records that go on from a position


def placed() -> str:
    table = plotting()
    position = "".join(f"| {line}\n" for line in GAME.write(table.position).splitlines())
    return f"quattrocento record 1\ngame ambush\nseats 3\nfrom\n{position}0 road wood\n"


def test_a_position_stands_behind_from() -> None:
    table = replayed(placed(), "game.txt", GAMES)
    assert GAME.write(table.position) == GAME.write(play(plotting(), "0 road wood").position)


def test_remarks_may_stand_in_a_position() -> None:
    remarked = placed().replace("| round = 1\n", "# the first round\n\n| round = 1\n")
    assert replayed(remarked, "game.txt", GAMES).record == replayed(placed(), "game.txt", GAMES).record
    with pytest.raises(RecordError, match=r"line 10: round: at least 0"):
        replayed(remarked.replace("round = 1", "round = -1"), "game.txt", GAMES)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("| round = 1\n", "| round = many\n", 8, ""),
        ("| round = 1\n", "| round = -1\n", 8, "at least 0"),
        ("| seats = 3\n", "", 4, "the key 'seats' is missing"),
        ("seats 3\n", "seats 2\n", 3, "the position has 3 seats, not 2"),
        ("seats 3\n", "seats 3\nsetting cruel true\n", 4, "in the position"),
        ("seats 3\n", "seats 3\ncomponent cards spy copies 1\n", 4, "in the position"),
        ("from\n", "from here\n", 4, "a heading line"),
        ("from\n", "start\n", 5, "only behind 'from'"),
    ],
)
def test_damage_to_a_position_is_named_with_the_line_of_the_record(
    old: str, new: str, line: int, message: str
) -> None:
    text = placed()
    assert old in text
    with pytest.raises(DocumentError) as refused:
        replayed(text.replace(old, new, 1), "game.txt", GAMES)
    assert refused.value.line == line
    assert message in refused.value.message


def test_a_line_of_a_position_after_the_first_move_is_refused() -> None:
    text = placed() + "| round = 2\n"
    with pytest.raises(RecordError, match="only behind 'from'") as refused:
        replayed(text, "game.txt", GAMES)
    assert refused.value.line == text.count("\n")


def test_a_line_break_in_a_name_makes_no_line() -> None:
    table = begin()
    table.record.players = {0: "Anna\n1 wait", 2: "  Ugo  "}
    assert "player 0 Anna 1 wait\nplayer 2 Ugo\n" in table.record.text()
