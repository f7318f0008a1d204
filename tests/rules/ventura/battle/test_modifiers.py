"""Battle: modifiers (VTR-22)."""

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.speech.sentences import Speech
from quattrocento.testing import rule
from quattrocento.testing.ventura import battle, fight, lines, troop

# hill_1: ranged 1, melee 1, resistance 0; wood_1: resistance 1; castle_1: ranged 1+1x brown, resistance 2


@rule("VTR-22.1", "VTR-R44")
def test_22_1_the_territory_helps_the_side_whose_domain_it_is() -> None:
    scenario = fight(
        "archers",
        "pikemen",
        at="field_3",
        tiles={"field_3": "-1,-1"},
        domain={0: "village_1", 1: "field_3"},
    )
    scenario.play("pass")  # field_3 gives ranged 1: the defender shoots with 0 + 1
    assert lines(scenario) == ("archers:1", "pikemen:2")


@rule("VTR-22.1", "VTR-R44")
def test_22_1_also_the_attacker() -> None:
    scenario = fight(
        "archers", "pikemen", at="field_3", tiles={"field_3": "-1,-1"}, domain={0: "village_1 field_3"}
    )
    scenario.play("pass")
    assert lines(scenario) == ("archers", "pikemen:3")


@rule("VTR-22.1", "VTR-R44")
def test_22_1_neither_side_on_the_ground_of_a_third_player() -> None:
    scenario = fight(
        "archers",
        "pikemen",
        at="field_3",
        tiles={"field_3": "-1,-1"},
        domain={0: "village_1", 2: "field_3"},
    )
    scenario.play("pass")
    assert lines(scenario) == ("archers", "pikemen:2")


@rule("VTR-22.2", "VTR-28.1")
def test_22_2_an_army_uses_the_modifiers_of_its_captain() -> None:
    scenario = fight("colleoni archers", "fra_moriale pikemen").play("pass")
    assert lines(scenario) == ("archers", "pikemen:3")  # 2 + 1
    scenario.play("pass")
    assert troop(scenario, 1, 2) == ""  # 1 + 1 more


@rule("VTR-22.3")
def test_22_3_ranged_modifiers_in_ranged_assaults_melee_modifiers_in_melee() -> None:
    scenario = fight("acuto archers", "fra_moriale pikemen").play("pass")
    assert lines(scenario)[1] == "pikemen:2"  # Acuto's melee 2 does not count
    scenario.play("pass")
    assert troop(scenario, 1, 2) == ""  # 1 + 2 in melee


@rule("VTR-22.4")
def test_22_4_once_for_the_troop_not_once_per_company() -> None:
    scenario = fight("colleoni archers archers", "fra_moriale pikemen sappers").play("pass")
    assert lines(scenario)[1] == "sappers"  # 2 + 2 + 1 = 5
    scenario = fight("colleoni archers archers", "fra_moriale heavy_cavalry sappers").play("pass")
    assert lines(scenario)[1] == "heavy_cavalry:5 sappers"


@rule("VTR-22.5", "VTR-R73")
def test_22_5_formulas_are_fixed_when_the_battle_starts() -> None:
    # castle_3: ranged 1+1x brown; with hill_3 beside it 2
    tiles, owned = {"castle_3": "-1,-1", "hill_3": "-2,0"}, {0: "", 1: "castle_3 hill_3"}
    scenario = fight("pikemen", "pikemen", at="castle_3", tiles=tiles, domain=owned).play("pass")
    assert lines(scenario)[0] == "pikemen:2"
    assert scenario.position.battle is not None
    assert scenario.position.battle.ground_ranged == 2


@rule("VTR-22.6", "VTR-T8", "VTR-R45")
def test_t8_first_the_territory_then_the_captain() -> None:
    # wood_3: ranged 0, melee 1, resistance 1; Fortebraccio 2; the attack brings 1 and then 4 wounds
    tiles = {"wood_3": "-1,-1"}
    for use in ("single_use", "pool"):
        scenario = fight(
            "acuto stradiots",
            "fortebraccio pikemen",
            at="wood_3",
            tiles=tiles,
            domain={0: "village_1", 1: "wood_3"},
            resistance_use=use,
        )
        scenario.play("pass")
        assert lines(scenario)[1] == "pikemen"
        scenario.play("pass")
        assert troop(scenario, 1, 2) == "wood_3 fortebraccio pikemen:2"


@rule("VTR-22.7", "VTR-R45", "VTR-T7")
def test_t7_single_use() -> None:
    scenario = fight("townsfolk", "fortebraccio halberdiers", resistance_use="single_use").play("pass")
    assert lines(scenario) == ("townsfolk:1", "halberdiers")
    scenario.play("pass")
    assert troop(scenario, 0, 2) == ""
    assert troop(scenario, 1, 2) == "field_1 fortebraccio halberdiers:1"


@rule("VTR-22.8", "VTR-R45", "VTR-T7")
def test_t7_pool() -> None:
    scenario = fight("townsfolk", "fortebraccio halberdiers", resistance_use="pool").play("pass")
    assert lines(scenario) == ("townsfolk:1", "halberdiers")
    scenario.play("pass")
    assert troop(scenario, 1, 2) == "field_1 fortebraccio halberdiers"


@rule("VTR-22.7")
def test_22_7_a_modifier_is_spent_even_if_not_used_in_full() -> None:
    # 1 of Fortebraccio's 2 is used in the first assault, nothing of it in the second
    scenario = fight("stradiots", "fortebraccio pikemen").play("pass", "use_captain")
    assert lines(scenario)[1] == "pikemen"
    scenario.play("pass")
    assert troop(scenario, 1, 2) == "field_1 fortebraccio pikemen:2"


@rule("VTR-22.7")
def test_22_7_an_assault_without_wounds_spends_nothing() -> None:
    scenario = fight("light_cavalry", "fortebraccio pikemen").play("pass").play("pass")
    assert lines(scenario)[1] == "pikemen"  # 0 wounds, then 2 prevented


@rule("VTR-22.7", "VTR-R45", "VTR-D30")
def test_22_7_the_owner_chooses_the_assault() -> None:
    # "each resistance modifier can only be used once per battle": 1 wound now or 1 of more later
    scenario = fight("townsfolk", "fortebraccio halberdiers", domain={}).play("pass")
    assert (scenario.step, scenario.waiting, scenario.options()) == (
        "resist",
        (1,),
        ["save", "use_captain 2"],
    )
    scenario.play("save")
    assert lines(scenario) == ("townsfolk:1", "halberdiers:1")
    scenario.play("pass")
    assert (scenario.step, scenario.waiting) == ("resist", (1,))
    scenario.play("use_captain")
    assert troop(scenario, 1, 2) == "field_1 fortebraccio halberdiers:1"


@rule("VTR-22.7", "VTR-D30")
@pytest.mark.parametrize(
    ("language", "board", "answer"),
    [
        ("en", "Captain Fortebraccio: resistance 2", "Use the resistance of the Captain (2)"),
        ("it", "Capitano Fortebraccio: resistenza 2", "Usare la resistenza del Capitano (2)"),
    ],
)
def test_22_7_the_table_and_the_answers_say_how_much(language: str, board: str, answer: str) -> None:
    scenario = fight("townsfolk", "fortebraccio halberdiers", domain={}).play("pass")
    speech, view = Speech(language, GAME), scenario.position.view(1)
    shown = "\n".join(GAME.board(view, GAME.standard_components(), speech))
    assert board in shown.replace("\u00a0", " ")
    assert answer in [speech.move(move) for move in scenario.position.options(1)]
    assert scenario.refused("use_captain 3").message == "why-no-modifier"


@rule("VTR-22.7", "VTR-D30")
def test_22_7_once_used_it_is_not_asked_for_again() -> None:
    scenario = fight("townsfolk", "fortebraccio halberdiers", domain={}).play("pass", "use_captain")
    assert lines(scenario) == ("townsfolk:1", "halberdiers")
    scenario.play("pass")
    assert troop(scenario, 1, 2) == "field_1 fortebraccio halberdiers:1"


@rule("VTR-22.6", "VTR-22.7", "VTR-D30")
def test_22_7_territory_and_captain_together_or_one_of_them() -> None:
    # wood_3: resistance 1; Fortebraccio 2; 3 + 3 shots on Men-at-Arms with 5
    def hurt(answer: str) -> str:
        scenario = fight(
            "fra_moriale crossbowmen crossbowmen",
            "fortebraccio men_at_arms",
            at="wood_3",
            tiles={"wood_3": "-1,-1"},
            domain={0: "village_1", 1: "wood_3"},
        ).play("pass")
        assert sorted(scenario.options()) == ["save", "use_both 3", "use_captain 2", "use_territory 1"]
        return troop(scenario.play(answer), 1, 2)

    assert hurt("use_both") == "wood_3 fortebraccio men_at_arms:3"
    assert hurt("use_captain") == "wood_3 fortebraccio men_at_arms:4"
    assert hurt("use_territory") == ""  # 5 wounds are just enough
    assert hurt("save") == ""


@rule("VTR-22.6", "VTR-22.7")
def test_22_6_the_captain_is_not_reached_where_the_territory_stops_all() -> None:
    scenario = fight(
        "stradiots",
        "fortebraccio pikemen",
        at="wood_3",
        tiles={"wood_3": "-1,-1"},
        domain={0: "village_1", 1: "wood_3"},
    ).play("pass")
    assert sorted(scenario.options()) == ["save", "use_captain 2", "use_territory 1"]


@rule("VTR-22.9", "VTR-D30")
def test_22_9_nobody_is_asked_where_no_wound_would_be_saved() -> None:
    # more wounds than two Sappers bear: Tartaglia's 1 saves nothing and is not spent
    scenario = fight("colleoni longbowmen artillerymen", "tartaglia sappers sappers heavy_cavalry")
    scenario.play("pass")
    assert (scenario.step, lines(scenario)[1]) == ("before_assault", "heavy_cavalry")
    scenario.play("pass")
    assert (scenario.step, scenario.waiting) == ("resist", (1,))


@rule("VTR-22.9", "VTR-D30")
def test_22_9_the_attacker_says_first() -> None:
    scenario = fight("fortebraccio archers pikemen", "tartaglia crossbowmen", domain={}).play("pass")
    assert (scenario.step, scenario.waiting) == ("resist", (0,))
    scenario.play("use_captain")
    assert (scenario.step, scenario.waiting) == ("resist", (1,))
    scenario.play("save")
    assert lines(scenario)[0] == "archers:1 pikemen"  # 3 less 2


@rule("VTR-22.9")
def test_22_9_the_other_readings_ask_nobody() -> None:
    for use, wounds in (("single_use", ":1"), ("pool", "")):
        scenario = battle("townsfolk", "fortebraccio halberdiers", resistance_use=use)
        assert troop(scenario, 1, 2) == f"field_1 fortebraccio halberdiers{wounds}"


@rule("VTR-22.10", "VTR-R40")
def test_22_10_every_battle_starts_with_fresh_modifiers() -> None:
    troops = {"1.3": "field_1 townsfolk"}
    scenario = battle("fortebraccio halberdiers", "townsfolk", troops=troops).play("defend 2")
    scenario.play("use_captain", "use_captain")
    # in both battles the first shot is prevented, the second assault wounds once
    assert troop(scenario, 0, 2) == "field_1 fortebraccio halberdiers:2"


@rule("VTR-22.11", "VTR-29.9")
def test_22_11_events_and_companies_prevent_before_territory_and_captain() -> None:
    # the shield stops both shots, so that Fortebraccio's 2 are fresh for the 2 wounds of the melee
    scenario = fight("alberico_da_barbiano archers", "fortebraccio pavise_bearers")
    scenario.play("pass", "use_captain", "pass", "use_captain")
    assert troop(scenario, 1, 2) == "field_1 fortebraccio pavise_bearers"


@rule("VTR-22.12", "VTR-30.10")
def test_22_12_bonuses_of_events_are_added_to_the_total() -> None:
    scenario = battle("archers", "men_at_arms", hand={0: "hail_of_bolts farmers"})
    scenario.play("play hail_of_bolts", "pass")
    assert troop(scenario, 1, 2) == ""  # 2 + 3
