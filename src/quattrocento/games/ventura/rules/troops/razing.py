"""Domain Markers removed by Armies in the Troop Phase, VTR-19.12, VTR-24.9, VTR-26."""

from quattrocento.games.ventura.components.typed import PLUNDER, RAID_PRESTIGE
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.conquest import fall
from quattrocento.games.ventura.rules.domain import leave, owner_of
from quattrocento.games.ventura.rules.end_of_game import check_alone, score
from quattrocento.games.ventura.rules.troops.troops import card_of, index, troops_at
from quattrocento.kernel.seats import NOBODY


def raze(position: Ventura, seat: int, area: int) -> None:
    """An Army removes the markers of an opponent who has no Troop there; a City falls with its lord."""
    troop = index(seat, area)
    tile = position.at[troop]
    if tile == NOWHERE or position.captain[troop] == NO_CARD:
        return
    owner = owner_of(position, tile)
    if owner in (NOBODY, seat) or troops_at(position, owner, tile):
        return
    components = position.components
    removed = fall(position, owner) if tile == position.city(owner) else leave(position, owner, tile)
    # Only where a marker was removed is there something to take (VTR-28.9, VTR-28.12).
    cards = [position.captain[troop], *map(card_of, position.companies[troop])] if removed else []
    loot = sum(components.amount[card] for card in cards if components.effect[card] == PLUNDER)
    glory = sum(components.amount[card] for card in cards if components.effect[card] == RAID_PRESTIGE)
    position.tell("markers_removed", seat, tile, removed, owner)
    if loot:
        position.florins[seat] += loot
        position.tell("plundered", seat, loot, tile)
    score(position, seat, removed * components.marker_points + glory)
    check_alone(position, seat)
