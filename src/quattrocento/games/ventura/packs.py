"""Component packs: the standard file and corrected copies of it, checked line by line."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from quattrocento.games.ventura.components import EFFECTS, MOST_SEATS, STATS, Components
from quattrocento.kernel.components import ENTRY, NAMED, Difference, Schema, corrected, differences
from quattrocento.kernel.document import Document, Field, Place

PACKAGE: Final = Path(__file__).parent
LOCALE: Final = PACKAGE / "locale"

VENTURA_CARDS: Final = 58  # VTR-I4
CONSCRIPTION_CARDS: Final = 47  # VTR-I5

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
_VALUE: Final = Field("number", least=0, most=20)
_TEXTS: Final = {"text_en": Field("text"), "text_it": Field("text")}
_EFFECT: Final = {"effect": Field("text", among=EFFECTS), "params": Field("table"), **_TEXTS}
_PRINTED: Final = {"number": Field("number", least=1, most=110), "copies": Field("number", least=0, most=20)}
_FIGHT: Final = {
    "ranged": _VALUE,
    "melee": _VALUE,
    # Wounds are one digit of a Company's number, and less than its Resistance.
    "resistance": Field("number", least=1, most=8),
}
_HIRED: Final = {"cost": _VALUE, "maintenance": _VALUE, "movement": _VALUE}
_FORMULA: Final = {
    "base": _VALUE,
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
_FIXED: Final[Mapping[str, tuple[str, ...]]] = {
    "tiles": ("type", "family", "start"),
    "territory_types": ("category",),
    "families": ("effect",),
    "garrisons": ("family", "effect", "copies"),
    "companies": ("deck",),
    "events": ("deck", "phase", "window", "who", "effect"),
    "options": ("default", "values", "clause"),
    "prestige": ("florins",),
}
_RULES: Final = ("troop_areas", "army_max_companies", "expansion_tiles_per_round")

SCHEMA: Final = Schema(
    {
        "meta": {
            "game": Field("text", among=("ventura",)),
            "title": Field("text"),
            "designers": Field("list"),
            "year": Field("number"),
            **ENTRY,
        },
        "constants": {**dict.fromkeys(_COUNTS, _SOME), **dict.fromkeys(_RULES, _COUNT), **ENTRY},
    },
    {
        "prestige": {"florins": _COUNT, "points": _COUNT, **NAMED},
        "starting_florins": {"florins": _COUNT, **NAMED},
        "pieces": {"count": _SOME, **NAMED},
        "editions": {
            **dict.fromkeys(("starting_draw",), Field("number", among=(4, 5))),
            **dict.fromkeys(("florins_value_5", "heavy_cavalry_resistance", "minimum_age"), _SOME),
            **dict.fromkeys(
                (
                    "city_domain_order",
                    "first_player_tiebreak",
                    "resistance_use",
                    "full_board_rule",
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
            "melee": _VALUE,
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
            "maintenance": _VALUE,
            **_PRINTED,
            **_FIGHT,
            **_EFFECT,
            **NAMED,
        },
        "captains": {
            "full_name": Field("text"),
            **_PRINTED,
            **_HIRED,
            **dict.fromkeys(("ranged", "melee", "resistance"), _VALUE),
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
        "options": {
            "default": Field("any"),
            "values": Field("list"),
            "clause": Field("text"),
            **_TEXTS,
            **NAMED,
        },
    },
)


def check(document: Document) -> None:
    """What the rules need beyond the shape of the tables."""
    SCHEMA.check(document)
    for index, row in enumerate(document.rows("tiles")):
        for key in ("income", "ranged", "resistance"):
            _check_formula(document, index, key, row[key])
    for table in ("captains", "companies"):
        for index, row in enumerate(document.rows(table)):
            _check_effect(document, table, index, row)
    _check_words(document)
    _check_decks(document)
    _check_tiles(document)


def _check_formula(document: Document, index: int, key: str, formula: Mapping[str, Any]) -> None:
    """VTR-2.6; the Income is at least 1, so that a Domain holds what its owner annexed."""
    place = ("tiles", index, key)
    for name, value in formula.items():
        if name not in _FORMULA:
            raise document.unknown("key", name, list(_FORMULA), place)
        _FORMULA[name].check(document, place, f"{key}: {name}", value)
    whole = "base" in formula and ("per" in formula) == ("category" in formula)
    if not whole or (key == "income" and formula["base"] < 1):
        raise document.error("pack-formula", *place, name=key)
    if "category" in formula:
        _check_known(document, "categories", formula["category"], place)


def _check_known(document: Document, table: str, word: object, place: Place) -> None:
    known = list(STATS) if table == "stats" else [row["id"] for row in document.rows(table)]
    if word not in known:
        raise document.unknown(table, str(word), known, place)


def _check_effect(document: Document, table: str, index: int, row: Mapping[str, Any]) -> None:
    place = (table, index, "params")
    if row["effect"] not in PARAMETERS:
        raise document.unknown("effect", row["effect"], list(PARAMETERS), (table, index, "effect"))
    wanted = PARAMETERS[row["effect"]]
    if set(row["params"]) != set(wanted):
        known = ", ".join(wanted)
        raise document.error("pack-parameters", *place, effect=row["effect"], known=known)
    for key, value in row["params"].items():
        if wanted[key]:
            _check_known(document, wanted[key], value, place)
        else:
            _VALUE.check(document, place, f"params: {key}", value)


def _check_words(document: Document) -> None:
    """Classes, types and categories that entries name are in their tables."""
    for table in ("companies", "garrisons"):
        for index, row in enumerate(document.rows(table)):
            _check_known(document, "classes", row["class"], (table, index, "class"))
    for index, row in enumerate(document.rows("companies")):
        for word in row["mobilization"]:
            _check_known(document, "territory_types", word, ("companies", index, "mobilization"))
    for index, row in enumerate(document.rows("equal_domains")):
        for word in row["types"]:
            _check_known(document, "territory_types", word, ("equal_domains", index, "types"))


def _check_decks(document: Document) -> None:
    """VTR-I4, VTR-I5: as many cards as the box holds."""
    companies = document.rows("companies")
    ventura = [*document.rows("captains"), *(row for row in companies if row["deck"] == "ventura")]
    rest = [*document.rows("events"), *(row for row in companies if row["deck"] == "conscription")]
    for deck, rows, wanted in (
        ("ventura", ventura, VENTURA_CARDS),
        ("conscription", rest, CONSCRIPTION_CARDS),
    ):
        total = sum(row["copies"] for row in rows)
        if total != wanted:
            raise document.error("pack-cards", "companies", deck=deck, wanted=wanted, count=total)


def _check_tiles(document: Document) -> None:
    """Enough tiles for every number of players (VTR-6.4 to VTR-6.6, VTR-27.2)."""
    tiles = document.rows("tiles")
    draw = max(row["starting_draw"] for row in document.rows("editions"))
    dealt = {word for row in document.rows("equal_domains") for word in row["types"]}
    for seats in range(2, MOST_SEATS + 1):
        used = [row["type"] for row in tiles if 0 < row["setup"] <= seats]
        short = [word for word in sorted(dealt) if used.count(word) < seats]
        if len(used) < seats * draw or short:
            raise document.error("pack-tiles", "tiles", seats=seats)


def _same_rules(document: Document, standard: Mapping[str, Any]) -> None:
    """What belongs to the rules stands in a pack as it is."""
    for table, keys in _FIXED.items():
        for index, (row, old) in enumerate(zip(document.rows(table), standard[table], strict=True)):
            for key in keys:
                if row.get(key) != old.get(key):
                    wanted = repr(old.get(key))
                    raise document.error("pack-fixed", table, index, key, name=key, wanted=wanted)
    for key in _RULES:
        if document.table("constants")[key] != standard["constants"][key]:
            wanted = str(standard["constants"][key])
            raise document.error("pack-fixed", "constants", 0, key, name=key, wanted=wanted)


@cache
def standard() -> Components:
    """The components as they lie in the package."""
    text = (PACKAGE / "components.toml").read_text(encoding="utf-8")
    document = Document(text, "components.toml", locale=LOCALE)
    check(document)
    return Components(document.data)


def pack(text: str, source: str) -> Components:
    """A component pack: a corrected copy of the standard file."""
    document = Document(text, source, locale=LOCALE)
    SCHEMA.check(document)
    SCHEMA.same_ids(document, standard().data)
    _same_rules(document, standard().data)
    check(document)
    return Components(document.data)


def with_changes(changes: list[Difference]) -> Components:
    """The standard components with the changes that a record names."""
    if not changes:
        return standard()
    document = Document("", "components", corrected(standard().data, changes), LOCALE)
    SCHEMA.check(document)
    _same_rules(document, standard().data)
    check(document)
    return Components(document.data)


def changes_of(components: Components) -> list[Difference]:
    """What these components change against the standard."""
    if components is standard():
        return []
    return differences(components.data, standard().data)
