"""The tables of the component file: which keys an entry has, and what may stand behind them."""

from collections.abc import Mapping
from typing import Final

from quattrocento.games.venetia.components.typed import CARD_ICONS, ICONS, PARAMETERS, THREAT_EFFECTS, TYPES
from quattrocento.kernel.components import ENTRY, NAMED, Schema, meta
from quattrocento.kernel.document import Field

_COUNTS: Final = (
    "initial_action_cards",
    "vp_tokens_scored",
    "coloured_monument_votes",
    "grey_monument_votes",
    "ducat_votes",
)
_COUNT: Final = Field("number", least=0, most=99)
_SOME: Final = Field("number", least=1, most=99)
_VALUE: Final = Field("number", least=1, most=9)
_TEXTS: Final = {"text_en": Field("text"), "text_it": Field("text")}
_PLACE: Final = {"lon": Field("number"), "lat": Field("number")}

FLAGS: Final = ("own_presence", "ignore_route", "ignore_kingdom")
THREAT_PARAMETERS: Final[Mapping[str, tuple[str, ...]]] = {
    "kingdom": ("kingdom", "region"),
    "fleet": ("sea",),
    "kingdom_and_fleet": ("kingdom", "region", "sea"),
}

# What belongs to the rules and not to the components: a pack repeats it as it is.
FIXED: Final[Mapping[str, tuple[str, ...]]] = {
    "settings": ("default", "values", "clause"),
    "sestieri": ("type",),
    "sestiere_tiles": ("sestiere",),
    "colonies": ("region", "kind"),
    "seas": ("venice",),
    "family_cards": ("reusable",),
    "dice": ("copies",),
    "action_cards": ("type",),
}

SCHEMA: Final = Schema(
    {
        "meta": meta("venetia"),
        "constants": {
            **dict.fromkeys(_COUNTS, Field("number", least=0, most=9)),
            "power_track_spaces": Field("number", least=2, most=99),
            "first_scoring_space": Field("number", least=2, most=99),
            "revolt_at": Field("number", least=2, most=9),
            "ducats_per_monument": Field("number", least=2, most=9),
            "basic_election_cards": Field("number", least=0, most=3),
            "doge_tokens": Field("number", least=1, most=9),
            # The rules speak of one card a turn, one veto a draw and two tiles an election.
            "action_cards_per_turn": Field("number", among=(1,)),
            "vetoes_per_draw": Field("number", among=(1,)),
            "districts_drawn": Field("number", among=(2,)),
            **ENTRY,
        },
    },
    {
        "scoring": {"vp": Field("number", least=0, most=20), **NAMED},
        "pieces": {"count": _SOME, "each": Field("flag"), **NAMED},
        "epochs": {"threat_cards": Field("number", least=1, most=9), **NAMED},
        "families": {"colour": Field("text"), "hex": Field("text"), **NAMED},
        "family_cards": {"value": _VALUE, "reusable": Field("flag"), **_TEXTS, **NAMED},
        "die_faces": {"ap": _VALUE, "card": Field("text", among=CARD_ICONS), **NAMED},
        "dice": {
            "colour": Field("text"),
            "copies": Field("number", least=0, most=5),
            "faces": Field("list"),
            **NAMED,
        },
        "sestieri": {"type": Field("text", among=TYPES), **NAMED},
        "sestiere_tiles": {"sestiere": Field("text", optional=True), **_TEXTS, **NAMED},
        "regions": {
            "letter": Field("text"),
            "value": _VALUE,
            "seas": Field("list"),
            "borders": Field("list"),
            "shape_points": Field("list"),
            "island_points": Field("list"),
            **_PLACE,
            **NAMED,
        },
        "colonies": {
            "region": Field("text"),
            "kind": Field("text", among=("major", "minor")),
            "value": _VALUE,
            **_PLACE,
            **NAMED,
        },
        "seas": {
            "value": Field("number", least=2, most=9),
            "adjacent": Field("list"),
            "venice": Field("flag"),
            "setup_fleets": Field("number", least=0, most=9),
            "shape_points": Field("list"),
            **_PLACE,
            **NAMED,
        },
        "straits": {"seas": Field("list"), **_PLACE, **NAMED},
        "kingdoms": {
            "copies": _COUNT,
            "setup_region": Field("text", optional=True),
            "look_en": Field("text"),
            "look_it": Field("text"),
            **NAMED,
        },
        "action_cards": {
            "type": Field("text", among=TYPES),
            "value": Field("number", least=0, most=9),
            "copies": Field("number", least=0, most=9),
            "effect": Field("text", among=tuple(PARAMETERS)),
            "params": Field("table"),
            **_TEXTS,
            **NAMED,
        },
        "threat_cards": {
            "year": Field("number"),
            "copies": Field("number", least=0, most=9),
            "effect": Field("text", among=THREAT_EFFECTS),
            "params": Field("table"),
            "crosses": Field("list"),
            **_TEXTS,
            **NAMED,
        },
        "battle_tokens": {
            "value": Field("number", least=0, most=9),
            "icon": Field("text", among=ICONS),
            "copies": _COUNT,
            **_TEXTS,
            **NAMED,
        },
        "vp_tokens": {"value": _VALUE, "copies": _COUNT, **NAMED},
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
