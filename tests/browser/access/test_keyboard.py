"""The keyboard alone."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.keys import answer, tab_to
from tests.browser.seat import Move, Seat


def wished(seat: Seat) -> Move:
    """An attack or an invasion once, then whatever ends the turn."""
    for verb in ("buy", "invade", "soldiers", "infantry", "pass", "decline", "stop"):
        moves = [move for move in seat.options if move[0] == verb]
        if moves:
            return moves[0]
    return seat.options[0]


def test_a_person_comes_in_opens_a_table_and_plays_two_turns_without_a_mouse(
    invite: Invite,
) -> None:
    guest = invite()
    guest.visit()
    tab_to(guest, guest.label("name-label"))
    guest.page.keyboard.type("Isabella")
    guest.page.keyboard.press("Enter")
    tab_to(guest, guest.opener)
    guest.page.keyboard.press("Enter")
    tab_to(guest, guest.button("table-begin"))
    guest.page.keyboard.press("Enter")
    seat = Seat(guest)
    seat.sit()
    turns = 0
    while turns < 2 and seat.asked():
        move = wished(seat)
        answer(seat, move)
        turns += move[0] == "pass"
    assert turns == 2


def test_the_focus_waits_at_the_next_choice(invite: Invite) -> None:
    guest = invite("Isabella")
    guest.opener.click()
    guest.button("table-begin").click()
    seat = Seat(guest)
    seat.asked()
    answer(seat, seat.options[0])
    seat.asked()
    expect(seat.page.locator(".prompt :focus")).to_have_count(1)


def test_the_map_is_walked_with_arrows_and_answers_to_enter(invite: Invite) -> None:
    guest = invite("Isabella")
    guest.opener.click()
    guest.button("table-begin").click()
    seat = Seat(guest)
    while seat.asked() and "place" not in seat.verbs():
        answer(seat, seat.options[0])
    token = seat.frame["token"]
    possible = {noun for verb, noun in seat.options if verb == "place"}
    tab_to(guest, seat.page.locator('[data-territory][tabindex="0"]'))
    # To and fro through the whole map: near a castle of another player no territory is possible.
    for key in (*["ArrowRight"] * 6, "ArrowDown", *["ArrowLeft"] * 6, "ArrowDown") * 4:
        here = int(seat.page.locator("[data-territory]:focus").get_attribute("data-territory") or -1)
        if here in possible:
            break
        guest.page.keyboard.press(key)
    assert here in possible
    guest.page.keyboard.press("Enter")
    seat.heeded(token)
