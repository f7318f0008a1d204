"""The components of Magnifico, typed: territories, seas, cards, pieces and costs by number.

Read from ``components.toml`` or from a component pack, see ``packs``. Code refers to territories and
cards by their number in the file, and to the effects of cards by the keywords below.
"""

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.magnifico.components.sequences import SEQUENCES
from quattrocento.kernel.components import printed
from quattrocento.kernel.fate import Bag, Die
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import UnionTable

TERRITORIES: Final = 32  # MAG-1.1
SEAS: Final = 4  # MAG-1.2
CARDS_IN_BOX: Final = 60  # MAG-3.1

HIT, BLANK, EXPLOSION = 0, 1, 2

# What a seat's fielded cards add up to; one number an effect and seat (MAG-13.3 to MAG-13.18).
EFFECTS: Final = (
    "plane_extra_hit",
    "intercept_tanks",
    "cancel_castle",
    "intercept_airplanes",
    "tank_fewer_dice",
    "tank_extra_hits",
    "castle_extra_assault",
    "double_infantry_hit",
    "blank_to_hit",
    "reduce_castle_vs_infantry",
    "destroy_tower",
    "landing_loss_more",
    "landing_loss_less",
    "castle_level_bonus",
    "art",
)
(
    GYROSCOPE,
    BOMB,
    PARATROOPER,
    CULVERIN,
    GEAR,
    TANK_HITS,
    AUTOMATON,
    GRAPESHOT,
    WAGON,
    BOMBARD,
    CANNON,
    SUBMARINE,
    SHIP,
    CASTLE_LEVEL,
    ART_INCOME,
) = range(len(EFFECTS))

ONE_DOES_ALL: Final = (BOMB, PARATROOPER, CULVERIN, AUTOMATON)  # further copies can do nothing (R26, R39)

# The parameter of each effect that adds up card by card; without one the card simply counts (MAG-R39).
PARAMETERS: Final[Mapping[str, tuple[str, ...]]] = {
    "magnifico": ("discount",),
    "tank_project": ("dice", "hits", "build_cost"),
    "airplane_project": ("hooks", "build_cost"),
    "plane_extra_hit": ("extra_hits",),
    "intercept_tanks": (),
    "cancel_castle": (),
    "intercept_airplanes": (),
    "tank_fewer_dice": ("fewer_dice",),
    "tank_extra_hits": ("extra_hits",),
    "castle_extra_assault": (),
    "double_infantry_hit": ("dice",),
    "blank_to_hit": ("dice",),
    "reduce_castle_vs_infantry": ("levels",),
    "destroy_tower": ("towers",),
    "landing_loss_more": ("soldiers",),
    "landing_loss_less": ("soldiers",),
    "castle_level_bonus": ("levels",),
    "art": ("vp", "income"),
}

TANK, AIRPLANE, AIRPLANE_IMPROVEMENT, TANK_IMPROVEMENT, OTHER = range(5)
KINDS: Final = {
    "leonardo": OTHER,
    "tank": TANK,
    "airplane": AIRPLANE,
    "airplane_improvement": AIRPLANE_IMPROVEMENT,
    "tank_improvement": TANK_IMPROVEMENT,
    "military": OTHER,
    "civil": OTHER,
    "art": OTHER,
}


class Components:
    """Everything in the box, by number."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        constants = data["constants"]
        self.start_soldiers: int = constants["start_soldiers"]
        self.start_florins: int = constants["start_florins"]
        self.rich_soldiers: int = constants["rich_soldiers"]
        self.rich_florins: int = constants["rich_florins"]
        self.money_cap: int = constants["money_cap"]
        self.money_unit: int = constants["money_unit"]
        self.min_bid: int = constants["min_bid"]
        self.income_per_territory: int = constants["income_per_territory"]
        self.income_per_castle: int = constants["income_per_castle"]
        self.attacks_per_turn: int = constants["attacks_per_turn"]
        self.moves_per_turn: int = constants["moves_per_turn"]
        self.max_attack_soldiers: int = constants["max_attack_soldiers"]
        self.max_attack_machines: int = constants["max_attack_machines"]
        self.max_towers: int = constants["max_towers"]
        self.max_castle_level: int = constants["max_castle_level"]
        self.base_landing_loss: int = constants["base_landing_loss"]
        # Without sea cards the landing loss is 1 for everybody, as it is in the box.
        self.plain_landing = self.base_landing_loss == 1 and self.max_attack_soldiers > 1
        self.min_tank_dice: int = constants["min_tank_dice"]
        self.setup_dice: int = constants["setup_dice"]
        bids = range(self.min_bid, self.money_cap + 1, self.money_unit)
        self.bid_moves: list[Move] = [("bid", florins) for florins in bids]
        costs = {row["id"]: row["florins"] for row in data["costs"]}
        self.tower_cost: int = costs["build_tower"]
        self.castle_cost: int = costs["build_castle"]
        self.invade_cost: int = costs["invade"]
        self.attack_cost: int = costs["attack"]
        pieces = {row["id"]: row["count"] for row in data["pieces"]}
        self.soldiers: int = pieces["soldier"]
        self.tanks: int = pieces["tank"]
        self.airplanes: int = pieces["airplane"]
        self.castles: int = pieces["castle"]
        self.towers: int = pieces["tower"]
        self.points: dict[str, int] = {row["id"]: row["vp"] for row in data["scoring"]}
        faces = data["die_faces"]
        self.die = Die([row["id"] for row in faces], [row["faces"] for row in faces])
        self._read_cards(data["cards"])
        prices = {row["id"]: row["florins"] for row in data["machine_prices"]}
        self.differing_cost: list[int] = [prices.get(card, 0) for card in self.card_ids]
        self._read_map(data["territories"], data["seas"], data["straits"])
        self.auction_cards = {row["players"]: row["cards"] for row in data["auction"]}
        self.auction_machines = {row["players"]: row["machine"] for row in data["auction"]}
        rows = data["auction"]
        self.tanks_boxed: dict[int, int] = {row["players"]: row["tank_cards_removed"] for row in rows}
        self.airplanes_boxed: dict[int, int] = {
            row["players"]: row["airplane_cards_removed"] for row in rows
        }
        tanks = sum(self.copies[card] for card in self.tank_cards)
        airplanes = sum(self.copies[card] for card in self.airplane_cards)
        self.tanks_in_deck = {n: tanks - boxed for n, boxed in self.tanks_boxed.items()}
        self.airplanes_in_deck = {n: airplanes - boxed for n, boxed in self.airplanes_boxed.items()}

    def _read_cards(self, rows: list[dict[str, Any]]) -> None:
        self.card_ids: list[str] = [row["id"] for row in rows]
        self.bag = Bag("deck", self.card_ids)
        self.kind: list[int] = [KINDS[row["kind"]] for row in rows]
        self.copies: list[int] = [row["copies"] for row in rows]
        self.cost: list[int] = [row["cost"] for row in rows]
        self.effect: list[int] = []
        self.amount: list[int] = []
        self.dice: list[int] = [row["params"].get("dice", 0) for row in rows]
        self.hits: list[int] = [row["params"].get("hits", 0) for row in rows]
        self.hooks: list[int] = [row["params"].get("hooks", 0) for row in rows]
        self.build_cost: list[int] = [row["params"].get("build_cost", 0) for row in rows]
        self.vp: list[int] = [row["params"].get("vp", 0) for row in rows]
        for row in rows:
            known = row["effect"] in EFFECTS
            self.effect.append(EFFECTS.index(row["effect"]) if known else -1)
            names = PARAMETERS[row["effect"]]
            adding = "income" if row["effect"] == "art" else (names[0] if names else "")
            self.amount.append(row["params"][adding] if adding else 1)
        self.leonardo = self.card_ids.index("leonardo")
        self.deck_copies = tuple([0 if i == self.leonardo else n for i, n in enumerate(self.copies)])
        self.discount: int = self.amount[self.leonardo]
        self.tank_cards = [i for i, kind in enumerate(self.kind) if kind == TANK]
        self.airplane_cards = [i for i, kind in enumerate(self.kind) if kind == AIRPLANE]
        self.project_cards = [i for i, row in enumerate(rows) if row["deck"] == "project"]
        self.projects = sum(self.copies[card] for card in self.project_cards)

    def _read_map(
        self,
        territories: list[dict[str, Any]],
        seas: list[dict[str, Any]],
        straits: list[dict[str, Any]],
    ) -> None:
        self.territory_ids: list[str] = [row["id"] for row in territories]
        number = {name: i for i, name in enumerate(self.territory_ids)}
        sea_number = {row["id"]: i for i, row in enumerate(seas)}
        self.land: list[int] = [sum(1 << number[other] for other in row["borders"]) for row in territories]
        for row in straits:
            one, other = (number[name] for name in row["between"])
            self.land[one] |= 1 << other
            self.land[other] |= 1 << one
        self.seas_of: list[list[int]] = [[sea_number[name] for name in row["seas"]] for row in territories]
        self.coasts: list[int] = [0] * len(seas)
        for territory, on in enumerate(self.seas_of):
            for sea in on:
                self.coasts[sea] |= 1 << territory
        self.sea: list[int] = []
        for territory, on in enumerate(self.seas_of):
            reach = 0
            for sea in on:
                reach |= self.coasts[sea]
            self.sea.append(reach & ~(1 << territory))
        self.reach = [land | sea for land, sea in zip(self.land, self.sea, strict=True)]
        self.by_land = UnionTable(self.land)
        self.by_sea = UnionTable(self.sea)
        self.by_any = UnionTable(self.reach)

    def names(self, kind: str, language: str) -> list[str]:
        """The names of a kind of component in a language, by number."""
        if kind == "card_text":
            return [printed(row, language) for row in self.data["cards"]]
        if kind == "sea_extent":
            return [row[f"extent_{language}"] for row in self.data["seas"]]
        if kind == "sequence":
            names = [row[f"name_{language}"] for row in self.data["assaults"]]
            return [", ".join(names[bit.bit_length() - 1] for bit in order) for order in SEQUENCES]
        table = _TABLES.get(kind)
        return [row[f"name_{language}"] for row in self.data[table]] if table else []


_TABLES: Final[Mapping[str, str]] = {
    "territory": "territories",
    "card": "cards",
    "colour": "colours",
    "sea": "seas",
    "face": "die_faces",
}
