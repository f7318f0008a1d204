"""Tables for guests, played forward by their sockets, so that a test begins where its story does."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from quattrocento.kernel import registry
from tests.browser.guest import Guest
from tests.server.live import Player, Visitor, seated

QUIET = ("pass", "stop", "end", "decline", "retreat")
"""Verbs that end something."""

Until = Callable[[Player], object]


def program_of(guest: Guest) -> Visitor:
    """The same person, as a program."""
    visitor = Visitor(guest.address)
    for cookie in guest.context.cookies():
        visitor.http.cookies.set(str(cookie["name"]), str(cookie["value"]))
    return visitor


def open_table(guest: Guest, *chairs: str, **other: Any) -> str:
    """A new table of the guest; chairs are "me", "free" or the name of a bot."""
    return program_of(guest).open(*chairs, **{"game": guest.game, **other})


def laid_out(
    guest: Guest, position: str, seats: int, bot: str = "greedy", mine: tuple[int, ...] = (0,)
) -> str:
    """A table that goes on from a position in text, with the guest in some seats and bots in the others."""
    visitor = program_of(guest)
    rules = registry.game(guest.game).rules_version
    if "\nrules = " not in f"\n{position}":
        position = f"rules = {rules}\n{position}"
    lines = "\n".join(f"| {line}".rstrip() for line in position.splitlines())
    header = f"quattrocento record 1\ngame {guest.game}\nrules {rules}\nseats {seats}"
    study = visitor.post("/api/records", {"record": f"{header}\nfrom\n{lines}\n"})["id"]
    wanted = {"frame": 0, "eyes": 0, "seats": list(mine), "bot": bot}
    return str(visitor.post(f"/api/tables/{study}/what-if", wanted)["id"])


def record(guest: Guest, table: str) -> list[str]:
    """The lines of the table's record, as the guest is given it: every move is one."""
    answer = program_of(guest).http.get(f"/api/tables/{table}/record", params={"eyes": 0})
    return answer.raise_for_status().text.splitlines()


@contextmanager
def playing(guest: Guest, table: str) -> Iterator[Player]:
    """The guest's own seat, moved by a program."""
    with program_of(guest).at(table) as player:
        seated(player)
        yield player


def advance(guest: Guest, table: str, until: Until, wishes: tuple[str, ...] = ()) -> bool:
    """Play the guest's seat until something is reached; false if the game has ended before."""
    with playing(guest, table) as player:
        while True:
            player.until(lambda: player.options or player.frame["result"])
            if until(player):
                return True
            if player.frame["result"]:
                return False
            answer = player.play(_wished(player, wishes))
            assert answer["type"] == "done", answer


def _wished(player: Player, wishes: tuple[str, ...]) -> list[Any]:
    """The move with the verb that is wished for most, else one that ends something."""
    for verb in (*wishes, *QUIET):
        moves = [move for move in player.options if move[0] == verb]
        if moves:
            return max(moves, key=lambda move: int(move[1]))
    return player.options[0]


def asks(*verbs: str) -> Until:
    """Whether one of these verbs is asked for."""
    return lambda player: any(move[0] in verbs for move in player.options)


def over(player: Player) -> bool:
    return bool(player.frame["result"])


WARLIKE = ("attack", "soldiers", "infantry", "invade")


def battle(player: Player) -> bool:
    """Whether the guest chooses an assault of a battle."""
    return any(move[0] in ("infantry", "fire", "fly") for move in player.options)


def in_battle(guest: Guest) -> str:
    """A table where the guest is in the midst of a battle."""
    while True:
        table = open_table(guest, "me", "greedy", "greedy", settings={"rich_start": True})
        if advance(guest, table, battle, WARLIKE):
            return table


def ended(guest: Guest) -> str:
    """A table whose game is over."""
    table = open_table(guest, "me", "greedy", "greedy", settings={"rich_start": True})
    advance(guest, table, over, WARLIKE)
    return table


def at_turn(guest: Guest) -> str:
    """A table where the guest has a turn in which something can be done."""
    while True:
        table = open_table(guest, "me", "greedy", "greedy", settings={"rich_start": True})
        if advance(guest, table, asks("attack", "invade"), ()):
            return table


def at_auction(guest: Guest) -> str:
    """A table where the guest is asked for a secret bid."""
    table = open_table(guest, "me", "greedy", "greedy", settings={"rich_start": True})
    advance(guest, table, asks("bid"))
    return table
