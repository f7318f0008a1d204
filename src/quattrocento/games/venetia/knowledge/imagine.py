"""Imagined positions: a complete position that a view's seat cannot tell from the real one."""

import random

from quattrocento.games.venetia.components.typed import Components
from quattrocento.games.venetia.knowledge.deal import deal
from quattrocento.games.venetia.knowledge.derived import restore_decks
from quattrocento.games.venetia.knowledge.in_sight import in_sight
from quattrocento.games.venetia.knowledge.observed import ObservedVenetia
from quattrocento.games.venetia.knowledge.view import VenetiaView, unseen_tokens
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.election import FIRST, Ballot, cards_asked
from quattrocento.games.venetia.rules.end_of_game import outcome
from quattrocento.kernel.places import members
from quattrocento.kernel.tuples import changed


def imagine(view: VenetiaView, rng: random.Random, components: Components) -> ObservedVenetia:
    """Hidden cards and tokens are dealt anew, hidden choices made anew."""
    position = in_sight(view, components)
    deal(position, view, rng)
    _imagine_tokens(position, view, rng)
    if position.stack and isinstance(position.stack[-1], Ballot):
        for seat in range(position.seats):
            if seat != view.seat and seat not in view.waiting:
                _imagine_choice(position, seat, position.stack[-1].election, rng)
    restore_decks(position)
    if view.winners:
        position.result = outcome(position)
    return position


def _imagine_tokens(position: Venetia, view: VenetiaView, rng: random.Random) -> None:
    """The VP tokens of the others are any that the seat does not hold itself (VNZ-R28)."""
    unseen = unseen_tokens(view, position.components)
    pool = [kind for kind, number in enumerate(unseen) for _ in range(number)]
    rng.shuffle(pool)
    for seat, number in enumerate(view.token_sizes):
        if seat != view.seat and number:
            drawn = [pool.pop() for _ in range(number)]
            counts = tuple([drawn.count(kind) for kind in range(len(unseen))])
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
