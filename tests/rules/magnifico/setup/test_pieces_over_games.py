"""Pieces, money and cards over whole games played at random from fixed seeds (MAG-2, MAG-3)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from quattrocento.kernel.fate import Dice
from quattrocento.kernel.registry import game as registered
from quattrocento.testing import Scenario, rule


def wander(seats: int, seed: int, moves: int = 500) -> Iterator[tuple[Any, Scenario, int]]:
    """Moves at random: the position before, the scenario after (with its events), and who moved."""
    rng, fate = Random(seed), Dice(seed)
    magnifico_game = registered("magnifico")
    scenario = Scenario(magnifico_game, magnifico_game.start(seats, {}, fate))
    for _ in range(moves):
        if scenario.position.result is not None:
            return
        seat = rng.choice(scenario.waiting)
        before = scenario.position.copy()
        scenario.position.events = []
        scenario.position.play(seat, rng.choice(scenario.position.options(seat)), fate)
        scenario.happened = [scenario.position.events]
        yield before, scenario, seat


def owned(position: Any) -> list[tuple[int, int, int, int, int]]:
    """Owner, soldiers, tanks, airplanes and towers of every territory."""
    names = ("owner", "soldiers", "tanks", "airplanes", "towers")
    return list(zip(*(getattr(position, name) for name in names), strict=True))


@rule("MAG-2.3")
@pytest.mark.parametrize("seed", [1, 2])
def test_2_3_pieces_leave_the_board_only_in_battle(seed: int) -> None:
    for before, scenario, _ in wander(3, seed):
        if before.battle is None and scenario.position.battle is None and not scenario.told("repelled"):
            for pieces in ("soldiers", "tanks", "airplanes"):
                assert sum(getattr(scenario.position, pieces)) >= sum(getattr(before, pieces))


@rule("MAG-2.4")
@pytest.mark.parametrize("seed", [3, 4])
def test_2_4_soldiers_of_one_player_stand_on_every_owned_territory(seed: int) -> None:
    for _, scenario, _ in wander(4, seed):
        position = scenario.position
        for owner, soldiers, tanks, airplanes, towers in owned(position):
            if owner == -1:
                assert (soldiers, tanks, airplanes, towers) == (0, 0, 0, -1)
            else:
                assert soldiers >= 1
        for seat in range(4):
            board = sum(row[1] for row in owned(position) if row[0] == seat)
            army = position.battle.soldiers if position.battle and position.battle.attacker == seat else 0
            assert board + army + position.supply[seat] == 49


@rule("MAG-2.5")
@pytest.mark.parametrize("seed", [5, 6])
def test_2_5_castles_stay_where_they_were_built(seed: int) -> None:
    for before, scenario, _ in wander(5, seed):
        castles = {place for place, towers in enumerate(before.towers) if towers >= 0}
        assert all(scenario.position.towers[place] >= 0 for place in castles)


@rule("MAG-2.12", "MAG-2.13", "MAG-2.14")
@pytest.mark.parametrize("seed", [7, 8, 9])
def test_2_13_money_comes_from_income_alone_and_payments_go_to_the_bank(seed: int) -> None:
    for before, scenario, mover in wander(3, seed):
        assert all(money % 10 == 0 and 0 <= money <= 300 for money in scenario.position.money)
        if before.holder == -1 or scenario.told("castle_placed"):
            continue
        income = {seat: florins - lost for seat, florins, lost in scenario.told("income_paid")}
        assert (income == {}) == (not scenario.told("round_began"))
        for seat in range(3):
            gain = scenario.position.money[seat] - before.money[seat] - income.get(seat, 0)
            assert gain <= 0 if seat == mover else gain == 0


@rule("MAG-2.14")
@pytest.mark.parametrize("seed", [10, 11])
def test_2_14_cards_never_pass_between_players(seed: int) -> None:
    for before, scenario, mover in wander(4, seed):
        for seat in range(4):
            now = sorted([*scenario.position.field[seat], *scenario.position.archive[seat]])
            then = sorted([*before.field[seat], *before.archive[seat]])
            bought = [card for buyer, card, _ in scenario.told("bought") if buyer == seat == mover]
            assert now == sorted(then + bought)


@rule("MAG-3.2")
@pytest.mark.parametrize(("seats", "seed"), [(3, 12), (5, 13)])
def test_3_2_every_card_is_in_exactly_one_place(seats: int, seed: int) -> None:
    for _, scenario, _ in wander(seats, seed):
        position = scenario.position
        places = [position.machine_bottom, position.project_bottom, position.discarded, position.auction]
        lying = [card for place in [*places, *position.archive, *position.field] for card in place]
        copies = list(position.unseen)  # in the decks and in the box
        for card in lying:
            copies[card] += 1
        # Leonardo, five Tank and five Airplane cards, fifteen kinds thrice, four works of art
        assert copies == [0] + [1] * 10 + [3] * 15 + [1] * 4


@rule("MAG-3.3", "MAG-3.4")
@pytest.mark.parametrize("seed", [14, 15])
def test_3_4_only_leonardo_changes_hands_and_only_with_a_purchase(seed: int) -> None:
    for before, scenario, _ in wander(4, seed):
        for seat in range(4):
            now = [*scenario.position.field[seat], *scenario.position.archive[seat]]
            for card in [*before.field[seat], *before.archive[seat]]:
                now.remove(card)
        if -1 != before.holder != scenario.position.holder:
            assert scenario.told("bought")[0][0] == scenario.position.holder


@rule("MAG-5.3.9", "MAG-5.3.14")
@pytest.mark.parametrize("seed", [16, 17])
def test_5_3_14_a_buyer_pays_exactly_his_bid_for_one_card_an_auction(seed: int) -> None:
    buyers: set[tuple[int, int]] = set()
    for before, scenario, _ in wander(5, seed):
        for seat, _, florins in scenario.told("bought"):
            assert (before.round, seat) not in buyers
            buyers.add((before.round, seat))
            assert before.offers[seat] == florins == before.money[seat] - scenario.position.money[seat]
    assert len(buyers) > 10
