"""Attacking an enemy territory, as an action of the turn (MAG-5.45)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico


def attacker(money: int = 200, holder: int = 2, **more: str) -> Scenario:
    """Seat 0 stands in Rome with 8 soldiers; seat 1 has Naples, Venice and Vienna with one each."""
    places: dict[str, Any] = {
        "rome": "0: 8 soldiers",
        "naples": "1: 1 soldier",
        "venice": "1: 1 soldier",
        "vienna": "1: 1 soldier",
    }
    return magnifico(holder=holder, money=money, **(places | more))


def besieger() -> Scenario:
    """Seat 0 can do nothing with 1 soldier against the walls of Naples, so he may retreat at once."""
    return attacker(rome="0: 6 soldiers", naples="1: 2 soldiers, castle, 4 towers")


@rule("MAG-5.45.1")
@pytest.mark.parametrize("holder", [0, 2])
def test_5_45_1_a_war_costs_30_florins(holder: int) -> None:
    game = attacker(money=100, holder=holder).play("attack naples", "soldiers 2")
    assert game.position.money == [70, 100, 100]
    assert game.step == "go"
    game.play("infantry 2", fate="hit*2")
    assert game.position.money == [70, 100, 100]


@rule("MAG-5.45.1")
def test_5_45_1_30_florins_whatever_the_size_and_not_20() -> None:
    assert "attack naples" in attacker(money=30).options()
    assert attacker(money=20).nouns("attack") == []
    assert attacker(money=30).play("attack naples", "soldiers 6").position.money[0] == 0


@rule("MAG-5.45.1")
def test_5_45_1_one_enemy_territory_neither_own_nor_free() -> None:
    game = attacker(florence="0: 2 soldiers")
    assert sorted(game.nouns("attack")) == ["naples", "venice"]
    for place in ("florence", "milan"):  # Milan is free: it can only be invaded
        assert game.refused(f"attack {place}").clause in {"MAG-5.45.1", "MAG-7.1.3"}
    assert "invade milan" in game.options()


@rule("MAG-5.45.2")
def test_5_45_2_at_most_three_wars() -> None:
    game = attacker(florence="1: 1 soldier", milan="1: 1 soldier", paris="1: 1 soldier")
    game.play("attack naples", "soldiers 2", "infantry 2", fate="hit*2")
    game.play("attack florence", "soldiers 3", "infantry 3", fate="hit*3")
    assert "attack venice" in game.options()
    game.play("attack venice", "from florence", "soldiers 2", "infantry 2", fate="hit*2")
    assert game.position.money[0] == 200 - 3 * 30
    assert game.nouns("attack") == []
    assert game.refused("attack vienna").clause == "MAG-5.45.2"


@rule("MAG-5.45.2")
def test_5_45_2_defeats_count() -> None:
    game = attacker()
    for _ in range(3):
        game.play("attack naples", "soldiers 1", "infantry 1", fate="explosion")
    assert at(game, "naples") == (1, 1, 0, 0, -1)
    assert at(game, "rome") == (0, 5, 0, 0, -1)
    assert game.refused("attack naples").clause == "MAG-5.45.2"
    assert game.refused("attack venice").clause == "MAG-5.45.2"


@rule("MAG-5.45.2")
def test_5_45_2_retreats_count() -> None:
    game = besieger()
    for war in range(3):
        assert "attack naples" in game.options(), war
        game.play("attack naples", "soldiers 1", "retreat")
    assert at(game, "rome") == (0, 6, 0, 0, -1)
    assert game.position.money[0] == 200 - 3 * 30
    assert game.refused("attack naples").clause == "MAG-5.45.2"


@rule("MAG-5.45.2")
def test_5_45_2_the_limit_is_per_turn() -> None:
    game = attacker(
        money=300,
        extra="[turn]\nstage = 4\nwars = 3",
        decide='[[decide]]\nstep = "begin"\nseat = 1\n[[decide]]\nstep = "turn"\nseat = 0',
        rome="0: 1 soldier",
        florence="0: 1 soldier",
        naples="1: 8 soldiers",
    )
    assert game.nouns("attack") == []
    game.play("pass")
    assert game.waiting == (1,)
    assert "attack rome" in game.options()


@rule("MAG-5.45.3")
def test_5_45_3_the_same_territory_again_paid_again() -> None:
    game = attacker(money=100)
    game.play("attack naples", "soldiers 1", "infantry 1", fate="explosion")
    assert game.position.money[0] == 70
    game.play("attack naples", "soldiers 3", "infantry 3", fate="hit*3")
    assert game.position.money[0] == 40
    assert at(game, "naples") == (0, 3, 0, 0, -1)


@rule("MAG-5.45.4")
def test_5_45_4_the_same_pieces_attack_from_the_conquered_territory() -> None:
    game = attacker(rome="0: 4 soldiers").play("attack venice", "soldiers 3", "infantry 3", fate="hit*3")
    game.play("attack vienna", "soldiers 2")  # only Venice borders Vienna
    assert at(game, "venice") == (0, 1, 0, 0, -1)
    assert game.nouns("infantry") == ["1", "2"]


@rule("MAG-5.45.4")
def test_5_45_4_pieces_that_came_back_attack_again() -> None:
    game = attacker(rome="0: 2 soldiers", naples="1: 2 soldiers, castle, 4 towers")
    game.play("attack naples", "retreat", "attack venice")
    assert game.step == "go"
    assert at(game, "rome") == (0, 1, 0, 0, -1)


@rule("MAG-5.45.5")
def test_5_45_5_an_attack_comes_from_one_territory() -> None:
    game = attacker(rome="0: 3 soldiers", florence="0: 4 soldiers").play("attack venice")
    assert sorted(game.nouns("from")) == ["florence", "rome"]
    game.play("from rome")
    assert game.nouns("soldiers") == ["1", "2"]
    game.play("soldiers 2")
    assert game.step == "go"  # nobody else is asked to join
    assert at(game, "florence") == (0, 4, 0, 0, -1)


@rule("MAG-5.45.5")
def test_5_45_5_forces_are_combined_by_moving_first() -> None:
    game = attacker(rome="0: 3 soldiers", florence="0: 4 soldiers")
    game.play("move", "from florence", "soldiers 3", "stop")
    game.play("attack venice")  # Florence has nobody to spare now
    assert game.nouns("soldiers") == ["1", "2", "3", "4", "5"]


@rule("MAG-D10")
def test_d10_target_origin_soldiers_tanks_airplanes() -> None:
    game = magnifico(
        field={0: "tank_covered airplane_glider"},
        rome="0: 9 soldiers, 8 tanks, 8 airplanes",
        florence="0: 2 soldiers",
        venice="1: 1 soldier",
        paris="1: 1 soldier",
    )
    assert game.nouns("attack") == ["venice"]
    assert {"move", "pass"} <= set(game.options())
    assert sorted(game.play("attack venice").options()) == ["from florence", "from rome"]
    assert game.play("from rome").options() == [f"soldiers {n}" for n in range(1, 7)]
    assert game.play("soldiers 6").options() == [f"tanks {n}" for n in range(7)]
    assert game.play("tanks 4").options() == ["airplanes 0", "airplanes 1", "airplanes 2"]
    game.play("airplanes 2")
    assert at(game, "rome") == (0, 3, 4, 6, -1)


@rule("MAG-D10")
def test_d10_by_sea_the_soldiers_outnumber_the_landing_loss() -> None:
    game = magnifico(
        field={1: "submarine"}, rome="0: 9 soldiers", athens="1: 1 soldier", paris="1: 1 soldier"
    )
    assert game.play("attack athens").nouns("soldiers") == ["3", "4", "5", "6"]


@rule("MAG-D10")
def test_d10_with_machines_need_infantry_no_more_machines_than_soldiers() -> None:
    game = magnifico(
        field={0: "tank_covered airplane_glider"},
        options={"machines_need_infantry": True},
        rome="0: 9 soldiers, 8 tanks, 8 airplanes",
        venice="1: 1 soldier",
        paris="1: 1 soldier",
    )
    assert game.play("attack venice", "soldiers 3").nouns("tanks") == ["0", "1", "2", "3"]
    assert game.play("tanks 1").nouns("airplanes") == ["0", "1", "2"]


@rule("MAG-E5", "MAG-5.45.4")
def test_e5_after_a_conquest_the_same_troops_attack_again() -> None:
    game = attacker(money=60, rome="0: 4 soldiers")
    game.play("attack venice", "soldiers 3", "infantry 3", fate="hit*3")
    game.play("attack vienna", "soldiers 2", "infantry 2", fate="hit*2")
    assert game.position.money[0] == 0
    assert at(game, "vienna") == (0, 2, 0, 0, -1)


@rule("MAG-E5", "MAG-5.4.3")
def test_e5_a_tower_forgotten_before_an_attack_is_refused() -> None:
    game = attacker(rome="0: 8 soldiers, castle")
    assert "tower rome" in game.options()
    game.play("attack naples", "soldiers 3", "infantry 3", fate="hit*3")
    assert game.refused("tower rome").clause == "MAG-5.4.3"
