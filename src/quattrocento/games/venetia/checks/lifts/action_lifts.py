"""Dice and Action Points, routes, treaties, colonies and attacks (VNZ-7 to VNZ-17)."""

from typing import Final

from quattrocento.games.venetia.checks.lifts.table import About, lead_route
from quattrocento.games.venetia.components.typed import COMMERCIAL, MILITARY
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import added


def _die_taken(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.dice = added(position.dice, about["die"])


def _card_played(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.card_played = False


def _card_type(position: Venetia, seat: int, move: Move, about: About) -> None:
    """The die of this turn is of the type of the card."""
    position.type = position.components.card_type[about["card"]]


def _die_military(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.type = MILITARY


def _die_not_military(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.type = COMMERCIAL


def _no_ap(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.ap += 1


def _no_influence(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.supply[seat] += 1


def _sea_controlled(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.control &= ~(1 << about["sea"])


def _sea_fleet(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.set_fleets(about["sea"], 0)


def _no_fleet(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.set_fleets(about["sea"], 1)


def _sea_far(position: Venetia, seat: int, move: Move, about: About) -> None:
    """A sea next to that one is in the route."""
    lead_route(position, seat, members(position.components.adjacent[about["sea"]])[0])


def _reach(position: Venetia, seat: int, region: int) -> None:
    """A sea of that region is in the route (VNZ-9.6)."""
    lead_route(position, seat, members(position.components.seas_of[region])[0])


def _region_far(position: Venetia, seat: int, move: Move, about: About) -> None:
    _reach(position, seat, about["region"])


def _colony_far(position: Venetia, seat: int, move: Move, about: About) -> None:
    _reach(position, seat, position.components.region_of[about["colony"]])


def _no_kingdom(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.put_kingdom(about["region"], 0)


def _colony_kingdom(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.put_kingdom(position.components.region_of[about["colony"]], NONE)


def _colony_fleet(position: Venetia, seat: int, move: Move, about: About) -> None:
    region = position.components.region_of[about["colony"]]
    for sea in members(position.components.seas_of[region]):
        position.set_fleets(sea, 0)


def _traded(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.traded &= ~(1 << about["colony"])


def _one_colony(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.politics = NONE


def _no_battle_token(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.drawn = position.drawn[1:]


ACTION_LIFTS: Final[dict[str, Lift]] = {
    "why-die-taken": _die_taken,
    "why-card-played": _card_played,
    "why-card-type": _card_type,
    "why-die-military": _die_military,
    "why-die-not-military": _die_not_military,
    "why-no-ap": _no_ap,
    "why-no-influence": _no_influence,
    "why-sea-controlled": _sea_controlled,
    "why-sea-fleet": _sea_fleet,
    "why-sea-far": _sea_far,
    "why-no-fleet": _no_fleet,
    "why-fleet-far": _sea_far,
    "why-no-kingdom": _no_kingdom,
    "why-region-far": _region_far,
    "why-colony-far": _colony_far,
    "why-colony-kingdom": _colony_kingdom,
    "why-colony-fleet": _colony_fleet,
    "why-traded": _traded,
    "why-one-colony": _one_colony,
    "why-no-battle-token": _no_battle_token,
}
