"""The tables of the component file: which keys an entry has, and what may stand behind them."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.m400.components.typed import EFFECTS
from quattrocento.kernel.components import ENTRY, NAMED, Schema, meta
from quattrocento.kernel.document import Field

_TEXT: Final = Field("text")
_LIST: Final = Field("list")
_TEXTS: Final = {"text_en": _TEXT, "text_it": _TEXT}
_PLACE: Final = {
    "lon": Field("number"),
    "lat": Field("number"),
    "borders": _LIST,
    "seas": _LIST,
}
_SOME: Final = Field("number", least=1, most=99)
_COUNT: Final = Field("number", least=0, most=99)
_FEW: Final = Field("number", least=1, most=9)

# What belongs to the rules and not to the box: a pack repeats it as it is.
FIXED: Final[Mapping[str, tuple[str, ...]]] = {
    "setups": ("players", "colours_per_player"),
    "score_bands": ("min", "max"),
    "cards": ("kind", "colour", "phase", "effect"),
    "pieces": ("count",),
    "parts": ("territory",),
    "settings": ("default", "values", "clause"),
}

SCHEMA: Final = Schema(
    {
        "meta": meta("m400"),
        "constants": {
            "victory_points_surrender": _FEW,
            "victory_points_battle": _FEW,
            "victory_points_capital": _FEW,
            "toll_cards": _FEW,
            "surrender_cards": _FEW,
            "defender_reward_cards": _FEW,
            "capital_points_per_colour": Field("number", least=1, most=7),
            "cancelled_offers": Field("number", least=1, most=999),
            **ENTRY,
        },
    },
    {
        "setups": {
            "players": Field("number", among=(2, 3, 4, 5)),
            "colours_per_player": Field("number", among=(1, 2)),
            "capitals": _LIST,
            "removed_cards": Field("table"),
            "starting_hand": Field("number", least=2, most=20),
            "hand_limit": _SOME,
            "victory_target": _SOME,
            **NAMED,
        },
        "score_bands": {
            "min": _COUNT,
            "max": _COUNT,
            "draw_catch_up": _COUNT,
            "draw_income": _COUNT,
            "draw_flat": _COUNT,
            **NAMED,
        },
        "colours": {"hex": _TEXT, **NAMED},
        "pieces": {"count": _SOME, **NAMED},
        "card_colours": {"theme_en": _TEXT, "theme_it": _TEXT, "hex": _TEXT, **NAMED},
        "cards": {
            "kind": _TEXT,
            "colour": Field("text", optional=True),
            "order_value": _COUNT,
            "copies": Field("number", least=1, most=20),
            "phase": _TEXT,
            "effect": Field("text", among=EFFECTS),
            "params": Field("table"),
            **_TEXTS,
            **NAMED,
        },
        "seas": {"adjacent": _LIST, **NAMED},
        "territories": {"value": Field("number", least=1, most=20), **_PLACE, **NAMED},
        "parts": {"territory": _TEXT, **_PLACE, **NAMED},
        "settings": {
            "default": Field("any"),
            "values": _LIST,
            "earlier": Field("list", optional=True),
            "clause": _TEXT,
            **_TEXTS,
            **NAMED,
        },
    },
)
