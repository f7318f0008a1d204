"""The way to the table is cut and comes back; what was chosen meanwhile is played once, or it is said."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.line import Line
from tests.browser.seat import Seat
from tests.browser.tables import playing
from tests.browser.towers import FIRST, SECOND, alert, answers, at, building, built, choose, told
from tests.server.live import wait_for

OFFLINE = "WebSocket connection|ERR_INTERNET_DISCONNECTED"
"""What the browser itself complains of, while the page looks for the way."""


def cut(seat: Seat) -> Locator:
    return seat.page.get_by_text(seat.guest.words("connection-cut"))


def test_who_is_offline_is_told_and_finds_the_table_as_it_is_now(invite: Invite) -> None:
    guest = invite("Anna")
    guest.forgive(OFFLINE)
    table = building(guest)
    seat = at(guest, table)
    guest.context.set_offline(True)
    expect(cut(seat)).to_be_visible()
    with playing(guest, table) as player:
        player.play(list(FIRST))
    guest.context.set_offline(False)
    expect(cut(seat)).to_have_count(0)
    expect(told(seat)).to_have_count(1)
    assert seat.sent == []
    answers(seat, SECOND)
    expect(told(seat)).to_have_count(2)


def test_what_is_chosen_offline_is_played_once_when_the_network_is_back(invite: Invite) -> None:
    guest = invite("Anna")
    guest.forgive(OFFLINE)
    table = building(guest)
    seat = at(guest, table)
    guest.context.set_offline(True)
    expect(cut(seat)).to_be_visible()
    choose(seat, FIRST)
    assert built(guest, table) == []
    guest.context.set_offline(False)
    expect(cut(seat)).to_have_count(0)
    expect(told(seat)).to_have_count(1)
    assert built(guest, table) == ["rome"]
    answers(seat, SECOND)
    assert seat.sent == [FIRST, SECOND]


def test_a_move_that_was_lost_on_its_way_is_sent_again(invite: Invite) -> None:
    guest = invite("Anna")
    line, table = Line(guest), building(guest)
    seat = at(guest, table)
    line.lose()
    choose(seat, FIRST)
    assert seat.sent == [FIRST]
    line.cut()
    expect(told(seat)).to_have_count(1)
    assert built(guest, table) == ["rome"]
    answers(seat, SECOND)
    assert seat.sent == [FIRST, FIRST, SECOND]


def test_a_move_whose_answer_was_lost_is_not_sent_again(invite: Invite) -> None:
    guest = invite("Anna")
    line, table = Line(guest), building(guest)
    seat = at(guest, table)
    line.hold()
    choose(seat, FIRST)
    wait_for(lambda: seat.sent and built(guest, table) == ["rome"])
    expect(told(seat)).to_have_count(0)
    line.cut()
    expect(alert(seat, "socket-dropped")).to_be_visible()
    expect(told(seat)).to_have_count(1)
    answers(seat, SECOND)
    assert seat.sent == [FIRST, SECOND]
