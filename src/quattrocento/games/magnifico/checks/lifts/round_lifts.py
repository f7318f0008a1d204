"""Before the turns: setup, recruitment and the auction (MAG-4, MAG-5.2, MAG-5.3)."""

from typing import Final

from quattrocento.games.magnifico.checks.lifts.table import (
    About,
    components_of,
    remove_castle,
    set_field,
    set_free,
)
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.position.position import NO_CARD, Magnifico
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def _colour_taken(position: Magnifico, seat: int, move: Move, about: About) -> None:
    taker = position.colour.index(about["colour"])
    position.colour = changed(position.colour, taker, NO_CARD)


def _place_taken(position: Magnifico, seat: int, move: Move, about: About) -> None:
    set_free(position, about["territory"])


def _place_borders(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """No castle stands in a territory that borders it."""
    for near in members(position.components.land[about["territory"]]):
        remove_castle(position, near)


def _recruited_there(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.recruited &= ~(1 << about["territory"])


def _price_bids(components: Components) -> None:
    """The list of bids follows the least, the largest and the step between them."""
    bids = range(components.min_bid, components.money_cap + 1, components.money_unit)
    components.bid_moves = [("bid", florins) for florins in bids]


def _bid_low(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """There is no least bid."""
    components = components_of(position)
    components.min_bid = 0
    _price_bids(components)


def _bid_high(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """The seat has the money, and nothing keeps it from having so much."""
    position.money[seat] = move[1]
    components = components_of(position)
    components.money_cap = max(components.money_cap, move[1])
    _price_bids(components)


def _bid_uneven(position: Magnifico, seat: int, move: Move, about: About) -> None:
    components = components_of(position)
    components.money_unit = 1
    _price_bids(components)


def _not_at_auction(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.auction += (about["card"],)


def _one_machine_card(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """The seat has no other card of that kind."""
    kinds = position.components.kind
    field = position.field[seat]
    set_field(position, seat, tuple([card for card in field if kinds[card] != kinds[about["card"]]]))


ROUND_LIFTS: Final[dict[str, Lift]] = {
    "why-colour-taken": _colour_taken,
    "why-place-taken": _place_taken,
    "why-place-borders": _place_borders,
    "why-recruited-there": _recruited_there,
    "why-bid-low": _bid_low,
    "why-bid-high": _bid_high,
    "why-bid-uneven": _bid_uneven,
    "why-not-at-auction": _not_at_auction,
    "why-one-machine-card": _one_machine_card,
}
