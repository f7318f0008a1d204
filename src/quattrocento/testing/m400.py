"""Positions of M400 for tests, in a few words."""

import json
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from quattrocento.games.m400.game import GAME
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.game import SettingValue
from quattrocento.testing.scenario import Scenario, scenario

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
}
"""The phase that follows a menu of the turn; after the last menus nothing does."""

Words = Mapping[int, str]
"""Cards by seat, ``{0: "red_1*2 caballus"}``."""
Colours = Mapping[str, str]
"""Something in words by colour, ``{"red": "gallia castella"}``."""
Numbers = Mapping[str, int]


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

    ``armies`` names the places of one army or two, with ``!`` behind one that is blocked:
    ``{"red": "gallia aragona!"}``; without it the first stands in its capital. The colours play in seating
    order unless ``order`` says otherwise. ``count`` is the field of that name of the step. ``turn`` is
    text of the table of that name, ``extra`` text of further tables.
    """
    colours = list(CAPITALS)[: max(seats, 4) if seats == 2 else seats]
    playing = order.split() or colours
    lines = [f"seats = {seats}", f"sequence = {sequence}", f"order = {json.dumps(playing)}"]
    if attacked:
        lines.append(f"attacked = {json.dumps(attacked.split())}")
    if settings:
        lines += ["[settings]", *(f"{name} = {json.dumps(value)}" for name, value in settings.items())]
    for name in first_order.split() or colours:
        lines += ["[[colour]]", f"seat = {colours.index(name) % seats}", f'colour = "{name}"']
        lines.append(f'capital = "{(capitals or {}).get(name, CAPITALS[name])}"')
        lines += [f"score = {(score or {}).get(name, 0)}", f"points = {(points or {}).get(name, 0)}"]
        lines.append(f"states = {json.dumps((states or {}).get(name, '').split())}")
        if armies and name in armies:
            places = [place.replace("!", " blocked") for place in armies[name].split()]
            lines.append(f"armies = {json.dumps(([*places, 'reserve'])[:2])}")
        if name in barred.split():
            lines.append("barred = true")
    for seat in range(seats):
        lines += ["[[seat]]", f"hand = {json.dumps(_spelled((hand or {}).get(seat, '')))}"]
    lines += ["[cards]", f"discarded = {json.dumps(_spelled(discarded))}"]
    if plague:
        lines += ["[plague]", *(f"{place} = {json.dumps(text.split())}" for place, text in plague.items())]
    lines += [f"[turn]\n{turn}" if turn else "", extra]
    lines += ['[[decide]]\nstep = "sequence"', f"place = {playing.index(colour) + 1}"]
    if step in _AFTERWARDS:
        lines.append(f'[[decide]]\nstep = "turn"\nphase = "{_AFTERWARDS[step]}"')
    asked = f'seat = {colours.index(colour) % seats}\ncolour = "{colour}"'
    if step == "before_moving":
        lines.append(f'[[decide]]\nstep = "movement"\n{asked}')
    lines.append(f'[[decide]]\nstep = "{step}"\n{asked}')
    if count is not None:
        lines.append(f"count = {count}")
    return scenario("m400", "\n".join(lines) + "\n")


def _spelled(words: str) -> list[str]:
    """``red_1*2 caballus`` is two red cards of level I and a Caballus."""
    cards: list[str] = []
    for word in words.split():
        card, _, times = word.partition("*")
        cards += [card] * int(times or 1)
    return cards


def start(seats: int = 3, fate: str = "", **settings: SettingValue) -> Scenario:
    """A new game: ``fate`` names the cards shown for the starting order; default: seat 0 starts."""
    places = 4 if seats == 2 else seats
    shown = fate or "caravella" + " red_1" * (places - 1)
    return Scenario(GAME, GAME.start(seats, settings, Stated(shown)))


def war(
    attacker: str,
    defender: str,
    *,
    at: str = "gallia",
    armies: Colours | None = None,
    states: Colours | None = None,
    **more: Any,
) -> Scenario:
    """Red has announced an attack on a state of blue and declares war: seat 1 answers.

    ``attacker`` and ``defender`` are the hands of seats 0 and 1.
    """
    places = {"red": at, **(armies or {})}
    owned = {"blue": at, **(states or {})}
    cards = {0: attacker, 1: defender}
    scenario = m400("statement", hand=cards, states=owned, armies=places, **more)
    return scenario.play("attack red.1")


def combat(attacker: str, defender: str, **more: Any) -> Scenario:
    """The same, and the defender fights: red leads."""
    return war(attacker, defender, **more).play("fight")


# ---- what is seen of a position


def facts(scenario: Scenario) -> dict[str, Any]:
    """The position as it is written down."""
    return tomllib.loads(GAME.write(scenario.position))


def _of(scenario: Scenario, colour: str) -> dict[str, Any]:
    rows = [row for row in facts(scenario)["colour"] if row["colour"] == colour]
    found: dict[str, Any] = rows[0]
    return found


def hand(scenario: Scenario, seat: int) -> list[str]:
    return sorted(facts(scenario)["seat"][seat].get("hand", []))


def hands(scenario: Scenario) -> list[int]:
    """How many cards each seat holds."""
    return [len(row.get("hand", [])) for row in facts(scenario)["seat"]]


def states(scenario: Scenario, colour: str) -> list[str]:
    return sorted(_of(scenario, colour).get("states", []))


def armies(scenario: Scenario, colour: str) -> list[str]:
    """Where the armies of a colour stand: ``["gallia", "aragona blocked"]``; the reserve is left out."""
    row = _of(scenario, colour)
    return [place for place in row.get("armies", [row["capital"]]) if place != "reserve"]


def points(scenario: Scenario, colour: str) -> int:
    """The victory points."""
    found: int = _of(scenario, colour).get("points", 0)
    return found


def score(scenario: Scenario, colour: str) -> int:
    """Where the score marker stands."""
    found: int = _of(scenario, colour).get("score", 0)
    return found


def barred(scenario: Scenario, colour: str) -> bool:
    return bool(_of(scenario, colour).get("barred", False))


def tokens(scenario: Scenario, territory: str) -> list[str]:
    """The colours whose black token lies on a territory."""
    return sorted(facts(scenario).get("plague", {}).get(territory, []))


def discarded(scenario: Scenario) -> list[str]:
    return sorted(facts(scenario).get("cards", {}).get("discarded", []))


def order(scenario: Scenario) -> list[str]:
    """The colours in the order of this sequence."""
    rows = facts(scenario)
    found: list[str] = rows.get("order", [row["colour"] for row in rows["colour"]])
    return found


def winners(scenario: Scenario) -> tuple[int, ...]:
    """The seats that have won; nobody while the game goes on."""
    position: M400 = scenario.position
    return position.result.winners if position.result is not None else ()
