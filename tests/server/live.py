"""A real server on a port of its own, and people who talk to it by HTTP and by socket."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quattrocento.kernel.fate import Fate
from quattrocento.server.app import DICE, make_app
from quattrocento.server.configuration import Configuration, Rate, Rates
from quattrocento.server.run import MOST_MESSAGE, address_of, bound

PATIENCE = 300.0
"""Seconds after which something will not happen any more, however slow the machine is."""
UNHURRIED = Rates(*[Rate(100_000, 100_000)] * 5)
Json = dict[str, Any]


def configured(database: str, **other: Any) -> Configuration:
    """A server that does not make tests wait."""
    chosen: dict[str, Any] = {"bot_pause": 0.0, "workers": 1, "rates": UNHURRIED, **other}
    return Configuration(database=database, **chosen)


@contextmanager
def serving(configuration: Configuration, fate: Fate = DICE) -> Iterator[str]:
    """The address of a server, which runs in a thread until the block ends."""
    listener = bound("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(configuration, fate),
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started
        yield address_of(listener)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def wait_for(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


class Visitor:
    """A browser, with its cookies."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        if name is not None:
            self.put("/api/me", {"name": name})

    def put(self, path: str, body: Json) -> Any:
        return self.http.put(path, json=body).raise_for_status().json()

    def post(self, path: str, body: Json | None = None) -> Any:
        answer = self.http.post(path, json=body or {})
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, body: Json | None = None) -> Json:
        answer = self.http.post(path, json=body or {})
        assert answer.is_client_error, answer.text
        return dict(answer.json())

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def open(self, *chairs: str, **other: Any) -> str:
        """A new table of Magnifico; chairs are "me", "free" or the name of a bot."""
        wanted = [{"who": who} if who in ("me", "free") else {"who": "bot", "bot": who} for who in chairs]
        table = self.post("/api/tables", {"game": "magnifico", "chairs": wanted, **other})
        return str(table["id"])

    def on(self, address: str) -> "Visitor":
        """The same person at another server of the same house."""
        other = Visitor(address)
        other.http.cookies.update(self.http.cookies)
        return other

    def socket(self, table: str, **headers: str) -> ClientConnection:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {**({"Cookie": cookie} if cookie else {}), **headers}
        return connect(
            url,
            additional_headers=sent,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        )

    @contextmanager
    def at(self, table: str) -> Iterator["Player"]:
        """Sit at the table, with its page open."""
        with self.socket(table) as socket:
            yield Player(socket)


class Player:
    """One socket, and what its page shows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Json = {}
        self.frame: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.advice: Json = {}
        self.frames = 0
        self._answers: dict[int | None, Json] = {}
        self._number = 0
        self.until(lambda: self.table and (self.frame or self.table["state"] == "gathering"))

    def _take(self, timeout: float) -> None:
        self._heed(str(self.socket.recv(timeout=timeout)))

    def _heed(self, text: str) -> None:
        message = json.loads(text)
        kind = message["type"]
        if kind == "table":
            self.table = message
        elif kind == "frame":
            self.frames += 1
            log = message["log"]
            assert log["keep"] <= len(self.log)
            self.log = self.log[: log["keep"]] + log["events"]
            self.frame = message
        elif kind == "advice":
            self.advice = message
        elif kind == "chat":
            self.chat += message["said"]
        else:
            self._answers[message["id"]] = message

    def until(self, condition: Callable[[], object]) -> None:
        """Read until something is shown."""
        end = time.monotonic() + PATIENCE
        while not condition():
            self._take(max(0.01, end - time.monotonic()))

    def quiet(self, seconds: float = 0.3) -> None:
        """Read what there is, until nothing comes for a while."""
        try:
            while True:
                self._take(seconds)
        except TimeoutError:
            return

    def ask(self, do: str, **about: Any) -> Json:
        """Send a message and wait for the answer."""
        self._number += 1
        number = self._number
        self.socket.send(json.dumps({"do": do, "id": number, **about}))
        return self.answer(number)

    def advised(self) -> Json:
        """What a player is told before the choice that is shown; it comes a moment after the frame."""
        self.until(lambda: self.advice.get("token") == self.frame["token"])
        return self.advice

    def answer(self, number: int | None) -> Json:
        self.until(lambda: number in self._answers)
        return self._answers.pop(number)

    @property
    def seat(self) -> int:
        return int(self.frame["eyes"])

    @property
    def options(self) -> list[list[Any]]:
        return list(self.frame["options"])

    def play(self, move: list[Any] | None = None, **other: Any) -> Json:
        """Play a move on the frame that is shown, the first option unless another is named."""
        about = {"seat": self.seat, "token": self.frame["token"], "move": move or self.options[0], **other}
        return self.ask("move", **about)

    def undo(self, **other: Any) -> Json:
        return self.ask("undo", **{"seat": self.seat, "token": self.frame["token"], **other})

    def closed(self) -> int:
        """The code with which the server closes."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda: False)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def cut_off(self, *messages: str | list[str]) -> int | None:
        """The code with which the server closes in the midst of messages; None if a reset overtook it."""
        try:
            for message in messages:
                self.socket.send(message)
            self.until(lambda: False)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
        raise AssertionError("the server goes on listening")


def seated(player: Player) -> None:
    """Wait until a player sees the game from a seat."""
    player.until(lambda: player.frame and player.seat != -1)


def follow(player: Player, mover: Player) -> None:
    """Wait until a player sees what the mover has done."""
    player.until(lambda: len(player.log) >= len(mover.log))
    player.until(lambda: player.frame["waiting"] == mover.frame["waiting"])


def abreast(*players: Player) -> None:
    """Wait until all see the same, whoever of them is behind; those who share eyes also the same view."""

    def same() -> bool:
        for player in players:
            player.quiet(0.01)
        views = {player.seat: player.frame["view"] for player in players}
        told = (len(players[0].log), players[0].frame["waiting"])
        return all(
            (len(player.log), player.frame["waiting"]) == told
            and player.frame["view"] == views[player.seat]
            for player in players
        )

    wait_for(same)


def take_turn(player: Player) -> None:
    """Look with the eyes of whoever is asked."""
    player.ask("look", eyes=player.frame["waiting"][0])


def friends(anna: Visitor) -> str:
    """A table with three people on one screen: nobody moves by himself."""
    return anna.open("me", "me", "me")
