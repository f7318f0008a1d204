"""The bots by name."""

from collections.abc import Callable
from typing import Final

from quattrocento.bots.bot import Bot
from quattrocento.bots.greedy import GreedyBot
from quattrocento.bots.random_bot import RandomBot

BOTS: Final[dict[str, Callable[[], Bot]]] = {
    RandomBot.name: RandomBot,
    GreedyBot.name: GreedyBot,
}


class UnknownBot(LookupError):
    """No bot of that name is known."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"unknown bot {name!r}; known: {', '.join(known)}")
        self.name = name
        self.known = known


def bot(name: str) -> Bot:
    """A new bot of that name."""
    if name not in BOTS:
        raise UnknownBot(name, list(BOTS))
    return BOTS[name]()
