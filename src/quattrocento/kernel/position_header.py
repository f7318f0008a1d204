"""Positions in text: what all games write and read alike, seats, settings and corrected components."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from quattrocento.kernel.components import Difference
from quattrocento.kernel.document import Document, DocumentError, Field, Place, check_keys
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.notation import Word
from quattrocento.kernel.setting import FIRST_RULES, SettingValue, SetupError

TABLE: Final = Field("table", optional=True)
LIST: Final = Field("list", optional=True)
TEXT: Final = Field("text", optional=True)
FLAG: Final = Field("flag", optional=True)
COUNT: Final = Field("number", 0, 999, optional=True)

EARLIER: Final = "options"
"""What positions and component packs that were written earlier call their settings."""

_CHANGE: Final = dict.fromkeys(("table", "id", "key", "value"), Field("text"))


# ---- writing: what has its ordinary value is left out


def listed(key: str, words: Sequence[str] | Sequence[int]) -> list[str]:
    return [f"{key} = {json.dumps(list(words))}"] if words else []


def counted(key: str, number: int) -> list[str]:
    return [f"{key} = {number}"] if number else []


def flagged(key: str, flag: int) -> list[str]:
    return [f"{key} = true"] if flag else []


def write_header(owner: AnyGame, seats: int) -> list[str]:
    """The first lines of every position; by the version of the rules, later ones know how it was played."""
    return [f'game = "{owner.name}"', f"rules = {owner.rules_version}", f"seats = {seats}"]


def write_settings(owner: AnyGame, chosen: Mapping[str, SettingValue]) -> list[str]:
    """The settings that are not at their default."""
    named = [setting.name for setting in owner.settings if chosen[setting.name] != setting.default]
    return ["", "[settings]", *(f"{name} = {json.dumps(chosen[name])}" for name in named)] if named else []


def write_components(changes: Sequence[Difference]) -> list[str]:
    """What a pack changes, one ``[[component]]`` a value."""
    lines: list[str] = []
    for table, entry, key, value in changes:
        lines += ["", "[[component]]", f'table = "{table}"', f'id = "{entry}"', f'key = "{key}"']
        lines.append(f"value = {json.dumps(value, ensure_ascii=False)}")
    return lines


# ---- reading: every error names its line


def top(game: str, own: Mapping[str, Field]) -> dict[str, Field]:
    """The keys at the top of a position: those of all games and a game's own."""
    return {
        "game": Field("text", among=(game,), optional=True),
        "rules": Field("number", 1, 999, optional=True),
        "seats": Field("number", 0, 99),
        **own,
        "settings": TABLE,
        **dict.fromkeys(("component", "seat", "decide"), LIST),
    }


def read_header(
    owner: AnyGame, document: Document, known: Mapping[str, Field]
) -> tuple[int, dict[str, SettingValue], Any]:
    """The number of seats, the settings and the components of a position whose top has these keys."""
    place = EARLIER if EARLIER in document.data else "settings"
    known = {place if name == "settings" else name: field for name, field in known.items()}
    for name in document.data:
        if name not in known:
            at = (name, 0, "") if document.line(name) else ("", 0, name)
            raise document.unknown("key", name, list(known), at)
    check_keys(document, "", 0, document.data, known)
    changes: list[Difference] = []
    for index, row in enumerate(document.rows("component")):
        check_keys(document, "component", index, row, _CHANGE)
        changes.append((row["table"], row["id"], row["key"], row["value"]))
    named = document.table(place)
    rules = document.data.get("rules", FIRST_RULES)
    if rules > owner.rules_version:
        ours = owner.rules_version
        raise document.error("text-rules", "", 0, "rules", theirs=rules, ours=ours)
    if rules < owner.rules_version:
        named, changes = owner.earlier_setup(rules, named, changes)
    try:
        seats, chosen = owner.check_setup(document.data["seats"], named)
    except SetupError as error:
        setting = str(error.about.get("setting", ""))
        line = document.line(place, 0, setting) if setting else document.line("", 0, "seats")
        raise DocumentError.of(error, document.source, line) from None
    return seats, chosen, _components(owner, document, changes)


def _components(owner: AnyGame, document: Document, changes: Sequence[Difference]) -> Any:
    try:
        return owner.corrected_components(changes)
    except DocumentError as error:
        raise DocumentError.of(error, document.source, document.line("component")) from None
    except (KeyError, TypeError) as error:
        raise document.error("text-component", "component", component=str(error.args[0])) from None


def seat_number(seats: int, document: Document, place: Place, value: object) -> int:
    """A seat of a game for that many, or an error at its line."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
        raise document.error("text-seat", *place, name=place[2], last=seats - 1, value=repr(value))
    return value


def word_number(document: Document, noun: Word, place: Place, word: object) -> int:
    """The number of an id, or an error at its line."""
    found = noun.exact(word) if isinstance(word, str) else []
    if not found:
        raise document.unknown(noun.kind, str(word), noun.ids, place)
    return found[0]
