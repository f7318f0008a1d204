"""The board: territories, seas, straits and the Helvetic Confederation (MAG-1)."""

import tomllib
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from quattrocento.kernel.move import UnreadableMove
from quattrocento.kernel.registry import game as registered
from quattrocento.kernel.setting import SetupError
from quattrocento.testing import Scenario, rule, scenario
from quattrocento.testing.magnifico import at, magnifico, start

# "The map", typed from the rules: land borders with the straits, and the territories on each sea.
LAND: dict[str, set[str]] = {
    line.split()[0]: set(line.split()[1:])
    for line in """
    athens constantinople ragusa
    barcelona bordeaux lyon seville toledo
    bordeaux barcelona lyon paris toledo
    buda constantinople kiev krakow prague ragusa venice vienna
    bursa constantinople
    constantinople athens buda bursa kiev ragusa
    copenhagen hamburg stockholm
    dublin london
    fez tunis seville
    florence milan rome venice
    hamburg copenhagen krakow nuremberg prague utrecht
    kiev buda constantinople krakow moscow vilnius
    krakow buda hamburg kiev prague vilnius
    lisbon seville toledo
    london dublin paris
    lyon barcelona bordeaux milan paris utrecht
    milan florence lyon venice
    moscow kiev vilnius
    naples rome
    nuremberg hamburg prague utrecht vienna
    paris bordeaux lyon utrecht london
    prague buda hamburg krakow nuremberg vienna
    ragusa athens buda constantinople venice
    rome florence naples venice
    seville barcelona lisbon toledo fez
    stockholm copenhagen
    toledo barcelona bordeaux lisbon seville
    tunis fez
    utrecht hamburg lyon nuremberg paris
    venice buda florence milan ragusa rome vienna
    vienna buda nuremberg prague venice
    vilnius kiev krakow moscow
    """.strip().splitlines()
}
SEAS: dict[str, set[str]] = {
    line.split()[0]: set(line.split()[1:])
    for line in """
    atlantic_ocean dublin london paris bordeaux toledo lisbon seville fez
    northern_seas london utrecht hamburg copenhagen stockholm krakow vilnius moscow
    western_mediterranean seville barcelona lyon milan florence rome naples tunis fez
    levant_seas venice rome naples ragusa athens constantinople bursa kiev tunis
    """.strip().splitlines()
}
STRAITS = {frozenset(pair.split()) for pair in ("london paris", "seville fez", "dublin london")}
ROUND_THE_ALPS = ("lyon", "utrecht", "nuremberg", "vienna", "venice", "milan")


def components() -> dict[str, Any]:
    return tomllib.loads((registered("magnifico").package / "components.toml").read_text("utf-8"))


def board(territories: Mapping[str, str]) -> Scenario:
    """Seat 0's turn on this board, three players with 100 florins each."""
    lines = ["seats = 3", "round = 2", *["[[seat]]", "money = 100"] * 3, "[territories]"]
    lines += [f'{name} = "seat {text.replace(":", ",")}"' for name, text in territories.items()]
    for step in ("round", "scoring", "turn"):
        lines += ["[[decide]]", f'step = "{step}"']
    return scenario("magnifico", "\n".join([*lines, "seat = 0"]) + "\n")


def alone(territory: str, soldiers: int = 2) -> tuple[Scenario, set[str]]:
    """Seat 0 has one territory only; also the territories of the others."""
    others = [name for name in ("prague", "vienna", "buda") if name != territory][:2]
    texts = {territory: f"0: {soldiers} soldiers", others[0]: "1: 1 soldier", others[1]: "2: 1 soldier"}
    return board(texts), set(others)


def placed(*castles: str) -> Scenario:
    """A game of five in which the first castles stand here."""
    scenario = start(5).play(*(f"colour {colour}" for colour in ("red", "blue", "green", "yellow")))
    if scenario.step == "colour":
        scenario.play("colour black")
    return scenario.play(*(f"place {castle}" for castle in castles))


def by_sea(territory: str) -> set[str]:
    return {other for sea in SEAS.values() if territory in sea for other in sea} - {territory}


@rule("MAG-1.1")
def test_1_1_there_are_32_territories_named_after_cities() -> None:
    scenario = placed()
    names = scenario.game.names(scenario.game.standard_components(), "territory", "en")
    assert len(names) == 32
    assert sorted(names) == sorted(name.capitalize() for name in LAND)
    assert sorted(scenario.nouns("place")) == sorted(LAND)


@rule("MAG-1.2")
def test_1_2_there_are_four_sea_areas_and_every_coast_lies_on_them() -> None:
    data = components()
    assert [sea["id"] for sea in data["seas"]] == list(SEAS)
    for row in data["territories"]:
        assert set(row["seas"]) == {sea for sea, coast in SEAS.items() if row["id"] in coast}


@rule("MAG-1.3")
@pytest.mark.parametrize("territory", sorted(LAND))
def test_1_3_every_territory_is_worth_the_same_whatever_its_colour(territory: str) -> None:
    game, _ = alone(territory)
    game.play("pass", fate="tank_covered gyroscope")
    assert (at(game, territory), game.position.money[0]) == ((0, 3, 0, 0, -1), 110)


@rule("MAG-1.3")
def test_1_3_a_territory_has_no_colour_or_region() -> None:
    drawing = {"id", "name_en", "name_it", "extent_en", "extent_it", "lon", "lat", "shape_points"}
    rules = {"borders", "seas", "islands", "origin", "source", "note"}
    assert all(set(row) <= drawing | rules for row in components()["territories"])


@rule("MAG-1.4")
def test_1_4_britain_and_ireland_are_two_territories() -> None:
    extents = {row["id"]: row["extent_en"] for row in components()["territories"]}
    assert (extents["london"], extents["dublin"]) == ("Great Britain", "Ireland")
    assert [name for name, extent in extents.items() if "Britain" in extent] == ["london"]
    scenario = magnifico(london="0: 2 soldiers", paris="1: 1 soldier")
    assert "dublin" in scenario.nouns("invade")


@rule("MAG-1.4")
@pytest.mark.parametrize("island", ["sicily", "sardinia", "corsica", "crete", "rhodes", "gotland"])
def test_1_4_no_other_island_can_be_entered(island: str) -> None:
    owners = [row["id"] for row in components()["territories"] if island.title() in row["islands"]]
    assert len(owners) == 1
    assert owners[0] not in ("london", "dublin")
    with pytest.raises(UnreadableMove):
        placed().play(f"place {island}")


@rule("MAG-1.5")
@pytest.mark.parametrize("territory", sorted(LAND))
def test_1_5_borders_are_land_frontiers_and_straits(territory: str) -> None:
    scenario = placed(territory)
    assert set(LAND) - set(scenario.nouns("place")) == {territory} | LAND[territory]


@rule("MAG-1.5")
def test_1_5_three_straits() -> None:
    data = components()
    assert {frozenset(row["between"]) for row in data["straits"]} == STRAITS
    assert len(data["straits"]) == 3
    frontiers = {frozenset((row["id"], other)) for row in data["territories"] for other in row["borders"]}
    assert not frontiers & STRAITS
    assert frontiers | STRAITS == {frozenset((a, b)) for a, near in LAND.items() for b in near}


@rule("MAG-1.6")
@pytest.mark.parametrize(
    ("origin", "target"), [("london", "paris"), ("london", "dublin"), ("fez", "seville")]
)
def test_1_6_a_war_across_a_strait_has_no_landing_loss(origin: str, target: str) -> None:
    scenario = board(
        {origin: "0: 3 soldiers", target: "1: 2 soldiers", "moscow": "1: 1 soldier", "buda": "2: 1 soldier"}
    )
    scenario.play(f"attack {target}", "soldiers 2")
    assert scenario.position.battle.soldiers == 2
    assert scenario.told("landed") == []


@rule("MAG-1.6")
def test_1_6_troops_march_across_straits() -> None:
    # Dublin and Utrecht have no sea in common: only the two straits link them.
    scenario = magnifico(
        dublin="0: 3 soldiers", london="0: 1 soldier", paris="0: 1 soldier", utrecht="0: 1 soldier"
    )
    scenario.play("move", "to utrecht", "soldiers 2")
    assert at(scenario, "utrecht")[1] == 3
    cut = magnifico(
        dublin="0: 3 soldiers", london="0: 1 soldier", lisbon="0: 1 soldier", utrecht="0: 1 soldier"
    )
    assert set(cut.play("move").nouns("to")) == {"london", "lisbon"}


@rule("MAG-R14")
def test_r14_where_two_territories_border_the_attack_is_always_by_land() -> None:
    # Rome and Naples border and share two seas; Rome and Tunis share the same seas only.
    scenario = magnifico(
        rome="0: 4 soldiers",
        naples="1: 1 soldier",
        tunis="1: 1 soldier",
        field={1: "submarine submarine"},
    )
    assert (
        "attack tunis"
        not in magnifico(
            rome="0: 3 soldiers",
            naples="1: 1 soldier",
            tunis="1: 1 soldier",
            field={1: "submarine submarine"},
        ).options()
    )
    scenario.play("attack naples")
    assert scenario.nouns("soldiers") == ["1", "2", "3"]
    scenario.play("soldiers 1")
    assert (scenario.position.battle.soldiers, scenario.told("landed")) == (1, [])


@rule("MAG-1.7")
def test_1_7_constantinople_and_bursa_border_by_land() -> None:
    scenario = magnifico(bursa="0: 3 soldiers", constantinople="1: 2 soldiers", athens="1: 1 soldier")
    scenario.play("attack constantinople", "soldiers 2")
    assert scenario.position.battle.soldiers == 2
    march = magnifico(buda="0: 2 soldiers", constantinople="0: 1 soldier", bursa="0: 1 soldier")
    march.play("move", "to bursa")
    assert at(march, "bursa")[1] == 2


@rule("MAG-1.7")
def test_1_7_the_dardanelles_is_no_strait() -> None:
    assert not any("bursa" in row["between"] for row in components()["straits"])
    rows = {row["id"]: row for row in components()["territories"]}
    assert "bursa" in rows["constantinople"]["borders"]
    assert "constantinople" in rows["bursa"]["borders"]


@rule("MAG-1.8", "MAG-1.9")
@pytest.mark.parametrize("territory", sorted(LAND))
def test_1_8_one_sea_area_joins_all_its_coasts_and_no_others(territory: str) -> None:
    game, occupied = alone(territory)
    assert set(game.nouns("invade")) == (LAND[territory] | by_sea(territory)) - occupied


@rule("MAG-1.8")
def test_1_8_the_ends_of_a_sea_are_connected() -> None:
    scenario = magnifico(moscow="0: 3 soldiers", london="1: 2 soldiers", paris="1: 1 soldier")
    scenario.play("attack london")
    assert scenario.told("landed")
    assert scenario.position.battle.soldiers == 1


@rule("MAG-1.9")
def test_1_9_an_attack_does_not_pass_from_one_sea_into_another() -> None:
    # London lies on both seas, Dublin on the Atlantic only.
    scenario = magnifico(dublin="0: 4 soldiers", stockholm="1: 1 soldier", london="1: 1 soldier")
    assert scenario.nouns("attack") == ["london"]
    assert scenario.refused("attack stockholm").clause == "MAG-7.1.2"


@rule("MAG-1.9")
def test_1_9_one_movement_uses_one_sea() -> None:
    scenario = magnifico(
        bordeaux="0: 3 soldiers", lisbon="0: 1 soldier", fez="0: 1 soldier", milan="0: 1 soldier"
    )
    assert set(scenario.play("move").nouns("to")) == {"fez", "lisbon"}
    scenario.play("to fez", "soldiers 2", "from fez", "to milan", "soldiers 2")
    assert at(scenario, "milan")[1] == 3


@rule("MAG-1.10")
def test_1_10_the_helvetic_confederation_is_no_territory() -> None:
    with pytest.raises(UnreadableMove):
        placed().play("place helvetic_confederation")
    assert [row["id"] for row in components()["impassable"]] == ["helvetic_confederation"]


@rule("MAG-1.10")
def test_1_10_nothing_is_joined_through_the_confederation() -> None:
    joined = {frozenset(pair) for pair in combinations(ROUND_THE_ALPS, 2) if pair[1] in LAND[pair[0]]}
    apart = [pair for pair in combinations(ROUND_THE_ALPS, 2) if frozenset(pair) not in joined]
    assert len(apart) == 9
    for here, there in apart:
        assert there in placed(here).nouns("place")


@rule("MAG-1.10")
def test_1_10_troops_cannot_cross_the_confederation() -> None:
    scenario = magnifico(nuremberg="0: 3 soldiers", milan="0: 3 soldiers", lyon="1: 1 soldier")
    assert "move" not in scenario.options()
    assert not {"lyon", "milan", "venice"} & set(
        magnifico(nuremberg="0: 3 soldiers", prague="1: 1 soldier").nouns("invade")
    )


@rule("MAG-1.11")
def test_1_11_points_are_recorded_from_0_to_40() -> None:
    assert placed().position.points == [0] * 5
    scenario = magnifico(
        settings={"target_vp": 40},
        points=[38, 39, 0],
        field={0: "tank_covered"},
        rome="0: 1 soldier, castle",
    )
    scenario.play("tank rome")
    assert scenario.position.points[0] == 40
    assert scenario.position.result.winners == (0,)
    with pytest.raises(SetupError):
        start(3, target_vp=41)
