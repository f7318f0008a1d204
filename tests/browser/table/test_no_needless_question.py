"""Nobody is asked where nothing is to be chosen, nor twice; what belongs together is sent at once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from quattrocento.games.m400.game import GAME as M400
from quattrocento.games.magnifico.game import GAME as MAGNIFICO
from quattrocento.games.venetia.game import GAME as VENETIA
from quattrocento.games.ventura.game import GAME as VENTURA
from quattrocento.kernel.game import AnyGame
from quattrocento.testing.m400 import m400
from quattrocento.testing.magnifico import auction
from quattrocento.testing.scenario import Scenario
from quattrocento.testing.venetia import venetia
from quattrocento.testing.ventura import ventura
from tests.browser.conftest import Invite
from tests.browser.m400 import CARDS, attacked, idle
from tests.browser.seat import Move, Seat
from tests.browser.tables import laid_out

_HEEDED = "() => document.querySelector('.doubt') || heard.sent.some(({ move }) => move)"
_CARDS_SHOWN = "tank_tortoise airplane_glider"
_FULL_HAND = (
    "red_1 red_2 red_3*2 red_4 green_1 green_2 green_3 green_4 blue_2 blue_3 blue_4 caballus*2 rapina*3"
)


def at(invite: Invite, game: AnyGame, story: Scenario, goes_on: bool = True) -> Seat:
    """Somebody with the habits that the page begins with, at a table that stands where a scenario does."""
    guest = invite("Anna", game=game.name, goes_on=goes_on)
    guest.visit(f"/table/{laid_out(guest, game.write(story.position), story.position.seats)}")
    seat = Seat(guest)
    seat.sit()
    return seat


def expanding(reserve: str = "") -> Scenario:
    """A player who may lay a tile of the reserve, if there is one."""
    domain = {0: "village_1 field_2 papal_1", 1: "castle_1 hill_1 papal_2"}
    hand = {0: "crossbowmen", 1: "boatmen"}
    tiles = {0: reserve} if reserve else {}
    return ventura("expansion", seats=2, round=6, florins=(7, 5), hand=hand, domain=domain, reserve=tiles)


def card(name: str) -> int:
    return int(CARDS.index(name))


LONE: dict[str, tuple[AnyGame, Callable[[], Scenario], Move]] = {
    "m400": (M400, idle, ("done", 0)),
    "magnifico": (MAGNIFICO, lambda: auction(_CARDS_SHOWN, seats=3, money=(10, 40, 40)), ("bid", 10)),
    "venetia": (VENETIA, lambda: venetia("commercial", 0, seats=2, zara="3 2"), ("end", 0)),
    "ventura": (VENTURA, expanding, ("stop", 0)),
}


@pytest.mark.parametrize("game", LONE)
def test_a_lone_option_is_taken_without_a_click(invite: Invite, game: str) -> None:
    rules, story, only = LONE[game]
    assert story().position.options(0) == [only]
    seat = at(invite, rules, story())
    seat.page.wait_for_function("() => heard.sent.some((request) => request.do === 'move')")
    assert seat.sent[0] == only


def test_cards_to_discard_are_picked_and_sent_with_one_click(invite: Invite) -> None:
    story = m400("end_of_turn", hand={0: _FULL_HAND, 1: "caravella", 2: "red_4"}).play("done")
    seat = at(invite, M400, story)
    assert seat.asked()
    picks = seat.picks
    assert picks is not None
    assert picks["most"] == 2
    # The lowest cards are proposed; another one takes the place of one that is put back.
    low, other = ("discard", card("red_1")), ("discard", card("green_1"))
    assert seat.picked == [low, other]
    seat.option(other).click()
    seat.option(("discard", card("blue_4"))).click()
    assert seat.sent == []
    seat.send.click()
    seat.page.wait_for_function("() => heard.sent.filter(({ do: what }) => what === 'move').length === 2")
    assert sorted(seat.sent) == sorted([low, ("discard", card("blue_4"))])
    expect(seat.page.locator(".doubt")).to_have_count(0)


def test_a_free_state_is_paid_for_with_one_click(invite: Invite) -> None:
    story = m400("conquest", hand={0: "red_1 red_3 green_2 blue_3", 1: "red_1"}, armies={"red": "gallia"})
    seat = at(invite, M400, story.play("act red.1", "take"))
    assert seat.asked()
    assert seat.picked == [("pay", card("red_1")), ("pay", card("green_2"))]
    # Of a colour only one card pays.
    seat.option(("pay", card("red_3"))).click()
    assert seat.picked == [("pay", card("red_3")), ("pay", card("green_2"))]
    seat.send.click()
    seat.page.wait_for_function("() => heard.frame.step?.name !== 'payment'")
    assert seat.sent[:2] == [("pay", card("red_3")), ("pay", card("green_2"))]


UNASKED: dict[str, tuple[AnyGame, Callable[[], Scenario], Move]] = {
    "a bid": (MAGNIFICO, lambda: auction(_CARDS_SHOWN, seats=3, money=(60, 40, 40)), ("bid", 30)),
    "a tile": (
        VENTURA,
        lambda: expanding("field_3"),
        ("tile", VENTURA.standard_components().tile_ids.index("field_3")),
    ),
}


@pytest.mark.parametrize("what", UNASKED)
def test_nothing_is_asked_once_more(invite: Invite, what: str) -> None:
    game, story, move = UNASKED[what]
    seat = at(invite, game, story())
    assert seat.asked()
    seat.option(move).first.click()
    # The first thing that the page does is the move itself.
    seat.page.wait_for_function(
        "() => document.querySelector('.doubt') || heard.sent.some(({ move }) => move)"
    )
    assert seat.sent == [move]


def test_a_grave_move_is_asked_about_once_more(invite: Invite) -> None:
    seat = at(invite, M400, attacked())
    assert seat.asked()
    seat.option(("surrender", 0)).click()
    seat.guest.button("doubt-not").click()
    assert seat.sent == []
    seat.option(("surrender", 0)).click()
    seat.guest.button("doubt-play").click()
    seat.page.wait_for_function("() => heard.sent.some(({ move }) => move)")
    assert seat.sent == [("surrender", 0)]
