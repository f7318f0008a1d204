"""An assault declared without a number is made by all (MAG-7.3.5)."""

import pytest

from quattrocento.kernel.fate import Stated
from quattrocento.kernel.move import AmbiguousMove, UnreadableMove
from quattrocento.kernel.registry import games
from quattrocento.kernel.table import replayed, table_from
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import army, battle, defence


def typed(scenario: Scenario, *texts: str, fate: str = "") -> Scenario:
    """What people type, one after the other, read among what is legal for the player who is asked."""
    stated = Stated(fate)
    for text in texts:
        seat = scenario.waiting[0]
        scenario.position.play(
            seat, scenario.game.notation.read(text, scenario.position.options(seat)), stated
        )
    assert not stated.left()
    return scenario


@rule("MAG-7.3.5")
@pytest.mark.parametrize("soldiers", [1, 2, 6])
def test_7_3_5_infantry_alone_means_all_soldiers(soldiers: int) -> None:
    scenario = typed(battle(soldiers, "20 soldiers"), "infantry", fate=f"hit*{soldiers}")
    assert defence(scenario)[0] == 20 - soldiers


@rule("MAG-7.3.5")
@pytest.mark.parametrize("airplanes", [1, 2, 6])
def test_7_3_5_fly_alone_means_all_airplanes(airplanes: int) -> None:
    scenario = battle(3, "20 soldiers", airplanes=airplanes, field={0: "airplane_glider"})
    typed(scenario, "fly", fate=f"explosion*{airplanes}")
    assert army(scenario) == (3, 0, 0)


@rule("MAG-7.3.5", "MAG-7.3.7")
def test_7_3_5_for_the_defender_too_without_limit() -> None:
    scenario = battle(6, "13 soldiers, 9 airplanes", go=1, field={1: "airplane_glider"})
    typed(scenario, "fly", "infantry", fate="blank*9 explosion*12 blank")
    assert defence(scenario) == (1, 0, 9)


@rule("MAG-7.3.5")
def test_7_3_5_all_who_are_left_at_that_moment() -> None:
    scenario = battle(5, "9 soldiers, castle", airplanes=2, field={0: "airplane_glider paratrooper"})
    typed(scenario, "fly", "paratrooper yes", "infantry", fate="hit blank hit*4")
    assert defence(scenario)[0] == 5


@rule("MAG-7.3.5", "MAG-13.14")
def test_7_3_5_the_cannons_are_asked_for_as_ever() -> None:
    scenario = typed(battle(3, "9 soldiers, castle, 1 tower", field={0: "great_cannon"}), "infantry")
    assert (scenario.step, scenario.nouns("cannons")) == ("cannons", ["0", "1"])
    typed(scenario, "cannons 1", fate="hit*3")
    assert defence(scenario)[0] == 8


@rule("MAG-7.3.5", "MAG-13.6")
def test_7_3_5_all_airplanes_are_declared_before_an_interception() -> None:
    cards = {0: "airplane_glider", 1: "airplane_great_kite anti_aircraft_culverin"}
    scenario = battle(3, "9 soldiers, 3 airplanes", airplanes=3, field=cards)
    typed(scenario, "fly", "intercept 3", fate="hit*3")
    assert army(scenario) == (3, 0, 0)


@rule("MAG-7.3.5", "MAG-D17")
@pytest.mark.parametrize("text", ["intercept", "inter"])
def test_7_3_5_an_interception_needs_its_number(text: str) -> None:
    cards = {0: "airplane_glider", 1: "airplane_great_kite anti_aircraft_culverin"}
    scenario = battle(3, "9 soldiers, 3 airplanes", airplanes=3, field=cards).play("fly 2")
    with pytest.raises((UnreadableMove, AmbiguousMove)):
        typed(scenario, text)


@rule("MAG-7.3.5", "MAG-7.2.1")
@pytest.mark.parametrize("text", ["soldiers", "tanks", "airplanes"])
def test_7_3_5_an_army_is_never_put_together_without_numbers(text: str) -> None:
    scenario = battle(3, "9 soldiers")
    with pytest.raises((UnreadableMove, AmbiguousMove)):
        typed(scenario, text)


@rule("MAG-7.3.5")
def test_7_3_5_what_is_kept_names_the_number() -> None:
    scenario = battle(3, "9 soldiers", airplanes=2, field={0: "airplane_glider"})
    table = table_from(scenario.game, scenario.game.write(scenario.position))
    for text, fate in (("infantry", "blank*2 explosion"), ("fly", "blank*2")):
        table.play(0, scenario.game.notation.read(text, table.position.options(0)), Stated(fate))
    lines = table.record.text().splitlines()
    assert "0 infantry 3 ; blank*2 explosion" in lines
    assert "0 fly 2 ; blank*2" in lines
    again = replayed(table.record.text(), "a record", games())
    assert scenario.game.write(again.position) == scenario.game.write(table.position)


@rule("MAG-7.3.5")
@pytest.mark.parametrize(("text", "dice"), [("infantry", 4), ("inf", 4), ("infantry 2", 2), ("inf 2", 2)])
def test_7_3_5_typed_and_shortened(text: str, dice: int) -> None:
    typed(battle(4, "9 soldiers"), text, fate=f"blank*{dice}")


@rule("MAG-7.3.5")
@pytest.mark.parametrize(("text", "dice"), [("fly", 3), ("fl", 3), ("fly 1", 1)])
def test_7_3_5_airplanes_typed_and_shortened(text: str, dice: int) -> None:
    scenario = battle(4, "9 soldiers", tanks=1, airplanes=3, field={0: "airplane_glider tank_covered"})
    typed(scenario, text, fate=f"blank*{dice}")


@rule("MAG-7.3.5", "MAG-7.3.3")
@pytest.mark.parametrize(("bare", "full"), [("infantry", "infantry 1"), ("fly", "fly 1")])
def test_7_3_5_refused_alone_as_with_a_number(bare: str, full: str) -> None:
    cards = {0: "airplane_glider tank_covered"}
    scenario = battle(3, "9 soldiers", airplanes=1, tanks=1, field=cards)
    scenario.play("infantry 3", "fly 1", fate="blank*3 blank")
    read, options = scenario.game.notation.read, scenario.position.options(0)
    assert scenario.position.why_not(0, read(bare, options)) == scenario.position.why_not(
        0, read(full, options)
    )
    unarmed = battle(3, "9 soldiers")
    options = unarmed.position.options(0)
    if bare == "fly":
        refusals = [unarmed.position.why_not(0, read(text, options)) for text in (bare, full)]
        assert refusals[0] == refusals[1]
