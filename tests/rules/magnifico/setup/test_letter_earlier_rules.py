"""What rules 1 read otherwise is still played so in a position that was written under them."""

import re

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import army, auction, battle, buyers, defence, magnifico

BOMB = "airplane_great_kite anti_tank_bomb"


def of_rules_1(scenario: Scenario, named: bool) -> Scenario:
    """The same table as its text would have been read then; texts without a version are of rules 1."""
    line = "rules = 1\n" if named else ""
    text, found = re.subn(r"(?m)^rules = \d+\n", line, GAME.write(scenario.position))
    assert found == 1
    return Scenario(GAME, GAME.read(text))


NAMED = pytest.mark.parametrize("named", [True, False])


@NAMED
@rule("MAG-R41", "MAG-7.3.13")
def test_rules_1_retreat_only_before_the_first_assault_of_a_go(named: bool) -> None:
    scenario = of_rules_1(battle(3, "4 soldiers, castle, 1 tower"), named)
    scenario.play("infantry 3", fate="explosion blank*2")
    assert (scenario.step, scenario.waiting) == ("go", (1,))
    scenario.play("infantry 1", fate="blank")
    assert "retreat" in scenario.options()
    other = of_rules_1(
        battle(2, "4 soldiers, castle, 4 towers", tanks=1, field={0: "tank_tortoise"}), named
    )
    assert "retreat" in other.options()
    other.play("infantry 1", fate="blank")
    assert sorted(other.options()) == ["end", "fire"]
    assert other.refused("retreat").clause in ("MAG-7.3.13", "MAG-R41")


@NAMED
@rule("MAG-13.4", "MAG-R23")
def test_rules_1_the_first_tank_left_fires_without_a_question(named: bool) -> None:
    scenario = of_rules_1(
        battle(4, "20 soldiers, 2 airplanes", tanks=3, field={0: "tank_covered", 1: BOMB}), named
    )
    scenario.play("fire", "intercept 2", fate="hit blank blank*4")
    assert (scenario.step, army(scenario)[1], defence(scenario)[0]) == ("fire_again", 2, 15)


@NAMED
@rule("MAG-R2")
def test_rules_1_equal_bids_from_the_holder_before_the_auction(named: bool) -> None:
    scenario = auction("tank_covered airplane_glider gyroscope", seats=4, rome="0: 3 soldiers, castle")
    scenario = of_rules_1(scenario, named)
    scenario.play("0: bid 30", "1: bid 30", "2: bid 50", "3: bid 30")
    assert buyers(scenario, "buy gyroscope", "decline", "decline") == [2, 1, 3, 0]


@NAMED
@rule("MAG-R39", "MAG-10.2")
def test_rules_1_every_card_in_the_field_counts_for_the_workshop(named: bool) -> None:
    scenario = magnifico(field={0: "airplane_great_kite paratrooper paratrooper", 1: "bombard grapeshot"})
    scenario = of_rules_1(scenario, named).play("pass", fate="tank_tortoise submarine")
    assert [row[2] for row in sorted(scenario.told("scored"))] == [2, 0, 0]


@NAMED
@rule("MAG-7.2.5", "MAG-R20")
def test_rules_1_more_must_embark_than_are_lost(named: bool) -> None:
    scenario = magnifico(
        rome="0: 3 soldiers", tunis="1: 4 soldiers", milan="1: 1 soldier", field={1: "submarine"}
    )
    assert of_rules_1(scenario, named).refused("attack tunis").clause in (
        "MAG-7.2.5",
        "MAG-R20",
        "MAG-7.2.4",
    )


@NAMED
@rule("MAG-13.6", "MAG-R36")
def test_rules_1_the_culverin_hits_only_airplanes_that_were_declared(named: bool) -> None:
    cards = {0: "airplane_glider", 1: "airplane_great_kite anti_aircraft_culverin"}
    scenario = of_rules_1(battle(4, "9 soldiers, 3 airplanes", airplanes=5, field=cards), named)
    scenario.play("fly 2", "intercept 3", fate="hit*3")
    assert army(scenario) == (4, 0, 3)


@NAMED
@rule("MAG-R63")
def test_rules_1_each_assault_is_chosen_after_the_one_before(named: bool) -> None:
    cards = {0: "tank_covered airplane_glider"}
    scenario = of_rules_1(battle(4, "20 soldiers", tanks=1, airplanes=1, field=cards), named)
    scenario.play("infantry 1", fate="blank")
    assert {option.split()[0] for option in scenario.options()} == {"fire", "fly", "end"}
    scenario.play("fly 1", fate="blank")
    assert {option.split()[0] for option in scenario.options()} == {"fire", "end"}


@NAMED
@rule("MAG-13.9")
def test_rules_1_a_multi_cannon_serves_every_tank(named: bool) -> None:
    scenario = of_rules_1(battle(4, "30 soldiers", tanks=2, field={0: "tank_covered multi_cannon"}), named)
    scenario.play("fire", "fire", fate="blank*4 blank*4")
    assert defence(scenario)[0] == 30 - 7 - 7


@NAMED
@rule("MAG-R1", "MAG-5.42.4")
@pytest.mark.parametrize(
    ("card", "price"), [("tank_tortoise", 10), ("tank_scythed", 20), ("airplane_great_kite", 30)]
)
def test_rules_1_machines_at_the_prices_of_their_cards(card: str, price: int, named: bool) -> None:
    scenario = of_rules_1(magnifico(holder=1, rome="0: 2 soldiers, castle", field={0: card}), named)
    scenario.play(f"{card.partition('_')[0]} rome")
    assert scenario.position.money[0] == 100 - price
    assert 'machine_cost = "differing"' in GAME.write(scenario.position)
