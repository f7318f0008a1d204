"""Whether a position in text makes sense as a whole: its steps, its battle, its auction.

A text that is taken can be played to the end. Errors stand at the line of the step concerned.
"""

import re
from typing import Final

from quattrocento.games.magnifico.airplanes import Paratrooper, can_jump
from quattrocento.games.magnifico.auction import may_own
from quattrocento.games.magnifico.combat import Battle
from quattrocento.games.magnifico.fighting import (
    AIRPLANES_MADE,
    AUTOMATA_MADE,
    INFANTRY_MADE,
    TANKS_MADE,
    airplanes_of,
    tanks_of,
)
from quattrocento.games.magnifico.infantry import Cannons, asks_for_cannons
from quattrocento.games.magnifico.interception import AGAINST_TANKS, Intercept, can_intercept
from quattrocento.games.magnifico.invariants import violations
from quattrocento.games.magnifico.movement import Movement, movable
from quattrocento.games.magnifico.muster import UNKNOWN, Muster
from quattrocento.games.magnifico.sequence import SEQUENCES
from quattrocento.games.magnifico.state import Magnifico
from quattrocento.games.magnifico.verbs import TERRITORY
from quattrocento.kernel.document import Document, DocumentError
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.placing import STEPS as TABLE

# The steps that can stand on the stack, from the bottom: setup, then a round up to its decision.
_SETUP: Final = r"round( first_castle)*( colour)*"
_BATTLE: Final = r" go| after (cannons|fire_again|paratrooper|first_tank intercept|air_assault intercept)"
_TURN: Final = rf"( begin)* turn( invade| attack| movements( movement)?|{_BATTLE})?"
_ROUND: Final = rf"round scoring( turns auction( recruit)+| turns reveal bids| turns sale buy|{_TURN})"
_STACK: Final = re.compile(rf"({_SETUP}|{_ROUND})")
_SEATED: Final = ("begin", "after", "first_tank", "air_assault")


def check_sound(game: Magnifico, document: Document) -> None:
    """Raise a ``DocumentError`` for a position that play could not go on from."""
    if game.result is None:
        _check_stack(game, document)
    elif game.stack:
        raise document.error("position-won", TABLE)
    if game.battle is not None:
        _check_battle(game, game.battle, document)
        _check_forces(game, game.battle, document)
    landless = [seat for seat in range(game.seats) if game.round and not game.own[seat]]
    if landless:
        raise document.error("position-landless", seat=landless[0])
    broken = violations(game)
    if broken:
        raise document.error("text-impossible", clause=broken[0].partition(" ")[0])
    if game.result is None:
        _check_decision(game, document)


def _at(
    document: Document, index: int, message_id: str, key: str = "step", /, **about: str | int
) -> DocumentError:
    return document.error(message_id, TABLE, index, key, **about)


def _check_stack(game: Magnifico, document: Document) -> None:
    names = " ".join(step.name for step in game.stack)
    last = len(game.stack) - 1
    if not _STACK.fullmatch(names) or not game.stack[-1].asks:
        raise _at(document, max(0, last), "position-steps")
    setup = any(step.name in ("first_castle", "colour") for step in game.stack)
    if setup and game.round:
        raise document.error("position-round-setup", "", 0, "round")
    if not setup and not game.round:
        raise document.error("position-round", "", 0, "round")
    turns = [step.seat for step in game.stack if step.name in ("begin", "turn")]
    if len(set(turns)) != len(turns):
        raise _at(document, last, "position-two-turns")
    if setup:
        _check_setup(game, document, last)
    for index, step in enumerate(game.stack):
        if step.name in _SEATED and step.seat == NOBODY:
            raise _at(document, index, "position-step-seat", step=repr(step.name))


def _check_setup(game: Magnifico, document: Document, last: int) -> None:
    """Who has no castle yet will place one, who has no colour yet will choose one, each once."""
    homeless = [seat for seat in range(game.seats) if not game.own[seat]]
    colourless = [seat for seat in range(game.seats) if game.colour[seat] < 0]
    for name, wanted in (("first_castle", homeless), ("colour", colourless)):
        if sorted(step.seat for step in game.stack if step.name == name) != wanted:
            seats = ", ".join(map(str, wanted))
            raise _at(document, last, "position-step-each", step=repr(name), seats=seats)


def _check_battle(game: Magnifico, battle: Battle, document: Document) -> None:
    """Who fights whom, from where and where, and whose go it is."""
    both = (battle.attacker, battle.defender)

    def need(right: bool, key: str, message_id: str, /, **about: str | int) -> None:
        if not right:
            raise document.error(message_id, "battle", 0, key, **about)

    need(game.owner[battle.origin] == battle.attacker, "origin", "position-battle-origin")
    reach = game.components.reach[battle.origin]
    need(reach >> battle.target & 1 > 0, "target", "position-battle-reach")
    need(game.owner[battle.target] == battle.defender, "defender", "position-battle-owner")
    need(battle.defender != battle.attacker, "defender", "position-battle-self")
    need(game.exposed >> battle.target & 1 > 0, "target", "position-battle-last")
    need(battle.go in both, "go", "position-battle-go", attacker=both[0], defender=both[1])
    automata = bool(battle.made & AUTOMATA_MADE)
    need(battle.go == battle.defender or not automata, "made", "position-battle-automata")
    need(game.rules.fixed_sequence or not battle.sequence, "sequence", "position-battle-sequence")
    if battle.sequence:
        stated, named = sum(SEQUENCES[battle.sequence - 1]), battle.made
        need(not named & ~stated and stated & INFANTRY_MADE > 0, "sequence", "position-battle-sequence")


def _check_forces(game: Magnifico, battle: Battle, document: Document) -> None:
    """No more pieces than may attack, and none in an assault that are not there."""
    components, attacker = game.components, battle.attacker
    if battle.tanks and game.tank_card[attacker] < 0:
        raise document.error("position-battle-tank-card", "battle", 0, "tanks")
    if battle.airplanes and game.airplane_card[attacker] < 0:
        raise document.error("position-battle-airplane-card", "battle", 0, "airplanes")
    machines = components.max_attack_machines
    for key, value, most in (
        ("soldiers", battle.soldiers, components.max_attack_soldiers),
        ("tanks", battle.tanks, machines),
        ("airplanes", battle.airplanes, machines - battle.tanks),
        ("unfired", battle.unfired, tanks_of(game, battle, battle.go)),
        ("flying", battle.flying, airplanes_of(game, battle, battle.go)),
    ):
        if value > most:
            said = str(value)
            raise document.error("text-at-most", "battle", 0, key, name=key, most=most, value=said)


def _check_decision(game: Magnifico, document: Document) -> None:
    step = game.stack[-1]
    last = len(game.stack) - 1
    fighting = game.stack[-1].name == "go" or any(step.name == "after" for step in game.stack)
    if fighting and game.battle is None:
        raise _at(document, last, "position-battle-missing", step=repr(step.name))
    if not fighting and game.battle is not None:
        raise _at(document, last, "position-battle-none", step=repr(step.name))
    if game.battle is not None:
        _check_fight(game, game.battle, document, last)
    elif last and game.stack[-2].name in ("turn", "movements") and step.seat != game.stack[-2].seat:
        raise _at(document, last, "position-turn-seat", "seat")
    for index, other in enumerate(game.stack):
        own = game.own[other.seat] if other.name == "recruit" else 0
        if own and game.supply[other.seat] >= (own & ~game.recruited).bit_count():
            raise _at(document, index, "position-not-short", "seat", seat=other.seat)
    if isinstance(step, Muster):
        _check_group(game, step, document, last)
    _check_auction(game, document, last)
    waiting = step.deciders(game)
    if not waiting or not all(game.options(seat) for seat in waiting):
        raise _at(document, last, "position-nothing")


def _check_group(game: Magnifico, step: Muster, document: Document, last: int) -> None:
    """What is chosen of a group is what could have been chosen."""
    places = movable(game, step.seat) if isinstance(step, Movement) else 0
    if isinstance(step, Movement):
        if step.origin == UNKNOWN or not places >> step.origin & 1:
            raise _at(document, last, "position-move-origin", "origin")
        if step.target != UNKNOWN and not step.targets(game) >> step.target & 1:
            raise _at(document, last, "position-move-target", "target")
    else:
        verb = step.name
        if step.target == UNKNOWN or (verb, step.target) not in game.stack[-2].options(game, step.seat):
            raise _at(document, last, "position-target", "target", verb=verb)
        if step.origin != UNKNOWN and not step.origins(game) >> step.origin & 1:
            name = TERRITORY.text(step.origin)
            raise _at(document, last, "position-origin", "origin", territory=repr(name))
    _check_numbers(game, step, document, last)


def _check_numbers(game: Magnifico, step: Muster, document: Document, last: int) -> None:
    chosen = [step.target, step.origin, step.soldiers, step.tanks]
    first_open = chosen.index(UNKNOWN) if UNKNOWN in chosen else len(chosen)
    if any(value != UNKNOWN for value in chosen[max(2, first_open) :]):
        raise _at(document, last, "position-group-order")
    if step.soldiers != UNKNOWN:
        _check_limits(document, last, "soldiers", step.soldiers, step.soldiers_limits(game))
    if step.tanks != UNKNOWN:
        _check_limits(document, last, "tanks", step.tanks, step.tanks_limits(game))


def _check_limits(document: Document, last: int, key: str, number: int, limits: tuple[int, int]) -> None:
    least, most = limits
    if not least <= number <= most:
        said = str(number)
        raise _at(document, last, "text-between", key, name=key, least=least, most=most, value=said)


def _check_fight(game: Magnifico, battle: Battle, document: Document, last: int) -> None:
    step = game.stack[-1]
    turn = next(step.seat for step in game.stack if step.name == "turn")
    acting = [
        other.seat for other in game.stack if other.name in ("go", "after", "first_tank", "air_assault")
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
        if game.stack[-2].name != below or not can_intercept(game, step.seat, step.against):
            raise _at(document, last, "position-no-intercept", "against")
    if battle.made & wanted != wanted:
        raise document.error("position-assault-missing", "battle", 0, "made")
    right = {
        "fire_again": battle.unfired > 0,
        "paratrooper": battle.flying > 0
        and isinstance(step, Paratrooper)
        and can_jump(game, battle, step.seat),
        "cannons": isinstance(step, Cannons)
        and 1 <= step.soldiers <= battle.soldiers
        and asks_for_cannons(game, battle, step.seat),
    }
    if not right.get(step.name, True):
        raise _at(document, last, "position-nothing")


def _check_auction(game: Magnifico, document: Document, last: int) -> None:
    """Bids and offers stand only where an auction is held."""
    name = game.stack[-1].name
    at_auction = name in ("bids", "buy")
    if at_auction and not game.auction:
        raise document.error("position-auction-empty", TABLE, 0, "auction")
    if game.auction and not at_auction:
        raise document.error("position-no-auction", "cards", 0, "auction")
    if any(game.bids) and name != "bids":
        seat = next(seat for seat, bid in enumerate(game.bids) if bid)
        raise document.error("position-no-bids", "seat", seat, "bid")
    for seat in (*game.rank, *([game.stack[-1].seat] if name == "buy" else ())):
        if name != "buy" or not 0 < game.offers[seat] <= game.money[seat]:
            raise document.error("position-no-offer", "cards", 0, "rank", seat=seat)
    if name != "buy" and any(game.offers):
        seat = next(seat for seat, offer in enumerate(game.offers) if offer)
        raise document.error("position-no-buyers", "seat", seat, "offer")
    buyer = game.stack[-1].seat
    if name == "buy" and (
        buyer in game.rank or not any(may_own(game, buyer, card) for card in game.auction)
    ):
        raise _at(document, last, "position-no-choice", "seat")
