"""Tuples with one thing changed: what seldom changes in a position is a tuple that copies share."""

from typing import TypeVar

T = TypeVar("T")


def changed(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same tuple with another value in one place."""
    return (*values[:place], value, *values[place + 1 :])
