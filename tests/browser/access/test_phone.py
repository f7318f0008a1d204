"""A phone: a narrow screen, a thumb, no pointer that could rest on anything."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.phone import PHONE, clipped, in_reach
from tests.browser.seat import Seat
from tests.browser.tables import at_auction, at_turn, ended, in_battle

HEARTLAND = ("Paris", "Nuremberg", "Prague", "Vienna", "Milan", "Krakow", "Buda")
"""Territories that a phone shows at first."""


def test_a_thumb_opens_a_table_in_the_lobby_and_plays_the_first_moves(invite: Invite) -> None:
    guest = invite(**PHONE)
    guest.visit()
    assert clipped(guest) == []
    guest.label("name-label").fill("Caterina")
    guest.button("name-enter").tap()
    guest.opener.tap()
    assert clipped(guest) == []
    guest.button("table-begin").tap()
    seat = Seat(guest)
    for _ in range(3):
        seat.asked()
        move = seat.options[0]
        seat.show(move)
        in_reach(seat.page.locator("[data-option]:visible").first)
        assert clipped(guest) == []
        seat.tap(move)


def test_the_panels_of_the_table_are_sheets_that_open_and_close(invite: Invite) -> None:
    guest = invite("Caterina", **PHONE)
    guest.visit(f"/table/{at_turn(guest)}")
    Seat(guest).asked()
    panels = guest.page.get_by_role("navigation", name=guest.words("panels"))
    for title in ("seats", "table-things", "log", "chat"):
        panels.get_by_role("button", name=guest.words(title)).tap()
        expect(guest.dialog).to_be_visible()
        assert clipped(guest) == []
        guest.dialog.get_by_role("button", name=guest.words("close")).tap()
        expect(guest.dialog).to_have_count(0)
    guest.button("rules", exact=True).tap()
    assert clipped(guest) == []


def test_auction_battle_and_end_fit_the_screen_in_both_languages(invite: Invite) -> None:
    guest = invite("Caterina", **PHONE)
    for table in (at_auction(guest), in_battle(guest), ended(guest)):
        guest.visit(f"/table/{table}")
        if not Seat(guest).asked():
            guest.dialog.get_by_role("button", name=guest.words("close")).tap()
        for language in ("it", "en"):
            guest.speak(language)
            assert clipped(guest) == []


def test_a_long_press_on_the_map_explains_and_a_tap_answers(invite: Invite) -> None:
    guest = invite("Caterina", **PHONE)
    guest.opener.tap()
    guest.button("table-begin").tap()
    seat = Seat(guest)
    while seat.asked() and "place" not in seat.verbs():
        seat.tap(seat.options[0])
    first, *_, last = [move for move in seat.options if seat.name(move) in HEARTLAND]
    token = seat.frame["token"]
    x, y = seat.point_of(first[1])
    finger = guest.context.new_cdp_session(guest.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(seat.menu).to_contain_text(seat.sentence(first))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(seat.menu).to_be_visible()
    assert seat.frame["token"] == token
    guest.page.touchscreen.tap(*seat.point_of(last[1]))
    seat.heeded(token)


def test_the_replay_fits_the_screen(invite: Invite) -> None:
    guest = invite("Caterina", **PHONE)
    guest.visit(f"/replay/{ended(guest)}")
    guest.button("replay-last").tap()
    assert clipped(guest) == []
    in_reach(guest.button("replay-forward"))
    guest.speak("it")
    assert clipped(guest) == []
