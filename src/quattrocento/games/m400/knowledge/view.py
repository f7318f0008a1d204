"""Who knows what (Hidden information): hands, the deck and offers in the making are hidden."""

from dataclasses import dataclass, field

from quattrocento.games.m400.knowledge.planner import Goal, plan
from quattrocento.games.m400.position.lacks import Lacking, missing, of_colour
from quattrocento.games.m400.position.memory import BLANK, Memory, all_certain
from quattrocento.games.m400.position.offers import Countered, Offered
from quattrocento.games.m400.position.position import M400
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View


@dataclass
class M400View(View):
    """What a seat sees. Lists by colour, territory, army and seat as in the position.

    ``hand``: the own cards by kind. ``memory``: what it remembers of other hands, ``common`` what everybody
    does; ``known`` by seat the cards that are certain to be there, ``without`` by seat the card colours, as
    bits, of which the hand holds no combat card, ``missing`` other cards that it does not hold.
    ``renewed``: the deck by kind when it was last renewed, ``old`` by seat the cards in hand that are
    certainly from before. ``worth``, ``states`` and ``forecast``
    are by colour: the value and the number of its states, and the score if it were counted now; ``draws``
    the cards to draw at the marker. ``plan``: where the own armies can get in the own turn. ``combat``: the
    attacking and the defending colour, army, territory, by card colour who won it (0 attacker, 1 defender,
    -1 open), the card colour of the battle, the cards led and answered, the bonus and the malus cards of
    both, both totals.
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
    owner: list[int] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    blocked: int = 0
    tokens: tuple[int, ...] = ()
    attacked: int = 0
    barred: int = 0
    capitals: int = 0
    hand: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    deck_left: int = 0
    discarded: list[int] = field(default_factory=list)
    memory: Memory = BLANK
    common: Memory = BLANK
    known: tuple[tuple[int, ...], ...] = ()
    lacking: tuple[Lacking, ...] = ()
    without: tuple[int, ...] = ()
    missing: tuple[tuple[int, ...], ...] = ()
    renewed: tuple[int, ...] = ()
    old: list[int] = field(default_factory=list)
    offers: int = 0
    cancelled: int = 0
    most_offers: int = 0
    sent: tuple[Offered, ...] = ()
    offer: Offered | None = None
    counter: Countered | None = None
    moved: int = 0
    settled: int = 0
    announced: int = 0
    acted: int = 0
    fresh: int = 0
    combat: tuple[int, ...] = ()
    target: int = 0
    hand_limit: int = 0
    worth: tuple[int, ...] = ()
    states: tuple[int, ...] = ()
    forecast: tuple[int, ...] = ()
    draws: tuple[int, ...] = ()
    plan: tuple[Goal, ...] = ()
    steps: list[AnyStep] = field(default_factory=list)
    settings: dict[str, bool | int | str] = field(default_factory=dict)


def see(position: M400, seat: int) -> M400View:
    """Build what that seat, or a spectator, may know."""
    result = position.result
    rules = position.rules
    sitting = 0 <= seat < position.seats
    memory = position.memory[seat if sitting else -1]
    step = position.stack[-1] if position.stack else None
    making = step.name if step is not None and step.seat != seat else ""
    worth = _worth(position)
    return M400View(
        game="m400",
        seat=seat,
        seats=position.seats,
        waiting=position.waiting(),
        winners=result.winners if result is not None else (),
        sequence=position.sequence,
        active=position.active,
        phase=position.phase,
        order=position.order,
        first_order=position.first_order,
        player=position.player,
        capital=position.capital,
        score=position.score[:],
        points=position.points[:],
        owner=position.owner[:],
        at=position.at[:],
        blocked=position.blocked,
        tokens=position.tokens,
        attacked=position.attacked,
        barred=position.barred,
        capitals=rules.capitals,
        hand=position.cards_of(seat) if sitting else [],
        held=position.held[:],
        deck_left=position.deck_left,
        discarded=position.discarded[:],
        memory=memory,
        common=position.memory[-1],
        known=_known(memory, position.seats),
        lacking=position.lacking,
        without=tuple([_without(position, other) for other in range(position.seats)]),
        missing=tuple(
            [missing(lacking, held) for lacking, held in zip(position.lacking, position.held, strict=True)]
        ),
        renewed=position.renewed,
        old=position.old[:],
        offers=position.offers,
        cancelled=position.cancelled,
        most_offers=rules.offers,
        sent=position.sent,
        offer=None if making == "offer" else position.offer,
        counter=None if making == "counter" else position.counter,
        moved=position.moved,
        settled=position.settled,
        announced=position.announced,
        acted=position.acted,
        fresh=position.fresh,
        combat=_combat(position),
        target=rules.target,
        hand_limit=rules.hand_limit,
        worth=tuple(worth),
        states=tuple([own.bit_count() for own in position.own]),
        forecast=tuple([value + points for value, points in zip(worth, position.points, strict=True)]),
        draws=_draws(position),
        plan=plan(position, seat) if sitting else (),
        steps=position.stack[:],
        settings=dict(rules.chosen),
    )


def _combat(position: M400) -> tuple[int, ...]:
    combat = position.combat
    return (*combat.values(), *combat.totals()) if combat is not None else ()


def _worth(position: M400) -> list[int]:
    """By colour, the value of its states."""
    value = position.components.value
    return [sum([value[territory] for territory in members(own)]) if own else 0 for own in position.own]


def _draws(position: M400) -> tuple[int, ...]:
    """By colour, the cards to draw at its marker; the last number of the table holds for all above."""
    draws = position.rules.draws
    last = len(draws) - 1
    return tuple([draws[score if score < last else last] for score in position.score])


def _known(memory: Memory, seats: int) -> tuple[tuple[int, ...], ...]:
    """By seat, the cards that are certain to be in the hand."""
    cards: list[list[int]] = [[] for _ in range(seats)]
    for (holder, kind), number in sorted(all_certain(memory).items()):
        cards[holder] += [kind] * number
    return tuple([tuple(found) for found in cards])


def _without(position: M400, seat: int) -> int:
    held = position.held[seat]
    lacking = position.lacking[seat]
    if not held or not any(lacking):
        return 0
    return sum(1 << colour for colour, known in enumerate(of_colour(lacking)) if known >= held)
