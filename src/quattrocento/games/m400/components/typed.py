"""The components of M400, typed: territories, seas, cards, colours and set-ups by number.

Read from ``components.toml`` or from a component pack, see ``packs``. All numbers are indices into the
tables of the file. Two cards of one kind are the same card with another copy.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from quattrocento.kernel.components import printed
from quattrocento.kernel.fate import Bag
from quattrocento.kernel.places import members

TERRITORIES: Final = 36  # M4-1.1
COLOURS: Final = 5
ARMIES_EACH: Final = 2  # M4-1.13
ARMIES: Final = COLOURS * ARMIES_EACH
MOST_SEATS: Final = 5

# Cards: six kinds in each of three colours, then the special cards.
CARD_COLOURS: Final = 3
KINDS_EACH: Final = 6
LEVELS: Final = 4
BONUS: Final = 4  # the place of a colour's bonus and malus card behind its four levels
MALUS: Final = 5
MOST_ADDED: Final = 9  # bonus or malus cards of a colour: a move names them with one digit each
COLOURED: Final = CARD_COLOURS * KINDS_EACH
SPECIALS: Final = (
    "alchimista",
    "rapina",
    "capitaneus_venturae",
    "caballus",
    "caravella",
    "pestem",
    "incendium",
    "revolutionem",
)
KINDS: Final = COLOURED + len(SPECIALS)
ALCHIMISTA, RAPINA, CAPITANEUS, CABALLUS, CARAVELLA, PESTEM, INCENDIUM, REVOLUTIONEM = range(
    COLOURED, KINDS
)

EFFECTS: Final = (
    "combat_value",
    "battle_bonus",
    "battle_malus",
    "draw_cards",
    "steal_random_card",
    "raise_second_army",
    "extra_land_step",
    "sea_crossing",
    "quarantine",
    "immobilise_army",
    "free_state",
)
DRAW_TABLES: Final = ("catch_up", "income", "flat")


def colour_of(card: int) -> int:
    """The colour of a coloured card."""
    return card // KINDS_EACH


def is_combat(card: int) -> bool:
    return card < COLOURED and card % KINDS_EACH < LEVELS


def level_of(card: int) -> int:
    """The level of a combat card, I to IV."""
    return card % KINDS_EACH + 1


def combat_card(colour: int, level: int) -> int:
    return colour * KINDS_EACH + level - 1


class Setup:
    """What a number of players changes (M4-2.1 to M4-2.4)."""

    def __init__(self, row: Mapping[str, Any], territories: Sequence[str], cards: Sequence[str]) -> None:
        self.players: int = row["players"]
        self.colours: int = row["players"] * row["colours_per_player"]
        self.colours_each: int = row["colours_per_player"]
        self.capitals = sum(1 << territories.index(name) for name in row["capitals"])
        self.removed = [0] * KINDS
        for name, number in row["removed_cards"].items():
            self.removed[cards.index(name)] = number
        self.dealt: int = row["starting_hand"] // row["colours_per_player"]
        self.hand_limit: int = row["hand_limit"]
        self.target: int = row["victory_target"]
        self.trade = row["colours_per_player"] == 1


class Components:
    """Everything in the box, by number."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        constants = data["constants"]
        self.points_surrender: int = constants["victory_points_surrender"]
        self.points_battle: int = constants["victory_points_battle"]
        self.points_capital: int = constants["victory_points_capital"]
        self.toll_cards: int = constants["toll_cards"]
        self.surrender_cards: int = constants["surrender_cards"]
        self.defender_cards: int = constants["defender_reward_cards"]
        self.capital_total: int = constants["capital_points_per_colour"]
        self.cancelled_offers: int = constants["cancelled_offers"]
        self._read_map(data["territories"], data["seas"])
        self._read_cards(data["cards"])
        self.colour_ids = [row["id"] for row in data["colours"]]
        self.draws: dict[str, list[int]] = {
            name: [
                row[f"draw_{name}"]
                for row in data["score_bands"]
                for _ in range(row["min"], row["max"] + 1)
            ]
            for name in DRAW_TABLES
        }
        self.setups = {
            row["players"]: Setup(row, self.territory_ids, self.card_ids) for row in data["setups"]
        }

    def _read_map(
        self, territories: Sequence[Mapping[str, Any]], seas: Sequence[Mapping[str, Any]]
    ) -> None:
        self.territory_ids: list[str] = [row["id"] for row in territories]
        self.sea_ids: list[str] = [row["id"] for row in seas]
        self.value: list[int] = [row["value"] for row in territories]
        self.borders = [_mask(row["borders"], self.territory_ids) for row in territories]
        self.seas = [_mask(row["seas"], self.sea_ids) for row in territories]
        self.adjacent = [_mask(row["adjacent"], self.sea_ids) for row in seas]
        self.coast = [0] * len(seas)
        for territory, mask in enumerate(self.seas):
            for sea in members(mask):
                self.coast[sea] |= 1 << territory

    def _read_cards(self, cards: Sequence[Mapping[str, Any]]) -> None:
        self.card_ids: list[str] = [row["id"] for row in cards]
        self.copies: list[int] = [row["copies"] for row in cards]
        self.order_value: list[int] = [row["order_value"] for row in cards]
        self.alchimista_draw: int = cards[ALCHIMISTA]["params"]["count"]
        self.bag = Bag("deck", self.card_ids)

    def deck(self, seats: int) -> list[int]:
        """The cards that a game of so many players is played with, by kind."""
        removed = self.setups[seats].removed
        return [copies - out for copies, out in zip(self.copies, removed, strict=True)]

    def names(self, kind: str, language: str) -> Sequence[str]:
        """The names of a kind of component in a language; empty for what is no component."""
        if kind == "army":
            colours = self.names("colour", language)
            return [f"{colour} {number}" for colour in colours for number in range(1, ARMIES_EACH + 1)]
        if kind == "card_text":
            return [printed(row, language) for row in self.data["cards"]]
        table = _TABLES.get(kind)
        return [row[f"name_{language}"] for row in self.data[table]] if table is not None else ()


_TABLES: Final[Mapping[str, str]] = {
    "territory": "territories",
    "sea": "seas",
    "card": "cards",
    "colour": "colours",
    "other_colour": "colours",
    "card_colour": "card_colours",
    "part": "parts",
    "piece": "pieces",
}


def _mask(words: Sequence[str], ids: Sequence[str]) -> int:
    return sum(1 << ids.index(word) for word in words)
