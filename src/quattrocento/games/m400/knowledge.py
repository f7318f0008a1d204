"""Who knows what (Hidden information): hands, the deck and offers in the making are hidden."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from quattrocento.games.m400.lacks import Lacking, missing, of_colour
from quattrocento.games.m400.memory import BLANK, Memory, all_certain
from quattrocento.games.m400.offers import Countered, Offered
from quattrocento.games.m400.planner import Goal, plan
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.places import members
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View

if TYPE_CHECKING:
    from quattrocento.games.m400.state import M400


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
    options: dict[str, bool | int | str] = field(default_factory=dict)


def see(game: "M400", seat: int) -> M400View:
    """Build what that seat, or a spectator, may know."""
    result = game.result
    rules = game.rules
    sitting = 0 <= seat < game.seats
    memory = game.memory[seat if sitting else -1]
    step = game.stack[-1] if game.stack else None
    making = step.name if step is not None and step.seat != seat else ""
    worth = _worth(game)
    return M400View(
        game="m400",
        seat=seat,
        seats=game.seats,
        waiting=game.waiting(),
        winners=result.winners if result is not None else (),
        sequence=game.sequence,
        active=game.active,
        phase=game.phase,
        order=game.order,
        first_order=game.first_order,
        player=game.player,
        capital=game.capital,
        score=game.score[:],
        points=game.points[:],
        owner=game.owner[:],
        at=game.at[:],
        blocked=game.blocked,
        tokens=game.tokens,
        attacked=game.attacked,
        barred=game.barred,
        capitals=rules.capitals,
        hand=game.cards_of(seat) if sitting else [],
        held=game.held[:],
        deck_left=game.deck_left,
        discarded=game.discarded[:],
        memory=memory,
        common=game.memory[-1],
        known=_known(memory, game.seats),
        lacking=game.lacking,
        without=tuple([_without(game, other) for other in range(game.seats)]),
        missing=tuple(
            [missing(lacking, held) for lacking, held in zip(game.lacking, game.held, strict=True)]
        ),
        renewed=game.renewed,
        old=game.old[:],
        offers=game.offers,
        cancelled=game.cancelled,
        most_offers=rules.offers,
        sent=game.sent,
        offer=None if making == "offer" else game.offer,
        counter=None if making == "counter" else game.counter,
        moved=game.moved,
        settled=game.settled,
        announced=game.announced,
        acted=game.acted,
        fresh=game.fresh,
        combat=_combat(game),
        target=rules.target,
        hand_limit=rules.hand_limit,
        worth=tuple(worth),
        states=tuple([own.bit_count() for own in game.own]),
        forecast=tuple([value + points for value, points in zip(worth, game.points, strict=True)]),
        draws=_draws(game),
        plan=plan(game, seat) if sitting else (),
        steps=game.stack[:],
        options=dict(rules.chosen),
    )


def _combat(game: "M400") -> tuple[int, ...]:
    combat = game.combat
    return (*combat.values(), *combat.totals()) if combat is not None else ()


def _worth(game: "M400") -> list[int]:
    """By colour, the value of its states."""
    value = game.components.value
    return [sum([value[territory] for territory in members(own)]) if own else 0 for own in game.own]


def _draws(game: "M400") -> tuple[int, ...]:
    """By colour, the cards to draw at its marker; the last number of the table holds for all above."""
    draws = game.rules.draws
    last = len(draws) - 1
    return tuple([draws[score if score < last else last] for score in game.score])


def _known(memory: Memory, seats: int) -> tuple[tuple[int, ...], ...]:
    """By seat, the cards that are certain to be in the hand."""
    cards: list[list[int]] = [[] for _ in range(seats)]
    for (holder, kind), number in sorted(all_certain(memory).items()):
        cards[holder] += [kind] * number
    return tuple([tuple(found) for found in cards])


def _without(game: "M400", seat: int) -> int:
    held = game.held[seat]
    lacking = game.lacking[seat]
    if not held or not any(lacking):
        return 0
    return sum(1 << colour for colour, known in enumerate(of_colour(lacking)) if known >= held)
