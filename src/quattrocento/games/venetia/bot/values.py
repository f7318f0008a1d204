"""What things on the board are worth to each player, in VP: Influence, Podestà, footholds.

The numbers were found by letting bots play; they belong to no rule.
"""

from functools import lru_cache
from typing import Final

from quattrocento.games.venetia.bot.future import Future
from quattrocento.games.venetia.components.typed import Components
from quattrocento.kernel.seats import NOBODY

_PAIR: Final = 0.3  # of the danger to a lone Influence, what is left to two of them
_HOLDS: Final = (0.6, 0.75, 0.9)  # a Podestà, by how much Influence its owner is ahead
_BREAKS: Final = 0.75  # where one more Influence begins a revolt that removes it
_SAFE_LEAD, _OPEN_LEAD, _CHALLENGE = 0.4, 0.2, 0.12  # of a Podestà that is still to be won
_CHALLENGED: Final = 1  # at most so far ahead is an owner who can be caught


@lru_cache(maxsize=1 << 17)
def region_worth(
    components: Components,
    region: int,
    influence: tuple[int, ...],
    podesta: tuple[int, ...],
    future: Future,
    danger: float,
) -> tuple[float, ...]:
    """By seat, what a region is worth. Influence is given by colony and seat, Podestà by colony."""
    colonies = components.colonies_of[region]
    seats = len(influence) // len(colonies)
    worth = [0.0] * seats
    major = colonies.index(components.major_of[region])
    for seat in range(seats):
        own = influence[seat::seats]
        if any(own):
            worth[seat] = _presence(components, region, own[major], own.count(0), future, danger)
    for place, colony in enumerate(colonies):
        here = influence[place * seats : place * seats + seats]
        if any(here):
            _add_podesta(components, colony, here, podesta[place], future, danger, worth)
    return tuple(worth)


def _presence(
    components: Components, region: int, in_major: int, empty: int, future: Future, danger: float
) -> float:
    """VNZ-21.1 and VNZ-21.2 at all scorings to come; a Kingdom may drive a lone Influence out."""
    minor = components.points["presence_minor"]
    if not in_major:
        return minor * (future.soon + future.later)
    lost = danger if in_major == 1 else danger * _PAIR
    rest = 0 if empty == len(components.colonies_of[region]) - 1 else minor
    value = components.region_value[region]
    at_next = value - lost * (value - rest)
    return future.soon * at_next + future.later * (at_next - lost * (value - rest) / 2)


def _add_podesta(
    components: Components,
    colony: int,
    here: tuple[int, ...],
    owner: int,
    future: Future,
    danger: float,
    worth: list[float],
) -> None:
    """VNZ-21.3: what a Podestà is worth to its owner, and the hope of one to the others."""
    is_major = components.is_major[colony]
    points = components.points["podesta_major" if is_major else "podesta_minor"]
    scorings = future.soon + future.later
    total, value = sum(here), components.colony_value[colony]
    if owner == NOBODY:
        most = max(here)
        lead = here.index(most)
        others = max(number for seat, number in enumerate(here) if seat != lead)
        safe = others + value - total < most  # nobody catches up with what is still missing
        share = _SAFE_LEAD if safe else _OPEN_LEAD
        for seat, number in enumerate(here):
            if number == most:
                worth[seat] += share * points * scorings * total / value
        return
    ahead = here[owner] - max(number for seat, number in enumerate(here) if seat != owner)
    holds = _HOLDS[min(max(ahead, 0), len(_HOLDS) - 1)]
    present = sum(1 for number in here if number)
    if total + 1 >= components.revolt_at and total + 1 - present < value:
        holds *= _BREAKS
    if is_major and total - present < value:
        holds *= 1 - danger
    worth[owner] += points * (future.soon * (1 - (1 - holds) * future.fade) + future.later * holds)
    if ahead <= _CHALLENGED:
        for seat, number in enumerate(here):
            if number and seat != owner:
                worth[seat] += _CHALLENGE * points * scorings
