"""The messages of one language, read from Fluent files: ``locale/en.ftl``, ``locale/it.ftl``."""

from collections.abc import Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from quattrocento.kernel.naming import LANGUAGES


class MissingMessage(KeyError):
    """No file of the language has a message with that id."""

    def __init__(self, message: str, language: str) -> None:
        super().__init__(message)
        self.message = message
        self.language = language

    def __str__(self) -> str:
        return f"no message {self.message!r} in {self.language!r}"


class LocaleError(ValueError):
    """A file of messages, or one message, is wrong."""


class Messages:
    """What can be said in one language: the messages of several folders together."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        if language not in LANGUAGES:
            raise LocaleError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language = language
        # Isolation marks are invisible characters: they would spoil columns and comparisons of text.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._load(folder / f"{language}.ftl")

    def _load(self, path: Path) -> None:
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            # Fluent passes over both in silence, and the sentence would be missing only when needed.
            if isinstance(entry, ast.Junk):
                raise LocaleError(f"{path}: cannot be read: {(entry.content or '').strip()}")
            if isinstance(entry, ast.Message) and self._bundle.has_message(entry.id.name):
                raise LocaleError(f"{path}: the message {entry.id.name!r} is there already")
        self._bundle.add_resource(resource)

    def say(self, message: str, /, **about: str | int) -> str:
        """The sentence behind a message id, or ``MissingMessage``."""
        if not self._bundle.has_message(message):
            raise MissingMessage(message, self.language)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LocaleError(f"the message {message!r} in {self.language!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, about)
        if errors:
            raise LocaleError(f"the message {message!r} in {self.language!r}: {errors[0]}")
        return str(text)
