"""Plain objects as values: their fields by name, and whether two of them are equal field by field."""

from typing import Any


def fields_of(thing: object) -> dict[str, Any]:
    """All fields of a plain object by name, whether it has slots or not."""
    state = thing.__getstate__()
    if isinstance(state, tuple):
        named, slots = state
        return {**(named or {}), **slots}
    return dict(state) if isinstance(state, dict) else {}


def alike(one: object, other: object) -> bool:
    """Equal as data. Objects that have no equality of their own are compared field by field."""
    if one is other:
        return True
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return type(one) is type(other) and len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(value, other[key]) for key, value in one.items())
    if type(one) is type(other) and type(one).__eq__ is object.__eq__:
        fields = fields_of(one)
        return bool(fields) and alike(fields, fields_of(other))
    return bool(one == other)
