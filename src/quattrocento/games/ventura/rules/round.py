"""Structure of a round, VTR-7: its steps one after another, each in turn order."""

from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import MOST_SEATS
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import tend_display
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.phases.annex import Annex
from quattrocento.games.ventura.rules.phases.conscription import Conscription
from quattrocento.games.ventura.rules.phases.deploy import Deploy
from quattrocento.games.ventura.rules.phases.expansion import Expansion
from quattrocento.games.ventura.rules.phases.fortune import Fortune
from quattrocento.games.ventura.rules.phases.initiative import initiative
from quattrocento.games.ventura.rules.phases.movement import Troops
from quattrocento.games.ventura.rules.phases.prestige import Prestige, score_papal
from quattrocento.games.ventura.rules.phases.recovery import recover_all
from quattrocento.games.ventura.rules.phases.recruit import Recruit
from quattrocento.games.ventura.rules.phases.regroup import Regroup, begin_regroup
from quattrocento.games.ventura.rules.phases.upkeep import Upkeep
from quattrocento.games.ventura.rules.repeated import by_seat
from quattrocento.games.ventura.rules.stages import (
    ANNEX,
    CONSCRIPTION,
    DEPLOY,
    EXPANSION,
    FORTUNE,
    INITIATIVE,
    PRESTIGE,
    RECRUIT,
    REGROUP,
    STAGES,
    TROOPS,
    UPKEEP,
)
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Phase

_MENUS: Final[dict[int, type[Menu]]] = {
    PRESTIGE: Prestige,
    FORTUNE: Fortune,
    RECRUIT: Recruit,
    ANNEX: Annex,
    UPKEEP: Upkeep,
    EXPANSION: Expansion,
    CONSCRIPTION: Conscription,
    DEPLOY: Deploy,
    REGROUP: Regroup,
    TROOPS: Troops,
}
MENUS: Final = tuple(by_seat(_MENUS[stage]) if stage in _MENUS else () for stage in range(len(STAGES)))
"""By step of the round and seat; the Initiative and the Recovery Step have none."""


class Turns(Phase[Ventura]):
    """The turns of a step still to come: ``place`` players have begun theirs (VTR-7.1, VTR-7.2)."""

    name: ClassVar[str] = "turns"
    clause: ClassVar[str] = "VTR-7.2"
    fields: ClassVar[tuple[str, ...]] = ("stage", "place", "seat")

    def __init__(self, stage: int, place: int, seat: int = NOBODY) -> None:
        super().__init__(seat)
        self.stage = stage
        self.place = place

    def run(self, position: Ventura, fate: Fate) -> None:
        """Go on until open facts leave somebody a choice (VTR-7.6): most turns pass without a question."""
        stage, place = self.stage, self.place
        while position.result is None:
            if place == position.seats:
                end_step(position, stage)
                stage, place = (stage + 1, 0) if stage < TROOPS else begin_round(position)
                continue
            menus = MENUS[stage]
            if not menus:
                stage, place = without_menu(position, stage, place, fate)
                continue
            if place == 0 and stage == FORTUNE:
                tend_display(position, fate, fortune=True)
            seat = (position.first + place) % position.seats
            place += 1
            if position.out >> seat & 1:
                continue
            if stage == REGROUP:
                begin_regroup(position, seat)
            menu = menus[seat]
            if menu.is_open(position):
                position.stack += (TURNS[stage][place], menu)
                return
            menu.close(position, fate)


# Steps never change, so that those put over and over again are made once.
TURNS: Final = tuple(
    tuple(Turns(stage, place) for place in range(MOST_SEATS + 1)) for stage in range(len(STAGES))
)


def end_step(position: Ventura, stage: int) -> None:
    """All have had their turn of a step; Papal Territories may score only now (VTR-9.5)."""
    if stage == PRESTIGE and position.rules.papal_last:
        for seat in position.in_order():
            score_papal(position, seat)


def without_menu(position: Ventura, stage: int, place: int, fate: Fate) -> tuple[int, int]:
    """A step that asks nobody; returns the next one, and that no player has begun it."""
    if stage == INITIATIVE:
        initiative(position, fate)
    else:
        recover_all(position, position.in_order()[place:])
    return stage + 1, 0


def begin_round(position: Ventura) -> tuple[int, int]:
    """A new round; returns its first step and the number of players who have begun it."""
    position.round += 1
    position.tell("round_began", position.round)
    return INITIATIVE, 0
