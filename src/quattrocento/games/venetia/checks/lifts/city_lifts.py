"""Elections (VNZ-3, VNZ-19, VNZ-24.2) and cashed cards (VNZ-7.7)."""

from typing import Final

from quattrocento.games.venetia.checks.lifts.table import About, components_of, deal, settings_of
from quattrocento.games.venetia.position.position import Venetia
from quattrocento.games.venetia.rules.election import REGULAR, Ballot, Tie
from quattrocento.games.venetia.rules.sestieri import Cash
from quattrocento.games.venetia.rules.verbs import CARD, SHARES, ducats_of
from quattrocento.kernel.game import Lift
from quattrocento.kernel.move import Move
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.tuples import changed


def _infamy(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.infamy = NOBODY


def _family_card_gone(position: Venetia, seat: int, move: Move, about: About) -> None:
    position.family = changed(position.family, seat, position.family[seat] | 1 << about["family_card"])


def _not_in_hand(position: Venetia, seat: int, move: Move, about: About) -> None:
    if about["card"] not in position.hand[seat]:
        deal(position, seat, about["card"])


def _no_other_copy(position: Venetia, seat: int, move: Move, about: About) -> None:
    """The hand has one more than the votes."""
    card = about["card"]
    for _ in range(position.votes[seat].count(card) + 1 - position.hand[seat].count(card)):
        deal(position, seat, card)


def _one_vote(position: Venetia, seat: int, move: Move, about: About) -> None:
    """This is a later election, in the basic rules, where more cards count (VNZ-24.2)."""
    settings_of(position).basic = True
    position.stack[-1] = Ballot(NOBODY, REGULAR)


def _other_vote(position: Venetia, seat: int, move: Move, about: About) -> None:
    """So many cards are chosen that the one of the move is next."""
    nth = move[1] // len(CARD.ids)
    votes = position.votes[seat][:nth]
    for _ in range(nth - len(votes)):
        deal(position, seat, 0)
        votes = (*votes, 0)
    position.votes = changed(position.votes, seat, votes)


def _candidate_first(position: Venetia, seat: int, move: Move, about: About) -> None:
    """The first of the Family cards that are offered is chosen."""
    _, card = position.options(seat)[0]
    position.candidates = changed(position.candidates, seat, card)


def _not_tied(position: Venetia, seat: int, move: Move, about: About) -> None:
    step = position.stack[-1]
    assert isinstance(step, Tie)
    position.stack[-1] = Tie(seat, step.election, step.tied | 1 << about["seat"])


def _other_sestieri(position: Venetia, seat: int, move: Move, about: About) -> None:
    """The card is of the colour of these Sestieri."""
    components, sestiere = components_of(position), SHARES.parts(move[1])["sestiere"]
    kind = next(kind for kind, pair in enumerate(components.sestieri_of) if sestiere in pair)
    components.card_type = [*changed(tuple(components.card_type), about["card"], kind)]


def _all_ducats(position: Venetia, seat: int, move: Move, about: About) -> None:
    """The card is worth as many Ducats as are placed, and the supply has them."""
    step = position.stack[-1]
    assert isinstance(step, Cash)
    components, ducats = components_of(position), sum(ducats_of(move[1]))
    components.card_value = [*changed(tuple(components.card_value), step.card, ducats)]
    components.ducats += max(0, ducats - position.ducat_supply(seat))


CITY_LIFTS: Final[dict[str, Lift]] = {
    "why-infamy": _infamy,
    "why-family-card-gone": _family_card_gone,
    "why-not-in-hand": _not_in_hand,
    "why-no-other-copy": _no_other_copy,
    "why-one-vote": _one_vote,
    "why-other-vote": _other_vote,
    "why-candidate-first": _candidate_first,
    "why-not-tied": _not_tied,
    "why-other-sestieri": _other_sestieri,
    "why-all-ducats": _all_ducats,
}
