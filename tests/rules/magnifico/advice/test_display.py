"""What a screen shows besides the view: the same numbers as the rules, from the view alone."""

from random import Random

import pytest

from quattrocento.games.magnifico.advice.display import MagnificoDisplay, Side
from quattrocento.games.magnifico.components.typed import Components
from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import CARD, TERRITORY
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import auction, magnifico

SOURCES = ("leonardo", "workshop", "court", "crown", "cities")


def shown(position: Magnifico, seat: int = 0) -> MagnificoDisplay:
    components: Components = position.components
    return GAME.display(position.view(seat), components)


def rich(**settings: bool | str) -> Scenario:
    """Seat 0 holds Leonardo and has a Perfect City, seat 1 most cards."""
    return magnifico(
        money=[100, 50, 300],
        points=[3, 2, 1],
        settings=settings,
        field={0: "tank_tortoise", 1: "automaton automaton bombard"},
        rome="0: 3 soldiers, 2 tanks, 1 airplane, castle, 4 towers",
        naples="0: 1 soldier",
        milan="1: 2 soldiers",
        extra='awarded = ["first_tank"]',
    )


def test_the_points_that_end_the_game_are_those_agreed_on() -> None:
    assert shown(magnifico(settings={"target_vp": 38}).position).target == 38


@rule("MAG-10.1", "MAG-10.2", "MAG-10.3", "MAG-10.4", "MAG-10.6")
def test_the_next_scoring_is_shown_by_source() -> None:
    gains = shown(rich().position).gains
    assert gains.leonardo == [2, 0, 0]
    assert gains.workshop == [0, 2, 0]  # a second Automaton can do nothing, and these are two still
    assert gains.court == [2, 0, 0]
    assert gains.crown == [2, 0, 0]
    assert gains.cities == [1, 0, 0]
    assert gains.total == [7, 2, 0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_foretold_is_what_is_scored(seats: int) -> None:
    """Just before the last turn of a round ends, the display tells the points of the round."""
    rng, fate = Random(seats), Dice(seats)
    position = GAME.start(seats, {}, fate)
    scorings = 0
    while position.result is None:
        gains = shown(position, SPECTATOR).gains
        position.events = []
        seat = position.waiting()[0]
        position.play(seat, rng.choice(position.options(seat)), fate)
        told = [event.name for event in position.events]
        if told[:2] == ["passed", "scored"]:
            for event in position.events:
                if event.name == "scored":
                    foretold = [getattr(gains, source)[event.about[0]] for source in SOURCES]
                    assert [*event.about[1:6]] == foretold
                    scorings += 1
    assert scorings >= seats
    assert not any(sum(getattr(shown(position).gains, source)) for source in SOURCES)


@rule("MAG-5.1.2", "MAG-12.2", "MAG-5.42.4")
def test_sums_incomes_prices_and_supplies() -> None:
    display = shown(rich().position)
    assert (display.territories, display.castles, display.cities) == ([2, 1, 1], [1, 0, 0], [1, 0, 0])
    assert display.income == [30, 10, 10]
    assert display.reserve == [45, 47, 48]
    assert (display.supplies.tanks, display.supplies.airplanes) == (18, 19)
    assert (display.supplies.castles, display.supplies.towers) == (15, 36)
    assert display.perfect == [TERRITORY.ids.index("rome")]
    assert display.first_works == ["first_airplane", "first_perfect_city"]
    assert display.prices.tank == [10, -1, -1]  # the holder of Leonardo pays 10 less
    assert display.prices.airplane == [-1, -1, -1]
    assert (display.prices.tower, display.prices.castle) == ([10, 20, 20], [20, 30, 30])
    assert display.build_costs == {}


@rule("MAG-R1")
def test_machines_of_differing_prices() -> None:
    display = shown(rich(machine_cost="differing").position)
    costs = {CARD.text(card): florins for card, florins in display.build_costs.items()}
    assert set(costs.values()) == {10, 30}
    tortoise = costs.get("tank_tortoise", 20)
    assert display.prices.tank == [tortoise - 10, -1, -1]


@rule("MAG-4.2", "MAG-4.3")
@pytest.mark.parametrize(("seats", "machines"), [(3, 6), (4, 8), (5, 10)])
def test_the_decks_are_counted_without_the_box(seats: int, machines: int) -> None:
    position = GAME.start(seats, {}, Dice(1))
    decks = shown(position).decks
    assert (decks.machines, decks.projects) == (machines, position.components.projects)


def test_a_battle_has_both_armies() -> None:
    scenario = magnifico(
        field={0: "tank_covered", 1: "castle_project"},
        rome="0: 7 soldiers, 1 tank",
        naples="1: 4 soldiers, castle, 2 towers",
        tunis="1: 1 soldier",
    )
    assert shown(scenario.position).battle is None
    scenario.play("attack naples", "soldiers 6", "tanks 1")
    fight = shown(scenario.position).battle
    assert fight is not None
    assert (fight.attacker, fight.defender) == (Side(0, 6, 1, 0), Side(1, 4, 0, 0))
    assert (fight.go, fight.towers, fight.level, fight.opened) == (0, 2, 4, False)
    assert (fight.made, fight.sequence) == ([], -1)
    scenario.play("infantry 6", fate="blank*6")
    fight = shown(scenario.position).battle
    assert fight is not None
    assert fight.made == ["infantry"]


def test_everybody_is_shown_the_same() -> None:
    """The display speaks of nothing but what lies open."""
    rng, fate = Random(2), Dice(2)
    position = GAME.start(4, {}, fate)
    for _ in range(300):
        if position.result is not None:
            break
        views = [shown(position, eyes) for eyes in (*range(4), SPECTATOR)]
        assert all(view == views[0] for view in views)
        seat = position.waiting()[0]
        position.play(seat, rng.choice(position.options(seat)), fate)


def written(position: Magnifico, seat: int) -> dict[str, str]:
    """By card, what is written on it for that seat, and why."""
    found = shown(position).obstacles[seat]
    return {CARD.text(one.card): f"{one.why.message} [{one.why.clause}]" for one in found}


@rule("MAG-5.3.9")
def test_who_buys_now_stands_no_longer_among_those_to_come() -> None:
    scenario = auction("tank_tortoise gyroscope", 20, 30, 10)
    position: Magnifico = scenario.position
    assert (shown(position).choosing, position.rank) == (1, (0, 2))
    scenario.play("decline")
    assert (shown(position).choosing, position.rank) == (0, (2,))
    assert shown(auction("tank_tortoise gyroscope", 20).position).choosing == -1
    assert shown(rich().position).choosing == -1


@rule("MAG-5.3.13")
def test_a_second_tank_card_says_on_it_that_it_cannot_be_bought() -> None:
    position = auction("tank_tortoise gyroscope", field={1: "tank_covered"}).position
    assert written(position, 0) == {}
    assert written(position, 1) == {"tank_tortoise": "obstacle-owned [MAG-5.3.13]"}


@rule("MAG-6.2", "MAG-6.3", "MAG-5.4.5", "MAG-5.4.3")
def test_cards_of_the_archive_say_why_they_cannot_be_fielded() -> None:
    scenario = magnifico(
        money=[20, 20, 20],
        holder=2,
        archive={0: "mechanical_gear gyroscope automaton", 1: "automaton"},
        field={1: "airplane_flapping_wing gyroscope"},
        rome="0: 2 soldiers, castle",
    )
    assert written(scenario.position, 0) == {
        "mechanical_gear": "obstacle-tank-card [MAG-6.2]",
        "gyroscope": "obstacle-airplane-card [MAG-6.3]",
        "automaton": "obstacle-money [MAG-5.4.5]",
    }
    assert written(scenario.position, 1) == {}  # it is not his turn: what he can pay then is open
    scenario = magnifico(archive={0: "automaton"}, rome="0: 2 soldiers, castle").play("tower rome")
    assert written(scenario.position, 0) == {"automaton": "obstacle-step [MAG-5.4.3]"}


@rule("MAG-10.1", "MAG-10.2", "MAG-10.3", "MAG-10.4", "MAG-10.6")
def test_each_source_of_points_is_explained() -> None:
    told = shown(rich().position).explained
    assert tuple(told) == SOURCES
    assert [saying.clause for saying in told.values()] == [f"MAG-10.{n}" for n in (1, 2, 3, 4, 6)]
