"""Sea routes and control of the seas (VNZ-9)."""

from typing import Any

import pytest

from quattrocento.games.venetia.entry import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia_table import ap, at_sea, controlled, pawns, supply
from tests.rules.venetia.stages import scoring

REGION = {row["id"]: row["region"] for row in GAME.standard_components().data["colonies"]}


def reached(game: Scenario) -> set[str]:
    """The regions whose colonies can be given Influence; of a region all colonies or none."""
    colonies = game.nouns("influence")
    regions = {REGION[colony] for colony in colonies}
    assert len(colonies) == 4 * len(regions)
    return regions


@rule("VNZ-9.1", "VNZ-9.2")
def test_9_1_without_influence_or_control_nothing_is_open() -> None:
    game = venetia("commercial", 3, control="")
    assert (reached(game), game.nouns("route")) == (set(), ["mar_adriatico"])


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
    game = venetia("commercial", 3, control="mar_adriatico mar_egeo", seas={"mar_ionio": "1 0 0"})
    assert reached(game) == {"sicilia", "dalmazia", "albania", "morea", "romania", "arcipelago"}
    game = venetia("commercial", 3, control="mar_adriatico mar_egeo")
    assert reached(game) == {"sicilia", "dalmazia", "albania"}


@rule("VNZ-9.3")
def test_9_3_one_action_point_places_one_influence_in_a_sea() -> None:
    game = venetia("commercial", 3).play("route mar_ionio")
    assert (at_sea(game, "mar_ionio"), ap(game), supply(game)[0]) == ([1, 0, 0], 2, 39)


@rule("VNZ-9.3", "VNZ-R1")
def test_9_3_only_the_adriatic_and_seas_next_to_the_route() -> None:
    game = venetia("commercial", 3)
    assert game.nouns("route") == ["mar_ionio"]
    assert game.refused("route mar_egeo").clause == "VNZ-9.3"
    game.play("route mar_ionio")
    assert set(game.nouns("route")) == {"mar_ionio", "mar_tirreno", "mar_di_barberia", "mar_egeo"}


@rule("VNZ-9.3", "VNZ-R3")
def test_r3_influence_may_be_added_to_a_sea_that_is_open_already() -> None:
    game = venetia("commercial", 3).play("route mar_ionio", "route mar_ionio")
    assert at_sea(game, "mar_ionio") == [2, 0, 0]


@rule("VNZ-9.5", "VNZ-R4")
def test_9_5_a_sea_with_a_fleet_is_in_no_route_and_takes_no_influence() -> None:
    game = venetia("commercial", 3, fleets={"mar_ionio": 1})
    assert game.nouns("route") == []
    assert game.refused("route mar_ionio").clause == "VNZ-9.5"
    assert "morea" not in reached(game)


@rule("VNZ-9.5", "VNZ-9.9", "VNZ-9.2")
def test_9_5_no_route_leads_through_a_fleet() -> None:
    game = venetia("commercial", 3, control="mar_adriatico mar_egeo", fleets={"mar_ionio": 1})
    assert game.refused("influence negroponte").clause == "VNZ-9.6"
    assert game.refused("treat romania").clause == "VNZ-10.1"


@rule("VNZ-9.6", "VNZ-R4")
def test_r4_one_open_sea_is_enough_for_all_four_colonies() -> None:
    game = venetia("commercial", 3)
    assert {"messina", "palermo", "trani", "otranto"} <= set(game.nouns("influence"))


@rule("VNZ-9.6")
def test_9_6_a_region_without_a_sea_in_the_route_is_not_reached() -> None:
    assert venetia("commercial", 3).refused("influence modone").clause == "VNZ-9.6"


@rule("VNZ-9.7", "VNZ-9.4", "VNZ-E4", "VNZ-R2")
def test_e4_control_sends_the_influence_home_and_moves_venice() -> None:
    game = venetia("commercial", 3, control="", seas={"mar_adriatico": "0 0 1"}, venice=1)
    game.play("route mar_adriatico")
    assert controlled(game) == ["mar_adriatico"]
    assert at_sea(game, "mar_adriatico") == [0, 0, 0]
    assert supply(game) == [40, 40, 40]
    assert pawns(game) == (2, 22)
    game.play("end", "die political_three")
    assert reached(game) == {"sicilia", "dalmazia", "albania"}


@rule("VNZ-9.7")
def test_9_7_not_before_the_value_is_reached() -> None:
    game = venetia("commercial", 3, seas={"mar_ionio": "1 0 0"}).play("route mar_ionio")
    assert (at_sea(game, "mar_ionio"), controlled(game)) == ([2, 0, 0], ["mar_adriatico"])
    assert pawns(game) == (2, 22)


@rule("VNZ-9.8")
def test_9_8_no_influence_in_a_sea_under_control() -> None:
    assert venetia("commercial", 3).refused("route mar_adriatico").clause == "VNZ-9.8"


@rule("VNZ-9.9")
def test_9_9_influence_in_a_sea_cut_off_stays_and_opens_nothing() -> None:
    game = venetia("commercial", 3, seas={"mar_egeo": "1 0 0"})
    assert reached(game) == {"sicilia", "dalmazia", "albania"}
    assert game.refused("route mar_egeo").clause == "VNZ-9.3"
    assert at_sea(game, "mar_egeo") == [1, 0, 0]
    assert "arcipelago" in reached(game.play("route mar_ionio"))


@rule("VNZ-9.10")
def test_9_10_control_scores_nothing() -> None:
    game = scoring(control="mar_adriatico mar_tirreno mar_egeo")
    assert len(controlled(game)) == 4
    assert list(game.position.points) == [0, 0, 0]


@rule("VNZ-R39", "VNZ-E36")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_e36_a_fleet_in_the_adriatic_leaves_nobody_a_route(seat: int) -> None:
    position: dict[str, Any] = {
        "control": "mar_ionio",
        "fleets": {"mar_adriatico": 1},
        "seas": {"mar_egeo": "1 1 0"},
    }
    game = venetia("military", 3, seat=seat, hand={seat: "crociata"}, **position)
    assert sorted(game.options()) == ["end", "engage mar_adriatico", "play crociata"]


@rule("VNZ-E3")
def test_e3_the_opening_turn() -> None:
    game = venetia(
        seat=2, doge=2, office=3, steps="close; die; doge_token", control="", venice=1,
        dice="commercial_three political_three",
    )  # fmt: skip
    game.play("spend_token", "die commercial_three", "route mar_adriatico")
    assert at_sea(game, "mar_adriatico") == [0, 0, 1]
    assert reached(game) == {"sicilia", "dalmazia", "albania"}
    game.play("influence zara", "influence corfu", "influence messina")
    assert (ap(game), pawns(game)) == (0, (1, 22))
