"""Points that are scored at once: First Works and works of art (MAG-10.7 to MAG-10.11)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import at, auction, cards, magnifico, turns


@rule("MAG-10.7")
@pytest.mark.parametrize(
    ("card", "move"), [("tank_covered", "tank rome"), ("airplane_glider", "airplane rome")]
)
def test_10_7_the_first_machine_of_the_game_scores_2_at_once(card: str, move: str) -> None:
    scenario = magnifico(field={0: card}, rome="0: 1 soldier, castle")
    scenario.play(move)
    assert scenario.step == "turn"
    assert scenario.position.points == [2, 0, 0]


@rule("MAG-10.7", "MAG-10.9")
@pytest.mark.parametrize(("family", "card"), [("tank", "tank_covered"), ("airplane", "airplane_glider")])
def test_10_9_a_second_machine_scores_nothing(family: str, card: str) -> None:
    scenario = magnifico(field={0: card}, rome="0: 1 soldier, castle", naples="0: 1 soldier, castle")
    scenario.play(f"{family} rome", f"{family} naples")
    assert at(scenario, "naples")[2 if family == "tank" else 3] == 1
    assert scenario.position.points == [2, 0, 0]


@rule("MAG-10.7", "MAG-10.9")
def test_10_9_the_second_player_to_build_a_tank_scores_nothing() -> None:
    scenario = magnifico(
        decide=turns(0, 1),
        field={0: "tank_covered", 1: "tank_scythed airplane_glider"},
        rome="0: 1 soldier, castle",
        naples="1: 1 soldier, castle",
        athens="1: 1 soldier, castle",
    )
    scenario.play("tank rome", "pass", "tank naples")
    assert scenario.position.points == [2, 0, 0]
    scenario.play("airplane athens")
    assert scenario.position.points == [2, 2, 0]


@rule("MAG-10.9")
def test_10_9_an_award_given_long_ago_is_not_given_again() -> None:
    scenario = magnifico(
        field={0: "tank_covered airplane_glider"},
        extra='awarded = ["first_tank", "first_perfect_city"]',
        rome="0: 1 soldier, castle, 3 towers",
        naples="0: 1 soldier, castle",
    )
    scenario.play("tank rome")
    assert scenario.position.points == [0, 0, 0]
    scenario.play("airplane naples")
    assert scenario.position.points == [2, 0, 0]
    scenario.play("tower rome")
    assert scenario.position.points == [2, 0, 0]


@rule("MAG-10.8")
def test_10_8_the_first_fourth_tower_scores_2_at_once() -> None:
    scenario = magnifico(
        rome="0: 2 soldiers, castle, 2 towers",
        naples="0: 1 soldier, castle, 3 towers",
        milan="0: 1 soldier, castle, 3 towers",
    )
    scenario.play("tower rome")
    assert scenario.position.points == [0, 0, 0]
    scenario.play("tower naples")
    assert scenario.position.points == [2, 0, 0]
    scenario.play("tower milan")
    assert scenario.position.points == [2, 0, 0]


@rule("MAG-10.8", "MAG-10.9")
def test_10_8_a_city_that_fell_and_rises_again_brings_no_second_award() -> None:
    scenario = magnifico(
        extra='awarded = ["first_perfect_city"]',
        points=[2, 0, 0],
        rome="0: 2 soldiers, castle, 3 towers",
    )
    scenario.play("tower rome")
    assert scenario.position.points == [2, 0, 0]


@rule("MAG-R46")
def test_r46_the_card_alone_brings_no_award() -> None:
    scenario = auction("tank_tortoise bombard", 30, 20, 10, rome="0: 1 soldier, castle")
    scenario.play("buy tank_tortoise", "buy bombard")
    assert cards(scenario, 0) == ["tank_tortoise"]
    assert scenario.position.points == [0, 0, 0]
    scenario.play("tank rome")
    assert scenario.position.points == [2, 0, 0]


@rule("MAG-R46", "MAG-10.7")
def test_r46_a_captured_tank_is_no_first_work() -> None:
    scenario = magnifico(
        field={0: "tank_covered"},
        extra="[turn]\nstage = 4",
        rome="0: 3 soldiers",
        naples="1: 1 soldier, 1 tank",
        athens="1: 1 soldier",
    )
    scenario.play("attack naples", "soldiers 2", "infantry 2", fate="hit*2")
    assert at(scenario, "naples")[:3] == (0, 2, 1)
    assert scenario.position.points == [0, 0, 0]


@rule("MAG-R46")
def test_r46_there_are_three_awards() -> None:
    scenario = magnifico(
        field={0: "tank_covered airplane_glider"},
        rome="0: 1 soldier, castle, 3 towers",
        naples="0: 1 soldier, castle",
    )
    scores = [
        scenario.play(move).position.points[0] for move in ("tank rome", "airplane naples", "tower rome")
    ]
    assert scores == [2, 4, 6]


@rule("MAG-R47", "MAG-10.8")
def test_r47_conquering_a_perfect_city_gives_no_award_but_its_point_each_round() -> None:
    scenario = magnifico(
        rome="0: 7 soldiers",
        naples="1: 1 soldier, castle, 4 towers",
        athens="1: 1 soldier",
    )
    scenario.play("attack naples", "soldiers 6", "infantry 6", fate="hit*6")
    assert at(scenario, "naples") == (0, 6, 0, 0, 4)
    assert scenario.position.points == [0, 0, 0]
    assert scenario.position.awarded == 0
    scenario.play("pass", fate="tank_colossus bombard")
    cities = {about[0]: about[5] for about in scenario.told("scored")}
    assert cities == {0: 1, 1: 0, 2: 0}


@rule("MAG-R47")
def test_r47_a_castle_project_makes_no_perfect_city() -> None:
    scenario = magnifico(archive={0: "castle_project"}, rome="0: 1 soldier, castle, 3 towers")
    scenario.play("field castle_project")
    assert scenario.position.points == [0, 0, 0]
    scenario.play("pass", fate="tank_colossus bombard")
    assert [about[5] for about in scenario.told("scored")] == [0, 0, 0]
    assert scenario.position.awarded == 0


@rule("MAG-10.10")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("art_lady_with_an_ermine", 2),
        ("art_virgin_of_the_rocks", 3),
        ("art_last_supper", 4),
        ("art_mona_lisa", 5),
    ],
)
def test_10_10_a_work_of_art_scores_its_points_when_fielded(card: str, points: int) -> None:
    scenario = magnifico(archive={0: card})
    assert scenario.position.points == [0, 0, 0]
    scenario.play(f"field {card}")
    assert scenario.step == "turn"
    assert scenario.position.points == [points, 0, 0]


@rule("MAG-10.10")
def test_10_10_art_counts_for_the_workshop_and_scores_its_points_only_once() -> None:
    scenario = magnifico(archive={1: "art_mona_lisa"}, turn=1)
    scenario.play("field art_mona_lisa")
    scenario.play("pass", fate="tank_colossus bombard")
    workshop = {about[0]: about[2] for about in scenario.told("scored")}
    assert workshop == {0: 0, 1: 2, 2: 0}
    assert scenario.position.points == [2, 5 + 2, 0]


@rule("MAG-10.10")
def test_10_10_art_bought_but_not_fielded_scores_nothing() -> None:
    scenario = magnifico(archive={1: "art_mona_lisa"}, turn=1)
    scenario.play("pass", fate="tank_colossus bombard")
    assert scenario.position.points == [2, 0, 0]


@rule("MAG-10.11")
def test_10_11_the_points_of_a_lost_city_stay() -> None:
    scenario = magnifico(
        points=[0, 9, 0],
        extra='awarded = ["first_perfect_city"]',
        rome="0: 7 soldiers",
        naples="1: 1 soldier, castle, 4 towers",
        athens="1: 1 soldier",
    )
    scenario.play("attack naples", "soldiers 6", "infantry 6", fate="hit*6")
    assert at(scenario, "naples")[0] == 0
    assert scenario.position.points == [0, 9, 0]
    scenario.play("pass", fate="tank_colossus bombard")
    assert scenario.position.points[1] == 9


@rule("MAG-10.11")
def test_10_11_the_points_of_a_destroyed_first_tank_stay() -> None:
    scenario = magnifico(
        field={0: "tank_covered"},
        rome="0: 4 soldiers, castle",
        paris="0: 2 soldiers",
        naples="1: 3 soldiers",
        athens="1: 1 soldier",
    )
    scenario.play("tank rome")
    assert scenario.position.points == [2, 0, 0]
    scenario.play("attack naples", "soldiers 3", "tanks 1", "fire", fate="explosion*3 blank")
    assert scenario.position.tank_supply == 20
    assert scenario.position.points == [2, 0, 0]
