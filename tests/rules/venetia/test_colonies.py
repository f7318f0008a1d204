"""Colonies: revolts and Podestà (VNZ-16)."""

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia_table import influence, pawns, podesta, supply
from tests.rules.venetia.stages import SEVEN_PODESTA, threatened


def venice(game: Scenario) -> int:
    return pawns(game)[0]


@rule("VNZ-16.1", "VNZ-16.4", "VNZ-R7")
def test_16_1_first_the_podesta_then_the_revolt() -> None:
    # Five and two more pass the value of Messina (5); everybody loses one, and five are left.
    game = venetia("military", 1, messina="2 2 0").play("attack messina", fate="conquest")
    assert (influence(game, "messina"), podesta(game, "messina"), venice(game)) == ([4, 1, 0], 0, 3)
    assert [event.name for event in game.events][-3:] == [
        "podesta_placed",
        "venice_moved",
        "revolt",
    ]


@rule("VNZ-16.1", "VNZ-16.8", "VNZ-16.9", "VNZ-R7", "VNZ-E37")
def test_e37_a_podesta_that_a_revolt_takes_at_once_has_moved_venice() -> None:
    game = venetia("military", 1, messina="2 2 0").play("attack messina", fate="victory")
    assert (influence(game, "messina"), podesta(game, "messina")) == ([3, 1, 0], -1)
    assert venice(game) == 3
    assert list(game.position.podesta_supply) == [8, 8, 8]


@rule("VNZ-16.7", "VNZ-R7")
def test_16_7_with_a_podesta_there_already_the_value_is_not_reached_again() -> None:
    game = venetia("military", 1, zara="0 4 0 podesta 1").play("attack zara", fate="conquest")
    assert (influence(game, "zara"), podesta(game, "zara"), venice(game)) == ([2, 3, 0], 1, 2)


@rule("VNZ-16.2", "VNZ-16.8", "VNZ-E8")
def test_e8_a_revolt_takes_one_from_everybody_and_the_podesta_falls() -> None:
    game = venetia("commercial", 1, seat=2, zara="3 2 0 podesta 0").play("influence zara")
    assert influence(game, "zara") == [2, 1, 0]
    assert (podesta(game, "zara"), venice(game)) == (-1, 2)
    assert list(game.position.podesta_supply) == [8, 8, 8]


@rule("VNZ-16.2")
def test_16_2_five_are_no_revolt() -> None:
    game = venetia("commercial", 1, zara="2 2 0").play("influence zara")
    assert influence(game, "zara") == [3, 2, 0]


@rule("VNZ-16.2", "VNZ-16.3", "VNZ-R7", "VNZ-E38")
def test_e38_a_revolt_takes_one_only_whatever_is_left() -> None:
    game = venetia("military", 1, zara="2 3 0 podesta 1").play("attack zara", fate="conquest")
    assert influence(game, "zara") == [4, 2, 0]
    alone = venetia("military", 1, zara="5 0 0 podesta 0").play("attack zara", fate="conquest")
    assert influence(alone, "zara") == [7, 0, 0]
    assert supply(alone)[0] == 33


@rule("VNZ-16.2", "VNZ-16.3")
def test_16_3_the_next_influence_placed_there_brings_the_next_revolt() -> None:
    game = venetia("commercial", 1, seat=2, zara="4 2 0 podesta 0").play("influence zara")
    assert influence(game, "zara") == [3, 1, 0]


@rule("VNZ-16.3")
def test_16_3_a_loss_brings_none() -> None:
    game = threatened("peace_of_zara", zara="5 3 0 podesta 0")
    assert influence(game, "zara") == [4, 2, 0]


@rule("VNZ-16.4", "VNZ-18.2")
def test_16_4_a_podesta_when_the_value_is_reached_by_all_together() -> None:
    game = venetia("commercial", 1, pola="1 1 0").play("influence pola")
    assert (podesta(game, "pola"), venice(game)) == (0, 3)
    assert game.position.podesta_supply[0] == 7


@rule("VNZ-16.5")
def test_16_5_it_belongs_to_the_player_with_most_influence() -> None:
    game = venetia("commercial", 1, zara="0 1 2").play("influence zara")
    assert (podesta(game, "zara"), venice(game)) == (2, 3)


@rule("VNZ-16.6", "VNZ-R6", "VNZ-E6")
def test_e6_a_tie_goes_to_the_active_player() -> None:
    game = venetia("commercial", 1, seat=2, doge=0, spalato="1 1 0").play("influence spalato")
    assert podesta(game, "spalato") == 2


@rule("VNZ-16.6", "VNZ-R6")
def test_16_6_else_to_the_doge() -> None:
    game = venetia("commercial", 1, seat=2, doge=1, messina="2 2 0").play("influence messina")
    assert podesta(game, "messina") == 1


@rule("VNZ-16.6", "VNZ-R6")
def test_16_6_else_to_the_first_clockwise_from_the_active_player() -> None:
    game = venetia("commercial", 1, seat=1, seats=4, doge=3, messina="2 0 2 0").play("influence messina")
    assert podesta(game, "messina") == 2
    game = venetia("commercial", 1, seat=2, seats=4, doge=3, messina="2 2 0 0").play("influence messina")
    assert podesta(game, "messina") == 0


@rule("VNZ-16.7", "VNZ-R5")
def test_16_7_an_outnumbered_owner_is_replaced_and_venice_stays() -> None:
    game = venetia("commercial", 1, zara="2 2 0 podesta 1").play("influence zara")
    assert (podesta(game, "zara"), venice(game)) == (0, 2)
    assert list(game.position.podesta_supply) == [7, 8, 8]


@rule("VNZ-16.7", "VNZ-R6")
def test_16_7_an_equal_number_does_not_replace_him() -> None:
    game = venetia("commercial", 1, pola="1 2 0 podesta 1").play("influence pola")
    assert podesta(game, "pola") == 1


@rule("VNZ-16.7", "VNZ-16.6")
def test_16_7_several_who_outnumber_him_are_told_apart_as_for_a_new_one() -> None:
    game = venetia("political", 1, hand={0: "corona_cipro"}, pola="1 2 2 podesta 1")
    game.play("play corona_cipro", "rival gradenigo")
    assert influence(game, "pola") == [2, 1, 2]
    assert (podesta(game, "pola"), venice(game)) == (0, 2)


@rule("VNZ-16.8", "VNZ-R5")
def test_16_8_below_the_value_the_podesta_goes_home() -> None:
    game = threatened("peace_of_zara", zara="3 1 0 podesta 0")
    assert (influence(game, "zara"), podesta(game, "zara")) == ([2, 0, 0], -1)
    assert game.position.podesta_supply[0] == 8


@rule("VNZ-16.9", "VNZ-E11")
def test_e11_a_regained_podesta_moves_venice_again() -> None:
    game = venetia("commercial", 1, seat=2, zara="3 2 0 podesta 0", dice="commercial_three military_three")
    game.play("influence zara", "end", "keep_token", "die commercial_three", "influence zara")
    assert (influence(game, "zara"), podesta(game, "zara")) == ([3, 1, 0], 0)
    assert venice(game) == 3


@rule("VNZ-16.10", "VNZ-R8")
def test_16_10_without_a_podesta_in_supply_the_colony_has_none() -> None:
    game = venetia("commercial", 1, **SEVEN_PODESTA, valona="3 0 0 podesta 0", pola="2 1 0")
    assert game.position.podesta_supply[0] == 0
    game.play("influence pola")
    assert (influence(game, "pola"), podesta(game, "pola"), venice(game)) == ([3, 1, 0], -1, 2)


@rule("VNZ-16.10", "VNZ-R8")
def test_r8_the_podesta_of_an_outnumbered_owner_still_leaves() -> None:
    game = venetia("commercial", 1, **SEVEN_PODESTA, valona="3 0 0 podesta 0", zara="2 2 0 podesta 1")
    game.play("influence zara")
    assert (podesta(game, "zara"), list(game.position.podesta_supply)) == (-1, [0, 8, 8])
    assert venice(game) == 2


@rule("VNZ-R8")
def test_r8_a_colony_is_looked_at_again_only_when_its_influence_changes() -> None:
    game = venetia("commercial", 2, seat=1, **SEVEN_PODESTA, valona="2 2 1 podesta 0", pola="3 1 0")
    game.play("influence valona")
    assert (influence(game, "valona"), podesta(game, "valona")) == ([1, 2, 0], 1)
    assert game.position.podesta_supply[0] == 1
    assert podesta(game, "pola") == -1
    game.play("influence pola")
    assert podesta(game, "pola") == 0


@rule("VNZ-16.11", "VNZ-R8")
def test_16_11_colonies_are_checked_in_their_order() -> None:
    genoa = {"dalmazia": "republic_of_genoa"}
    # Zara stands before Pola: its Podestà is home in time. Ragusa stands behind.
    game = threatened(
        "peace_of_zara", kingdoms=genoa, **SEVEN_PODESTA, zara="3 1 0 podesta 0", pola="4 1 0"
    )
    assert (podesta(game, "zara"), podesta(game, "pola")) == (-1, 0)
    game = threatened(
        "peace_of_zara", kingdoms=genoa, **SEVEN_PODESTA, ragusa="3 1 0 podesta 0", pola="4 1 0"
    )
    assert (podesta(game, "ragusa"), podesta(game, "pola")) == (-1, -1)


@rule("VNZ-16.11", "VNZ-17.6")
def test_16_11_all_influence_is_removed_first() -> None:
    game = threatened(
        "peace_of_zara",
        kingdoms={"dalmazia": "republic_of_genoa"},
        zara="1 1 0",
        pola="1 0 1",
        ragusa="2 0 0",
    )
    found = [influence(game, colony) for colony in ("zara", "pola", "spalato", "ragusa")]
    assert found == [[0, 0, 0], [0, 0, 0], [0, 0, 0], [1, 0, 0]]
