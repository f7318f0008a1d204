"""Several people at one screen."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.seat import Seat

BID = 130
"""No other number at the beginning of a game is the same."""


def two_at_one_screen(guest: Guest) -> Seat:
    """A table for the guest, a friend at the same screen and a bot, opened in the lobby."""
    guest.opener.click()
    guest.label("chair-who", number=1).select_option(label=guest.words("chair-friend"))
    guest.label("chair-friend-name", number=1).fill("Bruno")
    guest.dialog.get_by_text(guest.words("settings-title")).click()
    guest.page.get_by_label("Rich start").select_option(label=guest.words("value-on"))
    guest.button("table-begin").click()
    return Seat(guest)


def take_the_screen(seat: Seat) -> str:
    """Whoever the screen is passed to takes it; returns the name."""
    cover = seat.page.locator(".cover .card")
    cover.wait_for()
    title = cover.get_by_role("heading").inner_text()
    name = next(name for name in ("Anna", "Bruno") if seat.guest.words("cover-title", name=name) == title)
    seat.guest.button("cover-ready", name=name).click()
    seat.page.wait_for_function("() => heard.frame.eyes >= 0 && heard.frame.options.length > 0")
    return name


def asked(seat: Seat) -> str:
    """Wait until one of the two is asked, and has the screen; returns the name."""
    seat.page.wait_for_function(
        "() => document.querySelector('.cover .card') || heard.frame.options.length > 0"
    )
    if seat.page.locator(".cover .card").is_visible():
        return take_the_screen(seat)
    return ("Anna", "Bruno")[seat.frame["eyes"]]


def to_the_auction(seat: Seat) -> str:
    """Pass the screen to and fro until a bid is asked for; returns whose."""
    while True:
        name = asked(seat)
        if "bid" in seat.verbs():
            return name
        seat.play(seat.options[0])


def test_the_screen_is_covered_while_it_is_passed_and_hides_the_first_bid(invite: Invite) -> None:
    guest = invite("Anna")
    seat = two_at_one_screen(guest)
    first = to_the_auction(seat)
    second = {"Anna": "Bruno", "Bruno": "Anna"}[first]
    seat.play(("bid", BID))
    expect(guest.heading("cover-title", name=second)).to_be_visible()
    assert str(BID) not in guest.text
    expect(seat.question).to_have_count(0)
    assert seat.frame["eyes"] == -1
    assert take_the_screen(seat) == second
    expect(seat.question).to_be_visible()
    assert str(BID) not in guest.page.locator(".bids").inner_text()
    seat.play(("bid", BID - 10))
    # When the bot has bid as well and one of the two is asked again, nothing moves any more.
    asked(seat)
    offered = guest.page.get_by_role("log").locator("li", has_text=str(BID))
    expect(offered.first).to_be_visible()


def test_whoever_passes_the_screen_sees_nothing_of_the_others_in_its_memory(invite: Invite) -> None:
    """A reload while the screen is covered must not uncover it."""
    guest = invite("Anna")
    seat = two_at_one_screen(guest)
    to_the_auction(seat)
    seat.play(("bid", BID))
    expect(guest.page.locator(".cover .card")).to_be_visible()
    guest.page.reload()
    expect(guest.page.locator(".cover .card")).to_be_visible()
    assert str(BID) not in guest.text
    assert all(
        f'"bid":{BID}' not in text.replace(" ", "") for text in guest.page.evaluate("() => heard.texts")
    )
