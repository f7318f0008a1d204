"""Invariants of Venetia, VNZ-I1 to VNZ-I21, checked on one position; used in fuzzing."""

from collections.abc import Sequence
from typing import Final

from quattrocento.games.venetia.components.typed import (
    COLONIES,
    FACES,
    LEFTMOST,
    QUARANTIA,
    SEAS,
    SESTIERI,
    STRUGGLE,
    TYPES,
)
from quattrocento.games.venetia.knowledge.derived import restore
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.decks import vp_pool
from quattrocento.games.venetia.rules.power import epoch_of
from quattrocento.kernel.fate import Bag
from quattrocento.kernel.seats import NOBODY

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


def violations(position: Venetia) -> list[str]:
    """What this position breaks; empty for every position that play can reach."""
    found: list[str] = []
    _pieces(position, found)
    _city(position, found)
    _cards(position, found)
    _memory(position, found)
    _tokens(position, found)
    _seas(position, found)
    _colonies(position, found)
    _offices(position, found)
    _pawns(position, found)
    _derived(position, found)
    return found


def _pieces(position: Venetia, found: list[str]) -> None:
    for seat in range(position.seats):
        standing = sum(position.influence[seat :: position.seats]) + sum(
            position.sea_influence[seat :: position.seats]
        )
        if standing + position.supply[seat] != position.components.influence or position.supply[seat] < 0:
            most, left = position.components.influence, position.supply[seat]
            found.append(f"VNZ-I1 Influence of seat {seat}: {standing} on the board, {left} left of {most}")
        podesta = position.podesta.count(seat) + position.podesta_supply[seat]
        if podesta != position.components.podesta or position.podesta_supply[seat] < 0:
            most, left = position.components.podesta, position.podesta_supply[seat]
            found.append(
                f"VNZ-I2 Podestà of seat {seat}: {podesta - left} on the board, {left} left of {most}"
            )
    if min(*position.influence, *position.sea_influence) < 0:
        found.append("VNZ-I1 a negative number of Influence")


def _city(position: Venetia, found: list[str]) -> None:
    for seat in range(position.seats):
        own = slice(seat * SESTIERI, (seat + 1) * SESTIERI)
        if position.ducat_supply(seat) < 0 or min(position.ducats[own]) < 0:
            found.append(f"VNZ-I3 Ducats of seat {seat}: {sum(position.ducats[own])}")
        if position.monument_supply(seat) < 0 or min(*position.coloured[own], *position.grey[own]) < 0:
            built = sum(position.coloured[own]) + sum(position.grey[own])
            found.append(f"VNZ-I3 Monuments of seat {seat}: {built}")
        full = max(position.ducats[own]) >= position.components.ducats_per_monument
        if full and position.monument_supply(seat):
            found.append(f"VNZ-I4 Ducats of seat {seat} in one Sestiere: {max(position.ducats[own])}")
    if position.tiles_out >> QUARANTIA & 1 or position.tiles_out.bit_count() not in (0, 2, 4):
        found.append(f"VNZ-I21 district tiles out: {position.tiles_out.bit_count()}")
    if position.rules.basic and (
        any(position.ducats) or any(position.coloured) or any(position.grey) or position.tiles_out
    ):
        found.append("VNZ-I3 Ducats or Monuments in the basic rules")


def _cards(position: Venetia, found: list[str]) -> None:
    components = position.components
    for seat in range(position.seats):
        if not position.family[seat] & components.reusable and position.spent(seat) & components.reusable:
            found.append(f"VNZ-I5 the Family card of value 1 of seat {seat}")
        board = position.board if seat == position.doge else NONE
        if board != NONE and position.family[seat] >> board & 1:
            found.append(f"VNZ-I5 the Family card on the board of seat {seat}")
        chosen = position.candidates[seat]
        if chosen != NONE and not position.family[seat] >> chosen & 1:
            found.append(f"VNZ-I5 the candidate of seat {seat}")
    counts = list(position.deck)
    held = [card for hand in position.hand for card in hand]
    for card in (*held, position.playing, position.received):
        if card != NONE:
            counts[card] += 1
    together = [there + gone for there, gone in zip(counts, position.discarded, strict=True)]
    if (
        NONE in held
        or tuple(together) != components.card_copies
        or min(*position.deck, *position.discarded) < 0
    ):
        found.append(
            f"VNZ-I6 Action cards: {_elsewhere(components.card_bag, position.deck, components.card_copies)}"
        )
    threats = [
        left + gone for left, gone in zip(position.threat_deck, position.threats_discarded, strict=True)
    ]
    if position.threat != NONE:
        threats[position.threat] += 1
    if (
        tuple(threats) != components.threat_copies
        or min(*position.threat_deck, *position.threats_discarded) < 0
    ):
        wrong = _elsewhere(components.threat_bag, position.threat_deck, components.threat_copies)
        found.append(f"VNZ-I6 Threat cards: {wrong}")


def _elsewhere(bag: Bag, left: Sequence[int], copies: Sequence[int]) -> str:
    """The things of which more lie elsewhere than there are; without one, those not all in the bag."""
    out = [number - there for there, number in zip(left, copies, strict=True)]
    some = [kind for kind, number in enumerate(out) if number > copies[kind]]
    some = some or [kind for kind, number in enumerate(out) if number]
    return ", ".join(f"{out[kind]} of {copies[kind]} {bag.names[kind]}" for kind in some)


def _memory(position: Venetia, found: list[str]) -> None:
    """What a hand held at the last shuffle it still holds, or has shown since."""
    for seat, held in enumerate(position.held):
        since = (*position.hand[seat], *position.shown[seat])
        if any(held.count(card) > since.count(card) for card in held):
            found.append(f"VNZ-I6 the cards that seat {seat} held at the last shuffle")


def _tokens(position: Venetia, found: list[str]) -> None:
    components = position.components
    copies = components.battle_copies
    for token, number in enumerate(copies):
        if position.drawn.count(token) > number:
            drawn, name = position.drawn.count(token), components.battle_bag.names[token]
            found.append(f"VNZ-I7 Battle tokens: {drawn} of {number} {name}")
    if position.drawn and position.stack and position.stack[0].name in ("begin", "first_turn"):
        found.append("VNZ-I7 Battle tokens out between turns")
    if min(vp_pool(position)) < 0 or any(min(own) < 0 for own in position.vp_tokens):
        wrong = _elsewhere(components.vp_bag, vp_pool(position), components.vp_copies)
        found.append(f"VNZ-I8 VP tokens: {wrong}")
    for kingdom, name in enumerate(components.kingdom_ids):
        if position.kingdoms_left(kingdom) < 0:
            number = components.kingdom_copies[kingdom]
            out = number - position.kingdoms_left(kingdom)
            found.append(f"VNZ-I8 Kingdom tokens: {out} of {number} {name}")
    for die, number in enumerate(components.dice_of):
        fallen = sum(position.dice[die * FACES : (die + 1) * FACES])
        if fallen > number or min(position.dice) < 0:
            found.append(f"VNZ-I15 {TYPES[die]} dice: {fallen} of {number}")


def _seas(position: Venetia, found: list[str]) -> None:
    if position.fleets_left() < 0 or min(position.fleets) < 0:
        found.append(f"VNZ-I9 Fleets: {sum(position.fleets)} of {position.components.fleets}")
    for sea in range(SEAS):
        here = sum(position.in_sea(sea))
        name = position.components.sea_ids[sea]
        if (position.control >> sea & 1) + (position.fleets[sea] > 0) + (here > 0) > 1:
            found.append(f"VNZ-I10 two of Control, Fleets and Influence in {name}")
        if here >= position.components.sea_value[sea]:
            found.append(
                f"VNZ-I11 Influence in {name}: {here}, not less than {position.components.sea_value[sea]}"
            )


def _colonies(position: Venetia, found: list[str]) -> None:
    components = position.components
    for colony in range(COLONIES):
        here = position.in_colony(colony)
        name = components.colony_ids[colony]
        if position.rules.revolt_repeats and sum(here) >= components.revolt_at:
            found.append(f"VNZ-I12 Influence in {name}: {sum(here)}, not less than {components.revolt_at}")
        owner = position.podesta[colony]
        if owner == NOBODY or position.rules.never_lost:
            continue
        low = sum(here) < components.colony_value[colony] and not position.rules.until_outnumbered
        if low or here[owner] < max(here) or not here[owner]:
            found.append(f"VNZ-I13 the Podestà of seat {owner} in {name}, with the Influence {here}")


def _offices(position: Venetia, found: list[str]) -> None:
    most = position.rules.two_player_tokens if position.seats == 2 else position.components.doge_tokens
    if not 0 <= position.office <= most or (position.office and position.doge == NOBODY):
        found.append(
            f"VNZ-I16 Doge tokens in office: {position.office}, at most {most}, and none without a Doge"
        )
    first = bool(position.stack) and position.stack[0].name == "first_turn"
    if (position.doge == NOBODY) != first:
        found.append("VNZ-I20 the Doge")
    if position.rules.basic and position.infamy != NOBODY:
        found.append("VNZ-I20 the Infamy token in the basic rules")


def _pawns(position: Venetia, found: list[str]) -> None:
    spaces = position.components.spaces
    if not (1 <= position.venice <= spaces and LEFTMOST <= position.enemies <= spaces):
        pawns = f"Venice at {position.venice}, the Enemies at {position.enemies}"
        found.append(f"VNZ-I17 a pawn beside the track of {spaces} spaces: {pawns}")
    final = bool(position.result) or (bool(position.stack) and position.stack[-1].name in ("ballot", "tie"))
    if position.enemies == LEFTMOST and not final:
        found.append("VNZ-I17 the Enemies are at the end and the game goes on")
    if position.first_due and not _may_be_due(position):
        found.append("VNZ-I18 the first scoring is not due")
    if position.rules.scores_at_end_of_turn and not final:
        return
    if position.epoch != epoch_of(position):
        names = [epoch["id"] for epoch in position.components.data["epochs"]]
        wanted = names[epoch_of(position)]
        found.append(f"VNZ-I18 the epoch: {names[position.epoch]}, but the pawns stand as in the {wanted}")


def _may_be_due(position: Venetia) -> bool:
    """Whether the first scoring can wait in the Struggle for the end of the turn (VNZ-R11, VNZ-25.3)."""
    waits = position.rules.scores_at_end_of_turn and not position.rules.venice_stays
    reached = position.epoch == STRUGGLE and position.venice >= position.components.first_scoring
    in_turn = bool(position.stack) and position.stack[0].name in ("close", "turn_end")
    return waits and reached and in_turn


def _derived(position: Venetia, found: list[str]) -> None:
    """The sets and sums kept for speed agree with the lists they come from (VNZ-I1)."""
    fresh = position.copy()
    restore(fresh)
    for name in _DERIVED:
        if getattr(fresh, name) != getattr(position, name):
            found.append(f"VNZ-I1 {name} is {getattr(position, name)}, not {getattr(fresh, name)}")
