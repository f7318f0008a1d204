"""Positions of Venetia in a few words."""

import json
from collections.abc import Iterable, Mapping, Sequence
from inspect import signature
from typing import Final

from quattrocento.games.venetia.components.typed import TYPES
from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.steps import STEPS
from quattrocento.games.venetia.rules.verbs import (
    CARD,
    COLONY,
    DIE,
    FAMILY_CARD,
    KINGDOM,
    REGION,
    SEA,
    SESTIERE,
    VP_TOKEN,
)
from quattrocento.kernel.notation import Word
from quattrocento.testing.scenario import Scenario, scenario
from quattrocento.testing.venetia.words import by_seat, count, fields_of, spelled
from quattrocento.testing.words import each, known, seat_of

Words = Mapping[int, str]
"""Something in words by seat, ``{0: "muda crociata"}``."""

ADRIATIC: Final = "mar_adriatico"
LATER: Final = "political_three military_three"
"""Dice that are left over, so that the next player has to choose one."""

_START: Final = {"struggle": (12, 9), "apogee": (9, 20), "rise": (2, 22)}
_ACTIONS: Final = "actions"
_IN_THE_ACTIONS: Final = f"close; {_ACTIONS}"
_WITHOUT_SEAT: Final = ("ballot", "count", "opening", "threats", "roll", "office", "played", "turn_end")


def venetia(
    die: str | None = None,
    ap: int | None = None,
    seat: int = 0,
    seats: int = 3,
    *,
    steps: str = _IN_THE_ACTIONS,
    doge: int = 0,
    office: int = 2,
    board: str = "senator",
    infamy: int | None = None,
    epoch: str = "rise",
    venice: int = 0,
    enemies: int = 0,
    points: int | Sequence[int] = 0,
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
    """A seat in the actions of its turn: ``venetia("commercial", 3, zara="1 0 3 podesta 2")``.

    Influence, Ducats and Monuments are numbers by seat. Unless said otherwise the die is a commercial one
    with 3 Action Points, seat 0 is the Doge by his Senator with 2 tokens in office, the Adriatico is under
    control, the pawns stand where the epoch lets them, and two dice are left over. ``steps`` names other
    steps, separated by semicolons, with their fields: ``venetia(steps="close; die")``,
    ``venetia(steps="begin seat=1; count election=1; ballot election=1", office=0)``; without the step
    ``actions`` no die is taken. ``turn`` and ``cards`` are lines of the tables of that name.

    A word, a seat or a number that does not fit is a ``ValueError`` that names it and what is known; a
    position that play cannot reach is a ``DocumentError``.
    """
    if seats not in GAME.seat_counts:
        raise ValueError(f"seats: {seats!r} is no number of players; known are {GAME.seat_counts}")
    for name in colonies:
        if name not in COLONY.ids:
            keywords = [*signature(venetia).parameters][:-1]
            known("venetia()", name, "keyword and no colony", [*keywords, *COLONY.ids])
    start = _START[known("epoch", epoch, "epoch", _START)]
    lines = [
        f"seats = {seats}",
        f"doge = {seat_of('doge', doge, seats)}",
        f"office = {count('office', office)}",
    ]
    lines += [f'epoch = "{epoch}"', f"venice = {count('venice', venice) or start[0]}"]
    lines += [f"enemies = {count('enemies', enemies) or start[1]}"]
    lines += [f"control = {spelled('control', control, 'sea', SEA.ids)}"]
    lines += [f"dice = {spelled('dice', dice, 'die', DIE.ids)}"]
    lines += [f"infamy = {seat_of('infamy', infamy, seats)}"] if infamy is not None else []
    if settings:
        lines += ["[settings]", *(f"{name} = {json.dumps(value)}" for name, value in settings.items())]
    lines += _players(
        seats,
        {
            "points": _points(points, seats),
            "kept": {player: count("kept", number) for player, number in (kept or {}).items()},
            "board": {doge: json.dumps(known("board", board, "Family card", FAMILY_CARD.ids))}
            if board
            else {},
            "hand": _cards("hand", hand, CARD),
            "spent": _cards("spent", spent, FAMILY_CARD),
            "vp_tokens": _cards("vp", vp, VP_TOKEN),
            "kingdoms": _cards("treated", treated, KINGDOM),
        },
    )
    lines += _colonies(colonies, seats)
    lines += _by_place("seas", seas, SEA, seats)
    for table, numbers in (("ducats", ducats), ("coloured", coloured), ("grey", grey)):
        lines += _by_place(table, numbers, SESTIERE, seats)
    lines.append("[fleets]")
    for name, number in (fleets or {}).items():
        lines.append(f"{known('fleets', name, 'sea', SEA.ids)} = {count(f'fleets {name}', number)}")
    lines.append("[kingdoms]")
    for name, kingdom in (kingdoms or {}).items():
        region = known("kingdoms", name, "region", REGION.ids)
        lines.append(f'{region} = "{known(f"kingdoms {name}", kingdom, "Kingdom", KINGDOM.ids)}"')
    lines += ["[cards]", cards, "[turn]", f"active = {seat_of('seat', seat, seats)}"]
    lines += [*_die(die, ap, steps), _lines(turn), *_steps(steps, seat)]
    return scenario("venetia", "\n".join(lines) + "\n")


def _lines(turn: str) -> str:
    """Lines of the turn, without those that have a keyword of their own."""
    for key, keyword in (("active", "seat"), ("type", "die"), ("ap", "ap")):
        if any(line.partition("=")[0].strip() == key for line in turn.splitlines()):
            raise ValueError(f"turn: {key!r} is stated by the keyword {keyword!r}")
    return turn


def _die(die: str | None, ap: int | None, steps: str) -> list[str]:
    """The die that was taken and the Action Points left, in the step ``actions``."""
    if _ACTIONS in steps.replace(";", " ").split():
        taken = known("die", "commercial" if die is None else die, "type of die", TYPES)
        return [f'type = "{taken}"', f"ap = {count('ap', 3 if ap is None else ap)}"]
    if die is not None or ap is not None:
        raise ValueError(
            f"die and ap: {die!r} and {ap!r} are for the step {_ACTIONS}; the steps are {steps!r}"
        )
    return []


def _points(points: int | Sequence[int], seats: int) -> Mapping[int, object]:
    return {player: count("points", number) for player, number in enumerate(each("points", points, seats))}


def _cards(where: str, words: Words | None, noun: Word) -> Mapping[int, object]:
    """Lists of cards or tokens by seat."""
    return {
        player: spelled(f"{where} of {player}", text, noun.kind, noun.ids)
        for player, text in (words or {}).items()
    }


def _players(seats: int, told: Mapping[str, Mapping[int, object]]) -> list[str]:
    """What each player has, one ``[[seat]]`` a player."""
    for key, values in told.items():
        for player in values:
            seat_of(key, player, seats)
    lines: list[str] = []
    for player in range(seats):
        lines.append("[[seat]]")
        lines += [f"{key} = {values[player]}" for key, values in told.items() if player in values]
    return lines


def _colonies(colonies: Mapping[str, str], seats: int) -> list[str]:
    """Influence by seat, then the owner of the Podestà: ``"1 0 3 podesta 2"``."""
    influence, owners = ["[colonies]"], ["[podesta]"]
    for name, text in colonies.items():
        numbers, podesta, owner = text.partition("podesta")
        influence.append(f"{name} = {by_seat(name, numbers, seats)}")
        if podesta:
            if owner.strip() not in map(str, range(seats)):
                raise ValueError(f"{name}: {text!r} must name a seat, 0 to {seats - 1}, after 'podesta'")
            owners.append(f"{name} = {owner.strip()}")
    return influence + owners


def _by_place(table: str, numbers: Mapping[str, str] | None, noun: Word, seats: int) -> Iterable[str]:
    yield f"[{table}]"
    for name, text in (numbers or {}).items():
        yield f"{known(table, name, noun.kind, noun.ids)} = {by_seat(f'{table} {name}', text, seats)}"


def _steps(text: str, seat: int) -> list[str]:
    """The steps in words, each of them of the seat unless it says otherwise: ``"close; die seat=0"``."""
    lines: list[str] = []
    for step in text.split(";"):
        name, *fields = step.split() or [""]
        kind = STEPS[known("steps", name, "step", STEPS)]
        values = dict(fields_of("steps", name, fields, kind.fields))
        if name not in _WITHOUT_SEAT:
            values.setdefault("seat", str(seat))
        lines += ["[[decide]]", f'step = "{name}"']
        lines += [
            f"{key} = {value if _is_number(value) else json.dumps(value)}" for key, value in values.items()
        ]
    return lines


def _is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal()
