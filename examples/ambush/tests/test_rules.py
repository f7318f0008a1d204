"""The clauses of Ambush, each with a test that states its position and its fate."""

import pytest

from ambush import GAME
from ambush.position import Ambush
from quattrocento import IllegalMove, Stated, Table, new_table
from quattrocento.testing import rule


def begun(dealt: str = "guard spy relic", cruel: bool = False) -> Table:
    """A new game for three with these cards."""
    return new_table(GAME, 3, {"cruel": cruel}, Stated(dealt))


def on(table: Table) -> Ambush:
    """What lies on the table."""
    assert isinstance(table.position, Ambush)
    return table.position


def play(table: Table, *lines: str) -> Table:
    """Moves as in a record, with what fate says: ``"0 pass ; hurt"``."""
    for line in lines:
        body, _, said = line.partition(";")
        seat, _, text = body.strip().partition(" ")
        table.play(int(seat), GAME.notation.parse(text), Stated(said))
    return table


def ambushed(cruel: bool = False) -> Table:
    """Seat 1 has ambushed seat 0 on the river; seat 2 travelled alone."""
    table = play(begun(cruel=cruel), "0 wait", "1 wait", "2 wait")
    roads = play(table, "0 road river", "1 road river", "2 road wood")
    return play(roads, "0 stake 0", "1 stake 2", "2 stake 1")


@rule("AMB-1")
@rule("AMB-2")
def test_everybody_begins_with_two_lives_two_coins_and_one_card() -> None:
    position = on(begun())
    assert (position.lives, position.coins) == ([2, 2, 2], [2, 2, 2])
    assert [len(hand) for hand in position.hands] == [1, 1, 1]


@rule("AMB-3")
def test_a_look_at_a_hand_costs_a_coin_and_only_the_two_see_it() -> None:
    table = play(begun(), "0 scout", "0 peek 2")
    assert on(table).coins == [1, 2, 2]
    seen = [table.position.view(seat).as_json()["hands"][2] for seat in range(3)]
    assert seen == [[2], [-1], [2]]


@rule("AMB-3")
def test_without_a_coin_nobody_looks() -> None:
    table = play(begun(), "0 scout", "0 peek 1", "0 scout", "0 peek 2")
    with pytest.raises(IllegalMove) as refused:
        play(table, "0 scout")
    assert refused.value.clause == "AMB-3"


@rule("AMB-4")
def test_the_choice_is_made_together_and_in_secret() -> None:
    table = play(begun(), "0 wait", "1 wait", "2 wait")
    assert table.position.waiting() == (0, 1, 2)
    play(table, "2 road wood")
    assert table.position.view(2).as_json()["road"] == 2
    assert table.position.view(0).as_json()["road"] == -1


@rule("AMB-5")
def test_who_travels_alone_earns_a_coin_and_the_stake_again() -> None:
    assert on(ambushed()).coins[2] == 2 + 1 + 1


@rule("AMB-6")
def test_a_guard_wards_an_ambush_off_and_a_spy_undoes_it() -> None:
    table = play(ambushed(), "0 play guard")
    assert table.position.waiting() == (1,)
    warded = play(table, "1 pass ; guard guard guard")
    assert on(warded).lives == [2, 2, 2]
    struck = play(play(ambushed(), "0 play guard"), "1 play spy ; hurt guard guard guard")
    assert on(struck).lives == [1, 2, 2]


@rule("AMB-7")
@pytest.mark.parametrize(("said", "lives"), [("hurt", 1), ("safe", 2)])
def test_the_die_says_whether_a_life_is_lost(said: str, lives: int) -> None:
    assert on(play(ambushed(), f"0 pass ; {said} spy spy spy")).lives[0] == lives


@rule("AMB-7")
def test_on_cruel_roads_no_die_is_asked() -> None:
    assert on(play(ambushed(cruel=True), "0 pass ; spy spy spy")).lives[0] == 1


@rule("AMB-8")
def test_relics_count_two_when_the_game_is_over() -> None:
    position = on(begun("relic spy guard"))
    assert position.scores() == (2, 2, 2)
    position.lives[1] = position.lives[2] = 0
    position.hands[1], position.hands[2] = [], []
    assert position.worth() == [4, 2, 2]
