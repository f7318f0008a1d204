"""What Magnifico says: every event, refusal and prompt, with the kinds of things it speaks of.

The sentences are in ``locale/*.ftl``; the names here are their parameters, in order.
"""

from typing import Final

from quattrocento.kernel.event import GREAT, NOTABLE, EventKind, Mark

_ROLL: Final = ("hits", "blanks", "explosions")
_GROUP: Final = ("soldiers", "tanks", "airplanes")

# What an event marks on the map: the territory where it happens, or the way of an army.
_HERE: Final[tuple[Mark, ...]] = ("territory",)
_WAY: Final[tuple[Mark, ...]] = (("origin", "target"),)

# MAG-10.1 to MAG-10.6: what the end of a round scores, in the order of ``scoring.round_points``.
SCORES: Final = ("leonardo", "workshop", "court", "crown", "cities")

# MAG-10.7, MAG-10.8: the first tank, airplane and Perfect City.
_FIRST_WORK: Final = EventKind(
    "seat",
    "points",
    "territory",
    marks=_HERE,
    weight=GREAT,
    scores={"points": "first_works"},
    scene="scoring",
)

EVENTS: Final[dict[str, EventKind]] = {
    "rolled": EventKind("seat", *_ROLL),
    "took_leonardo": EventKind("seat", weight=NOTABLE),
    "colour_chosen": EventKind("seat", "colour"),
    "castle_placed": EventKind("seat", "territory", "soldiers", "florins", marks=_HERE, weight=NOTABLE),
    "round_began": EventKind("round", weight=NOTABLE),
    "income_paid": EventKind("seat", "florins", "lost"),
    "recruited_everywhere": EventKind("seat", "soldiers"),
    "recruited": EventKind("seat", "territory", marks=_HERE),
    "card_shown": EventKind("card"),
    "bid_sealed": EventKind("seat"),
    "bid_revealed": EventKind("seat", "florins", scene="auction"),
    "bought": EventKind("seat", "card", "florins", weight=NOTABLE),
    "declined": EventKind("seat"),
    "unsold": EventKind("card"),
    "turn_began": EventKind("seat"),
    "passed": EventKind("seat"),
    "fielded": EventKind("seat", "card", "florins", weight=NOTABLE),
    "art_scored": EventKind(
        "seat", "card", "points", weight=GREAT, scores={"points": "art"}, scene="scoring"
    ),
    "tank_built": EventKind("seat", "territory", "florins", marks=_HERE, weight=NOTABLE),
    "airplane_built": EventKind("seat", "territory", "florins", marks=_HERE, weight=NOTABLE),
    "tower_built": EventKind("seat", "territory", "florins", marks=_HERE, weight=NOTABLE),
    "castle_built": EventKind("seat", "territory", "florins", marks=_HERE, weight=NOTABLE),
    "first_tank": _FIRST_WORK,
    "first_airplane": _FIRST_WORK,
    "first_perfect_city": _FIRST_WORK,
    "invaded": EventKind("seat", "origin", "target", *_GROUP, marks=_WAY, weight=NOTABLE),
    "moved": EventKind("seat", "origin", "target", *_GROUP, marks=_WAY, weight=NOTABLE),
    "attacked": EventKind("seat", "origin", "target", *_GROUP, marks=_WAY, weight=NOTABLE),
    "landed": EventKind("seat", "territory", "soldiers", marks=_HERE, weight=NOTABLE, scene="battle"),
    "sequence_fixed": EventKind("seat", "sequence", "territory", marks=_HERE),
    "infantry_fought": EventKind(
        "seat", *_ROLL, "kills", "felled", "territory", marks=_HERE, scene="battle"
    ),
    "airplanes_declared": EventKind("seat", "airplanes", "territory", marks=_HERE),
    "airplanes_fought": EventKind("seat", *_ROLL, "kills", "territory", marks=_HERE, scene="battle"),
    "tank_fired": EventKind(
        "seat", "dice", "explosions", "kills", "territory", marks=_HERE, scene="battle"
    ),
    "tank_exploded": EventKind(
        "seat", "territory", marks=_HERE, weight=GREAT, scene="battle", loses="seat"
    ),
    "tank_lost": EventKind("seat", "territory", marks=_HERE, weight=NOTABLE, scene="battle", loses="seat"),
    "automata_fought": EventKind("seat", "dice", "hits", "kills", "territory", marks=_HERE, scene="battle"),
    "intercepted": EventKind(
        "seat", *_ROLL, "destroyed", "territory", marks=_HERE, weight=NOTABLE, scene="battle"
    ),
    "not_intercepted": EventKind("seat", "territory", marks=_HERE),
    "paratrooper_jumped": EventKind(
        "seat", *_ROLL, "territory", marks=_HERE, weight=NOTABLE, scene="battle"
    ),
    "retreated": EventKind("seat", "territory", "origin", marks=[("territory", "origin")], weight=NOTABLE),
    "repelled": EventKind(
        "seat",
        "territory",
        "tanks",
        "airplanes",
        "opponent",
        marks=_HERE,
        weight=GREAT,
        scene="battle",
        loses="opponent",
    ),
    "conquered": EventKind(
        "seat",
        "territory",
        "tanks",
        "airplanes",
        "opponent",
        marks=_HERE,
        weight=GREAT,
        scene="lost",
        loses="opponent",
        lost="territory",
    ),
    "tank_scrapped": EventKind("seat", "territory", marks=_HERE, weight=NOTABLE),
    "airplane_scrapped": EventKind("seat", "territory", marks=_HERE, weight=NOTABLE),
    "scored": EventKind(
        "seat",
        *SCORES,
        "points",
        weight=GREAT,
        scores={source: source for source in SCORES},
        scene="scoring",
    ),
    "won": EventKind("seat", "points", weight=GREAT, scene="end"),
}

REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "why-colour-taken": ("colour",),
    "why-place-taken": ("territory",),
    "why-place-borders": ("territory",),
    "why-not-yours": ("territory",),
    "why-recruited-there": ("territory",),
    "why-bid-low": ("florins",),
    "why-bid-high": ("florins",),
    "why-bid-uneven": ("florins",),
    "why-not-at-auction": ("card",),
    "why-one-machine-card": ("card",),
    "why-needs-tank-card": ("card",),
    "why-needs-airplane-card": ("card",),
    "why-no-hook": ("card",),
    "why-money": ("florins",),
    "why-not-in-archive": ("card",),
    "why-step-closed": (),
    "why-no-castle": ("territory",),
    "why-no-tank-card": (),
    "why-no-airplane-card": (),
    "why-castle-produced": ("territory",),
    "why-supply-empty": (),
    "why-castle-full": ("territory",),
    "why-castle-raised": ("territory",),
    "why-castle-there": ("territory",),
    "why-no-way": ("territory",),
    "why-leads-nowhere": ("territory",),
    "why-already-there": ("territory",),
    "why-machines-unusable": (),
    "why-from-first": (),
    "why-to-first": (),
    "why-soldiers-first": (),
    "why-tanks-first": (),
    "why-chosen-before": (),
    "why-no-machine-there": ("territory",),
    "why-number": ("least", "most"),
    "why-not-free": ("territory",),
    "why-out-of-reach": ("territory",),
    "why-last-soldier": (),
    "why-one-movement": (),
    "why-moved": (),
    "why-nothing-to-move": (),
    "why-no-self-destruct": (),
    "why-no-machine": ("territory",),
    "why-not-in-battle": ("territory",),
    "why-not-enemy": ("territory",),
    "why-three-wars": (),
    "why-last-territory": ("territory",),
    "why-landing": ("count",),
    "why-defender-stays": (),
    "why-can-win": (),
    "why-go-begun": (),
    "why-assault-owed": (),
    "why-no-sequence": (),
    "why-sequence-fixed": (),
    "why-sequence-names": (),
    "why-sequence-first": (),
    "why-sequence-passed": (),
    "why-no-automata": (),
    "why-assault-made": (),
    "why-no-usable-tank": (),
    "why-no-usable-airplane": (),
}

_MUSTER: Final = ("seat", "target", "origin", *_GROUP[:2])

PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "colour": ("seat",),
    "first_castle": ("seat",),
    "recruit": ("seat",),
    "bids": (),
    "buy": ("seat",),
    "turn": ("seat",),
    "invade-from": _MUSTER,
    "invade-soldiers": _MUSTER,
    "invade-tanks": _MUSTER,
    "invade-airplanes": _MUSTER,
    "attack-from": _MUSTER,
    "attack-soldiers": _MUSTER,
    "attack-tanks": _MUSTER,
    "attack-airplanes": _MUSTER,
    "movements": ("seat",),
    "movement-to": _MUSTER,
    "movement-soldiers": _MUSTER,
    "movement-tanks": _MUSTER,
    "movement-airplanes": _MUSTER,
    "go": ("seat",),
    "cannons": ("seat", "soldiers"),
    "fire_again": ("seat",),
    "intercept": ("seat", "against"),
    "paratrooper": ("seat",),
}
