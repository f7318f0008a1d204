"""Phase 3: voyages with Caravella (M4-6.16 to M4-6.21)."""

from typing import Any

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.m400 import armies, discarded, hand, m400
from quattrocento.testing.m400.tables import COASTS


def at_sea(origin: str, sea: str, cards: str = "caravella", **more: Any) -> Scenario:
    """Red has sailed from there into that sector."""
    scenario = m400(armies={"red": origin}, hand={0: cards}, **more)
    return scenario.play("move red.1", f"caravella {sea}")


@rule("M4-E4", "M4-6.16", "M4-6.19", "M4-18.9")
def test_e4_one_caravella() -> None:
    scenario = at_sea("anglia", "mare_britannicum", "caravella red_1")
    scenario.play("land gallia", "to germania")
    assert armies(scenario, "red") == ["germania"]
    assert discarded(scenario) == ["caravella"]


@rule("M4-E5", "M4-6.17", "M4-R19", "M4-D19")
def test_e5_three_caravellas() -> None:
    scenario = at_sea("anglia", "mare_britannicum", "caravella*3 red_1")
    scenario.play("caravella oceanus_atlanticus", "caravella mediterraneum_occidentale")
    assert scenario.nouns("caravella") == []
    scenario.play("land regnum_ecclesiae")
    assert hand(scenario, 0) == ["red_1"]
    assert scenario.step == "march"
    assert "to neapolis" in scenario.options()
    assert "stop" in scenario.options()


@rule("M4-E5")
def test_e5_no_voyage_of_fewer_sectors_joins_the_two() -> None:
    for first in at_sea("anglia", "mare_britannicum", "caravella*2").nouns("caravella"):
        assert "regnum_ecclesiae" not in COASTS[first]
    for first in at_sea("anglia", "mare_germanicum", "caravella*2").nouns("caravella"):
        assert "regnum_ecclesiae" not in COASTS[first]


@rule("M4-6.16")
def test_6_16_only_from_a_coast_of_the_sector() -> None:
    scenario = m400(armies={"red": "anglia"}, hand={0: "caravella"}).play("move red.1")
    assert sorted(scenario.nouns("caravella")) == ["mare_britannicum", "mare_germanicum"]
    assert scenario.refused("caravella pontus_euxinus").message == "why-no-coast"
    inland = m400(armies={"red": "polonia"}, hand={0: "caravella"}).play("move red.1")
    assert inland.nouns("caravella") == []


@rule("M4-6.17")
def test_6_17_each_sector_adjoins_the_one_before() -> None:
    scenario = at_sea("anglia", "mare_britannicum", "caravella*2")
    assert scenario.refused("caravella pontus_euxinus").message == "why-not-adjoining"


@rule("M4-6.17", "M4-7.13")
def test_6_17_the_coasts_in_between_are_not_touched() -> None:
    owned = {"blue": "scotia hibernia gallia flandria"}
    scenario = at_sea("anglia", "mare_britannicum", "caravella*2 red_1", states=owned)
    scenario.play("caravella oceanus_atlanticus", "land castella", "to granata")
    assert hand(scenario, 0) == ["red_1"]


@rule("M4-6.18")
def test_6_18_after_landing_the_army_may_go_on() -> None:
    scenario = at_sea("anglia", "mare_britannicum", "caravella*2 caballus").play("land gallia")
    assert {"caballus germania", "caravella mediterraneum_occidentale", "to burgundia", "stop"} <= set(
        scenario.options()
    )


@rule("M4-6.20")
def test_6_20_a_voyage_ends_on_land_elsewhere_and_without_plague() -> None:
    scenario = at_sea("anglia", "mare_britannicum", plague={"gallia": "blue"})
    assert sorted(scenario.options()) == ["land flandria", "land hibernia", "land scotia"]
    assert scenario.refused("land anglia").message == "why-voyage-left"
    assert scenario.refused("land gallia").message == "why-plague"
    scenario.refused("stop")


@rule("M4-6.20", "M4-R19")
def test_6_20_no_sector_is_entered_without_a_place_to_land() -> None:
    sick = dict.fromkeys(COASTS["mare_balticum"] - {"novgorod"}, "blue")
    scenario = m400(armies={"red": "novgorod"}, hand={0: "caravella*4"}, plague=sick).play("move red.1")
    reason = scenario.refused("caravella mare_balticum")
    assert (reason.message, reason.clause) == ("why-no-landing", "M4-6.20")
    # From the North Sea too: its only coast there without plague is where the voyage began.
    sailing = m400(armies={"red": "germania"}, hand={0: "caravella*4"}, plague=sick | {"novgorod": "blue"})
    sailing.play("move red.1", "caravella mare_germanicum")
    assert "mare_balticum" not in sailing.nouns("caravella")


@rule("M4-R19")
def test_r19_a_sector_may_be_entered_twice_but_the_origin_is_closed() -> None:
    scenario = at_sea("anglia", "mare_britannicum", "caravella*3")
    scenario.play("caravella mare_germanicum", "caravella mare_britannicum")
    assert sorted(scenario.nouns("land")) == ["flandria", "gallia", "hibernia", "scotia"]


@rule("M4-R19", "M4-I3")
def test_r19_landing_is_always_possible_at_sea() -> None:
    # Of all coasts only those of Anglia, Hibernia and of the origin are without plague.
    everywhere = {place for coast in COASTS.values() for place in coast}
    sick = dict.fromkeys(everywhere - {"anglia", "hibernia", "flandria"}, "blue")
    scenario = at_sea("flandria", "mare_britannicum", "caravella*3", plague=sick)
    assert sorted(scenario.nouns("land")) == ["anglia", "hibernia"]
    assert sorted(scenario.nouns("caravella")) == ["mare_germanicum", "oceanus_atlanticus"]
    scenario.play("caravella mare_germanicum")
    assert scenario.nouns("land") == ["anglia"]
    assert sorted(scenario.nouns("caravella")) == ["mare_britannicum", "oceanus_atlanticus"]
    scenario.play("caravella oceanus_atlanticus")
    assert scenario.nouns("land") == ["hibernia"]
    assert scenario.nouns("caravella") == []


@rule("M4-6.21")
@pytest.mark.parametrize(
    ("island", "sea"), [("sicilia", "mediterraneum_medium"), ("hibernia", "mare_britannicum")]
)
def test_6_21_an_island_is_left_only_by_caravella(island: str, sea: str) -> None:
    scenario = m400(armies={"red": island}, hand={0: "caballus*2"}).play("move red.1")
    assert scenario.options() == ["stop"]
    assert scenario.refused(f"caravella {sea}").message == "why-not-in-hand"


@rule("M4-E33", "M4-1.11", "M4-2.2")
def test_e33_from_venice_with_four_players() -> None:
    scenario = m400(seats=4, armies={"red": "venetia"}, hand={0: "caravella"}).play("move red.1")
    assert sorted(scenario.nouns("caravella")) == ["mediterraneum_medium", "mediterraneum_orientale"]
    assert "land sicilia" in scenario.play("caravella mediterraneum_medium").options()
    east = m400(seats=4, armies={"red": "venetia"}, hand={0: "caravella"})
    assert "land caramania" in east.play("move red.1", "caravella mediterraneum_orientale").options()
