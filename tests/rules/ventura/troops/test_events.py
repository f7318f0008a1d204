"""Events outside battle (VTR-30)."""

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.ventura import florins, hand, pile, points, ventura

EVENTS = {row["id"]: row for row in GAME.standard_components().data["events"]}


@rule("VTR-30.1")
def test_30_1_an_event_is_shown_carried_out_and_discarded() -> None:
    scenario = ventura("prestige", hand={0: "papal_favour"}).play("play papal_favour")
    assert points(scenario)[0] == 1
    assert pile(scenario, "discarded") == ["papal_favour"]


@rule("VTR-30.2")
@pytest.mark.parametrize(
    ("card", "step"),
    [
        ("papal_favour", "prestige"),
        ("extraordinary_tax", "upkeep"),
        ("market_fair", "upkeep"),
        ("advance_pay", "deploy"),
        ("side_deal", "conscription"),
    ],
)
def test_30_2_only_in_its_own_phase(card: str, step: str) -> None:
    for asked in ("prestige", "fortune", "upkeep", "expansion", "conscription", "deploy", "troops"):
        scenario = ventura(asked, florins=[5, 0, 0], hand={0: card})
        assert (f"play {card}" in scenario.options()) == (asked == step)
        if asked != step:
            assert scenario.refused(f"play {card}").clause in ("VTR-3.12", "VTR-30.2")


@rule("VTR-30.2")
def test_30_2_phase_window_and_person_of_every_event() -> None:
    assert len(EVENTS) == 16
    assert sum(row["copies"] for row in EVENTS.values()) == 31
    for row in EVENTS.values():
        assert row["window"] in ("own_turn", "troop_activation", "pre_order", "pre_assault", "battle_end")
        assert row["who"] in ("active", "participant", "defender")


@rule("VTR-30.3", "VTR-R55", "VTR-R12")
def test_30_3_in_the_very_phase_in_which_it_was_drawn() -> None:
    scenario = ventura("conscription", florins=[5, 0, 0]).play("draw", fate="side_deal")
    assert "play side_deal" in scenario.options()


@rule("VTR-30.3", "VTR-R12")
def test_30_3_but_not_to_escape_the_hand_limit() -> None:
    five = "farmers farmers boatmen boatmen woodsmen"
    scenario = ventura("conscription", florins=[5, 0, 0], hand={0: five}).play("draw", fate="side_deal")
    assert scenario.step == "discard"
    assert scenario.nouns("play") == []
    assert scenario.refused("play side_deal").clause in ("VTR-3.11", "VTR-30.3")


@rule("VTR-30.4")
def test_30_4_any_number_one_after_the_other() -> None:
    scenario = ventura("upkeep", hand={0: "extraordinary_tax extraordinary_tax market_fair"})
    scenario.play("play extraordinary_tax", "play market_fair", "play extraordinary_tax", "pay")
    assert florins(scenario)[0] == 1 + 3 + 1 + 3 - 3


@rule("VTR-30.6", "VTR-30.25")
def test_30_6_an_event_without_a_target_cannot_be_played() -> None:
    scenario = ventura("expansion", hand={0: "revolt"})
    assert scenario.options() == ["stop"]
    assert scenario.refused("play revolt").clause in ("VTR-30.6", "VTR-30.24", "VTR-30.25")
    scenario = ventura("troops", hand={0: "desertion"}, troops={"1.2": "hill_1 acuto archers"})
    assert scenario.options() == ["stop"]
    scenario = ventura("deploy", florins=[5, 0, 0], hand={0: "bribe"}, troops={"1.2": "hill_1 archers"})
    assert scenario.options() == ["stop"]


@rule("VTR-30.13")
def test_30_13_forced_march() -> None:
    scenario = ventura(
        "troops", hand={0: "forced_march forced_march"}, troops={"0.2": "village_1 artillerymen"}
    )
    assert scenario.nouns("play") == []
    scenario.play("move 2")
    assert "play forced_march" in scenario.options()
    assert "papal_1" not in scenario.nouns("to")
    scenario.play("play forced_march")
    assert "papal_1" in scenario.nouns("to")  # 1 + 2 points
    assert scenario.nouns("play") == []  # one per Troop and phase
    scenario.play("to field_1")
    assert "wood_1" in scenario.nouns("to")


@rule("VTR-30.13", "VTR-30.4")
def test_30_13_only_before_the_first_step_and_never_for_a_garrison() -> None:
    scenario = ventura("troops", hand={0: "forced_march"}, troops={"0.2": "village_1 light_cavalry"})
    scenario.play("move 2", "to field_1")
    assert scenario.nouns("play") == []
    assert scenario.refused("play forced_march").clause in ("VTR-30.4", "VTR-30.13")
    scenario = ventura("troops", hand={0: "forced_march"})
    assert scenario.options() == ["stop"]


@rule("VTR-30.17")
def test_30_17_extraordinary_tax() -> None:
    scenario = ventura("upkeep", hand={0: "extraordinary_tax"}).play("play extraordinary_tax", "pay")
    assert florins(scenario)[0] == 1 + 3 - 3


@rule("VTR-30.17", "VTR-14.2")
def test_30_17_it_helps_to_pay_maintenance() -> None:
    troops = {"0.2": "village_1 acuto archers"}
    scenario = ventura("upkeep", hand={0: "extraordinary_tax"}, troops=troops)  # 1 against 3 + 2 + 1
    assert "pay" not in scenario.options()
    assert "pay" not in scenario.play("play extraordinary_tax").options()
    scenario.play("dismiss 2:archers")
    assert "pay" in scenario.options()


@rule("VTR-30.18")
@pytest.mark.parametrize(("own", "gained"), [("", 1), ("village_1 castle_1", 3), ("field_1 wood_1", 1)])
def test_30_18_market_fair(own: str, gained: int) -> None:
    scenario = ventura("upkeep", hand={0: "market_fair"}, domain={0: own}, florins=[2, 0, 0])
    income = scenario.position.components.markers - scenario.position.supply[0]
    scenario.play("play market_fair", "pay")
    assert florins(scenario)[0] == 2 + income + gained - 3


@rule("VTR-30.18")
def test_30_18_at_most_four() -> None:
    tiles = {"village_2": "-2,2", "castle_2": "-2,0", "village_3": "-1,-1"}
    scenario = ventura(
        "upkeep", hand={0: "market_fair"}, domain={0: "village_1 village_2 castle_2 village_3"}, tiles=tiles
    )
    income = scenario.position.components.markers - scenario.position.supply[0]
    scenario.play("play market_fair", "pay")
    assert florins(scenario)[0] == income + 4 - 3


@rule("VTR-30.19")
def test_30_19_advance_pay() -> None:
    scenario = ventura("deploy", florins=[2, 0, 0], hand={0: "advance_pay heavy_cavalry archers"})
    assert "deploy heavy_cavalry" not in scenario.options()
    scenario.play("play advance_pay", "deploy heavy_cavalry", "new")
    assert florins(scenario)[0] == 0  # 5 - 3
    assert "deploy archers" not in scenario.options()  # the discount is used


@rule("VTR-30.19")
def test_30_19_two_add_up_on_one_card_at_least_nothing() -> None:
    scenario = ventura(
        "deploy", florins=[1, 0, 0], hand={0: "advance_pay advance_pay heavy_cavalry archers"}
    )
    scenario.play("play advance_pay", "play advance_pay", "deploy heavy_cavalry", "new")
    assert florins(scenario)[0] == 1
    scenario.play("deploy archers", "new")
    assert florins(scenario)[0] == 0


@rule("VTR-30.20", "VTR-D15", "VTR-R62")
def test_30_20_side_deal() -> None:
    scenario = ventura("conscription", florins=[5, 0, 0], hand={0: "side_deal"}, to_arms=True).play(
        "play side_deal"
    )
    assert (scenario.step, sorted(scenario.options())) == ("side_deal", ["draw", "stop"])
    scenario.play("draw", fate="archers").play("draw", fate="acuto")
    assert (hand(scenario, 0), florins(scenario)[0]) == (["acuto", "archers"], 1)
    assert scenario.step == "conscription"


@rule("VTR-30.20", "VTR-30.25")
def test_30_20_side_deal_needs_two_florins() -> None:
    scenario = ventura("conscription", florins=[1, 0, 0], hand={0: "side_deal"})
    assert "play side_deal" not in scenario.options()
    scenario = ventura("conscription", florins=[3, 0, 0], hand={0: "side_deal"}).play(
        "play side_deal", "stop"
    )
    assert (scenario.step, florins(scenario)[0]) == ("conscription", 3)


@rule("VTR-30.23")
@pytest.mark.parametrize(("own", "scored"), [("", 1), ("papal_1", 2), ("papal_1 papal_2", 2)])
def test_30_23_papal_favour(own: str, scored: int) -> None:
    scenario = ventura("prestige", hand={0: "papal_favour farmers"}, domain={0: own}).play(
        "play papal_favour"
    )
    assert points(scenario)[0] == scored
    assert (scenario.step, scenario.waiting) == ("prestige", (0,))


@rule("VTR-30.25")
def test_30_25_whether_it_is_wise_is_not_judged() -> None:
    scenario = ventura("upkeep", hand={0: "market_fair extraordinary_tax"})
    assert sorted(scenario.nouns("play")) == ["extraordinary_tax", "market_fair"]
    scenario = ventura("deploy", hand={0: "advance_pay"})
    assert scenario.nouns("play") == ["advance_pay"]


@rule("VTR-30.20", "VTR-3.11")
def test_30_20_the_hand_limit_comes_after_each_card() -> None:
    cards = "side_deal farmers farmers boatmen boatmen"
    scenario = ventura("conscription", florins=[9, 0, 0], hand={0: cards}).play("play side_deal")
    scenario.play("draw", fate="archers").play("draw", fate="pikemen")
    assert scenario.step == "discard"
    scenario.play("discard farmers")
    assert (scenario.step, len(hand(scenario, 0))) == ("conscription", 5)
