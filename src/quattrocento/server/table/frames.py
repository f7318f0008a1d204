"""Frames: what one pair of eyes is sent of a table. Nothing in them rests on what these eyes cannot see."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from quattrocento.kernel.effect import Effect
from quattrocento.kernel.move import Move
from quattrocento.kernel.position import Result
from quattrocento.kernel.saying import Saying, named
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.step import Picks, Step
from quattrocento.kernel.table import Happening, Table, UndoError
from quattrocento.kernel.undo import NOTHING
from quattrocento.kernel.view import View
from quattrocento.server.table.nouns import Nouns, nouns_of
from quattrocento.server.table.text_board import TextBoard
from quattrocento.server.workers.tasks import Advice

PROTOCOL: Final = 3
"""Goes up when a page that was built before could not understand what is sent, or would send wrongly."""
_TOKEN_BYTES: Final = 12
_NOTHING_TO_UNDO: Final = Saying(NOTHING)

Writes = Callable[[View], TextBoard]
"""Who writes the table as text."""


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened, who made it happen and with which move: told only to those who know the move."""

    message: str
    about: dict[str, int]
    by: int | None = None
    move: Move | None = None


class Asked(msgspec.Struct, frozen=True):
    """The question put now. Of a private choice only those who choose learn the fields."""

    name: str
    message: str
    clause: str
    about: dict[str, int]
    private: bool
    worth_seeing: bool = False
    """Even a lone answer is waited for, because what it reveals is worth seeing."""
    picks: Picks | None = None
    """How many of the options are chosen one after the other; told to those who choose."""


class WayBack(msgspec.Struct, frozen=True):
    """Whether the last move of these eyes' seat can be taken back, and why not."""

    can: bool
    why: Saying | None = None


class AdviceMessage(msgspec.Struct, frozen=True, tag_field="type", tag="advice"):
    """Follows a frame with options: what a player is told unasked before choosing among them.

    ``barriers`` has for each option what keeps it from being taken back, or an empty text; ``effects`` what
    it costs and brings; ``accounts`` what the seat has now, by the names of which effects speak.
    """

    token: str
    barriers: list[str]
    forecast: list[Saying]
    effects: list[list[Effect]]
    accounts: dict[str, int]


class Ending(msgspec.Struct, frozen=True):
    """How the game ended."""

    winners: tuple[int, ...]
    reason: str
    ranking: tuple[int, ...]


class Choice(msgspec.Struct, frozen=True):
    """What is asked, and what these eyes may answer."""

    step: Asked | None
    options: Sequence[Move]
    nouns: Nouns
    declines: Move | None


class Scene(msgspec.Struct, frozen=True):
    """Everything else that these eyes see, apart from the log.

    ``hides``: somebody may know what not all do, so whoever shares a screen must not see it passed on.
    """

    eyes: int
    view: View
    waiting: tuple[int, ...]
    undo: WayBack
    result: Ending | None
    hides: bool
    display: Any = msgspec.UNSET
    board: TextBoard | msgspec.UnsetType = msgspec.UNSET


def _step_as_json(value: Any) -> Any:
    if isinstance(value, Step):
        return {"name": value.name, **value.values()}
    raise TypeError(f"a view cannot hold a {type(value).__name__}")


JSON: Final = msgspec.json.Encoder(enc_hook=_step_as_json)


def asked(table: Table, eyes: int) -> Asked | None:
    """The question that is put to somebody now."""
    position = table.position
    if position.result is not None:
        return None
    step = position.stack[-1]
    open_to = not step.private or eyes in position.waiting()
    about = step.values() if open_to else {}
    question = named("ask", step.prompt())
    picks = step.picks(position, eyes) if eyes in position.waiting() else None
    return Asked(step.name, question, step.cited(position), about, step.private, step.worth_seeing, picks)


def choice(table: Table, eyes: int) -> Choice:
    """The question with the options of these eyes."""
    options = table.position.options(eyes)
    declines = table.position.stack[-1].declines if options else None
    return Choice(asked(table, eyes), options, nouns_of(table.game, options), declines)


def ending(result: Result | None) -> Ending | None:
    """How the game ended, if it has."""
    return Ending(result.winners, result.reason, result.ranking) if result is not None else None


def way_back(table: Table, seat: int) -> WayBack:
    """Whether that seat may take back its last move."""
    if seat == SPECTATOR:
        return WayBack(False, _NOTHING_TO_UNDO)
    try:
        table.undoable(seat)
    except UndoError as error:
        return WayBack(False, error.reason)
    return WayBack(True)


def lines_of(table: Table, happening: Happening | None, eyes: int) -> list[LogLine]:
    """What these eyes saw of a move, or at the start; of a secret move others are not told who made it."""
    events = happening.events if happening is not None else table.opening
    by, move = None, None
    if happening is not None and (not happening.private or happening.seat == eyes):
        by, move = happening.seat, happening.move
    told = [table.game.told(event) for event in events if event.visible_to(eyes)]
    return [LogLine(saying.message, saying.numbers(), by, move) for saying in told]


def shown(table: Table, view: View) -> Any:
    """What a screen shows besides the view; unset where the game adds nothing."""
    display = table.game.display(view, table.components)
    return display if display is not None else msgspec.UNSET


class Eyes:
    """A table as one seat, or a spectator, sees it: the latest frame and the log.

    ``version`` counts what changed in these eyes. What others do in secret does not change it.
    ``writes`` adds the table as text, where a game needs that.
    """

    def __init__(
        self, seat: int, table_id: str, key: bytes, table: Table, acts: int, writes: Writes | None = None
    ) -> None:
        self.seat = seat
        self.version = 0
        self.token = ""
        self.log: list[bytes] = []
        self.advice: tuple[str, str] = ("", "")
        """What is told before a choice, with the token of the choice; an empty text tells nothing."""
        self.view: View
        """What these eyes see, as the latest frame shows it."""
        self.options: Sequence[Move]
        """What they may answer, as the latest frame shows it."""
        self._salt = f"{table_id} {seat} ".encode()
        self._key = key
        self._writes = writes
        self._content = b""
        self._frames: dict[int, str] = {}
        self.look_again(table, acts)

    def look(self, table: Table, acts: int, news: Sequence[Happening]) -> None:
        """After moves: what is seen now, and what the log adds."""
        seen = [JSON.encode(line) for one in news for line in lines_of(table, one, self.seat)]
        self.log += seen
        self._see(table, acts, bool(seen))

    def look_again(self, table: Table, acts: int) -> int:
        """After an undo, or at first; returns how many events of the log before are still true."""
        happened = [None, *table.happenings]
        log = [JSON.encode(line) for one in happened for line in lines_of(table, one, self.seat)]
        kept = _shared(self.log, log)
        changed = not kept == len(log) == len(self.log)
        self.log = log
        self._see(table, acts, changed)
        return kept

    def _see(self, table: Table, acts: int, log_changed: bool) -> None:
        position = table.position
        view = position.view(self.seat)
        chosen_from = choice(table, self.seat)
        question = JSON.encode(chosen_from)
        scene = JSON.encode(
            Scene(
                self.seat,
                view,
                position.waiting(),
                way_back(table, self.seat),
                ending(position.result),
                table.game.hides(view),
                shown(table, view),
                self._writes(view) if self._writes is not None else msgspec.UNSET,
            )
        )
        # The seat's own acts make every token fresh; what others do meanwhile leaves the choice as it is.
        salt = self._salt + str(acts).encode()
        token = blake2b(salt + question, digest_size=_TOKEN_BYTES, key=self._key).hexdigest()
        content = scene[1:-1] + b"," + question[1:-1]
        if log_changed or token != self.token or content != self._content:
            self.version += 1
            self._frames.clear()
        self.token = token
        self.view, self.options = view, chosen_from.options
        self._content = content

    @property
    def unadvised(self) -> bool:
        """Whether there is a choice about which nobody has thought yet."""
        return bool(self.options) and self.advice[0] != self.token

    def advise(self, token: str, advice: Advice | None) -> None:
        """What a player is told of the choice with that token, if it is still open; None: nothing."""
        if token == self.token:
            self.advice = (token, _told(token, advice) if advice else "")

    def forget_failure(self) -> None:
        """Where thinking about the choice has failed, it may be thought about again."""
        if not self.advice[1]:
            self.advice = ("", "")

    def frame(self, keep: int) -> str:
        """The frame for one who has so many events of the log already."""
        found = self._frames.get(keep)
        if found is None:
            events = b",".join(self.log[keep:])
            found = (
                f'{{"type":"frame","token":"{self.token}",{self._content.decode()},'
                f'"log":{{"keep":{keep},"events":[{events.decode()}]}}}}'
            )
            self._frames[keep] = found
        return found


def _told(token: str, advice: Advice) -> str:
    message = AdviceMessage(token, advice.barriers, advice.forecast, advice.effects, advice.accounts)
    return JSON.encode(message).decode()


def _shared(before: list[bytes], after: list[bytes]) -> int:
    count = 0
    for old, new in zip(before, after, strict=False):
        if old != new:
            break
        count += 1
    return count
