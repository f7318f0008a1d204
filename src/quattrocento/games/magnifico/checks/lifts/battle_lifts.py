"""The battle: goes, assaults and their sequence, retreat (MAG-7.3 to MAG-7.6, MAG-13.10, MAG-15.3)."""

from typing import Final

from quattrocento.games.magnifico.checks.lifts.table import About, lay_down, set_field, settings_of
from quattrocento.games.magnifico.components.typed import AIRPLANE, AUTOMATON, TANK
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import INFANTRY_MADE, battle_of, enemy_of
from quattrocento.games.magnifico.rules.battle.battle import ASSAULT_BITS
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move


def _attacks(position: Magnifico, attacker: int) -> None:
    """That side is the attacker."""
    battle = battle_of(position)
    battle.attacker, battle.defender = attacker, enemy_of(battle, attacker)


def _fortify(position: Magnifico, towers: int) -> None:
    """A castle with so many towers stands where the battle is."""
    target = battle_of(position).target
    if position.towers[target] == NO_CASTLE:
        position.put_castle(target)
    position.set_towers(target, max(towers, position.towers[target]))


def _defender_stays(position: Magnifico, seat: int, move: Move, about: About) -> None:
    _attacks(position, seat)


def _can_win(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """One soldier without machines or projects faces a castle with all its towers."""
    battle = battle_of(position)
    battle.soldiers, battle.tanks, battle.airplanes = 1, 0, 0
    battle.cancelled = False
    set_field(position, seat, ())
    _fortify(position, position.components.max_towers)


def _go_begun(position: Magnifico, seat: int, move: Move, about: About) -> None:
    battle_of(position).made = 0


def _assault_owed(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """The infantry has assaulted."""
    battle_of(position).made |= INFANTRY_MADE


def _no_sequence(position: Magnifico, seat: int, move: Move, about: About) -> None:
    settings_of(position).fixed_sequence = True


def _not_fixed(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """No sequence is fixed."""
    battle_of(position).sequence = 0


def _sequence_first(position: Magnifico, seat: int, move: Move, about: About) -> None:
    position.play(
        seat, next(option for option in position.options(seat) if option[0] == "sequence"), Stated()
    )


def _no_automata(position: Magnifico, seat: int, move: Move, about: About) -> None:
    """The seat defends a tower and has an Automaton."""
    battle = battle_of(position)
    if seat == battle.attacker:
        _attacks(position, battle.defender)
    _fortify(position, 1)
    position.put_in_field(seat, position.components.effect.index(AUTOMATON))


def _assault_made(position: Magnifico, seat: int, move: Move, about: About) -> None:
    battle_of(position).made &= ~ASSAULT_BITS[move[0]]


def _no_usable_tank(position: Magnifico, seat: int, move: Move, about: About) -> None:
    battle = battle_of(position)
    lay_down(position, seat, TANK)
    if seat == battle.attacker:
        battle.tanks = 1
    else:
        position.set_tanks(battle.target, 1)


def _no_usable_airplane(position: Magnifico, seat: int, move: Move, about: About) -> None:
    battle = battle_of(position)
    lay_down(position, seat, AIRPLANE)
    if seat == battle.attacker:
        battle.airplanes = 1
    else:
        position.set_airplanes(battle.target, 1)


def _not_in_battle(position: Magnifico, seat: int, move: Move, about: About) -> None:
    battle_of(position).target = about["territory"]


BATTLE_LIFTS: Final[dict[str, Lift]] = {
    "why-defender-stays": _defender_stays,
    "why-can-win": _can_win,
    "why-go-begun": _go_begun,
    "why-assault-owed": _assault_owed,
    "why-no-sequence": _no_sequence,
    "why-sequence-fixed": _not_fixed,
    "why-sequence-first": _sequence_first,
    "why-sequence-passed": _not_fixed,
    "why-no-automata": _no_automata,
    "why-assault-made": _assault_made,
    "why-no-usable-tank": _no_usable_tank,
    "why-no-usable-airplane": _no_usable_airplane,
    "why-not-in-battle": _not_in_battle,
}
