"""Two worlds that differ only in what is hidden: whoever may not know it is sent the same bytes."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.live import Player, Visitor, follow, seated, serving, settings_for

# When something happened is no secret, and differs between two runs.
_TIMES = re.compile(r'"(moved|made|at)":"[^"]*"')


class Listening(Player):
    """A player who keeps every message as it came, and of those about the table the last one."""

    def __init__(self, socket: ClientConnection) -> None:
        self.heard: list[str] = []
        self.head = ""
        super().__init__(socket)

    def _heed(self, text: str) -> None:
        told = _TIMES.sub("", text)
        if told.startswith('{"type":"table"'):
            self.head = told
        else:
            self.heard.append(told)
        super()._heed(text)


def to_the_bids(path: str) -> tuple[str, list[Any]]:
    """A table of three people at which bids are asked for; returns it and their cookies."""
    with serving(settings_for(path)) as address:
        people = [Visitor(address, name) for name in ("Anna", "Bruno", "Carlo")]
        table = people[0].open("me", "free", "free", listed=True)
        for seat in (1, 2):
            people[seat].post(f"/api/tables/{table}/seats/{seat}/sit")
        with people[0].at(table) as first, people[1].at(table) as second, people[2].at(table) as third:
            players = [first, second, third]
            for player in players:
                seated(player)
            while first.frame["step"]["name"] != "bids":
                mover = players[first.frame["waiting"][0]]
                assert mover.play()["type"] == "done"
                for player in players:
                    follow(player, mover)
    return table, [person.http.cookies for person in people]


def heard_in_world(path: str, table: str, cookies: list[Any], bid: int) -> dict[str, Any]:
    """What Bruno, a stranger and their requests get while Anna bids in secret."""
    with serving(settings_for(path)) as address:
        anna, bruno, stranger = (Visitor(address) for _ in range(3))
        anna.http.cookies.update(cookies[0])
        bruno.http.cookies.update(cookies[1])
        with (
            anna.at(table) as player,
            bruno.socket(table) as second,
            stranger.socket(table) as third,
        ):
            watching, looking = Listening(second), Listening(third)
            assert player.play(["bid", bid])["type"] == "done"
            for page in (watching, looking):
                page.quiet(0.5)
                page.ask("why", seat=1, move=["bid", 5])
                page.ask("forecast", lang="it")
            asked = {
                what: visitor.http.get(f"/api/tables/{table}{what}").text
                for visitor, what in (
                    (bruno, "/record?eyes=1"),
                    (bruno, "/replay?eyes=1"),
                    (stranger, "/record"),
                    (stranger, "/replay"),
                )
            }
            summary = _TIMES.sub(
                "", json.dumps(stranger.get(f"/api/tables/{table}"), separators=(",", ":"))
            )
    pages = {"watching": watching.heard, "looking": looking.heard}
    return {**pages, "heads": [watching.head, looking.head], "summary": summary, **asked}


def test_a_bid_reaches_nobody_else(tmp_path: Path) -> None:
    one, other = str(tmp_path / "one.db"), str(tmp_path / "other.db")
    table, cookies = to_the_bids(one)
    shutil.copy(one, other)
    first = heard_in_world(one, table, cookies, 10)
    second = heard_in_world(other, table, cookies, 20)
    assert first == second
    assert len(first["watching"]) > 4
