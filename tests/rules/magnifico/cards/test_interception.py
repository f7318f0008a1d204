"""Interceptions: Anti-tank Bomb and Anti-aircraft Culverin (MAG-13.4, MAG-13.6)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import army, battle, defence, magnifico

MACHINES = "tank_covered airplane_glider"
BOMB = "airplane_great_kite anti_tank_bomb"
CULVERIN = "airplane_great_kite anti_aircraft_culverin"


# The Anti-tank Bomb


@rule("MAG-13.4", "MAG-7.5.2", "MAG-D17")
def test_13_4_the_bomb_is_offered_before_any_tank_fires() -> None:
    scenario = battle(4, "9 soldiers, 3 airplanes", tanks=3, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire")
    assert (scenario.step, scenario.waiting) == ("intercept", (1,))
    assert scenario.nouns("intercept") == ["0", "1", "2", "3"]
    scenario.refused("intercept 4")
    assert defence(scenario)[0] == 9


@rule("MAG-13.4", "MAG-7.4.4")
@pytest.mark.parametrize(
    ("roll", "tanks", "airplanes"),
    [
        ("hit*3", 1, 3),
        ("hit*2 blank", 2, 3),
        ("hit explosion blank", 3, 2),
        ("explosion*3", 4, 0),
        ("blank*3", 4, 3),
    ],
)
def test_13_4_hits_destroy_tanks_and_explosions_lose_airplanes(
    roll: str, tanks: int, airplanes: int
) -> None:
    scenario = battle(4, "9 soldiers, 3 airplanes", tanks=4, airplanes=1, field={0: MACHINES, 1: BOMB})
    scenario.play("fire", "intercept 3", fate=roll)
    assert army(scenario) == (4, tanks, 1)
    assert defence(scenario) == (9, 0, airplanes)
    assert scenario.position.tank_supply == 20 - tanks
    assert scenario.position.airplane_supply == 20 - airplanes - 1


@rule("MAG-13.4")
def test_13_4_any_number_of_airplanes_may_stay_away() -> None:
    scenario = battle(4, "9 soldiers, 3 airplanes", tanks=1, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 0", fate="blank*4")
    assert (army(scenario)[1], defence(scenario)) == (1, (4, 0, 3))
    other = battle(4, "9 soldiers, 3 airplanes", tanks=2, field={0: "tank_covered", 1: BOMB})
    other.play("fire", "intercept 1", "fire", fate="hit blank*4")
    assert (army(other)[1], defence(other)) == (1, (4, 0, 3))


@rule("MAG-13.4")
def test_13_4_the_enemy_goes_on_with_the_tanks_left() -> None:
    scenario = battle(4, "20 soldiers, 3 airplanes", tanks=3, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 1", fate="hit")
    assert (scenario.step, scenario.waiting, scenario.options()) == ("fire_again", (0,), ["fire", "stop"])
    assert defence(scenario)[0] == 20
    scenario.play("fire", "fire", fate="blank*8")
    assert (scenario.step, defence(scenario)[0]) == ("go", 10)


@rule("MAG-13.4", "MAG-R23")
@pytest.mark.parametrize("roll", ["hit blank", "blank*2", "explosion*2"])
def test_13_4_the_enemy_may_leave_the_assault_with_the_tanks_left(roll: str) -> None:
    scenario = battle(4, "20 soldiers, 2 airplanes", tanks=3, field={0: "tank_colossus", 1: BOMB})
    scenario.play("fire", "intercept 2", "stop", fate=roll)
    assert (scenario.step, scenario.waiting, defence(scenario)[0]) == ("go", (0,), 20)
    assert scenario.refused("fire").clause == "MAG-7.3.3"
    scenario.play("end")  # the assault counts as made
    assert scenario.waiting == (1,)


@rule("MAG-R23")
def test_r23_whether_to_go_on_is_no_reaction_that_is_passed_automatically() -> None:
    scenario = battle(4, "20 soldiers, 1 airplane", tanks=3, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire")
    assert scenario.position.stack[-1].declines == ("intercept", 0)
    scenario.play("intercept 1", fate="blank")
    assert scenario.position.stack[-1].declines is None


@rule("MAG-R23")
def test_r23_without_an_interception_the_first_tank_fires_unasked() -> None:
    scenario = battle(4, "20 soldiers, 2 airplanes", tanks=1, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 0", fate="blank*4")
    assert (scenario.step, defence(scenario)[0]) == ("go", 15)


@rule("MAG-R23")
def test_r23_with_the_setting_the_first_tank_left_has_to_fire() -> None:
    cards = {0: "tank_covered", 1: BOMB}
    settings = {"bombed_tanks": "must_fire"}
    scenario = battle(4, "20 soldiers, 3 airplanes", tanks=3, field=cards, settings=settings)
    scenario.play("fire", "intercept 1", fate="hit blank*4")
    assert (scenario.step, defence(scenario)[0]) == ("fire_again", 15)


@rule("MAG-13.4", "MAG-R23")
def test_13_4_nothing_but_tanks_and_an_assault_without_tanks_is_made() -> None:
    scenario = battle(
        4,
        "9 soldiers, 3 airplanes",
        tanks=2,
        airplanes=2,
        field={0: "tank_covered airplane_glider", 1: BOMB},
    )
    scenario.play("fire", "intercept 3", fate="hit*3")
    assert army(scenario) == (4, 0, 2)
    assert (scenario.step, scenario.waiting) == ("go", (0,))
    scenario.refused("fire")
    scenario.play("end")
    assert scenario.waiting == (1,)


@rule("MAG-R36", "MAG-13.4")
def test_r36_the_bomb_hits_any_tank_in_the_battle() -> None:
    scenario = battle(4, "20 soldiers, 3 airplanes", tanks=4, field={0: "tank_covered", 1: BOMB})
    scenario.play("fire", "intercept 3", fate="hit*3")  # he would have fired one tank only
    assert army(scenario)[1] == 1


# The Anti-aircraft Culverin


@rule("MAG-13.6", "MAG-7.6.2", "MAG-D17")
def test_13_6_the_culverin_is_offered_before_the_airplanes_roll() -> None:
    scenario = battle(4, "9 soldiers, 2 airplanes", airplanes=3, field={0: "airplane_glider", 1: CULVERIN})
    scenario.play("fly 3")
    assert (scenario.step, scenario.waiting) == ("intercept", (1,))
    assert scenario.nouns("intercept") == ["0", "1", "2"]
    scenario.refused("intercept 3")


@rule("MAG-13.6", "MAG-7.6.3")
@pytest.mark.parametrize(
    ("roll", "survivors", "airplanes"),
    [("hit*2 blank", 1, 3), ("hit explosion blank", 2, 2), ("explosion*3", 3, 0), ("blank*3", 3, 3)],
)
def test_13_6_only_the_survivors_roll(roll: str, survivors: int, airplanes: int) -> None:
    cards = {0: "airplane_glider", 1: CULVERIN}
    scenario = battle(4, "9 soldiers, 2 tanks, 3 airplanes", tanks=0, airplanes=4, field=cards)
    scenario.play("fly 3", "intercept 3", fate=f"{roll} hit*{survivors}")
    assert army(scenario) == (4, 0, survivors + 1)
    assert defence(scenario) == (9 - survivors, 2, airplanes)
    assert scenario.position.airplane_supply == 20 - (survivors + 1) - airplanes


@rule("MAG-13.6")
def test_13_6_without_interception_all_declared_airplanes_roll() -> None:
    scenario = battle(4, "9 soldiers, 2 airplanes", airplanes=3, field={0: "airplane_glider", 1: CULVERIN})
    scenario.play("fly 3", "intercept 0", fate="hit*3")
    assert (army(scenario), defence(scenario)) == ((4, 0, 3), (6, 0, 2))


@rule("MAG-R36", "MAG-R23", "MAG-13.6")
def test_r36_only_the_airplanes_declared_and_no_replacements() -> None:
    scenario = battle(4, "9 soldiers, 3 airplanes", airplanes=5, field={0: "airplane_glider", 1: CULVERIN})
    scenario.play("fly 2", "intercept 3", fate="hit*3")
    assert (army(scenario), defence(scenario)) == ((4, 0, 3), (9, 0, 3))
    assert (scenario.step, scenario.waiting) == ("go", (0,))
    assert scenario.refused("fly 1").clause == "MAG-7.3.3"
    scenario.play("end")  # the assault counts as made
    assert scenario.waiting == (1,)


@rule("MAG-R36")
@pytest.mark.parametrize(
    ("hits", "left", "rolling"), [(1, 4, 1), (2, 3, 0), (3, 2, 0)], ids=["one", "two", "three"]
)
def test_r36_with_the_setting_further_hits_reach_the_other_airplanes(
    hits: int, left: int, rolling: int
) -> None:
    cards = {0: "airplane_glider", 1: CULVERIN}
    settings = {"culverin_targets": "battle"}
    scenario = battle(4, "9 soldiers, 3 airplanes", airplanes=5, field=cards, settings=settings)
    roll = f"hit*{hits}" + (f" blank*{3 - hits}" if hits < 3 else "")
    scenario.play("fly 2", "intercept 3", fate=f"{roll} hit" if rolling else roll)
    assert (army(scenario), defence(scenario)) == ((4, 0, left), (9 - rolling, 0, 3))


# Who may intercept


@rule("MAG-R35", "MAG-D17")
def test_r35_the_attacker_intercepts_the_defenders_tanks() -> None:
    scenario = battle(4, "9 soldiers, 2 tanks", airplanes=2, go=1, field={0: BOMB, 1: "tank_covered"})
    scenario.play("fire")
    assert (scenario.step, scenario.waiting) == ("intercept", (0,))
    scenario.play("intercept 2", fate="hit explosion")
    assert (scenario.step, scenario.waiting) == ("fire_again", (1,))
    scenario.play("fire", fate="explosion*2 blank*2")
    assert (army(scenario), defence(scenario)) == ((4, 0, 1), (9, 1, 0))


@rule("MAG-R35", "MAG-D17")
def test_r35_the_attacker_intercepts_the_defenders_airplanes() -> None:
    scenario = battle(
        4, "9 soldiers, 2 airplanes", airplanes=2, go=1, field={0: CULVERIN, 1: "airplane_glider"}
    )
    scenario.play("fly 2")
    assert (scenario.step, scenario.waiting) == ("intercept", (0,))
    scenario.play("intercept 2", fate="hit explosion hit")
    assert (army(scenario), defence(scenario)) == ((3, 0, 1), (9, 0, 1))


@rule("MAG-R35")
def test_r35_each_time_the_enemy_declares() -> None:
    scenario = battle(4, "20 soldiers, 2 airplanes", tanks=2, field={0: "tank_covered", 1: BOMB})
    for _ in range(2):
        scenario.play("0: fire", "1: intercept 2", "0: stop", "0: end", fate="blank*2")
        scenario.play("1: infantry 1", "1: end", fate="blank")
    assert (scenario.waiting, army(scenario)[1]) == ((0,), 2)


@rule("MAG-R35")
def test_r35_an_interception_cannot_be_intercepted() -> None:
    cards = {0: "airplane_glider anti_aircraft_culverin anti_tank_bomb", 1: CULVERIN}
    scenario = battle(4, "9 soldiers, 2 airplanes", airplanes=2, field=cards)
    scenario.play("fly 2", "intercept 2", fate="blank*2 hit*2")
    assert (scenario.step, scenario.waiting) == ("go", (0,))
    assert defence(scenario) == (7, 0, 2)


@rule("MAG-7.6.5", "MAG-R35")
def test_7_6_5_intercepting_airplanes_serve_again() -> None:
    cards = {0: "tank_covered airplane_glider", 1: f"{BOMB} anti_aircraft_culverin"}
    scenario = battle(6, "9 soldiers, 3 airplanes", tanks=1, airplanes=1, field=cards)
    scenario.play("fire", "intercept 3", "stop", fate="blank*2 explosion")
    scenario.play("fly 1")
    assert scenario.nouns("intercept") == ["0", "1", "2"]
    scenario.play("intercept 2", "end", fate="blank*2 blank")
    assert (scenario.waiting, scenario.nouns("fly")) == ((1,), ["1", "2"])
    scenario.play("fly 2", fate="hit*2")
    assert army(scenario)[0] == 4


NOBODY_ASKED = [
    ("fire", "9 soldiers, 2 airplanes", "airplane_great_kite"),  # no Bomb
    ("fire", "9 soldiers, 2 airplanes", CULVERIN),  # the wrong card
    ("fire", "9 soldiers", BOMB),  # no airplane in the battle
    ("fly 1", "9 soldiers, 2 airplanes", "airplane_great_kite"),
    ("fly 1", "9 soldiers, 2 airplanes", BOMB),
    ("fly 1", "9 soldiers", CULVERIN),
]


@rule("MAG-D17")
@pytest.mark.parametrize(("assault", "against", "cards"), NOBODY_ASKED)
def test_d17_nobody_is_asked_without_the_card_or_airplanes(assault: str, against: str, cards: str) -> None:
    scenario = battle(4, against, tanks=1, airplanes=1, field={0: "tank_covered airplane_glider", 1: cards})
    scenario.play(assault, fate="blank*4" if assault == "fire" else "blank")
    assert (scenario.step, scenario.waiting) == ("go", (0,))


@rule("MAG-D17", "MAG-R35")
def test_d17_airplanes_elsewhere_cannot_intercept() -> None:
    scenario = magnifico(
        rome="0: 5 soldiers, 2 tanks",
        florence="1: 9 soldiers",
        milan="1: 3 soldiers, 2 airplanes",
        field={0: "tank_covered", 1: BOMB},
    )
    scenario.play("attack florence", "soldiers 3", "tanks 1", "fire", fate="explosion*2 blank*2")
    assert (scenario.step, scenario.waiting) == ("go", (0,))


# Second copies


@rule("MAG-R39")
def test_r39_a_second_bomb_or_culverin_adds_nothing() -> None:
    cards = {
        0: "tank_covered airplane_glider",
        1: f"{BOMB} anti_tank_bomb {CULVERIN.split()[1]} anti_aircraft_culverin",
    }
    scenario = battle(4, "9 soldiers, 1 airplane", tanks=3, airplanes=3, field=cards)
    scenario.play("fire", "intercept 1", "stop", fate="hit")
    assert army(scenario) == (4, 2, 3)
    scenario.play("fly 3", "intercept 1", fate="hit blank*2")
    assert army(scenario) == (4, 2, 2)


@rule("MAG-R39")
@pytest.mark.parametrize("card", ["anti_tank_bomb", "anti_aircraft_culverin", "paratrooper"])
def test_r39_a_second_copy_uses_a_hook(card: str) -> None:
    scenario = magnifico(
        rome="0: 2 soldiers",
        field={0: f"airplane_aerial_screw {card}"},
        archive={0: f"{card} gyroscope"},
    )
    assert sorted(scenario.nouns("field")) == sorted([card, "gyroscope"])
    scenario.play(f"field {card}")
    assert scenario.refused("field gyroscope").clause == "MAG-6.3"


IDLE = ["anti_tank_bomb", "anti_aircraft_culverin", "paratrooper", "automaton"]


def workshop(field: str, rivals: str, **settings: str) -> int:
    """What seat 0 scores for its Workshop with these cards, against seat 1 with those."""
    scenario = magnifico(rome="0: 2 soldiers", field={0: field, 1: rivals}, settings=settings)
    scenario.play("pass", fate="tank_tortoise submarine")
    scored: int = {row[0]: row[2] for row in scenario.told("scored")}[0]
    return scored


@rule("MAG-R39", "MAG-10.2")
@pytest.mark.parametrize("card", IDLE)
def test_r39_a_second_copy_does_not_count_for_the_workshop(card: str) -> None:
    assert workshop(f"airplane_great_kite {card}", "bombard grapeshot") == 1
    assert workshop(f"airplane_great_kite {card} {card}", "bombard grapeshot") == 1
    assert workshop(f"airplane_great_kite {card} {card} {card}", "bombard grapeshot") == 1
    assert workshop(f"airplane_great_kite {card} {card} gyroscope", "bombard grapeshot") == 2


@rule("MAG-R39")
@pytest.mark.parametrize("card", IDLE)
def test_r39_with_the_setting_every_card_counts(card: str) -> None:
    field = f"airplane_great_kite {card} {card}"
    assert workshop(field, "bombard grapeshot", workshop_cards="all") == 2


@rule("MAG-R39", "MAG-10.2")
@pytest.mark.parametrize("card", ["bombard", "grapeshot", "castle_project", "submarine"])
def test_r39_copies_that_add_up_count(card: str) -> None:
    rivals = "lead_ball_wagon great_cannon"
    assert workshop(f"airplane_great_kite {card} {card}", rivals) == 2
