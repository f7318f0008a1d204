"""Greedy plays Venetia sensibly: routes first, dice by their colour, Podestà kept, elections that pay."""

import random
from typing import Any

import pytest

from quattrocento.bots.bot import Bot
from quattrocento.bots.greedy import GreedyBot
from quattrocento.bots.match import play_match
from quattrocento.bots.random_bot import RandomBot
from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing import Scenario
from quattrocento.testing.venetia import election, venetia


def choice(scenario: Scenario, seed: int = 1) -> str:
    """What greedy plays for the seat that is waited for."""
    seat = scenario.waiting[0]
    position = scenario.position
    options = list(position.options(seat))
    move = GreedyBot().choose(GAME, position.view(seat), options, random.Random(seed))
    assert move in options
    return GAME.notation.text(move)


def played(scenario: Scenario, decisions: int) -> list[str]:
    """What greedy plays in so many decisions that draw nothing."""
    moves = []
    for _ in range(decisions):
        moves.append(choice(scenario))
        scenario.play(moves[-1])
    return moves


def wins(seats: int, games: int) -> int:
    won = 0
    for seed in range(games):
        bots: list[Bot] = [RandomBot() for _ in range(seats)]
        bots[seed % seats] = GreedyBot()
        won += play_match(GAME, bots, seed).winners == (seed % seats,)
    return won


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random_players(seats: int) -> None:
    assert wins(seats, 10) >= 9


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {"ruleset": "basic"}),
        (
            3,
            {
                "sea_route_rule": "pay_each_turn",
                "podesta_rule": "until_outnumbered",
                "scoring_timing": "end_of_turn",
                "battle_token_return": "after_each_draw",
            },
        ),
        (
            4,
            {
                "infamy_scope": "other_players_only",
                "monuments_vote": "everywhere",
                "doge_tokens_scored": "all_held",
                "hand_limit": 5,
            },
        ),
    ],
    ids=["basic", "routes, Podestà, scorings", "elections and hands"],
)
def test_greedy_plays_with_every_setting(seats: int, settings: dict[str, SettingValue]) -> None:
    bots: list[Bot] = [RandomBot() for _ in range(seats)]
    bots[0] = GreedyBot()
    assert 0 in play_match(GAME, bots, seats, settings).winners


# ---- actions


def test_the_first_turn_begins_with_a_route() -> None:
    assert choice(venetia("commercial", 3, control="")) == "route mar_adriatico"


def test_a_commercial_die_spreads_over_major_colonies() -> None:
    scenario = venetia("commercial", 3, fleets={"mar_ionio": 1}, settings={"fleet_ban": "sea"})
    moves = played(scenario, 3)
    assert sorted(moves) == ["influence corfu", "influence messina", "influence zara"]


def test_a_fleet_that_bars_regions_is_attacked() -> None:
    # Sicily, Albania and Morea are closed, and Dalmatia has all that it needs.
    owned: dict[str, Any] = {
        "zara": "4 0 0 podesta 0",
        "ragusa": "4 0 0 podesta 0",
        "pola": "3 0 0 podesta 0",
    }
    scenario = venetia("military", 1, fleets={"mar_ionio": 1}, spalato="3 0 0 podesta 0", **owned)
    assert choice(scenario) == "engage mar_ionio"


def test_a_political_die_makes_a_podesta() -> None:
    scenario = venetia("political", 3, zara="0 1 0")
    assert played(scenario, 3) == ["influence zara"] * 3
    assert scenario.told("podesta_placed")


def test_a_colony_is_not_completed_for_somebody_else() -> None:
    assert choice(venetia("commercial", 1, zara="2 0 0", pola="0 2 0")) != "influence pola"


def test_an_own_podesta_is_not_lost_in_a_revolt() -> None:
    scenario = venetia("commercial", 1, zara="2 2 1 podesta 0", corfu="1 0 0", messina="1 0 0")
    assert choice(scenario) != "influence zara"


def test_a_card_without_use_is_kept() -> None:
    scenario = venetia("political", 0, hand={0: "capitolazioni"})
    assert choice(scenario) == "end"


def test_an_extra_action_point_is_used() -> None:
    assert choice(venetia("commercial", 0, hand={0: "muda"})) == "play muda"


# ---- the Doge and elections


@pytest.mark.parametrize(("influence", "answer"), [("1 0 0", "veto"), ("0 1 1", "accept")])
def test_the_veto_serves_the_doge(influence: str, answer: str) -> None:
    scenario = venetia("military", 0, turn="owed = 1", costantinopoli=influence)
    assert choice(scenario.play("end", fate="fall_of_constantinople")) == answer


@pytest.mark.parametrize("seed", range(5))
def test_a_hopeless_election_costs_nothing(seed: int) -> None:
    monuments: dict[str, Any] = dict.fromkeys(GAME.standard_components().sestiere_ids, "0 1 0")
    assert choice(election(coloured=monuments), seed) == "candidate young_patrician"


@pytest.mark.parametrize("seed", range(5))
def test_the_final_election_is_fought_with_the_best_card(seed: int) -> None:
    scenario = venetia("military", 0, turn="owed = 1", epoch="struggle", enemies=2, office=0)
    scenario.play("end", fate="narentine_pirates")
    assert choice(scenario, seed) == "candidate head_of_the_house"


@pytest.mark.parametrize("seed", range(5))
def test_an_action_card_is_added_where_only_several_of_them_win(seed: int) -> None:
    # In the basic rules three cards of the rival may bring 6 votes: one of 3 does not help, three do.
    hands = {0: "fondaco*2 vetri_murano", 1: "fortezze capitano_da_mar*2"}
    scenario = election(seats=2, hand=hands, settings={"ruleset": "basic"})
    scenario.play(f"0: {choice(scenario, seed)}")
    assert choice(scenario, seed).startswith("vote ")


@pytest.mark.parametrize("seed", range(5))
def test_monuments_that_vote_everywhere_spare_the_family_cards(seed: int) -> None:
    scenario = election(settings={"monuments_vote": "everywhere"}, coloured={"cannaregio": "3 0 0"})
    assert choice(scenario, seed) == "candidate young_patrician"


def test_nothing_is_learnt_from_a_secret_choice() -> None:
    told = [choice(election().play(f"1: candidate {card}")) for card in ("young_patrician", "procurator")]
    assert told[0] == told[1]
