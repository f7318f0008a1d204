"""Looking things up: which component a player means by a word, for ``Game.look``."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from quattrocento.kernel.move import Move
from quattrocento.kernel.naming import LANGUAGES
from quattrocento.kernel.notation import Word

if TYPE_CHECKING:
    from quattrocento.kernel.game import AnyGame

_MOST_NEAR: Final = 4


class Thing(NamedTuple):
    """A component: its kind (``card``, ``territory``) and its number."""

    kind: str
    number: int


def things(game: "AnyGame", components: Any) -> list[Thing]:
    """Everything that can be looked at."""
    return [
        Thing(kind, number)
        for kind in game.lookable
        for number in range(len(game.names(components, kind, LANGUAGES[0])))
    ]


def named_in(game: "AnyGame", moves: Iterable[Move]) -> list[Thing]:
    """The things that these moves name and that can be looked at."""
    found: list[Thing] = []
    for verb, number in moves:
        noun = game.notation.verbs[verb]
        parts = noun.parts(number) or {noun.kind: number}
        found += [Thing(kind, of) for kind, of in parts.items() if kind in game.lookable]
    return list(dict.fromkeys(found))


def names_of(game: "AnyGame", components: Any) -> dict[str, list[Thing]]:
    """Everything that can be looked at by its names in all languages and its id, in small letters."""
    ids = {noun.kind: noun.ids for noun in game.notation.verbs.values() if isinstance(noun, Word)}
    found: dict[str, list[Thing]] = {}
    for kind in game.lookable:
        spelled: list[Sequence[str]] = [game.names(components, kind, language) for language in LANGUAGES]
        for names in [*spelled, ids.get(kind, ())]:
            for number, name in enumerate(names):
                thing, known = Thing(kind, number), found.setdefault(name.casefold(), [])
                if thing not in known:
                    known.append(thing)
    return found


def meant(names: Mapping[str, Sequence[Thing]], word: str) -> list[Thing]:
    """The things that a word means: those of exactly that name, else those whose words it begins."""
    typed = word.casefold().split()
    exact = names.get(" ".join(typed))
    if exact or not typed:
        return list(exact or ())
    fitting = [thing for name, known in names.items() if _begins(typed, name.split()) for thing in known]
    return list(dict.fromkeys(fitting))


def near(names: Mapping[str, Sequence[Thing]], word: str) -> list[Thing]:
    """The things whose names look most like a word that names nothing."""
    like = difflib.get_close_matches(word.casefold(), list(names), _MOST_NEAR, 0.5)
    return list(dict.fromkeys(thing for name in like for thing in names[name]))[:_MOST_NEAR]


def _begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether every word typed begins a word of the name, in the same order."""
    left = iter(words)
    return all(any(word.startswith(one) for word in left) for one in typed)
