"""Invariants of Ventura, VTR-I1 to VTR-I19, checked on one position; used in fuzzing and on texts."""

from typing import Final

from quattrocento.games.ventura.components import (
    AREAS,
    CAPTAINS,
    FAMILIES,
    FIRST_GARRISON,
    MOST_COMPANIES,
    PAPAL,
    TILES,
    VENTURA,
)
from quattrocento.games.ventura.domain import income_of
from quattrocento.games.ventura.restoring import cards_in_sight, restore
from quattrocento.games.ventura.state import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.territories import spread
from quattrocento.games.ventura.troops import card_of, has_garrison, standing, wounds_of
from quattrocento.games.ventura.verbs import hex_number
from quattrocento.kernel.places import members

_DERIVED: Final = (
    "grid",
    "near",
    "spaces",
    "on_map",
    "own",
    "supply",
    "deck",
    "ventura_left",
    "conscription_left",
    "pile",
)
_PARTING: Final = ("stay", "apart")
_OVER_LIMIT: Final = ("discard",)


def violations(game: Ventura) -> list[str]:
    """What this position breaks; empty for every position that play can reach."""
    found: list[str] = []
    _tiles(game, found)
    _cards(game, found)
    _domains(game, found)
    for seat in range(game.seats):
        _troops(game, seat, found)
        _seat(game, seat, found)
    _together(game, found)
    _derived(game, found)
    return found


def _asking(game: Ventura) -> str:
    return game.stack[-1].name if game.stack else ""


def _tiles(game: Ventura, found: list[str]) -> None:
    components = game.components
    groups = [game.pile, game.peeked, *game.reserve, *(tiles for _, tiles in game.under)]
    hidden = 0
    for tiles in groups:
        if tiles & hidden:
            found.append("VTR-I1 a tile in two places")
        hidden |= tiles
    if hidden & game.on_map or (hidden | game.on_map) & ~_in_box(game):
        found.append("VTR-I1 a hidden tile on the map, or one that is put away")
    if components.in_use[game.seats] & ~(hidden | game.on_map):
        found.append("VTR-I1 a tile is missing")
    for tile in range(PAPAL):
        if game.spot[tile] != hex_number(*components.start[tile]):
            found.append("VTR-I1 a Papal tile is not in the middle")
    if game.round:
        _map(game, found)


def _in_box(game: Ventura) -> int:
    """The tiles of this game: those in use, the Papal ones and the Cities of the families in play."""
    components = game.components
    cities = sum(1 << components.city[family] for family in set(game.family) if family >= 0)
    return components.in_use[game.seats] | components.papal | cities


def _map(game: Ventura, found: list[str]) -> None:
    cities = game.on_map & game.components.cities
    for tile in members(game.on_map):
        if game.near[tile].bit_count() < game.components.neighbours:
            found.append(f"VTR-I2 {game.components.tile_ids[tile]} has too few neighbours")
    if spread(game, 1, game.on_map) | 1 != game.on_map:
        found.append("VTR-I2 the map is not connected")
    if cities.bit_count() != game.seats or any(game.near[tile] & cities for tile in members(cities)):
        found.append("VTR-I3 Cities")


def _cards(game: Ventura, found: list[str]) -> None:
    components = game.components
    seen = cards_in_sight(game)
    for card in range(FIRST_GARRISON):
        if seen[card] + game.deck[card] != components.copies[card] or game.deck[card] < 0:
            found.append(f"VTR-I{4 if card < VENTURA else 5} copies of {components.card_ids[card]}")
    if any(card >= CAPTAINS for card in game.removed):
        found.append("VTR-I4 only Captains leave the game")
    garrisons = [components.garrison[family] for family in game.family if family >= 0]
    for family in range(FAMILIES):
        card = components.garrison[family]
        if seen[card] > (1 if card in garrisons else 0):
            found.append("VTR-I6 Garrisons")
    exists = game.ventura_left or any(game.discarded[:VENTURA])
    short = game.round and len(game.display) < components.display and exists
    if game.result is None and (len(game.display) > components.display or short):
        found.append("VTR-I7 the display")
    for hand, shown in zip(game.hand, game.shown, strict=True):
        most = components.hand_limit + (1 if _asking(game) in _OVER_LIMIT else 0)
        if len(hand) > most and game.result is None:
            found.append("VTR-I8 too many cards in hand")
        if any(shown.count(card) > hand.count(card) for card in shown):
            found.append("VTR-I8 a card is known that is not in hand")


def _domains(game: Ventura, found: list[str]) -> None:
    taken = 0
    for seat, domain in enumerate(game.domain):
        markers = sum(game.markers[tile] for tile in domain)
        if markers + game.supply[seat] != game.components.markers or game.supply[seat] < 0:
            found.append(f"VTR-I9 markers of seat {seat}")
        for tile in domain:
            if taken >> tile & 1 or not game.on_map >> tile & 1:
                found.append("VTR-I10 a Territory in two Domains, or not on the map")
            taken |= 1 << tile
            income = income_of(game, tile, seat)
            short = game.markers[tile] < income and game.supply[seat] and game.result is None
            least = 0 if game.rules.beyond_markers else 1
            if not least <= game.markers[tile] <= income or short:
                found.append(f"VTR-I10 markers on {game.components.tile_ids[tile]}")
    if any(game.markers[tile] for tile in range(TILES) if not taken >> tile & 1):
        found.append("VTR-I10 markers outside a Domain")


def _troops(game: Ventura, seat: int, found: list[str]) -> None:
    for area in range(1, AREAS + 1):
        troop = seat * AREAS + area - 1
        captain, companies, place = game.captain[troop], game.companies[troop], game.at[troop]
        if place == NOWHERE:
            if captain != NO_CARD or companies:
                found.append(f"VTR-I11 cards of seat {seat} without a place")
            continue
        if not _is_troop(game, captain, len(companies)):
            found.append(f"VTR-I11 area {area} of seat {seat}")
        if list(companies) != sorted(companies):
            found.append("VTR-I11 Companies out of order")
        if not game.on_map >> place & 1:
            found.append("VTR-I13 a Troop beside the map")
        garrisons = [company for company in companies if card_of(company) >= FIRST_GARRISON]
        at_home = area == 1 and place == game.city(seat) and has_garrison(game, seat, area)
        if garrisons and not (
            at_home and card_of(garrisons[0]) == game.components.garrison[game.family[seat]]
        ):
            found.append(f"VTR-I12 the Garrison of seat {seat}")
        for company in companies:
            if not game.components.is_company(card_of(company)):
                found.append("VTR-I11 a card that is no Company")
            elif wounds_of(company) >= game.rules.toughness[card_of(company)]:
                found.append("VTR-I14 wounds")


def _is_troop(game: Ventura, captain: int, number: int) -> bool:
    """VTR-4.2 to VTR-4.6, but for what lasts only within a turn: parting Companies, a waiting Captain."""
    if number > MOST_COMPANIES or captain >= CAPTAINS:
        return False
    if captain == NO_CARD:
        return number == 1 or (number > 1 and _asking(game) in _PARTING)
    regrouping = bool(game.grounds or game.splits) and game.rules.captain_may_wait
    return number > 0 or regrouping or game.result is not None


def _seat(game: Ventura, seat: int, found: list[str]) -> None:
    if game.florins[seat] < 0:
        found.append(f"VTR-I15 Florins of seat {seat}")
    if game.out >> seat & 1:
        left = [
            game.domain[seat],
            game.hand[seat],
            game.reserve[seat],
            game.florins[seat],
            standing(game, seat),
        ]
        if any(left) or (game.stack and game.stack[-1].seat == seat):
            found.append(f"VTR-I19 the eliminated seat {seat}")
    elif game.round and game.result is None:
        city = game.city(seat)
        if not game.own[seat] >> city & 1 or game.markers[city] != 1:
            found.append(f"VTR-I18 the City of seat {seat}")
    if game.points[seat] >= game.components.target and game.result is None:
        found.append("VTR-I16 the goal is reached and the game goes on")


def _together(game: Ventura, found: list[str]) -> None:
    if not 0 <= game.first < game.seats:
        found.append("VTR-I17 the First Player")
    if game.result is not None:
        return
    battle, taken = game.battle, 0
    for seat in range(game.seats):
        places = standing(game, seat)
        if battle is not None and seat in battle.seats:
            places &= ~(1 << battle.at)
        if places & taken:
            found.append("VTR-I13 Troops of two players on one Territory")
        taken |= places
    if battle is not None and taken >> battle.at & 1:
        found.append("VTR-I13 a third player on the battlefield")


def _derived(game: Ventura, found: list[str]) -> None:
    """What is kept for speed agrees with what it comes from."""
    fresh = game.copy()
    restore(fresh)
    for name in _DERIVED:
        if getattr(fresh, name) != getattr(game, name):
            found.append(f"VTR-I1 {name} is {getattr(game, name)}, not {getattr(fresh, name)}")
