"""What hangs on a choice of M400, and why something is out of reach, is told with its clause."""

from playwright.sync_api import expect

from quattrocento.testing.m400 import combat, m400
from tests.browser.conftest import Invite
from tests.browser.m400 import CARDS, LANDS, at, attacked, player, standing
from tests.browser.phone import PHONE, clipped


def test_a_defender_is_told_what_surrender_and_combat_cost(invite: Invite) -> None:
    seat = at(player(invite).guest, attacked())
    surrender, fight = seat.page.locator(".stake").all()
    expect(surrender).to_contain_text("you take 2 cards at random from that hand")
    expect(surrender).to_contain_text("M4-9.1")
    expect(fight).to_contain_text("If you fight and win, you draw 2 cards")


def test_the_price_of_a_raid_is_shown_with_its_bonus_cards(invite: Invite) -> None:
    story = m400("statement", armies={"red": "novgorod"}, hand={0: "red_4 blue_2 blue_bonus*2", 1: "red_1"})
    seat = at(player(invite).guest, story)
    expect(seat.page.locator(".stake")).to_contain_text("cannot win in this sequence")
    seat.play(("attack", 0))
    prices = seat.page.locator(".raid li")
    expect(prices).to_have_count(2)
    expect(prices.last.locator(".count")).to_contain_text("2")


def test_who_would_bar_himself_from_winning_is_warned(invite: Invite) -> None:
    story = m400("before_moving", hand={0: "revolutionem", 1: "blue_1"}, states={"blue": "lituania"})
    seat = at(player(invite).guest, story)
    warning = seat.page.locator(".stake", has_text=seat.guest.words("stakes-barring"))
    expect(warning).to_contain_text("M4-16.2")
    seat.play(("play", CARDS.index("revolutionem")))
    expect(warning).to_be_visible()


def test_tolls_on_the_way_are_named_and_a_made_journey_is_forgotten(invite: Invite) -> None:
    story = m400(
        "movement",
        hand={0: "caballus red_1 green_2", 1: "red_2", 2: "green_3"},
        states={"green": "gallia"},
        armies={"red": "aragona castella"},
    )
    seat = at(player(invite).guest, story)
    plan, goal = seat.page.locator(".plan"), LANDS.index("flandria")
    plan.get_by_role("button", name="Red 1").click()
    seat.click_territory(goal)
    green = seat.players[2]["name"]
    expect(plan).to_contain_text(f"France ({green})")
    plan.get_by_role("button", name=seat.guest.words("plan-go")).click()
    seat.page.wait_for_function("(goal) => heard.frame.view.at.includes(goal)", arg=goal)
    expect(plan.locator("h3")).to_contain_text("Red 2")
    expect(plan.get_by_role("button", name=seat.guest.words("plan-go"))).to_have_count(0)


def test_why_no_army_gets_to_a_land_is_said(invite: Invite) -> None:
    story = m400(
        "movement",
        hand={0: "red_1", 1: "red_2", 2: "blue_1"},
        armies={"red": "gallia"},
        plague={"flandria": "red blue green"},
    )
    seat = at(player(invite).guest, story)
    seat.click_territory(LANDS.index("flandria"))
    expect(seat.menu).to_contain_text("Flanders is under plague: nobody may enter it. M4-6.12")
    seat.page.keyboard.press("Escape")
    seat.click_territory(LANDS.index("tartaria"))
    expect(seat.menu).to_contain_text(seat.guest.words("idle-unreachable"))
    expect(seat.menu).not_to_contain_text(seat.guest.words("why-not-asked"))


def test_why_nothing_can_be_added_to_a_battle_is_said(invite: Invite) -> None:
    story = combat("red_1 green_1 blue_1", "red_4 green_2").play("lead red_1", "1: answer red_4")
    seat = at(player(invite, **PHONE).guest, story)
    assert seat.verbs() == {"give_in"}
    why = seat.page.locator(".lack", has_text=seat.guest.words("absent-additions"))
    expect(why).to_contain_text("M4-10.9")
    assert clipped(seat.guest) == []


def test_how_odds_are_counted_is_told_to_who_asks(invite: Invite) -> None:
    seat = at(player(invite).guest, attacked())
    note = seat.page.get_by_text(seat.guest.words("odds-note"))
    expect(note).to_have_count(0)
    seat.page.get_by_text(seat.guest.words("odds-how")).click()
    expect(note).to_be_visible()


def test_a_combat_is_named_to_who_looks_on(invite: Invite) -> None:
    host = player(invite).guest
    table = standing(host, attacked(), mine=(0, 1, 2))
    watcher = player(invite, **PHONE).guest
    watcher.visit(f"/table/{table}")
    expect(watcher.heading("combat-title", territory="Moldavia")).to_be_visible()
