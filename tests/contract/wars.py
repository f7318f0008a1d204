"""Positions of Ventura at war, made at random: Armies side by side, hands, wounds."""

import random

from quattrocento.games.ventura.components.typed import AREAS, CAPTAINS, FIRST_GARRISON, VENTURA
from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.knowledge.derived import restore
from quattrocento.games.ventura.knowledge.observed import ObservedVentura
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.decks import receive, show
from quattrocento.games.ventura.rules.domain import enter
from quattrocento.games.ventura.rules.menus import Menu
from quattrocento.games.ventura.rules.phases.deploy import Deploy
from quattrocento.games.ventura.rules.phases.movement import Troops
from quattrocento.games.ventura.rules.phases.regroup import Regroup, begin_regroup
from quattrocento.games.ventura.rules.phases.upkeep import Upkeep
from quattrocento.games.ventura.rules.round import Turns
from quattrocento.games.ventura.rules.stages import DEPLOY, REGROUP, TROOPS, UPKEEP
from quattrocento.games.ventura.rules.troops.troops import fresh, index, standing
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.places import members
from quattrocento.kernel.setting import SettingValue

_MENUS: list[tuple[int, type[Menu]]] = [
    *[(TROOPS, Troops)] * 5,
    (DEPLOY, Deploy),
    (REGROUP, Regroup),
    (UPKEEP, Upkeep),
]


def war(seats: int, settings: dict[str, SettingValue], rng: random.Random) -> str:
    """A position in text in which somebody has a choice of the later phases."""
    while True:
        scenario = _settled(seats, settings, rng)
        _arm(scenario, rng)
        place = rng.randrange(1, seats + 1)
        seat = scenario.in_order()[place - 1]
        stage, menu = rng.choice(_MENUS)
        if stage == REGROUP:
            begin_regroup(scenario, seat)
        scenario.stack = [Turns(stage, place), menu(seat)]
        restore(scenario)
        if menu(seat).is_open(scenario):
            return GAME.write(scenario)


def _settled(seats: int, settings: dict[str, SettingValue], rng: random.Random) -> ObservedVentura:
    """The end of setup."""
    fate = Dice(rng=rng)
    scenario = GAME.start(seats, settings, fate)
    while not scenario.round:
        seat = scenario.waiting()[0]
        scenario.play(seat, rng.choice(scenario.options(seat)), fate)
    scenario.events = None
    return scenario


def _arm(scenario: Ventura, rng: random.Random) -> None:
    """Money, land, cards and Troops for everybody, as the decks allow."""
    deck = [card for card in range(FIRST_GARRISON) for _ in range(scenario.deck[card])]
    rng.shuffle(deck)
    captains = [card for card in deck if card < CAPTAINS]
    companies = [card for card in deck if CAPTAINS <= card < VENTURA]
    others = [card for card in deck if card >= VENTURA]
    for seat in range(scenario.seats):
        scenario.florins[seat] = rng.randrange(12)
        scenario.points[seat] = rng.randrange(22)
        _claim(scenario, seat, rng)
        for _ in range(rng.randrange(6)):
            seen = rng.random() < 0.3
            (show if seen else receive)(scenario, seat, companies.pop() if seen else others.pop())
    for seat in range(scenario.seats):
        for area in range(2, AREAS + 1):
            number = rng.randrange(1, 6) if rng.random() < 0.7 else 1
            if len(companies) > number and rng.random() < 0.7:
                _muster(scenario, seat, area, [companies.pop() for _ in range(number)], rng)
                if number > 1:
                    scenario.captain[index(seat, area)] = captains.pop()


def _claim(scenario: Ventura, seat: int, rng: random.Random) -> None:
    for _ in range(rng.randrange(5)):
        free = scenario.on_map & ~scenario.components.cities
        for own in scenario.own:
            free &= ~own
        if free:
            enter(scenario, seat, rng.choice(members(free)))


def _muster(scenario: Ventura, seat: int, area: int, cards: list[int], rng: random.Random) -> None:
    """A Troop, some of it wounded, beside other own Troops or wherever no opponent stands."""
    taken = scenario.components.cities & ~(1 << scenario.city(seat))
    for other in range(scenario.seats):
        if other != seat:
            taken |= standing(scenario, other)
    own = standing(scenario, seat)
    places = own if rng.random() < 0.45 else scenario.on_map & ~taken
    scenario.at[index(seat, area)] = rng.choice(members(places))
    toughness = scenario.rules.toughness
    troop = [fresh(card) + (rng.randrange(toughness[card]) if rng.random() < 0.3 else 0) for card in cards]
    scenario.companies[index(seat, area)] = tuple(sorted(troop))
