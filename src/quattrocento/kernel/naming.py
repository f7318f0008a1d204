"""Things called by their names: the ids of the notation, or the names of the reader's language."""

from quattrocento.kernel.notation import Word
from quattrocento.kernel.voice import Voice


def called(noun: Word, word: str, voice: Voice) -> list[int]:
    """The things of that id or name, or else those whose id or name begins so."""
    typed = word.casefold()
    names = [voice.component(noun.kind, number).casefold() for number in range(len(noun.ids))]
    both = list(zip(noun.ids, names, strict=True))
    found = [number for number, known in enumerate(both) if typed in known]
    return found or [
        number for number, known in enumerate(both) if typed and any(one.startswith(typed) for one in known)
    ]
