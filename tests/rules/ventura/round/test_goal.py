"""The goal and the end of the game (VTR-1)."""

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.setting import SetupError
from quattrocento.testing import rule
from quattrocento.testing.ventura import (
    battle,
    initiative,
    markers,
    points,
    recovery,
    start,
    ventura,
    winners,
)


@rule("VTR-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_two_to_four_players_each_with_a_family(seats: int) -> None:
    scenario = start(seats)
    for family in ("este", "gonzaga")[: seats - 2]:
        scenario.play(f"family {family}")
    assert scenario.waiting == (seats - 2,)
    assert len(scenario.nouns("family")) == 6 - seats


@rule("VTR-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats)


@rule("VTR-1.2", "VTR-13.8")
def test_1_2_a_marker_on_the_city_of_another_family_wins_at_once() -> None:
    scenario = recovery(troops={"0.2": "city_gonzaga pikemen", "1.1": ""})
    assert winners(scenario) == (0,)
    assert markers(scenario, "city_gonzaga") == 1


@rule("VTR-1.3")
@pytest.mark.parametrize(("before", "wins"), [(25, False), (26, True), (27, True)])
def test_1_3_who_reaches_or_passes_thirty_points_wins_at_once(before: int, wins: bool) -> None:
    scenario = ventura("prestige", points=[before, 0, 0], florins=[3, 1, 0])
    scenario.play("spend 3")
    assert winners(scenario) == ((0,) if wins else ())
    assert scenario.waiting == (() if wins else (1,))


@rule("VTR-1.3", "VTR-24.2")
def test_1_3_in_the_middle_of_the_troop_phase_too() -> None:
    scenario = battle("heavy_cavalry", "fra_moriale archers", points=[25, 0, 0])
    assert winners(scenario) == (0,)
    assert scenario.told("won") == [(0, 30)]


@rule("VTR-1.4")
def test_1_4_neither_income_nor_free_territories_nor_lone_companies_give_points() -> None:
    scenario = recovery(troops={"0.2": "wood_2 pikemen"}, domain={0: "village_1 field_1"})
    scenario.play("pay")
    assert points(scenario) == [0, 0, 0]
    scenario = battle("men_at_arms", "archers")
    assert points(scenario) == [0, 0, 0]


@rule("VTR-1.5")
def test_1_5_nothing_further_is_resolved_when_the_game_has_ended() -> None:
    scenario = ventura("prestige", points=[26, 0, 0], florins=[5, 0, 0], domain={0: "papal_1"})
    scenario.play("spend 5")
    assert winners(scenario) == (0,)
    assert points(scenario) == [33, 0, 0]  # without the 2 points of the Papal Territory
    assert scenario.refused("0: spend 0").message == "why-game-over"


@rule("VTR-1.5")
def test_1_5_a_pending_battle_is_dropped() -> None:
    troops = {"1.3": "field_1 archers"}
    scenario = battle(
        "acuto heavy_cavalry",
        "fra_moriale archers",
        points=[25, 0, 0],
        troops=troops,
        domain={1: "field_1"},
    )
    scenario.play("1: defend 2")
    assert winners(scenario) == (0,)
    assert points(scenario)[0] == 30  # the markers of field_1 are not counted any more


@rule("VTR-1.6")
def test_1_6_points_are_never_lost() -> None:
    scenario = recovery(troops={"0.2": "field_1 pikemen"}, domain={1: "field_1"}, points=[3, 12, 0])
    assert points(scenario) == [5, 12, 0]


@rule("VTR-1.7", "VTR-R77", "VTR-T16")
def test_1_7_the_last_player_left_wins_at_once() -> None:
    scenario = ventura("troops", seats=2, garrisons=False, troops={"0.2": "castle_1 acuto light_cavalry"})
    scenario.play("move 2", "to city_gonzaga", "halt")
    assert winners(scenario) == (0,)
    assert points(scenario)[0] < 30
    assert markers(scenario, "city_gonzaga") == 0
    assert scenario.told("won_alone") == [(0,)]


@rule("VTR-1.8", "VTR-R51")
def test_1_8_all_points_of_one_occasion_are_added_before_the_check() -> None:
    scenario = recovery(troops={"0.2": "field_1 pikemen"}, domain={1: "field_1"}, points=[29, 0, 0])
    assert winners(scenario) == (0,)
    assert points(scenario)[0] == 31


@rule("VTR-1.9")
def test_1_9_the_edition_gives_the_value_of_options_that_are_not_set() -> None:
    italian = start(2, edition="it-2011")
    italian.play("family este", "family gonzaga", fate=TILES[5])
    assert len(italian.nouns("tile")) == 5
    mixed = start(2, edition="it-2011", starting_draw=4)
    mixed.play("family este", "family gonzaga", fate=TILES[4])
    assert len(mixed.nouns("tile")) == 4


@rule("VTR-1.9")
def test_1_9_the_english_edition_is_the_default() -> None:
    scenario = start(2).play("family este", "family gonzaga", fate=TILES[4])
    assert len(scenario.nouns("tile")) == 4
    with pytest.raises(SetupError):
        start(2, edition="fr-2010")


@rule("VTR-1.3", "VTR-R68")
def test_r68_the_initiative_point_may_win() -> None:
    scenario = initiative(points=[29, 29, 29], florins=[0, 1, 1])
    assert winners(scenario) == (0,)
    assert points(scenario) == [30, 29, 29]


_DRAWN = [f"{name}_{n}" for name in ("field", "hill", "wood", "river", "castle") for n in (1, 2)]
_DISPLAY = "acuto archers pikemen"
TILES = {count: " ".join([*_DRAWN[: 2 * count], _DISPLAY]) for count in (4, 5)}
