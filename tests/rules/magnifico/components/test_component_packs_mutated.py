"""Component packs with lines lost, doubled and altered: refused with a DocumentError or playable."""

import re
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from quattrocento.games.magnifico.components.packs import BOX
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fate import Dice, Die

STANDARD = (Path(GAME.package) / "components.toml").read_text(encoding="utf-8")
VALUES = ["-1", "0", "1", "7", "45", "1000000000000", "1.5", '"x"', '""', "true", "[]", "{}", "nan"]
VALUES += [
    "{ dice = 0 }",
    "{ hits = 1 }",
    '["rome"]',
    '["rome", "rome"]',
    '["nowhere"]',
    "2008-01-01",
    "[[1]]",
]
STEADY = settings(max_examples=150, derandomize=True)


def taken(text: str) -> Components | None:
    """The pack, or None where it is refused; anything else than a DocumentError fails."""
    try:
        return BOX.pack(text, "a pack")
    except DocumentError as refusal:
        error = refusal
    assert error.source == "a pack"
    assert error.message
    assert 0 <= error.line <= text.count("\n") + 1
    return None


class Patience(Dice):
    """Dice that are not rolled for ever."""

    rolls = 0

    def roll(self, die: Die, count: int) -> tuple[int, ...]:
        self.rolls += 1
        assert self.rolls < 10000, "an endless roll"
        return super().roll(die, count)


def altered(draw: st.DrawFn, text: str) -> str:
    """The text with one line lost, doubled, moved or changed."""
    lines = text.splitlines()
    kind = draw(st.integers(0, 5))
    keyed = [i for i, line in enumerate(lines) if "=" in line]
    i = draw(st.sampled_from(keyed if kind > 2 else range(len(lines))))
    key, _, value = lines[i].partition("=")
    if kind == 0:
        del lines[i]
    elif kind == 1:
        lines.insert(i, lines[i])
    elif kind == 2:
        lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(i))
    elif kind == 3:
        lines[i] = f"{key}= {draw(st.sampled_from(VALUES))}"
    elif kind == 4:
        numbers = st.sampled_from(["0", "1", "99", "-1", "x"])
        lines[i] = re.sub(r"\d+", lambda _: draw(numbers), lines[i], count=1)
    else:
        lines[i] = f"{lines[draw(st.sampled_from(keyed))].partition('=')[0]}={value}"
    return "\n".join(lines) + "\n"


@st.composite
def mutated(draw: st.DrawFn) -> str:
    text = STANDARD
    for _ in range(draw(st.sampled_from([1, 1, 1, 2]))):
        text = altered(draw, text)
    return text


@STEADY
@given(text=mutated())
def test_loading_raises_nothing_but_a_document_error(text: str) -> None:
    taken(text)


@settings(max_examples=100, derandomize=True)
@given(text=st.text(max_size=200))
def test_any_text_at_all_is_refused_with_a_document_error(text: str) -> None:
    assert taken(text) is None


@STEADY
@given(text=mutated(), seed=st.integers(0, 9))
def test_a_pack_that_is_taken_can_be_played(text: str, seed: int) -> None:
    components = taken(text)
    if components is None:
        return
    rng, fate = Random(seed), Patience(seed)
    position = GAME.start(3, {}, fate, components)
    for _ in range(120):
        if position.result is not None:
            return
        seat = rng.choice(position.waiting())
        position.play(seat, rng.choice(position.options(seat)), fate)
        assert GAME.violations(position) == []
