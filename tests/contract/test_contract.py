"""The contract of every registered game; a new game joins by being registered."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quattrocento.bots.registry import bot
from quattrocento.contract import copies, fuzz
from quattrocento.contract.decisions import check_decision
from quattrocento.contract.players import Players
from quattrocento.contract.portrait import portrait, watchers
from quattrocento.contract.refusing import some_illegal
from quattrocento.contract.secrecy import check_imagined
from quattrocento.contract.texts import check_record, check_text
from quattrocento.contract.twins import check_indistinct, check_twins
from quattrocento.contract.undoing import Deed, check_undo, deed
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import IllegalMove, Move
from quattrocento.kernel.position import Position
from quattrocento.kernel.rulebook import rulebook
from quattrocento.kernel.setting import SettingValue
from quattrocento.kernel.table import new_table, table_from
from quattrocento.kernel.view import View
from tests.contract.playing import SEEDS, each_game, play_on, played, some_examples

DECISIONS = 4_000


@each_game
@pytest.mark.parametrize("seed", [1, 2])
def test_every_promise_holds_in_long_random_play(game: AnyGame, seed: int) -> None:
    found = fuzz(game, DECISIONS, seed)
    assert [(finding.promise, finding.message) for finding in found.violations] == []
    assert found.decisions >= DECISIONS


@each_game
def test_every_promise_holds_where_players_want_to_win(game: AnyGame) -> None:
    found = fuzz(game, 1_500, 1, chooser=bot("greedy").choose)
    assert [(finding.promise, finding.message) for finding in found.violations] == []
    assert found.decisions >= 1_500


def test_a_mind_plays_most_of_the_seats_and_sees_no_more_than_they_do() -> None:
    seen: list[View] = []

    def first(game: AnyGame, view: View, options: Sequence[Move], *_: Any) -> Move:
        seen.append(view)
        return options[0]

    fuzz(registry.game("magnifico"), 400, 1, chooser=first)
    assert 100 < len(seen) < 400
    assert all(view.seat >= 0 for view in seen)
    assert 600 < sum(Players(1000, random.Random(1), first).plays_to_win) < 800


@each_game
def test_fuzzing_reports_how_far_it_is(game: AnyGame) -> None:
    seen: list[tuple[int, int]] = []
    fuzz(game, 50, 3, lambda result: seen.append((result.decisions, result.games)))
    assert seen
    assert seen[-1][0] == 50


@each_game
@some_examples
@given(seed=SEEDS, moves=st.integers(0, 400))
def test_any_prefix_of_a_game_reads_back_and_replays(game: AnyGame, seed: int, moves: int) -> None:
    table = played(game, seed, moves)
    check_decision(game, table.position, set())
    check_text(game, table.position, random.Random(seed))
    check_record(table)


@each_game
@some_examples
@given(seed=SEEDS, moves=st.integers(0, 400))
def test_no_seat_can_tell_what_it_may_not_know(game: AnyGame, seed: int, moves: int) -> None:
    table = played(game, seed, moves)
    rng = random.Random(seed)
    for seat in watchers(table.position):
        check_imagined(game, table.position, seat, rng)
        check_twins(table, seat, rng)
    for seat in table.position.waiting():
        check_indistinct(table, seat, rng)


@each_game
@some_examples
@given(seed=SEEDS, moves=st.integers(0, 300), order=st.randoms(use_true_random=False))
def test_in_whatever_order_seats_choose_undo_keeps_its_limit(
    game: AnyGame, seed: int, moves: int, order: random.Random
) -> None:
    # From a text the table remembers nothing of before, so nothing of that can be undone or told.
    table = table_from(game, game.write(played(game, seed, moves).position))
    deeds: list[Deed] = []
    for _ in range(12):
        before = table.position
        if not before.waiting():
            break
        seat = order.choice(before.waiting())
        former = portrait(game, before)
        table.play(seat, order.choice(before.options(seat)), Dice(seed))
        deeds.append(deed(seat, before, table))
        check_undo(table, deeds, seat, former)
        for other in range(before.seats):
            if other != seat:
                check_undo(table, deeds, other, None)
    check_record(table)


@each_game
@some_examples
@given(one=SEEDS, other=SEEDS)
def test_same_seed_same_game_even_with_games_interleaved(game: AnyGame, one: int, other: int) -> None:
    seats = game.seat_counts[0]

    def begin(seed: int) -> tuple[Position, random.Random]:
        return game.start(seats, None, Dice(seed)), random.Random(seed)

    alone, mine = begin(one)
    copies.play_on(game, alone, mine, 60)
    first, rng = begin(one)
    second, disturbing = begin(other)
    for _ in range(60):
        copies.play_on(game, first, rng, 1)
        copies.play_on(game, second, disturbing, 1)
    assert portrait(game, first) == portrait(game, alone)


def every_value(game: AnyGame) -> list[tuple[str, SettingValue]]:
    return [(setting.name, value) for setting in game.settings for value in setting.values]


@each_game
def test_every_value_of_a_setting_can_be_played_at_every_number_of_seats(game: AnyGame) -> None:
    for seats in game.seat_counts:
        for name, value in every_value(game):
            table = new_table(game, seats, {name: value}, Dice(seats))
            play_on(table, random.Random(seats), 60)
            check_decision(game, table.position, set())
            check_record(table)


@each_game
def test_defaults_are_the_first_values(game: AnyGame) -> None:
    assert [setting.values[0] for setting in game.settings] == [
        setting.default for setting in game.settings
    ]
    assert new_table(game, None, None, Dice(1)).record.settings == {}


@each_game
def test_every_clause_behind_a_question_or_a_refusal_is_in_the_rulebook(game: AnyGame) -> None:
    clauses = rulebook(game.name).clauses
    rng = random.Random(5)
    position = game.start(None, None, Dice(5))
    for _ in range(400):
        if not position.waiting():
            break
        assert position.stack[-1].clause in clauses
        for seat, move in some_illegal(game, position, rng):
            with pytest.raises(IllegalMove) as refused:
                position.play(seat, move, Dice(5))
            assert refused.value.clause in clauses
        copies.play_on(game, position, rng, 1)
