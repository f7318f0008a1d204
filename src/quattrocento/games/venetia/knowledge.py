"""Who knows what (Hidden information): hands, VP tokens and elections are hidden, all else is open."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from quattrocento.games.venetia.forecast import (
    Outlook,
    monument_votes,
    outlooks,
    sestiere_votes,
    threats_due,
    to_first_scoring,
)
from quattrocento.games.venetia.reach import barred_regions, region_costs, routes, sea_costs
from quattrocento.games.venetia.secrets import is_secret_ballot
from quattrocento.kernel.places import members
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View

if TYPE_CHECKING:
    from quattrocento.games.venetia.state import Venetia

HIDDEN: Final = -1

Counts = tuple[int, ...]


@dataclass
class VenetiaView(View):
    """What a seat sees. Sets are bits; Influence lies by place and seat, the city by seat and Sestiere.

    ``hand``, ``vp_tokens``, ``received`` and, while an election is secret, ``candidates`` and ``votes``
    show only what is the seat's own. ``held``, ``shown``, ``old`` and ``apart`` are what it remembers of
    the last shuffle. ``unseen``, ``vp_unseen``, ``threats_left`` and ``battle_left`` count what may come
    out of the decks and bags.
    """

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
    supply: list[int] = field(default_factory=list)
    podesta_supply: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    hand: Counts = ()
    hand_sizes: Counts = ()
    family: Counts = ()
    spent: Counts = ()
    kept: Counts = ()
    vp_tokens: Counts = ()
    vp_sizes: Counts = ()
    treated: tuple[Counts, ...] = ()
    ducats: Counts = ()
    coloured: Counts = ()
    grey: Counts = ()
    ducat_supply: Counts = ()
    monument_supply: Counts = ()
    doge: int = -1
    office: int = 0
    board: int = -1
    infamy: int = -1
    candidates: Counts = ()
    votes: tuple[Counts, ...] = ()
    chosen: tuple[bool, ...] = ()
    tiles: Counts = ()
    tiles_out: int = 0
    discarded: Counts = ()
    deck_size: int = 0
    unseen: Counts = ()
    vp_unseen: Counts = ()
    threats_left: Counts = ()
    threats_discarded: Counts = ()
    threat: int = -1
    playing: int = -1
    received: int = -1
    held: Counts = ()
    held_sizes: Counts = ()
    old: Counts = ()
    shown: tuple[Counts, ...] = ()
    apart: int = -1
    active: int = -1
    dice: Counts = ()
    type: int = -1
    ap: int = 0
    traded: Counts = ()
    politics: int = -1
    card_played: bool = False
    redraw: int = 0
    sea_bonus: int = 0
    stradioti: int = 0
    walls: bool = False
    owed: int = 0
    threats_due: int = 0
    capitulated: int = 0
    opened: int = 0
    drawn: Counts = ()
    returned: Counts = ()
    battle_left: Counts = ()
    routes: Counts = ()
    reached: Counts = ()
    barred: int = 0
    sea_costs: tuple[Counts, ...] = ()
    region_costs: tuple[Counts, ...] = ()
    outlook: tuple[Outlook, ...] = ()
    sestiere_votes: Counts = ()
    monument_votes: Counts = ()
    to_scoring: int = 0
    between_pawns: int = 0
    to_end: int = 0
    steps: list[AnyStep] = field(default_factory=list)
    options: dict[str, bool | int | str] = field(default_factory=dict)


def see(game: "Venetia", seat: int) -> VenetiaView:
    """Build what that seat, or a spectator, may know."""
    result = game.result
    seats = range(game.seats)
    sitting = 0 <= seat < game.seats
    secret = is_secret_ballot(game)
    hand = game.hand[seat] if sitting else ()
    tokens = game.vp_tokens[seat] if sitting else (0,) * len(game.components.vp_copies)
    receiving = sitting and game.received >= 0 and game.stack[-1].seat == seat
    received = game.received if receiving else HIDDEN
    own_routes = routes(game)
    return VenetiaView(
        game="venetia",
        seat=seat,
        seats=game.seats,
        waiting=game.waiting(),
        winners=result.winners if result is not None else (),
        influence=game.influence[:],
        podesta=game.podesta[:],
        sea_influence=game.sea_influence[:],
        fleets=game.fleets[:],
        kingdom=game.kingdom[:],
        control=game.control,
        venice=game.venice,
        enemies=game.enemies,
        epoch=game.epoch,
        first_due=game.first_due,
        supply=game.supply[:],
        podesta_supply=game.podesta_supply[:],
        points=game.points[:],
        hand=hand,
        hand_sizes=tuple([len(cards) for cards in game.hand]),
        family=game.family,
        spent=tuple([game.spent(other) for other in seats]),
        kept=game.kept,
        vp_tokens=tokens,
        vp_sizes=tuple([sum(own) for own in game.vp_tokens]),
        treated=game.treated,
        ducats=game.ducats,
        coloured=game.coloured,
        grey=game.grey,
        ducat_supply=tuple([game.ducat_supply(other) for other in seats]),
        monument_supply=tuple([game.monument_supply(other) for other in seats]),
        doge=game.doge,
        office=game.office,
        board=game.board,
        infamy=game.infamy,
        candidates=tuple(
            [card if other == seat or not secret else HIDDEN for other, card in enumerate(game.candidates)]
        ),
        votes=tuple(
            [cards if other == seat or not secret else () for other, cards in enumerate(game.votes)]
        ),
        chosen=tuple([secret and other not in game.waiting() for other in seats]),
        tiles=game.tiles,
        tiles_out=game.tiles_out,
        discarded=game.discarded,
        deck_size=sum(game.deck),
        unseen=_unseen(game, (*hand, received, game.playing)),
        vp_unseen=tuple([all_ - own for all_, own in zip(game.components.vp_copies, tokens, strict=True)]),
        threats_left=game.threat_deck,
        threats_discarded=game.threats_discarded,
        threat=game.threat,
        playing=game.playing,
        received=received,
        held=game.held[seat] if sitting else (),
        held_sizes=tuple([len(cards) for cards in game.held]),
        old=_old(game),
        shown=game.shown,
        apart=game.apart,
        active=game.active,
        dice=game.dice,
        type=game.type,
        ap=game.ap,
        traded=tuple(members(game.traded)),
        politics=game.politics,
        card_played=game.card_played,
        redraw=game.redraw,
        sea_bonus=game.sea_bonus,
        stradioti=game.stradioti,
        walls=game.walls,
        owed=game.owed,
        threats_due=threats_due(game, game.owed),
        capitulated=game.capitulated,
        opened=game.opened,
        drawn=game.drawn,
        returned=game.returned,
        battle_left=_battle_left(game),
        routes=own_routes,
        reached=tuple([game.components.regions_reached[own] for own in own_routes]),
        barred=barred_regions(game),
        sea_costs=sea_costs(game),
        region_costs=region_costs(game),
        outlook=outlooks(game, seat),
        sestiere_votes=sestiere_votes(game),
        monument_votes=monument_votes(game),
        to_scoring=to_first_scoring(game),
        between_pawns=max(0, game.enemies - game.venice),
        to_end=game.enemies - 1,
        steps=game.stack[:],
        options=dict(game.rules.chosen),
    )


def _unseen(game: "Venetia", seen: tuple[int, ...]) -> Counts:
    """The Action cards in the deck and in other hands, by kind."""
    left = [copies - gone for copies, gone in zip(game.components.card_copies, game.discarded, strict=True)]
    for card in seen:
        if card >= 0:
            left[card] -= 1
    return tuple(left)


def _old(game: "Venetia") -> Counts:
    """The cards that all hands together held at the last shuffle: all that was not shuffled."""
    counts = [0] * len(game.components.card_copies)
    for hand in game.held:
        for card in hand:
            counts[card] += 1
    return tuple(counts)


def _battle_left(game: "Venetia") -> Counts:
    left = list(game.components.battle_copies)
    for token in game.drawn:
        left[token] -= 1
    return tuple(left)
