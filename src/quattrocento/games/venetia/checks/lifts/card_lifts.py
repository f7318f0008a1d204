"""What Action cards ask for (VNZ-23)."""

from typing import Final

from quattrocento.games.venetia.checks.lifts.table import About, card_of, components_of
from quattrocento.games.venetia.components.typed import COLONIES, SESTIERI
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.action_cards.influence import Place
from quattrocento.games.venetia.rules.action_cards.political import Rival
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.tuples import added, changed


def _other_colony(position: Venetia, seat: int, move: Move, about: About) -> None:
    """The first Influence went to another colony."""
    step = position.stack[-1]
    assert isinstance(step, Place)
    position.stack[-1] = Place(seat, step.card, (about["colony"] + 1) % COLONIES)


def _card_region(position: Venetia, seat: int, move: Move, about: About) -> None:
    """The card works everywhere."""
    step = position.stack[-1]
    assert isinstance(step, Place)
    card_of(position, step.card).region = NONE


def _minor_only(position: Venetia, seat: int, move: Move, about: About) -> None:
    """That colony is a minor one."""
    components = components_of(position)
    components.minor |= 1 << about["colony"]
    components.is_major = components.is_major.copy()
    components.is_major[about["colony"]] = False


def _own_presence(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.influence[about["colony"] * position.seats + seat] = 1


def _no_presence(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.influence[about["colony"] * position.seats + seat] = 0


def _no_rival(position: Venetia, seat: int, move: Move, about: About) -> None:
    rival = (seat + 1) % position.seats
    position.influence[about["colony"] * position.seats + rival] = 1


def _not_rival(position: Venetia, seat: int, move: Move, about: About) -> None:
    step = position.stack[-1]
    assert isinstance(step, Rival)
    position.influence[step.colony * position.seats + about["seat"]] = 1


def _no_grey_monument(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.grey = added(position.grey, seat * SESTIERI + about["sestiere"])


def _no_ducat(position: Venetia, seat: int, move: Move, about: About) -> None:
    """One of the Ducats in the city is in the supply again."""
    own = range(seat * SESTIERI, (seat + 1) * SESTIERI)
    position.ducats = added(position.ducats, max(own, key=position.ducats.__getitem__), -1)


def _not_spent(position: Venetia, seat: int, move: Move, about: About) -> None:
    """The card lies neither in the hand nor on the board."""
    card = about["family_card"]
    position.family = changed(position.family, seat, position.family[seat] & ~(1 << card))
    if seat == position.doge and position.board == card:
        position.board = NONE


CARD_LIFTS: Final[dict[str, Lift]] = {
    "why-other-colony": _other_colony,
    "why-card-region": _card_region,
    "why-minor-only": _minor_only,
    "why-own-presence": _own_presence,
    "why-no-presence": _no_presence,
    "why-no-rival": _no_rival,
    "why-not-rival": _not_rival,
    "why-no-grey-monument": _no_grey_monument,
    "why-no-ducat": _no_ducat,
    "why-not-spent": _not_spent,
}
