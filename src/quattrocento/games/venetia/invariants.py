"""Invariants of Venetia, VNZ-I1 to VNZ-I21, checked on one position; used in fuzzing."""

from typing import Final

from quattrocento.games.venetia.components import (
    APOGEE,
    COLONIES,
    FACES,
    LEFTMOST,
    QUARANTIA,
    RISE,
    SEAS,
    SESTIERI,
    STRUGGLE,
)
from quattrocento.games.venetia.decks import vp_pool
from quattrocento.games.venetia.power import have_met
from quattrocento.games.venetia.restoring import restore
from quattrocento.games.venetia.state import NONE, Venetia
from quattrocento.kernel.move import NOBODY

_DERIVED: Final = (
    "at_sea",
    "blocked",
    "deck",
    "fleeted",
    "occupied",
    "podesta_supply",
    "supply",
    "threat_deck",
)


def violations(game: Venetia) -> list[str]:
    """What this position breaks; empty for every position that play can reach."""
    found: list[str] = []
    _pieces(game, found)
    _city(game, found)
    _cards(game, found)
    _memory(game, found)
    _tokens(game, found)
    _seas(game, found)
    _colonies(game, found)
    _offices(game, found)
    _pawns(game, found)
    _derived(game, found)
    return found


def _pieces(game: Venetia, found: list[str]) -> None:
    for seat in range(game.seats):
        standing = sum(game.influence[seat :: game.seats]) + sum(game.sea_influence[seat :: game.seats])
        if standing + game.supply[seat] != game.components.influence or game.supply[seat] < 0:
            found.append(f"VNZ-I1 Influence of seat {seat}")
        podesta = game.podesta.count(seat) + game.podesta_supply[seat]
        if podesta != game.components.podesta or game.podesta_supply[seat] < 0:
            found.append(f"VNZ-I2 Podestà of seat {seat}")
    if min(*game.influence, *game.sea_influence) < 0:
        found.append("VNZ-I1 a negative number of Influence")


def _city(game: Venetia, found: list[str]) -> None:
    for seat in range(game.seats):
        own = slice(seat * SESTIERI, (seat + 1) * SESTIERI)
        if game.ducat_supply(seat) < 0 or min(game.ducats[own]) < 0:
            found.append(f"VNZ-I3 Ducats of seat {seat}")
        if game.monument_supply(seat) < 0 or min(*game.coloured[own], *game.grey[own]) < 0:
            found.append(f"VNZ-I3 Monuments of seat {seat}")
        full = max(game.ducats[own]) >= game.components.ducats_per_monument
        if full and game.monument_supply(seat):
            found.append(f"VNZ-I4 Ducats of seat {seat} in one Sestiere")
    if game.tiles_out >> QUARANTIA & 1 or game.tiles_out.bit_count() not in (0, 2, 4):
        found.append("VNZ-I21 tiles")
    if game.rules.basic and (any(game.ducats) or any(game.coloured) or any(game.grey) or game.tiles_out):
        found.append("VNZ-I3 Ducats or Monuments in the basic rules")


def _cards(game: Venetia, found: list[str]) -> None:
    components = game.components
    for seat in range(game.seats):
        if not game.family[seat] & components.reusable and game.spent(seat) & components.reusable:
            found.append(f"VNZ-I5 the Family card of value 1 of seat {seat}")
        board = game.board if seat == game.doge else NONE
        if board != NONE and game.family[seat] >> board & 1:
            found.append(f"VNZ-I5 the Family card on the board of seat {seat}")
        chosen = game.candidates[seat]
        if chosen != NONE and not game.family[seat] >> chosen & 1:
            found.append(f"VNZ-I5 the candidate of seat {seat}")
    counts = list(game.deck)
    held = [card for hand in game.hand for card in hand]
    for card in (*held, game.playing, game.received):
        if card != NONE:
            counts[card] += 1
    together = [there + gone for there, gone in zip(counts, game.discarded, strict=True)]
    if NONE in held or tuple(together) != components.card_copies or min(*game.deck, *game.discarded) < 0:
        found.append("VNZ-I6 Action cards")
    threats = [left + gone for left, gone in zip(game.threat_deck, game.threats_discarded, strict=True)]
    if game.threat != NONE:
        threats[game.threat] += 1
    if tuple(threats) != components.threat_copies or min(*game.threat_deck, *game.threats_discarded) < 0:
        found.append("VNZ-I6 Threat cards")


def _memory(game: Venetia, found: list[str]) -> None:
    """What a hand held at the last shuffle it still holds, or has shown since."""
    for seat, held in enumerate(game.held):
        since = (*game.hand[seat], *game.shown[seat])
        if any(held.count(card) > since.count(card) for card in held):
            found.append(f"VNZ-I6 the cards that seat {seat} held at the last shuffle")


def _tokens(game: Venetia, found: list[str]) -> None:
    components = game.components
    copies = components.battle_copies
    if any(game.drawn.count(token) > number for token, number in enumerate(copies)):
        found.append("VNZ-I7 Battle tokens")
    if game.drawn and game.stack and game.stack[0].name in ("begin", "first_turn"):
        found.append("VNZ-I7 Battle tokens out between turns")
    if min(vp_pool(game)) < 0 or any(min(own) < 0 for own in game.vp_tokens):
        found.append("VNZ-I8 VP tokens")
    if any(game.kingdoms_left(kingdom) < 0 for kingdom in range(len(components.kingdom_ids))):
        found.append("VNZ-I8 Kingdom tokens")
    for die, number in enumerate(components.dice_of):
        if sum(game.dice[die * FACES : (die + 1) * FACES]) > number or min(game.dice) < 0:
            found.append("VNZ-I15 dice")


def _seas(game: Venetia, found: list[str]) -> None:
    if game.fleets_left() < 0 or min(game.fleets) < 0:
        found.append("VNZ-I9 Fleets")
    for sea in range(SEAS):
        here = sum(game.in_sea(sea))
        name = game.components.sea_ids[sea]
        if (game.control >> sea & 1) + (game.fleets[sea] > 0) + (here > 0) > 1:
            found.append(f"VNZ-I10 two of Control, Fleets and Influence in {name}")
        if here >= game.components.sea_value[sea]:
            found.append(f"VNZ-I11 Influence in {name}")


def _colonies(game: Venetia, found: list[str]) -> None:
    components = game.components
    for colony in range(COLONIES):
        here = game.in_colony(colony)
        name = components.colony_ids[colony]
        if game.rules.revolt_repeats and sum(here) >= components.revolt_at:
            found.append(f"VNZ-I12 Influence in {name}")
        owner = game.podesta[colony]
        if owner == NOBODY or game.rules.never_lost:
            continue
        low = sum(here) < components.colony_value[colony] and not game.rules.until_outnumbered
        if low or here[owner] < max(here) or not here[owner]:
            found.append(f"VNZ-I13 the Podestà in {name}")


def _offices(game: Venetia, found: list[str]) -> None:
    most = game.rules.two_player_tokens if game.seats == 2 else game.components.doge_tokens
    if not 0 <= game.office <= most or (game.office and game.doge == NOBODY):
        found.append("VNZ-I16 Doge tokens in office")
    first = bool(game.stack) and game.stack[0].name == "first_turn"
    if (game.doge == NOBODY) != first:
        found.append("VNZ-I20 the Doge")
    if game.rules.basic and game.infamy != NOBODY:
        found.append("VNZ-I20 the Infamy token in the basic rules")


def _pawns(game: Venetia, found: list[str]) -> None:
    spaces = game.components.spaces
    if not (1 <= game.venice <= spaces and LEFTMOST <= game.enemies <= spaces):
        found.append("VNZ-I17 a pawn beside the track")
    final = bool(game.result) or (bool(game.stack) and game.stack[-1].name in ("ballot", "tie"))
    if game.enemies == LEFTMOST and not final:
        found.append("VNZ-I17 the Enemies are at the end and the game goes on")
    if game.first_due and not _may_be_due(game):
        found.append("VNZ-I18 the first scoring is not due")
    if game.rules.scores_at_end_of_turn and not final:
        return
    if game.epoch != epoch_of(game):
        found.append("VNZ-I18 the epoch")


def _may_be_due(game: Venetia) -> bool:
    """Whether the first scoring can wait in the Struggle for the end of the turn (VNZ-R11, VNZ-25.3)."""
    waits = game.rules.scores_at_end_of_turn and not game.rules.venice_stays
    reached = game.epoch == STRUGGLE and game.venice >= game.components.first_scoring
    in_turn = bool(game.stack) and game.stack[0].name in ("close", "turn_end")
    return waits and reached and in_turn


def epoch_of(game: Venetia) -> int:
    """The epoch to which the pawns belong where scorings are held at once (VNZ-18.4, VNZ-18.5)."""
    if have_met(game):
        return STRUGGLE
    return APOGEE if game.venice >= game.components.first_scoring else RISE


def _derived(game: Venetia, found: list[str]) -> None:
    """The sets and sums kept for speed agree with the lists they come from (VNZ-I1)."""
    fresh = game.copy()
    restore(fresh)
    for name in _DERIVED:
        if getattr(fresh, name) != getattr(game, name):
            found.append(f"VNZ-I1 {name} is {getattr(game, name)}, not {getattr(fresh, name)}")
