"""M400 on a laptop and on a phone, in both themes and both languages, for two players and five."""

from playwright.sync_api import expect

from quattrocento.testing.m400 import m400
from quattrocento.testing.scenario import Scenario
from tests.browser.barriers import each_look, violations
from tests.browser.conftest import Invite
from tests.browser.languages import left_behind
from tests.browser.m400 import (
    LANDS,
    M400Seat,
    at,
    attacked,
    behind,
    fighting,
    offered,
    player,
    trading,
    travelling,
)
from tests.browser.phone import PHONE, clipped, in_reach
from tests.browser.tables import open_table
from tests.server.live import wait_for


def alleanza() -> Scenario:
    """One seat with two colours and one hand."""
    return m400(
        "before_moving",
        seats=2,
        hand={0: "revolutionem capitaneus_venturae red_1*3 blue_4", 1: "green_1*2"},
        states={"red": "castella gallia", "green": "serbia", "blue": "lituania"},
        score={"red": 7, "green": 2, "blue": 3},
    )


@each_look
def test_m400_has_no_barrier(invite: Invite, size: tuple[int, int], theme: str) -> None:
    guest = player(invite, size=size, color_scheme=theme).guest
    guest.visit(f"/table/{open_table(guest, 'me', 'greedy', 'greedy', 'greedy', 'greedy')}")
    M400Seat(guest).asked()
    assert violations(guest) == []
    for story in (trading(), travelling(), fighting(), attacked(), alleanza()):
        at(guest, story)
        assert violations(guest) == []


def test_everything_fits_a_phone_in_both_languages(invite: Invite) -> None:
    guest = player(invite, **PHONE).guest
    for story in (trading(), offered(), travelling(), fighting(), behind(), attacked(), alleanza()):
        seat = at(guest, story)
        for language in ("it", "en"):
            guest.speak(language)
            # What the server foretells comes a moment later.
            wait_for(lambda: not left_behind(guest))
            assert clipped(guest) == []
    in_reach(seat.page.locator("[data-option]:visible").first)
    panels = guest.page.get_by_role("navigation", name=guest.words("panels"))
    for title in ("seats", "table-things", "log"):
        panels.get_by_role("button", name=guest.words(title)).tap()
        expect(guest.dialog).to_be_visible()
        assert clipped(guest) == []
        guest.dialog.get_by_role("button", name=guest.words("close")).tap()


def test_m400_speaks_one_language_at_a_time(invite: Invite) -> None:
    guest = player(invite, language="it").guest
    guest.opener.click()
    for details in guest.dialog.locator("summary").all():
        details.click()
    assert left_behind(guest) == []
    for story in (trading(), travelling(), fighting()):
        seat = at(guest, story)
        assert left_behind(guest) == []
        seat.page.locator("[data-option]").first.hover()
        seat.page.locator(".garrison").first.hover(force=True)
        expect(seat.menu).to_be_visible()
        assert left_behind(guest) == []
    guest.speak("en")
    wait_for(lambda: not left_behind(guest))


def test_a_war_is_seen_on_a_phone_where_it_is_declared(invite: Invite) -> None:
    seat = at(player(invite, **PHONE).guest, attacked())
    assert seat.frame["step"]["name"] == "war"
    expect(seat.page.locator(".garrison").nth(LANDS.index("moldavia"))).to_be_in_viewport()
