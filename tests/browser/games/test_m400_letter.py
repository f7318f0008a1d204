"""What the defender, an army in the plague and a maker of offers may not do is told, on every width."""

from typing import Any

import pytest
from playwright.sync_api import expect

from quattrocento.testing.m400 import m400
from quattrocento.testing.scenario import Scenario
from tests.browser.conftest import Invite
from tests.browser.m400 import CARDS, M400Seat, at, player
from tests.browser.phone import PHONE, clipped

SIZES = [{"size": (1440, 900)}, {"size": (1024, 768)}, PHONE]
WIDTHS = pytest.mark.parametrize("size", SIZES, ids=["1440", "1024", "390"])


def seated(invite: Invite, size: dict[str, Any], story: Scenario) -> M400Seat:
    seat = at(player(invite, **size).guest, story)
    assert clipped(seat.guest) == []
    return seat


def attacked(own: str, attack: str, **settings: Any) -> Scenario:
    """Blue attacks Castella, and the reader fights."""
    return m400(
        "statement",
        "blue",
        armies={"red": "aragona", "blue": "castella"},
        states={"red": "castella"},
        hand={0: own, 1: attack},
        **settings,
    ).play("1: attack blue.1", "fight", "1: lead red_3")


@WIDTHS
def test_a_lower_answer_is_warned_of_and_not_helped(invite: Invite, size: dict[str, Any]) -> None:
    seat = seated(invite, size, attacked("red_4 red_2 red_bonus", "red_3 blue_3"))
    led = seat.card("red_3")
    warning = seat.page.locator(".stake", has_text=seat.guest.words("stakes-lower-answer", card=led))
    expect(warning).to_contain_text("M4-10.12")
    seat.play(("answer", CARDS.index("red_2")))
    lack = seat.page.locator(".lack", has_text=seat.guest.words("why-no-combination", card=led))
    expect(lack.first).to_contain_text("M4-10.12")
    assert [verb for verb, _ in seat.frame["options"]] == ["give_in"]
    assert clipped(seat.guest) == []


@WIDTHS
def test_the_defender_chooses_the_next_colour(invite: Invite, size: dict[str, Any]) -> None:
    story = attacked("red_1 green_2 pestem", "red_3 blue_3 green_1", later_battle_colour="defender")
    story.play("answer red_1", "give_in")
    seat = seated(invite, size, story)
    assert seat.verbs() == {"battle"}
    seat.play(("battle", 2))
    assert "battle" not in seat.verbs()


@WIDTHS
def test_an_army_in_the_plague_has_to_sail(invite: Invite, size: dict[str, Any]) -> None:
    story = m400(
        "movement",
        armies={"red": "sicilia"},
        plague={"sicilia": "green blue"},
        hand={0: "caravella red_1", 1: "red_2"},
    )
    seat = seated(invite, size, story)
    lack = seat.page.locator(".lack", has_text=seat.guest.words("why-must-leave-plague"))
    expect(lack.first).to_contain_text("M4-14.12")
    assert {verb for verb, _ in seat.frame["options"]} <= {"move", "caravella"}


@WIDTHS
def test_an_offer_of_many_cards_fits(invite: Invite, size: dict[str, Any]) -> None:
    story = m400("trade", hand={0: "red_1*4 red_2*4 green_1*4 caballus*2", 1: "caravella*5 blue_1*6"})
    seat = seated(invite, size, story)
    seat.option(("offer", 0)).click()
    seat.partner(1).click()
    for card, times in (("red_1", 4), ("red_2", 4)):
        for _ in range(times):
            seat.pick("trade-add-gives", card).click()
    for _ in range(7):
        seat.pick("trade-add-wants", "blue_1").click()
    assert clipped(seat.guest) == []
    send = seat.guest.button("trade-propose")
    expect(send).to_have_attribute("aria-disabled", "false")
    send.click()
    seat.page.wait_for_function("() => heard.frame.view.offers > 0")
