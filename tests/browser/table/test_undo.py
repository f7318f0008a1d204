"""Taking back."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.seat import Seat
from tests.browser.tables import at_turn


def test_a_move_is_taken_back_and_the_choice_is_there_again(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    seat.asked()
    before, question = seat.options, seat.question.inner_text()
    move = next(move for move in before if move[0] in ("attack", "invade"))
    seat.play(move)
    expect(seat.question).not_to_have_text(question)
    guest.button("undo").click()
    expect(seat.question).to_have_text(question)
    assert seat.options == before


def test_who_cannot_take_back_is_told_why(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    seat.asked()
    undo = seat.frame["undo"]
    assert undo["can"] is False
    expect(guest.button("undo")).to_have_attribute("aria-disabled", "true")
    guest.button("undo").click(force=True)
    expect(
        guest.page.get_by_role("alert").filter(has_text=guest.words(undo["why"]["message"]))
    ).to_be_visible()


def test_who_wants_it_is_asked_once_more_before_every_move_without_a_way_back(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/table/{at_turn(guest)}")
    seat = Seat(guest)
    seat.asked()
    guest.button("habits").click()
    guest.label("confirmation-always").check()
    guest.button("close").click()
    token = seat.frame["token"]
    seat.option(("pass", 0)).click()
    guest.button("doubt-not").click()
    assert seat.frame["token"] == token
    seat.option(("pass", 0)).click()
    guest.button("doubt-play").click()
    guest.page.wait_for_function("(token) => heard.frame.token !== token", arg=token)
