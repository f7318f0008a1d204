"""Positions in text: what all games write and read alike, the steps that stand on the stack."""

from collections.abc import Mapping, Sequence

from quattrocento.kernel.document import Document
from quattrocento.kernel.notation import Noun
from quattrocento.kernel.step import AnyStep

STEPS = "decide"


def write_steps(stack: Sequence[AnyStep], nouns: Mapping[str, Noun]) -> list[str]:
    """One ``[[decide]]`` entry a step, the one to be decided now last."""
    lines: list[str] = []
    for step in stack:
        lines += ["", f"[[{STEPS}]]", f'step = "{step.name}"']
        for name, value in step.values().items():
            if name in nouns and value >= 0:
                lines.append(f'{name} = "{nouns[name].text(value)}"')
            elif value != -1:
                lines.append(f"{name} = {value}")
    return lines


def read_steps(
    document: Document,
    kinds: Mapping[str, type[AnyStep]],
    nouns: Mapping[str, Noun],
    seats: int,
) -> list[AnyStep]:
    """The steps of a text; an error names the line of what is unknown."""
    stack: list[AnyStep] = []
    for index, row in enumerate(document.rows(STEPS)):
        name = str(row.get("step"))
        if name not in kinds:
            raise document.unknown("step", name, list(kinds), (STEPS, index, "step"))
        known = kinds[name].fields
        for key in row:
            if key != "step" and key not in known:
                raise document.unknown("key", key, known, (STEPS, index, key))
        values = [_value(document, index, key, row.get(key, -1), nouns) for key in known]
        seat = values[known.index("seat")]
        lowest = 0 if kinds[name].asks and not kinds[name].together else -1
        if not lowest <= seat < seats:
            place, last = (STEPS, index, "seat"), seats - 1
            raise document.error("text-seat", *place, name="seat", last=last, value=str(seat))
        stack.append(kinds[name](*values))
    return stack


def _value(document: Document, index: int, key: str, value: object, nouns: Mapping[str, Noun]) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and (value == -1 or key not in nouns):
        return value
    place, said = (STEPS, index, key), repr(value)
    if key not in nouns:
        raise document.error("text-kind", *place, name=key, kind="number", value=said)
    found = nouns[key].exact(value) if isinstance(value, str) else []
    if not found:
        raise document.error("text-noun", *place, name=key, noun=nouns[key].kind, value=said)
    return found[0]
