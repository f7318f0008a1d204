"""Tuples with one thing changed: what seldom changes in a position is a tuple that copies share."""

from typing import TypeVar

T = TypeVar("T")


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same tuple with another value in one place."""
    new = list(values)
    new[place] = value
    return tuple(new)


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The same tuple less one copy of this value."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def with_one(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The same sorted tuple with one more value."""
    return tuple(sorted((*values, value)))


def less(values: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    """The same tuple less one copy of each of the others."""
    left = list(values)
    for value in others:
        left.remove(value)
    return tuple(left)
