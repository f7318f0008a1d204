"""The course of a battle (MAG-7.3.2 to MAG-7.3.8)."""

from itertools import permutations
from random import Random

import pytest

from quattrocento.cli.table.menu import Menu
from quattrocento.kernel.fate import Dice
from quattrocento.speech import Speech
from quattrocento.testing import rule
from quattrocento.testing.magnifico import at, battle, magnifico

MACHINES = "tank_covered airplane_glider"  # four dice and five hits; three hooks
THEIRS = "tank_fan_gun mechanical_gear airplane_great_kite"  # four dice and six hits; five hooks


# Goes


@rule("MAG-7.3.2")
def test_7_3_2_goes_alternate_and_the_attacker_begins() -> None:
    scenario = magnifico(rome="0: 6 soldiers", naples="1: 4 soldiers", milan="1: 1 soldier")
    scenario.play("attack naples", "soldiers 4")
    for seat in (0, 1, 0, 1):
        assert scenario.waiting == (seat,)
        scenario.play("infantry 1", fate="blank")


@rule("MAG-7.3.2")
def test_7_3_2_the_battle_lasts_until_an_army_has_no_soldier_left() -> None:
    scenario = battle(1, "1 soldier, 3 tanks, 3 airplanes", field={0: MACHINES, 1: THEIRS})
    scenario.play("infantry 1", fate="blank")
    scenario.play("infantry 1", "end", fate="blank")
    assert scenario.position.battle is not None
    scenario.play("infantry 1", fate="hit")
    assert scenario.position.battle is None
    assert scenario.step == "turn"
    assert at(scenario, "florence") == (0, 1, 3, 3, -1)


@rule("MAG-7.3.3", "MAG-R63")
@pytest.mark.parametrize("order", list(permutations(["infantry 2", "fire", "fly 2"])))
@pytest.mark.parametrize("side", [0, 1])
def test_7_3_3_each_assault_once_in_any_order(order: tuple[str, str, str], side: int) -> None:
    scenario = battle(
        3, "3 soldiers, 1 tank, 2 airplanes", tanks=1, airplanes=2, go=side, field={0: MACHINES, 1: THEIRS}
    )
    fate = {"infantry 2": "blank*2", "fire": "explosion*2 blank*2", "fly 2": "blank*2"}
    for number, assault in enumerate(order):
        assert scenario.waiting == (side,)
        scenario.play(assault, fate=fate[assault])
        if number < 2:
            assert scenario.refused(assault).clause == "MAG-7.3.3"
    assert scenario.waiting == (1 - side,)


@rule("MAG-R63")
def test_r63_the_next_assault_is_chosen_after_the_last_was_resolved() -> None:
    scenario = battle(3, "3 soldiers", tanks=1, airplanes=2, field={0: MACHINES})
    scenario.play("fly 1", fate="blank")
    assert {"infantry 1", "infantry 3", "fire", "end"} <= set(scenario.options())
    scenario.play("infantry 3", fate="blank*3")
    assert scenario.options() == ["fire", "end"]


@rule("MAG-7.3.4")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("assault", "fate"), [("infantry 1", "blank"), ("fire", "explosion*2 blank*2"), ("fly 1", "blank")]
)
def test_7_3_4_one_assault_is_owed_and_one_is_enough(side: int, assault: str, fate: str) -> None:
    scenario = battle(
        3, "3 soldiers, 1 tank, 1 airplane", tanks=1, airplanes=1, go=side, field={0: MACHINES, 1: THEIRS}
    )
    assert scenario.refused("end").clause == "MAG-7.3.4"
    scenario.play(assault, "end", fate=fate)
    assert scenario.waiting == (1 - side,)
    assert scenario.refused("end").clause == "MAG-7.3.4"


@rule("MAG-7.3.5", "MAG-D14")
@pytest.mark.parametrize(("side", "most"), [(0, 4), (1, 7)])
def test_7_3_5_an_infantry_assault_of_one_up_to_all(side: int, most: int) -> None:
    scenario = battle(4, "7 soldiers", go=side)
    assert scenario.nouns("infantry") == [str(n) for n in range(1, most + 1)]
    assert scenario.refused("infantry 0").clause in {"MAG-7.3.5", "MAG-R23"}
    assert scenario.refused(f"infantry {most + 1}").clause == "MAG-7.3.5"


@rule("MAG-7.3.5", "MAG-D16")
@pytest.mark.parametrize(("side", "most"), [(0, 4), (1, 7)])
def test_7_3_5_an_airplane_assault_of_one_up_to_all(side: int, most: int) -> None:
    scenario = battle(
        4, "5 soldiers, 7 airplanes", airplanes=4, go=side, field={0: MACHINES, 1: "airplane_great_kite"}
    )
    assert scenario.nouns("fly") == [str(n) for n in range(1, most + 1)]
    assert scenario.refused("fly 0").clause in {"MAG-7.3.5", "MAG-R23"}
    assert scenario.refused(f"fly {most + 1}").clause == "MAG-7.3.5"


@rule("MAG-7.3.5")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("infantry", "infantry 6"),
        ("inf", "infantry 6"),
        ("fly", "fly 2"),
        ("infantry 3", "infantry 3"),
        ("fly 1", "fly 1"),
    ],
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_7_3_5_who_names_no_number_means_all(text: str, move: str, language: str) -> None:
    scenario = battle(6, "9 soldiers", tanks=3, airplanes=2, field={0: MACHINES})
    options = scenario.position.options(0)
    meant = scenario.game.notation.read(text, options)
    assert scenario.game.notation.text(meant) == move
    assert Menu(scenario.game, Speech(language, scenario.game), options).read(text) == meant


@rule("MAG-7.3.5", "MAG-7.5.5")
def test_7_3_5_tanks_are_never_announced() -> None:
    scenario = battle(6, "9 soldiers", tanks=3, field={0: MACHINES})
    assert scenario.nouns("fire") == [""]


@rule("MAG-7.3.5")
def test_7_3_5_what_cannot_be_done_is_refused_with_its_reason() -> None:
    scenario = battle(6, "9 soldiers", airplanes=1, field={0: MACHINES}).play("infantry 1", fate="blank")
    meant = scenario.game.notation.read("infantry", scenario.position.options(0))
    assert scenario.position.why_not(0, meant).clause == "MAG-7.3.3"


@rule("MAG-R58", "MAG-7.3.5")
def test_r58_the_defender_risks_all_but_rolls_for_as_many_as_he_likes() -> None:
    scenario = battle(6, "9 soldiers, 1 tank", go=1, field={1: "tank_covered"})
    scenario.play("infantry 2", fate="explosion blank")
    assert at(scenario, "florence")[1] == 8
    scenario.play("fire", fate="explosion*3 blank")
    assert at(scenario, "florence") == (0, 6, 0, 0, -1)
    assert scenario.position.supply[1] == 48


@rule("MAG-R23")
@pytest.mark.parametrize("side", [0, 1])
def test_r23_a_declared_tank_assault_fires_the_first_tank(side: int) -> None:
    scenario = battle(
        3, "3 soldiers, 2 tanks", tanks=2, go=side, field={0: "tank_tortoise", 1: "tank_scythed"}
    )
    scenario.play("fire", fate="explosion*2" if side == 0 else "explosion*2 blank")
    assert scenario.step == "fire_again"
    assert scenario.waiting == (side,)


@rule("MAG-7.3.6")
def test_7_3_6_a_roll_is_applied_before_the_next_decision() -> None:
    scenario = battle(4, "9 soldiers, castle", airplanes=2, tanks=2, field={0: f"{MACHINES} paratrooper"})
    scenario.play("infantry 4", fate="hit*2 explosion*2")
    assert scenario.position.battle.soldiers == 2
    assert at(scenario, "florence")[1] == 8
    scenario.play("fire", fate="explosion blank*3")
    assert scenario.step == "fire_again"
    assert at(scenario, "florence")[1] == 7


@rule("MAG-7.3.6")
@pytest.mark.parametrize(("roll", "asked"), [("blank*3", "paratrooper"), ("explosion*2 blank", "go")])
def test_7_3_6_own_losses_count_at_once(roll: str, asked: str) -> None:
    scenario = battle(3, "9 soldiers, castle", airplanes=1, tanks=1, field={0: f"{MACHINES} paratrooper"})
    scenario.play("infantry 3", fate=roll)
    lone = asked == "go"  # one soldier is too few for a paratrooper, so the airplane rolls at once
    scenario.play("fly 1", fate="blank" if lone else "")
    assert scenario.step == asked


@rule("MAG-7.3.7", "MAG-7.4.2", "MAG-7.5.4", "MAG-7.6.3")
def test_7_3_7_the_rules_of_combat_serve_both_sides_alike() -> None:
    attacking = battle(6, "6 soldiers", tanks=1, airplanes=2, field={0: MACHINES})
    attacking.play("infantry 2", "fly 2", "fire", fate="hit explosion hit explosion explosion blank*3")
    defending = battle(6, "6 soldiers, 1 tank, 2 airplanes", go=1, field={1: MACHINES})
    defending.play("infantry 2", "fly 2", "fire", fate="hit explosion hit explosion explosion blank*3")
    army = attacking.position.battle
    assert (army.soldiers, army.tanks, army.airplanes, at(attacking, "florence")[1]) == (5, 1, 1, 2)
    assert at(defending, "florence")[1:4] == (5, 1, 1)
    assert defending.position.battle.soldiers == 2


@rule("MAG-7.3.8")
def test_7_3_8_twenty_dice_are_one_roll() -> None:
    scenario = battle(6, "20 soldiers", go=1, field={1: "grapeshot"})
    scenario.play("infantry 20", fate="hit*4 blank*10 explosion*6")
    (fought,) = scenario.told("infantry_fought")
    assert fought[:6] == (1, 4, 10, 6, 5, 0)
    assert fought.words["territory"] == "florence"
    assert scenario.position.battle.soldiers == 1  # one Grapeshot doubles one die, not one die in each part
    assert at(scenario, "florence")[1] == 14


@rule("MAG-D13")
def test_d13_what_the_attacker_may_choose() -> None:
    scenario = battle(
        2, "3 soldiers, castle, 1 tower", tanks=1, airplanes=2, field={0: f"{MACHINES} automaton"}
    )
    assert sorted(scenario.options()) == ["fire", "fly 1", "fly 2", "infantry 1", "infantry 2"]
    scenario.play("infantry 1", fate="blank")
    assert sorted(scenario.options()) == ["end", "fire", "fly 1", "fly 2"]
    hopeless = battle(2, "3 soldiers, castle, 1 tower")
    assert sorted(hopeless.options()) == ["infantry 1", "infantry 2", "retreat"]


@rule("MAG-D13")
def test_d13_what_the_defender_may_choose() -> None:
    defence = "2 soldiers, 1 tank, 1 airplane, castle, 1 tower"
    scenario = battle(2, defence, go=1, field={1: f"{THEIRS} automaton"})
    assert sorted(scenario.options()) == ["automata", "fire", "fly 1", "infantry 1", "infantry 2"]
    scenario.play("automata", fate="blank")
    assert sorted(scenario.options()) == ["fire", "fly 1", "infantry 1", "infantry 2"]
    scenario.play("fly 1", fate="blank")
    assert sorted(scenario.options()) == ["end", "fire", "infantry 1", "infantry 2"]


# A battle has an end


@rule("MAG-R43")
def test_r43_no_artificial_limit() -> None:
    scenario = battle(1, "1 soldier, castle, 4 towers")
    for _ in range(250):
        scenario.play("0: infantry 1", "0: end", "1: infantry 1", fate="blank*2")
    assert scenario.position.battle is not None
    scenario.play("infantry 1", "end", "infantry 1", fate="blank explosion")
    assert at(scenario, "florence")[0] == 0


@rule("MAG-R43")
@pytest.mark.parametrize("seed", range(12))
def test_r43_every_battle_ends(seed: int) -> None:
    defence = "6 soldiers, 1 tank, 2 airplanes, castle, 4 towers"
    cards = {0: f"{MACHINES} great_cannon", 1: "tank_scythed airplane_great_kite castle_project automaton"}
    scenario = battle(3, defence, tanks=1, airplanes=1, field=cards)
    position, rng = scenario.position, Random(seed)
    moves = 0
    while position.battle is not None:
        seat = position.waiting()[0]
        fought = [move for move in position.options(seat) if move[0] != "retreat"]
        if scenario.step == "go":
            assert any(verb == "infantry" for verb, _ in fought) or ("end", 0) in fought
        position.play(seat, rng.choice(fought), Dice(rng=rng))
        moves += 1
        assert moves < 2000
    assert at(scenario, "florence")[1] > 0


@rule("MAG-R68", "MAG-7.3.2")
@pytest.mark.parametrize(
    "cards",
    [
        "airplane_great_kite anti_tank_bomb anti_aircraft_culverin",
        "automaton automaton castle_project submarine",
        "tank_colossus mechanical_gear grapeshot lead_ball_wagon bombard great_cannon",
    ],
)
def test_r68_no_card_lets_the_defender_begin(cards: str) -> None:
    scenario = magnifico(
        rome="0: 5 soldiers, 1 tank",
        florence="1: 9 soldiers, 2 airplanes, castle, 2 towers",
        milan="1: 1 soldier",
        field={0: "tank_covered", 1: cards},
    )
    scenario.play("attack florence", "soldiers 4", "tanks 1")
    assert (scenario.step, scenario.waiting) == ("go", (0,))
