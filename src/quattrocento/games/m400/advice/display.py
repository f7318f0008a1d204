"""What a screen shows besides what a seat knows: sums, reach, stakes. It comes from the view alone."""

from dataclasses import dataclass
from typing import Final

from quattrocento.games.m400.advice.absent import absent
from quattrocento.games.m400.advice.bargain import Bargain, bargain, dealing, passed_over
from quattrocento.games.m400.advice.planner import ALL_LANDS, WAYS, toll_lands
from quattrocento.games.m400.advice.reach import Reach, reach
from quattrocento.games.m400.advice.stakes import score_now, stakes
from quattrocento.games.m400.components.typed import (
    BONUS,
    CARD_COLOURS,
    COLOURS,
    KINDS_EACH,
    Components,
    colour_of,
    level_of,
)
from quattrocento.games.m400.knowledge.imagine import in_sight
from quattrocento.games.m400.knowledge.view import M400View
from quattrocento.games.m400.position.combat import ATTACKER, DEFENDER, NO_CARD
from quattrocento.games.m400.position.lacks import missing, of_colour
from quattrocento.games.m400.position.memory import Memory, all_certain
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.conquest.combat import lead_of
from quattrocento.games.m400.rules.drawing import cards_to_draw
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying

_TRADING: Final = ("offer", "answer_offer", "counter")


@dataclass
class Battle:
    """The battle being fought."""

    card_colour: int
    """Its card colour."""
    totals: tuple[int, int]
    """Attacker's and defender's total (M4-10.7)."""
    ahead: int
    """The side that is ahead: at equal totals the defender (M4-10.8)."""


@dataclass
class Price:
    """A card that may be used against a capital, with the bonus cards that must follow it (M4-13.3)."""

    card: int
    bonus: int
    count: int


@dataclass
class M400Display:
    """Lists by colour or by seat; sets as bits."""

    target: int
    """The score that wins (M4-16.7)."""
    hand_limit: int
    """Cards that a player may keep (M4-14.14)."""
    capitals: int
    """The capitals in play (M4-2.1)."""
    states: list[int]
    """By colour, how many states it has."""
    forecast: list[int]
    """By colour, the score if it were counted now."""
    draws: list[int]
    """By colour, the cards to draw at its marker."""
    box: list[int]
    """By colour, the box of the score table on which its marker stands (M4-R8)."""
    draw_table: list[int]
    """By box, the cards to draw (M4-4.2)."""
    known: list[list[int]]
    """By seat, the cards that are certain to be in its hand."""
    without: list[int]
    """By seat, the card colours of which it holds no combat card."""
    missing: list[list[int]]
    """By seat, other cards that it does not hold."""
    battle: Battle | None
    toll_lands: int
    """Where an army of these eyes pays for passing through and for staying."""
    ways: tuple[str, ...]
    """The verbs of ways."""
    reach: list[Reach]
    """Where the own armies can get in the own turn."""
    unreached: int
    """While an army may be chosen to move: lands to which none gets, though no plague bars them (M4-6)."""
    stakes: list[Saying]
    """What hangs on the choice."""
    absent: list[Saying]
    """Why the answer that one looks for is missing."""
    prices: list[Price]
    """What an attack on a capital costs now."""
    bargain: Bargain | None
    """What an offer of these eyes may be made of, where one may be made."""
    dealing: int
    """Who deals with the maker of the offer on the table."""
    passed: list[int]
    """Who has let an offer to all pass."""


def display(view: M400View, components: Components) -> M400Display:
    """Everything that a screen shows besides this view."""
    position = in_sight(view, components)
    rules = position.rules
    seat = view.seat
    options = position.options(seat) if seat in view.waiting else []
    last = len(rules.draws) - 1
    goals = reach(position, seat) if options else []
    return M400Display(
        target=rules.target,
        hand_limit=rules.hand_limit,
        capitals=rules.capitals,
        states=[own.bit_count() for own in position.own],
        forecast=[score_now(position, colour) for colour in range(COLOURS)],
        draws=[cards_to_draw(position, colour) for colour in range(COLOURS)],
        box=[min(score, last) for score in position.score],
        draw_table=rules.draws,
        known=_known(view.remembered, view.seats),
        without=[_without(position, other) for other in range(view.seats)],
        missing=[list(missing(position.lacking[other], held)) for other, held in enumerate(position.held)],
        battle=_battle(position),
        toll_lands=toll_lands(position, seat) if goals else 0,
        ways=WAYS if goals else (),
        reach=goals,
        unreached=_unreached(position, goals, options),
        stakes=stakes(position, options) if not view.winners else [],
        absent=absent(position, seat, options) if options else [],
        prices=_prices(components, options),
        bargain=bargain(position, seat) if _may_bargain(position, options) else None,
        dealing=dealing(position),
        passed=passed_over(position),
    )


def _known(memory: Memory, seats: int) -> list[list[int]]:
    cards: list[list[int]] = [[] for _ in range(seats)]
    for (holder, kind), number in sorted(all_certain(memory).items()):
        cards[holder] += [kind] * number
    return cards


def _without(position: M400, seat: int) -> int:
    held, lacking = position.held[seat], position.lacking[seat]
    if not held or not any(lacking):
        return 0
    numbers = of_colour(lacking)
    return sum(1 << colour for colour in range(CARD_COLOURS) if numbers[colour] >= held)


def _battle(position: M400) -> Battle | None:
    combat = position.combat
    if combat is None or combat.led == NO_CARD:
        return None
    return Battle(combat.card_colour, combat.totals(), ATTACKER if lead_of(combat) > 0 else DEFENDER)


def _prices(components: Components, options: list[Move]) -> list[Price]:
    return [
        Price(card, colour_of(card) * KINDS_EACH + BONUS, components.capital_total - level_of(card))
        for verb, card in options
        if verb == "raid"
    ]


def _unreached(position: M400, goals: list[Reach], options: list[Move]) -> int:
    if not any(verb == "move" for verb, _ in options):
        return 0
    found = ALL_LANDS & ~position.sick
    for goal in goals:
        for territory in goal.territory:
            found &= ~(1 << territory)
    for army in position.armies(position.active):
        found &= ~(1 << position.at[army])
    return found


def _may_bargain(position: M400, options: list[Move]) -> bool:
    name = position.stack[-1].name if options else ""
    return name in _TRADING or (name == "trade" and ("offer", 0) in options)
