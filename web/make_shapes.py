"""Makes the client's types from the Python types: ``make shapes``.

``src/api/shapes.ts`` is what travels between server and client, ``src/games/<game>/view.ts`` the view and
the display of each game. ``make test`` fails when a file is not what this program writes.
"""

import inspect
import sys
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as of

from quattrocento.kernel import effect, ledger, saying, step
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.registry import games
from quattrocento.kernel.step import Step
from quattrocento.kernel.view import View
from quattrocento.server.lobby import catalogue, opening, seating, sheets
from quattrocento.server.people import routes as people
from quattrocento.server.refusal import Kind
from quattrocento.server.replay import frames as replay
from quattrocento.server.socket import messages
from quattrocento.server.table import chat, frames, questions, standing, summary

WEB: Final = Path(__file__).parent

SHARED: Final[Mapping[str, Any]] = {
    "Saying": saying.Saying,
    "Effect": effect.Effect,
    "Scored": ledger.Scored,
    "Swing": ledger.Swing,
    "Picks": step.Picks,
    "LogLine": frames.LogLine,
    "Person": people.Me,
    "GameSetting": catalogue.SettingInfo,
    "GameSummary": catalogue.GameInfo,
    "Kind": catalogue.KindInfo,
    "Mark": catalogue.MarkInfo,
    "EventInfo": catalogue.EventInfo,
    "GameTold": catalogue.WholeGame,
    "GameTexts": sheets.GameTexts,
    "Clause": catalogue.ClauseInfo,
    "Clock": summary.ClockTerms,
    "SeatInfo": summary.Chair,
    "TableOrigin": summary.Origin,
    "TableSummary": summary.Summary,
    "StepInfo": frames.Asked,
    "Undo": frames.WayBack,
    "Result": frames.Ending,
    "Choice": frames.Choice,
    "Scene": frames.Scene,
    "Advice": frames.AdviceMessage,
    "ChatLine": chat.Said,
    "ChatMessage": chat.Lines,
    "Why": questions.Why,
    "Standing": standing.Standing,
    "Done": messages.Done,
    "Refused": messages.Refused,
    "ReplayFrame": replay.Shot,
    "Replay": replay.Replay,
}
"""By the name that the client gives it."""

REQUESTS: Final[Mapping[str, Any]] = {
    "NewTable": opening.NewTable,
    "Chair": seating.WantedChair,
    "PlayRequest": messages.Play,
    "UndoRequest": messages.Undo,
    "LookRequest": messages.Look,
    "WhyRequest": messages.AskWhy,
    "ForeseeRequest": messages.Foresee,
    "OddsRequest": messages.AskOdds,
    "StandingRequest": messages.AskStanding,
    "SayRequest": messages.Say,
    "PingRequest": messages.Ping,
}
"""What a client sends: it may leave out what has a default."""

ALIASES: Final[Mapping[str, Any]] = {"RefusalKind": Kind, "Request": messages.AnyAsking}

OPENING: Final = """// Made by `make shapes` from the Python types: change those, not this file.
"""

ADDED: Final = """
/** A verb and one small noun. */
export type Move = [verb: string, noun: number];

/** A step as a view holds it: its name and its fields. */
export interface Step {
  name: string;
  [field: string]: string | number;
}

/** A game with its components and its map, which is empty where nothing is drawn. */
export interface GameInfo extends Omit<GameTold, 'components' | 'map'> {
  components: Record<string, unknown>;
  map: Record<string, unknown>;
}

/** The table in one pair of eyes; the log is sent from the first line that is new. */
export interface Frame extends Scene, Choice {
  type: 'frame';
  token: string;
  log: { keep: number; events: LogLine[] };
}

export interface TableMessage extends TableSummary {
  type: 'table';
  people: number;
  protocol: number;
}

export type ServerMessage = TableMessage | Frame | Advice | ChatMessage | Done | Refused;

/** What a seat knows; each game has its own. */
export type View = Record<string, unknown>;

/** What composed nouns are made of, by kind and number. */
export type Nouns = Record<string, Record<string, Record<string, number>>>;

/** The table as lines of text, by language. */
export type TextBoard = Record<string, string[]>;

export type SettingValue = boolean | number | string;

/** What a component pack changes: table, id of the entry, key, new value as JSON. */
export type Change = [table: string, entry: string, key: string, value: string];
"""


class Shapes:
    """The TypeScript of some Python types, and of all that they are made of."""

    def __init__(self, named: Mapping[str, Any], elsewhere: Mapping[Any, str] | None = None) -> None:
        self._names: dict[Any, str] = {kind: name for name, kind in named.items()}
        self._elsewhere: dict[Any, str] = dict(elsewhere or {})
        self.used: set[str] = set()
        self._wanted = list(named.values())

    def text(self) -> str:
        """All of them, each once; what they are made of comes after what is made of it."""
        done: list[str] = []
        written: set[Any] = set()
        while self._wanted:
            kind = self._wanted.pop(0)
            if kind not in written:
                written.add(kind)
                done.append(self._interface(kind))
        return "\n".join(done)

    def _interface(self, kind: Any) -> str:
        info = of.type_info(kind)
        assert isinstance(info, (of.StructType, of.DataclassType)), kind
        lines = [f"  {_key(name)}: {text};" for name, text in self._fields(kind, info)]
        tag = (
            f"  {info.tag_field}: '{info.tag}';"
            if isinstance(info, of.StructType) and info.tag_field
            else ""
        )
        body = "\n".join([*([tag] if tag else []), *lines])
        about = inspect.cleandoc(vars(kind).get("__doc__") or "")
        if about.startswith(f"{kind.__name__}("):
            about = ""  # a dataclass without words of its own
        return f"{_comment(about)}export interface {self._names[kind]} {{\n{body}\n}}\n"

    def _fields(self, kind: Any, info: of.StructType | of.DataclassType) -> Iterable[tuple[str, str]]:
        omits = isinstance(info, of.StructType) and kind.__struct_config__.omit_defaults
        for field in info.fields:
            # Without a default of its own it may be unset, and is not sent then.
            left_out = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
            optional = not field.required and (left_out or omits or kind in REQUESTS.values())
            yield f"{field.encode_name}{'?' if optional else ''}", self.type(field.type)

    def _union(self, kinds: Iterable[of.Type]) -> str:
        return " | ".join(dict.fromkeys(self.type(one) for one in kinds))

    def type(self, info: of.Type) -> str:
        """One type as text."""
        match info:
            case of.NoneType():
                return "null"
            case of.BoolType():
                return "boolean"
            case of.IntType() | of.FloatType():
                return "number"
            case of.StrType():
                return "string"
            case of.LiteralType(values=values):
                return " | ".join(f"'{value}'" for value in values)
            case of.UnionType(types=types):
                return self._union(types)
            case of.ListType(item_type=item) | of.VarTupleType(item_type=item) | of.SetType(item_type=item):
                return self._several(item)
            case of.TupleType(item_types=items):
                return self._tuple(items)
            case of.DictType(value_type=value):
                return f"Record<string, {self.type(value)}>"
            case of.StructType(cls=kind) | of.DataclassType(cls=kind):
                return self._name(kind)
            case of.CustomType(cls=kind) if isinstance(kind, type) and issubclass(kind, Step):
                self.used.add("Step")
                return "Step"
            case of.AnyType():
                return "unknown"
        raise TypeError(f"no shape for {info}")

    def _several(self, item: of.Type) -> str:
        inner = self.type(item)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"

    def _tuple(self, items: Iterable[of.Type]) -> str:
        inner = [self.type(item) for item in items]
        if inner == ["string", "number"]:
            self.used.add("Move")
            return "Move"
        return f"[{', '.join(inner)}]"

    def _name(self, kind: Any) -> str:
        if kind in self._elsewhere:
            self.used.add(self._elsewhere[kind])
            return self._elsewhere[kind]
        if kind not in self._names:
            self._names[kind] = str(kind.__name__)
        self._wanted.append(kind)
        return self._names[kind]


def _key(name: str) -> str:
    return name if name.removesuffix("?").isidentifier() else f"'{name}'"


def _comment(about: str) -> str:
    lines = about.replace("``", "`").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */\n" if about else ""
    body = "\n".join(f" * {line}".rstrip() for line in lines)
    return f"/**\n{body}\n */\n"


def shared() -> str:
    """What travels between server and client, whatever the game."""
    shapes = Shapes({**SHARED, **REQUESTS}, {View: "View"})
    aliases = [
        f"export type {name} = {shapes.type(of.type_info(kind))};\n" for name, kind in ALIASES.items()
    ]
    kinds = "".join(f"  {name}: '{kind}',\n" for name, kind in sorted(saying.KINDS.items()))
    constants = (
        "/** Parameters that speak of a kind of component, or of a seat, under another name. */\n"
        f"export const KINDS: Record<string, string> = {{\n{kinds}}};\n"
    )
    version = (
        "/** A page of another version than the server's must be loaded anew. */\n"
        f"export const PROTOCOL = {frames.PROTOCOL};\n"
    )
    return "\n".join([OPENING, version, ADDED.lstrip(), shapes.text(), *aliases, constants])


def of_game(game: AnyGame) -> str:
    """The view of a game, and its display if it has one."""
    kinds = [kind for kind in (game.views, game.displays) if kind is not None]
    assert all(is_dataclass(kind) for kind in kinds)
    shapes = Shapes({kind.__name__: kind for kind in kinds}, {saying.Saying: "Saying"})
    body = shapes.text()
    imported = f"import type {{ {', '.join(sorted(shapes.used))} }} from '../../api/shapes';\n\n"
    return f"{OPENING}\n{imported if shapes.used else ''}{body}"


def files() -> dict[Path, str]:
    """Every file with its text. Only games of the house have a folder in the client."""
    made = {WEB / "src/api/shapes.ts": shared()}
    for game in games().values():
        folder = WEB / "src/games" / game.name
        if folder.is_dir():
            made[folder / "view.ts"] = of_game(game)
    return made


def main() -> None:
    """Write the files, or with ``--check`` only tell which are stale."""
    stale = [
        path
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path in stale:
        print(path.relative_to(WEB))
        if "--check" not in sys.argv:
            path.write_text(files()[path], encoding="utf-8")
    if "--check" in sys.argv and stale:
        sys.exit(1)


if __name__ == "__main__":
    main()
