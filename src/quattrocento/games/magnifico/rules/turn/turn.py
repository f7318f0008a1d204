"""The player's turn (Turno del giocatore), MAG-5.4: one menu of all that is still open."""

from typing import ClassVar

from quattrocento.games.magnifico.position.position import (
    ATTACK,
    FIELD,
    INVADE,
    MACHINES,
    TOWERS,
    Magnifico,
)
from quattrocento.games.magnifico.rules.self_destruction import refuse_scrap, scrap, scrap_options
from quattrocento.games.magnifico.rules.turn import building
from quattrocento.games.magnifico.rules.turn.fielding import add_projects, field_card, refuse_field
from quattrocento.games.magnifico.rules.turn.invasion import Invade, add_invasions, refuse_invade
from quattrocento.games.magnifico.rules.turn.movement import Movements, movement_possible
from quattrocento.games.magnifico.rules.turn.war import Attack, add_attacks, refuse_attack
from quattrocento.games.magnifico.rules.verbs import MOVE, PASS
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.step import Phase, Step


class Turns(Phase[Magnifico]):
    """One complete turn each, from the holder clockwise (MAG-5.4.1, MAG-12.1)."""

    name: ClassVar[str] = "turns"
    clause: ClassVar[str] = "MAG-5.4.1"

    def run(self, position: Magnifico, fate: Fate) -> None:
        position.then_in_order([Begin(seat) for seat in position.clockwise_from(position.holder)])


class Begin(Phase[Magnifico]):
    """A turn begins with all its steps open."""

    name: ClassVar[str] = "begin"
    clause: ClassVar[str] = "MAG-5.4.2"

    def run(self, position: Magnifico, fate: Fate) -> None:
        position.stage = FIELD
        position.wars = 0
        position.movements = 0
        position.moved = False
        position.produced = 0
        position.raised = 0
        position.tell("turn_began", self.seat)
        position.then(Turn(self.seat))


class Turn(Step[Magnifico]):
    """Field, build, raise towers, invade, attack, build a castle, in this order (MAG-5.4.2).

    An action of a later step closes the earlier ones (MAG-5.4.3). The turn ends with a pass, a castle,
    or when nothing is left to do (MAG-5.4.4).
    """

    name: ClassVar[str] = "turn"
    clause: ClassVar[str] = "MAG-5.4.2"
    automatic: ClassVar[bool] = True

    def options(self, position: Magnifico, seat: int) -> list[Move]:
        stage = position.stage
        found: list[Move] = []
        if stage <= ATTACK:
            if stage <= INVADE:
                if stage == FIELD and position.archive[seat]:
                    add_projects(position, seat, found)
                if stage <= MACHINES:
                    building.add_machines(position, seat, found)
                if stage <= TOWERS:
                    building.add_towers(position, seat, found)
                if position.free:
                    add_invasions(position, seat, found)
            add_attacks(position, seat, found)
        building.add_castles(position, seat, found)
        if position.rules.self_destruct:
            found += scrap_options(position, seat)
        if not position.moved and movement_possible(position, seat):
            found.append(MOVE)
        found.append(PASS)
        return found

    def play(self, position: Magnifico, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "pass":
            position.tell("passed", seat)
            return
        if verb == "castle":
            building.build_castle(position, seat, noun)
            return
        position.then(self)
        if verb == "attack":
            position.then(Attack(seat, noun))
        elif verb == "invade":
            position.then(Invade(seat, noun))
        elif verb == "move":
            position.moved = True
            position.then(Movements(seat))
        elif verb == "field":
            field_card(position, seat, noun)
        elif verb == "tank":
            position.stage = MACHINES
            building.build_tank(position, seat, noun)
        elif verb == "airplane":
            position.stage = MACHINES
            building.build_airplane(position, seat, noun)
        elif verb == "tower":
            position.stage = TOWERS
            building.build_tower(position, seat, noun)
        else:
            scrap(position, seat, verb, noun)

    def refuse(self, position: Magnifico, seat: int, verb: str, noun: int) -> Saying:
        if verb == "field":
            return refuse_field(position, seat, noun)
        if verb in ("tank", "airplane"):
            return building.refuse_machine(position, seat, verb, noun)
        if verb == "tower":
            return building.refuse_tower(position, seat, noun)
        if verb == "invade":
            return refuse_invade(position, seat, noun)
        if verb == "attack":
            return refuse_attack(position, seat, noun)
        if verb == "castle":
            return building.refuse_castle(position, seat, noun)
        if verb == "move":
            used = position.moved
            return Saying("why-moved" if used else "why-nothing-to-move", "MAG-5.46.2")
        if verb in ("scrap_tank", "scrap_airplane"):
            return refuse_scrap(position, seat, noun)
        return Saying("why-not-asked", self.clause)
