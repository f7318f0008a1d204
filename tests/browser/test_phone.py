"""A phone: a narrow screen, a thumb, no pointer that could rest on anything."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.seat import Seat
from tests.browser.tables import at_auction, at_turn, ended, in_battle

WIDTH, HEIGHT = 390, 844
PHONE = {"size": (WIDTH, HEIGHT), "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LEAST_TARGET = 40
HEARTLAND = ("Paris", "Nuremberg", "Prague", "Vienna", "Milan", "Krakow", "Buda")
"""Territories that a phone shows at first."""

# What can be read or tapped and is cut off at an edge, or wider than its own box.
_CLIPPED = """() => {
  const wrong = [];
  const pen = document.createElement('canvas').getContext('2d');
  if (document.scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
  const shown = document.querySelector('dialog[open]') ?? document.body;
  for (const element of shown.querySelectorAll('button, a, h1, h2, h3, p, label, input, select, li')) {
    if (element.closest('.atlas, .unseen, .skip, [popover]') || element.matches('.unseen, .skip')) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const name = `${element.tagName} ${element.className} "${element.textContent.trim().slice(0, 40)}"`;
    if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`off the screen: ${name}`);
    if (element instanceof HTMLSelectElement) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(element);
      pen.font = font;
      const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(element.selectedOptions[0].text).width > room) wrong.push(`cut: ${name}`);
    }
    const cut = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    if (element.matches('button, a') && cut) wrong.push(`cut: ${name}`);
  }
  return wrong;
}"""


def clipped(guest: Guest) -> list[str]:
    return list(guest.page.evaluate(_CLIPPED))


def in_reach(target: Locator) -> None:
    """A thumb that holds the phone reaches the lower half, and needs some room."""
    box = target.bounding_box()
    assert box is not None
    assert box["y"] > HEIGHT / 2
    assert box["y"] + box["height"] <= HEIGHT
    assert box["x"] + box["width"] <= WIDTH
    assert box["height"] >= LEAST_TARGET


def test_a_thumb_opens_a_table_in_the_lobby_and_plays_the_first_moves(invite: Invite) -> None:
    guest = invite(**PHONE)
    guest.visit()
    assert clipped(guest) == []
    guest.label("name-label").fill("Caterina")
    guest.button("name-enter").tap()
    guest.button("table-new").tap()
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
        Seat(guest).asked()
        for language in ("it", "en"):
            if guest.dialog.count() > 0:
                guest.dialog.get_by_role("button", name=guest.words("close")).tap()
            guest.speak(language)
            assert clipped(guest) == []


def test_a_long_press_on_the_map_explains_and_a_tap_answers(invite: Invite) -> None:
    guest = invite("Caterina", **PHONE)
    guest.button("table-new").tap()
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
