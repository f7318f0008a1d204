"""F Troop Phase (Milizia), VTR-19: Troops march from Territory to Territory; Forced March, Desertion."""

from typing import ClassVar, Final

from quattrocento.games.ventura.components.typed import (
    AREAS,
    ARMY_MOVE,
    ENEMY_DISCARDS_COMPANY,
    MOVE_BONUS,
    TERRAIN_EASE,
    Components,
)
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.battle.battle import begin_battle
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.repeated import by_seat
from quattrocento.games.ventura.rules.troops.desertion import Desertion, desertion_targets
from quattrocento.games.ventura.rules.troops.healing import can_heal
from quattrocento.games.ventura.rules.troops.razing import raze
from quattrocento.games.ventura.rules.troops.troops import (
    card_of,
    has_garrison,
    index,
    is_area,
    no_such_area,
    opponent_at,
)
from quattrocento.games.ventura.rules.verbs import HALT, MOVE, STOP, TO
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Phase

NO_BATTLE = -1


def movement_points(position: Ventura, seat: int, area: int) -> int:
    """VTR-19.2, VTR-19.3: the slowest Company, the Captain, and the Horse-carts of an Army."""
    troop = index(seat, area)
    return pace(position.components, position.captain[troop], position.companies[troop])


def pace(components: Components, captain: int, companies: tuple[int, ...]) -> int:
    """The movement points of a Troop of these cards."""
    cards = [card_of(company) for company in companies]
    points = min(components.movement[card] for card in cards)
    if captain == NO_CARD:
        return points
    points += components.movement[captain]
    return points + sum(components.amount[card] for card in cards if components.effect[card] == ARMY_MOVE)


def cost_to_enter(position: Ventura, seat: int, area: int, tile: int) -> int:
    """The Movement Cost, eased by some Captains (VTR-19.4, VTR-28.3)."""
    components = position.components
    cost = components.cost_to_enter[tile]
    captain = position.captain[index(seat, area)]
    if (
        captain != NO_CARD
        and components.effect[captain] == TERRAIN_EASE
        and components.ground[captain] >> tile & 1
    ):
        return max(1, cost - components.amount[captain])
    return cost


def enterable(position: Ventura, troop: int, points: int) -> int:
    """The Territories whose Movement Cost is within these points (VTR-19.5, VTR-28.3)."""
    components, captain = position.components, position.captain[troop]
    within, most = components.within, len(components.within) - 1
    found = within[min(points, most)]
    if captain != NO_CARD and points and components.effect[captain] == TERRAIN_EASE:
        found |= within[min(points + components.amount[captain], most)] & components.ground[captain]
    return found


def can_march(position: Ventura, seat: int, area: int) -> bool:
    """A Troop not yet chosen in this phase, and free of the Garrison (VTR-19.1, VTR-19.15)."""
    there = position.at[index(seat, area)] != NOWHERE
    return there and not position.moved >> area & 1 and not has_garrison(position, seat, area)


def marchers(position: Ventura, seat: int) -> list[int]:
    """The areas whose Troops may still march."""
    base = seat * AREAS - 1
    at, moved = position.at, position.moved
    first = 2 if has_garrison(position, seat, 1) else 1
    return [
        area for area in range(first, AREAS + 1) if at[base + area] != NOWHERE and not moved >> area & 1
    ]


class Troops(Menu):
    """Which Troop marches next (VTR-19.1, VTR-19.7)."""

    name: ClassVar[str] = "troops"
    clause: ClassVar[str] = "VTR-19.1"
    events: ClassVar[frozenset[int]] = frozenset((ENEMY_DISCARDS_COMPANY,))

    def is_open(self, position: Ventura) -> bool:
        seat = self.seat
        if position.out >> seat & 1:
            return False
        return bool(position.hand[seat] or marchers(position, seat) or can_heal(position, seat))

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        found = [MOVE[area] for area in marchers(position, seat)]
        found.append(STOP)
        return found

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "stop":
            self.close(position, fate)
            return
        position.moved |= 1 << noun
        points = movement_points(position, seat, noun)
        position.tell("marched_out", seat, noun, points, position.at[index(seat, noun)])
        March(seat, noun, points, 0, 0).again(position, fate)

    def playable(self, position: Ventura, card: int) -> bool:
        return bool(desertion_targets(position, self.seat))

    def act(self, position: Ventura, card: int, fate: Fate) -> None:
        position.then(TroopsAgain(self.seat))
        position.then(Desertion(self.seat))

    def close(self, position: Ventura, fate: Fate) -> None:
        position.moved = 0

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "move":
            return super().deny(position, seat, verb, noun)
        if not is_area(noun):
            return no_such_area("VTR-19.1")
        if position.at[index(seat, noun)] == NOWHERE:
            return Saying("why-no-troop", "VTR-19.1")
        if has_garrison(position, seat, noun):
            return Saying("why-garrison-stays", "VTR-19.15")
        return Saying("why-moved", "VTR-19.1")


class TroopsAgain(Phase[Ventura]):
    """The menu again, after a Desertion."""

    name: ClassVar[str] = "troops_again"
    clause: ClassVar[str] = "VTR-7.6"

    def run(self, position: Ventura, fate: Fate) -> None:
        TROOPS[self.seat].again(position, fate)


class March(Menu):
    """The next Territory of a marching Troop, or its halt (VTR-19.4 to VTR-19.6).

    ``points`` are left; ``stepped`` and ``forced`` are 1 once it has moved or a Forced March was played.
    """

    name: ClassVar[str] = "march"
    clause: ClassVar[str] = "VTR-19.4"
    events: ClassVar[frozenset[int]] = frozenset((MOVE_BONUS, ENEMY_DISCARDS_COMPANY))
    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "points", "stepped", "forced")

    def __init__(self, seat: int, area: int, points: int, stepped: int, forced: int) -> None:
        super().__init__(seat)
        self.area = area
        self.points = points
        self.stepped = stepped
        self.forced = forced

    def reach(self, position: Ventura) -> int:
        """The Territories that it has points to enter (VTR-19.5)."""
        troop = index(self.seat, self.area)
        return position.near[position.at[troop]] & enterable(position, troop, self.points)

    def is_open(self, position: Ventura) -> bool:
        return bool((not self.stepped and position.hand[self.seat]) or self.reach(position))

    def choices(self, position: Ventura, seat: int) -> list[Move]:
        return [*TO.of(self.reach(position)), HALT]

    def choose(self, position: Ventura, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "halt":
            self.close(position, fate)
            return
        troop = index(seat, self.area)
        origin = position.at[troop]
        points = self.points - cost_to_enter(position, seat, self.area, noun)
        position.at[troop] = noun
        position.tell("marched", seat, self.area, origin, noun)
        if opponent_at(position, seat, noun) == NOBODY:
            March(seat, self.area, points, 1, self.forced).again(position, fate)
        else:
            position.then(Onward(seat, self.area, points, 1, self.forced, noun))
            begin_battle(position, seat, self.area, noun, origin)

    def playable(self, position: Ventura, card: int) -> bool:
        if position.components.effect[card] == MOVE_BONUS:
            return not (self.stepped or self.forced)
        return bool(desertion_targets(position, self.seat))

    def act(self, position: Ventura, card: int, fate: Fate) -> None:
        """Forced March (VTR-30.13) and Desertion (VTR-30.22)."""
        components, seat = position.components, self.seat
        if components.effect[card] == MOVE_BONUS:
            points = self.points + components.amount[card]
            March(seat, self.area, points, self.stepped, 1).again(position, fate)
        else:
            state = (self.area, self.points, self.stepped, self.forced)
            position.then(Onward(seat, *state, NO_BATTLE))
            position.then(Desertion(seat))

    def close(self, position: Ventura, fate: Fate) -> None:
        """The movement ends; an Army razes what it ends it on (VTR-19.12, VTR-R76)."""
        if self.stepped:
            raze(position, self.seat, self.area)
        TROOPS[self.seat].again(position, fate)

    def idle(self, position: Ventura, card: int) -> Saying:
        if position.components.effect[card] != MOVE_BONUS:
            return super().idle(position, card)
        if self.stepped:
            return Saying("why-not-its-window", "VTR-30.4", card=card)
        return Saying("why-forced-once", "VTR-30.13")

    def deny(self, position: Ventura, seat: int, verb: str, noun: int) -> Saying:
        if verb != "to":
            return super().deny(position, seat, verb, noun)
        if not position.near[position.at[index(seat, self.area)]] >> noun & 1:
            return Saying("why-not-adjacent", "VTR-19.4", territory=noun)
        cost = cost_to_enter(position, seat, self.area, noun)
        return Saying("why-points", "VTR-19.5", territory=noun, cost=cost, points=self.points)


class Onward(Phase[Ventura]):
    """After a battle at ``at``, or a Desertion (-1), the march goes on or ends (VTR-19.10, VTR-19.11)."""

    name: ClassVar[str] = "onward"
    clause: ClassVar[str] = "VTR-19.10"
    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "points", "stepped", "forced", "at")

    def __init__(self, seat: int, area: int, points: int, stepped: int, forced: int, at: int) -> None:
        super().__init__(seat)
        self.area = area
        self.points = points
        self.stepped = stepped
        self.forced = forced
        self.at = at

    def run(self, position: Ventura, fate: Fate) -> None:
        seat = self.seat
        march = March(seat, self.area, self.points, self.stepped, self.forced)
        if self.at == NO_BATTLE:
            march.again(position, fate)
        elif position.at[index(seat, self.area)] != self.at:
            TROOPS[seat].again(position, fate)
        elif position.rules.move_after_battle and opponent_at(position, seat, self.at) == NOBODY:
            march.again(position, fate)
        else:
            march.close(position, fate)


TROOPS: Final = by_seat(Troops)
