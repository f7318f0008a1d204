"""The position as it is played: what lies on the table, and what each seat may know of it."""

from quattrocento.games.m400.knowledge.secrets import secrets_of
from quattrocento.games.m400.knowledge.view import M400View, see
from quattrocento.games.m400.position.position import M400


class ObservedM400(M400):
    """One game at a table with seats around it. The rules see the table only."""

    __slots__ = ()

    def copy(self) -> "ObservedM400":
        return ObservedM400(self.seats, self.components, self.rules, self)

    def view(self, seat: int) -> M400View:
        return see(self, seat)

    def secrets(self) -> dict[str, tuple[int, ...]]:
        return secrets_of(self)
