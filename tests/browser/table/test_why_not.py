"""What cannot be done says why."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.seat import Seat
from tests.browser.tables import at_turn


def test_a_click_on_an_impossible_territory_explains_and_leads_to_the_rule(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    seat.asked()
    seat.click_territory(seat.impossible())
    why = seat.menu.locator(".why").first
    expect(why).to_be_visible()
    clause = why.locator(".clause").first
    number = clause.inner_text()
    clause.click()
    rule = guest.dialog.locator(".here")
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text(number)


def test_a_resting_pointer_explains_an_impossible_territory(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    seat.asked()
    guest.page.mouse.move(*seat.point_of(seat.impossible()))
    expect(seat.menu.locator(".why").first).to_be_visible()
    token = seat.frame["token"]
    guest.page.mouse.move(2, 2)
    expect(seat.menu).to_have_count(0)
    assert seat.frame["token"] == token


def test_a_rule_is_found_by_its_words(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/table/{at_turn(guest)}")
    guest.button("rules", exact=True).click()
    clauses = guest.dialog.locator("section p")
    expect(clauses.first).to_be_visible()
    guest.label("rules-search").fill("castle tower")
    for text in clauses.all_inner_texts():
        assert "castle" in text.lower()
        assert "tower" in text.lower()
    guest.label("rules-search").fill("zeppelin")
    expect(guest.dialog.get_by_text(guest.words("rules-none"))).to_be_visible()
    guest.label("rules-search").fill("")
    guest.page.keyboard.press("Escape")
    expect(guest.dialog).to_have_count(0)
