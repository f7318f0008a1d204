"""Settings of a game: targets, prices, auctions, rich start (MAG-14, Sources and editions)."""

from collections.abc import Sequence
from typing import Any

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.rules.verbs import CARD
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.setting import SettingValue, SetupError
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, auction, magnifico, start

DEFAULTS: dict[str, SettingValue] = {
    "target_vp": 30,
    "machine_cost": "card",
    "unsold_cards": "bottom",
    "tie_reference": "new_holder",
    "retreat_timing": "any_moment",
    "bombed_tanks": "may_stop",
    "workshop_cards": "usable",
    "doomed_landing": False,
    "culverin_targets": "assault",
    "assault_sequence": "free",
    "rich_start": False,
    "double_explosion": False,
    "self_destruct": False,
    "machines_need_infantry": False,
    "second_place_vp": False,
}


def bidding(seats: int, shown: str, **settings: SettingValue) -> Scenario:
    """Sealed bids are asked for, with these cards shown; seat 0 is the holder."""
    return auction(shown, seats=seats, settings=settings)


def bid(scenario: Scenario, *florins: int) -> Scenario:
    return scenario.play(*(f"{seat}: bid {amount}" for seat, amount in enumerate(florins)))


def names(cards: Sequence[int]) -> list[str]:
    return [CARD.text(card) for card in cards]


def settled(seats: int, **settings: Any) -> Scenario:
    """A new game after the placing of the first castles, all at least two territories apart."""
    scenario = start(seats, **settings)
    for colour in ("red", "blue", "green", "yellow", "black")[:seats]:
        scenario.play(f"colour {colour}")
    places = ("rome", "paris", "moscow", "seville", "stockholm")
    for place in places[: seats - 1]:
        scenario.play(f"place {place}")
    drawn = {3: "tank_colossus bombard", 4: "tank_colossus tank_fan_gun bombard"}[seats]
    return scenario.play(f"place {places[seats - 1]}", fate=drawn)


# ---- the table of settings


def test_the_game_has_exactly_the_settings_of_the_table_with_their_defaults() -> None:
    assert {setting.name: setting.default for setting in GAME.settings} == DEFAULTS
    assert GAME.start(3, {}, Dice(1)).rules.chosen == DEFAULTS


@pytest.mark.parametrize("name", DEFAULTS)
def test_every_value_of_a_setting_can_be_chosen(name: str) -> None:
    values = next(setting.values for setting in GAME.settings if setting.name == name)
    for value in values:
        assert GAME.start(3, {name: value}, Dice(1)).rules.chosen == {**DEFAULTS, name: value}


@pytest.mark.parametrize("seats", [-3, 0, 1, 2, 6, 10])
def test_a_game_is_refused_to_fewer_than_3_or_more_than_5(seats: int) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.start(seats, {}, Dice(1))
    assert refusal.value.id == "setup-seats"
    assert refusal.value.about["seats"] == seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_is_started_for_3_to_5(seats: int) -> None:
    position = GAME.start(seats, {}, Dice(1))
    assert position.seats == seats
    assert len(position.waiting()) == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("target_vp", 29),
        ("target_vp", 41),
        ("target_vp", "30"),
        ("target_vp", True),
        ("machine_cost", "flat30"),
        ("machine_cost", 20),
        ("unsold_cards", "top"),
        ("tie_reference", "holder"),
        ("rich_start", "yes"),
        ("rich_start", 1),
        ("double_explosion", 0),
        ("self_destruct", "true"),
        ("machines_need_infantry", 2),
        ("second_place_vp", "on"),
    ],
)
def test_a_value_that_a_setting_does_not_have_is_refused(name: str, value: SettingValue) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.start(3, {name: value}, Dice(1))
    assert refusal.value.id == "setup-value"
    assert refusal.value.about["setting"] == name


def test_an_unknown_setting_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.start(3, {"target": 30}, Dice(1))
    assert refusal.value.id == "setup-setting"
    assert refusal.value.about["setting"] == "target"
    assert all(name in str(refusal.value) for name in DEFAULTS)


# ---- target_vp


@rule("MAG-14.1", "MAG-11.1")
@pytest.mark.parametrize("target", [30, 31, 35, 40])
def test_14_1_the_agreed_target_wins_and_one_point_less_does_not(target: int) -> None:
    scenario = magnifico(settings={"target_vp": target}, points=[target - 2, 0, 0])
    scenario.play("pass")
    assert scenario.position.result is not None
    assert scenario.position.result.winners == (0,)
    scenario = magnifico(settings={"target_vp": target}, points=[target - 3, 0, 0])
    scenario.play("pass", fate="tank_colossus bombard")
    assert scenario.position.result is None


@rule("MAG-14.1")
def test_14_1_targets_reach_from_30_to_40() -> None:
    values = next(setting.values for setting in GAME.settings if setting.name == "target_vp")
    assert values == tuple(range(30, 41))


# ---- income and recruitment in seat order


@rule("MAG-14.2")
def test_14_2_income_and_recruitment_are_the_same_from_whichever_seat_one_begins() -> None:
    results = []
    for holder in range(3):
        scenario = magnifico(
            holder=holder,
            money=[290, 50, 0],
            field={2: "art_mona_lisa"},
            rome="0: 1 soldier, castle",
            naples="0: 4 soldiers",
            paris="1: 2 soldiers",
            lyon="1: 1 soldier",
        )
        scenario.play("pass", fate="tank_colossus bombard")
        results.append((scenario.position.money, scenario.position.soldiers, scenario.position.supply))
    assert results[0] == results[1] == results[2]
    assert results[0][0] == [300, 70, 20]
    assert results[0][2] == [49 - 7, 49 - 5, 49 - 2]


# ---- machine_cost


@rule("MAG-R1")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("tank_tortoise", 10),
        ("tank_covered", 20),
        ("tank_colossus", 30),
        ("airplane_flapping_wing", 10),
        ("airplane_glider", 20),
        ("airplane_great_kite", 30),
    ],
)
@pytest.mark.parametrize("differing", [False, True])
@pytest.mark.parametrize("holder", [0, 1])
def test_r1_price_of_a_machine_20_or_its_own(card: str, price: int, differing: bool, holder: int) -> None:
    settings: dict[str, SettingValue] = {"machine_cost": "differing" if differing else "card"}
    scenario = magnifico(holder=holder, field={0: card}, settings=settings, rome="0: 2 soldiers, castle")
    scenario.play(f"{card.partition('_')[0]} rome")
    saving = 10 if holder == 0 else 0
    assert scenario.position.money[0] == 100 - max(0, (price if differing else 20) - saving)


# ---- unsold_cards


@rule("MAG-R3")
def test_r3_unsold_cards_go_under_their_decks_in_the_order_shown() -> None:
    scenario = bid(bidding(4, "tank_tortoise airplane_glider bombard"), 10, 10, 10, 10)
    scenario.play("decline", "decline", "decline", "decline")
    assert names(scenario.position.machine_bottom) == ["tank_tortoise", "airplane_glider"]
    assert names(scenario.position.project_bottom) == ["bombard"]
    assert names(scenario.position.discarded) == []
    assert names(scenario.position.auction) == []


@rule("MAG-R3")
def test_unsold_cards_box_takes_them_out_of_the_game() -> None:
    scenario = bid(bidding(4, "tank_tortoise airplane_glider bombard", unsold_cards="box"), 10, 10, 10, 10)
    scenario.play("buy airplane_glider", "decline", "decline", "decline")
    assert names(scenario.position.discarded) == ["tank_tortoise", "bombard"]
    assert names(scenario.position.machine_bottom) == []
    assert names(scenario.position.project_bottom) == []


@rule("MAG-R3")
@pytest.mark.parametrize(("unsold", "shown"), [("bottom", "tank_colossus"), ("box", "bombard")])
def test_unsold_cards_the_last_machine_card_comes_again_or_never(unsold: str, shown: str) -> None:
    # 3 players: six machine cards in the deck; five are in the field, the sixth at auction
    field = {
        0: "tank_tortoise airplane_flapping_wing",
        1: "tank_scythed airplane_aerial_screw",
        2: "airplane_glider",
    }
    settings: dict[str, SettingValue] = {"unsold_cards": unsold}
    scenario = auction("tank_colossus submarine", 10, 10, 10, settings=settings, field=field)
    scenario.play("decline", "decline", "decline")
    scenario.play("pass", "pass")
    scenario.play("pass", fate="automaton" if unsold == "bottom" else "bombard automaton")
    assert names(scenario.position.auction) == [shown, "automaton"]


# ---- tie_reference


@rule("MAG-R2")
@pytest.mark.parametrize(("reference", "second"), [("old_holder", 1), ("new_holder", 0)])
def test_r2_ties_below_the_first_buyer(reference: str, second: int) -> None:
    scenario = bidding(4, "tank_tortoise airplane_glider bombard", tie_reference=reference)
    bid(scenario, 30, 30, 30, 50)
    assert scenario.waiting == (3,)
    scenario.play("buy bombard")
    assert scenario.position.holder == 3
    assert scenario.waiting == (second,)
    scenario.play("buy tank_tortoise")
    assert scenario.waiting == ((2,) if second == 1 else (1,))


@rule("MAG-R2")
def test_r2_ties_count_from_the_new_holder_unless_agreed_otherwise() -> None:
    scenario = bid(bidding(4, "tank_tortoise airplane_glider bombard"), 30, 30, 30, 50)
    assert scenario.play("buy bombard").position.rank == (1, 2)
    assert scenario.waiting == (0,)


@rule("MAG-R2")
def test_r2_new_holder_counts_from_the_first_who_buys_not_from_one_who_declines() -> None:
    scenario = bidding(5, "tank_tortoise airplane_glider bombard submarine", tie_reference="new_holder")
    bid(scenario, 30, 30, 30, 50, 60)
    scenario.play("decline")
    assert scenario.waiting == (3,)
    scenario.play("buy bombard")
    order = [scenario.waiting[0]]
    order += [scenario.play("decline").waiting[0] for _ in range(2)]
    assert order == [0, 1, 2]


@rule("MAG-R2")
def test_r2_new_holder_changes_no_higher_bid_into_a_lower_rank() -> None:
    scenario = bidding(4, "tank_tortoise airplane_glider bombard", tie_reference="new_holder")
    bid(scenario, 20, 30, 40, 50)
    order = [scenario.waiting[0]]
    for card in ("tank_tortoise", "airplane_glider"):
        scenario.play(f"buy {card}")
        order.append(scenario.waiting[0])
    assert order == [3, 2, 1]


# ---- rich_start


@rule("MAG-15.1")
def test_15_1_rich_start_6_soldiers_200_florins_and_the_auction_first() -> None:
    scenario = settled(3, rich_start=True)
    assert scenario.step == "bids"
    assert scenario.position.round == 1
    assert scenario.position.money == [200, 200, 200]
    assert at(scenario, "rome") == (0, 6, 0, 0, 0)
    assert at(scenario, "moscow") == (2, 6, 0, 0, 0)
    assert scenario.position.supply == [43, 43, 43]


@rule("MAG-15.1")
def test_15_1_without_rich_start_the_first_round_has_income_and_recruits() -> None:
    scenario = settled(3)
    assert scenario.step == "bids"
    assert scenario.position.money == [120, 120, 120]
    assert at(scenario, "rome") == (0, 3, 0, 0, 0)


@rule("MAG-15.1")
def test_15_1_the_second_round_of_a_rich_start_has_income_and_recruits() -> None:
    scenario = magnifico(settings={"rich_start": True}, round=1, money=200, rome="0: 6 soldiers, castle")
    scenario.play("pass", fate="tank_colossus bombard")
    assert scenario.position.money == [220, 210, 210]
    assert at(scenario, "rome")[1] == 7
