"""What lifts do to a table: cards are dealt from nowhere, lands change hands, the plague ends.

Positions share their settings and components, so that a lift changes copies of those.
"""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Final

from quattrocento.games.m400.components.typed import ARMIES_EACH, KINDS, Components, combat_card
from quattrocento.games.m400.knowledge.derived import restore
from quattrocento.games.m400.position.position import M400, RESERVE
from quattrocento.games.m400.position.settings import Settings
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed

About = Mapping[str, int]

ANY_CARD: Final = combat_card(0, 1)


def settings_of(position: M400) -> Settings:
    position.rules = copy(position.rules)
    return position.rules


def components_of(position: M400) -> Components:
    position.components = copy(position.components)
    return position.components


def with_bit(sets: list[int], place: int, member: int) -> list[int]:
    """The same sets of places, one of them with one more member."""
    return [one | (1 << member if number == place else 0) for number, one in enumerate(sets)]


def deal(position: M400, seat: int, card: int = ANY_CARD, number: int = 1) -> None:
    position.hand[seat * KINDS + card] += number
    position.held[seat] += number


def deal_up_to(position: M400, seat: int, card: int, number: int) -> None:
    """The hand has at least so many copies of that card."""
    deal(position, seat, card, max(0, number - position.holds(seat, card)))


def deal_others(position: M400, seat: int) -> None:
    for other in range(position.seats):
        if other != seat:
            deal(position, other)


def heal(position: M400, territories: Iterable[int]) -> None:
    """There is no plague in these territories."""
    for territory in territories:
        position.tokens = changed(position.tokens, territory, 0)
    restore(position)


def enemy_of(position: M400, seat: int) -> int:
    """A colour of an opponent."""
    return next(colour for colour, player in enumerate(position.player) if player not in (seat, NOBODY))


def own_land(position: M400, territory: int, colour: int) -> None:
    """The territory is that colour's, or ``NOBODY``'s."""
    position.owner[territory] = colour
    restore(position)


def put_on_board(position: M400, army: int) -> None:
    """The army stands in its capital, or in that of the active colour if it has none."""
    if position.at[army] == RESERVE:
        capital = position.capital[army // ARMIES_EACH]
        position.at[army] = capital if capital != NOBODY else position.capital[position.active]
