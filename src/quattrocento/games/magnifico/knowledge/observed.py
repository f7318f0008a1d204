"""The position as it is played: what lies on the table, and what each seat may know of it."""

from quattrocento.games.magnifico.knowledge.secrets import secrets_of
from quattrocento.games.magnifico.knowledge.view import MagnificoView, see
from quattrocento.games.magnifico.position.position import Magnifico


class ObservedMagnifico(Magnifico):
    """One game at a table with seats around it. The rules see the table only."""

    __slots__ = ()

    def copy(self) -> "ObservedMagnifico":
        return ObservedMagnifico(self.seats, self.components, self.rules, self)

    def view(self, seat: int) -> MagnificoView:
        return see(self, seat)

    def secrets(self) -> dict[str, tuple[int, ...]]:
        return secrets_of(self)
