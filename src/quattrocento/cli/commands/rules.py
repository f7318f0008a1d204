"""``rules``: the clauses of a rulebook, found by number or by words, and which of them have tests."""

from typing import Annotated

import typer

from quattrocento.cli.commands.coverage import TESTS, clauses_with_tests
from quattrocento.cli.terminal.clauses import book_of, find, tell_clauses
from quattrocento.cli.terminal.errors import FAILED, CommandError
from quattrocento.cli.terminal.parameters import GameName, Json, Lang
from quattrocento.cli.terminal.screen import Terminal, terminal_of
from quattrocento.kernel import registry
from quattrocento.kernel.rulebook import Rulebook


def rules(
    context: typer.Context,
    game: GameName = "magnifico",
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="cli-rules-opt-clause")] = "",
    search: Annotated[str, typer.Option("--search", metavar="WORDS", help="cli-rules-opt-search")] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help="cli-rules-opt-coverage")] = False,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    terminal = terminal_of(context)
    book = book_of(registry.game(game).name, terminal.language)
    if coverage:
        _coverage(terminal, book, as_json)
        return
    found = find(book, clause) if clause else list(book.clauses.values())
    if search:
        found = [one for one in book.search(search) if one in found]
        if not found:
            raise CommandError("cli-rules-nothing-found", FAILED, words=search)
    if as_json:
        terminal.give([{"clause": one.id, "section": one.section, "text": one.text} for one in found])
    else:
        tell_clauses(terminal, found)


def _coverage(terminal: Terminal, book: Rulebook, as_json: bool) -> None:
    tested = clauses_with_tests(TESTS)
    if tested is None:
        raise CommandError("cli-rules-no-tests", FAILED)
    untested = [name for name in book.clauses if name not in tested]
    count = len(book.clauses)
    if as_json:
        terminal.give({"clauses": count, "tested": count - len(untested), "untested": untested})
        return
    terminal.tell(terminal.say("cli-rules-coverage", tested=count - len(untested), clauses=count))
    if untested:
        terminal.tell(terminal.say("cli-rules-untested", clauses=", ".join(untested)))
