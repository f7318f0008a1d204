"""Invariants of M400 that hold in every position, M4-I1 to M4-I22; those of two are in ``transitions``."""

from quattrocento.games.m400.components.typed import (
    ARMIES,
    ARMIES_EACH,
    COLOURS,
    KINDS,
    KINDS_EACH,
    LEVELS,
    TERRITORIES,
    colour_of,
    is_combat,
)
from quattrocento.games.m400.knowledge.derived import cards_in_battle
from quattrocento.games.m400.knowledge.older_cards import missing_old_cards
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER, NO_CARD, Combat
from quattrocento.games.m400.position.lacks import allow
from quattrocento.games.m400.position.memory import all_certain
from quattrocento.games.m400.position.position import M400, RESERVE
from quattrocento.games.m400.rules.verbs import ARMY, CARD, CARD_COLOUR, COLOUR, TERRITORY
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY


def violations(position: M400) -> list[str]:
    """The invariants that this position breaks."""
    found: list[str] = []
    _cards(position, found)
    _armies(position, found)
    _states(position, found)
    _turns(position, found)
    _plague(position, found)
    if position.combat is not None:
        _combat(position, position.combat, found)
    _knowledge(position, found)
    _result(position, found)
    return found


def _cards(position: M400, found: list[str]) -> None:
    battle = cards_in_battle(position)
    for kind in range(KINDS):
        hands = [position.holds(seat, kind) for seat in range(position.seats)]
        numbers = [position.deck[kind], position.discarded[kind], battle[kind], *hands]
        if sum(numbers) != position.rules.deck[kind]:
            name, all_of = CARD.text(kind), position.rules.deck[kind]
            found.append(f"M4-I1 {sum(numbers)} cards {name}, the game has {all_of}")
        if min(numbers) < 0:
            found.append(f"M4-I21 fewer than no card {CARD.text(kind)}")
    if position.deck_left != sum(position.deck):
        found.append("M4-I1 the deck is miscounted")
    for seat in range(position.seats):
        if position.held[seat] != sum(position.cards_of(seat)):
            found.append(f"M4-I1 the hand of seat {seat} is miscounted")


def _names(territories: int) -> str:
    return ", ".join([TERRITORY.text(territory) for territory in members(territories)])


def _armies(position: M400, found: list[str]) -> None:
    for colour in range(COLOURS):
        number = len(position.armies(colour))
        placed = position.player[colour] != NOBODY and position.capital[colour] != NOBODY
        if number not in ((1, ARMIES_EACH) if placed else (0,)):
            found.append(f"M4-I2 colour {COLOUR.text(colour)} has {number} armies")
    for army in range(ARMIES):
        if not RESERVE <= position.at[army] < TERRITORIES:
            found.append(f"M4-I3 army {ARMY.text(army)} stands nowhere")
        if position.at[army] == RESERVE and position.blocked >> army & 1:
            found.append(f"M4-I12 army {ARMY.text(army)} is blocked in the reserve")
    own = 0
    if position.active != NOBODY:
        own = sum(1 << army for army in position.armies(position.active))
    for army in members((position.moved | position.settled | position.announced | position.acted) & ~own):
        found.append(f"M4-I13 army {ARMY.text(army)}, not one of the active colour, has moved or acted")
    for army in members(position.announced & (position.acted | ~position.settled)):
        found.append(f"M4-I13 the attack of army {ARMY.text(army)} was not stated, or is made already")


def _states(position: M400, found: list[str]) -> None:
    capitals = position.rules.capitals
    owned = 0
    for colour in range(COLOURS):
        if owned & position.own[colour]:
            found.append(f"M4-I4 {_names(owned & position.own[colour])} has two owners")
        owned |= position.own[colour]
        if position.own[colour] and position.player[colour] == NOBODY:
            found.append(f"M4-I4 colour {COLOUR.text(colour)} is not in the game")
    if (owned | position.free) & capitals:
        names = _names((owned | position.free) & capitals)
        found.append(f"M4-I4 a capital has a marker or is free: {names}")
    unclear = owned & position.free | (1 << TERRITORIES) - 1 & ~(owned | position.free | capitals)
    if unclear:
        found.append(f"M4-I5 states are neither owned nor free, or both: {_names(unclear)}")
    for territory in range(TERRITORIES):
        owner = position.owner[territory]
        if capitals >> territory & 1:
            if owner != NOBODY and position.capital[owner] != territory:
                found.append(f"M4-I4 capital {TERRITORY.text(territory)} changed hands")
        elif (owner != NOBODY and not position.own[owner] >> territory & 1) or (
            owner == NOBODY and not position.free >> territory & 1
        ):
            found.append(f"M4-I4 the owner of {TERRITORY.text(territory)} is not clear")


def _turns(position: M400, found: list[str]) -> None:
    if position.sequence and sorted(position.order) != sorted(position.first_order):
        found.append("M4-I8 the order is no order of the colours")
    if position.attacked & ~position.rules.capitals:
        names = _names(position.attacked & ~position.rules.capitals)
        found.append(f"M4-I10 a state counts as an attacked capital: {names}")
    for colour in members(position.barred):
        if position.player[colour] == NOBODY:
            found.append(f"M4-I19 colour {COLOUR.text(colour)}, which is not in the game, is barred")


def _plague(position: M400, found: list[str]) -> None:
    colours = sum(1 << colour for colour in range(COLOURS) if position.player[colour] != NOBODY)
    for territory, tokens in enumerate(position.tokens):
        if tokens & ~colours:
            found.append(f"M4-I11 a token in {TERRITORY.text(territory)} belongs to nobody")
        if bool(tokens) != bool(position.sick >> territory & 1):
            found.append(f"M4-I11 the plague in {TERRITORY.text(territory)} is not clear")
    if position.fresh & ~position.sick:
        found.append(f"M4-I11 a new plague has no token: {_names(position.fresh & ~position.sick)}")


def _combat(position: M400, combat: Combat, found: list[str]) -> None:
    if combat.won(ATTACKER) > 1 or combat.won(DEFENDER) > 1:
        found.append("M4-I15 a combat goes on after two colours")
    if combat.led == NO_CARD:
        return
    cards = [card for card in (combat.led, combat.answered) if card != NO_CARD]
    colour = CARD_COLOUR.text(combat.card_colour)
    for card in cards:
        if not is_combat(card) or colour_of(card) != combat.card_colour:
            found.append(f"M4-I14 {CARD.text(card)} lies in a battle of {colour}")
    if combat.decided[combat.card_colour] in (ATTACKER, DEFENDER):
        found.append(f"M4-I14 {colour} is fought twice")
    if combat.answered == NO_CARD and any((*combat.bonus, *combat.malus)):
        found.append("M4-I16 cards were added before the answer")
    if sum(combat.bonus) + sum(combat.malus) > sum(_additions(position, combat.card_colour)):
        found.append("M4-I16 too many cards were added")


def _additions(position: M400, colour: int) -> list[int]:
    first = colour * KINDS_EACH
    return position.rules.deck[first + LEVELS : first + KINDS_EACH]


def _knowledge(position: M400, found: list[str]) -> None:
    """Hidden information: what is remembered for certain is so."""
    for observer, memory in enumerate(position.memory):
        for (holder, kind), number in all_certain(memory).items():
            held = position.holds(holder, kind)
            if observer == holder or number > held:
                who = f"seat {observer}" if observer < position.seats else "everybody"
                card = f"{number} {CARD.text(kind)}"
                found.append(f"M4-I18 {who} remembers {card} with seat {holder}, who holds {held}")
    for kind, (number, before) in enumerate(zip(position.deck, position.renewed, strict=True)):
        if number > before:
            lay = f"{CARD.text(kind)}: {number} in the deck, {before} when it was renewed"
            found.append(f"M4-I1 the deck holds what was not in it: {lay}")
    if missing_old_cards(position):
        found.append("M4-I1 hands hold too many cards from the renewed deck")
    for seat, lacking in enumerate(position.lacking):
        if not allow(lacking, position.cards_of(seat), position.held[seat]):
            found.append(f"M4-I14 seat {seat} holds cards that it has shown not to hold")


def _result(position: M400, found: list[str]) -> None:
    if position.result is None:
        return
    if len(position.result.winners) != 1:
        found.append(f"M4-I20 the game has {len(position.result.winners)} winners")
        return
    own = [
        colour for colour in position.first_order if position.player[colour] == position.result.winners[0]
    ]
    entitled = [colour for colour in position.first_order if not position.barred >> colour & 1]
    if entitled and not any(colour in entitled for colour in own):
        found.append("M4-I19 a barred colour has won")
