"""Positions just before steps that nobody decides, played into them."""

from typing import Any

from quattrocento.testing import Scenario
from quattrocento.testing.ventura import ventura


def recovery(*fate: str, seats: int = 3, **more: Any) -> Scenario:
    """The Recruit Step of the last player ends: Recovery and Annex Step follow, then Upkeep."""
    florins = more.pop("florins", [0] * (seats - 1) + [2])
    scenario = ventura("recruit", seats - 1, seats, florins=florins, **more)
    return scenario.play("stop", fate=" ".join(fate))


def initiative(fate: str = "", *, seats: int = 3, first: int = 0, **more: Any) -> Scenario:
    """The Troop Phase of the last player ends: the Initiative Step of the next round follows.

    Everybody holds a card, so that everybody is asked in the Prestige Step.
    """
    last = (first - 1) % seats
    hand = more.pop("hand", dict.fromkeys(range(seats), "farmers"))
    return ventura("troops", last, seats, first=first, hand=hand, **more).play("stop", fate=fate)


def regroup(*, seats: int = 3, **more: Any) -> Scenario:
    """The Deploy Step of the last player ends: the Regroup Step follows."""
    hand = {seats - 1: "farmers", **more.pop("hand", {})}
    return ventura("deploy", seats - 1, seats, hand=hand, **more).play("stop")
