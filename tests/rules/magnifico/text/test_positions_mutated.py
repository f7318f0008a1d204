"""Texts of positions with lines lost, doubled and altered: refused with a DocumentError or taken whole."""

import re
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fate import Dice
from quattrocento.testing.magnifico import magnifico

STEADY = settings(max_examples=500, derandomize=True)
VALUES = ["-1", "0", "1", "2", "3", "5", "7", "99", "1000000000000", "1.5", "3.0", '"x"', "true", "[]"]
VALUES += ["{}", '""', "nan", "inf", "[[1]]", "1979-05-27", '"seat 0, 3 soldiers"', "['rome']", "{a = 1}"]
NUMBERS = ["0", "1", "2", "3", "4", "5", "6", "9", "50", "-1", "x", "99999999999999999999"]


def fight() -> str:
    """A battle with machines and castles in the middle of a tank assault."""
    scenario = magnifico(
        field={0: "tank_covered airplane_glider great_cannon", 1: "airplane_ornithopter anti_tank_bomb"},
        rome="0: 9 soldiers, 3 tanks, 2 airplanes",
        naples="1: 4 soldiers, 2 airplanes, castle, 2 towers",
        athens="1: 2 soldiers",
    )
    scenario.play("attack naples", "soldiers 6", "tanks 3", "airplanes 2", "fire")
    scenario.play("intercept 0", fate="explosion*2 blank*2")
    return GAME.write(scenario.position)


@cache
def texts() -> list[str]:
    """Positions of random games, one for each step that decides and each number of seats."""
    found: dict[tuple[int, str], str] = {}
    for seats in (3, 5):
        rng, fate = Random(seats), Dice(seats)
        position = GAME.start(seats, {"self_destruct": True, "unsold_cards": "box"}, fate)
        while position.result is None:
            found.setdefault((seats, position.stack[-1].name), GAME.write(position))
            seat = rng.choice(position.waiting())
            position.play(seat, rng.choice(position.options(seat)), fate)
        found[seats, "end"] = GAME.write(position)
    return [*found.values(), fight()]


def altered(draw: st.DrawFn, text: str) -> str:
    """The text with one line lost, doubled, moved or changed."""
    lines = text.splitlines()
    keyed = [i for i, line in enumerate(lines) if "=" in line]
    kind = draw(st.integers(0, 6))
    i = draw(st.sampled_from(keyed if kind > 2 and keyed else range(len(lines))))
    key, _, value = lines[i].partition("=")
    if kind == 0:
        del lines[i]
    elif kind == 1:
        lines.insert(draw(st.integers(0, len(lines))), lines[i])
    elif kind == 2:
        lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(i))
    elif kind == 3:
        lines[i] = f"{key}= {draw(st.sampled_from(VALUES))}"
    elif kind == 4:
        lines[i] = re.sub(r"\d+", lambda _: draw(st.sampled_from(NUMBERS)), lines[i], count=1)
    elif kind == 5:
        words = sorted(set(re.findall(r'"[a-z_]+"', text)))
        lines[i] = re.sub(r'"[a-z_]+"', lambda _: draw(st.sampled_from(words)), lines[i], count=1)
    else:
        other = lines[draw(st.sampled_from(keyed))].partition("=")[0]
        lines[i] = f"{other}={value}"
    return "\n".join(lines) + "\n"


@st.composite
def mutated(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(texts()))
    for _ in range(draw(st.sampled_from([1, 1, 1, 2, 3]))):
        text = altered(draw, text)
    return text


def taken(text: str) -> Magnifico | None:
    """The position, or None where the text is refused; anything else than a DocumentError fails."""
    try:
        return GAME.read(text, "a file")
    except DocumentError as refusal:
        error = refusal
    assert error.source == "a file"
    assert error.message
    assert 0 <= error.line <= text.count("\n") + 1
    return None


def play_on(position: Magnifico | None, seed: int) -> None:
    """A lawful position is lawful after every move that it allows, and always waits for somebody."""
    rng, fate = Random(seed), Dice(seed)
    for _ in range(30):
        if position is None or position.result is not None:
            return
        assert position.waiting()
        seat = rng.choice(position.waiting())
        assert position.options(seat)
        position.play(seat, rng.choice(position.options(seat)), fate)
        assert GAME.violations(position) == []


# ---- at random


@STEADY
@given(text=mutated())
def test_reading_raises_nothing_but_a_document_error(text: str) -> None:
    taken(text)


@STEADY
@given(text=mutated())
def test_a_text_that_is_taken_is_a_lawful_position(text: str) -> None:
    position = taken(text)
    if position is not None:
        assert GAME.violations(position) == []
        again = GAME.write(position)
        assert GAME.write(GAME.read(again, "again")) == again
        assert all(position.options(seat) for seat in position.waiting())
        assert position.waiting() or position.result is not None


@STEADY
@given(text=mutated(), seed=st.integers(0, 9))
def test_a_text_that_is_taken_can_be_played(text: str, seed: int) -> None:
    play_on(taken(text), seed)


@settings(max_examples=100, derandomize=True)
@given(text=st.text(max_size=200))
def test_any_text_at_all_is_refused_with_a_document_error(text: str) -> None:
    assert taken(text) is None


# ---- line by line


def failure(text: str, play: bool = False) -> str:
    """What goes wrong with a text, or with the game that it begins; empty if nothing does."""
    try:
        position = taken(text)
        if play:
            play_on(position, 1)
    except Exception as error:
        return repr(error)
    return ""


def decided(text: str) -> str:
    return re.findall(r'step = "(\w+)"', text)[-1] if "step" in text else "end"


def test_every_line_lost_or_doubled_is_taken_or_refused() -> None:
    failures: dict[tuple[str, str, str], str] = {}
    for text in texts():
        lines = text.splitlines()
        for i, line in enumerate(lines):
            failures[decided(text), "lost", line] = failure("\n".join(lines[:i] + lines[i + 1 :]))
            failures[decided(text), "doubled", line] = failure("\n".join(lines[: i + 1] + lines[i:]))
    assert {change: wrong for change, wrong in failures.items() if wrong} == {}


def test_every_value_replaced_is_taken_or_refused() -> None:
    failures: dict[tuple[str, str], str] = {}
    for text in texts()[::4]:
        lines = text.splitlines()
        for i, line in enumerate(lines):
            for value in VALUES if "=" in line else ():
                new = f"{line.partition('=')[0]}= {value}"
                failures[decided(text), new] = failure("\n".join([*lines[:i], new, *lines[i + 1 :]]))
    assert {change: wrong for change, wrong in failures.items() if wrong} == {}


def test_what_is_left_when_an_entry_is_lost_can_be_played_or_is_refused() -> None:
    failures: dict[tuple[str, str], str] = {}
    for text in texts():
        parts = re.split(r"(?m)^(?=\[)", text)
        for i, part in enumerate(parts):
            failures[decided(text), part] = failure("".join(parts[:i] + parts[i + 1 :]), play=True)
    assert {change: wrong for change, wrong in failures.items() if wrong} == {}


def test_a_text_cut_off_anywhere_is_refused_or_lawful() -> None:
    text = texts()[0]
    for end in range(0, len(text), 7):
        position = taken(text[:end])
        assert position is None or GAME.violations(position) == []


@pytest.mark.parametrize("text", ["", "\n", "seats = 3", "\x00", "\ufeffseats = 3", "[" * 5000, "a.b = 1"])
def test_texts_that_are_no_position_are_refused(text: str) -> None:
    assert taken(text) is None
