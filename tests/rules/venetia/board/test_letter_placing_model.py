"""Placing Influence in a colony against a small model written from the summary alone (VNZ-16)."""

from random import Random
from typing import Any, Final, NamedTuple

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import influence, pawns, podesta, supply

NOBODY: Final = -1
VALUES: Final = {"pola": 3, "zara": 4, "messina": 5}
TOKENS: Final = {"repulsed": 0, "skirmish": 1, "victory": 2, "costly_victory": 2, "conquest": 3}
LOSSES: Final = ("one", "until_below")
ORDERS: Final = ("podesta_first", "revolt_first")
STAYING: Final = ("while_value_met", "until_outnumbered", "never_lost")
_DOGE: Final = 1


class Colony(NamedTuple):
    """Who has how much Influence in a colony, whose Podestà stands there, and the steps of Venice."""

    held: tuple[int, ...]
    owner: int
    steps: int = 0


def judged(colony: Colony, value: int, active: int, staying: str) -> Colony:
    """The Podestà as the Influence wants it."""
    held, owner = colony.held, colony.owner
    most = max(held)
    order = [active, _DOGE, *((active + step) % len(held) for step in range(1, len(held)))]
    entitled = next(seat for seat in order if held[seat] == most)
    if owner == NOBODY:
        return Colony(held, entitled, colony.steps + 1) if sum(held) >= value else colony
    if staying == "never_lost" or (held[owner] == most and sum(held) >= value):
        return colony
    if sum(held) >= value:
        return colony._replace(owner=entitled)
    stays = staying == "until_outnumbered" and held[owner] == most > 0
    return colony if stays else colony._replace(owner=NOBODY)


def risen(colony: Colony, losses: str) -> Colony:
    """The colony after a revolt."""
    left = colony._replace(held=tuple(max(0, number - 1) for number in colony.held))
    return risen(left, losses) if losses == "until_below" and sum(left.held) >= 6 else left


def expected(
    colony: Colony, value: int, active: int, lot: int, losses: str, order: str, staying: str
) -> Colony:
    """What a lot of Influence that one player places makes of a colony."""
    if not lot:
        return colony
    held = tuple(number + lot * (seat == active) for seat, number in enumerate(colony.held))
    now = colony._replace(held=held)
    if sum(held) < 6:
        return judged(now, value, active, staying)
    if order == "podesta_first":
        now = judged(now, value, active, staying)
    return judged(risen(now, losses), value, active, staying)


def settled(rng: Random, name: str, seats: int, losses: str, staying: str) -> Colony:
    """A colony as a game may have left it."""
    most = 5 if losses == "until_below" else 9
    held = tuple(rng.choice((0, 0, 1, 1, 2, 3, 5)) for _ in range(seats))
    while sum(held) > most:
        held = tuple(rng.randint(0, 3) for _ in range(seats))
    most_held = [seat for seat, number in enumerate(held) if number == max(held)]
    if sum(held) >= VALUES[name]:
        return Colony(held, rng.randrange(seats) if staying == "never_lost" else rng.choice(most_held))
    if staying == "until_outnumbered" and max(held) and rng.random() < 0.5:
        return Colony(held, rng.choice(most_held))
    return Colony(held, rng.randrange(seats) if staying == "never_lost" and rng.random() < 0.5 else NOBODY)


def placed(rng: Random, name: str, colony: Colony, settings: dict[str, str]) -> tuple[Scenario, int, int]:
    """One placement there, by whom, and how much of it."""
    seats = len(colony.held)
    active, token = rng.randrange(seats), rng.choice(("", *TOKENS))
    stands = f" podesta {colony.owner}" if colony.owner != NOBODY else ""
    lies: dict[str, Any] = {name: " ".join(map(str, colony.held)) + stands}
    die = "military" if token else rng.choice(("commercial", "political"))
    scenario = venetia(die, 1, active, seats, doge=_DOGE, settings=settings, **lies)
    scenario.play(f"{'attack' if token else 'influence'} {name}", fate=token)
    return scenario, active, TOKENS[token] if token else 1


@rule(
    "VNZ-16.1",
    "VNZ-16.2",
    "VNZ-16.3",
    "VNZ-16.4",
    "VNZ-16.7",
    "VNZ-16.8",
    "VNZ-25.2",
    "VNZ-25.10",
    "VNZ-25.11",
)
@pytest.mark.parametrize("staying", STAYING)
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("losses", LOSSES)
def test_16_a_placement_does_what_the_model_says(losses: str, order: str, staying: str) -> None:
    rng = Random(f"{losses} {order} {staying}")
    settings = {"revolt_losses": losses, "revolt_order": order, "podesta_rule": staying}
    for _ in range(60):
        name = rng.choice(list(VALUES))
        before = settled(rng, name, rng.choice((2, 3, 4)), losses, staying)
        game, active, lot = placed(rng, name, before, settings)
        after = expected(before, VALUES[name], active, lot, losses, order, staying)
        found = Colony(tuple(influence(game, name)), podesta(game, name), pawns(game)[0] - 2)
        assert found == after, (name, before, active, lot)
        assert supply(game) == [40 - number for number in after.held]
