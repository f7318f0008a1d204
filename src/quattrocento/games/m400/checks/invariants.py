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
from quattrocento.kernel.move import NOBODY


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
            found.append(f"M4-I1 {sum(numbers)} cards {position.components.card_ids[kind]}")
        if min(numbers) < 0:
            found.append(f"M4-I21 fewer than no card {position.components.card_ids[kind]}")
    if position.deck_left != sum(position.deck):
        found.append("M4-I1 the deck is miscounted")
    for seat in range(position.seats):
        if position.held[seat] != sum(position.cards_of(seat)):
            found.append(f"M4-I1 the hand of seat {seat} is miscounted")


def _armies(position: M400, found: list[str]) -> None:
    for colour in range(COLOURS):
        number = len(position.armies(colour))
        placed = position.player[colour] != NOBODY and position.capital[colour] != NOBODY
        if number not in ((1, ARMIES_EACH) if placed else (0,)):
            found.append(f"M4-I2 colour {colour} has {number} armies")
    for army in range(ARMIES):
        if not RESERVE <= position.at[army] < TERRITORIES:
            found.append(f"M4-I3 army {army} stands nowhere")
        if position.at[army] == RESERVE and position.blocked >> army & 1:
            found.append(f"M4-I12 army {army} is blocked in the reserve")
    own = 0
    if position.active != NOBODY:
        own = sum(1 << army for army in position.armies(position.active))
    if (position.moved | position.settled | position.announced | position.acted) & ~own:
        found.append("M4-I13 an army that is not the active colour's has moved or acted")
    if position.announced & (position.acted | ~position.settled):
        found.append("M4-I13 an announced attack was not stated, or is made already")


def _states(position: M400, found: list[str]) -> None:
    capitals = position.rules.capitals
    owned = 0
    for colour in range(COLOURS):
        if owned & position.own[colour]:
            found.append("M4-I4 a state has two owners")
        owned |= position.own[colour]
        if position.own[colour] and position.player[colour] == NOBODY:
            found.append(f"M4-I4 colour {colour} is not in the game")
    if owned & capitals or position.free & capitals:
        found.append("M4-I4 a capital has a marker or is free")
    if owned & position.free or owned | position.free | capitals != (1 << TERRITORIES) - 1:
        found.append("M4-I5 states are neither owned nor free")
    for territory in range(TERRITORIES):
        owner = position.owner[territory]
        if capitals >> territory & 1:
            if owner != NOBODY and position.capital[owner] != territory:
                found.append(f"M4-I4 capital {territory} changed hands")
        elif (owner != NOBODY and not position.own[owner] >> territory & 1) or (
            owner == NOBODY and not position.free >> territory & 1
        ):
            found.append(f"M4-I4 the owner of {territory} is not clear")


def _turns(position: M400, found: list[str]) -> None:
    if position.sequence and sorted(position.order) != sorted(position.first_order):
        found.append("M4-I8 the order is no order of the colours")
    if position.attacked & ~position.rules.capitals:
        found.append("M4-I10 a state counts as an attacked capital")
    if any(
        position.barred >> colour & 1 and position.player[colour] == NOBODY for colour in range(COLOURS)
    ):
        found.append("M4-I19 a colour that is not in the game is barred")


def _plague(position: M400, found: list[str]) -> None:
    colours = sum(1 << colour for colour in range(COLOURS) if position.player[colour] != NOBODY)
    for territory, tokens in enumerate(position.tokens):
        if tokens & ~colours:
            found.append(f"M4-I11 a token in {territory} belongs to nobody")
        if bool(tokens) != bool(position.sick >> territory & 1):
            found.append(f"M4-I11 the plague in {territory} is not clear")
    if position.fresh & ~position.sick:
        found.append("M4-I11 a new plague has no token")


def _combat(position: M400, combat: Combat, found: list[str]) -> None:
    if combat.won(ATTACKER) > 1 or combat.won(DEFENDER) > 1:
        found.append("M4-I15 a combat goes on after two colours")
    if combat.led == NO_CARD:
        return
    cards = [card for card in (combat.led, combat.answered) if card != NO_CARD]
    if any(not is_combat(card) or colour_of(card) != combat.card_colour for card in cards):
        found.append("M4-I14 a battle has cards of another colour")
    if combat.decided[combat.card_colour] in (ATTACKER, DEFENDER):
        found.append("M4-I14 a colour is fought twice")
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
            if observer == holder or number > position.holds(holder, kind):
                found.append(f"M4-I18 {observer} remembers a card that seat {holder} does not hold")
    if any(number > before for number, before in zip(position.deck, position.renewed, strict=True)):
        found.append("M4-I1 the deck holds what was not in it when it was renewed")
    if missing_old_cards(position):
        found.append("M4-I1 hands hold too many cards from the renewed deck")
    for seat, lacking in enumerate(position.lacking):
        if not allow(lacking, position.cards_of(seat), position.held[seat]):
            found.append(f"M4-I14 seat {seat} holds cards that it has shown not to hold")


def _result(position: M400, found: list[str]) -> None:
    if position.result is None:
        return
    if len(position.result.winners) != 1:
        found.append("M4-I20 the game has no winner, or several")
        return
    own = [
        colour for colour in position.first_order if position.player[colour] == position.result.winners[0]
    ]
    entitled = [colour for colour in position.first_order if not position.barred >> colour & 1]
    if entitled and not any(colour in entitled for colour in own):
        found.append("M4-I19 a barred colour has won")
