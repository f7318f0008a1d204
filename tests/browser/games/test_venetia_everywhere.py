"""Venetia on a laptop and on a phone, in both themes and both languages."""

from playwright.sync_api import expect

from tests.browser.barriers import each_look, violations
from tests.browser.conftest import Invite
from tests.browser.languages import left_behind
from tests.browser.phone import PHONE, clipped, in_reach
from tests.browser.venetia import at, before_the_dice, election, in_the_actions, player
from tests.server.live import wait_for

_EXPLAINED = 1_500
"""Milliseconds after which a resting mouse would have been told something."""


@each_look
def test_venetia_has_no_barrier(invite: Invite, size: tuple[int, int], theme: str) -> None:
    guest = player(invite, size=size, color_scheme=theme).guest
    for story in (election(), in_the_actions()):
        at(guest, story)
        assert violations(guest) == []
    guest.button("sheet-city", exact=True).click()
    expect(guest.page.locator(".sestiere").first).to_be_visible()
    assert violations(guest) == []


def test_everything_fits_a_phone_in_both_languages(invite: Invite) -> None:
    guest = player(invite, **PHONE).guest
    for story in (before_the_dice(), election(), in_the_actions("military")):
        seat = at(guest, story)
        in_reach(seat.page.locator("[data-option]:visible, .fold:visible").first)
        for language in ("it", "en"):
            guest.speak(language)
            # What the server foretells comes a moment later.
            wait_for(lambda: not left_behind(guest))
            assert clipped(guest) == []
    panels = guest.page.get_by_role("navigation", name=guest.words("panels"))
    for title in ("seats", "table-things", "log"):
        panels.get_by_role("button", name=guest.words(title)).tap()
        expect(guest.dialog).to_be_visible()
        assert clipped(guest) == []
        guest.dialog.get_by_role("button", name=guest.words("close")).tap()


def test_the_mouse_that_a_tap_feigns_covers_no_option_of_a_phone(invite: Invite) -> None:
    seat = at(player(invite, **PHONE).guest, before_the_dice())
    seat.tap(("keep_token", 0))
    # A browser feigns a mouse at the place of a tap, and what is asked next may come to lie under it.
    seat.page.locator("[data-option]").first.hover()
    seat.page.wait_for_timeout(_EXPLAINED)
    expect(seat.page.locator(".popup")).to_have_count(0)


def test_venetia_speaks_one_language_at_a_time(invite: Invite) -> None:
    guest = player(invite, language="it").guest
    guest.opener.click()
    for details in guest.dialog.locator("summary").all():
        details.click()
    assert left_behind(guest) == []
    for story in (before_the_dice(), election(), in_the_actions("military")):
        seat = at(guest, story)
        assert left_behind(guest) == []
        seat.page.locator(".colony").first.hover()
        expect(seat.menu).to_be_visible()
        assert left_behind(guest) == []
    guest.button("sheet-city", exact=True).click()
    assert left_behind(guest) == []
    guest.speak("en")
    wait_for(lambda: not left_behind(guest))
