"""The sequence of assaults, chosen step by step or fixed before the first roll (MAG-7.3.3, MAG-R63)."""

from random import Random

import pytest

from quattrocento.games.magnifico.advice.odds import AIRPLANES, INFANTRY, TANKS
from quattrocento.games.magnifico.advice.war_odds import war_at_hand
from quattrocento.games.magnifico.bot.tactics import considered
from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.document import DocumentError
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import army, battle, defence

MACHINES = "tank_covered airplane_glider"
FIXED = {"assault_sequence": "fixed"}


def fixed(against: str = "20 soldiers", machines: int = 2) -> Scenario:
    """A battle of seat 0 with tanks and airplanes, its sequence not yet fixed."""
    cards = {0: MACHINES, 1: "tank_scythed"}
    return battle(4, against, tanks=machines, airplanes=machines, field=cards, settings=FIXED)


@rule("MAG-R63", "MAG-7.3.3")
def test_r63_each_assault_is_chosen_after_the_one_before() -> None:
    scenario = battle(4, "20 soldiers", tanks=2, airplanes=2, field={0: MACHINES})
    assert {option.split()[0] for option in scenario.options()} == {"infantry", "fire", "fly"}
    assert scenario.refused("sequence infantry_tanks_airplanes").clause == "MAG-R63"


@rule("MAG-R63")
def test_r63_with_the_setting_a_go_begins_with_its_sequence() -> None:
    scenario = fixed()
    assert sorted(scenario.nouns("sequence")) == [
        "airplanes_infantry_tanks",
        "airplanes_tanks_infantry",
        "infantry_airplanes_tanks",
        "infantry_tanks_airplanes",
        "tanks_airplanes_infantry",
        "tanks_infantry_airplanes",
    ]
    assert len(scenario.options()) == 6
    assert scenario.refused("infantry 4").message == "why-sequence-first"
    assert scenario.refused("sequence infantry_tanks").clause == "MAG-R63"


@rule("MAG-R63")
def test_r63_the_assaults_follow_the_sequence_and_may_be_left_out() -> None:
    scenario = fixed().play("sequence tanks_infantry_airplanes")
    assert scenario.told("sequence_fixed")
    assert scenario.refused("sequence tanks_infantry_airplanes").clause == "MAG-R63"
    assert {option.split()[0] for option in scenario.options()} == {"fire", "infantry", "fly"}
    scenario.play("infantry 4", fate="blank*4")  # the tanks are left out
    assert scenario.refused("fire").message == "why-sequence-passed"
    assert {option.split()[0] for option in scenario.options()} == {"fly", "end"}
    scenario.play("fly 2", fate="hit*2")
    assert (scenario.waiting, army(scenario), defence(scenario)[0]) == ((1,), (4, 2, 2), 18)


@rule("MAG-R63")
def test_r63_each_go_has_its_own_sequence() -> None:
    scenario = fixed("20 soldiers, 1 tank").play("sequence tanks_infantry_airplanes", "fly 1", fate="blank")
    assert scenario.position.battle.sequence == 0
    assert sorted(scenario.nouns("sequence")) == ["infantry_tanks", "tanks_infantry"]


@rule("MAG-R63")
def test_r63_one_assault_needs_no_sequence() -> None:
    assert fixed(machines=0).nouns("infantry") == ["1", "2", "3", "4"]


@rule("MAG-R63", "MAG-R24")
def test_r63_automata_may_not_pass_over_the_assault_that_is_owed() -> None:
    cards = {1: "automaton"}
    scenario = battle(4, "5 soldiers, castle, 2 towers", go=1, field=cards, settings=FIXED)
    scenario.play("sequence infantry_automata")
    assert scenario.refused("automata").clause == "MAG-R24"
    scenario.play("infantry 5", fate="blank*5")
    assert scenario.options() == ["automata", "end"]
    other = battle(4, "5 soldiers, castle, 2 towers", go=1, field=cards, settings=FIXED)
    other.play("sequence automata_infantry", "automata", fate="blank*2")
    assert other.refused("automata").clause == "MAG-R25"
    assert {option.split()[0] for option in other.options()} == {"infantry"}


@rule("MAG-R63", "MAG-R24")
def test_r63_automata_may_pass_over_infantry_if_tanks_follow() -> None:
    cards = {1: "automaton tank_covered"}
    against = "5 soldiers, 1 tank, castle, 2 towers"
    scenario = battle(4, against, go=1, field=cards, settings=FIXED)
    scenario.play("sequence infantry_automata_tanks", "automata", fate="blank*2")
    assert scenario.options() == ["fire"]


@rule("MAG-R63", "MAG-7.3.13")
def test_r63_a_retreat_needs_no_sequence() -> None:
    walls = "20 soldiers, castle, 4 towers"
    scenario = battle(3, walls, tanks=1, field={0: "tank_tortoise"}, settings=FIXED)
    assert scenario.options()[-1] == "retreat"


def test_a_sequence_is_part_of_a_position() -> None:
    scenario = fixed().play("sequence tanks_infantry_airplanes")
    text = GAME.write(scenario.position)
    assert 'sequence = "tanks_infantry_airplanes"' in text
    again = GAME.read(text)
    assert again.battle is not None
    assert again.battle == scenario.position.battle
    thought = GAME.imagine(scenario.position.view(1), Random(1))
    assert thought.battle is not None
    assert thought.battle == again.battle


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('assault_sequence = "fixed"', 'assault_sequence = "free"'),
        ("tanks_infantry_airplanes", "tanks_airplanes"),
        ("tanks_infantry_airplanes", "tanks_tanks"),
        ("made = 0", "made = 1"),
    ],
)
def test_a_sequence_that_cannot_be_is_refused(old: str, new: str) -> None:
    text = GAME.write(fixed().play("sequence tanks_infantry_airplanes").position)
    wrong = text.replace(old, new)
    if new == "made = 1":
        wrong = wrong.replace("tanks_infantry_airplanes", "tanks_airplanes")
    with pytest.raises(DocumentError):
        GAME.read(wrong)


@rule("MAG-R63")
def test_odds_keep_to_the_sequence_and_leave_out_what_it_has_passed() -> None:
    scenario = fixed().play("sequence tanks_infantry_airplanes")
    war = war_at_hand(scenario.position)
    assert war is not None
    assert (war.made, tuple(war.order)) == (0, (TANKS, INFANTRY, AIRPLANES))
    assert 0 < war.odds().chance < 1
    scenario.play("infantry 4", fate="blank*4")
    war = war_at_hand(scenario.position)
    assert war is not None
    assert war.made == INFANTRY | TANKS


def test_a_bot_fixes_the_sequence_in_which_it_assaults() -> None:
    scenario = fixed()
    options = scenario.position.options(0)
    ((chosen,),) = considered(scenario.position, 0, options)
    assert GAME.notation.text(chosen) == "sequence airplanes_tanks_infantry"


@rule("MAG-R63")
def test_r63_one_assault_needs_no_sequence_whatever_its_number() -> None:
    assert fixed(machines=0).refused("infantry 5").message == "why-number"


@rule("MAG-R63")
def test_r63_why_a_sequence_is_refused() -> None:
    assert battle(4, "20 soldiers").refused("sequence infantry_tanks").message == "why-no-sequence"
    assert fixed().refused("sequence infantry_tanks").message == "why-sequence-names"
    chosen = fixed().play("sequence tanks_infantry_airplanes")
    assert chosen.refused("sequence infantry_tanks_airplanes").message == "why-sequence-fixed"
