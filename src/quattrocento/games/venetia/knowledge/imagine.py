"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random
from functools import lru_cache

from quattrocento.games.venetia.components.typed import Components
from quattrocento.games.venetia.knowledge.deal import deal
from quattrocento.games.venetia.knowledge.derived import restore
from quattrocento.games.venetia.knowledge.observed import ObservedVenetia
from quattrocento.games.venetia.knowledge.view import VenetiaView
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.position.settings import Settings
from quattrocento.games.venetia.rules.election import FIRST, Ballot, cards_asked
from quattrocento.games.venetia.rules.end_of_game import outcome
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def imagine(view: VenetiaView, rng: random.Random, components: Components) -> ObservedVenetia:
    """Hidden cards and tokens are dealt anew, hidden choices made anew."""
    position = _in_sight(view, components)
    deal(position, view, rng)
    _imagine_tokens(position, view, rng)
    if position.stack and isinstance(position.stack[-1], Ballot):
        for seat in range(position.seats):
            if seat != view.seat and seat not in view.waiting:
                _imagine_choice(position, seat, position.stack[-1].election, rng)
    restore(position)
    if view.winners:
        position.result = outcome(position)
    return position


@lru_cache(maxsize=64)
def _rules(chosen: tuple[tuple[str, bool | int | str], ...]) -> Settings:
    """The same settings for all positions imagined with them."""
    return Settings(dict(chosen))


def _in_sight(view: VenetiaView, components: Components) -> ObservedVenetia:
    """What the view shows."""
    position = ObservedVenetia(view.seats, components, _rules(tuple(view.settings.items())))
    position.influence = view.influence[:]
    position.podesta = view.podesta[:]
    position.sea_influence = view.sea_influence[:]
    position.fleets = view.fleets[:]
    position.kingdom = view.kingdom[:]
    position.control = view.control
    position.venice, position.enemies = view.venice, view.enemies
    position.epoch, position.first_due = view.epoch, view.first_due
    position.points = view.points[:]
    position.family, position.kept, position.treated = view.family, view.kept, view.treated
    position.ducats, position.coloured, position.grey = view.ducats, view.coloured, view.grey
    position.doge, position.office, position.board, position.infamy = (
        view.doge,
        view.office,
        view.board,
        view.infamy,
    )
    position.candidates, position.votes = view.candidates, view.votes
    position.tiles, position.tiles_out = view.tiles, view.tiles_out
    position.discarded = view.discarded
    position.threats_discarded, position.threat = view.threats_discarded, view.threat
    position.playing, position.received = view.playing, view.received
    position.shown, position.apart = view.shown, view.apart
    position.active, position.dice, position.type, position.ap = view.active, view.dice, view.type, view.ap
    position.traded = sum(1 << colony for colony in view.traded)
    position.politics, position.card_played = view.politics, view.card_played
    position.redraw, position.sea_bonus, position.stradioti = view.redraw, view.sea_bonus, view.stradioti
    position.walls, position.owed = view.walls, view.owed
    position.capitulated, position.opened = view.capitulated, view.opened
    position.drawn, position.returned = view.drawn, view.returned
    position.stack = view.steps[:]
    return position


def _imagine_tokens(position: Venetia, view: VenetiaView, rng: random.Random) -> None:
    """The VP tokens of the others are any that the seat does not hold itself (VNZ-R28)."""
    pool = [kind for kind, number in enumerate(view.vp_unseen) for _ in range(number)]
    rng.shuffle(pool)
    for seat, number in enumerate(view.vp_sizes):
        if seat == view.seat:
            position.vp_tokens = changed(position.vp_tokens, seat, view.vp_tokens)
        elif number:
            drawn = [pool.pop() for _ in range(number)]
            counts = tuple([drawn.count(kind) for kind in range(len(view.vp_unseen))])
            position.vp_tokens = changed(position.vp_tokens, seat, counts)


def _imagine_choice(position: Venetia, seat: int, election: int, rng: random.Random) -> None:
    """Any choice that the player could have made in this election (VNZ-3.1, VNZ-19.3, VNZ-19.4)."""
    infamous = position.infamy == seat and election != FIRST
    card = position.components.lowest if infamous else rng.choice(members(position.family[seat]))
    position.candidates = changed(position.candidates, seat, card)
    most = cards_asked(position, seat, election)
    number = most if election == FIRST else rng.randint(0, most)
    votes = tuple(rng.sample(position.hand[seat], number))
    if number < most:
        votes += (NONE,)
    position.votes = changed(position.votes, seat, votes)
