"""Obstacles among Troops taken away: areas, Companies, Captains, movement, battles (VTR-4, VTR-17 on)."""

from collections.abc import Mapping

from quattrocento.games.ventura.checks.stationing import (
    ANOTHER,
    CAPTAIN,
    COMPANY,
    another_area,
    lead,
    post,
)
from quattrocento.games.ventura.components.typed import (
    AREAS,
    CAPTAINS,
    FIRST_GARRISON,
    IGNORE_TERRITORY_RESISTANCE,
    MOST_COMPANIES,
    PIERCE,
    WOUND_MASK,
)
from quattrocento.games.ventura.position.battle import with_line, with_side
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.battle.battle_step import battle_of
from quattrocento.games.ventura.rules.phases.deploy import MakeRoom
from quattrocento.games.ventura.rules.phases.movement import March, Troops
from quattrocento.games.ventura.rules.phases.regroup import Goal, RegroupArmy
from quattrocento.games.ventura.rules.troops.desertion import Lose
from quattrocento.games.ventura.rules.troops.dismissal import Apart, Stay
from quattrocento.games.ventura.rules.troops.troops import card_of, clear, fresh, index, pull, put
from quattrocento.games.ventura.rules.verbs import area_and_company, company_parts, in_area, seat_and_area
from quattrocento.kernel.move import Move

About = Mapping[str, int]


# ---- cards in areas


def not_in_play(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The card lies in the area that the move names, with the wounds that it names."""
    area, company = area_and_company(move[1])
    if card_of(company) < CAPTAINS:
        position.captain[index(seat, area)] = card_of(company)
    else:
        put(position, seat, area, company)
        position.hurt = position.hurt or company & WOUND_MASK > 0
    post(position, seat, area)


def not_theirs(position: Ventura, seat: int, move: Move, about: About) -> None:
    troop, card, wounds = company_parts(move[1])
    owner, area = seat_and_area(troop)
    put(position, owner, area, fresh(card) + wounds)
    post(position, owner, area)


def no_bribe(position: Ventura, seat: int, move: Move, about: About) -> None:
    """In the City, and with another Company."""
    owner, area = seat_and_area(company_parts(move[1])[0])
    put(position, owner, area, COMPANY)
    position.at[index(owner, area)] = position.city(seat)


def no_desertion(position: Ventura, seat: int, move: Move, about: About) -> None:
    owner, area = seat_and_area(move[1])
    post(position, owner, area)
    lead(position, owner, area)
    put(position, owner, area, COMPANY)


def no_troop(position: Ventura, seat: int, move: Move, about: About) -> None:
    post(position, seat, move[1])


def no_area(position: Ventura, seat: int, move: Move, about: About) -> None:
    """An area is empty; not one that the question is about."""
    about_now = position.stack[-1].values().get("area", 0)
    named = area_and_company(move[1])[0] if move[0] in ("apart", "company") else 0
    clear(position, seat, next(area for area in range(AREAS, 0, -1) if area not in (about_now, named)))


def no_company(position: Ventura, seat: int, move: Move, about: About) -> None:
    area = move[1] if move[0] == "into" else AREAS
    clear(position, seat, area)
    post(position, seat, area)


def single_company(position: Ventura, seat: int, move: Move, about: About) -> None:
    lead(position, seat, move[1])


def army_full(position: Ventura, seat: int, move: Move, about: About) -> None:
    troop = index(seat, move[1])
    position.companies[troop] = position.companies[troop][: MOST_COMPANIES - 1]


def armies_full(position: Ventura, seat: int, move: Move, about: About) -> None:
    for area in range(1, AREAS + 1):
        army_full(position, seat, ("into", area), about)


# ---- Companies that part


def other_area(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The question is about the area that the move names."""
    step, area = position.stack[-1], area_and_company(move[1])[0]
    if isinstance(step, MakeRoom):
        position.stack[-1] = MakeRoom(seat, step.card, area)
    elif isinstance(step, Apart):
        put(position, seat, area, step.company)
        position.stack[-1] = Apart(seat, area, step.company)
    else:
        assert isinstance(step, Stay | Lose)
        position.stack[-1] = type(step)(seat, area)


def asked_later(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The Company that comes first has parted."""
    step = position.stack[-1]
    assert isinstance(step, Apart)
    pull(position, seat, step.area, step.next(position))


def keeps_area(position: Ventura, seat: int, move: Move, about: About) -> None:
    """Another Company keeps the area."""
    step = position.stack[-1]
    assert isinstance(step, Apart)
    position.stack[-1] = Apart(seat, step.area, step.next(position))


# ---- regrouping


def regrouped_enough(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.regroupings = 0


def too_few_troops(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.grounds |= 1 << about["territory"]


def no_regrouping(position: Ventura, seat: int, move: Move, about: About) -> None:
    """On the Territory stand two Armies with room and different Companies, and a single Company."""
    for area, company, captain in ((3, COMPANY, CAPTAIN), (4, ANOTHER, CAPTAIN + 1), (5, COMPANY, NO_CARD)):
        troop = index(seat, area)
        position.at[troop] = about["territory"]
        position.companies[troop] = (company,)
        position.captain[troop] = captain


def elsewhere(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.at[index(seat, area_and_company(move[1])[0])] = about["territory"]


def in_army(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.captain[index(seat, area_and_company(move[1])[0])] = NO_CARD


def in_no_army(position: Ventura, seat: int, move: Move, about: About) -> None:
    lead(position, seat, area_and_company(move[1])[0])


def no_partner(position: Ventura, seat: int, move: Move, about: About) -> None:
    """Another Army stands there, with room and another Company."""
    area, company = area_and_company(move[1])
    troop = index(seat, another_area(area))
    position.at[troop] = position.at[index(seat, area)]
    position.captain[troop] = CAPTAIN
    position.companies[troop] = (ANOTHER if company == COMPANY else COMPANY,)


def same_troop(position: Ventura, seat: int, move: Move, about: About) -> None:
    """Another Troop has been chosen before."""
    step = position.stack[-1]
    if isinstance(step, RegroupArmy):
        position.stack[-1] = RegroupArmy(seat, step.at, another_area(step.area))
    else:
        assert isinstance(step, Goal)
        area, company = area_and_company(step.company)
        position.stack[-1] = Goal(seat, step.action, step.at, in_area(another_area(area), company))
        lead(position, seat, another_area(area))


def alike(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The Company chosen before is another one."""
    step = position.stack[-1]
    assert isinstance(step, Goal)
    area, company = area_and_company(step.company)
    other = ANOTHER if company == COMPANY else COMPANY
    position.stack[-1] = Goal(seat, step.action, step.at, in_area(area, other))


def no_army(position: Ventura, seat: int, move: Move, about: About) -> None:
    post(position, seat, move[1], position.stack[-1].values()["at"])
    lead(position, seat, move[1])


# ---- movement


def garrison_stays(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The Garrison is not part of the Troop."""
    companies = position.companies[index(seat, 1)]
    free = tuple(company for company in companies if card_of(company) < FIRST_GARRISON)
    position.companies[index(seat, 1)] = free or (COMPANY,)


def moved(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.moved &= ~(1 << move[1])


def points(position: Ventura, seat: int, move: Move, about: About) -> None:
    step = position.stack[-1]
    assert isinstance(step, March)
    position.stack[-1] = March(seat, step.area, about["cost"], step.stepped, step.forced)


def forced_once(position: Ventura, seat: int, move: Move, about: About) -> None:
    step = position.stack[-1]
    assert isinstance(step, March)
    position.stack[-1] = March(seat, step.area, step.points, step.stepped, 0)


# ---- battle


def no_healing(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The battle is over, and the Troop Phase goes on."""
    position.battle = None
    position.stack[-1] = Troops(seat)


def no_defender(position: Ventura, seat: int, move: Move, about: About) -> None:
    post(position, seat, move[1], battle_of(position).at)


def defender_only(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The two sides change places."""
    battle = battle_of(position)
    battle.seats, battle.areas, battle.lines = battle.seats[::-1], battle.areas[::-1], battle.lines[::-1]


def next_space(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The spaces before the one that the move names are filled, and no other."""
    battle = battle_of(position)
    side = battle.side(seat)
    line = battle.lines[side][: area_and_company(move[1])[0] - 1]
    while len(line) < area_and_company(move[1])[0] - 1:
        put(position, seat, battle.areas[side], COMPANY)
        line = (*line, COMPANY)
    battle.lines = with_line(battle.lines, side, line)


def not_to_place(position: Ventura, seat: int, move: Move, about: About) -> None:
    battle = battle_of(position)
    put(position, seat, battle.areas[battle.side(seat)], area_and_company(move[1])[1])


def no_modifier(position: Ventura, seat: int, move: Move, about: About) -> None:
    """Nothing is spent, the other side lets it work, and together the modifiers are worth that number."""
    battle = battle_of(position)
    side = battle.side(seat)
    effect = position.components.effect
    against = (PIERCE, IGNORE_TERRITORY_RESISTANCE)
    line = tuple(one for one in battle.lines[1 - side] if effect[card_of(one)] not in against)
    battle.lines = with_line(battle.lines, 1 - side, line)
    position.captain[index(battle.seats[1 - side], battle.areas[1 - side])] = NO_CARD
    battle.ground = side
    battle.ground_guard = 1 if move[0] == "use_both" else move[1]
    rest = move[1] - 1 if move[0] == "use_both" else move[1]
    battle.captain_guard = with_side(battle.captain_guard, side, rest)
    battle.bonus = with_side(battle.bonus, 1 - side, move[1])
