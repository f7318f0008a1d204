"""Whether a position in text makes sense as a whole: its steps, the card in play, the election.

A text that is taken can be played to the end. Errors stand at the line of the step concerned.
"""

import re
from typing import Final

from quattrocento.games.venetia.components.typed import LEFTMOST
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.action_cards.influence import Place
from quattrocento.games.venetia.rules.action_cards.political import CoronaCipro, Ducats, Rival
from quattrocento.games.venetia.rules.battles import Condottieri, Stradioti, tokens_left
from quattrocento.games.venetia.rules.election import (
    FINAL,
    FIRST,
    REGULAR,
    Ballot,
    Count,
    Tie,
    cards_asked,
    has_chosen,
    leaders,
    votes_allowed,
    votes_of,
)
from quattrocento.games.venetia.rules.sestieri import Cash, Receive, Received, has_full_hand, to_be_placed
from quattrocento.games.venetia.rules.threats import Veto
from quattrocento.kernel.document import Document, DocumentError
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.position_steps import STEPS as TABLE
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import AnyStep

# The steps of a card that asks, and the effects that lead to them (VNZ-23).
_ASKING: Final = {
    "place": ("place_influence",),
    "crociata": ("remote_attack",),
    "galeazze": ("remove_fleets",),
    "sink": ("remove_fleets",),
    "bailo": ("free_treaty",),
    "capitolazioni": ("ignore_kingdom",),
    "consiglio_dieci": ("expel_rivals",),
    "corona_cipro": ("replace_influence",),
    "rival": ("replace_influence",),
    "ducats": ("place_ducats", "restore_monument_or_ducats"),
    "broglio": ("restore_monument_or_ducats",),
    "serrata": ("recover_family_card",),
}
_DRAWING: Final = ("draw_action_cards", "plunder", "clear_infamy_or_draw", "remote_attack")

# The steps that can stand on the stack, from the bottom.
_RECEIVING: Final = r"( receive)*( received| cash)"
_PLAYED: Final = rf" played( ({'|'.join(_ASKING)})|{_RECEIVING})"
_ACTIONS: Final = rf"actions( condottieri| stradioti|{_RECEIVING}|{_PLAYED})?"
_TURN: Final = rf"close (die( doge_token| office roll veto)?|{_ACTIONS})"
_STACK: Final = re.compile(rf"first_turn count ballot|(begin )?(count ballot|tie)|turn_end veto|{_TURN}")
_ATTACK: Final = ("condottieri", "stradioti")
_ACTIVE: Final = ("close", "turn_end", "die", "office", "doge_token", "actions", *_ATTACK, *_ASKING)
_BY_THE_RECEIVER: Final = ("receive", "received", "cash")
_BY_THE_DOGE: Final = ("veto", "tie", "doge_token")
_NOT_IN_BASIC: Final = ("veto", "received", "cash", "ducats", "broglio")  # VNZ-24.1, VNZ-24.3, VNZ-24.4

# Where a text says what an invariant is about: a table, and a key of it unless the invariant names that.
_ABOUT: Final = {
    "VNZ-I1": ("colonies", ""),
    "VNZ-I2": ("podesta", ""),
    "VNZ-I3": ("ducats", ""),
    "VNZ-I4": ("ducats", ""),
    "VNZ-I7": ("cards", "battle"),
    "VNZ-I9": ("fleets", ""),
    "VNZ-I10": ("seas", ""),
    "VNZ-I11": ("seas", ""),
    "VNZ-I12": ("colonies", ""),
    "VNZ-I13": ("podesta", ""),
    "VNZ-I15": ("", "dice"),
    "VNZ-I16": ("", "office"),
    "VNZ-I17": ("", "enemies"),
    "VNZ-I18": ("", "epoch"),
    "VNZ-I20": ("", "doge"),
    "VNZ-I21": ("cards", "tiles_out"),
}


def validate(game: AnyGame, position: Venetia, document: Document) -> None:
    """Raise a ``DocumentError`` for a position that play could not go on from."""
    if position.result is None:
        _check_stack(position, document)
        _check_seats(position, document)
    elif position.stack:
        raise document.error("position-over", TABLE)
    broken = game.violations(position)
    if broken:
        raise _broken(document, broken[0])
    if position.result is None:
        _check_election(position, document)
        _check_cards(position, document)
        _check_decision(position, document)


def _broken(document: Document, detail: str) -> DocumentError:
    """What breaks an invariant, at the line of the place that it names, else of the table it is about."""
    table, key = _ABOUT.get(detail.partition(" ")[0], ("", ""))
    if not key and table:
        named = set(re.findall(r"\w+", detail))
        key = next((place for place in document.table(table) if place in named), "")
    return document.error("position-broken", table, 0, key, detail=detail)


def _at(document: Document, index: int, message_id: str, key: str = "step", /) -> DocumentError:
    return document.error(message_id, TABLE, index, key)


def _check_stack(position: Venetia, document: Document) -> None:
    names = " ".join(step.name for step in position.stack)
    if not _STACK.fullmatch(names):
        raise _at(document, max(0, len(position.stack) - 1), "position-steps")


def _check_seats(position: Venetia, document: Document) -> None:
    """The steps of a turn belong to the active player, those of the Doge to him."""
    played = any(step.name == "played" for step in position.stack)
    for index, step in enumerate(position.stack):
        plundered = isinstance(step, Receive) and step.plunder
        active = step.name in _ACTIVE or plundered or (played and step.name in _BY_THE_RECEIVER)
        if active and step.seat != position.active:
            raise _at(document, index, "position-active", "seat")
        if step.name in _BY_THE_DOGE and step.seat != position.doge:
            raise _at(document, index, "position-doge", "seat")
        if step.name in ("begin", "receive") and step.seat == NOBODY:
            raise _at(document, index, "position-step-seat", "seat")
    acting = any(step.name == "actions" for step in position.stack)
    if position.stack[0].name == "close" and acting != (position.type != NONE):
        raise document.error("position-type", "turn", 0, "type")


def _check_election(position: Venetia, document: Document) -> None:
    """Which election it is follows from what comes after it; candidates stand in elections only."""
    bottom = position.stack[0].name
    wanted = {"first_turn": FIRST, "begin": REGULAR}.get(bottom, FINAL)
    held = False
    for index, step in enumerate(position.stack):
        if isinstance(step, Ballot | Count | Tie):
            held = True
            if step.election != wanted or (wanted == FINAL) != (position.enemies == LEFTMOST):
                raise _at(document, index, "position-election", "election")
    if wanted == REGULAR and position.office:
        raise document.error("position-office", "", 0, "office")
    if not held and (any(card != NONE for card in position.candidates) or any(position.votes)):
        raise document.error("position-no-election", "seat")
    tie = position.stack[-1] if isinstance(position.stack[-1], Tie) else None
    _check_votes(position, wanted, tie is not None, document)
    infamous = (
        position.candidates[position.infamy] if position.infamy != NOBODY and wanted != FIRST else NONE
    )
    if infamous not in (NONE, position.components.lowest):
        raise document.error("position-infamy", "seat", position.infamy, "candidate")
    drawn = 0 if tie is None or position.rules.basic else position.components.tiles_drawn
    if len(set(position.tiles)) != drawn or any(position.tiles_out >> tile & 1 for tile in position.tiles):
        raise document.error("position-tiles", "cards", 0, "tiles")
    if tie is not None:
        _check_tie(position, tie, document)


def _check_votes(position: Venetia, election: int, counted: bool, document: Document) -> None:
    """Cards that are still secret lie in the hand, counted ones among the discards (VNZ-3.6)."""
    for seat, votes in enumerate(position.votes):
        most = votes_allowed(position, election) if counted else cards_asked(position, seat, election)
        stopped = NONE in votes[:-1] or (NONE in votes and election == FIRST)
        if votes and (position.candidates[seat] == NONE or len(votes) > most or stopped):
            raise document.error("position-votes-number", "seat", seat, "votes")
        for card in votes:
            there = position.discarded[card] if counted else position.hand[seat].count(card)
            if card != NONE and votes.count(card) > there:
                raise document.error("position-votes", "seat", seat, "votes")


def _check_tie(position: Venetia, tie: Tie, document: Document) -> None:
    last = len(position.stack) - 1
    if not all(has_chosen(position, seat, tie.election) for seat in range(position.seats)):
        raise _at(document, last, "position-not-chosen")
    tied = leaders(position, [votes_of(position, seat) for seat in range(position.seats)])
    if len(tied) < 2 or tie.tied != sum(1 << seat for seat in tied):
        raise _at(document, last, "position-tied", "tied")


def _check_cards(position: Venetia, document: Document) -> None:
    """The cards being played, received and resolved are those of the steps."""
    step, last = position.stack[-1], len(position.stack) - 1
    played = any(other.name == "played" for other in position.stack)
    if played != (position.playing != NONE) or (played and not position.card_played):
        raise document.error("position-playing", "cards", 0, "playing")
    if played:
        card = position.components.cards[position.playing]
        if card.effect not in _ASKING.get(step.name, _DRAWING) or card.type != position.type:
            raise document.error("position-playing", "cards", 0, "playing")
    if (step.name == "received") != (position.received != NONE):
        raise document.error("position-received", "cards", 0, "received")
    resolving = step.threat if isinstance(step, Veto) else NONE
    if resolving != position.threat:
        raise document.error("position-threat", "cards", 0, "threat")
    if isinstance(step, Place) and step.card != position.playing:
        raise _at(document, last, "position-step-card", "card")
    if isinstance(step, Cash) and not position.discarded[step.card]:
        raise _at(document, last, "position-step-card", "card")


def _check_decision(position: Venetia, document: Document) -> None:
    step, last = position.stack[-1], len(position.stack) - 1
    waiting = step.deciders(position)
    allowed = not (position.rules.basic and step.name in _NOT_IN_BASIC)
    if (
        not allowed
        or not _is_asked(position, step)
        or not waiting
        or not all(map(position.options, waiting))
    ):
        raise _at(document, last, "position-nothing")


def _is_asked(position: Venetia, step: AnyStep) -> bool:
    """Whether play would put the question of this step."""
    match step:
        case Veto():
            told = (
                position.stack[0].name == "turn_end" and position.rules.veto_in_step_one_only
            )  # VNZ-25.13
            return position.office > 0 and step.left >= 0 and not told
        case Received():
            return not has_full_hand(position, step.seat)
        case Cash():
            return to_be_placed(position, step.seat, step.card) > 0
        case Ducats():
            return step.left > 0 and position.ducat_supply(step.seat) > 0
        case CoronaCipro() | Rival():
            return position.supply[step.seat] > 0  # VNZ-R32
        case Condottieri():
            named = (step.colony == NONE) != (step.sea == NONE)
            return (
                named
                and position.redraw > 0
                and tokens_left(position) > 0
                and _is_drawn(position, step.token)
            )
        case Stradioti():
            return step.colony != NONE and position.stradioti > 0 and _is_drawn(position, step.token)
        case Place():
            return step.colony == NONE or position.components.cards[step.card].amount > 1
    return step.name != "doge_token" or position.office > 0


def _is_drawn(position: Venetia, token: int) -> bool:
    """Whether it is the Battle token drawn last."""
    return position.drawn[-1:] == (token,)
