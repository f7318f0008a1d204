"""The end of the game (MAG-11) and who wins it."""

from typing import Any

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.position import Result
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import magnifico

DRAWN = {3: "tank_colossus bombard", 4: "tank_colossus tank_fan_gun bombard"}


def result(scenario: Scenario) -> Result:
    found: Result = scenario.position.result
    assert found is not None
    return found


def scoring_order(scenario: Scenario) -> list[int]:
    return [about[0] for about in scenario.told("scored")]


@rule("MAG-11.1")
@pytest.mark.parametrize(("before", "after"), [(28, 30), (29, 31)])
def test_11_1_who_reaches_or_passes_the_target_wins(before: int, after: int) -> None:
    scenario = magnifico(points=[before, 0, 0])
    scenario.play("pass")
    assert result(scenario).winners == (0,)
    assert scenario.position.points[0] == after
    assert scenario.waiting == ()
    assert scenario.told("won") == [(0, after)]


@rule("MAG-11.1")
def test_11_1_one_point_less_does_not_win() -> None:
    scenario = magnifico(points=[27, 0, 0])
    scenario.play("pass", fate=DRAWN[3])
    assert scenario.position.points[0] == 29
    assert scenario.position.result is None
    assert scenario.step == "bids"


@rule("MAG-11.1", "MAG-R49", "MAG-E31", "MAG-10.7")
def test_e31_28_points_and_the_first_airplane_win_in_the_middle_of_the_turn() -> None:
    scenario = magnifico(points=[28, 0, 0], field={0: "airplane_glider"}, rome="0: 5 soldiers, castle")
    assert "invade naples" in scenario.options()
    scenario.play("airplane rome")
    assert scenario.position.points == [30, 0, 0]
    assert result(scenario).winners == (0,)
    assert scenario.options(0) == []
    assert scenario.refused("0: invade naples").message == "why-game-over"
    assert not scenario.told("scored")


@rule("MAG-11.1", "MAG-R49")
def test_r49_27_points_and_the_first_airplane_do_not_win() -> None:
    scenario = magnifico(points=[27, 0, 0], field={0: "airplane_glider"}, rome="0: 5 soldiers, castle")
    scenario.play("airplane rome")
    assert scenario.position.result is None
    assert "invade naples" in scenario.options()


@rule("MAG-11.1", "MAG-R49")
def test_r49_a_work_of_art_wins_at_once() -> None:
    scenario = magnifico(points=[0, 26, 29], turn=1, archive={1: "art_last_supper"}, rome="1: 5 soldiers")
    scenario.play("field art_last_supper")
    assert result(scenario).winners == (1,)
    assert scenario.position.points == [0, 30, 29]


@rule("MAG-11.1", "MAG-R49")
def test_r49_the_first_perfect_city_wins_at_once() -> None:
    scenario = magnifico(points=[0, 28, 0], turn=1, rome="1: 5 soldiers, castle, 3 towers")
    scenario.play("tower rome")
    assert result(scenario).winners == (1,)


@rule("MAG-11.2", "MAG-11.4", "MAG-R48")
def test_11_2_the_player_with_most_points_before_scoring_comes_first() -> None:
    # the holder would reach 34, but the player ahead of him reaches 31 before he is counted
    scenario = magnifico(
        points=[28, 29, 0],
        holder=0,
        field={0: "bombard"},
        rome="0: 1 soldier, castle",
        naples="1: 1 soldier",
        athens="1: 1 soldier",
    )
    scenario.play("pass")
    assert result(scenario).winners == (1,)
    assert scenario.position.points == [28, 31, 0]
    assert scoring_order(scenario) == [1]


@rule("MAG-11.2")
def test_11_2_one_point_behind_the_same_player_comes_second() -> None:
    scenario = magnifico(
        points=[29, 28, 0],
        holder=0,
        naples="1: 1 soldier",
        athens="1: 1 soldier",
    )
    scenario.play("pass")
    assert result(scenario).winners == (0,)
    assert scenario.position.points == [31, 28, 0]


@rule("MAG-11.2", "MAG-11.4")
def test_11_4_the_first_in_order_may_miss_the_target_and_the_next_win() -> None:
    scenario = magnifico(points=[28, 29, 5], holder=0)
    scenario.play("pass")
    assert scoring_order(scenario) == [1, 0]
    assert result(scenario).winners == (0,)
    assert scenario.position.points == [30, 29, 5]


@rule("MAG-11.2", "MAG-R48")
def test_r48_each_player_adds_all_his_points_together() -> None:
    # counted kind by kind the holder would reach 30 with Leonardo before the other has the Crown
    scenario = magnifico(points=[28, 29, 0], holder=0, naples="1: 1 soldier", athens="1: 1 soldier")
    scenario.play("pass")
    assert result(scenario).winners == (1,)
    assert scenario.position.points == [28, 31, 0]


@rule("MAG-11.2", "MAG-R48")
def test_r48_the_winner_gets_the_whole_of_his_points() -> None:
    scenario = magnifico(points=[29, 0, 0], field={0: "bombard"}, rome="0: 1 soldier, castle, 4 towers")
    scenario.play("pass")
    assert scenario.position.points[0] == 29 + 2 + 2 + 2 + 1


@rule("MAG-11.2", "MAG-R48")
def test_r48_the_order_stays_that_of_the_points_before_scoring() -> None:
    # seat 2 overtakes seat 1 during the scoring, yet seat 1 keeps his place before seat 2
    scenario = magnifico(
        points=[3, 10, 9],
        holder=2,
        field={2: "bombard"},
        rome="2: 1 soldier, castle",
        naples="2: 1 soldier",
    )
    scenario.play("pass", fate="tank_colossus grapeshot")
    assert scoring_order(scenario) == [1, 2, 0]
    assert scenario.position.points == [3, 10, 9 + 2 + 2 + 2 + 2]


@rule("MAG-11.3")
@pytest.mark.parametrize(
    ("points", "holder", "order"),
    [
        ([5, 5, 5, 5], 0, [0, 1, 2, 3]),
        ([5, 5, 5, 5], 2, [2, 3, 0, 1]),
        ([5, 7, 5, 5], 2, [1, 2, 3, 0]),
        ([7, 5, 5, 7], 1, [3, 0, 1, 2]),
        ([1, 2, 3, 4], 0, [3, 2, 1, 0]),
    ],
)
def test_11_3_equal_points_holder_first_then_clockwise(
    points: list[int], holder: int, order: list[int]
) -> None:
    scenario = magnifico(4, points=points, holder=holder)
    scenario.play("pass", fate=DRAWN[4])
    assert scoring_order(scenario) == order


@rule("MAG-11.3", "MAG-11.4")
def test_11_3_of_two_equals_who_both_reach_the_target_the_holder_wins() -> None:
    land: dict[str, Any] = {"naples": "0: 1 soldier", "athens": "0: 1 soldier"}
    assert result(magnifico(points=[28, 0, 28], holder=2, **land).play("pass")).winners == (2,)


@rule("MAG-11.3", "MAG-11.4")
@pytest.mark.parametrize(("holder", "winner"), [(3, 0), (1, 2)])
def test_11_3_of_two_equals_without_leonardo_the_nearest_clockwise_wins(holder: int, winner: int) -> None:
    castles: dict[str, Any] = {"rome": "0: 1 soldier, castle", "naples": "2: 1 soldier, castle"}
    scenario = magnifico(4, points=[29, 0, 29, 0], holder=holder, **castles).play("pass")
    assert result(scenario).winners == (winner,)
    assert scenario.position.points[winner] == 30


@rule("MAG-R50")
def test_r50_losers_rank_by_their_points_at_that_moment() -> None:
    # seat 2 would have scored 2 and stood before seat 1
    scenario = magnifico(points=[29, 20, 19], holder=0, field={2: "bombard"})
    scenario.play("pass")
    assert scenario.position.points == [31, 20, 19]
    assert result(scenario).ranking == (0, 1, 2)


@rule("MAG-R50", "MAG-11.4")
def test_r50_only_the_players_counted_before_the_winner_have_their_points() -> None:
    # all three stand equal: the holder is counted, the next one wins, the third is not counted
    castles: dict[str, Any] = {"rome": "1: 1 soldier, castle", "naples": "1: 1 soldier"}
    scenario = magnifico(points=[26, 26, 26], holder=0, field={2: "submarine"}, **castles).play("pass")
    assert scenario.position.points == [28, 30, 26]
    assert result(scenario).ranking == (1, 0, 2)


@rule("MAG-R50", "MAG-11.3")
@pytest.mark.parametrize(("holder", "ranking"), [(0, (1, 0, 2, 3)), (2, (1, 2, 3, 0)), (3, (1, 3, 0, 2))])
def test_r50_losers_with_equal_points_holder_first_then_clockwise(
    holder: int, ranking: tuple[int, ...]
) -> None:
    scenario = magnifico(4, turn=1, points=[9, 28, 9, 9], holder=holder, archive={1: "art_mona_lisa"})
    scenario.play("field art_mona_lisa")
    assert result(scenario).ranking == ranking


@rule("MAG-R66")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r66_a_game_in_which_nobody_ever_does_anything_still_ends(seats: int) -> None:
    position = GAME.start(seats, {"target_vp": 40}, Dice(5))
    idle = ("pass", "decline")
    while position.result is None:
        seat = position.waiting()[0]
        options = position.options(seat)
        lazy = [move for move in options if move[0] in idle]
        before = position.round, sum(position.points)
        position.play(seat, (lazy or options)[0], Dice(position.round))
        if position.round > before[0] > 0:
            assert sum(position.points) >= before[1] + 2
    assert position.round <= seats * 39 // 2 + 1
    assert max(position.points) >= 40
