"""What is still to come: scorings, turns, Threat cards and elections, as far as one can tell."""

from functools import lru_cache
from typing import Final, NamedTuple

from quattrocento.games.venetia.components.typed import APOGEE, REGIONS, RISE, STRUGGLE, Components
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.scoring import to_first_scoring

_VENICE_A_TURN: Final = (0.9, 0.7, 0.5)  # spaces of the Power track
_THREATS_A_TURN: Final = (0.35, 0.5, 0.65)  # those of attacks included
_CROSSES: Final = (0.25, 0.7, 1.35)  # of one Threat card
_TURNS_OF_EPOCH: Final = (11.0, 16.0, 14.0)
_TURNS_OF_TERM: Final = 5.0  # between two elections
_STEADY: Final = (1.0, 0.72, 0.5)  # how far what stands now will stand at the next scorings
_FADES_WITHIN: Final = 6.0  # turns after which nothing is certain any more


class Future(NamedTuple):
    """What a position leads to. Rounded, so that like positions share what is worked out from it."""

    soon: float
    """How much the next scoring counts."""
    later: float
    """How much all scorings after it count together."""
    fade: float
    """How uncertain it is, from 0 to 1, that what stands now stands at the next scoring."""
    draws: float
    """Threat cards before the next scoring."""
    turns: float
    """Turns to the end of the game, of all players."""
    elections: float
    """Elections before the final one."""


def future(position: Venetia) -> Future:
    """What the Power track lets one expect (What a good player considers, 6 and 7)."""
    return _future(
        position.epoch,
        max(0, position.enemies - position.venice),
        position.enemies,
        to_first_scoring(position),
    )


@lru_cache(maxsize=1024)
def _future(epoch: int, between: int, enemies: int, to_first: int) -> Future:
    threats = _THREATS_A_TURN[epoch]
    scorings = len(_STEADY) - epoch
    if epoch == RISE:
        turns = to_first / _VENICE_A_TURN[RISE]
    elif epoch == APOGEE:
        turns = between / (_VENICE_A_TURN[APOGEE] + threats * _CROSSES[APOGEE])
    else:
        turns = (enemies - 1) / (threats * _CROSSES[epoch])
    left = turns + sum(_TURNS_OF_EPOCH[epoch + 1 :])
    if epoch == STRUGGLE and to_first and to_first / _VENICE_A_TURN[epoch] < turns:  # VNZ-R11
        turns = to_first / _VENICE_A_TURN[epoch]
        scorings += 1
    return Future(
        soon=_STEADY[0],
        later=sum(_STEADY[1:scorings]),
        fade=round(min(1.0, turns / _FADES_WITHIN), 1),
        draws=round(turns * threats, 1),
        turns=left,
        elections=left / _TURNS_OF_TERM,
    )


@lru_cache(maxsize=4096)
def dangers(components: Components, deck: tuple[int, ...], draws: float) -> tuple[float, ...]:
    """By region, the chance that a Kingdom comes there before the next scoring (VNZ-17.5)."""
    left = sum(deck) or 1
    found: list[float] = []
    for region in range(REGIONS):
        cards = zip(components.threat_region, deck, strict=True)
        there = sum(number for place, number in cards if place == region)
        found.append(round(1 - (1 - min(there / left, 0.9)) ** draws, 1))
    return tuple(found)
