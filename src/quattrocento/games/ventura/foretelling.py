"""Battles foretold in sentences: the one in progress, those of a march, or one that is only thought of.

What is told rests on the view. Orders that the view does not show are reckoned all; Events and retreats
are left out.
"""

import random
from collections.abc import Sequence
from typing import Final

from quattrocento.games.ventura.calculator import SIDES, Outcome, Spread, Trial, best_of, fought
from quattrocento.games.ventura.combat import ATTACKER, DEFENDER, NO_SIDE, Line, battle_from
from quattrocento.games.ventura.components import AREAS, WOUND_BITS, WOUND_MASK, Components
from quattrocento.games.ventura.contest import Contest, contest_between, contest_of
from quattrocento.games.ventura.imagination import imagine
from quattrocento.games.ventura.knowledge import VenturaView
from quattrocento.games.ventura.movement import March
from quattrocento.games.ventura.state import NOWHERE, Ventura
from quattrocento.games.ventura.troops import index, opponent_at, troops_at
from quattrocento.games.ventura.verbs import TERRITORY
from quattrocento.kernel.game import OddsError
from quattrocento.kernel.move import NOBODY, Move
from quattrocento.kernel.naming import called
from quattrocento.kernel.voice import Voice

_QUICK: Final = 600  # battles that are reckoned unasked
_WITH: Final = ("with", "con")
_WORDS: Final = 3


def forecast(view: VenturaView, components: Components, options: Sequence[Move], voice: Voice) -> list[str]:
    """The battle in progress before each choice in it, and the battles that a march may begin."""
    position = _on_the_table(view, components)
    if view.battle is not None:
        contest = _at_hand(position, view)
        return told(contest, view.seat, voice) if contest is not None and contest.size() <= _QUICK else []
    step = position.stack[-1] if position.stack else None
    if not isinstance(step, March):
        return []
    lines: list[str] = []
    for verb, tile in options:
        if verb == "to":
            contests = contests_at(position, step.seat, step.area, tile)
            if sum(contest.size() for contest in contests) <= _QUICK:
                lines += [_march(contest, tile, voice) for contest in contests]
    return lines


def odds(view: VenturaView, components: Components, words: Sequence[str], voice: Voice) -> list[str]:
    """The battle that is asked for: the one at hand, or ``village_1 with 2``, the own Troop 2."""
    position = _on_the_table(view, components)
    if not words:
        contest = _at_hand(position, view)
        if contest is None:
            raise OddsError("odds-nothing")
        return told(contest, view.seat, voice)
    contests = _idea(position, view.seat, words, voice)
    return [line for contest in contests for line in told(contest, view.seat, voice)]


def _on_the_table(view: VenturaView, components: Components) -> Ventura:
    # Only hands, reserves and orders are left to chance; orders are taken from the view again.
    return imagine(view, random.Random(0), components)


def _at_hand(position: Ventura, view: VenturaView) -> Contest | None:
    """The battle in progress as the view shows it; None while the defender has not chosen his Troop."""
    if view.battle is None or not view.battle.areas[DEFENDER]:
        return None
    return contest_of(position, battle_from(view.battle))


def contests_at(position: Ventura, seat: int, area: int, tile: int) -> list[Contest]:
    """The battles that await a Troop on a Territory; against several Troops the defender chooses."""
    opponent = opponent_at(position, seat, tile)
    if opponent == NOBODY:
        return []
    return [
        contest_between(position, seat, area, opponent, other, tile)
        for other in troops_at(position, opponent, tile)
    ]


def _idea(position: Ventura, seat: int, words: Sequence[str], voice: Voice) -> list[Contest]:
    if len(words) != _WORDS or words[1].casefold() not in _WITH or seat < 0:
        raise OddsError("odds-form")
    return battles_of(position, seat, words[2], words[0], voice)


def battles_of(position: Ventura, seat: int, troop: str, place: str, voice: Voice) -> list[Contest]:
    """The battles of a seat's Troop, named by its area, on a named Territory."""
    named = called(TERRITORY, place, voice)
    if len(named) != 1:
        raise OddsError("odds-no-territory", word=place)
    tile = named[0]
    area = int(troop) if troop in map(str, range(1, AREAS + 1)) else 0
    if not area or position.at[index(seat, area)] == NOWHERE:
        raise OddsError("odds-no-troop", word=troop)
    contests = contests_at(position, seat, area, tile)
    if not contests:
        raise OddsError("odds-no-opponent", place=voice.component("territory", tile))
    return contests


# ---- sentences


def told(contest: Contest, seat: int, voice: Voice) -> list[str]:
    """A battle as a seat sees it, which is told its best order while it may still choose one."""
    names = (voice.seat(contest.battle.seats[ATTACKER]), voice.seat(contest.battle.seats[DEFENDER]))
    if contest.size() == 1:
        return told_exactly(reckoned(contest), names, voice)
    side = contest.battle.side(seat)
    trials = contest.trials(max(side, ATTACKER))
    lines = told_spread(merged(trials), names, voice)
    if len(trials) > 1 and side != NO_SIDE:
        best = best_of(trials, side)
        order, won = companies(best.line, voice), best.spread.won[side]
        lines.insert(-1, voice.say("odds-best", order=order, won=won, fights=best.spread.fights))
    return lines


def reckoned(contest: Contest) -> Outcome:
    """The exact outcome, where only one order is possible on each side."""
    battle = contest.battle.copy()
    battle.lines = (contest.possible(ATTACKER)[0], contest.possible(DEFENDER)[0])
    return fought(contest.stakes, battle)


def merged(trials: Sequence[Trial]) -> Spread:
    """All ways of all trials."""
    first = trials[0].spread
    found = Spread(first.before, first.rules)
    for trial in trials:
        found.merge(trial.spread)
    return found


def told_exactly(outcome: Outcome, names: tuple[str, str], voice: Voice) -> list[str]:
    """One sentence for each assault to come, then the end."""
    lines = [
        voice.say(
            "odds-assault",
            number=assault.number,
            attacker=names[ATTACKER],
            inflicts=assault.inflicted[ATTACKER],
            defender=names[DEFENDER],
            answers=assault.inflicted[DEFENDER],
            left=companies(assault.lines[ATTACKER], voice),
            remains=companies(assault.lines[DEFENDER], voice),
        )
        for assault in outcome.assaults
    ]
    return [*lines, _end(outcome, names, voice), voice.say("odds-note")]


def _end(outcome: Outcome, names: Sequence[str], voice: Voice) -> str:
    if outcome.winner == NO_SIDE:
        return voice.say("odds-both")
    return voice.say("odds-won", winner=names[outcome.winner])


def told_spread(found: Spread, names: tuple[str, str], voice: Voice) -> list[str]:
    """How many of all orders each side wins, and the range and the mean of its losses."""
    lines = [
        voice.say(
            "odds-share",
            attacker=names[ATTACKER],
            defender=names[DEFENDER],
            fights=found.fights,
            won=found.won[ATTACKER],
            lost=found.won[DEFENDER],
            neither=found.fights - sum(found.won),
        )
    ]
    for side in SIDES:
        lines.append(
            voice.say(
                "odds-lost",
                seat=names[side],
                least=min(found.lost[side]),
                most=max(found.lost[side]),
                mean=decimal(found.mean_lost(side), voice),
                wounds=decimal(found.mean_wounds(side), voice),
            )
        )
    return [*lines, voice.say("odds-note")]


def _march(contest: Contest, tile: int, voice: Voice) -> str:
    place = voice.component("territory", tile)
    found = merged(contest.trials(ATTACKER))
    return voice.say("odds-march", place=place, won=found.won[ATTACKER], fights=found.fights)


def companies(line: Line, voice: Voice) -> str:
    """The Companies of a line with their wounds."""
    return ", ".join(_company(company, voice) for company in line) or voice.say("odds-nobody")


def _company(company: int, voice: Voice) -> str:
    name = voice.component("card", company >> WOUND_BITS)
    wounds = company & WOUND_MASK
    return voice.say("odds-wounded", card=name, wounds=wounds) if wounds else name


def decimal(number: float, voice: Voice) -> str:
    whole, _, tenths = f"{number:.1f}".partition(".")
    return voice.say("odds-decimal", whole=whole, tenths=tenths)
