"""What a player is told who looks at a colony, a region, a sea, a district, a card, a die or a token."""

from collections.abc import Iterable, Sequence
from typing import Final

from quattrocento.games.venetia.components.typed import FACES, REGIONS, SESTIERI, TYPES, Components
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY

LOOKABLE: Final = (
    "colony",
    "region",
    "sea",
    "sestiere",
    "card",
    "die",
    "type",
    "family_card",
    "threat",
    "kingdom",
    "token",
    "tile",
)
_RULES: Final = ("VNZ-11.2", "VNZ-13.1", "VNZ-12.2")  # what a turn of each type does


def look(view: VenetiaView, components: Components, kind: str, number: int) -> list[Saying]:
    """What the thing is, and what of it lies open on the table."""
    places = {"colony": _colony, "region": _region, "sea": _sea, "sestiere": _sestiere}
    if kind in places:
        return places[kind](view, components, number)
    if kind in ("die", "type"):
        return _die(components, number, kind == "die")
    if kind == "card":
        value, copies = components.card_value[number], components.card_copies[number]
        about = {"card_type": TYPES[components.card_type[number]], "value": value, "count": copies}
        return [_text(kind, number), Saying("look-card", "VNZ-7.7", **about)]
    if kind == "kingdom":
        return _kingdom(view, number)
    return [_text(kind, number)]


def _text(kind: str, number: int) -> Saying:
    """The name of a thing and what is printed on it."""
    return Saying(f"look-{kind.replace('_', '-')}-text", "", **{kind: number, f"{kind}_text": number})


# ---- dice


def _die(components: Components, number: int, has_face: bool) -> list[Saying]:
    """What a die of that type does; of one that has fallen also what its face brings."""
    of = number // FACES if has_face else number
    told = [Saying("look-die-type", _RULES[of], type=of, die_type=TYPES[of])]
    told.append(Saying("look-any-die", "VNZ-8.3"))
    faces = [number % FACES] if has_face else range(FACES)
    for face in faces:
        points, cards = components.points_of_face[face], components.cards_of_face[face]
        told.append(Saying("look-face", "VNZ-7.2", points=points, cards=cards))
    return told


# ---- places


def _colony(view: VenetiaView, components: Components, colony: int) -> list[Saying]:
    about = {"value": components.colony_value[colony], "major": int(components.is_major[colony])}
    told = [Saying("look-colony", "", colony=colony, region=components.region_of[colony], **about)]
    start = colony * view.seats
    told += _influence(view.influence[start : start + view.seats])
    if view.podesta[colony] != NOBODY:
        told.append(Saying("look-podesta", "", seat=view.podesta[colony]))
    return told


def _region(view: VenetiaView, components: Components, region: int) -> list[Saying]:
    told = [Saying("look-region", "", region=region, value=components.region_value[region])]
    colonies = [Saying("look-place-colony", "", colony=at) for at in components.colonies_of[region]]
    told.append(Saying("look-colonies", "", places=colonies))
    told.append(Saying("look-seas", "", places=_seas(members(components.seas_of[region]))))
    if view.kingdom[region] >= 0:
        told.append(Saying("look-held-by-kingdom", "VNZ-10.1", kingdom=view.kingdom[region]))
    return told


def _sea(view: VenetiaView, components: Components, sea: int) -> list[Saying]:
    told = [Saying("look-sea", "", sea=sea, value=components.sea_value[sea])]
    told.append(Saying("look-adjoining", "", places=_seas(members(components.adjacent[sea]))))
    near = [region for region in range(REGIONS) if components.seas_of[region] >> sea & 1]
    regions = [Saying("look-place-region", "", region=region) for region in near]
    if regions:
        told.append(Saying("look-regions", "", places=regions))
    if view.control >> sea & 1:
        told.append(Saying("look-controlled", ""))
    elif view.fleets[sea]:
        told.append(Saying("look-fleets", "", count=view.fleets[sea]))
    start = sea * view.seats
    return told + _influence(view.sea_influence[start : start + view.seats])


def _sestiere(view: VenetiaView, components: Components, sestiere: int) -> list[Saying]:
    of = next(kind for kind, pair in enumerate(components.sestieri_of) if sestiere in pair)
    told = [Saying("look-sestiere", "VNZ-7.9", sestiere=sestiere, card_type=TYPES[of])]
    for seat in range(view.seats):
        at = seat * SESTIERI + sestiere
        monuments, grey = view.coloured[at], view.grey[at]
        if view.ducats[at] or monuments or grey:
            about = {"ducats": view.ducats[at], "monuments": monuments, "grey": grey}
            told.append(Saying("look-city", "", seat=seat, **about))
    return told


def _kingdom(view: VenetiaView, kingdom: int) -> list[Saying]:
    told = [Saying("look-kingdom", "VNZ-10.1", kingdom=kingdom)]
    told += [
        Saying("look-kingdom-in", "", region=region)
        for region in range(REGIONS)
        if view.kingdom[region] == kingdom
    ]
    for seat, treated in enumerate(view.treated):
        if treated and treated[kingdom]:
            told.append(Saying("look-kingdom-treated", "VNZ-10.2", seat=seat))
    return told


def _influence(counts: Sequence[int]) -> list[Saying]:
    return [
        Saying("look-influence", "", seat=seat, count=count) for seat, count in enumerate(counts) if count
    ]


def _seas(seas: Iterable[int]) -> list[Saying]:
    return [Saying("look-place-sea", "", sea=sea) for sea in seas]
