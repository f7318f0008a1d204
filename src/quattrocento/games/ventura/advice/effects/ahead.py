"""What an option leads to: what later choices of it cost, battles, marches, and every round to come."""

from collections.abc import Callable, Iterator
from typing import Final

from quattrocento.games.ventura.advice.calculator import spread
from quattrocento.games.ventura.advice.effects.clauses import clause_of
from quattrocento.games.ventura.advice.effects.playing_out import Case, Line, in_order, played_out
from quattrocento.games.ventura.advice.effects.windows import of_event
from quattrocento.games.ventura.advice.telling import contests_at
from quattrocento.games.ventura.knowledge.observed import ObservedVentura
from quattrocento.games.ventura.position.battle import ATTACKER, DEFENDER
from quattrocento.games.ventura.rules.battle.retreat import Withdraw
from quattrocento.games.ventura.rules.domain import owner_of
from quattrocento.games.ventura.rules.draws import Discard, Keep
from quattrocento.games.ventura.rules.phases.deploy import Empty, MakeRoom, Place
from quattrocento.games.ventura.rules.phases.expansion import Settle
from quattrocento.games.ventura.rules.phases.fortune import KeepTile
from quattrocento.games.ventura.rules.phases.movement import March, cost_to_enter, movement_points
from quattrocento.games.ventura.rules.phases.upkeep import Upkeep, maintenance
from quattrocento.games.ventura.rules.setup.setup import Lay
from quattrocento.games.ventura.rules.troops.bribery import Bribe
from quattrocento.games.ventura.rules.troops.dismissal import Apart, Stay
from quattrocento.games.ventura.rules.troops.troops import is_army, opponent_at, troops_at
from quattrocento.games.ventura.rules.verbs import seat_and_area
from quattrocento.kernel.effect import Effect, changes, closing, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY

_QUICK: Final = 36
"""So many ways in which two orders may meet are calculated for a sign."""
_FURTHER: Final = (Lay, Place, Empty, Settle, Keep, KeepTile, Discard, Bribe, Withdraw)
"""Questions that complete the choice just made."""
_ALIKE: Final = (Lay, Discard, Keep, KeepTile)
"""Those of them whose answers make no difference to what is counted."""
_UPKEEP: Final = (Upkeep, Stay, Apart, Place, Empty, MakeRoom)
"""Where cards come into play or leave it for good."""


def ahead(table: ObservedVentura, seat: int, move: Move, cases: list[Case]) -> list[Effect]:
    """What an option leads to, besides what it does itself."""
    verb, noun = move
    found = _later(seat, cases[0])
    if verb in _BY_VERB:
        found += _BY_VERB[verb](table, seat, noun, cases[0])
    if isinstance(table.stack[-1], _UPKEEP):
        found += _upkeep(maintenance(cases[0].table, seat) - maintenance(table, seat))
    return found


# ---- the choices that complete this one


def _later(seat: int, case: Case) -> list[Effect]:
    """What the questions that follow at once will change, over all their answers."""
    step = case.table.stack[-1] if case.table.stack else None
    if case.over or not isinstance(step, _FURTHER) or step.seat != seat:
        return []
    ends = list(_completed(case.table, seat))
    lines = sorted({line for end in ends for line in end if line[0] == seat}, key=in_order)
    found: list[Effect] = []
    for line in lines:
        _, account, source = line
        amounts = [end.get(line, 0) for end in ends]
        if any(amounts):
            clause = clause_of(account, source, step.name, "")
            found.append(changes(account, seat, min(amounts), max(amounts), clause, later=True))
    return found


def _completed(table: ObservedVentura, seat: int) -> Iterator[dict[Line, int]]:
    step = table.stack[-1]
    options = table.options(seat)
    for move in options[:1] if isinstance(step, _ALIKE) else options:
        case = played_out(table, seat, move)[0]
        if not case.over and case.table.stack and isinstance(case.table.stack[-1], Empty):
            for end in _completed(case.table, seat):
                yield {line: case.done.get(line, 0) + end.get(line, 0) for line in case.done | end}
        else:
            yield case.done


# ---- what comes every round


def _papal(table: ObservedVentura, seat: int, tile: int, case: Case) -> list[Effect]:
    """A Papal Territory brings points in every Prestige Step (VTR-9.6)."""
    if not table.components.papal >> tile & 1:
        return []
    points = table.components.papal_points
    return [happens("", Saying("effect-papal", "VTR-9.6", points=points), marks=[("territory", tile)])]


def _upkeep(more: int) -> list[Effect]:
    if not more:
        return []
    message = "effect-upkeep-more" if more > 0 else "effect-upkeep-less"
    return [happens("", Saying(message, "VTR-14.2", florins=abs(more)))]


def _deploy(table: ObservedVentura, seat: int, card: int, case: Case) -> list[Effect]:
    return _upkeep(table.components.maintenance[card])


# ---- tiles and draws


def _lay(table: ObservedVentura, seat: int, place: int, case: Case) -> list[Effect]:
    if not isinstance(table.stack[-1], Settle) or case.over:
        return []
    return [closing(["tile"], Saying("effect-one-tile", "VTR-15.1"))]


def _look(table: ObservedVentura, seat: int, number: int, case: Case) -> list[Effect]:
    if table.stack[-1].name != "conscription":
        return []
    return [closing(["look"], Saying("effect-one-look", "VTR-27.18"))]


# ---- marches and battles


def _move(table: ObservedVentura, seat: int, area: int, case: Case) -> list[Effect]:
    points = movement_points(table, seat, area)
    return [happens("", Saying("effect-movement", "VTR-19.2", points=points))]


def _to(table: ObservedVentura, seat: int, tile: int, case: Case) -> list[Effect]:
    march = table.stack[-1]
    assert isinstance(march, March)
    cost = cost_to_enter(table, seat, march.area, tile)
    left = march.points - cost
    found = [happens("", Saying("effect-march", "VTR-19.4", cost=cost, left=left))]
    opponent = opponent_at(table, seat, tile)
    if opponent != NOBODY:
        return found + _battle(table, seat, march.area, tile, opponent)
    return found + _taken(table, seat, march.area, tile, case)


def _battle(table: ObservedVentura, seat: int, area: int, tile: int, opponent: int) -> list[Effect]:
    """A battle begins (VTR-19.9); of one against one Troop it is told how often the attacker wins."""
    here = [("territory", tile)]
    begins = Saying("effect-battle", "VTR-19.9", opponent=opponent, territory=tile)
    found = [happens("battle_began", begins, marks=here)]
    contests = contests_at(table, seat, area, tile)
    if len(contests) > 1 or contests[0].size() > _QUICK:
        return found
    (contest,) = contests
    orders = contest.possible(ATTACKER), contest.possible(DEFENDER)
    share = spread(contest.stakes, contest.battle, orders).share(ATTACKER)
    if contest.battle.armies[DEFENDER] and share:
        points = table.components.army_points
        found.append(changes("points", seat, points, clause="VTR-24.2", chance=share, later=True))
    elif 0 < share < 1:
        found.append(happens("", Saying("effect-victory", "VTR-24.1"), chance=share))
    else:
        found.append(happens("", Saying("effect-sure-victory" if share else "effect-defeat", "VTR-24.1")))
    return found


def _taken(table: ObservedVentura, seat: int, area: int, tile: int, case: Case) -> list[Effect]:
    """Markers of an opponent without Troops there go at once, or in the next Annex Step."""
    owner = owner_of(table, tile)
    if owner in (NOBODY, seat) or troops_at(table, owner, tile):
        return []
    points = table.markers[tile] * table.components.marker_points
    if not is_army(table, seat, area):
        return [happens("", Saying("effect-annexes", "VTR-13.3", points=points))]
    stays = case.table.stack and isinstance(case.table.stack[-1], March)
    return [changes("points", seat, points, clause="VTR-19.12", later=True)] if stays and points else []


def _desertion(table: ObservedVentura, seat: int, troop: int, case: Case) -> list[Effect]:
    """The owner of the Army chooses who deserts, where he has a choice (VTR-30.22)."""
    owner = seat_and_area(troop)[0]
    if (owner, "companies", "") in case.done:
        return []
    return [changes("companies", owner, -1, clause="VTR-30.22", own=False, later=True)]


def _prevents(table: ObservedVentura, seat: int, wounds: int, case: Case) -> list[Effect]:
    return [happens("", Saying("effect-prevents", "VTR-22.6", wounds=wounds))]


_BY_VERB: Final[dict[str, Callable[[ObservedVentura, int, int, Case], list[Effect]]]] = {
    "claim": _papal,
    "annex": _papal,
    "deploy": _deploy,
    "lay": _lay,
    "look": _look,
    "move": _move,
    "to": _to,
    "play": of_event,
    "desertion": _desertion,
    "use_territory": _prevents,
    "use_captain": _prevents,
    "use_both": _prevents,
}
