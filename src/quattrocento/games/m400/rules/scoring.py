"""Points (assegnazione dei punti), M4-15."""

from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.places import members


def states_value(position: M400, colour: int) -> int:
    value = position.components.value
    return sum([value[territory] for territory in members(position.own[colour])])


def count_scores(position: M400) -> None:
    """The markers move for all colours together: states and victory points (M4-15.4, M4-15.5)."""
    for colour in position.order:
        position.score[colour] = position.worth[colour]
        position.tell("scored", position.player[colour], colour, position.score[colour])
