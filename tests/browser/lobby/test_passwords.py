"""A password: the same person in another browser, with all that is theirs."""

from uuid import uuid4

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.seat import Seat
from tests.browser.towers import FIRST, answers, at, building

OLD, NEW = "bombarda 1482", "ornitottero 1505"
REFUSED = "403"
"""What the browser itself says of an answer that is a refusal."""


def own_name() -> str:
    """A name that nobody else has signed in with: the tests share a house."""
    return f"Lisa {uuid4().hex[:8]}"


def alert(guest: Guest, message: str) -> Locator:
    return guest.page.get_by_role("alert").filter(has_text=guest.words(message))


def set_password(guest: Guest, name: str, new: str, current: str | None = None) -> None:
    """Fill in the form of the account, and send it."""
    if guest.dialog.count() == 0:
        guest.button("account-of", name=name).click()
    if current is not None:
        guest.label("password-current").fill(current)
    guest.label("password-new").fill(new)
    guest.button("password-set").click()


def protected(guest: Guest, name: str, new: str, current: str | None = None) -> None:
    """Set a password and close the account."""
    set_password(guest, name, new, current)
    expect(guest.page.get_by_role("status").filter(has_text=guest.words("saved-password"))).to_be_visible()
    guest.dialog.get_by_role("button", name=guest.words("close")).click()


def sign_in(guest: Guest, name: str, password: str) -> None:
    guest.label("name-label").fill(name)
    guest.label("password-label").fill(password)
    guest.button("sign-in", exact=True).click()


def knocks(guest: Guest) -> None:
    """Come to the front door as somebody who says to have a password."""
    guest.visit()
    guest.button("sign-in-instead").click()


def seat_in(guest: Guest, table: str) -> Seat:
    """The guest's own table is in the lobby, and the seat there is still the guest's."""
    guest.page.locator(f'main a[href="/table/{table}"]').first.click()
    seat = Seat(guest)
    assert seat.asked()
    return seat


def test_name_and_password_bring_a_person_to_another_browser(invite: Invite) -> None:
    name = own_name()
    here, there = invite(name), invite()
    there.forgive(REFUSED)
    table = building(here)
    protected(here, name, OLD)
    knocks(there)
    sign_in(there, name, NEW)
    expect(alert(there, "sign-in-wrong")).to_be_visible()
    expect(there.heading("tables-mine")).to_have_count(0)
    sign_in(there, name, OLD)
    expect(there.heading("tables-mine")).to_be_visible()
    expect(alert(there, "sign-in-wrong")).to_have_count(0)
    answers(seat_in(there, table), FIRST)


def test_who_signs_out_comes_back_with_the_password(invite: Invite) -> None:
    name = own_name()
    guest = invite(name)
    table = building(guest)
    protected(guest, name, OLD)
    guest.button("account-of", name=name).click()
    guest.button("sign-out").click()
    expect(guest.heading("welcome")).to_be_visible()
    guest.button("sign-in-instead").click()
    sign_in(guest, name, OLD)
    answers(seat_in(guest, table), FIRST)


def test_a_password_is_changed_with_the_old_one_only_and_other_browsers_must_know_it(
    invite: Invite,
) -> None:
    name = own_name()
    here, there = invite(name), invite()
    for guest in (here, there):
        guest.forgive(REFUSED)
    table = building(here)
    protected(here, name, OLD)
    knocks(there)
    sign_in(there, name, OLD)
    expect(there.heading("tables-mine")).to_be_visible()

    set_password(here, name, NEW, current="not this one")
    expect(alert(here, "password-wrong")).to_be_visible()
    protected(here, name, NEW, current=OLD)

    knocks(there)
    sign_in(there, name, OLD)
    expect(alert(there, "sign-in-wrong")).to_be_visible()
    sign_in(there, name, NEW)
    answers(seat_in(there, table), FIRST)
    here.visit()
    assert seat_in(here, table).frame["eyes"] == 0


def test_who_changes_the_password_goes_on_at_an_open_table(invite: Invite) -> None:
    name = own_name()
    guest = invite(name)
    seat = at(guest, building(guest))
    lobby = guest.beside()
    lobby.visit()
    connections = "() => heard.connections"
    before = guest.page.evaluate(connections)
    protected(lobby, name, OLD)
    guest.page.wait_for_function("(before) => heard.connections > before", arg=before)
    answers(seat, FIRST)
