"""M400 in the browser."""

from playwright.sync_api import expect

from quattrocento.testing.m400 import m400
from tests.browser.conftest import Invite
from tests.browser.keys import answer
from tests.browser.m400 import (
    LANDS,
    M400Seat,
    at,
    behind,
    ending,
    fighting,
    in_debt,
    offered,
    player,
    trading,
    travelling,
)
from tests.browser.seat import Move

SEATS = 3


def _wished(seat: M400Seat, *verbs: str) -> Move:
    """The first option with the verb that is wished for most."""
    for verb in verbs:
        moves = [move for move in seat.options if move[0] == verb]
        if moves:
            return next((move for move in moves if _is_free_land(seat, move)), moves[0])
    return seat.options[0]


def _is_free_land(seat: M400Seat, move: Move) -> bool:
    return seat.kind(move[0]) == "territory" and seat.frame["view"]["owner"][move[1]] < 0


def _totals(seat: M400Seat, *totals: int) -> list[str]:
    """Sums as they are read out."""
    return [f"{seat.guest.words('combat-total')}{total}" for total in totals]


# A click on an army in a free state takes it: only the price is asked for, if it can be paid.
_TAKEN = """() => heard.frame.step?.name === 'payment'
  || heard.frame.step?.name === 'free_state' && heard.frame.options.length === 1"""


def test_a_game_begins_and_its_first_turn_is_played_by_clicking(invite: Invite) -> None:
    seat = player(invite)
    guest = seat.guest
    guest.opener.click()
    guest.dialog.get_by_role("radio", name=str(SEATS), exact=True).check()
    guest.button("table-begin").click()
    seat.sit()
    steps: list[str] = []
    # Whoever has drawn cards that pay for nothing near takes a state in the next turn.
    while seat.asked() and not (seat.frame["step"]["name"] == "end_of_turn" and "payment" in steps):
        steps.append(seat.frame["step"]["name"])
        move = _wished(seat, "capital", "draw", "move", "to", "act", "pay", "done")
        if picks := seat.picks:
            seat.play_picks(picks)
        elif move[0] == "act":
            seat.touch("army", move)
            seat.page.wait_for_function(_TAKEN)
        elif seat.kind(move[0]) in ("territory", "card", "army"):
            seat.play_on_board(move)
        else:
            seat.play(move)
    assert {"draw", "after_draw", "trade", "march", "payment"} <= set(steps)
    assert seat.frame["display"]["states"][seat.frame["view"]["active"]] == 1
    expect(seat.page.get_by_role("log")).to_contain_text("takes the free state")


def test_an_offer_is_ticked_together_changed_and_made(invite: Invite) -> None:
    seat = at(player(invite).guest, trading())
    guest, page = seat.guest, seat.page
    send = guest.button("trade-propose")
    expect(send).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text(guest.words("why-recipient-first"))).to_be_visible()
    seat.partner(1).click()
    seat.pick("trade-add-gives", "red_1").click()
    seat.pick("trade-take-back", "red_1").click()
    expect(page.get_by_text(guest.words("why-side-empty"))).to_be_visible()
    seat.pick("trade-add-gives", "caballus").click()
    seat.pick("trade-add-wants", "caravella").drag_to(page.locator(".tray").nth(1))
    # Nothing is sent, and no offer is used up, before it is made.
    assert seat.frame["view"]["offers"] == 0
    # Who has put an offer together is not asked once more.
    send.click()
    log = page.get_by_role("log")
    bruno = seat.players[1]["name"]
    expect(log).to_contain_text(guest.words("event-offer-made", seat="Anna", opponent=bruno))
    expect(log).to_contain_text(guest.words("event-card-wanted", seat="Anna", card=seat.card("caravella")))
    seat.asked()
    assert seat.frame["view"]["offers"] == 1


def test_an_offer_is_accepted_and_the_cards_change_hands(invite: Invite) -> None:
    seat = at(player(invite).guest, offered())
    guest, log = seat.guest, seat.page.get_by_role("log")
    expect(seat.page.locator(".offer")).to_contain_text(guest.words("trade-get"))
    seat.play(("accept", 0))
    # Bruno goes on at once, perhaps with his next offer: only the log still tells of this one.
    bruno = seat.players[1]["name"]
    for giver, taker, card in (("Anna", bruno, "caballus"), (bruno, "Anna", "caravella")):
        given = guest.words("event-card-traded", seat=giver, opponent=taker, card=seat.card(card))
        expect(log).to_contain_text(given)


def test_an_offer_is_answered_by_another(invite: Invite) -> None:
    seat = at(player(invite).guest, offered())
    guest, page = seat.guest, seat.page
    page.locator("details", has_text=guest.words("move-counter")).locator("summary").click()
    seat.pick("trade-take-back", "caballus").click()
    seat.pick("trade-add-gives", "red_1").click()
    guest.button("trade-propose").click()
    bruno = seat.players[1]["name"]
    expect(page.get_by_role("log")).to_contain_text(
        guest.words("event-counter-made", seat="Anna", opponent=bruno)
    )


def test_a_journey_is_planned_and_made_in_one_go(invite: Invite) -> None:
    seat = at(player(invite).guest, travelling())
    goal = LANDS.index("sicilia")
    seat.click_territory(goal)
    plan = seat.page.locator(".plan")
    expect(plan).to_contain_text("Sicily")
    expect(plan).to_contain_text("1 Caravel")
    plan.get_by_role("button", name=seat.guest.words("plan-go")).click()
    seat.page.wait_for_function("(goal) => heard.frame.view.at.includes(goal)", arg=goal)
    assert seat.held("caravella") == 1
    assert seat.frame["step"]["name"] == "march"


def test_a_combat_is_fought_colour_by_colour(invite: Invite) -> None:
    seat = at(player(invite).guest, fighting())
    scene = seat.page.locator(".combat")
    expect(scene.locator(".lane")).to_have_count(3)
    fought = 0
    while seat.asked() and seat.frame["view"]["combat"]:
        if "lead" in seat.verbs():
            expect(scene.locator(".lane.done")).to_have_count(fought)
            fought += 1
            seat.play_on_board(_wished(seat, "lead"))
        else:
            totals = seat.frame["display"]["battle"]["totals"]
            expect(scene.locator(".lane.on .total")).to_have_text(_totals(seat, *totals))
            seat.play(_wished(seat, "add", "give_in"))
    assert fought >= 2


def test_a_combat_that_is_over_is_told_battle_by_battle(invite: Invite) -> None:
    story = m400(
        "statement",
        hand={0: "red_1 green_1 blue_1", 1: "red_4 green_4 blue_4", 2: "red_2"},
        states={"blue": "gallia"},
        armies={"red": "gallia aragona"},
    )
    seat = at(player(invite).guest, story)
    guest = seat.guest
    while seat.asked() and seat.frame["step"]["name"] != "end_of_turn":
        seat.play(_wished(seat, "attack", "act", "lead", "give_in", "done"))
    told = seat.page.locator("details", has=seat.page.locator(".combat"))
    expect(told.locator("summary")).to_have_text(guest.words("combat-last", territory="France"))
    bruno = seat.players[1]["name"]
    expect(told.locator(".lane.done .fate")).to_have_text([guest.words("combat-won", seat=bruno)] * 2)
    expect(told).to_contain_text(
        guest.words("event-defended", colour="Blue", seat=bruno, territory="France")
    )
    expect(told.locator(".total")).to_have_text(_totals(seat, 1, 4) * 2)


def test_a_click_on_a_land_with_two_armies_takes_it(invite: Invite) -> None:
    story = m400(
        "conquest", hand={0: "red_1 green_1", 1: "blue_1", 2: "blue_2"}, armies={"red": "castella castella"}
    )
    seat = at(player(invite).guest, story)
    seat.click_territory(LANDS.index("castella"))
    expect(seat.question).to_contain_text(seat.guest.words("ask-payment", seat="Anna", territory="Castile"))


def test_a_free_state_that_cannot_be_paid_for_says_why(invite: Invite) -> None:
    story = m400("conquest", hand={0: "red_1*2", 1: "blue_1", 2: "blue_2"}, armies={"red": "castella"})
    seat = at(player(invite).guest, story)
    seat.click_territory(LANDS.index("castella"))
    expect(seat.option(("leave", 0))).to_be_visible()
    expect(seat.page.get_by_text(seat.guest.words("why-cannot-pay"))).to_be_visible()


def test_an_offer_that_cannot_be_accepted_says_why(invite: Invite) -> None:
    story = m400("trade", "blue", hand={0: "red_1", 1: "caravella", 2: "red_4"})
    asking = story.play("1: offer", "1: to_seat seat_0", "1: give caravella", "1: want caballus", "1: send")
    seat = at(player(invite).guest, asking)
    assert "accept" not in seat.verbs()
    expect(seat.page.get_by_text(seat.guest.words("why-cannot-accept"))).to_be_visible()


def test_an_army_that_must_leave_the_plague_is_told_so(invite: Invite) -> None:
    story = m400(hand={0: "red_1"}, armies={"red": "gallia"}, plague={"gallia": "red blue green"})
    seat = at(player(invite).guest, story)
    assert "done" not in seat.verbs()
    expect(seat.page.get_by_text(seat.guest.words("why-must-leave-plague"))).to_be_visible()


def test_journeys_are_planned_on_though_the_window_grows_narrow(invite: Invite) -> None:
    seat = at(player(invite).guest, travelling())
    page = seat.page
    page.set_viewport_size({"width": 700, "height": 900})
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".plan").wait_for()
    seat.play(("move", 0))
    seat.play(("stop", 0))
    expect(page.locator(".plan h3")).to_contain_text("Red 2")
    page.locator("header a").first.click()
    expect(seat.guest.heading("tables-mine")).to_be_visible()


def test_what_may_be_added_to_a_battle_is_offered_in_words(invite: Invite) -> None:
    seat = at(player(invite).guest, behind())
    expect(seat.option(("add", 11))).to_contain_text("1 bonus card and 1 malus card")
    seat.play(("add", 1))
    expect(seat.page.get_by_role("log")).to_contain_text("Anna adds 1 malus card")


def test_a_turn_is_played_with_keys_alone(invite: Invite) -> None:
    story = m400("draw", hand={0: "red_1 green_1 caballus", 1: "blue_1", 2: "blue_2"}, count=5)
    seat = at(player(invite).guest, story)
    asked: list[str] = []
    while seat.asked() and "end_of_turn" not in asked:
        asked.append(seat.frame["step"]["name"])
        answer(seat, _wished(seat, "draw", "move", "to", "act", "take", "pay", "done"))
    assert {"draw", "trade", "march", "free_state", "payment"} <= set(asked)


def test_lands_and_seas_are_walked_with_arrows(invite: Invite) -> None:
    seat = at(player(invite).guest, travelling())
    page = seat.page
    page.keyboard.press("Tab")
    page.locator(f'[data-territory="{LANDS.index("sicilia")}"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-sea]:focus")).to_have_attribute("aria-label", "Central Mediterranean")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-territory]:focus")).to_have_count(1)


def test_what_cannot_be_done_says_why_with_its_clause(invite: Invite) -> None:
    seat = at(player(invite).guest, travelling())
    seat.click_territory(LANDS.index("polonia"))
    expect(seat.menu.locator(".clause").first).to_contain_text("M4-")
    seat.page.keyboard.press("Escape")
    seat.page.locator(".held", has_text=seat.card("blue_4")).click()
    expect(seat.menu).to_contain_text(seat.card("blue_4"))


def test_the_last_turn_leads_to_the_end_of_the_game(invite: Invite) -> None:
    seat = at(player(invite).guest, ending())
    seat.play(("done", 0))
    expect(seat.guest.dialog.get_by_role("heading").first).to_contain_text("Anna")
    expect(seat.guest.dialog.locator(".ranking > li")).to_have_count(SEATS)


def test_why_an_army_on_enemy_land_can_only_pay_is_said(invite: Invite) -> None:
    seat = at(player(invite).guest, in_debt())
    assert seat.verbs() == {"toll"}
    why = seat.page.locator(".lack", has_text=seat.guest.words("why-no-combat-card"))
    expect(why).to_contain_text("M4-8.10")
