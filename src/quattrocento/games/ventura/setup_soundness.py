"""Whether the text of a position in setup is one that play could reach."""

from quattrocento.games.ventura.components import PAPAL
from quattrocento.games.ventura.founding import domain_picks
from quattrocento.games.ventura.setup import CITIES, DOMAINS, FAMILIES, TILES_LAID, Setup, choices_of
from quattrocento.games.ventura.state import NO_CARD, Ventura
from quattrocento.kernel.places import members

_PART_OF = {
    "family": FAMILIES,
    "tile": TILES_LAID,
    "lay": TILES_LAID,
    "city": CITIES,
}


def check_setup(game: Ventura) -> str:
    """The message id of what is wrong, or an empty text."""
    setup, step = game.stack[0], game.stack[-1]
    assert isinstance(setup, Setup)
    part, done = setup.founding, setup.place - 1
    claiming = CITIES if game.rules.interleaved else DOMAINS
    if part != _PART_OF.get(step.name, claiming) or not 0 <= done < choices_of(game, part):
        return "position-setup"
    if any(other.seat != game.in_order()[done % game.seats] for other in game.stack[1:]):
        return "position-setup-seat"
    if ("claim_on" in [other.name for other in game.stack]) != (
        part == CITIES and step.name == "city" and game.rules.interleaved
    ):
        return "position-setup"
    bare = not (any(game.points) or any(game.florins) or any(game.hand) or game.out or game.under)
    if not bare or any(place >= 0 for place in game.at) or not _families(game, part, done):
        return "position-setup-bare"
    return "" if _tiles(game, part, done) and _domains(game, part, done) else "position-setup-tiles"


def _families(game: Ventura, part: int, done: int) -> bool:
    chosen = [game.family[seat] != NO_CARD for seat in game.in_order()]
    return all(chosen) if part != FAMILIES else chosen == [place < done for place in range(game.seats)]


def _tiles(game: Ventura, part: int, done: int) -> bool:
    """As many tiles lie and are held as have been placed (VTR-6.6, VTR-6.10)."""
    seats = game.seats
    dealt = len(game.rules.dealt_types) if game.rules.equal_domains else game.rules.starting_draw
    laid = {FAMILIES: 0, TILES_LAID: done}.get(part, seats * game.components.tiles_placed)
    for place, seat in enumerate(game.in_order()):
        mine = laid // seats + (place < laid % seats)
        held = 0 if part == FAMILIES else dealt - mine
        if game.reserve[seat].bit_count() != held:
            return False
    beside = [game.near[tile].bit_count() for tile in members(game.on_map & ~game.components.papal)]
    joined = all(number >= game.components.neighbours for number in beside)
    return joined and (game.on_map & ~game.components.cities).bit_count() == PAPAL + laid


def _domains(game: Ventura, part: int, done: int) -> bool:
    """Cities and picks of those who have had their turn (VTR-6.11 to VTR-6.13)."""
    step = game.stack[-1]
    cities = {FAMILIES: 0, TILES_LAID: 0, CITIES: done}.get(part, game.seats)
    picks = game.components.domain_picks
    for place, seat in enumerate(game.in_order()):
        domain = game.domain[seat]
        if step.name == "claim" and place == done:
            if (
                not domain
                or domain[0] != game.city(seat)
                or len(domain) > picks
                or not domain_picks(game, seat)
            ):
                return False
            continue
        settled = place < done and (part == DOMAINS or (part == CITIES and game.rules.interleaved))
        if place < cities and (not domain or domain[0] != game.city(seat)):
            return False
        if place >= cities and domain:
            return False
        if not settled and len(domain) > 1:
            return False
    return True
