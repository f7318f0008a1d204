"""Obstacles among cards, Florins and numbers taken away: hands, decks, the stockpile, prices (VTR-3)."""

import copy
from collections.abc import Mapping

from quattrocento.games.ventura.checks import lifts_on_the_map as on_the_map
from quattrocento.games.ventura.checks.stationing import ANOTHER, COMPANY, lead, opponent_of, post
from quattrocento.games.ventura.components.typed import (
    AMBUSH,
    AREAS,
    CONSCRIPTION_CHOICE,
    DISCARD_ENEMY_COMPANY,
    ENEMY_DISCARDS_COMPANY,
    FIRST_COMPANY,
    REMOVE_DOMAIN,
    TILE_CHOICE,
    TILES,
)
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.rules.battle.battle_step import battle_of
from quattrocento.games.ventura.rules.decks import receive
from quattrocento.games.ventura.rules.draws import MANY
from quattrocento.games.ventura.rules.phases.fortune import Fortune
from quattrocento.games.ventura.rules.troops.troops import index
from quattrocento.kernel.move import Move
from quattrocento.kernel.tuples import changed, with_one

About = Mapping[str, int]


def family_taken(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.family = tuple(NO_CARD if family == about["family"] else family for family in position.family)


def florins(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.florins[seat] = max(position.florins[seat], about["florins"])


def not_in_reserve(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.reserve[seat] |= 1 << about["territory"]


def not_peeked(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.peeked |= 1 << about["territory"]


def not_in_hand(position: Ventura, seat: int, move: Move, about: About) -> None:
    receive(position, seat, about["card"])


def not_displayed(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.display = (*position.display, about["card"])


def display_closed(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The step is the one in which the display is open."""
    position.stack[-1] = Fortune(seat)


def not_looked_at(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.looking = with_one(position.looking, about["card"])


def no_tile(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.pile = 1 << TILES - 1


def no_ventura_card(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.ventura_left = 1


def no_conscription_card(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.conscription_left = 1


def too_few_left(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.pile = (1 << MANY) - 1
    position.ventura_left = position.conscription_left = MANY


def no_look(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The optional rules that let somebody draw several, and a family that may do it here."""
    position.rules = copy.copy(position.rules)
    position.rules.to_arms = position.rules.abilities = position.rules.up_to_three = True
    choice = {"fortune": TILE_CHOICE, "conscription": CONSCRIPTION_CHOICE}.get(position.stack[-1].name)
    if choice is not None:
        family = position.components.ability.index(choice)
        position.family = changed(position.family, seat, family)


def looked(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.looked = False


def one_tile(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.laid = False


def no_marker(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.supply[seat] = 1


def papal(position: Ventura, seat: int, move: Move, about: About) -> None:
    position.rules = copy.copy(position.rules)
    position.rules.papal_start = True


def mobilization(position: Ventura, seat: int, move: Move, about: About) -> None:
    """Every Territory fits the Company."""
    position.components = copy.copy(position.components)
    position.components.mobilization = position.components.mobilization[:]
    position.components.mobilization[about["card"]] = (1 << TILES) - 1


def city_only(position: Ventura, seat: int, move: Move, about: About) -> None:
    """The Company may be a Troop on fitting ground, and has such ground."""
    position.rules = copy.copy(position.rules)
    position.rules.on_terrain = True
    mobilization(position, seat, move, about)


def whole_troop(position: Ventura, seat: int, move: Move, about: About) -> None:
    """Single cards make room (VTR-17.11)."""
    position.rules = copy.copy(position.rules)
    position.rules.whole_troop = False


def no_effect(position: Ventura, seat: int, move: Move, about: About) -> None:
    """What the Event needs to strike is there."""
    effect = position.components.effect[about["card"]]
    other = opponent_of(position, seat)
    if effect == REMOVE_DOMAIN:
        on_the_map.give_target(position, seat)
    elif effect == DISCARD_ENEMY_COMPANY:
        position.companies[index(other, AREAS)] = (COMPANY, ANOTHER)
        position.at[index(other, AREAS)] = position.city(seat)
        position.florins[seat] += position.components.cost[FIRST_COMPANY]
    elif effect == ENEMY_DISCARDS_COMPANY:
        post(position, other, AREAS)
        lead(position, other, AREAS)
        position.companies[index(other, AREAS)] = (COMPANY, ANOTHER)
    elif effect == AMBUSH:
        ground = position.components.ground[about["card"]]
        battle_of(position).at = ground.bit_length() - 1
    else:  # Night Withdrawal: a Territory of his beside the battle, without Troops of others
        battle, city = battle_of(position), position.city(seat)
        on_the_map.give(position, city, seat)
        on_the_map.adjoin(position, battle.at, city)
        on_the_map.send_away(position, seat, city)
