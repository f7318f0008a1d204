"""Setup: families, tiles, decks (VTR-6.1 to VTR-6.10, VTR-6.15 to VTR-6.17)."""

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import rule
from quattrocento.testing.ventura import (
    claimed,
    dealt,
    drawn,
    facts,
    florins,
    hand,
    laid,
    pile,
    points,
    reserve,
    start,
    troop,
)

TILES = GAME.standard_components().data["tiles"]
CLAIMS = ("village_1", "field_2", "field_1", "hill_1", "castle_1", "hill_2")


def in_pile(seats: int) -> list[str]:
    return [row["id"] for row in TILES if row["type"] not in ("city", "papal") and row["setup"] <= seats]


@rule("VTR-6.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_6_1_the_first_player_is_drawn_at_random(seat: int) -> None:
    scenario = start(3, f"seat_{seat}")
    assert scenario.waiting == (seat,)


@rule("VTR-6.2", "VTR-D1")
def test_6_2_families_are_chosen_clockwise_from_the_first_player() -> None:
    scenario = start(3, "seat_1")
    assert scenario.nouns("family") == ["este", "gonzaga", "medici", "visconti"]
    scenario.play("family medici")
    assert scenario.waiting == (2,)
    assert scenario.nouns("family") == ["este", "gonzaga", "visconti"]
    scenario.refused("family medici")
    scenario.play("family este")
    assert scenario.waiting == (0,)


@rule("VTR-6.3", "VTR-I3")
def test_6_3_unused_families_are_put_away() -> None:
    cities = [name for name in facts(claimed(*CLAIMS))["map"] if name.startswith("city")]
    assert sorted(cities) == ["city_este", "city_gonzaga"]


@rule("VTR-6.4", "VTR-6.5", "VTR-W3")
@pytest.mark.parametrize(
    ("seats", "used", "english", "italian"), [(2, 16, 8, 6), (3, 25, 13, 10), (4, 34, 18, 14)]
)
def test_6_4_tiles_in_use(seats: int, used: int, english: int, italian: int) -> None:
    assert len(in_pile(seats)) == used
    for edition, left in (("en-2010", english), ("it-2011", italian)):
        position = GAME.start(seats, {"edition": edition}, Dice(1))
        while position.stack[-1].name == "family":
            seat = position.waiting()[0]
            position.play(seat, position.options(seat)[0], Dice(1))
        assert position.pile.bit_count() == left


@rule("VTR-6.4")
def test_6_4_sixteen_nine_and_nine_tiles_by_setup_value() -> None:
    ordinary = [row["setup"] for row in TILES if row["type"] not in ("city", "papal")]
    assert [ordinary.count(value) for value in (2, 3, 4)] == [16, 9, 9]


@rule("VTR-6.6")
@pytest.mark.parametrize(
    ("setting", "count"), [({}, 4), ({"edition": "it-2011"}, 5), ({"starting_draw": 5}, 5)]
)
def test_6_6_each_player_draws_tiles(setting: dict[str, str], count: int) -> None:
    scenario = dealt(2, **setting)
    assert [len(reserve(scenario, seat)) for seat in (0, 1)] == [count, count]


@rule("VTR-6.6")
def test_6_6_others_do_not_see_them() -> None:
    scenario = start(2).play("family este", "family gonzaga", fate=drawn())
    words = drawn().split()
    words[0], words[4] = words[4], words[0]
    other = start(2).play("family este", "family gonzaga", fate=" ".join(words))
    assert scenario.position.view(-1) == other.position.view(-1)
    assert scenario.position.view(0) != other.position.view(0)


@rule("VTR-6.7")
def test_6_7_three_ventura_cards_are_turned_up() -> None:
    scenario = dealt()
    assert pile(scenario, "display") == ["acuto", "archers", "pikemen"]
    assert (scenario.position.ventura_left, scenario.position.conscription_left) == (55, 47)


@rule("VTR-6.8")
@pytest.mark.parametrize("boards", ["separate", "inside_family_board"])
def test_6_8_the_kind_of_battle_board_changes_nothing(boards: str) -> None:
    assert facts(dealt(battle_boards=boards))["seat"] == facts(dealt())["seat"]


@rule("VTR-6.9", "VTR-T34", "VTR-2.9")
def test_6_9_the_papal_tiles_lie_at_the_centre() -> None:
    scenario = dealt().play("tile field_1")
    assert sorted(scenario.nouns("lay")) == ["0,1", "1,-1"]


@rule("VTR-6.10", "VTR-D2")
def test_6_10_each_in_turn_lays_one_tile_until_all_have_laid_four() -> None:
    scenario = dealt()
    order: list[int] = []
    for _ in range(8):
        order += scenario.waiting
        scenario.play(f"tile {scenario.nouns('tile')[0]}")
        scenario.play(f"lay {scenario.nouns('lay')[0]}")
    assert order == [0, 1] * 4
    assert scenario.step == "city"


@rule("VTR-6.10")
def test_6_10_nobody_has_to_build_beside_his_own_tiles() -> None:
    scenario = dealt().play("tile field_1", "lay 1,-1", "tile castle_1")
    assert "0,1" in scenario.nouns("lay")


@rule("VTR-6.10", "VTR-D2")
def test_6_10_the_chosen_tile_is_hidden_until_it_is_laid() -> None:
    one, other = dealt().play("tile field_1"), dealt().play("tile wood_1")
    assert one.position.view(1) == other.position.view(1)
    assert one.position.view(0) != other.position.view(0)


@rule("VTR-6.15")
def test_6_15_the_garrison_stands_in_the_city() -> None:
    scenario = claimed(*CLAIMS)
    assert troop(scenario, 0, 1) == "city_este garrison_este"
    assert troop(scenario, 1, 1) == "city_gonzaga garrison_gonzaga"


@rule("VTR-6.16", "VTR-W1")
def test_6_16_starting_florins_in_turn_order() -> None:
    assert florins(claimed(*CLAIMS)) == [0, 1]
    assert GAME.standard_components().starting_florins == [0, 1, 2, 3]


@rule("VTR-6.17", "VTR-T33", "VTR-8.1", "VTR-9.6")
def test_6_17_scores_start_at_nothing_and_hands_are_empty() -> None:
    scenario = claimed(*CLAIMS)
    assert points(scenario) == [0, 0]
    assert (hand(scenario, 0), hand(scenario, 1)) == ([], [])
    assert (reserve(scenario, 0), reserve(scenario, 1)) == ([], [])
    assert facts(scenario).get("round", 1) == 1


@rule("VTR-6.17")
def test_6_17_a_fifth_tile_stays_hidden() -> None:
    scenario = laid(starting_draw=5)
    assert scenario.step == "city"
    assert (reserve(scenario, 0), reserve(scenario, 1)) == (["field_3"], ["field_4"])
