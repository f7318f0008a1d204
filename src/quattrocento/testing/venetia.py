"""Positions of Venetia for tests, in a few words."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from quattrocento.games.venetia.components import SESTIERI
from quattrocento.games.venetia.entry import GAME
from quattrocento.games.venetia.state import Venetia
from quattrocento.games.venetia.verbs import (
    BATTLE_TOKEN,
    CARD,
    COLONY,
    DIE,
    FAMILY_CARD,
    KINGDOM,
    REGION,
    SEA,
    SESTIERE,
    THREAT_CARD,
    TILE,
)
from quattrocento.kernel.fate import Stated
from quattrocento.testing.scenario import Scenario, scenario

Words = Mapping[int, str]
"""Something in words by seat, ``{0: "muda crociata"}``."""

ADRIATIC = "mar_adriatico"
LATER = "political_three military_three"
"""Dice that are left over, so that the next player has to choose one."""

_START = {"struggle": (12, 9), "apogee": (9, 20), "rise": (2, 22)}


def venetia(
    die: str = "commercial",
    ap: int = 3,
    seat: int = 0,
    seats: int = 3,
    *,
    steps: str = "",
    doge: int = 0,
    office: int = 2,
    board: str = "senator",
    infamy: int | None = None,
    epoch: str = "rise",
    venice: int = 0,
    enemies: int = 0,
    points: Sequence[int] = (),
    control: str = ADRIATIC,
    seas: Mapping[str, str] | None = None,
    fleets: Mapping[str, int] | None = None,
    kingdoms: Mapping[str, str] | None = None,
    dice: str = LATER,
    hand: Words | None = None,
    spent: Words | None = None,
    kept: Mapping[int, int] | None = None,
    vp: Words | None = None,
    treated: Words | None = None,
    ducats: Mapping[str, str] | None = None,
    coloured: Mapping[str, str] | None = None,
    grey: Mapping[str, str] | None = None,
    turn: str = "",
    cards: str = "",
    options: Mapping[str, bool | int | str] | None = None,
    **colonies: str,
) -> Scenario:
    """A seat in the actions of its turn: ``venetia("commercial", 3, zara="1 0 2 podesta 2")``.

    Influence, Ducats and Monuments are numbers by seat. The Adriatico is under control. ``steps`` names
    other steps, separated by semicolons, with their fields: ``"close; die"``, ``"begin seat=1; count"``.
    ``turn`` and ``cards`` are lines of the tables of that name.
    """
    start = _START[epoch]
    lines = [f"seats = {seats}", f"doge = {doge}", f"office = {office}", f'epoch = "{epoch}"']
    lines += [f"venice = {venice or start[0]}", f"enemies = {enemies or start[1]}"]
    lines += [f"control = {control.split()}", f"dice = {_spelled(dice)}"]
    lines += [f"infamy = {infamy}"] if infamy is not None else []
    if options:
        lines += ["[options]", *(f"{name} = {json.dumps(value)}" for name, value in options.items())]
    for player in range(seats):
        lines.append("[[seat]]")
        lines += [f"points = {points[player]}"] if points else []
        lines += [f"kept = {kept[player]}"] if kept and player in kept else []
        lines += [f'board = "{board}"'] if player == doge and board else []
        by_seat = (("hand", hand), ("spent", spent), ("vp_tokens", vp), ("kingdoms", treated))
        lines += [
            f"{key} = {_spelled(words[player])}" for key, words in by_seat if words and player in words
        ]
    lines += _by_seat("colonies", {name: text.partition("podesta")[0] for name, text in colonies.items()})
    owners = {name: text.partition("podesta")[2].strip() for name, text in colonies.items()}
    lines += ["[podesta]", *(f"{name} = {owner}" for name, owner in owners.items() if owner)]
    for table, numbers in (("seas", seas), ("ducats", ducats), ("coloured", coloured), ("grey", grey)):
        lines += _by_seat(table, numbers or {})
    lines += ["[fleets]", *(f"{name} = {number}" for name, number in (fleets or {}).items())]
    lines += ["[kingdoms]", *(f'{name} = "{kingdom}"' for name, kingdom in (kingdoms or {}).items())]
    lines += ["[cards]", cards, "[turn]", f"active = {seat}"]
    if not steps:
        lines += [f'type = "{die}"', f"ap = {ap}"]
    lines += [turn, *_steps(steps or "close; actions", seat)]
    return scenario("venetia", "\n".join(lines) + "\n")


def _by_seat(table: str, numbers: Mapping[str, str]) -> list[str]:
    rows = [(name, text.split()) for name, text in numbers.items()]
    return [f"[{table}]", *(f"{name} = [{', '.join(row)}]" for name, row in rows if row)]


def _steps(text: str, seat: int) -> list[str]:
    """The steps in words, each of them of the seat unless it says otherwise: ``"begin seat=1; count"``."""
    lines: list[str] = []
    for step in text.split(";"):
        name, *fields = step.split()
        values = dict(field.split("=") for field in fields)
        if name not in _WITHOUT_SEAT:
            values.setdefault("seat", str(seat))
        lines += ["[[decide]]", f'step = "{name}"']
        lines += [
            f"{key} = {value if _is_number(value) else json.dumps(value)}" for key, value in values.items()
        ]
    return lines


_WITHOUT_SEAT = ("ballot", "count", "opening", "threats", "roll", "office", "played", "turn_end")


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def _spelled(words: str) -> list[str]:
    """``"muda*2 bailo"`` as a list of words."""
    return Stated(words).words


def start(seats: int = 3, fate: str = "", **options: bool | int | str) -> Scenario:
    """A new game: ``fate`` names the three Action cards of each seat, unless the usual ones do."""
    return Scenario(GAME, GAME.start(seats, options, Stated(fate or " ".join(_DEALT[:seats]))))


_DEALT = (
    "fondaco crociata bailo",
    "colleganza arsenale broglio",
    "libro_meraviglie galeazze capitolazioni",
    "muda*2 serrata",
)
_FALLEN = "commercial_two commercial_three military_two military_three"
ROLL = f"{_FALLEN} political_two political_three political_four"
"""The words of one roll of all dice."""


# ---- what is seen of a position


def _at(game: Scenario) -> Venetia:
    position: Venetia = game.position
    return position


def facts(game: Scenario) -> dict[str, Any]:
    """The position as it is written down."""
    return tomllib.loads(GAME.write(game.position))


def influence(game: Scenario, colony: str) -> list[int]:
    """The Influence in a colony, by seat."""
    return _at(game).in_colony(COLONY.ids.index(colony))


def podesta(game: Scenario, colony: str) -> int:
    """Whose Podestà stands in a colony, -1 without one."""
    return _at(game).podesta[COLONY.ids.index(colony)]


def at_sea(game: Scenario, sea: str) -> list[int]:
    """The Influence in a sea, by seat."""
    return _at(game).in_sea(SEA.ids.index(sea))


def fleets(game: Scenario, sea: str) -> int:
    return _at(game).fleets[SEA.ids.index(sea)]


def controlled(game: Scenario) -> list[str]:
    """The seas under the control of Venice."""
    return [name for number, name in enumerate(SEA.ids) if _at(game).control >> number & 1]


def kingdom(game: Scenario, region: str) -> str:
    """The Kingdom in a region, or nothing."""
    found = _at(game).kingdom[REGION.ids.index(region)]
    return KINGDOM.ids[found] if found >= 0 else ""


def treated(game: Scenario, seat: int) -> list[str]:
    """The Kingdom tokens that a seat has collected."""
    return [KINGDOM.ids[i] for i, number in enumerate(_at(game).treated[seat]) for _ in range(number)]


def supply(game: Scenario) -> list[int]:
    """The Influence in supply, by seat."""
    return list(_at(game).supply)


def pawns(game: Scenario) -> tuple[int, int]:
    """The spaces of Venice and of the Enemies."""
    return _at(game).venice, _at(game).enemies


def epoch(game: Scenario) -> str:
    return str(GAME.standard_components().data["epochs"][_at(game).epoch]["id"])


def points(game: Scenario) -> list[int]:
    return list(_at(game).points)


def ap(game: Scenario) -> int:
    """The Action Points left in this turn."""
    return _at(game).ap


def hand(game: Scenario, seat: int) -> list[str]:
    """The Action cards in a hand."""
    return sorted(CARD.ids[card] for card in _at(game).hand[seat])


def family(game: Scenario, seat: int) -> list[int]:
    """The values of the Family cards in a hand."""
    return [value for value in range(1, 7) if _at(game).family[seat] >> (value - 1) & 1]


def spent(game: Scenario, seat: int) -> list[int]:
    """The values of the Family cards that a seat has discarded."""
    return [value for value in range(1, 7) if _at(game).spent(seat) >> (value - 1) & 1]


def discarded(game: Scenario) -> list[str]:
    """The Action cards that are discarded."""
    return [CARD.ids[i] for i, number in enumerate(_at(game).discarded) for _ in range(number)]


def deck(game: Scenario) -> int:
    """How many cards the Action deck holds."""
    return sum(_at(game).deck)


def threats_discarded(game: Scenario) -> list[str]:
    return [
        THREAT_CARD.ids[i] for i, number in enumerate(_at(game).threats_discarded) for _ in range(number)
    ]


def in_office(game: Scenario) -> tuple[int, int]:
    """Who is the Doge, and his tokens in office."""
    return _at(game).doge, _at(game).office


def on_board(game: Scenario) -> int:
    """The value of the Doge's Family card on the board, 0 without one."""
    return _at(game).board + 1


def kept(game: Scenario) -> list[int]:
    """The Doge tokens set aside, by seat."""
    return list(_at(game).kept)


def infamy(game: Scenario) -> int:
    """Who holds the Infamy token, -1 for nobody."""
    return _at(game).infamy


def vp_tokens(game: Scenario, seat: int) -> list[int]:
    """The values of the VP tokens of a seat."""
    return [value + 1 for value, number in enumerate(_at(game).vp_tokens[seat]) for _ in range(number)]


def in_sestiere(game: Scenario, seat: int, sestiere: str) -> tuple[int, int, int]:
    """The Ducats, coloured Monuments and grey Monuments of a seat in a Sestiere."""
    place = seat * SESTIERI + SESTIERE.ids.index(sestiere)
    return _at(game).ducats[place], _at(game).coloured[place], _at(game).grey[place]


def available(game: Scenario) -> list[str]:
    """The dice that can still be taken."""
    return [DIE.ids[i] for i, number in enumerate(_at(game).dice) for _ in range(number)]


def battle_tokens(game: Scenario) -> list[str]:
    """The Battle tokens drawn in this turn."""
    return [BATTLE_TOKEN.ids[token] for token in _at(game).drawn]


def owed(game: Scenario) -> int:
    """The Threat cards owed at the end of the turn."""
    return _at(game).owed


def tiles_out(game: Scenario) -> list[str]:
    """The district tiles that take no part in the next election."""
    return [name for number, name in enumerate(TILE.ids) if _at(game).tiles_out >> number & 1]


def candidates(**chosen: int) -> list[str]:
    """Moves of a ballot by family: ``candidates(dandolo=3, gradenigo=4)``."""
    seats = list(GAME.standard_components().family_ids)
    return [
        f"{seats.index(name)}: candidate {FAMILY_CARD.ids[value - 1]}" for name, value in chosen.items()
    ]


def winners(game: Scenario) -> tuple[int, ...]:
    """Who has won; nobody while the game goes on."""
    result = _at(game).result
    return result.winners if result is not None else ()
