"""The position as it is played: what lies on the table, and what each seat may know of it."""

from quattrocento.games.venetia.knowledge.secrets import secrets_of
from quattrocento.games.venetia.knowledge.view import VenetiaView, see
from quattrocento.games.venetia.position.position import Venetia


class ObservedVenetia(Venetia):
    """One game at a table with seats around it. The rules see the table only."""

    __slots__ = ()

    def copy(self) -> "ObservedVenetia":
        return ObservedVenetia(self.seats, self.components, self.rules, self)

    def view(self, seat: int) -> VenetiaView:
        return see(self, seat)

    def secrets(self) -> dict[str, tuple[int, ...]]:
        return secrets_of(self)
