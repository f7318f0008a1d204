"""Elections of the Doge: the first, VNZ-3; the later ones, VNZ-19; the final one, VNZ-21.10."""

from collections.abc import Sequence
from typing import ClassVar, Final

from quattrocento.games.venetia.components.typed import QUARANTIA, SESTIERI
from quattrocento.games.venetia.position.position import NONE, Venetia
from quattrocento.games.venetia.rules.decks import discard, leave_hand
from quattrocento.games.venetia.rules.end_of_game import finish
from quattrocento.games.venetia.rules.verbs import CANDIDATE, CARD, STOP, vote
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.places import members, weights
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.seats import NOBODY
from quattrocento.kernel.step import Phase, Step
from quattrocento.kernel.tuples import changed, without

FIRST, REGULAR, FINAL = range(3)
_ALL_SESTIERI: Final = (1 << SESTIERI) - 1


def hold_election(position: Venetia, election: int) -> None:
    """The old Doge's Family card leaves the board, then everybody chooses (VNZ-19.2, VNZ-19.3)."""
    position.tell("election_began", election)
    if position.board != NONE:
        card = 1 << position.board
        if card & position.components.reusable:
            position.family = changed(position.family, position.doge, position.family[position.doge] | card)
        position.board = NONE
    position.then(Count(NOBODY, election))
    position.then(Ballot(NOBODY, election))


# ---- choosing in secret


def votes_allowed(position: Venetia, election: int) -> int:
    """How many Action cards can join a Family card in this election (VNZ-3.1, VNZ-24.2, VNZ-24.6)."""
    if election == FIRST:
        return 1
    return position.components.basic_votes if position.rules.basic else 0


def cards_asked(position: Venetia, seat: int, election: int) -> int:
    """How many Action cards a player may add, with those that he has."""
    return min(votes_allowed(position, election), len(position.hand[seat]))


def has_chosen(position: Venetia, seat: int, election: int) -> bool:
    if position.candidates[seat] == NONE:
        return False
    votes = position.votes[seat]
    return NONE in votes or len(votes) >= cards_asked(position, seat, election)


class Ballot(Step[Venetia]):
    """Every player secretly chooses a Family card, and Action cards where they count (VNZ-3.1, 19.3)."""

    name: ClassVar[str] = "ballot"
    clause: ClassVar[str] = "VNZ-19.3"
    private: ClassVar[bool] = True
    together: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("seat", "election")

    def __init__(self, seat: int, election: int) -> None:
        super().__init__(seat)
        self.election = election

    def deciders(self, position: Venetia) -> tuple[int, ...]:
        if self.election != FIRST and not position.rules.basic:  # a Family card alone
            return tuple([seat for seat, card in enumerate(position.candidates) if card == NONE])
        seats = range(position.seats)
        return tuple([seat for seat in seats if not has_chosen(position, seat, self.election)])

    def options(self, position: Venetia, seat: int) -> list[Move]:
        if position.candidates[seat] == NONE:
            if self._infamous(position, seat):
                return CANDIDATE.of(1 << position.components.lowest)
            return CANDIDATE.of(position.family[seat])
        left = position.hand[seat]
        for card in position.votes[seat]:
            left = without(left, card)
        nth = len(position.votes[seat])
        found: list[Move] = [("vote", vote(nth, card)) for card in sorted(set(left))]
        return found if self.election == FIRST else [*found, STOP]

    def _infamous(self, position: Venetia, seat: int) -> bool:
        """VNZ-19.4: the holder of the Infamy token must choose the card of value 1."""
        return position.infamy == seat and self.election != FIRST

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if verb == "candidate":
            position.candidates = changed(position.candidates, seat, noun)
        else:
            card = noun % len(CARD.ids) if verb == "vote" else NONE
            position.votes = changed(position.votes, seat, (*position.votes[seat], card))
        choosing = self.deciders(position)
        if seat not in choosing:
            position.tell("has_chosen", seat)
        if choosing:
            position.then(self)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb == "candidate" and position.candidates[seat] == NONE:
            if self._infamous(position, seat):
                return Saying("why-infamy", "VNZ-19.4")
            return Saying("why-family-card-gone", "VNZ-19.3", family_card=noun)
        if verb == "vote" and position.candidates[seat] != NONE:
            return self._refuse_vote(position, seat, *divmod(noun, len(CARD.ids)))
        if verb == "vote" and cards_asked(position, seat, self.election):
            return Saying("why-candidate-first", self._clause_of_votes())
        return Saying("why-not-asked", self.clause)

    def _clause_of_votes(self) -> str:
        return "VNZ-3.1" if self.election == FIRST else "VNZ-24.2"

    def _refuse_vote(self, position: Venetia, seat: int, nth: int, card: int) -> Saying:
        """Action cards are chosen from hand, one after the other; in the first election just one."""
        if nth and self.election == FIRST:
            return Saying("why-one-vote", "VNZ-24.6" if position.rules.basic else "VNZ-3.1")
        clause = self._clause_of_votes()
        votes = position.votes[seat]
        if nth != len(votes):
            return Saying("why-other-vote", clause, number=len(votes) + 1)
        if card not in position.hand[seat]:
            return Saying("why-not-in-hand", clause, card=card)
        return Saying("why-no-other-copy", clause, card=card)


# ---- counting


class Count(Phase[Venetia]):
    """Tiles are drawn, the cards revealed, the votes counted (VNZ-19.5 to VNZ-19.8, VNZ-3.2 to 3.5)."""

    name: ClassVar[str] = "count"
    clause: ClassVar[str] = "VNZ-19.6"
    fields: ClassVar[tuple[str, ...]] = ("seat", "election")

    def __init__(self, seat: int, election: int) -> None:
        super().__init__(seat)
        self.election = election

    def run(self, position: Venetia, fate: Fate) -> None:
        if self.election != FIRST and not position.rules.basic:
            draw_tiles(position, fate)
        totals = [votes_of(position, seat) for seat in range(position.seats)]
        for seat, total in enumerate(totals):
            position.tell("candidate_shown", seat, position.candidates[seat], total)
            self._discard_votes(position, seat)
        tied = leaders(position, totals)
        if len(tied) == 1:
            conclude(position, self.election, tied[0])
        elif self.election == FIRST:  # VNZ-3.5
            among = weights(_set_of(tied), len(position.components.family_ids))
            conclude(position, self.election, fate.draw(position.components.family_bag, among))
        else:
            position.then(Tie(position.doge, self.election, _set_of(tied)))

    def _discard_votes(self, position: Venetia, seat: int) -> None:
        """Action cards that counted are spent (VNZ-3.6, VNZ-24.2)."""
        for card in position.votes[seat]:
            if card != NONE:
                leave_hand(position, seat, card)
                discard(position, card)
                position.tell("vote_shown", seat, card)


def _set_of(numbers: Sequence[int]) -> int:
    return sum([1 << number for number in numbers])


def draw_tiles(position: Venetia, fate: Fate) -> None:
    """Two of the tiles that have not been drawn since the last shuffle (VNZ-19.5, VNZ-19.15)."""
    for _ in range(position.components.tiles_drawn):
        out = position.tiles_out | _set_of(position.tiles)
        tile = fate.draw(position.components.tile_bag, weights(~out, QUARANTIA + 1))
        position.tiles += (tile,)
    # They come out of the bag together, so their order tells nothing.
    position.tiles = tuple(sorted(position.tiles))
    position.tell("tiles_drawn", *position.tiles)


def votes_of(position: Venetia, seat: int) -> int:
    """Family card, Action cards, and what the player has in the drawn Sestieri (VNZ-3.2, 19.6, 24.2)."""
    components = position.components
    total = components.family_value[position.candidates[seat]]
    total += sum([components.card_value[card] for card in position.votes[seat] if card != NONE])
    drawn = [tile for tile in position.tiles if tile != QUARANTIA]
    for sestiere in drawn:
        total += position.ducats[seat * SESTIERI + sestiere] * components.ducat_votes
    if position.tiles and position.rules.monuments_vote_everywhere:  # VNZ-25.6
        drawn = list(range(SESTIERI))
    for sestiere in drawn:
        place = seat * SESTIERI + sestiere
        total += position.coloured[place] * components.coloured_votes
        total += position.grey[place] * components.grey_votes
    return total


def leaders(position: Venetia, totals: list[int]) -> list[int]:
    """Most votes, then the higher Family card (VNZ-3.3, VNZ-3.4, VNZ-19.8)."""
    value = position.components.family_value
    worth = [(total, value[position.candidates[seat]]) for seat, total in enumerate(totals)]
    most = max(worth)
    return [seat for seat in range(position.seats) if worth[seat] == most]


class Tie(Step[Venetia]):
    """The Doge leaving office chooses among the tied players (VNZ-19.8, VNZ-R46)."""

    name: ClassVar[str] = "tie"
    clause: ClassVar[str] = "VNZ-19.8"
    fields: ClassVar[tuple[str, ...]] = ("seat", "election", "tied")

    def __init__(self, seat: int, election: int, tied: int) -> None:
        super().__init__(seat)
        self.election = election
        self.tied = tied

    def options(self, position: Venetia, seat: int) -> list[Move]:
        return [("elect", other) for other in members(self.tied)]

    def play(self, position: Venetia, seat: int, verb: str, noun: int, fate: Fate) -> None:
        conclude(position, self.election, noun)

    def refuse(self, position: Venetia, seat: int, verb: str, noun: int) -> Saying:
        if verb != "elect":
            return Saying("why-not-asked", self.clause)
        if noun >= position.seats:
            return Saying("why-no-player", "VNZ-1.1", family=noun)
        return Saying("why-not-tied", "VNZ-19.8", seat=noun)


# ---- after it


def conclude(position: Venetia, election: int, winner: int) -> None:
    """The winner takes office, or the points of the final election (VNZ-19.9 to 19.15, VNZ-21.10)."""
    card = position.candidates[winner]
    if election == FINAL:
        value = position.components.family_value[card]
        position.points[winner] += value
        position.tell("final_election_won", winner, card, value)
        _clear(position)
        finish(position)
        return
    if election != FIRST or not position.rules.first_families_return:  # VNZ-25.15
        _put_cards_away(position, winner)
    if position.tiles:
        _empty_sestieri(position)
    if position.infamy == winner:  # VNZ-19.10
        position.infamy = NOBODY
        position.tell("infamy_discarded", winner)
    position.doge = winner
    two_players = position.seats == 2
    position.office = (
        position.rules.two_player_tokens if two_players else position.components.doge_tokens
    )  # 19.11
    position.tell("elected", winner, card, position.office)
    _clear(position)


def _clear(position: Venetia) -> None:
    position.candidates = (NONE,) * position.seats
    position.votes = ((),) * position.seats
    position.tiles = ()


def _put_cards_away(position: Venetia, winner: int) -> None:
    """The winner's card on the board, the others discarded but for those of value 1 (VNZ-19.12, 19.14)."""
    family = list(position.family)
    for seat, card in enumerate(position.candidates):
        if seat == winner or not position.components.reusable >> card & 1:
            family[seat] &= ~(1 << card)
    position.family = tuple(family)
    position.board = position.candidates[winner]


def _empty_sestieri(position: Venetia) -> None:
    """Ducats go back and Monuments turn grey there; the tiles stay out, or all return (19.13, 19.15)."""
    ducats, coloured, grey = list(position.ducats), list(position.coloured), list(position.grey)
    for sestiere in position.tiles:
        if sestiere == QUARANTIA:
            continue
        position.tiles_out |= 1 << sestiere
        for seat in range(position.seats):
            place = seat * SESTIERI + sestiere
            grey[place] += coloured[place]
            ducats[place] = coloured[place] = 0
    position.ducats, position.coloured, position.grey = tuple(ducats), tuple(coloured), tuple(grey)
    if QUARANTIA in position.tiles or position.tiles_out == _ALL_SESTIERI:
        position.tiles_out = 0
        position.tell("tiles_shuffled")
