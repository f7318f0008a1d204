"""The components of Ventura, typed: tiles, cards, families and costs by number.

Read from ``components.toml`` or from a component pack, see ``packs``. Tiles are numbered as in the file.
Cards are numbered over their tables: Captains, Companies of the Ventura deck, those of the Conscription
deck, Events, Garrisons. Copies of a card share its number.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from quattrocento.kernel.components import printed
from quattrocento.kernel.fate import Bag

TILES: Final = 40  # VTR-I1
PAPAL: Final = 2  # the first tiles of the file; then the Cities
FAMILIES: Final = 4
MOST_SEATS: Final = 4
AREAS: Final = 5  # VTR-4.1
MOST_COMPANIES: Final = 5  # VTR-4.3

BY_EDITION: Final = "edition"  # the value of a setting that the edition decides

# A Company in play is one number: its card, and in the lowest bits its wounds.
WOUND_BITS: Final = 3
WOUND_MASK: Final = 7

CAPTAINS: Final = 18
VENTURA_COMPANIES: Final = 20
CONSCRIPTION_COMPANIES: Final = 4
EVENTS: Final = 16
FIRST_COMPANY: Final = CAPTAINS
VENTURA: Final = CAPTAINS + VENTURA_COMPANIES  # cards below this number lie in the Ventura deck
FIRST_EVENT: Final = VENTURA + CONSCRIPTION_COMPANIES
FIRST_GARRISON: Final = FIRST_EVENT + EVENTS
CARDS: Final = FIRST_GARRISON + FAMILIES

# The effects of cards and families, by keyword (VTR-27 to VTR-30).
EFFECTS: Final = (
    "none",
    "garrison",
    "terrain_ease",
    "class_bonus",
    "see_order",
    "first_blow",
    "battle_prestige",
    "pursuit",
    "plunder",
    "defence",
    "hire_discount",
    "raid_prestige",
    "upkeep_discount",
    "escape",
    "ignore_territory_resistance",
    "anti_class",
    "army_move",
    "front_rank",
    "second_rank",
    "extra_wound",
    "pierce",
    "shield",
    "heal_army",
    "assault_bonus",
    "assault_prevent",
    "move_bonus",
    "ambush",
    "early_retreat",
    "income_bonus",
    "income_per_category",
    "deploy_discount",
    "buy_ventura",
    "discard_enemy_company",
    "enemy_discards_company",
    "score",
    "remove_domain",
    "prestige_bonus",
    "tile_choice",
    "banking",
    "conscription_choice",
)
(
    NO_EFFECT,
    GARRISON,
    TERRAIN_EASE,
    CLASS_BONUS,
    SEE_ORDER,
    FIRST_BLOW,
    BATTLE_PRESTIGE,
    PURSUIT,
    PLUNDER,
    DEFENCE,
    HIRE_DISCOUNT,
    RAID_PRESTIGE,
    UPKEEP_DISCOUNT,
    ESCAPE,
    IGNORE_TERRITORY_RESISTANCE,
    ANTI_CLASS,
    ARMY_MOVE,
    FRONT_RANK,
    SECOND_RANK,
    EXTRA_WOUND,
    PIERCE,
    SHIELD,
    HEAL_ARMY,
    ASSAULT_BONUS,
    ASSAULT_PREVENT,
    MOVE_BONUS,
    AMBUSH,
    EARLY_RETREAT,
    INCOME_BONUS,
    INCOME_PER_CATEGORY,
    DEPLOY_DISCOUNT,
    BUY_VENTURA,
    DISCARD_ENEMY_COMPANY,
    ENEMY_DISCARDS_COMPANY,
    SCORE,
    REMOVE_DOMAIN,
    PRESTIGE_BONUS,
    TILE_CHOICE,
    BANKING,
    CONSCRIPTION_CHOICE,
) = range(len(EFFECTS))

# The number of an effect that adds up or limits, by the name of its parameter.
_AMOUNTS: Final = ("n", "per_company", "wounds", "florins", "max", "with_papal", "look", "points")

RANGED, MELEE = 0, 1
STATS: Final = ("ranged", "melee")


class Formula:
    """A value a + b x category (VTR-2.6): ``among`` is the set of tiles that count."""

    def __init__(self, row: Mapping[str, Any], members: Mapping[str, int]) -> None:
        self.base: int = row["base"]
        self.per: int = row.get("per", 0)
        self.among = members[row["category"]] if self.per else 0

    def value(self, near: int) -> int:
        """The value beside these tiles of the same Domain."""
        if not self.per:
            return self.base
        return self.base + self.per * (near & self.among).bit_count()


class Components:
    """Everything in the box, by number."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self._read_constants(data)
        self._read_tiles(data)
        self._read_cards(data)
        self._read_families(data["families"])
        self.editions: dict[str, Mapping[str, Any]] = {row["id"]: row for row in data["editions"]}

    def _read_constants(self, data: Mapping[str, Any]) -> None:
        constants = data["constants"]
        self.target: int = constants["victory_points_to_win"]
        self.army_points: int = constants["battle_points_vs_army"]
        self.papal_points: int = constants["papal_points"]
        self.initiative_points: int = constants["initiative_points"]
        self.marker_points: int = constants["domain_marker_points"]
        self.hand_limit: int = constants["hand_limit"]
        self.display: int = constants["ventura_display"]
        self.ventura_price: int = constants["ventura_draw_cost"]
        self.conscription_price: int = constants["conscription_draw_cost"]
        self.heal_price: int = constants["heal_cost_per_wound"]
        self.recovery: int = constants["recovery_wounds"]
        self.prestige_limit: int = constants["prestige_max_florins"]
        self.neighbours: int = constants["placement_min_neighbours"]
        self.tiles_placed: int = constants["tiles_placed_per_player"]
        self.domain_picks: int = constants["starting_domain_extra_territories"]
        self.regroupings: int = constants["regroup_actions"]
        self.prestige: list[int] = [row["points"] for row in data["prestige"]]
        self.starting_florins: list[int] = [row["florins"] for row in data["starting_florins"]]
        pieces = {row["id"]: row["count"] for row in data["pieces"]}
        self.markers: int = pieces["domain_marker"]

    def _read_tiles(self, data: Mapping[str, Any]) -> None:
        rows = data["tiles"]
        self.tile_ids: list[str] = [row["id"] for row in rows]
        self.tile_bag = Bag("stockpile", self.tile_ids)
        self.type_ids: list[str] = [row["id"] for row in data["territory_types"]]
        self.category_ids: list[str] = [row["id"] for row in data["categories"]]
        category = {row["id"]: row["category"] for row in data["territory_types"]}
        self.type: list[int] = [self.type_ids.index(row["type"]) for row in rows]
        self.setup: list[int] = [row["setup"] for row in rows]
        self.cost_to_enter: list[int] = [row["move"] for row in rows]
        self.within: list[int] = [  # the tiles that cost no more than so many points
            sum(1 << tile for tile, cost in enumerate(self.cost_to_enter) if cost <= points)
            for points in range(max(self.cost_to_enter) + 1)
        ]
        self.members: dict[str, int] = dict.fromkeys(self.category_ids, 0)
        self.of_type: list[int] = [0] * len(self.type_ids)
        for tile, row in enumerate(rows):
            self.members[category[row["type"]]] |= 1 << tile
            self.of_type[self.type[tile]] |= 1 << tile
        self.inhabited = self.members["inhabited"]
        self.papal = self.members["papal"]
        self.cities = self.of_type[self.type_ids.index("city")]
        self.income = [Formula(row["income"], self.members) for row in rows]
        self.ranged = [Formula(row["ranged"], self.members) for row in rows]
        self.melee: list[int] = [row["melee"] for row in rows]
        self.resistance = [Formula(row["resistance"], self.members) for row in rows]
        self.start: list[tuple[int, int]] = [tuple(row["start"]) for row in rows[:PAPAL]]
        ordinary = ((1 << len(rows)) - 1) & ~self.papal & ~self.cities
        self.in_use: list[int] = [
            sum(
                1 << tile for tile in range(len(rows)) if ordinary >> tile & 1 and self.setup[tile] <= seats
            )
            for seats in range(MOST_SEATS + 1)
        ]
        self.dealt: dict[str, list[int]] = {
            row["id"]: [self.type_ids.index(name) for name in row["types"]] for row in data["equal_domains"]
        }

    def _read_cards(self, data: Mapping[str, Any]) -> None:
        companies = data["companies"]
        rows: list[Mapping[str, Any]] = [
            *data["captains"],
            *(row for row in companies if row["deck"] == "ventura"),
            *(row for row in companies if row["deck"] == "conscription"),
            *data["events"],
            *data["garrisons"],
        ]
        self.card_rows = rows
        self.card_ids: list[str] = [row["id"] for row in rows]
        self.copies: list[int] = [row["copies"] for row in rows]
        self.cost: list[int] = [row.get("cost", 0) for row in rows]
        self.maintenance: list[int] = [row.get("maintenance", 0) for row in rows]
        self.movement: list[int] = [row.get("movement", 0) for row in rows]
        self.attack: list[tuple[int, int]] = [(row.get("ranged", 0), row.get("melee", 0)) for row in rows]
        self.toughness: list[int] = [row.get("resistance", 0) for row in rows]
        classes = [row["id"] for row in data["classes"]]
        self.company_class: list[int] = [
            classes.index(row["class"]) if "class" in row else -1 for row in rows
        ]
        self.mobilization: list[int] = [self._types(row.get("mobilization", [])) for row in rows]
        self.effect: list[int] = [EFFECTS.index(row["effect"]) for row in rows]
        self.amount: list[int] = [_amount(row["params"]) for row in rows]
        params: list[Mapping[str, Any]] = [row["params"] for row in rows]
        self.against: list[int] = [classes.index(row["class"]) if "class" in row else -1 for row in params]
        self.stat: list[int] = [STATS.index(row["stat"]) if "stat" in row else -1 for row in params]
        self.ground: list[int] = [self._categories(row) for row in params]
        self.limit: list[int] = [row.get("max", 0) for row in params]
        self.price: list[int] = [row.get("florins_each", 0) for row in params]
        self.otherwise: list[int] = [row.get("without_papal", 0) for row in params]
        discounts = [card for card, effect in enumerate(self.effect) if effect == HIRE_DISCOUNT]
        self.most_discount = max(self.amount[card] for card in discounts)
        self.ventura_bag = Bag("ventura", self.card_ids[:VENTURA])
        self.conscription_bag = Bag("conscription", self.card_ids[VENTURA:FIRST_GARRISON])
        self.garrison_bag = Bag("garrisons", self.card_ids[FIRST_GARRISON:])
        self.decks: list[int] = [*self.copies[:FIRST_GARRISON], *([0] * FAMILIES)]
        self.ventura_cards = sum(self.copies[:VENTURA])
        self.conscription_cards = sum(self.copies[VENTURA:FIRST_GARRISON])
        self.heavy_cavalry = self.card_ids.index("heavy_cavalry")

    def _types(self, names: Sequence[str]) -> int:
        """The set of tiles of these types."""
        return sum(self.of_type[self.type_ids.index(name)] for name in names)

    def _categories(self, params: Mapping[str, Any]) -> int:
        """The set of tiles of the categories that an effect names."""
        names = [params["category"]] if "category" in params else params.get("categories", [])
        return sum(self.members[name] for name in names)

    def _read_families(self, rows: Sequence[Mapping[str, Any]]) -> None:
        self.family_ids: list[str] = [row["id"] for row in rows]
        cities = {row["family"]: tile for tile, row in enumerate(self.data["tiles"]) if "family" in row}
        self.city: list[int] = [cities[name] for name in self.family_ids]
        garrisons = {row["family"]: row["id"] for row in self.data["garrisons"]}
        self.garrison: list[int] = [self.card_ids.index(garrisons[name]) for name in self.family_ids]
        self.ability: list[int] = [EFFECTS.index(row["effect"]) for row in rows]
        self.ability_amount: list[int] = [_amount(row["params"]) for row in rows]
        self.ability_points: list[int] = [row["params"].get("points", 0) for row in rows]

    def is_company(self, card: int) -> bool:
        return FIRST_COMPANY <= card < FIRST_EVENT or card >= FIRST_GARRISON

    def names(self, kind: str, language: str) -> list[str]:
        """The names of a kind of component in a language, by number."""
        if kind in ("card_text", "family_text"):
            rows = self.card_rows if kind == "card_text" else self.data["families"]
            return [printed(row, language) for row in rows]
        rows = self.card_rows if kind == "card" else self.data.get(_TABLES.get(kind, ""), [])
        return [row[f"name_{language}"] for row in rows]


_TABLES: Final[Mapping[str, str]] = {
    "territory": "tiles",
    "family": "families",
    "type": "territory_types",
    "category": "categories",
    "class": "classes",
}


def _amount(params: Mapping[str, Any]) -> int:
    return next((params[name] for name in _AMOUNTS if name in params), 0)
