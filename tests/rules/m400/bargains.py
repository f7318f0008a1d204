"""Offers and counter-offers, made in a few words."""

from typing import Any

from quattrocento.testing import Scenario
from quattrocento.testing.m400 import m400

CARDS = {0: "caballus red_1*2 green_4", 1: "caravella red_4 blue_1*2", 2: "caravella pestem green_1"}


def trading(cards: dict[int, str] | None = None, **more: Any) -> Scenario:
    return m400("trade", hand=cards or CARDS, **more)


def offer(game: Scenario, to: str, give: str, want: str, send: bool = True) -> Scenario:
    """Red offers: ``offer(game, "seat_1", "caballus", "caravella")``; ``to`` may be ``all``."""
    game.play("offer", "to_all" if to == "all" else f"to_seat {to}")
    return build(game, give, want, send)


def build(game: Scenario, give: str, want: str, send: bool = True) -> Scenario:
    """The two sides of an offer or a counter-offer."""
    for verb, words in (("give", give), ("want", want)):
        for card in words.split():
            game.play(f"{verb} {card}")
    return game.play("send") if send else game
