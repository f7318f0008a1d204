"""Phase 3: Capitaneus and Revolutionem, marches, voyages and their tolls (M4-6, M4-7.3)."""

from quattrocento.games.m400.advice.effects.accounts import score_change
from quattrocento.games.m400.advice.effects.signs import barred, card_goes, toll, without
from quattrocento.games.m400.advice.effects.tolls import after_movement
from quattrocento.games.m400.components.typed import CABALLUS, CAPITANEUS, CARAVELLA, REVOLUTIONEM
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.movement import waiting_armies
from quattrocento.games.m400.rules.toll import costs_toll
from quattrocento.kernel.effect import Effect, changes, closing, happens
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying


def of_before_moving(position: M400, seat: int, move: Move) -> list[Effect]:
    """The special cards of this phase, or none of them any more (M4-6.1)."""
    verb, card = move
    if verb == "done":
        held = position.holds(seat, CAPITANEUS) or position.holds(seat, REVOLUTIONEM)
        closed = [closing(["free"], Saying("effect-no-captain", "M4-6.1"))] if held else []
        return [*closed, *toll(seat, *after_movement(position.copy()), "M4-7.7")]
    goes = card_goes(seat, card, "M4-18.13")
    if card == CAPITANEUS:
        capital = position.capital[position.active]
        return [goes, changes("armies", seat, 1, clause="M4-6.2", marks=[("territory", capital)])]
    return [goes, barred()]


def of_revolutionem(position: M400, seat: int, move: Move) -> list[Effect]:
    """A state of an opponent is free (M4-6.5)."""
    place = move[1]
    owner = position.owner[place]
    victim = position.player[owner]
    lost = score_change(position, owner, -position.components.value[place])
    freed = Saying("effect-freed", "M4-6.5", territory=place)
    told = [happens("state_freed", freed, marks=[("territory", place)])]
    if lost:
        told.append(changes("points", victim, lost, clause="M4-15.4", own=False))
    return told


def of_movement(position: M400, seat: int, move: Move) -> list[Effect]:
    """No army moves any more; on enemy land they attack or pay (M4-6.9, M4-7.4)."""
    if move[0] != "done":
        return []
    after = position.copy()
    for army in waiting_armies(position, position.active):
        after.moved |= 1 << army
    closed = closing(["move"], Saying("effect-no-move", "M4-3.9"))
    return [closed, *toll(seat, *after_movement(after), "M4-7.7")]


def of_march(position: M400, seat: int, move: Move) -> list[Effect]:
    """A step by land or out to sea, with the toll for the land that was passed through (M4-7.3)."""
    verb, noun = move
    values = position.stack[-1].values()
    army = values["army"]
    at = position.at[army]
    told: list[Effect] = []
    after = position
    if verb in ("caballus", "caravella"):
        card = CABALLUS if verb == "caballus" else CARAVELLA
        told.append(card_goes(seat, card, "M4-6.15" if verb == "caballus" else "M4-6.16"))
        after = without(position, seat, card)
    left = _left(after, seat, at) if values["entered"] and verb != "stop" else 0
    told += toll(seat, left, left, "M4-7.3")
    if verb == "caravella":
        return told
    goal = at if verb == "stop" else noun
    if verb == "caballus":
        return [*told, *_enemy_land(after, seat, goal, after.held[seat] - left)]
    return [*told, *_arrived(position, seat, army, goal, left)]


def _left(position: M400, seat: int, at: int) -> int:
    """The cards paid for land that is left after it was entered in this turn."""
    due = min(position.components.toll_cards, position.held[seat])
    return due if costs_toll(position, seat, at) else 0


def _arrived(position: M400, seat: int, army: int, goal: int, paid: int) -> list[Effect]:
    """The army has moved for this turn: on enemy land it attacks or pays (M4-7.4)."""
    after = position.copy()
    after.at[army] = goal
    after.moved |= 1 << army
    after.held[seat] -= paid
    fewest, most = after_movement(after)
    if most:
        return toll(seat, fewest, most, "M4-7.4")
    return _enemy_land(position, seat, goal, position.held[seat] - paid)


def _enemy_land(position: M400, seat: int, goal: int, held: int) -> list[Effect]:
    due = min(position.components.toll_cards, held)
    if not due or not costs_toll(position, seat, goal):
        return []
    owed = changes("cards", seat, -due, clause="M4-7.4", later=True, marks=[("territory", goal)])
    owed.saying = Saying("effect-attack-or-toll", "M4-7.4", effect=owed.saying)
    return [owed]


def of_voyage(position: M400, seat: int, move: Move) -> list[Effect]:
    """A landing, or another sector with another card (M4-6.17, M4-7.13)."""
    verb, noun = move
    if verb == "caravella":
        return [card_goes(seat, CARAVELLA, "M4-6.17")]
    return _enemy_land(position, seat, noun, position.held[seat])
