"""End of the game (VNZ-22)."""

from quattrocento.testing import rule
from quattrocento.testing.venetia import candidates, last_scoring
from quattrocento.testing.venetia.table import points, winners

TILES = "castello san_polo"


@rule("VNZ-22.1", "VNZ-18.6")
def test_22_1_the_game_ends_with_the_third_scoring() -> None:
    scenario = last_scoring()
    assert winners(scenario) == ()
    scenario.play(*candidates(dandolo=1, gradenigo=2, morosini=3), fate=TILES)
    assert (scenario.waiting, winners(scenario)) == ((), (2,))


@rule("VNZ-22.2")
def test_22_2_most_points_win() -> None:
    scenario = last_scoring(points=[20, 4, 3]).play(
        *candidates(dandolo=1, gradenigo=6, morosini=3), fate=TILES
    )
    assert (points(scenario), winners(scenario)) == ([20, 10, 3], (0,))


@rule("VNZ-22.3", "VNZ-R34")
def test_22_3_a_tie_goes_to_more_influence_on_the_board_seas_included() -> None:
    scenario = last_scoring(points=[8, 4, 0], zara="1 0 0", seas={"mar_ionio": "0 2 0"})
    scenario.play(*candidates(dandolo=1, gradenigo=6, morosini=3), fate=TILES)
    assert (points(scenario), winners(scenario)) == ([10, 10, 0], (1,))


@rule("VNZ-22.4", "VNZ-R34")
def test_22_4_a_further_tie_is_a_shared_victory() -> None:
    scenario = last_scoring(points=[8, 4, 1], zara="1 0 0", seas={"mar_ionio": "0 1 0"})
    scenario.play(*candidates(dandolo=1, gradenigo=6, morosini=3), fate=TILES)
    assert (points(scenario), winners(scenario)) == ([10, 10, 1], (0, 1))
