"""Election of the Doge (VNZ-19)."""

import pytest

from quattrocento.kernel.fate import FateError
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import rule
from quattrocento.testing.venetia import candidates, elected, election, venetia
from quattrocento.testing.venetia.table import (
    family,
    hand,
    in_office,
    in_sestiere,
    infamy,
    on_board,
    spent,
    tiles_out,
)


@rule("VNZ-19.1")
def test_19_1_at_the_end_of_a_turn_without_a_token_in_office() -> None:
    assert election().step == "ballot"
    assert venetia("commercial", 0, office=1).play("end").step == "die"


@rule("VNZ-19.1", "VNZ-6.1")
def test_19_1_the_last_token_of_the_doge_ends_his_term_with_that_turn() -> None:
    scenario = venetia(steps="close; die; doge_token", office=1).play(
        "keep_token", "die political_three", "end"
    )
    assert scenario.step == "ballot"


@rule("VNZ-19.2")
def test_19_2_the_old_doges_card_is_discarded_first() -> None:
    scenario = election(board="procurator")
    assert (on_board(scenario), spent(scenario, 0)) == (0, [5])
    assert "procurator" not in scenario.nouns("candidate", 0)


@rule("VNZ-19.2", "VNZ-R22", "VNZ-E34")
def test_e34_a_one_returns_to_hand_in_time_to_be_chosen_again() -> None:
    scenario = election(doge=1, board="young_patrician")
    assert "young_patrician" in scenario.nouns("candidate", 1)
    scenario.play(*candidates(dandolo=2, gradenigo=1, morosini=3), fate="castello san_polo")
    assert (spent(scenario, 1), family(scenario, 1)) == ([], [1, 2, 3, 4, 5, 6])


@rule("VNZ-R22", "VNZ-19.4")
def test_r22_an_infamous_doge_always_has_his_one() -> None:
    scenario = election(doge=1, board="young_patrician", infamy=1)
    assert scenario.nouns("candidate", 1) == ["young_patrician"]


@rule("VNZ-19.3", "VNZ-D18")
def test_19_3_everybody_chooses_a_family_card_in_secret() -> None:
    games = [
        election(spent={1: "merchant"}).play(f"1: candidate {card}") for card in ("senator", "procurator")
    ]
    assert games[0].waiting == (0, 2)
    for eyes in (0, 2, SPECTATOR):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)
    assert games[0].position.view(1) != games[1].position.view(1)
    assert len(election(spent={1: "merchant"}).nouns("candidate", 1)) == 5


@rule("VNZ-19.3")
def test_19_3_a_discarded_card_cannot_be_chosen() -> None:
    assert election(spent={1: "merchant"}).refused("1: candidate merchant").clause == "VNZ-19.3"


@rule("VNZ-19.4", "VNZ-D18")
def test_19_4_infamy_leaves_only_the_one() -> None:
    scenario = election(infamy=2)
    assert scenario.options(2) == ["candidate young_patrician"]
    assert scenario.refused("2: candidate senator").clause == "VNZ-19.4"
    assert len(scenario.options(1)) == 6


@rule("VNZ-19.4")
def test_19_4_the_infamous_player_is_asked_like_the_others() -> None:
    assert election(infamy=2).waiting == (0, 1, 2)


@rule("VNZ-19.5", "VNZ-D18")
def test_19_5_two_tiles_are_drawn_after_all_have_chosen() -> None:
    scenario = election().play(*candidates(dandolo=1, gradenigo=2))
    assert tiles_out(scenario) == []
    scenario.play(*candidates(morosini=3), fate="castello san_polo")
    assert sorted(tiles_out(scenario)) == ["castello", "san_polo"]


@rule("VNZ-19.5")
def test_19_5_the_second_tile_is_another_one() -> None:
    with pytest.raises(FateError):
        elected("castello castello", 1, 2, 3)


@rule("VNZ-19.5")
def test_19_5_both_come_out_together_in_no_order() -> None:
    told = [
        elected(tiles, 1, 2, 3).told("tiles_drawn") for tiles in ("castello san_polo", "san_polo castello")
    ]
    assert told[0] == told[1]


@rule("VNZ-19.5", "VNZ-19.15")
def test_19_15_a_drawn_tile_stays_out() -> None:
    scenario = elected("dorsoduro san_marco", 1, 2, 3, cards='tiles_out = ["castello", "san_polo"]')
    assert sorted(tiles_out(scenario)) == ["castello", "dorsoduro", "san_marco", "san_polo"]


@rule("VNZ-19.6")
@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ({}, 2),  # 1, 2, 4
        ({"ducats": {"castello": "0 3 0"}}, 1),  # 1, 2 + 3, 4
        ({"coloured": {"san_polo": "1 0 0"}}, 0),  # 1 + 4, 2, 4
        ({"grey": {"san_polo": "3 0 0"}}, 2),  # 1 + 3, 2, 4: the higher Family card
        ({"grey": {"san_polo": "4 0 0"}}, 0),  # 1 + 4, 2, 4
        ({"coloured": {"san_polo": "1 0 0"}, "ducats": {"castello": "0 3 2"}}, 2),  # 5, 5, 6
        ({"coloured": {"cannaregio": "2 0 0"}, "ducats": {"san_marco": "0 3 0"}}, 2),  # not drawn
    ],
)
def test_19_6_family_card_monuments_and_ducats_in_the_drawn_districts(
    more: dict[str, dict[str, str]], winner: int
) -> None:
    scenario = elected("castello san_polo", 1, 2, 4, board="procurator", **more)
    assert in_office(scenario)[0] == winner


@rule("VNZ-19.7", "VNZ-19.15", "VNZ-E20")
@pytest.mark.parametrize("tiles", ["quarantia dorsoduro", "dorsoduro quarantia"])
def test_e20_with_the_quarantia_only_one_district_counts(tiles: str) -> None:
    ducats = {"dorsoduro": "0 2 0", "castello": "3 0 0"}
    scenario = elected(tiles, 2, 2, 1, ducats=ducats, cards='tiles_out = ["san_polo", "san_marco"]')
    assert in_office(scenario)[0] == 1
    assert in_sestiere(scenario, 1, "dorsoduro") == (0, 0, 0)
    assert in_sestiere(scenario, 0, "castello") == (3, 0, 0)
    assert tiles_out(scenario) == []


@rule("VNZ-19.8")
def test_19_8_a_tie_goes_to_the_higher_family_card() -> None:
    scenario = elected("castello san_polo", 2, 3, 1, ducats={"castello": "1 0 0"})
    assert in_office(scenario)[0] == 1


@rule("VNZ-19.8", "VNZ-D2", "VNZ-R46", "VNZ-R47")
def test_19_8_a_full_tie_is_broken_by_the_leaving_doge() -> None:
    scenario = elected("castello san_polo", 3, 3, 2, doge=0)
    assert (scenario.step, scenario.waiting) == ("tie", (0,))
    assert scenario.options() == ["elect dandolo", "elect gradenigo"]
    assert scenario.refused("elect morosini").clause == "VNZ-19.8"
    scenario.play("elect gradenigo")
    assert in_office(scenario) == (1, 3)


@rule("VNZ-R46", "VNZ-19.9", "VNZ-D2")
def test_r46_the_doge_may_choose_himself() -> None:
    scenario = elected("castello san_polo", 3, 3, 3, doge=0).play("elect dandolo")
    assert (in_office(scenario), on_board(scenario)) == ((0, 3), 3)


@rule("VNZ-R46")
def test_r46_a_doge_who_is_not_tied_chooses_among_the_others() -> None:
    scenario = elected("castello san_polo", 3, 3, 1, doge=2)
    assert (scenario.waiting, scenario.options()) == ((2,), ["elect dandolo", "elect gradenigo"])


@rule("VNZ-19.9")
def test_19_9_the_old_doge_may_be_elected_again() -> None:
    assert in_office(elected("castello san_polo", 6, 3, 1)) == (0, 3)


@rule("VNZ-19.10")
def test_19_10_an_infamous_winner_discards_the_token_and_a_loser_keeps_it() -> None:
    won = elected("castello san_polo", 2, 3, 1, infamy=2, coloured={"castello": "0 0 1"})
    assert (in_office(won)[0], infamy(won)) == (2, -1)
    lost = elected("castello san_polo", 2, 3, 1, infamy=2)
    assert infamy(lost) == 2


@rule("VNZ-19.11", "VNZ-R19", "VNZ-R51")
@pytest.mark.parametrize(("seats", "tokens"), [(2, 4), (3, 3), (4, 3)])
def test_19_11_tokens_by_number_of_players(seats: int, tokens: int) -> None:
    chosen = dict(list({"dandolo": 1, "gradenigo": 6, "morosini": 2, "venier": 3}.items())[:seats])
    scenario = election(seats=seats).play(*candidates(**chosen), fate="castello san_polo")
    assert in_office(scenario) == (1, tokens)


@rule("VNZ-R51")
def test_r51_a_new_doge_takes_the_full_number_however_many_are_kept() -> None:
    scenario = elected("castello san_polo", 1, 6, 2, kept={0: 9, 1: 4, 2: 2})
    assert in_office(scenario) == (1, 3)


@rule("VNZ-19.12")
def test_19_12_the_winning_card_lies_on_the_board() -> None:
    scenario = elected("castello san_polo", 2, 6, 3)
    assert (on_board(scenario), spent(scenario, 1), family(scenario, 1)) == (6, [], [1, 2, 3, 4, 5])


@rule("VNZ-19.13")
def test_19_13_ducats_come_back_and_monuments_turn_grey_in_the_drawn_districts() -> None:
    scenario = elected(
        "castello san_polo",
        2,
        6,
        3,
        ducats={"castello": "2 1 0", "san_marco": "3 0 0"},
        coloured={"san_polo": "0 0 2", "dorsoduro": "1 0 0"},
        grey={"san_polo": "0 0 1"},
    )
    assert in_sestiere(scenario, 0, "castello") == (0, 0, 0)
    assert in_sestiere(scenario, 1, "castello") == (0, 0, 0)
    assert in_sestiere(scenario, 0, "san_marco") == (3, 0, 0)
    assert in_sestiere(scenario, 2, "san_polo") == (0, 0, 3)
    assert in_sestiere(scenario, 0, "dorsoduro") == (0, 1, 0)
    assert scenario.position.ducat_supply(0) == 12


@rule("VNZ-19.14")
def test_19_14_losers_discard_their_cards_but_a_one_comes_back() -> None:
    scenario = elected("castello san_polo", 1, 6, 3, board="senator")
    assert [spent(scenario, seat) for seat in range(3)] == [[4], [], [3]]
    assert 1 in family(scenario, 0)


@rule("VNZ-19.15", "VNZ-R23", "VNZ-E21", "VNZ-I21")
def test_e21_after_all_six_districts_everything_is_shuffled() -> None:
    out = 'tiles_out = ["cannaregio", "san_polo", "castello", "dorsoduro"]'
    scenario = elected("san_marco santa_croce", 1, 2, 3, cards=out)
    assert tiles_out(scenario) == []


@rule("VNZ-R23", "VNZ-19.15")
def test_r23_with_the_quarantia_the_tiles_are_shuffled_after_the_election() -> None:
    out = 'tiles_out = ["cannaregio", "san_polo", "castello", "dorsoduro"]'
    scenario = election(cards=out).play(
        *candidates(dandolo=3, gradenigo=3, morosini=2), fate="quarantia san_marco"
    )
    assert scenario.step == "tie"
    assert "castello" in tiles_out(scenario)
    scenario.play("elect dandolo")
    assert tiles_out(scenario) == []


@rule("VNZ-24.3", "VNZ-19.3")
def test_19_3_no_action_card_in_an_election_of_the_full_rules() -> None:
    scenario = election(hand={1: "muda"}).play("1: candidate senator")
    assert scenario.waiting == (0, 2)
    assert hand(scenario, 1) == ["muda"]
