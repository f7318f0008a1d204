"""A game of another distribution, which the client was built without: Ambush in the browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from ambush import GAME
from quattrocento.kernel import registry
from tests.browser.barriers import PHONE, each_look, violations
from tests.browser.conftest import Invite
from tests.browser.guest import LAPTOP, Guest
from tests.browser.house import House
from tests.browser.languages import left_behind
from tests.browser.seat import Seat
from tests.browser.tables import open_table
from tests.installed import installed

TABLET = (1024, 768)


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where Ambush is installed; the tests themselves know the game too."""
    folder = tmp_path_factory.mktemp("outside")
    house = House(folder, installed(folder))
    house.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.games(), GAME.name, GAME)
        yield house
    house.close()


def board(guest: Guest) -> Locator:
    """The sheet with the table on it, as a screen reader finds it."""
    return guest.page.get_by_role("region", name=guest.words("plain-board", game=GAME.title))


def row(guest: Guest, name: str) -> str:
    """The line of a player, with single spaces."""
    lines = [" ".join(line.split()) for line in board(guest).inner_text().splitlines()]
    return next(line for line in lines if line.startswith(name))


def at_table(guest: Guest, **settings: object) -> Seat:
    guest.visit(f"/table/{open_table(guest, 'me', 'greedy', 'random', settings=settings)}")
    seat = Seat(guest)
    seat.asked()
    return seat


def test_it_is_opened_in_the_lobby_and_played_by_clicks_to_its_end(invite: Invite, outside: House) -> None:
    guest = invite("Anna", outside, game="ambush")
    guest.opener.click()
    guest.dialog.get_by_text(guest.words("settings-title")).click()
    expect(guest.dialog).to_contain_text("How many rounds are played.")
    guest.dialog.get_by_label("Length of the game").select_option("2")
    guest.button("table-begin").click()
    seat = Seat(guest)
    seat.asked()
    expect(board(guest)).to_contain_text(guest.words("board-round", round=1, rounds=2))
    own = GAME.names(GAME.standard_components(), "card", "en")
    assert any(card in row(guest, "Anna") for card in own)
    expect(seat.question).to_contain_text(guest.words("ask-scout", seat="Anna"))
    first = seat.options[-1]
    expect(seat.option(first)).to_have_text(guest.words("move-wait"))
    while seat.asked():
        seat.play(seat.options[-1])
    expect(board(guest)).not_to_contain_text(guest.words("board-unknown"))
    expect(guest.dialog).to_be_visible()


def test_the_board_follows_each_choice(invite: Invite, outside: House) -> None:
    guest = invite("Anna", outside, game="ambush")
    seat = at_table(guest)
    seat.play(("wait", 0))
    seat.asked()
    seat.play(("road", 2))
    expect(board(guest)).to_contain_text(guest.words("board-road", road="Road of the wood"))
    assert guest.words("board-unknown") in row(guest, seat.players[1]["name"])
    guest.button("undo").click()
    expect(board(guest)).not_to_contain_text("Road of the wood")


def test_it_speaks_the_language_of_the_reader(invite: Invite, outside: House) -> None:
    guest = invite("Anna", outside, game="ambush", language="it")
    at_table(guest)
    expect(board(guest)).to_contain_text(guest.words("board-traveller"))
    assert left_behind(guest) == []
    guest.speak("en")
    expect(board(guest)).to_contain_text(guest.words("board-traveller"))
    assert left_behind(guest) == []


def test_colours_are_those_of_the_component_file(invite: Invite, outside: House) -> None:
    guest = invite("Anna", outside, game="ambush")
    at_table(guest)
    panel = guest.page.locator(".seat.panel", has_text="Anna")
    expect(panel).to_contain_text("Moss")
    expect(panel.locator(".shield rect").first).to_have_attribute("fill", "#5f7d3a")


def test_a_replay_shows_the_board_of_every_moment(invite: Invite, outside: House) -> None:
    guest = invite("Anna", outside, game="ambush")
    seat = at_table(guest)
    seat.play(("wait", 0))
    seat.asked()
    seat.play(("road", 0))
    guest.visit(f"/replay/{seat.table}")
    expect(board(guest)).to_contain_text(guest.words("board-round", round=1, rounds=4))
    expect(board(guest)).not_to_contain_text("Road of the hills")
    guest.page.keyboard.press("End")
    expect(board(guest)).to_contain_text("Road of the hills")


@each_look
def test_the_plain_board_has_no_barrier(
    invite: Invite, outside: House, size: tuple[int, int], theme: str
) -> None:
    guest = invite("Anna", outside, game="ambush", size=size, color_scheme=theme)
    at_table(guest)
    assert violations(guest) == []


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE], ids=["laptop", "tablet", "phone"])
def test_the_board_fits_every_screen_and_has_the_focus_by_its_key(
    invite: Invite, outside: House, size: tuple[int, int]
) -> None:
    guest = invite("Anna", outside, game="ambush", size=size)
    at_table(guest)
    guest.page.keyboard.press("m")
    expect(board(guest)).to_be_focused()
    fits = "sheet => sheet.scrollWidth <= sheet.clientWidth && document.body.scrollWidth <= innerWidth"
    assert board(guest).evaluate(fits)
