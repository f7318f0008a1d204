"""Greedy plays Ventura sensibly: it beats chance, keeps its City, and finishes when it can."""

import random

import pytest

from quattrocento.bots.bot import Bot
from quattrocento.bots.greedy import GreedyBot
from quattrocento.bots.match import play_match
from quattrocento.bots.random_bot import RandomBot
from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.knowledge.view import VenturaView
from quattrocento.games.ventura.rules.verbs import PAY
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing import Scenario
from quattrocento.testing.ventura import ventura


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


def test_greedy_beats_one_random_player() -> None:
    assert wins(2, 30) >= 27


def test_greedy_beats_three_random_players() -> None:
    assert wins(4, 20) >= 17


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "settings",
    [
        {"edition": "it-2011"},
        {"equal_domains": True, "mixed_fortunes": True, "to_arms": True, "familial_expertise": True},
        {"edition": "it-2011", "to_arms": True, "familial_expertise": True, "split_lone_army": True},
    ],
    ids=["it-2011", "all optional rules", "it-2011 with optional rules"],
)
def test_greedy_plays_with_every_setting(seats: int, settings: dict[str, SettingValue]) -> None:
    result = play_match(GAME, [GreedyBot() for _ in range(seats)], seats, settings)
    assert len(result.winners) == 1


def test_prestige_is_bought_to_finish() -> None:
    scenario = ventura("prestige", round=5, points=[26, 20, 20], florins=[3, 0, 0])
    assert choice(scenario) == "spend 3"


def test_the_garrison_is_kept() -> None:
    scenario = ventura("upkeep", round=2, florins=4, domain={0: "village_1 field_2"})
    assert choice(scenario) == "pay"


def test_an_empty_city_in_reach_is_taken() -> None:
    scenario = ventura(
        "troops",
        seats=2,
        troops={"0.2": "hill_1 acuto light_cavalry", "1.1": ""},
        domain={1: "castle_1"},
    )
    assert choice(scenario) == "move 2"
    assert choice(scenario.play("move 2")) == "to city_gonzaga"


@pytest.mark.parametrize(
    ("defender", "moves"),
    [("archers", True), ("fortebraccio heavy_cavalry pikemen mounted_crossbowmen spearmen", False)],
)
def test_attacks_follow_the_calculator(defender: str, moves: bool) -> None:
    scenario = ventura(
        "troops",
        troops={"0.2": "village_1 tartaglia halberdiers longbowmen", "1.2": f"papal_1 {defender}"},
        domain={0: "village_1", 1: "papal_1 wood_1"},
    ).play("move 2")
    assert (choice(scenario) == "to papal_1") == moves


def test_the_order_of_battle_is_the_best_against_all() -> None:
    scenario = ventura(
        "troops",
        troops={"0.2": "village_1 acuto swordsmen archers", "1.2": "field_1 halberdiers"},
        domain={0: "village_1"},
    ).play("move 2", "to field_1")
    assert scenario.step == "order"
    assert choice(scenario) == "line 1:swordsmen"


def test_nothing_is_lost_by_a_hidden_order() -> None:
    told = []
    for first in ("spearmen", "sappers"):
        scenario = ventura(
            "troops",
            troops={"0.2": "village_1 acuto pikemen archers", "1.2": "field_1 tartaglia spearmen sappers"},
            domain={0: "village_1"},
        ).play("move 2", "to field_1", f"1: line 1:{first}")
        told.append(choice(scenario))
    assert told[0] == told[1]


def test_a_company_marches_to_a_papal_territory_of_nobody() -> None:
    scenario = ventura("troops", round=2, troops={"0.2": "village_1 pikemen"}, domain={0: "village_1"})
    assert choice(scenario) == "move 2"
    assert choice(scenario.play("move 2")) == "to papal_1"


def test_the_last_company_does_not_leave_the_city() -> None:
    troops = {"0.1": "", "0.2": "city_este pikemen", "1.2": "field_1 heavy_cavalry"}
    scenario = ventura("troops", round=3, troops=troops, domain={0: "village_1"})
    assert choice(scenario) == "stop"


def test_a_raider_who_can_be_beaten_is_struck() -> None:
    troops = {"0.1": "", "0.2": "city_este pikemen", "1.2": "field_1 light_cavalry"}
    scenario = ventura("troops", round=3, troops=troops, domain={0: "village_1"})
    assert choice(scenario) == "move 2"
    assert choice(scenario.play("move 2", "to village_1")) == "to field_1"


def test_an_open_territory_of_a_rival_is_raided() -> None:
    domain = {0: "village_1 papal_1 papal_2", 1: "field_1 field_2 wood_1"}
    scenario = ventura("troops", round=3, troops={"0.2": "village_1 pikemen"}, domain=domain)
    assert choice(scenario) == "move 2"
    assert choice(scenario.play("move 2")) in ("to field_1", "to field_2")


def test_the_pay_of_the_garrison_is_not_spent_on_prestige() -> None:
    scenario = ventura("prestige", round=2, florins=[3, 0, 0])
    assert choice(scenario) in ("spend 0", "spend 1")


@pytest.mark.parametrize("seed", range(4))
def test_every_city_has_room_for_a_domain(seed: int) -> None:
    rng, fate = random.Random(seed), Dice(rng=random.Random(f"{seed} fate"))
    position = GAME.start(4, None, fate)
    while not position.round:
        seat = position.waiting()[0]
        move = GreedyBot().choose(GAME, position.view(seat), list(position.options(seat)), rng)
        position.play(seat, move, fate)
    assert all(len(domain) == 4 for domain in position.domain)


def test_the_treasury_never_starves() -> None:
    """Whoever thinks must be able to pay his Garrison in every Upkeep Step of a game."""
    rng, fate = random.Random(3), Dice(3)
    position = GAME.start(3, None, fate)
    bot = GreedyBot()
    bills = 0
    while position.result is None:
        seat = position.waiting()[0]
        options = list(position.options(seat))
        if position.stack[-1].name == "upkeep":
            bills += 1
            assert PAY in options
        position.play(seat, bot.choose(GAME, position.view(seat), options, rng), fate)
    assert bills > 12


def test_games_between_greedy_players_last() -> None:
    """Neither a race without a fight nor a war without an end."""
    rounds = []
    for seed in range(6):
        final = play_match(GAME, [GreedyBot() for _ in range(2)], seed).final
        assert isinstance(final, VenturaView)
        rounds.append(final.round)
    assert 6 <= sum(rounds) / len(rounds) <= 14
