"""Settings: what the players agree on before a game, and why a game cannot be set up."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from quattrocento.kernel.box import Box
from quattrocento.kernel.fault import Fault

SettingValue = bool | int | str

FIRST_RULES: Final = 1
"""The version of the rules that a record or a position was written under if it names none."""


class Setting:
    """A rule that the players may choose before the game: its default and all its values.

    ``earlier`` are the defaults of rules version 1, 2 and so on, where they were others.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        default: SettingValue,
        values: Sequence[SettingValue],
        earlier: Sequence[SettingValue] = (),
    ) -> None:
        self.name = name
        """Its id."""
        self.clause = clause
        """The clause of the rules that speaks of it."""
        self.default = default
        """What is played unless the players choose."""
        self.values = tuple(values)
        """All that may be chosen."""
        self.earlier = tuple(earlier)
        """The defaults of earlier versions of the rules."""

    def __repr__(self) -> str:
        """``<the setting machine_cost: card, of card, differing [MAG-R1]>``: its default, its values."""
        values = ", ".join(map(str, self.values))
        return f"<the setting {self.name}: {self.default}, of {values} [{self.clause}]>"

    def default_under(self, rules: int) -> SettingValue:
        """What was played under that version of the rules unless the players chose something else."""
        return self.earlier[rules - 1] if rules <= len(self.earlier) else self.default


def settings_in(box: Box[Any]) -> tuple[Setting, ...]:
    """The settings that a component file lists."""
    rows = box.standard().data["settings"]
    return tuple(
        [
            Setting(row["id"], row["clause"], row["default"], row["values"], row.get("earlier", ()))
            for row in rows
        ]
    )


class SetupError(Fault):
    """A game cannot be set up like this."""


def chosen_from(
    settings: Sequence[Setting], given: Mapping[str, SettingValue] | None
) -> dict[str, SettingValue]:
    """The value of every setting, as given or by default, or a ``SetupError``."""
    chosen = {setting.name: setting.default for setting in settings}
    for name, value in (given or {}).items():
        _check(settings, name, value)
        chosen[name] = value
    return chosen


def value_from_text(settings: Sequence[Setting], name: str, text: str) -> SettingValue:
    """The value of a setting as typed or recorded, or a ``SetupError``."""
    for setting in settings:
        if setting.name == name:
            for value in setting.values:
                if str(value).lower() == text.lower():
                    return value
    _check(settings, name, text)
    return text


def _check(settings: Sequence[Setting], name: str, value: SettingValue) -> None:
    by_name = {setting.name: setting for setting in settings}
    if name not in by_name:
        known = ", ".join(by_name)
        raise SetupError("setup-setting", setting=name, known=known)
    values = by_name[name].values
    fits = any(value == known and type(value) is type(known) for known in values)
    if not fits:
        listed = ", ".join(map(str, values)).lower()
        raise SetupError("setup-value", setting=name, known=listed, value=str(value))
