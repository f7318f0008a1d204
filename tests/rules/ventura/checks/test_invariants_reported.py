"""That a broken invariant is found: real positions, changed in one respect (VTR-I1 to VTR-I25)."""

from collections.abc import Callable

import pytest

from quattrocento.games.ventura.components.typed import WOUND_BITS
from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.position.position import Ventura
from quattrocento.games.ventura.rules.verbs import CARD, TERRITORY, hex_number
from quattrocento.testing import Scenario, rule
from quattrocento.testing.breaking import Change, found, found_between, ids, put
from quattrocento.testing.ventura import battle, line_up, ventura

TILE = {name: number for number, name in enumerate(TERRITORY.ids)}
NUMBER = {name: number for number, name in enumerate(CARD.ids)}


def table() -> Scenario:
    """Seat 0 in his Deploy Step, with cards, tiles, Troops and a Domain."""
    return ventura(
        "deploy",
        florins=3,
        points=[4, 5, 6],
        hand={0: "archers farmers", 1: "ambush"},
        reserve={0: "lake_1"},
        domain={0: "village_1 field_1", 1: "hill_1"},
        troops={"0.2": "village_1 acuto pikemen:1", "1.2": "hill_1 sappers"},
        discarded="swordsmen",
        removed="tartaglia",
    )


def company(name: str, wounds: int = 0) -> int:
    return NUMBER[name] << WOUND_BITS | wounds


def together(position: Ventura) -> None:
    """Two Cities side by side."""
    put("near", position.near[TILE["city_este"]] | 1 << TILE["city_gonzaga"], TILE["city_este"])(position)


BROKEN: dict[str, tuple[str, Change]] = {
    "a tile twice": ("VTR-I1", put("reserve", 1 << TILE["field_1"], 0)),
    "a Papal tile elsewhere": ("VTR-I1", put("spot", hex_number(5, 5), TILE["papal_1"])),
    "a tile without neighbours": ("VTR-I2", put("near", 0, TILE["hill_1"])),
    "a City beside another": ("VTR-I3", together),
    "a Ventura card too many": ("VTR-I4", put("hand", (NUMBER["acuto"],), 2)),
    "a Company out of the game": ("VTR-I4", put("removed", (NUMBER["archers"],))),
    "a Conscription card too many": ("VTR-I5", put("hand", (NUMBER["farmers"],), 2)),
    "two Garrisons of a family": ("VTR-I6", put("companies", (company("garrison_este"),), 1)),
    "a short display": ("VTR-I7", put("display", ())),
    "a hand too large": ("VTR-I8", put("hand", (NUMBER["ambush"],) * 6, 2)),
    "a marker lost": ("VTR-I9", put("supply", 3, 0)),
    "markers that are not the Income": ("VTR-I10", put("markers", 1, TILE["field_1"])),
    "two Companies without a Captain": (
        "VTR-I11",
        put("companies", (company("archers"), company("pikemen")), 6),
    ),
    "a Captain alone": ("VTR-I11", put("companies", (), 1)),
    "a Garrison elsewhere": ("VTR-I12", put("at", TILE["village_1"], 0)),
    "a Troop beside the map": ("VTR-I13", put("at", TILE["lake_1"], 1)),
    "Troops of two players on one Territory": ("VTR-I13", put("at", TILE["hill_1"], 1)),
    "too many wounds": ("VTR-I14", put("companies", (company("pikemen", 5),), 1)),
    "debts": ("VTR-I15", put("florins", -1, 0)),
    "thirty points": ("VTR-I16", put("points", 30, 0)),
    "no First Player": ("VTR-I17", put("first", 7)),
    "a City without a marker": ("VTR-I18", put("markers", 0, TILE["city_este"])),
    "an eliminated player with Florins": ("VTR-I19", put("out", 4)),
}


@rule("VTR-I1", "VTR-I2", "VTR-I3", "VTR-I4", "VTR-I5", "VTR-I6", "VTR-I7", "VTR-I8", "VTR-I9", "VTR-I10")
@rule("VTR-I11", "VTR-I12", "VTR-I13", "VTR-I14", "VTR-I15", "VTR-I16", "VTR-I17", "VTR-I18", "VTR-I19")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_invariant_is_reported(name: str) -> None:
    clause, change = BROKEN[name]
    assert clause in found(table(), change)


def lost() -> Scenario:
    return ventura("deploy", florins=[3, 0, 3], hand={0: "archers"}, lost=[1])


def buying() -> Scenario:
    return ventura("prestige", florins=9)


def marching() -> Scenario:
    return ventura("troops", troops={"0.2": "village_1 acuto archers"}).play("move 2")


def fighting() -> Scenario:
    """Before the first assault of three Companies a side, on ground of the defender."""
    cards = "archers pikemen sappers"
    others = "swordsmen halberdiers foragers"
    scenario = battle(
        f"acuto {cards}",
        f"fortebraccio {others}",
        at="wood_3",
        tiles={"wood_3": "-1,-1"},
        domain={1: "wood_3"},
        hand={0: "farmers"},
    )
    return line_up(scenario.play("pass"), attacker=cards, defender=others)


def faster(position: Ventura) -> None:
    step = position.stack[-1]
    values = {**step.values(), "points": 9}
    position.stack[-1] = type(step)(*values.values())


def guarded(position: Ventura) -> None:
    assert position.battle is not None
    position.battle.ground_guard += 1


BETWEEN: dict[str, tuple[str, Callable[[], Scenario], Change]] = {
    "a tile that moves": ("VTR-I1", table, put("spot", hex_number(7, 7), TILE["field_1"])),
    "a fallen Captain who returns": ("VTR-I4", table, put("removed", ())),
    "a score that falls": ("VTR-I16", table, put("points", 3, 0)),
    "an eliminated player who returns": ("VTR-I19", lost, put("out", 0)),
    "six Florins for prestige": ("VTR-I20", buying, put("florins", 3, 0)),
    "movement points that grow": ("VTR-I22", marching, faster),
    "a stockpile that grows": ("VTR-I25", table, put("pile", (1 << 40) - 1)),
    "resistance that grows": ("VTR-I24", fighting, guarded),
}


@rule(
    "VTR-I1",
    "VTR-I4",
    "VTR-I16",
    "VTR-I19",
    "VTR-I20",
    "VTR-I22",
    "VTR-I24",
    "VTR-I25",
    "VTR-1.6",
    "VTR-2.10",
)
@pytest.mark.parametrize("name", BETWEEN)
def test_a_broken_passage_is_reported(name: str) -> None:
    clause, begin, change = BETWEEN[name]
    assert clause in found_between(begin(), change)


@rule("VTR-I21")
def test_a_second_tile_is_reported() -> None:
    position = ventura("expansion", reserve={0: "wood_3"}).play("tile wood_3").position
    assert GAME.transition_violations(position, position.copy()) == []
    position.laid = True
    assert "VTR-I21" in ids(GAME.transition_violations(position, position.copy()))


@rule("VTR-I17")
def test_a_first_player_without_his_point_is_reported() -> None:
    assert "VTR-I17" in found_between(table(), put("round", 2))


@rule("VTR-I23")
def test_three_companies_hurt_in_one_assault_are_reported() -> None:
    def hurt(position: Ventura) -> None:
        assert position.battle is not None
        position.battle.number = 2
        position.battle.lines = ((), position.battle.lines[1])

    assert "VTR-I23" in found_between(fighting(), hurt)
