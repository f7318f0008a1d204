"""Sea routes and control of the seas (VNZ-9)."""

from typing import Any

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import scoring, venetia
from quattrocento.testing.venetia.table import ap, at_sea, controlled, pawns, supply

REGION = {row["id"]: row["region"] for row in GAME.standard_components().data["colonies"]}


def reached(scenario: Scenario) -> set[str]:
    """The regions whose colonies can be given Influence; of a region all colonies or none."""
    colonies = scenario.nouns("influence")
    regions = {REGION[colony] for colony in colonies}
    assert len(colonies) == 4 * len(regions)
    return regions


@rule("VNZ-9.1", "VNZ-9.2")
def test_9_1_without_influence_or_control_nothing_is_open() -> None:
    scenario = venetia("commercial", 3, control="")
    assert (reached(scenario), scenario.nouns("route")) == (set(), ["mar_adriatico"])


@rule("VNZ-9.1", "VNZ-9.2", "VNZ-R1")
def test_9_1_own_influence_opens_a_sea_to_its_owner_alone() -> None:
    position: dict[str, Any] = {"control": "", "seas": {"mar_adriatico": "1 0 0"}}
    assert reached(venetia("commercial", 3, seat=0, **position)) == {"sicilia", "dalmazia", "albania"}
    assert reached(venetia("commercial", 3, seat=1, **position)) == set()


@rule("VNZ-9.1", "VNZ-9.4")
def test_9_4_control_opens_a_sea_to_everybody() -> None:
    for seat in range(3):
        assert reached(venetia("commercial", 3, seat=seat)) == {"sicilia", "dalmazia", "albania"}


@rule("VNZ-9.2")
def test_9_2_a_route_is_a_chain_from_the_adriatic() -> None:
    scenario = venetia("commercial", 3, control="mar_adriatico mar_egeo", seas={"mar_ionio": "1 0 0"})
    assert reached(scenario) == {"sicilia", "dalmazia", "albania", "morea", "romania", "arcipelago"}
    scenario = venetia("commercial", 3, control="mar_adriatico mar_egeo")
    assert reached(scenario) == {"sicilia", "dalmazia", "albania"}


@rule("VNZ-9.3")
def test_9_3_one_action_point_places_one_influence_in_a_sea() -> None:
    scenario = venetia("commercial", 3).play("route mar_ionio")
    assert (at_sea(scenario, "mar_ionio"), ap(scenario), supply(scenario)[0]) == ([1, 0, 0], 2, 39)


@rule("VNZ-9.3", "VNZ-R1")
def test_9_3_only_the_adriatic_and_seas_next_to_the_route() -> None:
    scenario = venetia("commercial", 3)
    assert scenario.nouns("route") == ["mar_ionio"]
    assert scenario.refused("route mar_egeo").clause == "VNZ-9.3"
    scenario.play("route mar_ionio")
    assert set(scenario.nouns("route")) == {"mar_ionio", "mar_tirreno", "mar_di_barberia", "mar_egeo"}


@rule("VNZ-9.3", "VNZ-R3")
def test_r3_influence_may_be_added_to_a_sea_that_is_open_already() -> None:
    scenario = venetia("commercial", 3).play("route mar_ionio", "route mar_ionio")
    assert at_sea(scenario, "mar_ionio") == [2, 0, 0]


@rule("VNZ-9.5", "VNZ-R4")
def test_9_5_a_sea_with_a_fleet_is_in_no_route_and_takes_no_influence() -> None:
    scenario = venetia("commercial", 3, fleets={"mar_ionio": 1})
    assert scenario.nouns("route") == []
    assert scenario.refused("route mar_ionio").clause == "VNZ-9.5"
    assert "morea" not in reached(scenario)


@rule("VNZ-9.5", "VNZ-9.9", "VNZ-9.2")
def test_9_5_no_route_leads_through_a_fleet() -> None:
    scenario = venetia("commercial", 3, control="mar_adriatico mar_egeo", fleets={"mar_ionio": 1})
    assert scenario.refused("influence negroponte").clause == "VNZ-9.6"
    assert scenario.refused("treat romania").clause == "VNZ-10.1"


@rule("VNZ-9.6", "VNZ-R4")
def test_r4_one_open_sea_is_enough_for_all_four_colonies() -> None:
    scenario = venetia("commercial", 3)
    assert {"messina", "palermo", "trani", "otranto"} <= set(scenario.nouns("influence"))


@rule("VNZ-9.6")
def test_9_6_a_region_without_a_sea_in_the_route_is_not_reached() -> None:
    assert venetia("commercial", 3).refused("influence modone").clause == "VNZ-9.6"


@rule("VNZ-9.7", "VNZ-9.4", "VNZ-E4", "VNZ-R2")
def test_e4_control_sends_the_influence_home_and_moves_venice() -> None:
    scenario = venetia("commercial", 3, control="", seas={"mar_adriatico": "0 0 1"}, venice=1)
    scenario.play("route mar_adriatico")
    assert controlled(scenario) == ["mar_adriatico"]
    assert at_sea(scenario, "mar_adriatico") == [0, 0, 0]
    assert supply(scenario) == [40, 40, 40]
    assert pawns(scenario) == (2, 22)
    scenario.play("end", "die political_three")
    assert reached(scenario) == {"sicilia", "dalmazia", "albania"}


@rule("VNZ-9.7")
def test_9_7_not_before_the_value_is_reached() -> None:
    scenario = venetia("commercial", 3, seas={"mar_ionio": "1 0 0"}).play("route mar_ionio")
    assert (at_sea(scenario, "mar_ionio"), controlled(scenario)) == ([2, 0, 0], ["mar_adriatico"])
    assert pawns(scenario) == (2, 22)


@rule("VNZ-9.8")
def test_9_8_no_influence_in_a_sea_under_control() -> None:
    assert venetia("commercial", 3).refused("route mar_adriatico").clause == "VNZ-9.8"


@rule("VNZ-9.9")
def test_9_9_influence_in_a_sea_cut_off_stays_and_opens_nothing() -> None:
    scenario = venetia("commercial", 3, seas={"mar_egeo": "1 0 0"})
    assert reached(scenario) == {"sicilia", "dalmazia", "albania"}
    assert scenario.refused("route mar_egeo").clause == "VNZ-9.3"
    assert at_sea(scenario, "mar_egeo") == [1, 0, 0]
    assert "arcipelago" in reached(scenario.play("route mar_ionio"))


@rule("VNZ-9.10")
def test_9_10_control_scores_nothing() -> None:
    scenario = scoring(control="mar_adriatico mar_tirreno mar_egeo")
    assert len(controlled(scenario)) == 4
    assert list(scenario.position.points) == [0, 0, 0]


@rule("VNZ-R39", "VNZ-E36")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_e36_a_fleet_in_the_adriatic_leaves_nobody_a_route(seat: int) -> None:
    position: dict[str, Any] = {
        "control": "mar_ionio",
        "fleets": {"mar_adriatico": 1},
        "seas": {"mar_egeo": "1 1 0"},
    }
    scenario = venetia("military", 3, seat=seat, hand={seat: "crociata"}, **position)
    assert sorted(scenario.options()) == ["end", "engage mar_adriatico", "play crociata"]


@rule("VNZ-E3")
def test_e3_the_opening_turn() -> None:
    scenario = venetia(
        seat=2, doge=2, office=3, steps="close; die; doge_token", control="", venice=1,
        dice="commercial_three political_three",
    )  # fmt: skip
    scenario.play("spend_token", "die commercial_three", "route mar_adriatico")
    assert at_sea(scenario, "mar_adriatico") == [0, 0, 1]
    assert reached(scenario) == {"sicilia", "dalmazia", "albania"}
    scenario.play("influence zara", "influence corfu", "influence messina")
    assert (ap(scenario), pawns(scenario)) == (0, (1, 22))
