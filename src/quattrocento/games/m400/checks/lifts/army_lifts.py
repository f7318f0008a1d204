"""Armies: raised, on the move, at sea, on enemy land (M4-6, M4-7), burned and under plague (M4-14)."""

from typing import Final

from quattrocento.games.m400.checks.lifts.table import (
    About,
    components_of,
    enemy_of,
    heal,
    own_land,
    put_on_board,
    settings_of,
    with_bit,
)
from quattrocento.games.m400.components.typed import ARMIES_EACH, TERRITORIES
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.colour_steps import ColourStep
from quattrocento.games.m400.rules.movement import March, Voyage
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def _two_armies(position: M400, seat: int, move: Move, about: About) -> None:
    position.destroy(position.armies(position.active)[-1])


def _capital_plagued(position: M400, seat: int, move: Move, about: About) -> None:
    heal(position, (position.capital[position.active],))


def _not_own_army(position: M400, seat: int, move: Move, about: About) -> None:
    put_on_board(position, about["army"])
    position.player = changed(position.player, about["army"] // ARMIES_EACH, seat)


def _other_colours_army(position: M400, seat: int, move: Move, about: About) -> None:
    """It is the turn of the colour of that army."""
    position.active = about["army"] // ARMIES_EACH
    step = position.stack[-1]
    if isinstance(step, ColourStep):
        position.stack[-1] = type(step)(seat, position.active)


def _army_blocked(position: M400, seat: int, move: Move, about: About) -> None:
    position.blocked &= ~(1 << about["army"])


def _army_moved(position: M400, seat: int, move: Move, about: About) -> None:
    position.moved &= ~(1 << about["army"])


def _army_first(position: M400, seat: int, move: Move, about: About) -> None:
    position.play(seat, next(option for option in position.options(seat) if option[0] == "move"), Stated())


def _must_leave_plague(position: M400, seat: int, move: Move, about: About) -> None:
    """There is no plague where the army that moves stands, or any that is still to move."""
    step = position.stack[-1]
    armies = [step.army] if isinstance(step, March) else position.armies(position.active)
    heal(position, [position.at[army] for army in armies])


def _choose_plagued_army(position: M400, seat: int, move: Move, about: About) -> None:
    position.moved |= 1 << about["army"]


def _healed(position: M400, seat: int, move: Move, about: About) -> None:
    heal(position, (about["territory"],))


def _place(position: M400) -> int:
    """Where the army that moves stands."""
    step = position.stack[-1]
    assert isinstance(step, March)
    return position.at[step.army]


def _sea(position: M400) -> int:
    """The sector in which the army at sea is."""
    step = position.stack[-1]
    assert isinstance(step, Voyage)
    return step.sea


def _not_adjacent(position: M400, seat: int, move: Move, about: About) -> None:
    components = components_of(position)
    components.borders = with_bit(components.borders, _place(position), about["territory"])


def _no_coast(position: M400, seat: int, move: Move, about: About) -> None:
    components = components_of(position)
    components.seas = with_bit(components.seas, _place(position), about["sea"])


def _no_landing(position: M400, seat: int, move: Move, about: About) -> None:
    """The whole coast of that sector is without plague."""
    heal(position, members(position.components.coast[about["sea"]]))


def _not_adjoining(position: M400, seat: int, move: Move, about: About) -> None:
    components = components_of(position)
    components.adjacent = with_bit(components.adjacent, _sea(position), about["sea"])


def _not_on_coast(position: M400, seat: int, move: Move, about: About) -> None:
    components = components_of(position)
    components.coast = with_bit(components.coast, _sea(position), about["territory"])


def _voyage_left(position: M400, seat: int, move: Move, about: About) -> None:
    """The voyage began somewhere else."""
    step = position.stack[-1]
    assert isinstance(step, Voyage)
    position.stack[-1] = Voyage(seat, step.army, step.sea, (step.origin + 1) % TERRITORIES)


def _not_on_enemy_land(position: M400, seat: int, move: Move, about: About) -> None:
    own_land(position, position.at[about["army"]], enemy_of(position, seat))


def _no_statement(position: M400, seat: int, move: Move, about: About) -> None:
    settings_of(position).toll_on_capitals = True


def _settled(position: M400, seat: int, move: Move, about: About) -> None:
    position.settled &= ~(1 << about["army"])


def _not_enemy_army(position: M400, seat: int, move: Move, about: About) -> None:
    put_on_board(position, about["army"])
    opponent = (seat + 1) % position.seats
    position.player = changed(position.player, about["army"] // ARMIES_EACH, opponent)


ARMY_LIFTS: Final[dict[str, Lift]] = {
    "why-two-armies": _two_armies,
    "why-capital-plagued": _capital_plagued,
    "why-not-own-army": _not_own_army,
    "why-other-colours-army": _other_colours_army,
    "why-army-blocked": _army_blocked,
    "why-already-burning": _army_blocked,
    "why-army-moved": _army_moved,
    "why-army-first": _army_first,
    "why-must-leave-plague": _must_leave_plague,
    "why-choose-plagued-army": _choose_plagued_army,
    "why-plague": _healed,
    "why-plagued-land": _healed,
    "why-already-plagued": _healed,
    "why-not-adjacent": _not_adjacent,
    "why-no-coast": _no_coast,
    "why-no-landing": _no_landing,
    "why-not-adjoining": _not_adjoining,
    "why-not-on-coast": _not_on_coast,
    "why-voyage-left": _voyage_left,
    "why-not-on-enemy-land": _not_on_enemy_land,
    "why-no-statement": _no_statement,
    "why-settled": _settled,
    "why-not-enemy-army": _not_enemy_army,
}
