"""Two people with browsers of their own at one table, and somebody who watches."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.seat import Seat
from tests.server.live import wait_for

BID = 130
"""No other number at the beginning of a game is the same."""


def invited(host: Guest) -> str:
    """Open a table with a seat for a friend, in the lobby; returns the link of the invitation."""
    host.opener.click()
    host.label("chair-who", number=1).select_option(label=host.words("chair-free"))
    host.dialog.get_by_text(host.words("settings-title")).click()
    host.page.get_by_label("Rich start").select_option(label=host.words("value-on"))
    host.button("table-invite").click()
    return host.label("invitation-link").input_value()


def accept(friend: Guest, link: str, name: str) -> None:
    """Open the link of an invitation as somebody whom the server does not know, and sit down."""
    friend.visit(link)
    friend.label("name-label").fill(name)
    friend.button("name-enter").click()
    friend.button("seat-sit").click()


def pair(invite: Invite, house: House | None = None) -> tuple[Seat, Seat]:
    """Two people who have sat down at one table, one of them by invitation."""
    anna, bruno = invite("Anna", house), invite(house=house)
    accept(bruno, invited(anna), "Bruno")
    seats = Seat(anna), Seat(bruno)
    for seat in seats:
        seat.sit()
    return seats


def to_the_auction(*seats: Seat) -> None:
    """Choose colours and places in turn, until everybody is asked for a bid."""
    while not all("bid" in seat.verbs() for seat in seats):
        seat = asked(*seats)
        if "bid" in seat.verbs():
            # The other page is the one that has not heard of the auction yet.
            seat = next(other for other in seats if other is not seat)
            seat.asked()
        else:
            seat.play(seat.options[0])


def asked(*seats: Seat) -> Seat:
    """Wait until somebody is asked; returns who. The bot may be asked before."""
    wait_for(lambda: any(seat.options for seat in seats))
    return next(seat for seat in seats if seat.options)


def heard_of_bids(seat: Seat) -> list[int]:
    """Every bid that the page was ever told."""
    return list(
        seat.page.evaluate(
            "() => heard.texts.map(JSON.parse).filter(({view}) => view).map(({view}) => view.bid)"
        )
    )


def bids(seat: Seat) -> str:
    """What the auction tells of the bids."""
    return seat.page.get_by_role("list", name=seat.guest.words("auction-bids")).inner_text()


def test_a_friend_sits_down_by_invitation_and_sees_what_the_host_plays(invite: Invite) -> None:
    anna, bruno = pair(invite)
    first = asked(anna, bruno)
    second = bruno if first is anna else anna
    expect(second.question).not_to_have_text(first.question.inner_text())
    move = first.options[0]
    first.play(move)
    told = first.page.get_by_role("log").locator("li").last.inner_text()
    expect(second.page.get_by_role("log").locator("li", has_text=told)).to_be_visible()
    assert "join" not in bruno.page.url


def test_a_bid_stays_secret_until_all_have_bid_and_then_everybody_sees_it(invite: Invite) -> None:
    anna, bruno = pair(invite)
    carla = invite()
    carla.visit(f"/table/{anna.table}")
    watching = Seat(carla)
    watching.sit()
    to_the_auction(anna, bruno)
    anna.play(("bid", BID))
    sealed, own = anna.guest.words("auction-sealed"), anna.guest.words("auction-own", florins=BID)
    assert own in bids(anna)
    for other in (bruno, watching):
        expect(other.page.locator(".bids", has_text=sealed)).to_be_visible()
        assert str(BID) not in bids(other)
        assert BID not in heard_of_bids(other)
    bruno.play(("bid", min(noun for _, noun in bruno.options)))
    for seat in (anna, bruno, watching):
        offered = seat.page.get_by_role("log").locator("li", has_text="Anna").filter(has_text=str(BID))
        expect(offered.first).to_be_visible()


def test_a_spectator_sees_the_table_and_may_not_touch_it(invite: Invite) -> None:
    anna, bruno = pair(invite)
    carla = invite()
    carla.visit(f"/table/{anna.table}")
    watching = Seat(carla)
    watching.sit()
    first = asked(anna, bruno)
    expect(watching.question).to_have_text(
        carla.words("waiting-for", names="Anna" if first is anna else "Bruno")
    )
    expect(carla.button("undo")).to_have_count(0)
    first.play(first.options[0])
    assert watching.options == []
    expect(anna.page.get_by_text(anna.guest.words("people", count=3))).to_be_visible()


def test_players_talk_to_each_other_beside_the_game(invite: Invite) -> None:
    anna, bruno = pair(invite)
    for seat, says in ((anna, "Buona fortuna!"), (bruno, "Thank you, Anna")):
        seat.page.get_by_role("tab", name=seat.guest.words("chat")).click()
        seat.guest.label("chat-label").fill(says)
        seat.guest.button("chat-send").click()
    for seat in (anna, bruno):
        said = seat.page.get_by_role("log", name=seat.guest.words("chat"))
        expect(said).to_contain_text("Buona fortuna!")
        expect(said).to_contain_text("Thank you, Anna")


def test_nothing_is_lost_when_the_server_is_restarted_under_the_players(
    invite: Invite, own_house: House
) -> None:
    anna, bruno = pair(invite, own_house)
    for seat in (anna, bruno):
        seat.guest.forgive("WebSocket connection")
    to_the_auction(anna, bruno)
    anna.play(("bid", BID))
    # The bot has bid as well: nothing more is written before Bruno bids.
    anna.page.wait_for_function("() => `${heard.frame.waiting}` === '1'")
    log = anna.page.get_by_role("log").inner_text()
    own_house.stop()
    for seat in (anna, bruno):
        expect(seat.page.get_by_text(seat.guest.words("connection-cut"))).to_be_visible()
    own_house.start()
    for seat in (anna, bruno):
        expect(seat.page.get_by_text(seat.guest.words("connection-cut"))).to_have_count(0)
    expect(anna.page.get_by_role("log")).to_have_text(log, use_inner_text=True)
    assert anna.guest.words("auction-own", florins=BID) in bids(anna)
    bruno.asked()
    bruno.play(("bid", min(noun for _, noun in bruno.options)))
    expect(anna.page.get_by_role("log").locator("li", has_text=str(BID)).first).to_be_visible()
