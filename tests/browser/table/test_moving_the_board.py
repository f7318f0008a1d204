"""The sheet of the board is moved by wheel, by drag and with two fingers, and none of that is an answer."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from quattrocento.games.magnifico.game import GAME as MAGNIFICO
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.games.venetia.rules.verbs import COLONY
from quattrocento.testing.magnifico import magnifico
from quattrocento.testing.ventura import ventura
from tests.browser import m400 as of_m400
from tests.browser import venetia as of_venetia
from tests.browser import ventura as of_ventura
from tests.browser.board import Fingers, Point, Sheet
from tests.browser.conftest import Invite
from tests.browser.phone import PHONE
from tests.browser.seat import Move, Seat
from tests.browser.tables import laid_out

NEAR = 3.0
"""Pixels that a place may be off, for pieces are drawn in sizes of their own."""
PAGE = "() => [visualViewport.scale, scrollX, scrollY]"
UNASKED = "localStorage.setItem('quattrocento.confirmation', 'never')"


class Aim(NamedTuple):
    """A place of the board at which a click is an answer, sent at once."""

    seat: Seat
    sheet: Sheet
    move: Move
    point: Point
    token: str


def _aim(seat: Seat, move: Move, find: Callable[[], Point]) -> Aim:
    # A point is looked for when the sheet lies still, and the sheet may be moved in order to find it.
    Sheet(seat.guest)
    point = find()
    return Aim(seat, Sheet(seat.guest), move, point, seat.frame["token"])


def _middle(place: Locator) -> Point:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _magnifico(invite: Invite, **other: Any) -> Aim:
    guest = invite("Anna", **other)
    guest.context.add_init_script(UNASKED)
    story = magnifico(rome="0: 9 soldiers, castle", naples="1: 2 soldiers")
    guest.visit(f"/table/{laid_out(guest, MAGNIFICO.write(story.position), story.position.seats)}")
    seat = Seat(guest)
    assert seat.asked()
    milan = TERRITORY.ids.index("milan")
    return _aim(seat, ("invade", milan), lambda: seat.point_of(milan))


def _ventura(invite: Invite) -> Aim:
    guest = of_ventura.player(invite).guest
    guest.context.add_init_script(UNASKED)
    story = ventura("expansion", seats=2, reserve={0: "lake_1 river_1"}, hand={1: "boatmen"})
    seat = of_ventura.at(guest, story.play("tile lake_1"))
    move = seat.options[0]
    return _aim(seat, move, lambda: _middle(seat.place(move[1])))


def _venetia(invite: Invite) -> Aim:
    guest = of_venetia.player(invite).guest
    guest.context.add_init_script(UNASKED)
    seat = of_venetia.at(guest, of_venetia.in_the_actions())
    pola = COLONY.ids.index("pola")
    return _aim(seat, ("influence", pola), lambda: _middle(seat.page.locator(".colony").nth(pola)))


def _m400(invite: Invite) -> Aim:
    guest = of_m400.player(invite).guest
    guest.context.add_init_script(UNASKED)
    seat = of_m400.at(guest, of_m400.travelling())
    army = seat.options[0]
    return _aim(seat, army, lambda: seat.point_of(seat.frame["view"]["at"][army[1]]))


BOARDS: dict[str, Callable[[Invite], Aim]] = {
    "magnifico": _magnifico,
    "ventura": _ventura,
    "venetia": _venetia,
    "m400": _m400,
}
each_board = pytest.mark.parametrize("board", BOARDS)


def _outwards(aim: Aim) -> Point:
    """Where to drag the place of the aim: away from the middle, for at its edges the sheet is held."""
    box, far = aim.sheet.window, 60.0
    across = far if aim.point[0] > box["x"] + box["width"] / 2 else -far
    down = far if aim.point[1] > box["y"] + box["height"] / 2 else -far
    return aim.point[0] + across, aim.point[1] + down


def _played(aim: Aim) -> None:
    """The answer that is meant was given, once, and nothing before it."""
    assert aim.seat.sent == [aim.move]
    aim.seat.page.wait_for_function("(token) => heard.frame.token !== token", arg=aim.token)


@each_board
def test_wheel_and_drag_move_the_board_and_only_a_click_is_an_answer(invite: Invite, board: str) -> None:
    aim = BOARDS[board](invite)
    mouse = aim.seat.page.mouse

    mouse.move(*aim.point)
    mouse.wheel(0, -500)
    nearer = aim.sheet.moved()
    assert nearer.scale > 1.5
    assert nearer.fixed == pytest.approx(aim.point, abs=NEAR)

    goal = _outwards(aim)
    mouse.down()
    mouse.move(*goal, steps=3)
    mouse.up()
    along = aim.sheet.moved()
    assert along.scale == pytest.approx(1, abs=0.01)
    assert along.of(aim.point) == pytest.approx(goal, abs=NEAR)
    assert aim.seat.sent == []

    # Where the pointer has rested there may be an explanation by now.
    mouse.move(2, 2)
    expect(aim.seat.menu).to_have_count(0)
    mouse.click(*goal)
    _played(aim)


def test_a_wheel_ends_at_the_whole_sheet_and_the_page_keeps_its_size(invite: Invite) -> None:
    aim = _magnifico(invite)
    mouse = aim.seat.page.mouse
    mouse.move(*aim.point)
    mouse.wheel(0, -5000)
    assert aim.sheet.moved().scale > 2
    assert aim.sheet.hidden > 0
    mouse.wheel(0, 50_000)
    assert aim.sheet.moved().scale < 1 / 2
    assert aim.sheet.hidden == 0
    assert aim.seat.page.evaluate(PAGE) == [1, 0, 0]


def test_fingers_move_the_board_and_only_a_tap_is_an_answer(invite: Invite) -> None:
    aim = _magnifico(invite, **PHONE)
    fingers = Fingers(aim.seat.guest)
    x, y = aim.point

    # Both fingers begin and end on land; the middle between them is the place of the aim.
    fingers.slide(((x - 30, y), (x - 75, y)), ((x + 30, y), (x + 75, y)))
    nearer = aim.sheet.moved()
    assert nearer.scale == pytest.approx(2.5, rel=0.02)
    assert nearer.fixed == pytest.approx(aim.point, abs=NEAR)
    assert aim.seat.sent == []

    fingers.slide(((x - 75, y), (x - 50, y)), ((x + 75, y), (x + 50, y)))
    assert aim.sheet.moved().scale == pytest.approx(2 / 3, rel=0.02)
    assert aim.seat.sent == []

    goal = (x, y - 60)
    fingers.slide((aim.point, goal))
    along = aim.sheet.moved()
    assert along.scale == pytest.approx(1, abs=0.01)
    assert along.of(aim.point) == pytest.approx(goal, abs=NEAR)
    assert aim.seat.sent == []
    assert aim.seat.page.evaluate(PAGE) == [1, 0, 0]

    aim.seat.page.touchscreen.tap(*goal)
    _played(aim)
