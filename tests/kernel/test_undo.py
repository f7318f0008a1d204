"""Undo is computed: back to the last time that fate spoke, something was shown, or the choice passed on."""

from copy import deepcopy

import pytest

from ambush import GAME
from ambush.components import BAG, UNSET
from ambush.position import Ambush
from ambush.rules import Plot
from quattrocento.kernel import undo
from quattrocento.kernel.fate import Dice, Fate
from quattrocento.kernel.move import Move
from quattrocento.kernel.table import Table, UndoError, new_table
from tests.ambush_tables import begin, play, plotting


def reason(table: Table, seat: int) -> str:
    before = state(table)
    with pytest.raises(UndoError) as refused:
        table.undo(seat)
    assert state(table) == before
    return refused.value.reason.message


def state(table: Table) -> list[object]:
    """All that a table holds."""
    position = GAME.write(table.position)
    kept = [happening.before and GAME.write(happening.before) for happening in table.happenings]
    facts = [happening.facts for happening in table.happenings]
    seen = [(table.seen_record(seat), table.hidden_from(seat)) for seat in range(table.position.seats)]
    return [table.record.text(), position, kept, facts, deepcopy(table.log(0)), seen]


def moves(table: Table) -> list[str]:
    return [entry.text() for entry in table.record.entries]


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert reason(begin(), 0) == undo.NOTHING


def test_a_move_is_taken_back_while_the_same_seat_goes_on_choosing() -> None:
    table = begin()
    before = GAME.write(table.position)
    play(table, "0 scout")
    assert table.undoable(0) == 0
    assert table.undo(0) == ("scout", 0)
    assert GAME.write(table.position) == before
    assert table.record.entries == []
    assert reason(table, 0) == undo.NOTHING


def test_what_was_shown_stays() -> None:
    table = play(begin(), "0 scout", "0 peek 1")
    assert reason(table, 0) == undo.REVEAL
    play(table, "0 scout")
    table.undo(0)
    assert moves(table) == ["0 scout", "0 peek 1"]


def test_looking_at_what_is_known_already_shows_nothing() -> None:
    table = play(begin(), "0 scout", "0 peek 1", "0 scout", "0 peek 1")
    table.undo(0)
    table.undo(0)
    assert reason(table, 0) == undo.REVEAL


def test_fate_stays() -> None:
    table = plotting()
    play(table, "0 road wood", "0 trust", "1 road hills", "1 trust", "2 road river")
    play(table, "2 trust", fate="guard guard guard")
    assert reason(table, 2) == undo.FATE
    play(table, "0 scout")
    table.undo(0)
    assert reason(table, 2) == undo.FATE


def test_the_turn_passed_on() -> None:
    table = play(begin(), "0 wait")
    assert reason(table, 0) == undo.TURN
    assert reason(table, 1) == undo.TURN


def test_the_turn_has_passed_on_too_when_others_are_asked_besides() -> None:
    """The last to wait is asked again himself, together with all others."""
    table = plotting()
    assert table.position.waiting() == (0, 1, 2)
    assert reason(table, 2) == undo.TURN
    play(table, "0 road wood")
    assert reason(table, 2) == undo.TURN


def test_the_end_stays() -> None:
    table = new_table(GAME, 2, {"cruel": True, "rounds": 2}, Dice(1))
    while table.position.waiting():
        seat = table.position.waiting()[0]
        table.play(seat, table.position.options(seat)[-1], Dice(1))
    last = table.record.entries[-1].seat
    assert reason(table, last) in (undo.FATE, undo.REVEAL, undo.TURN)


# ---- sealed choices of several moves


def test_the_first_part_of_a_sealed_choice_is_taken_back_though_another_has_chosen() -> None:
    table = play(plotting(), "0 road wood", "1 road hills", "1 stake 1")
    table.undo(0)
    assert moves(table)[3:] == ["1 road hills", "1 stake 1"]
    assert table.position.waiting() == (0, 2)
    play(table, "0 road river", "0 trust")
    same = play(plotting(), "1 road hills", "1 stake 1", "0 road river", "0 trust")
    assert GAME.write(table.position) == GAME.write(same.position)


def test_a_sealed_choice_that_is_finished_stays() -> None:
    table = play(plotting(), "0 road wood", "0 trust", "1 road hills")
    assert reason(table, 0) == undo.TURN
    table.undo(1)
    assert reason(table, 1) == undo.TURN


def test_several_take_back_their_parts_in_any_order() -> None:
    table = play(plotting(), "0 road wood", "1 road hills", "2 road river")
    table.undo(1)
    table.undo(0)
    assert moves(table)[3:] == ["2 road river"]
    table.undo(2)
    assert table.position.secrets().keys() == {"card 0", "card 1", "card 2"}


def follows(self: Plot, position: Ambush, seat: int) -> list[Move]:
    """In a doctored Ambush seat 1 can only follow seat 0, on the road that he chose."""
    return [("road", position.roads[0])]


def test_a_move_on_which_that_of_another_rests_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    table = play(plotting(), "2 road hills", "0 road wood")
    with monkeypatch.context() as doctored:
        doctored.setattr(Plot, "options", follows)
        play(table, "1 road wood")
        assert table.undoable(0) == 4
        assert reason(table, 0) == undo.OTHERS
    table.undo(1)
    table.undo(0)
    assert moves(table)[3:] == ["2 road hills"]


def test_a_move_stays_without_which_fate_would_have_to_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Plot.play

    def draws(self: Plot, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        if seat == 1 and position.roads[0] == UNSET:
            fate.draw(BAG, position.bag())
        choose(self, position, seat, verb, noun, fate)

    monkeypatch.setattr(Plot, "play", draws)
    table = play(plotting(), "0 road wood", "2 road hills", "1 road wood")
    assert reason(table, 0) == undo.OTHERS


def test_a_mistake_in_a_game_that_an_undo_comes_upon_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def breaks(self: Plot, position: Ambush, seat: int, verb: str, noun: int, fate: Fate) -> None:
        raise ZeroDivisionError

    table = play(plotting(), "0 road wood", "1 road wood", "2 road hills")
    before = state(table)
    monkeypatch.setattr(Plot, "play", breaks)
    with pytest.raises(ZeroDivisionError):
        table.undo(0)
    assert state(table) == before


def test_after_the_reveal_no_part_is_taken_back() -> None:
    table = play(plotting(), "0 road wood", "0 trust", "1 road wood", "1 trust", "2 road wood")
    play(table, "2 trust", fate="guard guard guard")
    for seat in range(3):
        assert reason(table, seat) in (undo.FATE, undo.TURN)


def test_only_what_may_be_taken_back_is_kept() -> None:
    table = play(begin(), "0 scout")
    assert table.happenings[0].before is not None
    play(table, "0 peek 1")
    assert [happening.before for happening in table.happenings] == [None, None]


# ---- the limit itself


@pytest.mark.parametrize(
    ("fate", "before", "after", "asked", "waiting", "limit"),
    [
        ((), {}, {}, (0,), (0,), ""),
        (("hit",), {}, {}, (0,), (0,), undo.FATE),
        ((), {"bid": (1,)}, {"bid": (1,)}, (0,), (0,), ""),
        ((), {"bid": (1,)}, {}, (0,), (0,), undo.REVEAL),
        ((), {"bid": (1,)}, {"bid": (0, 1)}, (0,), (0,), undo.REVEAL),
        ((), {}, {"bid": (0,)}, (0,), (0,), ""),
        ((), {}, {}, (0,), (1,), undo.TURN),
        ((), {}, {}, (0,), (), undo.TURN),
        ((), {}, {}, (0,), (0, 1), undo.TURN),
        ((), {}, {}, (0, 1), (0, 1), ""),
        ((), {}, {}, (0, 1), (1,), undo.TURN),
        (("hit",), {"bid": (1,)}, {}, (0,), (1,), undo.FATE),
    ],
)
def test_limits(
    fate: tuple[str, ...],
    before: dict[str, tuple[int, ...]],
    after: dict[str, tuple[int, ...]],
    asked: tuple[int, ...],
    waiting: tuple[int, ...],
    limit: str,
) -> None:
    assert undo.barrier(0, fate, before, after, asked, waiting) == limit
