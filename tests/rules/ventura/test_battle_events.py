"""Events in battle (VTR-30.5 to VTR-30.16)."""

import pytest

from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, facts, hand, lines, pile, points, troop, ventura

OWN = {0: "village_1", 1: "wood_1"}


@rule("VTR-30.5", "VTR-R55", "VTR-D24")
def test_30_5_attacker_then_defender_as_many_events_as_they_like() -> None:
    # No text limits them, and the Italian one speaks of Event cards in the plural.
    cards = {0: "hail_of_bolts hail_of_bolts farmers", 1: "field_works farmers"}
    game = battle("pikemen", "heavy_cavalry", hand=cards)
    assert (game.step, game.waiting) == ("before_assault", (0,))
    game.play("play hail_of_bolts", "play hail_of_bolts")
    assert (game.waiting, game.options()) == ((0,), ["pass"])
    game.play("pass")
    assert (game.waiting, sorted(game.options())) == ((1,), ["pass", "play field_works"])
    game.play("play field_works", "pass")
    assert lines(game)[1] == "heavy_cavalry:3"  # 3 + 3 less 3


@rule("VTR-30.5", "VTR-R72")
def test_30_5_nobody_is_asked_again_with_an_empty_hand_or_in_a_battle_that_is_over() -> None:
    game = battle("pikemen", "pikemen", hand={0: "hail_of_bolts", 1: "farmers"})
    game.play("play hail_of_bolts")
    assert game.waiting == (1,)
    tiles, cards = {"wood_3": "-1,-1"}, {1: "ambush farmers"}
    game = battle("archers", "pikemen", at="wood_3", tiles=tiles, hand=cards)
    game.play("play ambush")
    assert troop(game, 0, 2) == ""
    assert game.step != "before_assault"


@rule("VTR-30.5", "VTR-30.9", "VTR-R55", "VTR-D27")
def test_30_5_several_barber_surgeons_at_the_end_of_a_battle() -> None:
    cards = {0: "barber_surgeon barber_surgeon"}
    game = battle("acuto men_at_arms pikemen:1", "stradiots", hand=cards)
    game.play("line 1:men_at_arms", "pass", "pass")
    assert troop(game, 0, 2) == "field_1 acuto men_at_arms:3 pikemen:1"
    game.play("play barber_surgeon", "play barber_surgeon")
    assert troop(game, 0, 2) == "field_1 acuto men_at_arms pikemen"


@rule("VTR-30.5", "VTR-R55", "VTR-D24")
def test_30_5_with_one_each_side_plays_one_event() -> None:
    cards = {0: "field_works hail_of_bolts", 1: "field_works hail_of_bolts"}
    game = battle("pikemen", "pikemen", hand=cards, events_per_window="one")
    assert (game.step, game.waiting) == ("before_assault", (0,))
    assert sorted(game.options()) == ["pass", "play field_works", "play hail_of_bolts"]
    game.play("play field_works")
    assert game.waiting == (1,)
    game.play("play hail_of_bolts")
    assert lines(game) == ("pikemen", "pikemen")  # 3 shots, all prevented
    assert game.waiting == (0,)


@rule("VTR-30.5", "VTR-R72", "VTR-T35")
def test_r72_a_hand_is_asked_in_every_window() -> None:
    game = battle("men_at_arms", "halberdiers", hand={1: "farmers farmers"}, domain={})
    asked = 0
    while game.step == "before_assault":
        assert (game.waiting, game.options()) == ((1,), ["pass"])
        game.play("pass")
        asked += 1
    assert asked == 3
    game = battle("men_at_arms", "halberdiers", domain={})
    assert "battle" not in facts(game)


@rule("VTR-R72", "VTR-I26")
def test_r72_being_asked_tells_nothing() -> None:
    games = [battle("men_at_arms", "halberdiers", hand={1: card}) for card in ("farmers", "field_works")]
    for eyes in (0, 2, -1):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)


@rule("VTR-30.7")
def test_30_7_a_bonus_holds_for_one_assault_only() -> None:
    game = battle("pikemen", "heavy_cavalry", hand={0: "hail_of_bolts farmers"})
    game.play("play hail_of_bolts", "pass")
    assert lines(game)[1] == "heavy_cavalry:3"
    game.play("pass")
    assert troop(game, 1, 2) == "field_1 heavy_cavalry:5"


@rule("VTR-30.8")
def test_30_8_no_event_cancels_another() -> None:
    game = battle("pikemen", "pikemen", hand={0: "hail_of_bolts farmers", 1: "hail_of_bolts"})
    game.play("play hail_of_bolts", "pass", "play hail_of_bolts")
    assert lines(game) == ("pikemen:3", "pikemen:3")


@rule("VTR-30.9", "VTR-D27", "VTR-R48")
def test_30_9_barber_surgeon_heals_two_wounds_of_each_company_of_the_army() -> None:
    game = battle("acuto men_at_arms pikemen:1", "stradiots", hand={0: "barber_surgeon"})
    game.play("line 1:men_at_arms", "pass", "pass")
    assert (game.step, game.waiting) == ("after_battle", (0,))
    assert troop(game, 0, 2) == "field_1 acuto men_at_arms:3 pikemen:1"
    game.play("play barber_surgeon")
    assert troop(game, 0, 2) == "field_1 acuto men_at_arms:1 pikemen"


@rule("VTR-30.9", "VTR-R48", "VTR-D27")
def test_r48_a_company_does_not_qualify() -> None:
    game = battle("men_at_arms", "stradiots", hand={0: "barber_surgeon"}).play("pass", "pass")
    assert troop(game, 0, 2) == "field_1 men_at_arms:3"
    assert game.step == "march"


@rule("VTR-30.9", "VTR-30.25", "VTR-D27")
def test_30_25_barber_surgeon_needs_a_wound() -> None:
    game = battle("acuto longbowmen", "sappers", hand={0: "barber_surgeon"}).play("pass")
    assert troop(game, 0, 2) == "field_1 acuto longbowmen"
    assert game.step == "march"


@rule("VTR-30.10")
def test_30_10_hail_of_bolts_in_a_ranged_assault() -> None:
    game = battle("pikemen", "pikemen", hand={0: "hail_of_bolts farmers"})
    assert "play hail_of_bolts" in game.options()
    game.play("play hail_of_bolts", "pass")
    assert lines(game)[1] == "pikemen:3"
    game = battle("pikemen", "pikemen", hand={0: "hail_of_bolts farmers"}).play("pass")
    assert "play hail_of_bolts" not in game.options()
    assert game.refused("play hail_of_bolts").clause in ("VTR-30.2", "VTR-30.6", "VTR-30.10")


@rule("VTR-30.11")
def test_30_11_to_the_charge_in_a_melee_assault() -> None:
    game = battle("sappers", "men_at_arms", hand={0: "to_the_charge farmers"})
    assert "play to_the_charge" not in game.options()
    game.play("pass", "play to_the_charge", "pass")
    assert troop(game, 1, 2) == "field_1 men_at_arms:4"  # 1 + 3


@rule("VTR-30.12", "VTR-22.11")
def test_30_12_field_works_prevent_three_wounds() -> None:
    game = battle("longbowmen", "fortebraccio pikemen", hand={1: "field_works farmers"})
    game.play("play field_works", "pass", "use_captain")
    assert lines(game)[1] == "pikemen"  # 4 - 3 - 1 of Fortebraccio's 2
    game = battle("longbowmen", "pikemen", hand={1: "field_works farmers"})
    game.play("play field_works", "pass")
    assert lines(game)[1] == "pikemen:1"


@rule("VTR-30.14")
def test_30_14_ambush_before_the_first_assault_on_heights_or_vegetation() -> None:
    game = battle(
        "heavy_cavalry", "pikemen", at="wood_3", tiles={"wood_3": "-1,-1"}, hand={1: "ambush farmers"}
    )
    assert game.waiting == (1,)
    game.play("play ambush")
    assert lines(game)[0] == "heavy_cavalry:2"


@rule("VTR-30.14", "VTR-30.2")
def test_30_14_only_the_defender_only_there_only_first() -> None:
    game = battle("heavy_cavalry", "pikemen", hand={1: "ambush"})
    assert game.options() == ["pass"]  # on a Field
    game = battle("heavy_cavalry", "pikemen", at="wood_3", tiles={"wood_3": "-1,-1"}, hand={0: "ambush"})
    assert (game.waiting, game.options()) == ((0,), ["pass"])
    game = battle("heavy_cavalry", "pikemen", at="wood_3", tiles={"wood_3": "-1,-1"}, hand={1: "ambush"})
    game.play("pass")
    assert game.options() == ["pass"]  # before the second assault


@rule("VTR-30.14", "VTR-24.1")
def test_30_14_if_no_attacker_is_left_the_battle_is_over() -> None:
    game = battle(
        "fra_moriale archers", "pikemen", at="wood_3", tiles={"wood_3": "-1,-1"}, hand={1: "ambush"}
    )
    game.play("play ambush")
    assert troop(game, 0, 2) == ""
    assert troop(game, 1, 2) == "wood_3 pikemen"
    assert points(game) == [0, 5, 0]


@rule("VTR-30.14")
def test_30_14_nothing_prevents_it_and_ranks_are_closed() -> None:
    game = battle(
        "fortebraccio archers pikemen",
        "men_at_arms",
        at="wood_3",
        tiles={"wood_3": "-1,-1"},
        domain={0: "village_1 wood_3"},
        hand={1: "ambush farmers"},
    )
    game.play("pass", "line 1:archers", "play ambush")
    assert lines(game)[0] == "pikemen"


@rule("VTR-30.15", "VTR-28.5", "VTR-D22")
def test_30_15_spies() -> None:
    game = battle("acuto archers pikemen", "tartaglia swordsmen halberdiers", hand={0: "spies"})
    assert (game.step, sorted(game.options())) == ("before_order", ["pass", "play spies"])
    game.play("play spies")
    assert (game.step, game.waiting) == ("open_order", (1,))


@rule("VTR-30.15", "VTR-30.25", "VTR-D22")
def test_30_25_spies_need_something_to_see() -> None:
    # the enemy has one Company: nothing to see, and this is open to all
    game = battle("acuto archers pikemen", "halberdiers", hand={0: "spies"})
    assert game.step == "order"
    game = battle("gattamelata archers pikemen", "tartaglia swordsmen halberdiers", hand={0: "spies"})
    assert (game.step, game.waiting) == ("open_order", (1,))  # he sees the order anyway


@rule("VTR-30.16", "VTR-D26")
def test_30_16_night_withdrawal() -> None:
    game = battle(
        "acuto archers",
        "piccinino men_at_arms",
        hand={0: "night_withdrawal"},
        domain={0: "village_1 papal_1"},
    )
    game.play("play night_withdrawal")
    assert (game.step, sorted(game.nouns("retreat"))) == ("withdraw", ["papal_1", "village_1"])
    game.play("retreat papal_1")
    assert troop(game, 0, 2) == "papal_1 acuto archers"  # no pursuit
    assert points(game) == [0, 0, 0]
    assert troop(game, 1, 2) == "field_1 piccinino men_at_arms"


@rule("VTR-30.16", "VTR-30.25", "VTR-23.5")
def test_30_16_only_before_the_first_assault_with_a_place_to_go() -> None:
    game = battle("acuto archers", "men_at_arms", hand={0: "night_withdrawal"}, domain={})
    assert game.options() == ["pass"]
    game = battle("men_at_arms", "archers", hand={1: "night_withdrawal"}, domain=OWN)
    assert "play night_withdrawal" in game.options()
    game = battle("pikemen", "pikemen", hand={0: "night_withdrawal"}).play("pass")
    assert game.options() == ["pass"]


@rule("VTR-30.1", "VTR-30.5")
def test_30_1_a_played_event_is_discarded() -> None:
    game = battle("pikemen", "pikemen", hand={0: "field_works farmers"}).play("play field_works")
    assert hand(game, 0) == ["farmers"]
    assert pile(game, "discarded") == ["field_works"]


@rule("VTR-30.4")
@pytest.mark.parametrize("card", ["desertion", "extraordinary_tax", "forced_march"])
def test_30_4_events_of_the_own_turn_never_in_a_battle(card: str) -> None:
    game = battle("pikemen", "acuto archers halberdiers", hand={0: card})
    assert game.step == "before_order"
    assert game.options() == ["pass"]
    assert game.refused(f"play {card}").clause in ("VTR-30.2", "VTR-30.4", "VTR-30.5")


@rule("VTR-20.8", "VTR-30.5")
def test_30_5_the_defender_is_asked_after_the_attacker_before_the_order() -> None:
    game = battle(
        "acuto archers pikemen", "tartaglia swordsmen halberdiers", hand={0: "farmers", 1: "farmers"}
    )
    assert (game.step, game.waiting) == ("before_order", (0,))
    game.play("pass")
    assert (game.step, game.waiting) == ("before_order", (1,))


@rule("VTR-30.16", "VTR-24.9")
def test_30_16_the_attacker_wins_the_ground_but_no_points_for_the_retreat() -> None:
    own = {0: "village_1", 1: "wood_1 field_1"}
    game = battle("acuto archers", "tartaglia men_at_arms", hand={1: "night_withdrawal"}, domain=own)
    game.play("play night_withdrawal")
    assert troop(game, 1, 2) == "wood_1 tartaglia men_at_arms"
    assert points(game) == [2, 0, 0]  # the markers of field_1
    assert game.step == "march"


@rule("VTR-30.16", "VTR-23.5")
def test_30_16_a_garrison_cannot_withdraw() -> None:
    game = ventura(
        "troops",
        1,
        troops={"1.2": "field_2 men_at_arms"},
        hand={0: "night_withdrawal"},
        domain={0: "village_1"},
    )
    game.play("move 2", "to city_este")
    assert (game.step, game.waiting, game.options()) == ("before_assault", (0,), ["pass"])


@rule("VTR-30.9", "VTR-30.5")
def test_30_9_the_defender_too_after_the_attacker() -> None:
    cards = {0: "farmers", 1: "barber_surgeon"}
    game = battle("fra_moriale pikemen", "tartaglia men_at_arms", hand=cards)
    game.play("pass", "pass", "pass", "pass", "use_captain", "retreat village_1")
    assert (game.step, game.waiting, game.options()) == ("after_battle", (0,), ["pass"])
    game.play("pass")
    assert (game.step, game.waiting) == ("after_battle", (1,))
    game.play("play barber_surgeon")
    assert troop(game, 1, 2) == "field_1 tartaglia men_at_arms"
