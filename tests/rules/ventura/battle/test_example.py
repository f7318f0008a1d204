"""The worked battle of the rulebooks, in both editions (VTR-W8)."""

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import battle, line_up, lines, pile, points, troop

ATTACK = "crossbowmen mounted_crossbowmen light_cavalry spearmen horse_carts"
DEFENCE = "artillerymen mounted_crossbowmen swordsmen heavy_cavalry"
EDITIONS = pytest.mark.parametrize("edition", ["en-2010", "it-2011"])


FIRST = {"en-2010": ("pass", "use_captain"), "it-2011": ("pass",)}
"""The first assault: in the English edition the owner says that Fortebraccio prevents wounds in it."""


def lined_up(edition: str) -> Scenario:
    """Acuto's five Companies against Fortebraccio's four on ground of nobody; nobody can retreat."""
    scenario = battle(
        f"acuto {ATTACK}",
        f"fortebraccio {DEFENCE}",
        domain={},
        hand={0: "farmers"},
        families=("visconti", "gonzaga", "medici", "este"),
        edition=edition,
    )
    scenario.play("pass")
    return line_up(scenario, attacker=ATTACK, defender=DEFENCE)


@rule("VTR-W8", "VTR-21.3", "VTR-22.6", "VTR-R46")
@EDITIONS
def test_w8_first_assault(edition: str) -> None:
    scenario = lined_up(edition).play(*FIRST[edition])
    # 6 against 10: both front Companies of the attacker fall, 3 wounds are lost; Fortebraccio prevents 2
    assert lines(scenario) == (
        "light_cavalry spearmen horse_carts",
        "mounted_crossbowmen:2 swordsmen heavy_cavalry",
    )


@rule("VTR-W8", "VTR-22.7", "VTR-22.8", "VTR-R45", "VTR-R46")
@EDITIONS
def test_w8_second_assault(edition: str) -> None:
    scenario = lined_up(edition).play(*FIRST[edition], "pass")
    # 6 against 4: Fortebraccio's modifier is used up
    assert lines(scenario) == ("spearmen horse_carts", "heavy_cavalry")


@rule("VTR-W8", "VTR-29.3", "VTR-29.7", "VTR-24.2", "VTR-24.6", "VTR-R46")
@EDITIONS
def test_w8_third_assault_and_result(edition: str) -> None:
    scenario = lined_up(edition).play(*FIRST[edition], "pass", "pass")
    # 7 against 4 and one wound more: the Spearmen fall, the Horse-carts have 2 of 3 left
    scenario.play("pass")  # no Event after the battle
    assert troop(scenario, 0, 2) == "field_1 acuto horse_carts:1"
    assert troop(scenario, 1, 2) == ""
    assert points(scenario) == [5, 0, 0]
    assert pile(scenario, "removed") == ["fortebraccio"]


@rule("VTR-R46")
@pytest.mark.parametrize(("edition", "resistance"), [("en-2010", 6), ("it-2011", 4)])
def test_r46_heavy_cavalry_by_edition(edition: str, resistance: int) -> None:
    # 4 wounds a melee assault: Halberdiers 3 and Tartaglia 1
    scenario = battle(
        "tartaglia halberdiers", "heavy_cavalry", domain={}, hand={0: "farmers"}, edition=edition
    )
    scenario.play("pass", "pass")
    assert troop(scenario, 1, 2) == ("field_1 heavy_cavalry:4" if resistance > 4 else "")
