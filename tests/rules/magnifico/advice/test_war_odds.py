"""Forecasts: from a position to the armies of the odds."""

import pytest

from quattrocento.games.magnifico.advice.odds import INFANTRY, TANKS, Army, Walls
from quattrocento.games.magnifico.advice.war_odds import attack_between, can_forecast, war_at_hand
from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.kernel.move import IllegalMove
from quattrocento.testing import Scenario
from quattrocento.testing.magnifico import magnifico

ROME, NAPLES, TUNIS, LONDON = (TERRITORY.ids.index(name) for name in ("rome", "naples", "tunis", "london"))


def before_naples(**more: object) -> Scenario:
    """Seat 0 in Rome with machines, cards and 6 soldiers; seat 1 behind a tower in Naples."""
    return magnifico(
        field={
            0: "tank_covered airplane_flapping_wing mechanical_gear gyroscope bombard grapeshot",
            1: "castle_project submarine",
        },
        rome="0: 7 soldiers, 1 tank, 2 airplanes",
        naples="1: 4 soldiers, 2 tanks, castle, 1 tower",
        tunis="1: 1 soldier",
        **more,  # type: ignore[arg-type]
    )


def test_nothing_is_at_hand_outside_war() -> None:
    assert war_at_hand(before_naples().position) is None


def test_the_attack_being_put_together_counts_the_most_of_what_is_not_chosen_yet() -> None:
    scenario = before_naples().play("attack naples")
    war = war_at_hand(scenario.position)
    assert war is not None
    assert (war.attacker, war.defender, war.target, war.landing_loss) == (0, 1, NAPLES, 0)
    # MAG-13.7: the gear takes one of the four dice; the machines of seat 1 have no card and stay out.
    assert war.attacking == Army(6, 1, 2, 3, 5, gyroscopes=1, bombards=1, grapeshots=1)
    assert war.defending == Army(4)
    assert war.walls == Walls(1, 1)
    fewer = war_at_hand(scenario.play("soldiers 4", "tanks 0").position)
    assert fewer is not None
    assert fewer.attacking == Army(4, 0, 2, gyroscopes=1, bombards=1, grapeshots=1)


def test_a_landing_costs_what_the_rules_say() -> None:
    war = attack_between(before_naples().position, ROME, TUNIS, 3, 0, 0)
    assert war.landing_loss == 2
    assert war.walls == Walls()


def test_the_odds_of_the_attack_are_those_of_its_first_go() -> None:
    scenario = before_naples().play("attack naples", "soldiers 5", "tanks 1")
    thought_of = war_at_hand(scenario.position)
    fought = war_at_hand(scenario.play("airplanes 2").position)
    assert thought_of is not None
    assert fought is not None
    assert fought.attacking == thought_of.attacking
    assert fought.odds().chance == thought_of.odds().chance
    assert (
        fought.odds().chance
        == attack_between(before_naples().position, ROME, NAPLES, 5, 1, 2).odds().chance
    )


def test_a_battle_is_taken_up_where_it_stands() -> None:
    scenario = before_naples().play("attack naples", "soldiers 5", "tanks 1", "airplanes 0")
    scenario.play("infantry 5", fate="hit*3 explosion blank")
    war = war_at_hand(scenario.position)
    assert war is not None
    assert (war.go, war.made) == (0, INFANTRY)
    assert (war.attacking.soldiers, war.defending.soldiers) == (4, 2)
    scenario.play("end")
    defending = war_at_hand(scenario.position)
    assert defending is not None
    assert (defending.go, defending.made) == (1, 0)
    assert defending.odds().chance < war.odds().chance


def test_in_the_middle_of_an_assault_what_is_left_of_it_is_not_counted() -> None:
    scenario = magnifico(
        field={0: "tank_covered"},
        rome="0: 4 soldiers, 2 tanks",
        naples="1: 9 soldiers",
        tunis="1: 1 soldier",
    )
    scenario.play("attack naples", "soldiers 3", "tanks 2").play("fire", fate="blank*3 explosion")
    assert scenario.step == "fire_again"
    war = war_at_hand(scenario.position)
    assert war is not None
    assert war.assault_in_progress
    assert war.made == TANKS


@pytest.mark.parametrize(
    ("origin", "target", "group", "message"),
    [
        (LONDON, NAPLES, (1, 0, 0), "why-not-yours"),
        (ROME, LONDON, (1, 0, 0), "why-not-enemy"),
        (ROME, ROME, (1, 0, 0), "why-not-enemy"),
        (NAPLES, ROME, (4, 0, 0), "why-number"),
        (ROME, NAPLES, (7, 0, 0), "why-number"),
        (ROME, NAPLES, (0, 0, 0), "why-number"),
        (ROME, NAPLES, (3, 2, 0), "why-number"),
        (NAPLES, ROME, (3, 1, 0), "why-machines-unusable"),
        (TUNIS, ROME, (1, 0, 0), "why-last-soldier"),
    ],
)
def test_an_attack_that_cannot_be_is_refused_as_at_the_table(
    origin: int, target: int, group: tuple[int, int, int], message: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        attack_between(before_naples().position, origin, target, *group)
    assert refused.value.reason.message == message


def test_other_dice_than_the_printed_ones_have_no_forecast() -> None:
    assert can_forecast(GAME.standard_components())
    other = GAME.corrected_components(
        [("die_faces", "hit", "faces", "2"), ("die_faces", "blank", "faces", "3")]
    )
    assert not can_forecast(other)
