"""Scoring, VNZ-21, and when it is held, VNZ-18.4 to VNZ-18.6 and VNZ-18.9."""

from quattrocento.games.venetia.components import APOGEE, LEFTMOST, RISE, STRUGGLE
from quattrocento.games.venetia.election import FINAL, hold_election
from quattrocento.games.venetia.forecast import (
    doge_points,
    kingdom_points,
    monument_points,
    podesta_points,
    presence,
    token_points,
)
from quattrocento.games.venetia.power import have_met
from quattrocento.games.venetia.state import Venetia


def hold_scorings(position: Venetia, at_end_of_turn: bool = False) -> None:
    """Every scoring that is due now, in order; after the third the game ends (VNZ-18.10, VNZ-25.3)."""
    ending = position.enemies <= LEFTMOST
    if position.epoch == STRUGGLE and not ending and not position.first_due:
        return
    if ending or at_end_of_turn or not position.rules.scores_at_end_of_turn:
        if position.first_due:  # VNZ-R11: the Struggle goes on
            position.first_due = False
            _score(position, 1)
        elif position.epoch == RISE and position.venice >= position.components.first_scoring:
            _score(position, 1)
            _begin_epoch(position, APOGEE)
        if position.epoch != STRUGGLE and have_met(position):
            _score(position, 2)
            _begin_epoch(position, STRUGGLE)
    if ending:
        _score(position, 3)
        position.stack.clear()  # VNZ-4.6: no further step is played
        hold_election(position, FINAL)


def _begin_epoch(position: Venetia, epoch: int) -> None:
    position.epoch = epoch
    position.tell("epoch_began", epoch)


def _reveal_tokens(position: Venetia, seat: int) -> None:
    """All VP tokens are shown, those that do not count too (VNZ-21.4)."""
    for token, number in enumerate(position.vp_tokens[seat]):
        if number:
            position.tell("vp_tokens_revealed", seat, token, number)


def _score(position: Venetia, scoring: int) -> None:
    """One scoring for all players; then VP tokens and kept Doge tokens return (VNZ-21.7)."""
    position.tell("scoring_began", scoring)
    for seat in range(position.seats):
        _reveal_tokens(position, seat)
        parts = (
            presence(position, seat),
            podesta_points(position, seat),
            token_points(position, seat),
            doge_points(position, seat),
            monument_points(position, seat),
            kingdom_points(position, seat) if scoring == 3 else 0,
        )
        position.points[seat] += sum(parts)
        position.tell("scored", seat, *parts, sum(parts), position.points[seat])
    position.kept = (0,) * position.seats
    position.vp_tokens = ((0,) * len(position.components.vp_value),) * position.seats
    if position.rules.all_tokens_score:
        position.office = 0
