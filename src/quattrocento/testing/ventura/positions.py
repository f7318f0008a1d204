"""Positions of Ventura for tests, in a few words.

The usual map, with the Cities of as many families as there are seats::

            (0,-1) field_1    (1,-1) wood_1     (2,-1) hill_1
      (-1,0) village_1   (0,0) papal_1    (1,0) papal_2    (2,0) castle_1
            (-1,1) field_2    (0,1) wood_2      (1,1) hill_2

city_este lies at -2,1 (beside village_1 and field_2), city_gonzaga at 3,-1 (hill_1, castle_1),
city_medici at 1,-2 (field_1, wood_1), city_visconti at 0,2 (wood_2, hill_2).
"""

import json
from collections.abc import Mapping, Sequence
from inspect import signature
from typing import Final

import quattrocento.testing.ventura.words as said
from quattrocento.games.ventura.game import GAME
from quattrocento.testing.scenario import Scenario, scenario
from quattrocento.testing.words import check_settings, each, known, seat_of

FAMILIES: Final = ("este", "gonzaga", "medici", "visconti")
STEPS: Final = (
    "prestige",
    "fortune",
    "recruit",
    "annex",
    "upkeep",
    "expansion",
    "conscription",
    "deploy",
    "regroup",
    "troops",
)
_CITIES: Final = ("-2,1", "3,-1", "1,-2", "0,2")
_TILES: Final = {
    "field_1": "0,-1",
    "wood_1": "1,-1",
    "hill_1": "2,-1",
    "village_1": "-1,0",
    "castle_1": "2,0",
    "field_2": "-1,1",
    "wood_2": "0,1",
    "hill_2": "1,1",
}

_LATE: Final = ("expansion", "conscription", "deploy", "troops")
_PAID: Final = ("prestige", "conscription")
_CARD: Final = "farmers"

Words = Mapping[int, str]
"""Something in words by seat, ``{0: "farmers ambush"}``."""


def ventura(
    step: str = "prestige",
    seat: int = 0,
    seats: int = 3,
    *,
    first: int = 0,
    round: int = 1,
    points: int | Sequence[int] = 0,
    florins: int | Sequence[int] | None = None,
    hand: Words | None = None,
    last_hand: str = "boatmen",
    shown: Words | None = None,
    reserve: Words | None = None,
    domain: Words | None = None,
    troops: Mapping[str, str] | None = None,
    garrisons: bool = True,
    lost: Sequence[int] = (),
    tiles: Mapping[str, str] | None = None,
    markers: Mapping[str, int] | None = None,
    display: str = "",
    discarded: str = "",
    removed: str = "",
    families: Sequence[str] = FAMILIES,
    turn: str = "",
    extra: str = "",
    **settings: bool | int | str,
) -> Scenario:
    """``seat`` decides ``step``: ``ventura("troops", troops={"0.2": "field_1 acuto archers"})``.

    ``domain`` names Territories besides the City, ``troops`` the Territory and the cards of a Troop by
    seat and area; every Garrison stands in its City unless ``garrisons`` is false or its area is given.
    ``tiles`` adds tiles to the usual map. ``lost`` are eliminated seats. ``turn`` is text of the table of
    that name. All other keywords are settings.

    What nothing can be decided with is refused. So if nothing but the step is said, everybody has a Florin
    in ``prestige`` and ``conscription``, and the seat a card from the Expansion Phase on: ``ventura()``,
    ``ventura("deploy")``. A ``recruit`` needs Florins, ``ventura("recruit", florins=2)``; an ``annex`` two
    Troops on free Territories,
    ``ventura("annex", troops={"0.2": "field_1 archers", "0.3": "wood_1 sappers"})``; a ``regroup`` is
    played to, ``regroup(troops={"0.2": "field_1 acuto archers", "0.3": "field_1 pikemen"})``.

    ``last_hand``: from the Expansion Phase on the last of three or more players holds this card unless
    ``hand`` gives him others, so that play stops at him before the round ends; ``""`` deals him none.

    A wrong word, seat or number is a ``ValueError`` that names it and what is known.
    """
    known("step", step, "step", STEPS)
    check_settings(GAME, settings, [*signature(ventura).parameters][:-1])
    said.check_seat_count(seats, families)
    seat_of("seat", seat, seats)
    seat_of("first", first, seats)
    for number in lost:
        seat_of("lost", number, seats)
    if seat in lost:
        raise ValueError(f"seat {seat} decides {step!r} and is eliminated (lost={list(lost)})")
    said.check_cards("last_hand", last_hand)
    for name, cards in (("hand", hand), ("shown", shown)):
        said.check_by_seat(name, cards, seats, said.check_cards)
    for name, places in (("reserve", reserve), ("domain", domain)):
        said.check_by_seat(name, places, seats, said.check_tiles)
    for name, pile in (("display", display), ("discarded", discarded), ("removed", removed)):
        said.check_cards(name, pile)
    said.check_tiles("tiles", " ".join(tiles or {}))
    said.check_tiles("markers", " ".join(markers or {}))
    if florins is None and not (hand or shown or reserve or domain or troops or settings or turn or extra):
        florins = 1 if step in _PAID else 0
        hand = {seat: _CARD} if step in _LATE and hand is None else hand
    living = [seat for seat in ((first + n) % seats for n in range(seats)) if seat not in lost]
    if step in _LATE and seats > 2 and last_hand:
        hand = {living[-1]: last_hand, **(hand or {})}
    lines = [f"seats = {seats}", f"round = {round}", f"first = {first}"]
    if settings:
        lines.append("[settings]")
        lines += [f"{name} = {json.dumps(value)}" for name, value in settings.items()]
    by_seat = (("hand", hand), ("shown", shown), ("reserve", reserve))
    all_points, all_florins = each("points", points, seats), each("florins", florins or 0, seats)
    for player in range(seats):
        lines += ["[[seat]]", f'family = "{families[player]}"']
        lines += [f"points = {all_points[player]}", f"florins = {all_florins[player]}"]
        lines += [f"{key} = {words[player].split()}" for key, words in by_seat if words and player in words]
        own = [f"city_{families[player]}", *(domain or {}).get(player, "").split()]
        lines.append("eliminated = true" if player in lost else f"domain = {own}")
    defended = [player for player in range(seats) if garrisons and player not in lost]
    lines += _troops(dict(troops or {}), defended, families, seats)
    cities = {f"city_{families[player]}": _CITIES[player] for player in range(seats)}
    lines += ["[map]", *(f'{name} = "{at}"' for name, at in {**_TILES, **cities, **(tiles or {})}.items())]
    if markers:
        lines += ["[markers]", *(f"{name} = {count}" for name, count in markers.items())]
    piles = (("display", display), ("discarded", discarded), ("removed", removed))
    lines += ["[cards]", *(f"{key} = {words.split()}" for key, words in piles if words)]
    lines += [f"[turn]\n{turn}" if turn else "", extra]
    place = (seat - first) % seats + 1
    lines += [f'[[decide]]\nstep = "turns"\nstage = "{step}"\nplace = {place}']
    lines += [f'[[decide]]\nstep = "{step}"\nseat = {seat}']
    return scenario("ventura", "\n".join(lines) + "\n")


def _troops(
    troops: dict[str, str], with_garrison: Sequence[int], families: Sequence[str], seats: int
) -> list[str]:
    for seat in with_garrison:
        troops.setdefault(f"{seat}.1", f"city_{families[seat]} garrison_{families[seat]}")
    lines: list[str] = []
    for place, text in sorted(troops.items()):
        owner, area = said.troop_place(place, seats)
        if not text:
            continue
        at, captain, companies = said.troop_cards(place, text)
        lines += ["[[troop]]", f"seat = {owner}", f"area = {area}", f'at = "{at}"']
        lines += [f'captain = "{captain}"'] if captain else []
        lines.append(f"companies = {companies}")
    return lines
