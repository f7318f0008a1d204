"""Who knows what (Hidden information): hands, VP tokens and elections are hidden, all else is open."""

from dataclasses import dataclass, field
from typing import Final

from quattrocento.games.venetia.knowledge.reach import region_costs, routes, sea_costs
from quattrocento.games.venetia.knowledge.scoring_forecast import Outlook, outlooks
from quattrocento.games.venetia.knowledge.secrets import is_secret_ballot
from quattrocento.games.venetia.position.position import Counts, Venetia
from quattrocento.games.venetia.rules.routes import barred_regions
from quattrocento.games.venetia.rules.scoring import to_first_scoring
from quattrocento.games.venetia.rules.sestieri import monument_votes, sestiere_votes
from quattrocento.games.venetia.rules.threats import threats_due
from quattrocento.kernel.places import members
from quattrocento.kernel.step import AnyStep
from quattrocento.kernel.view import View

HIDDEN: Final = -1


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
    settings: dict[str, bool | int | str] = field(default_factory=dict)


def see(position: Venetia, seat: int) -> VenetiaView:
    """Build what that seat, or a spectator, may know."""
    result = position.result
    seats = range(position.seats)
    sitting = 0 <= seat < position.seats
    secret = is_secret_ballot(position)
    hand = position.hand[seat] if sitting else ()
    tokens = position.vp_tokens[seat] if sitting else (0,) * len(position.components.vp_copies)
    receiving = sitting and position.received >= 0 and position.stack[-1].seat == seat
    received = position.received if receiving else HIDDEN
    own_routes = routes(position)
    return VenetiaView(
        game="venetia",
        seat=seat,
        seats=position.seats,
        waiting=position.waiting(),
        winners=result.winners if result is not None else (),
        influence=position.influence[:],
        podesta=position.podesta[:],
        sea_influence=position.sea_influence[:],
        fleets=position.fleets[:],
        kingdom=position.kingdom[:],
        control=position.control,
        venice=position.venice,
        enemies=position.enemies,
        epoch=position.epoch,
        first_due=position.first_due,
        supply=position.supply[:],
        podesta_supply=position.podesta_supply[:],
        points=position.points[:],
        hand=hand,
        hand_sizes=tuple([len(cards) for cards in position.hand]),
        family=position.family,
        spent=tuple([position.spent(other) for other in seats]),
        kept=position.kept,
        vp_tokens=tokens,
        vp_sizes=tuple([sum(own) for own in position.vp_tokens]),
        treated=position.treated,
        ducats=position.ducats,
        coloured=position.coloured,
        grey=position.grey,
        ducat_supply=tuple([position.ducat_supply(other) for other in seats]),
        monument_supply=tuple([position.monument_supply(other) for other in seats]),
        doge=position.doge,
        office=position.office,
        board=position.board,
        infamy=position.infamy,
        candidates=tuple(
            [
                card if other == seat or not secret else HIDDEN
                for other, card in enumerate(position.candidates)
            ]
        ),
        votes=tuple(
            [cards if other == seat or not secret else () for other, cards in enumerate(position.votes)]
        ),
        chosen=tuple([secret and other not in position.waiting() for other in seats]),
        tiles=position.tiles,
        tiles_out=position.tiles_out,
        discarded=position.discarded,
        deck_size=sum(position.deck),
        unseen=_unseen(position, (*hand, received, position.playing)),
        vp_unseen=tuple(
            [all_ - own for all_, own in zip(position.components.vp_copies, tokens, strict=True)]
        ),
        threats_left=position.threat_deck,
        threats_discarded=position.threats_discarded,
        threat=position.threat,
        playing=position.playing,
        received=received,
        held=position.held[seat] if sitting else (),
        held_sizes=tuple([len(cards) for cards in position.held]),
        old=_old(position),
        shown=position.shown,
        apart=position.apart,
        active=position.active,
        dice=position.dice,
        type=position.type,
        ap=position.ap,
        traded=tuple(members(position.traded)),
        politics=position.politics,
        card_played=position.card_played,
        redraw=position.redraw,
        sea_bonus=position.sea_bonus,
        stradioti=position.stradioti,
        walls=position.walls,
        owed=position.owed,
        threats_due=threats_due(position, position.owed),
        capitulated=position.capitulated,
        opened=position.opened,
        drawn=position.drawn,
        returned=position.returned,
        battle_left=_battle_left(position),
        routes=own_routes,
        reached=tuple([position.components.regions_reached[own] for own in own_routes]),
        barred=barred_regions(position),
        sea_costs=sea_costs(position),
        region_costs=region_costs(position),
        outlook=outlooks(position, seat),
        sestiere_votes=sestiere_votes(position),
        monument_votes=monument_votes(position),
        to_scoring=to_first_scoring(position),
        between_pawns=max(0, position.enemies - position.venice),
        to_end=position.enemies - 1,
        steps=position.stack[:],
        settings=dict(position.rules.chosen),
    )


def _unseen(position: Venetia, seen: tuple[int, ...]) -> Counts:
    """The Action cards in the deck and in other hands, by kind."""
    left = [
        copies - gone
        for copies, gone in zip(position.components.card_copies, position.discarded, strict=True)
    ]
    for card in seen:
        if card >= 0:
            left[card] -= 1
    return tuple(left)


def _old(position: Venetia) -> Counts:
    """The cards that all hands together held at the last shuffle: all that was not shuffled."""
    counts = [0] * len(position.components.card_copies)
    for hand in position.held:
        for card in hand:
            counts[card] += 1
    return tuple(counts)


def _battle_left(position: Venetia) -> Counts:
    left = list(position.components.battle_copies)
    for token in position.drawn:
        left[token] -= 1
    return tuple(left)
