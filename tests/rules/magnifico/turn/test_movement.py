"""Troop movement: what moves, and by which ways (MAG-9)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, magnifico


def inland(field: str = "", money: int = 100, **more: str) -> Scenario:
    """Seat 0 has Vienna, Prague and Buda, which border each other and touch no sea."""
    places: dict[str, Any] = {"vienna": "0: 4 soldiers", "prague": "0: 2 soldiers", "buda": "0: 1 soldier"}
    return magnifico(holder=2, money=money, field={0: field}, **(places | more))


def reached(origin: str, **places: Any) -> set[str]:
    """Where troops of seat 0 can go from one territory; Dublin and Paris always offer another movement."""
    scenario = magnifico(holder=2, dublin="0: 2 soldiers", paris="0: 1 soldier", **places).play("move")
    if f"from {origin}" not in scenario.options():
        return set()
    if "to" in {option.split()[0] for option in scenario.play(f"from {origin}").options()}:
        return set(scenario.nouns("to"))
    # A lone destination is not asked about: see which territory grows.
    before = {name: at(scenario, name)[1] for name in places}
    scenario.play("soldiers 1")
    return {name for name in places if at(scenario, name)[1] > before[name]}


@rule("MAG-5.46.2", "MAG-9.2")
def test_9_2_a_question_out_of_its_order_is_told_what_comes_first() -> None:
    scenario = inland("tank_covered", vienna="0: 4 soldiers, 1 tank").play("move")
    for later in ("to prague", "soldiers 1", "tanks 1", "airplanes 1"):
        reason = scenario.refused(later)
        assert (reason.message, reason.clause) == ("why-from-first", "MAG-5.46.2")
    scenario.play("from vienna")
    assert scenario.refused("from vienna").message == "why-chosen-before"
    for later in ("soldiers 1", "tanks 1"):
        reason = scenario.refused(later)
        assert (reason.message, reason.clause) == ("why-to-first", "MAG-9.2")
    assert scenario.refused("airplanes 1").message == "why-no-machine-there"


@rule("MAG-9.1")
def test_9_1_movements_are_free_of_charge() -> None:
    scenario = inland(money=0).play("move", "from vienna", "to prague", "soldiers 2")
    scenario.play("from prague", "to buda", "soldiers 1")
    assert at(scenario, "buda")[1] == 2
    assert scenario.position.money == [0, 0, 0]
    paid = inland(money=100).play("move", "from vienna", "to prague", "soldiers 2", "stop")
    assert paid.position.money == [100, 100, 100]


@rule("MAG-9.1")
def test_9_1_up_to_three_movements() -> None:
    scenario = inland().play("move", "from vienna", "to prague", "soldiers 2")
    scenario.play("from prague", "to buda", "soldiers 1")
    assert scenario.step == "movements"
    scenario.play("from prague", "to vienna", "soldiers 2")
    assert scenario.step == "turn"
    assert {name: at(scenario, name)[1] for name in ("vienna", "prague", "buda")} == {
        "vienna": 4,
        "prague": 1,
        "buda": 2,
    }


@rule("MAG-9.2")
def test_9_2_soldiers_tanks_and_airplanes_in_one_movement() -> None:
    scenario = inland("tank_covered airplane_glider", vienna="0: 4 soldiers, 2 tanks, 3 airplanes")
    scenario.play("move", "from vienna", "to prague", "soldiers 2", "tanks 1", "airplanes 3")
    assert at(scenario, "prague") == (0, 4, 1, 3, -1)
    assert at(scenario, "vienna") == (0, 2, 1, 0, -1)
    assert scenario.told("moved")[0][3:] == (2, 1, 3)


@rule("MAG-9.2")
def test_9_2_at_least_one_piece() -> None:
    scenario = inland("tank_covered", vienna="0: 4 soldiers, 2 tanks")
    scenario.play("move", "from vienna", "to buda", "soldiers 0")
    assert scenario.nouns("tanks") == ["1", "2"]
    soldiers_only = inland().play("move", "from vienna", "to buda")
    assert soldiers_only.nouns("soldiers") == ["1", "2", "3"]


@rule("MAG-9.2")
def test_9_2_a_movement_of_nothing_is_refused_by_this_clause() -> None:
    scenario = inland().play("move", "from vienna", "to buda")
    assert scenario.refused("soldiers 0").clause == "MAG-9.2"


@rule("MAG-9.2")
def test_9_2_only_between_two_own_territories() -> None:
    scenario = inland(krakow="1: 2 soldiers", kiev="1: 2 soldiers").play("move")
    assert sorted(scenario.nouns("from")) == ["prague", "vienna"]
    assert scenario.refused("from krakow")
    assert sorted(scenario.play("from vienna").nouns("to")) == ["buda", "prague"]
    assert scenario.refused("to krakow")  # the enemy's
    assert scenario.refused("to nuremberg")  # free
    assert scenario.refused("to vienna")  # not another territory


@rule("MAG-9.3")
def test_9_3_by_land_through_own_territories_only() -> None:
    ends = {"vienna": "0: 3 soldiers", "krakow": "0: 1 soldier", "buda": "1: 2 soldiers"}
    assert reached("vienna", **ends, prague="0: 1 soldier") == {"prague", "krakow"}
    assert reached("vienna", **ends, prague="1: 1 soldier") == set()
    assert reached("vienna", **ends) == set()


@rule("MAG-9.3")
def test_9_3_the_chain_may_be_long() -> None:
    links = dict.fromkeys(("prague", "krakow", "kiev", "constantinople"), "0: 1 soldier")
    assert reached("vienna", vienna="0: 2 soldiers", **links) == set(links)


@rule("MAG-9.4")
def test_9_4_by_sea_between_two_territories_on_one_sea() -> None:
    assert reached("rome", rome="0: 3 soldiers", bursa="0: 1 soldier") == {"bursa"}
    assert reached("florence", florence="0: 3 soldiers", bursa="0: 1 soldier") == set()


@rule("MAG-9.4")
def test_9_4_there_is_no_landing_loss() -> None:
    scenario = magnifico(
        field={1: "submarine"}, rome="0: 4 soldiers", bursa="0: 2 soldiers", athens="0: 1 soldier"
    )
    scenario.play("move", "from rome", "to bursa", "soldiers 3")
    assert at(scenario, "bursa") == (0, 5, 0, 0, -1)


@rule("MAG-9.4")
def test_9_4_not_from_one_sea_into_another() -> None:
    # Naples lies on both southern seas, Milan and Athens on one of them each.
    ends = {"milan": "0: 3 soldiers", "naples": "0: 1 soldier", "athens": "0: 1 soldier"}
    assert reached("milan", **ends) == {"naples"}


@rule("MAG-9.5")
def test_9_5_one_movement_is_either_by_land_or_by_sea() -> None:
    # Vienna borders Venice; Venice and Bursa share a sea.
    land_sea = {
        "vienna": "0: 3 soldiers",
        "venice": "0: 1 soldier",
        "bursa": "0: 1 soldier",
    }
    assert reached("vienna", **land_sea) == {"venice"}
    # Bursa and Venice share a sea; Venice borders Vienna.
    sea_land = {
        "bursa": "0: 3 soldiers",
        "venice": "0: 1 soldier",
        "vienna": "0: 1 soldier",
    }
    assert reached("bursa", **sea_land) == {"venice"}


@rule("MAG-9.5", "MAG-9.6")
def test_9_5_land_and_sea_together_take_two_movements() -> None:
    scenario = magnifico(vienna="0: 3 soldiers", venice="0: 2 soldiers", bursa="0: 1 soldier")
    scenario.play("move", "from vienna", "soldiers 2")  # by land to Venice, the only place
    scenario.play("from venice", "to bursa", "soldiers 3")  # by sea, the two from Vienna included
    assert at(scenario, "venice") == (0, 1, 0, 0, -1)
    assert at(scenario, "bursa") == (0, 4, 0, 0, -1)


@rule("MAG-9.6")
def test_9_6_one_piece_may_be_moved_three_times() -> None:
    scenario = inland("airplane_glider", vienna="0: 2 soldiers, 1 airplane", prague="0: 2 soldiers")
    scenario.play("move", "from vienna", "to prague", "soldiers 0")
    scenario.play("from prague", "to buda", "soldiers 0")
    scenario.play("from buda", "to vienna")  # the airplane alone can leave Buda
    assert scenario.step == "turn"
    assert at(scenario, "vienna") == (0, 2, 0, 1, -1)


@rule("MAG-9.7")
def test_9_7_the_group_stays_together() -> None:
    scenario = inland(krakow="0: 1 soldier").play("move", "from vienna", "to krakow", "soldiers 3")
    assert at(scenario, "prague")[1] == 2  # the links gave and got nobody
    assert at(scenario, "buda")[1] == 1
    assert at(scenario, "krakow")[1] == 4
    assert scenario.step == "movements"


@rule("MAG-9.8")
def test_9_8_machines_move_alone_if_their_card_is_in_the_field() -> None:
    places: dict[str, Any] = {
        "vienna": "0: 1 soldier, 2 tanks, 1 airplane",
        "prague": "0: 1 soldier",
        "buda": "0: 1 soldier",
    }
    assert "move" not in inland(**places).options()
    scenario = inland("tank_covered", **places).play("move", "to prague", "tanks 2")
    assert at(scenario, "vienna") == (0, 1, 0, 1, -1)
    assert at(scenario, "prague") == (0, 1, 2, 0, -1)
    scenario = inland("airplane_glider", **places).play("move", "to prague")
    assert at(scenario, "vienna") == (0, 1, 2, 0, -1)
    assert at(scenario, "prague") == (0, 1, 0, 1, -1)


@rule("MAG-9.9")
def test_9_9_castles_and_towers_never_move() -> None:
    scenario = inland(vienna="0: 4 soldiers, castle, 2 towers").play("move", "from vienna", "to prague")
    assert {option.split()[0] for option in scenario.options()} == {"soldiers"}
    scenario.play("soldiers 3")
    assert at(scenario, "vienna") == (0, 1, 0, 0, 2)
    assert at(scenario, "prague") == (0, 5, 0, 0, -1)


@rule("MAG-9.10")
@pytest.mark.parametrize("between", ["1: 1 soldier", ""])
def test_9_10_enemy_and_free_territories_are_not_crossed(between: str) -> None:
    ends = {"vienna": "0: 3 soldiers", "milan": "0: 1 soldier"}
    crossing = {"venice": between} if between else {}
    assert reached("vienna", **ends, **crossing) == set()
    assert reached("vienna", **ends, venice="0: 1 soldier") == {"venice", "milan"}


@rule("MAG-9.11")
def test_9_11_one_soldier_remains_in_every_territory_left() -> None:
    scenario = inland("tank_covered", vienna="0: 4 soldiers, 2 tanks").play(
        "move", "from vienna", "to buda"
    )
    assert scenario.nouns("soldiers") == ["0", "1", "2", "3"]
    assert scenario.refused("soldiers 4").clause in {"MAG-9.2", "MAG-9.11"}
    lone = inland().play("move")
    assert lone.refused("from buda").clause == "MAG-9.11"


@rule("MAG-9.12")
def test_9_12_a_conquered_territory_is_start_end_and_link() -> None:
    scenario = magnifico(
        vienna="0: 7 soldiers", krakow="0: 1 soldier", buda="1: 1 soldier", dublin="1: 1 soldier"
    )
    assert "move" not in scenario.options()  # Buda separates them
    scenario.play("attack buda", "soldiers 3", "infantry 3", fate="hit*3")
    scenario.play("move", "from vienna", "to krakow", "soldiers 1")  # a link
    scenario.play("from vienna", "to buda", "soldiers 1")  # an end
    scenario.play("from buda", "to krakow", "soldiers 2")  # a start
    counted = {name: at(scenario, name)[1] for name in ("vienna", "buda", "krakow")}
    assert counted == {"vienna": 2, "buda": 2, "krakow": 4}


@rule("MAG-9.12")
def test_9_12_an_invaded_territory_is_start_end_and_link() -> None:
    scenario = magnifico(vienna="0: 7 soldiers", krakow="0: 1 soldier")
    assert "move" not in scenario.options()
    scenario.play("invade prague", "soldiers 3")
    scenario.play("move", "from vienna", "to krakow", "soldiers 1")
    scenario.play("from vienna", "to prague", "soldiers 1")
    scenario.play("from prague", "to krakow", "soldiers 2")
    counted = {name: at(scenario, name)[1] for name in ("vienna", "prague", "krakow")}
    assert counted == {"vienna": 2, "prague": 2, "krakow": 4}


@rule("MAG-E3")
def test_e3_one_group_by_sea_another_by_land_and_one_movement_left() -> None:
    scenario = magnifico(
        naples="0: 3 soldiers",
        athens="0: 1 soldier",  # by sea from Naples
        vienna="0: 3 soldiers",
        prague="0: 1 soldier",  # the link by land
        krakow="0: 1 soldier",
        rome="1: 1 soldier",
    )
    scenario.play("move", "from naples", "soldiers 2")
    scenario.play("from vienna", "to krakow", "soldiers 2")
    counted = {name: at(scenario, name)[1] for name in ("naples", "athens", "vienna", "prague", "krakow")}
    assert counted == {"naples": 1, "athens": 3, "vienna": 1, "prague": 1, "krakow": 3}
    assert scenario.step == "movements"
    scenario.play("from krakow", "to prague", "soldiers 1")
    assert scenario.step == "turn"
    assert "move" not in scenario.options()


@rule("MAG-9.2")
def test_9_2_not_to_where_the_pieces_stand() -> None:
    scenario = inland().play("move", "from vienna")
    reason = scenario.refused("to vienna")
    assert (reason.message, reason.clause) == ("why-already-there", "MAG-9.2")


@rule("MAG-9.3")
def test_9_3_not_from_a_territory_that_leads_to_no_other() -> None:
    scenario = inland(paris="0: 3 soldiers").play("move")
    reason = scenario.refused("from paris")
    assert (reason.message, reason.clause) == ("why-leads-nowhere", "MAG-9.3")
