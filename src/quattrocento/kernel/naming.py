"""Things called by their names: the ids of the notation, or the names of any language."""

from typing import Any, Final

from quattrocento.kernel.notation import Word

LANGUAGES: Final = ("en", "it")
"""The languages of all texts and names."""


def called(noun: Word, word: str, components: Any) -> list[int]:
    """The things of that id or name, or else those whose id or name begins so."""
    typed = word.casefold()
    names = [components.names(noun.kind, language) or noun.ids for language in LANGUAGES]
    known = [[one.casefold() for one in both] for both in zip(noun.ids, *names, strict=True)]
    found = [number for number, words in enumerate(known) if typed in words]
    return found or [
        number
        for number, words in enumerate(known)
        if typed and any(one.startswith(typed) for one in words)
    ]
