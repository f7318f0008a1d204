"""A guest at a table of M400, and tables that stand where a story begins."""

from typing import Any

from playwright.sync_api import Locator

from quattrocento.games.m400.game import GAME
from quattrocento.testing.m400 import combat, m400
from quattrocento.testing.scenario import Scenario
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.seat import Move, Seat
from tests.browser.tables import laid_out

_COMPONENTS = GAME.standard_components()
CARDS = _COMPONENTS.card_ids
LANDS = _COMPONENTS.territory_ids


class M400Seat(Seat):
    """The table of M400 in the guest's browser."""

    def touch(self, kind: str, move: Move) -> None:
        if kind == "army":
            self.click_territory(self.frame["view"]["at"][move[1]])
        else:
            super().touch(kind, move)

    def held(self, card: str) -> int:
        """How many cards of a kind the guest holds."""
        return int(self.frame["view"]["cards"][CARDS.index(card)])

    # ---- an offer in the making

    def partner(self, seat: int) -> Locator:
        return self.page.locator(".partners button", has_text=self.players[seat]["name"])

    def pick(self, message: str, card: str) -> Locator:
        """A card that can be put into an offer, or taken out of it again."""
        return self.page.get_by_role("button", name=self.guest.words(message, card=self.card(card))).first

    def card(self, card: str) -> str:
        return str(GAME.names(_COMPONENTS, "card", self.guest.words.language)[CARDS.index(card)])


def player(invite: Invite, **other: Any) -> M400Seat:
    """Somebody who plays M400."""
    return M400Seat(invite("Anna", game="m400", **other))


def standing(guest: Guest, story: Scenario, mine: tuple[int, ...] = (0,)) -> str:
    """A table that stands where a scenario does."""
    return laid_out(guest, GAME.write(story.position), story.position.seats, mine=mine)


def at(guest: Guest, story: Scenario) -> M400Seat:
    """The guest at a table that stands where a scenario does."""
    guest.visit(f"/table/{standing(guest, story)}")
    seat = M400Seat(guest)
    assert seat.asked()
    return seat


def trading() -> Scenario:
    """Somebody with horses looks for a caravel."""
    return m400(
        "trade",
        hand={0: "caballus*2 red_1 red_3 green_2", 1: "caravella*2 blue_1", 2: "red_4 green_1 pestem"},
        states={"red": "castella", "blue": "lituania", "green": "serbia valachia"},
        score={"red": 4, "blue": 3, "green": 4},
    )


def idle() -> Scenario:
    """Somebody has no card that could be played before moving."""
    return m400("before_moving", hand={0: "red_1 green_2", 1: "caravella", 2: "red_4"})


def offered() -> Scenario:
    """Another player offers a caravel for a horse."""
    return m400(
        "trade",
        "blue",
        hand={0: "caballus red_1 green_2", 1: "caravella blue_1", 2: "red_4"},
        states={"red": "castella"},
    ).play("1: offer", "1: to_seat seat_0", "1: give caravella", "1: want caballus", "1: send")


def travelling() -> Scenario:
    """Two armies, a horse and caravels, enemy land on the way, a plague and a fire."""
    return m400(
        "movement",
        hand={0: "caballus caravella*2 red_1 green_2 blue_4", 1: "red_2 blue_2", 2: "green_3"},
        states={"red": "castella gallia", "blue": "germania", "green": "serbia"},
        armies={"red": "gallia aragona", "blue": "germania!", "green": "impero_ottomano"},
        plague={"polonia": "red blue green"},
        score={"red": 7, "blue": 4, "green": 2},
    )


def fighting() -> Scenario:
    """A combat before its first battle."""
    return combat(
        "red_4 green_3 blue_4 blue_bonus caballus",
        "red_2 green_1 blue_3 blue_bonus red_malus",
        score={"red": 9, "blue": 12},
    )


def attacked() -> Scenario:
    """War is declared on a state far from the own armies."""
    return m400(
        "statement",
        "blue",
        armies={"red": "aragona", "blue": "moldavia"},
        states={"red": "moldavia"},
        hand={0: "red_1 green_2", 1: "red_4 blue_3"},
    ).play("1: attack blue.1")


def in_debt() -> Scenario:
    """An army on enemy land cannot attack it: there is no combat card in hand."""
    places, owned = {"red": "gallia"}, {"blue": "gallia"}
    return m400("statement", armies=places, states=owned, hand={0: "red_bonus pestem", 1: "red_1"})


def behind() -> Scenario:
    """Within a battle: the attacker may add a bonus card, a malus card, or both."""
    return combat("blue_4 blue_bonus blue_malus red_1", "blue_3 blue_bonus red_2").play(
        "lead blue_4", "1: answer blue_3", "1: add 1:0"
    )


def ending() -> Scenario:
    """The last turn before the scoring that decides."""
    return m400(
        "end_of_turn",
        hand={0: "red_1", 1: "blue_1", 2: "green_1"},
        states={"red": "castella germania luxeborg", "blue": "lituania"},
        order="blue green red",
        victory_target=10,
    )
