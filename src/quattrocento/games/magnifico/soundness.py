"""Whether a position in text makes sense as a whole: its steps, its battle, its auction.

A text that is taken can be played to the end. Errors stand at the line of the step concerned.
"""

import re
from typing import Final

from quattrocento.games.magnifico.airplanes import Paratrooper, can_jump
from quattrocento.games.magnifico.auction import may_own
from quattrocento.games.magnifico.fighting import (
    AIRPLANES_MADE,
    AUTOMATA_MADE,
    TANKS_MADE,
    airplanes_of,
    tanks_of,
)
from quattrocento.games.magnifico.infantry import Cannons, asks_for_cannons
from quattrocento.games.magnifico.interception import AGAINST_TANKS, Intercept, can_intercept
from quattrocento.games.magnifico.invariants import violations
from quattrocento.games.magnifico.movement import Movement, movable
from quattrocento.games.magnifico.muster import UNKNOWN, Muster
from quattrocento.games.magnifico.state import Battle, Magnifico
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
        raise document.error("nothing is to decide when somebody has won", TABLE)
    if game.battle is not None:
        _check_battle(game, game.battle, document)
    broken = violations(game)
    if broken:
        raise DocumentError(document.source, 0, f"an impossible position: {broken[0]}")
    if game.result is None:
        _check_decision(game, document)


def _at(document: Document, index: int, message: str, key: str = "step") -> DocumentError:
    return document.error(message, TABLE, index, key)


def _check_stack(game: Magnifico, document: Document) -> None:
    names = " ".join(step.name for step in game.stack)
    last = len(game.stack) - 1
    if not _STACK.fullmatch(names) or not game.stack[-1].asks:
        message = (
            "these [[decide]] steps do not follow from each other; 'round' comes first, a decision last"
        )
        raise _at(document, max(0, last), message)
    setup = any(step.name in ("first_castle", "colour") for step in game.stack)
    if setup != (game.round == 0):
        expected = "round: 0 is expected before the game" if setup else "round: at least 1 is expected"
        raise document.error(expected, "", 0, "round")
    turns = [step.seat for step in game.stack if step.name in ("begin", "turn")]
    if len(set(turns)) != len(turns):
        raise _at(document, last, "a seat has one turn in a round")
    if setup:
        _check_setup(game, document, last)
    for index, step in enumerate(game.stack):
        if step.name in _SEATED and step.seat == NOBODY:
            raise _at(document, index, f"the step {step.name} needs a seat")


def _check_setup(game: Magnifico, document: Document, last: int) -> None:
    """Who has no castle yet will place one, who has no colour yet will choose one, each once."""
    homeless = [seat for seat in range(game.seats) if not game.own[seat]]
    colourless = [seat for seat in range(game.seats) if game.colour[seat] < 0]
    for name, wanted in (("first_castle", homeless), ("colour", colourless)):
        if sorted(step.seat for step in game.stack if step.name == name) != wanted:
            raise _at(document, last, f"one step {name!r} is expected for each of the seats {wanted}")


def _check_battle(game: Magnifico, battle: Battle, document: Document) -> None:
    components = game.components
    both = (battle.attacker, battle.defender)
    tanks, airplanes = tanks_of(game, battle, battle.go), airplanes_of(game, battle, battle.go)
    most = components.max_attack_machines
    cards = (game.tank_card[battle.attacker] >= 0, game.airplane_card[battle.attacker] >= 0)
    known: list[tuple[str, bool, str]] = [
        ("origin", game.owner[battle.origin] == battle.attacker, "a territory of the attacker"),
        ("target", components.reach[battle.origin] >> battle.target & 1 > 0, "within reach"),
        ("defender", game.owner[battle.target] == battle.defender, "the owner of the target"),
        ("defender", battle.defender != battle.attacker, "another seat than the attacker"),
        ("target", game.exposed >> battle.target & 1 > 0, "not a player's last territory (MAG-7.1.3)"),
        ("soldiers", battle.soldiers <= components.max_attack_soldiers, f"at most {most}"),
        ("tanks", battle.tanks <= (most if cards[0] else 0), f"at most {most}, with a Tank card"),
        ("airplanes", battle.airplanes <= (most - battle.tanks if cards[1] else 0), "fewer"),
        ("go", battle.go in both, f"attacker or defender, {both[0]} or {both[1]}"),
        ("made", battle.go == battle.defender or not battle.made & AUTOMATA_MADE, "no automata"),
        ("unfired", battle.unfired <= tanks, f"at most the {tanks} tanks"),
        ("flying", battle.flying <= airplanes, f"at most the {airplanes} airplanes"),
    ]
    for key, right, expected in known:
        if not right:
            raise document.error(f"{key}: {expected} expected", "battle", 0, key)


def _check_decision(game: Magnifico, document: Document) -> None:
    step = game.stack[-1]
    last = len(game.stack) - 1
    fighting = game.stack[-1].name == "go" or any(step.name == "after" for step in game.stack)
    if fighting != (game.battle is not None):
        expected = "a table [battle] is expected" if fighting else "no battle is being fought here"
        raise _at(document, last, f"{expected} with the step {step.name!r}")
    if game.battle is not None:
        _check_fight(game, game.battle, document, last)
    elif last and game.stack[-2].name in ("turn", "movements") and step.seat != game.stack[-2].seat:
        raise _at(document, last, "the seat whose turn it is is expected", "seat")
    for index, other in enumerate(game.stack):
        own = game.own[other.seat] if other.name == "recruit" else 0
        if own and game.supply[other.seat] >= (own & ~game.recruited).bit_count():
            raise _at(document, index, f"seat {other.seat} is not short of soldiers (MAG-5.2.4)", "seat")
    if isinstance(step, Muster):
        _check_group(game, step, document, last)
    _check_auction(game, document, last)
    waiting = step.deciders(game)
    if not waiting or not all(game.options(seat) for seat in waiting):
        raise _at(document, last, "nothing can be decided at this step here")


def _check_group(game: Magnifico, step: Muster, document: Document, last: int) -> None:
    """What is chosen of a group is what could have been chosen."""
    places = movable(game, step.seat) if isinstance(step, Movement) else 0
    if isinstance(step, Movement):
        if step.origin == UNKNOWN or not places >> step.origin & 1:
            raise _at(document, last, "origin: a territory that can give pieces is expected", "origin")
        if step.target != UNKNOWN and not step.targets(game) >> step.target & 1:
            raise _at(document, last, "target: an own territory within reach is expected", "target")
    else:
        verb = step.name
        if step.target == UNKNOWN or (verb, step.target) not in game.stack[-2].options(game, step.seat):
            raise _at(document, last, f"target: a territory to {verb} is expected", "target")
        if step.origin != UNKNOWN and not step.origins(game) >> step.origin & 1:
            name = TERRITORY.text(step.origin)
            raise _at(document, last, f"origin: {name} cannot send a group there", "origin")
    _check_numbers(game, step, document, last)


def _check_numbers(game: Magnifico, step: Muster, document: Document, last: int) -> None:
    chosen = [step.target, step.origin, step.soldiers, step.tanks]
    first_open = chosen.index(UNKNOWN) if UNKNOWN in chosen else len(chosen)
    if any(value != UNKNOWN for value in chosen[max(2, first_open) :]):
        raise _at(document, last, "a group is put together in its order: from, soldiers, tanks")
    if step.soldiers != UNKNOWN:
        least, most = step.soldiers_limits(game)
        if not least <= step.soldiers <= most:
            raise _at(document, last, f"soldiers: {least} to {most} expected", "soldiers")
    if step.tanks != UNKNOWN:
        least, most = step.tanks_limits(game)
        if not least <= step.tanks <= most:
            raise _at(document, last, f"tanks: {least} to {most} expected", "tanks")


def _check_fight(game: Magnifico, battle: Battle, document: Document, last: int) -> None:
    step = game.stack[-1]
    turn = next(step.seat for step in game.stack if step.name == "turn")
    acting = [
        other.seat for other in game.stack if other.name in ("go", "after", "first_tank", "air_assault")
    ]
    if turn != battle.attacker or any(seat != battle.go for seat in acting):
        raise _at(document, last, "the seats of the battle's steps do not fit", "seat")
    asked = battle.defender + battle.attacker - battle.go if isinstance(step, Intercept) else battle.go
    if step.seat != asked:
        raise _at(document, last, f"seat: {asked} is expected here", "seat")
    wanted = {"fire_again": TANKS_MADE, "paratrooper": AIRPLANES_MADE}.get(step.name, 0)
    if isinstance(step, Intercept):
        wanted = TANKS_MADE if step.against == AGAINST_TANKS else AIRPLANES_MADE
        below = "first_tank" if step.against == AGAINST_TANKS else "air_assault"
        if game.stack[-2].name != below or not can_intercept(game, step.seat, step.against):
            raise _at(document, last, "nobody can intercept here", "against")
    if battle.made & wanted != wanted:
        raise document.error("made: the assault in progress is missing", "battle", 0, "made")
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
        raise _at(document, last, "nothing can be decided at this step here")


def _check_auction(game: Magnifico, document: Document, last: int) -> None:
    """Bids and offers stand only where an auction is held."""
    name = game.stack[-1].name
    at_auction = name in ("bids", "buy")
    if at_auction != bool(game.auction):
        expected = "cards at auction are expected" if at_auction else "no auction is held at this step"
        raise document.error(f"auction: {expected}", "cards" if game.auction else TABLE, 0, "auction")
    if any(game.bids) and name != "bids":
        seat = next(seat for seat, bid in enumerate(game.bids) if bid)
        raise document.error("bid: nobody bids at this step", "seat", seat, "bid")
    for seat in (*game.rank, *([game.stack[-1].seat] if name == "buy" else ())):
        if name != "buy" or not 0 < game.offers[seat] <= game.money[seat]:
            message = f"rank: seat {seat} has made no offer that it can pay"
            raise document.error(message, "cards", 0, "rank")
    if name != "buy" and any(game.offers):
        seat = next(seat for seat, offer in enumerate(game.offers) if offer)
        raise document.error("offer: nobody buys at this step", "seat", seat, "offer")
    buyer = game.stack[-1].seat
    if name == "buy" and (
        buyer in game.rank or not any(may_own(game, buyer, card) for card in game.auction)
    ):
        raise _at(document, last, "seat: this one has nothing to choose", "seat")
