"""Only projects that can really be used count for the Workshop (MAG-10.2, MAG-R39)."""

from random import Random

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import cards, magnifico

ONCE = ("anti_tank_bomb", "anti_aircraft_culverin", "paratrooper")
WORKSHOP = 2


def scored(scenario: Scenario, fate: str = "tank_colossus submarine") -> list[int]:
    """The Workshop points of the round that ends now, by seat."""
    scenario.play("pass", fate=fate)
    return [row[WORKSHOP] for row in sorted(scenario.told("scored"))]


@rule("MAG-R39", "MAG-10.2")
@pytest.mark.parametrize("card", ONCE)
@pytest.mark.parametrize("copies", [1, 2, 3])
def test_r39_copies_without_use_do_not_count(card: str, copies: int) -> None:
    scenario = magnifico(
        field={0: "airplane_great_kite" + f" {card}" * copies, 1: "bombard grapeshot", 2: "automaton"}
    )
    assert scored(scenario) == [1, 1, 0]  # two against two, however many copies


@rule("MAG-R39", "MAG-10.5")
def test_r39_the_lead_passes_to_who_has_more_of_use() -> None:
    cards_of = {
        0: "airplane_great_kite paratrooper paratrooper paratrooper",
        1: "bombard bombard grapeshot",
    }
    assert scored(magnifico(field=cards_of)) == [0, 2, 0]


@rule("MAG-R39")
def test_r39_one_of_each_counts() -> None:
    cards_of = {0: "airplane_great_kite " + " ".join(ONCE), 1: "bombard bombard grapeshot"}
    assert scored(magnifico(field=cards_of)) == [2, 0, 0]


@rule("MAG-R39", "MAG-13.3", "MAG-13.8")
@pytest.mark.parametrize(
    "field",
    [
        "airplane_glider gyroscope gyroscope",
        "tank_covered multi_cannon multi_cannon",
        "tank_covered cannon_igniter cannon_igniter",
        "tank_covered mechanical_gear mechanical_gear",
        "bombard bombard bombard",
        "submarine submarine submarine",
        "castle_project castle_project castle_project",
    ],
)
def test_r39_copies_that_add_up_count(field: str) -> None:
    scenario = magnifico(field={0: field, 1: "grapeshot grapeshot"})
    assert scored(scenario, "tank_colossus automaton") == [2, 0, 0]


@rule("MAG-R39", "MAG-6.3")
@pytest.mark.parametrize("card", ONCE)
def test_r39_a_second_copy_may_be_fielded_and_still_does_not_count(card: str) -> None:
    scenario = magnifico(
        money=[100, 0, 0],
        rome="0: 1 soldier",
        field={0: f"airplane_great_kite {card}", 1: "bombard bombard grapeshot"},
        archive={0: f"{card} {card}"},
    )
    scenario.play(f"field {card}")
    assert cards(scenario, 0).count(card) == 2
    assert scored(scenario) == [0, 2, 0]


@rule("MAG-R39", "MAG-15.5")
def test_r39_second_place_too_is_counted_by_what_is_of_use() -> None:
    cards_of = {0: "airplane_glider paratrooper paratrooper", 1: "bombard bombard bombard", 2: "automaton"}
    scenario = magnifico(settings={"second_place_vp": True}, field=cards_of)
    assert scored(scenario) == [1, 2, 0]
    cards_of[2] = "automaton grapeshot"
    scenario = magnifico(settings={"second_place_vp": True}, field=cards_of)
    assert scored(scenario) == [0, 2, 0]  # two seconds


PROJECTS = [*ONCE, "gyroscope", "bombard", "grapeshot", "submarine", "castle_project"]


@rule("MAG-R39", "MAG-10.2", "MAG-10.5")
@pytest.mark.parametrize("seed", range(40))
def test_r39_the_workshop_of_random_fields(seed: int) -> None:
    rng = Random(seed)
    left = dict.fromkeys(PROJECTS, 3)
    planes = ["airplane_great_kite", "airplane_ornithopter", "airplane_glider"]
    hooks = {"airplane_great_kite": 5, "airplane_ornithopter": 4, "airplane_glider": 3}
    fields: dict[int, str] = {}
    counts = []
    for seat in range(3):
        plane = planes[seat]
        mine = [plane]
        room = hooks[plane]
        for _ in range(rng.randrange(8)):
            card = rng.choice(PROJECTS)
            improves = PROJECTS.index(card) < 4
            if left[card] and (room or not improves):
                mine.append(card)
                left[card] -= 1
                room -= improves
        fields[seat] = " ".join(mine)
        counts.append(len(mine) - sum(max(0, mine.count(card) - 1) for card in ONCE))
    best = [seat for seat in range(3) if counts[seat] == max(counts)]
    points = {1: 2, 2: 1, 3: 0}[len(best)]
    scenario = magnifico(field=fields)
    assert scored(scenario, "tank_colossus automaton") == [
        points if seat in best else 0 for seat in range(3)
    ]
