"""Positions of Ventura at war, made at random: Armies side by side, hands, wounds."""

import random

from quattrocento.games.ventura.components import AREAS, CAPTAINS, FIRST_GARRISON, VENTURA
from quattrocento.games.ventura.decks import receive, show
from quattrocento.games.ventura.deploy import Deploy
from quattrocento.games.ventura.domain import enter
from quattrocento.games.ventura.entry import GAME
from quattrocento.games.ventura.menus import Menu
from quattrocento.games.ventura.movement import Troops
from quattrocento.games.ventura.regroup import Regroup, begin_regroup
from quattrocento.games.ventura.restoring import restore
from quattrocento.games.ventura.round import Turns
from quattrocento.games.ventura.stages import DEPLOY, REGROUP, TROOPS, UPKEEP
from quattrocento.games.ventura.state import Ventura
from quattrocento.games.ventura.troops import fresh, index, standing
from quattrocento.games.ventura.upkeep import Upkeep
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.game import OptionValue
from quattrocento.kernel.places import members

_MENUS: list[tuple[int, type[Menu]]] = [
    *[(TROOPS, Troops)] * 5,
    (DEPLOY, Deploy),
    (REGROUP, Regroup),
    (UPKEEP, Upkeep),
]


def war(seats: int, options: dict[str, OptionValue], rng: random.Random) -> str:
    """A position in text in which somebody has a choice of the later phases."""
    while True:
        game = _settled(seats, options, rng)
        _arm(game, rng)
        place = rng.randrange(1, seats + 1)
        seat = game.in_order()[place - 1]
        stage, menu = rng.choice(_MENUS)
        if stage == REGROUP:
            begin_regroup(game, seat)
        game.stack = [Turns(stage, place), menu(seat)]
        restore(game)
        if menu(seat).is_open(game):
            return GAME.write(game)


def _settled(seats: int, options: dict[str, OptionValue], rng: random.Random) -> Ventura:
    """The end of setup."""
    fate = Dice(rng=rng)
    game = GAME.start(seats, options, fate)
    while not game.round:
        seat = game.waiting()[0]
        game.play(seat, rng.choice(game.options(seat)), fate)
    game.events = None
    return game


def _arm(game: Ventura, rng: random.Random) -> None:
    """Money, land, cards and Troops for everybody, as the decks allow."""
    deck = [card for card in range(FIRST_GARRISON) for _ in range(game.deck[card])]
    rng.shuffle(deck)
    captains = [card for card in deck if card < CAPTAINS]
    companies = [card for card in deck if CAPTAINS <= card < VENTURA]
    others = [card for card in deck if card >= VENTURA]
    for seat in range(game.seats):
        game.florins[seat] = rng.randrange(12)
        game.points[seat] = rng.randrange(22)
        _claim(game, seat, rng)
        for _ in range(rng.randrange(6)):
            seen = rng.random() < 0.3
            (show if seen else receive)(game, seat, companies.pop() if seen else others.pop())
    for seat in range(game.seats):
        for area in range(2, AREAS + 1):
            number = rng.randrange(1, 6) if rng.random() < 0.7 else 1
            if len(companies) > number and rng.random() < 0.7:
                _muster(game, seat, area, [companies.pop() for _ in range(number)], rng)
                if number > 1:
                    game.captain[index(seat, area)] = captains.pop()


def _claim(game: Ventura, seat: int, rng: random.Random) -> None:
    for _ in range(rng.randrange(5)):
        free = game.on_map & ~game.components.cities
        for own in game.own:
            free &= ~own
        if free:
            enter(game, seat, rng.choice(members(free)))


def _muster(game: Ventura, seat: int, area: int, cards: list[int], rng: random.Random) -> None:
    """A Troop, some of it wounded, beside other own Troops or wherever no opponent stands."""
    taken = game.components.cities & ~(1 << game.city(seat))
    for other in range(game.seats):
        if other != seat:
            taken |= standing(game, other)
    own = standing(game, seat)
    places = own if rng.random() < 0.45 else game.on_map & ~taken
    game.at[index(seat, area)] = rng.choice(members(places))
    toughness = game.rules.toughness
    troop = [fresh(card) + (rng.randrange(toughness[card]) if rng.random() < 0.3 else 0) for card in cards]
    game.companies[index(seat, area)] = tuple(sorted(troop))
