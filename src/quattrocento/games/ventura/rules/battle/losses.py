"""Wounds in a battle: the Companies that carry them, and those that are lost (VTR-21.5 to VTR-21.8)."""

from quattrocento.games.ventura.position.battle import Battle, Line, with_line
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.battle.assaults import assigned
from quattrocento.games.ventura.rules.troops.troops import bury, card_of, index, wounds_of


def suffer(position: Ventura, battle: Battle, side: int, wounds: int) -> None:
    """Wounds that nothing prevents any more are assigned, and ranks are closed."""
    if not wounds:
        return
    battle.quiet = False
    before = battle.lines[side]
    line, lost = assigned(before, wounds, position.rules)
    for company in line:
        if company not in before:
            about = (card_of(company), wounds_of(company), battle.at)
            position.tell("company_wounded", battle.seats[side], *about)
    lose(position, battle, side, line, lost)


def lose(position: Ventura, battle: Battle, side: int, line: Line, lost: Line) -> None:
    """These Companies are discarded, those stay; the Troop's area follows its line."""
    seat = battle.seats[side]
    for company in lost:
        bury(position, company)
        position.tell("company_lost", seat, card_of(company), battle.at)
    battle.lines = with_line(battle.lines, side, line)
    position.hurt = True
    position.companies[index(seat, battle.areas[side])] = tuple(sorted(line))
