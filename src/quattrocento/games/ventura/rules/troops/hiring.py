"""Where a card may be deployed and at what cost (VTR-17.2 to VTR-17.13)."""

from quattrocento.games.ventura.components.typed import (
    AREAS,
    CAPTAINS,
    FIRST_EVENT,
    HIRE_DISCOUNT,
    MOST_COMPANIES,
)
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    companies_in_play,
    empty_area,
    fresh,
    has_captain,
    index,
    opposing,
)
from quattrocento.games.ventura.rules.verbs import DISMISS, INTO, NEW, RAISE, in_area
from quattrocento.kernel.move import Move


def price_of(position: Ventura, seat: int, card: int, area: int) -> int:
    """The Deployment Cost into this area, or as a new Troop (0), after discounts (VTR-28.11, VTR-30.19)."""
    components = position.components
    price = components.cost[card] - position.advance
    captain = position.captain[index(seat, area)] if area else NO_CARD
    if captain != NO_CARD and components.effect[captain] == HIRE_DISCOUNT:
        price -= components.amount[captain]
    return max(0, price)


def city_is_free(position: Ventura, seat: int) -> bool:
    """VTR-17.13: no opposing Troop stands in the own City."""
    city, at = position.city(seat), position.at
    return city not in at[: seat * AREAS] and city not in at[seat * AREAS + AREAS :]


def may_start_troop(position: Ventura, seat: int, card: int) -> bool:
    """Whether this Company may be a Troop of its own in the City (VTR-17.4, VTR-17.7)."""
    allowed = position.components.mobilization[card]
    return (not allowed or allowed >> position.city(seat) & 1 > 0) and city_is_free(position, seat)


def has_spare_area(position: Ventura, seat: int) -> bool:
    """Whether there is, or can be made, an area for a new Troop (VTR-17.9, VTR-17.10)."""
    return position.rules.whole_troop or empty_area(position, seat) > 0


def may_be_new(position: Ventura, seat: int, card: int) -> bool:
    """Whether this Company may come as a new Troop."""
    return has_spare_area(position, seat) and may_start_troop(position, seat, card)


def terrain_for(position: Ventura, seat: int, card: int) -> int:
    """Where in his Domain a restricted Company may start a Troop (VTR-17.7, ``on_terrain``)."""
    if not position.rules.on_terrain or card < CAPTAINS:
        return 0
    fitting = position.components.mobilization[card] & position.own[seat] & ~position.components.cities
    return fitting & ~opposing(position, seat) if fitting else 0


def may_join(position: Ventura, seat: int, card: int, area: int) -> bool:
    """Whether this Company may be deployed into that Army, room apart (VTR-17.5, VTR-17.7)."""
    troop = index(seat, area)
    if position.captain[troop] == NO_CARD:
        return False
    place, allowed = position.at[troop], position.components.mobilization[card]
    if allowed and not allowed >> place & 1:
        return False
    return place != position.city(seat) or city_is_free(position, seat)


def leaderless(position: Ventura, seat: int) -> list[int]:
    """Areas with a single Company in the City, which a Captain may lead (VTR-17.2)."""
    city = position.city(seat)
    if not city_is_free(position, seat):
        return []
    troops = range(seat * AREAS, seat * AREAS + AREAS)
    return [
        troop - seat * AREAS + 1
        for troop in troops
        if position.at[troop] == city
        and position.captain[troop] == NO_CARD
        and len(position.companies[troop]) == 1
    ]


def legal_places(position: Ventura, seat: int, card: int) -> list[int]:
    """The areas into which the card may go, 0 for a new Troop; whether it can be paid is another matter."""
    if card < CAPTAINS:
        return leaderless(position, seat)
    found = [0] if may_be_new(position, seat, card) else []
    if has_captain(position, seat):
        for area in range(1, AREAS + 1):
            full = len(position.companies[index(seat, area)]) >= MOST_COMPANIES
            if not full and may_join(position, seat, card, area):
                found.append(area)
    return found


def places(position: Ventura, seat: int, card: int) -> list[Move]:
    """The places that he can pay for."""
    florins = position.florins[seat]
    affordable = [
        area
        for area in legal_places(position, seat, card)
        if price_of(position, seat, card, area) <= florins
    ]
    found = [INTO[area] if area else NEW for area in affordable]
    if has_spare_area(position, seat) and price_of(position, seat, card, 0) <= florins:
        found += RAISE.of(terrain_for(position, seat, card))
    return found


def has_place(position: Ventura, seat: int, card: int) -> bool:
    """Whether the card may be deployed somewhere as things stand, whatever it costs."""
    if legal_places(position, seat, card):
        return True
    return has_spare_area(position, seat) and terrain_for(position, seat, card) > 0


def room_after(position: Ventura, seat: int, card: int, area: int, company: int) -> int:
    """The area where the card finds a place once this card in play is dismissed, or 0 (VTR-17.11)."""
    troop = index(seat, area)
    number = len(position.companies[troop])
    if card < CAPTAINS:
        # A dismissed Captain leaves one Company that another may lead.
        leads = position.captain[troop] != NO_CARD and card_of(company) < CAPTAINS
        return (
            area
            if leads and position.at[troop] == position.city(seat) and city_is_free(position, seat)
            else 0
        )
    if card_of(company) < CAPTAINS:
        return 0
    if number == 1:
        return area if may_start_troop(position, seat, card) else 0
    return area if number == MOST_COMPANIES and may_join(position, seat, card, area) else 0


def is_at_capacity(position: Ventura, seat: int) -> bool:
    """VTR-17.11: all areas are occupied and can take no further Company."""
    return not empty_area(position, seat) and all(
        len(position.companies[troop]) >= MOST_COMPANIES
        for troop in range(seat * AREAS, seat * AREAS + AREAS)
        if position.captain[troop] != NO_CARD
    )


def needs_room(position: Ventura, seat: int, card: int) -> bool:
    """VTR-17.11: no legal place, and all areas at their limit; ``single_card``: a full Army is enough."""
    if position.rules.whole_troop or has_place(position, seat, card):
        return False
    if position.rules.at_capacity:
        return is_at_capacity(position, seat)
    if not empty_area(position, seat):
        return True
    return card >= CAPTAINS and any(may_join(position, seat, card, area) for area in range(1, AREAS + 1))


def room_moves(position: Ventura, seat: int, card: int) -> list[Move]:
    """The cards in play whose dismissal makes room for this card at a cost that he can pay (VTR-17.11)."""
    if not needs_room(position, seat, card):
        return []
    areas = range(1, AREAS + 1)
    if position.rules.at_capacity:
        return [move for area in areas for move in dismissals_for(position, seat, card, area)]
    found: list[Move] = []
    in_play = [
        (area, fresh(position.captain[index(seat, area)]))
        for area in areas
        if position.captain[index(seat, area)] != NO_CARD
    ]
    for area, company in [*in_play, *companies_in_play(position, seat)]:
        room = room_after(position, seat, card, area, company)
        if room and price_in_room(position, seat, card, room) <= position.florins[seat]:
            found.append(DISMISS[in_area(area, company)])
    return found


def dismissals_for(position: Ventura, seat: int, card: int, area: int) -> list[Move]:
    """The cards of an area that may go, one after the other, so that this card finds a place there."""
    troop, florins = index(seat, area), position.florins[seat]
    captain, companies = position.captain[troop], position.companies[troop]
    led = [DISMISS[in_area(area, fresh(captain))]] if captain != NO_CARD else []
    if card < CAPTAINS:
        # A dismissed Captain leaves one Company that another may lead.
        in_city = position.at[troop] == position.city(seat) and city_is_free(position, seat)
        return led if in_city and price_of(position, seat, card, 0) <= florins else []
    starts = may_start_troop(position, seat, card) or terrain_for(position, seat, card) > 0
    if starts and price_of(position, seat, card, 0) <= florins:
        return led + [DISMISS[in_area(area, company)] for company in sorted(set(companies))]
    joins = may_join(position, seat, card, area) and price_of(position, seat, card, area) <= florins
    if not joins or len(companies) < 2:
        return []
    return [DISMISS[in_area(area, company)] for company in sorted(set(companies))]


def price_in_room(position: Ventura, seat: int, card: int, area: int) -> int:
    """The cost in a place for which room was made; an area that is emptied has no Captain any more."""
    full = len(position.companies[index(seat, area)]) == MOST_COMPANIES
    return price_of(position, seat, card, area if full and card >= CAPTAINS else 0)


def completions(position: Ventura, seat: int, card: int) -> list[Move]:
    """All ways to go on once this card has been chosen for deployment."""
    return places(position, seat, card) or room_moves(position, seat, card)


def deployable(position: Ventura, seat: int, hand: tuple[int, ...]) -> list[int]:
    """The cards of a hand that may be chosen, each once: Companies and Captains that have a place now."""
    if not hand or hand[0] >= FIRST_EVENT:  # a hand is sorted, and Events come last in it
        return []
    components = position.components
    dearest = position.florins[seat] + position.advance
    city, spare = position.city(seat), has_spare_area(position, seat)
    opened = spare and city_is_free(position, seat)
    lead = hand[0] < CAPTAINS and leaderless(position, seat)
    # Without an Army, and with an area to spare, a card finds its place in the City or nowhere.
    elsewhere = not spare or position.rules.on_terrain or has_captain(position, seat)
    found: list[int] = []
    last = NO_CARD
    for card in hand:
        if card >= FIRST_EVENT:
            break
        if card == last:
            continue
        last = card
        cost, allowed = components.cost[card], components.mobilization[card]
        in_city = lead if card < CAPTAINS else opened and (not allowed or allowed >> city & 1)
        fits = in_city and cost <= dearest
        if not fits and elsewhere and cost <= dearest + components.most_discount:
            fits = bool(completions(position, seat, card))
        if fits:
            found.append(card)
    return found
