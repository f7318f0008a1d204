"""Resistance used once per battle, in the assault that its owner chooses (VTR-22.6 to VTR-22.9).

The English rulebook lets the modifiers of Territories and Captains prevent wounds, either or both, in that
order, and each of them only once per battle, unlike all other modifiers.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.random_games import assert_imagined, assert_written_again
from quattrocento.testing.ventura import battle, facts, lines, points, troop
from tests.rules.ventura.battle.clauses_of_battle import GROUND, ROWS, Side, inflicted
from tests.rules.ventura.battle.test_battles_by_clauses import (
    CAPTAINS,
    COMPANIES,
    GROUNDS,
    line_up,
    speed,
    spelled,
    troop_of,
    words,
)

NAMES = {
    "save": frozenset[str](),
    "use_territory": frozenset({"territory"}),
    "use_captain": frozenset({"captain"}),
    "use_both": frozenset({"territory", "captain"}),
}


def reaching(side: Side, enemy: Side, wounds: int, assault: int) -> int:
    """The wounds that shields leave (VTR-22.11, VTR-29.9)."""
    shields = sum(company.amount for company in side.fighting if company.has("shield"))
    return max(0, wounds - shields) if assault == 1 else wounds


def usable(side: Side, enemy: Side, assault: int) -> frozenset[str]:
    """The modifiers that are not spent and that nothing keeps from working (VTR-28.15, VTR-29.8)."""
    if assault == 1 and enemy.any_fights("pierce"):
        return frozenset()
    found = {guard for guard in ("territory", "captain") if side.guards[guard]}
    effect = "ignore_territory_resistance"
    if enemy.led_with(effect) or enemy.any_fights(effect):
        found.discard("territory")
    return frozenset(found)


def taken(side: Side, wounds: int, used: frozenset[str]) -> list[int]:
    """What the Companies in spaces I and II suffer when these modifiers are used."""
    wounds = max(0, wounds - sum(side.guards[guard] for guard in used))
    suffered = []
    for company in side.fighting:
        suffered.append(min(wounds, ROWS[company.name]["resistance"] - company.wounds))
        wounds -= suffered[-1]
    return suffered


def choices(allowed: frozenset[str]) -> Iterator[frozenset[str]]:
    for size in range(len(allowed) + 1):
        yield from map(frozenset, combinations(sorted(allowed), size))


def drawn(rng: Random, **more: Any) -> tuple[Scenario, tuple[Side, Side], str] | None:
    """A battle between random Troops, lined up; nothing if the attacker is too slow for the ground."""
    companies, captains = COMPANIES[:], CAPTAINS[:]
    rng.shuffle(companies)
    rng.shuffle(captains)
    one, other = (troop_of(rng, companies, captains) for _ in range(2))
    ground, owner = rng.choice(GROUNDS), rng.choice((0, 1, 1))
    if speed(*one) < GROUND[ground]["move"] or (one[0] == "carmagnola" and ground == "river_1"):
        return None
    scenario = battle(
        words(*one),
        words(*other),
        at=ground,
        tiles={ground: "-1,-1"},
        domain={owner: ground},
        resistance_use="chosen_use",
        **more,
    )
    while scenario.step == "before_order":
        scenario.play("pass")
    line_up(scenario, {seat: words("", line).split() for seat, (_, line) in enumerate((one, other))})
    sides = (
        Side(one[1], one[0], ground if owner == 0 else ""),
        Side(other[1], other[0], ground if owner == 1 else "", defends=True),
    )
    return scenario, sides, ground


def asked_in(scenario: Scenario, number: int) -> int:
    """Who is asked in this assault, or nobody; without a question the battle is in a later one already."""
    if scenario.step != "resist" or facts(scenario)["battle"]["assault"] != number:
        return -1
    return scenario.waiting[0]


def assault(
    scenario: Scenario,
    sides: tuple[Side, Side],
    number: int,
    rng: Random,
    bonus: Sequence[int] = (0, 0),
    prevented: Sequence[int] = (0, 0),
) -> int:
    """One assault, played and counted side by side; how many sides were asked.

    ``bonus`` and ``prevented`` are what the Events of each side add and prevent in it.
    """
    asked = 0
    left = []
    for seat, side in enumerate(sides):
        enemy = sides[1 - seat]
        wounds = reaching(side, enemy, inflicted(enemy, side, number) + bonus[1 - seat], number)
        wounds = max(0, wounds - prevented[seat])
        allowed = usable(side, enemy, number)
        helps = any(
            taken(side, wounds, used) != taken(side, wounds, frozenset()) for used in choices(allowed)
        )
        now = asked_in(scenario, number) == seat
        assert now == helps
        used = frozenset[str]()
        if now:
            asked += 1
            assert_written_again(GAME, scenario.position)
            offered = {NAMES[text.partition(" ")[0]] for text in scenario.options()}
            assert frozenset() in offered
            assert all(found <= allowed for found in offered)
            for wish in choices(allowed):
                same = [
                    found for found in offered if taken(side, wounds, found) == taken(side, wounds, wish)
                ]
                assert any(found <= wish for found in same)
            answer = rng.choice(scenario.options())
            used = NAMES[answer.partition(" ")[0]]
            scenario.play(f"{seat}: {answer}")
        left.append(taken(side, wounds, used))
        for guard in used:
            side.guards[guard] = 0
    for side, suffered in zip(sides, left, strict=True):
        for company, more in zip(side.fighting, suffered, strict=True):
            company.wounds += more
        side.line = [company for company in side.line if company.wounds < ROWS[company.name]["resistance"]]
    return asked


@rule("VTR-22.6", "VTR-22.7", "VTR-22.9", "VTR-R45", "VTR-D30", "VTR-I24")
@pytest.mark.parametrize("seed", range(12))
def test_22_7_each_modifier_in_the_assault_that_its_owner_chooses(seed: int) -> None:
    """Random battles with random answers go as counted from the text; the answers are those it allows."""
    rng = Random(seed)
    asked = 0
    for _ in range(25):
        found = drawn(rng)
        if found is None:
            continue
        game, sides, ground = found
        number = 1
        while sides[0].line and sides[1].line:
            asked += assault(game, sides, number, rng)
            number += 1
        for seat, side in enumerate(sides):
            cards = words(side.captain, sorted(side.line, key=spelled)).split()
            assert troop(game, seat, 2) == (" ".join([ground, *cards]) if side.line else "")
    assert asked > 10


def windows(scenario: Scenario, rng: Random) -> tuple[list[int], list[int]]:
    """Both sides play what they like before the assault; what each adds and prevents."""
    bonus, prevented, order = [0, 0], [0, 0], []
    while scenario.step == "before_assault":
        seat = scenario.waiting[0]
        order.append(seat)
        answer = rng.choice(scenario.options())
        prevented[seat] += 3 * (answer == "play field_works")
        bonus[seat] += 3 * (answer in ("play hail_of_bolts", "play to_the_charge"))
        scenario.play(answer)
        if answer == "pass" and seat == 1:
            break
    assert order == sorted(order)
    return bonus, prevented


@rule("VTR-30.5", "VTR-30.7", "VTR-30.10", "VTR-30.11", "VTR-30.12", "VTR-22.11", "VTR-R55")
@pytest.mark.parametrize("seed", range(8))
def test_30_5_any_number_of_events_in_every_window(seed: int) -> None:
    """Random battles with Events: all that a side plays before an assault counts in it, and only in it.

    Both hold Farmers, so that both are asked before every assault.
    """
    rng = Random(seed)
    most = 0
    for _ in range(12):
        cards = ["field_works", "hail_of_bolts", "to_the_charge"] * 2
        rng.shuffle(cards)
        hands = {0: f"farmers {' '.join(cards[:3])}", 1: f"farmers {' '.join(cards[3:])}"}
        found = drawn(rng, hand=hands)
        if found is None:
            continue
        game, sides, ground = found
        number = 1
        while sides[0].line and sides[1].line:
            assert facts(game)["battle"]["assault"] == number
            bonus, prevented = windows(game, rng)
            most = max(most, *((one + other) // 3 for one, other in zip(bonus, prevented, strict=True)))
            assault(game, sides, number, rng, bonus, prevented)
            number += 1
        for seat, side in enumerate(sides):
            cards = words(side.captain, sorted(side.line, key=spelled)).split()
            assert troop(game, seat, 2) == (" ".join([ground, *cards]) if side.line else "")
    assert most > 1


def wood_fight(**more: Any) -> Scenario:
    """7 shots at Fortebraccio (resistance 2) in a Wood of his own (resistance 1)."""
    return battle(
        "acuto crossbowmen longbowmen",
        "fortebraccio heavy_cavalry halberdiers",
        at="wood_3",
        tiles={"wood_3": "-1,-1"},
        domain={1: "wood_3"},
        **more,
    )


def in_line(scenario: Scenario) -> Scenario:
    line_up(scenario, {0: ["crossbowmen", "longbowmen"], 1: ["heavy_cavalry", "halberdiers"]})
    return scenario


@rule("VTR-22.7", "VTR-30.5", "VTR-D30")
def test_22_7_the_choice_comes_after_the_events_of_the_assault() -> None:
    """Wounds can be prevented: the owner sees how many there are, Events included."""
    scenario = wood_fight(hand={0: "hail_of_bolts farmers", 1: "farmers"})
    while scenario.step == "before_order":
        scenario.play("pass")
    in_line(scenario)
    scenario.play("play hail_of_bolts", "pass")
    assert (scenario.step, scenario.waiting) == ("before_assault", (1,))
    scenario.play("pass")
    assert (scenario.step, scenario.waiting) == ("resist", (1,))
    scenario.play("use_both")  # 3 + 4 + 3 less 3 are 7: 6 and 1
    assert lines(scenario)[1] == "halberdiers:1"


@rule("VTR-22.7", "VTR-22.11", "VTR-30.12")
def test_22_7_what_field_works_prevent_spends_no_modifier() -> None:
    """3 + 4 less 3 of the Event are 4: one of Territory and Captain may still be saved for the melee."""
    scenario = wood_fight(hand={1: "field_works farmers"})
    while scenario.step == "before_order":
        scenario.play("pass")
    in_line(scenario)
    scenario.play("play field_works", "pass", "use_captain")
    assert lines(scenario)[1] == "heavy_cavalry:2 halberdiers"
    scenario.play("pass")
    assert (scenario.step, scenario.options()) == ("resist", ["save", "use_territory 1"])


@rule("VTR-22.7", "VTR-30.14")
def test_22_7_nobody_is_asked_about_the_wounds_of_an_ambush() -> None:
    """An Ambush cannot be prevented, and leaves the modifiers as they were."""
    scenario = battle(
        "fortebraccio heavy_cavalry",
        "crossbowmen",
        at="wood_3",
        tiles={"wood_3": "-1,-1"},
        hand={1: "ambush farmers"},
    )
    scenario.play("play ambush")
    assert lines(scenario)[0] == "heavy_cavalry:2"
    scenario.play("pass")
    assert (scenario.step, scenario.waiting, scenario.options()) == (
        "resist",
        (0,),
        ["save", "use_captain 2"],
    )
    scenario.play("use_captain")
    assert lines(scenario)[0] == "heavy_cavalry:3"


@rule("VTR-22.7", "VTR-28.8")
def test_22_7_nobody_is_asked_about_the_wounds_of_a_pursuit() -> None:
    """A pursuit cannot be prevented either, even with a modifier saved in the whole battle."""
    scenario = battle("tartaglia pavise_bearers", "piccinino pavise_bearers", domain={0: "village_1"})
    while scenario.step == "resist":
        scenario.play("save")
    assert (scenario.step, scenario.waiting) == ("retreat", (0,))
    scenario.play("retreat village_1")
    # melee 1 + 1, then 2 in pursuit
    assert troop(scenario, 0, 2) == "village_1 tartaglia pavise_bearers:4"


@rule("VTR-22.7", "VTR-I26", "VTR-R72")
def test_22_7_being_asked_tells_nothing_of_the_hands() -> None:
    """The question follows from what lies open."""
    games = []
    for card in ("farmers", "field_works"):
        scenario = wood_fight(hand={1: card})
        while scenario.step == "before_order":
            scenario.play("pass")
        in_line(scenario)
        games.append(scenario.play("pass"))
    assert [scenario.step for scenario in games] == ["resist", "resist"]
    for eyes in (0, 2, -1):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)
    assert_imagined(GAME, games[0].position, Random(1))


@rule("VTR-22.7", "VTR-22.10")
def test_22_10_a_modifier_used_in_one_battle_is_fresh_in_the_next_of_the_series() -> None:
    """Once per battle: the second battle on the same Territory is another one."""
    troops = {"1.3": "field_1 townsfolk"}
    scenario = battle("fortebraccio halberdiers", "townsfolk", troops=troops).play("defend 2")
    scenario.play("use_captain")
    asked = 0
    while scenario.step == "resist":
        assert scenario.options() == ["save", "use_captain 2"]
        scenario.play("save")
        asked += 1
    assert asked == 2  # in each of the two assaults of the second battle
    assert troop(scenario, 0, 2) == "field_1 fortebraccio halberdiers:3"


@rule("VTR-22.7", "VTR-22.8", "VTR-1.9")
def test_22_8_the_stock_of_the_italian_edition_asks_nobody() -> None:
    """Its text says that wounds are prevented, until the bonus is used up."""
    scenario = in_line(wood_fight(edition="it-2011", heavy_cavalry_resistance=6))
    # 7 less 3, then 4 against 2 and 4 left: the attackers fall to 9
    assert troop(scenario, 1, 2) == "wood_3 fortebraccio halberdiers:2"
    assert points(scenario)[1] == 5
