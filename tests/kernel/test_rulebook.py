"""Rulebooks: clauses read from bullets and tables, found by number and by words."""

import pytest

from quattrocento.kernel.registry import games
from quattrocento.kernel.rulebook import Rulebook, RulebookError, read_clauses, rulebook
from quattrocento.speech import LANGUAGES

PAGE = """
# A game

## Rules

### 1 Board

- **FER-1.1** There are **two** banks.
- **FER-1.2** A crate is sealed (see FER-R1).
- no clause, a bullet only

## Rulings

| Id | Question | Ruling | Why |
|---|---|---|---|
| FER-R1 | Who seals it? | the smuggler | 1.2 is silent; a \\| b. |
| 2-3 | a row without id | x | y |
"""


def test_bullets_and_rows_that_begin_with_an_id_are_clauses() -> None:
    found = [(clause.id, clause.section, clause.text) for clause in read_clauses(PAGE)]
    assert found == [
        ("FER-1.1", "1 Board", "There are two banks."),
        ("FER-1.2", "1 Board", "A crate is sealed (see FER-R1)."),
        ("FER-R1", "Rulings", "Who seals it? The smuggler. 1.2 is silent; a | b."),
    ]


def test_clauses_are_found_by_id_with_or_without_prefix_and_by_section() -> None:
    book = Rulebook(read_clauses(PAGE))
    for words in ("FER-1.2", "fer-1.2", "1.2", " 1.2 "):
        assert [clause.id for clause in book.find(words)] == ["FER-1.2"]
    assert [clause.id for clause in book.find("1")] == ["FER-1.1", "FER-1.2"]
    assert [clause.id for clause in book.find("r1")] == ["FER-R1"]
    for words in ("2", "1.", "1.3", ""):
        with pytest.raises(RulebookError):
            book.find(words)


def test_clauses_are_found_by_words_in_text_and_heading() -> None:
    book = Rulebook(read_clauses(PAGE))
    assert [clause.id for clause in book.search("SEAL smuggler")] == ["FER-R1"]
    assert [clause.id for clause in book.search("board crate")] == ["FER-1.2"]
    assert book.search("ferry") == []


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(RulebookError):
        rulebook("nope")


@pytest.mark.parametrize("name", list(games()))
def test_every_game_has_the_same_clauses_in_every_language(name: str) -> None:
    books = [rulebook(name, language) for language in LANGUAGES]
    assert books[0].clauses
    for book in books[1:]:
        assert sorted(book.clauses) == sorted(books[0].clauses)
    assert all(clause.startswith(f"{games()[name].prefix}-") for clause in books[0].clauses)


@pytest.mark.parametrize("name", list(games()))
def test_every_clause_that_an_option_cites_is_in_the_rulebook(name: str) -> None:
    book = rulebook(name)
    assert all(setting.clause in book.clauses for setting in games()[name].settings)
