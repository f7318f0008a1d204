"""A game's box: the standard component file in its package, and corrected copies of it."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from quattrocento.kernel.components import Difference, Schema, corrected, differences
from quattrocento.kernel.document import Document


class Contents(Protocol):
    """The components of a game, typed by the game; ``data`` is the file they come from."""

    data: Mapping[str, Any]

    def names(self, kind: str, language: str) -> Sequence[str]:
        """The names of a kind of component by number; empty if unknown."""
        ...


C = TypeVar("C", bound=Contents)


class Box(Generic[C]):
    """What a component file must be, and how it becomes components.

    ``check`` tells what the rules need beyond the shape of the tables, ``same_rules`` that a pack leaves
    alone what belongs to the rules. Both raise a ``DocumentError`` that names the line.
    """

    def __init__(
        self,
        package: Path,
        schema: Schema,
        make: Callable[[Mapping[str, Any]], C],
        check: Callable[[Document], None],
        same_rules: Callable[[Document, Mapping[str, Any]], None],
    ) -> None:
        self.package = package
        self.locale = package / "locale"
        self._schema = schema
        self._make = make
        self._check = check
        self._same_rules = same_rules
        self._standard: C | None = None

    def standard(self) -> C:
        """The components as they lie in the package."""
        if self._standard is None:
            self._standard = self._unpacked()
        return self._standard

    @property
    def rules(self) -> int:
        """The version of the rules that the standard file belongs to."""
        rules: int = self.standard().data["meta"]["rules"]
        return rules

    def _unpacked(self) -> C:
        text = (self.package / "components.toml").read_text(encoding="utf-8")
        document = Document(text, "components.toml", locale=self.locale)
        self._schema.check(document)
        self._check(document)
        return self._make(document.data)

    def pack(self, text: str, source: str) -> C:
        """A component pack: a corrected copy of the standard file, that of these rules."""
        # Packs that were made earlier call the settings options; the lines stay where they are.
        document = Document(text.replace("[[options]]", "[[settings]]"), source, locale=self.locale)
        if document.table("meta").get("rules") != self.rules:
            raise document.error("pack-rules", "meta", 0, "rules", rules=self.rules)
        self._schema.check(document)
        self._schema.same_ids(document, self.standard().data)
        return self._corrected(document)

    def with_changes(self, changes: Sequence[Difference]) -> C:
        """The standard components with the changes that a record names."""
        if not changes:
            return self.standard()
        data = corrected(self.standard().data, changes)
        document = Document("", "components", data, self.locale)
        self._schema.check(document)
        return self._corrected(document)

    def _corrected(self, document: Document) -> C:
        self._same_rules(document, self.standard().data)
        self._check(document)
        return self._make(document.data)

    def changes_of(self, components: C) -> list[Difference]:
        """What these components change against the standard."""
        return differences(components.data, self.standard().data)
