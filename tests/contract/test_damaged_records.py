"""Damaged records of every registered game: refused with the line, and with nothing but that."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.record import RecordError, read_record
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import Table, replayed, table_from
from tests.contract.playing import each_game, played, some_examples


def first_move(text: str) -> int:
    """The number of lines up to and with the one that starts the game."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith("start"))


def refused(text: str) -> DocumentError:
    with pytest.raises(DocumentError) as error:
        replayed(text, "damaged", games())
    assert error.value.line > 0, str(error.value)
    assert f"damaged, line {error.value.line}: " in str(error.value)
    return error.value


def opened_or_refused(text: str) -> Table | DocumentError:
    try:
        return replayed(text, "damaged", games())
    except DocumentError as error:
        return error


def changed(text: str, line: int, new: str) -> str:
    """The text with another line of that number."""
    lines = text.splitlines()
    return "\n".join([*lines[: line - 1], new, *lines[line:]]) + "\n"


def line_of(text: str, word: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(word))


@each_game
@pytest.mark.parametrize(
    ("word", "new"),
    [
        ("quattrocento", "quattrocento record 2"),
        ("quattrocento", ""),
        ("game", "game tarocchi"),
        ("rules", "rules 999"),
        ("seats", "seats 11"),
        ("seats", "seats many"),
        ("player", "player Anna"),
        ("start", "start ; sevens"),
        ("start", "start ; x*99999999999"),
        ("start", "begin"),
    ],
)
def test_a_wrong_heading_is_refused_with_its_line(game: AnyGame, word: str, new: str) -> None:
    text = played(game, 7).record.text()
    assert refused(changed(text, line_of(text, word), new)).line == line_of(text, word)


@each_game
@pytest.mark.parametrize(
    "new", ["setting luck 7", "setting luck", "component", "component cards", "component cards x y ]"]
)
def test_a_wrong_setting_or_component_is_refused_with_its_line(game: AnyGame, new: str) -> None:
    text = played(game, 7).record.text()
    at = line_of(text, "seats")
    assert refused(changed(text, at, f"{text.splitlines()[at - 1]}\n{new}")).line == at + 1


@each_game
def test_an_unknown_component_is_refused_with_its_line(game: AnyGame) -> None:
    text = played(game, 7).record.text()
    at = line_of(text, "seats")
    wrong = f"{text.splitlines()[at - 1]}\ncomponent nowhere nothing none 1"
    assert refused(changed(text, at, wrong)).line == at + 1


@each_game
@some_examples
@given(data=st.data(), seed=st.integers(0, 3))
def test_another_seat_is_refused_with_the_line(game: AnyGame, data: st.DataObject, seed: int) -> None:
    text = played(game, seed).record.text()
    lines = text.splitlines()
    at = data.draw(st.integers(first_move(text) + 1, len(lines)))
    assert refused(changed(text, at, f"77 {lines[at - 1].partition(' ')[2]}")).line == at


@each_game
@some_examples
@given(data=st.data(), seed=st.integers(0, 3))
def test_fate_that_does_not_fit_is_refused_with_the_line(
    game: AnyGame, data: st.DataObject, seed: int
) -> None:
    text = played(game, seed).record.text()
    lines = text.splitlines()
    spoken = [number for number, line in enumerate(lines, 1) if ";" in line]
    at = data.draw(st.sampled_from(spoken))
    move, _, said = lines[at - 1].partition(" ; ")
    words = said.split()
    fewer = " ".join(words[:-1])
    damage = data.draw(st.sampled_from([said + " " + words[0], fewer, said + " oops", "x*9999", "x*"]))
    assert refused(changed(text, at, f"{move} ; {damage}")).line == at


@each_game
@pytest.mark.parametrize("placed", [False, True])
@some_examples
@given(data=st.data(), seed=st.integers(0, 3))
def test_any_damage_is_named_or_harmless(
    game: AnyGame, placed: bool, data: st.DataObject, seed: int
) -> None:
    """Lines deleted, doubled, exchanged, cut short or spoilt: an error of the record or another game."""
    table = played(game, seed)
    if placed:
        table = table_from(game, game.write(table.position))
    lines = table.record.text().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        other = data.draw(st.integers(0, len(lines) - 1))
        line = lines[at]
        cut = data.draw(st.integers(0, len(line)))
        junk = data.draw(st.text(max_size=6))
        spoilt = [[], [line, line], [lines[other]], [line[:cut]], [line[:cut] + junk + line[cut:]], [junk]]
        lines[at : at + 1] = data.draw(st.sampled_from(spoilt))
        if not lines:
            break
    opened = opened_or_refused("\n".join(lines))
    if isinstance(opened, DocumentError):
        assert opened.line > 0, str(opened)
    else:
        assert replayed(opened.record.text(), "again", games()).record == opened.record


@each_game
@some_examples
@given(seed=st.integers(0, 3), cut=st.floats(0, 1))
def test_a_record_that_was_cut_off_is_named_or_ends_early(game: AnyGame, seed: int, cut: float) -> None:
    table = played(game, seed)
    text = table.record.text()
    part = text[: int(cut * len(text))]
    opened = opened_or_refused(part)
    if isinstance(opened, DocumentError):
        assert opened.line >= max(1, part.count("\n"))
    else:
        assert len(opened.record.entries) <= len(table.record.entries)


@each_game
@some_examples
@given(data=st.data(), seed=st.integers(0, 3))
def test_damage_to_a_position_in_a_record_is_named_with_the_record_s_line(
    game: AnyGame, data: st.DataObject, seed: int
) -> None:
    text = table_from(game, game.write(played(game, seed).position)).record.text()
    lines = text.splitlines()
    at = data.draw(st.integers(line_of(text, "from") + 1, len(lines)))
    assert refused(changed(text, at, "| ][")).line == at


def test_a_record_of_nothing_is_no_record() -> None:
    for text in ("", "\n", "chess\n"):
        with pytest.raises(RecordError, match="not a record"):
            read_record(text)
