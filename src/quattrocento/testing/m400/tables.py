"""What the component file says, by id: neighbours, values, coasts, copies of cards, set-ups."""

from typing import Final

from quattrocento.games.m400.game import GAME

DATA: Final = GAME.standard_components().data
BORDERS: Final = {row["id"]: set(row["borders"]) for row in DATA["territories"]}
VALUE: Final = {row["id"]: row["value"] for row in DATA["territories"]}
COASTS: Final = {
    sea["id"]: {row["id"] for row in DATA["territories"] if sea["id"] in row["seas"]}
    for sea in DATA["seas"]
}
ADJOINING: Final = {row["id"]: set(row["adjacent"]) for row in DATA["seas"]}
COPIES: Final = {row["id"]: row["copies"] for row in DATA["cards"]}
SETUP: Final = {row["players"]: row for row in DATA["setups"]}
