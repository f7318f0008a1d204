"""Enemy Fleets keep Influence out of the regions on their sea (VNZ-17.14), or not (VNZ-25.9)."""

from quattrocento.games.venetia.rules.routes import refuse_colony
from quattrocento.games.venetia.rules.verbs import COLONY
from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia.table import influence

IONIAN = {"mar_ionio": 1}
SEA_ONLY = {"fleet_ban": "sea"}
SICILY = {"messina", "palermo", "trani", "otranto"}


def placed(scenario: Scenario, *verbs: str) -> set[str]:
    return {colony for verb in verbs for colony in scenario.nouns(verb)}


@rule("VNZ-17.14", "VNZ-R4", "VNZ-E40")
def test_e40_a_fleet_closes_every_region_on_its_sea() -> None:
    # Sicily and Albania lie on the Adriatic too, which is open; Dalmatia lies on the Adriatic alone.
    scenario = venetia("commercial", 3, fleets=IONIAN)
    assert placed(scenario, "influence") == {"zara", "pola", "spalato", "ragusa"}
    assert scenario.refused("influence messina").clause == "VNZ-17.14"
    assert scenario.refused("influence corfu").clause == "VNZ-17.14"


@rule("VNZ-17.14", "VNZ-12.1", "VNZ-13.1")
def test_17_14_with_every_die() -> None:
    for die, verb in (("political", "influence"), ("military", "attack")):
        scenario = venetia(die, 3, fleets={"mar_tirreno": 1})
        assert not SICILY & placed(scenario, verb)
        assert scenario.refused(f"{verb} palermo").clause == "VNZ-17.14"


@rule("VNZ-17.14")
def test_17_14_what_lies_there_stays_and_the_sunk_fleet_opens_the_region() -> None:
    scenario = venetia("military", 3, fleets=IONIAN, messina="1 2 0")
    scenario.play("engage mar_ionio", fate="skirmish vp_1")
    assert influence(scenario, "messina") == [1, 2, 0]
    assert placed(scenario, "attack") >= SICILY


@rule("VNZ-17.14", "VNZ-10.1")
def test_17_14_a_treaty_needs_a_route_only() -> None:
    scenario = venetia("commercial", 3, fleets=IONIAN, kingdoms={"albania": "norman_kingdom"})
    assert scenario.nouns("treat") == ["albania"]
    scenario.play("treat albania")
    assert scenario.refused("influence corfu").clause == "VNZ-17.14"


@rule("VNZ-17.14", "VNZ-17.7")
def test_17_14_a_kingdom_is_named_first_where_both_are() -> None:
    scenario = venetia("commercial", 3, fleets=IONIAN, kingdoms={"albania": "norman_kingdom"})
    assert scenario.refused("influence corfu").clause == "VNZ-17.7"


@rule("VNZ-17.14", "VNZ-17.7", "VNZ-23.0")
def test_23_0_a_card_is_not_refused_for_what_it_ignores() -> None:
    position = venetia("commercial", 3, fleets=IONIAN, kingdoms={"albania": "norman_kingdom"}).position
    corfu = COLONY.ids.index("corfu")
    assert refuse_colony(position, 0, corfu, ignores_kingdom=True).clause == "VNZ-17.14"
    assert refuse_colony(position, 0, corfu, ignores_route=True).clause == "VNZ-17.7"


@rule("VNZ-17.14", "VNZ-23.0", "VNZ-23.4")
def test_23_0_a_card_that_needs_a_route_obeys_fleets() -> None:
    scenario = venetia(
        "commercial", 3, fleets=IONIAN, hand={0: "colleganza"}, messina="1 0 0", zara="1 0 0"
    )
    scenario.play("play colleganza")
    assert (influence(scenario, "zara"), influence(scenario, "messina")) == ([2, 0, 0], [1, 0, 0])


@rule("VNZ-17.14", "VNZ-23.0", "VNZ-23.3")
def test_23_0_a_card_that_needs_none_does_not() -> None:
    scenario = venetia("commercial", 3, fleets=IONIAN, hand={0: "libro_meraviglie"})
    scenario.play("play libro_meraviglie")
    assert {*SICILY, "corfu", "modone"} <= placed(scenario, "place")


@rule("VNZ-17.14", "VNZ-23.20", "VNZ-23.19")
def test_17_14_rivals_can_be_expelled_but_not_replaced_there() -> None:
    hand = {0: "corona_cipro consiglio_dieci"}
    scenario = venetia("political", 3, fleets=IONIAN, hand=hand, messina="0 2 0", zara="0 2 0")
    scenario.play("play corona_cipro")
    assert (influence(scenario, "zara"), influence(scenario, "messina")) == ([1, 1, 0], [0, 2, 0])
    scenario = venetia("political", 3, fleets=IONIAN, hand=hand, messina="0 2 0", zara="0 2 0")
    scenario.play("play consiglio_dieci")
    assert placed(scenario, "expel") == {"messina", "zara"}


@rule("VNZ-17.14", "VNZ-23.23")
def test_17_14_capitulations_lift_the_kingdom_only() -> None:
    kingdoms = {"albania": "norman_kingdom"}
    scenario = venetia("political", 3, fleets=IONIAN, kingdoms=kingdoms, hand={0: "capitolazioni"})
    scenario.play("play capitolazioni")
    assert scenario.refused("influence corfu").clause == "VNZ-17.14"


@rule("VNZ-25.9", "VNZ-R4")
def test_25_9_the_ban_in_the_sea_only() -> None:
    fleets = {"mar_ionio": 1, "mar_tirreno": 1, "mar_di_barberia": 1}
    scenario = venetia("commercial", 3, fleets=fleets, settings=SEA_ONLY)
    assert placed(scenario, "influence") >= SICILY
    assert scenario.refused("route mar_ionio").clause == "VNZ-9.5"
