"""Greedy plays M400 sensibly: it beats chance, takes what is free, keeps strong cards, trades well."""

import random

import pytest

from quattrocento.bots.bot import Bot
from quattrocento.bots.greedy import GreedyBot
from quattrocento.bots.match import play_match
from quattrocento.bots.random_bot import RandomBot
from quattrocento.games.m400.game import GAME
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing import Scenario
from quattrocento.testing.m400 import combat, m400


def choice(scenario: Scenario, seed: int = 1) -> str:
    """What greedy plays for the seat that is waited for."""
    seat = scenario.waiting[0]
    position = scenario.position
    options = list(position.options(seat))
    move = GreedyBot().choose(GAME, position.view(seat), options, random.Random(seed))
    assert move in options
    return GAME.notation.text(move)


def wins(seats: int, games: int) -> int:
    won = 0
    for seed in range(games):
        bots: list[Bot] = [RandomBot() for _ in range(seats)]
        bots[seed % seats] = GreedyBot()
        won += play_match(GAME, bots, seed).winners == (seed % seats,)
    return won


def test_greedy_beats_two_random_players() -> None:
    assert wins(3, 12) >= 11


def test_greedy_beats_four_random_players() -> None:
    assert wins(5, 10) >= 9


def test_greedy_beats_a_random_ally_of_itself() -> None:
    assert wins(2, 6) >= 5


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(
    "settings",
    [
        {"trade_gifts": True, "toll_on_capitals": False, "surrender_destroys_army": True},
        {"draw_optional": False, "plague_removal": "own_token", "capital_reward_includes_victim": False},
        {"later_battle_colour": "defender", "war_without_combat_card": True, "plague_exit": "base_move"},
        {
            "defender_combination": "always",
            "cancelled_offers_count": True,
            "repeated_offers": False,
            "alliance_hand_limit": "own_turn",
        },
    ],
    ids=["gifts, no toll on capitals", "no choice to draw", "bluffs", "as under rules 1"],
)
def test_greedy_plays_with_every_setting(seats: int, settings: dict[str, SettingValue]) -> None:
    result = play_match(GAME, [GreedyBot() for _ in range(seats)], seats, settings)
    assert len(result.winners) == 1


def test_a_free_state_in_reach_is_taken_with_the_lowest_cards() -> None:
    scenario = m400("movement", hand={0: "red_1 red_4 green_1 green_4 blue_4"})
    assert choice(scenario) == "move red.1"
    march = choice(scenario.play("move red.1"))
    assert march in ("to castella", "to gallia")
    scenario = scenario.play(march, "act red.1")
    assert choice(scenario) == "take"
    first = choice(scenario.play("take"))
    assert first in ("pay red_1", "pay green_1")


def test_a_horse_is_not_ridden_where_the_base_move_leads() -> None:
    theirs = "gallia aquitania granata portugallia luxeborg germania burgundia mediolanum flandria"
    scenario = m400("movement", hand={0: "caballus*2 red_1 green_1", 1: "red_3*5"}, states={"blue": theirs})
    scenario = scenario.play("move red.1")
    assert choice(scenario) == "to castella"


def test_a_second_army_is_raised_at_once() -> None:
    assert (
        choice(m400("before_moving", hand={0: "capitaneus_venturae red_1"})) == "play capitaneus_venturae"
    )


def test_revolutionem_is_kept_in_the_turn_that_may_win() -> None:
    states = {"red": "gallia castella germania venetia", "blue": "polonia lituania byzantium luxeborg"}
    near = m400("before_moving", hand={0: "revolutionem red_1"}, states=states, points={"red": 17})
    far = m400("before_moving", hand={0: "revolutionem red_1"}, states=states, points={"blue": 22})
    assert choice(near) == "done"
    assert choice(far) == "play revolutionem"


def at_war(attack: str, defence: str, army: str = "gallia") -> Scenario:
    return m400(
        "statement",
        hand={0: attack, 1: defence, 2: ""},
        states={"blue": "gallia"},
        armies={"red": army},
    )


def test_a_strong_hand_attacks_and_a_weak_one_pays() -> None:
    strong = "red_4 green_4 blue_4 red_bonus green_bonus"
    assert choice(at_war(strong, "caballus*2")) == "attack red.1"
    assert choice(at_war("red_1", "green_3*4 blue_3*4")) == "toll red.1"


def test_a_defender_fights_with_strong_cards_and_surrenders_with_none() -> None:
    weak, strong = "caballus caravella", "red_4*2 green_4*2 blue_3 red_bonus*2 green_bonus*2 red_malus*2"
    attack = "red_2 green_2 caravella*4"
    assert choice(at_war(attack, weak).play("attack red.1")) == "surrender"
    assert choice(at_war(attack, strong).play("attack red.1")) == "fight"


def test_a_lost_colour_costs_the_lowest_card() -> None:
    scenario = at_war("red_4 green_4 blue_4", "red_1 red_3 green_1").play(
        "attack red.1", "fight", "lead red_4"
    )
    assert choice(scenario) == "answer red_1"


def test_malus_cards_are_added_before_bonus_cards() -> None:
    scenario = at_war("red_3 green_1", "red_2 red_bonus red_malus green_1")
    assert choice(scenario.play("attack red.1", "fight", "lead red_3", "answer red_2")) == "add 0:1"


def offered(gives: str, wants: str, holding: str, points: int = 0) -> Scenario:
    scenario = m400(
        "trade",
        hand={0: gives + " red_2", 1: holding, 2: ""},
        points={"red": points},
        states={"blue": "gallia"},
    )
    scenario = scenario.play("offer", "to_seat seat_1")
    for word in gives.split():
        scenario = scenario.play(f"give {word}")
    for word in wants.split():
        scenario = scenario.play(f"want {word}")
    return scenario.play("send")


def test_a_card_of_a_missing_colour_is_welcome() -> None:
    assert choice(offered("green_2", "red_2", "red_2*3")) == "accept"


def test_a_bad_bargain_is_declined() -> None:
    assert choice(offered("red_1", "capitaneus_venturae", "capitaneus_venturae red_2*2")) == "decline"


def test_nothing_is_given_to_somebody_about_to_win() -> None:
    assert choice(offered("green_2", "red_2", "red_2*3", points=33)) == "decline"


def test_a_counter_asks_for_what_was_offered() -> None:
    scenario = offered("green_2", "caballus", "red_2*3")
    assert choice(scenario) == "counter"
    scenario = scenario.play("counter")
    assert choice(scenario) == "give red_2"
    scenario = scenario.play("give red_2")
    assert choice(scenario) == "want green_2"
    assert choice(scenario.play("want green_2")) == "send"


@pytest.mark.parametrize("repeated", [True, False])
def test_a_declined_offer_is_not_made_again(repeated: bool) -> None:
    """Whether the rules allow it or not; the trade ends soon."""
    scenario = m400(
        "trade",
        hand={0: "red_2*4 red_3*3", 1: "green_2*3 blue_2*3", 2: "green_3*3 blue_3*3"},
        repeated_offers=repeated,
        extra="".join(
            [f'[[known]]\nby = 0\nseat = 1\ncard = "{card}"\n' for card in ("green_2", "blue_2")]
        ),
    )
    while scenario.step not in ("before_moving", "movement") and scenario.waiting:
        scenario.play("decline" if scenario.waiting != (0,) else choice(scenario))
    sent = scenario.position.sent
    assert sent
    assert len(set(sent)) == len(sent) <= 3


def test_the_hand_limit_spares_what_is_worth_most() -> None:
    hand = "capitaneus_venturae alchimista red_4*2 green_4*2 blue_4*2 red_3*3 green_3*3 blue_malus blue_3"
    scenario = m400("end_of_turn", hand={0: hand}).play("done")
    assert choice(scenario) == "discard blue_malus"


def test_a_defender_with_a_better_card_does_not_answer_lower_to_add_a_bonus() -> None:
    """Under M4-10.12 the bonus could not be added."""
    scenario = combat("red_3 green_1 caballus*3", "red_4 red_2 red_bonus*2 green_2 pestem").play(
        "lead red_3"
    )
    assert choice(scenario) == "answer red_4"


def test_an_army_in_the_plague_sails_when_it_must() -> None:
    scenario = m400(
        armies={"red": "sicilia"}, plague={"sicilia": "blue"}, hand={0: "caravella red_1 pestem"}
    )
    moves = []
    while scenario.step in ("movement", "march", "voyage"):
        moves.append(choice(scenario))
        scenario.play(moves[-1])
    assert any(move.startswith("land") for move in moves)
