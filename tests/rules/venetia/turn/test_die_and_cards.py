"""Step 3: the die and the cards received (VNZ-7)."""

from typing import Any

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import ap, deck, discarded, hand, in_sestiere

DECK = [row["id"] for row in GAME.standard_components().data["action_cards"] for _ in range(row["copies"])]


def take(die: str, **more: Any) -> Scenario:
    """Seat 1 is about to take this die or another one."""
    return venetia(seat=1, steps="close; die", dice=f"{die} military_three", **more)


def received(card: str, **more: Any) -> Scenario:
    """Seat 1 has drawn this card and chooses what to do with it."""
    return take("commercial_two", **more).play("die commercial_two", fate=card)


def all_but(*cards: str) -> str:
    """Every Action card but these is discarded: the deck is empty."""
    left = list(DECK)
    for card in cards:
        left.remove(card)
    return f"discarded = {left}"


@rule("VNZ-7.1")
@pytest.mark.parametrize(
    ("die", "verbs"),
    [
        ("commercial_three", {"route", "influence", "end"}),
        ("military_three", {"route", "attack", "end"}),
        ("political_three", {"route", "influence", "end"}),
    ],
)
def test_7_1_the_colour_is_the_type_of_the_turn(die: str, verbs: set[str]) -> None:
    scenario = venetia(seat=1, steps="close; die", dice=f"{die} political_four").play(f"die {die}")
    assert {text.split()[0] for text in scenario.options()} == verbs


@rule("VNZ-7.1", "VNZ-R50")
def test_7_1_gold_spreads_and_bronze_concentrates() -> None:
    gold = take("commercial_three").play("die commercial_three", "influence zara")
    assert "zara" not in gold.nouns("influence")
    bronze = take("political_three").play("die political_three", "influence zara")
    assert bronze.nouns("influence") == ["zara"]


@rule("VNZ-7.2", "VNZ-8.1")
@pytest.mark.parametrize(("die", "points"), [("political_two", 2), ("political_three", 3)])
def test_7_2_the_number_is_the_number_of_action_points(die: str, points: int) -> None:
    scenario = take(die).play(f"die {die}", fate="muda" if points == 2 else "")
    if points == 2:
        scenario.play("keep")
    assert ap(scenario) == points


@rule("VNZ-7.3", "VNZ-D6")
def test_7_3_a_two_gives_the_active_player_a_card() -> None:
    scenario = received("muda")
    assert (scenario.step, scenario.waiting) == ("received", (1,))
    assert scenario.options() == ["keep", "cash"]
    scenario.play("keep")
    assert (hand(scenario, 1), ap(scenario)) == (["muda"], 2)
    assert scenario.step == "actions"


@rule("VNZ-7.4", "VNZ-R26")
def test_7_4_a_four_gives_every_other_player_a_card_clockwise() -> None:
    scenario = take("commercial_four").play("die commercial_four", fate="muda")
    assert (scenario.step, scenario.waiting) == ("received", (2,))
    scenario.play("keep", fate="bailo")
    assert scenario.waiting == (0,)
    scenario.play("keep")
    assert [hand(scenario, seat) for seat in range(3)] == [["bailo"], [], ["muda"]]
    assert (scenario.step, scenario.waiting, ap(scenario)) == ("actions", (1,), 4)


@rule("VNZ-R26")
def test_r26_one_places_his_ducats_before_the_next_draws() -> None:
    scenario = take("commercial_four").play("die commercial_four", fate="muda").play("cash")
    assert (scenario.step, scenario.waiting) == ("cash", (2,))
    scenario.play("ducats cannaregio:1,san_polo:1", fate="bailo")
    assert (scenario.step, scenario.waiting) == ("received", (0,))
    assert in_sestiere(scenario, 2, "san_polo") == (1, 0, 0)


@rule("VNZ-R26", "VNZ-7.10")
def test_r26_a_short_deck_serves_the_first_ones() -> None:
    rest = list(DECK)
    rest.remove("bailo")
    scenario = take("commercial_four", hand={1: " ".join(rest)})
    assert deck(scenario) == 1
    scenario.play("die commercial_four", fate="bailo").play("keep")
    assert [hand(scenario, seat) for seat in (0, 2)] == [[], ["bailo"]]
    assert (scenario.step, scenario.waiting) == ("actions", (1,))


@rule("VNZ-7.5")
def test_7_5_a_three_gives_nobody_a_card() -> None:
    scenario = take("political_three").play("die political_three")
    assert scenario.step == "actions"
    assert deck(scenario) == 36


@rule("VNZ-7.6", "VNZ-D6")
def test_7_6_a_kept_card_stays_hidden_and_a_cashed_one_is_shown() -> None:
    games = [received(card).play("keep") for card in ("muda", "bailo")]
    for eyes in (0, 2, SPECTATOR):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)
    scenario = received("bailo").play("cash", "ducats san_marco:2,santa_croce:0")
    assert discarded(scenario) == ["bailo"]
    assert hand(scenario, 1) == []


@rule("VNZ-7.6")
def test_7_6_a_received_card_is_seen_by_its_receiver_alone() -> None:
    games = [received(card) for card in ("muda", "bailo")]
    for eyes in (0, 2, SPECTATOR):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)
    assert games[0].position.view(1) != games[1].position.view(1)


@rule("VNZ-7.7", "VNZ-D7")
def test_7_7_all_ducats_in_one_or_split_over_two_sestieri() -> None:
    scenario = received("fondaco").play("cash")
    assert sorted(scenario.nouns("ducats")) == [
        "cannaregio:0,san_polo:3",
        "cannaregio:1,san_polo:2",
        "cannaregio:2,san_polo:1",
        "cannaregio:3,san_polo:0",
    ]
    scenario.play("ducats cannaregio:1,san_polo:2")
    assert in_sestiere(scenario, 1, "cannaregio") == (1, 0, 0)
    assert in_sestiere(scenario, 1, "san_polo") == (2, 0, 0)


@rule("VNZ-7.7", "VNZ-20.1", "VNZ-E22")
def test_e22_monuments_are_built_after_all_ducats_are_placed() -> None:
    scenario = received("fondaco", ducats={"san_polo": "0 3 0", "cannaregio": "0 1 0"})
    scenario.play("cash", "ducats cannaregio:1,san_polo:2")
    assert in_sestiere(scenario, 1, "san_polo") == (1, 1, 0)
    assert in_sestiere(scenario, 1, "cannaregio") == (2, 0, 0)
    assert scenario.position.ducat_supply(1) == 12


@rule("VNZ-7.8")
def test_7_8_a_card_in_hand_cannot_be_cashed_later() -> None:
    scenario = venetia("commercial", 3, hand={0: "muda"})
    assert "cash" not in scenario.options()
    scenario.refused("cash")


@rule("VNZ-7.9")
@pytest.mark.parametrize(
    ("card", "sestieri"),
    [
        ("muda", ("cannaregio", "san_polo")),
        ("arsenale", ("castello", "dorsoduro")),
        ("bailo", ("san_marco", "santa_croce")),
    ],
)
def test_7_9_each_colour_belongs_to_two_sestieri(card: str, sestieri: tuple[str, str]) -> None:
    scenario = received(card).play("cash")
    first, second = sestieri
    assert set(scenario.nouns("ducats")) == {f"{first}:{n},{second}:{2 - n}" for n in range(3)}


@rule("VNZ-7.10")
def test_7_10_an_empty_deck_is_made_anew_from_the_discards() -> None:
    scenario = take("commercial_two", cards=all_but())
    assert deck(scenario) == 0
    scenario.play("die commercial_two", fate="serrata")
    assert (deck(scenario), discarded(scenario)) == (35, [])


@rule("VNZ-7.10")
def test_7_10_without_deck_and_discards_nothing_is_drawn() -> None:
    cards = {0: " ".join(DECK[:18]), 2: " ".join(DECK[18:])}
    scenario = take("commercial_two", hand=cards).play("die commercial_two")
    assert (scenario.step, ap(scenario), hand(scenario, 1)) == ("actions", 2, [])


@rule("VNZ-7.10")
def test_7_10_a_card_being_played_is_not_among_the_discards() -> None:
    rest = list(DECK)
    for card in ("banco_giro", "bailo"):
        rest.remove(card)
    scenario = venetia(
        "commercial",
        3,
        hand={0: "banco_giro", 1: " ".join(rest)},
        cards='discarded = ["bailo"]',
    )
    scenario.play("play banco_giro", fate="bailo").play("keep")
    assert (scenario.step, hand(scenario, 0)) == ("actions", ["bailo"])
    assert discarded(scenario) == ["banco_giro"]
