"""Positions in text that the tests of reading begin with, and how they are spoilt."""

import re

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.document import DocumentError

TURN = """\
game = "magnifico"
rules = 2
seats = 3
round = 2
holder = 0
awarded = ["first_tank"]

[settings]
target_vp = 35
self_destruct = true

[[seat]]
colour = "red"
points = 12
money = 150
field = ["tank_covered", "airplane_flapping_wing", "bombard"]
archive = ["gyroscope"]

[[seat]]
colour = "blue"
money = 40
field = ["tank_scythed"]

[[seat]]
colour = "green"

[cards]
machine_bottom = ["airplane_glider"]
project_bottom = ["submarine"]

[turn]
stage = 4
wars = 1
moved = true
movements = 2
produced = ["rome"]
raised = ["rome"]

[territories]
rome = "seat 0, 7 soldiers, 1 tank, 2 airplanes, castle, 2 towers"
naples = "seat 1, 2 soldiers"
athens = "seat 1, 2 soldiers"
moscow = "seat 2, 1 soldier"

[[decide]]
step = "round"

[[decide]]
step = "scoring"

[[decide]]
step = "turn"
seat = 0
"""


BATTLE = """
[battle]
attacker = 0
defender = 1
origin = "rome"
target = "naples"
soldiers = 3
tanks = 1
airplanes = 0
go = 0
made = 1
cancelled = false
unfired = 0
flying = 0
"""


FIGHT = (
    TURN.replace("\n[territories]", BATTLE + "\n[territories]") + '\n[[decide]]\nstep = "go"\nseat = 0\n'
)


BIDS = """\
rules = 2
seats = 3

[[seat]]
money = 100
bid = 30

[[seat]]
money = 50

[[seat]]
money = 50

[cards]
auction = ["tank_tortoise", "bombard"]

[territories]
rome = "seat 0, 2 soldiers"
naples = "seat 1, 2 soldiers"
moscow = "seat 2, 1 soldier"

[[decide]]
step = "round"

[[decide]]
step = "scoring"

[[decide]]
step = "turns"

[[decide]]
step = "reveal"

[[decide]]
step = "bids"
"""


def refused(text: str) -> DocumentError:
    with pytest.raises(DocumentError) as refusal:
        GAME.read(text, "a file")
    assert refusal.value.source == "a file"
    return refusal.value


def changed(text: str, old: str, new: str) -> str:
    """The text with one line replaced; without it for an empty line."""
    lines = text.splitlines()
    lines[lines.index(old)] = new
    return "\n".join(lines) + "\n"


def line_of(text: str, line: str) -> int:
    return text.splitlines().index(line) + 1


def check(text: str, old: str, new: str, expected: str) -> None:
    """The changed line is refused by its number, with a message that names what was expected."""
    error = refused(changed(text, old, new))
    assert error.line == line_of(text, old), error.message
    assert re.search(expected, error.message, re.IGNORECASE), error.message
