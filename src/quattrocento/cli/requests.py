"""Requests: what a player may ask at the table instead of making a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quattrocento.bots.registry import bot
from quattrocento.cli.complaint import Complaint
from quattrocento.cli.rules import book_of, find, tell_clauses
from quattrocento.cli.saves import check_new
from quattrocento.cli.seating import DEFAULT_BOT
from quattrocento.kernel.game import NoOdds, OddsError

if TYPE_CHECKING:
    from quattrocento.cli.sitting import Sitting

_ADVISER: Final = DEFAULT_BOT

Request = Callable[["Sitting", int, str], bool]


class Leaves(Exception):
    """A player leaves the table; the game is kept."""


def asked(line: str) -> Request | None:
    """The request that a line begins with, or None where it is a move."""
    word = line.split(maxsplit=1)[0].casefold()
    return _REQUESTS.get(_ITALIAN.get(word, word))


def why(sitting: "Sitting", seat: int, words: str) -> bool:
    """Why a move is not legal now, or that it is."""
    if not words:
        raise Complaint("cli-why-form", example=_example(sitting, "why"))
    move = sitting.menu(seat).read(words)
    position = sitting.table.position
    if move in position.options(seat):
        sitting.terminal.tell(sitting.speech.say("cli-why-legal", move=sitting.speech.move(move)))
        return False
    reason = position.why_not(seat, move)
    clause = f" [{reason.clause}]" if reason.clause else ""
    sitting.terminal.tell(sitting.speech.reason(reason) + clause)
    return False


def undo(sitting: "Sitting", seat: int, words: str) -> bool:
    """Take the last move back; where that cannot be, the reason is told."""
    taken = sitting.table.undo(seat)
    sitting.keep()
    text = sitting.speech.move(taken)
    sitting.terminal.tell(sitting.speech.say("cli-undone", move=text))
    return True


def hint(sitting: "Sitting", seat: int, words: str) -> bool:
    """What a bot would do."""
    move = sitting.advice(bot(_ADVISER), seat)
    notation = sitting.table.game.notation.text(move)
    text = sitting.speech.move(move)
    sitting.terminal.tell(sitting.speech.say("cli-hint", bot=_ADVISER, move=text, notation=notation))
    return False


def odds(sitting: "Sitting", seat: int, words: str) -> bool:
    """The odds of what is at hand, or of something that is only thought of."""
    table = sitting.table
    view = table.position.view(sitting.eyes_for(seat))
    try:
        lines = table.game.odds(view, table.components, words.split(), sitting.speech)
    except NoOdds:
        raise Complaint("cli-odds-no-game", game=table.game.title) from None
    except OddsError as error:
        raise Complaint(error.message, **error.about) from None
    sitting.terminal.tell_all(lines)
    return False


def rules(sitting: "Sitting", seat: int, words: str) -> bool:
    """A clause by its number, or all that hold some words."""
    book = book_of(sitting.table.game.name, sitting.speech.language)
    position = sitting.table.position
    wanted = words or position.stack[-1].cited(position)
    is_number = any(letter.isdigit() for letter in wanted)
    found = find(book, wanted) if is_number else book.search(wanted)
    if not found:
        raise Complaint("cli-rules-nothing-found", words=words)
    tell_clauses(sitting.terminal, found)
    return False


def log(sitting: "Sitting", seat: int, words: str) -> bool:
    """What has happened, or the last so many moves of it."""
    eyes = seat if len(sitting.people) == 1 else sitting.eyes()
    told = sitting.table.log(eyes)
    last = int(words) if words.isdecimal() else len(told)
    for events in told[-last:] if last else []:
        sitting.tell_events(events)
    return False


def board(sitting: "Sitting", seat: int, words: str) -> bool:
    """Draw the board again."""
    sitting.show_board(sitting.eyes_for(seat))
    return False


def save(sitting: "Sitting", seat: int, words: str) -> bool:
    """Keep the game in another file from now on, or say where it is kept."""
    if words:
        before = sitting.save.path
        file = Path(words).expanduser()
        if file != before:
            check_new(file)
        sitting.save.path = file
        try:
            sitting.save.write(sitting.table)
        except Complaint:
            sitting.save.path = before
            raise
    sitting.terminal.tell(sitting.speech.say("cli-saved", file=str(sitting.save.path)))
    return False


def record(sitting: "Sitting", seat: int, words: str) -> bool:
    """The record, without what is still secret."""
    eyes = seat if len(sitting.people) == 1 else sitting.eyes()
    sitting.terminal.lines(sitting.table.seen_record(eyes).splitlines())
    return False


def help_page(sitting: "Sitting", seat: int, words: str) -> bool:
    """What can be typed, with examples of the game."""
    examples = {what: _example(sitting, what) for what in ("move", "why", "odds", "rules")}
    sitting.terminal.lines(sitting.speech.say("cli-play-help", **examples).splitlines())
    return False


def _example(sitting: "Sitting", what: str) -> str:
    return sitting.speech.say(f"example-{what}")


def leave(sitting: "Sitting", seat: int, words: str) -> bool:
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
