"""Versions of the rules from outside: wrong ones, positions of one within records of another, old words."""

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from quattrocento.kernel.components import Difference
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.record import RecordError
from quattrocento.kernel.registry import games
from quattrocento.kernel.setting import FIRST_RULES, Setting, SettingValue
from quattrocento.kernel.table import new_table, replayed, table_from
from tests.contract.playing import each_game, played
from tests.kernel.test_rules_versions import chosen, with_other_defaults

WRONG_IN_A_RECORD = ("0", "-1", "one", "1.0", "", "1 1", "999999", "9999999")
WRONG_IN_A_POSITION = ("0", "-1", '"1"', "true", "1.0", "998", "1000", "[1]", "{}")


def lines_of(position: str) -> str:
    return "".join(f"| {line}".rstrip() + "\n" for line in position.splitlines())


def without_rules(text: str) -> str:
    kept = [line for line in text.splitlines(keepends=True) if not line.startswith(("rules ", "| rules "))]
    return "".join(kept)


@each_game
@pytest.mark.parametrize("version", WRONG_IN_A_RECORD)
def test_a_wrong_version_in_a_record_is_refused_with_its_line(game: AnyGame, version: str) -> None:
    text = played(game, 3, 0).record.text()
    wrong = text.replace(f"rules {game.rules_version}\n", f"rules {version}\n", 1)
    with pytest.raises(RecordError) as error:
        replayed(wrong, "record", {game.name: game})
    assert error.value.line == 3


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("version", WRONG_IN_A_POSITION)
def test_a_wrong_version_in_a_position_is_refused_with_its_line(name: str, version: str) -> None:
    game = games()[name]
    text = game.write(game.start(fate=Dice(5)))
    wrong = text.replace(f"rules = {game.rules_version}\n", f"rules = {version}\n", 1)
    with pytest.raises(DocumentError) as error:
        game.read(wrong)
    assert error.value.line == 2
    within = f"quattrocento record 1\ngame {name}\nfrom\n{lines_of(wrong)}"
    with pytest.raises(RecordError) as in_record:
        replayed(within, "record", {name: game})
    assert in_record.value.line == 5


@each_game
@pytest.mark.parametrize("heading", ["", "rules 1\n", "present"])
@pytest.mark.parametrize("names_rules", [True, False])
def test_a_position_within_a_record_is_of_the_rules_that_it_names_itself(
    game: AnyGame, heading: str, names_rules: bool
) -> None:
    """Whatever the record around it says, what was played under rules 1 is played on so."""
    first = copy.copy(game)
    first.rules_version = FIRST_RULES
    before = game.earlier_setup(FIRST_RULES, {}, [])[0]
    table = new_table(first, game.seat_counts[-1], before, Dice(4))
    start = first.write(table.position)
    for step in range(30):
        seat = table.position.waiting()[0]
        options = table.position.options(seat)
        table.play(seat, options[step % len(options)], Dice(step))
    later = with_other_defaults(game)
    rules = f"rules {later.rules_version}\n" if heading == "present" else heading
    within = start if names_rules else without_rules(start)
    moves = "".join(f"{entry.text()}\n" for entry in table.record.entries)
    text = f"quattrocento record 1\ngame {game.name}\n{rules}from\n{lines_of(within)}{moves}"
    again = replayed(text, "record", {game.name: later})
    assert chosen(again) == chosen(table)
    assert again.record.entries == table.record.entries
    written = again.record.text()
    assert f"rules {later.rules_version}\n" in written
    assert f"| rules = {later.rules_version}\n" in written
    assert replayed(written, "record", {game.name: later}).record == again.record


def with_a_renamed_value(game: AnyGame, name: str, old: SettingValue, new: SettingValue) -> AnyGame:
    """The next rules, which call a value of an option otherwise."""

    class Later(type(game)):  # type: ignore[misc]
        def earlier_setup(
            self, rules: int, named: Mapping[str, SettingValue], changes: Sequence[Difference]
        ) -> tuple[dict[str, SettingValue], list[Difference]]:
            spoken = {key: new if (key, value) == (name, old) else value for key, value in named.items()}
            found: tuple[dict[str, SettingValue], list[Difference]] = super().earlier_setup(
                rules, spoken, changes
            )
            return found

        def laid_out(self, seats: int, settled: Mapping[str, SettingValue], components: Any) -> Any:
            return super().laid_out(seats, {**settled, name: old}, components)

    later: AnyGame = copy.copy(game)
    later.__class__ = Later
    later.rules_version = game.rules_version + 1
    later.settings = tuple(
        _renamed(setting, old, new) if setting.name == name else setting for setting in game.settings
    )
    return later


def _renamed(setting: Setting, old: SettingValue, new: SettingValue) -> Setting:
    values = [new if value == old else value for value in setting.values]
    return Setting(setting.name, setting.clause, setting.default, values, setting.earlier)


@each_game
def test_a_value_that_has_got_another_name_is_read_in_old_records(game: AnyGame) -> None:
    words = [
        one for one in game.settings if not one.earlier and all(isinstance(v, str) for v in one.values)
    ]
    setting = words[0]
    old = next(value for value in setting.values if value != setting.default)
    table = new_table(game, game.seat_counts[-1], {setting.name: old}, Dice(2))
    later = with_a_renamed_value(game, setting.name, old, "another_name")
    again = replayed(table.record.text(), "record", {game.name: later})
    assert again.record.settings[setting.name] == "another_name"
    assert again.record.start == table.record.start


@each_game
def test_a_value_that_no_rules_knew_is_refused_with_its_line(game: AnyGame) -> None:
    setting = next(one for one in game.settings if isinstance(one.default, str))
    later = with_other_defaults(game)
    text = new_table(game, None, {}, Dice(3)).record.text()
    head, _, rest = text.partition("\nstart")
    line = head.count("\n") + 2
    with pytest.raises(RecordError) as error:
        replayed(f"{head}\noption {setting.name} purple\nstart{rest}", "record", {game.name: later})
    assert (error.value.id, error.value.line) == ("setup-value", line)


def test_a_position_keeps_its_rules_when_it_is_played_on_and_written_again() -> None:
    for name, game in games().items():
        later = with_other_defaults(game)
        text = game.write(game.start(fate=Dice(5)))
        table = table_from(later, text)
        assert f"rules = {later.rules_version}\n" in table.record.position
        assert table_from(later, table.record.position).record == table.record, name
