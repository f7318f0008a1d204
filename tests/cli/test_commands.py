"""The other commands: games, rules, components, simulate and fuzz."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quattrocento import contract
from quattrocento.bots.registry import bots
from quattrocento.contract import Finding, FuzzResult
from quattrocento.kernel.registry import game
from tests.cli.conftest import Run

# ---- games


def test_games_are_listed_with_seats_and_options(run: Run) -> None:
    (magnifico,) = [one for one in json.loads(run("games", "--json").out) if one["name"] == "magnifico"]
    assert magnifico["title"] == "Magnifico"
    assert magnifico["designers"] == ["Spartaco Albertarelli", "Angelo Zucca"]
    assert magnifico["seats"] == [3, 4, 5]
    target = magnifico["settings"][0]
    assert target == {
        "name": "target_vp",
        "title": "Victory target",
        "values": list(range(30, 41)),
        "default": 30,
        "clause": "MAG-14.1",
        "text": "Victory points needed to win.",
    }


def test_games_in_words(run: Run) -> None:
    assert "For 3 to 5 players" in run("games").out
    italian = run("games", "--lang", "it").out
    assert "Da 3 a 5 giocatori" in italian
    assert "Punti vittoria necessari per vincere" in italian


# ---- rules


def test_a_clause_in_both_languages(run: Run) -> None:
    assert "at least 10 florins" in run("rules", "magnifico", "MAG-5.3.6").out
    assert "almeno 10 fiorini" in run("rules", "magnifico", "5.3.6", "--lang", "it").out


def test_a_section_a_ruling_and_a_search(run: Run) -> None:
    section = json.loads(run("rules", "magnifico", "5.3", "--json").out)
    assert [one["clause"] for one in section][:2] == ["MAG-5.3.1", "MAG-5.3.2"]
    assert all(one["section"].startswith("5.3") for one in section)
    assert "Multiples of 10" in run("rules", "magnifico", "R7").out
    found = json.loads(run("rules", "--search", "landing SUBMARINE", "--json").out)
    assert "MAG-13.15" in [one["clause"] for one in found]


def test_coverage(run: Run) -> None:
    data = json.loads(run("rules", "magnifico", "--coverage", "--json").out)
    assert set(data) == {"clauses", "tested", "untested"}
    assert data["clauses"] == data["tested"] + len(data["untested"])
    assert f"{data['tested']} of {data['clauses']}" in run("rules", "--coverage").out


# ---- components


def test_components_with_their_origin(run: Run) -> None:
    cards = json.loads(run("components", "--kind", "cards", "--json").out)["components"]["cards"]
    assert {card["origin"] for card in cards} == {"seed", "found", "reconstructed"}
    assert "Gyroscope" in run("components", "--kind", "cards").out
    assert "Giroscopio" in run("components", "--kind", "cards", "--lang", "it").out
    assert "\ncards\n" in run("components").out


def test_a_good_pack_and_its_differences(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    text = (game("magnifico").package / "components.toml").read_text(encoding="utf-8")
    pack.write_text(text, encoding="utf-8")
    assert "changes nothing" in run("components", "--check", pack).out
    pack.write_text(text.replace("start_florins = 100", "start_florins = 140"), encoding="utf-8")
    assert "start_florins is 140" in run("components", "--check", pack).out
    data = json.loads(run("components", "--check", pack, "--json").out)
    change = {"table": "constants", "id": "-", "key": "start_florins", "value": "140"}
    assert data["differences"] == [change]


# ---- simulate


def test_simulation_as_data(run: Run) -> None:
    line = "simulate magnifico --seats 3 --games 6 --bots random --seed 2 --json"
    data = json.loads(run(*line.split()).out)
    assert list(data) == ["games", "ended", "decisions", "seconds", "decisions_per_second", "wins"]
    assert data["games"] == data["ended"] == 6
    assert data["decisions"] > 100
    assert data["wins"]["by_bot"] == {"random": 6}
    assert sum(data["wins"]["by_seat"]) == 6


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_the_number_of_jobs_changes_nothing(run: Run, bots: str) -> None:
    line = ("simulate", "--seats", "3", "--games", "3", "--bots", bots, "--seed", "9", "--json")
    one, two = (json.loads(run(*line, "--jobs", jobs).out) for jobs in ("1", "2"))
    for key in ("games", "ended", "decisions", "wins"):
        assert one[key] == two[key]


def test_bots_change_seats_from_game_to_game(run: Run) -> None:
    line = "simulate --seats 3 --games 3 --bots greedy,random,random --seed 1 --json"
    wins = json.loads(run(*line.split()).out)["wins"]
    assert wins["by_bot"] == {"greedy": 3, "random": 0}
    assert wins["by_seat"] == [1, 1, 1]


def test_simulation_in_words_and_with_options(run: Run) -> None:
    out = run("simulate", "--games", "2", "--option", "target_vp=31", "--lang", "it").out
    assert "2 partite, 2 concluse" in out


@pytest.fixture
def own_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bot of one's own in the folder, that plays the last legal move."""
    text = """
from quattrocento.bots.bot import Bot

class Last(Bot):
    def choose(self, game, view, options, rng, components=None):
        return options[-1]
"""
    (tmp_path / "last_move.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield "last_move:Last"
    bots.cache_clear()
    sys.modules.pop("last_move", None)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_of_ones_own_plays_from_its_module(run: Run, own_bot: str, jobs: str) -> None:
    line = ("simulate", "ventura", "--seats", "2", "--games", "2", "--bots", f"{own_bot},random")
    data = json.loads(run(*line, "--jobs", jobs, "--json").out)
    assert set(data["wins"]["by_bot"]) == {own_bot, "random"}
    assert data["games"] == 2


def test_a_bot_that_is_not_registered_does_not_go_to_the_browser(run: Run, own_bot: str) -> None:
    outcome = run("play", "--no-open", "--bots", own_bot)
    assert outcome.code == 2
    assert "--terminal" in outcome.err


# ---- fuzz


def test_fuzzing_as_data(run: Run, tmp_path: Path) -> None:
    data = json.loads(run("fuzz", "--decisions", "60", "--seed", "1", "--save-dir", tmp_path, "--json").out)
    assert data["violations"] == len(data["findings"])
    assert data["decisions"] >= 60
    assert {"games", "seconds"} <= set(data)


def test_a_violation_is_kept_as_a_record_that_replays(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = "quattrocento record 1\ngame magnifico\nseats 3\nstart ; hit*6 blank*6 blank*6\n0 colour red\n"
    broken = FuzzResult(7, 1, [Finding("games end", "they do not", record)])
    monkeypatch.setattr(contract, "fuzz", lambda *_: broken)
    outcome = run("fuzz", "--save-dir", tmp_path / "found", "--seed", "5", "--json")
    assert outcome.code == 1
    data = json.loads(outcome.out)
    assert data["violations"] == 1
    kept = data["findings"][0]["record"]
    assert run("replay", kept).code == 0
    words = run("fuzz", "--save-dir", tmp_path / "found")
    assert words.code == 1
    assert "they do not" in words.out
    assert "1 promise was broken" in words.out
