"""Fielding projects (Mettere in campo), MAG-5.41 and MAG-6."""

from quattrocento.games.magnifico.components.typed import AIRPLANE_IMPROVEMENT, TANK_IMPROVEMENT
from quattrocento.games.magnifico.position.position import FIELD, Magnifico
from quattrocento.games.magnifico.rules.scoring import score
from quattrocento.games.magnifico.rules.verbs import FIELD as FIELD_MOVES
from quattrocento.kernel.move import Move
from quattrocento.kernel.saying import Saying
from quattrocento.kernel.tuples import changed, without


def add_projects(position: Magnifico, seat: int, found: list[Move]) -> None:
    """Every different card of the archive that can be paid for and laid down (MAG-5.41.1)."""
    for card in sorted(set(position.archive[seat])):
        if cannot_field(position, seat, card) is None:
            found.append(FIELD_MOVES[card])


def cannot_field(position: Magnifico, seat: int, card: int) -> Saying | None:
    """What keeps an archive card from being fielded (MAG-5.4.5, MAG-6.2, MAG-6.3)."""
    components = position.components
    kind = components.kind[card]
    if kind == TANK_IMPROVEMENT and position.tank_card[seat] < 0:
        return Saying("why-needs-tank-card", "MAG-6.2", card=card)
    if kind == AIRPLANE_IMPROVEMENT:
        if position.airplane_card[seat] < 0:
            return Saying("why-needs-airplane-card", "MAG-6.3", card=card)
        if position.hooked[seat] >= components.hooks[position.airplane_card[seat]]:
            return Saying("why-no-hook", "MAG-6.3", card=card)
    price = position.price(seat, components.cost[card])
    if price > position.money[seat]:
        return Saying("why-money", "MAG-5.4.5", florins=price)
    return None


def refuse_field(position: Magnifico, seat: int, card: int) -> Saying:
    if card not in position.archive[seat]:
        return Saying("why-not-in-archive", "MAG-5.41.1", card=card)
    if position.stage > FIELD:
        return Saying("why-step-closed", "MAG-5.4.3")
    reason = cannot_field(position, seat, card)
    assert reason is not None
    return reason


def field_card(position: Magnifico, seat: int, card: int) -> None:
    """The card is paid for, laid face up and works at once (MAG-5.41.1 to 5.41.3, MAG-10.10)."""
    components = position.components
    price = position.price(seat, components.cost[card])
    position.pay(seat, price)
    position.archive = changed(position.archive, seat, without(position.archive[seat], card))
    position.put_in_field(seat, card)
    position.tell("fielded", seat, card, price)
    if components.vp[card]:
        position.tell("art_scored", seat, card, components.vp[card])
        score(position, seat, components.vp[card])
