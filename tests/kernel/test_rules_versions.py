"""Games of earlier rules: told apart by the version, and played on by the options of their time."""

import copy
from typing import Any

import pytest

from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.record import RecordError
from quattrocento.kernel.registry import games
from quattrocento.kernel.setting import FIRST_RULES, Setting, SettingValue
from quattrocento.kernel.table import Table, replayed
from tests.contract.playing import each_game, played


def with_other_defaults(game: AnyGame) -> AnyGame:
    """The game under the next version of its rules, in which every default is another than before."""
    later = copy.copy(game)
    later.rules_version = game.rules_version + 1
    later.settings = tuple(_changed(setting, game.rules_version) for setting in game.settings)
    return later


def _changed(setting: Setting, rules: int) -> Setting:
    other = next(value for value in setting.values if value != setting.default)
    before = [setting.default_under(version) for version in range(FIRST_RULES, rules + 1)]
    return Setting(setting.name, setting.clause, other, setting.values, before)


def chosen(table: Table) -> dict[str, SettingValue]:
    """Every option of a table's game and its value."""
    position: Any = table.position
    found: dict[str, SettingValue] = position.rules.chosen
    return found


def test_an_option_knows_the_defaults_of_earlier_rules() -> None:
    setting = Setting("limit", "AMB-1", 9, (9, 5, 3), (3, 5))
    assert [setting.default_under(rules) for rules in (1, 2, 3, 4)] == [3, 5, 9, 9]


@each_game
@pytest.mark.parametrize("seed", [3, 4])
def test_a_record_of_earlier_rules_is_played_by_the_options_of_its_time(game: AnyGame, seed: int) -> None:
    table = played(game, seed, 120)
    later = with_other_defaults(game)
    again = replayed(table.record.text(), "record", {game.name: later})
    assert chosen(again) == chosen(table)
    assert again.record.entries == table.record.entries
    assert again.record.rules == later.rules_version
    once_more = replayed(again.record.text(), "record", {game.name: later})
    assert once_more.record == again.record
    assert chosen(once_more) == chosen(table)


@pytest.mark.parametrize("name", games())
def test_a_position_of_earlier_rules_is_read_with_the_options_of_its_time(name: str) -> None:
    game = games()[name]
    position = game.start(fate=Dice(5))
    text = game.write(position)
    later = with_other_defaults(game)
    again = later.read(text)
    assert again.rules.chosen == position.rules.chosen
    assert f"rules = {later.rules_version}\n" in later.write(again)
    assert later.read(later.write(again)).rules.chosen == position.rules.chosen


@pytest.mark.parametrize("name", games())
def test_a_position_that_names_no_rules_is_of_the_first(name: str) -> None:
    later = with_other_defaults(games()[name])
    text = games()[name].write(games()[name].start(fate=Dice(5)))
    kept = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("rules = "))
    stated = later.read(f"rules = {FIRST_RULES}\n{kept}")
    assert later.read(kept).rules.chosen == stated.rules.chosen


@pytest.mark.parametrize("name", games())
def test_rules_to_come_are_refused_with_their_line(name: str) -> None:
    game = games()[name]
    text = game.write(game.start(fate=Dice(5)))
    wrong = text.replace(f"rules = {game.rules_version}", f"rules = {game.rules_version + 1}")
    with pytest.raises(DocumentError) as error:
        game.read(wrong)
    assert error.value.id == "text-rules"
    assert error.value.line == 2


@each_game
@pytest.mark.parametrize("step", [-99, 1])
def test_a_record_of_unknown_rules_is_refused_with_its_line(game: AnyGame, step: int) -> None:
    text = played(game, 3, 0).record.text()
    wrong = text.replace(f"rules {game.rules_version}", f"rules {max(0, game.rules_version + step)}", 1)
    with pytest.raises(RecordError) as error:
        replayed(wrong, "record", {game.name: game})
    assert error.value.id == "record-rules"
    assert error.value.line == 3


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("line", ["", "rules = 1\n", "rules = 999\n", 'rules = "2"\n'])
def test_a_component_pack_of_other_rules_is_refused_with_its_line(name: str, line: str) -> None:
    game = games()[name]
    standard = (game.package / "components.toml").read_text(encoding="utf-8")
    assert game.component_changes(game.load_components(standard, "pack")) == []
    with pytest.raises(DocumentError, match=f"rules {game.rules_version}") as error:
        game.load_components(standard.replace(f"rules = {game.rules_version}\n", line, 1), "pack")
    assert error.value.id == "pack-rules"
    assert standard.splitlines()[error.value.line - 1].startswith("rules" if line else "[meta]")
