"""Ventura in the browser."""

import random
import re

from playwright.sync_api import expect

from quattrocento.testing.scenario import Scenario
from quattrocento.testing.ventura import regroup, ventura
from tests.browser.conftest import Invite
from tests.browser.keys import answer
from tests.browser.seat import Move
from tests.browser.ventura import SEATS, TILES, VenturaSeat, at, on_the_march, player

ON_BOARD = ("hex", "territory", "card", "troop", "company")


def test_a_person_plays_a_whole_game_against_a_bot_by_clicking(invite: Invite) -> None:
    seat = player(invite)
    guest = seat.guest
    guest.opener.click()
    guest.dialog.get_by_role("radio", name=str(SEATS), exact=True).check()
    guest.button("table-begin").click()
    seat.sit()
    guest.button("map-whole").click()
    rng = random.Random(1402)
    ways: set[str] = set()
    while seat.asked():
        ways.add(_answered(seat, rng))
    assert ways >= {"hex", "territory", "card", "list"}
    result = seat.frame["result"]
    names = [panel["name"] for panel in seat.players]
    expect(guest.dialog.get_by_role("heading").first).to_contain_text(names[result["winners"][0]])
    expect(guest.dialog.locator(".ranking > li")).to_have_count(SEATS)


def _answered(seat: VenturaSeat, rng: random.Random) -> str:
    """Choose a verb, then a noun; by a click on the board where that says everything."""
    options = seat.options
    # Who heals and dismisses whatever can be would never come to the end of a turn.
    verbs = sorted({verb for verb, _ in options} - {"heal", "dismiss"}) or ["dismiss"]
    verb = rng.choice(verbs)
    move = rng.choice([move for move in options if move[0] == verb])
    # In a battle the sheet with the lines lies over a part of the map.
    if seat.kind(verb) in ON_BOARD and seat.frame["view"]["seen_battle"] is None:
        seat.play_on_board(move)
        return seat.kind(verb)
    seat.play(move)
    return "list"


def _move(seat: VenturaSeat, verb: str, name: str = "") -> Move:
    """The option with that verb, about the thing of that name."""
    found = [move for move in seat.options if move[0] == verb and (not name or seat.name(move) == name)]
    return found[0]


def test_a_battle_is_foretold_lined_up_and_fought_assault_by_assault(invite: Invite) -> None:
    seat = at(player(invite).guest, on_the_march())
    guest, page = seat.guest, seat.page
    seat.play(_move(seat, "move"))
    # Three Companies against two: 3! · 2! orders, before a step is taken.
    attack = ("to", TILES.index("papal_2"))
    expect(page.locator(".foretold")).to_contain_text("of 12 orders")
    seat.option(attack).hover()
    expect(seat.menu).to_contain_text("of 12 orders")
    seat.play(attack)
    scene = page.locator(".battle")
    expect(scene).to_be_visible()
    expect(seat.tile(attack[1]).locator(".glow.war")).to_have_count(1)
    while seat.asked() and "line" not in seat.verbs():
        seat.play(("pass", 0))
    first = seat.options[0]
    seat.option(first).hover()
    expect(seat.menu).to_contain_text("Of 4 orders")
    page.mouse.move(2, 2)
    seat.play_on_board(first)
    guest.button("undo").click()
    expect(scene.locator(".line .space")).to_have_count(0)
    while seat.asked() and "line" in seat.verbs():
        seat.play(seat.options[0])
    _totals_come_true(seat)


def _totals_come_true(seat: VenturaSeat) -> None:
    """What the screen foretells of the coming assault is what the log tells of it afterwards."""
    inflicts = [int(text) for text in seat.page.locator(".battle .total b").all_inner_texts()]
    assert len(inflicts) == SEATS
    seen = seat.page.get_by_role("log").locator("li").count()
    seat.play(("pass", 0) if "pass" in seat.verbs() else ("fight", 0))
    told = seat.page.get_by_role("log").locator("li")
    names = [panel["name"] for panel in seat.players]
    for name, wounds in zip(names, inflicts, strict=True):
        line = told.filter(has_text="assault").filter(has_text=name).filter(has_text=str(wounds))
        expect(line.first).to_be_visible()
    assert told.count() > seen


def test_a_turn_is_played_with_keys_alone(invite: Invite) -> None:
    story = ventura("prestige", seats=SEATS, points=(5, 5), florins=(6, 6), hand={0: "archers"})
    seat = at(player(invite).guest, story)
    asked: list[str] = []
    while seat.asked() and "troops" not in asked:
        asked.append(seat.frame["step"]["name"])
        answer(seat, _wished(seat))
    assert set(asked) >= {"prestige", "fortune", "upkeep", "deploy", "place", "troops"}


def _wished(seat: VenturaSeat) -> Move:
    """A card deployed as a Troop, and otherwise nothing that takes long."""
    for verb in ("deploy", "new", "stop", "pay"):
        moves = [move for move in seat.options if move[0] == verb]
        if moves:
            return moves[0]
    return seat.options[0]


def test_tiles_are_walked_with_arrows_and_explained(invite: Invite) -> None:
    seat = at(player(invite).guest, on_the_march())
    page = seat.page
    village, field = TILES.index("village_1"), TILES.index("field_2")
    page.keyboard.press("Tab")
    seat.tile(village).focus()
    page.keyboard.press("ArrowDown")
    expect(seat.tile(field)).to_be_focused()
    expect(seat.menu).to_contain_text("Field 2")


def test_what_cannot_be_done_says_why_with_its_clause(invite: Invite) -> None:
    seat = at(player(invite).guest, on_the_march())
    seat.play(_move(seat, "move"))
    for thing in ("tile", "card"):
        if thing == "tile":
            seat.click_tile(TILES.index("castle_1"))
        else:
            seat.page.locator(".held", has_text="Crossbowmen").first.click()
        expect(seat.menu.locator(".why .clause").first).to_contain_text("VTR-")
        seat.page.keyboard.press("Escape")


def test_a_place_where_the_tile_may_not_lie_says_why_and_one_where_it_may_takes_it(invite: Invite) -> None:
    story = ventura(
        "expansion",
        seats=SEATS,
        reserve={0: "lake_1 river_1"},
        domain={0: "village_1 field_2"},
        hand={0: "archers", 1: "boatmen"},
    )
    seat = at(player(invite).guest, story)
    lake = ("tile", TILES.index("lake_1"))
    seat.play_on_board(lake)
    closed = seat.page.locator("[data-place]:has(.closed)").first
    seat.click_place(int(closed.get_attribute("data-place") or -1))
    expect(seat.menu.locator(".why .clause")).to_have_text("VTR-2.9")
    seat.page.keyboard.press("Escape")
    seat.play_on_board(seat.options[0])
    expect(seat.tile(lake[1])).to_have_accessible_name(re.compile("^Lake 1 .*Domain of Anna"))


def test_a_choice_of_several_moves_is_taken_back_step_by_step(invite: Invite) -> None:
    story = regroup(
        seats=SEATS,
        troops={
            "0.2": "field_1 acuto archers sappers",
            "0.3": "field_1 tartaglia pikemen swordsmen",
        },
    )
    seat = at(player(invite).guest, story)
    before = seat.options
    seat.play_on_board(_move(seat, "exchange"))
    seat.play_on_board(_move(seat, "company"))
    seat.play_on_board(_move(seat, "for"))
    for step in ("goal", "regroup_company", "regroup"):
        seat.guest.button("undo").click()
        seat.page.wait_for_function("(step) => heard.frame.step.name === step", arg=step)
    assert seat.options == before


def test_the_upkeep_is_forecast_before_anything_is_paid(invite: Invite) -> None:
    story = ventura(
        "upkeep",
        seats=SEATS,
        domain={0: "village_1"},
        troops={"0.2": "village_1 acuto crossbowmen light_cavalry"},
        hand={1: "boatmen"},
    )
    seat = at(player(invite).guest, story)
    forecast = seat.page.locator(".upkeep")
    expect(forecast.locator("p")).to_contain_text("Short of")
    while "pay" not in seat.verbs():
        if seat.picks:
            seat.play_picks(seat.picks)
        else:
            seat.play_on_board(seat.options[0])
    expect(forecast.locator("p")).to_contain_text("left after it")


def _resisting() -> Scenario:
    """Fortebraccio's Army is shot at: his resistance is asked for."""
    story = ventura(
        "troops",
        seats=SEATS,
        domain={0: "village_1 papal_1", 1: "castle_1 papal_2"},
        troops={"0.2": "papal_1 fortebraccio men_at_arms pikemen", "1.2": "papal_2 crossbowmen"},
        hand={1: "boatmen"},
    )
    return story.play("move 2", "to papal_2", "pass", "line 1:men_at_arms", "pass")


def test_the_owner_of_a_resistance_modifier_chooses_the_assault(invite: Invite) -> None:
    seat = at(player(invite).guest, _resisting())
    assert seat.verbs() == {"save", "use_captain"}
    answer = "Use the resistance of the Captain (2)"
    expect(seat.page.locator(".prompt ul button", has_text=answer)).to_be_visible()
    expect(seat.page.locator(".foretold")).to_contain_text("in the first assault in which it saves a wound")
    suffered = seat.page.locator(".battle .loss").first
    expect(suffered).to_contain_text("Suffers 1, prevents 2")
    expect(seat.page.locator(".foretold")).to_contain_text("Men-at-Arms (3 wounds)")
    seat.play(("save", 0))
    expect(seat.page.get_by_role("log")).to_contain_text("saves the resistance modifiers")


def test_a_restricted_company_starts_a_troop_on_its_terrain_by_a_click(invite: Invite) -> None:
    story = ventura(
        "deploy",
        seats=SEATS,
        florins=5,
        hand={0: "farmers", 1: "boatmen"},
        domain={0: "village_1 field_1 field_2"},
        edition="it-2011",
    )
    seat = at(player(invite).guest, story)
    seat.play_on_board(_move(seat, "deploy"))
    seat.play_on_board(("raise", TILES.index("field_1")))
    expect(seat.page.get_by_role("log")).to_contain_text("Farmers")
    assert TILES.index("field_1") in seat.frame["view"]["at"]
