"""Sea attacks and the landing loss (MAG-7.2.5, MAG-7.3.1, MAG-13.15, MAG-13.16)."""

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico


def fleet(rome: str, submarines: int = 0, ships: int = 0, tunis: str = "1: 4 soldiers") -> Scenario:
    """Seat 0 in Rome, seat 1 across the sea in Tunis."""
    field = {0: "armoured_ship " * ships, 1: "submarine " * submarines}
    return magnifico(rome=f"0: {rome}", tunis=tunis, milan="1: 1 soldier", field=field)


def numbers(scenario: Scenario) -> list[int]:
    return [int(noun) for noun in scenario.nouns("soldiers")]


@rule("MAG-7.3.1", "MAG-13.15", "MAG-13.16", "MAG-R21")
@pytest.mark.parametrize(
    ("submarines", "ships", "loss"),
    [
        (0, 0, 1),
        (1, 0, 2),
        (2, 0, 3),
        (3, 0, 4),
        (0, 1, 0),
        (0, 2, 0),
        (0, 3, 0),
        (1, 1, 1),
        (1, 2, 0),
        (1, 3, 0),
        (2, 1, 2),
        (3, 2, 2),
        (3, 3, 1),
    ],
)
def test_7_3_1_the_landing_loss(submarines: int, ships: int, loss: int) -> None:
    scenario = fleet("9 soldiers", submarines, ships).play("attack tunis", "soldiers 6")
    assert scenario.position.battle.soldiers == 6 - loss
    assert at(scenario, "rome")[1] == 3
    assert scenario.position.supply[0] == 49 - 9 + loss


@rule("MAG-7.3.1")
def test_7_3_1_only_soldiers_are_lost_in_the_landing() -> None:
    scenario = magnifico(
        rome="0: 9 soldiers, 2 tanks, 2 airplanes",
        tunis="1: 4 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered airplane_glider", 1: "submarine submarine"},
    )
    scenario.play("attack tunis", "soldiers 5", "tanks 2", "airplanes 2")
    battle = scenario.position.battle
    assert (battle.soldiers, battle.tanks, battle.airplanes) == (2, 2, 2)
    assert at(scenario, "tunis")[1] == 4


@rule("MAG-7.3.1")
def test_7_3_1_a_land_attack_has_no_landing_loss() -> None:
    scenario = magnifico(
        rome="0: 9 soldiers", naples="1: 4 soldiers", milan="1: 1 soldier", field={1: "submarine submarine"}
    )
    scenario.play("attack naples", "soldiers 5")
    assert scenario.position.battle.soldiers == 5


@rule("MAG-13.15")
def test_13_15_only_the_submarines_of_the_attacked_player_count() -> None:
    scenario = magnifico(
        rome="0: 9 soldiers",
        tunis="1: 4 soldiers",
        milan="1: 1 soldier",
        field={0: "submarine", 2: "submarine submarine"},
    )
    scenario.play("attack tunis", "soldiers 5")
    assert scenario.position.battle.soldiers == 4


@rule("MAG-13.16")
def test_13_16_only_the_ships_of_the_attacker_count() -> None:
    scenario = magnifico(
        rome="0: 9 soldiers",
        tunis="1: 4 soldiers",
        milan="1: 1 soldier",
        field={1: "armoured_ship", 2: "armoured_ship armoured_ship"},
    )
    scenario.play("attack tunis", "soldiers 5")
    assert scenario.position.battle.soldiers == 4


@rule("MAG-13.15", "MAG-13.16")
def test_13_15_cards_in_the_archive_do_nothing() -> None:
    scenario = magnifico(
        rome="0: 9 soldiers",
        tunis="1: 4 soldiers",
        milan="1: 1 soldier",
        archive={0: "armoured_ship", 1: "submarine submarine"},
    )
    scenario.play("attack tunis", "soldiers 5")
    assert scenario.position.battle.soldiers == 4


@rule("MAG-7.2.5", "MAG-R20")
@pytest.mark.parametrize(
    ("submarines", "ships", "offered"),
    [(0, 0, [2, 3, 4, 5, 6]), (0, 1, [1, 2, 3, 4, 5, 6]), (1, 0, [3, 4, 5, 6]), (3, 0, [5, 6])],
)
def test_7_2_5_the_soldiers_must_outnumber_the_landing_loss(
    submarines: int, ships: int, offered: list[int]
) -> None:
    scenario = fleet("9 soldiers", submarines, ships).play("attack tunis")
    assert numbers(scenario) == offered
    if offered[0] > 1:
        refusal = scenario.refused(f"soldiers {offered[0] - 1}")
        assert refusal.clause in {"MAG-7.2.5", "MAG-R20"}


@rule("MAG-7.2.5", "MAG-R20")
@pytest.mark.parametrize(("garrison", "possible"), [(3, False), (4, True)])
def test_r20_no_sea_attack_where_too_few_could_land(garrison: int, possible: bool) -> None:
    scenario = fleet(f"{garrison} soldiers", submarines=1)  # the loss is 2 and one stays behind
    assert ("tunis" in scenario.nouns("attack")) is possible
    if not possible:
        assert scenario.refused("attack tunis").clause in {"MAG-7.2.5", "MAG-R20", "MAG-7.2.4"}


@rule("MAG-R22", "MAG-7.2.1")
def test_r22_six_embark_and_fewer_fight() -> None:
    scenario = fleet("12 soldiers", submarines=1).play("attack tunis")
    assert max(numbers(scenario)) == 6
    scenario.refused("soldiers 8")
    scenario.play("soldiers 6")
    assert max(int(noun) for noun in scenario.nouns("infantry")) == 4


# Landings that nobody survives


def doomed(rome: str) -> Scenario:
    """Seat 0 in Rome, with tanks and airplanes; seat 1 has a Submarine, so that a landing costs 2."""
    return magnifico(
        rome=f"0: {rome}",
        tunis="1: 4 soldiers",
        milan="1: 1 soldier",
        field={0: "tank_covered airplane_glider", 1: "submarine"},
        settings={"doomed_landing": True},
    )


@rule("MAG-R20", "MAG-7.2.5")
@pytest.mark.parametrize("soldiers", [1, 2])
def test_r20_with_the_setting_a_landing_may_be_lost_whole(soldiers: int) -> None:
    scenario = doomed("4 soldiers, 2 tanks, 1 airplane")
    scenario.play("attack tunis")
    assert numbers(scenario) == [1, 2, 3]
    scenario.play(f"soldiers {soldiers}", "tanks 2", "airplanes 1")
    assert scenario.position.battle is None
    assert at(scenario, "tunis") == (1, 4, 2, 1, -1)  # the machines are captured
    assert at(scenario, "rome") == (0, 4 - soldiers, 0, 0, -1)
    assert scenario.position.supply[0] == 49 - (4 - soldiers)
    assert (scenario.position.wars, scenario.position.money[0]) == (1, 70)
    assert scenario.told("landed") == [
        (0, scenario.position.components.territory_ids.index("tunis"), soldiers)
    ]


@rule("MAG-R20")
def test_r20_with_the_setting_those_who_are_left_fight() -> None:
    scenario = doomed("4 soldiers").play("attack tunis", "soldiers 3")
    assert (scenario.step, scenario.position.battle.soldiers) == ("go", 1)


@rule("MAG-R20")
def test_r20_with_the_setting_two_soldiers_suffice_to_declare_it() -> None:
    assert "attack tunis" in doomed("2 soldiers").options()
    assert "attack tunis" not in doomed("1 soldier").options()
    assert fleet("2 soldiers", submarines=1).refused("attack tunis").clause == "MAG-7.2.5"
