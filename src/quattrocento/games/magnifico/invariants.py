"""Invariants of Magnifico, MAG-I1 to MAG-I21, checked on one position; used in fuzzing."""

from typing import Final

from quattrocento.games.magnifico.components import (
    AIRPLANE,
    AIRPLANE_IMPROVEMENT,
    CARDS_IN_BOX,
    TANK,
    TANK_IMPROVEMENT,
    TERRITORIES,
)
from quattrocento.games.magnifico.pieces import NO_CASTLE
from quattrocento.games.magnifico.restoring import restore, seen_cards
from quattrocento.games.magnifico.state import Magnifico
from quattrocento.kernel.move import NOBODY

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


def violations(game: Magnifico) -> list[str]:
    """What this position breaks; empty for every position that play can reach."""
    found: list[str] = []
    _pieces(game, found)
    _cards(game, found)
    _board(game, found)
    _seats(game, found)
    _limits(game, found)
    _derived(game, found)
    return found


def _pieces(game: Magnifico, found: list[str]) -> None:
    components, battle = game.components, game.battle
    for seat in range(game.seats):
        own = [t for t in range(TERRITORIES) if game.owner[t] == seat]
        standing = sum(game.soldiers[t] for t in own)
        if battle is not None and battle.attacker == seat:
            standing += battle.soldiers
        if standing + game.supply[seat] + 1 != components.soldiers or game.supply[seat] < 0:
            found.append(f"MAG-I1 soldiers of seat {seat}")
    marching = (battle.tanks, battle.airplanes) if battle is not None else (0, 0)
    if sum(game.tanks) + marching[0] + game.tank_supply != components.tanks:
        found.append("MAG-I2 tanks")
    if sum(game.airplanes) + marching[1] + game.airplane_supply != components.airplanes:
        found.append("MAG-I2 airplanes")
    if min(game.tank_supply, game.airplane_supply, *game.tanks, *game.airplanes) < 0:
        found.append("MAG-I2 a negative number of machines")
    castles = sum(1 for towers in game.towers if towers != NO_CASTLE)
    if castles + game.castle_supply != components.castles or game.castle_supply < 0:
        found.append("MAG-I3 castles")
    towers = [number for number in game.towers if number != NO_CASTLE]
    if sum(towers) + game.tower_supply != components.towers or game.tower_supply < 0:
        found.append("MAG-I4 towers")
    if any(not 0 <= number <= components.max_towers for number in towers):
        found.append("MAG-I4 towers on one castle")


def _cards(game: Magnifico, found: list[str]) -> None:
    components = game.components
    seen = seen_cards(game)
    if len(seen) + sum(game.unseen) + 1 != CARDS_IN_BOX or min(game.unseen) < 0:
        found.append("MAG-I5 cards")
    for card, copies in enumerate(components.copies):
        if card != components.leonardo and seen.count(card) + game.unseen[card] != copies:
            found.append(f"MAG-I5 copies of {components.card_ids[card]}")
    boxed = (components.tanks_boxed[game.seats], components.airplanes_boxed[game.seats])
    if _unseen(game, components.tank_cards) != game.tanks_in_deck + boxed[0] or game.tanks_in_deck < 0:
        found.append("MAG-I5 tank cards in the deck and the box")
    unseen = _unseen(game, components.airplane_cards)
    if unseen != game.airplanes_in_deck + boxed[1] or game.airplanes_in_deck < 0:
        found.append("MAG-I5 airplane cards in the deck and the box")
    _fields(game, found)
    if len(game.auction) > components.auction_cards[game.seats]:
        found.append("MAG-I19 cards at auction")


def _unseen(game: Magnifico, cards: list[int]) -> int:
    return sum(game.unseen[card] for card in cards)


def _fields(game: Magnifico, found: list[str]) -> None:
    components = game.components
    for seat in range(game.seats):
        kinds = [components.kind[card] for card in game.field[seat]]
        if kinds.count(TANK) > 1 or kinds.count(AIRPLANE) > 1:
            found.append(f"MAG-I11 machine cards of seat {seat}")
        if any(components.kind[card] in (TANK, AIRPLANE) for card in game.archive[seat]):
            found.append(f"MAG-I11 a machine card in the archive of seat {seat}")
        airplane = game.airplane_card[seat]
        hooks = components.hooks[airplane] if airplane >= 0 else 0
        if kinds.count(AIRPLANE_IMPROVEMENT) > hooks:
            found.append(f"MAG-I12 hooks of seat {seat}")
        if kinds.count(TANK_IMPROVEMENT) and TANK not in kinds:
            found.append(f"MAG-I12 tank improvements of seat {seat}")


def _board(game: Magnifico, found: list[str]) -> None:
    battle = game.battle
    for territory, owner in enumerate(game.owner):
        pieces = game.soldiers[territory] + game.tanks[territory] + game.airplanes[territory]
        if owner == NOBODY and (pieces or game.towers[territory] != NO_CASTLE):
            found.append(f"MAG-I7 pieces on free {game.components.territory_ids[territory]}")
        if owner != NOBODY and game.soldiers[territory] < 1:
            found.append(f"MAG-I7 no soldier on {game.components.territory_ids[territory]}")
    if battle is not None and battle.soldiers < 1:
        found.append("MAG-I7 a battle without attackers")
    if game.round and any(own == 0 for own in game.own):
        found.append("MAG-I9 a player without territory")


def _seats(game: Magnifico, found: list[str]) -> None:
    components = game.components
    for money in game.money:
        if not 0 <= money <= components.money_cap or money % components.money_unit:
            found.append("MAG-I6 money")
    if not 0 <= game.holder < game.seats:
        found.append("MAG-I13 nobody holds Leonardo")
    reached = [s for s, points in enumerate(game.points) if points >= game.rules.target]
    if game.result is None:
        if reached:
            found.append("MAG-I20 the target is reached and the game goes on")
        limit = game.seats * (game.rules.target - 1) // 2 + 1
        if game.round > limit:
            found.append("MAG-I21 too many rounds")
    elif list(game.result.winners) != reached:
        found.append("MAG-I20 winners")


def _limits(game: Magnifico, found: list[str]) -> None:
    components, battle = game.components, game.battle
    if game.wars > components.attacks_per_turn or game.movements > components.moves_per_turn:
        found.append("MAG-I14 wars or movements of a turn")
    if battle is not None:
        if not 1 <= battle.soldiers <= components.max_attack_soldiers:
            found.append("MAG-I15 attacking soldiers")
        if not 0 <= battle.tanks + battle.airplanes <= components.max_attack_machines:
            found.append("MAG-I15 attacking machines")
        if min(battle.tanks, battle.airplanes, battle.unfired, battle.flying) < 0:
            found.append("MAG-I15 a negative number of machines")


def _derived(game: Magnifico, found: list[str]) -> None:
    """The sets and sums kept for speed agree with the lists they come from (MAG-I8, MAG-I10)."""
    fresh = game.copy()
    restore(fresh)
    for name in _DERIVED:
        if getattr(fresh, name) != getattr(game, name):
            found.append(f"MAG-I8 {name} is {getattr(game, name)}, not {getattr(fresh, name)}")
