"""The steps of a position in text."""

import pytest

from ambush.rules import STEPS, Plot, Round, Scout, Ward
from quattrocento.kernel.document import Document, DocumentError
from quattrocento.kernel.notation import Word
from quattrocento.kernel.position_steps import read_steps, write_steps
from quattrocento.kernel.step import AnyStep

NAMES = Word("traveller", ("anna", "ugo", "rita"))
STACK: list[AnyStep] = [Round(), Plot(), Scout(2), Ward(0, 1)]


def read(text: str, **nouns: Word) -> list[AnyStep]:
    return read_steps(Document(text, "position"), STEPS, nouns, seats=3)


def test_steps_read_back_from_their_text() -> None:
    text = "\n".join(write_steps(STACK, {}))
    assert read(text) == STACK
    assert 'step = "ward"\nseat = 0\nopponent = 1' in text


def test_a_field_may_be_written_by_its_id() -> None:
    text = "\n".join(write_steps(STACK, {"opponent": NAMES}))
    assert 'opponent = "ugo"' in text
    assert read(text, opponent=NAMES) == STACK


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ('[[decide]]\nstep = "plott"', 2, "unknown step 'plott'; is 'plot' meant?"),
        ("[[decide]]\nseat = 1", 1, "unknown step 'None'"),
        ('[[decide]]\nstep = "scout"\nby = 1', 3, "unknown key 'by'"),
        ('[[decide]]\nstep = "scout"', 1, "a seat from 0 to 2"),
        ('[[decide]]\nstep = "scout"\nseat = 3', 3, "a seat from 0 to 2"),
        ('[[decide]]\nstep = "plot"\nseat = 3', 3, "a seat from 0 to 2"),
        ('[[decide]]\nstep = "scout"\nseat = true', 3, "seat: a number is expected, not True"),
        ('[[decide]]\nstep = "scout"\nseat = "anna"', 3, "seat: a number is expected, not 'anna'"),
        (
            '[[decide]]\nstep = "ward"\nseat = 1\nopponent = "gino"',
            4,
            "opponent: a traveller is expected, not 'gino'",
        ),
        (
            '[[decide]]\nstep = "ward"\nseat = 1\nopponent = 2',
            4,
            "opponent: a traveller is expected, not 2",
        ),
        ("decide = 3", 0, "[[decide]] entries are expected"),
    ],
)
def test_a_wrong_step_is_refused_with_its_line(text: str, line: int, message: str) -> None:
    with pytest.raises(DocumentError) as refused:
        read(text, opponent=NAMES)
    assert refused.value.line == line
    assert message in refused.value.message
