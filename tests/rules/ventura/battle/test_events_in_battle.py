"""Events in battle (VTR-30.5 to VTR-30.16)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, facts, hand, lines, pile, points, troop, ventura

OWN = {0: "village_1", 1: "wood_1"}


@rule("VTR-30.5", "VTR-R55", "VTR-D24")
def test_30_5_attacker_then_defender_as_many_events_as_they_like() -> None:
    # No text limits them, and the Italian one speaks of Event cards in the plural.
    cards = {0: "hail_of_bolts hail_of_bolts farmers", 1: "field_works farmers"}
    scenario = battle("pikemen", "heavy_cavalry", hand=cards)
    assert (scenario.step, scenario.waiting) == ("before_assault", (0,))
    scenario.play("play hail_of_bolts", "play hail_of_bolts")
    assert (scenario.waiting, scenario.options()) == ((0,), ["pass"])
    scenario.play("pass")
    assert (scenario.waiting, sorted(scenario.options())) == ((1,), ["pass", "play field_works"])
    scenario.play("play field_works", "pass")
    assert lines(scenario)[1] == "heavy_cavalry:3"  # 3 + 3 less 3


@rule("VTR-30.5", "VTR-R72")
def test_30_5_nobody_is_asked_again_with_an_empty_hand_or_in_a_battle_that_is_over() -> None:
    scenario = battle("pikemen", "pikemen", hand={0: "hail_of_bolts", 1: "farmers"})
    scenario.play("play hail_of_bolts")
    assert scenario.waiting == (1,)
    tiles, cards = {"wood_3": "-1,-1"}, {1: "ambush farmers"}
    scenario = battle("archers", "pikemen", at="wood_3", tiles=tiles, hand=cards)
    scenario.play("play ambush")
    assert troop(scenario, 0, 2) == ""
    assert scenario.step != "before_assault"


@rule("VTR-30.5", "VTR-30.9", "VTR-R55", "VTR-D27")
def test_30_5_several_barber_surgeons_at_the_end_of_a_battle() -> None:
    cards = {0: "barber_surgeon barber_surgeon"}
    scenario = battle("acuto men_at_arms pikemen:1", "stradiots", hand=cards)
    scenario.play("line 1:men_at_arms", "pass", "pass")
    assert troop(scenario, 0, 2) == "field_1 acuto men_at_arms:3 pikemen:1"
    scenario.play("play barber_surgeon", "play barber_surgeon")
    assert troop(scenario, 0, 2) == "field_1 acuto men_at_arms pikemen"


@rule("VTR-30.5", "VTR-R55", "VTR-D24")
def test_30_5_with_one_each_side_plays_one_event() -> None:
    cards = {0: "field_works hail_of_bolts", 1: "field_works hail_of_bolts"}
    scenario = battle("pikemen", "pikemen", hand=cards, events_per_window="one")
    assert (scenario.step, scenario.waiting) == ("before_assault", (0,))
    assert sorted(scenario.options()) == ["pass", "play field_works", "play hail_of_bolts"]
    scenario.play("play field_works")
    assert scenario.waiting == (1,)
    scenario.play("play hail_of_bolts")
    assert lines(scenario) == ("pikemen", "pikemen")  # 3 shots, all prevented
    assert scenario.waiting == (0,)


@rule("VTR-30.5", "VTR-R72", "VTR-T35")
def test_r72_a_hand_is_asked_in_every_window() -> None:
    scenario = battle("men_at_arms", "halberdiers", hand={1: "farmers farmers"}, domain={})
    asked = 0
    while scenario.step == "before_assault":
        assert (scenario.waiting, scenario.options()) == ((1,), ["pass"])
        scenario.play("pass")
        asked += 1
    assert asked == 3
    scenario = battle("men_at_arms", "halberdiers", domain={})
    assert "battle" not in facts(scenario)


@rule("VTR-R72", "VTR-I26")
def test_r72_being_asked_tells_nothing() -> None:
    games = [battle("men_at_arms", "halberdiers", hand={1: card}) for card in ("farmers", "field_works")]
    for eyes in (0, 2, -1):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)


@rule("VTR-30.7")
def test_30_7_a_bonus_holds_for_one_assault_only() -> None:
    scenario = battle("pikemen", "heavy_cavalry", hand={0: "hail_of_bolts farmers"})
    scenario.play("play hail_of_bolts", "pass")
    assert lines(scenario)[1] == "heavy_cavalry:3"
    scenario.play("pass")
    assert troop(scenario, 1, 2) == "field_1 heavy_cavalry:5"


@rule("VTR-30.8")
def test_30_8_no_event_cancels_another() -> None:
    scenario = battle("pikemen", "pikemen", hand={0: "hail_of_bolts farmers", 1: "hail_of_bolts"})
    scenario.play("play hail_of_bolts", "pass", "play hail_of_bolts")
    assert lines(scenario) == ("pikemen:3", "pikemen:3")


@rule("VTR-30.9", "VTR-D27", "VTR-R48")
def test_30_9_barber_surgeon_heals_two_wounds_of_each_company_of_the_army() -> None:
    scenario = battle("acuto men_at_arms pikemen:1", "stradiots", hand={0: "barber_surgeon"})
    scenario.play("line 1:men_at_arms", "pass", "pass")
    assert (scenario.step, scenario.waiting) == ("after_battle", (0,))
    assert troop(scenario, 0, 2) == "field_1 acuto men_at_arms:3 pikemen:1"
    scenario.play("play barber_surgeon")
    assert troop(scenario, 0, 2) == "field_1 acuto men_at_arms:1 pikemen"


@rule("VTR-30.9", "VTR-R48", "VTR-D27")
def test_r48_a_company_does_not_qualify() -> None:
    scenario = battle("men_at_arms", "stradiots", hand={0: "barber_surgeon"}).play("pass", "pass")
    assert troop(scenario, 0, 2) == "field_1 men_at_arms:3"
    assert scenario.step == "march"


@rule("VTR-30.9", "VTR-30.25", "VTR-D27")
def test_30_25_barber_surgeon_needs_a_wound() -> None:
    scenario = battle("acuto longbowmen", "sappers", hand={0: "barber_surgeon"}).play("pass")
    assert troop(scenario, 0, 2) == "field_1 acuto longbowmen"
    assert scenario.step == "march"


@rule("VTR-30.10")
def test_30_10_hail_of_bolts_in_a_ranged_assault() -> None:
    scenario = battle("pikemen", "pikemen", hand={0: "hail_of_bolts farmers"})
    assert "play hail_of_bolts" in scenario.options()
    scenario.play("play hail_of_bolts", "pass")
    assert lines(scenario)[1] == "pikemen:3"
    scenario = battle("pikemen", "pikemen", hand={0: "hail_of_bolts farmers"}).play("pass")
    assert "play hail_of_bolts" not in scenario.options()
    assert scenario.refused("play hail_of_bolts").clause in ("VTR-30.2", "VTR-30.6", "VTR-30.10")


@rule("VTR-30.11")
def test_30_11_to_the_charge_in_a_melee_assault() -> None:
    scenario = battle("sappers", "men_at_arms", hand={0: "to_the_charge farmers"})
    assert "play to_the_charge" not in scenario.options()
    scenario.play("pass", "play to_the_charge", "pass")
    assert troop(scenario, 1, 2) == "field_1 men_at_arms:4"  # 1 + 3


@rule("VTR-30.12", "VTR-22.11")
def test_30_12_field_works_prevent_three_wounds() -> None:
    scenario = battle("longbowmen", "fortebraccio pikemen", hand={1: "field_works farmers"})
    scenario.play("play field_works", "pass", "use_captain")
    assert lines(scenario)[1] == "pikemen"  # 4 - 3 - 1 of Fortebraccio's 2
    scenario = battle("longbowmen", "pikemen", hand={1: "field_works farmers"})
    scenario.play("play field_works", "pass")
    assert lines(scenario)[1] == "pikemen:1"


@rule("VTR-30.14")
def test_30_14_ambush_before_the_first_assault_on_heights_or_vegetation() -> None:
    scenario = battle(
        "heavy_cavalry", "pikemen", at="wood_3", tiles={"wood_3": "-1,-1"}, hand={1: "ambush farmers"}
    )
    assert scenario.waiting == (1,)
    scenario.play("play ambush")
    assert lines(scenario)[0] == "heavy_cavalry:2"


@rule("VTR-30.14", "VTR-30.2")
def test_30_14_only_the_defender_only_there_only_first() -> None:
    scenario = battle("heavy_cavalry", "pikemen", hand={1: "ambush"})
    assert scenario.options() == ["pass"]  # on a Field
    scenario = battle(
        "heavy_cavalry", "pikemen", at="wood_3", tiles={"wood_3": "-1,-1"}, hand={0: "ambush"}
    )
    assert (scenario.waiting, scenario.options()) == ((0,), ["pass"])
    scenario = battle(
        "heavy_cavalry", "pikemen", at="wood_3", tiles={"wood_3": "-1,-1"}, hand={1: "ambush"}
    )
    scenario.play("pass")
    assert scenario.options() == ["pass"]  # before the second assault


@rule("VTR-30.14", "VTR-24.1")
def test_30_14_if_no_attacker_is_left_the_battle_is_over() -> None:
    scenario = battle(
        "fra_moriale archers", "pikemen", at="wood_3", tiles={"wood_3": "-1,-1"}, hand={1: "ambush"}
    )
    scenario.play("play ambush")
    assert troop(scenario, 0, 2) == ""
    assert troop(scenario, 1, 2) == "wood_3 pikemen"
    assert points(scenario) == [0, 5, 0]


@rule("VTR-30.14")
def test_30_14_nothing_prevents_it_and_ranks_are_closed() -> None:
    scenario = battle(
        "fortebraccio archers pikemen",
        "men_at_arms",
        at="wood_3",
        tiles={"wood_3": "-1,-1"},
        domain={0: "village_1 wood_3"},
        hand={1: "ambush farmers"},
    )
    scenario.play("pass", "line 1:archers", "play ambush")
    assert lines(scenario)[0] == "pikemen"


@rule("VTR-30.15", "VTR-28.5", "VTR-D22")
def test_30_15_spies() -> None:
    scenario = battle("acuto archers pikemen", "tartaglia swordsmen halberdiers", hand={0: "spies"})
    assert (scenario.step, sorted(scenario.options())) == ("before_order", ["pass", "play spies"])
    scenario.play("play spies")
    assert (scenario.step, scenario.waiting) == ("open_order", (1,))


@rule("VTR-30.15", "VTR-30.25", "VTR-D22")
def test_30_25_spies_need_something_to_see() -> None:
    # the enemy has one Company: nothing to see, and this is open to all
    scenario = battle("acuto archers pikemen", "halberdiers", hand={0: "spies"})
    assert scenario.step == "order"
    scenario = battle("gattamelata archers pikemen", "tartaglia swordsmen halberdiers", hand={0: "spies"})
    assert (scenario.step, scenario.waiting) == ("open_order", (1,))  # he sees the order anyway


@rule("VTR-30.16", "VTR-D26")
def test_30_16_night_withdrawal() -> None:
    scenario = battle(
        "acuto archers",
        "piccinino men_at_arms",
        hand={0: "night_withdrawal"},
        domain={0: "village_1 papal_1"},
    )
    scenario.play("play night_withdrawal")
    assert (scenario.step, sorted(scenario.nouns("retreat"))) == ("withdraw", ["papal_1", "village_1"])
    scenario.play("retreat papal_1")
    assert troop(scenario, 0, 2) == "papal_1 acuto archers"  # no pursuit
    assert points(scenario) == [0, 0, 0]
    assert troop(scenario, 1, 2) == "field_1 piccinino men_at_arms"


@rule("VTR-30.16", "VTR-30.25", "VTR-23.5")
def test_30_16_only_before_the_first_assault_with_a_place_to_go() -> None:
    scenario = battle("acuto archers", "men_at_arms", hand={0: "night_withdrawal"}, domain={})
    assert scenario.options() == ["pass"]
    scenario = battle("men_at_arms", "archers", hand={1: "night_withdrawal"}, domain=OWN)
    assert "play night_withdrawal" in scenario.options()
    scenario = battle("pikemen", "pikemen", hand={0: "night_withdrawal"}).play("pass")
    assert scenario.options() == ["pass"]


@rule("VTR-30.1", "VTR-30.5")
def test_30_1_a_played_event_is_discarded() -> None:
    scenario = battle("pikemen", "pikemen", hand={0: "field_works farmers"}).play("play field_works")
    assert hand(scenario, 0) == ["farmers"]
    assert pile(scenario, "discarded") == ["field_works"]


@rule("VTR-30.4")
@pytest.mark.parametrize("card", ["desertion", "extraordinary_tax", "forced_march"])
def test_30_4_events_of_the_own_turn_never_in_a_battle(card: str) -> None:
    scenario = battle("pikemen", "acuto archers halberdiers", hand={0: card})
    assert scenario.step == "before_order"
    assert scenario.options() == ["pass"]
    assert scenario.refused(f"play {card}").clause in ("VTR-30.2", "VTR-30.4", "VTR-30.5")


@rule("VTR-20.8", "VTR-30.5")
def test_30_5_the_defender_is_asked_after_the_attacker_before_the_order() -> None:
    scenario = battle(
        "acuto archers pikemen", "tartaglia swordsmen halberdiers", hand={0: "farmers", 1: "farmers"}
    )
    assert (scenario.step, scenario.waiting) == ("before_order", (0,))
    scenario.play("pass")
    assert (scenario.step, scenario.waiting) == ("before_order", (1,))


@rule("VTR-30.16", "VTR-24.9")
def test_30_16_the_attacker_wins_the_ground_but_no_points_for_the_retreat() -> None:
    own = {0: "village_1", 1: "wood_1 field_1"}
    scenario = battle("acuto archers", "tartaglia men_at_arms", hand={1: "night_withdrawal"}, domain=own)
    scenario.play("play night_withdrawal")
    assert troop(scenario, 1, 2) == "wood_1 tartaglia men_at_arms"
    assert points(scenario) == [2, 0, 0]  # the markers of field_1
    assert scenario.step == "march"


@rule("VTR-30.16", "VTR-23.5")
def test_30_16_a_garrison_cannot_withdraw() -> None:
    scenario = ventura(
        "troops",
        1,
        troops={"1.2": "field_2 men_at_arms"},
        hand={0: "night_withdrawal"},
        domain={0: "village_1"},
    )
    scenario.play("move 2", "to city_este")
    assert (scenario.step, scenario.waiting, scenario.options()) == ("before_assault", (0,), ["pass"])


@rule("VTR-30.9", "VTR-30.5")
def test_30_9_the_defender_too_after_the_attacker() -> None:
    cards = {0: "farmers", 1: "barber_surgeon"}
    scenario = battle("fra_moriale pikemen", "tartaglia men_at_arms", hand=cards)
    scenario.play("pass", "pass", "pass", "pass", "use_captain", "retreat village_1")
    assert (scenario.step, scenario.waiting, scenario.options()) == ("after_battle", (0,), ["pass"])
    scenario.play("pass")
    assert (scenario.step, scenario.waiting) == ("after_battle", (1,))
    scenario.play("play barber_surgeon")
    assert troop(scenario, 1, 2) == "field_1 tartaglia men_at_arms"
