"""Turns of M400 that go by, and decks that run out."""

from typing import Any, Final

from quattrocento.testing.m400.positions import colours_in_play, m400
from quattrocento.testing.m400.tables import COPIES, SETUP
from quattrocento.testing.m400.words import spelled
from quattrocento.testing.scenario import Scenario

_IDLE: Final = {"draw": "decline"}


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
    assert not words, f"fate that no toll asked for: {' '.join(words)}"
    return scenario


def before_scoring(hand: dict[int, str] | None = None, seats: int = 3, **more: Any) -> Scenario:
    """Red, the last of the sequence, is about to end the turn: ``play("done")`` brings the scoring."""
    red, *others = colours_in_play(seats)
    cards = {0: "caravella", **(hand or {})}
    return m400("end_of_turn", seats=seats, order=" ".join([*others, red]), hand=cards, **more)


def whole_deck(seats: int = 3) -> list[str]:
    """Every card of the game with so many players."""
    colours_in_play(seats)  # an error where there is no game for so many
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
    for card in spelled("drained(...)", f"{own} {deck} {discarded}"):
        if card not in rest:
            raise ValueError(
                f"drained(...): there are no more than {whole_deck().count(card)} cards {card}"
            )
        rest.remove(card)
    return m400(step, hand={0: own, 1: " ".join(rest)}, discarded=discarded, count=count)


def count_to_draw(scenario: Scenario) -> int:
    """The number of cards that the colour of turn may draw now."""
    assert scenario.step == "draw", f"asked now is {scenario.step or 'nothing'!r}, not 'draw'"
    return int(scenario.position.stack[-1].values()["count"])
