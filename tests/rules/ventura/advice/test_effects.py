"""What a choice costs and brings, before it is made: stated positions, from the clauses."""

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.effect import Effect
from quattrocento.speech import Speech
from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import battle, claimed, regroup, ventura

MINUS = "\N{MINUS SIGN}"


def effects(scenario: Scenario, move: str) -> list[Effect]:
    position = scenario.position
    seat = position.waiting()[0]
    view = position.view(seat)
    return GAME.effects(view, position.components, [GAME.notation.parse(move)])[0]


def signs(scenario: Scenario, move: str, language: str = "en") -> list[str]:
    """What stands on the option, each with its clause."""
    speech = Speech(language, GAME, players={0: "Anna", 1: "Bruno", 2: "Carla"})
    return [f"{speech.saying(one.saying)} [{one.saying.clause}]" for one in effects(scenario, move)]


# ---- Phase A


@rule("VTR-9.2", "VTR-9.3")
def test_9_3_prestige_costs_florins_and_brings_points() -> None:
    scenario = ventura("prestige", florins=5)
    assert signs(scenario, "spend 3") == ["+4 points [VTR-9.3]", f"{MINUS}3 Florins [VTR-9.2]"]
    assert signs(scenario, "spend 0") == []
    assert all(effect.certain for effect in effects(scenario, "spend 3"))


@rule("VTR-9.5", "VTR-9.6")
def test_9_6_papal_points_follow_the_purchase() -> None:
    scenario = ventura("prestige", florins=5, domain={0: "papal_1 papal_2"})
    assert signs(scenario, "spend 0") == ["+4 points [VTR-9.6]"]
    assert "+4 points [VTR-9.6]" in signs(scenario, "spend 5")


@rule("VTR-1.3")
def test_1_3_a_choice_that_wins_says_so() -> None:
    scenario = ventura("prestige", florins=5, points=[26, 0, 0])
    assert signs(scenario, "spend 3")[0] == "wins the game [VTR-1.3]"
    assert not any("wins" in sign for sign in signs(scenario, "spend 2"))


@rule("VTR-30.23")
def test_30_23_papal_favour_brings_points_for_the_card() -> None:
    scenario = ventura("prestige", florins=1, hand={0: "papal_favour"}, domain={0: "papal_1"})
    assert signs(scenario, "play papal_favour") == ["+2 points [VTR-30.23]", f"{MINUS}1 card [VTR-30.1]"]


@rule("VTR-10.2", "VTR-10.3", "VTR-3.11")
def test_10_a_tile_or_a_card_and_a_full_hand_discards() -> None:
    few = ventura("fortune", display="tartaglia halberdiers sappers")
    assert signs(few, "draw") == ["+1 tile [VTR-10.2]"]
    assert signs(few, "take sappers") == ["+1 card [VTR-10.3]"]
    full = ventura(
        "fortune", display="tartaglia halberdiers sappers", hand={0: "farmers farmers boatmen spies ambush"}
    )
    card, discard = effects(full, "take sappers")
    assert (card.least, discard.least, discard.later) == (1, -1, True)
    assert discard.saying.clause == "VTR-3.11"


@rule("VTR-11.1", "VTR-7.2")
def test_11_1_a_ventura_card_costs_two_florins() -> None:
    scenario = ventura("recruit", florins=4)
    assert signs(scenario, "draw") == [f"{MINUS}2 Florins [VTR-11.1]", "+1 card [VTR-11.1]"]
    assert signs(scenario, "stop") == ["ends your turn [VTR-7.2]"]
    assert signs(ventura("recruit", florins=2), "draw")[-1] == "ends your turn [VTR-7.2]"


# ---- Phase B


@rule("VTR-13.2", "VTR-13.3")
def test_13_3_annexing_takes_markers_for_points() -> None:
    troops = {"0.2": "hill_1 archers", "0.3": "papal_1 sappers"}
    scenario = ventura("annex", troops=troops, domain={1: "hill_1"})
    here = scenario.position.markers[GAME.standard_components().tile_ids.index("hill_1")]
    told = signs(scenario, "annex hill_1")
    assert told[0] == f"+{here} point{'s' if here > 1 else ''} [VTR-13.3]"
    assert f"Bruno: {MINUS}{here} Domain Marker{'s' if here > 1 else ''} [VTR-13.3]" in told


@rule("VTR-9.6")
def test_9_6_a_papal_territory_tells_what_it_brings_every_round() -> None:
    troops = {"0.2": "hill_1 archers", "0.3": "papal_1 sappers"}
    scenario = ventura("annex", troops=troops)
    assert "+2 points every round [VTR-9.6]" in signs(scenario, "annex papal_1")
    assert "+2 punti ogni turno [VTR-9.6]" in signs(scenario, "annex papal_1", "it")
    assert not any("round" in sign for sign in signs(scenario, "annex hill_1"))


@rule("VTR-14.2", "VTR-14.9")
def test_14_9_paying_adds_what_is_left_of_the_income() -> None:
    scenario = ventura("upkeep", domain={0: "village_1 field_2 field_1"})
    position = scenario.position
    (pay, over) = effects(scenario, "pay")
    florins = position.florins[0]
    scenario.play("pay")
    assert (pay.account, pay.least, pay.saying.clause) == (
        "florins",
        position.florins[0] - florins,
        "VTR-14.9",
    )
    assert over.ends_turn


@rule("VTR-14.3")
def test_14_3_dismissing_saves_the_maintenance() -> None:
    scenario = ventura("upkeep", florins=5, troops={"0.2": "field_1 heavy_cavalry"})
    told = signs(scenario, "dismiss 2:heavy_cavalry")
    assert told == [f"{MINUS}1 Company [VTR-14.3]", f"Maintenance {MINUS}2 [VTR-14.2]"]


@rule("VTR-14.5", "VTR-14.6")
def test_14_6_a_captain_goes_alone_or_with_his_last_company() -> None:
    scenario = ventura("upkeep", florins=5, troops={"0.2": "field_1 acuto archers"})
    assert signs(scenario, "dismiss 2:acuto")[0] == f"{MINUS}1 Captain [VTR-14.6]"
    assert f"{MINUS}1 Captain [VTR-14.5]" in signs(scenario, "dismiss 2:archers")


# ---- Phases C to E


@rule("VTR-15.1", "VTR-15.3")
def test_15_3_a_tile_to_be_laid_tells_its_markers() -> None:
    scenario = ventura("expansion", reserve={0: "field_3"}, hand={0: "revolt"})
    tiles, markers = effects(scenario, "tile field_3")
    assert (markers.account, markers.later) == ("markers", True)
    assert (tiles.account, tiles.least, tiles.later) == ("tiles", -1, True)
    scenario.play("tile field_3")
    place = next(iter(scenario.nouns("lay")))
    laid = effects(scenario, f"lay {place}")
    assert [one.closes for one in laid if one.closes] == [("tile",)]
    assert {one.account: one.least for one in laid if one.account}["tiles"] == -1


@rule("VTR-16.1")
def test_16_1_a_conscription_card_costs_a_florin() -> None:
    scenario = ventura("conscription", florins=3)
    assert signs(scenario, "draw") == [f"{MINUS}1 Florin [VTR-16.1]", "+1 card [VTR-16.1]"]


@rule("VTR-17.1", "VTR-28.11")
def test_17_1_a_card_to_be_deployed_tells_its_price_and_maintenance() -> None:
    components = GAME.standard_components()
    card = components.card_ids.index("halberdiers")
    scenario = ventura("deploy", florins=9, hand={0: "halberdiers farmers"})
    told = effects(scenario, "deploy halberdiers")
    later = {one.account: (one.least, one.most) for one in told if one.later}
    price = components.cost[card]
    assert later == {"florins": (-price, -price), "cards": (-1, -1), "companies": (1, 1)}
    assert told[-1].saying.message == "effect-upkeep-more"
    assert told[-1].saying.about == {"florins": components.maintenance[card]}
    scenario.play("deploy halberdiers")
    now = {one.account: one.least for one in effects(scenario, "new") if one.certain and one.account}
    assert now == {"florins": -price, "cards": -1, "companies": 1}


@rule("VTR-30.21")
def test_30_21_a_bribe_tells_its_price_and_whom_it_strikes() -> None:
    troops = {"1.2": "field_1 archers", "1.3": "wood_1 sappers"}
    scenario = ventura(
        "deploy",
        florins=9,
        hand={0: "bribe farmers"},
        domain={0: "village_1 field_1 wood_1"},
        troops=troops,
    ).play("play bribe")
    told = signs(scenario, "bribe 1.2:archers")
    cost = GAME.standard_components().cost[GAME.standard_components().card_ids.index("archers")]
    assert told[0].startswith(f"{MINUS}{cost} Florin")
    assert f"Bruno: {MINUS}1 Company [VTR-30.21]" in told


@rule("VTR-18.9")
def test_18_9_a_captain_left_alone_is_lost() -> None:
    scenario = regroup(troops={"0.2": "field_1 acuto archers", "0.3": "field_1 pikemen"})
    assert f"{MINUS}1 Captain [VTR-18.9]" in signs(scenario, "leave field_1")


# ---- the Troop Phase and battles


@rule("VTR-19.2", "VTR-19.4")
def test_19_4_a_march_tells_what_it_costs_and_leaves() -> None:
    scenario = ventura("troops", troops={"0.2": "field_1 light_cavalry"})
    points = signs(scenario, "move 2")[0]
    assert points.endswith("movement points [VTR-19.2]")
    scenario.play("move 2")
    assert signs(scenario, "to village_1")[0].startswith("march 1, ")


@rule("VTR-19.12")
def test_19_12_an_army_that_stays_takes_markers_at_once() -> None:
    scenario = ventura("troops", troops={"0.2": "papal_2 acuto archers"}, domain={1: "castle_1"})
    scenario.play("move 2")
    points = next(one for one in effects(scenario, "to castle_1") if one.account == "points")
    assert (points.least, points.later, points.saying.clause) == (1, True, "VTR-19.12")
    scenario.play("to castle_1")
    told = signs(scenario, "halt")
    assert told[0] == "+1 point [VTR-19.12]"
    assert f"Bruno: {MINUS}1 Domain Marker [VTR-19.12]" in told


@rule("VTR-26.1", "VTR-26.2", "VTR-26.3")
def test_26_1_an_army_on_an_empty_city_eliminates_its_lord() -> None:
    troops = {"0.2": "castle_1 acuto archers", "1.1": "hill_1 archers"}
    scenario = ventura("troops", troops=troops, garrisons=False, domain={1: "hill_2"}).play("move 2")
    scenario.play("to city_gonzaga")
    told = signs(scenario, "halt")
    assert told[0] == "+2 points [VTR-26.3]"
    assert "Bruno is eliminated [VTR-26.1]" in told
    assert f"Bruno: {MINUS}2 Domain Markers [VTR-26.2]" in told
    assert f"Bruno: {MINUS}1 Company [VTR-26.7]" in told


@rule("VTR-19.9", "VTR-24.2")
def test_19_9_a_march_into_opponents_tells_of_the_battle() -> None:
    troops = {"0.2": "papal_2 acuto archers pikemen", "1.2": "castle_1 farmers"}
    scenario = ventura("troops", troops=troops).play("move 2")
    told = signs(scenario, "to castle_1")
    assert "battle with Bruno [VTR-19.9]" in told
    assert "every order wins [VTR-24.1]" in told


@rule("VTR-24.2", "VTR-24.4", "VTR-24.6")
def test_24_4_an_army_that_retreats_gives_points_away() -> None:
    domain = {0: "village_1", 1: "wood_1"}
    scenario = battle("broken_lances", "tartaglia pikemen", domain=domain, resistance_use="pool")
    scenario.play("fight")
    assert (scenario.step, scenario.waiting) == ("retreat", (1,))
    assert "Anna: +5 points [VTR-24.4]" in signs(scenario, "retreat wood_1")


@rule("VTR-21.6")
def test_21_6_fighting_on_tells_who_falls() -> None:
    # 3 against 2 a melee: two more assaults decide it
    scenario = battle("broken_lances", "pikemen", domain={0: "village_1"})
    assert f"Bruno: {MINUS}1 Company [VTR-21.6]" in signs(scenario, "fight")


@rule("VTR-20.4")
def test_20_4_an_order_placed_in_secret_leaves_a_range() -> None:
    troops = ("acuto archers pikemen", "tartaglia farmers swordsmen")
    scenario = battle(*troops, domain={}, resistance_use="pool").play("1: line 1:farmers")
    # Nobody has a card to play, so that the last Company placed decides the battle.
    assert signs(scenario, "line 1:pikemen") == [
        "+5 points [VTR-24.2]",
        f"{MINUS}1 … 0 Company [VTR-21.6]",
        "0 … +3 wounds [VTR-21.7]",
        f"Bruno: {MINUS}2 Companies [VTR-21.6]",
        f"Bruno: {MINUS}1 Captain [VTR-24.6]",
    ]


@rule("VTR-8.3", "VTR-8.5")
def test_8_3_the_first_player_drawn_by_lot_is_a_chance() -> None:
    scenario = ventura("troops", 2, hand={0: "farmers", 1: "farmers", 2: "farmers"}, points=[3, 3, 3])
    points, over = effects(scenario, "stop")
    assert (points.account, points.least) == ("points", 1)
    assert points.chance == pytest.approx(1 / 3)
    assert over.ends_turn


@pytest.mark.parametrize("language", ["en", "it"])
def test_signs_are_short(language: str) -> None:
    speech = Speech(language, GAME, players={0: "Anna", 1: "Bruno", 2: "Carla"})
    troops = {"0.2": "papal_2 acuto archers pikemen", "1.2": "castle_1 farmers"}
    for scenario in (
        ventura("troops", troops=troops).play("move 2"),
        ventura("deploy", florins=9, hand={0: "halberdiers advance_pay"}),
        ventura("conscription", florins=3),
    ):
        position = scenario.position
        options = position.options(0)
        for told in GAME.effects(position.view(0), position.components, options):
            assert all(len(speech.saying(one.saying)) <= 27 for one in told)


# ---- setup


@rule("VTR-9.6", "VTR-6.12")
def test_6_12_a_papal_territory_tells_at_setup_what_it_brings() -> None:
    scenario = claimed("village_1")
    assert {"papal_1", "field_1"} <= set(scenario.nouns("claim"))
    for tile in scenario.nouns("claim"):
        told = any(sign == "+2 points every round [VTR-9.6]" for sign in signs(scenario, f"claim {tile}"))
        assert told == tile.startswith("papal")
