"""Positions of M400 for tests, in a few words."""

import json
from collections.abc import Iterable, Mapping, Sequence
from inspect import signature
from typing import Final

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.rules.verbs import TERRITORY
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing.m400.words import all_known, army_places, order_of, spelled
from quattrocento.testing.scenario import Scenario, scenario
from quattrocento.testing.words import check_settings, each, known

CAPITALS: Final = {
    "red": "aragona",
    "blue": "novgorod",
    "green": "impero_ottomano",
    "yellow": "anglia",
    "purple": "venetia",
}
"""The colours in seating order, each with its usual capital. In Alleanza seat 0 has red and green."""

_AFTERWARDS: Final = {
    "draw": "trade",
    "after_draw": "trade",
    "trade": "movement",
    "before_moving": "conquest",
    "movement": "conquest",
    "statement": "conquest",
    "conquest": "conquest",
    "end_of_turn": "",
}
"""The menus of a turn, each with the phase that follows it; after the last none does."""

Words = Mapping[int, str]
"""Cards by seat, ``{0: "red_1*2 caballus"}``."""
Colours = Mapping[str, str]
"""Something in words by colour, ``{"red": "gallia castella"}``."""
Numbers = Mapping[str, int] | Sequence[int] | int
"""A number by colour, ``{"red": 2}``; or for each colour in seating order; or for all alike."""


def m400(
    step: str = "movement",
    colour: str = "red",
    seats: int = 3,
    *,
    hand: Words | None = None,
    states: Colours | None = None,
    armies: Colours | None = None,
    capitals: Colours | None = None,
    score: Numbers | None = None,
    points: Numbers | None = None,
    plague: Colours | None = None,
    barred: str = "",
    attacked: str = "",
    discarded: str = "",
    order: str = "",
    first_order: str = "",
    sequence: int = 2,
    count: int | None = None,
    turn: str = "",
    extra: str = "",
    **settings: SettingValue,
) -> Scenario:
    """It is the turn of ``colour``, at ``step``: ``m400("movement", hand={0: "caballus"})``.

    ``step`` is a menu of the turn: ``draw``, ``after_draw``, ``trade``, ``before_moving``, ``movement``,
    ``statement``, ``conquest`` or ``end_of_turn``; other steps are played to (see ``combats``, ``trades``).
    ``armies`` names the places of one army or two, with ``!`` behind one that is blocked:
    ``{"red": "gallia aragona!"}``; without it the first stands in its capital. The colours play in seating
    order unless ``order`` says otherwise. ``count`` is how many cards a ``draw`` brings. ``turn`` is
    text of the table of that name, ``extra`` text of further tables. The rest are settings.

    A word that is not known, or is too much, is a ``ValueError`` that names it. What the words make
    together is read as any position in text, with the errors of that.
    """
    check_settings(GAME, settings, [*signature(m400).parameters][:-1])
    colours = colours_in_play(seats)
    known("m400(step=...)", step, "menu of a turn", _AFTERWARDS)
    known("m400(colour=...)", colour, "colour in play", colours)
    if (step == "draw") != (count is not None):
        raise ValueError(f"m400({step!r}, count={count}): count belongs to 'draw', and 'draw' needs it")
    playing = order_of("m400(order=...)", order, colours)
    lines = [f"seats = {seats}", f"sequence = {sequence}", f"order = {json.dumps(playing)}"]
    if attacked:
        lines.append(f"attacked = {_territories('attacked', attacked)}")
    if settings:
        lines += ["[settings]", *(f"{name} = {json.dumps(value)}" for name, value in settings.items())]
    _check_keys("colour in play", colours, states=states, armies=armies, capitals=capitals)
    markers = _by_colour("score", score, colours)
    all_points = _by_colour("points", points, colours)
    shut_out = all_known("m400(barred=...)", barred.split(), "colour in play", colours)
    for name in order_of("m400(first_order=...)", first_order, colours):
        lines += ["[[colour]]", f"seat = {colours.index(name) % seats}", f'colour = "{name}"']
        lines.append(f'capital = "{_capital(capitals or {}, name)}"')
        lines += [f"score = {markers[name]}", f"points = {all_points[name]}"]
        lines.append(f"states = {_territories('states', (states or {}).get(name, ''))}")
        if armies and name in armies:
            lines.append(f"armies = {json.dumps(army_places('m400(armies=...)', armies[name]))}")
        if name in shut_out:
            lines.append("barred = true")
    _check_keys("seat", range(seats), hand=hand)
    for seat in range(seats):
        lines += ["[[seat]]", f"hand = {json.dumps(spelled('m400(hand=...)', (hand or {}).get(seat, '')))}"]
    lines += ["[cards]", f"discarded = {json.dumps(spelled('m400(discarded=...)', discarded))}"]
    lines += _plague(plague or {}, colours)
    if extra and not extra.lstrip().startswith("["):
        raise ValueError(f"m400(extra=...): {extra.strip()!r} begins no table, as '[combat]' would")
    lines += [f"[turn]\n{turn}" if turn else "", extra]
    lines += ['[[decide]]\nstep = "sequence"', f"place = {playing.index(colour) + 1}"]
    if _AFTERWARDS[step]:
        lines.append(f'[[decide]]\nstep = "turn"\nphase = "{_AFTERWARDS[step]}"')
    asked = f'seat = {colours.index(colour) % seats}\ncolour = "{colour}"'
    if step == "before_moving":
        lines.append(f'[[decide]]\nstep = "movement"\n{asked}')
    lines.append(f'[[decide]]\nstep = "{step}"\n{asked}')
    if count is not None:
        lines.append(f"count = {count}")
    return scenario("m400", "\n".join(lines) + "\n")


def colours_in_play(seats: int) -> list[str]:
    """The colours with so many players, in seating order."""
    if seats not in GAME.seat_counts:
        raise ValueError(
            f"m400(seats={seats}): M400 is for {GAME.seat_counts[0]} to {max(GAME.seat_counts)}"
        )
    return list(CAPITALS)[: 4 if seats == 2 else seats]


def _check_keys(
    kind: str, among: Iterable[str | int], **given: Mapping[str, object] | Words | None
) -> None:
    """Everything that is given by colour or by seat is given to one in play."""
    names = {str(one): one for one in among}
    for keyword, by_name in given.items():
        for name in by_name or {}:
            if names.get(known(f"m400({keyword}=...)", str(name), kind, names)) != name:
                raise ValueError(f"m400({keyword}=...): {name!r} should be a number")


def _by_colour(keyword: str, numbers: Numbers | None, colours: Sequence[str]) -> Mapping[str, int]:
    """A number for every colour in play, 0 for those that are not named."""
    if numbers is None or isinstance(numbers, Mapping):
        _check_keys("colour in play", colours, **{keyword: numbers})
        return {**dict.fromkeys(colours, 0), **(numbers or {})}
    by_colour = each(f"m400({keyword}=...)", numbers, len(colours), "colour")
    return dict(zip(colours, by_colour, strict=True))


def _territories(keyword: str, words: str) -> str:
    where = f"m400({keyword}=...)"
    return json.dumps([known(where, word, "territory", TERRITORY.ids) for word in words.split()])


def _capital(capitals: Colours, colour: str) -> str:
    return known("m400(capitals=...)", capitals.get(colour, CAPITALS[colour]), "territory", TERRITORY.ids)


def _plague(plague: Colours, colours: list[str]) -> list[str]:
    """By territory, the colours whose tokens lie there."""
    lines = ["[plague]"] if plague else []
    for place, words in plague.items():
        known("m400(plague=...)", place, "territory", TERRITORY.ids)
        found = all_known("m400(plague=...)", words.split(), "colour in play", colours)
        lines.append(f"{place} = {json.dumps(found)}")
    return lines


def start(seats: int = 3, fate: str = "", **settings: SettingValue) -> Scenario:
    """A new game: ``fate`` names the cards shown for the starting order; default: seat 0 starts."""
    check_settings(GAME, settings, ("seats", "fate"))
    shown = fate or "caravella" + " red_1" * (len(colours_in_play(seats)) - 1)
    return Scenario(GAME, GAME.start(seats, settings, Stated(shown)))
