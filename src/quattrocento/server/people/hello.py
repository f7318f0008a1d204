"""Hello: how the person at this machine's own screen gets a cookie from a server started here.

Who can read the database can make a key; it is good for one greeting within ten minutes. It stands in
an address behind ``#``, so that it reaches no log.
"""

import secrets
import time
from typing import Final

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

from quattrocento.server.http.identity import clean_name, random_id
from quattrocento.server.refusal import Forbidden
from quattrocento.server.storage.database import Conflict
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.rows import PersonRow
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import AddSetting, DropSetting, PutPerson

_MINUTES: Final = 10
_SECRET: Final = "hello_secret"
_PERSON: Final = "local_person"
_USED: Final = "hello_used"


class Hello(msgspec.Struct, frozen=True):
    """What a key says: that it is one of a kind, and what the person would be called."""

    nonce: str
    name: str


class Greeter:
    """Makes keys and takes them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(
            store.settled(_SECRET, secrets.token_urlsafe(32)), salt="hello"
        )

    def key(self, name: str) -> str:
        """A new key for the person at this screen, who gets that name where none is known."""
        return str(self._signer.dumps([secrets.token_urlsafe(12), name]))

    async def greeted(self, key: str, journal: Journal) -> PersonRow:
        """The person at this screen, the same one every day."""
        hello = self._read(key)
        try:
            await journal.write(AddSetting(name=f"{_USED}:{hello.nonce}", value=str(time.time())))
        except Conflict:
            raise Forbidden("hello-used") from None
        await self._forget_old(journal)
        known = await self._store.ask(self._store.setting, _PERSON)
        person = await self._store.ask(self._store.person, known) if known else None
        return person or await self._made(hello.name, journal)

    async def _forget_old(self, journal: Journal) -> None:
        """A key that is too old need not be remembered as used."""
        used = await self._store.ask(self._store.settings_from, f"{_USED}:")
        for name, at in used.items():
            if float(at) < time.time() - 2 * _MINUTES * 60:
                await journal.write(DropSetting(name=name))

    def _read(self, key: str) -> Hello:
        try:
            nonce, name = self._signer.loads(key, max_age=_MINUTES * 60)
        except (BadSignature, ValueError, TypeError):
            raise Forbidden("hello-used") from None
        return Hello(nonce, name)

    async def _made(self, name: str, journal: Journal) -> PersonRow:
        person = PersonRow(id=f"p{random_id()}", name=clean_name(name), made=time.time())
        await journal.write(PutPerson(row=person))
        try:
            await journal.write(AddSetting(name=_PERSON, value=person.id))
        except Conflict:  # two greetings at once: the first one stands
            first = await self._store.ask(self._store.setting, _PERSON)
            return await self._store.ask(self._store.person, first or "") or person
        return person
