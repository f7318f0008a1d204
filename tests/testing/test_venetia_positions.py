"""Positions of Venetia stated for tests: what does not fit is an error that names it and what is known."""

from collections.abc import Callable
from typing import Any

import pytest

from quattrocento.kernel.document import DocumentError
from quattrocento.testing.venetia import (
    ALL_INFLUENCE,
    candidates,
    first_election,
    start,
    threatened,
    venetia,
    without_dice,
)
from quattrocento.testing.venetia.table import (
    ap,
    facts,
    fleets,
    hand,
    in_sestiere,
    influence,
    kingdom,
    podesta,
)

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a colony misspelt": ({"zarra": "1 0 0"}, "'zarra' is no keyword and no colony; is 'zara' meant"),
    "a keyword misspelt": ({"fleet": "1 0 0"}, "'fleet' is no keyword and no colony; is 'fleets' meant"),
    "a type of die": ({"die": "comercial"}, "die: 'comercial' is no type of die; is 'commercial' meant"),
    "Action Points below nothing": ({"ap": -1}, "ap: -1 must be a number, at least 0"),
    "a seat that is not there": ({"seat": 3}, "seat: 3 is no seat; the seats are 0 to 2"),
    "a seat below nothing": ({"doge": -1}, "doge: -1 is no seat"),
    "too many players": ({"seats": 5}, "seats: 5 is no number of players"),
    "an unknown step": ({"steps": "close; dies"}, "steps: 'dies' is no step; is 'die' meant"),
    "no step": ({"steps": ""}, "steps: '' is no step"),
    "an unknown field": (
        {"steps": "begin sat=1; count"},
        "'sat' is no field of step begin; is 'seat' meant",
    ),
    "a field without value": ({"steps": "begin seat; count"}, "'seat' must be a field and its value"),
    "a field twice": ({"steps": "begin seat=1 seat=2"}, "'seat' stands twice in step begin"),
    "a die before one is taken": ({"die": "military", "steps": "close; die"}, "are for the step actions"),
    "an unknown card on the board": (
        {"board": "senatore"},
        "'senatore' is no Family card; is 'senator' meant",
    ),
    "Infamy of nobody there": ({"infamy": 3}, "infamy: 3 is no seat"),
    "an unknown epoch": ({"epoch": "fall"}, "epoch: 'fall' is no epoch; known are struggle, apogee, rise"),
    "points of two": ({"points": [1, 2]}, r"points: \[1, 2\] must be 3 numbers, one for each seat"),
    "points in words": ({"points": "three"}, "points: 'three' must be 3 numbers, one for each seat"),
    "points below nothing": ({"points": -1}, "points: -1 must be a number, at least 0"),
    "a sea under control": ({"control": "mar_adriatic"}, "control: 'mar_adriatic' is no sea"),
    "a sea": ({"seas": {"ionio": "1 0 0"}}, "seas: 'ionio' is no sea"),
    "Influence of two": ({"zara": "1 0"}, "zara: '1 0' must be 3 numbers, one for each seat"),
    "Influence of four": ({"zara": "1 0 0 1"}, "zara: '1 0 0 1' must be 3 numbers"),
    "no Influence": ({"zara": ""}, "zara: '' must be 3 numbers"),
    "a Podestà of nobody": ({"zara": "3 0 0 podesta"}, "must name a seat, 0 to 2, after 'podesta'"),
    "a Podestà of seat 3": ({"zara": "3 0 0 podesta 3"}, "must name a seat, 0 to 2, after 'podesta'"),
    "Influence at sea of two": ({"seas": {"mar_ionio": "1 0"}}, "seas mar_ionio: '1 0' must be 3 numbers"),
    "Fleets in an unknown sea": ({"fleets": {"ionio": 1}}, "fleets: 'ionio' is no sea"),
    "Fleets below nothing": ({"fleets": {"mar_ionio": -1}}, "fleets mar_ionio: -1 must be a number"),
    "an unknown region": (
        {"kingdoms": {"levant": "golden_horde"}},
        "'levant' is no region; is 'levante' meant",
    ),
    "an unknown Kingdom": ({"kingdoms": {"levante": "golden_hoard"}}, "is 'golden_horde' meant"),
    "an unknown die": ({"dice": "comercial_two"}, "dice: 'comercial_two' is no die"),
    "an unknown card": ({"hand": {0: "mudda"}}, "hand of 0: 'mudda' is no card; is 'muda' meant"),
    "cards of nobody": ({"hand": {3: "muda"}}, "hand: 3 is no seat"),
    "an unknown Family card": ({"spent": {1: "merchand"}}, "spent of 1: 'merchand' is no family_card"),
    "tokens kept by nobody": ({"kept": {3: 1}}, "kept: 3 is no seat"),
    "an unknown VP token": ({"vp": {0: "vp_9"}}, "vp of 0: 'vp_9' is no"),
    "an unknown token treated": ({"treated": {0: "golden"}}, "treated of 0: 'golden' is no kingdom"),
    "an unknown Sestiere": ({"ducats": {"castelo": "1 0 0"}}, "ducats: 'castelo' is no sestiere"),
    "Monuments of two": ({"grey": {"castello": "1 0"}}, "grey castello: '1 0' must be 3 numbers"),
    "a die in the lines of the turn": ({"turn": "ap = 2"}, "turn: 'ap' is stated by the keyword 'ap'"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_does_not_fit_is_named(name: str) -> None:
    stated, said = WRONG[name]
    with pytest.raises(ValueError, match=said):
        venetia(**stated)


STAGES: dict[str, tuple[Callable[[], object], str]] = {
    "an unknown family": (lambda: candidates(dandollo=3), "'dandollo' is no family; is 'dandolo' meant"),
    "no value 0": (lambda: candidates(dandolo=0), "dandolo: 0 is no Family card; their values are 1 to 6"),
    "no value 7": (lambda: candidates(dandolo=7), "dandolo: 7 is no Family card"),
    "no Threat card": (threatened, "name at least one Threat card"),
    "no Threat card for the roll": (without_dice, "name at least one Threat card"),
    "a choice without a vote": (
        lambda: first_election("senator", "senator bailo"),
        "choice of seat 0: '' is no Action card",
    ),
    "an unknown colony": (lambda: influence(venetia(), "zarra"), "'zarra' is no colony; is 'zara' meant"),
    "a Podestà elsewhere": (lambda: podesta(venetia(), "rome"), "'rome' is no colony"),
    "an unknown sea": (lambda: fleets(venetia(), "ionio"), "'ionio' is no sea"),
    "an unknown region": (lambda: kingdom(venetia(), "levant"), "'levant' is no region"),
    "a hand of nobody": (lambda: hand(venetia(), 3), "seat: 3 is no seat; the seats are 0 to 2"),
    "a hand below nothing": (lambda: hand(venetia(), -1), "seat: -1 is no seat"),
    "an unknown Sestiere": (lambda: in_sestiere(venetia(), 0, "castelo"), "'castelo' is no sestiere"),
}


@pytest.mark.parametrize("name", STAGES)
def test_what_no_stage_has_is_named(name: str) -> None:
    ask, said = STAGES[name]
    with pytest.raises(ValueError, match=said):
        ask()


BROKEN: dict[str, tuple[dict[str, Any], str, str]] = {
    "six in a colony": (
        {"pola": "2 3 1", "settings": {"revolt_losses": "until_below"}},
        "VNZ-I12 Influence in pola: 6, not less than 6",
        "pola = ",
    ),
    "a full sea": ({"seas": {"mar_ionio": "2 1 0"}}, "VNZ-I11 Influence in mar_ionio: 3", "mar_ionio = "),
    "a weak Podestà": (
        {"zara": "2 1 0 podesta 0"},
        r"VNZ-I13 the Podestà of seat 0 in zara, with the Influence \[2, 1, 0\]",
        "zara = 0",
    ),
    "a card too often": ({"hand": {0: "crociata*2"}}, "VNZ-I6 Action cards: 2 of 1 crociata", ""),
    "too many tokens": ({"office": 4}, "VNZ-I16 Doge tokens in office: 4, at most 3", "office = 4"),
    "too many dice": ({"dice": "military_two*3"}, "VNZ-I15 military dice: 3 of 2", "dice = "),
    "another epoch": ({"epoch": "rise", "venice": 9}, "VNZ-I18 the epoch: rise, but", "epoch = "),
    "Influence without end": (
        {**ALL_INFLUENCE, "zara": "5 0 0"},
        "VNZ-I1 Influence of seat 0: 45 on the board, -5 left of 40",
        "[colonies]",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_an_impossible_position_names_piece_value_and_line(name: str) -> None:
    stated, said, where = BROKEN[name]
    with pytest.raises(DocumentError, match=said) as caught:
        venetia(**stated)
    line = caught.value.line
    assert bool(line) == bool(where)
    assert f"line {line}: {where}" in "\n".join(caught.value.__notes__) if line else not where


def test_points_are_for_all_alike_or_for_each() -> None:
    assert [row["points"] for row in facts(venetia(points=3))["seat"]] == [3, 3, 3]
    assert [row["points"] for row in facts(venetia(points=[1, 2, 3]))["seat"]] == [1, 2, 3]


def test_what_is_not_said_is_as_the_docstring_tells() -> None:
    scenario = venetia()
    told = facts(scenario)
    assert (told["doge"], told["office"], told["control"]) == (0, 2, ["mar_adriatico"])
    assert told["seat"][0]["board"] == "senator"
    assert (told["turn"]["type"], ap(scenario)) == ("commercial", 3)
    assert scenario.step == "actions"
    assert start().step == "ballot"
