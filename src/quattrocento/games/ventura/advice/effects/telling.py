"""What each option costs and brings to the seat that looks, and to others."""

import random
from collections.abc import Sequence

from quattrocento.games.ventura.advice.effects.ahead import ahead
from quattrocento.games.ventura.advice.effects.clauses import clause_after, clause_of, clause_of_loss
from quattrocento.games.ventura.advice.effects.playing_out import Case, Line, in_order, played_out
from quattrocento.games.ventura.advice.effects.turns import whose_turn
from quattrocento.games.ventura.components.typed import Components
from quattrocento.games.ventura.knowledge.imagine import imagine
from quattrocento.games.ventura.knowledge.observed import ObservedVentura
from quattrocento.games.ventura.knowledge.view import VenturaView
from quattrocento.games.ventura.rules.battle.order import Order
from quattrocento.kernel.effect import Effect, changes, ending_turn, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

_OF_OTHERS = ("points", "markers", "companies", "captains", "cards")
_ENDS_ANYWAY = frozenset(
    (
        *("family", "tile", "lay", "city", "claim", "prestige", "fortune", "keep_tile", "under", "annex"),
        *("keep", "discard"),
    )
)
"""Steps in which all options end the turn, or none: it need not be told."""
_WINS = {"won": "VTR-1.3", "won_by_city": "VTR-1.2", "won_alone": "VTR-1.7"}


def effects(view: VenturaView, components: Components, options: Sequence[Move]) -> list[list[Effect]]:
    """Of every option of the view's seat; what is imagined of hidden things shows in none of them."""
    if view.seat not in view.waiting:
        return [[] for _ in options]
    table = imagine(view, random.Random(0), components)
    return [_effects(table, view.seat, move) for move in options]


def _effects(table: ObservedVentura, seat: int, move: Move) -> list[Effect]:
    cases = played_out(table, seat, move)
    return [
        *_victory(cases, seat),
        *_own(table, seat, move, cases),
        *_of_others(table, seat, move, cases),
        *ahead(table, seat, move, cases),
        *_end_of_turn(table, seat, cases),
    ]


def _own(table: ObservedVentura, seat: int, move: Move, cases: list[Case]) -> list[Effect]:
    step, verb = table.stack[-1].name, move[0]
    conquers = bool(_fallen(cases))
    found: list[Effect] = []
    for line in _lines([case.done for case in cases]):
        owner, account, source = line
        if owner == seat:
            amounts = [case.done.get(line, 0) for case in cases]
            clause = clause_of(account, source, step, verb, conquers)
            if (account, verb) == ("captains", "dismiss") and (seat, "companies", "") not in cases[0].done:
                clause = "VTR-14.6"
            marks = _changed(table, cases[0], seat) if account == "markers" else ()
            found.append(changes(account, seat, min(amounts), max(amounts), clause, marks=marks))
    for line in _lines([case.follows for case in cases]):
        owner, account, source = line
        if owner == seat:
            amounts = [case.follows.get(line, 0) for case in cases]
            clause = clause_after(account, source, setup=table.round == 0)
            drawn = not isinstance(table.stack[-1], Order) and min(amounts) == 0
            if drawn and set(amounts) == {0, max(amounts)}:
                chance = 1 - amounts.count(0) / len(amounts)
                found.append(changes(account, seat, max(amounts), clause=clause, chance=chance))
            else:
                found.append(changes(account, seat, min(amounts), max(amounts), clause))
    return found


def _of_others(table: ObservedVentura, seat: int, move: Move, cases: list[Case]) -> list[Effect]:
    """What the option does to others. Who is spoken of is told all that happens to that account."""
    step, verb = table.stack[-1].name, move[0]
    struck = {line[:2] for case in cases for line in case.done if line[0] != seat and line[1] in _OF_OTHERS}
    totals = [
        {line: case.done.get(line, 0) + case.follows.get(line, 0) for line in (case.done | case.follows)}
        for case in cases
    ]
    fallen = _fallen(cases)
    found = [happens("eliminated", Saying("effect-eliminates", "VTR-26.1", seat=owner)) for owner in fallen]
    for line in _lines(totals):
        owner, account, source = line
        amounts = [total.get(line, 0) for total in totals]
        if (owner, account) in struck and any(amounts):
            clause = clause_of_loss(account, source, step, verb, owner in fallen)
            marks = _changed(table, cases[0], owner) if account == "markers" else ()
            found.append(
                changes(account, owner, min(amounts), max(amounts), clause, own=False, marks=marks)
            )
    return found


def _fallen(cases: list[Case]) -> list[int]:
    """The players who are eliminated in any case (VTR-26.1)."""
    each = [[event.about[0] for event in case.events if event.name == "eliminated"] for case in cases]
    return [owner for owner in each[0] if all(owner in fallen for fallen in each)]


def _lines(counts: Sequence[dict[Line, int]]) -> list[Line]:
    """Every line that changes in some case, in order."""
    return sorted({line for one in counts for line in one}, key=in_order)


def _changed(table: ObservedVentura, case: Case, seat: int) -> list[tuple[str, int]]:
    """The Territories of this seat whose markers become others."""
    tiles = sorted({*table.domain[seat], *case.table.domain[seat]})
    return [("territory", tile) for tile in tiles if table.markers[tile] != case.table.markers[tile]]


def _victory(cases: list[Case], seat: int) -> list[Effect]:
    """The game is won with this move, by whomever."""
    found: list[Effect] = []
    if any(case.table.result is None for case in cases):
        return []
    for event in cases[0].events:
        if event.name in _WINS:
            winner = event.about[0]
            message = "effect-wins" if winner == seat else "effect-other-wins"
            found.append(happens(event.name, Saying(message, _WINS[event.name], seat=winner)))
    return found if len({case.table.result.winners for case in cases if case.table.result}) == 1 else []


def _end_of_turn(table: ObservedVentura, seat: int, cases: list[Case]) -> list[Effect]:
    over = all(case.over for case in cases)
    if not over or whose_turn(table) != seat or table.stack[-1].name in _ENDS_ANYWAY:
        return []
    return [ending_turn("VTR-7.2")]
