"""The auction: buying and declining (MAG-5.3.9 to MAG-5.3.17)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.magnifico import auction, buyers, cards, magnifico

THREE = "tank_covered gyroscope"
FOUR = "tank_covered airplane_glider gyroscope"
FIVE = "tank_covered airplane_glider gyroscope bombard"


@rule("MAG-5.3.9", "MAG-D5")
def test_5_3_9_a_buyer_takes_one_card_and_pays_his_whole_bid() -> None:
    scenario = auction(FOUR, 10, 20, 30, 40)
    assert sorted(scenario.options()) == [
        "buy airplane_glider",
        "buy gyroscope",
        "buy tank_covered",
        "decline",
    ]
    scenario.play("buy gyroscope")
    assert list(scenario.position.money) == [100, 100, 100, 60]
    assert sorted(scenario.options()) == ["buy airplane_glider", "buy tank_covered", "decline"]
    scenario.refused("buy gyroscope")
    scenario.refused("buy bombard")


@rule("MAG-5.3.9")
def test_5_3_9_when_no_card_is_left_the_others_keep_their_money() -> None:
    scenario = auction(THREE, 10, 20, 30).play("buy gyroscope", "buy tank_covered")
    assert (scenario.step, list(scenario.position.money)) == ("turn", [100, 80, 70])


@rule("MAG-5.3.10")
def test_5_3_10_who_declines_keeps_his_money_and_has_no_second_chance() -> None:
    scenario = auction(FOUR, 10, 20, 30, 40)
    assert buyers(scenario, "decline", "buy gyroscope", "decline", "buy tank_covered") == [3, 2, 1, 0]
    # the Airplane card is left over, but seats 3 and 1 are not asked again
    assert scenario.step == "turn"
    assert list(scenario.position.money) == [90, 100, 70, 100]
    assert (cards(scenario, 3), cards(scenario, 3, "archive")) == ([], [])


@rule("MAG-5.3.11")
def test_5_3_11_the_first_buyer_takes_leonardo_at_once() -> None:
    scenario = auction(THREE, 10, 20, 30).play("buy gyroscope")
    assert (scenario.step, scenario.position.holder) == ("buy", 2)
    scenario.play("buy tank_covered")
    assert scenario.position.holder == 2
    assert (scenario.step, scenario.waiting) == ("turn", (2,))


@rule("MAG-5.3.12", "MAG-R4")
def test_r4_the_first_in_rank_who_buys_becomes_magnifico() -> None:
    scenario = auction(THREE, 10, 20, 30).play("decline")
    assert scenario.position.holder == 0
    scenario.play("buy gyroscope")
    assert scenario.position.holder == 1
    scenario.play("buy tank_covered")
    assert scenario.position.holder == 1


@rule("MAG-5.3.12", "MAG-R5")
def test_r5_if_nobody_buys_leonardo_stays() -> None:
    scenario = auction(THREE, 10, 20, 30, holder=1).play("decline", "decline", "decline")
    assert (scenario.position.holder, scenario.step, scenario.waiting) == (1, "turn", (1,))
    assert list(scenario.position.money) == [100] * 3
    scenario.play("pass", "pass", "pass", fate="tank_colossus bombard")
    leonardo = {seat: points for seat, points, *_ in scenario.told("scored")}
    assert leonardo == {0: 0, 1: 2, 2: 0}


@rule("MAG-5.3.13")
@pytest.mark.parametrize(
    ("owned", "forbidden", "allowed"),
    [
        ("tank_scythed", "tank_covered", "airplane_glider"),
        ("airplane_great_kite", "airplane_glider", "tank_covered"),
    ],
)
def test_5_3_13_one_tank_card_and_one_airplane_card(owned: str, forbidden: str, allowed: str) -> None:
    scenario = auction(FOUR, 40, 10, 10, 10, field={0: owned})
    assert scenario.refused(f"buy {forbidden}").clause == "MAG-5.3.13"
    assert sorted(scenario.options()) == sorted([f"buy {allowed}", "buy gyroscope", "decline"])


@rule("MAG-5.3.13")
def test_5_3_13_copies_of_other_cards_may_be_bought() -> None:
    shown = "tank_covered airplane_glider bombard bombard"
    scenario = auction(shown, 50, 40, 10, 10, 10, field={0: "bombard"})
    assert scenario.nouns("buy").count("bombard") == 1
    scenario.play("buy bombard")
    assert (cards(scenario, 0), cards(scenario, 0, "archive")) == (["bombard"], ["bombard"])
    assert "buy bombard" in scenario.options()


@rule("MAG-5.3.14", "MAG-D5")
def test_5_3_14_one_card_for_each_player() -> None:
    scenario = auction(FIVE, 50, 40, 30, 20, 10)
    assert len(scenario.options()) == 5
    assert buyers(scenario, "buy gyroscope", "decline", "decline", "decline") == [0, 1, 2, 3, 4]
    scenario.refused("0: buy bombard")
    scenario.play("decline")
    assert (scenario.step, cards(scenario, 0, "archive"), cards(scenario, 0)) == ("turn", ["gyroscope"], [])


@rule("MAG-5.3.15")
def test_5_3_15_a_machine_card_goes_into_the_field_at_once_and_free() -> None:
    scenario = auction(THREE, 30, 20, 10, rome="0: 3 soldiers, castle").play("buy tank_covered")
    assert (cards(scenario, 0), cards(scenario, 0, "archive")) == (["tank_covered"], [])
    assert scenario.position.money[0] == 70
    scenario.play("decline", "decline")
    assert scenario.waiting == (0,)
    assert "tank rome" in scenario.options()


@rule("MAG-5.3.16", "MAG-5.3.17")
def test_5_3_16_any_other_card_goes_to_the_archive() -> None:
    # seat 0 has no Airplane card
    scenario = auction(THREE, 30, 20, 10).play("buy gyroscope")
    assert (cards(scenario, 0), cards(scenario, 0, "archive")) == ([], ["gyroscope"])


@rule("MAG-5.3.16")
@pytest.mark.parametrize(("place", "landed"), [("archive", 2), ("field", 1)])
def test_5_3_16_a_card_in_the_archive_has_no_effect(place: str, landed: int) -> None:
    submarine = {1: "submarine"}
    scenario = magnifico(
        rome="0: 5 soldiers",
        tunis="1: 3 soldiers",
        athens="1: 1 soldier",
        archive=submarine if place == "archive" else None,
        field=submarine if place == "field" else None,
    )
    scenario.play("attack tunis", "soldiers 3")
    assert scenario.position.battle.soldiers == landed


@rule("MAG-R8", "MAG-5.3.9", "MAG-D5")
def test_r8_who_may_own_none_of_the_cards_left_is_not_asked() -> None:
    shown = "tank_covered tank_colossus gyroscope"
    scenario = auction(shown, 40, 30, 20, 10, field={1: "tank_scythed", 2: "airplane_glider"})
    assert buyers(scenario, "buy gyroscope", "buy tank_covered") == [0, 2, 3]
    assert scenario.position.money[1] == 100


@rule("MAG-E10")
def test_e10_a_tank_card_that_the_second_may_not_buy() -> None:
    field = {0: "tank_scythed", 1: "tank_colossus"}
    scenario = auction(THREE, 50, 40, 10, money=[100, 40, 100], field=field)
    assert scenario.options() == ["buy gyroscope", "decline"]
    assert buyers(scenario, "buy gyroscope") == [0, 2]
    assert scenario.options() == ["buy tank_covered", "decline"]
    assert scenario.position.money[1] == 40
    declined = auction(THREE, 50, 40, 10, money=[100, 40, 100], field=field)
    declined.play("buy gyroscope", "decline")
    assert len(declined.position.machine_bottom) == 1
    scenario.play("buy tank_covered")
    assert (cards(scenario, 2), list(scenario.position.machine_bottom)) == (["tank_covered"], [])
