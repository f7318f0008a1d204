"""Tuples with one thing changed: what seldom changes in a position is a tuple that copies share."""

from typing import TypeVar

T = TypeVar("T")

# Joining slices takes half the time of unpacking them (RUF005).


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same tuple with another value in one place."""
    return values[:place] + (value,) + values[place + 1 :]  # noqa: RUF005


def added(counts: tuple[int, ...], place: int, number: int = 1) -> tuple[int, ...]:
    """The same counts with some more in one place."""
    return counts[:place] + (counts[place] + number,) + counts[place + 1 :]  # noqa: RUF005


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
