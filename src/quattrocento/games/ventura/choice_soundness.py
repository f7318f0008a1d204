"""Whether a position in text holds what its choice is about, and nothing that belongs to another choice."""

from typing import Final

from quattrocento.games.ventura.components import (
    AREAS,
    BUY_VENTURA,
    CAPTAINS,
    FIRST_COMPANY,
    FIRST_EVENT,
    VENTURA,
)
from quattrocento.games.ventura.conscription import DealAgain, SideDeal
from quattrocento.games.ventura.deploy import Empty, Installing, MakeRoom
from quattrocento.games.ventura.desertion import Lose
from quattrocento.games.ventura.dismissal import Apart, Stay
from quattrocento.games.ventura.expansion import Expansion
from quattrocento.games.ventura.hiring import completions, may_start_troop, price_of, terrain_for
from quattrocento.games.ventura.movement import NO_BATTLE, March, Onward
from quattrocento.games.ventura.regroup import Goal, RegroupArmy, RegroupCompany
from quattrocento.games.ventura.regrouping import ACTIONS, LEAVE, armies_at, movers
from quattrocento.games.ventura.state import NO_CARD, NOTHING_CHOSEN, NOWHERE, Ventura
from quattrocento.games.ventura.troops import empty_area, has_garrison, index, is_army, standing
from quattrocento.kernel.step import AnyStep

_TILES: Final = ("lay", "settle")
_DEPLOYED: Final = ("place", "empty")
_REGROUP: Final = ("regroup", "regroup_company", "goal", "regroup_army")
_TROOPS: Final = ("troops", "march", "troops_again", "onward")
_CONSCRIPTION: Final = ("conscription", "conscription_again")
_DEPLOY: Final = ("deploy", "place", "empty", "deploy_again", "make_room")


def check_choice(game: Ventura) -> str:
    """The message id of what is wrong, or an empty text."""
    names = [step.name for step in game.stack]
    for check in (_belongs, _chosen, _looked, _limit, _room, _parting, _regroup, _march, _deal):
        problem: str = check(game, names)
        if problem:
            return problem
    return ""


def _belongs(game: Ventura, names: list[str]) -> str:
    """What lasts only for one kind of turn lies only there."""

    def within(steps: tuple[str, ...]) -> bool:
        return any(name in steps for name in names)

    strays = (
        game.laid and not within(("expansion", "settle", "revolt")),
        game.looked and not within(_CONSCRIPTION),
        game.bonus and not within(("upkeep", "upkeep_again")),
        game.advance and not within(_DEPLOY),
        game.moved and not within(_TROOPS),
        (game.grounds or game.splits or game.regroupings) and not within(_REGROUP),
    )
    return "position-turn" if any(strays) else ""


def _chosen(game: Ventura, names: list[str]) -> str:
    step = game.stack[-1]
    chosen = game.chosen
    if step.name in _TILES:
        settled = step.name == "lay" or Expansion(step.seat).can_lay(game)
        right = chosen != NOTHING_CHOSEN and game.reserve[step.seat] >> chosen & 1 > 0 and settled
    elif step.name in _DEPLOYED:
        held = chosen != NOTHING_CHOSEN and chosen < FIRST_EVENT and chosen in game.hand[step.seat]
        right = held and _fits(game, step, chosen)
    else:
        right = chosen == NOTHING_CHOSEN
    return "" if right else "position-chosen"


def _fits(game: Ventura, step: AnyStep, card: int) -> bool:
    seat = step.seat
    if not isinstance(step, Empty):
        return bool(completions(game, seat, card))
    full = game.rules.whole_troop and not empty_area(game, seat)
    in_city = step.ground(game) == game.city(seat)
    fitting = terrain_for(game, seat, card) >> step.ground(game) & 1 > 0
    startable = card >= FIRST_COMPANY and (may_start_troop(game, seat, card) if in_city else fitting)
    return full and startable and price_of(game, seat, card, 0) <= game.florins[seat]


def _room(game: Ventura, names: list[str]) -> str:
    """VTR-17.11: a card that all know is to find a place in this area, and can."""
    for step in game.stack:
        if isinstance(step, MakeRoom):
            known = step.card in game.shown[step.seat] and step.card < FIRST_EVENT
            others = [area for area in range(1, AREAS + 1) if area != step.area]
            full = all(game.at[index(step.seat, area)] != NOWHERE for area in others)
            parting = step is not game.stack[-1]
            possible = 1 <= step.area <= AREAS and (parting or step.options(game, step.seat))
            if not (game.rules.at_capacity and known and full and possible):
                return "position-room"
    return ""


def _looked(game: Ventura, names: list[str]) -> str:
    cards = {card < VENTURA for card in game.looking}
    tiles = game.peeked.bit_count()
    wanted: dict[str, bool] = {
        "keep": bool(game.looking) and cards == {"recruit_again" in names} and not tiles,
        "keep_tile": tiles > 0 and not cards,
        "under": tiles == 2 and not cards,
    }
    return "" if wanted.get(names[-1], not (tiles or cards)) else "position-looking"


def _limit(game: Ventura, names: list[str]) -> str:
    """VTR-3.11: only who must discard holds a card too many."""
    limit = game.components.hand_limit
    asked = game.stack[-1].seat if names[-1] == "discard" else -1
    over = [seat for seat, hand in enumerate(game.hand) if len(hand) > limit]
    return "" if over == ([asked] if asked >= 0 else []) else "position-limit"


def _parting(game: Ventura, names: list[str]) -> str:
    step = game.stack[-1]
    if isinstance(step, Stay | Apart):
        troop = index(step.seat, step.area)
        companies = game.companies[troop]
        right = len(companies) > 1 and game.captain[troop] == NO_CARD
        right = right and (not isinstance(step, Apart) or step.company in companies)
        below = game.stack[-2]
        if isinstance(below, Installing):
            right = right and below.card < CAPTAINS and below.area == step.area
        return "" if right else "position-parting"
    return ""


def _regroup(game: Ventura, names: list[str]) -> str:
    step = game.stack[-1]
    if names[-1] not in _REGROUP:
        return ""
    right = game.regroupings <= game.components.regroupings
    grounds = game.grounds | game.splits
    right = right and not grounds & ~standing(game, step.seat) and not game.grounds & game.splits
    if isinstance(step, RegroupCompany | Goal):
        open_places = grounds if step.action == LEAVE else game.grounds
        right = right and open_places >> step.at & 1 > 0 and step.action < len(ACTIONS) - 1
    if isinstance(step, Goal):
        right = (
            right and step.action != LEAVE and step.company in movers(game, step.seat, step.action, step.at)
        )
    if isinstance(step, RegroupArmy):
        armies = armies_at(game, step.seat, step.at)
        chosen = not step.area or step.area in armies
        right = right and game.grounds >> step.at & 1 > 0 and chosen and len(armies) > 1
    return "" if right else "position-regroup"


def _march(game: Ventura, names: list[str]) -> str:
    for step in game.stack:
        if isinstance(step, March | Onward):
            there = game.at[index(step.seat, step.area)] != NOWHERE or "fight" in names
            right = there and not has_garrison(game, step.seat, step.area) and game.moved >> step.area & 1
            if not right:
                return "position-march"
        if isinstance(step, Onward) and "fight" not in names and step.at != NO_BATTLE:
            return "position-march"
        if isinstance(step, Lose):
            mover = game.stack[1].seat
            struck = (
                is_army(game, step.seat, step.area) and len(game.companies[index(step.seat, step.area)]) > 1
            )
            if step.seat == mover or not struck:
                return "position-lose"
    return ""


def _deal(game: Ventura, names: list[str]) -> str:
    for step in game.stack:
        if isinstance(step, SideDeal | DealAgain):
            right = game.components.effect[step.card] == BUY_VENTURA
            if not right or step.left > game.components.limit[step.card]:
                return "position-deal"
    return ""
