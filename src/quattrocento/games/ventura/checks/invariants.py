"""Invariants of Ventura, VTR-I1 to VTR-I19, checked on one position; used in fuzzing and on texts."""

from typing import Final

from quattrocento.games.ventura.components.typed import (
    AREAS,
    CAPTAINS,
    FAMILIES,
    FIRST_GARRISON,
    MOST_COMPANIES,
    PAPAL,
    TILES,
    VENTURA,
)
from quattrocento.games.ventura.knowledge.derived import cards_in_sight, restore
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.domain import income_of
from quattrocento.games.ventura.rules.territories import spread
from quattrocento.games.ventura.rules.troops.troops import card_of, has_garrison, standing, wounds_of
from quattrocento.games.ventura.rules.verbs import hex_number
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


def violations(position: Ventura) -> list[str]:
    """What this position breaks; empty for every position that play can reach."""
    found: list[str] = []
    _tiles(position, found)
    _cards(position, found)
    _domains(position, found)
    for seat in range(position.seats):
        _troops(position, seat, found)
        _seat(position, seat, found)
    _together(position, found)
    _derived(position, found)
    return found


def _asking(position: Ventura) -> str:
    return position.stack[-1].name if position.stack else ""


def _tiles(position: Ventura, found: list[str]) -> None:
    components = position.components
    groups = [position.pile, position.peeked, *position.reserve, *(tiles for _, tiles in position.under)]
    hidden = 0
    for tiles in groups:
        if tiles & hidden:
            found.append(f"VTR-I1 a tile lies in two places: {_ids(position, tiles & hidden)}")
        hidden |= tiles
    if hidden & position.on_map:
        found.append(f"VTR-I1 a hidden tile lies on the map: {_ids(position, hidden & position.on_map)}")
    away = (hidden | position.on_map) & ~_in_box(position)
    if away:
        found.append(f"VTR-I1 a tile is put away in this game: {_ids(position, away)}")
    missing = components.in_use[position.seats] & ~(hidden | position.on_map)
    if missing:
        found.append(f"VTR-I1 a tile is missing: {_ids(position, missing)}")
    for tile in range(PAPAL):
        if position.spot[tile] != hex_number(*components.start[tile]):
            found.append(f"VTR-I1 a Papal tile is not in the middle: {components.tile_ids[tile]}")
    if position.round:
        _map(position, found)


def _ids(position: Ventura, tiles: int) -> str:
    return ", ".join([position.components.tile_ids[tile] for tile in members(tiles)])


def _in_box(position: Ventura) -> int:
    """The tiles of this game: those in use, the Papal ones and the Cities of the families in play."""
    components = position.components
    cities = sum(1 << components.city[family] for family in set(position.family) if family >= 0)
    return components.in_use[position.seats] | components.papal | cities


def _map(position: Ventura, found: list[str]) -> None:
    cities = position.on_map & position.components.cities
    for tile in members(position.on_map):
        if position.near[tile].bit_count() < position.components.neighbours:
            beside = position.near[tile].bit_count()
            found.append(f"VTR-I2 {position.components.tile_ids[tile]} has {beside} neighbours, too few")
    apart = position.on_map & ~(spread(position, 1, position.on_map) | 1)
    if apart:
        found.append(f"VTR-I2 a tile is not connected with the others: {_ids(position, apart)}")
    if cities.bit_count() != position.seats:
        found.append(f"VTR-I3 {position.seats} Cities are expected, not {_ids(position, cities) or 'none'}")
    for tile in members(cities):
        if position.near[tile] & cities:
            beside_it = _ids(position, position.near[tile] & cities)
            found.append(f"VTR-I3 {position.components.tile_ids[tile]} lies beside {beside_it}")


def _cards(position: Ventura, found: list[str]) -> None:
    components = position.components
    seen = cards_in_sight(position)
    for card in range(FIRST_GARRISON):
        if seen[card] + position.deck[card] != components.copies[card] or position.deck[card] < 0:
            copies = (
                f"{seen[card]} in sight and {position.deck[card]} in the deck, of {components.copies[card]}"
            )
            name = components.card_ids[card]
            found.append(f"VTR-I{4 if card < VENTURA else 5} {name}: {copies} copies")
    for card in position.removed:
        if card >= CAPTAINS:
            found.append(f"VTR-I4 only Captains leave the game, not {components.card_ids[card]}")
    garrisons = [components.garrison[family] for family in position.family if family >= 0]
    for family in range(FAMILIES):
        card = components.garrison[family]
        if seen[card] > (1 if card in garrisons else 0):
            found.append(f"VTR-I6 {components.card_ids[card]} is there {seen[card]} times")
    exists = position.ventura_left or any(position.discarded[:VENTURA])
    short = position.round and len(position.display) < components.display and exists
    if position.result is None and (len(position.display) > components.display or short):
        found.append(f"VTR-I7 the display has {len(position.display)} cards, not {components.display}")
    for seat, (hand, shown) in enumerate(zip(position.hand, position.shown, strict=True)):
        most = components.hand_limit + (1 if _asking(position) in _OVER_LIMIT else 0)
        if len(hand) > most and position.result is None:
            found.append(f"VTR-I8 seat {seat} has {len(hand)} cards in hand, {most} at most")
        unheld = [components.card_ids[card] for card in shown if shown.count(card) > hand.count(card)]
        if unheld:
            found.append(f"VTR-I8 seat {seat} is known to hold {unheld[0]}, which is not in hand")


def _domains(position: Ventura, found: list[str]) -> None:
    taken = 0
    for seat, domain in enumerate(position.domain):
        markers = sum(position.markers[tile] for tile in domain)
        if markers + position.supply[seat] != position.components.markers or position.supply[seat] < 0:
            supply = f"{markers} on the map and {position.supply[seat]} in the supply"
            found.append(
                f"VTR-I9 Domain Markers of seat {seat}: {supply}, of {position.components.markers}"
            )
        for tile in domain:
            name = position.components.tile_ids[tile]
            if taken >> tile & 1 or not position.on_map >> tile & 1:
                found.append(f"VTR-I10 {name} lies in two Domains, or not on the map")
            taken |= 1 << tile
            income = income_of(position, tile, seat)
            short = position.markers[tile] < income and position.supply[seat] and position.result is None
            least = 0 if position.rules.beyond_markers else 1
            if not least <= position.markers[tile] <= income or short:
                found.append(f"VTR-I10 {position.markers[tile]} Domain Markers on {name}, Income {income}")
    for tile in range(TILES):
        if position.markers[tile] and not taken >> tile & 1:
            name = position.components.tile_ids[tile]
            found.append(f"VTR-I10 {position.markers[tile]} Domain Markers on {name}, outside a Domain")


def _troops(position: Ventura, seat: int, found: list[str]) -> None:
    for area in range(1, AREAS + 1):
        troop = seat * AREAS + area - 1
        captain, companies, place = position.captain[troop], position.companies[troop], position.at[troop]
        name = f"Troop {seat}.{area}"
        if place == NOWHERE:
            if captain != NO_CARD or companies:
                found.append(f"VTR-I11 {name} has cards and stands nowhere")
            continue
        if not _is_troop(position, captain, len(companies)):
            led = position.components.card_ids[captain] if captain != NO_CARD else "no Captain"
            found.append(f"VTR-I11 {name} is no Troop: {led} and {len(companies)} Companies")
        if list(companies) != sorted(companies):
            found.append(f"VTR-I11 the Companies of {name} are out of order")
        if not position.on_map >> place & 1:
            tile = position.components.tile_ids[place]
            found.append(f"VTR-I13 {name} stands on {tile}, which is not on the map")
        garrisons = [company for company in companies if card_of(company) >= FIRST_GARRISON]
        at_home = area == 1 and place == position.city(seat) and has_garrison(position, seat, area)
        if garrisons and not (
            at_home and card_of(garrisons[0]) == position.components.garrison[position.family[seat]]
        ):
            card = position.components.card_ids[card_of(garrisons[0])]
            found.append(f"VTR-I12 {name} has {card}, whose place is area 1 in its City")
        for company in companies:
            card = position.components.card_ids[card_of(company)]
            if not position.components.is_company(card_of(company)):
                found.append(f"VTR-I11 {name} has {card}, which is no Company")
            elif wounds_of(company) >= position.rules.toughness[card_of(company)]:
                found.append(f"VTR-I14 {name} has {card} with {wounds_of(company)} wounds")


def _is_troop(position: Ventura, captain: int, number: int) -> bool:
    """VTR-4.2 to VTR-4.6, but for what lasts only within a turn: parting Companies, a waiting Captain."""
    if number > MOST_COMPANIES or captain >= CAPTAINS:
        return False
    if captain == NO_CARD:
        return number == 1 or (number > 1 and _asking(position) in _PARTING)
    regrouping = bool(position.grounds or position.splits) and position.rules.captain_may_wait
    return number > 0 or regrouping or position.result is not None


def _seat(position: Ventura, seat: int, found: list[str]) -> None:
    if position.florins[seat] < 0:
        found.append(f"VTR-I15 seat {seat} has {position.florins[seat]} Florins")
    if position.out >> seat & 1:
        left = [
            position.domain[seat],
            position.hand[seat],
            position.reserve[seat],
            position.florins[seat],
            standing(position, seat),
        ]
        if any(left) or (position.stack and position.stack[-1].seat == seat):
            found.append(f"VTR-I19 seat {seat} is eliminated and still has something, or a choice")
    elif position.round and position.result is None:
        city = position.city(seat)
        if not position.own[seat] >> city & 1 or position.markers[city] != 1:
            name = position.components.tile_ids[city]
            found.append(f"VTR-I18 {name} lacks the Domain Marker of seat {seat}, who is not eliminated")
    if position.points[seat] >= position.components.target and position.result is None:
        found.append(f"VTR-I16 seat {seat} has {position.points[seat]} points, and the game goes on")


def _together(position: Ventura, found: list[str]) -> None:
    if not 0 <= position.first < position.seats:
        found.append(f"VTR-I17 the First Player is {position.first}, which is no seat")
    if position.result is not None:
        return
    battle, taken = position.battle, 0
    for seat in range(position.seats):
        places = standing(position, seat)
        if battle is not None and seat in battle.seats:
            places &= ~(1 << battle.at)
        if places & taken:
            found.append(f"VTR-I13 Troops of two players stand on {_ids(position, places & taken)}")
        taken |= places
    if battle is not None and taken >> battle.at & 1:
        name = position.components.tile_ids[battle.at]
        found.append(f"VTR-I13 a third player stands on {name}, where a battle is fought")


def _derived(position: Ventura, found: list[str]) -> None:
    """What is kept for speed agrees with what it comes from."""
    fresh = position.copy()
    restore(fresh)
    for name in _DERIVED:
        if getattr(fresh, name) != getattr(position, name):
            found.append(f"VTR-I1 {name} is {getattr(position, name)}, not {getattr(fresh, name)}")
