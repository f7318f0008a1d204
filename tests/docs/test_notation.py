"""The examples of the pages on notation are taken as they stand when they are copied."""

import re
from pathlib import Path

import pytest

from quattrocento.kernel.record import HEADING
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import replayed

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "notation.md", *sorted(DOCS.glob("notation/*.md"))]
EXAMPLE = re.compile(r"^```\w*\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLES = [text for page in PAGES for text in EXAMPLE.findall(page.read_text(encoding="utf-8"))]
RECORDS = [text for text in EXAMPLES if text.startswith(HEADING)]
POSITIONS = [text for text in EXAMPLES if re.match(r'game = "\w+"\n', text)]


def game_in(text: str) -> str:
    named = re.search(r'^game = "(\w+)"', text, re.MULTILINE)
    assert named is not None
    return named[1]


def test_every_example_is_a_record_or_a_position_and_every_game_has_one() -> None:
    assert [text for text in EXAMPLES if text not in RECORDS + POSITIONS] == []
    assert RECORDS != []
    assert sorted(map(game_in, POSITIONS)) == sorted(games())


@pytest.mark.parametrize("text", RECORDS)
def test_a_record_can_be_replayed(text: str) -> None:
    assert replayed(text, "notation.md", games()).record.text() == text


@pytest.mark.parametrize("text", POSITIONS, ids=game_in)
def test_a_position_can_be_read_and_is_written_as_the_same(text: str) -> None:
    game = games()[game_in(text)]
    position = game.read(text, "notation.md")
    assert position.waiting()
    assert game.read(game.write(position)) == position
