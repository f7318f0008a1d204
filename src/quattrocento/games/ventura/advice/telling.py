"""Battles told of: the one in progress, those that a march may begin, or one that is only thought of.

What is told rests on the view. Orders that the view does not show are all calculated; Events and retreats
are left out.
"""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.ventura.advice.contest import Contest, contest_between, contest_of
from quattrocento.games.ventura.advice.sayings import (
    assaults,
    calculated,
    choice,
    end,
    march,
    merged,
    resistance_note,
    share,
    told,
)
from quattrocento.games.ventura.components.typed import AREAS, Components
from quattrocento.games.ventura.knowledge.imagine import in_sight
from quattrocento.games.ventura.knowledge.view import VenturaView
from quattrocento.games.ventura.position.battle import DEFENDER, NO_SIDE, with_line
from quattrocento.games.ventura.position.position import NOWHERE, Ventura
from quattrocento.games.ventura.rules.battle.resistance import USES
from quattrocento.games.ventura.rules.phases.movement import March
from quattrocento.games.ventura.rules.troops.troops import index, opponent_at, troops_at
from quattrocento.games.ventura.rules.verbs import TERRITORY, area_and_company
from quattrocento.kernel.move import Move
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY

# Battles that are calculated unasked: five Companies against five, in less than a second.
_QUICK: Final = 15_000
_WITH: Final = ("with", "con")
_WORDS: Final = 3


def forecast(view: VenturaView, components: Components, options: Sequence[Move]) -> list[Saying]:
    """The battle in progress before each choice in it, and the battles that a march may begin.

    Where one Company to be placed is asked about, it is the battle with that Company in its space.
    """
    position = in_sight(view, components)
    if position.battle is not None:
        contest = _at_hand(position)
        return _told_unasked(contest, view.seat, options) if contest is not None else []
    step = position.stack[-1] if position.stack else None
    if not isinstance(step, March):
        return []
    lines: list[Saying] = []
    size = 0
    for verb, tile in options:
        if verb == "to":
            contests = contests_at(position, step.seat, step.area, tile)
            size += sum(contest.size() for contest in contests)
            if size <= _QUICK:
                lines += [march(contest, tile) for contest in contests]
    return lines


def _told_unasked(contest: Contest, seat: int, options: Sequence[Move]) -> list[Saying]:
    side, names = contest.battle.side(seat), contest.battle.seats
    if len(options) == 1 and options[0][0] == "line" and side != NO_SIDE:
        placed = (*contest.battle.lines[side], area_and_company(options[0][1])[1])
        contest.battle.lines = with_line(contest.battle.lines, side, placed)
        return [] if contest.size() > _QUICK else [share(merged(contest.trials(side)), names)]
    if contest.size() > _QUICK:
        return []
    if contest.size() > 1:
        return told(contest, seat)
    if side != NO_SIDE and options and options[0][0] in USES:
        return [*(choice(contest, side, move) for move in options), *resistance_note(contest)]
    outcome = calculated(contest)
    return [*assaults(outcome, names)[:1], end(outcome, names), *resistance_note(contest)]


def odds(view: VenturaView, components: Components, words: Sequence[str]) -> list[Saying]:
    """The battle that is asked for: the one at hand, or ``village_1 with 2``, the own Troop 2."""
    position = in_sight(view, components)
    if not words:
        contest = _at_hand(position)
        if contest is None:
            raise OddsError("odds-nothing")
        return told(contest, view.seat)
    contests = _idea(position, view.seat, words)
    return [line for contest in contests for line in told(contest, view.seat)]


def _at_hand(position: Ventura) -> Contest | None:
    """The battle in progress, if it can be calculated: not while the defender has not chosen his Troop."""
    if position.battle is None or not position.battle.areas[DEFENDER]:
        return None
    return contest_of(position, position.battle)


def contests_at(position: Ventura, seat: int, area: int, tile: int) -> list[Contest]:
    """The battles that await a Troop on a Territory; against several Troops the defender chooses."""
    opponent = opponent_at(position, seat, tile)
    if opponent == NOBODY:
        return []
    return [
        contest_between(position, seat, area, opponent, other, tile)
        for other in troops_at(position, opponent, tile)
    ]


def _idea(position: Ventura, seat: int, words: Sequence[str]) -> list[Contest]:
    """The battles of the seat's own Troop, named by its area, on a named Territory."""
    if len(words) != _WORDS or words[1].casefold() not in _WITH or seat < 0:
        raise OddsError("odds-form")
    place, _, troop = words
    found = called(TERRITORY, place, position.components)
    if len(found) != 1:
        raise OddsError("odds-no-territory", word=place)
    tile = found[0]
    area = int(troop) if troop in map(str, range(1, AREAS + 1)) else 0
    if not area or position.at[index(seat, area)] == NOWHERE:
        raise OddsError("odds-no-troop", word=troop)
    contests = contests_at(position, seat, area, tile)
    if not contests:
        raise OddsError("odds-no-opponent", territory=tile)
    return contests
