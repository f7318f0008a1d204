"""Hidden facts (Hidden information): cards in hand, offers being made."""

from typing import TYPE_CHECKING

from quattrocento.games.m400.combat import OPEN, Combat
from quattrocento.games.m400.components import CARD_COLOURS, KINDS
from quattrocento.games.m400.memory import all_certain
from quattrocento.games.m400.offers import NOT_CHOSEN

if TYPE_CHECKING:
    from quattrocento.games.m400.state import M400

Facts = dict[str, tuple[int, ...]]


def secrets_of(game: "M400") -> Facts:
    """The cards of each hand by kind, less those that everybody knows; whether it holds a combat card of a
    colour at all; the parts of an offer in the making."""
    facts: Facts = {}
    *seats, common = [all_certain(memory) for memory in game.memory]
    for place, number in enumerate(game.hand):
        if number:
            held = (place // KINDS, place % KINDS)
            _cards(facts, held, range(common.get(held, 0), number), seats)
    for seat in range(game.seats):
        for colour in range(CARD_COLOURS):
            if game.lacking[seat][colour] < game.held[seat]:
                facts[f"colour {seat} {colour}"] = (seat,)
    if game.combat is not None:
        _fight(game, game.combat, facts)
    for fact in drafted(game):
        facts[fact] = (game.stack[-1].seat,)
    return facts


def _cards(
    facts: Facts, held: tuple[int, int], copies: range, known: list[dict[tuple[int, int], int]]
) -> None:
    """Each copy of a card in a hand, with those who know of it; of equal ones the first are known."""
    seat, kind = held
    for copy in copies:
        knowers = [other for other, certain in enumerate(known) if certain.get(held, 0) > copy]
        facts[f"card {seat} {kind} {copy}"] = tuple(sorted([seat, *knowers])) if knowers else (seat,)


def _fight(game: "M400", combat: Combat, facts: Facts) -> None:
    """Whether the attacker can lead the next battle, and the defender answer: being asked shows it."""
    battle = sum(side != OPEN for side in combat.decided)
    attacker, defender = game.player[combat.attacker], game.player[combat.defender]
    asked = game.stack[-1].name
    if asked != "lead":
        facts[f"lead {attacker} {battle}"] = (attacker,)
    if asked in ("war", "lead"):
        facts[f"answer {defender} {battle}"] = (defender,)


def draft(name: str, seat: int, parts: int) -> list[str]:
    """The names of the parts of an offer or a counter in the making, in the order of their choice."""
    return [f"{name} {seat} {part}" for part in range(parts)]


def drafted(game: "M400") -> list[str]:
    """The parts of the offer or counter that is being made."""
    step = game.stack[-1] if game.stack else None
    if step is not None and step.name == "offer" and game.offer is not None:
        recipient, gives, wants = game.offer
        return draft("offer", step.seat, (recipient != NOT_CHOSEN) + len(gives) + len(wants))
    if step is not None and step.name == "counter" and game.counter is not None:
        gives, wants = game.counter
        return draft("counter", step.seat, len(gives) + len(wants))
    return []
