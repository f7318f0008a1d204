"""Ventura on a laptop and on a phone, in both themes and both languages."""

from playwright.sync_api import expect

from quattrocento.testing import Scenario
from quattrocento.testing.ventura import ventura
from tests.browser.barriers import each_look, violations
from tests.browser.conftest import Invite
from tests.browser.languages import left_behind
from tests.browser.phone import PHONE, clipped, in_reach
from tests.browser.tables import open_table
from tests.browser.ventura import SEATS, VenturaSeat, at, on_the_march, player
from tests.server.live import wait_for


def lined_up() -> Scenario:
    """In the midst of a battle, before its first assault."""
    story = on_the_march().play("move 2", "to papal_2")
    while story.step != "before_assault":
        story.play(f"{story.waiting[0]}: {story.options()[0]}")
    return story


def upkeep() -> Scenario:
    return ventura(
        "upkeep",
        seats=SEATS,
        florins=(9, 9),
        domain={0: "village_1"},
        troops={"0.2": "village_1 acuto crossbowmen light_cavalry:1"},
        hand={0: "extraordinary_tax", 1: "boatmen"},
        display="tartaglia halberdiers sappers",
    )


def expansion() -> Scenario:
    return ventura(
        "expansion", seats=SEATS, reserve={0: "lake_1 river_1"}, hand={0: "archers", 1: "boatmen"}
    ).play("tile lake_1")


@each_look
def test_ventura_has_no_barrier(invite: Invite, size: tuple[int, int], theme: str) -> None:
    guest = player(invite, size=size, color_scheme=theme).guest
    guest.visit(f"/table/{open_table(guest, 'me', 'greedy')}")
    VenturaSeat(guest).asked()
    assert violations(guest) == []
    for story in (upkeep(), lined_up()):
        at(guest, story)
        assert violations(guest) == []


def test_everything_fits_a_phone_in_both_languages(invite: Invite) -> None:
    guest = player(invite, **PHONE).guest
    for story in (expansion(), upkeep(), lined_up()):
        seat = at(guest, story)
        in_reach(seat.page.locator("[data-option]:visible").first)
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


def test_ventura_speaks_one_language_at_a_time(invite: Invite) -> None:
    guest = player(invite, language="it").guest
    guest.opener.click()
    for details in guest.dialog.locator("summary").all():
        details.click()
    assert left_behind(guest) == []
    for story in (on_the_march(), upkeep(), expansion(), lined_up()):
        seat = at(guest, story)
        assert left_behind(guest) == []
        seat.page.locator("[data-option]").first.hover()
        seat.page.locator("[data-place]").first.hover(force=True)
        expect(seat.menu).to_be_visible()
        assert left_behind(guest) == []
    guest.speak("en")
    wait_for(lambda: not left_behind(guest))
