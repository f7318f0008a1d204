"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random
from functools import lru_cache

from quattrocento.games.venetia.components import Components
from quattrocento.games.venetia.election import FIRST, Ballot, cards_asked
from quattrocento.games.venetia.ending import outcome
from quattrocento.games.venetia.knowledge import VenetiaView
from quattrocento.games.venetia.options import Options
from quattrocento.games.venetia.recollection import deal
from quattrocento.games.venetia.restoring import restore
from quattrocento.games.venetia.state import NONE, Venetia
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def imagine(view: VenetiaView, rng: random.Random, components: Components) -> Venetia:
    """Hidden cards and tokens are dealt anew, hidden choices made anew."""
    game = _in_sight(view, components)
    deal(game, view, rng)
    _imagine_tokens(game, view, rng)
    if game.stack and isinstance(game.stack[-1], Ballot):
        for seat in range(game.seats):
            if seat != view.seat and seat not in view.waiting:
                _imagine_choice(game, seat, game.stack[-1].election, rng)
    restore(game)
    if view.winners:
        game.result = outcome(game)
    return game


@lru_cache(maxsize=64)
def _rules(chosen: tuple[tuple[str, bool | int | str], ...]) -> Options:
    """The same options for all positions imagined with them."""
    return Options(dict(chosen))


def _in_sight(view: VenetiaView, components: Components) -> Venetia:
    """What the view shows."""
    game = Venetia(view.seats, components, _rules(tuple(view.options.items())))
    game.influence = view.influence[:]
    game.podesta = view.podesta[:]
    game.sea_influence = view.sea_influence[:]
    game.fleets = view.fleets[:]
    game.kingdom = view.kingdom[:]
    game.control = view.control
    game.venice, game.enemies = view.venice, view.enemies
    game.epoch, game.first_due = view.epoch, view.first_due
    game.points = view.points[:]
    game.family, game.kept, game.treated = view.family, view.kept, view.treated
    game.ducats, game.coloured, game.grey = view.ducats, view.coloured, view.grey
    game.doge, game.office, game.board, game.infamy = view.doge, view.office, view.board, view.infamy
    game.candidates, game.votes = view.candidates, view.votes
    game.tiles, game.tiles_out = view.tiles, view.tiles_out
    game.discarded = view.discarded
    game.threats_discarded, game.threat = view.threats_discarded, view.threat
    game.playing, game.received = view.playing, view.received
    game.shown, game.apart = view.shown, view.apart
    game.active, game.dice, game.type, game.ap = view.active, view.dice, view.type, view.ap
    game.traded = sum(1 << colony for colony in view.traded)
    game.politics, game.card_played = view.politics, view.card_played
    game.redraw, game.sea_bonus, game.stradioti = view.redraw, view.sea_bonus, view.stradioti
    game.walls, game.owed = view.walls, view.owed
    game.capitulated, game.opened = view.capitulated, view.opened
    game.drawn, game.returned = view.drawn, view.returned
    game.stack = view.steps[:]
    return game


def _imagine_tokens(game: Venetia, view: VenetiaView, rng: random.Random) -> None:
    """The VP tokens of the others are any that the seat does not hold itself (VNZ-R28)."""
    pool = [kind for kind, number in enumerate(view.vp_unseen) for _ in range(number)]
    rng.shuffle(pool)
    for seat, number in enumerate(view.vp_sizes):
        if seat == view.seat:
            game.vp_tokens = changed(game.vp_tokens, seat, view.vp_tokens)
        elif number:
            drawn = [pool.pop() for _ in range(number)]
            counts = tuple([drawn.count(kind) for kind in range(len(view.vp_unseen))])
            game.vp_tokens = changed(game.vp_tokens, seat, counts)


def _imagine_choice(game: Venetia, seat: int, election: int, rng: random.Random) -> None:
    """Any choice that the player could have made in this election (VNZ-3.1, VNZ-19.3, VNZ-19.4)."""
    infamous = game.infamy == seat and election != FIRST
    card = game.components.lowest if infamous else rng.choice(members(game.family[seat]))
    game.candidates = changed(game.candidates, seat, card)
    most = cards_asked(game, seat, election)
    number = most if election == FIRST else rng.randint(0, most)
    votes = tuple(rng.sample(game.hand[seat], number))
    if number < most:
        votes += (NONE,)
    game.votes = changed(game.votes, seat, votes)
