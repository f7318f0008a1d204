"""Whether the text of a position in setup is one that play could reach."""

from quattrocento.games.ventura.components.typed import PAPAL
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.setup.founding import domain_picks
from quattrocento.games.ventura.rules.setup.setup import (
    CITIES,
    DOMAINS,
    FAMILIES,
    TILES_LAID,
    Setup,
    choices_of,
)
from quattrocento.kernel.places import members

_PART_OF = {
    "family": FAMILIES,
    "tile": TILES_LAID,
    "lay": TILES_LAID,
    "city": CITIES,
}


def check_setup(position: Ventura) -> str:
    """The message id of what is wrong, or an empty text."""
    setup, step = position.stack[0], position.stack[-1]
    assert isinstance(setup, Setup)
    part, done = setup.founding, setup.place - 1
    claiming = CITIES if position.rules.interleaved else DOMAINS
    if part != _PART_OF.get(step.name, claiming) or not 0 <= done < choices_of(position, part):
        return "position-setup"
    if any(other.seat != position.in_order()[done % position.seats] for other in position.stack[1:]):
        return "position-setup-seat"
    if ("claim_on" in [other.name for other in position.stack]) != (
        part == CITIES and step.name == "city" and position.rules.interleaved
    ):
        return "position-setup"
    bare = not (
        any(position.points)
        or any(position.florins)
        or any(position.hand)
        or position.out
        or position.under
    )
    if not bare or any(place >= 0 for place in position.at) or not _families(position, part, done):
        return "position-setup-bare"
    return "" if _tiles(position, part, done) and _domains(position, part, done) else "position-setup-tiles"


def _families(position: Ventura, part: int, done: int) -> bool:
    chosen = [position.family[seat] != NO_CARD for seat in position.in_order()]
    return all(chosen) if part != FAMILIES else chosen == [place < done for place in range(position.seats)]


def _tiles(position: Ventura, part: int, done: int) -> bool:
    """As many tiles lie and are held as have been placed (VTR-6.6, VTR-6.10)."""
    seats = position.seats
    dealt = (
        len(position.rules.dealt_types) if position.rules.equal_domains else position.rules.starting_draw
    )
    laid = {FAMILIES: 0, TILES_LAID: done}.get(part, seats * position.components.tiles_placed)
    for place, seat in enumerate(position.in_order()):
        mine = laid // seats + (place < laid % seats)
        held = 0 if part == FAMILIES else dealt - mine
        if position.reserve[seat].bit_count() != held:
            return False
    beside = [
        position.near[tile].bit_count() for tile in members(position.on_map & ~position.components.papal)
    ]
    joined = all(number >= position.components.neighbours for number in beside)
    return joined and (position.on_map & ~position.components.cities).bit_count() == PAPAL + laid


def _domains(position: Ventura, part: int, done: int) -> bool:
    """Cities and picks of those who have had their turn (VTR-6.11 to VTR-6.13)."""
    step = position.stack[-1]
    cities = {FAMILIES: 0, TILES_LAID: 0, CITIES: done}.get(part, position.seats)
    picks = position.components.domain_picks
    for place, seat in enumerate(position.in_order()):
        domain = position.domain[seat]
        if step.name == "claim" and place == done:
            if (
                not domain
                or domain[0] != position.city(seat)
                or len(domain) > picks
                or not domain_picks(position, seat)
            ):
                return False
            continue
        settled = place < done and (part == DOMAINS or (part == CITIES and position.rules.interleaved))
        if place < cities and (not domain or domain[0] != position.city(seat)):
            return False
        if place >= cities and domain:
            return False
        if not settled and len(domain) > 1:
            return False
    return True
