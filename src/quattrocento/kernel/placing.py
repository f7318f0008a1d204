"""Positions in text: what all games write and read alike, the steps that stand on the stack."""

from collections.abc import Mapping, Sequence

from quattrocento.kernel.document import Document, unknown
from quattrocento.kernel.notation import NOTHING, Noun
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
            message = unknown("step", name, list(kinds))
            raise document.error(message, STEPS, index, "step")
        known = kinds[name].fields
        for key in row:
            if key != "step" and key not in known:
                raise document.error(unknown("key", key, known), STEPS, index, key)
        values = [_value(document, index, key, row.get(key, -1), nouns) for key in known]
        seat = values[known.index("seat")]
        lowest = 0 if kinds[name].asks and not kinds[name].together else -1
        if not lowest <= seat < seats:
            raise document.error(f"a seat from 0 to {seats - 1} is expected", STEPS, index, "seat")
        stack.append(kinds[name](*values))
    return stack


def _value(document: Document, index: int, key: str, value: object, nouns: Mapping[str, Noun]) -> int:
    noun = nouns.get(key, NOTHING)
    if isinstance(value, int) and not isinstance(value, bool) and (value == -1 or key not in nouns):
        return value
    found = noun.exact(value) if isinstance(value, str) and key in nouns else []
    if not found:
        what = f"a {noun.kind}" if key in nouns else "a number"
        raise document.error(f"{key}: {what} is expected, not {value!r}", STEPS, index, key)
    return found[0]
