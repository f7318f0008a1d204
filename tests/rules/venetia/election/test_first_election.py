"""The first election (VNZ-3)."""

from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import rule
from quattrocento.testing.venetia import ROLL, first_election, start
from quattrocento.testing.venetia.table import (
    discarded,
    family,
    hand,
    in_office,
    on_board,
    spent,
    tiles_out,
)

# Values of the Action cards dealt by default: seat 0 fondaco 3, crociata 1, bailo 2;
# seat 1 colleganza 2, arsenale 2, broglio 1; seat 2 libro_meraviglie 1, galeazze 1, capitolazioni 3.


@rule("VNZ-3.1", "VNZ-D1")
def test_3_1_a_family_card_then_an_action_card() -> None:
    scenario = start()
    assert len(scenario.nouns("candidate", 1)) == 6 == len(scenario.options(1))
    scenario.play("1: candidate senator")
    assert sorted(scenario.options(1)) == ["vote arsenale", "vote broglio", "vote colleganza"]
    scenario.play("1: vote broglio")
    assert scenario.waiting == (0, 2)


@rule("VNZ-3.1", "VNZ-D1")
def test_3_1_the_family_card_comes_before_the_action_card() -> None:
    reason = start().refused("0: vote bailo")
    assert (reason.message, reason.clause) == ("why-candidate-first", "VNZ-3.1")


@rule("VNZ-3.1", "VNZ-D1")
def test_3_1_the_choices_are_secret_until_all_have_chosen() -> None:
    games = [
        start().play(f"0: candidate {candidate}", f"0: vote {vote}")
        for candidate, vote in (("senator", "bailo"), ("merchant", "fondaco"))
    ]
    for eyes in (1, 2, SPECTATOR):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)
    assert games[0].position.view(0) != games[1].position.view(0)


@rule("VNZ-3.2", "VNZ-3.3")
def test_3_2_votes_are_the_family_card_and_the_ducats() -> None:
    # 2 + 3 against 3 + 1 and 3 + 1: the lower Family card wins with more Ducats
    scenario = first_election("merchant fondaco", "galley_captain broglio", "galley_captain galeazze")
    assert in_office(scenario)[0] == 0


@rule("VNZ-3.4", "VNZ-E1")
def test_e1_among_equal_votes_the_higher_family_card_wins() -> None:
    scenario = first_election("galley_captain fondaco", "senator colleganza", "procurator libro_meraviglie")
    assert in_office(scenario) == (2, 3)
    assert on_board(scenario) == 5
    assert [spent(scenario, seat) for seat in range(3)] == [[3], [4], []]
    assert sorted(discarded(scenario)) == ["colleganza", "fondaco", "libro_meraviglie"]
    assert (scenario.step, scenario.waiting) == ("doge_token", (2,))


@rule("VNZ-3.5", "VNZ-E2", "VNZ-R18")
def test_e2_a_full_tie_is_broken_at_random() -> None:
    for winner, seat in (("dandolo", 0), ("gradenigo", 1)):
        scenario = first_election(
            "senator bailo", "senator colleganza", "young_patrician capitolazioni", fate=f"{winner} {ROLL}"
        )
        assert in_office(scenario)[0] == seat
        assert family(scenario, 2) == [1, 2, 3, 4, 5, 6]


@rule("VNZ-3.6", "VNZ-R18")
def test_3_6_the_action_cards_are_discarded_without_effect() -> None:
    scenario = first_election("head_of_the_house bailo", "senator colleganza", "senator galeazze")
    assert sorted(discarded(scenario)) == ["bailo", "colleganza", "galeazze"]
    assert hand(scenario, 0) == ["crociata", "fondaco"]
    assert len(scenario.position.treated[0]) > 0
    assert sum(scenario.position.treated[0]) == 0


@rule("VNZ-3.7", "VNZ-R18")
def test_3_7_the_winning_card_goes_to_the_board_and_a_one_comes_back() -> None:
    scenario = first_election("young_patrician fondaco", "head_of_the_house arsenale", "merchant galeazze")
    assert on_board(scenario) == 6
    assert family(scenario, 0) == [1, 2, 3, 4, 5, 6]
    assert family(scenario, 1) == [1, 2, 3, 4, 5]
    assert (family(scenario, 2), spent(scenario, 2)) == ([1, 3, 4, 5, 6], [2])


@rule("VNZ-3.7", "VNZ-R22")
def test_3_7_a_one_that_wins_lies_on_the_board_too() -> None:
    scenario = first_election("young_patrician fondaco", "young_patrician broglio", "merchant galeazze")
    assert (in_office(scenario)[0], on_board(scenario)) == (0, 1)
    assert family(scenario, 0) == [2, 3, 4, 5, 6]


@rule("VNZ-3.8")
def test_3_8_no_district_tile_is_drawn() -> None:
    # Fate is asked for the dice alone
    scenario = first_election("senator fondaco", "merchant arsenale", "merchant galeazze", fate=ROLL)
    assert tiles_out(scenario) == []
