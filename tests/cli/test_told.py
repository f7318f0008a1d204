"""``options`` and ``score``: what a choice costs and brings, and why a game stands so."""

import json
from pathlib import Path

from quattrocento import RandomBot, game, play_match
from quattrocento.kernel.registry import games
from tests.cli.conftest import Run


def test_options_are_told_with_their_signs(run: Run, position: Path) -> None:
    out = run("options", "magnifico", position).out
    assert "attack milan" in out
    assert "Field Gyroscope · \N{MINUS SIGN}30 florins" in out


def test_options_as_json_have_amounts_and_clauses(run: Run, position: Path) -> None:
    told = json.loads(run("options", "magnifico", position, "--json").out)
    assert told["seat"] == 0
    assert {"florins", "points"} <= told["accounts"].keys()
    pay = [one for option in told["options"] for one in option["effects"] if one["account"] == "florins"]
    assert any(one["least"] == one["most"] == -30 and one["seats"] == [0] for one in pay)
    assert all(one["saying"]["clause"].startswith("MAG-") for one in pay)
    assert all(one["text"] for one in pay)


def test_a_seat_that_is_not_asked_has_no_options(run: Run, position: Path) -> None:
    assert json.loads(run("options", "magnifico", position, "--seat", "1", "--json").out)["options"] == []
    assert run("options", "magnifico", position, "--seat", "1").out.strip()
    assert run("options", "magnifico", position, "--seat", "9").code != 0


def test_the_sources_sum_to_the_score_of_a_recorded_game(run: Run, tmp_path: Path) -> None:
    for name in games():
        match = play_match(game(name), [RandomBot()] * 3, 3, keeps_record=True)
        assert match.record is not None
        file = tmp_path / f"{name}.record"
        file.write_text(match.record.text(), encoding="utf-8")
        told = json.loads(run("score", file, "--json").out)
        columns = list(zip(*told["sources"].values(), strict=True))
        assert [sum(column) for column in columns] == told["totals"]
        assert told["rounds"][-1] == told["totals"]
        assert told["chronicle"]
        assert told["chronicle"][0] in run("score", file).out
