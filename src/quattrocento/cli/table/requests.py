"""Requests: what a player may ask at the table instead of making a move."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from quattrocento.bots.registry import bot
from quattrocento.cli.table import by_hand
from quattrocento.cli.table.saves import check_new
from quattrocento.cli.table.seating import DEFAULT_BOT
from quattrocento.cli.terminal.clauses import book_of, find, tell_clauses
from quattrocento.cli.terminal.errors import CommandError
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.look import Thing, meant, named_in, names_of, near, things
from quattrocento.kernel.odds import NoOdds, OddsError
from quattrocento.kernel.table import UndoError
from quattrocento.speech import Speech

if TYPE_CHECKING:
    from quattrocento.cli.table.session import Session

_ADVISER: Final = DEFAULT_BOT
_MOST_NAMED: Final = 12

Request = Callable[["Session", int, str], bool]


class Leaves(Exception):
    """A player leaves the table; the game is kept."""


def asked(line: str) -> Request | None:
    """The request that a line begins with, or None where it is a move."""
    word = line.split(maxsplit=1)[0].casefold()
    return _REQUESTS.get(_ITALIAN.get(word, word))


def words(language: str) -> dict[str, str]:
    """The requests by name, each as a reader of that language types it."""
    italian = {name: word for word, name in reversed(_ITALIAN.items())} if language == "it" else {}
    return {name: italian.get(name, name) for name in _REQUESTS if name.isalpha()}


def why(session: "Session", seat: int, words: str) -> bool:
    """Why a move is not legal now, or that it is."""
    if not words:
        raise CommandError("cli-why-form", example=_example(session, "why"))
    move = session.menu(seat).read(words)
    position = session.table.position
    if move in position.options(seat):
        session.terminal.tell(session.speech.say("cli-why-legal", move=session.speech.move(move)))
        return False
    reason = position.why_not(seat, move)
    clause = f" [{reason.clause}]" if reason.clause else ""
    session.terminal.tell(session.speech.saying(reason) + clause)
    return False


def undo(session: "Session", seat: int, words: str) -> bool:
    """Take the last move back; where that cannot be, the reason is told.

    A question with one answer would be answered at once again, so that the move before it goes too.
    """
    table = session.table
    taken = [table.undo(seat)]
    while session.goes_by_itself(seat) is not None:
        try:
            taken.append(table.undo(seat))
        except UndoError:
            for move in reversed(taken):
                table.play(seat, move, Stated())
            raise
    session.keep()
    text = session.speech.move(taken[-1])
    session.terminal.tell(session.speech.say("cli-undone", move=text))
    return True


def correct(session: "Session", seat: int, words: str) -> bool:
    """Type the last dice and draws again, where people roll themselves."""
    lost = by_hand.correct(session)
    session.terminal.tell(session.speech.say("cli-corrected", lost=lost))
    return True


def hint(session: "Session", seat: int, words: str) -> bool:
    """What a bot would do."""
    move = session.advice(bot(_ADVISER), seat)
    notation = session.table.game.notation.text(move)
    text = session.speech.move(move)
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


def look(session: "Session", seat: int, words: str) -> bool:
    """What a card, a tile, a place or a die is, and what of it lies on the table."""
    table, speech = session.table, session.speech
    if not words:
        raise CommandError("cli-look-form", example=_example_thing(session, seat))
    view = table.position.view(session.eyes_for(seat))
    for kind, number in _things(session, seat, words):
        for line in table.game.look(view, table.components, kind, number):
            clause = f" [{line.clause}]" if line.clause else ""
            session.terminal.tell(speech.saying(line) + clause)
    return False


def _things(session: "Session", seat: int, words: str) -> list[Thing]:
    """The things that the words name, or those that the entry of the menu with that number names."""
    game, speech = session.table.game, session.speech
    if words.isascii() and words.isdecimal():
        move = session.menu(seat).read(words)
        named = named_in(game, [move])
        if not named:
            raise CommandError("cli-look-nothing", move=speech.move(move))
        return named
    names = names_of(game, session.table.components)
    found = meant(names, words)
    if len(found) == 1:
        return found
    if found:
        raise CommandError("cli-look-which", word=words, known=_named(speech, found))
    like = near(names, words)
    if like:
        raise CommandError("cli-look-near", word=words, known=_named(speech, like))
    raise CommandError("cli-look-unknown", word=words)


def _named(speech: Speech, found: Sequence[Thing]) -> str:
    named = [speech.component(*thing) for thing in found[:_MOST_NAMED]]
    return ", ".join(named) + (", …" if len(found) > _MOST_NAMED else "")


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
            session.save.move_to(file)
        try:
            session.save.write(session.table)
        except CommandError:
            if before is not None and file != before:
                session.save.move_to(before)
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
    examples["look"] = _example_thing(session, seat)
    session.terminal.lines(session.speech.say("cli-play-help", **examples).splitlines())
    return False


def _example(session: "Session", what: str) -> str:
    return session.speech.say(f"example-{what}")


def _example_thing(session: "Session", seat: int) -> str:
    """The name of something that can be looked at, one that is asked about where there is one."""
    table, speech = session.table, session.speech
    asked = named_in(table.game, table.position.options(seat))
    known = [*asked, *things(table.game, table.components)]
    return speech.component(*known[0]).casefold() if known else "…"


def leave(session: "Session", seat: int, words: str) -> bool:
    """Leave the table."""
    raise Leaves


_REQUESTS: Final[dict[str, Request]] = {
    "why": why,
    "undo": undo,
    "correct": correct,
    "hint": hint,
    "look": look,
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
    "correggi": "correct",
    "consiglio": "hint",
    "guarda": "look",
    "probabilità": "odds",
    "probabilita": "odds",
    "regole": "rules",
    "diario": "log",
    "tavolo": "board",
    "salva": "save",
    "aiuto": "help",
    "esci": "quit",
}
