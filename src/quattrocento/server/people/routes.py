"""People: names, passwords, signing in and out."""

import time
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from quattrocento.server.http.errors import AnyRequest
from quattrocento.server.http.identity import (
    COOKIE,
    NO_COOKIE,
    AnyConnection,
    Identity,
    Stranger,
    clean_name,
    hashed,
    is_password,
    random_id,
    signed_name,
)
from quattrocento.server.people.hello import Greeter
from quattrocento.server.refusal import Forbidden, Unsuitable
from quattrocento.server.storage.database import Conflict
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.rows import PersonRow
from quattrocento.server.storage.store import Store
from quattrocento.server.storage.writes import PutPerson
from quattrocento.server.table.tables import Tables

# Longer ones are cut off by the limits of names and passwords, with clearer words.
_Text = Annotated[str, msgspec.Meta(max_length=1000)]


class Me(msgspec.Struct):
    """Who asks; nobody yet, where the id is missing."""

    id: str | None
    name: str | None
    password: bool


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: _Text


class Password(msgspec.Struct, forbid_unknown_fields=True):
    password: _Text
    current: _Text | None = None


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    name: _Text
    password: _Text


class Key(msgspec.Struct, forbid_unknown_fields=True):
    key: _Text


async def person_or_none(connection: AnyConnection) -> PersonRow | None:
    """The person who asks, if the cookie says so and the database knows of it."""
    state = connection.app.state
    store: Store = state.store
    identity: Identity = state.identity
    claim = identity.claim_in(connection.cookies.get(COOKIE))
    person = await store.ask(store.person, claim.person) if claim is not None else None
    return person if claim is not None and person is not None and claim.holds_for(person) else None


async def id_or_none(connection: AnyConnection) -> str | None:
    """The id of the person who asks."""
    person = await person_or_none(connection)
    return person.id if person is not None else None


async def the_person(connection: AnyConnection) -> PersonRow:
    """The person who asks, or a refusal to strangers."""
    person = await person_or_none(connection)
    if person is None:
        raise Stranger
    return person


def _me(person: PersonRow | None) -> Me:
    if person is None:
        return Me(None, None, False)
    return Me(person.id, person.name, person.password is not None)


def _welcomed(request: AnyRequest, person: PersonRow) -> Response[Me]:
    identity: Identity = request.app.state.identity
    return Response(_me(person), cookies=[identity.cookie(person, request)])


@get("/api/me")
async def get_me(request: AnyRequest) -> Me:
    """Who I am."""
    return _me(await person_or_none(request))


@put("/api/me")
async def put_me(request: AnyRequest, state: State, data: JSONBody[Name]) -> Response[Me]:
    """Take a name, or another one."""
    name = clean_name(data.name)
    person = await person_or_none(request)
    if person is None:
        person = PersonRow(id=f"p{random_id()}", name=name, made=time.time())
    else:
        signed = signed_name(name) if person.password is not None else None
        person = msgspec.structs.replace(person, name=name, signed_name=signed)
    await _put(state.journal, person)
    return _welcomed(request, person)


async def _put(journal: Journal, person: PersonRow) -> None:
    try:
        await journal.write(PutPerson(row=person))
    except Conflict:
        raise Unsuitable("name-taken", name=person.name).at("name") from None


@put(
    "/api/me/password",
    status_code=204,
    responses={204: ResponseSpec(data_container=None, description="The password is set.")},
    opt={"limit": "sign_in"},
)
async def put_password(request: AnyRequest, state: State, data: JSONBody[Password]) -> Response[None]:
    """Set a password, in order to sign in on another device. Other devices must sign in anew."""
    person = await the_person(request)
    store: Store = state.store
    tables: Tables = state.tables
    identity: Identity = state.identity
    if person.password is not None and not await store.ask(
        is_password, data.current or "", person.password
    ):
        raise Forbidden("password-wrong").at("current")
    kept = await store.ask(hashed, data.password)
    person = msgspec.structs.replace(person, password=kept, signed_name=signed_name(person.name))
    await _put(state.journal, person)
    tables.cut_off_soon(person.id)
    return Response(None, cookies=[identity.cookie(person, request)])


@post("/api/sign-in", status_code=200, opt={"limit": "sign_in"})
async def sign_in(request: AnyRequest, state: State, data: JSONBody[SignIn]) -> Response[Me]:
    """Be on this device who one is on another."""
    store: Store = state.store
    person = await store.ask(store.person_by_signed_name, signed_name(clean_name(data.name)))
    right = await store.ask(is_password, data.password, person.password if person else None)
    if person is None or not right:
        raise Forbidden("sign-in-wrong")
    return _welcomed(request, person)


@post("/api/sign-out", status_code=204, response_cookies=[NO_COOKIE])
async def sign_out() -> None:
    """Be nobody on this device. Who has no password cannot come back."""


@post("/api/hello", status_code=200, opt={"limit": "sign_in"})
async def hello(request: AnyRequest, state: State, data: JSONBody[Key]) -> Response[Me]:
    """Be the person at the screen of the machine that the server runs on."""
    greeter: Greeter = state.greeter
    return _welcomed(request, await greeter.greeted(data.key, state.journal))


ROUTES: Final = [get_me, put_me, put_password, sign_in, sign_out, hello]
