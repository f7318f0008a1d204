"""English for the people who use the package from Python: a position as text, an error as a sentence.

Games speak in message ids, and the library that makes sentences of them stands above the kernel. So the
front door of the package, which stands above all rooms, says who speaks (``spoken_by``). Nothing is put
into words before somebody looks, and looking never raises: an error that hides another helps nobody.
"""

import difflib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from quattrocento.kernel.fault import LOCALE, plain
from quattrocento.kernel.owner import game_of, game_of_clause
from quattrocento.kernel.saying import Saying, kind_of
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.voice import Voice

if TYPE_CHECKING:
    from quattrocento.kernel.game import AnyGame
    from quattrocento.kernel.move import Move
    from quattrocento.kernel.notation import Notation
    from quattrocento.kernel.position import Position
    from quattrocento.kernel.step import AnyStep

_LISTED: Final = 6
_NEAR: Final = 0.75
_NEAR_IN_SHORT: Final = 0.6
"""One letter of three is a third of the word."""
_SHORT: Final = 4
_UNSPEAKABLE: Final = (LookupError, ValueError, OSError, NotImplementedError)
"""What a game raises that has no board, no messages, or not this one."""


class Speaker(Voice, Protocol):
    """A voice that can also tell why something is refused."""

    def saying(self, saying: "Saying", /) -> str: ...


Speakers = Callable[["AnyGame | None", Any], Speaker]
"""Who speaks English for a game with these components, or for the kernel alone."""

_speakers: list[Speakers] = []


def spoken_by(speakers: Speakers) -> None:
    """Let these speak from now on."""
    _speakers[:] = [speakers]


def speaker(game: "AnyGame | None", position: "Position | None") -> Speaker:
    """Who speaks for a game, with the components of a position; a ``LookupError`` where nobody does."""
    if not _speakers:
        raise LookupError("nobody speaks")
    return _speakers[0](
        game, game.components_of(position) if game is not None and position is not None else None
    )


# ---- positions


def board_text(position: "Position") -> str:
    """The table as text, with what each seat sees besides; see ``Position.__str__``."""
    game = game_of(position)
    if game is None:
        return repr(position)
    components = game.components_of(position)
    try:
        voice = speaker(game, position)
        lines = game.board(position.view(SPECTATOR), components, voice)
        for seat in range(position.seats):
            seen = game.board(position.view(seat), components, voice)
            own = [line for line in seen if line and line not in lines]
            lines = [*lines, *(["", f"Seat {seat} sees besides:", *own] if own else [])]
    except _UNSPEAKABLE:
        lines = game.write(position).rstrip("\n").split("\n")
    return "\n".join([*lines, "", repr(position)])


def asked_text(step: "AnyStep", game: "AnyGame | None" = None) -> str:
    """A step by its name, with the fields that it has besides the seat: ``attack (target=milan)``."""
    values = [
        f"{name}={_id_of(name, value, game)}"
        for name, value in step.values().items()
        if name != "seat" and value != -1
    ]
    return f"{step.name} ({', '.join(values)})" if values else step.name


def _id_of(name: str, value: int, game: "AnyGame | None") -> str:
    """A thing by its id in the notation, where the game has a word for its kind; else the number."""
    kind = kind_of(name)
    for noun in game.notation.verbs.values() if game is not None and kind != "seat" else ():
        ids: Sequence[str] = getattr(noun, "ids", ())
        if noun.kind == kind and 0 <= value < len(ids):
            return ids[value]
    return str(value)


# ---- errors


def reason_text(reason: "Saying", position: "Position | None" = None) -> str:
    """Why something is refused. Seats count from 0, as in records and positions."""
    game = game_of(position) if position is not None else game_of_clause(reason.clause)
    try:
        return speaker(game, position).saying(reason)
    except _UNSPEAKABLE:
        about = dict(reason.about)
        if "seat" in about:
            about["seat"] = f"Seat {about['seat']}"
        return plain(reason.message, about, LOCALE)


def saying_text(saying: Saying, game: "AnyGame | None") -> str:
    """The sentence of a saying of a game."""
    try:
        return speaker(game, None).saying(saying)
    except _UNSPEAKABLE:
        return plain(saying.message, saying.about, LOCALE)


def move_text(move: "Move", notation: "Notation | None") -> str:
    """A move in notation; one that no notation can write, as it is."""
    try:
        return notation.text(move) if notation is not None else f"{move[0]} {move[1]}"
    except (LookupError, TypeError, ValueError):
        return str(move)


def no_move_text(tried: object, game: "AnyGame | None") -> str:
    """Why something is no move at all: ``('attack', 999) is no move of Magnifico: ...``."""
    if isinstance(tried, str):
        return f"{tried!r} is a text and no move: game.notation.parse({tried!r}) makes a move of it."
    told = f"{tried!r} is no move of {game.title if game is not None else 'this game'}"
    if not (isinstance(tried, tuple) and len(tried) == 2 and isinstance(tried[0], str)):
        return f"{told}: a move is a verb and a number, as game.notation.parse(text) makes it."
    verb, number = tried
    verbs = game.notation.verbs if game is not None else {}
    if verb not in verbs:
        return f"{told}. The verbs are: {', '.join(verbs)}."
    if isinstance(number, str):
        return f"{told}: game.notation.parse({f'{verb} {number}'!r}) makes a move of a text."
    if not verbs[verb].kind:
        return f"{told}: {verb!r} has no noun, and takes 0."
    ids = getattr(verbs[verb], "ids", ())
    which = f", numbered from 0 to {len(ids) - 1}" if ids else ""
    return f"{told}: {verb!r} takes {with_article(verbs[verb].kind)}{which}."


def with_article(kind: str) -> str:
    """A kind of the notation in a sentence: ``a territory``, ``an army``, ``florins``."""
    word = kind.replace("_", " ")
    return word if word.endswith("s") else f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def shortened(texts: Sequence[str]) -> str:
    """The first of some options, and how many there are."""
    count = "1 option" if len(texts) == 1 else f"{len(texts)} options"
    listed = ", ".join([*texts[:_LISTED], *(["..."] if len(texts) > _LISTED else [])])
    return f"{listed} ({count})"


def meant_instead(text: str, options: Sequence[str], notation: "Notation") -> str:
    """The move nearest to a text that cannot be read, an option if there is a near one; may be empty."""
    verb, _, noun = text.strip().lower().partition(" ")
    near_enough = _NEAR_IN_SHORT if len(verb) <= _SHORT else _NEAR
    verbs = difflib.get_close_matches(verb, list(notation.verbs), 1, near_enough)
    if not verbs:
        return ""
    offered = [of for found, _, of in [option.partition(" ") for option in options] if found == verbs[0]]
    ids = list(getattr(notation.verbs[verbs[0]], "ids", ()))
    near = [*difflib.get_close_matches(noun, offered, 1), *difflib.get_close_matches(noun, ids, 1), noun]
    meant = f"{verbs[0]} {near[0]}".strip()
    return meant if notation.is_move(meant) else ""


def noun_missing(text: str, options: Sequence[str], notation: "Notation") -> str:
    """What a verb that stands alone needs, with an example; empty where that is not what is wrong."""
    verb = text.strip().lower()
    kind = notation.verbs[verb].kind if verb in notation.verbs else ""
    ids = list(getattr(notation.verbs[verb], "ids", ())) if kind else []
    examples = [option for option in options if option.startswith(f"{verb} ")] or [
        f"{verb} {one}" for one in ids
    ]
    return f"it needs a {kind}, as in {examples[0]!r}" if kind and examples else ""


def same_verb_first(text: str, options: Sequence[str]) -> list[str]:
    """The options, those that begin as the text does before the others."""
    verb = text.partition(" ")[0]
    return sorted(options, key=lambda option: option.partition(" ")[0] != verb)
