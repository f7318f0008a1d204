"""Whether a position in text makes sense as a whole: its steps, and what lies ready for them.

A text that is taken can be played to the end. Errors stand at the line of the step concerned.
"""

import re
from typing import Final

from quattrocento.games.ventura.components.typed import AREAS
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.round import Turns
from quattrocento.games.ventura.rules.stages import STAGES
from quattrocento.games.ventura.text.battle_validation import check_fight
from quattrocento.games.ventura.text.choice_validation import check_choice
from quattrocento.games.ventura.text.setup_validation import check_setup
from quattrocento.kernel.document import Document, DocumentError
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position_steps import STEPS as TABLE
from quattrocento.kernel.seats import NOBODY

# The steps that can stand above the turns of each stage, from the bottom.
_PREPARING: Final = r"defend|before_order|order|open_order( open_order)?"
_BATTLE: Final = rf"({_PREPARING}|before_assault|resist|withdraw|retreat|thrown_back|after_battle)"
_ABOVE: Final = {
    "prestige": r"prestige",
    "fortune": r"fortune|keep_tile|under|discard",
    "recruit": r"recruit|recruit_again (keep|discard)",
    "annex": r"annex",
    "upkeep": r"upkeep|upkeep_again (stay|apart)",
    "expansion": r"expansion|settle|revolt",
    "conscription": r"conscription|conscription_again (keep|discard|side_deal|deal_again discard)",
    "deploy": r"deploy|place|empty|make_room( (stay|apart))?|deploy_again bribe|installing (stay|apart)",
    "regroup": r"regroup|regroup_company|goal|regroup_army",
    "troops": rf"troops|march|(troops_again|onward) (desertion|lose)|onward fight {_BATTLE}",
}
_SETUP: Final = re.compile(r"setup (family|tile|lay|city|claim_on city|claim)")
_OTHERS: Final = (
    "lose",
    "fight",
    "defend",
    "before_order",
    "order",
    "open_order",
    "before_assault",
    "resist",
    "withdraw",
    "retreat",
    "after_battle",
)
_MOST: Final = {
    "area": AREAS,
    "points": 99,
    "stepped": 1,
    "forced": 1,
    "left": 9,
    "place": 99,
    "company": 1 << 12,
}
_MAY_BE_MISSING: Final = {"onward": ("at",), "empty": ("at",)}


def at_step(
    document: Document, index: int, message_id: str, key: str = "step", /, **about: str | int
) -> DocumentError:
    """An error at the line of a step."""
    return document.error(message_id, TABLE, index, key, **about)


def check_sound(game: AnyGame, position: Ventura, document: Document) -> None:
    """Raise a ``DocumentError`` for a position that play could not go on from."""
    if position.result is not None:
        if position.stack:
            raise document.error("position-won", TABLE)
    elif not position.stack:
        raise document.error("position-steps", TABLE)
    else:
        _check_fields(position, document)
        _check_stack(position, document)
    if position.round and NO_CARD in position.family:
        raise document.error("position-no-family", "seat", position.family.index(NO_CARD))
    broken = game.violations(position)
    if broken:
        clause, _, detail = broken[0].partition(" ")
        raise document.error("position-broken", *_named(document, detail), clause=clause, detail=detail)
    if position.result is None:
        _check_decision(position, document)


def _named(document: Document, detail: str) -> tuple[str, int, str]:
    """Where the text speaks of what a broken invariant names: a Troop, a seat, a tile."""
    troop = re.search(r"Troop (\d)\.(\d)", detail)
    if troop:
        place = (int(troop[1]), int(troop[2]))
        rows = [(row["seat"], row["area"]) for row in document.rows("troop")]
        return "troop", rows.index(place), ""
    seat = re.search(r"seat (\d)", detail)
    if seat:
        key = next((word for word in ("points", "hand") if word in detail), "")
        return "seat", int(seat[1]), key
    tiles = [word for word in re.findall(r"\w+", detail) if word in document.table("map")]
    return ("map", 0, tiles[0]) if tiles else ("", 0, "")


def _check_fields(position: Ventura, document: Document) -> None:
    """Every field of a step is there and within its bounds."""
    for number, step in enumerate(position.stack):
        for key, value in step.values().items():
            if key == "seat" or key in _MAY_BE_MISSING.get(step.name, ()):
                continue
            if not 0 <= value <= _MOST.get(key, 99):
                raise at_step(document, number, "position-field", key, name=key)


def _check_stack(position: Ventura, document: Document) -> None:
    names = [step.name for step in position.stack]
    last = len(names) - 1
    if names[0] == "setup":
        if not _SETUP.fullmatch(" ".join(names)):
            raise at_step(document, last, "position-steps")
        if position.round:
            raise document.error("position-round-setup", "", 0, "round")
        return
    turns = position.stack[0]
    if not isinstance(turns, Turns) or not re.fullmatch(
        _ABOVE.get(STAGES[turns.stage], ""), " ".join(names[1:])
    ):
        raise at_step(document, last, "position-steps")
    if not position.round:
        raise document.error("position-round", "", 0, "round")
    if not 1 <= turns.place <= position.seats:
        raise at_step(document, 0, "position-turn-place", "place", seats=position.seats)
    actor = position.in_order()[turns.place - 1]
    for number, step in enumerate(position.stack[1:], 1):
        if step.name not in _OTHERS and step.seat != actor:
            raise at_step(document, number, "position-seat", "seat", seat=actor)
    if position.out >> actor & 1:
        raise at_step(document, 0, "position-seat-out", "place", seat=actor)


def _check_decision(position: Ventura, document: Document) -> None:
    last = len(position.stack) - 1
    step = position.stack[-1]
    fighting = any(other.name == "fight" for other in position.stack)
    if fighting != (position.battle is not None):
        raise document.error("position-no-battle", "battle")
    problem = check_setup(position) if position.stack[0].name == "setup" else ""
    if fighting:
        problem = problem or check_fight(position)
    problem = problem or check_choice(position)
    if problem:
        raise at_step(document, last, problem)
    closed = isinstance(step, Menu) and not step.is_open(position)
    if (
        closed
        or not position.waiting()
        or any(not step.options(position, seat) for seat in position.waiting())
    ):
        raise at_step(document, last, "position-nothing", seat=step.seat, name=step.name)
    if step.seat != NOBODY and position.out >> step.seat & 1:
        raise at_step(document, last, "position-seat-out", "seat", seat=step.seat)
