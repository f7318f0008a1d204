"""What a screen shows besides what a seat knows: sums, reach, stakes. It comes from the view alone."""

from dataclasses import dataclass
from typing import Final

from quattrocento.games.m400.advice.absent import absent
from quattrocento.games.m400.advice.bargain import Bargain, bargain, dealing, passed_over
from quattrocento.games.m400.advice.combat_sheet import (
    COMBAT_TERMS,
    Battle,
    CombatTerms,
    battle,
    usable_colours,
)
from quattrocento.games.m400.advice.idle import Idle, idle
from quattrocento.games.m400.advice.planner import toll_lands
from quattrocento.games.m400.advice.reach import Reach, reach
from quattrocento.games.m400.advice.stakes import score_now, stakes
from quattrocento.games.m400.advice.telling import Counting, counting
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
from quattrocento.games.m400.position.lacks import missing, of_colour
from quattrocento.games.m400.position.memory import Memory, all_certain
from quattrocento.games.m400.position.position import M400
from quattrocento.games.m400.rules.drawing import cards_to_draw
from quattrocento.games.m400.rules.verbs import TAKE
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY

_TRADING: Final = ("offer", "answer_offer", "counter")


@dataclass
class Price:
    """A card that may be used against a capital, with the bonus cards that must follow it (M4-13.3)."""

    card: int
    bonus: int
    count: int


@dataclass
class Shortcut:
    """What a click on an army plays at once, as far as it can be played."""

    army: int
    """The army."""
    moves: list[Move]
    """The moves, one after the other."""


@dataclass
class M400Display:
    """Lists by colour or by seat; sets as bits."""

    target: int
    """The score that wins (M4-16.7)."""
    hand_limit: int
    """Cards that a player may keep (M4-14.14)."""
    capitals: int
    """The capitals in play (M4-2.1)."""
    colours: list[list[int]]
    """By seat, the colours that it plays, in the order of the first sequence."""
    acting: list[int]
    """By seat, the colour under which it acts: of two the one whose turn it is, or the one attacked."""
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
    combat_terms: CombatTerms
    battle: Battle | None
    usable: int
    """Card colours of which these eyes may still play cards in the combat on the table."""
    counting: Counting | None
    """How the odds of the choice may be asked for."""
    toll_lands: int
    """Where an army of these eyes pays for passing through and for staying."""
    reach: list[Reach]
    """Where the own armies can get in the own turn."""
    idle: list[Idle]
    """Why the army in question does not get to a land."""
    shortcuts: list[Shortcut]
    """Armies that take the free state on which they stand when they act (M4-8.5)."""
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
    colours = [_colours(position, other) for other in range(view.seats)]
    return M400Display(
        target=rules.target,
        hand_limit=rules.hand_limit,
        capitals=rules.capitals,
        colours=colours,
        acting=[_acting(position, own) for own in colours],
        states=[own.bit_count() for own in position.own],
        forecast=[score_now(position, colour) for colour in range(COLOURS)],
        draws=[cards_to_draw(position, colour) for colour in range(COLOURS)],
        box=[min(score, last) for score in position.score],
        draw_table=rules.draws,
        known=_known(position.memory[seat if seat >= 0 else -1], view.seats),
        without=[_without(position, other) for other in range(view.seats)],
        missing=[list(missing(position.lacking[other], held)) for other, held in enumerate(position.held)],
        combat_terms=COMBAT_TERMS,
        battle=battle(position),
        usable=usable_colours(position, seat),
        counting=counting(position, seat, options),
        toll_lands=toll_lands(position, seat) if goals else 0,
        reach=goals,
        idle=idle(position, goals, options),
        shortcuts=_shortcuts(position, options),
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


def _prices(components: Components, options: list[Move]) -> list[Price]:
    return [
        Price(card, colour_of(card) * KINDS_EACH + BONUS, components.capital_total - level_of(card))
        for verb, card in options
        if verb == "raid"
    ]


def _colours(position: M400, seat: int) -> list[int]:
    first = position.first_order
    own = [colour for colour, player in enumerate(position.player) if player == seat]
    # While seats still choose, a colour may have no place in the order yet.
    return sorted(own, key=lambda colour: first.index(colour) if colour in first else NOBODY)


def _acting(position: M400, own: list[int]) -> int:
    """Of these colours the one that acts now, else the first (M4-17)."""
    attacked = position.combat.defender if position.combat is not None else NOBODY
    return next((colour for colour in (position.active, attacked, *own) if colour in own), NOBODY)


def _shortcuts(position: M400, options: list[Move]) -> list[Shortcut]:
    return [
        Shortcut(army, [(verb, army), TAKE])
        for verb, army in options
        if verb == "act" and position.free >> position.at[army] & 1
    ]


def _may_bargain(position: M400, options: list[Move]) -> bool:
    name = position.stack[-1].name if options else ""
    return name in _TRADING or (name == "trade" and ("offer", 0) in options)
