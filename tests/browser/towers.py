"""A table of Magnifico where one tower after the other can be built, and what was built there."""

from playwright.sync_api import Locator, expect

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.testing.magnifico import magnifico
from tests.browser.guest import Guest
from tests.browser.seat import Move, Seat
from tests.browser.tables import laid_out, record

FIRST: Move = ("tower", TERRITORY.ids.index("rome"))
SECOND: Move = ("tower", TERRITORY.ids.index("milan"))
THIRD: Move = ("tower", TERRITORY.ids.index("paris"))


def building(guest: Guest) -> str:
    """A table where the guest can build three towers, of which each can be taken back."""
    castle = "0: 3 soldiers, castle"
    story = magnifico(rome=castle, milan=castle, paris=castle, naples="1: 2 soldiers")
    return laid_out(guest, GAME.write(story.position), story.position.seats)


def at(guest: Guest, table: str) -> Seat:
    """The guest at the table, who is asked nothing twice: a click sends its move at once."""
    guest.page.add_init_script("localStorage.setItem('quattrocento.confirmation', 'never')")
    guest.visit(f"/table/{table}")
    seat = Seat(guest)
    assert seat.asked()
    return seat


def built(guest: Guest, table: str) -> list[str]:
    """Where the guest has built towers, by the record of the game."""
    return [line.split()[2] for line in record(guest, table) if line.startswith("0 tower ")]


def choose(seat: Seat, move: Move) -> None:
    """Click on a move, whatever becomes of it."""
    seat.show(move)
    seat.option(move).click()


def told(seat: Seat) -> Locator:
    """What the page tells of the game: each tower in one line."""
    return seat.page.get_by_role("log").locator("li")


def alert(seat: Seat, message: str) -> Locator:
    return seat.page.get_by_role("alert").filter(has_text=seat.guest.words(message))


def answers(seat: Seat, move: Move) -> None:
    """The page takes an answer again, and has nothing to complain of."""
    before = built(seat.guest, seat.table)
    assert seat.asked()
    seat.play(move)
    assert built(seat.guest, seat.table) == [*before, TERRITORY.ids[move[1]]]
    expect(seat.page.get_by_role("alert").filter(has_text=".")).to_have_count(0)
