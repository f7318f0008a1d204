"""Positions of Venetia for tests, in a few words."""

import json
from collections.abc import Mapping, Sequence

from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.verbs import FAMILY_CARD
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
    settings: Mapping[str, bool | int | str] | None = None,
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
    if settings:
        lines += ["[settings]", *(f"{name} = {json.dumps(value)}" for name, value in settings.items())]
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


def start(seats: int = 3, fate: str = "", **settings: bool | int | str) -> Scenario:
    """A new game: ``fate`` names the three Action cards of each seat, unless the usual ones do."""
    return Scenario(GAME, GAME.start(seats, settings, Stated(fate or " ".join(_DEALT[:seats]))))


_DEALT = (
    "fondaco crociata bailo",
    "colleganza arsenale broglio",
    "libro_meraviglie galeazze capitolazioni",
    "muda*2 serrata",
)
_FALLEN = "commercial_two commercial_three military_two military_three"
ROLL = f"{_FALLEN} political_two political_three political_four"
"""The words of one roll of all dice."""


def candidates(**chosen: int) -> list[str]:
    """Moves of a ballot by family: ``candidates(dandolo=3, gradenigo=4)``."""
    seats = list(GAME.standard_components().family_ids)
    return [
        f"{seats.index(name)}: candidate {FAMILY_CARD.ids[value - 1]}" for name, value in chosen.items()
    ]
