"""Income (Rendita), MAG-5.1."""

from typing import ClassVar

from quattrocento.games.magnifico.components.typed import ART_INCOME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.fate import Fate
from quattrocento.kernel.step import Phase


def income(position: Magnifico, seat: int) -> int:
    """10 florins a territory, 10 a castle, 10 a work of art in the field (MAG-5.1.2, MAG-5.1.3)."""
    components = position.components
    own = position.own[seat]
    return (
        components.income_per_territory * own.bit_count()
        + components.income_per_castle * (own & position.castled).bit_count()
        + position.effect(seat, ART_INCOME)
    )


class Income(Phase[Magnifico]):
    """All players are paid at the same time; nobody ever holds more than 300 (MAG-5.1.1, MAG-5.1.4)."""

    name: ClassVar[str] = "income"
    clause: ClassVar[str] = "MAG-5.1.1"

    def run(self, position: Magnifico, fate: Fate) -> None:
        for seat in range(position.seats):
            paid = income(position, seat)
            kept = min(position.components.money_cap, position.money[seat] + paid)
            lost = position.money[seat] + paid - kept
            position.money[seat] = kept
            position.tell("income_paid", seat, paid, lost)
