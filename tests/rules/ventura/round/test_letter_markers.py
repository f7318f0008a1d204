"""Domains beyond the Domain Markers (VTR-5.5, VTR-14.1, VTR-15.6): Income is the sum of the values.

The packs of these tests have a few markers only, so that they run out in every game.
"""

import tomllib
from functools import cache
from random import Random
from typing import Any

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import rule
from quattrocento.testing.random_games import Transition, assert_written_again
from quattrocento.testing.spoiling import spoilt_pack
from quattrocento.testing.ventura import domain, is_out, markers, points, troop, ventura
from tests.rules.ventura.random_games import LAZY
from tests.rules.ventura.round.test_florins_and_markers import AROUND, OWN

FEW = 7
ROWS = {row["id"]: row for row in GAME.standard_components().data["tiles"]}
CATEGORY = {row["id"]: row["category"] for row in GAME.standard_components().data["territory_types"]}
SIX = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@cache
def played(seed: int, beyond: bool) -> list[Transition]:
    """A random game with few markers, between players who rather act than pass."""
    text = spoilt_pack(GAME, "domain_marker", "count = 20", f"count = {FEW}")
    components = GAME.load_components(text, "a pack")
    rng, fate = Random(seed), Dice(seed)
    settings = {"domain_beyond_markers": beyond, "edition": rng.choice(("en-2010", "it-2011"))}
    position = GAME.start(rng.choice((2, 3, 4)), settings, fate, components)
    transitions = []
    while position.result is None:
        seat = rng.choice(position.waiting())
        legal = position.options(seat)
        busy = [move for move in legal if move[0] not in LAZY]
        move = rng.choice(busy if busy and rng.random() < 0.8 else legal)
        before = position.copy()
        position.events = []
        position.play(seat, move, fate)
        transitions.append(
            Transition(before, position.copy(), seat, GAME.notation.text(move), position.events)
        )
        position.events = None
    return transitions


def incomes(position: Any) -> list[dict[str, int]]:
    """The Income of every Territory of every Domain, counted from the text of the position (VTR-2.6)."""
    about = tomllib.loads(GAME.write(position))
    place = {name: tuple(map(int, at.split(","))) for name, at in about["map"].items()}
    place |= {"papal_1": (0, 0), "papal_2": (1, 0)}
    found = []
    for row in about["seat"]:
        own = row.get("domain", [])
        at = {place[name]: CATEGORY[ROWS[name]["type"]] for name in own}
        values = {}
        for name in own:
            income, (q, r) = ROWS[name]["income"], place[name]
            near = [at.get((q + dq, r + dr)) for dq, dr in SIX]
            values[name] = income["base"] + income.get("per", 0) * near.count(
                income.get("category", "none")
            )
        found.append(values)
    return found


@rule("VTR-5.5", "VTR-I9", "VTR-I10", "VTR-2.8")
@pytest.mark.parametrize("beyond", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_5_5_fewer_markers_than_income_only_when_they_have_run_out(seed: int, beyond: bool) -> None:
    """In every position: never more than the Income, fewer with an empty supply only."""
    names = list(ROWS)
    without = 0
    for transition in played(seed, beyond)[::7]:
        position = transition.after
        if position.result is not None:
            continue
        for seat, values in enumerate(incomes(position)):
            lying = {name: position.markers[names.index(name)] for name in values}
            assert sum(lying.values()) + position.supply[seat] == FEW
            assert all(lying[name] <= values[name] for name in values)
            if position.supply[seat]:
                assert lying == values
            if not beyond:
                assert all(lying.values())
            without += list(lying.values()).count(0)
    assert bool(without) == beyond


@rule("VTR-14.1", "VTR-R18")
@pytest.mark.parametrize("beyond", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_14_1_the_income_is_the_sum_of_the_values(seed: int, beyond: bool) -> None:
    """The English text adds the Income Values, and calls the counting of markers simpler."""
    raised: dict[int, int] = {}
    more = checked = 0
    for transition in played(seed, beyond):
        for event in transition.events:
            if event.name == "income_raised":
                raised[event.about[0]] = raised.get(event.about[0], 0) + event.about[1]
            if event.name == "upkeep_paid":
                seat, income, _ = event.about
                total = sum(incomes(transition.after)[seat].values())
                due = total if beyond else min(total, FEW)
                assert income == due + raised.pop(seat, 0)
                checked += 1
                more += total > FEW
    assert checked
    assert more or not beyond


@rule("VTR-5.5", "VTR-R18")
@pytest.mark.parametrize("seed", range(3))
def test_5_5_a_position_with_territories_without_markers_is_written_and_read(seed: int) -> None:
    """The text of a position keeps what belongs to a Domain without a marker."""
    for transition in played(seed, True)[::53]:
        if transition.after.result is None:
            assert_written_again(GAME, transition.after)


# Seat 0 has all his 20 markers on the map; mountain_1 joined his Domain afterwards
BEYOND: dict[str, Any] = {
    "domain": {0: f"{OWN.replace(' castle_1', '')} wood_1 field_4 lake_1 mountain_1", 1: "castle_1"},
    "tiles": {**AROUND, "lake_1": "1,2"},
    "markers": {"mountain_1": 0},
}


@rule("VTR-5.5", "VTR-13.2", "VTR-13.3", "VTR-R18")
def test_13_3_who_annexes_a_territory_without_a_marker_scores_nothing() -> None:
    """No marker is removed, so no point; it joins his Domain with his own marker."""
    scenario = ventura("recruit", 2, florins=[0, 0, 2], troops={"1.2": "mountain_1 archers"}, **BEYOND)
    scenario.play("stop")
    assert points(scenario) == [0, 0, 0]
    assert "mountain_1" not in domain(scenario, 0)
    assert domain(scenario, 1)[-1] == "mountain_1"
    assert markers(scenario, "mountain_1") == 1


@rule("VTR-13.3", "VTR-5.5", "VTR-R18")
def test_13_3_markers_removed_count_although_none_is_put_in_their_place() -> None:
    """With no marker left seat 0 takes a Castle of seat 1: a point, and no marker."""
    scenario = ventura("recruit", 2, florins=[0, 0, 2], troops={"0.2": "castle_1 archers"}, **BEYOND)
    scenario.play("stop")
    assert points(scenario) == [1, 0, 0]
    assert domain(scenario, 0)[-2:] == ["mountain_1", "castle_1"]
    assert [markers(scenario, tile) for tile in ("mountain_1", "castle_1")] == [0, 0]


@rule("VTR-15.2", "VTR-15.6", "VTR-5.5")
def test_15_2_a_territory_without_a_marker_is_a_neighbour_of_the_own_domain() -> None:
    """(3, 0) touches two Territories of seat 1 and of seat 0 only the Mountain."""
    scenario = ventura("expansion", reserve={0: "river_2"}, **BEYOND).play("tile river_2")
    assert "3,0" in scenario.nouns("lay")
    without = {**BEYOND["domain"], 0: BEYOND["domain"][0].replace(" mountain_1", "")}
    scenario = ventura("expansion", reserve={0: "river_2"}, domain=without, tiles=BEYOND["tiles"])
    assert "3,0" not in scenario.play("tile river_2").nouns("lay")


@rule("VTR-23.2", "VTR-5.5")
def test_23_2_a_troop_retreats_into_a_territory_of_the_domain_without_a_marker() -> None:
    """A Territory of his Domain, says the rule of retreats."""
    troops = {"0.2": "mountain_1 pavise_bearers", "1.2": "castle_1 pavise_bearers"}
    scenario = ventura("troops", 0, troops=troops, **BEYOND).play("move 2", "to castle_1")
    while scenario.step == "resist":
        scenario.play("save")
    assert sorted(scenario.nouns("retreat")) == ["hill_1", "hill_2", "mountain_1", "papal_2"]
    scenario.play("retreat mountain_1")
    assert troop(scenario, 0, 2).startswith("mountain_1")


@rule("VTR-22.1", "VTR-5.5", "VTR-R18")
def test_22_1_a_territory_of_the_domain_helps_its_owner_without_a_marker_too() -> None:
    """He has the dominion of it, as the Italian text says, and all that the Mountain gives."""
    troops = {"0.2": "mountain_1 pavise_bearers", "1.2": "castle_1 stradiots"}
    scenario = ventura("troops", 1, troops=troops, hand={0: "farmers"}, **BEYOND)
    scenario.play("move 2", "to mountain_1")
    text = GAME.write(scenario.position)
    assert "ground = 0\nground_ranged = 1\nground_melee = 1\nground_guard = 1\n" in text


@rule("VTR-26.2", "VTR-26.3", "VTR-26.8", "VTR-5.5")
def test_26_3_an_elimination_counts_the_markers_and_frees_all_territories() -> None:
    """20 markers are 20 points, and the Territory without one is nobody's like the others."""
    troops = {"0.1": "", "1.2": "field_2 acuto pikemen"}
    scenario = ventura("troops", 1, troops=troops, hand={2: "farmers"}, **BEYOND)
    scenario.play("move 2", "to city_este", "halt")
    assert is_out(scenario, 0)
    assert points(scenario) == [0, 20, 0]
    assert domain(scenario, 0) == []
