"""What attacks and elections may bring: chances, ranges, and what a later choice decides."""

import pytest

from quattrocento.kernel.effect import Effect
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import election, last_scoring, start, venetia
from tests.rules.venetia.advice.signs import effects_of, signs

# Of 24 Battle tokens 3 have value 0, 11 value 1, 8 value 2, 2 value 3; 4 plunder, 6 bring a Threat.


def _of(scenario: Scenario, move: str, account: str, seat: int = 0) -> Effect:
    found = [one for one in effects_of(scenario, move) if one.account == account and one.seats == (seat,)]
    assert len(found) == 1
    return found[0]


@rule("VNZ-13.2", "VNZ-15.2", "VNZ-15.3", "VNZ-16.4")
def test_an_attack_tells_its_chances_over_the_tokens_that_are_left() -> None:
    # Spalato (3) holds 1: a token of value 2 or 3 brings the Podestà, 10 of 24.
    scenario = venetia("military", 2, spalato="1 0 0", zara="1 0 0")
    assert signs(scenario, "attack spalato") == [
        ("-1 AP", "VNZ-8.2"),
        ("42%: +1 Podestà", "VNZ-16.4"),
        ("+0 … +3 Influence", "VNZ-13.2"),
        ("+0 … +2 at next scoring", "VNZ-21.1"),
        ("42%: Venice to space 3", "VNZ-18.2"),
        ("17%: +1 … +3 Ducats*", "VNZ-15.2"),
        ("25%: 1 Threat card", "VNZ-15.3"),
    ]
    assert _of(scenario, "attack spalato", "podesta").chance == pytest.approx(10 / 24)


@rule("VNZ-13.3", "VNZ-16.2")
def test_an_attack_on_a_podesta_brings_infamy_and_perhaps_a_revolt() -> None:
    scenario = venetia("military", 2, zara="1 4 0 podesta 1")
    told = signs(scenario, "attack zara")
    assert ("you take Infamy", "VNZ-13.3") in told
    assert ("88%: revolt: all lose 1", "VNZ-16.2") in told  # any token but the three of value 0
    assert ("88%: Bruno: -1 Influence", "VNZ-16.2") in told


@rule("VNZ-14.2", "VNZ-14.3", "VNZ-14.4")
def test_an_attack_on_fleets_tells_the_tokens_and_the_influence() -> None:
    scenario = venetia("military", 2, fleets={"mar_ionio": 2})
    assert _of(scenario, "engage mar_ionio", "influence").chance == pytest.approx(10 / 24)
    tokens = _of(scenario, "engage mar_ionio", "vp_tokens")
    assert (tokens.least, tokens.most, tokens.saying.clause) == (0, 2, "VNZ-14.4")


@rule("VNZ-23.10")
def test_hired_captains_put_the_outcome_off_to_the_next_choice() -> None:
    scenario = venetia("military", 2, hand={0: "condottieri"}).play("play condottieri")
    placed = _of(scenario, "attack zara", "influence")
    assert placed.later
    assert placed.bounds() == (0, 3)
    scenario.play("attack zara", fate="skirmish")
    assert ("+1 Influence", "VNZ-13.2") in signs(scenario, "use")
    assert ("must be used", "VNZ-23.10") in signs(scenario, "redraw")


@rule("VNZ-23.14")
def test_the_stradiots_add_one_to_a_token_that_is_seen() -> None:
    scenario = venetia("military", 2, hand={0: "stradioti"}).play("play stradioti")
    scenario.play("attack zara", fate="victory")
    assert ("+3 Influence", "VNZ-13.2") in signs(scenario, "reinforce")
    assert ("+2 Influence", "VNZ-13.2") in signs(scenario, "wait")


@rule("VNZ-23.11")
def test_a_crusade_draws_two_tokens() -> None:
    scenario = venetia("military", 2, hand={0: "crociata"}).play("play crociata")
    placed = _of(scenario, "attack acri", "influence")
    # The sum of two tokens is 6 at most; Acre then has a revolt, which takes one.
    assert (placed.least, placed.most) == (0, 5)
    assert not [one for one in effects_of(scenario, "attack acri") if one.account == "action_points"]


# ---- elections


@rule("VNZ-19.8", "VNZ-19.11", "VNZ-19.13", "VNZ-19.14")
def test_a_candidate_tells_his_chance_and_what_the_election_takes() -> None:
    scenario = election(seats=2, ducats={"castello": "2 0", "san_polo": "1 0", "dorsoduro": "1 0"})
    told = signs(scenario, "candidate merchant")
    assert told[1:] == [("the card is spent", "VNZ-19.14"), ("-3 … +0 Ducats*", "VNZ-19.13")]
    assert told[0][0].endswith("%: +4 Doge tokens*")
    assert told[0][1] == "VNZ-19.11"
    young = [sign for sign, _ in signs(scenario, "candidate young_patrician")]
    assert "the card is spent" not in young


@rule("VNZ-3.1", "VNZ-3.6")
def test_the_action_card_of_the_first_election_is_spent() -> None:
    scenario = start(3).play("0: candidate senator")
    told = signs(scenario, "vote fondaco")
    assert told[0][0].endswith("+3 Doge tokens*")
    assert told[1:] == [("-1 Action card*", "VNZ-3.6")]


@rule("VNZ-21.10")
def test_the_final_election_is_told_in_points() -> None:
    scenario = last_scoring(zara="1 0 0")
    points = _of(scenario, "candidate head_of_the_house", "points")
    assert (points.least, points.most, points.later, points.saying.clause) == (6, 6, True, "VNZ-21.10")


@rule("VNZ-19.8", "VNZ-19.11")
def test_the_doge_who_breaks_a_tie_knows_what_it_gives_to_whom() -> None:
    scenario = election().play(
        "0: candidate merchant",
        "1: candidate procurator",
        "2: candidate procurator",
        fate="castello san_polo",
    )
    assert signs(scenario, "elect gradenigo") == [("Bruno: +3 Doge tokens", "VNZ-19.11")]
