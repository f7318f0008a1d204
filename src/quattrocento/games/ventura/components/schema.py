"""The tables of the component file: which keys an entry has, and what may stand behind them."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.ventura.components.typed import EFFECTS
from quattrocento.kernel.components import ENTRY, NAMED, Schema, meta
from quattrocento.kernel.document import Field

_COUNTS: Final = (
    "victory_points_to_win",
    "battle_points_vs_army",
    "papal_points",
    "initiative_points",
    "domain_marker_points",
    "hand_limit",
    "ventura_display",
    "ventura_draw_cost",
    "conscription_draw_cost",
    "heal_cost_per_wound",
    "recovery_wounds",
    "prestige_max_florins",
    "placement_min_neighbours",
    "tiles_placed_per_player",
    "starting_domain_extra_territories",
    "regroup_actions",
)
_COUNT: Final = Field("number", least=0, most=99)
_SOME: Final = Field("number", least=1, most=99)
VALUE: Final = Field("number", least=0, most=20)
_TEXTS: Final = {"text_en": Field("text"), "text_it": Field("text")}
_EFFECT: Final = {"effect": Field("text", among=EFFECTS), "params": Field("table"), **_TEXTS}
_PRINTED: Final = {
    "number": Field("number", least=1, most=110),
    "copies": Field("number", least=0, most=20),
}
_FIGHT: Final = {
    "ranged": VALUE,
    "melee": VALUE,
    # Wounds are one digit of a Company's number, and less than its Resistance.
    "resistance": Field("number", least=1, most=8),
}
_HIRED: Final = {"cost": VALUE, "maintenance": VALUE, "movement": VALUE}
FORMULA: Final = {
    "base": VALUE,
    "per": Field("number", least=1, most=5, optional=True),
    "category": Field("text", optional=True),
}

# What each effect needs to know; where a word is asked for, the table that lists it.
_N: Final[Mapping[str, str]] = {"n": ""}
_BLOW: Final[Mapping[str, str]] = {"stat": "stats", **_N}
_CLASS: Final[Mapping[str, str]] = {"class": "classes", **_BLOW}
PARAMETERS: Final[Mapping[str, Mapping[str, str]]] = {
    "none": {},
    "terrain_ease": {"category": "categories", **_N},
    "class_bonus": _CLASS,
    "see_order": {},
    "first_blow": _BLOW,
    "battle_prestige": _N,
    "pursuit": _N,
    "plunder": _N,
    "defence": _BLOW,
    "hire_discount": _N,
    "raid_prestige": _N,
    "upkeep_discount": _N,
    "escape": {},
    "ignore_territory_resistance": {},
    "anti_class": _CLASS,
    "army_move": _N,
    "front_rank": _BLOW,
    "second_rank": _BLOW,
    "extra_wound": {"assault": "stats", "space": "", **_N},
    "pierce": {"assault": "stats"},
    "shield": {"assault": "stats", **_N},
}

# What belongs to the rules and not to the cards: a pack repeats it as it is.
FIXED: Final[Mapping[str, tuple[str, ...]]] = {
    "tiles": ("type", "family", "start"),
    "territory_types": ("category",),
    "families": ("effect",),
    "garrisons": ("family", "effect", "copies"),
    "companies": ("deck",),
    "events": ("deck", "phase", "window", "who", "effect"),
    "settings": ("default", "values", "earlier", "clause"),
    "editions": ("earlier",),
    "prestige": ("florins",),
}
RULES: Final = ("troop_areas", "army_max_companies", "expansion_tiles_per_round")

SCHEMA: Final = Schema(
    {
        "meta": meta("ventura"),
        "constants": {**dict.fromkeys(_COUNTS, _SOME), **dict.fromkeys(RULES, _COUNT), **ENTRY},
    },
    {
        "prestige": {"florins": _COUNT, "points": _COUNT, **NAMED},
        "starting_florins": {"florins": _COUNT, **NAMED},
        "pieces": {"count": _SOME, **NAMED},
        "editions": {
            **dict.fromkeys(("starting_draw",), Field("number", among=(4, 5))),
            **dict.fromkeys(("florins_value_5", "minimum_age"), _SOME),
            "heavy_cavalry_resistance": _FIGHT["resistance"],
            "first_player_may_keep": Field("flag"),
            "earlier": Field("list", optional=True),
            **dict.fromkeys(
                (
                    "city_domain_order",
                    "first_player_tiebreak",
                    "resistance_use",
                    "full_board_rule",
                    "restricted_companies",
                    "lone_captain_check",
                    "mixed_fortunes_timing",
                    "multi_draw",
                    "equal_domains_set",
                    "battle_boards",
                ),
                Field("text"),
            ),
            **NAMED,
        },
        "categories": {"colour": Field("text"), **NAMED},
        "territory_types": {"category": Field("text"), **NAMED},
        "equal_domains": {"types": Field("list"), **NAMED},
        "tiles": {
            "type": Field("text"),
            "family": Field("text", optional=True),
            "start": Field("list", optional=True),
            "setup": Field("number", among=(0, 2, 3, 4)),
            "move": Field("number", least=1, most=9),
            "melee": VALUE,
            "earlier": Field("list", optional=True),
            **dict.fromkeys(("income", "ranged", "resistance"), Field("table")),
            **NAMED,
        },
        "families": {
            **dict.fromkeys(("colour", "hex", "seat_en", "seat_it"), Field("text")),
            **_EFFECT,
            **NAMED,
        },
        "classes": NAMED,
        "garrisons": {
            "family": Field("text"),
            "class": Field("text"),
            "maintenance": VALUE,
            **_PRINTED,
            **_FIGHT,
            **_EFFECT,
            **NAMED,
        },
        "captains": {
            "full_name": Field("text"),
            **_PRINTED,
            **_HIRED,
            **dict.fromkeys(("ranged", "melee", "resistance"), VALUE),
            **_EFFECT,
            **NAMED,
        },
        "companies": {
            "deck": Field("text", among=("ventura", "conscription")),
            "class": Field("text"),
            "mobilization": Field("list"),
            **_PRINTED,
            **_HIRED,
            **_FIGHT,
            **_EFFECT,
            **NAMED,
        },
        "events": {
            **dict.fromkeys(("deck", "kind", "phase", "window", "who"), Field("text")),
            **_PRINTED,
            **_EFFECT,
            **NAMED,
        },
        "settings": {
            "default": Field("any"),
            "values": Field("list"),
            "earlier": Field("list", optional=True),
            "clause": Field("text"),
            **_TEXTS,
            **NAMED,
        },
    },
)
