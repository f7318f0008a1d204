"""Settings that keep another reading of one sentence (VNZ-25.2, VNZ-25.10 to VNZ-25.15)."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.games.venetia.rules.scoring import to_first_scoring
from quattrocento.games.venetia.rules.threats import threats_due
from quattrocento.testing import rule
from quattrocento.testing.venetia import elected, first_election, threatened, venetia, without_dice
from quattrocento.testing.venetia.table import (
    discarded,
    epoch,
    family,
    in_office,
    influence,
    on_board,
    pawns,
    podesta,
    points,
    supply,
    threats_discarded,
)

REPEATED = {"revolt_losses": "until_below"}
REVOLT_FIRST = {"revolt_order": "revolt_first"}
FOR_GOOD = {"podesta_rule": "never_lost"}
STAYS = {"venice_after_meeting": "stays"}
LATE = {"scoring_timing": "end_of_turn"}
STEP_ONE = {"veto_scope": "step_one"}


def test_what_was_played_under_rules_1() -> None:
    before = {setting.name: setting.default_under(1) for setting in GAME.settings}
    changed = {name: value for name, value in before.items() if value != default(name)}
    assert changed == {
        "fleet_ban": "sea",
        "revolt_losses": "until_below",
        "revolt_order": "revolt_first",
        "venice_after_meeting": "stays",
    }


def default(name: str) -> bool | int | str:
    return next(setting.default for setting in GAME.settings if setting.name == name)


@rule("VNZ-25.10", "VNZ-R7", "VNZ-I12")
def test_25_10_the_revolt_is_repeated_until_fewer_than_six_are_left() -> None:
    scenario = venetia("military", 1, zara="2 3 0 podesta 1", settings=REPEATED)
    scenario.play("attack zara", fate="conquest")
    assert influence(scenario, "zara") == [3, 1, 0]  # 5 3, then 4 2, then 3 1
    alone = venetia("military", 1, zara="5 0 0 podesta 0", settings=REPEATED)
    alone.play("attack zara", fate="conquest")
    assert (influence(alone, "zara"), supply(alone)[0]) == ([5, 0, 0], 35)


@rule("VNZ-25.11", "VNZ-R7")
def test_25_11_first_the_revolt_then_the_podesta() -> None:
    # Six are enough for Messina (5), but the revolt leaves four.
    scenario = venetia("military", 1, messina="2 2 0", settings=REVOLT_FIRST)
    scenario.play("attack messina", fate="victory")
    assert (influence(scenario, "messina"), podesta(scenario, "messina"), pawns(scenario)[0]) == (
        [3, 1, 0],
        -1,
        2,
    )
    scenario = venetia("military", 1, messina="2 2 0", settings=REVOLT_FIRST)
    scenario.play("attack messina", fate="conquest")
    assert (influence(scenario, "messina"), podesta(scenario, "messina"), pawns(scenario)[0]) == (
        [4, 1, 0],
        0,
        3,
    )


@rule("VNZ-25.2", "VNZ-R5")
def test_25_2_a_podesta_for_good() -> None:
    scenario = threatened("peace_of_zara", zara="3 1 0 podesta 0", settings=FOR_GOOD)
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([2, 0, 0], 0)
    scenario = venetia("commercial", 1, zara="2 2 0 podesta 1", settings=FOR_GOOD).play("influence zara")
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([3, 2, 0], 1)
    scenario = threatened("peace_of_zara", zara="0 1 0 podesta 1", settings=FOR_GOOD)
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([0, 0, 0], 1)


@rule("VNZ-25.2", "VNZ-16.1")
def test_25_2_a_podesta_for_good_outlives_the_revolt_of_its_own_moment() -> None:
    scenario = venetia("military", 1, messina="2 2 0", settings=FOR_GOOD)
    scenario.play("attack messina", fate="victory")
    assert (influence(scenario, "messina"), podesta(scenario, "messina"), pawns(scenario)[0]) == (
        [3, 1, 0],
        0,
        3,
    )


@rule("VNZ-25.12", "VNZ-R10")
def test_25_12_after_the_meeting_venice_stands_still() -> None:
    scenario = venetia(
        "commercial", 2, epoch="struggle", venice=12, enemies=9, pola="1 1 0", settings=STAYS
    )
    scenario.play("influence pola")
    assert (podesta(scenario, "pola"), pawns(scenario)) == (0, (12, 9))


@rule("VNZ-25.12", "VNZ-R11")
def test_25_12_a_meeting_before_space_8_loses_the_first_scoring() -> None:
    scenario = venetia(
        "commercial", 2, epoch="struggle", venice=7, enemies=6, zara="1 0 0", pola="1 1 0", settings=STAYS
    )
    assert to_first_scoring(scenario.position) == 0
    scenario.play("influence pola")
    assert (pawns(scenario), points(scenario)) == ((7, 6), [0, 0, 0])


@rule("VNZ-25.12", "VNZ-25.3")
def test_25_12_venice_stands_still_from_the_meeting_on_though_its_scoring_waits() -> None:
    scenario = venetia(
        "commercial", 3, epoch="apogee", venice=15, enemies=16, pola="1 1 0", spalato="1 1 0",
        settings={**LATE, **STAYS},
    )  # fmt: skip
    scenario.play("influence pola", "influence spalato")
    assert (pawns(scenario), epoch(scenario), points(scenario)) == ((16, 16), "apogee", [0, 0, 0])


@rule("VNZ-25.3", "VNZ-R11", "VNZ-I18")
def test_25_3_a_first_scoring_in_the_struggle_waits_too() -> None:
    scenario = venetia(
        "commercial", 2, epoch="struggle", venice=7, enemies=6, zara="1 0 0", pola="1 1 0", settings=LATE
    )
    scenario.play("influence pola")
    assert (pawns(scenario), points(scenario), scenario.position.first_due) == ((8, 6), [0, 0, 0], True)
    again = GAME.read(GAME.write(scenario.position))
    assert again.first_due
    scenario.play("influence corfu", "end")
    assert (epoch(scenario), points(scenario)) == ("struggle", [2 + 2 + 2, 1, 0])
    assert not scenario.position.first_due


@rule("VNZ-25.3", "VNZ-18.10", "VNZ-R11")
def test_25_3_waiting_in_the_struggle_it_is_held_just_before_the_third() -> None:
    scenario = venetia(
        "military", 1, epoch="struggle", venice=7, enemies=2, seas={"mar_ionio": "1 1 0"}, zara="1 0 0",
        turn="owed = 1", settings=LATE,
    )  # fmt: skip
    scenario.play("route mar_ionio").play("end", fate="narentine_pirates").play("accept")
    assert (pawns(scenario), scenario.step, points(scenario)) == ((8, 1), "ballot", [2 + 2, 0, 0])


@rule("VNZ-25.13", "VNZ-R13")
def test_25_13_no_veto_at_the_end_of_a_turn() -> None:
    scenario = venetia("military", 0, turn="owed = 1", settings=STEP_ONE).play("end", fate="peace_of_zara")
    assert (scenario.step, threats_discarded(scenario)) == ("die", ["peace_of_zara"])
    scenario = venetia("commercial", 0, dice="", settings=STEP_ONE).play("end", fate="peace_of_zara")
    assert scenario.step == "veto"


@rule("VNZ-25.14", "VNZ-R16")
@pytest.mark.parametrize(
    ("rule_", "owed", "epoch_", "cards"),
    [
        ("one", 3, "rise", 1),
        ("by_epoch", 1, "apogee", 2),
        ("by_epoch", 3, "rise", 1),
        ("per_icon", 2, "rise", 2),
    ],
)
def test_25_14_threat_cards_for_the_icons_of_a_turn(rule_: str, owed: int, epoch_: str, cards: int) -> None:
    drawn = ["peace_of_zara", "fall_of_acre"][:cards]
    settings = {"threats_owed": rule_}
    scenario = venetia("military", 0, office=0, epoch=epoch_, turn=f"owed = {owed}", settings=settings)
    assert threats_due(scenario.position, owed) == cards
    scenario.play("end", fate=" ".join(drawn))
    assert threats_discarded(scenario) == drawn


@rule("VNZ-25.14")
def test_25_14_no_icon_no_card() -> None:
    scenario = venetia("military", 0, epoch="apogee", settings={"threats_owed": "by_epoch"}).play("end")
    assert (scenario.step, threats_discarded(scenario)) == ("die", [])
    drawn = without_dice("sack_of_tana", "fall_of_acre", epoch="apogee", settings={"threats_owed": "one"})
    assert len(threats_discarded(drawn)) == 2


@rule("VNZ-25.15", "VNZ-R18")
def test_25_15_the_family_cards_of_the_first_election_go_back_to_hand() -> None:
    chosen = ("galley_captain fondaco", "senator colleganza", "procurator libro_meraviglie")
    scenario = first_election(*chosen, first_election_family="back_to_hand")
    assert (in_office(scenario), on_board(scenario)) == ((2, 3), 0)
    assert [family(scenario, seat) for seat in range(3)] == [[1, 2, 3, 4, 5, 6]] * 3
    assert sorted(discarded(scenario)) == ["colleganza", "fondaco", "libro_meraviglie"]
    assert GAME.violations(scenario.position) == []


@rule("VNZ-25.15", "VNZ-19.12")
def test_25_15_those_of_later_ones_do_not() -> None:
    settings = {"first_election_family": "back_to_hand"}
    scenario = elected("castello san_polo", 3, 5, 2, settings=settings)
    assert on_board(scenario) == 5
    assert 3 not in family(scenario, 0)
