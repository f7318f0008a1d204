"""The Regroup Step (VTR-18)."""

from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import florins, pile, troop
from tests.rules.ventura.stages import regroup

PAIR = {"0.2": "field_1 acuto archers", "0.3": "field_1 pikemen:2"}
ARMIES = {"0.2": "field_1 acuto archers sappers", "0.3": "field_1 tartaglia pikemen:1 swordsmen"}


@rule("VTR-18.1", "VTR-D18")
def test_18_1_only_where_two_own_troops_stand_on_the_same_territory() -> None:
    game = regroup(troops={**PAIR, "1.2": "hill_1 colleoni archers", "1.3": "castle_1 sappers"})
    assert sorted(game.options()) == ["join field_1", "leave field_1", "stop"]
    game.play("stop")
    assert game.step != "regroup"  # nobody else has two Troops together


@rule("VTR-18.1", "VTR-R31")
def test_r31_a_lone_army_is_split_only_by_option() -> None:
    troops = {
        "0.2": "field_1 acuto archers pikemen",
        "0.3": "village_1 sappers",
        "0.4": "village_1 tartaglia swordsmen",
    }
    game = regroup(troops=troops)
    assert game.nouns("leave") == ["village_1"]
    game = regroup(troops=troops, split_lone_army=True)
    assert sorted(game.nouns("leave")) == ["field_1", "village_1"]
    assert game.nouns("join") == ["village_1"]


@rule("VTR-R31")
def test_r31_the_condition_is_judged_once_at_the_beginning() -> None:
    game = regroup(troops=PAIR)
    game.play("join field_1")
    complete(game, "company 3:pikemen:2", "into 2")
    assert troop(game, 0, 2) == "field_1 acuto archers pikemen:2"
    assert game.nouns("leave") == ["field_1"]


def complete(game: Scenario, *moves: str) -> None:
    """The parts of an action that are asked for; parts with one answer are not."""
    for move in moves:
        if game.step != "regroup" and move in game.options():
            game.play(move)


@rule("VTR-18.2", "VTR-18.7", "VTR-18.8")
def test_18_2_a_company_joins_an_army() -> None:
    game = regroup(troops=PAIR).play("join field_1")
    complete(game, "company 3:pikemen:2", "into 2")
    assert troop(game, 0, 2) == "field_1 acuto archers pikemen:2"
    assert troop(game, 0, 3) == ""


@rule("VTR-18.2")
def test_18_2_not_an_army_of_five() -> None:
    troops = {"0.2": "field_1 acuto archers archers sappers sappers pikemen", "0.3": "field_1 pikemen"}
    game = regroup(troops=troops)
    assert game.nouns("join") == []
    assert game.refused("join field_1").clause in ("VTR-18.2", "VTR-18.6")


@rule("VTR-18.3")
def test_18_3_a_company_leaves_an_army() -> None:
    troops = {"0.2": "field_1 acuto archers sappers:1", "0.3": "field_1 pikemen"}
    game = regroup(troops=troops).play("leave field_1")
    complete(game, "company 2:sappers:1")
    assert troop(game, 0, 2) == "field_1 acuto archers"
    assert troop(game, 0, 4) == "field_1 sappers:1"


@rule("VTR-18.3")
def test_18_3_each_in_an_empty_area() -> None:
    troops = {
        "0.2": "field_1 acuto archers sappers",
        "0.3": "field_1 pikemen",
        "0.4": "wood_1 archers",
        "0.5": "wood_1 swordsmen",
    }
    game = regroup(troops=troops)
    assert game.nouns("leave") == []
    assert game.refused("leave field_1").clause in ("VTR-18.3", "VTR-18.6")


@rule("VTR-18.4", "VTR-R32")
def test_18_4_a_company_passes_to_another_army() -> None:
    game = regroup(troops=ARMIES).play("transfer field_1")
    complete(game, "company 2:sappers", "into 3")
    assert troop(game, 0, 2) == "field_1 acuto archers"
    assert troop(game, 0, 3) == "field_1 tartaglia pikemen:1 sappers swordsmen"


@rule("VTR-18.4")
def test_18_4_companies_are_exchanged() -> None:
    game = regroup(troops=ARMIES).play("exchange field_1")
    complete(game, "company 2:sappers", "for 3:pikemen:1")
    assert troop(game, 0, 2) == "field_1 acuto archers pikemen:1"
    assert troop(game, 0, 3) == "field_1 tartaglia sappers swordsmen"


@rule("VTR-18.5")
def test_18_5_two_armies_swap_their_captains() -> None:
    game = regroup(troops=ARMIES).play("swap field_1")
    complete(game, "army 2", "army 3")
    assert troop(game, 0, 2) == "field_1 tartaglia archers sappers"
    assert troop(game, 0, 3) == "field_1 acuto pikemen:1 swordsmen"


@rule("VTR-R32")
def test_r32_no_captain_passes_to_a_single_company() -> None:
    game = regroup(troops=PAIR)
    assert "swap field_1" not in game.options()
    assert game.refused("swap field_1").clause in ("VTR-18.5", "VTR-18.6")


@rule("VTR-18.6", "VTR-R32")
def test_18_6_actions_are_repeated_at_most_thirty_times() -> None:
    game = regroup(troops=ARMIES)
    for _ in range(30):
        assert game.step == "regroup"
        game.play("swap field_1")
        complete(game, "army 2", "army 3")
    assert game.step != "regroup"
    assert troop(game, 0, 2) == "field_1 acuto archers sappers"


@rule("VTR-18.9", "VTR-T28")
def test_18_9_immediate_a_captain_left_alone_is_discarded_at_once() -> None:
    game = regroup(troops=PAIR, lone_captain_check="immediate").play("leave field_1")
    complete(game, "company 2:archers")
    assert pile(game, "discarded") == ["acuto"]
    assert troop(game, 0, 3) == "field_1 pikemen:2"
    areas = [troop(game, 0, area) for area in (2, 4)]
    assert "field_1 archers" in areas


@rule("VTR-18.9", "VTR-T28")
def test_18_9_end_of_phase_another_company_may_save_him() -> None:
    game = regroup(troops=PAIR, lone_captain_check="end_of_phase").play("leave field_1")
    complete(game, "company 2:archers")
    assert pile(game, "discarded") == []
    game.play("join field_1")
    complete(game, "company 3:pikemen:2", "into 2")
    game.play("stop")
    assert troop(game, 0, 2) == "field_1 acuto pikemen:2"
    assert pile(game, "discarded") == []


@rule("VTR-18.9", "VTR-T28")
def test_18_9_end_of_phase_he_is_discarded_when_the_turn_ends() -> None:
    game = regroup(troops=PAIR, lone_captain_check="end_of_phase").play("leave field_1")
    complete(game, "company 2:archers")
    game.play("stop")
    assert pile(game, "discarded") == ["acuto"]
    assert troop(game, 0, 2) == ""


@rule("VTR-T28")
def test_t28_nothing_is_lost_if_the_other_company_joins_first() -> None:
    game = regroup(troops=PAIR).play("join field_1")
    complete(game, "company 3:pikemen:2", "into 2")
    game.play("leave field_1")
    complete(game, "company 2:archers")
    assert troop(game, 0, 2) == "field_1 acuto pikemen:2"
    assert troop(game, 0, 3) == "field_1 archers"
    assert pile(game, "discarded") == []


@rule("VTR-18.10")
def test_18_10_the_garrison_joins_and_the_army_moves_to_area_1() -> None:
    game = regroup(troops={"0.2": "city_este acuto archers"}).play("join city_este")
    complete(game, "company 1:garrison_este", "into 2")
    assert troop(game, 0, 1) == "city_este acuto archers garrison_este"
    assert troop(game, 0, 2) == ""


@rule("VTR-18.10")
def test_18_10_the_garrison_leaves_and_the_army_moves_to_an_empty_area() -> None:
    troops = {"0.1": "city_este acuto archers garrison_este", "0.2": "city_este sappers"}
    game = regroup(troops=troops).play("leave city_este")
    complete(game, "company 1:garrison_este")
    assert troop(game, 0, 1) == "city_este garrison_este"
    assert troop(game, 0, 3) == "city_este acuto archers"


@rule("VTR-18.10")
def test_18_10_the_garrison_is_never_exchanged() -> None:
    troops = {"0.1": "city_este acuto archers garrison_este", "0.2": "city_este tartaglia sappers"}
    game = regroup(troops=troops).play("transfer city_este")
    assert "company 1:garrison_este" not in game.options()
    game = regroup(troops=troops).play("exchange city_este")
    assert "company 1:garrison_este" not in game.options()


@rule("VTR-18.11")
def test_18_11_regrouping_is_free() -> None:
    game = regroup(florins=2, troops=PAIR).play("join field_1")
    complete(game, "company 3:pikemen:2", "into 2")
    assert florins(game) == [2, 2, 2]


@rule("VTR-R71")
def test_r71_anywhere_also_outside_the_own_domain() -> None:
    game = regroup(troops=PAIR, domain={1: "field_1"})
    assert game.nouns("join") == ["field_1"]


@rule("VTR-18.9", "VTR-18.10")
def test_18_10_the_garrison_may_leave_its_captain_alone() -> None:
    troops = {"0.1": "city_este acuto garrison_este", "0.2": "city_este sappers"}
    game = regroup(troops=troops, lone_captain_check="end_of_phase").play("leave city_este")
    assert troop(game, 0, 1) == "city_este garrison_este"
    assert troop(game, 0, 3) == "city_este acuto"
    game.play("join city_este", "company 2:sappers", "stop")
    assert troop(game, 0, 3) == "city_este acuto sappers"
    game = regroup(troops=troops, lone_captain_check="immediate").play("leave city_este")
    assert pile(game, "discarded") == ["acuto"]


@rule("VTR-18.10")
def test_18_10_without_an_empty_area_the_garrison_cannot_leave() -> None:
    troops = {f"0.{area}": "city_este archers" for area in (2, 3)} | {"0.4": "city_este sappers"}
    troops |= {"0.1": "city_este acuto pikemen garrison_este", "0.5": "city_este sappers"}
    assert regroup(troops=troops).nouns("leave") == []


@rule("VTR-18.6", "VTR-D18")
def test_18_6_a_first_part_is_offered_only_if_it_can_be_completed() -> None:
    troops = {
        "0.2": "field_1 acuto archers archers pikemen pikemen sappers",
        "0.3": "field_1 tartaglia swordsmen",
    }
    game = regroup(troops=troops)
    assert sorted(game.options()) == [
        "exchange field_1",
        "leave field_1",
        "stop",
        "swap field_1",
        "transfer field_1",
    ]
    game.play("transfer field_1")
    # the full Army can only give, not take
    assert sorted(game.nouns("company")) == ["2:archers", "2:pikemen", "2:sappers"]
