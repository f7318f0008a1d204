"""The socket of a table: messages come in, are carried out one after the other, and are answered."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from quattrocento.kernel.fault import Fault
from quattrocento.server.error_log import note
from quattrocento.server.http.limits import Bucket, Limits, TooOften, address_of
from quattrocento.server.lobby.routes import check_may_watch
from quattrocento.server.people.routes import person_or_none
from quattrocento.server.refusal import Busy, Refusal
from quattrocento.server.socket.guest import Guest
from quattrocento.server.socket.messages import (
    AnyAsking,
    AskOdds,
    AskStanding,
    AskWhy,
    Done,
    Foresee,
    Look,
    Play,
    Say,
    Undo,
    done_text,
    id_in,
    read,
    refused_text,
)
from quattrocento.server.storage.database import StoreError, for_others
from quattrocento.server.table.connection import Connection
from quattrocento.server.table.nouns import Parts
from quattrocento.server.table.questions import Why
from quattrocento.server.table.tables import Tables

LOG: Final = logging.getLogger("quattrocento.socket")

AnySocket = WebSocket[Any, Any, Any]

POLICY: Final = 1008
BEHIND: Final = 1013
_MOST_STRIKES: Final = 20


@websocket("/api/tables/{table:str}/socket")
async def route(socket: AnySocket, state: State, table: FromPath[str]) -> None:
    """Look at a table, and play there."""
    await socket.accept()
    limits: Limits = state.limits
    try:
        with limits.socket(address_of(socket)) as bucket:
            await _attend(socket, await _welcomed(socket, state.tables, table), bucket)
    except Exception as error:
        await _close(socket, refused_text(None, _why_not(error, "a table cannot be shown")), POLICY)


async def _welcomed(socket: AnySocket, tables: Tables, table: str) -> Guest:
    """Who may look does so from now on."""
    person = await person_or_none(socket)
    room = await tables.room(table)
    check_may_watch(room.row, room.seats, person.id if person is not None else None)

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    connection = Connection(person, send)
    guest = Guest(room, connection)
    try:
        await guest.come()
    except BaseException:
        connection.writing.cancel()
        raise
    return guest


async def _attend(socket: AnySocket, guest: Guest, bucket: Bucket) -> None:
    """Heed the client until it goes, does not read what it is sent, or is thrown out."""
    writing = guest.connection.writing
    listening = asyncio.create_task(_Listener(socket, guest, bucket).listen())
    try:
        await asyncio.wait((listening, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        guest.go()
        listening.cancel()
        writing.cancel()
    thrown_out, _ = await asyncio.gather(listening, writing, return_exceptions=True)
    await _close(socket, None, POLICY if thrown_out is True else BEHIND)


def _why_not(error: Exception, what: str) -> Fault:
    """What the one who asked is told of an error; one that nobody foresaw is logged."""
    if isinstance(error, StoreError):
        return for_others(error)
    if isinstance(error, Fault):
        return error
    note(LOG, what, error)
    return Busy("table-trouble")


async def _close(socket: AnySocket, last: str | None, code: int) -> None:
    """Say a last word if there is one; the other side may be gone already."""
    with suppress(RuntimeError, WebSocketDisconnect, OSError):
        if last is not None:
            await socket.send({"type": "websocket.send", "bytes": None, "text": last})
        await socket.close(code=code)


class _Listener:
    """Reads what one client sends."""

    def __init__(self, socket: AnySocket, guest: Guest, bucket: Bucket) -> None:
        self._socket = socket
        self._connection = guest.connection
        self._guest = guest
        self._bucket = bucket
        self._strikes = 0
        self._thoughts: set[asyncio.Task[None]] = set()

    async def listen(self) -> bool:
        """Until the client is gone; True: it is thrown out because it goes on with what is refused."""
        try:
            while self._strikes < _MOST_STRIKES:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return False
                await self._heed(str(message.get("text") or ""))
            return True
        finally:
            for thought in self._thoughts:
                thought.cancel()

    async def _heed(self, text: str) -> None:
        """Carry out one message; what cannot be read, or comes too often, is held against the client."""
        wait = self._bucket.take()
        try:
            if wait:
                raise TooOften(wait)
            asking = read(text)
        except Refusal as refusal:
            self._strikes += 1
            self._connection.tell(refused_text(id_in(text), refusal))
            return
        self._strikes = max(0, self._strikes - 1)
        if isinstance(asking, Foresee | AskOdds | AskWhy):
            # These take their time, and nobody should wait with a move until they are told.
            thought = asyncio.create_task(self._answer(asking))
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)
        else:
            await self._answer(asking)

    async def _answer(self, asking: AnyAsking) -> None:
        try:
            answer = done_text(await self._carried_out(asking))
        except Exception as error:
            answer = refused_text(asking.id, _why_not(error, "a message was not carried out"))
        self._connection.tell(answer)

    async def _carried_out(self, asking: AnyAsking) -> Done:
        guest = self._guest
        match asking:
            case Play(id=number, seat=seat, token=token, move=move):
                await guest.play(seat, token, move)
            case Undo(id=number, seat=seat, token=token):
                await guest.undo(seat, token)
            case Look(id=number, eyes=eyes):
                await guest.look(eyes)
            case Say(id=number, text=text):
                await guest.say(text)
            case AskWhy(id=number):
                return Done(number, why=await self._why(asking), parts=self._parts(asking))
            case Foresee(id=number, seat=seat, move=move):
                return Done(number, lines=await guest.foresee(seat, move))
            case AskOdds(id=number, words=words):
                return Done(number, lines=await guest.odds(words))
            case AskStanding(id=number):
                return Done(number, standing=await guest.standing())
        return Done(asking.id)

    async def _why(self, asking: AskWhy) -> list[Why]:
        if asking.move is not None:
            return await self._guest.why(asking.seat, asking.move)
        if asking.kind is None or asking.noun is None:
            raise Refusal("table-message-unreadable")
        return await self._guest.why_thing(asking.seat, asking.kind, asking.noun)

    def _parts(self, asking: AskWhy) -> Parts:
        """What the thing asked about is made of, for those who have to name it."""
        return self._guest.parts(asking.kind or "", asking.noun or 0)
