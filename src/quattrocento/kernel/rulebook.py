"""The rulebook: the numbered clauses of docs/rules, by id, in the players' languages."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from quattrocento.kernel import registry

_PACKAGE = Path(__file__).parent.parent
_INSTALLED = _PACKAGE / "rules"
_CHECKOUT = _PACKAGE.parent.parent / "docs" / "rules"

_HEADING = re.compile(r"^#{2,6} (.+)$")
_BULLET = re.compile(r"^- \*\*([A-Z][A-Z0-9]*-[A-Z]?[0-9][0-9.]*)\*\*\s+(.+)$")
_ROW = re.compile(r"^\|\s*([A-Z][A-Z0-9]*-[A-Z]?[0-9][0-9.]*)\s*\|(.+)\|\s*$")
_ANCHOR = re.compile(r'<a id="[^"]*"></a>')
_CELLS = re.compile(r"(?<!\\)\|")


class RulebookError(LookupError):
    """There is no rulebook of that game here, or no such clause in it."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule, ruling, decision, invariant or example."""

    id: str
    section: str
    text: str


class Rulebook:
    """All clauses of one game in one language, in the order of the page."""

    def __init__(self, clauses: Sequence[Clause]) -> None:
        self.clauses = {clause.id: clause for clause in clauses}
        self.prefix = clauses[0].id.partition("-")[0] if clauses else ""

    def find(self, words: str) -> list[Clause]:
        """The clause of that id, ``MAG-5.3.6`` or ``5.3.6``, or those of a section, ``5.3``."""
        wanted = words.strip().upper()
        if not wanted.startswith(f"{self.prefix}-"):
            wanted = f"{self.prefix}-{wanted}"
        if wanted in self.clauses:
            return [self.clauses[wanted]]
        within = [clause for name, clause in self.clauses.items() if name.startswith(f"{wanted}.")]
        if not within:
            raise RulebookError(wanted)
        return within

    def search(self, words: str) -> list[Clause]:
        """The clauses that hold every one of these words."""
        wanted = words.casefold().split()
        found: list[Clause] = []
        for clause in self.clauses.values():
            text = f"{clause.section} {clause.text}".casefold()
            if all(word in text for word in wanted):
                found.append(clause)
        return found


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The rulebook of a game; in English where the language has none.

    Those of the house lie together. A game from elsewhere has ``rulebook/en.md`` in its package.
    """
    for folder in (_INSTALLED, _CHECKOUT):
        for name in (f"{game}.{language}.md", f"{game}.md"):
            if (folder / name).is_file():
                return Rulebook(read_clauses((folder / name).read_text(encoding="utf-8")))
    for name in (language, "en") if game in registry.games() else ():
        page = registry.game(game).package / "rulebook" / f"{name}.md"
        if page.is_file():
            return Rulebook(read_clauses(page.read_text(encoding="utf-8")))
    raise RulebookError(game)


def read_clauses(page: str) -> list[Clause]:
    """The clauses of a page: bullets that begin with an id in bold, table rows that begin with an id."""
    found: list[Clause] = []
    section = ""
    for line in _ANCHOR.sub("", page).splitlines():
        heading = _HEADING.match(line)
        bullet = _BULLET.match(line)
        row = _ROW.match(line)
        if heading:
            section = heading[1].strip()
        elif bullet:
            found.append(Clause(bullet[1], section, _plain(bullet[2])))
        elif row:
            found.append(Clause(row[1], section, _sentences(row[2])))
    return found


def _sentences(cells: str) -> str:
    """The cells of a row as sentences: a ruling is its question, its answer and the reason."""
    texts = [text for text in map(_plain, _CELLS.split(cells)) if text]
    return " ".join(text[0].upper() + text[1:] + ("" if text[-1] in ".?!" else ".") for text in texts)


def _plain(text: str) -> str:
    return text.replace("**", "").replace("\\|", "|").strip()
