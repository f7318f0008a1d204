"""The people at the table: programs that play a script, a socket for each seat."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from bench.server_process import BenchError
from quattrocento.kernel.move import Move

_PATIENCE: Final = 60.0
_TRIES: Final = 100


class Player:
    """One seat, and the frame that it has now."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.seat = seat
        self.frames = 0
        """How many frames have come since somebody last counted."""
        self._socket = socket
        self._token = ""
        self._last = 0
        self._ask("look", eyes=seat)
        self.frames = 0

    def play(self, move: Move) -> None:
        """Make a move, however often others make their own before it arrives."""
        for _ in range(_TRIES):
            self.catch_up()
            answer = self._ask("move", seat=self.seat, token=self._token, move=list(move))
            if answer["type"] == "done":
                return
            if answer["kind"] != "stale":
                break
        raise BenchError(f"seat {self.seat} may not play {move}: {answer['message']}")

    def catch_up(self) -> None:
        """Read what the server has sent until now."""
        self._ask("ping")

    def _ask(self, do: str, **about: Any) -> dict[str, Any]:
        self._last += 1
        self._socket.send(json.dumps({"do": do, "id": self._last, **about}))
        while True:
            message: dict[str, Any] = json.loads(self._socket.recv(timeout=_PATIENCE))
            if message["type"] == "frame":
                self.frames += 1
                self._token = message["token"]
            elif message.get("id") == self._last:
                return message


@contextmanager
def players(url: str, table: str, cookies: list[str]) -> Iterator[list[Player]]:
    """A player for each seat, whose person has this cookie."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with ExitStack() as stack:
        seated: list[Player] = []
        for seat, cookie in enumerate(cookies):
            headers = {"Cookie": cookie}
            socket = connect(address, additional_headers=headers, compression=None, max_size=None)
            seated.append(Player(stack.enter_context(socket), seat))
        yield seated
