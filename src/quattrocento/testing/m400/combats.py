"""Wars, combats and attacks on capitals of M400, at the moment at which a test begins."""

from typing import Any, Final

from quattrocento.testing.m400.positions import Colours, m400
from quattrocento.testing.scenario import Scenario

FOURS: Final = "red_4 green_4"
"""Two single cards that take a capital (M4-13.3)."""


def war(
    attacker: str,
    defender: str,
    *,
    at: str = "gallia",
    armies: Colours | None = None,
    states: Colours | None = None,
    **more: Any,
) -> Scenario:
    """Red has announced an attack on a state of blue and declares war: seat 1 answers.

    ``attacker`` and ``defender`` are the hands of seats 0 and 1.
    """
    places = {"red": at, **(armies or {})}
    owned = {"blue": at, **(states or {})}
    cards = {0: attacker, 1: defender}
    scenario = m400("statement", hand=cards, states=owned, armies=places, **more)
    return scenario.play("attack red.1")


def combat(attacker: str, defender: str, **more: Any) -> Scenario:
    """The same, and the defender fights: red leads."""
    return war(attacker, defender, **more).play("fight")


def raid(cards: str = FOURS, *, armies: Colours | None = None, **more: Any) -> Scenario:
    """Red stands in Novgorod, the capital of blue, with these cards and has announced an attack."""
    places = {"red": "novgorod", **(armies or {})}
    return m400("statement", armies=places, hand={0: cards}, **more).play("attack red.1")
