"""The bots by name: ours, and those that join by an entry point of the group ``quattrocento.bots``."""

import os
import pkgutil
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final, get_type_hints

from quattrocento.bots.bot import Bot
from quattrocento.bots.greedy import GreedyBot
from quattrocento.bots.random_bot import RandomBot

GROUP: Final = "quattrocento.bots"
OURS: Final[tuple[type[Bot], ...]] = (RandomBot, GreedyBot)
"""From the weakest to the strongest."""

Kind = Callable[[], Bot]


class UnknownBot(LookupError):
    """No bot of that name is known."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"unknown bot {name!r}; known: {', '.join(known)}")
        self.name = name
        self.known = known


class NoBot(ValueError):
    """What ``module:Class`` names is no bot; the text says why."""


@cache
def bots() -> dict[str, Kind]:
    """All bots: those that joined by their entry points, then ours, so that our strongest is the last."""
    ours: dict[str, Kind] = {kind.name: kind for kind in OURS}
    joined: dict[str, Kind] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            joined[entry.name] = entry.load()
        except Exception as error:
            error.add_note(f"while the bot {entry.name!r} of {entry.value!r} was loaded")
            raise
    return {**{name: kind for name, kind in joined.items() if name not in ours}, **ours}


def bot(name: str) -> Bot:
    """A new bot of that name."""
    known = bots()
    if name not in known:
        raise UnknownBot(name, list(known))
    made = known[name]()
    made.name = name
    return made


def join(text: str) -> str:
    """Let the bot ``module:Class`` join under this text, in this process; its module may lie in the folder.

    It imports what the text names, so the text must come from the person who runs the program, never
    from a file or over the network. It calls nothing but a class derived from ``Bot``, or a callable whose
    annotation says that it gives a ``Bot``.
    """
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        kind = pkgutil.resolve_name(text)
        _check_kind(kind)
        made = kind()
    except NoBot:
        raise
    except Exception as error:
        raise NoBot(f"{type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise NoBot(f"a {type(made).__name__} is no quattrocento.Bot")
    bots()[text] = kind
    return text


def _check_kind(kind: Any) -> None:
    """Refuse what does not say that it is a bot, before it is called and does who knows what."""
    if isinstance(kind, type):
        if not issubclass(kind, Bot):
            raise NoBot(f"a {kind.__name__} is no quattrocento.Bot")
        return
    if not callable(kind):
        raise NoBot(f"a {type(kind).__name__} is no quattrocento.Bot")
    given = get_type_hints(kind).get("return")
    if not (isinstance(given, type) and issubclass(given, Bot)):
        name = getattr(kind, "__name__", type(kind).__name__)
        raise NoBot(f"{name} is no class derived from quattrocento.Bot, and does not say that it gives one")
