"""Fleets that come and go, crowded colonies, and Threat cards for icons, to the letter of the summary."""

from typing import Any

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.scenario import Scenario
from quattrocento.testing.venetia import threatened, venetia
from quattrocento.testing.venetia.table import (
    epoch,
    fleets,
    infamy,
    influence,
    pawns,
    podesta,
    supply,
    threats_discarded,
)

DALMATIA = {"zara", "pola", "spalato", "ragusa"}


@rule("VNZ-17.14", "VNZ-17.8", "VNZ-R4")
def test_17_14_a_fleet_that_a_card_brings_closes_the_region_from_then_on() -> None:
    scenario = threatened("saracen_raiders", dice="commercial_three military_three")
    scenario.play("die commercial_three")
    assert fleets(scenario, "mar_tirreno") == 1
    assert "corfu" in scenario.nouns("influence")
    assert scenario.refused("influence messina").clause == "VNZ-17.14"


@rule("VNZ-17.14", "VNZ-17.9")
def test_17_14_a_lost_control_token_bars_nothing() -> None:
    control = "mar_adriatico mar_ionio"
    scenario = threatened("defeat_at_prevesa", control=control, dice="commercial_three military_three")
    scenario.play("die commercial_three")
    assert {"messina", "corfu"} <= set(scenario.nouns("influence"))


@rule("VNZ-17.14", "VNZ-14.2")
def test_17_14_one_of_two_fleets_is_enough() -> None:
    scenario = venetia("military", 3, fleets={"mar_ionio": 2}).play(
        "engage mar_ionio", fate="skirmish vp_1"
    )
    assert set(scenario.nouns("attack")) == DALMATIA
    scenario.play("engage mar_ionio", fate="skirmish vp_1")
    assert {"messina", "corfu", "modone"} <= set(scenario.nouns("attack"))


@rule("VNZ-17.14", "VNZ-23.13")
def test_17_14_galleasses_open_a_region_for_the_rest_of_the_turn() -> None:
    scenario = venetia("military", 1, fleets={"mar_tirreno": 1}, control="mar_adriatico mar_ionio",
                   hand={0: "galeazze"})  # fmt: skip
    assert "palermo" not in scenario.nouns("attack")
    scenario.play("play galeazze", fate="vp_1")
    assert "palermo" in scenario.nouns("attack")


@rule("VNZ-17.14", "VNZ-9.3")
def test_17_14_other_seas_of_the_region_take_influence() -> None:
    scenario = venetia("commercial", 3, control="mar_adriatico mar_ionio", fleets={"mar_tirreno": 1})
    assert set(scenario.nouns("route")) == {"mar_di_barberia", "mar_egeo"}


@rule("VNZ-17.14", "VNZ-21.1")
def test_17_14_what_is_barred_scores_all_the_same() -> None:
    scenario = venetia("commercial", 2, venice=7, fleets={"mar_tirreno": 1}, messina="1 0 0", pola="1 1 0")
    scenario.play("influence pola")
    assert scenario.told("scored")[0][1] == 2 + 1


@rule("VNZ-16.1", "VNZ-16.2", "VNZ-13.3")
def test_16_1_a_token_of_value_nought_places_nothing_and_brings_no_revolt() -> None:
    scenario = venetia("military", 1, zara="4 3 0 podesta 0").play("attack zara", fate="repulsed")
    assert (influence(scenario, "zara"), infamy(scenario)) == ([4, 3, 0], 0)


@rule("VNZ-16.2", "VNZ-16.3", "VNZ-R32")
def test_16_3_without_influence_in_supply_nothing_is_placed_and_nothing_revolts() -> None:
    full: dict[str, Any] = dict.fromkeys(("messina", "modone", "candia", "acri"), "8 0 0 podesta 0")
    scenario = venetia("military", 1, **full, zara="8 2 0 podesta 0")
    assert supply(scenario)[0] == 0
    scenario.play("attack zara", fate="victory")
    assert influence(scenario, "zara") == [8, 2, 0]


@rule("VNZ-16.2", "VNZ-23.20")
def test_23_20_an_exchange_in_a_crowded_colony_is_a_placement() -> None:
    scenario = venetia("political", 1, hand={0: "corona_cipro"}, zara="3 4 0 podesta 1")
    scenario.play("play corona_cipro")
    assert influence(scenario, "zara") == [4 - 1, 3 - 1, 0]


@rule("VNZ-16.3", "VNZ-23.19")
def test_23_19_an_expulsion_from_a_crowded_colony_is_a_loss() -> None:
    scenario = venetia("political", 1, hand={0: "consiglio_dieci"}, zara="4 4 0 podesta 0")
    scenario.play("play consiglio_dieci")
    assert influence(scenario, "zara") == [4, 3, 0]


@rule("VNZ-16.9", "VNZ-18.2", "VNZ-R7")
def test_16_9_each_time_the_value_is_reached_again_venice_moves_again() -> None:
    scenario = venetia("military", 2, messina="2 2 0").play("attack messina", fate="victory")
    assert (influence(scenario, "messina"), podesta(scenario, "messina"), pawns(scenario)[0]) == (
        [3, 1, 0],
        -1,
        3,
    )
    scenario.play("attack messina", fate="skirmish")
    assert (influence(scenario, "messina"), podesta(scenario, "messina"), pawns(scenario)[0]) == (
        [4, 1, 0],
        0,
        4,
    )


@rule("VNZ-25.14", "VNZ-23.16")
@pytest.mark.parametrize("owed", ["per_icon", "one", "by_epoch"])
def test_23_16_behind_walls_no_icon_brings_a_card(owed: str) -> None:
    settings = {"threats_owed": owed}
    scenario = venetia("military", 2, epoch="apogee", hand={0: "fortezze"}, settings=settings)
    scenario.play("attack zara", fate="conquest")
    scenario.play("play fortezze", "attack pola", fate="costly_victory").play("end")
    assert (scenario.step, threats_discarded(scenario)) == ("die", [])


@rule("VNZ-25.14", "VNZ-18.5")
def test_25_14_the_epoch_of_the_draw_counts_not_that_of_the_icon() -> None:
    settings = {"threats_owed": "by_epoch"}
    scenario = venetia("military", 1, epoch="apogee", venice=15, enemies=16, office=0, settings=settings,
                   pola="1 1 0")  # fmt: skip
    scenario.play("attack pola", fate="costly_victory")
    assert epoch(scenario) == "struggle"
    scenario.play("end", fate="fall_of_acre sack_of_tana conquest_of_majorca")
    assert len(threats_discarded(scenario)) == 3


@rule("VNZ-25.13", "VNZ-25.14")
def test_25_13_no_seat_is_asked_between_the_cards_at_the_end_of_a_turn() -> None:
    settings = {"veto_scope": "step_one"}
    scenario = venetia("military", 0, office=3, turn="owed = 2", settings=settings)
    scenario.play("end", fate="fall_of_acre sack_of_tana")
    assert (scenario.step, scenario.waiting) == ("die", (1,))


RULES_1 = """seats = 2
doge = 0
office = 1
control = ["mar_adriatico"]
dice = ["political_three"]

[[seat]]
board = "senator"

[[seat]]

[colonies]
zara = [2, 3]

[podesta]
zara = 1

[fleets]
mar_ionio = 1

[turn]
active = 0
type = "military"
ap = 2

[[decide]]
step = "close"
seat = 0

[[decide]]
step = "actions"
seat = 0
"""


@rule("VNZ-25.9", "VNZ-25.10", "VNZ-25.11", "VNZ-25.12")
def test_the_same_text_is_played_by_the_rules_that_it_names() -> None:
    """Without a version it is one of rules 1: the sea only is barred, and revolts go on."""
    then, now = (Scenario(GAME, GAME.read(head + RULES_1)) for head in ("", "rules = 2\n"))
    assert "messina" in then.nouns("attack")
    assert set(now.nouns("attack")) == DALMATIA
    then.play("attack zara", fate="conquest")
    now.play("attack zara", fate="conquest")
    assert (influence(then, "zara"), influence(now, "zara")) == ([3, 1], [4, 2])
    again = Scenario(GAME, GAME.read(GAME.write(then.position)))
    assert "messina" in again.nouns("attack")
