"""The odds of battles beside the rules themselves: standard play, played out on positions."""

from random import Random

import pytest

from quattrocento.games.magnifico.advice.war_odds import war_at_hand
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.battle.castles import infantry_protection
from quattrocento.games.magnifico.rules.verbs import TERRITORY
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.move import Move
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import magnifico

BATTLES = 3000
FLORENCE = TERRITORY.ids.index("florence")
ORDER = ("fly", "fire", "automata", "infantry", "end", "cannons", "intercept")


def standard_play(position: Magnifico, seat: int) -> Move:
    """What the convention of Dice mathematics does next."""
    options = position.options(seat)
    battle = position.battle
    assert battle is not None
    if options[0][0] == "paratrooper":
        jump = infantry_protection(position, battle) >= 1 and battle.soldiers >= 3
        return options[1] if jump else options[0]
    for verb in ORDER:
        chosen = [move for move in options if move[0] == verb]
        if chosen:
            return chosen[-1]
    raise AssertionError(options)


def attack(army: str, attacker: str, defence: str, defender: str) -> Scenario:
    """The war that seat 0 declares on Florence from Rome."""
    scenario = magnifico(
        field={0: attacker, 1: defender},
        rome=f"0: {army}",
        florence=f"1: {defence}",
        milan="1: 1 soldier",
    )
    scenario.play("attack florence")
    while scenario.step == "attack":
        scenario.play(scenario.options()[-1])
    return scenario


@rule("MAG-7.3.2", "MAG-7.3.9", "MAG-13.4", "MAG-13.5", "MAG-13.6", "MAG-13.10", "MAG-13.14")
@pytest.mark.parametrize(
    ("army", "attacker", "defence", "defender"),
    [
        ("7 soldiers", "bombard grapeshot", "5 soldiers, castle, 1 tower", "lead_ball_wagon"),
        (
            "7 soldiers, 2 tanks, 2 airplanes",
            "tank_colossus airplane_great_kite gyroscope paratrooper mechanical_gear",
            "8 soldiers, 1 tank, 2 airplanes, castle, 2 towers",
            "tank_scythed airplane_ornithopter anti_tank_bomb anti_aircraft_culverin castle_project",
        ),
        (
            "6 soldiers, 1 tank",
            "tank_tortoise great_cannon great_cannon multi_cannon",
            "6 soldiers, castle, 4 towers",
            "automaton grapeshot",
        ),
    ],
)
def test_battles_played_by_the_rules_agree_with_the_odds(
    army: str, attacker: str, defence: str, defender: str
) -> None:
    begun: Magnifico = attack(army, attacker, defence, defender).position
    war = war_at_hand(begun)
    assert war is not None
    odds = war.odds()
    fate = Dice(rng=Random(army))
    won = 0
    left = 0
    for _ in range(BATTLES):
        position = begun.copy()
        while position.battle is not None:
            seat = position.waiting()[0]
            position.play(seat, standard_play(position, seat), fate)
        won += position.owner[FLORENCE] == 0
        left += position.soldiers[FLORENCE] if position.owner[FLORENCE] == 1 else 0
    error = (odds.chance * (1 - odds.chance) / BATTLES) ** 0.5
    assert abs(won / BATTLES - odds.chance) < 4 * error
    mean = sum(soldiers * chance for (soldiers, _, _), chance in odds.defender_left.items())
    assert abs(left / BATTLES - mean) < 0.15
