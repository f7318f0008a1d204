"""A window on a board that is higher than the screen: first the parts that are asked about."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

_MOST_OF_IT: Final = 0.85  # of the window that one part may fill while others wait
_LEAST: Final = 4  # lines of a part that is shown in part


def window(lines: Sequence[str], height: int, names: Collection[str]) -> list[str]:
    """At most so many lines: the heading, the parts with these names, then the shortest of the others.

    A part that is too high is shown around its lines with the most names. Parts keep their order, with
    an empty line between them.
    """
    if len(lines) <= height:
        return list(lines)
    parts = _parts(lines)
    sought = [name.casefold() for name in names]
    worth = [[_found(line, sought) for line in part] for part in parts]
    shown: dict[int, Sequence[str]] = {}
    left = height
    waiting = sorted(range(1, len(parts)), key=lambda number: (not any(worth[number]), len(parts[number])))
    for number in [0, *waiting]:
        part: Sequence[str] = parts[number]
        room = left - bool(shown)
        most = max(_LEAST, int(height * _MOST_OF_IT)) if any(worth[number]) else room
        if len(part) > room and not any(worth[number]):
            continue
        part = part if len(part) <= min(room, most) else _around(part, worth[number], min(room, most))
        if part:
            shown[number] = part
            left = room - len(part)
    told: list[str] = []
    for number in sorted(shown):
        told += ["", *shown[number]] if told else shown[number]
    return told


def _parts(lines: Iterable[str]) -> list[list[str]]:
    """The paragraphs; the first one is the heading."""
    parts: list[list[str]] = [[]]
    for line in lines:
        if line:
            parts[-1].append(line)
        elif parts[-1]:
            parts.append([])
    return [part for part in parts if part]


def _found(line: str, names: Iterable[str]) -> int:
    within = line.casefold()
    return sum(name in within for name in names)


def _around(part: Sequence[str], worth: Sequence[int], room: int) -> Sequence[str]:
    """As many lines as there is room for, with as many names in them as can be."""
    if room < _LEAST:
        return []
    starts = range(len(part) - room + 1)
    middle = (len(part) - room) / 2
    best = max(starts, key=lambda start: (sum(worth[start : start + room]), -abs(start - middle)))
    return part[best : best + room]
