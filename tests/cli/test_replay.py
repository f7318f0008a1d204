"""Records told: in sentences, from a seat's eyes, and as data."""

import json
import random
from pathlib import Path

import pytest

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.registry import game
from quattrocento.kernel.table import new_table
from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of random moves."""
    rng = random.Random(3)
    table = new_table(game("magnifico"), 3, None, Dice(rng=rng))
    while table.position.result is None:
        seat = table.position.waiting()[0]
        table.play(seat, rng.choice(table.position.options(seat)), Dice(rng=rng))
    file = tmp_path_factory.mktemp("records") / "finished.record"
    file.write_text(table.record.text(), encoding="utf-8")
    return file


@pytest.fixture
def bidding(run: Run, tmp_path: Path) -> Path:
    """A game in which seat 1 and seat 2 have bid and seat 0 has not."""
    file = tmp_path / "bidding.record"
    run(
        "play",
        "--terminal",
        "--bots",
        "random",
        "--seats",
        "3",
        "--seed",
        "3",
        "--save",
        file,
        piped="1\n1\n",
    )
    assert file.read_text().count(" bid ") == 2
    return file


def test_a_game_is_told_to_its_end_with_board_and_result(run: Run, finished: Path) -> None:
    outcome = run("replay", finished)
    assert outcome.code == 0
    assert "Round 1 begins." in outcome.out
    assert "wins the game" in outcome.out
    assert "\n1. " in outcome.out[outcome.out.index("wins the game") :]


def test_as_data(run: Run, finished: Path) -> None:
    data = json.loads(run("replay", finished, "--json").out)
    assert data["game"] == "magnifico"
    assert data["seats"] == 3
    assert len(data["result"]["winners"]) == 1
    assert sorted(data["result"]["ranking"]) == [0, 1, 2]
    assert all(move["texts"] is not None and move["move"] for move in data["moves"])
    magnifico = game("magnifico")
    assert magnifico.write(magnifico.read(data["position"])) == data["position"]


def test_up_to_a_move(run: Run, finished: Path) -> None:
    data = json.loads(run("replay", finished, "--to", "5", "--json").out)
    assert [move["number"] for move in data["moves"]] == [1, 2, 3, 4, 5]
    assert data["result"] is None
    assert "still going on" in run("replay", finished, "--to", "5").out


def test_a_seat_is_not_told_what_it_could_not_see(run: Run, bidding: Path) -> None:
    mine = [line for line in bidding.read_text().splitlines() if line.startswith("1 bid")]
    data = json.loads(run("replay", bidding, "--seat", "1", "--json").out)
    told = {(move["seat"], move["move"]) for move in data["moves"][-2:]}
    assert told == {(1, mine[0].partition(" ")[2]), (2, "?")}
    assert data["position"] is None
    out = run("replay", bidding, "--seat", "1").out
    assert "Lorenzo seals a bid. (Bid " in out
    assert "Isabella seals a bid.\n" in out


def test_without_a_seat_everything_is_open(run: Run, bidding: Path) -> None:
    data = json.loads(run("replay", bidding, "--json").out)
    assert all(move["move"].startswith("bid ") for move in data["moves"][-2:])
    assert "bid = " in data["position"]
    assert run("replay", bidding).out.count("seals a bid. (Bid ") == 2


def test_in_italian(run: Run, finished: Path) -> None:
    out = run("replay", finished, "--lang", "it").out
    assert "vince la partita" in out
    assert "wins" not in out
