"""Threat cards: drawing, veto, Kingdoms and Fleets (VNZ-17)."""

import pytest

from quattrocento.games.venetia.game import GAME
from quattrocento.testing import rule
from quattrocento.testing.venetia import ROLL, candidates, threatened, venetia, without_dice
from quattrocento.testing.venetia.table import (
    ap,
    at_sea,
    controlled,
    epoch,
    fleets,
    in_office,
    influence,
    kingdom,
    pawns,
    podesta,
    supply,
    threats_discarded,
    treated,
)

THREATS = [row["id"] for row in GAME.standard_components().data["threat_cards"]]
GENOA = {"dalmazia": "republic_of_genoa"}


@rule("VNZ-17.1", "VNZ-5.1")
def test_17_1_no_other_turn_brings_threats() -> None:
    scenario = venetia("military", 1).play("attack zara", fate="victory").play("end")
    assert threats_discarded(scenario) == []


@rule("VNZ-17.2", "VNZ-R12")
def test_17_2_first_the_effect_then_the_crosses() -> None:
    # The effect ends the Podestà that would have scored; the cross brings the second scoring after it.
    scenario = threatened("peace_of_zara", epoch="apogee", venice=15, enemies=16, zara="3 1 0 podesta 0")
    assert (epoch(scenario), podesta(scenario, "zara")) == ("struggle", -1)
    assert list(scenario.position.points) == [2, 0, 0]


@rule("VNZ-17.3", "VNZ-18.3")
@pytest.mark.parametrize(("now", "crosses"), [("rise", 0), ("apogee", 1), ("struggle", 2)])
def test_17_3_one_space_left_for_each_cross_of_the_epoch(now: str, crosses: int) -> None:
    before = {"rise": 22, "apogee": 20, "struggle": 9}[now]
    scenario = threatened("defeat_at_prevesa", epoch=now)
    assert pawns(scenario)[1] == before - crosses


@rule("VNZ-17.4", "VNZ-D3", "VNZ-R13")
def test_17_4_a_veto_costs_a_token_and_the_crosses_count() -> None:
    scenario = venetia("military", 0, seat=1, doge=2, epoch="apogee", turn="owed = 1", zara="1 0 0")
    scenario.play("end", fate="peace_of_zara")
    assert (scenario.waiting, scenario.options()) == ((2,), ["veto", "accept"])
    scenario.play("veto")
    assert (kingdom(scenario, "dalmazia"), influence(scenario, "zara")) == ("", [1, 0, 0])
    assert (in_office(scenario), pawns(scenario)) == ((2, 1), (9, 19))
    assert threats_discarded(scenario) == ["peace_of_zara"]


@rule("VNZ-17.4", "VNZ-R13")
def test_17_4_once_in_a_draw() -> None:
    scenario = venetia("military", 0, turn="owed = 3").play("end", fate="peace_of_zara")
    scenario.play("accept", fate="normans_at_durazzo")
    assert scenario.step == "veto"
    scenario.play("veto", fate="sicilian_vespers")
    assert kingdom(scenario, "sicilia") == "crown_of_aragon"
    assert (kingdom(scenario, "albania"), in_office(scenario)[1]) == ("", 1)


@rule("VNZ-17.4")
def test_17_4_each_draw_has_its_own_veto() -> None:
    scenario = venetia("military", 0, dice="", turn="owed = 1").play("end", fate="peace_of_zara")
    scenario.play("veto", fate="sicilian_vespers")
    assert (scenario.step, in_office(scenario)[1]) == ("veto", 1)


@rule("VNZ-17.4", "VNZ-R44", "VNZ-E14")
def test_e14_the_last_token_for_a_veto_on_another_players_turn() -> None:
    scenario = venetia("commercial", 0, seat=0, doge=0, office=1, dice="", epoch="struggle", enemies=10)
    scenario.play("end", fate="the_morea_lost")
    scenario.play("veto", fate=f"sack_of_tana genoese_gazaria {ROLL}")
    assert (kingdom(scenario, "morea"), in_office(scenario)) == ("", (0, 0))
    assert (kingdom(scenario, "tartaria"), pawns(scenario)[1]) == ("republic_of_genoa", 10 - 2 - 1 - 1)
    assert (scenario.step, scenario.waiting) == ("die", (1,))
    scenario.play("die political_three", "end")
    assert scenario.step == "ballot"


@rule("VNZ-R21", "VNZ-E15")
def test_e15_the_active_doge_without_a_token_goes_on_to_the_die() -> None:
    scenario = venetia("commercial", 0, seat=2, doge=0, office=1, dice="").play("end", fate="sack_of_tana")
    scenario.play("veto", fate=ROLL)
    assert (scenario.step, scenario.waiting) == ("die", (0,))
    scenario.play("die commercial_three")
    assert ap(scenario) == 3
    scenario.play("end")
    assert scenario.step == "ballot"


@rule("VNZ-D3", "VNZ-R16")
def test_r16_a_doge_without_tokens_is_not_asked_and_the_election_comes_after() -> None:
    scenario = threatened("peace_of_zara", office=0)
    assert kingdom(scenario, "dalmazia") == "kingdom_of_hungary"
    assert scenario.step == "ballot"


@rule("VNZ-R16", "VNZ-R44")
def test_r44_the_election_is_at_the_end_of_the_turn_of_the_veto() -> None:
    scenario = threatened("peace_of_zara", answer="veto", office=1)
    assert (scenario.step, kingdom(scenario, "dalmazia")) == ("ballot", "")
    scenario.play(*candidates(dandolo=2, gradenigo=3, morosini=5), fate="castello san_polo")
    assert scenario.waiting == (1,)


@rule("VNZ-17.5", "VNZ-E12", "VNZ-26.8", "VNZ-R42")
def test_e12_a_kingdom_in_a_free_region() -> None:
    scenario = threatened("negroponte_stormed", epoch="apogee", enemies=22, candia="2 1 0", nasso="1 1 1")
    assert (influence(scenario, "candia"), influence(scenario, "nasso")) == ([1, 0, 0], [1, 1, 1])
    assert kingdom(scenario, "arcipelago") == "ottoman_empire"
    assert pawns(scenario)[1] == 21
    assert supply(scenario) == [38, 39, 39]


@rule("VNZ-17.6", "VNZ-R14")
def test_17_6_a_second_kingdom_hits_every_colony_and_replaces_the_first() -> None:
    scenario = threatened("peace_of_zara", kingdoms=GENOA, zara="2 1 0", pola="1 1 1", spalato="0 0 2")
    found = [influence(scenario, colony) for colony in ("zara", "pola", "spalato", "ragusa")]
    assert found == [[1, 0, 0], [0, 0, 0], [0, 0, 1], [0, 0, 0]]
    assert kingdom(scenario, "dalmazia") == "kingdom_of_hungary"
    assert [treated(scenario, seat) for seat in range(3)] == [[], [], []]
    assert (
        scenario.position.kingdoms_left(
            [row["id"] for row in GAME.standard_components().data["kingdoms"]].index("republic_of_genoa")
        )
        == 2
    )


@rule("VNZ-R14", "VNZ-17.6")
def test_r14_the_same_type_again_costs_the_same() -> None:
    scenario = threatened("byzantium_restored", kingdoms={"romania": "byzantine_empire"}, varna="1 1 0")
    assert (kingdom(scenario, "romania"), influence(scenario, "varna")) == ("byzantine_empire", [0, 0, 0])


@rule("VNZ-R45")
def test_r45_the_same_region_twice_in_one_draw() -> None:
    scenario = threatened("sack_of_tana", "genoese_gazaria", tana="2 0 0", soldaia="1 0 0")
    assert (influence(scenario, "tana"), influence(scenario, "soldaia")) == ([0, 0, 0], [0, 0, 0])
    assert kingdom(scenario, "tartaria") == "republic_of_genoa"


@rule("VNZ-17.7", "VNZ-R41")
def test_17_7_influence_and_podesta_stay_under_a_kingdom_but_none_is_added() -> None:
    scenario = threatened("peace_of_zara", zara="4 1 0 podesta 0", pola="0 3 0 podesta 1")
    assert (influence(scenario, "zara"), podesta(scenario, "zara")) == ([3, 0, 0], -1)
    assert (influence(scenario, "pola"), podesta(scenario, "pola")) == ([0, 3, 0], 1)
    scenario.play("die political_three")
    assert not {"zara", "pola", "spalato", "ragusa"} & set(scenario.nouns("influence"))


@rule("VNZ-17.8", "VNZ-17.10", "VNZ-E18")
def test_e18_a_fleet_sends_the_influence_home_and_a_second_one_is_added() -> None:
    scenario = threatened("saracen_raiders", seas={"mar_tirreno": "1 0 1"})
    assert (fleets(scenario, "mar_tirreno"), at_sea(scenario, "mar_tirreno")) == (1, [0, 0, 0])
    assert supply(scenario) == [40, 40, 40]
    again = threatened("saracen_raiders", fleets={"mar_tirreno": 1})
    assert fleets(again, "mar_tirreno") == 2


@rule("VNZ-17.9")
def test_17_9_control_is_lost_and_no_fleet_comes() -> None:
    scenario = threatened("narentine_pirates")
    assert (controlled(scenario), fleets(scenario, "mar_adriatico")) == ([], 0)
    assert pawns(scenario)[0] == 2


@rule("VNZ-R30")
def test_r30_without_a_fleet_in_reserve_nothing_happens() -> None:
    far = {"mar_di_ponente": 6, "mar_maggiore": 4}
    scenario = threatened("saracen_raiders", fleets=far, seas={"mar_tirreno": "1 0 1"})
    assert (fleets(scenario, "mar_tirreno"), at_sea(scenario, "mar_tirreno")) == (0, [1, 0, 1])
    more = threatened("war_of_the_straits", fleets=far)
    assert fleets(more, "mar_maggiore") == 4
    control = threatened("narentine_pirates", fleets=far)
    assert controlled(control) == []


@rule("VNZ-R29")
def test_r29_without_a_token_of_the_type_the_losses_apply_alone() -> None:
    gone = {0: "kingdom_of_hungary"}
    free = threatened("peace_of_zara", treated=gone, zara="2 0 0", pola="1 0 0")
    assert (kingdom(free, "dalmazia"), influence(free, "zara")) == ("", [1, 0, 0])
    assert influence(free, "pola") == [1, 0, 0]
    taken = threatened("peace_of_zara", treated=gone, kingdoms=GENOA, zara="2 0 0", pola="1 0 0")
    assert kingdom(taken, "dalmazia") == "republic_of_genoa"
    assert (influence(taken, "zara"), influence(taken, "pola")) == ([1, 0, 0], [0, 0, 0])


@rule("VNZ-17.11", "VNZ-26.15")
def test_17_11_both_parts_of_a_card_and_a_veto_of_both() -> None:
    scenario = threatened("war_of_chioggia", zara="2 1 0", control="", seas={"mar_adriatico": "1 0 0"})
    assert (kingdom(scenario, "dalmazia"), influence(scenario, "zara")) == ("republic_of_genoa", [1, 0, 0])
    assert (fleets(scenario, "mar_adriatico"), at_sea(scenario, "mar_adriatico")) == (1, [0, 0, 0])
    scenario = threatened("war_of_chioggia", answer="veto", zara="2 1 0")
    assert (kingdom(scenario, "dalmazia"), controlled(scenario)) == ("", ["mar_adriatico"])


@rule("VNZ-17.12", "VNZ-I6")
def test_17_12_an_empty_deck_is_made_anew_from_the_discards() -> None:
    scenario = threatened("sack_of_tana", cards=f"threats = {THREATS}")
    assert threats_discarded(scenario) == ["sack_of_tana"]
    assert sum(scenario.position.threat_deck) == 23


@rule("VNZ-17.12", "VNZ-R49")
def test_17_12_the_deck_is_drawn_to_its_end_first() -> None:
    scenario = threatened(
        "sack_of_tana", cards=f"threats = {[card for card in THREATS if card != 'sack_of_tana']}"
    )
    assert len(threats_discarded(scenario)) == 24


@rule("VNZ-17.13", "VNZ-R12", "VNZ-18.9")
def test_17_13_the_number_of_cards_is_fixed_and_the_crosses_follow_the_new_epoch() -> None:
    scenario = without_dice("sack_of_tana", "defeat_at_prevesa", epoch="apogee", venice=15, enemies=16)
    assert epoch(scenario) == "struggle"
    assert pawns(scenario) == (15, 13)  # one cross of the Apogee, then two of the Struggle
    assert len(threats_discarded(scenario)) == 2


@rule("VNZ-R12")
def test_r12_the_crosses_of_a_card_are_those_of_the_epoch_of_its_reveal() -> None:
    scenario = threatened("defeat_at_prevesa", epoch="apogee", venice=15, enemies=16)
    assert (epoch(scenario), pawns(scenario)) == ("struggle", (15, 15))


@rule("VNZ-R43")
def test_r43_no_cross_and_no_card_after_the_end() -> None:
    scenario = venetia("military", 0, epoch="struggle", enemies=2, turn="owed = 3")
    scenario.play("end", fate="the_morea_lost").play("accept")
    assert (pawns(scenario)[1], scenario.step) == (1, "ballot")
    scenario.play(*candidates(dandolo=2, gradenigo=3, morosini=5), fate="castello san_polo")
    assert (scenario.step, threats_discarded(scenario)) == ("", ["the_morea_lost"])
