"""The combat as a screen lays it out: what wins it, totals, and the cards that are still of use (M4-10)."""

from dataclasses import dataclass
from typing import Final

from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER, NO_CARD
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.conquest.combat import TO_WIN, lead_of
from quattrocento.games.m400.rules.conquest.combat_result import fighters


@dataclass
class Battle:
    """The battle being fought."""

    card_colour: int
    """Its card colour."""
    totals: tuple[int, int]
    """Attacker's and defender's total (M4-10.7)."""
    ahead: int
    """The side that is ahead: at equal totals the defender (M4-10.8)."""


@dataclass
class CombatTerms:
    """What holds for every combat. Pairs stand for cards of attacker and defender."""

    to_win: int
    """Card colours that win it (M4-10.1)."""
    bonus_counts_for: tuple[int, int]
    """The side whose total a bonus card changes (M4-10.7)."""
    malus_counts_for: tuple[int, int]
    """The side whose total a malus card changes (M4-10.7)."""


COMBAT_TERMS: Final = CombatTerms(TO_WIN, (ATTACKER, DEFENDER), (DEFENDER, ATTACKER))


def battle(position: M400) -> Battle | None:
    """The battle on the table."""
    combat = position.combat
    if combat is None or combat.led == NO_CARD:
        return None
    return Battle(combat.card_colour, combat.totals(), ATTACKER if lead_of(combat) > 0 else DEFENDER)


def usable_colours(position: M400, seat: int) -> int:
    """The card colours, as bits, of which this seat may still play cards: each is fought once (M4-10.2)."""
    combat = position.combat
    if combat is None or seat not in fighters(position):
        return 0
    return combat.open_colours
