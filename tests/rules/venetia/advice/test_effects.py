"""What a choice costs and brings: the signs of placing, routes, cards, dice and tokens."""

from quattrocento.games.venetia.game import GAME
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import rule
from quattrocento.testing.venetia import ADRIATIC, venetia
from tests.rules.venetia.advice.signs import effects_of, signs

# ---- placing Influence


@rule("VNZ-11.1", "VNZ-16.4", "VNZ-18.2", "VNZ-21.1", "VNZ-21.3")
def test_the_podesta_that_a_placement_brings_and_the_points_it_stands_for() -> None:
    # Spalato has value 3; presence in Dalmatia stands on Zara already.
    scenario = venetia("commercial", 3, spalato="1 1 0", zara="1 0 0")
    assert signs(scenario, "influence spalato") == [
        ("-1 AP", "VNZ-8.2"),
        ("+1 Podestà", "VNZ-16.4"),
        ("+1 Influence", "VNZ-11.1"),
        ("+2 at next scoring", "VNZ-21.1"),
        ("Venice to space 3", "VNZ-18.2"),
    ]


@rule("VNZ-16.2", "VNZ-16.8")
def test_the_revolt_that_the_own_placement_brings_and_the_podesta_it_costs() -> None:
    # VNZ-E8: Zara (4) holds D 3, G 2 with D's Podestà; M trades 1 there.
    scenario = venetia("commercial", 3, seat=2, zara="3 2 0 podesta 0")
    told = signs(scenario, "influence zara", seat=2)
    assert ("revolt: all lose 1", "VNZ-16.2") in told
    assert ("Anna: -1 Podestà", "VNZ-16.8") in told
    assert ("others: -1 Influence", "VNZ-16.2") in told
    assert not [sign for sign, _ in told if sign == "+1 Influence"]


@rule("VNZ-12.2")
def test_the_first_political_placement_says_that_it_binds_the_turn() -> None:
    scenario = venetia("political", 3)
    assert ("only this colony now", "VNZ-12.2") in signs(scenario, "influence zara")
    scenario.play("influence zara")
    assert "only this colony now" not in [sign for sign, _ in signs(scenario, "influence zara")]


@rule("VNZ-9.3", "VNZ-9.7")
def test_a_sea_that_comes_under_control_gives_the_influence_back() -> None:
    scenario = venetia("commercial", 3, control="", seas={ADRIATIC: "0 1 0"})
    assert signs(scenario, f"route {ADRIATIC}") == [
        ("-1 AP", "VNZ-8.2"),
        ("Bruno: -1 Influence", "VNZ-9.7"),
        ("sea controlled", "VNZ-9.7"),
        ("Venice to space 3", "VNZ-18.2"),
    ]
    assert ("+1 Influence", "VNZ-9.3") in signs(scenario.play(f"route {ADRIATIC}"), "route mar_ionio")


@rule("VNZ-18.4", "VNZ-21.3", "VNZ-21.4", "VNZ-21.7")
def test_a_scoring_that_a_placement_brings_is_told_in_points() -> None:
    scenario = venetia(
        "commercial", 3, venice=7, spalato="1 1 0", zara="1 0 0", kept={0: 2}, vp={0: "vp_3", 1: "vp_2"}
    )
    # Dalmatia 2, Podestà 2, tokens 3, kept 2.
    assert signs(scenario, "influence spalato") == [
        ("-1 AP", "VNZ-8.2"),
        ("+9 points", "VNZ-21.1"),
        ("+1 Podestà", "VNZ-16.4"),
        ("+1 Influence", "VNZ-11.1"),
        ("-2 kept tokens", "VNZ-21.7"),
        ("-1 VP token", "VNZ-21.7"),
        ("Venice to space 8", "VNZ-18.2"),
        ("first scoring now", "VNZ-18.4"),
    ]
    scenario.play("influence spalato")
    assert scenario.position.points[0] == 9


@rule("VNZ-10.1", "VNZ-10.2", "VNZ-21.9")
def test_a_new_type_of_kingdom_token_counts_at_the_end() -> None:
    kingdoms = {"dalmazia": "republic_of_genoa"}
    told = signs(venetia("military", 2, kingdoms=kingdoms), "treat dalmazia")
    assert told == [
        ("-1 AP", "VNZ-8.2"),
        ("+1 Kingdom token", "VNZ-10.2"),
        ("new type: +1 at the end", "VNZ-21.9"),
    ]
    again = venetia("military", 2, kingdoms=kingdoms, treated={0: "republic_of_genoa"})
    assert len(signs(again, "treat dalmazia")) == 2


# ---- the Doge's token, dice, the end of a turn


@rule("VNZ-6.2", "VNZ-6.3", "VNZ-19.1")
def test_a_doge_token_is_kept_for_a_point_or_spent_for_an_action_point() -> None:
    scenario = venetia(steps="close; die; doge_token", office=1)
    assert signs(scenario, "keep_token") == [
        ("-1 Doge token", "VNZ-6.2"),
        ("+1 kept token", "VNZ-6.2"),
        ("+1 at next scoring", "VNZ-21.1"),
        ("election after this turn", "VNZ-19.1"),
    ]
    assert signs(scenario, "spend_token")[:2] == [("+1 AP", "VNZ-6.3"), ("-1 Doge token", "VNZ-6.3")]


@rule("VNZ-7.2", "VNZ-7.3", "VNZ-7.4", "VNZ-8.4", "VNZ-11.2", "VNZ-12.2", "VNZ-13.1")
def test_a_die_tells_its_points_its_cards_and_the_rule_of_its_type() -> None:
    dice = "commercial_two military_four political_three"
    scenario = venetia(steps="close; die", dice=dice)
    assert signs(scenario, "die commercial_two") == [
        ("+2 AP", "VNZ-7.2"),
        ("1 Influence per colony", "VNZ-11.2"),
        ("+1 Action card*", "VNZ-7.6"),
    ]
    assert signs(scenario, "die military_four") == [
        ("+4 AP", "VNZ-7.2"),
        ("attack with Battle tokens", "VNZ-13.1"),
        ("others: +1 Action card*", "VNZ-7.4"),
    ]
    assert signs(scenario, "die political_three") == [
        ("+3 AP", "VNZ-7.2"),
        ("all Influence in 1 colony", "VNZ-12.2"),
    ]
    closed = [effects_of(scenario, f"die {die}")[1].closes for die in dice.split()]
    assert closed == [("attack", "engage"), ("influence",), ("attack", "engage")]


@rule("VNZ-8.2", "VNZ-15.3", "VNZ-19.1")
def test_ending_the_actions_says_what_is_lost_and_what_follows() -> None:
    assert signs(venetia("commercial", 2), "end") == [("-2 AP", "VNZ-8.2"), ("ends your turn", "VNZ-8.6")]
    owing = venetia("military", 0, turn="owed = 2")
    assert signs(owing, "end") == [("ends your turn", "VNZ-8.6"), ("2 Threat cards", "VNZ-15.3")]
    assert signs(venetia("commercial", 0, office=0), "end") == [
        ("ends your turn", "VNZ-8.6"),
        ("then an election", "VNZ-19.1"),
    ]


@rule("VNZ-17.5", "VNZ-17.6", "VNZ-R16")
def test_threat_cards_without_a_veto_may_cost_what_the_deck_can_take() -> None:
    # Without a token in office nobody is asked; the major colony of a free region is at stake.
    scenario = venetia("military", 0, office=0, turn="owed = 1", zara="3 0 0", pola="1 0 0")
    assert ("-1 … +0 Influence", "VNZ-17.5") in signs(scenario, "end")
    # With a Kingdom there already both colonies are.
    kingdoms = {"dalmazia": "kingdom_of_hungary"}
    occupied = venetia(
        "military", 0, office=0, turn="owed = 1", kingdoms=kingdoms, zara="3 0 0", pola="1 0 0"
    )
    assert ("-2 … +0 Influence", "VNZ-17.5") in signs(occupied, "end")


@rule("VNZ-17.3", "VNZ-17.4", "VNZ-17.5")
def test_a_threat_is_told_as_it_strikes_and_as_it_is_vetoed() -> None:
    scenario = venetia("military", 0, turn="owed = 1", epoch="apogee", candia="2 1 0").play(
        "end", fate="negroponte_stormed"
    )
    # VNZ-E12: each loses 1 in Candia, the Ottomans come, and the Enemies move by one cross.
    assert signs(scenario, "accept") == [
        ("-1 Influence", "VNZ-17.5"),
        ("arrives: Ottoman Empire", "VNZ-17.5"),
        ("Enemies to space 19", "VNZ-18.3"),
    ]
    assert signs(scenario, "veto") == [
        ("-1 Doge token", "VNZ-17.4"),
        ("Enemies to space 19", "VNZ-18.3"),
        ("no effect, crosses only", "VNZ-17.4"),
    ]


# ---- cards and the city


@rule("VNZ-7.6", "VNZ-7.7")
def test_a_received_card_is_one_more_in_hand_or_its_ducats() -> None:
    scenario = venetia(steps="close; die", dice="commercial_two military_four").play(
        "die commercial_two", fate="fondaco"
    )
    assert signs(scenario, "keep") == [("+1 Action card", "VNZ-7.6")]
    assert signs(scenario, "cash") == [("+3 Ducats*", "VNZ-7.7")]


@rule("VNZ-20.1", "VNZ-21.6")
def test_four_ducats_become_a_monument() -> None:
    scenario = venetia(
        steps="close; die", dice="commercial_two military_four", ducats={"san_polo": "3 0 0"}
    )
    scenario.play("die commercial_two", "cash", fate="fondaco")
    assert signs(scenario, "ducats cannaregio:2,san_polo:1") == [
        ("-1 Ducat", "VNZ-7.7"),
        ("+1 Monument", "VNZ-20.1"),
        ("+1 at next scoring", "VNZ-21.1"),
    ]
    assert signs(scenario, "ducats cannaregio:3,san_polo:0") == [("+3 Ducats", "VNZ-7.7")]


@rule("VNZ-8.5", "VNZ-23.1", "VNZ-23.4", "VNZ-23.7", "VNZ-23.8")
def test_an_action_card_tells_what_it_gives_and_that_it_is_the_only_one() -> None:
    hand = {0: "muda vetri_murano ufficio_sale colleganza"}
    scenario = venetia("commercial", 2, hand=hand, zara="1 0 0", pola="1 0 0")
    last = ("no more cards this turn", "VNZ-8.5")
    spent = ("-1 Action card", "VNZ-8.5")
    assert signs(scenario, "play muda") == [("+1 AP", "VNZ-8.1"), spent, last]
    assert signs(scenario, "play vetri_murano") == [spent, ("+1 VP token", "VNZ-14.4"), last]
    assert signs(scenario, "play ufficio_sale") == [spent, last, ("+3 Ducats*", "VNZ-23.8")]
    assert signs(scenario, "play colleganza") == [spent, last, ("+1 Influence*", "VNZ-23.0")]
    assert effects_of(scenario, "play muda")[-1].closes == ("play",)


@rule("VNZ-23.19")
def test_the_council_of_ten_tells_what_the_others_lose() -> None:
    scenario = venetia("political", 2, hand={0: "consiglio_dieci"}, zara="1 1 1", pola="0 1 0")
    scenario.play("play consiglio_dieci")
    assert signs(scenario, "expel zara") == [("others: -1 Influence", "VNZ-23.19")]
    assert signs(scenario, "expel pola") == [("Bruno: -1 Influence", "VNZ-23.19")]


# ---- what is promised of all


def test_accounts_read_alike_from_a_position_and_from_the_own_view() -> None:
    scenario = venetia(
        "commercial",
        2,
        hand={0: "muda"},
        kept={0: 2},
        vp={0: "vp_3"},
        ducats={"san_polo": "2 0 0"},
        zara="3 1 0",
    )
    position = scenario.position
    for seat in range(3):
        view = position.view(seat)
        assert [account(view, seat) for account in GAME.accounts.values()] == [
            account(position, seat) for account in GAME.accounts.values()
        ]
    told = {name: account(position, 0) for name, account in GAME.accounts.items()}
    assert told["influence"] == 3
    assert (told["action_points"], told["cards"], told["ducats"]) == (2, 1, 2)
    assert (told["kept_tokens"], told["vp_tokens"], told["doge_tokens"]) == (2, 1, 2)


def test_who_only_looks_on_is_told_of_no_option() -> None:
    position = venetia("commercial", 2).position
    assert GAME.effects(position.view(SPECTATOR), position.components, []) == []
