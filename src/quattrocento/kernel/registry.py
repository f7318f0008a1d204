"""The registry: a game joins by an entry point of the group ``quattrocento.games``."""

from functools import cache
from importlib.metadata import entry_points

from quattrocento.kernel.game import AnyGame

GROUP = "quattrocento.games"


class UnknownGame(LookupError):
    """No game of that name is registered."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"unknown game {name!r}; known: {', '.join(known)}")
        self.name = name
        self.known = known


@cache
def games() -> dict[str, AnyGame]:
    """All registered games by name."""
    found: dict[str, AnyGame] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found[entry.name] = entry.load()
    return found


def game(name: str) -> AnyGame:
    """The game of that name."""
    known = games()
    if name not in known:
        raise UnknownGame(name, list(known))
    return known[name]
