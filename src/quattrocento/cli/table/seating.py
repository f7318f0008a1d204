"""Seating: which seats people hold and which bots, and what everybody is called."""

from dataclasses import dataclass
from typing import Final

from quattrocento.bots.bot import Bot
from quattrocento.bots.names import unused
from quattrocento.bots.registry import NoBot, bot, bots, join
from quattrocento.cli.terminal.errors import CommandError

DEFAULT_BOT: Final = "greedy"


@dataclass
class Seating:
    """The bots by seat; every other seat is a person's. ``names`` holds the names that are known."""

    seats: int
    bots: dict[int, str]
    names: dict[int, str]

    def __post_init__(self) -> None:
        self.bot_at: dict[int, Bot] = {seat: bot(name) for seat, name in self.bots.items()}

    def people(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.bots]


def bot_names(text: str) -> list[str]:
    """The bots of a list such as ``greedy,random``."""
    return [known_bot(name.strip()) for name in text.split(",") if name.strip()]


def known_bot(name: str) -> str:
    """The name, if there is such a bot; ``module:Class`` joins here and now."""
    if name in bots():
        return name
    if ":" not in name:
        raise CommandError("cli-unknown-bot", bot=name, known=", ".join(bots()))
    try:
        return join(name)
    except NoBot as error:
        raise CommandError("cli-no-bot", bot=name, detail=str(error)) from None


def people_at(seats: int, humans: int | None, seat: int | None) -> list[int]:
    """The seats of the people: the first ``humans``, or the one ``seat``, or seat 0."""
    if humans is not None and seat is not None:
        raise CommandError("cli-humans-or-seat")
    if humans is not None:
        if humans > seats:
            raise CommandError("cli-too-many-people", humans=humans, seats=seats)
        return list(range(humans))
    if seat is not None and seat >= seats:
        raise CommandError("cli-no-such-seat", number=seat, last=seats - 1)
    return [seat or 0]


def seat_all(seats: int, people: list[int], bots: list[str], names: list[str]) -> Seating:
    """People get the names given, in seat order; bots take the other seats in turn."""
    free = [seat for seat in range(seats) if seat not in people]
    if len(bots) > len(free):
        raise CommandError("cli-too-many-bots", bots=len(bots), seats=len(free))
    if len(names) > len(people):
        raise CommandError("cli-too-many-names", names=len(names), people=len(people))
    kinds = bots or [DEFAULT_BOT]
    held = {seat: kinds[number % len(kinds)] for number, seat in enumerate(free)}
    called = dict(zip(people, names, strict=False))
    called.update(zip(free, unused(set(names)), strict=False))
    return Seating(seats, held, called)
