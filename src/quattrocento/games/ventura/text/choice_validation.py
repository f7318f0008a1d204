"""Whether a position in text holds what its choice is about, and nothing that belongs to another choice."""

from typing import Final

from quattrocento.games.ventura.components.typed import (
    AREAS,
    BUY_VENTURA,
    CAPTAINS,
    FIRST_COMPANY,
    FIRST_EVENT,
    VENTURA,
)
from quattrocento.games.ventura.position.position import NO_CARD, NOTHING_CHOSEN, NOWHERE, Ventura
from quattrocento.games.ventura.rules.phases.conscription import DealAgain, SideDeal
from quattrocento.games.ventura.rules.phases.deploy import Empty, Installing, MakeRoom
from quattrocento.games.ventura.rules.phases.expansion import Expansion
from quattrocento.games.ventura.rules.phases.movement import NO_BATTLE, March, Onward
from quattrocento.games.ventura.rules.phases.regroup import Goal, RegroupArmy, RegroupCompany
from quattrocento.games.ventura.rules.troops.desertion import Lose
from quattrocento.games.ventura.rules.troops.dismissal import Apart, Stay
from quattrocento.games.ventura.rules.troops.hiring import (
    completions,
    may_start_troop,
    price_of,
    terrain_for,
)
from quattrocento.games.ventura.rules.troops.regroup_actions import ACTIONS, LEAVE, armies_at, movers
from quattrocento.games.ventura.rules.troops.troops import (
    empty_area,
    has_garrison,
    index,
    is_army,
    standing,
)
from quattrocento.kernel.step import AnyStep

_TILES: Final = ("lay", "settle")
_DEPLOYED: Final = ("place", "empty")
_REGROUP: Final = ("regroup", "regroup_company", "goal", "regroup_army")
_TROOPS: Final = ("troops", "march", "troops_again", "onward")
_CONSCRIPTION: Final = ("conscription", "conscription_again")
_DEPLOY: Final = ("deploy", "place", "empty", "deploy_again", "make_room")


def check_choice(position: Ventura) -> str:
    """The message id of what is wrong, or an empty text."""
    names = [step.name for step in position.stack]
    for check in (_belongs, _chosen, _looked, _limit, _room, _parting, _regroup, _march, _deal):
        problem: str = check(position, names)
        if problem:
            return problem
    return ""


def _belongs(position: Ventura, names: list[str]) -> str:
    """What lasts only for one kind of turn lies only there."""

    def within(steps: tuple[str, ...]) -> bool:
        return any(name in steps for name in names)

    strays = (
        position.laid and not within(("expansion", "settle", "revolt")),
        position.looked and not within(_CONSCRIPTION),
        position.bonus and not within(("upkeep", "upkeep_again")),
        position.advance and not within(_DEPLOY),
        position.moved and not within(_TROOPS),
        (position.grounds or position.splits or position.regroupings) and not within(_REGROUP),
    )
    return "position-turn" if any(strays) else ""


def _chosen(position: Ventura, names: list[str]) -> str:
    step = position.stack[-1]
    chosen = position.chosen
    if step.name in _TILES:
        settled = step.name == "lay" or Expansion(step.seat).can_lay(position)
        right = chosen != NOTHING_CHOSEN and position.reserve[step.seat] >> chosen & 1 > 0 and settled
    elif step.name in _DEPLOYED:
        held = chosen != NOTHING_CHOSEN and chosen < FIRST_EVENT and chosen in position.hand[step.seat]
        right = held and _fits(position, step, chosen)
    else:
        right = chosen == NOTHING_CHOSEN
    return "" if right else "position-chosen"


def _fits(position: Ventura, step: AnyStep, card: int) -> bool:
    seat = step.seat
    if not isinstance(step, Empty):
        return bool(completions(position, seat, card))
    full = position.rules.whole_troop and not empty_area(position, seat)
    in_city = step.ground(position) == position.city(seat)
    fitting = terrain_for(position, seat, card) >> step.ground(position) & 1 > 0
    startable = card >= FIRST_COMPANY and (may_start_troop(position, seat, card) if in_city else fitting)
    return full and startable and price_of(position, seat, card, 0) <= position.florins[seat]


def _room(position: Ventura, names: list[str]) -> str:
    """VTR-17.11: a card that all know is to find a place in this area, and can."""
    for step in position.stack:
        if isinstance(step, MakeRoom):
            known = step.card in position.shown[step.seat] and step.card < FIRST_EVENT
            others = [area for area in range(1, AREAS + 1) if area != step.area]
            full = all(position.at[index(step.seat, area)] != NOWHERE for area in others)
            parting = step is not position.stack[-1]
            possible = 1 <= step.area <= AREAS and (parting or step.options(position, step.seat))
            if not (position.rules.at_capacity and known and full and possible):
                return "position-room"
    return ""


def _looked(position: Ventura, names: list[str]) -> str:
    cards = {card < VENTURA for card in position.looking}
    tiles = position.peeked.bit_count()
    wanted: dict[str, bool] = {
        "keep": bool(position.looking) and cards == {"recruit_again" in names} and not tiles,
        "keep_tile": tiles > 0 and not cards,
        "under": tiles == 2 and not cards,
    }
    return "" if wanted.get(names[-1], not (tiles or cards)) else "position-looking"


def _limit(position: Ventura, names: list[str]) -> str:
    """VTR-3.11: only who must discard holds a card too many."""
    limit = position.components.hand_limit
    asked = position.stack[-1].seat if names[-1] == "discard" else -1
    over = [seat for seat, hand in enumerate(position.hand) if len(hand) > limit]
    return "" if over == ([asked] if asked >= 0 else []) else "position-limit"


def _parting(position: Ventura, names: list[str]) -> str:
    step = position.stack[-1]
    if isinstance(step, Stay | Apart):
        troop = index(step.seat, step.area)
        companies = position.companies[troop]
        right = len(companies) > 1 and position.captain[troop] == NO_CARD
        right = right and (not isinstance(step, Apart) or step.company in companies)
        below = position.stack[-2]
        if isinstance(below, Installing):
            right = right and below.card < CAPTAINS and below.area == step.area
        return "" if right else "position-parting"
    return ""


def _regroup(position: Ventura, names: list[str]) -> str:
    step = position.stack[-1]
    if names[-1] not in _REGROUP:
        return ""
    right = position.regroupings <= position.components.regroupings
    grounds = position.grounds | position.splits
    right = (
        right and not grounds & ~standing(position, step.seat) and not position.grounds & position.splits
    )
    if isinstance(step, RegroupCompany | Goal):
        open_places = grounds if step.action == LEAVE else position.grounds
        right = right and open_places >> step.at & 1 > 0 and step.action < len(ACTIONS) - 1
    if isinstance(step, Goal):
        right = (
            right
            and step.action != LEAVE
            and step.company in movers(position, step.seat, step.action, step.at)
        )
    if isinstance(step, RegroupArmy):
        armies = armies_at(position, step.seat, step.at)
        chosen = not step.area or step.area in armies
        right = right and position.grounds >> step.at & 1 > 0 and chosen and len(armies) > 1
    return "" if right else "position-regroup"


def _march(position: Ventura, names: list[str]) -> str:
    for step in position.stack:
        if isinstance(step, March | Onward):
            there = position.at[index(step.seat, step.area)] != NOWHERE or "fight" in names
            right = (
                there
                and not has_garrison(position, step.seat, step.area)
                and position.moved >> step.area & 1
            )
            if not right:
                return "position-march"
        if isinstance(step, Onward) and "fight" not in names and step.at != NO_BATTLE:
            return "position-march"
        if isinstance(step, Lose):
            mover = position.stack[1].seat
            struck = (
                is_army(position, step.seat, step.area)
                and len(position.companies[index(step.seat, step.area)]) > 1
            )
            if step.seat == mover or not struck:
                return "position-lose"
    return ""


def _deal(position: Ventura, names: list[str]) -> str:
    for step in position.stack:
        if isinstance(step, SideDeal | DealAgain):
            right = position.components.effect[step.card] == BUY_VENTURA
            if not right or step.left > position.components.limit[step.card]:
                return "position-deal"
    return ""
