"""Which game a position, or a clause, belongs to.

A position holds no game: it is copied at every node of a search. A game claims the class of its positions
when it is made, so that a game that nobody registered is found too.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quattrocento.kernel.game import AnyGame

_OWNERS: "dict[type[Any], AnyGame]" = {}


def claim(positions: type[Any], game: "AnyGame") -> None:
    """Positions of this class belong to this game; of several games that share a class, to the first."""
    _OWNERS.setdefault(positions, game)


def game_of(position: object) -> "AnyGame | None":
    """The game of a position; None where no game has claimed its class."""
    for kind in type(position).__mro__:
        if kind in _OWNERS:
            return _OWNERS[kind]
    return None


def game_of_clause(clause: str) -> "AnyGame | None":
    """The game whose rules have this clause: ``MAG-7.1.5`` is one of Magnifico."""
    prefix = clause.partition("-")[0]
    for game in _OWNERS.values():
        if prefix and game.prefix == prefix:
            return game
    return None
