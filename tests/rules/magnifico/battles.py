"""Battles in the middle, for the tests of MAG-7 and MAG-13."""

from collections.abc import Mapping

from quattrocento.kernel.game import SettingValue
from quattrocento.testing import Scenario
from quattrocento.testing.magnifico import at, magnifico

WAR = """
[turn]
stage = 4
wars = 1

[battle]
attacker = 0
defender = 1
origin = "rome"
target = "florence"
"""


def battle(
    soldiers: int,
    against: str,
    *,
    tanks: int = 0,
    airplanes: int = 0,
    go: int = 0,
    field: Mapping[int, str] | None = None,
    settings: Mapping[str, SettingValue] | None = None,
) -> Scenario:
    """Seat 0 has marched from Rome into Florence, which seat 1 defends."""
    return magnifico(
        field=field,
        settings=settings,
        extra=f"{WAR}soldiers = {soldiers}\ntanks = {tanks}\nairplanes = {airplanes}\ngo = {go}\n",
        decide=f'[[decide]]\nstep = "turn"\nseat = 0\n[[decide]]\nstep = "go"\nseat = {go}',
        rome="0: 1 soldier",
        milan="1: 1 soldier",
        florence=f"1: {against}",
    )


def army(scenario: Scenario) -> tuple[int, int, int]:
    """Soldiers, tanks and airplanes of the attacker."""
    fought = scenario.position.battle
    return fought.soldiers, fought.tanks, fought.airplanes


def defence(scenario: Scenario) -> tuple[int, int, int]:
    """Soldiers, tanks and airplanes of the defender."""
    return at(scenario, "florence")[1:4]
