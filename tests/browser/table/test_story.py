"""What the table tells: what happened meanwhile, great moments, how one wins, why it ended so."""

from typing import Any

import pytest
from playwright.sync_api import expect

from quattrocento.kernel import registry
from quattrocento.kernel.event import GREAT
from quattrocento.kernel.saying import named
from tests.browser.barriers import PHONE, violations
from tests.browser.conftest import Invite
from tests.browser.guest import LAPTOP, Guest
from tests.browser.seat import Seat
from tests.browser.tables import at_turn, ended, open_table, program_of

GREAT_ONES = {
    named("event", name) for name, kind in registry.game("magnifico").events.items() if kind.weight == GREAT
}
NARROW = 900
"""Below it the recap takes one line until it is opened."""


def before_a_great_moment(guest: Guest, table: str) -> int:
    """The frame of the replay after which something great happens."""
    replay: dict[str, Any] = program_of(guest).get(f"/api/tables/{table}/replay?eyes=-1")
    told = 0
    for number, frame in enumerate(replay["frames"]):
        events = replay["log"][told : frame["log"]]
        if number and any(event["message"] in GREAT_ONES for event in events):
            return number - 1
        told = frame["log"]
    raise AssertionError("nothing great has happened")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_what_happened_is_told_when_it_is_ones_turn_again(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite("Anna", size=size, lively=True)
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    news = guest.page.locator(".news")
    while news.count() == 0:
        assert seat.asked()
        seat.play(seat.options[-1])
        seat.asked()
        guest.page.locator(".prompt ul").wait_for()
    if size[0] < NARROW:
        guest.button("news-open", exact=True).click()
    line = news.locator("li").first
    line.hover()
    expect(line).to_have_attribute("aria-current", "true")
    assert violations(guest) == []
    guest.button("news-read").click()
    expect(news).to_have_count(0)


def test_a_pause_holds_up_nobody_and_says_what_waits(invite: Invite) -> None:
    guest = invite("Anna", lively=True)
    table = open_table(guest, "greedy", "greedy", "greedy")
    guest.visit(f"/table/{table}")
    guest.button("pace-pause").click()
    waiting = guest.page.locator(".waiting")
    expect(waiting).to_be_visible()
    assert program_of(guest).get(f"/api/tables/{table}")["state"] in ("running", "ended")
    lines = guest.page.get_by_role("log").locator("li")
    count = lines.count()
    waiting.get_by_role("button").first.click()
    expect(lines).not_to_have_count(count)
    guest.button("pace-go-on").click()
    expect(guest.button("pace-pause")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_great_moment_is_staged_and_goes_with_a_key(invite: Invite, motion: str) -> None:
    guest = invite("Anna", lively=True, reduced_motion=motion)
    table = ended(guest)
    at = before_a_great_moment(guest, table)
    guest.visit(f"/replay/{table}?at={at}&eyes=-1")
    guest.button("replay-forward").click()
    card = guest.page.locator(".stage .card")
    expect(card.locator("li").first).to_be_visible()
    guest.page.keyboard.press("Shift")
    expect(card).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_end_explains_and_its_ways_out_are_in_sight(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite("Anna", size=size)
    table = ended(guest)
    guest.visit(f"/table/{table}")
    expect(guest.dialog.get_by_role("link", name=guest.words("replay"))).to_be_in_viewport(ratio=1)
    expect(guest.dialog.get_by_role("link", name=guest.words("to-lobby"))).to_be_in_viewport(ratio=1)
    assert violations(guest) == []
    guest.visit(f"/replay/{table}")
    guest.button("account-of-game").click()
    expect(guest.dialog).to_be_visible()
    assert violations(guest) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_how_one_wins_is_told_at_any_time(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite("Anna", size=size)
    guest.visit(f"/table/{at_turn(guest)}")
    Seat(guest).asked()
    guest.page.keyboard.press("w")
    expect(guest.dialog.get_by_role("heading", name=guest.words("winning"))).to_be_visible()
    expect(guest.dialog.get_by_text(guest.words("loading"))).to_have_count(0)
    assert violations(guest) == []
    guest.page.keyboard.press("Escape")
    expect(guest.dialog).to_have_count(0)
