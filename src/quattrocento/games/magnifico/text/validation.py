"""Whether a position in text makes sense as a whole: its steps, its battle, its auction.

A text that is taken can be played to the end. Errors stand at the line of the step concerned.
"""

import re
from collections.abc import Sequence
from typing import Final

from quattrocento.games.magnifico.components.sequences import SEQUENCES
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.auction import may_own
from quattrocento.games.magnifico.rules.battle.airplanes import Paratrooper, can_jump
from quattrocento.games.magnifico.rules.battle.assaults import (
    AIRPLANES_MADE,
    AUTOMATA_MADE,
    INFANTRY_MADE,
    TANKS_MADE,
    airplanes_of,
    tanks_of,
)
from quattrocento.games.magnifico.rules.battle.infantry import Cannons, asks_for_cannons
from quattrocento.games.magnifico.rules.battle.interception import AGAINST_TANKS, Intercept, can_intercept
from quattrocento.games.magnifico.rules.scoring import most_rounds
from quattrocento.games.magnifico.rules.turn.movement import Movement, movable
from quattrocento.games.magnifico.rules.turn.muster import UNKNOWN, Muster
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.kernel.document import Document, DocumentError
from quattrocento.kernel.position_steps import STEPS as TABLE
from quattrocento.kernel.seats import NOBODY

# The steps that can stand on the stack, from the bottom: setup, then a round up to its decision.
_SETUP: Final = r"round( first_castle)*( colour)*"
_BATTLE: Final = r" go| after (cannons|fire_again|paratrooper|first_tank intercept|air_assault intercept)"
_TURN: Final = rf"( begin)* turn( invade| attack| movements( movement)?|{_BATTLE})?"
_ROUND: Final = rf"round scoring( turns auction( recruit)+| turns reveal bids| turns sale buy|{_TURN})"
_STACK: Final = re.compile(rf"({_SETUP}|{_ROUND})")
_SEATED: Final = ("begin", "after", "first_tank", "air_assault")


def validate(position: Magnifico, document: Document, broken: Sequence[str]) -> None:
    """Raise a ``DocumentError`` for a position that play could not go on from.

    ``broken`` tells the invariants that it breaks.
    """
    if position.result is None:
        _check_stack(position, document)
    elif position.stack:
        raise document.error("position-won", TABLE)
    if position.battle is not None:
        _check_battle(position, position.battle, document)
        _check_forces(position, position.battle, document)
    landless = [seat for seat in range(position.seats) if position.round and not position.own[seat]]
    if landless:
        raise document.error("position-landless", seat=landless[0])
    _check_score(position, document)
    if broken:
        clause, _, what = broken[0].partition(" ")
        raise document.error("text-impossible", clause=f"{clause} ({what})")
    if position.result is None:
        _check_decision(position, document)


def _check_score(position: Magnifico, document: Document) -> None:
    """The one seat at the target has won (MAG-I20), and no game lasts for ever (MAG-I21)."""
    target, most = position.rules.target, most_rounds(position)
    if position.result is not None:
        reached = [seat for seat, points in enumerate(position.points) if points >= target]
        if reached != list(position.result.winners):
            raise document.error("position-winner", "", 0, "winner", target=target)
    elif position.round > most:
        said = str(position.round)
        raise document.error("text-at-most", "", 0, "round", name="round", most=most, value=said)


def _at(
    document: Document, index: int, message_id: str, key: str = "step", /, **about: str | int
) -> DocumentError:
    return document.error(message_id, TABLE, index, key, **about)


def _check_stack(position: Magnifico, document: Document) -> None:
    names = " ".join(step.name for step in position.stack)
    last = len(position.stack) - 1
    if not _STACK.fullmatch(names) or not position.stack[-1].asks:
        raise _at(document, max(0, last), "position-steps")
    setup = any(step.name in ("first_castle", "colour") for step in position.stack)
    if setup and position.round:
        raise document.error("position-round-setup", "", 0, "round")
    if not setup and not position.round:
        raise document.error("position-round", "", 0, "round")
    turns = [step.seat for step in position.stack if step.name in ("begin", "turn")]
    if len(set(turns)) != len(turns):
        raise _at(document, last, "position-two-turns")
    if setup:
        _check_setup(position, document, last)
    for index, step in enumerate(position.stack):
        if step.name in _SEATED and step.seat == NOBODY:
            raise _at(document, index, "position-step-seat", step=repr(step.name))


def _check_setup(position: Magnifico, document: Document, last: int) -> None:
    """Who has no castle yet will place one, who has no colour yet will choose one, each once."""
    homeless = [seat for seat in range(position.seats) if not position.own[seat]]
    colourless = [seat for seat in range(position.seats) if position.colour[seat] < 0]
    for name, wanted in (("first_castle", homeless), ("colour", colourless)):
        if sorted(step.seat for step in position.stack if step.name == name) != wanted:
            seats = ", ".join(map(str, wanted))
            raise _at(document, last, "position-step-each", step=repr(name), seats=seats)


def _check_battle(position: Magnifico, battle: Battle, document: Document) -> None:
    """Who fights whom, from where and where, and whose go it is."""
    both = (battle.attacker, battle.defender)

    def need(right: bool, key: str, message_id: str, /, **about: str | int) -> None:
        if not right:
            raise document.error(message_id, "battle", 0, key, **about)

    need(position.owner[battle.origin] == battle.attacker, "origin", "position-battle-origin")
    reach = position.components.reach[battle.origin]
    need(reach >> battle.target & 1 > 0, "target", "position-battle-reach")
    need(position.owner[battle.target] == battle.defender, "defender", "position-battle-owner")
    need(battle.defender != battle.attacker, "defender", "position-battle-self")
    need(position.exposed >> battle.target & 1 > 0, "target", "position-battle-last")
    need(battle.go in both, "go", "position-battle-go", attacker=both[0], defender=both[1])
    automata = bool(battle.made & AUTOMATA_MADE)
    need(battle.go == battle.defender or not automata, "made", "position-battle-automata")
    need(position.rules.fixed_sequence or not battle.sequence, "sequence", "position-battle-sequence")
    if battle.sequence:
        stated, named = sum(SEQUENCES[battle.sequence - 1]), battle.made
        need(not named & ~stated and stated & INFANTRY_MADE > 0, "sequence", "position-battle-sequence")


def _check_forces(position: Magnifico, battle: Battle, document: Document) -> None:
    """No more pieces than may attack, and none in an assault that are not there."""
    components, attacker = position.components, battle.attacker
    if battle.tanks and position.tank_card[attacker] < 0:
        raise document.error("position-battle-tank-card", "battle", 0, "tanks")
    if battle.airplanes and position.airplane_card[attacker] < 0:
        raise document.error("position-battle-airplane-card", "battle", 0, "airplanes")
    machines = components.max_attack_machines
    for key, value, most in (
        ("soldiers", battle.soldiers, components.max_attack_soldiers),
        ("tanks", battle.tanks, machines),
        ("airplanes", battle.airplanes, machines - battle.tanks),
        ("unfired", battle.unfired, tanks_of(position, battle, battle.go)),
        ("flying", battle.flying, airplanes_of(position, battle, battle.go)),
    ):
        if value > most:
            said = str(value)
            raise document.error("text-at-most", "battle", 0, key, name=key, most=most, value=said)


def _check_decision(position: Magnifico, document: Document) -> None:
    step = position.stack[-1]
    last = len(position.stack) - 1
    fighting = position.stack[-1].name == "go" or any(step.name == "after" for step in position.stack)
    if fighting and position.battle is None:
        raise _at(document, last, "position-battle-missing", step=repr(step.name))
    if not fighting and position.battle is not None:
        raise _at(document, last, "position-battle-none", step=repr(step.name))
    if position.battle is not None:
        _check_fight(position, position.battle, document, last)
    elif last and position.stack[-2].name in ("turn", "movements") and step.seat != position.stack[-2].seat:
        raise _at(document, last, "position-turn-seat", "seat")
    for index, other in enumerate(position.stack):
        own = position.own[other.seat] if other.name == "recruit" else 0
        if own and position.supply[other.seat] >= (own & ~position.recruited).bit_count():
            raise _at(document, index, "position-not-short", "seat", seat=other.seat)
    if isinstance(step, Muster):
        _check_group(position, step, document, last)
    _check_auction(position, document, last)
    waiting = step.deciders(position)
    if not waiting or not all(position.options(seat) for seat in waiting):
        raise _at(document, last, "position-nothing")


def _check_group(position: Magnifico, step: Muster, document: Document, last: int) -> None:
    """What is chosen of a group is what could have been chosen."""
    places = movable(position, step.seat) if isinstance(step, Movement) else 0
    if isinstance(step, Movement):
        if step.origin == UNKNOWN or not places >> step.origin & 1:
            raise _at(document, last, "position-move-origin", "origin")
        if step.target != UNKNOWN and not step.targets(position) >> step.target & 1:
            raise _at(document, last, "position-move-target", "target")
    else:
        verb = step.name
        if step.target == UNKNOWN or (verb, step.target) not in position.stack[-2].options(
            position, step.seat
        ):
            raise _at(document, last, "position-target", "target", verb=verb)
        if step.origin != UNKNOWN and not step.origins(position) >> step.origin & 1:
            name = TERRITORY.text(step.origin)
            raise _at(document, last, "position-origin", "origin", territory=repr(name))
    _check_numbers(position, step, document, last)


def _check_numbers(position: Magnifico, step: Muster, document: Document, last: int) -> None:
    chosen = [step.target, step.origin, step.soldiers, step.tanks]
    first_open = chosen.index(UNKNOWN) if UNKNOWN in chosen else len(chosen)
    if any(value != UNKNOWN for value in chosen[max(2, first_open) :]):
        raise _at(document, last, "position-group-order")
    if step.soldiers != UNKNOWN:
        _check_limits(document, last, "soldiers", step.soldiers, step.soldiers_limits(position))
    if step.tanks != UNKNOWN:
        _check_limits(document, last, "tanks", step.tanks, step.tanks_limits(position))


def _check_limits(document: Document, last: int, key: str, number: int, limits: tuple[int, int]) -> None:
    least, most = limits
    if not least <= number <= most:
        said = str(number)
        raise _at(document, last, "text-between", key, name=key, least=least, most=most, value=said)


def _check_fight(position: Magnifico, battle: Battle, document: Document, last: int) -> None:
    step = position.stack[-1]
    turn = next(step.seat for step in position.stack if step.name == "turn")
    acting = [
        other.seat for other in position.stack if other.name in ("go", "after", "first_tank", "air_assault")
    ]
    if turn != battle.attacker or any(seat != battle.go for seat in acting):
        raise _at(document, last, "position-fight-seats", "seat")
    asked = battle.defender + battle.attacker - battle.go if isinstance(step, Intercept) else battle.go
    if step.seat != asked:
        raise _at(document, last, "position-seat", "seat", seat=asked)
    wanted = {"fire_again": TANKS_MADE, "paratrooper": AIRPLANES_MADE}.get(step.name, 0)
    if isinstance(step, Intercept):
        wanted = TANKS_MADE if step.against == AGAINST_TANKS else AIRPLANES_MADE
        below = "first_tank" if step.against == AGAINST_TANKS else "air_assault"
        if position.stack[-2].name != below or not can_intercept(position, step.seat, step.against):
            raise _at(document, last, "position-no-intercept", "against")
    if battle.made & wanted != wanted:
        raise document.error("position-assault-missing", "battle", 0, "made")
    right = {
        "fire_again": battle.unfired > 0,
        "paratrooper": battle.flying > 0
        and isinstance(step, Paratrooper)
        and can_jump(position, battle, step.seat),
        "cannons": isinstance(step, Cannons)
        and 1 <= step.soldiers <= battle.soldiers
        and asks_for_cannons(position, battle, step.seat),
    }
    if not right.get(step.name, True):
        raise _at(document, last, "position-nothing")


def _check_auction(position: Magnifico, document: Document, last: int) -> None:
    """Bids and offers stand only where an auction is held."""
    name = position.stack[-1].name
    at_auction = name in ("bids", "buy")
    if at_auction and not position.auction:
        raise document.error("position-auction-empty", TABLE, 0, "auction")
    if position.auction and not at_auction:
        raise document.error("position-no-auction", "cards", 0, "auction")
    if any(position.bids) and name != "bids":
        seat = next(seat for seat, bid in enumerate(position.bids) if bid)
        raise document.error("position-no-bids", "seat", seat, "bid")
    for seat in (*position.rank, *([position.stack[-1].seat] if name == "buy" else ())):
        if name != "buy" or not 0 < position.offers[seat] <= position.money[seat]:
            raise document.error("position-no-offer", "cards", 0, "rank", seat=seat)
    if name != "buy" and any(position.offers):
        seat = next(seat for seat, offer in enumerate(position.offers) if offer)
        raise document.error("position-no-buyers", "seat", seat, "offer")
    buyer = position.stack[-1].seat
    if name == "buy" and (
        buyer in position.rank or not any(may_own(position, buyer, card) for card in position.auction)
    ):
        raise _at(document, last, "position-no-choice", "seat")
