"""Colours on a board in text: the marks of the players, and the names that are asked about."""

import re
from collections.abc import Collection, Mapping
from typing import Final

from rich.text import Text

_SEEN: Final = {"black": "bright_black"}  # black itself is not seen on a dark screen


class Colours:
    """How the lines of a board are coloured: each mark in its colour, the names that are asked about bold.

    A mark that is a letter counts where it stands for pieces (``A3``, ``♛B``, ``C ●``) or begins a line.
    """

    def __init__(self, marks: Mapping[str, str], names: Collection[str] = ()) -> None:
        self._marks = {mark: _SEEN.get(colour, colour) for mark, colour in marks.items()}
        letters = "".join(mark for mark in marks if mark.isalpha())
        signs = "".join(mark for mark in marks if not mark.isalpha())
        patterns = [f"[{re.escape(signs)}]"] if signs else []
        if letters:
            patterns.append(rf"(?<!\w)[{letters}](?=\d|\s●)\S*(?:\s●+)?")
            patterns.append(rf"(?<=♛)[{letters}](?!\w)")
            patterns.append(rf"(?<=^)[\s▸]*[{letters}](?=\s)")
        self._pieces = re.compile("|".join(patterns)) if patterns else None
        listed = sorted(map(re.escape, filter(None, names)), key=len, reverse=True)
        self._names = re.compile(rf"(?<!\w)(?:{'|'.join(listed)})(?!\w)", re.IGNORECASE) if listed else None

    def line(self, line: str) -> Text:
        """One line with its colours."""
        text = Text(line)
        for found in self._pieces.finditer(line) if self._pieces else ():
            mark = next(letter for letter in found[0] if letter in self._marks)
            text.stylize(self._marks[mark], found.start(), found.end())
        for found in self._names.finditer(line) if self._names else ():
            text.stylize("bold underline", found.start(), found.end())
        return text
