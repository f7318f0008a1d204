"""Battles told in sentences: the one in progress, those of a march, or one that is only thought of.

What is told rests on the view. Orders that the view does not show are all calculated; Events and retreats
are left out.
"""

import random
from collections.abc import Sequence
from typing import Final

from quattrocento.games.ventura.advice.calculator import SIDES, Outcome, Spread, Trial, best_of, fought
from quattrocento.games.ventura.advice.contest import Contest, contest_between, contest_of
from quattrocento.games.ventura.components.typed import AREAS, WOUND_BITS, WOUND_MASK, Components
from quattrocento.games.ventura.knowledge.imagine import imagine
from quattrocento.games.ventura.knowledge.view import VenturaView
from quattrocento.games.ventura.position.battle import (
    ATTACKER,
    DEFENDER,
    NO_SIDE,
    Line,
    battle_from,
    with_line,
    with_side,
)
from quattrocento.games.ventura.position.position import NOWHERE, Ventura
from quattrocento.games.ventura.rules.battle.resistance import USES
from quattrocento.games.ventura.rules.phases.movement import March
from quattrocento.games.ventura.rules.troops.troops import index, opponent_at, troops_at
from quattrocento.games.ventura.rules.verbs import TERRITORY, area_and_company
from quattrocento.kernel.move import Move
from quattrocento.kernel.naming import called
from quattrocento.kernel.odds import OddsError
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.voice import Voice

# Battles that are calculated unasked: five Companies against five, in less than a second.
_QUICK: Final = 15_000
_WITH: Final = ("with", "con")
_WORDS: Final = 3


def forecast(view: VenturaView, components: Components, options: Sequence[Move], voice: Voice) -> list[str]:
    """The battle in progress before each choice in it, and the battles that a march may begin.

    Where one Company to be placed is asked about, it is the battle with that Company in its space.
    """
    position = _on_the_table(view, components)
    if view.battle is not None:
        contest = _at_hand(position, view)
        return _told_unasked(contest, view.seat, options, voice) if contest is not None else []
    step = position.stack[-1] if position.stack else None
    if not isinstance(step, March):
        return []
    lines: list[str] = []
    size = 0
    for verb, tile in options:
        if verb == "to":
            contests = contests_at(position, step.seat, step.area, tile)
            size += sum(contest.size() for contest in contests)
            if size <= _QUICK:
                lines += [_march(contest, tile, voice) for contest in contests]
    return lines


def _told_unasked(contest: Contest, seat: int, options: Sequence[Move], voice: Voice) -> list[str]:
    side = contest.battle.side(seat)
    if len(options) == 1 and options[0][0] == "line" and side != NO_SIDE:
        placed = (*contest.battle.lines[side], area_and_company(options[0][1])[1])
        contest.battle.lines = with_line(contest.battle.lines, side, placed)
        return (
            []
            if contest.size() > _QUICK
            else [_share(merged(contest.trials(side)), _names(contest, voice), voice)]
        )
    if contest.size() > _QUICK:
        return []
    if contest.size() > 1:
        return told(contest, seat, voice)
    if side != NO_SIDE and options and options[0][0] in USES:
        told_each = [_choice(contest, side, move, voice) for move in options]
        return [*told_each, *resistance_note(contest, voice)]
    outcome = calculated(contest)
    return [
        *_assaults(outcome, _names(contest, voice), voice)[:1],
        _end(outcome, _names(contest, voice), voice),
        *resistance_note(contest, voice),
    ]


def _choice(contest: Contest, side: int, move: Move, voice: Voice) -> str:
    """The coming assault and the end, if the side uses these resistance modifiers in it (VTR-22.7)."""
    verb, prevented = move
    battle = contest.battle.copy()
    battle.using = with_side(battle.using, side, USES[verb])
    outcome = fought(contest.stakes, battle)
    names = _names(contest, voice)
    choice = voice.say(f"move-{verb}".replace("_", "-"), noun=prevented)
    assault, end = _assaults(outcome, names, voice)[0], _end(outcome, names, voice)
    return voice.say("odds-choice", choice=choice, assault=assault, end=end)


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
    names = _names(contest, voice)
    if contest.size() == 1:
        return [*told_exactly(calculated(contest), names, voice), *resistance_note(contest, voice)]
    side = contest.battle.side(seat)
    trials = contest.trials(max(side, ATTACKER))
    lines = told_spread(merged(trials), names, voice)
    if len(trials) > 1 and side != NO_SIDE:
        best = best_of(trials, side)
        order, won = companies(best.line, voice), best.spread.won[side]
        lines.insert(-1, voice.say("odds-best", order=order, won=won, fights=best.spread.fights))
    return [*lines, *resistance_note(contest, voice)]


def resistance_note(contest: Contest, voice: Voice) -> list[str]:
    """How modifiers are taken to be used, where their owner chooses the assault (VTR-22.7)."""
    battle = contest.battle
    matters = any(battle.captain_guard) or (battle.ground != NO_SIDE and battle.ground_guard > 0)
    return [voice.say("odds-resistance")] if contest.stakes.rules.chosen_use and matters else []


def _names(contest: Contest, voice: Voice) -> tuple[str, str]:
    attacker, defender = contest.battle.seats
    return voice.seat(attacker), voice.seat(defender)


def calculated(contest: Contest) -> Outcome:
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
    return [*_assaults(outcome, names, voice), _end(outcome, names, voice)]


def _assaults(outcome: Outcome, names: tuple[str, str], voice: Voice) -> list[str]:
    return [
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


def _end(outcome: Outcome, names: Sequence[str], voice: Voice) -> str:
    if outcome.winner == NO_SIDE:
        return voice.say("odds-both")
    return voice.say("odds-won", winner=names[outcome.winner])


def told_spread(found: Spread, names: tuple[str, str], voice: Voice) -> list[str]:
    """How many of all orders each side wins, and the range and the mean of its losses."""
    lines = [_share(found, names, voice)]
    attacker, defender = (_losses(found, side, voice) for side in SIDES)
    lines.append(
        voice.say(
            "odds-lost",
            attacker=names[ATTACKER],
            losses=attacker,
            defender=names[DEFENDER],
            others=defender,
        )
    )
    return [*lines, voice.say("odds-note")]


def _losses(found: Spread, side: int, voice: Voice) -> str:
    """The range and the mean of the Companies that a side loses, and the mean of its wounds."""
    return voice.say(
        "odds-losses",
        least=min(found.lost[side]),
        most=max(found.lost[side]),
        mean=decimal(found.mean_lost(side), voice),
        wounds=decimal(found.mean_wounds(side), voice),
    )


def _share(found: Spread, names: tuple[str, str], voice: Voice) -> str:
    return voice.say(
        "odds-share",
        attacker=names[ATTACKER],
        defender=names[DEFENDER],
        fights=found.fights,
        won=found.won[ATTACKER],
        lost=found.won[DEFENDER],
        neither=found.fights - sum(found.won),
    )


def _march(contest: Contest, tile: int, voice: Voice) -> str:
    found = merged(contest.trials(ATTACKER))
    return voice.say(
        "odds-march",
        place=voice.component("territory", tile),
        won=found.won[ATTACKER],
        fights=found.fights,
        least=min(found.lost[ATTACKER]),
        most=max(found.lost[ATTACKER]),
        mean=decimal(found.mean_lost(ATTACKER), voice),
    )


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
