"""``quattrocento play``: the address that it prints leads to a table."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.browser.seat import Seat
from tests.server.program import Program


def test_the_printed_address_shows_a_table_against_bots_to_a_person_who_is_known_there(
    browser: Browser, tmp_path: Path
) -> None:
    command = ("play", "--no-open", "--port", "0", "--seats", "3", "--name", "Anna", "--lang", "en")
    program = Program(*command, environment={"XDG_DATA_HOME": str(tmp_path)})
    try:
        link = program.waits_for(r"http://\S+/table/\S+#hello=\S+")[0]
        guest = Guest(browser, program.address)
        guest.visit(link)
        seat = Seat(guest)
        assert seat.asked()
        assert "hello" not in guest.page.url
        panels = guest.page.locator(".seat.panel header")
        expect(panels).to_have_count(3)
        expect(panels.first).to_contain_text("Anna")
        expect(panels.filter(has_text=guest.words("seat-bot"))).to_have_count(2)
        seat.play(seat.options[0])
        guest.visit()
        expect(guest.button("account-of", name="Anna")).to_be_visible()
        assert guest.leave() == []
    finally:
        program.stopped()
