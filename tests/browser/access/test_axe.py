"""axe-core finds nothing: on every page, in both themes, on a laptop and on a phone."""

from playwright.sync_api import expect

from tests.browser.barriers import each_look, violations
from tests.browser.conftest import Invite
from tests.browser.seat import Seat
from tests.browser.tables import at_auction, at_turn, ended, in_battle, open_table


@each_look
def test_lobby_and_forms_have_no_barrier(invite: Invite, size: tuple[int, int], theme: str) -> None:
    guest = invite(size=size, color_scheme=theme)
    guest.visit()
    expect(guest.label("name-label")).to_be_visible()
    assert violations(guest) == []
    guest.enter("Anna")
    open_table(guest, "me", "greedy", "greedy")
    guest.page.reload()
    expect(guest.page.locator("section[aria-labelledby=mine] li")).to_have_count(1)
    assert violations(guest) == []
    guest.button("account-of", name="Anna").click()
    assert violations(guest) == []
    guest.button("close").click()
    guest.opener.click()
    guest.dialog.get_by_text(guest.words("settings-title")).click()
    assert violations(guest) == []
    guest.visit("/no/such/page")
    expect(guest.heading("lost-title")).to_be_visible()
    assert violations(guest) == []


@each_look
def test_the_table_has_no_barrier_from_the_first_guest_to_the_end(
    invite: Invite, size: tuple[int, int], theme: str
) -> None:
    guest = invite("Anna", size=size, color_scheme=theme)
    guest.visit(f"/table/{open_table(guest, 'me', 'free', 'greedy')}")
    expect(guest.label("invitation-link")).to_be_visible()
    assert violations(guest) == []
    setup = open_table(guest, "me", "greedy", "greedy")
    for table in (setup, at_auction(guest), at_turn(guest), in_battle(guest)):
        guest.visit(f"/table/{table}")
        Seat(guest).asked()
        assert violations(guest) == []
    guest.visit(f"/table/{ended(guest)}")
    expect(guest.dialog).to_be_visible()
    assert violations(guest) == []


@each_look
def test_what_opens_over_the_table_has_no_barrier(
    invite: Invite, size: tuple[int, int], theme: str
) -> None:
    guest = invite("Anna", size=size, color_scheme=theme)
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    seat.asked()
    for opener in (
        guest.button("rules", exact=True),
        guest.button("habits"),
        guest.button("seat-hand-over-of", name="Anna"),
    ):
        if opener.count() == 0:
            guest.button("seats").click()
        opener.click()
        assert violations(guest) == []
        guest.visit(guest.page.url)
        seat.asked()
    seat.click_territory(seat.impossible())
    expect(seat.menu).to_be_visible()
    assert violations(guest) == []
    guest.page.keyboard.press("Escape")
    expect(seat.menu).to_have_count(0)


@each_look
def test_the_cover_between_two_people_has_no_barrier(
    invite: Invite, size: tuple[int, int], theme: str
) -> None:
    guest = invite("Anna", size=size, color_scheme=theme)
    guest.visit(f"/table/{open_table(guest, 'me', 'me', 'greedy', game='ventura')}")
    expect(guest.page.locator(".cover .card")).to_be_visible()
    assert violations(guest) == []


@each_look
def test_replay_and_rules_have_no_barrier(invite: Invite, size: tuple[int, int], theme: str) -> None:
    guest = invite("Anna", size=size, color_scheme=theme)
    guest.visit(f"/replay/{ended(guest)}")
    guest.button("replay-forward").click()
    assert violations(guest) == []
    guest.button("what-if").click()
    assert violations(guest) == []
    guest.visit("/rules/magnifico#MAG-5.4.2")
    expect(guest.page.locator(".here")).to_be_visible()
    assert violations(guest) == []
