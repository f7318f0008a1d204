"""The arithmetic of the client's bench, and the game that it shows."""

import pytest

from bench.client.report import Frame, Measured, percentile, row
from bench.client.script import SEATS, script
from bench.server_process import BenchError
from quattrocento.kernel import registry
from quattrocento.kernel.fate import Dice


@pytest.mark.parametrize(
    ("values", "share", "found"),
    [
        ([7.0], 0.95, 7.0),
        ([3.0, 1.0, 2.0], 0.5, 2.0),
        (list(range(100, 0, -1)), 0.95, 95),
        (list(range(1, 21)), 0.95, 19),
        ([1.0, 2.0], 0.0, 1.0),
        ([1.0, 2.0], 1.0, 2.0),
    ],
)
def test_a_percentile_is_one_of_the_values(values: list[float], share: float, found: float) -> None:
    assert percentile(values, share) == found


def test_a_row_tells_frames_behind_a_long_log_apart() -> None:
    frames = [Frame(10.0, 1000, 5), Frame(20.0, 3000, 399), Frame(40.0, 5000, 400)]
    measured = Measured(frames, [80.0, 120.0, 100.0], {"a": 1500, "b": 2500}, {"a": 600})
    assert row(measured) == ["3", "20.0 / 40.0", "1", "40.0 / 40.0", "100", "3.0", "4", "1"]


def test_a_row_without_a_long_log_says_so() -> None:
    measured = Measured([Frame(10.0, 1000, 5)], [80.0], {}, {})
    assert row(measured)[2:4] == ["0", "-"]


def test_the_script_is_a_game_under_its_seed() -> None:
    game = registry.game("magnifico")
    played = script(game, 10)
    assert played == script(game, 10)
    fate = Dice(played.seed)
    position = game.start(SEATS, None, fate)
    for seat, move in played.moves:
        assert move in position.options(seat)
        position.play(seat, move, fate)


def test_a_script_that_no_game_is_long_enough_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.client.script._MOST_SEEDS", 1)
    monkeypatch.setattr("bench.client.script._MOST_MOVES", 20)
    with pytest.raises(BenchError, match="no game of magnifico is long enough"):
        script(registry.game("magnifico"), 30)
