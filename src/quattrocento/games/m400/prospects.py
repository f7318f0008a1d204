"""What an army can win where it stands or might stand: free states, wars, capitals (M4-8, M4-13)."""

from typing import Final

from quattrocento.games.m400.appraisal import CARD, SECOND_ARMY, payments
from quattrocento.games.m400.cards import combat_colours
from quattrocento.games.m400.combat import ATTACKER
from quattrocento.games.m400.components import ARMIES_EACH
from quattrocento.games.m400.hidden_hand import roughly
from quattrocento.games.m400.movement import may_raise
from quattrocento.games.m400.odds import Front, chance, outcomes
from quattrocento.games.m400.standings import envy, would_win
from quattrocento.games.m400.state import M400
from quattrocento.games.m400.toll import can_raid, costs_toll
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.places import members

WAR_CARDS: Final = 1.6  # what a combat usually costs in cards
PRICE: Final = 0.9  # what the two cards for a free state are worth
RAID_CARDS: Final = 1.8
NEXT_TURN, LATER = 0.35, 0.12  # how far states in reach of the next turns count
BARRED: Final = 25.0  # a victory that a raid on a capital would forbid (M4-16.2)


class Prospects:
    """What the armies of the colour to move may win; wars are reckoned once for each opponent."""

    def __init__(self, game: M400, seat: int, colour: int) -> None:
        self.game = game
        self.seat = seat
        self.colour = colour
        self.own = game.cards_of(seat)
        self.chances: dict[int, float] = {}
        self.toll = CARD if game.held[seat] else 0.0

    def chance_against(self, holder: int) -> float:
        """That a war on this opponent is won with the whole hand."""
        if holder not in self.chances:
            hidden = roughly(self.game, self.seat, holder)
            front = Front(self.own, ATTACKER)
            self.chances[holder] = float(chance(front, outcomes(front, hidden)))
        return self.chances[holder]

    def action(self, army: int, territory: int) -> float:
        """What the army can expect to win in that territory in this turn, less what it pays there."""
        game = self.game
        if game.owner[territory] == NOBODY:
            return self._free(army, territory)
        toll = -self.toll if costs_toll(game, self.seat, territory) else 0.0
        if game.player[game.owner[territory]] == self.seat or game.sick >> territory & 1:
            return toll
        if self._is_taken_care_of(army, territory):
            return toll
        if game.rules.capitals >> territory & 1:
            return max(toll, self.raid(territory))
        return max(toll, self.war(army, territory))

    def _free(self, army: int, territory: int) -> float:
        game = self.game
        if game.sick >> territory & 1:
            return 0.0
        if self._is_taken_care_of(army, territory) or payments(self.own) <= self._engaged(army):
            return 0.0
        return game.components.value[territory] - PRICE

    def _is_taken_care_of(self, army: int, territory: int) -> bool:
        """Whether the other army has gone there already in this turn."""
        game = self.game
        return any(
            other != army and game.moved >> other & 1 and game.at[other] == territory
            for other in game.armies(self.colour)
        )

    def _engaged(self, army: int) -> int:
        """Other armies that have moved on free states and will need their price."""
        game = self.game
        takers = [
            other
            for other in game.armies(self.colour)
            if other != army and game.moved >> other & 1 and (game.free & ~game.sick) >> game.at[other] & 1
        ]
        return len(takers) if game.acted == 0 else 0

    def war(self, army: int, territory: int) -> float:
        """An attack on the owner of a state."""
        game = self.game
        if not combat_colours(game, self.seat):
            return -BARRED
        owner = game.owner[territory]
        value = game.components.value[territory]
        won = self.chance_against(game.player[owner])
        prize = value + game.components.points_battle + envy(game, owner, self.seat) * value
        risk = SECOND_ARMY if game.has_two(army // ARMIES_EACH) else 0.5
        return won * prize - (1 - won) * risk - WAR_CARDS

    def raid(self, territory: int) -> float:
        game = self.game
        if game.attacked >> territory & 1 or not can_raid(game, self.seat):
            return -BARRED
        points = game.components.points_capital
        if would_win(game, self.colour, 0) and not game.barred >> self.colour & 1:
            return -BARRED
        army = SECOND_ARMY if may_raise(game, self.colour) else 0.5
        return points + army - RAID_CARDS

    def outlook(self, territory: int) -> float:
        """What lies in reach of later turns from there."""
        game = self.game
        value = game.components.value
        near = game.components.borders[territory]
        open_states = game.free & ~game.sick & ~(1 << territory)
        best = sorted([value[place] for place in members(near & open_states)], reverse=True)
        worth = NEXT_TURN * sum(best[:1]) + LATER * sum(best[1:4])
        far = 0
        for place in members(near):
            far |= game.components.borders[place]
        worth += LATER * max([value[place] for place in members(far & open_states & ~near)], default=0)
        if not best:
            worth += LATER * sum(
                [value[place] for place in members(near & game.enemy_states(self.seat))][:3]
            )
        return worth
