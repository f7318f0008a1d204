"""A guest at a table of Ventura, and tables that stand where a story begins."""

import re
from typing import Any

from playwright.sync_api import Locator

from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.rules.verbs import company_parts, seat_and_area
from quattrocento.testing.scenario import Scenario
from quattrocento.testing.ventura import ventura
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.seat import Move, Seat
from tests.browser.tables import laid_out

SEATS = 2
TILES = GAME.standard_components().tile_ids
# Above the Troops that stand on a tile.
_ABOVE = 0.13


class VenturaSeat(Seat):
    """The table of Ventura in the guest's browser."""

    def touch(self, kind: str, move: Move) -> None:
        if kind == "hex":
            self.click_place(move[1])
        elif kind == "territory" and self.frame["view"]["spot"][move[1]] >= 0:
            self.click_tile(move[1])
        elif kind == "territory":
            self.page.locator(".tiles button.lit", has_text=self.name(move)).click()
        elif kind == "troop":
            area = seat_and_area(move[1])[1]
            self.page.locator("button.area", has_text=re.compile(rf"^\s*{area} ·")).click()
        elif kind == "company":
            self.slip(move).click()
        else:
            super().touch(kind, move)

    def sentence(self, move: Move) -> str:
        parts = GAME.notation.verbs[move[0]].parts(move[1])
        if not parts:
            return super().sentence(move)
        about: dict[str, str | int] = {**parts, "seat": ""}
        if "card" in parts:
            about["card"] = self._card(parts["card"])
        return self.guest.words(f"move-{move[0]}".replace("_", "-"), **about)

    def _card(self, card: int) -> str:
        return GAME.names(GAME.standard_components(), "card", self.guest.words.language)[card]

    def slip(self, move: Move) -> Locator:
        """A card in play that can be chosen."""
        return self.page.locator(".slip.lit", has_text=self._card(company_parts(move[1])[1])).first

    def place(self, place: int) -> Locator:
        return self.page.locator(f'[data-place="{place}"]')

    def click_place(self, place: int) -> None:
        box = self.place(place).bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * _ABOVE)

    def tile(self, tile: int) -> Locator:
        """The button over a tile of the map."""
        return self.place(self.frame["view"]["spot"][tile])

    def click_tile(self, tile: int) -> None:
        self.click_place(self.frame["view"]["spot"][tile])


def player(invite: Invite, **other: Any) -> VenturaSeat:
    """Somebody who plays Ventura."""
    return VenturaSeat(invite("Anna", game="ventura", **other))


def at(guest: Guest, story: Scenario) -> VenturaSeat:
    """The guest at a table that stands where a scenario does."""
    table = laid_out(guest, GAME.write(story.position), story.position.seats)
    guest.visit(f"/table/{table}")
    seat = VenturaSeat(guest)
    assert seat.asked()
    return seat


def on_the_march() -> Scenario:
    """An Army before an enemy Army, with an Event in hand."""
    return ventura(
        "troops",
        seats=SEATS,
        round=6,
        points=(18, 16),
        florins=(7, 5),
        hand={0: "crossbowmen spies", 1: "boatmen"},
        domain={0: "village_1 field_2 papal_1", 1: "castle_1 hill_1 papal_2"},
        troops={
            "0.2": "papal_1 acuto crossbowmen light_cavalry:1 spearmen",
            "0.3": "village_1 archers",
            "1.2": "papal_2 fortebraccio swordsmen heavy_cavalry:1",
            "1.3": "castle_1 halberdiers",
        },
    )
