"""Stages of a game of Ventura that play leads to: battles, and steps that nobody decides."""

from collections.abc import Mapping
from typing import Any, Final

from quattrocento.testing.scenario import Scenario
from quattrocento.testing.ventura.positions import Words, ventura
from quattrocento.testing.ventura.seen import battle_in
from quattrocento.testing.words import known

SIDES: Final = ("attacker", "defender")
_ASKED: Final = {0: "farmers"}  # who holds a card is asked before each assault


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


def battle(
    attack: str,
    defend: str,
    at: str = "field_1",
    *,
    domain: Words | None = None,
    troops: Mapping[str, str] | None = None,
    **more: Any,
) -> Scenario:
    """Seat 0 attacks from village_1, in his Domain, with his Troop 2; Troop 2 of seat 1 defends.

    Nobody holds field_1. Nobody is asked about retreats unless ``domain`` gives him a Territory for one:
    the attacker has village_1 unless it says otherwise.
    """
    all_troops = {"0.2": f"village_1 {attack}", "1.2": f"{at} {defend}", **(troops or {})}
    own = {0: "village_1"} if domain is None else domain
    scenario = ventura("troops", troops=all_troops, domain=own, **more)
    return scenario.play("move 2", f"to {at}")


def line_up(scenario: Scenario, **lines: str) -> Scenario:
    """Both sides place Companies: ``line_up(scenario, attacker="archers pikemen", defender="farmers")``.

    A side of one Company is not asked, nor is the last Company of a line.
    """
    about = battle_in(scenario)
    for side, words in lines.items():
        known("line_up", side, "side", SIDES)
        for space, company in enumerate(words.split()[:-1], 1):
            scenario.play(f"{about[side]}: line {space}:{company}")
    return scenario


def fight(attack: str, defend: str, **more: Any) -> Scenario:
    """A battle whose lines stand in the order of the words; the first assault is to come."""
    scenario = battle(attack, defend, hand=_ASKED, **more)
    while scenario.step == "before_order":
        scenario.play("pass")
    if scenario.step == "order":
        for seat, side in enumerate((attack, defend)):
            for space, company in enumerate(side.split()[1:-1], 1):
                if seat in scenario.waiting:
                    scenario.play(f"{seat}: line {space}:{company}")
    return scenario
