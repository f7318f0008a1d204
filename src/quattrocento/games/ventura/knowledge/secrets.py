"""Every hidden fact by a name of its own, with the seats that know it (Hidden information)."""

from quattrocento.games.ventura.position.position import Ventura
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import less

Facts = dict[str, tuple[int, ...]]


def secrets_of(position: Ventura) -> Facts:
    """Cards by owner and kind, tiles by their own name, and choices not complete or hidden for good."""
    facts: Facts = {}
    for seat, hand in enumerate(position.hand):
        _cards(facts, "card", seat, less(hand, position.shown[seat]))
    looker = position.stack[-1].seat if position.stack else -1
    _cards(facts, "look", looker, position.looking)
    _tiles(position, facts, looker)
    if position.chosen >= 0:
        facts[f"choice {looker}"] = (looker,)
    for seat, number in enumerate(position.kept):
        for choice in range(number):
            facts[f"kept {seat} {choice}"] = (seat,)
    _lines(position, facts)
    return facts


def _cards(facts: Facts, name: str, seat: int, cards: tuple[int, ...]) -> None:
    copies: dict[int, int] = {}
    for card in cards:
        copies[card] = copies.get(card, 0) + 1
        facts[f"{name} {seat} {card} {copies[card]}"] = (seat,)


def _tiles(position: Ventura, facts: Facts, looker: int) -> None:
    for seat, reserve in enumerate(position.reserve):
        for tile in members(reserve):
            facts[f"tile {tile}"] = tuple(members(position.known.get(tile, 0) | 1 << seat))
    for tile in members(position.peeked):
        facts[f"tile {tile}"] = (looker,)
    for knowers, tiles in position.under:
        if knowers:
            for tile in members(tiles):
                facts[f"tile {tile}"] = tuple(members(knowers))


def _lines(position: Ventura, facts: Facts) -> None:
    """The order of battle, until both sides have placed (VTR-20.4)."""
    battle = position.battle
    if battle is None or not position.stack or position.stack[-1].name != "order":
        return
    for seat, line in zip(battle.seats, battle.lines, strict=True):
        for space in range(len(line)):
            facts[f"line {seat} {space}"] = (seat,)
