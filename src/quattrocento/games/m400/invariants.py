"""Invariants of M400 that hold in every position, M4-I1 to M4-I22; those of two are in ``passages``."""

from quattrocento.games.m400.combat import ATTACKER, DEFENDER, NO_CARD, Combat
from quattrocento.games.m400.components import (
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
from quattrocento.games.m400.lacks import allow
from quattrocento.games.m400.memory import all_certain
from quattrocento.games.m400.older_cards import missing_old_cards
from quattrocento.games.m400.restoring import cards_in_battle
from quattrocento.games.m400.state import M400, RESERVE
from quattrocento.kernel.move import NOBODY


def violations(game: M400) -> list[str]:
    """The invariants that this position breaks."""
    found: list[str] = []
    _cards(game, found)
    _armies(game, found)
    _states(game, found)
    _turns(game, found)
    _plague(game, found)
    if game.combat is not None:
        _combat(game, game.combat, found)
    _knowledge(game, found)
    _result(game, found)
    return found


def _cards(game: M400, found: list[str]) -> None:
    battle = cards_in_battle(game)
    for kind in range(KINDS):
        hands = [game.holds(seat, kind) for seat in range(game.seats)]
        numbers = [game.deck[kind], game.discarded[kind], battle[kind], *hands]
        if sum(numbers) != game.rules.deck[kind]:
            found.append(f"M4-I1 {sum(numbers)} cards {game.components.card_ids[kind]}")
        if min(numbers) < 0:
            found.append(f"M4-I21 fewer than no card {game.components.card_ids[kind]}")
    if game.deck_left != sum(game.deck):
        found.append("M4-I1 the deck is miscounted")
    for seat in range(game.seats):
        if game.held[seat] != sum(game.cards_of(seat)):
            found.append(f"M4-I1 the hand of seat {seat} is miscounted")


def _armies(game: M400, found: list[str]) -> None:
    for colour in range(COLOURS):
        number = len(game.armies(colour))
        placed = game.player[colour] != NOBODY and game.capital[colour] != NOBODY
        if number not in ((1, ARMIES_EACH) if placed else (0,)):
            found.append(f"M4-I2 colour {colour} has {number} armies")
    for army in range(ARMIES):
        if not RESERVE <= game.at[army] < TERRITORIES:
            found.append(f"M4-I3 army {army} stands nowhere")
        if game.at[army] == RESERVE and game.blocked >> army & 1:
            found.append(f"M4-I12 army {army} is blocked in the reserve")
    own = 0
    if game.active != NOBODY:
        own = sum(1 << army for army in game.armies(game.active))
    if (game.moved | game.settled | game.announced | game.acted) & ~own:
        found.append("M4-I13 an army that is not the active colour's has moved or acted")
    if game.announced & (game.acted | ~game.settled):
        found.append("M4-I13 an announced attack was not stated, or is made already")


def _states(game: M400, found: list[str]) -> None:
    capitals = game.rules.capitals
    owned = 0
    for colour in range(COLOURS):
        if owned & game.own[colour]:
            found.append("M4-I4 a state has two owners")
        owned |= game.own[colour]
        if game.own[colour] and game.player[colour] == NOBODY:
            found.append(f"M4-I4 colour {colour} is not in the game")
    if owned & capitals or game.free & capitals:
        found.append("M4-I4 a capital has a marker or is free")
    if owned & game.free or owned | game.free | capitals != (1 << TERRITORIES) - 1:
        found.append("M4-I5 states are neither owned nor free")
    for territory in range(TERRITORIES):
        owner = game.owner[territory]
        if capitals >> territory & 1:
            if owner != NOBODY and game.capital[owner] != territory:
                found.append(f"M4-I4 capital {territory} changed hands")
        elif (owner != NOBODY and not game.own[owner] >> territory & 1) or (
            owner == NOBODY and not game.free >> territory & 1
        ):
            found.append(f"M4-I4 the owner of {territory} is not clear")


def _turns(game: M400, found: list[str]) -> None:
    if game.sequence and sorted(game.order) != sorted(game.first_order):
        found.append("M4-I8 the order is no order of the colours")
    if game.attacked & ~game.rules.capitals:
        found.append("M4-I10 a state counts as an attacked capital")
    if any(game.barred >> colour & 1 and game.player[colour] == NOBODY for colour in range(COLOURS)):
        found.append("M4-I19 a colour that is not in the game is barred")


def _plague(game: M400, found: list[str]) -> None:
    colours = sum(1 << colour for colour in range(COLOURS) if game.player[colour] != NOBODY)
    for territory, tokens in enumerate(game.tokens):
        if tokens & ~colours:
            found.append(f"M4-I11 a token in {territory} belongs to nobody")
        if bool(tokens) != bool(game.sick >> territory & 1):
            found.append(f"M4-I11 the plague in {territory} is not clear")
    if game.fresh & ~game.sick:
        found.append("M4-I11 a new plague has no token")


def _combat(game: M400, combat: Combat, found: list[str]) -> None:
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
    if sum(combat.bonus) + sum(combat.malus) > sum(_additions(game, combat.card_colour)):
        found.append("M4-I16 too many cards were added")


def _additions(game: M400, colour: int) -> list[int]:
    first = colour * KINDS_EACH
    return game.rules.deck[first + LEVELS : first + KINDS_EACH]


def _knowledge(game: M400, found: list[str]) -> None:
    """Hidden information: what is remembered for certain is so."""
    for observer, memory in enumerate(game.memory):
        for (holder, kind), number in all_certain(memory).items():
            if observer == holder or number > game.holds(holder, kind):
                found.append(f"M4-I18 {observer} remembers a card that seat {holder} does not hold")
    if any(number > before for number, before in zip(game.deck, game.renewed, strict=True)):
        found.append("M4-I1 the deck holds what was not in it when it was renewed")
    if missing_old_cards(game):
        found.append("M4-I1 hands hold too many cards from the renewed deck")
    for seat, lacking in enumerate(game.lacking):
        if not allow(lacking, game.cards_of(seat), game.held[seat]):
            found.append(f"M4-I14 seat {seat} holds cards that it has shown not to hold")


def _result(game: M400, found: list[str]) -> None:
    if game.result is None:
        return
    if len(game.result.winners) != 1:
        found.append("M4-I20 the game has no winner, or several")
        return
    own = [colour for colour in game.first_order if game.player[colour] == game.result.winners[0]]
    entitled = [colour for colour in game.first_order if not game.barred >> colour & 1]
    if entitled and not any(colour in entitled for colour in own):
        found.append("M4-I19 a barred colour has won")
