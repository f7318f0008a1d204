"""What an army can win where it stands or might stand: free states, wars, capitals (M4-8, M4-13)."""

from typing import Final

from quattrocento.games.m400.advice.hidden_hand import roughly
from quattrocento.games.m400.advice.odds import Front, chance, outcomes
from quattrocento.games.m400.bot.standings import envy, would_win
from quattrocento.games.m400.bot.values import CARD, SECOND_ARMY, payments
from quattrocento.games.m400.components.typed import ARMIES_EACH
from quattrocento.games.m400.position.combat import ATTACKER
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.cards import combat_colours
from quattrocento.games.m400.rules.movement import may_raise
from quattrocento.games.m400.rules.toll import can_raid, costs_toll
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY

WAR_CARDS: Final = 1.6  # what a combat usually costs in cards
PRICE: Final = 0.9  # what the two cards for a free state are worth
RAID_CARDS: Final = 1.8
NEXT_TURN, LATER = 0.35, 0.12  # how far states in reach of the next turns count
BARRED: Final = 25.0  # a victory that a raid on a capital would forbid (M4-16.2)


class Threats:
    """What the armies of the colour to move may win; wars are counted once for each opponent."""

    def __init__(self, position: M400, seat: int, colour: int) -> None:
        self.position = position
        self.seat = seat
        self.colour = colour
        self.own = position.cards_of(seat)
        self.chances: dict[int, float] = {}
        self.toll = CARD if position.held[seat] else 0.0

    def chance_against(self, holder: int) -> float:
        """That a war on this opponent is won with the whole hand."""
        if holder not in self.chances:
            hidden = roughly(self.position, self.seat, holder)
            front = Front(self.own, ATTACKER)
            self.chances[holder] = float(chance(front, outcomes(front, hidden)))
        return self.chances[holder]

    def action(self, army: int, territory: int) -> float:
        """What the army can expect to win in that territory in this turn, less what it pays there."""
        position = self.position
        if position.owner[territory] == NOBODY:
            return self._free(army, territory)
        toll = -self.toll if costs_toll(position, self.seat, territory) else 0.0
        if position.player[position.owner[territory]] == self.seat or position.sick >> territory & 1:
            return toll
        if self._is_taken_care_of(army, territory):
            return toll
        if position.rules.capitals >> territory & 1:
            return max(toll, self.raid(territory))
        return max(toll, self.war(army, territory))

    def _free(self, army: int, territory: int) -> float:
        position = self.position
        if position.sick >> territory & 1:
            return 0.0
        if self._is_taken_care_of(army, territory) or payments(self.own) <= self._engaged(army):
            return 0.0
        return position.components.value[territory] - PRICE

    def _is_taken_care_of(self, army: int, territory: int) -> bool:
        """Whether the other army has gone there already in this turn."""
        position = self.position
        return any(
            other != army and position.moved >> other & 1 and position.at[other] == territory
            for other in position.armies(self.colour)
        )

    def _engaged(self, army: int) -> int:
        """Other armies that have moved on free states and will need their price."""
        position = self.position
        takers = [
            other
            for other in position.armies(self.colour)
            if other != army
            and position.moved >> other & 1
            and (position.free & ~position.sick) >> position.at[other] & 1
        ]
        return len(takers) if position.acted == 0 else 0

    def war(self, army: int, territory: int) -> float:
        """An attack on the owner of a state."""
        position = self.position
        if not combat_colours(position, self.seat):
            return -BARRED
        owner = position.owner[territory]
        value = position.components.value[territory]
        won = self.chance_against(position.player[owner])
        prize = value + position.components.points_battle + envy(position, owner, self.seat) * value
        risk = SECOND_ARMY if position.has_two(army // ARMIES_EACH) else 0.5
        return won * prize - (1 - won) * risk - WAR_CARDS

    def raid(self, territory: int) -> float:
        position = self.position
        if position.attacked >> territory & 1 or not can_raid(position, self.seat):
            return -BARRED
        points = position.components.points_capital
        if would_win(position, self.colour, 0) and not position.barred >> self.colour & 1:
            return -BARRED
        army = SECOND_ARMY if may_raise(position, self.colour) else 0.5
        return points + army - RAID_CARDS

    def outlook(self, territory: int) -> float:
        """What lies in reach of later turns from there."""
        position = self.position
        value = position.components.value
        near = position.components.borders[territory]
        open_states = position.free & ~position.sick & ~(1 << territory)
        best = sorted([value[place] for place in members(near & open_states)], reverse=True)
        worth = NEXT_TURN * sum(best[:1]) + LATER * sum(best[1:4])
        far = 0
        for place in members(near):
            far |= position.components.borders[place]
        worth += LATER * max([value[place] for place in members(far & open_states & ~near)], default=0)
        if not best:
            worth += LATER * sum(
                [value[place] for place in members(near & position.enemy_states(self.seat))][:3]
            )
        return worth
