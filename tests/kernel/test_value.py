"""Positions are values: equal when the same lies on the table, and shown as the reader of a test wants."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

from ambush import GAME
from quattrocento.kernel import english
from quattrocento.kernel.fate import Dice, Stated
from quattrocento.kernel.game import AnyGame, Game
from quattrocento.kernel.owner import game_of, game_of_clause
from quattrocento.kernel.position import Position, Result
from quattrocento.kernel.registry import games
from quattrocento.kernel.value import alike, fields_of

ALL: list[AnyGame] = [GAME, *games().values()]


def by_name(game: AnyGame) -> str:
    return game.name


def begin() -> Any:
    return GAME.start(3, None, Stated("guard spy relic"))


def played(game: AnyGame, moves: int = 120, seed: int = 3) -> Iterator[Any]:
    """The positions of a random game, one after the other."""
    rng, fate = random.Random(seed), Dice(seed)
    position = game.start(3, None, fate)
    for _ in range(moves):
        yield position
        if position.result is not None:
            return
        seat = rng.choice(position.waiting())
        position.play(seat, rng.choice(position.options(seat)), fate)


# ---- equality


@pytest.mark.parametrize("game", ALL, ids=by_name)
def test_a_copy_is_equal_until_one_of_them_goes_on(game: AnyGame) -> None:
    for position in played(game):
        other = position.copy()
        assert position == other
        if position.waiting():
            before = position.copy()
            other.play(other.waiting()[0], other.options(other.waiting()[0])[0], Dice(1))
            assert position != other
            assert position.differences(other) != []
            assert position == before


@pytest.mark.parametrize("game", games().values(), ids=by_name)
def test_what_is_written_and_read_again_is_equal(game: AnyGame) -> None:
    for number, position in enumerate(played(game)):
        if number % 20 == 0:
            assert game.read(game.write(position)) == position


def test_who_listens_and_what_was_worked_out_already_do_not_matter() -> None:
    one, other = begin(), begin().copy()
    one.events, other.events = [], None
    one.options(0)
    assert one == other


def test_the_differences_name_the_fields_with_both_values() -> None:
    one, other = begin(), begin()
    other.coins[1] = 5
    assert one.differences(other) == ["coins: [2, 2, 2] / [2, 5, 2]"]


def test_positions_of_different_classes_are_different_and_none_can_be_a_key() -> None:
    class Other(type(begin())):  # type: ignore[misc]
        pass

    position = begin()
    other = Other(3, position.components, position.rules)
    assert position.__eq__(other) is NotImplemented
    assert position != other
    assert position != "ambush"
    with pytest.raises(TypeError, match="unhashable"):
        hash(position)


def test_a_pickled_position_is_equal() -> None:
    for game in ALL:
        position = game.start(3, None, Dice(5))
        assert pickle.loads(pickle.dumps(position)) == position


class Bare:
    """An object with slots and without an equality."""

    __slots__ = ("inner", "number")

    def __init__(self, number: int, inner: object = None) -> None:
        self.number = number
        self.inner = inner


def test_plain_objects_are_compared_field_by_field_however_deep() -> None:
    assert fields_of(Bare(1)) == {"number": 1, "inner": None}
    assert alike({"a": [Bare(1, (Bare(2),))]}, {"a": [Bare(1, (Bare(2),))]})
    assert not alike({"a": [Bare(1, (Bare(2),))]}, {"a": [Bare(1, (Bare(3),))]})
    assert not alike([1, 2], [1, 2, 3])
    assert not alike([1], (1,))
    assert not alike(Bare(1), 1)
    assert not alike(object(), object())


# ---- what is shown


def test_a_position_shows_who_is_asked_what() -> None:
    position = begin()
    assert (
        repr(position) == "<Ambush, 3 seats, round 1, points [2, 2, 2]: seat 0 is asked scout, 2 options>"
    )
    position.play(0, ("scout", 0), Stated())
    assert repr(position) == "<Ambush, 3 seats, round 1, points [2, 2, 2]: seat 0 is asked peek, 2 options>"


def test_a_position_shows_all_who_choose_together_and_who_has_won() -> None:
    position = begin()
    for seat in range(3):
        position.play(seat, ("wait", 0), Stated())
    told = "all choose plot, options: seat 0 3, seat 1 3, seat 2 3"
    assert repr(position) == f"<Ambush, 3 seats, round 1, points [2, 2, 2]: {told}>"
    position.finish(Result((1,), "alone", (1, 0, 2)))
    assert repr(position) == "<Ambush, 3 seats, round 1, points [2, 2, 4]: won by seat 1 (alone)>"


def test_looking_at_a_position_in_the_middle_of_a_move_changes_nothing() -> None:
    position = begin()
    step = position.stack.pop()
    before = position.copy()
    assert repr(position)
    assert position == before
    position.then(step)
    position.play(0, ("wait", 0), Stated())
    position.stack.clear()
    assert repr(position) == "<Ambush, 3 seats, round 1, points [2, 2, 2]: in the middle of a move>"


@pytest.mark.parametrize("game", games().values(), ids=by_name)
def test_a_position_prints_its_board_and_what_each_seat_sees_besides(game: AnyGame) -> None:
    *_, position = played(game, 60)
    components = game.components_of(position)
    voice = english.speaker(game, position)
    text = str(position)
    for eyes in range(-1, position.seats):
        missing = [line for line in game.board(position.view(eyes), components, voice) if line not in text]
        assert missing == []
    assert text.endswith(f"\n\n{position!r}")
    assert "Seat 0" in text


def test_a_game_without_a_board_prints_its_positions_as_they_are_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = begin()
    monkeypatch.setattr(type(GAME), "board", Game.board)
    assert str(position) == f"{GAME.write(position)}\n{position!r}"


def test_a_position_that_no_game_has_claimed_can_be_shown_all_the_same() -> None:
    assert game_of(Position(2)) is None
    assert str(Position(2)) == "<Position, 2 seats: in the middle of a move>"


def test_games_are_found_by_their_positions_and_clauses() -> None:
    for game in ALL:
        assert game_of(game.start(3, None, Dice(1))) is game
        assert game_of_clause(f"{game.prefix}-1.1") is game
    assert game_of_clause("") is None
    assert game_of_clause("XXX-1") is None
