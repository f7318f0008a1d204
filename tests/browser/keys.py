"""Keys instead of a mouse."""

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.seat import Move, Seat

MOST_TABS = 60
_FOCUSED = "(element) => element === document.activeElement"


def tab_to(guest: Guest, wanted: Locator, key: str = "Tab") -> None:
    """Press one key until the wanted element has the focus."""
    wanted.wait_for()
    for _ in range(MOST_TABS):
        if wanted.evaluate(_FOCUSED):
            return
        guest.page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {wanted}")


def answer(seat: Seat, move: Move) -> None:
    """Answer with keys, from wherever the focus was left."""
    guest, token = seat.guest, seat.frame["token"]
    numbers = sorted(noun for verb, noun in seat.options if verb == move[0])
    slider = seat.page.locator('.stepper input[type="range"]')
    if seat.option(move).count() == 0 and slider.count() > 0:
        tab_to(guest, slider)
        for _ in range(numbers.index(move[1])):
            guest.page.keyboard.press("ArrowRight")
    elif seat.option(move).count() == 0:
        tab_to(guest, seat.page.locator(".fold", has_text=seat.heading(move[0])))
        guest.page.keyboard.press("Enter")
    if seat.picks:
        send_picks(seat)
    else:
        tab_to(guest, seat.option(move))
        guest.page.keyboard.press("Enter")
    seat.heeded(token)
    if seat.page.locator(".doubt").is_visible():
        expect(guest.button("doubt-play")).to_be_focused()
        guest.page.keyboard.press("Enter")
    seat.page.wait_for_function("(token) => heard.frame.token !== token", arg=token)


def send_picks(seat: Seat) -> None:
    """Pick with keys until it is enough, and send it."""
    for move in seat.options:
        if seat.send.get_attribute("aria-disabled") != "true":
            break
        tab_to(seat.guest, seat.option(move))
        seat.page.keyboard.press("Enter")
    tab_to(seat.guest, seat.send)
    seat.page.keyboard.press("Enter")
