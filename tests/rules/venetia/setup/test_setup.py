"""Setup (VNZ-2)."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.setting import SetupError
from quattrocento.testing import rule
from quattrocento.testing.venetia import ROLL, first_election, start
from quattrocento.testing.venetia.table import (
    at_sea,
    available,
    controlled,
    epoch,
    family,
    fleets,
    hand,
    in_office,
    in_sestiere,
    infamy,
    influence,
    kingdom,
    pawns,
    points,
    supply,
    threats_discarded,
    tiles_out,
    vp_tokens,
)

REGIONS = [row["id"] for row in GAME.standard_components().data["regions"]]
SEAS = [row["id"] for row in GAME.standard_components().data["seas"]]
COLONIES = [row["id"] for row in GAME.standard_components().data["colonies"]]
SESTIERI = [row["id"] for row in GAME.standard_components().data["sestieri"]]


@rule("VNZ-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_two_to_four_players(seats: int) -> None:
    assert start(seats).waiting == tuple(range(seats))


@rule("VNZ-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_1_1_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(SetupError):
        GAME.start(seats, {}, Dice(1))


@rule("VNZ-2.1")
def test_2_1_six_family_cards_and_all_pieces_to_each_player() -> None:
    scenario = start(3)
    assert [family(scenario, seat) for seat in range(3)] == [[1, 2, 3, 4, 5, 6]] * 3
    assert supply(scenario) == [40, 40, 40]
    assert list(scenario.position.podesta_supply) == [8, 8, 8]


@rule("VNZ-2.2")
def test_2_2_ducats_and_monuments_to_each_player() -> None:
    scenario = start(4)
    assert [scenario.position.ducat_supply(seat) for seat in range(4)] == [15] * 4
    assert [scenario.position.monument_supply(seat) for seat in range(4)] == [6] * 4


@rule("VNZ-2.3")
def test_2_3_three_action_cards_to_each_player() -> None:
    scenario = start(2, "muda muda bailo fondaco crociata serrata")
    assert hand(scenario, 0) == ["bailo", "muda", "muda"]
    assert hand(scenario, 1) == ["crociata", "fondaco", "serrata"]


@rule("VNZ-2.4", "VNZ-18.1")
def test_2_4_the_pawns_stand_at_the_two_ends() -> None:
    assert pawns(start()) == (1, 22)


@rule("VNZ-2.5")
def test_2_5_the_epoch_is_the_rise() -> None:
    assert epoch(start()) == "rise"


@rule("VNZ-2.6")
def test_2_6_three_kingdoms_that_remove_nothing() -> None:
    scenario = start()
    found = {region: kingdom(scenario, region) for region in REGIONS if kingdom(scenario, region)}
    assert found == {
        "levante": "abbasid_caliphate",
        "romania": "byzantine_empire",
        "ponente": "cordoba_caliphate",
    }


@rule("VNZ-2.7")
def test_2_7_one_fleet_in_the_western_sea() -> None:
    scenario = start()
    assert {sea: fleets(scenario, sea) for sea in SEAS if fleets(scenario, sea)} == {"mar_di_ponente": 1}


@rule("VNZ-2.8")
def test_2_8_everything_is_shuffled_and_face_down() -> None:
    scenario = start()
    position = scenario.position
    assert position.threat_deck == (1,) * 24
    assert (position.drawn, tiles_out(scenario), vp_tokens(scenario, 0)) == ((), [], [])
    hands = {GAME.start(3, {}, Dice(seed)).hand for seed in range(5)}
    assert len(hands) == 5


@rule("VNZ-2.9")
def test_2_9_the_first_doge_is_elected() -> None:
    scenario = start()
    assert (scenario.step, scenario.waiting) == ("ballot", (0, 1, 2))
    assert in_office(scenario)[0] == -1


@rule("VNZ-2.10", "VNZ-R20")
def test_2_10_the_doge_takes_his_tokens_rolls_and_begins() -> None:
    scenario = first_election("merchant bailo", "head_of_the_house colleganza", "senator libro_meraviglie")
    assert in_office(scenario) == (1, 3)
    assert sorted(available(scenario)) == sorted(ROLL.split())
    assert (scenario.step, scenario.waiting) == ("doge_token", (1,))


@rule("VNZ-R20", "VNZ-R13")
def test_r20_no_threat_card_before_the_first_turn() -> None:
    scenario = first_election("merchant bailo", "head_of_the_house colleganza", "senator libro_meraviglie")
    assert threats_discarded(scenario) == []
    assert pawns(scenario) == (1, 22)


@rule("VNZ-2.11")
def test_2_11_nothing_else_lies_on_the_board() -> None:
    scenario = start()
    assert infamy(scenario) == -1
    assert controlled(scenario) == []
    assert all(sum(influence(scenario, colony)) == 0 for colony in COLONIES)
    assert all(sum(at_sea(scenario, sea)) == 0 for sea in SEAS)
    assert all(in_sestiere(scenario, 0, sestiere) == (0, 0, 0) for sestiere in SESTIERI)
    assert points(scenario) == [0, 0, 0]
