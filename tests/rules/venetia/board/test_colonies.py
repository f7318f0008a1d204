"""Colonies: revolts and Podestà (VNZ-16)."""

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import SEVEN_PODESTA, threatened, venetia
from quattrocento.testing.venetia.table import influence, pawns, podesta, supply


def venice(scenario: Scenario) -> int:
    return pawns(scenario)[0]


@rule("VNZ-16.1", "VNZ-16.4", "VNZ-R7")
def test_16_1_first_the_podesta_then_the_revolt() -> None:
    # Five and two more pass the value of Messina (5); everybody loses one, and five are left.
    scenario = venetia("military", 1, messina="2 2 0").play("attack messina", fate="conquest")
    assert (influence(scenario, "messina"), podesta(scenario, "messina"), venice(scenario)) == (
        [4, 1, 0],
        0,
        3,
    )
    assert [event.name for event in scenario.events][-3:] == [
        "podesta_placed",
        "venice_moved",
        "revolt",
    ]


@rule("VNZ-16.1", "VNZ-16.8", "VNZ-16.9", "VNZ-R7", "VNZ-E37")
def test_e37_a_podesta_that_a_revolt_takes_at_once_has_moved_venice() -> None:
    scenario = venetia("military", 1, messina="2 2 0").play("attack messina", fate="victory")
    assert (influence(scenario, "messina"), podesta(scenario, "messina")) == ([3, 1, 0], -1)
    assert venice(scenario) == 3
    assert list(scenario.position.podesta_supply) == [8, 8, 8]


@rule("VNZ-16.7", "VNZ-R7")
def test_16_7_with_a_podesta_there_already_the_value_is_not_reached_again() -> None:
    scenario = venetia("military", 1, zara="0 4 0 podesta 1").play("attack zara", fate="conquest")
    assert (influence(scenario, "zara"), podesta(scenario, "zara"), venice(scenario)) == ([2, 3, 0], 1, 2)


@rule("VNZ-16.2", "VNZ-16.8", "VNZ-E8")
def test_e8_a_revolt_takes_one_from_everybody_and_the_podesta_falls() -> None:
    scenario = venetia("commercial", 1, seat=2, zara="3 2 0 podesta 0").play("influence zara")
    assert influence(scenario, "zara") == [2, 1, 0]
    assert (podesta(scenario, "zara"), venice(scenario)) == (-1, 2)
    assert list(scenario.position.podesta_supply) == [8, 8, 8]


@rule("VNZ-16.2")
def test_16_2_five_are_no_revolt() -> None:
    scenario = venetia("commercial", 1, zara="2 2 0").play("influence zara")
    assert influence(scenario, "zara") == [3, 2, 0]


@rule("VNZ-16.2", "VNZ-16.3", "VNZ-R7", "VNZ-E38")
def test_e38_a_revolt_takes_one_only_whatever_is_left() -> None:
    scenario = venetia("military", 1, zara="2 3 0 podesta 1").play("attack zara", fate="conquest")
    assert influence(scenario, "zara") == [4, 2, 0]
    alone = venetia("military", 1, zara="5 0 0 podesta 0").play("attack zara", fate="conquest")
    assert influence(alone, "zara") == [7, 0, 0]
    assert supply(alone)[0] == 33


@rule("VNZ-16.2", "VNZ-16.3")
def test_16_3_the_next_influence_placed_there_brings_the_next_revolt() -> None:
    scenario = venetia("commercial", 1, seat=2, zara="4 2 0 podesta 0").play("influence zara")
    assert influence(scenario, "zara") == [3, 1, 0]


@rule("VNZ-16.3")
def test_16_3_a_loss_brings_none() -> None:
    scenario = threatened("peace_of_zara", zara="5 3 0 podesta 0")
    assert influence(scenario, "zara") == [4, 2, 0]


@rule("VNZ-16.4", "VNZ-18.2")
def test_16_4_a_podesta_when_the_value_is_reached_by_all_together() -> None:
    scenario = venetia("commercial", 1, pola="1 1 0").play("influence pola")
    assert (podesta(scenario, "pola"), venice(scenario)) == (0, 3)
    assert scenario.position.podesta_supply[0] == 7


@rule("VNZ-16.5")
def test_16_5_it_belongs_to_the_player_with_most_influence() -> None:
    scenario = venetia("commercial", 1, zara="0 1 2").play("influence zara")
    assert (podesta(scenario, "zara"), venice(scenario)) == (2, 3)


@rule("VNZ-16.6", "VNZ-R6", "VNZ-E6")
def test_e6_a_tie_goes_to_the_active_player() -> None:
    scenario = venetia("commercial", 1, seat=2, doge=0, spalato="1 1 0").play("influence spalato")
    assert podesta(scenario, "spalato") == 2


@rule("VNZ-16.6", "VNZ-R6")
def test_16_6_else_to_the_doge() -> None:
    scenario = venetia("commercial", 1, seat=2, doge=1, messina="2 2 0").play("influence messina")
    assert podesta(scenario, "messina") == 1


@rule("VNZ-16.6", "VNZ-R6")
def test_16_6_else_to_the_first_clockwise_from_the_active_player() -> None:
    scenario = venetia("commercial", 1, seat=1, seats=4, doge=3, messina="2 0 2 0").play(
        "influence messina"
    )
    assert podesta(scenario, "messina") == 2
    scenario = venetia("commercial", 1, seat=2, seats=4, doge=3, messina="2 2 0 0").play(
        "influence messina"
    )
    assert podesta(scenario, "messina") == 0


@rule("VNZ-16.7", "VNZ-R5")
def test_16_7_an_outnumbered_owner_is_replaced_and_venice_stays() -> None:
    scenario = venetia("commercial", 1, zara="2 2 0 podesta 1").play("influence zara")
    assert (podesta(scenario, "zara"), venice(scenario)) == (0, 2)
    assert list(scenario.position.podesta_supply) == [7, 8, 8]


@rule("VNZ-16.7", "VNZ-R6")
def test_16_7_an_equal_number_does_not_replace_him() -> None:
    scenario = venetia("commercial", 1, pola="1 2 0 podesta 1").play("influence pola")
    assert podesta(scenario, "pola") == 1


@rule("VNZ-16.7", "VNZ-16.6")
def test_16_7_several_who_outnumber_him_are_told_apart_as_for_a_new_one() -> None:
    scenario = venetia("political", 1, hand={0: "corona_cipro"}, pola="1 2 2 podesta 1")
    scenario.play("play corona_cipro", "rival gradenigo")
    assert influence(scenario, "pola") == [2, 1, 2]
    assert (podesta(scenario, "pola"), venice(scenario)) == (0, 2)


@rule("VNZ-16.8", "VNZ-R5")
def test_16_8_below_the_value_the_podesta_goes_home() -> None:
    scenario = threatened("peace_of_zara", zara="3 1 0 podesta 0")
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([2, 0, 0], -1)
    assert scenario.position.podesta_supply[0] == 8


@rule("VNZ-16.9", "VNZ-E11")
def test_e11_a_regained_podesta_moves_venice_again() -> None:
    scenario = venetia(
        "commercial", 1, seat=2, zara="3 2 0 podesta 0", dice="commercial_three military_three"
    )
    scenario.play("influence zara", "end", "keep_token", "die commercial_three", "influence zara")
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([3, 1, 0], 0)
    assert venice(scenario) == 3


@rule("VNZ-16.10", "VNZ-R8")
def test_16_10_without_a_podesta_in_supply_the_colony_has_none() -> None:
    scenario = venetia("commercial", 1, **SEVEN_PODESTA, valona="3 0 0 podesta 0", pola="2 1 0")
    assert scenario.position.podesta_supply[0] == 0
    scenario.play("influence pola")
    assert (influence(scenario, "pola"), podesta(scenario, "pola"), venice(scenario)) == ([3, 1, 0], -1, 2)


@rule("VNZ-16.10", "VNZ-R8")
def test_r8_the_podesta_of_an_outnumbered_owner_still_leaves() -> None:
    scenario = venetia("commercial", 1, **SEVEN_PODESTA, valona="3 0 0 podesta 0", zara="2 2 0 podesta 1")
    scenario.play("influence zara")
    assert (podesta(scenario, "zara"), list(scenario.position.podesta_supply)) == (-1, [0, 8, 8])
    assert venice(scenario) == 2


@rule("VNZ-R8")
def test_r8_a_colony_is_looked_at_again_only_when_its_influence_changes() -> None:
    scenario = venetia("commercial", 2, seat=1, **SEVEN_PODESTA, valona="2 2 1 podesta 0", pola="3 1 0")
    scenario.play("influence valona")
    assert (influence(scenario, "valona"), podesta(scenario, "valona")) == ([1, 2, 0], 1)
    assert scenario.position.podesta_supply[0] == 1
    assert podesta(scenario, "pola") == -1
    scenario.play("influence pola")
    assert podesta(scenario, "pola") == 0


@rule("VNZ-16.11", "VNZ-R8")
def test_16_11_colonies_are_checked_in_their_order() -> None:
    genoa = {"dalmazia": "republic_of_genoa"}
    # Zara stands before Pola: its Podestà is home in time. Ragusa stands behind.
    scenario = threatened(
        "peace_of_zara", kingdoms=genoa, **SEVEN_PODESTA, zara="3 1 0 podesta 0", pola="4 1 0"
    )
    assert (podesta(scenario, "zara"), podesta(scenario, "pola")) == (-1, 0)
    scenario = threatened(
        "peace_of_zara", kingdoms=genoa, **SEVEN_PODESTA, ragusa="3 1 0 podesta 0", pola="4 1 0"
    )
    assert (podesta(scenario, "ragusa"), podesta(scenario, "pola")) == (-1, -1)


@rule("VNZ-16.11", "VNZ-17.6")
def test_16_11_all_influence_is_removed_first() -> None:
    scenario = threatened(
        "peace_of_zara",
        kingdoms={"dalmazia": "republic_of_genoa"},
        zara="1 1 0",
        pola="1 0 1",
        ragusa="2 0 0",
    )
    found = [influence(scenario, colony) for colony in ("zara", "pola", "spalato", "ragusa")]
    assert found == [[0, 0, 0], [0, 0, 0], [0, 0, 0], [1, 0, 0]]
