"""Every message is there, in every language, with the parameters it is given; and none stands there unused.

Messages are asked for in four ways: by the tables of a game (events, refusals, prompts, verbs), by the
kernel, by their id in the code (``say("board-round", ...)``), and by faults (``error("text-rows", ...)``).
Every folder ``locale`` below the package is looked at, so a new one is covered as soon as it exists.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import quattrocento
from quattrocento.kernel.components import ORIGINS
from quattrocento.kernel.fault import Fault
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.registry import games
from quattrocento.speech import LANGUAGES, Messages, Speech

PACKAGE = Path(quattrocento.__file__).parent
KERNEL = PACKAGE / "kernel" / "locale"

KERNEL_MESSAGES: Mapping[str, tuple[str, ...]] = {
    "seat-name": ("number",),
    "why-not-asked": (),
    "why-not-your-turn": ("seat",),
    "why-no-seat": ("number", "last"),
    "why-game-over": (),
    "why-unreadable": ("text",),
    "why-ambiguous": ("text",),
    "undo-fate": (),
    "undo-reveal": (),
    "undo-turn": (),
    "undo-nothing": (),
    "undo-others": (),
    **{f"origin-{origin}": () for origin in ORIGINS},
    "source-before": (),
}

# Only the tables of a game ask for these, under ids that the code composes.
FROM_TABLES = ("event", "ask", "move", "account", "source")

# Faults are raised in the code, with their parameters beside the id; the sentence behind one is "detail".
FAULTS = ("setup", "text", "record", "fate", "pack", "position")
_FAULT = re.compile(rf"({'|'.join(FAULTS)})(-[a-z]+)+")

# Sentences that read the same in both languages.
SAME_WORDS = {"account-podesta", "board-leonardo", "board-airplane", "board-podesta"}

Catalogue = dict[str, ftl.Message]


@cache
def folders() -> tuple[Path, ...]:
    found = {path.parent for path in PACKAGE.rglob("locale/*.ftl")}
    found |= {game.package / "locale" for game in games().values()}
    return tuple(sorted(found))


@cache
def catalogue(folder: Path, language: str) -> Catalogue:
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{folder.name}/{language}.ftl cannot be read: {junk}"
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    by_id = {message.id.name: message for message in messages}
    assert len(by_id) == len(messages), f"an id stands twice in {folder}/{language}.ftl"
    return by_id


def everything(language: str) -> Catalogue:
    return {name: message for folder in folders() for name, message in catalogue(folder, language).items()}


class Uses(Visitor):
    """What a message uses: variables, those that select by number, the words they select by, messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.numbers: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            variable, keys = node.selector.id.name, [variant.key for variant in node.variants]
            words = {key.name for key in keys if isinstance(key, ftl.Identifier)}
            if "one" in words or len(words) < len(keys):
                self.numbers.add(variable)
            else:
                self.words.setdefault(variable, set()).update(words)
        self.generic_visit(node)


def uses(messages: Catalogue, name: str) -> Uses:
    """What a message and all that it refers to use together."""
    found = Uses()
    waiting, seen = [name], set[str]()
    while waiting:
        current = waiting.pop()
        assert current in messages, f"{name} refers to {current}, which is not there"
        if current not in seen:
            seen.add(current)
            found.visit(messages[current])
            waiting += found.messages
    return found


@dataclass
class Code:
    """What the code says: the messages it asks for with their parameters, and all its texts."""

    said: list[tuple[Path, str, set[str] | None]] = field(default_factory=list)
    faults: list[tuple[Path, str, set[str]]] = field(default_factory=list)
    texts: set[str] = field(default_factory=set)
    patterns: list[str] = field(default_factory=list)


@cache
def code() -> Code:
    found = Code()
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                found.patterns.append("".join(_pattern(node)))
            elif isinstance(node, ast.Call) and _called(node.func) == "say" and node.args:
                _note_said(found, path, node)
            elif isinstance(node, ast.Call):
                _note_fault(found, path, node)
            elif isinstance(node, ast.Return):
                _note_returned_fault(found, path, node)
    return found


def _pattern(text: ast.JoinedStr) -> Iterator[str]:
    for part in text.values:
        yield re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _note_said(found: Code, path: Path, call: ast.Call) -> None:
    message = call.args[0]
    if isinstance(message, ast.Constant) and isinstance(message.value, str):
        names = [keyword.arg for keyword in call.keywords]
        known = None if None in names else {name for name in names if name is not None}
        found.said.append((path, message.value, known))


def _note_fault(found: Code, path: Path, call: ast.Call) -> None:
    ids = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    found.faults += [(path, name, given) for name in ids if _FAULT.fullmatch(name)]


def _note_returned_fault(found: Code, path: Path, answer: ast.Return) -> None:
    """A check may answer with the id of what is wrong; such a sentence has no parameters."""
    given = answer.value
    nodes = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
    ids = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    found.faults += [(path, name, set()) for name in ids if _FAULT.fullmatch(name)]


def of_game(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """The messages that the tables of a game ask for, with their parameters."""
    wanted = {f"event-{name}": kind.about for name, kind in game.events.items()}
    wanted |= game.refusals
    wanted |= {f"ask-{name}": about for name, about in game.prompts.items()}
    wanted |= {f"account-{name}": ("count",) for name in game.accounts}
    wanted |= {f"source-{name}": () for kind in game.events.values() for name in kind.scores.values()}
    for verb, noun in game.notation.verbs.items():
        about = tuple(noun.parts(0)) or (("noun",) if noun.kind else ())
        wanted[f"move-{verb}"] = about
        wanted |= {f"move-{verb}-{step}": about for step in game.moves_by_step.get(verb, ())}
    return {name.replace("_", "-"): about for name, about in wanted.items()}


def wanted() -> list[tuple[Path, str, tuple[str, ...]]]:
    found = [(KERNEL, name, about) for name, about in KERNEL_MESSAGES.items()]
    for game in games().values():
        found += [(game.package / "locale", name, about) for name, about in of_game(game).items()]
    return found


def in_reach(path: Path, language: str) -> Catalogue:
    """The messages that code at this place may use: the kernel's, and those of its own package."""
    own = [folder for folder in folders() if path.is_relative_to(folder.parent)]
    return {
        name: message for folder in (KERNEL, *own) for name, message in catalogue(folder, language).items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_kernel_and_games_is_there(language: str) -> None:
    missing = [name for folder, name, _ in wanted() if name not in catalogue(folder, language)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_code_says_is_there(language: str) -> None:
    missing = [(path.name, name) for path, name, _ in code().said if name not in in_reach(path, language)]
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_looks_like_a_message_is_one(language: str) -> None:
    messages = everything(language)
    families = {name.partition("-")[0] for name in messages} - {*FROM_TABLES, "part"}
    like = re.compile(rf"({'|'.join(sorted(families))})(-[a-z0-9]+)+")
    assert not [text for text in code().texts if like.fullmatch(text) and text not in messages]


def test_the_kernel_asks_for_what_is_listed_here() -> None:
    texts = {
        node.value
        for path in (PACKAGE / "kernel").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    ids = {text for text in texts if re.fullmatch(r"(why|undo)(-[a-z]+)+", text)}
    assert ids == {name for name in KERNEL_MESSAGES if name.startswith(("why-", "undo-"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_the_parameters_they_are_given(language: str) -> None:
    wrong = [
        (name, uses(catalogue(folder, language), name).variables - set(about))
        for folder, name, about in wanted()
        if uses(catalogue(folder, language), name).variables - set(about)
    ]
    for path, name, given in code().said:
        reached = in_reach(path, language)
        if given is not None and name in reached and uses(reached, name).variables - given:
            wrong.append((name, uses(reached, name).variables - given))
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence_with_exactly_its_parameters(language: str) -> None:
    assert code().faults
    missing = [name for path, name, _ in code().faults if name not in in_reach(path, language)]
    assert not missing
    differing = [
        (path.name, name, used ^ given)
        for path, name, given in code().faults
        if (used := uses(in_reach(path, language), name).variables - {"detail"}) != given - {"detail"}
    ]
    assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_fault_is_raised_somewhere(language: str) -> None:
    raised = {name for _, name, _ in code().faults}
    assert {
        name for name in everything(language) if name.startswith(tuple(f"{f}-" for f in FAULTS))
    } == raised


def test_the_kernel_says_of_faults_what_speech_says_in_english() -> None:
    for path, name, given in code().faults:
        own = [folder for folder in folders() if folder == KERNEL or path.is_relative_to(folder.parent)]
        folder = next(folder for folder in own if name in catalogue(folder, "en"))
        fault = Fault(name, **dict.fromkeys({*given, "detail"}, "Amburgo"))
        fault.locale = folder
        assert fault.message == Speech("en").fault(fault), (path.name, name)


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_languages_have_the_same_messages_with_the_same_parameters(folder: Path) -> None:
    first, *others = [catalogue(folder, language) for language in LANGUAGES]
    names = {name for name in first if not name.startswith("part-")}
    for other in others:
        assert names == {name for name in other if not name.startswith("part-")}
        differing = [name for name in names if uses(first, name).variables != uses(other, name).variables]
        assert not differing


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    messages = everything(language)
    asked = {name for _, name, _ in wanted()}
    referred = {name for own in messages for name in uses(messages, own).messages}
    composed = re.compile(
        "|".join(pattern for pattern in code().patterns if re.match(r"[a-z]+\\-", pattern))
    )

    def used(name: str) -> bool:
        if name in asked or name in referred:
            return True
        from_code = name in code().texts or composed.fullmatch(name) is not None
        return from_code and not name.startswith(tuple(f"{family}-" for family in FROM_TABLES))

    assert not [name for name in messages if not used(name)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    """With no things, one thing and several, in all combinations, and with every word it selects by."""
    reached = [KERNEL] if folder == KERNEL else [KERNEL, folder]
    speaking = Messages(language, reached)
    for name in catalogue(folder, language):
        used = uses(catalogue(folder, language), name)
        samples: list[list[str | int]] = [
            [0, 1, 2] if variable in used.numbers else ["Amburgo", *sorted(used.words.get(variable, ()))]
            for variable in sorted(used.variables)
        ]
        for values in product(*samples):
            text = speaking.say(name, **dict(zip(sorted(used.variables), values, strict=True)))
            assert text or name.startswith("part-")
            assert not re.search(r"[{}]| [.,]", text), text


def test_every_sentence_is_translated() -> None:
    """A sentence without words of its own, a number or a name alone, may be the same."""
    serializer = FluentSerializer()
    same: set[str] = set()
    for folder in folders():
        first, second = (catalogue(folder, language) for language in LANGUAGES)
        for name in first.keys() & second.keys():
            texts = [serializer.serialize_entry(messages[name]) for messages in (first, second)]
            if texts[0] == texts[1] and re.search(
                r"[a-z]", re.sub(r"{[^{}]*}", "", texts[0].partition("=")[2])
            ):
                same.add(name)
    assert same == SAME_WORDS


def test_folders_can_be_spoken_from_together() -> None:
    """No id stands in two folders that are used together: the kernel's, a game's and the others."""
    packages = {game.package / "locale" for game in games().values()}
    shared = [folder for folder in folders() if folder not in packages]
    for language in LANGUAGES:
        for package in packages:
            Messages(language, [*shared, package])
