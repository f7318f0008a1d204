"""What a component file of Magnifico holds: every table with its columns."""

from typing import Final

from quattrocento.games.magnifico.components.typed import KINDS, PARAMETERS
from quattrocento.kernel.components import ENTRY, NAMED, Schema, meta
from quattrocento.kernel.document import Field

_COUNTS: Final = (
    "income_per_castle",
    "attacks_per_turn",
    "moves_per_turn",
    "max_attack_machines",
    "max_castle_level",
    "base_landing_loss",
)
_AT_LEAST_ONE: Final = (
    "start_soldiers",
    "start_florins",
    "rich_soldiers",
    "rich_florins",
    "money_cap",
    "money_unit",
    "min_bid",
    "income_per_territory",
    "max_attack_soldiers",
    "max_towers",
    "min_tank_dice",
    "setup_dice",
)

_COUNT: Final = Field("number", least=0, most=999)
_TEXTS: Final = {"text_en": Field("text"), "text_it": Field("text")}
_PLACE: Final = {"lon": Field("number"), "lat": Field("number"), "shape_points": Field("list")}

SCHEMA: Final = Schema(
    {
        "meta": meta("magnifico"),
        "constants": {
            **dict.fromkeys(_COUNTS, _COUNT),
            **dict.fromkeys(_AT_LEAST_ONE, Field("number", least=1, most=999)),
            **ENTRY,
        },
    },
    {
        "costs": {"florins": _COUNT, **NAMED},
        "assaults": NAMED,
        "machine_prices": {"florins": _COUNT, **NAMED},
        "auction": {
            "players": Field("number", among=(3, 4, 5)),
            "cards": Field("number", least=1, most=10),
            "machine": Field("number", least=0, most=10),
            "tank_cards_removed": Field("number", least=0, most=5),
            "airplane_cards_removed": Field("number", least=0, most=5),
            **NAMED,
        },
        "scoring": {"vp": Field("number", least=0, most=20), **NAMED},
        "pieces": {"count": Field("number", least=1, most=999), **NAMED},
        "colours": {"hex": Field("text"), **NAMED},
        "coins": {"value": _COUNT, "count": _COUNT, **NAMED},
        "die_faces": {"faces": Field("number", least=1, most=6), **NAMED},
        "cards": {
            "kind": Field("text", among=tuple(KINDS)),
            "deck": Field("text", among=("none", "machine", "project")),
            "copies": Field("number", least=0, most=20),
            "cost": _COUNT,
            "effect": Field("text", among=tuple(PARAMETERS)),
            "params": Field("table"),
            **_TEXTS,
            **NAMED,
        },
        "seas": {"extent_en": Field("text"), "extent_it": Field("text"), **NAMED},
        "straits": {"between": Field("list"), **NAMED},
        "impassable": {**_PLACE, **NAMED},
        "territories": {
            "extent_en": Field("text"),
            "borders": Field("list"),
            "seas": Field("list"),
            "islands": Field("list"),
            **_PLACE,
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
