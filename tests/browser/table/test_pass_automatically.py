"""What is done without being asked: reactions let pass, going on where nothing else can be chosen."""

from playwright.sync_api import expect

from tests.browser import m400
from tests.browser.conftest import Invite
from tests.browser.ventura import TILES, at, on_the_march, player

REACTIONS = {"before_order", "before_assault", "after_battle"}
_STEPS = """() => heard.texts.map((text) => JSON.parse(text))
  .filter(({ type, options }) => type === 'frame' && options.length > 0).map(({ step }) => step.name)"""


def test_who_lets_reactions_pass_is_asked_only_what_must_be_chosen(invite: Invite) -> None:
    seat = at(player(invite).guest, on_the_march())
    seat.play(("move", 2))
    seat.play(("to", TILES.index("papal_2")))
    assert seat.frame["step"]["name"] == "before_order"
    seat.guest.label("pass-automatically").check()
    seat.page.wait_for_function("() => heard.frame.options.some(([verb]) => verb === 'line')")
    while "line" in seat.verbs():
        seat.play(seat.options[0])
    seat.page.wait_for_function(
        "() => heard.frame.options.length > 0 && !heard.frame.declines || heard.frame.result"
    )
    assert seat.frame["step"]["name"] not in REACTIONS
    passed = [step for step in seat.page.evaluate(_STEPS) if step in REACTIONS]
    assert len(passed) > 1
    expect(seat.page.get_by_role("log").locator("li", has_text="plays no Event").first).to_be_visible()
    seat.page.reload()
    expect(seat.guest.label("pass-automatically")).to_be_checked()


def test_who_wants_it_goes_on_where_nothing_else_can_be_chosen(invite: Invite) -> None:
    seat = m400.at(m400.player(invite).guest, m400.idle())
    guest, page = seat.guest, seat.page
    assert seat.frame["step"]["name"] == "before_moving"
    guest.button("habits").click()
    guest.label("go-on-alone").check()
    guest.button("close").click()
    page.wait_for_function("() => heard.frame.step?.name === 'movement'")
    # What was taken back is not done again: the reader may be looking for another way.
    guest.button("undo").click()
    page.wait_for_function("() => heard.frame.step?.name === 'before_moving'")
    page.wait_for_timeout(2000)
    assert seat.frame["step"]["name"] == "before_moving"
    seat.play(("done", 0))
    assert seat.frame["step"]["name"] == "movement"
