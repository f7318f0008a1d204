"""Retreat at any moment of the attacker's own, once he cannot remove a single soldier (MAG-7.3.13)."""

from random import Random

import pytest

from quattrocento.kernel.fate import Dice
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import army, at, battle, magnifico

TANKS = {"tank_tortoise": 3, "tank_covered": 5, "tank_fan_gun": 6}  # full hits
JUMP = "airplane_glider paratrooper"


@rule("MAG-7.3.13", "MAG-R41")
def test_r41_after_the_last_assault_and_before_the_defender_strikes() -> None:
    scenario = battle(3, "4 soldiers, castle, 1 tower")  # three soldiers can beat level 2
    assert "retreat" not in scenario.options()
    scenario.play("infantry 3", fate="explosion blank*2")  # two cannot
    assert (scenario.step, scenario.waiting) == ("go", (0,))
    assert sorted(scenario.options()) == ["end", "retreat"]
    scenario.play("retreat")
    assert (scenario.step, scenario.position.battle) == ("turn", None)
    assert at(scenario, "rome")[1] == 1 + 2
    assert at(scenario, "florence")[:2] == (1, 4)


@rule("MAG-7.3.13", "MAG-R41")
def test_r41_who_stays_lets_the_defender_strike() -> None:
    scenario = battle(3, "4 soldiers, castle, 1 tower").play("infantry 3", "end", fate="explosion blank*2")
    assert (scenario.step, scenario.waiting) == ("go", (1,))
    scenario.play("infantry 1", fate="blank")
    assert "retreat" in scenario.options()  # and in the next go again


@rule("MAG-7.3.13")
def test_7_3_13_who_can_still_remove_a_soldier_is_not_asked_after_his_last_assault() -> None:
    scenario = battle(4, "4 soldiers, castle, 1 tower")
    scenario.play("infantry 4", fate="explosion blank*3")
    assert (scenario.step, scenario.waiting) == ("go", (1,))


@rule("MAG-7.3.13", "MAG-R41")
def test_r41_between_two_assaults() -> None:
    cards = {0: "tank_tortoise airplane_glider"}
    scenario = battle(2, "4 soldiers, castle, 4 towers", tanks=2, airplanes=1, field=cards)
    assert "retreat" not in scenario.options()  # an airplane knows no walls
    scenario.play("fly 1", fate="explosion")
    assert {option.split()[0] for option in scenario.options()} == {"infantry", "fire", "retreat", "end"}
    scenario.play("retreat")
    assert at(scenario, "rome") == (0, 3, 2, 0, -1)


@rule("MAG-7.3.13", "MAG-R41")
def test_r41_after_a_tank_that_jammed() -> None:
    scenario = battle(2, "4 soldiers, castle, 4 towers", tanks=2, field={0: "tank_tortoise"})
    scenario.play("infantry 1", "fire", fate="blank explosion*2")
    assert scenario.step == "fire_again"
    scenario.play("stop")
    assert sorted(scenario.options()) == ["end", "retreat"]
    scenario.play("retreat")
    assert at(scenario, "rome") == (0, 3, 2, 0, -1)


@rule("MAG-7.3.13", "MAG-R41")
def test_r41_after_the_last_tank_was_fired() -> None:
    scenario = battle(2, "4 soldiers, castle, 4 towers", tanks=1, field={0: "tank_tortoise"})
    scenario.play("infantry 1", "fire", fate="blank explosion*2")
    assert (scenario.step, scenario.waiting) == ("go", (0,))
    assert sorted(scenario.options()) == ["end", "retreat"]


@rule("MAG-7.3.13", "MAG-13.4")
def test_r41_after_the_bomb_has_taken_the_last_tank() -> None:
    cards = {0: "tank_fan_gun", 1: "airplane_great_kite anti_tank_bomb"}
    scenario = battle(2, "4 soldiers, 1 airplane, castle, 4 towers", tanks=1, field=cards)
    assert "retreat" not in scenario.options()  # six hits against level 5
    scenario.play("infantry 1", "fire", "intercept 1", fate="blank hit")
    assert (scenario.step, scenario.waiting) == ("go", (0,))
    assert sorted(scenario.options()) == ["end", "retreat"]


@rule("MAG-7.3.13", "MAG-13.6")
def test_r41_after_the_culverin_has_taken_the_last_airplane() -> None:
    cards = {0: "airplane_glider", 1: "airplane_great_kite anti_aircraft_culverin"}
    scenario = battle(2, "4 soldiers, 1 airplane, castle, 4 towers", airplanes=1, field=cards)
    scenario.play("infantry 1", "fly 1", "intercept 1", fate="blank hit")
    assert (scenario.step, scenario.waiting) == ("go", (0,))
    assert sorted(scenario.options()) == ["end", "retreat"]


@rule("MAG-7.3.13", "MAG-13.5")
@pytest.mark.parametrize(("die", "retreat"), [("hit", False), ("explosion", True)])
def test_r41_after_a_paratrooper_and_his_airplane_are_lost(die: str, retreat: bool) -> None:
    scenario = battle(2, "4 soldiers, castle, 4 towers", airplanes=1, field={0: JUMP})
    scenario.play("infantry 1", "fly 1", "paratrooper yes", fate=f"blank {die}")
    assert scenario.waiting == ((0,) if retreat else (1,))
    assert ("retreat" in scenario.options()) is retreat


@rule("MAG-7.3.13", "MAG-13.14")
def test_r41_a_great_cannon_may_open_the_way_for_somebody_still() -> None:
    scenario = battle(3, "4 soldiers, castle, 2 towers", field={0: "great_cannon"})
    scenario.play("infantry 3", "cannons 0", fate="blank*2 explosion")
    assert scenario.waiting == (1,)  # two soldiers beat a castle without towers, so he was not asked
    scenario = battle(2, "4 soldiers, castle, 2 towers", field={0: "great_cannon"})
    scenario.play("infantry 2", "cannons 0", fate="blank explosion")
    assert (scenario.waiting, sorted(scenario.options())) == ((0,), ["end", "retreat"])


@rule("MAG-7.3.13", "MAG-7.3.14")
def test_7_3_13_not_in_the_go_of_the_defender() -> None:
    scenario = battle(1, "4 soldiers, castle, 1 tower", go=1)
    assert "retreat" not in scenario.options()
    assert scenario.refused("1: retreat").clause == "MAG-7.3.14"
    scenario.refused("0: retreat")


@rule("MAG-R41", "MAG-5.45.2")
def test_r41_a_late_retreat_spends_the_war_and_the_money_too() -> None:
    scenario = magnifico(
        money=100, rome="0: 4 soldiers", florence="1: 3 soldiers, castle, 1 tower", milan="1: 1 soldier"
    )
    scenario.play("attack florence", "soldiers 3", "infantry 3", "retreat", fate="explosion*2 blank")
    assert (scenario.position.wars, scenario.position.money[0]) == (1, 70)
    assert at(scenario, "rome")[1] == 2
    scenario.play("attack florence", "retreat")  # the one soldier who can go
    assert (scenario.position.wars, scenario.position.money[0]) == (2, 40)


# Every moment of random battles against the sentence of the book


def hopeless(scenario: Scenario, field: str, theirs: str) -> bool:
    """No die roll of this army, however lucky and however often, removes a soldier."""
    soldiers, tanks, airplanes = army(scenario)
    cards = field.split()
    if airplanes:
        return False
    towers = at(scenario, "florence")[4]
    if towers < 0 or scenario.position.battle.cancelled:
        return False

    def level(standing: int) -> int:
        return min(5, 1 + standing + theirs.split().count("castle_project"))

    bombards, grapeshots = cards.count("bombard"), cards.count("grapeshot")
    reach = soldiers + min(grapeshots, soldiers)
    if reach > max(0, level(towers) - bombards):
        return False
    shot = next((hits for card, hits in TANKS.items() if card in cards), 0)
    shot += cards.count("cannon_igniter") + 2 * cards.count("multi_cannon")
    if tanks and shot > level(towers):
        return False
    if "great_cannon" in cards:  # luck enough fells every tower
        return reach <= max(0, level(0) - bombards) and not (tanks and shot > level(0))
    return True


OURS = (
    "bombard",
    "grapeshot",
    "grapeshot grapeshot",
    "great_cannon",
    "cannon_igniter",
    "multi_cannon",
    "lead_ball_wagon lead_ball_wagon",
)
THEIRS = ("castle_project", "castle_project castle_project", "automaton", "submarine")


@rule("MAG-7.3.13", "MAG-7.3.14", "MAG-R40", "MAG-R41", "MAG-7.3.4")
@pytest.mark.parametrize("seed", range(150))
def test_7_3_13_asked_at_every_own_moment_and_at_no_other(seed: int) -> None:
    rng, fate = Random(seed), Dice(seed)
    field = f"{rng.choice(list(TANKS))} airplane_glider"
    mine = [card for card in OURS if rng.random() < 0.3]
    if rng.random() < 0.3:
        mine.append("paratrooper")
    field = " ".join([field, *mine])
    theirs = "airplane_great_kite tank_scythed anti_aircraft_culverin anti_tank_bomb " + rng.choice(THEIRS)
    walls = rng.choice((0, 1, 1, 2, 3, 4))
    defence = f"9 soldiers, {rng.randrange(3)} tanks, {rng.randrange(3)} airplanes, castle, {walls} towers"
    defence = defence.replace(" 0 tanks,", "").replace(" 0 airplanes,", "").replace(", 0 towers", "")
    scenario = battle(
        rng.choice((1, 2, 3, 4, 5)),
        defence,
        tanks=rng.randrange(3),
        airplanes=rng.choice((0, 0, 1)),
        field={0: field, 1: theirs},
    )
    for _ in range(60):
        position = scenario.position
        if position.battle is None:
            return
        seat = scenario.waiting[0]
        lost = hopeless(scenario, field, theirs)
        if scenario.step == "go":
            assert ("retreat" in scenario.options()) is (seat == 0 and lost)
        elif seat == 1:
            assert "retreat" not in scenario.options()
        moves = [move for move in position.options(seat) if move[0] != "retreat"]
        move = rng.choice(moves)
        position.play(seat, move, fate)
        if position.battle is not None and seat == 0 and position.battle.go == 1 and scenario.step == "go":
            ended = move[0] == "end"
            assert ended or not hopeless(scenario, field, theirs), "nobody asked him"
