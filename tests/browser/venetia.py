"""A guest at a table of Venetia, and tables that stand where a story begins."""

from typing import Any

from quattrocento.games.venetia.components.typed import REGIONS
from quattrocento.games.venetia.game import GAME
from quattrocento.testing import Scenario
from quattrocento.testing.venetia import venetia
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.seat import Move, Seat
from tests.browser.tables import laid_out

SEATS = 2


class VenetiaSeat(Seat):
    """The table of Venetia in the guest's browser."""

    def touch(self, kind: str, move: Move) -> None:
        noun = move[1]
        if kind == "colony":
            self.page.locator(".colony").nth(noun).click()
        elif kind == "region":
            self.page.locator(".marker").nth(noun).click()
        elif kind == "sea":
            self.page.locator(".marker").nth(REGIONS + noun).click()
        elif kind == "sestiere":
            self.page.locator(".held .name").nth(noun).click(force=True)
        elif kind == "die":
            self.page.locator(".dice").get_by_role("button", name=self.name(move)).first.click()
        else:
            super().touch(kind, move)

    def sentence(self, move: Move) -> str:
        return self.guest.words(f"move-{move[0]}".replace("_", "-"), noun=self.name(move))


def player(invite: Invite, **other: Any) -> VenetiaSeat:
    """Somebody who plays Venetia."""
    return VenetiaSeat(invite("Anna", game="venetia", **other))


def at(guest: Guest, story: Scenario) -> VenetiaSeat:
    """The guest at a table that stands where a scenario does."""
    table = laid_out(guest, GAME.write(story.position), story.position.seats)
    guest.visit(f"/table/{table}")
    seat = VenetiaSeat(guest)
    assert seat.asked()
    return seat


def in_the_actions(die: str = "commercial") -> Scenario:
    """In the midst of a turn, with a route to Constantinople, a Kingdom and a Fleet in the way."""
    return venetia(
        die,
        4,
        seats=SEATS,
        venice=5,
        control="mar_adriatico mar_ionio",
        seas={"mar_egeo": "1 1"},
        fleets={"mar_tirreno": 2},
        kingdoms={"romania": "byzantine_empire", "levante": "abbasid_caliphate"},
        hand={0: "muda arsenale", 1: "bailo"},
        vp={0: "vp_2", 1: "vp_1 vp_3"},
        treated={1: "crown_of_aragon"},
        ducats={"san_polo": "3 1"},
        coloured={"castello": "1 0"},
        grey={"dorsoduro": "0 1"},
        zara="3 2 podesta 0",
        corfu="1 4 podesta 1",
        ragusa="0 1",
    )


def before_the_dice() -> Scenario:
    """The Doge begins a turn, with dice of all colours to choose from."""
    return venetia(
        steps="close; die; doge_token",
        seats=SEATS,
        dice="commercial_four military_two political_three political_three",
        hand={0: "muda bailo"},
        seas={"mar_ionio": "1 0"},
        zara="1 1",
    )


def election() -> Scenario:
    """The ballot of an election; the guest has votes in every Sestiere, so that no tie is to be broken."""
    return venetia(
        steps="begin seat=1; count election=1; ballot election=1",
        seats=SEATS,
        office=0,
        board="",
        spent={0: "galley_captain", 1: "procurator"},
        ducats={
            "cannaregio": "1 0",
            "san_polo": "3 1",
            "castello": "1 0",
            "dorsoduro": "1 0",
            "san_marco": "3 2",
            "santa_croce": "2 0",
        },
        coloured={"castello": "1 0"},
        zara="2 1",
    )


def last_turn() -> Scenario:
    """The Enemies stand before the end of the track, and one die is left."""
    return venetia(
        "political",
        2,
        seats=SEATS,
        epoch="struggle",
        venice=12,
        enemies=2,
        dice="",
        points=(41, 38),
        zara="3 1 podesta 0",
        corfu="1 3 podesta 1",
    )
