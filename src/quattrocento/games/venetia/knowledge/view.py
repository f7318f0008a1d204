"""Who knows what (Hidden information): hands, VP tokens and elections are hidden, all else is open."""

from dataclasses import dataclass, field
from typing import Final

from quattrocento.games.venetia.components.typed import Components
from quattrocento.games.venetia.knowledge.secrets import is_secret_ballot
from quattrocento.games.venetia.position.position import Counts, Venetia
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View, seen

HIDDEN: Final = -1


@dataclass
class VenetiaView(View):
    """What a seat sees. Sets are bits; Influence lies by place and seat, the city by seat and Sestiere.

    What the position has under the same name is open to all. ``own_`` is what only the seat itself sees;
    ``known_candidates`` and ``known_votes`` hide those of the others while an election is secret.
    ``own_held``, ``held_sizes``, ``old``, ``shown`` and ``apart`` are what it remembers of a shuffle.
    """

    # the board
    influence: list[int] = field(default_factory=list)
    podesta: list[int] = field(default_factory=list)
    sea_influence: list[int] = field(default_factory=list)
    fleets: list[int] = field(default_factory=list)
    kingdom: list[int] = field(default_factory=list)
    control: int = 0
    venice: int = 0
    enemies: int = 0
    epoch: int = 0
    first_due: bool = False
    # by seat
    supply: list[int] = field(default_factory=list)
    podesta_supply: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    own_hand: Counts = ()
    hand_sizes: Counts = ()
    family: Counts = ()
    kept: Counts = ()
    own_tokens: Counts = ()
    token_sizes: Counts = ()
    treated: tuple[Counts, ...] = ()
    ducats: Counts = ()
    coloured: Counts = ()
    grey: Counts = ()
    # offices and the election being held
    doge: int = -1
    office: int = 0
    board: int = -1
    infamy: int = -1
    known_candidates: Counts = ()
    known_votes: tuple[Counts, ...] = ()
    tiles: Counts = ()
    tiles_out: int = 0
    # decks and bags
    deck_size: int = 0
    discarded: Counts = ()
    threat_deck: Counts = ()
    threats_discarded: Counts = ()
    threat: int = -1
    playing: int = -1
    own_received: int = -1
    own_held: Counts = ()
    held_sizes: Counts = ()
    old: Counts = ()
    shown: tuple[Counts, ...] = ()
    apart: int = -1
    # the turn in progress
    active: int = -1
    dice: Counts = ()
    type: int = -1
    ap: int = 0
    traded: int = 0
    politics: int = -1
    card_played: bool = False
    redraw: int = 0
    sea_bonus: int = 0
    stradioti: int = 0
    walls: bool = False
    owed: int = 0
    capitulated: int = 0
    opened: int = 0
    drawn: Counts = ()
    returned: Counts = ()
    stack: list[AnyStep] = field(default_factory=list)
    settings: dict[str, bool | int | str] = field(default_factory=dict)


def see(position: Venetia, seat: int) -> VenetiaView:
    """Build what that seat, or a spectator, may know."""
    sitting = 0 <= seat < position.seats
    candidates, votes = position.candidates, position.votes
    if is_secret_ballot(position.stack):
        others = range(position.seats)
        candidates = tuple([candidates[other] if other == seat else HIDDEN for other in others])
        votes = tuple([votes[other] if other == seat else () for other in others])
    receiving = sitting and position.received >= 0 and position.stack[-1].seat == seat
    return seen(
        VenetiaView,
        position,
        seat,
        game="venetia",
        own_hand=position.hand[seat] if sitting else (),
        hand_sizes=tuple([len(hand) for hand in position.hand]),
        own_tokens=position.vp_tokens[seat] if sitting else (0,) * len(position.components.vp_copies),
        token_sizes=tuple([sum(tokens) for tokens in position.vp_tokens]),
        known_candidates=candidates,
        known_votes=votes,
        deck_size=sum(position.deck),
        own_received=position.received if receiving else HIDDEN,
        own_held=position.held[seat] if sitting else (),
        held_sizes=tuple([len(cards) for cards in position.held]),
        old=_old(position),
        settings=position.rules.chosen,
    )


def _old(position: Venetia) -> Counts:
    """The cards that all hands together held at the last shuffle: all that was not shuffled."""
    counts = [0] * len(position.components.card_copies)
    for hand in position.held:
        for card in hand:
            counts[card] += 1
    return tuple(counts)


# ---- what follows from a view and the components


def unseen_cards(view: VenetiaView, components: Components) -> list[int]:
    """The Action cards in the deck and in other hands, by kind."""
    left = [copies - gone for copies, gone in zip(components.card_copies, view.discarded, strict=True)]
    for card in (*view.own_hand, view.own_received, view.playing):
        if card >= 0:
            left[card] -= 1
    return left


def unseen_tokens(view: VenetiaView, components: Components) -> list[int]:
    """The VP tokens in the bag and face down before the others, by kind."""
    return [copies - own for copies, own in zip(components.vp_copies, view.own_tokens, strict=True)]


def battle_tokens_left(view: VenetiaView, components: Components) -> list[int]:
    """The Battle tokens that can still be drawn in this turn, by kind (VNZ-15.4)."""
    left = list(components.battle_copies)
    for token in view.drawn:
        left[token] -= 1
    return left
