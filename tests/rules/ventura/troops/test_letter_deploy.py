"""Deployment in the Italian edition: a full board (VTR-17.11) and restricted Companies (VTR-17.7).

Its text: only when all areas are full and at their limit may new cards be recruited by dismissing cards in
play; and the marker of a Company put into an empty area goes to the Territory of recruitment.
"""

from random import Random
from typing import Any

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.testing import Scenario, rule
from quattrocento.testing.random_games import assert_imagined, assert_written_again
from quattrocento.testing.ventura import florins, hand, pile, troop, ventura

DATA = GAME.standard_components().data
CAPTAINS = [row["id"] for row in DATA["captains"] if row["id"] != "micheletto_attendolo"]
COMPANIES = {row["id"]: row["mobilization"] for row in DATA["companies"]}
TYPES = {row["id"]: row["type"] for row in DATA["tiles"]}
GROUND = ["field_1", "field_2", "wood_1", "wood_2", "hill_1", "hill_2", "village_1", "castle_1", "papal_1"]
CITY = "city_este"
FIVE = "archers archers pikemen pikemen sappers"
SINGLES = {
    "0.2": "field_1 swordsmen",
    "0.3": "village_1 halberdiers",
    "0.4": "village_1 halberdiers",
    "0.5": "wood_1 swordsmen",
}

Area = tuple[str, str, list[str]]
"""Where a Troop stands, its Captain or nothing, its Companies."""


def drawn_areas(rng: Random, companies: list[str], captains: list[str]) -> list[Area | None]:
    """Five Troop areas of seat 0, mostly occupied and often at their limit."""
    areas: list[Area | None] = []
    for area in range(1, 6):
        if rng.random() < 0.12:
            areas.append(None)
            continue
        led = rng.random() < 0.45
        size = rng.choice((1, 2, 5, 5, 5)) if led else 1
        garrison = area == 1 and rng.random() < 0.8
        cards = ["garrison_este"] if garrison else []
        cards += [companies.pop() for _ in range(size - len(cards))]
        at = CITY if garrison else rng.choice([*GROUND, CITY, CITY])
        areas.append((at, captains.pop() if led else "", cards))
    return areas


def places(card: str, areas: list[Area | None], domain: list[str], terrain: bool) -> set[str]:
    """Where a card may go without any dismissal (VTR-17.2 to VTR-17.7)."""
    if card not in COMPANIES:
        alone = [n for n, area in enumerate(areas, 1) if area and area[0] == CITY and not area[1]]
        return {f"into {number}" for number in alone}
    kinds = COMPANIES[card]
    found = {
        f"into {number}"
        for number, area in enumerate(areas, 1)
        if area and area[1] and len(area[2]) < 5 and (not kinds or TYPES[area[0]] in kinds)
    }
    if None not in areas:
        return found
    if not kinds or "city" in kinds:
        found.add("new")
    if terrain:
        found |= {f"raise {tile}" for tile in domain if TYPES[tile] in kinds}
    return found


def at_limit(areas: list[Area | None]) -> bool:
    """All areas hold a Company alone or a Captain with five."""
    return all(area and (not area[1] or len(area[2]) == 5) for area in areas)


def could_make_room(card: str, areas: list[Area | None], domain: list[str], terrain: bool) -> set[int]:
    """The areas whose cards can be dismissed so that the card gets a place."""
    found = set()
    for number, area in enumerate(areas, 1):
        assert area is not None
        at, captain, cards = area
        smaller: list[Area | None] = [None]
        if captain:
            smaller += [(at, captain, cards[:4]), (at, "", cards[:1])]
        for left in smaller:
            after = [*areas[: number - 1], left, *areas[number:]]
            if places(card, after, domain, terrain):
                found.add(number)
    return found


@rule("VTR-17.7", "VTR-17.11", "VTR-R27", "VTR-R29", "VTR-D16", "VTR-D17")
@pytest.mark.parametrize("terrain", ["on_terrain", "army_only"])
@pytest.mark.parametrize("seed", range(8))
def test_17_11_what_can_be_deployed_on_any_board(seed: int, terrain: str) -> None:
    """Random boards: the places of a card, or the dismissals, are those of the text and no others."""
    rng = Random(seed)
    on_terrain = terrain == "on_terrain"
    dismissals = 0
    for _ in range(60):
        companies = [name for name in COMPANIES for _ in range(2)]
        captains = CAPTAINS[:]
        rng.shuffle(companies)
        rng.shuffle(captains)
        areas = drawn_areas(rng, companies, captains)
        domain = rng.sample(GROUND, rng.randrange(5))
        card = rng.choice((companies.pop(), captains.pop()))
        troops = {
            f"0.{number}": f"{area[0]} {area[1]} {' '.join(area[2])}" if area else ""
            for number, area in enumerate(areas, 1)
        }
        scenario = ventura(
            "deploy",
            florins=9,
            hand={0: card},
            troops=troops,
            domain={0: " ".join(domain)},
            edition="it-2011",
            restricted_companies=terrain,
        )
        wanted = places(card, areas, domain, on_terrain)
        room = set[int]()
        if not wanted and at_limit(areas):
            room = could_make_room(card, areas, domain, on_terrain)
        assert scenario.nouns("deploy") == ([card] if wanted or room else [])
        if not scenario.nouns("deploy"):
            continue
        scenario.play(f"deploy {card}")
        offered = set(scenario.options())
        if wanted:
            assert offered == wanted
        else:
            assert {int(noun[0]) for noun in scenario.nouns("dismiss")} == room
            assert all(text.startswith("dismiss") for text in offered)
            dismissals += 1
            dissolve(scenario, card, rng)
    assert dismissals


def dissolve(scenario: Scenario, card: str, rng: Random) -> None:
    """Cards are dismissed at random; it ends with the card in play, whatever is chosen."""
    for _ in range(20):
        if hand(scenario, 0) == []:
            break
        scenario.play(rng.choice(scenario.options()))
        if scenario.waiting == (0,):
            assert_written_again(GAME, scenario.position)
    assert hand(scenario, 0) == []
    row = next(row for kind in ("captains", "companies") for row in DATA[kind] if row["id"] == card)
    assert florins(scenario)[0] == 9 - row["cost"]
    assert any(card in troop(scenario, 0, area).split() for area in range(1, 6))
    assert GAME.violations(scenario.position) == []


def italian(card: str, troops: dict[str, str], **more: Any) -> Scenario:
    return ventura("deploy", florins=9, hand={0: card}, troops=troops, edition="it-2011", **more)


@rule("VTR-17.11", "VTR-R27")
def test_17_11_one_place_too_many_in_one_army_forbids_every_dismissal() -> None:
    """Five Companies under the Captain are the limit, four are not: the smallest difference there is."""
    led = {**SINGLES, "0.2": f"wood_1 acuto {FIVE}"}
    assert italian("farmers", led, restricted_companies="army_only").nouns("deploy") == []
    field = {**SINGLES, "0.2": f"field_1 acuto {FIVE}"}
    assert italian("farmers", field, restricted_companies="army_only").nouns("deploy") == ["farmers"]
    led = {**field, "0.3": "wood_1 tartaglia mounted_skirmishers mounted_skirmishers stradiots foragers"}
    assert italian("farmers", led, restricted_companies="army_only").nouns("deploy") == []
    led["0.3"] += " foragers"
    assert italian("farmers", led, restricted_companies="army_only").nouns("deploy") == ["farmers"]


@rule("VTR-17.11", "VTR-R27")
def test_17_11_after_room_was_made_the_next_card_finds_it_or_not() -> None:
    """Two of an Army are dismissed for one card: the place that is left takes the next one."""
    troops = {**SINGLES, "0.2": f"wood_1 acuto {FIVE}"}
    scenario = italian("stradiots foragers light_cavalry", troops)
    scenario.play("deploy stradiots", "dismiss 2:archers", "dismiss 2:sappers", "into 2")
    assert scenario.play("deploy foragers").options() == ["into 2"]
    scenario.play("into 2", "deploy light_cavalry")
    assert scenario.nouns("into") == []
    assert {noun[0] for noun in scenario.nouns("dismiss")} == set("12345")


@rule("VTR-17.11", "VTR-3.8", "VTR-D17")
def test_17_11_a_dismissed_garrison_leaves_the_game() -> None:
    """It is a card in play like any other, and its area is free for any Troop then."""
    scenario = italian("stradiots", SINGLES).play("deploy stradiots", "dismiss 1:garrison_este", "new")
    assert troop(scenario, 0, 1) == "city_este stradiots"
    assert "garrison_este" not in pile(scenario, "discarded")


@rule("VTR-17.11", "VTR-I26", "VTR-D17")
def test_17_11_what_is_not_chosen_stays_hidden_while_room_is_made() -> None:
    """The card for which room is made is shown; the others in the hand are not."""
    games = [
        italian(f"stradiots {other}", SINGLES).play("deploy stradiots", "dismiss 3:halberdiers")
        for other in ("ambush", "farmers")
    ]
    assert games[0].step == "make_room"
    for eyes in (1, 2, -1):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)
    assert_imagined(GAME, games[0].position, Random(3))


@rule("VTR-17.11", "VTR-I26")
def test_17_11_before_the_first_dismissal_nobody_knows_the_card() -> None:
    """Chosen cards are hidden until they are placed, or until something is dismissed for them."""
    games = [italian(f"stradiots {other}", SINGLES) for other in ("foragers", "foragers")]
    games[0].play("deploy stradiots")
    games[1].play("deploy foragers")
    for eyes in (1, 2, -1):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)


@rule("VTR-17.11", "VTR-1.9")
@pytest.mark.parametrize("rule_name", ["whole_troop", "at_capacity", "single_card"])
def test_17_11_the_three_readings_of_a_full_board(rule_name: str) -> None:
    """An Army has room in a Wood and Farmers have no place: only the former reading dismisses for them."""
    troops = {**SINGLES, "0.2": f"field_1 acuto {FIVE}", "0.3": "wood_1 tartaglia stradiots"}
    scenario = italian("farmers", troops, full_board_rule=rule_name, restricted_companies="army_only")
    assert scenario.nouns("deploy") == (["farmers"] if rule_name == "single_card" else [])


@rule("VTR-17.7", "VTR-17.13", "VTR-R29", "VTR-R17")
def test_17_7_not_on_terrain_where_an_opposing_troop_stands() -> None:
    """Troops of two players never share a Territory outside a battle."""
    about: dict[str, Any] = {"domain": {0: "field_1 field_2 hill_1"}}
    scenario = italian("farmers", {"1.2": "field_1 archers"}, **about).play("deploy farmers")
    assert sorted(scenario.options()) == ["raise field_2", "raise hill_1"]
    scenario.refused("raise field_1")


@rule("VTR-17.7", "VTR-R29", "VTR-17.4")
def test_17_7_unrestricted_companies_still_start_in_the_city_only() -> None:
    """The City or an Army, says the text, unless the card says otherwise."""
    about: dict[str, Any] = {"domain": {0: "field_1 hill_1 village_1"}}
    assert italian("archers", {}, **about).play("deploy archers").options() == ["new"]
    scenario = italian("archers", {}, **about).play("deploy archers")
    scenario.refused("raise field_1")


@rule("VTR-17.7", "VTR-R29", "VTR-19.16")
def test_17_7_a_troop_raised_on_its_terrain_marches_in_the_same_round() -> None:
    """It stands on the Territory of recruitment with the marker of its area."""
    about: dict[str, Any] = {"domain": {0: "field_1"}, "seats": 2}
    scenario = italian("farmers", {}, **about).play("deploy farmers", "raise field_1")
    assert troop(scenario, 0, 2) == "field_1 farmers"
    assert scenario.step == "troops"
    assert "2" in scenario.nouns("move")


@rule("VTR-17.7", "VTR-R29", "VTR-1.9")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_17_7_each_reading_can_be_chosen_in_each_edition(edition: str) -> None:
    """Where restricted Companies start is a difference of the editions and a setting of its own."""
    for reading, wanted in (("army_only", []), ("on_terrain", ["farmers"])):
        scenario = ventura(
            "deploy",
            florins=9,
            hand={0: "farmers"},
            domain={0: "field_1"},
            edition=edition,
            restricted_companies=reading,
        )
        assert scenario.nouns("deploy") == wanted
