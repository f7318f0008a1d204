"""Random games over every setting, watched by a referee who goes by the summary alone."""

import tomllib
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing import Scenario, rule
from quattrocento.testing.random_games import Transition, play_out

DATA: Final = GAME.standard_components().data
SEAS_OF: Final = {row["id"]: set(row["seas"]) for row in DATA["regions"]}
REGION_OF: Final = {row["id"]: row["region"] for row in DATA["colonies"]}
LINKS: Final = {row["id"]: row["adjacent"] for row in DATA["seas"]}
VENICE: Final = "mar_adriatico"
EPOCHS: Final = [row["id"] for row in DATA["epochs"]]
FIRST, SECOND, THIRD = 1, 2, 3
GAMES: Final = range(8)


def settings(seed: int) -> tuple[int, dict[str, SettingValue]]:
    """Seats and settings, all at random; the first games by the ordinary ones."""
    rng = Random(seed)
    seats = rng.choice((2, 3, 4))
    return seats, {} if seed < 3 else {
        setting.name: rng.choice(setting.values) for setting in GAME.settings
    }


def watched(seed: int) -> list[Transition]:
    seats, chosen = settings(seed)
    return play_out(GAME, seats, chosen, seed, lazy=("end",), zeal=0.9)


def route(facts: dict[str, Any], seat: int, pays: bool) -> set[str]:
    """The seas through which a seat can sail from Venice."""
    seas, turn = facts.get("seas", {}), facts.get("turn", {})
    own = set(turn.get("opened", [])) if pays else {sea for sea, held in seas.items() if held[seat]}
    is_open = (own | set(facts.get("control", []))) - set(facts.get("fleets", {}))
    found: set[str] = set()
    waves = [VENICE] if VENICE in is_open else []
    while waves:
        sea = waves.pop()
        found.add(sea)
        waves += [other for other in LINKS[sea] if other in is_open - found]
    return found


def colonies_for(facts: dict[str, Any], seat: int, settings: dict[str, SettingValue]) -> set[str]:
    """The colonies in which a seat could place Influence by a route, were it for the places alone."""
    sailed = route(facts, seat, settings["sea_route_rule"] == "pay_each_turn")
    kingdoms = set(facts.get("kingdoms", {})) - set(facts.get("turn", {}).get("capitulated", []))
    fleets = set(facts.get("fleets", {})) if settings["fleet_ban"] == "region" else set()
    regions = {region for region, seas in SEAS_OF.items() if seas & sailed and not seas & fleets}
    return {colony for colony, region in REGION_OF.items() if region in regions - kingdoms}


@rule("VNZ-17.14", "VNZ-17.7", "VNZ-9.6", "VNZ-11.2", "VNZ-12.2", "VNZ-13.1", "VNZ-25.9")
@pytest.mark.parametrize("seed", GAMES)
def test_what_is_offered_is_what_the_summary_allows(seed: int) -> None:
    looked = 0
    for transition in watched(seed):
        if transition.before.stack[-1].name != "actions":
            continue
        facts = tomllib.loads(GAME.write(transition.before))
        turn, settings = facts["turn"], transition.before.rules.chosen
        allowed = colonies_for(facts, transition.seat, settings) if turn.get("ap", 0) else set()
        verb = "attack" if turn["type"] == "military" else "influence"
        if verb == "influence" and not transition.before.supply[transition.seat]:
            allowed = set()
        if turn["type"] == "commercial":
            allowed -= set(turn.get("traded", []))
        elif turn["type"] == "political" and "politics" in turn:
            allowed &= {turn["politics"]}
        assert set(Scenario(GAME, transition.before).nouns(verb, transition.seat)) == allowed
        looked += bool(allowed)
    assert looked > 20


@rule(
    "VNZ-18.2",
    "VNZ-18.4",
    "VNZ-18.5",
    "VNZ-18.6",
    "VNZ-18.8",
    "VNZ-18.10",
    "VNZ-R10",
    "VNZ-R11",
    "VNZ-25.12",
)
@pytest.mark.parametrize("seed", GAMES)
def test_pawns_and_scorings_follow_each_other_as_the_summary_says(seed: int) -> None:
    held: list[int] = []
    met = False
    for transition in watched(seed):
        before, after, chosen = transition.before, transition.after, transition.before.rules.chosen
        placed = steps_earned(transition)
        if chosen["venice_after_meeting"] == "stays" and met:
            assert after.venice == before.venice
        elif not met and after.venice < after.enemies:
            assert after.venice == before.venice + placed
        elif chosen["venice_after_meeting"] == "moves_on":
            assert after.venice == min(22, before.venice + placed)
        met = met or after.venice >= after.enemies
        held += [scoring for (scoring,) in transition.told("scoring_began")]
        assert after.epoch >= before.epoch
        if chosen["scoring_timing"] == "immediate":
            assert (FIRST in held) == (after.venice >= 8)
            assert (SECOND in held) == met
            assert EPOCHS[after.epoch] == ("struggle" if met else "apogee" if after.venice >= 8 else "rise")
    assert len(held) == len(set(held))
    assert held[-1] == THIRD
    assert SECOND in held


def steps_earned(transition: Transition) -> int:
    """Control tokens, and Podestà in colonies that had none: one that replaces another earns nothing."""
    events = [(event.name, *event.about[-1:]) for event in transition.events]
    exchanges = sum(
        old == ("podesta_removed", colony) and new == ("podesta_placed", colony)
        for old, new in pairwise(events)
        for colony in new[1:]
    )
    names = [event.name for event in transition.events]
    return names.count("podesta_placed") - exchanges + names.count("sea_controlled")


def pushed(seed: int, settings: dict[str, SettingValue]) -> list[Transition]:
    """A game that goes on from Venice on 6 and the Enemies on 7, so that they meet too early."""
    rng, fate = Random(seed), Dice(seed)
    position = GAME.start(3, settings, fate)
    position.venice, position.enemies = 6, 7
    transitions: list[Transition] = []
    while position.result is None:
        seat = rng.choice(position.waiting())
        legal = position.options(seat)
        busy = [move for move in legal if GAME.notation.text(move) != "end"]
        move = rng.choice(busy if busy and rng.random() < 0.9 else legal)
        before = position.copy()
        position.events = []
        position.play(seat, move, fate)
        transitions.append(
            Transition(before, position.copy(), seat, GAME.notation.text(move), position.events)
        )
        again = GAME.read(GAME.write(position))
        assert GAME.write(again) == GAME.write(position)
        assert GAME.violations(position) == []
    return transitions


@rule("VNZ-18.4", "VNZ-18.10", "VNZ-R11", "VNZ-25.3", "VNZ-25.12")
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("stays", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_r11_an_early_meeting_loses_the_first_scoring_only_where_venice_stays(
    seed: int, stays: bool, late: bool
) -> None:
    settings: dict[str, SettingValue] = {
        "venice_after_meeting": "stays" if stays else "moves_on",
        "scoring_timing": "end_of_turn" if late else "immediate",
    }
    transitions = pushed(seed, settings)
    held = [scoring for transition in transitions for (scoring,) in transition.told("scoring_began")]
    last = transitions[-1].after
    assert sorted(held) == ([FIRST] if last.venice >= 8 else []) + [SECOND, THIRD]
    assert held[-1] == THIRD
    epochs = [transition.after.epoch for transition in transitions]
    assert epochs == sorted(epochs)
