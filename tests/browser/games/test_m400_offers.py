"""Offers of M400 are put together in one place, with mouse, thumb or keys, and seen by who looks on."""

from playwright.sync_api import expect

from quattrocento.testing.m400 import m400
from tests.browser.conftest import Invite
from tests.browser.keys import tab_to
from tests.browser.m400 import M400Seat, at, offered, player, standing, trading
from tests.browser.phone import PHONE, clipped


def _made(seat: M400Seat, message: str, opponent: str) -> None:
    said = seat.guest.words(message, seat="Anna", opponent=opponent)
    expect(seat.page.get_by_role("log")).to_contain_text(said)


def test_an_offer_is_made_with_keys_alone(invite: Invite) -> None:
    seat = at(player(invite).guest, trading())
    guest, press = seat.guest, seat.page.keyboard.press
    press("o")
    tab_to(guest, seat.option(("offer", 0)))
    press("Enter")
    # The list leads to where the offer is put together; nothing has been played.
    expect(seat.partner(1)).to_be_focused()
    assert seat.frame["step"]["name"] == "trade"
    press("Enter")
    tab_to(guest, seat.pick("trade-add-gives", "red_1"))
    tab_to(guest, seat.pick("trade-add-gives", "caballus"), "ArrowRight")
    press("Enter")
    # All kinds are one stop of the Tab key, behind the hand.
    press("Tab")
    expect(seat.pick("trade-add-wants", "red_1")).to_be_focused()
    tab_to(guest, seat.pick("trade-add-wants", "caravella"), "ArrowLeft")
    press("Enter")
    send = guest.button("trade-propose")
    expect(send).to_have_attribute("aria-disabled", "false")
    press("Shift+Tab")
    press("Shift+Tab")
    expect(send).to_be_focused()
    press("Enter")
    _made(seat, "event-offer-made", seat.players[1]["name"])


def test_the_list_of_options_unfolds_an_offer_on_a_phone(invite: Invite) -> None:
    seat = at(player(invite, **PHONE).guest, trading())
    expect(seat.partner(1)).not_to_be_visible()
    seat.option(("offer", 0)).tap()
    expect(seat.partner(1)).to_be_in_viewport()
    assert clipped(seat.guest) == []
    assert seat.frame["view"]["offers"] == 0


def test_the_list_of_options_unfolds_a_counter_offer(invite: Invite) -> None:
    seat = at(player(invite).guest, offered())
    guest = seat.guest
    seat.option(("counter", 0)).click()
    seat.pick("trade-take-back", "caballus").click()
    seat.pick("trade-add-gives", "red_1").click()
    guest.button("trade-propose").click()
    _made(seat, "event-counter-made", seat.players[1]["name"])


def test_an_offer_between_others_is_seen_on_a_phone(invite: Invite) -> None:
    story = m400("trade", hand={0: "caballus red_1", 1: "caravella", 2: "red_4"})
    offer = story.play("offer", "to_seat seat_1", "give caballus", "want caravella", "send")
    host = player(invite).guest
    table = standing(host, offer, mine=(0, 1, 2))
    watcher = player(invite, **PHONE).guest
    watcher.visit(f"/table/{table}")
    sheet = watcher.page.locator(".offer")
    expect(sheet).to_contain_text(watcher.words("trade-gives", seat="Anna"))
    expect(sheet.locator(".mark")).to_have_count(2)
