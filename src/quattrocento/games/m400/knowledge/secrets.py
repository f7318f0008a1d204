"""Hidden facts (Hidden information): cards in hand, offers being made."""

from functools import cache, lru_cache
from typing import Final

from quattrocento.games.m400.components.typed import CARD_COLOURS, MOST_SEATS
from quattrocento.games.m400.position.combat import OPEN, Combat
from quattrocento.games.m400.position.lacks import SHIPS, of_colour
from quattrocento.games.m400.position.memory import all_certain
from quattrocento.games.m400.position.offers import NOT_CHOSEN, draft
from quattrocento.games.m400.position.position import M400

Facts = dict[str, tuple[int, ...]]

_COLOUR: Final = [
    [f"colour {seat} {colour}" for colour in range(CARD_COLOURS)] for seat in range(MOST_SEATS)
]

_SHIPS: Final = [f"ships {seat}" for seat in range(MOST_SEATS)]

_NO_CARD_PLAYED: Final = frozenset({"statement", "conquest", "free_state", "storm", "war"})


def secrets_of(position: M400) -> Facts:
    """The cards of each hand by kind, less those that everybody knows; whether it holds a combat card of a
    colour at all, or a Caravella; whether it can fight on, or attack as announced; the parts of an offer in
    the making."""
    *memories, common = [all_certain(memory) for memory in position.memory]
    facts: Facts = {}
    for seat in range(position.seats):
        facts |= _cards(seat, tuple(position.cards_of(seat)))
    for held, number in common.items():
        for fact in _copies(held, 0, number):
            del facts[fact]
    for observer, certain in enumerate(memories):
        for held, number in certain.items():
            for fact in _copies(held, common.get(held, 0), number):
                facts[fact] = tuple(sorted((*facts[fact], observer)))
    _lacks(position, facts)
    if position.combat is not None:
        _fight(position, position.combat, facts)
    if position.announced and not attacks_stand(position):
        _announced(position, facts)
    for fact in drafted(position):
        facts[fact] = (position.stack[-1].seat,)
    return facts


# A hand stays as it is for many moves.
@lru_cache(maxsize=256)
def _cards(seat: int, hand: tuple[int, ...]) -> Facts:
    """Each copy of a card is its holder's secret; of equal ones the first are known to others."""
    own = (seat,)
    return {
        fact: own for kind, number in enumerate(hand) if number for fact in _copies((seat, kind), 0, number)
    }


@cache
def _copies(held: tuple[int, int], known: int, number: int) -> list[str]:
    """The names of the copies of a card in a hand, after the known ones."""
    seat, kind = held
    return [f"card {seat} {kind} {copy}" for copy in range(known, number)]


def _lacks(position: M400, facts: Facts) -> None:
    """Whether a hand holds any card of a sort: not being able to play one shows that it does not."""
    for seat, lacking in enumerate(position.lacking):
        for colour, known in enumerate(of_colour(lacking)):
            if known < position.held[seat]:
                facts[_COLOUR[seat][colour]] = (seat,)
        if lacking[SHIPS] < position.held[seat]:
            facts[_SHIPS[seat]] = (seat,)


def _fight(position: M400, combat: Combat, facts: Facts) -> None:
    """Whether the attacker can lead a battle to come, and the defender answer: being asked shows it."""
    battle = sum(side != OPEN for side in combat.decided)
    attacker, defender = position.player[combat.attacker], position.player[combat.defender]
    asked = position.stack[-1].name
    for number in range(battle if asked in ("war", "battle_colour") else battle + 1, CARD_COLOURS):
        facts[f"lead {attacker} {number}"] = (attacker,)
    for number in range(battle if asked in ("war", "battle_colour", "lead") else battle + 1, CARD_COLOURS):
        facts[f"answer {defender} {number}"] = (defender,)


def attacks_stand(position: M400) -> bool:
    """Whether no card was played since announced attacks were last found possible (M4-7.6)."""
    step = position.stack[-1]
    return step.name in _NO_CARD_PLAYED or step.values().get("card", 0) < 0


def _announced(position: M400, facts: Facts) -> None:
    """Whether the hand can still make an announced attack after what another army does first (M4-7.6)."""
    seat = position.player[position.active]
    for army in position.armies(position.active):
        if position.announced >> army & 1:
            facts[f"attack {seat} {army}"] = (seat,)


def drafted(position: M400) -> list[str]:
    """The parts of the offer or counter that is being made."""
    step = position.stack[-1] if position.stack else None
    if step is not None and step.name == "offer" and position.offer is not None:
        recipient, gives, wants = position.offer.parts
        return draft("offer", step.seat, (recipient != NOT_CHOSEN) + len(gives) + len(wants))
    if step is not None and step.name == "counter" and position.counter is not None:
        gives, wants = position.counter.sides
        return draft("counter", step.seat, len(gives) + len(wants))
    return []
