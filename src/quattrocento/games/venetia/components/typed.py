"""The component file of Venetia as typed lists by number: places, pieces, cards, tokens, dice."""

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.kernel.components import printed
from quattrocento.kernel.fate import Bag, Die

COLONIES: Final = 40
REGIONS: Final = 10
SEAS: Final = 8
SESTIERI: Final = 6
FAMILIES: Final = 4
FACES: Final = 3
QUARANTIA: Final = SESTIERI  # the number of its tile, after those of the six Sestieri

COMMERCIAL, MILITARY, POLITICAL = range(3)
TYPES: Final = ("commercial", "military", "political")

RISE, APOGEE, STRUGGLE = range(3)
LEFTMOST: Final = 1  # the space of the Power track where the game ends (VNZ-18.6)

NO_ICON, PLUNDER, THREAT = range(3)
ICONS: Final = ("none", "plunder", "threat")

# What a face of a die does with Action cards (VNZ-7.3 to VNZ-7.5).
NO_CARDS, TAKE, GIVE = range(3)
CARD_ICONS: Final = ("none", "take", "give")

# What the effects of Action cards need to know; the keywords are those of VNZ-23.
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "extra_ap": ("amount",),
    "place_influence": ("count", "region", "kind", "own_presence", "ignore_route", "ignore_kingdom"),
    "draw_action_cards": ("count",),
    "draw_vp_tokens": ("count",),
    "place_ducats": ("count",),
    "redraw_battle": (),
    "remote_attack": ("tokens",),
    "fleet_attack_bonus": ("amount",),
    "remove_fleets": ("count",),
    "colony_attack_bonus": ("amount",),
    "plunder": ("count",),
    "ignore_threat_icons": (),
    "free_treaty": (),
    "expel_rivals": ("amount",),
    "replace_influence": (),
    "restore_monument_or_ducats": ("ducats",),
    "recover_family_card": (),
    "ignore_kingdom": (),
    "clear_infamy_or_draw": ("cards",),
}
NUMBERS: Final = ("amount", "count", "tokens", "ducats", "cards")
THREAT_EFFECTS: Final = ("kingdom", "fleet", "kingdom_and_fleet")

_TABLES: Final = {
    "family": "families",
    "card": "action_cards",
    "threat": "threat_cards",
    "token": "battle_tokens",
    "vp_token": "vp_tokens",
    "colony": "colonies",
    "region": "regions",
    "sea": "seas",
    "sestiere": "sestieri",
    "tile": "sestiere_tiles",
    "kingdom": "kingdoms",
    "epoch": "epochs",
    "type": "dice",
}

_TEXTS: Final = {
    "card_text": "action_cards",
    "family_card_text": "family_cards",
    "threat_text": "threat_cards",
    "token_text": "battle_tokens",
    "tile_text": "sestiere_tiles",
}


class ActionCard:
    """One kind of Action card: its type, its value in Ducats, its effect and the numbers of it."""

    def __init__(self, row: Mapping[str, Any], region_ids: list[str]) -> None:
        self.type = TYPES.index(row["type"])
        self.value: int = row["value"]
        self.copies: int = row["copies"]
        self.effect: str = row["effect"]
        params = row["params"]
        numbers = [params[key] for key in NUMBERS if key in params]
        self.amount: int = numbers[0] if numbers else 1
        self.region: int = region_ids.index(params["region"]) if "region" in params else -1
        self.minor_only: bool = params.get("kind") == "minor"
        self.own_presence: bool | None = params.get("own_presence")
        self.ignores_route: bool = params.get("ignore_route", False)
        self.ignores_kingdom: bool = params.get("ignore_kingdom", False)


class Components:
    """Everything in the box, by number."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        constants = data["constants"]
        self.spaces: int = constants["power_track_spaces"]
        self.first_scoring: int = constants["first_scoring_space"]
        self.revolt_at: int = constants["revolt_at"]
        self.ducats_per_monument: int = constants["ducats_per_monument"]
        self.initial_cards: int = constants["initial_action_cards"]
        self.tiles_drawn: int = constants["districts_drawn"]
        self.tokens_scored: int = constants["vp_tokens_scored"]
        self.doge_tokens: int = constants["doge_tokens"]
        self.coloured_votes: int = constants["coloured_monument_votes"]
        self.grey_votes: int = constants["grey_monument_votes"]
        self.ducat_votes: int = constants["ducat_votes"]
        self.basic_votes: int = constants["basic_election_cards"]
        pieces = {row["id"]: row["count"] for row in data["pieces"]}
        self.influence: int = pieces["influence"]
        self.podesta: int = pieces["podesta"]
        self.ducats: int = pieces["ducat"]
        self.monuments: int = pieces["monument"]
        self.fleets: int = pieces["fleet"]
        self.points: dict[str, int] = {row["id"]: row["vp"] for row in data["scoring"]}
        self.threats_drawn: list[int] = [row["threat_cards"] for row in data["epochs"]]
        self._read_dice(data["dice"], data["die_faces"])
        self._read_map(data["regions"], data["colonies"], data["seas"])
        self._read_tokens(data)
        self._read_cards(data)
        self._read_threats(data["threat_cards"])

    def _read_dice(self, dice: list[dict[str, Any]], faces: list[dict[str, Any]]) -> None:
        face_ids = [row["id"] for row in faces]
        self.points_of_face: list[int] = [row["ap"] for row in faces]
        self.cards_of_face: list[int] = [CARD_ICONS.index(row["card"]) for row in faces]
        self.die_ids: list[str] = [f"{die['id']}_{face}" for die in dice for face in face_ids]
        self.dice_of: list[int] = [row["copies"] for row in dice]
        self.dice = [
            Die(
                self.die_ids[number * FACES : number * FACES + FACES],
                [row["faces"].count(face) for face in face_ids],
            )
            for number, row in enumerate(dice)
        ]

    def _read_map(
        self,
        regions: list[dict[str, Any]],
        colonies: list[dict[str, Any]],
        seas: list[dict[str, Any]],
    ) -> None:
        self.region_ids: list[str] = [row["id"] for row in regions]
        self.colony_ids: list[str] = [row["id"] for row in colonies]
        self.sea_ids: list[str] = [row["id"] for row in seas]
        self.region_value: list[int] = [row["value"] for row in regions]
        self.region_of: list[int] = [self.region_ids.index(row["region"]) for row in colonies]
        self.colony_value: list[int] = [row["value"] for row in colonies]
        self.is_major: list[bool] = [row["kind"] == "major" for row in colonies]
        self.minor = sum(1 << i for i, major in enumerate(self.is_major) if not major)
        self.colonies_of: list[list[int]] = [[] for _ in regions]
        for colony, region in enumerate(self.region_of):
            self.colonies_of[region].append(colony)
        # The colonies of a region stand together in the component file.
        self.span_of: list[slice] = [slice(own[0], own[-1] + 1) for own in self.colonies_of]
        self.in_region: list[int] = [sum(1 << colony for colony in own) for own in self.colonies_of]
        self.major_of: list[int] = [
            next(colony for colony in own if self.is_major[colony]) for own in self.colonies_of
        ]
        self.seas_of: list[int] = [
            sum(1 << self.sea_ids.index(sea) for sea in row["seas"]) for row in regions
        ]
        self.sea_value: list[int] = [row["value"] for row in seas]
        self.home = next(i for i, row in enumerate(seas) if row["venice"])
        self.adjacent: list[int] = [
            sum(1 << self.sea_ids.index(other) for other in row["adjacent"]) for row in seas
        ]
        self.setup_fleets: list[int] = [row["setup_fleets"] for row in seas]
        self._read_routes()

    def _read_routes(self) -> None:
        """By set of open seas the route; by route what it touches and reaches (VNZ-9.1 to VNZ-9.6)."""
        sets = range(1 << SEAS)
        self.route_of: list[int] = [self._linked(open_seas) for open_seas in sets]
        self.touched: list[int] = [self._touched(route) for route in sets]
        self.regions_reached: list[int] = []
        self.colonies_reached: list[int] = []
        for route in sets:
            regions = [region for region in range(REGIONS) if self.seas_of[region] & route]
            self.regions_reached.append(sum(1 << region for region in regions))
            self.colonies_reached.append(sum(self.in_region[region] for region in regions))

    def _linked(self, open_seas: int) -> int:
        route = open_seas & 1 << self.home
        while True:
            wider = (self._touched(route) if route else 0) & open_seas
            if wider == route:
                return route
            route = wider

    def _touched(self, route: int) -> int:
        """The seas of the route, those adjacent to them, and in any case the Adriatico."""
        touched = route | 1 << self.home
        for sea in range(SEAS):
            if route >> sea & 1:
                touched |= self.adjacent[sea]
        return touched

    def _read_tokens(self, data: Mapping[str, Any]) -> None:
        self.kingdom_ids: list[str] = [row["id"] for row in data["kingdoms"]]
        self.kingdom_copies: tuple[int, ...] = tuple([row["copies"] for row in data["kingdoms"]])
        self.setup_kingdoms: list[tuple[int, int]] = [
            (kingdom, self.region_ids.index(row["setup_region"]))
            for kingdom, row in enumerate(data["kingdoms"])
            if "setup_region" in row
        ]
        battle = data["battle_tokens"]
        self.battle_bag = Bag("battle tokens", [row["id"] for row in battle])
        self.battle_value: list[int] = [row["value"] for row in battle]
        self.battle_icon: list[int] = [ICONS.index(row["icon"]) for row in battle]
        self.battle_copies: tuple[int, ...] = tuple([row["copies"] for row in battle])
        self.battle_tokens = sum(self.battle_copies)
        tokens = data["vp_tokens"]
        self.vp_bag = Bag("VP tokens", [row["id"] for row in tokens])
        self.vp_value: list[int] = [row["value"] for row in tokens]
        self.vp_copies: tuple[int, ...] = tuple([row["copies"] for row in tokens])
        self.tile_ids: list[str] = [row["id"] for row in data["sestiere_tiles"]]
        self.tile_bag = Bag("tiles", self.tile_ids)
        self.family_ids: list[str] = [row["id"] for row in data["families"]]
        self.family_bag = Bag("families", self.family_ids)

    def _read_cards(self, data: Mapping[str, Any]) -> None:
        family = data["family_cards"]
        self.family_card_ids: list[str] = [row["id"] for row in family]
        self.family_value: list[int] = [row["value"] for row in family]
        self.reusable = sum(1 << i for i, row in enumerate(family) if row["reusable"])
        self.lowest = self.family_value.index(min(self.family_value))  # VNZ-19.4: the card of value 1
        self.sestiere_ids: list[str] = [row["id"] for row in data["sestieri"]]
        types = [TYPES.index(row["type"]) for row in data["sestieri"]]
        self.sestieri_of: list[tuple[int, int]] = []
        for kind in range(len(TYPES)):
            first, second = (i for i, found in enumerate(types) if found == kind)
            self.sestieri_of.append((first, second))
        rows = data["action_cards"]
        self.card_ids: list[str] = [row["id"] for row in rows]
        self.cards = [ActionCard(row, self.region_ids) for row in rows]
        self.card_type: list[int] = [card.type for card in self.cards]
        self.card_value: list[int] = [card.value for card in self.cards]
        self.card_copies: tuple[int, ...] = tuple([card.copies for card in self.cards])
        self.card_bag = Bag("Action deck", self.card_ids)

    def _read_threats(self, rows: list[dict[str, Any]]) -> None:
        self.threat_ids: list[str] = [row["id"] for row in rows]
        self.threat_bag = Bag("Threat deck", self.threat_ids)
        self.threat_copies: tuple[int, ...] = tuple([row["copies"] for row in rows])
        self.crosses: list[list[int]] = [row["crosses"] for row in rows]
        params = [row["params"] for row in rows]
        self.threat_kingdom = [
            self.kingdom_ids.index(p["kingdom"]) if "kingdom" in p else -1 for p in params
        ]
        self.threat_region = [self.region_ids.index(p["region"]) if "region" in p else -1 for p in params]
        self.threat_sea = [self.sea_ids.index(p["sea"]) if "sea" in p else -1 for p in params]

    def names(self, kind: str, language: str) -> list[str]:
        """The names of a kind of component in a language, by number."""
        name = f"name_{language}"
        if kind == "die":
            faces = self.data["die_faces"]
            return [f"{die[name]}: {face[name]}" for die in self.data["dice"] for face in faces]
        if kind == "family_card":
            return [f"{row[name]} ({row['value']})" for row in self.data["family_cards"]]
        if kind in _TEXTS:
            return [printed(row, language) for row in self.data[_TEXTS[kind]]]
        table = _TABLES.get(kind)
        return [row[name] for row in self.data[table]] if table else []
