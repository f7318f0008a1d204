"""The option self_destruct (MAG-15.3): machines removed by their owner."""

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico

ON = {"self_destruct": True}
CARDS = "tank_covered airplane_glider"


def scraps(game: Scenario, seat: int | None = None) -> list[str]:
    return [move for move in game.options(seat) if move.startswith("scrap")]


def siege(option: bool = True, towers: int = 4) -> Scenario:
    """Seat 0 attacks Naples, a castle, with 3 soldiers, 2 tanks and 1 airplane: his first go."""
    game = magnifico(
        options={"self_destruct": option},
        field={0: CARDS, 1: CARDS.replace("covered", "scythed").replace("glider", "ornithopter")},
        rome="0: 6 soldiers, 2 tanks, 1 airplane",
        naples=f"1: 4 soldiers, 1 tank, 2 airplanes, castle, {towers} towers",
        athens="1: 2 soldiers, 1 tank",
    )
    return game.play("attack naples", "soldiers 3", "tanks 2", "airplanes 1")


@rule("MAG-15.3")
def test_15_3_in_his_turn_a_player_may_remove_his_machines() -> None:
    game = magnifico(
        options=ON,
        field={0: CARDS},
        rome="0: 2 soldiers, 2 tanks",
        milan="0: 2 soldiers, 1 airplane",
        naples="1: 2 soldiers, 1 tank, 1 airplane",
    )
    assert scraps(game) == ["scrap_tank rome", "scrap_airplane milan"]
    game.play("scrap_tank rome", "scrap_airplane milan")
    assert at(game, "rome")[:3] == (0, 2, 1)
    assert at(game, "milan")[:4] == (0, 2, 0, 0)
    assert game.position.money[0] == 100
    assert scraps(game) == ["scrap_tank rome"]


@rule("MAG-15.3")
def test_15_3_removed_machines_return_to_the_supply() -> None:
    game = magnifico(options=ON, field={0: CARDS}, rome="0: 2 soldiers, 2 tanks, 1 airplane")
    assert (game.position.tank_supply, game.position.airplane_supply) == (18, 19)
    game.play("scrap_tank rome", "scrap_tank rome", "scrap_airplane rome")
    assert (game.position.tank_supply, game.position.airplane_supply) == (20, 20)


@rule("MAG-15.3")
def test_15_3_without_the_option_nothing_can_be_removed() -> None:
    game = magnifico(field={0: CARDS}, rome="0: 2 soldiers, 2 tanks, 1 airplane")
    assert scraps(game) == []
    assert game.refused("scrap_tank rome").clause in ("MAG-15.3", "MAG-2.3")
    assert game.refused("scrap_airplane rome").clause in ("MAG-15.3", "MAG-2.3")


@rule("MAG-15.3")
def test_15_3_machines_without_their_card_may_be_removed_too() -> None:
    game = magnifico(options=ON, rome="0: 2 soldiers, 1 tank, 1 airplane")
    assert scraps(game) == ["scrap_tank rome", "scrap_airplane rome"]
    game.play("scrap_tank rome")
    assert at(game, "rome")[2] == 0


@rule("MAG-15.3")
def test_15_3_machines_of_others_and_missing_ones_cannot_be_removed() -> None:
    game = magnifico(options=ON, rome="0: 2 soldiers, 1 tank", naples="1: 1 soldier, 1 tank")
    game.refused("scrap_tank naples")
    game.refused("scrap_airplane rome")
    game.refused("scrap_tank milan")


@rule("MAG-15.3")
def test_15_3_removing_closes_no_step() -> None:
    game = magnifico(
        options=ON,
        field={0: CARDS},
        archive={0: "bombard"},
        rome="0: 4 soldiers, 2 tanks, castle",
        naples="1: 1 soldier",
        athens="1: 1 soldier",
    )
    before = [move for move in game.options() if not move.startswith("scrap")]
    assert "field bombard" in before
    game.play("scrap_tank rome")
    assert [move for move in game.options() if not move.startswith("scrap")] == before


@rule("MAG-15.3")
def test_15_3_removing_opens_no_closed_step() -> None:
    game = magnifico(
        options=ON,
        field={0: CARDS},
        extra="[turn]\nstage = 4\nwars = 1",
        rome="0: 4 soldiers, 2 tanks, castle",
        naples="1: 1 soldier",
        athens="1: 1 soldier",
    )
    game.refused("tower rome")
    game.play("scrap_tank rome")
    game.refused("tower rome")
    game.refused("tank rome")
    assert "attack naples" in game.options()


@rule("MAG-15.3")
def test_15_3_not_in_the_turn_of_another() -> None:
    game = magnifico(options=ON, turn=1, rome="0: 2 soldiers, 1 tank", naples="1: 2 soldiers")
    game.refused("0: scrap_tank rome")


@rule("MAG-15.3")
def test_15_3_at_the_start_of_his_go_the_attacker_may_remove_machines_of_his_army() -> None:
    game = siege()
    assert scraps(game) == ["scrap_tank naples", "scrap_airplane naples"]
    supply = game.position.tank_supply
    game.play("scrap_tank naples")
    assert game.waiting == (0,)
    assert (game.position.battle.tanks, game.position.battle.airplanes) == (1, 1)
    assert at(game, "naples")[:4] == (1, 4, 1, 2)
    assert game.position.tank_supply == supply + 1


@rule("MAG-15.3")
def test_15_3_not_in_a_battle_without_the_option() -> None:
    game = siege(option=False)
    assert scraps(game) == []
    game.refused("scrap_tank naples")


@rule("MAG-15.3")
def test_15_3_not_after_the_first_roll_of_the_go() -> None:
    game = siege()
    game.play("infantry 1", fate="blank")
    assert game.waiting == (0,)
    assert scraps(game) == []
    game.refused("scrap_tank naples")


@rule("MAG-15.3")
def test_15_3_never_in_the_enemys_go() -> None:
    game = siege()
    game.refused("1: scrap_tank naples")
    game.play("infantry 1", "end", fate="blank")
    assert game.waiting == (1,)
    game.refused("0: scrap_tank naples")


@rule("MAG-15.3")
def test_15_3_the_defender_may_remove_his_machines_at_the_start_of_his_go() -> None:
    game = siege()
    game.play("infantry 1", "end", fate="blank")
    assert scraps(game) == ["scrap_tank naples", "scrap_airplane naples"]
    game.play("scrap_tank naples", "scrap_airplane naples")
    assert at(game, "naples")[:4] == (1, 4, 0, 1)
    assert (game.position.battle.tanks, game.position.battle.airplanes) == (2, 1)
    assert at(game, "athens")[2] == 1
    game.play("fly 1", fate="blank")
    assert scraps(game) == []


@rule("MAG-15.3")
def test_15_3_a_defender_without_the_card_may_remove_captured_tanks() -> None:
    game = magnifico(
        options=ON,
        rome="0: 6 soldiers",
        naples="1: 4 soldiers, 3 tanks",
        athens="1: 2 soldiers",
    )
    game.play("attack naples", "soldiers 5", "infantry 5", fate="blank*5")
    assert scraps(game, 1) == ["scrap_tank naples"]
    game.play("scrap_tank naples", "scrap_tank naples", "scrap_tank naples")
    assert at(game, "naples")[2] == 0


@rule("MAG-15.3")
def test_15_3_the_same_go_may_then_begin_with_a_retreat() -> None:
    game = siege()
    assert "retreat" not in game.options()
    game.play("scrap_airplane naples")
    # level 5: the tanks with 5 hits and 3 soldiers cannot remove anybody
    assert "retreat" in game.options()
    game.play("retreat")
    assert at(game, "rome")[:4] == (0, 6, 2, 0)


@rule("MAG-15.3")
@pytest.mark.parametrize(("towers", "allowed"), [(4, True), (3, False)])
def test_15_3_a_retreat_only_where_r40_allows_it(towers: int, allowed: bool) -> None:
    game = siege(towers=towers).play("scrap_airplane naples")
    assert ("retreat" in game.options()) is allowed
