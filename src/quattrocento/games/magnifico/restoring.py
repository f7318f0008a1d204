"""What follows from the rest of a position: sets, supplies, decks and the power of fielded cards.

Texts and views give the pieces and cards; everything else is worked out here, so that it cannot
disagree with them.
"""

from quattrocento.games.magnifico.components import AIRPLANE, EFFECTS, TANK
from quattrocento.games.magnifico.state import NO_CARD, Magnifico
from quattrocento.kernel.move import NOBODY


def restore(game: Magnifico) -> None:
    """Work out all that depends on owners, pieces and cards."""
    _restore_sets(game)
    _restore_power(game)
    _restore_supplies(game)
    _restore_decks(game)


def _restore_sets(game: Magnifico) -> None:
    game.own = [0] * game.seats
    game.free = game.castled = game.perfect = game.spare = game.strong = 0
    game.tanked = game.winged = 0
    for territory, owner in enumerate(game.owner):
        bit = 1 << territory
        if owner == NOBODY:
            game.free |= bit
        else:
            game.own[owner] |= bit
        if game.towers[territory] >= 0:
            game.castled |= bit
        if game.towers[territory] >= game.components.max_towers:
            game.perfect |= bit
        if game.soldiers[territory] > 1:
            game.spare |= bit
        if game.soldiers[territory] > 2:
            game.strong |= bit
        if game.tanks[territory]:
            game.tanked |= bit
        if game.airplanes[territory]:
            game.winged |= bit
    game.expose()


def _restore_power(game: Magnifico) -> None:
    seats, fields = game.seats, game.field
    game.power = (0,) * (seats * len(EFFECTS))
    game.tank_card = game.airplane_card = (NO_CARD,) * seats
    game.hooked = (0,) * seats
    game.field = ((),) * seats
    game.naval = False
    for seat, cards in enumerate(fields):
        for card in cards:
            game.put_in_field(seat, card)


def _restore_supplies(game: Magnifico) -> None:
    components = game.components
    battle = game.battle
    for seat in range(game.seats):
        game.supply[seat] = components.soldiers - 1
    for territory, owner in enumerate(game.owner):
        if owner != NOBODY:
            game.supply[owner] -= game.soldiers[territory]
    game.tank_supply = components.tanks - sum(game.tanks)
    game.airplane_supply = components.airplanes - sum(game.airplanes)
    if battle is not None:
        game.supply[battle.attacker] -= battle.soldiers
        game.tank_supply -= battle.tanks
        game.airplane_supply -= battle.airplanes
    game.castle_supply = components.castles - game.castled.bit_count()
    game.tower_supply = components.towers - sum(number for number in game.towers if number > 0)


def seen_cards(game: Magnifico) -> list[int]:
    """All cards that have left the decks, or lie under them in a known order."""
    seen = [*game.machine_bottom, *game.project_bottom, *game.discarded, *game.auction]
    for cards in (*game.field, *game.archive):
        seen += cards
    return seen


def _restore_decks(game: Magnifico) -> None:
    components = game.components
    unseen = list(components.deck_copies)
    game.projects_in_deck = components.projects
    game.tanks_in_deck = components.tanks_in_deck[game.seats]
    game.airplanes_in_deck = components.airplanes_in_deck[game.seats]
    for card in seen_cards(game):
        unseen[card] -= 1
        if components.kind[card] == TANK:
            game.tanks_in_deck -= 1
        elif components.kind[card] == AIRPLANE:
            game.airplanes_in_deck -= 1
        else:
            game.projects_in_deck -= 1
    game.unseen = tuple(unseen)
