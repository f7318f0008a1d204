"""Battles put into sayings: one by its assaults, many orders by who wins how often and loses what."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.ventura.advice.calculator import SIDES, Outcome, Spread, Trial, best_of, fought
from quattrocento.games.ventura.advice.contest import Contest
from quattrocento.games.ventura.components.typed import WOUND_BITS, WOUND_MASK
from quattrocento.games.ventura.position.battle import ATTACKER, DEFENDER, NO_SIDE, Line, with_side
from quattrocento.games.ventura.rules.battle.resistance import USES
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying, Spoken, named

Names = tuple[Spoken, Spoken]
"""Who fights, by side: seats, or sayings where nobody in particular does."""

STATED_SIDES: Final[Names] = (Saying("odds-the-attacker"), Saying("odds-the-defender"))


def told(contest: Contest, seat: int) -> list[Saying]:
    """A battle as a seat sees it, which is told its best order while it may still choose one."""
    names = contest.battle.seats
    if contest.size() == 1:
        return [*told_exactly(calculated(contest), names), *resistance_note(contest)]
    side = contest.battle.side(seat)
    trials = contest.trials(max(side, ATTACKER))
    lines = told_spread(merged(trials), names)
    if len(trials) > 1 and side != NO_SIDE:
        best = best_of(trials, side)
        order, won = companies(best.line), best.spread.won[side]
        lines.insert(-1, Saying("odds-best", order=order, won=won, fights=best.spread.fights))
    return [*lines, *resistance_note(contest)]


def resistance_note(contest: Contest) -> list[Saying]:
    """How modifiers are taken to be used, where their owner chooses the assault (VTR-22.7)."""
    return [Saying("odds-resistance")] if contest.chooses_resistance() else []


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


# ---- one order on each side


def told_exactly(outcome: Outcome, names: Names) -> list[Saying]:
    """One saying for each assault to come, then the end."""
    return [*assaults(outcome, names), end(outcome, names)]


def assaults(outcome: Outcome, names: Names) -> list[Saying]:
    """What each side inflicts and prevents, and who is left."""
    return [
        Saying(
            "odds-assault",
            number=assault.number,
            attacker=names[ATTACKER],
            inflicts=assault.inflicted[ATTACKER],
            prevented=assault.stopped[DEFENDER],
            defender=names[DEFENDER],
            answers=assault.inflicted[DEFENDER],
            parried=assault.stopped[ATTACKER],
            left=companies(assault.lines[ATTACKER]),
            remains=companies(assault.lines[DEFENDER]),
        )
        for assault in outcome.assaults
    ]


def end(outcome: Outcome, names: Names) -> Saying:
    """Who wins in the end."""
    if outcome.winner == NO_SIDE:
        return Saying("odds-both")
    return Saying("odds-won", seat=names[outcome.winner])


def choice(contest: Contest, side: int, move: Move) -> Saying:
    """The coming assault and the end, if the side uses these resistance modifiers in it (VTR-22.7)."""
    verb, prevented = move
    battle = contest.battle.copy()
    battle.using = with_side(battle.using, side, USES[verb])
    outcome, names = fought(contest.stakes, battle), battle.seats
    return Saying(
        "odds-choice",
        choice=Saying(named("move", verb), noun=prevented),
        assault=assaults(outcome, names)[0],
        end=end(outcome, names),
    )


# ---- many orders


def told_spread(found: Spread, names: Names) -> list[Saying]:
    """How many of all orders each side wins, and the range and the mean of its losses."""
    attacker, defender = (_losses(found, side) for side in SIDES)
    return [
        share(found, names),
        Saying(
            "odds-lost",
            attacker=names[ATTACKER],
            losses=attacker,
            defender=names[DEFENDER],
            others=defender,
        ),
        Saying("odds-note"),
    ]


def share(found: Spread, names: Names) -> Saying:
    """How many of all orders each side wins."""
    return Saying(
        "odds-share",
        attacker=names[ATTACKER],
        defender=names[DEFENDER],
        fights=found.fights,
        won=found.won[ATTACKER],
        lost=found.won[DEFENDER],
        neither=found.fights - sum(found.won),
    )


def _losses(found: Spread, side: int) -> Saying:
    """The range and the mean of the Companies that a side loses, and of its wounds."""
    return Saying(
        "odds-losses",
        least=min(found.lost[side]),
        most=max(found.lost[side]),
        mean=found.mean_lost(side),
        least_wounds=min(found.wounds[side]),
        most_wounds=max(found.wounds[side]),
        wounds=found.mean_wounds(side),
    )


def march(contest: Contest, tile: int) -> Saying:
    """The battle that a march onto this Territory begins."""
    found = merged(contest.trials(ATTACKER))
    return Saying(
        "odds-march",
        territory=tile,
        won=found.won[ATTACKER],
        fights=found.fights,
        least=min(found.lost[ATTACKER]),
        most=max(found.lost[ATTACKER]),
        mean=found.mean_lost(ATTACKER),
    )


# ---- Companies


def companies(line: Line) -> list[Saying]:
    """The Companies of a line with their wounds."""
    return [_company(company) for company in line] or [Saying("odds-nobody")]


def _company(company: int) -> Saying:
    card, wounds = company >> WOUND_BITS, company & WOUND_MASK
    return Saying("odds-wounded", card=card, wounds=wounds) if wounds else Saying("odds-company", card=card)
