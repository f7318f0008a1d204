"""Offers and counter-offers of M400, made in a few words."""

from typing import Any, Final

from quattrocento.testing.m400.positions import m400
from quattrocento.testing.m400.words import spelled
from quattrocento.testing.scenario import Scenario

CARDS: Final = {0: "caballus red_1*2 green_4", 1: "caravella red_4 blue_1*2", 2: "caravella pestem green_1"}


def trading(cards: dict[int, str] | None = None, **more: Any) -> Scenario:
    """Red is asked whether to trade; the cards are ``CARDS`` unless others are named."""
    return m400("trade", hand=CARDS if cards is None else cards, **more)


def offer(scenario: Scenario, to: str, give: str, want: str, send: bool = True) -> Scenario:
    """Red offers: ``offer(trading(), "seat_1", "caballus", "caravella")``; ``to`` may be ``all``."""
    scenario.play("offer", "to_all" if to == "all" else f"to_seat {to}")
    return build(scenario, give, want, send)


def build(scenario: Scenario, give: str, want: str, send: bool = True) -> Scenario:
    """The two sides of an offer or a counter-offer."""
    for verb, words in (("give", give), ("want", want)):
        for card in spelled(f"the side {verb!r} of an offer", words):
            scenario.play(f"{verb} {card}")
    return scenario.play("send") if send else scenario
