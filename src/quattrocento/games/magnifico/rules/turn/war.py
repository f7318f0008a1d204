"""Declaring war and the armies (La dichiarazione di guerra), MAG-5.45, MAG-7.1 and MAG-7.2."""

from typing import ClassVar

from quattrocento.games.magnifico.components.typed import SHIP, SUBMARINE
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import ATTACK, Magnifico
from quattrocento.games.magnifico.rules.battle.assaults import settled
from quattrocento.games.magnifico.rules.battle.battle import Go
from quattrocento.games.magnifico.rules.turn.muster import Muster
from quattrocento.games.magnifico.rules.verbs import ATTACK_AT
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY


def landing_loss(position: Magnifico, attacker: int, defender: int) -> int:
    """1, plus Submarines of the defender, minus Armoured Ships of the attacker (MAG-7.3.1, R21)."""
    more = position.effect(defender, SUBMARINE) - position.effect(attacker, SHIP)
    return max(0, position.components.base_landing_loss + more)


def sea_origins(position: Magnifico, seat: int, defender: int) -> int:
    """Own territories with enough soldiers to land against that defender (MAG-7.2.4, 7.2.5, R20)."""
    ready = position.own[seat] & position.spare
    loss = landing_loss(position, seat, defender)
    if loss == 0 or position.rules.doomed_landing:
        return ready
    if loss + 1 > position.components.max_attack_soldiers:
        return 0
    if loss == 1:
        return ready & position.strong
    soldiers = position.soldiers
    strong = 0
    for territory in members(ready):
        if soldiers[territory] >= loss + 2:
            strong |= 1 << territory
    return strong


def attackable(position: Magnifico, seat: int) -> int:
    """Every enemy territory that can be reached by land, or by sea with enough soldiers (MAG-7.1.2)."""
    components = position.components
    ready = position.own[seat] & position.spare
    enemies = position.exposed & ~position.own[seat]
    if position.rules.doomed_landing:
        return enemies & components.by_any.of(ready)
    found = components.by_land.of(ready)
    if components.plain_landing and not position.naval:
        return enemies & (found | components.by_sea.of(ready & position.strong))
    for enemy, own in enumerate(position.own):
        if enemy != seat:
            found |= own & components.by_sea.of(sea_origins(position, seat, enemy))
    return enemies & found


def add_attacks(position: Magnifico, seat: int, found: list[Move]) -> None:
    """The territories on which war can be declared, at most three times a turn (MAG-5.45.2)."""
    components = position.components
    if position.wars < components.attacks_per_turn and position.money[seat] >= components.attack_cost:
        targets = attackable(position, seat)
        if targets:
            ATTACK_AT.add_to(found, targets)


def refuse_attack(position: Magnifico, seat: int, territory: int) -> Saying:
    components = position.components
    owner = position.owner[territory]
    if owner in (NOBODY, seat):
        return Saying("why-not-enemy", "MAG-7.1.3", territory=territory)
    if position.wars >= components.attacks_per_turn:
        return Saying("why-three-wars", "MAG-5.45.2")
    if not position.exposed >> territory & 1:
        return Saying("why-last-territory", "MAG-7.1.3", territory=territory)
    near = components.reach[territory] & position.own[seat]
    if not near:
        return Saying("why-out-of-reach", "MAG-7.1.2", territory=territory)
    if not near & position.spare:
        return Saying("why-last-soldier", "MAG-7.2.4")
    if not attackable(position, seat) >> territory & 1:
        loss = landing_loss(position, seat, owner)
        return Saying("why-landing", "MAG-7.2.5", count=loss)
    return Saying("why-money", "MAG-5.4.5", florins=components.attack_cost)


class Attack(Muster):
    """The territory attacked from and the attacking army (MAG-7.1.4, MAG-7.2.1 to MAG-7.2.5)."""

    name: ClassVar[str] = "attack"
    clause: ClassVar[str] = "MAG-7.2.1"

    def by_sea(self, position: Magnifico) -> bool:
        """A sea attack only where the territories do not border (MAG-7.1.2, R14)."""
        return not position.components.land[self.target] >> self.origin & 1

    def origins(self, position: Magnifico) -> int:
        components = position.components
        ready = position.own[self.seat] & position.spare
        landing = sea_origins(position, self.seat, position.owner[self.target])
        return ready & components.land[self.target] | landing & components.sea[self.target]

    def soldiers_limits(self, position: Magnifico) -> tuple[int, int]:
        most = min(position.components.max_attack_soldiers, position.soldiers[self.origin] - 1)
        if self.by_sea(position) and not position.rules.doomed_landing:
            return landing_loss(position, self.seat, position.owner[self.target]) + 1, most
        return 1, most

    def tanks_limits(self, position: Magnifico) -> tuple[int, int]:
        most = position.components.max_attack_machines
        if position.rules.machines_need_infantry:  # MAG-15.4
            most = min(most, self.soldiers)
        return 0, min(most, position.usable_tanks(self.seat, self.origin))

    def airplanes_limits(self, position: Magnifico) -> tuple[int, int]:
        most = position.components.max_attack_machines
        if position.rules.machines_need_infantry:
            most = min(most, self.soldiers)
        return 0, min(most - self.tanks, position.usable_airplanes(self.seat, self.origin))

    def refuse_soldiers(self, position: Magnifico, number: int) -> Saying:
        least, most = self.soldiers_limits(position)
        clause = "MAG-7.2.1"
        if 1 <= number < least:
            clause = "MAG-7.2.5"
        elif most < number <= position.components.max_attack_soldiers:
            clause = "MAG-7.2.4"
        return Saying("why-number", clause, least=least, most=most)

    def refuse_machines(self, position: Magnifico, verb: str) -> Saying:
        reason = super().refuse_machines(position, verb)
        if reason.message != "why-number":
            return reason
        usable = position.usable_tanks(self.seat, self.origin)
        if verb == "airplanes":
            usable = position.usable_airplanes(self.seat, self.origin) + self.tanks
        if position.rules.machines_need_infantry and usable > self.soldiers:
            return reason.citing("MAG-15.4")
        return reason.citing("MAG-7.2.2")

    def refuse_place(self, position: Magnifico, territory: int) -> Saying:
        if position.owner[territory] != self.seat:
            return Saying("why-not-yours", "MAG-7.1.4", territory=territory)
        if not position.components.reach[self.target] >> territory & 1:
            return Saying("why-no-way", "MAG-7.1.2", territory=territory)
        if position.spare >> territory & 1:
            loss = landing_loss(position, self.seat, position.owner[self.target])
            return Saying("why-landing", "MAG-7.2.5", count=loss)
        return Saying("why-last-soldier", "MAG-7.2.4")

    def depart(self, position: Magnifico, airplanes: int) -> None:
        """War is declared and paid; after the landing loss the attacker begins (MAG-7.3.1, 7.3.2)."""
        defender = position.owner[self.target]
        position.pay(self.seat, position.components.attack_cost)
        position.wars += 1
        position.stage = ATTACK
        self.leave(position, airplanes)
        battle = Battle(self.seat, defender, self.origin, self.target, self.seat)
        battle.soldiers = self.soldiers
        battle.tanks = self.tanks
        battle.airplanes = airplanes
        position.battle = battle
        group = (self.soldiers, self.tanks, airplanes)
        position.tell("attacked", self.seat, self.origin, self.target, *group)
        if self.by_sea(position):
            loss = min(battle.soldiers, landing_loss(position, self.seat, defender))
            battle.soldiers -= loss
            position.lose_soldiers(self.seat, loss)
            position.tell("landed", self.seat, self.target, loss)
            if settled(position, battle):  # R20
                return
        position.then(Go(self.seat))
