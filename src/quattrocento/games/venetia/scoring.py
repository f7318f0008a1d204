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


def hold_scorings(game: Venetia, at_end_of_turn: bool = False) -> None:
    """Every scoring that is due now, in order; after the third the game ends (VNZ-18.10, VNZ-25.3)."""
    ending = game.enemies <= LEFTMOST
    if game.epoch == STRUGGLE and not ending and not game.first_due:
        return
    if ending or at_end_of_turn or not game.rules.scores_at_end_of_turn:
        if game.first_due:  # VNZ-R11: the Struggle goes on
            game.first_due = False
            _score(game, 1)
        elif game.epoch == RISE and game.venice >= game.components.first_scoring:
            _score(game, 1)
            _begin_epoch(game, APOGEE)
        if game.epoch != STRUGGLE and have_met(game):
            _score(game, 2)
            _begin_epoch(game, STRUGGLE)
    if ending:
        _score(game, 3)
        game.stack.clear()  # VNZ-4.6: no further step is played
        hold_election(game, FINAL)


def _begin_epoch(game: Venetia, epoch: int) -> None:
    game.epoch = epoch
    game.tell("epoch_began", epoch)


def _reveal_tokens(game: Venetia, seat: int) -> None:
    """All VP tokens are shown, those that do not count too (VNZ-21.4)."""
    for token, number in enumerate(game.vp_tokens[seat]):
        if number:
            game.tell("vp_tokens_revealed", seat, token, number)


def _score(game: Venetia, scoring: int) -> None:
    """One scoring for all players; then VP tokens and kept Doge tokens return (VNZ-21.7)."""
    game.tell("scoring_began", scoring)
    for seat in range(game.seats):
        _reveal_tokens(game, seat)
        parts = (
            presence(game, seat),
            podesta_points(game, seat),
            token_points(game, seat),
            doge_points(game, seat),
            monument_points(game, seat),
            kingdom_points(game, seat) if scoring == 3 else 0,
        )
        game.points[seat] += sum(parts)
        game.tell("scored", seat, *parts, sum(parts), game.points[seat])
    game.kept = (0,) * game.seats
    game.vp_tokens = ((0,) * len(game.components.vp_value),) * game.seats
    if game.rules.all_tokens_score:
        game.office = 0
