"""Venetia in the browser."""

import re

from playwright.sync_api import expect

from quattrocento.games.venetia.components.typed import REGIONS, SEAS
from quattrocento.games.venetia.rules.verbs import COLONY, DIE, FAMILY_CARD, REGION, SEA, SESTIERE
from quattrocento.testing.venetia import venetia
from tests.browser.conftest import Invite
from tests.browser.keys import answer
from tests.browser.seat import Move
from tests.browser.venetia import (
    SEATS,
    VenetiaSeat,
    at,
    before_the_dice,
    election,
    in_the_actions,
    last_turn,
    player,
)

MOST_MOVES = 60


def _colony(name: str, verb: str = "influence") -> Move:
    return (verb, COLONY.ids.index(name))


def test_a_turn_is_played_by_clicks_on_dice_seas_regions_colonies_and_cards(invite: Invite) -> None:
    seat = at(player(invite).guest, before_the_dice())
    seat.play(("spend_token", 0))
    gold = ("die", DIE.ids.index("commercial_four"))
    seat.play_on_board(gold)
    seat.play_on_board(("route", SEA.ids.index("mar_egeo")))
    for name in ("zara", "corfu"):
        seat.play_on_board(_colony(name))
    assert seat.frame["view"]["ap"] == 2
    seat.guest.button("undo").click()
    seat.page.wait_for_function("() => heard.frame.view.ap === 3")
    seat.play_on_board(next(move for move in seat.options if move[0] == "play"))
    assert seat.frame["view"]["card_played"]


def test_a_kingdom_is_treated_with_by_a_click_on_its_arms(invite: Invite) -> None:
    seat = at(player(invite).guest, in_the_actions())
    romania = REGION.ids.index("romania")
    seat.play_on_board(("treat", romania))
    assert seat.frame["view"]["kingdom"][romania] == -1
    seat.page.locator("[popovertarget]").first.click()
    expect(seat.page.locator(".kingdoms li")).to_have_count(1)


def test_a_region_that_a_fleet_bars_is_marked_and_told(invite: Invite) -> None:
    seat = at(player(invite).guest, venetia("commercial", 3, seats=SEATS, fleets={"mar_ionio": 1}))
    sicily, dalmatia = (
        seat.page.locator(".marker").nth(REGION.ids.index(r)) for r in ("sicilia", "dalmazia")
    )
    expect(sicily.locator(".barred")).to_be_visible()
    expect(dalmatia.locator(".barred")).to_have_count(0)
    expect(
        seat.page.get_by_role("button", name=re.compile("Sicily.*Enemy Fleet off its coast"))
    ).to_have_count(1)
    assert _colony("messina") not in seat.options


def test_the_first_scoring_is_still_to_come_after_an_early_meeting(invite: Invite) -> None:
    story = venetia(
        "commercial", 3, seats=SEATS, epoch="struggle", venice=7, enemies=6, pola="1 1", zara="6 3"
    )
    seat = at(player(invite).guest, story)
    track = seat.page.locator(".track")
    expect(track).to_contain_text("1 space to the first scoring · 5 spaces to the third")
    expect(track.locator(".goal")).to_have_text("8")
    # More Influence than a revolt leaves room for stands in piles.
    zara = seat.page.locator(".marker").nth(REGIONS + SEAS + COLONY.ids.index("zara"))
    expect(zara.locator(".count")).to_have_text(["6", "3"])
    seat.play_on_board(_colony("pola"))
    assert (seat.frame["view"]["venice"], seat.frame["view"]["epoch"]) == (8, 2)
    expect(track).not_to_contain_text("first scoring")


def test_fleets_are_attacked_and_the_tokens_drawn_are_shown(invite: Invite) -> None:
    seat = at(player(invite).guest, in_the_actions("military"))
    seat.play_on_board(("engage", SEA.ids.index("mar_tirreno")))
    expect(seat.page.get_by_role("heading", name="Battle tokens of this turn")).to_be_visible()
    assert len(seat.frame["view"]["drawn"]) == 1


def test_a_die_shows_what_it_reaches_with_its_cost(invite: Invite) -> None:
    seat = at(player(invite).guest, before_the_dice())
    seat.play(("keep_token", 0))
    markers = seat.page.locator(".marker")
    tana = markers.nth(REGIONS + SEAS + COLONY.ids.index("tana"))
    # Two seas are to be opened before Tana: three points, which the silver die has not.
    expect(tana.locator(".points")).to_have_text("3")
    dice = seat.page.locator(".dice")
    dice.get_by_role("button", name="Military die: 2 and a card").hover()
    expect(tana.locator(".points")).to_have_count(0)


def test_what_cannot_be_done_says_why_with_its_clause(invite: Invite) -> None:
    seat = at(player(invite).guest, in_the_actions())
    seat.page.locator(".colony").nth(COLONY.ids.index("tana")).click()
    expect(seat.menu.locator(".why .clause").first).to_contain_text("VNZ-")


def test_an_election_is_secret_until_everybody_has_chosen(invite: Invite) -> None:
    seat = at(player(invite).guest, election())
    screen = seat.page.locator(".election").first
    expect(screen).to_contain_text("Votes in the Sestieri")
    card = ("candidate", FAMILY_CARD.ids.index("head_of_the_house"))
    seat.play_on_board(card)
    revealed = seat.page.locator(".election", has_text="The last election")
    expect(revealed.locator(".won")).to_have_count(1)
    expect(revealed.locator(".ballots li")).to_have_count(SEATS)
    expect(revealed).to_contain_text("Head of the House")


def test_ducats_are_placed_in_the_city_which_shows_itself(invite: Invite) -> None:
    story = venetia("commercial", 2, seats=SEATS, hand={0: "ufficio_sale"}, ducats={"san_polo": "2 0"})
    seat = at(player(invite).guest, story)
    seat.play(next(move for move in seat.options if move[0] == "play"))
    for sestiere in ("san_polo", "san_polo", "castello"):
        seat.touch("sestiere", ("ducat", SESTIERE.ids.index(sestiere)))
    seat.send.click()
    san_polo = seat.page.locator(".sestiere").nth(SESTIERE.ids.index("san_polo"))
    expect(san_polo).to_have_attribute("aria-label", re.compile("Anna: 0 Ducats, Monuments: 1 coloured"))


def test_the_ducats_of_a_cashed_card_are_placed_by_clicks_on_their_districts(invite: Invite) -> None:
    story = venetia(steps="close; die", seats=SEATS, dice="commercial_two military_four")
    story.play("die commercial_two", "cash", fate="arsenale")
    seat = at(player(invite).guest, story)
    castello, dorsoduro, san_marco = (
        seat.page.locator(".sestiere").nth(SESTIERE.ids.index(name))
        for name in ("castello", "dorsoduro", "san_marco")
    )
    lit = re.compile("Something can be done here")
    expect(castello).to_have_attribute("aria-label", lit)
    expect(san_marco).not_to_have_attribute("aria-label", lit)
    castello.hover()
    expect(seat.page.locator(".popup")).to_contain_text("The Ducats of the card may go here")
    expect(seat.page.locator(".popup .why")).to_have_count(0)
    castello.click()
    status = seat.page.locator(".cashing")
    expect(status).to_contain_text("1 Ducat to place")
    status.get_by_role("button", name="Start again").click()
    expect(status).to_contain_text("2 Ducats to place")
    castello.click()
    dorsoduro.click()
    both = [SESTIERE.ids.index(name) for name in ("castello", "dorsoduro")]
    seat.page.wait_for_function(
        "(both) => both.every((sestiere) => heard.frame.view.ducats[sestiere] === 1)", arg=both
    )


def test_the_signs_on_the_board_have_a_key(invite: Invite) -> None:
    seat = at(player(invite).guest, before_the_dice())
    seat.play(("keep_token", 0))
    key = seat.page.locator(".key")
    expect(key).to_contain_text("Action Points to get there")
    seat.page.get_by_role("button", name="City", exact=True).click()
    expect(key).to_contain_text("Grey Monument: turned by an election, 1 vote from then on")


def test_a_die_tells_the_rule_of_its_type(invite: Invite) -> None:
    seat = at(player(invite).guest, before_the_dice())
    seat.play(("keep_token", 0))
    dice = seat.page.locator(".dice")
    dice.get_by_role("button", name="Political die: 3").first.hover()
    rule = "all of them in the same colony this turn"
    expect(seat.page.locator(".popup")).to_contain_text(rule)
    seat.play(("die", DIE.ids.index("political_three")))
    expect(dice.locator(".rule")).to_contain_text(rule)


def test_the_forecast_adds_up_what_a_scoring_would_give(invite: Invite) -> None:
    seat = at(player(invite).guest, in_the_actions())
    now = seat.page.locator("tr.sum td")
    # Dalmatia 2, Albania 2; a Podestà in Zara 3; a token of 2; a Monument.
    expect(now.nth(0)).to_have_text("+10")
    # Dalmatia 2, Albania 2; a Podestà in Corfu 3; two tokens face down, 2 to 6; a Monument.
    expect(now.nth(1)).to_have_text(re.compile(r"^\+10.14$"))


def test_a_game_is_played_to_its_end_screen(invite: Invite) -> None:
    seat = at(player(invite).guest, last_turn())
    for _ in range(MOST_MOVES):
        if not seat.asked():
            break
        ends = [move for move in seat.options if move[0] in ("end", "accept", "keep", "keep_token")]
        seat.play((ends or seat.options)[0])
    result = seat.frame["result"]
    assert result is not None
    names = [panel["name"] for panel in seat.players]
    dialog = seat.guest.dialog
    expect(dialog.get_by_role("heading").first).to_contain_text(names[result["winners"][0]])
    expect(dialog.locator(".ranking > li")).to_have_count(SEATS)


def test_a_turn_is_played_with_keys_alone(invite: Invite) -> None:
    seat = at(player(invite).guest, before_the_dice())
    asked: list[str] = []
    while seat.asked() and asked.count("actions") < 2:
        asked.append(seat.frame["step"]["name"])
        answer(seat, _wished(seat))
    assert set(asked) >= {"doge_token", "die", "actions"}


def _wished(seat: VenetiaSeat) -> Move:
    """A die without a card, an Influence, then the end."""
    for verb in ("spend_token", "influence", "end"):
        moves = [move for move in seat.options if move[0] == verb]
        if moves:
            return moves[0]
    plain = ("die", DIE.ids.index("political_three"))
    return plain if plain in seat.options else seat.options[0]


def test_the_map_is_walked_with_arrows_and_answers_to_enter(invite: Invite) -> None:
    seat = at(player(invite).guest, in_the_actions())
    page = seat.page
    durazzo, scutari = (
        page.locator(".colony").nth(COLONY.ids.index(name)) for name in ("durazzo", "scutari")
    )
    page.keyboard.press("Tab")
    durazzo.focus()
    page.keyboard.press("ArrowUp")
    expect(scutari).to_be_focused()
    token = seat.frame["token"]
    page.keyboard.press("Enter")
    seat.page.wait_for_function("(token) => heard.frame.token !== token", arg=token)
    assert seat.frame["view"]["influence"][COLONY.ids.index("scutari") * SEATS] == 1
