"""One person with two pages at one table: what is chosen on a page that is late is refused in words."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.line import Line
from tests.browser.seat import Seat
from tests.browser.towers import FIRST, SECOND, THIRD, alert, answers, at, building, built, choose, told


def pages(invite: Invite) -> tuple[Seat, Seat, Line]:
    """Two pages at one table, and the line of the second one."""
    guest = invite("Anna")
    other = guest.beside()
    line, table = Line(other), building(guest)
    return at(guest, table), at(other, table), line


def test_what_is_chosen_on_a_late_page_is_refused_in_words(invite: Invite) -> None:
    quick, late, line = pages(invite)
    line.hold()
    quick.play(FIRST)
    choose(late, SECOND)
    assert late.sent == [SECOND]
    expect(told(late)).to_have_count(0)
    line.release()
    expect(alert(late, "table-moved-on")).to_be_visible()
    expect(told(late)).to_have_count(1)
    assert built(quick.guest, quick.table) == ["rome"]
    answers(late, SECOND)
    expect(told(quick)).to_have_count(2)


def test_what_is_taken_back_on_a_late_page_is_refused_in_words(invite: Invite) -> None:
    quick, late, line = pages(invite)
    quick.play(FIRST)
    quick.play(SECOND)
    expect(told(late)).to_have_count(2)
    line.hold()
    quick.guest.button("undo").click()
    expect(told(quick)).to_have_count(1)
    late.guest.button("undo").click()
    late.page.wait_for_function("() => heard.sent.some((request) => request.do === 'undo')")
    line.release()
    expect(alert(late, "table-moved-on")).to_be_visible()
    expect(told(late)).to_have_count(1)
    assert built(quick.guest, quick.table) == ["rome"]
    answers(late, THIRD)


def test_a_question_once_more_ends_when_the_other_page_has_moved_on(invite: Invite) -> None:
    quick, other, _ = pages(invite)
    other.guest.button("habits").click()
    other.guest.label("confirmation-always").check()
    other.guest.button("close").click()
    other.option(("pass", 0)).click()
    expect(other.guest.button("doubt-play")).to_be_visible()
    quick.play(FIRST)
    expect(other.guest.button("doubt-play")).to_have_count(0)
    expect(told(other)).to_have_count(1)
    assert other.sent == []
    answers(other, SECOND)
