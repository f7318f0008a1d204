"""Battles of Magnifico in the browser: all of them by one button, what a Bomb asks, and the retreat."""

from typing import Any

import pytest
from playwright.sync_api import expect

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.rules.verbs import SEQUENCE
from quattrocento.testing import Scenario
from quattrocento.testing.magnifico import auction, battle
from tests.browser.conftest import Invite
from tests.browser.phone import PHONE, clipped
from tests.browser.seat import Seat
from tests.browser.tables import laid_out

SCREENS: dict[str, dict[str, Any]] = {"1440": {}, "1024": {"size": (1024, 768)}, "390": PHONE}
MACHINES = "tank_tortoise airplane_glider"


def at(invite: Invite, story: Scenario, screen: str, language: str = "en") -> Seat:
    """A guest at a table that stands where a scenario does."""
    guest = invite("Anna", language=language, **SCREENS[screen])
    table = laid_out(guest, GAME.write(story.position), story.position.seats)
    guest.visit(f"/table/{table}")
    seat = Seat(guest)
    assert seat.asked()
    return seat


@pytest.mark.parametrize("screen", SCREENS)
def test_one_button_sends_all_of_them_and_the_attacker_may_then_retreat(
    invite: Invite, screen: str
) -> None:
    seat = at(invite, battle(5, "9 soldiers, castle, 4 towers"), screen)
    everyone = seat.option(("infantry", 5))
    expect(everyone).to_contain_text("Assault with 5 soldiers")
    expect(seat.option(("infantry", 2))).to_contain_text("2")
    assert clipped(seat.guest) == []
    seat.play(("infantry", 4))
    assert seat.asked()
    assert seat.verbs() == {"end", "retreat"}
    assert clipped(seat.guest) == []
    seat.play(("retreat", 0))
    assert seat.frame["view"]["battle"] is None


@pytest.mark.parametrize("screen", SCREENS)
def test_after_a_bomb_who_fires_is_asked_whether_he_goes_on(invite: Invite, screen: str) -> None:
    cards = {0: MACHINES, 1: "airplane_great_kite anti_tank_bomb"}
    story = battle(4, "20 soldiers, 1 airplane", tanks=3, field=cards)
    seat = at(invite, story, screen)
    seat.play(("fire", 0))
    assert seat.asked()  # the bot has intercepted with its one airplane
    assert seat.options == [("fire", 0), ("stop", 0)]
    expect(seat.question).to_contain_text("do you fire the next tank?")
    seat.play(("stop", 0))
    assert seat.asked()
    assert ("end", 0) in seat.options


@pytest.mark.parametrize("screen", SCREENS)
def test_the_sequence_of_assaults_is_fixed_and_shown(invite: Invite, screen: str) -> None:
    story = battle(
        4,
        "20 soldiers",
        tanks=1,
        airplanes=1,
        field={0: MACHINES},
        settings={"assault_sequence": "fixed"},
    )
    seat = at(invite, story, screen, "it")
    chosen = ("sequence", SEQUENCE.ids.index("tanks_airplanes_infantry"))
    assert len(seat.options) == 6
    seat.show(chosen)
    expect(seat.option(chosen)).to_contain_text("carri, aerei, fanteria")
    assert clipped(seat.guest) == []
    seat.play(chosen)
    assert seat.asked()
    assert seat.verbs() == {"infantry", "fire", "fly"}
    if screen == "1440":
        expect(seat.page.locator(".battle")).to_contain_text(
            "Sequenza degli assalti: carri, aerei, fanteria"
        )


def test_with_differing_prices_a_card_shows_its_own(invite: Invite) -> None:
    story = battle(4, "3 soldiers", field={0: "tank_tortoise"}, settings={"machine_cost": "differing"})
    seat = at(invite, story, "1440")
    slip = seat.page.get_by_role("button", name="Lets you build tanks for 10 florins each")
    expect(slip.first).to_be_visible()


def at_auction(*bids: int) -> Scenario:
    """Anna has a Tank card already, and 120 florins."""
    shown = "tank_tortoise gyroscope airplane_glider"
    return auction(
        shown, *bids, seats=4, money=120, field={0: "tank_covered"}, rome="0: 2 soldiers, castle"
    )


def test_on_a_phone_the_own_money_is_in_sight_of_who_bids(invite: Invite) -> None:
    seat = at(invite, at_auction(), "390")
    money = seat.guest.page.get_by_text("You have 120 florins.")
    expect(money).to_be_in_viewport(ratio=1)
    tank = seat.guest.page.get_by_role("button", name="you have one already")
    expect(tank).to_be_in_viewport(ratio=1)
    assert clipped(seat.guest) == []


def test_the_auction_marks_who_buys_now_and_the_card_that_he_may_not_buy(invite: Invite) -> None:
    seat = at(invite, at_auction(40, 30, 30, 20), "1440")
    bids = seat.guest.page.get_by_role("list", name="Bids")
    chooser = bids.locator("[aria-current=true]")
    expect(chooser).to_have_count(1)
    expect(chooser).to_contain_text("Anna")
    expect(chooser).to_contain_text("40 florins")
    expect(seat.guest.page.get_by_text("you have one already", exact=True)).to_be_visible()
