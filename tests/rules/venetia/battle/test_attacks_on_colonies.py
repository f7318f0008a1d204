"""Military action against colonies (VNZ-13)."""

from quattrocento.testing import rule
from quattrocento.testing.venetia import ALL_INFLUENCE, candidates, venetia
from quattrocento.testing.venetia.table import ap, battle_tokens, fleets, infamy, influence, podesta, supply


@rule("VNZ-13.1", "VNZ-13.2")
def test_13_1_one_action_point_one_token_as_much_influence() -> None:
    scenario = venetia("military", 3).play("attack zara", fate="victory")
    assert (influence(scenario, "zara"), ap(scenario)) == ([2, 0, 0], 2)
    assert battle_tokens(scenario) == ["victory"]


@rule("VNZ-13.1", "VNZ-17.7")
def test_13_1_only_reached_colonies_without_a_kingdom() -> None:
    scenario = venetia("military", 3, kingdoms={"dalmazia": "kingdom_of_hungary"})
    assert scenario.refused("attack zara").clause == "VNZ-17.7"
    assert scenario.refused("attack modone").clause == "VNZ-9.6"
    assert len(scenario.nouns("attack")) == 8


@rule("VNZ-13.2")
def test_13_2_a_token_of_value_nought_places_nothing() -> None:
    scenario = venetia("military", 3).play("attack zara", fate="repulsed")
    assert (influence(scenario, "zara"), ap(scenario)) == ([0, 0, 0], 2)


@rule("VNZ-13.2", "VNZ-R7")
def test_13_2_the_influence_comes_in_one_lot() -> None:
    # One by one the first of the two would bring a revolt, and the second another one.
    scenario = venetia("military", 1, zara="2 3 0 podesta 1").play("attack zara", fate="victory")
    assert influence(scenario, "zara") == [3, 2, 0]


@rule("VNZ-13.3", "VNZ-R17")
def test_13_3_attacking_a_podesta_brings_infamy_even_ones_own() -> None:
    for owner in ("4 0 0 podesta 0", "0 4 0 podesta 1"):
        scenario = venetia("military", 3, zara=owner).play("attack zara", fate="repulsed")
        assert infamy(scenario) == 0


@rule("VNZ-13.3")
def test_13_3_no_infamy_without_a_podesta() -> None:
    scenario = venetia("military", 3, zara="0 3 0").play("attack zara", fate="skirmish")
    assert podesta(scenario, "zara") == 1
    assert infamy(scenario) == -1


@rule("VNZ-13.3", "VNZ-19.4", "VNZ-E28")
def test_e28_infamy_passes_to_the_latest_offender() -> None:
    scenario = venetia("military", 1, seat=2, doge=1, office=0, infamy=0, corfu="4 0 0 podesta 0")
    scenario.play("attack corfu", fate="repulsed")
    assert infamy(scenario) == 2
    scenario.play("end")
    assert scenario.nouns("candidate", 2) == ["young_patrician"]
    assert len(scenario.nouns("candidate", 0)) == 6
    scenario.play(*candidates(dandolo=6), *candidates(gradenigo=2, morosini=1), fate="castello san_polo")
    assert infamy(scenario) == 2


@rule("VNZ-13.4")
def test_13_4_each_action_point_names_its_own_target() -> None:
    scenario = venetia("military", 4, fleets={"mar_ionio": 1})
    scenario.play("attack zara", "attack zara", "attack pola", fate="skirmish*3")
    scenario.play("engage mar_ionio", fate="skirmish vp_1")
    assert (influence(scenario, "zara"), influence(scenario, "pola")) == ([2, 0, 0], [1, 0, 0])
    assert fleets(scenario, "mar_ionio") == 0


@rule("VNZ-R32", "VNZ-E32")
def test_e32_an_attack_places_what_is_left_in_supply() -> None:
    scenario = venetia("military", 3, seat=0, **{**ALL_INFLUENCE, "modone": "4 0 0 podesta 0"})
    assert supply(scenario)[0] == 1
    scenario.play("attack zara", fate="conquest")
    assert (influence(scenario, "zara"), supply(scenario)[0]) == ([1, 0, 0], 0)
    scenario.play("attack zara", fate="conquest")
    assert influence(scenario, "zara") == [1, 0, 0]
