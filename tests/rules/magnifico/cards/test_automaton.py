"""The Automaton (MAG-13.10)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import army, at, battle


@rule("MAG-13.10")
@pytest.mark.parametrize(
    ("towers", "roll", "kills"),
    [
        (1, "hit", 1),
        (3, "hit*3", 3),
        (3, "hit blank explosion", 1),
        (4, "explosion*4", 0),
        (4, "hit*2 blank*2", 2),
    ],
)
def test_13_10_one_die_for_each_tower_and_explosions_are_blanks(towers: int, roll: str, kills: int) -> None:
    cards = {0: "castle_project", 1: "automaton castle_project"}
    scenario = battle(6, f"3 soldiers, castle, {towers} towers", go=1, field=cards)
    scenario.play("automata", fate=roll)
    assert army(scenario)[0] == 6 - kills
    assert at(scenario, "florence") == (1, 3, 0, 0, towers)


@rule("MAG-13.10")
def test_13_10_hits_beyond_the_last_attacker_end_the_battle() -> None:
    scenario = battle(
        2, "3 soldiers, castle, 4 towers", tanks=1, go=1, field={0: "tank_covered", 1: "automaton"}
    )
    scenario.play("automata", fate="hit*3 blank")
    assert scenario.step == "turn"
    assert at(scenario, "florence") == (1, 3, 1, 0, 4)


@rule("MAG-13.10")
@pytest.mark.parametrize(
    ("go", "walls", "cards", "offered"),
    [
        (1, ", castle, 1 tower", {1: "automaton"}, True),
        (1, ", castle", {1: "automaton"}, False),
        (1, "", {1: "automaton"}, False),
        (1, ", castle, 1 tower", {0: "automaton"}, False),
        (0, ", castle, 1 tower", {0: "automaton"}, False),
        (0, ", castle, 1 tower", {1: "automaton"}, False),
    ],
)
def test_13_10_only_the_defender_of_a_castle_with_towers(
    go: int, walls: str, cards: dict[int, str], offered: bool
) -> None:
    scenario = battle(6, f"3 soldiers{walls}", go=go, field=cards)
    assert ("automata" in scenario.options()) is offered
    if not offered:
        assert scenario.refused("automata").clause == "MAG-13.10"


@rule("MAG-R24", "MAG-7.3.3")
def test_r24_a_normal_assault_is_still_owed() -> None:
    scenario = battle(6, "3 soldiers, castle, 1 tower", go=1, field={1: "automaton"})
    scenario.play("automata", fate="blank")
    assert scenario.refused("end").clause in {"MAG-7.3.4", "MAG-R24"}
    assert scenario.waiting == (1,)
    scenario.play("infantry 1", fate="blank")
    assert scenario.waiting == (0,)


@rule("MAG-R25")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_r25_before_between_or_after_the_other_assaults(place: int) -> None:
    cards = {1: "tank_tortoise airplane_glider automaton"}
    scenario = battle(6, "3 soldiers, 1 tank, 1 airplane, castle, 1 tower", go=1, field=cards)
    assaults = [("infantry 1", "blank"), ("fire", "explosion*2"), ("fly 1", "blank")]
    assaults.insert(place, ("automata", "hit"))
    for assault, fate in assaults:
        assert scenario.waiting == (1,)
        scenario.play(assault, fate=fate)
    assert scenario.waiting == (0,)
    assert army(scenario)[0] == 5


@rule("MAG-R25")
def test_r25_once_in_each_go() -> None:
    scenario = battle(6, "3 soldiers, castle, 1 tower", go=1, field={1: "automaton"})
    scenario.play("automata", fate="hit")
    scenario.refused("automata")
    scenario.play("1: infantry 1", "0: infantry 1", "1: automata", fate="blank blank hit")
    assert army(scenario)[0] == 4


@rule("MAG-R25")
def test_r25_he_may_leave_the_automata_out() -> None:
    scenario = battle(6, "3 soldiers, castle, 1 tower", go=1, field={1: "automaton"})
    scenario.play("infantry 1", fate="blank")
    assert sorted(scenario.options()) == ["automata", "end"]
    scenario.play("end")
    assert scenario.waiting == (0,)


@rule("MAG-R25")
def test_r25_with_the_towers_that_stand_at_that_moment() -> None:
    cards = {0: "great_cannon great_cannon", 1: "automaton"}
    scenario = battle(6, "9 soldiers, castle, 3 towers", field=cards)
    scenario.play("infantry 6", "cannons 2", "automata", fate="hit*2 blank*4 hit")
    assert [fought[:4] for fought in scenario.told("automata_fought")] == [(1, 1, 1, 1)]
    assert army(scenario)[0] == 5


@rule("MAG-R26")
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_r26_more_cards_give_no_more_assaults_and_dice(copies: int) -> None:
    scenario = battle(6, "3 soldiers, castle, 2 towers", go=1, field={1: "automaton " * copies})
    scenario.play("automata", fate="hit blank")
    assert army(scenario)[0] == 5
    assert "automata" not in scenario.options()
