"""A whole game of Magnifico, by hand."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.seat import Seat


def test_a_person_plays_a_whole_game_against_two_bots_by_clicking(invite: Invite) -> None:
    guest = invite("Lucrezia")
    guest.opener.click()
    guest.button("table-begin").click()
    seat = Seat(guest)
    seat.sit()
    rng = random.Random(1492)
    ways: set[str] = set()
    while seat.asked():
        ways.add(_answer(seat, rng))
    assert ways >= {"territory", "list"}
    result = seat.frame["result"]
    names = [panel["name"] for panel in seat.players]
    expect(guest.dialog.get_by_role("heading").first).to_contain_text(names[result["winners"][0]])
    ranking = guest.dialog.locator(".ranking > li")
    expect(ranking).to_have_count(3)
    expect(ranking.first).to_contain_text(names[result["ranking"][0]])
    before = guest.page.url
    guest.button("rematch").click()
    guest.page.wait_for_url(lambda url: url != before)
    assert seat.asked()


def _answer(seat: Seat, rng: random.Random) -> str:
    """Choose a verb, then a noun; by a click on the board where that says everything."""
    if picks := seat.picks:
        seat.play_picks(picks)
        return "picks"
    options = seat.options
    verb = rng.choice(sorted({verb for verb, _ in options}))
    move = rng.choice([move for move in options if move[0] == verb])
    if seat.kind(verb) in ("territory", "card"):
        seat.play_on_board(move)
        return seat.kind(verb)
    seat.play(move)
    return "list"
