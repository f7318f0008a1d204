"""Declaring war and the armies (La dichiarazione di guerra), MAG-5.45, MAG-7.1 and MAG-7.2."""

from typing import ClassVar

from quattrocento.games.magnifico.battle import Go
from quattrocento.games.magnifico.combat import Battle
from quattrocento.games.magnifico.components import SHIP, SUBMARINE
from quattrocento.games.magnifico.fighting import settled
from quattrocento.games.magnifico.muster import Muster
from quattrocento.games.magnifico.state import ATTACK, Magnifico
from quattrocento.games.magnifico.verbs import ATTACK_AT
from quattrocento.kernel.move import NOBODY, Move, Reason
from quattrocento.kernel.places import members


def landing_loss(game: Magnifico, attacker: int, defender: int) -> int:
    """1, plus Submarines of the defender, minus Armoured Ships of the attacker (MAG-7.3.1, R21)."""
    more = game.effect(defender, SUBMARINE) - game.effect(attacker, SHIP)
    return max(0, game.components.base_landing_loss + more)


def may_be_attacked(game: Magnifico, seat: int) -> bool:
    """MAG-7.1.3: a player's last territory cannot be attacked."""
    return game.own[seat] & game.exposed != 0


def sea_origins(game: Magnifico, seat: int, defender: int) -> int:
    """Own territories with enough soldiers to land against that defender (MAG-7.2.4, 7.2.5, R20)."""
    ready = game.own[seat] & game.spare
    loss = landing_loss(game, seat, defender)
    if loss == 0 or game.rules.doomed_landing:
        return ready
    if loss + 1 > game.components.max_attack_soldiers:
        return 0
    if loss == 1:
        return ready & game.strong
    soldiers = game.soldiers
    strong = 0
    for territory in members(ready):
        if soldiers[territory] >= loss + 2:
            strong |= 1 << territory
    return strong


def attackable(game: Magnifico, seat: int) -> int:
    """Every enemy territory that can be reached by land, or by sea with enough soldiers (MAG-7.1.2)."""
    components = game.components
    ready = game.own[seat] & game.spare
    enemies = game.exposed & ~game.own[seat]
    if game.rules.doomed_landing:
        return enemies & components.by_any.of(ready)
    found = components.by_land.of(ready)
    if components.plain_landing and not game.naval:
        return enemies & (found | components.by_sea.of(ready & game.strong))
    for enemy, own in enumerate(game.own):
        if enemy != seat:
            found |= own & components.by_sea.of(sea_origins(game, seat, enemy))
    return enemies & found


def add_attacks(game: Magnifico, seat: int, found: list[Move]) -> None:
    """The territories on which war can be declared, at most three times a turn (MAG-5.45.2)."""
    components = game.components
    if game.wars < components.attacks_per_turn and game.money[seat] >= components.attack_cost:
        targets = attackable(game, seat)
        if targets:
            ATTACK_AT.add_to(found, targets)


def refuse_attack(game: Magnifico, seat: int, territory: int) -> Reason:
    components = game.components
    owner = game.owner[territory]
    if owner in (NOBODY, seat):
        return Reason("why-not-enemy", "MAG-7.1.3", "territory", territory)
    if game.wars >= components.attacks_per_turn:
        return Reason("why-three-wars", "MAG-5.45.2")
    if not game.exposed >> territory & 1:
        return Reason("why-last-territory", "MAG-7.1.3", "territory", territory)
    near = components.reach[territory] & game.own[seat]
    if not near:
        return Reason("why-out-of-reach", "MAG-7.1.2", "territory", territory)
    if not near & game.spare:
        return Reason("why-last-soldier", "MAG-7.2.4")
    if not attackable(game, seat) >> territory & 1:
        loss = landing_loss(game, seat, owner)
        return Reason("why-landing", "MAG-7.2.5", "count", loss)
    return Reason("why-money", "MAG-5.4.5", "florins", components.attack_cost)


class Attack(Muster):
    """The territory attacked from and the attacking army (MAG-7.1.4, MAG-7.2.1 to MAG-7.2.5)."""

    name: ClassVar[str] = "attack"
    clause: ClassVar[str] = "MAG-7.2.1"

    def by_sea(self, game: Magnifico) -> bool:
        """A sea attack only where the territories do not border (MAG-7.1.2, R14)."""
        return not game.components.land[self.target] >> self.origin & 1

    def origins(self, game: Magnifico) -> int:
        components = game.components
        ready = game.own[self.seat] & game.spare
        landing = sea_origins(game, self.seat, game.owner[self.target])
        return ready & components.land[self.target] | landing & components.sea[self.target]

    def soldiers_limits(self, game: Magnifico) -> tuple[int, int]:
        most = min(game.components.max_attack_soldiers, game.soldiers[self.origin] - 1)
        if self.by_sea(game) and not game.rules.doomed_landing:
            return landing_loss(game, self.seat, game.owner[self.target]) + 1, most
        return 1, most

    def tanks_limits(self, game: Magnifico) -> tuple[int, int]:
        most = game.components.max_attack_machines
        if game.rules.machines_need_infantry:  # MAG-15.4
            most = min(most, self.soldiers)
        return 0, min(most, game.usable_tanks(self.seat, self.origin))

    def airplanes_limits(self, game: Magnifico) -> tuple[int, int]:
        most = game.components.max_attack_machines
        if game.rules.machines_need_infantry:
            most = min(most, self.soldiers)
        return 0, min(most - self.tanks, game.usable_airplanes(self.seat, self.origin))

    def refuse_soldiers(self, game: Magnifico, number: int) -> Reason:
        least, most = self.soldiers_limits(game)
        clause = "MAG-7.2.1"
        if 1 <= number < least:
            clause = "MAG-7.2.5"
        elif most < number <= game.components.max_attack_soldiers:
            clause = "MAG-7.2.4"
        return Reason("why-number", clause, "least", least, "most", most)

    def refuse_machines(self, game: Magnifico, verb: str) -> Reason:
        reason = super().refuse_machines(game, verb)
        if reason.message != "why-number":
            return reason
        usable = game.usable_tanks(self.seat, self.origin)
        if verb == "airplanes":
            usable = game.usable_airplanes(self.seat, self.origin) + self.tanks
        if game.rules.machines_need_infantry and usable > self.soldiers:
            return Reason(reason.message, "MAG-15.4", *reason.about)
        return Reason(reason.message, "MAG-7.2.2", *reason.about)

    def refuse_place(self, game: Magnifico, territory: int) -> Reason:
        if game.owner[territory] != self.seat:
            return Reason("why-not-yours", "MAG-7.1.4", "territory", territory)
        if not game.components.reach[self.target] >> territory & 1:
            return Reason("why-no-way", "MAG-7.1.2", "territory", territory)
        if game.spare >> territory & 1:
            loss = landing_loss(game, self.seat, game.owner[self.target])
            return Reason("why-landing", "MAG-7.2.5", "count", loss)
        return Reason("why-last-soldier", "MAG-7.2.4")

    def depart(self, game: Magnifico, airplanes: int) -> None:
        """War is declared and paid; after the landing loss the attacker begins (MAG-7.3.1, 7.3.2)."""
        defender = game.owner[self.target]
        game.pay(self.seat, game.components.attack_cost)
        game.wars += 1
        game.stage = ATTACK
        self.leave(game, airplanes)
        battle = Battle(self.seat, defender, self.origin, self.target)
        battle.soldiers = self.soldiers
        battle.tanks = self.tanks
        battle.airplanes = airplanes
        game.battle = battle
        group = (self.soldiers, self.tanks, airplanes)
        game.tell("attacked", self.seat, self.origin, self.target, *group)
        if self.by_sea(game):
            loss = min(battle.soldiers, landing_loss(game, self.seat, defender))
            battle.soldiers -= loss
            game.lose_soldiers(self.seat, loss)
            game.tell("landed", self.seat, self.target, loss)
            if settled(game, battle):  # R20
                return
        game.then(Go(self.seat))
