"""Every hidden fact by a name of its own, with the seats that know it (Hidden information)."""

from typing import TYPE_CHECKING

from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import less

if TYPE_CHECKING:
    from quattrocento.games.ventura.state import Ventura

Facts = dict[str, tuple[int, ...]]


def secrets_of(game: "Ventura") -> Facts:
    """Cards by owner and kind, tiles by their own name, and choices not complete or hidden for good."""
    facts: Facts = {}
    for seat, hand in enumerate(game.hand):
        _cards(facts, "card", seat, less(hand, game.shown[seat]))
    looker = game.stack[-1].seat if game.stack else -1
    _cards(facts, "look", looker, game.looking)
    _tiles(game, facts, looker)
    if game.chosen >= 0:
        facts[f"choice {looker}"] = (looker,)
    for seat, number in enumerate(game.kept):
        for choice in range(number):
            facts[f"kept {seat} {choice}"] = (seat,)
    _lines(game, facts)
    return facts


def _cards(facts: Facts, name: str, seat: int, cards: tuple[int, ...]) -> None:
    copies: dict[int, int] = {}
    for card in cards:
        copies[card] = copies.get(card, 0) + 1
        facts[f"{name} {seat} {card} {copies[card]}"] = (seat,)


def _tiles(game: "Ventura", facts: Facts, looker: int) -> None:
    for seat, reserve in enumerate(game.reserve):
        for tile in members(reserve):
            facts[f"tile {tile}"] = tuple(members(game.known.get(tile, 0) | 1 << seat))
    for tile in members(game.peeked):
        facts[f"tile {tile}"] = (looker,)
    for knowers, tiles in game.under:
        if knowers:
            for tile in members(tiles):
                facts[f"tile {tile}"] = tuple(members(knowers))


def _lines(game: "Ventura", facts: Facts) -> None:
    """The order of battle, until both sides have placed (VTR-20.4)."""
    battle = game.battle
    if battle is None or not game.stack or game.stack[-1].name != "order":
        return
    for seat, line in zip(battle.seats, battle.lines, strict=True):
        for space in range(len(line)):
            facts[f"line {seat} {space}"] = (seat,)
