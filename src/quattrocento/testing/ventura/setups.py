"""New games of Ventura, played on through the setup."""

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.fate import Stated
from quattrocento.testing.scenario import Scenario
from quattrocento.testing.ventura.positions import FAMILIES
from quattrocento.testing.words import check_settings

DISPLAY = "acuto archers pikemen"
DEALT = {
    2: ["field_1 wood_1 hill_1 village_1", "castle_1 field_2 wood_2 hill_2"],
    3: [
        "field_1 wood_1 hill_1 village_1",
        "castle_1 field_2 wood_2 hill_2",
        "field_3 field_4 river_1 mountain_1",
    ],
    4: [
        "field_1 wood_1 hill_1 village_1",
        "castle_1 field_2 wood_2 hill_2",
        "field_3 field_4 river_1 mountain_1",
        "river_2 lake_1 castle_2 village_2",
    ],
}
FIFTH = ("field_3", "field_4", "wood_3", "wood_4")
# The usual map, tile by tile as two players lay it in turn
LAID = (
    "wood_1 1,-1",
    "wood_2 0,1",
    "field_1 0,-1",
    "hill_2 1,1",
    "hill_1 2,-1",
    "castle_1 2,0",
    "village_1 -1,0",
    "field_2 -1,1",
)


def start(seats: int = 2, fate: str = "", **settings: bool | int | str) -> Scenario:
    """A new game: ``fate`` names the First Player, and with Familial Expertise the Garrisons dealt."""
    check_settings(GAME, settings, ("seats", "fate"))
    return Scenario(GAME, GAME.start(seats, settings, Stated(fate or "seat_0")))


def drawn(seats: int = 2, each: int = 4) -> str:
    """The words of fate from the drawing of tiles to the display."""
    tiles = [words if each == 4 else f"{words} {FIFTH[seat]}" for seat, words in enumerate(DEALT[seats])]
    return " ".join([*tiles, DISPLAY])


def dealt(seats: int = 2, **settings: bool | int | str) -> Scenario:
    """Families are chosen and tiles drawn; the First Player is seat 0."""
    each = 5 if settings.get("edition") == "it-2011" or settings.get("starting_draw") == 5 else 4
    scenario = start(seats, "seat_0", **settings)
    return scenario.play(*(f"family {family}" for family in FAMILIES[:seats]), fate=drawn(seats, each))


def laid(**settings: bool | int | str) -> Scenario:
    """Two players have laid the usual map; the first City is to be placed."""
    scenario = dealt(2, **settings)
    for words in LAID:
        tile, place = words.split()
        scenario.play(f"tile {tile}", f"lay {place}")
    return scenario


def claimed(*claims: str, **settings: bool | int | str) -> Scenario:
    """Both Cities are placed in the usual places, and these claims made."""
    scenario = laid(**settings).play("lay -2,1", "lay 3,-1")
    return scenario.play(*(f"claim {tile}" for tile in claims))
