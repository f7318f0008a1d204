"""A seat is handed to a bot, and taken back."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.seat import Seat
from tests.browser.tables import open_table, program_of
from tests.server.live import Visitor, seated


def test_a_bot_plays_for_somebody_who_leaves_and_hands_the_seat_back(invite: Invite) -> None:
    guest = invite("Anna")
    table = open_table(guest, "me", "free", "random")
    invitation = program_of(guest).get(f"/api/tables/{table}")["invitation"]
    friend = Visitor(guest.address, "Bruno")
    friend.post(f"/api/tables/{table}/seats/1/sit", {"invitation": invitation})
    guest.visit(f"/table/{table}")
    seat = Seat(guest)
    seat.sit()
    guest.button("seat-hand-over-of", name="Anna").click()
    guest.dialog.get_by_role("button", name=guest.words("seat-hand-over"), exact=True).click()
    expect(guest.dialog).to_have_count(0)
    panel = guest.page.get_by_role("region", name="Anna")
    expect(panel.get_by_text(guest.words("seat-bot"), exact=True)).to_be_visible()
    with friend.at(table) as bruno:
        seated(bruno)
        bruno.until(lambda: bruno.options)
        before = seat.page.get_by_role("log").locator("li").count()
        assert bruno.play()["type"] == "done"
        bruno.until(lambda: bruno.options)
        log = seat.page.get_by_role("log").locator("li")
        expect(log.nth(before)).to_be_attached()
        guest.button("seat-take-back").click()
        expect(panel.get_by_text(guest.words("seat-bot"), exact=True)).to_have_count(0)
        while not seat.options:
            if bruno.options:
                assert bruno.play()["type"] == "done"
            bruno.quiet()
    seat.play(seat.options[0])
