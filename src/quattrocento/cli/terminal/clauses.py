"""Clauses of a rulebook, found by number and told under the headings of the page."""

from quattrocento.cli.terminal.errors import FAILED, CommandError
from quattrocento.cli.terminal.screen import Terminal
from quattrocento.kernel.rulebook import Clause, Rulebook, RulebookError, rulebook


def book_of(game: str, language: str) -> Rulebook:
    """The rulebook of a game."""
    try:
        return rulebook(game, language)
    except RulebookError:
        raise CommandError("cli-rules-no-book", FAILED, game=game) from None


def find(book: Rulebook, words: str) -> list[Clause]:
    """The clause or the section of that number."""
    try:
        return book.find(words)
    except RulebookError:
        first, last = next(iter(book.clauses)), next(reversed(book.clauses))
        raise CommandError("cli-rules-no-clause", FAILED, clause=words, first=first, last=last) from None


def tell_clauses(terminal: Terminal, clauses: list[Clause]) -> None:
    """The clauses under the headings of the page."""
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            terminal.tell(section, style="bold")
        terminal.tell(clause.text, mark=f"{clause.id}  ")
