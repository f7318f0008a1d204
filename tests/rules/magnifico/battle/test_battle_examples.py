"""The worked examples of battles (MAG-E...), each with its own numbers."""

from fractions import Fraction
from itertools import product

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import army, at, battle, magnifico, turns


def faces(scenario: Scenario) -> dict[str, Fraction]:
    """The chance of each face of the die."""
    die = scenario.position.components.die
    return {
        name: Fraction(number, sum(die.faces)) for name, number in zip(die.names, die.faces, strict=True)
    }


# From the rulebook


@rule("MAG-E1")
def test_e1_six_hits_against_level_five() -> None:
    scenario = battle(6, "3 soldiers, castle, 4 towers")
    scenario.play("infantry 6", fate="hit*6")
    assert at(scenario, "florence") == (1, 2, 0, 0, 4)
    assert army(scenario) == (6, 0, 0)


@rule("MAG-E2")
def test_e2_the_battle_of_the_rulebook() -> None:
    scenario = magnifico(
        rome="0: 4 soldiers, 1 tank, 2 airplanes",
        florence="1: 7 soldiers, castle",
        milan="1: 1 soldier",
        field={0: "tank_covered airplane_glider"},
    )
    scenario.play("attack florence", "soldiers 3", "tanks 1", "airplanes 2")
    scenario.play("infantry 3", fate="hit*2 explosion")
    assert (army(scenario), at(scenario, "florence")[1]) == ((2, 1, 2), 6)
    scenario.play("fire", fate="blank*3 hit")
    assert (army(scenario), at(scenario, "florence")[1]) == ((2, 1, 2), 2)
    scenario.play("fly 2", fate="hit explosion")
    assert (army(scenario), at(scenario, "florence")[1]) == ((2, 1, 1), 1)
    assert scenario.waiting == (1,)
    assert scenario.options() == ["infantry 1"]
    scenario.play("infantry 1", fate="explosion")
    assert at(scenario, "florence") == (0, 2, 1, 1, 0)
    assert scenario.step == "turn"


# Worked out from the clauses


@rule("MAG-E14")
def test_e14_from_seville_to_fez_by_land() -> None:
    scenario = magnifico(
        seville="0: 6 soldiers",
        fez="1: 4 soldiers",
        milan="1: 1 soldier",
        field={1: "submarine submarine submarine"},
    )
    scenario.play("attack fez")
    assert "soldiers 1" in scenario.options()
    scenario.play("soldiers 5")
    assert army(scenario) == (5, 0, 0)


@rule("MAG-E15")
def test_e15_two_grapeshots_and_a_wagon() -> None:
    cards = {0: "grapeshot grapeshot lead_ball_wagon"}
    roll = "hit blank explosion blank"
    walled = battle(4, "9 soldiers, castle, 1 tower", field=cards).play("infantry 4", fate=roll)
    assert (army(walled)[0], at(walled, "florence")[1]) == (3, 8)
    unwalled = battle(4, "9 soldiers", field=cards).play("infantry 4", fate=roll)
    assert (army(unwalled)[0], at(unwalled, "florence")[1]) == (3, 6)


@rule("MAG-E17")
def test_e17_a_perfect_city_loses_a_tower_but_no_level() -> None:
    def war(decide: str = "") -> Scenario:
        scenario = magnifico(
            decide=decide,
            holder=2,
            money=200,
            rome="0: 8 soldiers",
            florence="1: 9 soldiers, castle, 4 towers",
            milan="1: 1 soldier",
            field={0: "great_cannon", 1: "castle_project"},
            extra='awarded = ["first_perfect_city"]',
        )
        scenario.play("attack florence", "soldiers 6", "infantry 6", "cannons 1", fate="hit*6")
        assert at(scenario, "florence") == (1, 8, 0, 0, 3)
        scenario.play("1: infantry 1", "0: infantry 6", "0: cannons 0", fate="blank hit*6")
        assert at(scenario, "florence") == (1, 7, 0, 0, 3)
        return scenario.play("1: infantry 7", fate="hit*6 blank")

    def cities(scenario: Scenario) -> int:
        scenario.play("pass", fate="tank_tortoise submarine")
        return sum(row[5] for row in scenario.told("scored") if row[0] == 1)

    lost = war()
    assert lost.step == "turn"
    assert cities(lost) == 0
    rebuilt = war(turns(0, 1))
    rebuilt.play("pass", "1: tower florence")
    assert at(rebuilt, "florence")[4] == 4
    assert rebuilt.position.points[1] == 0
    assert not rebuilt.told("first_perfect_city")
    assert cities(rebuilt) == 1


@rule("MAG-E19")
def test_e19_the_paratrooper_opens_the_castle() -> None:
    scenario = battle(
        3, "9 soldiers, castle, 3 towers", airplanes=2, field={0: "airplane_glider paratrooper"}
    )
    scenario.play("fly 2", "paratrooper yes", fate="hit blank")
    assert (army(scenario), at(scenario, "florence")[1]) == ((2, 0, 2), 9)
    scenario.play("infantry 2", fate="hit*2")
    assert at(scenario, "florence")[1] == 7
    lone = battle(1, "9 soldiers, castle, 3 towers", airplanes=2, field={0: "airplane_glider paratrooper"})
    lone.play("fly 2", fate="blank*2")
    assert lone.step == "go"


@rule("MAG-E20")
def test_e20_the_tank_of_the_defender_blows_up() -> None:
    cards = {1: "tank_colossus airplane_glider"}
    scenario = battle(2, "5 soldiers, 2 tanks, 1 airplane, castle", go=1, field=cards)
    scenario.play("fire", fate="explosion*3 blank*3")
    assert at(scenario, "florence") == (0, 2, 1, 1, 0)
    assert scenario.step == "turn"
    assert scenario.waiting == (0,)
    assert scenario.position.supply[1] == 49 - 1


@rule("MAG-E23")
def test_e23_the_automata_of_three_towers() -> None:
    scenario = battle(4, "5 soldiers, castle, 3 towers", go=1, field={1: "automaton"})
    scenario.play("automata", fate="hit explosion blank")
    assert army(scenario) == (3, 0, 0)
    assert at(scenario, "florence") == (1, 5, 0, 0, 3)
    assert scenario.refused("end").clause in {"MAG-7.3.4", "MAG-R24"}


@rule("MAG-E24")
@pytest.mark.parametrize(
    ("roll", "walls", "kills"),
    [("blank*4", "", 8), ("explosion blank*3", "", 4), ("explosion blank*3", ", castle, 2 towers", 1)],
)
def test_e24_a_tank_with_igniter_and_multi_cannon(roll: str, walls: str, kills: int) -> None:
    cards = {0: "tank_covered cannon_igniter multi_cannon"}
    scenario = battle(2, f"20 soldiers{walls}", tanks=1, field=cards).play("fire", fate=roll)
    assert at(scenario, "florence")[1] == 20 - kills


@rule("MAG-E24")
def test_e24_three_gears_leave_one_die_and_no_disaster() -> None:
    chances: dict[tuple[int, tuple[int, int, int]], Fraction] = {}
    for face, chance in faces(magnifico()).items():
        cards = {0: "tank_scythed mechanical_gear mechanical_gear mechanical_gear"}
        scenario = battle(2, "20 soldiers", tanks=1, field=cards).play("fire", fate=face)
        outcome = 20 - at(scenario, "florence")[1], army(scenario)
        chances[outcome] = chances.get(outcome, Fraction(0)) + chance
    assert chances == {(4, (2, 1, 0)): Fraction(5, 6), (2, (2, 1, 0)): Fraction(1, 6)}


@rule("MAG-E26")
def test_e26_the_last_territory_is_safe_from_everybody_until_there_are_two() -> None:
    def prague_falls(*later: int) -> Scenario:
        scenario = magnifico(
            decide=turns(0, *later),
            nuremberg="0: 9 soldiers",
            vienna="1: 4 soldiers",
            prague="1: 1 soldier",
            buda="2: 9 soldiers",
            kiev="2: 1 soldier",
        )
        assert sorted(scenario.nouns("attack")) == ["prague", "vienna"]
        return scenario.play("attack prague", "soldiers 4", "infantry 4", fate="hit blank*3")

    scenario = prague_falls(2)
    assert at(scenario, "prague")[:2] == (0, 4)
    assert scenario.refused("attack vienna").clause == "MAG-7.1.3"
    scenario.play("pass")
    assert scenario.waiting == (2,)
    assert scenario.nouns("attack") == ["prague"]
    assert scenario.refused("attack vienna").clause == "MAG-7.1.3"
    regained = prague_falls(1, 2)
    regained.play("pass", "1: invade venice", "1: soldiers 1", "1: pass")
    assert regained.waiting == (2,)
    assert sorted(regained.nouns("attack")) == ["prague", "venice", "vienna"]


@rule("MAG-E32")
def test_e32_one_against_one() -> None:
    first = {}
    for face in ("hit", "blank", "explosion"):
        scenario = battle(1, "1 soldier").play("infantry 1", fate=face)
        first[face] = at(scenario, "florence")[0] if scenario.position.battle is None else scenario.waiting
    assert first == {"hit": 0, "blank": (1,), "explosion": 1}
    second = {}
    for face in ("hit", "blank", "explosion"):
        scenario = battle(1, "1 soldier", go=1).play("infantry 1", fate=face)
        second[face] = at(scenario, "florence")[0] if scenario.position.battle is None else scenario.waiting
    assert second == {"hit": 1, "blank": (0,), "explosion": 0}
    chance = faces(magnifico())
    hit, blank, explosion = (chance[face] for face in ("hit", "blank", "explosion"))
    assert (hit + blank * explosion) / (1 - blank * blank) == Fraction(5, 8)


@rule("MAG-E33")
def test_e33_two_airplanes_with_a_gyroscope() -> None:
    all_removed = two_removed = none_lost = Fraction(0)
    for (one, first), (two, second) in product(faces(magnifico()).items(), repeat=2):
        scenario = battle(1, "3 soldiers", airplanes=2, field={0: "airplane_glider gyroscope"})
        scenario.play("fly 2", fate=f"{one} {two}")
        won = scenario.position.battle is None
        left = 0 if won else at(scenario, "florence")[1]
        airplanes = at(scenario, "florence")[3] if won else army(scenario)[2]
        all_removed += first * second * (left == 0)
        two_removed += first * second * (left <= 1)
        none_lost += first * second * (airplanes == 2)
    assert (all_removed, two_removed, none_lost) == (Fraction(1, 4), Fraction(3, 4), Fraction(25, 36))
