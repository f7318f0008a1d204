"""Cards that a lift puts into areas: plain Companies and Captains, enough for what a reason names."""

from typing import Final

from quattrocento.games.ventura.components.typed import AREAS, FIRST_COMPANY
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.troops.troops import fresh, index

COMPANY: Final = fresh(FIRST_COMPANY)
ANOTHER: Final = fresh(FIRST_COMPANY + 1)
CAPTAIN: Final = 0


def opponent_of(position: Ventura, seat: int) -> int:
    return next(other for other in range(position.seats) if other != seat)


def another_area(area: int) -> int:
    return area % AREAS + 1


def post(position: Ventura, seat: int, area: int, at: int = NOWHERE) -> None:
    """A Troop is in the area, a Company if none was; it stands there, where it was, or in the City."""
    troop = index(seat, area)
    if not position.companies[troop]:
        position.companies[troop] = (COMPANY,)
    if at != NOWHERE or position.at[troop] == NOWHERE:
        position.at[troop] = at if at != NOWHERE else position.city(seat)


def lead(position: Ventura, seat: int, area: int) -> None:
    """A Captain leads the Troop of the area."""
    if position.captain[index(seat, area)] == NO_CARD:
        position.captain[index(seat, area)] = CAPTAIN
