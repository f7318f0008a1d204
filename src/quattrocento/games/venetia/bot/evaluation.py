"""How good a position looks for a seat, in VP (What a good player considers)."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.venetia.bot.action_values import ActionValues, Regions
from quattrocento.games.venetia.bot.future import future
from quattrocento.games.venetia.bot.holdings import holdings
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.sestieri import Receive, Received

VICTORY: Final = 100.0
_LEADER: Final = 0.45  # how much a point of the strongest rival counts against an own one
_CARD_TO_COME: Final = 1.2
_OTHERS: Final = 0.35  # of all rivals together, on average


def evaluate(position: Venetia, seat: int) -> float:
    """The seat's outlook against that of its rivals, and what its turn can still bring."""
    if position.result is not None:
        return _weighed(list(map(float, position.points)), seat) + VICTORY * (
            seat in position.result.winners
        )
    regions = Regions(position, future(position))
    worths = outlook(position, regions)
    worth = _weighed(worths, seat)
    if position.active == seat:
        worth += ActionValues(regions, seat, weights(worths, seat)).of_turn()
    return worth


def action_values(position: Venetia, seat: int) -> ActionValues:
    """What this player could do with the Action Points of the turn."""
    regions = Regions(position, future(position))
    return ActionValues(regions, seat, weights(outlook(position, regions), seat))


def outlook(position: Venetia, regions: Regions) -> list[float]:
    """By seat, the points and what can be expected."""
    expected = regions.totals()
    for step in position.stack:
        if isinstance(step, (Receive, Received)):
            expected[step.seat] += _CARD_TO_COME
    return [
        position.points[seat] + expected[seat] + holdings(position, seat, regions.ahead)
        for seat in range(position.seats)
    ]


def weights(worths: Sequence[float], seat: int) -> list[float]:
    """How much a point of each player counts for this seat."""
    rivals = [other for other in range(len(worths)) if other != seat]
    strongest = max(rivals, key=lambda other: worths[other])
    found = [-_OTHERS / len(rivals)] * len(worths)
    found[strongest] -= _LEADER
    found[seat] = 1.0
    return found


def _weighed(worths: Sequence[float], seat: int) -> float:
    return sum([w * worth for w, worth in zip(weights(worths, seat), worths, strict=True)])
