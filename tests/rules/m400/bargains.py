"""Offers and counter-offers, made in a few words."""

from typing import Any

from quattrocento.testing import Scenario
from quattrocento.testing.m400 import m400

CARDS = {0: "caballus red_1*2 green_4", 1: "caravella red_4 blue_1*2", 2: "caravella pestem green_1"}


def trading(cards: dict[int, str] | None = None, **more: Any) -> Scenario:
    return m400("trade", hand=cards or CARDS, **more)


def offer(scenario: Scenario, to: str, give: str, want: str, send: bool = True) -> Scenario:
    """Red offers: ``offer(game, "seat_1", "caballus", "caravella")``; ``to`` may be ``all``."""
    scenario.play("offer", "to_all" if to == "all" else f"to_seat {to}")
    return build(scenario, give, want, send)


def build(scenario: Scenario, give: str, want: str, send: bool = True) -> Scenario:
    """The two sides of an offer or a counter-offer."""
    for verb, words in (("give", give), ("want", want)):
        for card in words.split():
            scenario.play(f"{verb} {card}")
    return scenario.play("send") if send else scenario
