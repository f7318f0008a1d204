"""Cards: projects, improvements and the prices on them (MAG-3)."""

import tomllib
from collections import Counter
from random import Random
from typing import Any

import pytest

from quattrocento.kernel.registry import game as registered
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import at, cards, magnifico

FOR_AIRPLANES = ["gyroscope", "anti_tank_bomb", "paratrooper", "anti_aircraft_culverin"]
FOR_TANKS = ["mechanical_gear", "cannon_igniter", "multi_cannon"]
BY_THEMSELVES = [
    *("automaton", "grapeshot", "lead_ball_wagon", "bombard", "great_cannon", "submarine"),
    *("armoured_ship", "castle_project", "art_lady_with_an_ermine", "art_virgin_of_the_rocks"),
    *("art_last_supper", "art_mona_lisa"),
]
# what each machine costs with differing prices
PRICES = [
    *(("tank_tortoise", 10), ("tank_scythed", 20), ("tank_covered", 20), ("tank_fan_gun", 20)),
    *(("tank_colossus", 30), ("airplane_flapping_wing", 10), ("airplane_aerial_screw", 20)),
    *(("airplane_glider", 20), ("airplane_ornithopter", 20), ("airplane_great_kite", 30)),
]


def card_rows() -> list[dict[str, Any]]:
    text = (registered("magnifico").package / "components.toml").read_text("utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)["cards"]
    return rows


def builder(card: str, money: int = 100, holder: int = 1, machine_cost: str = "card") -> Scenario:
    """Seat 0 has this machine card and a castle to build in, and may move, so that the turn goes on."""
    return magnifico(
        rome="0: 3 soldiers, castle",
        naples="0: 1 soldier",
        field={0: card},
        money=money,
        holder=holder,
        settings={"machine_cost": machine_cost},
    )


@rule("MAG-3.1")
def test_3_1_sixty_cards_one_of_them_leonardo() -> None:
    copies = {row["id"]: row["copies"] for row in card_rows()}
    assert sum(copies.values()) == 60
    assert copies["leonardo"] == 1
    machines = [card for card, _ in PRICES]
    assert set(copies) == {"leonardo", *machines, *FOR_AIRPLANES, *FOR_TANKS, *BY_THEMSELVES}


@rule("MAG-3.1")
def test_3_1_leonardo_is_no_project() -> None:
    scenario = magnifico(rome="0: 3 soldiers, castle", holder=0)
    scenario.refused("field leonardo")
    scenario.play("pass", fate="tank_covered gyroscope")
    scenario.refused("0: buy leonardo")


@rule("MAG-3.2")
def test_3_2_a_card_goes_from_auction_to_archive_to_field() -> None:
    scenario = magnifico(rome="0: 3 soldiers, castle", holder=0)
    scenario.play("pass", fate="tank_covered bombard")
    scenario.play("0: bid 50", "1: bid 10", "2: bid 20", "buy bombard")
    assert "buy bombard" not in scenario.options()
    assert (cards(scenario, 0, "archive"), cards(scenario, 0)) == (["bombard"], [])
    scenario.play("decline", "decline", "field bombard")
    assert (cards(scenario, 0, "archive"), cards(scenario, 0)) == ([], ["bombard"])


@rule("MAG-3.3", "MAG-3.4")
def test_3_3_conquest_takes_no_cards_and_not_leonardo() -> None:
    scenario = magnifico(
        rome="0: 5 soldiers",
        naples="1: 1 soldier, 1 tank, castle",
        athens="1: 1 soldier",
        field={0: "bombard", 1: "tank_covered grapeshot"},
        archive={1: "gyroscope"},
        holder=1,
    )
    scenario.play("attack naples", "soldiers 4", "infantry 4", fate="hit*4")
    assert at(scenario, "naples")[:3] == (0, 4, 1)
    assert (cards(scenario, 0), cards(scenario, 0, "archive")) == (["bombard"], [])
    assert sorted(cards(scenario, 1)) == ["grapeshot", "tank_covered"]
    assert cards(scenario, 1, "archive") == ["gyroscope"]
    assert scenario.position.holder == 1


@rule("MAG-3.4")
def test_3_4_leonardo_changes_hands_at_the_auction() -> None:
    scenario = magnifico(rome="0: 3 soldiers", holder=0)
    scenario.play("pass", fate="tank_covered bombard")
    scenario.play("0: bid 10", "1: bid 10", "2: bid 20")
    assert scenario.position.holder == 0
    scenario.play("buy bombard")
    assert scenario.position.holder == 2


@rule("MAG-3.5")
@pytest.mark.parametrize(("improvement", "kills"), [("cannon_igniter", 6), ("multi_cannon", 7)])
def test_3_5_an_improvement_serves_tanks_built_before(improvement: str, kills: int) -> None:
    scenario = magnifico(
        milan="0: 3 soldiers, 1 tank",
        venice="1: 9 soldiers",
        naples="1: 1 soldier",
        field={0: "tank_covered"},
        archive={0: improvement},
    )
    scenario.play(f"field {improvement}", "attack venice", "soldiers 2", "tanks 1")
    scenario.play("fire", fate="blank*4")
    assert at(scenario, "venice")[1] == 9 - kills


@rule("MAG-3.5")
def test_3_5_an_improvement_serves_captured_airplanes() -> None:
    scenario = magnifico(
        florence="0: 4 soldiers",
        milan="1: 1 soldier, 1 airplane",
        venice="1: 5 soldiers",
        naples="1: 1 soldier",
        field={0: "airplane_glider gyroscope gyroscope", 1: "airplane_great_kite"},
    )
    scenario.play("attack milan", "soldiers 3", "infantry 3", fate="hit blank*2")
    scenario.play("attack venice", "soldiers 2", "airplanes 1")
    scenario.play("fly 1", fate="hit")
    assert at(scenario, "venice")[1] == 5 - 3


@rule("MAG-3.6")
@pytest.mark.parametrize(
    ("card", "improvement", "build"),
    [
        ("tank_covered", "multi_cannon", "tank rome"),
        ("tank_covered", "mechanical_gear", "tank rome"),
        ("airplane_glider", "gyroscope", "airplane rome"),
        ("airplane_glider", "paratrooper", "airplane rome"),
    ],
)
def test_3_6_improvements_leave_the_building_price(card: str, improvement: str, build: str) -> None:
    scenario = builder(f"{card} {improvement}", money=20)
    assert scenario.play(build).position.money[0] == 0


@rule("MAG-3.7")
@pytest.mark.parametrize(
    ("machines", "fieldable"),
    [
        ("", BY_THEMSELVES),
        ("tank_covered", BY_THEMSELVES + FOR_TANKS),
        ("airplane_glider", BY_THEMSELVES + FOR_AIRPLANES),
        ("tank_covered airplane_glider", BY_THEMSELVES + FOR_TANKS + FOR_AIRPLANES),
    ],
)
def test_3_7_projects_improve_airplanes_or_tanks_or_work_alone(machines: str, fieldable: list[str]) -> None:
    everything = FOR_AIRPLANES + FOR_TANKS + BY_THEMSELVES
    scenario = magnifico(money=300, field={0: machines}, archive={0: " ".join(everything)})
    assert Counter(scenario.nouns("field")) == Counter(fieldable)


@rule("MAG-R1")
@pytest.mark.parametrize(("card", "price"), PRICES)
def test_r1_with_differing_prices_a_machine_costs_its_own(card: str, price: int) -> None:
    build = f"{card.partition('_')[0]} rome"
    assert builder(card, machine_cost="differing").play(build).position.money[0] == 100 - price
    assert builder(card, price, machine_cost="differing").play(build).position.money[0] == 0
    assert builder(card, price - 10, machine_cost="differing").refused(build).clause == "MAG-5.4.5"


@rule("MAG-R1")
@pytest.mark.parametrize("card", [card for card, _ in PRICES])
def test_r1_every_machine_costs_20(card: str) -> None:
    build = f"{card.partition('_')[0]} rome"
    assert builder(card).play(build).position.money[0] == 80
    assert builder(card, money=20).play(build).position.money[0] == 0
    assert builder(card, money=10).refused(build).clause == "MAG-5.4.5"


@rule("MAG-R1")
def test_r1_twenty_stands_on_all_ten_cards() -> None:
    prices = [row["params"]["build_cost"] for row in card_rows() if row["deck"] == "machine"]
    assert prices == [20] * 10


@rule("MAG-R51")
@pytest.mark.parametrize("card", [card for card, _ in PRICES])
def test_r51_a_machine_costs_the_holder_10(card: str) -> None:
    build = f"{card.partition('_')[0]} rome"
    assert builder(card, money=10, holder=0).play(build).position.money[0] == 0
    assert builder(card, money=0, holder=0).refused(build).clause == "MAG-5.4.5"


@rule("MAG-R51")
@pytest.mark.parametrize(
    ("card", "build"), [("tank_tortoise", "tank rome"), ("airplane_flapping_wing", "airplane rome")]
)
def test_r51_a_price_of_10_is_free_for_the_holder(card: str, build: str) -> None:
    scenario = builder(card, money=0, holder=0, machine_cost="differing")
    scenario.play(build)
    assert scenario.position.money[0] == 0
    assert scenario.refused("tower rome").clause == "MAG-5.4.5"
    other = builder(card, money=0, holder=1, machine_cost="differing")
    assert other.refused(build).clause == "MAG-5.4.5"


@rule("MAG-R10")
@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_r10_archives_are_known_to_everybody(seat: int) -> None:
    scenario = magnifico(archive={0: "gyroscope bombard", 2: "art_mona_lisa"})
    other = magnifico(archive={0: "gyroscope grapeshot", 2: "art_mona_lisa"})
    assert scenario.position.view(seat) != other.position.view(seat)
    for seed in range(5):
        thought = scenario.game.imagine(scenario.position.view(seat), Random(seed))
        assert [sorted(hand) for hand in thought.archive] == [
            sorted(hand) for hand in scenario.position.archive
        ]
