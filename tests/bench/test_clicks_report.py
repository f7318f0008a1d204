"""What the bench counts of clicks, and how it is told."""

from rich.console import Console

from bench.clicks.counts import Counts, row, table


def counted() -> Counts:
    counts = Counts()
    counts.add((1, 0), choices=2, lone=0, clicks=3, confirmed=1)
    counts.add((1, 0), choices=0, lone=1, clicks=1, confirmed=0)
    counts.add((2, 0), choices=2, lone=1, clicks=2, confirmed=0)
    return counts


def test_clicks_are_counted_by_choices_lone_options_and_turns() -> None:
    counts = counted()
    assert (counts.choices, counts.clicks, counts.lone, counts.lone_clicks) == (4, 5, 2, 1)
    assert (counts.each, counts.confirmations, counts.per_turn) == (1.25, 1, 3)
    assert row(counts) == ["4", "5", "1.25", "2", "1", "1", "3.0"]
    assert counts.as_json()["clicks_per_choice"] == 1.25


def test_a_game_without_turns_has_none() -> None:
    assert row(Counts())[-1] == "-"
    assert Counts().as_json()["clicks_per_turn"] is None


def test_states_stand_beside_each_other() -> None:
    console = Console(width=200)
    with console.capture() as printed:
        console.print(table({"before": {"m400": counted()}, "now": {"m400": Counts()}}, ["m400"]))
    lines = [line for line in printed.get().splitlines() if "│ m400" in line]
    assert ["before" in lines[0], "now" in lines[1], len(lines)] == [True, True, 2]
