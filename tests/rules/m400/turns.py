"""Turns that go by, and decks that run out."""

from typing import Any

from quattrocento.games.m400.game import GAME
from quattrocento.testing import Scenario
from quattrocento.testing.m400 import m400

DATA = GAME.standard_components().data
BORDERS = {row["id"]: set(row["borders"]) for row in DATA["territories"]}
VALUE = {row["id"]: row["value"] for row in DATA["territories"]}
COASTS = {
    sea["id"]: {row["id"] for row in DATA["territories"] if sea["id"] in row["seas"]}
    for sea in DATA["seas"]
}
ADJOINING = {row["id"]: set(row["adjacent"]) for row in DATA["seas"]}
COPIES = {row["id"]: row["copies"] for row in DATA["cards"]}
SETUP = {row["players"]: row for row in DATA["setups"]}

_IDLE = {"draw": "decline"}


def idle(scenario: Scenario, fate: str = "") -> Scenario:
    """The rest of a turn in which nothing is done; ``fate`` for tolls that fall due."""
    words = fate.split()
    while scenario.step:
        if scenario.step == "statement":
            scenario.play(f"toll {scenario.nouns('toll')[0]}", fate=words.pop(0) if words else "")
        else:
            scenario.play(_IDLE.get(scenario.step, "done"))
        if scenario.step in ("draw", "hand_limit"):
            break
    assert not words
    return scenario


def before_scoring(hand: dict[int, str] | None = None, seats: int = 3, **more: Any) -> Scenario:
    """Red, the last of the sequence, is about to end the turn: ``play("done")`` brings the scoring."""
    colours = ["blue", "green", "yellow", "purple"][: 3 if seats == 2 else seats - 1]
    cards = {0: "caravella", **(hand or {})}
    return m400("end_of_turn", seats=seats, order=" ".join([*colours, "red"]), hand=cards, **more)


def whole_deck(seats: int = 3) -> list[str]:
    """Every card of the game with so many players."""
    removed = SETUP[seats]["removed_cards"]
    return [card for card, copies in COPIES.items() for _ in range(copies - removed.get(card, 0))]


def drained(
    step: str,
    own: str,
    deck: str,
    discarded: str = "",
    count: int | None = None,
) -> Scenario:
    """Red has ``own`` in hand, ``deck`` and ``discarded`` lie on the table; seat 1 has all the rest."""
    rest = whole_deck()
    for card in f"{own} {deck} {discarded}".split():
        rest.remove(card)
    return m400(step, hand={0: own, 1: " ".join(rest)}, discarded=discarded, count=count)


def count_to_draw(scenario: Scenario) -> int:
    """The number of cards that the colour of turn may draw now."""
    assert scenario.step == "draw"
    return int(scenario.position.stack[-1].values()["count"])
