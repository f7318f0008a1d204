"""A clock: it is seen to run, and when it has run out a bot makes that one move."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.seat import Seat
from tests.browser.tables import open_table

SECONDS = 15
"""Enough for a slow machine to show the table and to take a click."""


def test_time_runs_out_and_a_bot_makes_one_move(invite: Invite) -> None:
    guest = invite("Anna")
    clock = {"per": "move", "seconds": SECONDS}
    guest.visit(f"/table/{open_table(guest, 'me', 'greedy', 'greedy', clock=clock)}")
    seat = Seat(guest)
    seat.asked()
    token = seat.frame["token"]
    face = guest.page.get_by_role("timer", name=guest.words("clock-left")).first
    expect(face).to_have_text(re.compile(r"0:0[1-3]"))
    guest.page.wait_for_function("(token) => heard.frame.token !== token", arg=token)
    assert seat.asked()
    assert seat.players[0]["bot"] is None
    seat.play(seat.options[0])
