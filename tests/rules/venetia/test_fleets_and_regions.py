"""Enemy Fleets keep Influence out of the regions on their sea (VNZ-17.14), or not (VNZ-25.9)."""

from quattrocento.testing import Scenario, rule
from quattrocento.testing.venetia import venetia
from quattrocento.testing.venetia_table import influence

IONIAN = {"mar_ionio": 1}
SEA_ONLY = {"fleet_ban": "sea"}
SICILY = {"messina", "palermo", "trani", "otranto"}


def placed(game: Scenario, *verbs: str) -> set[str]:
    return {colony for verb in verbs for colony in game.nouns(verb)}


@rule("VNZ-17.14", "VNZ-R4", "VNZ-E40")
def test_e40_a_fleet_closes_every_region_on_its_sea() -> None:
    # Sicily and Albania lie on the Adriatic too, which is open; Dalmatia lies on the Adriatic alone.
    game = venetia("commercial", 3, fleets=IONIAN)
    assert placed(game, "influence") == {"zara", "pola", "spalato", "ragusa"}
    assert game.refused("influence messina").clause == "VNZ-17.14"
    assert game.refused("influence corfu").clause == "VNZ-17.14"


@rule("VNZ-17.14", "VNZ-12.1", "VNZ-13.1")
def test_17_14_with_every_die() -> None:
    for die, verb in (("political", "influence"), ("military", "attack")):
        game = venetia(die, 3, fleets={"mar_tirreno": 1})
        assert not SICILY & placed(game, verb)
        assert game.refused(f"{verb} palermo").clause == "VNZ-17.14"


@rule("VNZ-17.14")
def test_17_14_what_lies_there_stays_and_the_sunk_fleet_opens_the_region() -> None:
    game = venetia("military", 3, fleets=IONIAN, messina="1 2 0")
    game.play("engage mar_ionio", fate="skirmish vp_1")
    assert influence(game, "messina") == [1, 2, 0]
    assert placed(game, "attack") >= SICILY


@rule("VNZ-17.14", "VNZ-10.1")
def test_17_14_a_treaty_needs_a_route_only() -> None:
    game = venetia("commercial", 3, fleets=IONIAN, kingdoms={"albania": "norman_kingdom"})
    assert game.nouns("treat") == ["albania"]
    game.play("treat albania")
    assert game.refused("influence corfu").clause == "VNZ-17.14"


@rule("VNZ-17.14", "VNZ-17.7")
def test_17_14_a_kingdom_is_named_first_where_both_are() -> None:
    game = venetia("commercial", 3, fleets=IONIAN, kingdoms={"albania": "norman_kingdom"})
    assert game.refused("influence corfu").clause == "VNZ-17.7"


@rule("VNZ-17.14", "VNZ-23.0", "VNZ-23.4")
def test_23_0_a_card_that_needs_a_route_obeys_fleets() -> None:
    game = venetia("commercial", 3, fleets=IONIAN, hand={0: "colleganza"}, messina="1 0 0", zara="1 0 0")
    game.play("play colleganza")
    assert (influence(game, "zara"), influence(game, "messina")) == ([2, 0, 0], [1, 0, 0])


@rule("VNZ-17.14", "VNZ-23.0", "VNZ-23.3")
def test_23_0_a_card_that_needs_none_does_not() -> None:
    game = venetia("commercial", 3, fleets=IONIAN, hand={0: "libro_meraviglie"})
    game.play("play libro_meraviglie")
    assert {*SICILY, "corfu", "modone"} <= placed(game, "place")


@rule("VNZ-17.14", "VNZ-23.20", "VNZ-23.19")
def test_17_14_rivals_can_be_expelled_but_not_replaced_there() -> None:
    hand = {0: "corona_cipro consiglio_dieci"}
    game = venetia("political", 3, fleets=IONIAN, hand=hand, messina="0 2 0", zara="0 2 0")
    game.play("play corona_cipro")
    assert (influence(game, "zara"), influence(game, "messina")) == ([1, 1, 0], [0, 2, 0])
    game = venetia("political", 3, fleets=IONIAN, hand=hand, messina="0 2 0", zara="0 2 0")
    game.play("play consiglio_dieci")
    assert placed(game, "expel") == {"messina", "zara"}


@rule("VNZ-17.14", "VNZ-23.23")
def test_17_14_capitulations_lift_the_kingdom_only() -> None:
    kingdoms = {"albania": "norman_kingdom"}
    game = venetia("political", 3, fleets=IONIAN, kingdoms=kingdoms, hand={0: "capitolazioni"})
    game.play("play capitolazioni")
    assert game.refused("influence corfu").clause == "VNZ-17.14"


@rule("VNZ-25.9", "VNZ-R4")
def test_25_9_the_ban_in_the_sea_only() -> None:
    fleets = {"mar_ionio": 1, "mar_tirreno": 1, "mar_di_barberia": 1}
    game = venetia("commercial", 3, fleets=fleets, options=SEA_ONLY)
    assert placed(game, "influence") >= SICILY
    assert game.refused("route mar_ionio").clause == "VNZ-9.5"
