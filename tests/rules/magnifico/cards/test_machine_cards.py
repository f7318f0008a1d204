"""Tank and Airplane cards and the tank improvements (MAG-13.1, MAG-13.2, MAG-13.7 to MAG-13.9)."""

import tomllib

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import magnifico

TANKS = [
    ("tank_tortoise", 2, 3, 20),
    ("tank_scythed", 3, 4, 20),
    ("tank_covered", 4, 5, 20),
    ("tank_fan_gun", 5, 6, 20),
    ("tank_colossus", 6, 8, 20),
]
AIRPLANES = [
    ("airplane_flapping_wing", 1, 20),
    ("airplane_aerial_screw", 2, 20),
    ("airplane_glider", 3, 20),
    ("airplane_ornithopter", 4, 20),
    ("airplane_great_kite", 5, 20),
]


def shot(field: str, roll: str, castle: str = "") -> int:
    """The kills of one tank of seat 0."""
    scenario = magnifico(
        rome="0: 5 soldiers, 1 tank",
        florence=f"1: 20 soldiers{castle}",
        milan="1: 1 soldier",
        field={0: field},
    )
    scenario.play("attack florence", "soldiers 3", "tanks 1", "fire", fate=roll)
    return 20 - soldiers(scenario)


def soldiers(scenario: Scenario) -> int:
    position = scenario.position
    defended: int = position.soldiers[position.battle.target]
    return defended


@rule("MAG-13.1")
@pytest.mark.parametrize(("card", "dice", "hits", "price"), TANKS)
def test_13_1_dice_hits_and_price_of_a_tank(card: str, dice: int, hits: int, price: int) -> None:
    assert shot(card, f"blank*{dice}") == hits
    scenario = magnifico(holder=1, rome="0: 2 soldiers, castle", field={0: card})
    scenario.play("tank rome")
    assert scenario.position.money[0] == 100 - price


@rule("MAG-13.1")
def test_13_1_five_different_tank_cards() -> None:
    text = (magnifico().game.package / "components.toml").read_text(encoding="utf-8")
    tanks = [card for card in tomllib.loads(text)["cards"] if card["kind"] == "tank"]
    assert [card["copies"] for card in tanks] == [1] * 5
    values = {
        (card["id"], *(card["params"][key] for key in ("dice", "hits", "build_cost"))) for card in tanks
    }
    assert values == set(TANKS)


@rule("MAG-13.2")
@pytest.mark.parametrize(("card", "hooks", "price"), AIRPLANES)
def test_13_2_price_of_an_airplane(card: str, hooks: int, price: int) -> None:
    scenario = magnifico(holder=1, rome="0: 2 soldiers, castle", field={0: card})
    scenario.play("airplane rome")
    assert scenario.position.money[0] == 100 - price


@rule("MAG-13.2")
@pytest.mark.parametrize(("card", "hooks", "price"), AIRPLANES)
def test_13_2_hooks_of_an_airplane(card: str, hooks: int, price: int) -> None:
    improvements = ["gyroscope", "gyroscope", "anti_tank_bomb", "anti_aircraft_culverin"][: hooks - 1]
    scenario = magnifico(
        rome="0: 2 soldiers",
        field={0: " ".join([card, *improvements])},
        archive={0: "paratrooper paratrooper"},
    )
    scenario.play("field paratrooper")
    assert scenario.refused("field paratrooper").clause == "MAG-6.3"


@rule("MAG-13.2")
@pytest.mark.parametrize(("card", "hooks", "price"), AIRPLANES)
def test_13_2_every_airplane_rolls_one_die_and_scores_one_hit(card: str, hooks: int, price: int) -> None:
    scenario = magnifico(
        rome="0: 5 soldiers, 2 airplanes", florence="1: 9 soldiers", milan="1: 1 soldier", field={0: card}
    )
    scenario.play("attack florence", "soldiers 3", "airplanes 2", "fly 2", fate="hit*2")
    assert soldiers(scenario) == 7


@rule("MAG-13.7")
@pytest.mark.parametrize(("gears", "dice"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_13_7_one_die_less_for_each_gear(gears: int, dice: int) -> None:
    assert shot("tank_fan_gun" + " mechanical_gear" * gears, f"blank*{dice}") == 6


@rule("MAG-13.7")
@pytest.mark.parametrize("gears", [1, 2, 3])
def test_13_7_at_least_one_die(gears: int) -> None:
    field = "tank_tortoise" + " mechanical_gear" * gears
    assert shot(field, "blank") == 3
    assert shot(field, "explosion") == 1


@rule("MAG-13.8")
@pytest.mark.parametrize(("igniters", "hits"), [(0, 5), (1, 6), (2, 7), (3, 8)])
def test_13_8_one_hit_more_for_each_igniter(igniters: int, hits: int) -> None:
    assert shot("tank_covered" + " cannon_igniter" * igniters, "blank*4") == hits


@rule("MAG-13.9")
@pytest.mark.parametrize(("multicannons", "hits"), [(0, 5), (1, 7), (2, 9), (3, 11)])
def test_13_9_two_hits_more_for_each_multi_cannon(multicannons: int, hits: int) -> None:
    assert shot("tank_covered" + " multi_cannon" * multicannons, "blank*4") == hits


@rule("MAG-R67", "MAG-13.9")
def test_r67_a_multi_cannon_serves_every_tank() -> None:
    scenario = magnifico(
        rome="0: 5 soldiers, 3 tanks",
        florence="1: 30 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_tortoise multi_cannon"},
    )
    scenario.play("attack florence", "soldiers 3", "tanks 3", "fire", "fire", "fire", fate="blank*6")
    assert soldiers(scenario) == 30 - 3 * (3 + 2)


@rule("MAG-13.8", "MAG-13.9")
def test_13_8_for_each_tank_that_fires() -> None:
    scenario = magnifico(
        rome="0: 5 soldiers, 2 tanks",
        florence="1: 20 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_tortoise cannon_igniter multi_cannon"},
    )
    scenario.play("attack florence", "soldiers 3", "tanks 2", "fire", "fire", fate="blank*2 blank*2")
    assert soldiers(scenario) == 20 - 6 - 6


@rule("MAG-R33")
@pytest.mark.parametrize(
    ("field", "castle", "kills"),
    [
        ("tank_covered", "", 2),  # half of 5
        ("tank_covered cannon_igniter", "", 3),  # half of 6, not 2 + 1
        ("tank_covered multi_cannon", "", 3),  # half of 7
        ("tank_covered cannon_igniter multi_cannon", "", 4),
        ("tank_covered cannon_igniter multi_cannon", ", castle", 3),  # half of 8, less 1
        ("tank_covered multi_cannon", ", castle", 2),  # (7 / 2) - 1, not (7 - 1) / 2
        ("tank_covered", ", castle, 3 towers", 0),
    ],
)
def test_r33_half_of_card_and_improvements_then_the_castle(field: str, castle: str, kills: int) -> None:
    assert shot(field, "explosion blank*3", castle) == kills
