"""Positions and steps: who is asked what, in what order, and how it ends."""

import pytest

from ambush import GAME
from ambush.components import GUARD, RELIC, SPY
from ambush.knowledge import UNKNOWN
from ambush.position import Ambush
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.move import IllegalMove, Move
from quattrocento.kernel.saying import Spoken
from quattrocento.kernel.seats import SPECTATOR


def begin(dealt: str, seats: int = 3, **settings: bool | int) -> Ambush:
    position: Ambush = GAME.start(seats, settings, Stated(dealt))
    position.events = None
    return position


def play(position: Ambush, *moves: str, fate: str = "") -> Ambush:
    """Moves as in a record, ``"0 wait"``; fate speaks during the last of them."""
    for number, line in enumerate(moves, 1):
        seat, _, text = line.partition(" ")
        stated = Stated(fate if number == len(moves) else "")
        position.play(int(seat), GAME.notation.parse(text), stated)
        assert stated.left() == []
    return position


def texts(position: Ambush, seat: int) -> list[str]:
    return [GAME.notation.text(move) for move in position.options(seat)]


def plotting(dealt: str = "guard spy relic", **settings: bool | int) -> Ambush:
    return play(begin(dealt, **settings), "0 wait", "1 wait", "2 wait")


# ---- one after the other, by themselves, and together


def test_the_rules_go_on_by_themselves_to_the_first_decision() -> None:
    position = begin("guard spy relic")
    assert position.hands == [[GUARD], [SPY], [RELIC]]
    assert position.waiting() == (0,)
    assert texts(position, 0) == ["scout", "wait"]
    assert [step.name for step in position.stack] == ["round", "reveal", "plot", "scout", "scout", "scout"]


def test_nobody_else_has_options() -> None:
    position = begin("guard spy relic")
    for seat in (1, 2, 3, SPECTATOR):
        assert position.options(seat) == []


def test_a_lone_answer_is_taken_without_asking() -> None:
    position = play(begin("guard spy", seats=2), "0 scout")
    assert position.coins == [1, 2]
    assert position.view(0).hands == [[GUARD], [SPY]]
    assert [step.name for step in position.stack[-2:]] == ["scout", "scout"]
    asked = play(begin("guard spy relic"), "0 scout")
    assert texts(asked, 0) == ["peek 1", "peek 2"]


def test_all_choose_together_in_any_order() -> None:
    position = play(plotting(), "2 road wood", "0 road wood", "2 stake 1", "0 trust")
    assert position.waiting() == (1,)
    assert texts(position, 1) == ["road hills", "road river", "road wood"]
    assert position.options(0) == []
    play(position, "1 road hills")
    assert texts(position, 1) == ["trust", "stake 0", "stake 1", "stake 2"]


def test_in_whatever_order_they_choose_it_comes_to_the_same() -> None:
    one = play(plotting(), "0 road wood", "0 trust", "1 road wood", "1 stake 1", "2 road hills")
    other = play(plotting(), "2 road hills", "1 road wood", "0 road wood", "1 stake 1", "0 trust")
    assert GAME.write(one) == GAME.write(other)


# ---- nested steps: an ambush, a guard against it, a spy against the guard


def ambushed(dealt: str = "guard spy relic", **settings: bool | int) -> Ambush:
    return play(
        plotting(dealt, **settings),
        *("2 road hills", "2 trust", "0 road wood", "0 trust", "1 road wood", "1 stake 1"),
    )


def test_steps_stand_on_steps() -> None:
    position = ambushed()
    assert [step.name for step in position.stack] == ["round", "strike", "ward"]
    assert texts(position, 0) == ["play guard", "pass"]
    play(position, "0 play guard")
    assert [step.name for step in position.stack] == ["round", "strike", "answer"]
    assert position.waiting() == (1,)
    play(position, "1 pass", fate="guard guard guard")
    assert position.lives == [2, 2, 2]
    assert position.round == 2


def test_a_spy_undoes_a_guard() -> None:
    position = play(ambushed(), "0 play guard", "1 play spy", fate="hurt guard guard guard")
    assert position.lives == [1, 2, 2]
    assert position.discarded == [1, 1, 0]


def test_who_has_a_card_is_asked_whatever_it_is() -> None:
    position = ambushed("relic relic relic")
    assert position.waiting() == (0,)
    assert texts(position, 0) == ["pass"]


def test_steps_of_the_rules_are_values() -> None:
    position = ambushed()
    assert position.copy().stack == position.stack
    assert position.stack[-1].values() == {"seat": 0, "opponent": 1}


# ---- a seat that is out


def test_who_is_out_is_not_asked_any_more() -> None:
    position = ambushed(cruel=True)
    position.lives[0] = 1
    play(position, "0 pass", fate="spy spy")
    assert position.lives == [0, 2, 2]
    assert position.hands[0] == []
    assert position.waiting() == (1,)
    play(position, "1 wait", "2 wait")
    assert position.waiting() == (1, 2)
    assert position.options(0) == []
    assert refused(position, 0, ("road", 0)).reason.message == "why-not-your-turn"


def test_the_last_one_alive_wins() -> None:
    position = ambushed(cruel=True)
    position.lives = [1, 2, 0]
    position.hands[2] = position.known[2] = position.serials[2] = []
    play(position, "0 pass")
    assert position.result is not None
    assert (position.result.winners, position.result.reason) == ((1,), "last")
    assert position.waiting() == ()
    assert position.stack == []
    for seat in (0, 1, 2, SPECTATOR):
        assert position.options(seat) == []


# ---- refusals


def refused(position: Ambush, seat: int, move: Move) -> IllegalMove:
    before = GAME.write(position)
    with pytest.raises(IllegalMove) as error:
        position.play(seat, move, Stated())
    assert GAME.write(position) == before
    return error.value


def refused_reason(position: Ambush, seat: int, move: Move) -> tuple[str, str, dict[str, Spoken]]:
    reason = refused(position, seat, move).reason
    return reason.message, reason.clause, reason.about


def test_reasons() -> None:
    position = plotting()
    assert refused_reason(position, 0, ("wait", 0)) == ("why-not-asked", "AMB-4", {})
    play(position, "0 road wood")
    assert refused_reason(position, 0, ("stake", 3)) == ("why-stake", "AMB-4", {"most": 2})
    play(position, "0 trust")
    assert refused_reason(position, 0, ("trust", 0)) == ("why-not-your-turn", "AMB-4", {"seat": 1})
    assert refused_reason(position, SPECTATOR, ("trust", 0))[0] == "why-not-your-turn"


def test_after_the_end_nothing_is_legal() -> None:
    position = ambushed(cruel=True)
    position.lives = [1, 2, 0]
    position.hands[2] = position.known[2] = position.serials[2] = []
    play(position, "0 pass")
    assert refused_reason(position, 1, ("wait", 0)) == ("why-game-over", "", {})


# ---- events and views


def test_events_are_told_only_while_somebody_listens() -> None:
    position = play(begin("guard spy relic"), "0 scout")
    position.play(0, ("peek", 1), Stated())
    assert position.events is None
    position.events = []
    play(position, "0 scout", "0 peek 2")
    assert [event.name for event in position.events] == ["peeked", "saw_card"]
    assert [event.visible_to(1) for event in position.events] == [True, False]
    assert [event.visible_to(2) for event in position.events] == [True, True]
    assert [event.visible_to(SPECTATOR) for event in position.events] == [True, False]


def test_who_looked_at_a_hand_remembers_it() -> None:
    position = play(begin("guard spy relic"), "0 scout", "0 peek 1")
    assert position.view(0).hands == [[GUARD], [SPY], [UNKNOWN]]
    assert position.view(1).hands == [[UNKNOWN], [SPY], [UNKNOWN]]
    assert position.view(SPECTATOR).hands == [[UNKNOWN]] * 3


def test_equal_views_of_different_positions() -> None:
    one, other = begin("guard spy relic"), begin("guard relic spy")
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)
    assert one.view(SPECTATOR) == other.view(SPECTATOR)
