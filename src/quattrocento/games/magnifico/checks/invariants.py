"""Invariants of Magnifico, MAG-I1 to MAG-I21, checked on one position; used in fuzzing."""

from typing import Final

from quattrocento.games.magnifico.components.typed import (
    AIRPLANE,
    AIRPLANE_IMPROVEMENT,
    CARDS_IN_BOX,
    TANK,
    TANK_IMPROVEMENT,
    TERRITORIES,
)
from quattrocento.games.magnifico.knowledge.derived import restore, seen_cards
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.scoring import most_rounds
from quattrocento.kernel.seats import NOBODY

_DERIVED: Final = (
    "own",
    "exposed",
    "free",
    "castled",
    "perfect",
    "spare",
    "strong",
    "tanked",
    "winged",
    "power",
    "naval",
    "hooked",
    "supply",
    "unseen",
    "tank_supply",
    "airplane_supply",
    "castle_supply",
    "tower_supply",
    "projects_in_deck",
    "tanks_in_deck",
    "airplanes_in_deck",
    "tank_card",
    "airplane_card",
)


def violations(position: Magnifico) -> list[str]:
    """What this position breaks; empty for every position that play can reach."""
    found: list[str] = []
    _pieces(position, found)
    _cards(position, found)
    _board(position, found)
    _seats(position, found)
    _limits(position, found)
    _derived(position, found)
    return found


def _pieces(position: Magnifico, found: list[str]) -> None:
    components, battle = position.components, position.battle
    for seat in range(position.seats):
        own = [t for t in range(TERRITORIES) if position.owner[t] == seat]
        standing = sum(position.soldiers[t] for t in own)
        if battle is not None and battle.attacker == seat:
            standing += battle.soldiers
        if standing + position.supply[seat] + 1 != components.soldiers or position.supply[seat] < 0:
            found.append(f"MAG-I1 soldiers of seat {seat}")
    marching = (battle.tanks, battle.airplanes) if battle is not None else (0, 0)
    if sum(position.tanks) + marching[0] + position.tank_supply != components.tanks:
        found.append("MAG-I2 tanks")
    if sum(position.airplanes) + marching[1] + position.airplane_supply != components.airplanes:
        found.append("MAG-I2 airplanes")
    if min(position.tank_supply, position.airplane_supply, *position.tanks, *position.airplanes) < 0:
        found.append("MAG-I2 a negative number of machines")
    castles = sum(1 for towers in position.towers if towers != NO_CASTLE)
    if castles + position.castle_supply != components.castles or position.castle_supply < 0:
        found.append("MAG-I3 castles")
    towers = [number for number in position.towers if number != NO_CASTLE]
    if sum(towers) + position.tower_supply != components.towers or position.tower_supply < 0:
        found.append("MAG-I4 towers")
    if any(not 0 <= number <= components.max_towers for number in towers):
        found.append("MAG-I4 towers on one castle")


def _cards(position: Magnifico, found: list[str]) -> None:
    components = position.components
    seen = seen_cards(position)
    if len(seen) + sum(position.unseen) + 1 != CARDS_IN_BOX or min(position.unseen) < 0:
        found.append("MAG-I5 cards")
    for card, copies in enumerate(components.copies):
        if card != components.leonardo and seen.count(card) + position.unseen[card] != copies:
            found.append(f"MAG-I5 copies of {components.card_ids[card]}")
    boxed = (components.tanks_boxed[position.seats], components.airplanes_boxed[position.seats])
    if (
        _unseen(position, components.tank_cards) != position.tanks_in_deck + boxed[0]
        or position.tanks_in_deck < 0
    ):
        found.append("MAG-I5 tank cards in the deck and the box")
    unseen = _unseen(position, components.airplane_cards)
    if unseen != position.airplanes_in_deck + boxed[1] or position.airplanes_in_deck < 0:
        found.append("MAG-I5 airplane cards in the deck and the box")
    _fields(position, found)
    if len(position.auction) > components.auction_cards[position.seats]:
        found.append("MAG-I19 cards at auction")


def _unseen(position: Magnifico, cards: list[int]) -> int:
    return sum(position.unseen[card] for card in cards)


def _fields(position: Magnifico, found: list[str]) -> None:
    components = position.components
    for seat in range(position.seats):
        kinds = [components.kind[card] for card in position.field[seat]]
        if kinds.count(TANK) > 1 or kinds.count(AIRPLANE) > 1:
            found.append(f"MAG-I11 machine cards of seat {seat}")
        if any(components.kind[card] in (TANK, AIRPLANE) for card in position.archive[seat]):
            found.append(f"MAG-I11 a machine card in the archive of seat {seat}")
        airplane = position.airplane_card[seat]
        hooks = components.hooks[airplane] if airplane >= 0 else 0
        if kinds.count(AIRPLANE_IMPROVEMENT) > hooks:
            found.append(f"MAG-I12 hooks of seat {seat}")
        if kinds.count(TANK_IMPROVEMENT) and TANK not in kinds:
            found.append(f"MAG-I12 tank improvements of seat {seat}")


def _board(position: Magnifico, found: list[str]) -> None:
    battle = position.battle
    for territory, owner in enumerate(position.owner):
        pieces = position.soldiers[territory] + position.tanks[territory] + position.airplanes[territory]
        if owner == NOBODY and (pieces or position.towers[territory] != NO_CASTLE):
            found.append(f"MAG-I7 pieces on free {position.components.territory_ids[territory]}")
        if owner != NOBODY and position.soldiers[territory] < 1:
            found.append(f"MAG-I7 no soldier on {position.components.territory_ids[territory]}")
    if battle is not None and battle.soldiers < 1:
        found.append("MAG-I7 a battle without attackers")
    if position.round and any(own == 0 for own in position.own):
        found.append("MAG-I9 a player without territory")


def _seats(position: Magnifico, found: list[str]) -> None:
    components = position.components
    for money in position.money:
        if not 0 <= money <= components.money_cap or money % components.money_unit:
            found.append("MAG-I6 money")
    if not 0 <= position.holder < position.seats:
        found.append("MAG-I13 nobody holds Leonardo")
    reached = [s for s, points in enumerate(position.points) if points >= position.rules.target]
    if position.result is None:
        if reached:
            found.append("MAG-I20 the target is reached and the game goes on")
        if position.round > most_rounds(position):
            found.append("MAG-I21 too many rounds")
    elif list(position.result.winners) != reached:
        found.append("MAG-I20 winners")


def _limits(position: Magnifico, found: list[str]) -> None:
    components, battle = position.components, position.battle
    if position.wars > components.attacks_per_turn or position.movements > components.moves_per_turn:
        found.append("MAG-I14 wars or movements of a turn")
    if battle is not None:
        if not 1 <= battle.soldiers <= components.max_attack_soldiers:
            found.append("MAG-I15 attacking soldiers")
        if not 0 <= battle.tanks + battle.airplanes <= components.max_attack_machines:
            found.append("MAG-I15 attacking machines")
        if min(battle.tanks, battle.airplanes, battle.unfired, battle.flying) < 0:
            found.append("MAG-I15 a negative number of machines")


def _derived(position: Magnifico, found: list[str]) -> None:
    """The sets and sums kept for speed agree with the lists they come from (MAG-I8, MAG-I10)."""
    fresh = position.copy()
    restore(fresh)
    for name in _DERIVED:
        if getattr(fresh, name) != getattr(position, name):
            found.append(f"MAG-I8 {name} is {getattr(position, name)}, not {getattr(fresh, name)}")
