"""Who knows what (Hidden information): hands, the deck and offers in the making are hidden."""

from dataclasses import dataclass, field

from quattrocento.games.m400.knowledge.remembered import Remembered, shown_memory
from quattrocento.games.m400.position.combat import Combat
from quattrocento.games.m400.position.lacks import Lacking
from quattrocento.games.m400.position.offers import Countered, Offered
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View, seen


@dataclass
class M400View(View):
    """What a seat sees. What has the name of a field of the position is that field, seen by everybody.

    ``cards``: the own hand by kind. ``remembered``: what this seat remembers of other hands, ``common``
    what everybody does. ``offered`` and ``countered``: the offer and the counter on the table, or in the
    making where these eyes make them. ``settings``: what was agreed on before the game.
    """

    sequence: int = 0
    active: int = NOBODY
    phase: int = 0
    order: tuple[int, ...] = ()
    first_order: tuple[int, ...] = ()
    player: tuple[int, ...] = ()
    capital: tuple[int, ...] = ()
    score: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    worth: list[int] = field(default_factory=list)
    owner: list[int] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    blocked: int = 0
    tokens: tuple[int, ...] = ()
    attacked: int = 0
    barred: int = 0
    held: list[int] = field(default_factory=list)
    deck_left: int = 0
    discarded: list[int] = field(default_factory=list)
    lacking: tuple[Lacking, ...] = ()
    renewed: tuple[int, ...] = ()
    old: list[int] = field(default_factory=list)
    offers: int = 0
    cancelled: int = 0
    sent: tuple[Offered, ...] = ()
    moved: int = 0
    settled: int = 0
    announced: int = 0
    acted: int = 0
    fresh: int = 0
    combat: Combat | None = None
    stack: list[AnyStep] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    remembered: Remembered = field(default_factory=Remembered)
    common: Remembered = field(default_factory=Remembered)
    offered: Offered | None = None
    countered: Countered | None = None
    settings: dict[str, bool | int | str] = field(default_factory=dict)


def see(position: M400, seat: int) -> M400View:
    """Build what that seat, or a spectator, may know."""
    sitting = 0 <= seat < position.seats
    step = position.stack[-1] if position.stack else None
    making = step.name if step is not None and step.seat != seat else ""
    view = seen(
        M400View,
        position,
        seat,
        game="m400",
        cards=position.cards_of(seat) if sitting else [],
        remembered=shown_memory(position.memory[seat if sitting else -1]),
        common=shown_memory(position.memory[-1]),
        offered=None if making == "offer" else position.offer,
        countered=None if making == "counter" else position.counter,
        settings=dict(position.rules.chosen),
    )
    if position.combat is not None:
        view.combat = position.combat.copy()  # it goes on
    return view
