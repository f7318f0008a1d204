"""The position as it is played: what lies on the table, and what each seat may know of it."""

from quattrocento.games.ventura.knowledge.secrets import secrets_of
from quattrocento.games.ventura.knowledge.view import VenturaView, see
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import tend_display
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.position import Position


class ObservedVentura(Ventura):
    """One game at a table with seats around it. The rules see the table only."""

    __slots__ = ()

    def copy(self) -> "ObservedVentura":
        return ObservedVentura(self.seats, self.components, self.rules, self)

    def settle(self, fate: Fate) -> None:
        """Go on to the next decision; a display that was short is filled as soon as it can be (VTR-R11)."""
        Position.settle(self, fate)
        if len(self.display) < self.components.display and self.round and self.result is None:
            tend_display(self, fate)

    def view(self, seat: int) -> VenturaView:
        return see(self, seat)

    def secrets(self) -> dict[str, tuple[int, ...]]:
        return secrets_of(self)
