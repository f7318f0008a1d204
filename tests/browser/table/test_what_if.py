"""Playing on from the past."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.seat import Seat
from tests.browser.tables import at_turn, ended


def play_on(guest: Guest) -> Seat:
    """Ask what if at the moment that is shown, and begin."""
    before = guest.page.url
    guest.button("what-if").click()
    guest.button("what-if-begin").click()
    guest.page.wait_for_url(re.compile("/table/"))
    assert guest.page.url != before
    return Seat(guest)


def test_a_finished_game_is_played_on_from_its_middle(invite: Invite) -> None:
    guest = invite("Anna")
    finished = ended(guest)
    guest.visit(f"/replay/{finished}?at=12&eyes=0")
    seat = play_on(guest)
    assert seat.asked()
    assert seat.table != finished
    seat.play(seat.options[0])
    guest.visit()
    expect(guest.page.locator("section[aria-labelledby=mine] li")).to_have_count(2)


def test_a_running_game_is_tried_out_from_now_without_changing_it(invite: Invite) -> None:
    guest = invite("Anna")
    running = at_turn(guest)
    guest.visit(f"/table/{running}")
    seat = Seat(guest)
    seat.asked()
    options = seat.options
    guest.link("replay").click()
    guest.button("replay-last").click()
    trial = play_on(guest)
    assert trial.asked()
    assert trial.options == options
    trial.play(trial.options[0])
    guest.visit(f"/table/{running}")
    seat.asked()
    assert seat.options == options
