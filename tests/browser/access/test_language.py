"""Italian and English, switched at any time, with nothing left behind."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.languages import left_behind
from tests.browser.seat import Seat
from tests.browser.tables import at_auction, at_turn, ended, in_battle, open_table
from tests.server.live import wait_for


def test_the_lobby_and_the_form_of_a_new_table_speak_italian_alone(invite: Invite) -> None:
    guest = invite("Lorenzo", language="it")
    assert left_behind(guest) == []
    guest.opener.click()
    for details in guest.dialog.locator("summary").all():
        details.click()
    guest.label("chair-who", number=1).select_option(label=guest.words("chair-friend"))
    assert left_behind(guest) == []
    guest.button("close").click()
    guest.button("account-of", name="Lorenzo").click()
    assert left_behind(guest) == []


def test_the_language_is_switched_in_the_middle_of_a_game(invite: Invite) -> None:
    guest = invite("Lorenzo")
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    seat.asked()
    english = seat.question.inner_text()
    assert left_behind(guest) == []
    guest.speak("it")
    expect(seat.question).not_to_have_text(english)
    # What the server foretells comes a moment later.
    wait_for(lambda: not left_behind(guest))
    guest.page.mouse.move(*seat.point_of(0))
    expect(seat.menu).to_be_visible()
    assert left_behind(guest) == []
    seat.play(seat.options[0])
    assert left_behind(guest) == []
    guest.page.reload()
    seat.asked()
    assert left_behind(guest) == []
    guest.speak("en")
    wait_for(lambda: not left_behind(guest))


def test_auction_battle_and_gathering_speak_italian_alone(invite: Invite) -> None:
    guest = invite("Lorenzo", language="it")
    for table in (at_auction(guest), in_battle(guest)):
        guest.visit(f"/table/{table}")
        Seat(guest).asked()
        assert left_behind(guest) == []
    guest.visit(f"/table/{open_table(guest, 'me', 'free', 'random')}")
    expect(guest.label("invitation-link")).to_be_visible()
    assert left_behind(guest) == []


def test_the_end_the_replay_and_the_rules_speak_italian_alone(invite: Invite) -> None:
    guest = invite("Lorenzo", language="it")
    table = ended(guest)
    guest.visit(f"/table/{table}")
    expect(guest.dialog).to_be_visible()
    assert left_behind(guest) == []
    guest.visit(f"/replay/{table}")
    guest.button("replay-last").click()
    guest.button("what-if").click()
    assert left_behind(guest) == []
    guest.visit("/rules/magnifico")
    expect(guest.page.locator("section p").first).to_be_visible()
    assert left_behind(guest) == []
    guest.visit("/no/such/page")
    expect(guest.heading("lost-title")).to_be_visible()
    assert left_behind(guest) == []
