"""Identity: names, cookies that cannot be forged, passwords, and the person at this machine's screen."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from itsdangerous import URLSafeSerializer

from quattrocento.server.configuration import Rate, Rates
from quattrocento.server.http.identity import Identity, clean_name, hashed, is_password, signed_name
from quattrocento.server.people.hello import Greeter
from quattrocento.server.refusal import Forbidden, Refusal
from quattrocento.server.storage.journal import Journal
from quattrocento.server.storage.rows import PersonRow
from quattrocento.server.storage.store import Store
from tests.server.live import UNHURRIED, Visitor, configured, serving


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \n\t Maria ", "Anna Maria"),
        ("An\x00na\x1b[2J", "An na [2J"),
        ("An\u200bna\u202e", "Anna"),
        ("Ludovìco", "Ludovìco"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "  ", "\u200b", "\ud800", "x" * 41])
def test_names_that_are_none(typed: str) -> None:
    with pytest.raises(Refusal, match="1 to 40") as error:
        clean_name(typed)
    assert error.value.place == "name"


def test_a_cookie_is_read_only_where_it_was_signed() -> None:
    identity = Identity("secret")
    good = str(URLSafeSerializer("secret", salt="person").dumps(["p1", ""]))
    claim = identity.claim_in(good)
    assert claim is not None
    assert claim.holds_for(PersonRow("p1", "Anna", 1.0))
    assert not claim.holds_for(PersonRow("p2", "Anna", 1.0))
    assert not claim.holds_for(PersonRow("p1", "Anna", 1.0, "hash"))
    for forged in (
        None,
        "",
        "p1",
        good[:-1],
        good + "x",
        "é",
        str(URLSafeSerializer("other", salt="person").dumps(["p1", ""])),
        str(URLSafeSerializer("secret", salt="other").dumps(["p1", ""])),
        str(URLSafeSerializer("secret", salt="person").dumps(["p1"])),
        str(URLSafeSerializer("secret", salt="person").dumps(5)),
    ):
        assert identity.claim_in(forged) is None
    assert Identity("other").claim_in(good) is None


def test_passwords_are_hashed_with_argon2() -> None:
    kept = hashed("Michelangelo")
    assert kept.startswith("$argon2id$")
    assert "Michelangelo" not in kept
    assert is_password("Michelangelo", kept)
    assert not is_password("michelangelo", kept)
    assert not is_password("Michelangelo", None)
    for wrong in ("short", "x" * 201):
        with pytest.raises(Refusal, match="8 to 200"):
            hashed(wrong)


def test_a_stranger_becomes_a_person_and_gets_another_name(address: str) -> None:
    visitor = Visitor(address)
    assert visitor.get("/api/me") == {"id": None, "name": None, "password": False}
    me = visitor.put("/api/me", {"name": " Anna "})
    assert me["name"] == "Anna"
    assert visitor.put("/api/me", {"name": "Bianca"}) == {**me, "name": "Bianca"}
    assert visitor.get("/api/me") == {**me, "name": "Bianca"}


def test_the_cookie_is_kept_from_scripts(address: str) -> None:
    answer = Visitor(address).http.put("/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_behind_tls_the_cookie_is_for_tls_only(tmp_path: Path) -> None:
    origin = "https://play.example.org"
    with serving(configured(str(tmp_path / "house.db"), origins=(origin,))) as address:
        answer = Visitor(address).http.put("/api/me", json={"name": "Anna"}, headers={"origin": origin})
    assert "; secure" in answer.headers["set-cookie"].lower()


def test_signing_in_on_another_device(address: str) -> None:
    anna, phone = Visitor(address, "Anna"), Visitor(address)
    assert anna.http.put("/api/me/password", json={"password": "Santa Croce"}).status_code == 204
    assert anna.get("/api/me")["password"] is True
    wrong = phone.refused("/api/sign-in", {"name": "Anna", "password": "Santa Maria"})
    unknown = phone.refused("/api/sign-in", {"name": "Nobody", "password": "Santa Maria"})
    assert wrong == unknown
    assert (wrong["message"], wrong["status"]) == ("sign-in-wrong", 403)
    assert phone.post("/api/sign-in", {"name": "anna", "password": "Santa Croce"}) == anna.get("/api/me")
    assert phone.http.post("/api/sign-out").status_code == 204
    assert phone.get("/api/me")["id"] is None


def test_a_password_is_changed_only_by_who_knows_it(address: str) -> None:
    anna = Visitor(address, "Anna")
    anna.http.put("/api/me/password", json={"password": "Santa Croce"})
    for current in ({}, {"current": "wrong one"}):
        refused = anna.http.put("/api/me/password", json={"password": "Santa Maria", **current})
        assert refused.json()["message"] == "password-wrong"
        assert refused.json()["place"] == "current"
    right = {"password": "Santa Maria", "current": "Santa Croce"}
    assert anna.http.put("/api/me/password", json=right).status_code == 204
    Visitor(address).post("/api/sign-in", {"name": "Anna", "password": "Santa Maria"})


def test_a_new_password_ends_what_other_devices_have(address: str) -> None:
    anna, phone = Visitor(address, "Anna"), Visitor(address)
    anna.http.put("/api/me/password", json={"password": "Santa Croce"})
    phone.post("/api/sign-in", {"name": "Anna", "password": "Santa Croce"})
    table = anna.open("me", "me", "me")
    with phone.at(table) as player:
        assert player.table["host"]
        anna.http.put("/api/me/password", json={"password": "Santa Maria", "current": "Santa Croce"})
        assert anna.get("/api/me")["name"] == "Anna"
        assert phone.get("/api/me")["id"] is None
        assert phone.get("/api/tables?list=mine") == []
        assert phone.http.get(f"/api/tables/{table}/record?eyes=0").status_code == 403
        assert player.closed() == 1013
    with phone.at(table) as player:
        assert not player.table["host"]
    assert anna.get(f"/api/tables/{table}")["host"]


def test_names_with_a_password_are_unique_others_are_not(address: str) -> None:
    anna, other = Visitor(address, "Anna"), Visitor(address, "ANNA")
    assert anna.http.put("/api/me/password", json={"password": "Santa Croce"}).status_code == 204
    refused = other.http.put("/api/me/password", json={"password": "Santa Maria"})
    assert (refused.status_code, refused.json()["message"]) == (409, "name-taken")
    other.put("/api/me", {"name": "Bruno"})
    assert other.http.put("/api/me/password", json={"password": "Santa Maria"}).status_code == 204
    assert other.http.put("/api/me", json={"name": "aNNA"}).status_code == 409
    assert other.get("/api/me")["name"] == "Bruno"
    assert signed_name("ANNA") == signed_name("anna")


def test_a_stranger_has_no_password(address: str) -> None:
    refused = Visitor(address).http.put("/api/me/password", json={"password": "Santa Croce"})
    assert (refused.status_code, refused.json()["message"]) == (401, "need-name")


def test_guessing_passwords_is_slow(tmp_path: Path) -> None:
    rates = Rates(UNHURRIED.change, UNHURRIED.read, Rate(3, 0.01), UNHURRIED.message)
    with serving(configured(str(tmp_path / "house.db"), rates=rates)) as address:
        visitor = Visitor(address)
        tries = [visitor.http.post("/api/sign-in", json={"name": "A", "password": "B"}) for _ in range(5)]
        assert [answer.status_code for answer in tries] == [403, 403, 403, 429, 429]
        assert int(tries[-1].headers["retry-after"]) > 60
        assert visitor.http.get("/api/me").status_code == 200


def test_the_person_at_this_screen_is_greeted_once_per_key_and_stays_the_same(database: str) -> None:
    async def script() -> None:
        with closing(Store(database)) as store:
            journal, greeter = Journal(store), Greeter(store)
            key = greeter.key("Anna")
            person = await greeter.greeted(key, journal)
            assert person.name == "Anna"
            for wrong in (key, key + "x", "", "é"):
                with pytest.raises(Forbidden, match="been used"):
                    await greeter.greeted(wrong, journal)
            again = await Greeter(store).greeted(greeter.key("Bruno"), journal)
            assert again == person
            await journal.close()

    asyncio.run(script())


def test_an_old_key_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        with closing(Store(database)) as store:
            journal, greeter = Journal(store), Greeter(store)
            key = greeter.key("Anna")
            monkeypatch.setattr("quattrocento.server.people.hello._MINUTES", -1)
            with pytest.raises(Forbidden, match="too old"):
                await greeter.greeted(key, journal)
            await journal.close()

    asyncio.run(script())
