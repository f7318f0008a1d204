"""Three people at one table, each on a socket, with whom others try to interfere."""

from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any

from quattrocento.server.storage.store import Store
from tests.server.live import Player, Visitor, follow, seated

NAMES = ("Anna", "Bruno", "Carlo")


class Threesome:
    """Three people at one table, and what is written of it."""

    def __init__(self, address: str, database: str, stack: ExitStack) -> None:
        self.address = address
        self.database = database
        self.people = [Visitor(address, name) for name in NAMES]
        self.id = self.people[0].open("me", "free", "free", listed=True)
        for seat in (1, 2):
            self.people[seat].post(f"/api/tables/{self.id}/seats/{seat}/sit")
        self.players = [stack.enter_context(person.at(self.id)) for person in self.people]
        for player in self.players:
            seated(player)

    @property
    def mover(self) -> Player:
        return self.players[int(self.players[0].frame["waiting"][0])]

    @property
    def idler(self) -> Player:
        return self.players[(self.mover.seat + 1) % 3]

    def written(self) -> tuple[Any, ...]:
        with closing(Store(self.database, guest=True)) as store:
            people = [store.person(str(person.get("/api/me")["id"])) for person in self.people]
            return (
                store.table(self.id),
                store.seats(self.id),
                store.moves(self.id),
                store.chat(self.id),
                people,
            )

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Whatever is tried leaves the table as it was, and the others play on."""
        before, frames = self.written(), [player.frame for player in self.players]
        yield
        assert self.written() == before
        for player, frame in zip(self.players, frames, strict=True):
            assert player.ask("ping")["type"] == "done"
            assert player.frame == frame

    def plays_on(self) -> None:
        mover = self.mover
        assert mover.play()["type"] == "done"
        for player in self.players:
            follow(player, mover)


def check_refused(answer: dict[str, Any], kind: str, message: str | None = None) -> None:
    """A refusal in the protocol's shape."""
    assert answer.keys() == {"type", "id", "kind", "message", "clause", "about"}
    assert (answer["type"], answer["kind"]) == ("refused", kind)
    assert message is None or answer["message"] == message
