"""Words of a stated position of Venetia: ids, numbers for each seat, steps with their fields."""

from collections.abc import Collection, Mapping, Sequence

from quattrocento.kernel.fate import Stated
from quattrocento.testing.words import known


def place(where: str, word: str, kind: str, among: Sequence[str]) -> int:
    """The number of a known word."""
    return among.index(known(where, word, kind, among))


def spelled(where: str, words: str, kind: str, among: Collection[str]) -> list[str]:
    """``"muda*2 bailo"`` as a list of known words."""
    return [known(where, word, kind, among) for word in Stated(words).words]


def by_seat(where: str, text: str, seats: int) -> list[int]:
    """``"1 0 2"``: a number for each seat."""
    words = text.split()
    if len(words) != seats or not all(word.isdecimal() for word in words):
        raise ValueError(f"{where}: {text.strip()!r} must be {seats} numbers, one for each seat")
    return [int(word) for word in words]


def count(where: str, number: int, least: int = 0) -> int:
    """A number of things."""
    if isinstance(number, bool) or not isinstance(number, int) or number < least:
        raise ValueError(f"{where}: {number!r} must be a number, at least {least}")
    return number


def fields_of(where: str, step: str, words: Sequence[str], among: Collection[str]) -> Mapping[str, str]:
    """The fields of a step, ``["seat=1", "election=1"]``, by name."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not value:
            raise ValueError(f"{where}: {word!r} must be a field and its value, as in 'seat=1'")
        if known(where, name, f"field of step {step}", among) in found:
            raise ValueError(f"{where}: {name!r} stands twice in step {step}")
        found[name] = value
    return found
