"""Which airplanes a Culverin reaches (MAG-13.6, MAG-R36)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import army, battle, defence

CARDS = {0: "airplane_glider tank_covered", 1: "airplane_great_kite anti_aircraft_culverin"}
BATTLE = {"culverin_targets": "battle"}


@rule("MAG-R36")
@pytest.mark.parametrize(
    ("targets", "declared", "hits", "left", "rolling"),
    [
        ("assault", 2, 1, 4, 1),
        ("assault", 2, 3, 3, 0),
        ("assault", 5, 3, 2, 2),
        ("battle", 2, 1, 4, 1),  # those on the way are hit first
        ("battle", 2, 2, 3, 0),
        ("battle", 2, 3, 2, 0),
        ("battle", 1, 3, 2, 0),
        ("battle", 5, 3, 2, 2),
    ],
)
def test_r36_what_is_hit(targets: str, declared: int, hits: int, left: int, rolling: int) -> None:
    against = "9 soldiers, 3 airplanes"
    scenario = battle(4, against, airplanes=5, field=CARDS, settings={"culverin_targets": targets})
    roll = f"hit*{hits} " + (f"blank*{3 - hits} " if hits < 3 else "")
    scenario.play(f"fly {declared}", "intercept 3", fate=roll + (f"hit*{rolling}" if rolling else ""))
    assert army(scenario) == (4, 0, left)
    assert defence(scenario) == (9 - rolling, 0, 3)


@rule("MAG-R36")
def test_r36_hits_beyond_the_last_airplane_are_lost() -> None:
    scenario = battle(4, "9 soldiers, 3 airplanes", airplanes=2, field=CARDS, settings=BATTLE)
    scenario.play("fly 1", "intercept 3", fate="hit*3")
    assert army(scenario) == (4, 0, 0)
    assert scenario.position.airplane_supply == 20 - 3


@rule("MAG-R36", "MAG-R23", "MAG-7.3.3")
def test_r36_the_assault_is_made_and_the_reserve_does_not_replace_the_fallen() -> None:
    scenario = battle(4, "9 soldiers, 1 airplane", airplanes=3, field=CARDS, settings=BATTLE)
    scenario.play("fly 1", "intercept 1", fate="hit")
    assert (scenario.step, scenario.waiting, army(scenario)) == ("go", (0,), (4, 0, 2))
    assert scenario.refused("fly 1").clause == "MAG-7.3.3"


@rule("MAG-R36", "MAG-R44")
def test_r36_nothing_but_airplanes() -> None:
    scenario = battle(4, "9 soldiers, 3 airplanes", tanks=3, airplanes=1, field=CARDS, settings=BATTLE)
    scenario.play("fly 1", "intercept 3", fate="hit*3")
    assert army(scenario) == (4, 3, 0)


@rule("MAG-R36", "MAG-R35")
def test_r36_the_airplanes_of_a_defender_in_his_go() -> None:
    cards = {0: CARDS[1], 1: "airplane_glider"}
    scenario = battle(4, "9 soldiers, 4 airplanes", airplanes=3, go=1, field=cards, settings=BATTLE)
    scenario.play("fly 1", "intercept 3", fate="hit*2 explosion")
    assert (army(scenario), defence(scenario)) == ((4, 0, 2), (9, 0, 2))


@rule("MAG-R36", "MAG-R41", "MAG-7.3.13")
def test_r36_without_airplanes_he_may_be_free_to_retreat() -> None:
    against = "9 soldiers, 2 airplanes, castle, 4 towers"
    scenario = battle(2, against, airplanes=2, field=CARDS, settings=BATTLE)
    assert "retreat" not in scenario.options()
    scenario.play("infantry 1", "fly 1", "intercept 2", fate="blank hit*2")
    assert (scenario.waiting, sorted(scenario.options())) == ((0,), ["end", "retreat"])
