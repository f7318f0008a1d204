"""What follows from the rest of a position: sets, supplies, decks and the power of fielded cards.

Texts and views give the pieces and cards; everything else is worked out here, so that it cannot
disagree with them.
"""

from quattrocento.games.magnifico.components.typed import AIRPLANE, EFFECTS, TANK
from quattrocento.games.magnifico.position.position import NO_CARD, Magnifico
from quattrocento.kernel.seats import NOBODY


def restore(position: Magnifico) -> None:
    """Work out all that depends on owners, pieces and cards."""
    _restore_sets(position)
    _restore_power(position)
    _restore_supplies(position)
    _restore_decks(position)


def _restore_sets(position: Magnifico) -> None:
    position.own = [0] * position.seats
    position.free = position.castled = position.perfect = position.spare = position.strong = 0
    position.tanked = position.winged = 0
    for territory, owner in enumerate(position.owner):
        bit = 1 << territory
        if owner == NOBODY:
            position.free |= bit
        else:
            position.own[owner] |= bit
        if position.towers[territory] >= 0:
            position.castled |= bit
        if position.towers[territory] >= position.components.max_towers:
            position.perfect |= bit
        if position.soldiers[territory] > 1:
            position.spare |= bit
        if position.soldiers[territory] > 2:
            position.strong |= bit
        if position.tanks[territory]:
            position.tanked |= bit
        if position.airplanes[territory]:
            position.winged |= bit
    position.expose()


def _restore_power(position: Magnifico) -> None:
    seats, fields = position.seats, position.field
    position.power = (0,) * (seats * len(EFFECTS))
    position.tank_card = position.airplane_card = (NO_CARD,) * seats
    position.hooked = (0,) * seats
    position.field = ((),) * seats
    position.naval = False
    for seat, cards in enumerate(fields):
        for card in cards:
            position.put_in_field(seat, card)


def _restore_supplies(position: Magnifico) -> None:
    components = position.components
    battle = position.battle
    for seat in range(position.seats):
        position.supply[seat] = components.soldiers - 1
    for territory, owner in enumerate(position.owner):
        if owner != NOBODY:
            position.supply[owner] -= position.soldiers[territory]
    position.tank_supply = components.tanks - sum(position.tanks)
    position.airplane_supply = components.airplanes - sum(position.airplanes)
    if battle is not None:
        position.supply[battle.attacker] -= battle.soldiers
        position.tank_supply -= battle.tanks
        position.airplane_supply -= battle.airplanes
    position.castle_supply = components.castles - position.castled.bit_count()
    position.tower_supply = components.towers - sum(number for number in position.towers if number > 0)


def seen_cards(position: Magnifico) -> list[int]:
    """All cards that have left the decks, or lie under them in a known order."""
    seen = [*position.machine_bottom, *position.project_bottom, *position.discarded, *position.auction]
    for cards in (*position.field, *position.archive):
        seen += cards
    return seen


def _restore_decks(position: Magnifico) -> None:
    components = position.components
    unseen = list(components.deck_copies)
    position.projects_in_deck = components.projects
    position.tanks_in_deck = components.tanks_in_deck[position.seats]
    position.airplanes_in_deck = components.airplanes_in_deck[position.seats]
    for card in seen_cards(position):
        unseen[card] -= 1
        if components.kind[card] == TANK:
            position.tanks_in_deck -= 1
        elif components.kind[card] == AIRPLANE:
            position.airplanes_in_deck -= 1
        else:
            position.projects_in_deck -= 1
    position.unseen = tuple(unseen)
