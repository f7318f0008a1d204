"""Attack on a capital (attacco alla capitale) and its rewards, M4-13."""

from typing import ClassVar

from quattrocento.games.m400.components.typed import (
    ARMIES_EACH,
    BONUS,
    CARD_COLOURS,
    COLOURS,
    KINDS_EACH,
    LEVELS,
    colour_of,
    is_combat,
    level_of,
)
from quattrocento.games.m400.position.position import M400, RESERVE
from quattrocento.games.m400.rules.cards import discard
from quattrocento.games.m400.rules.colour_steps import ArmyStep, CostStep, StateStep, refuse_army
from quattrocento.games.m400.rules.movement import March, may_raise, raise_army
from quattrocento.games.m400.rules.toll import (
    barred_openly,
    can_raid,
    costs_toll,
    is_enemy_land,
    raid_levels,
    why_no_attack,
)
from quattrocento.games.m400.rules.verbs import ATTACK, DESTROY, LEAVE, NOTHING_WANTED, RAID, SECOND_ARMY
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY


def may_storm(position: M400, seat: int, army: int) -> bool:
    """An army in a capital where no toll is due, so that it has stated nothing (M4-R25)."""
    at = position.at[army]
    if not position.rules.capitals >> at & 1 or not is_enemy_land(position, seat, at):
        return False
    return not costs_toll(position, seat, at) and not barred_openly(position, army)


class Storm(ArmyStep):
    """Without toll on capitals an army in one attacks or not when it acts (M4-R25)."""

    name: ClassVar[str] = "storm"
    clause: ClassVar[str] = "M4-R25"

    def options(self, position: M400, seat: int) -> list[Move]:
        return [ATTACK[self.army], LEAVE] if can_raid(position, seat) else [LEAVE]

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        position.acted |= 1 << self.army
        if verb == "attack":
            position.then(Raid(seat, self.army, self.territory, NOBODY))
        else:
            position.tell("state_left", seat, self.army, self.territory)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "attack":
            return self._refuse_attack(position, noun)
        return super().refuse(position, seat, verb, noun)

    def _refuse_attack(self, position: M400, army: int) -> Saying:
        if army == self.army:
            return why_no_attack(position, army)
        reason = refuse_army(position, army, "M4-8.1")
        return reason or Saying("why-other-army-acts", "M4-8.2", army=army)


class Raid(CostStep):
    """For each of two colours one combat card and bonus cards that total exactly four (M4-13.3)."""

    name: ClassVar[str] = "raid"
    clause: ClassVar[str] = "M4-13.3"

    def options(self, position: M400, seat: int) -> list[Move]:
        found: list[Move] = []
        for colour in range(CARD_COLOURS):
            if colour != self.spent:
                levels = raid_levels(position, seat, colour)
                found += [RAID[colour * KINDS_EACH + level] for level in range(LEVELS) if levels[level]]
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        cards = [noun]
        bonus = colour_of(noun) * KINDS_EACH + BONUS
        cards += [bonus] * (position.components.capital_total - level_of(noun))
        for card in cards:
            discard(position, seat, card)
            position.tell("card_paid", seat, card, self.territory)
        if self.card < 0:
            position.then(Raid(seat, self.army, self.territory, noun))
        else:
            self._succeed(position, seat)

    def _succeed(self, position: M400, seat: int) -> None:
        """Two points at once; the capital stays with its owner (M4-13.4)."""
        colour = position.active
        position.attacked |= 1 << self.territory
        position.barred |= 1 << colour
        position.tell("capital_attacked", seat, colour, self.territory)
        position.gain(colour, position.components.points_capital, "raid_points_gained")
        position.then(Reward(seat, colour, self.territory))

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb != "raid":
            return super().refuse(position, seat, verb, noun)
        if not is_combat(noun):
            return Saying("why-not-a-combat-card", "M4-13.3", card=noun)
        if colour_of(noun) == self.spent:
            return Saying("why-same-colour", "M4-13.3", card=noun)
        if not position.holds(seat, noun):
            return Saying("why-not-in-hand", "M4-13.3", card=noun)
        lacking = position.components.capital_total - level_of(noun)
        if lacking < 0:
            return Saying("why-above-total", "M4-13.3", card=noun)
        return Saying("why-total", "M4-13.3", card=noun, count=lacking)


class Reward(StateStep):
    """A second army, the destruction of an opponent's, or nothing (M4-13.5 to M4-13.8)."""

    name: ClassVar[str] = "reward"
    clause: ClassVar[str] = "M4-13.5"
    automatic: ClassVar[bool] = True

    def options(self, position: M400, seat: int) -> list[Move]:
        found: list[Move] = []
        if may_raise(position, self.colour):
            found.append(SECOND_ARMY)
        spared = NOBODY if position.rules.reward_includes_victim else position.owner[self.territory]
        for colour in range(COLOURS):
            if position.is_enemy(colour, seat) and colour != spared and position.has_two(colour):
                found += [DESTROY[army] for army in position.armies(colour)]
        found.append(NOTHING_WANTED)
        return found

    def play(self, position: M400, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "second_army":
            position.then(March(seat, raise_army(position, self.colour), 0))
        elif verb == "destroy":
            position.destroy(noun)
        else:
            position.tell("no_reward", seat)

    def refuse(self, position: M400, seat: int, verb: str, noun: int) -> Saying:
        if verb == "second_army":
            two = position.has_two(self.colour)
            return Saying("why-two-armies" if two else "why-capital-plagued", "M4-13.6")
        if verb != "destroy":
            return super().refuse(position, seat, verb, noun)
        colour = noun // ARMIES_EACH
        if not position.is_enemy(colour, seat) or position.at[noun] == RESERVE:
            return Saying("why-not-enemy-army", "M4-13.7", army=noun)
        if not position.has_two(colour):
            return Saying("why-not-two-armies", "M4-13.7", army=noun)
        return Saying("why-victim-spared", "M4-R45", army=noun)
