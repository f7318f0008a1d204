"""Requests: what a player may ask at the table instead of making a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quattrocento.bots.registry import bot
from quattrocento.cli.table.saves import check_new
from quattrocento.cli.table.seating import DEFAULT_BOT
from quattrocento.cli.terminal.clauses import book_of, find, tell_clauses
from quattrocento.cli.terminal.errors import CommandError
from quattrocento.kernel.odds import NoOdds, OddsError

if TYPE_CHECKING:
    from quattrocento.cli.table.session import Session

_ADVISER: Final = DEFAULT_BOT

Request = Callable[["Session", int, str], bool]


class Leaves(Exception):
    """A player leaves the table; the game is kept."""


def asked(line: str) -> Request | None:
    """The request that a line begins with, or None where it is a move."""
    word = line.split(maxsplit=1)[0].casefold()
    return _REQUESTS.get(_ITALIAN.get(word, word))


def why(session: "Session", seat: int, words: str) -> bool:
    """Why a move is not legal now, or that it is."""
    if not words:
        raise CommandError("cli-why-form", example=_example(session, "why"))
    move = session.menu(seat).read(words)
    position = session.table.position
    if move in position.options(seat):
        session.terminal.tell(session.speech.say("cli-why-legal", move=session.menu(seat).said(move)))
        return False
    reason = position.why_not(seat, move)
    clause = f" [{reason.clause}]" if reason.clause else ""
    session.terminal.tell(session.speech.saying(reason) + clause)
    return False


def undo(session: "Session", seat: int, words: str) -> bool:
    """Take the last move back; where that cannot be, the reason is told."""
    taken = session.table.undo(seat)
    session.keep()
    text = session.speech.move(taken)
    session.terminal.tell(session.speech.say("cli-undone", move=text))
    return True


def hint(session: "Session", seat: int, words: str) -> bool:
    """What a bot would do."""
    move = session.advice(bot(_ADVISER), seat)
    notation = session.table.game.notation.text(move)
    text = session.menu(seat).said(move)
    session.terminal.tell(session.speech.say("cli-hint", bot=_ADVISER, move=text, notation=notation))
    return False


def odds(session: "Session", seat: int, words: str) -> bool:
    """The odds of what is at hand, or of something that is only thought of."""
    table = session.table
    view = table.position.view(session.eyes_for(seat))
    try:
        lines = table.game.odds(view, table.components, words.split())
    except NoOdds:
        raise CommandError("cli-odds-no-game", game=table.game.title) from None
    except OddsError as error:
        raise CommandError("cli-odds-untold", reason=session.speech.saying(error.saying)) from None
    session.terminal.tell_all(session.speech.saying(line) for line in lines)
    return False


def rules(session: "Session", seat: int, words: str) -> bool:
    """A clause by its number, or all that hold some words."""
    book = book_of(session.table.game.name, session.speech.language)
    position = session.table.position
    wanted = words or position.stack[-1].cited(position)
    is_number = any(letter.isdigit() for letter in wanted)
    found = find(book, wanted) if is_number else book.search(wanted)
    if not found:
        raise CommandError("cli-rules-nothing-found", words=words)
    tell_clauses(session.terminal, found)
    return False


def log(session: "Session", seat: int, words: str) -> bool:
    """What has happened, or the last so many moves of it."""
    eyes = seat if len(session.people) == 1 else session.eyes()
    told = session.table.log(eyes)
    last = int(words) if words.isdecimal() else len(told)
    for events in told[-last:] if last else []:
        session.tell_events(events)
    return False


def board(session: "Session", seat: int, words: str) -> bool:
    """Draw the board again."""
    session.show_board(session.eyes_for(seat))
    return False


def save(session: "Session", seat: int, words: str) -> bool:
    """Keep the game in another file from now on, or say where it is kept."""
    if words:
        before = session.save.path
        file = Path(words).expanduser()
        if file != before:
            check_new(file)
        session.save.path = file
        try:
            session.save.write(session.table)
        except CommandError:
            session.save.path = before
            raise
    session.terminal.tell(session.speech.say("cli-saved", file=str(session.save.path)))
    return False


def record(session: "Session", seat: int, words: str) -> bool:
    """The record, without what is still secret."""
    eyes = seat if len(session.people) == 1 else session.eyes()
    session.terminal.lines(session.table.seen_record(eyes).splitlines())
    return False


def help_page(session: "Session", seat: int, words: str) -> bool:
    """What can be typed, with examples of the game."""
    examples = {what: _example(session, what) for what in ("move", "why", "odds", "rules")}
    session.terminal.lines(session.speech.say("cli-play-help", **examples).splitlines())
    return False


def _example(session: "Session", what: str) -> str:
    return session.speech.say(f"example-{what}")


def leave(session: "Session", seat: int, words: str) -> bool:
    """Leave the table."""
    raise Leaves


_REQUESTS: Final[dict[str, Request]] = {
    "why": why,
    "undo": undo,
    "hint": hint,
    "odds": odds,
    "rules": rules,
    "log": log,
    "board": board,
    "save": save,
    "record": record,
    "help": help_page,
    "?": help_page,
    "quit": leave,
    "exit": leave,
}

_ITALIAN: Final = {
    "perché": "why",
    "perche": "why",
    "annulla": "undo",
    "consiglio": "hint",
    "probabilità": "odds",
    "probabilita": "odds",
    "regole": "rules",
    "diario": "log",
    "tavolo": "board",
    "salva": "save",
    "aiuto": "help",
    "esci": "quit",
}
