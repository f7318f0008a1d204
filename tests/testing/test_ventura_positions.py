"""What is stated wrongly of a position of Ventura is named, with what is known."""

from collections.abc import Callable
from typing import Any

import pytest

from quattrocento.kernel.document import DocumentError
from quattrocento.testing.ventura import (
    battle,
    dealt,
    florins,
    hand,
    is_out,
    line_up,
    lines,
    markers,
    pile,
    regroup,
    start,
    troop,
    ventura,
)

TABLE = ventura(florins=1)

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a step": ({"step": "prestig"}, "step: 'prestig' is no .*; is 'prestige' meant?"),
    "a keyword": (
        {"florin": 3},
        "'florin' is neither a keyword nor a setting of Ventura; is 'florins' meant?",
    ),
    "a setting": ({"to_arm": True}, "'to_arm' is neither a keyword nor a setting .* is 'to_arms' meant?"),
    "the number of seats": ({"seats": 5}, "seats=5: Ventura has 2 or 3 or 4 seats"),
    "a seat that decides": ({"seat": 3}, "seat: 3 is no seat; the seats are 0 to 2"),
    "the First Player": ({"first": -1}, "first: -1 is no seat; the seats are 0 to 2"),
    "an eliminated seat": ({"lost": [7]}, "lost: 7 is no seat"),
    "a choice of an eliminated seat": ({"lost": [0]}, "seat 0 decides 'prestige' and is eliminated"),
    "too few points": ({"points": [1, 2]}, r"points: \[1, 2\] must be 3 numbers"),
    "too many Florins": ({"florins": [1, 2, 3, 4]}, r"florins: \[1, 2, 3, 4\] must be 3 numbers"),
    "no numbers": ({"florins": ["a", 1, 2]}, "florins: .* must be 3 numbers"),
    "a card in hand": (
        {"hand": {0: "famers"}},
        "hand of seat 0: 'famers' is no .*; is 'farmers' meant?",
    ),
    "a hand of nobody": ({"hand": {3: "farmers"}}, "hand: 3 is no seat"),
    "a hand by colour": ({"hand": {"red": "farmers"}}, "hand: 'red' is no seat"),
    "a list of cards": ({"hand": {0: ["farmers"]}}, "hand of seat 0: .* is no text; write ids with spaces"),
    "a shown card": ({"shown": {1: "spy"}}, "shown of seat 1: 'spy' is no "),
    "the last hand": ({"last_hand": "boatman"}, "last_hand: 'boatman' is no .*; is 'boatmen' meant?"),
    "a tile in reserve": ({"reserve": {0: "wood1"}}, "reserve of seat 0: 'wood1' is no "),
    "a Domain": ({"domain": {0: "feld_1"}}, "domain of seat 0: 'feld_1' is no .*; is 'field_1' meant?"),
    "a tile of the map": ({"tiles": {"sea_1": "0,3"}}, "tiles: 'sea_1' is no "),
    "Domain Markers": ({"markers": {"feld_1": 1}}, "markers: 'feld_1' is no "),
    "the display": ({"display": "acuto pikeman"}, "display: 'pikeman' is no .*; is 'pikemen' meant?"),
    "a discarded card": ({"discarded": "spi"}, "discarded: 'spi' is no "),
    "a removed Captain": ({"removed": "acudo"}, "removed: 'acudo' is no .*; is 'acuto' meant?"),
    "a family": ({"families": ["este", "gonzaga", "sforza"]}, "families: 'sforza' is no .*; known are"),
    "too few families": ({"families": ["este", "medici"]}, "3 seats need 3 families"),
    "a family twice": ({"families": ["este", "medici", "este"]}, "'este' stands there twice"),
    "a Troop without a dot": (
        {"troops": {"0-2": "field_1 archers"}},
        "troops: '0-2' names no Troop; write seat.area",
    ),
    "a Troop of nobody": (
        {"troops": {"3.2": "field_1 archers"}},
        "'3.2' names no Troop; .* seats are 0 to 2",
    ),
    "a sixth area": ({"troops": {"0.6": "field_1 archers"}}, "'0.6' names no Troop; .* areas 1 to 5"),
    "a Troop nowhere": ({"troops": {"0.2": "archers"}}, "troops: 0.2 stands on: 'archers' is no "),
    "a Troop of nothing": ({"troops": {"0.2": "field_1"}}, "0.2 on 'field_1' has no cards"),
    "two Captains": (
        {"troops": {"0.2": "field_1 acuto tartaglia archers"}},
        "0.2 has 2 Captains: acuto and tartaglia",
    ),
    "a Company": ({"troops": {"0.2": "field_1 archer"}}, "0.2: 'archer' is no .*; is 'archers' meant?"),
    "wounds in words": (
        {"troops": {"0.2": "field_1 archers:one"}},
        "'archers:one' has no number of wounds",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_word_is_named(name: str) -> None:
    stated, sentence = WRONG[name]
    with pytest.raises(ValueError, match=sentence):
        ventura(**stated)


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "thirty points": ({"points": [0, 30, 0]}, "line 11: .* VTR-I16 .seat 1 has 30 points"),
    "two Companies without a Captain": (
        {"troops": {"0.2": "field_1 pikemen archers"}},
        "line .*: .* VTR-I11 .Troop 0.2 is no Troop: no Captain and 2 Companies",
    ),
    "a Troop beside the map": (
        {"troops": {"0.2": "hill_3 pikemen"}},
        "line .*: .* VTR-I13 .Troop 0.2 stands on hill_3, which is not on the map",
    ),
    "Troops of two players": (
        {"troops": {"0.2": "field_1 pikemen", "1.2": "field_1 archers"}},
        "line .*: .* VTR-I13 .Troops of two players stand on field_1",
    ),
    "no choice": ({"step": "recruit"}, "line .*: there is nothing to decide here: seat 0, recruit"),
    "a lone tile": ({"tiles": {"lake_1": "7,0"}}, "line .*: .* VTR-I2 .lake_1 has 0 neighbours"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_names_what_breaks_the_invariant(name: str) -> None:
    stated, sentence = IMPOSSIBLE[name]
    with pytest.raises(DocumentError, match=sentence):
        ventura(**stated)


UNSEEN: dict[str, tuple[Callable[[], object], str]] = {
    "the hand of nobody": (lambda: hand(TABLE, 3), "seat: 3 is no seat"),
    "nobody is out": (lambda: is_out(TABLE, -1), "seat: -1 is no seat"),
    "a sixth area": (lambda: troop(TABLE, 0, 6), "'0.6' names no Troop"),
    "a pile": (lambda: pile(TABLE, "discard"), "pile: 'discard' is no .*; is 'discarded' meant?"),
    "markers nowhere": (lambda: markers(TABLE, "feld_1"), "markers: 'feld_1' is no "),
    "lines without a battle": (lambda: lines(TABLE), "no battle is in progress; .* is 'prestige'"),
    "a third side": (
        lambda: line_up(battle("acuto archers pikemen", "farmers"), attack="archers"),
        "line_up: 'attack' is no .*; is 'attacker' meant?",
    ),
    "a setting of a new game": (lambda: start(to_arm=True), "'to_arm' is neither a keyword nor a setting"),
    "a setting of a dealt game": (lambda: dealt(2, draw=5), "'draw' is neither a keyword nor a setting"),
}


@pytest.mark.parametrize("name", UNSEEN)
def test_what_is_not_there_is_named(name: str) -> None:
    look, sentence = UNSEEN[name]
    with pytest.raises(ValueError, match=sentence):
        look()


def test_the_last_player_holds_a_card_that_can_be_left_out() -> None:
    assert hand(ventura("deploy", hand={0: "farmers"}), 2) == ["boatmen"]
    assert hand(ventura("deploy", hand={0: "farmers"}, last_hand=""), 2) == []
    assert hand(ventura("deploy", hand={0: "farmers", 2: "ambush"}), 2) == ["ambush"]


@pytest.mark.parametrize(
    "step", ["prestige", "fortune", "upkeep", "expansion", "conscription", "deploy", "troops"]
)
def test_a_step_of_which_nothing_is_said_can_be_decided(step: str) -> None:
    for seat in range(3):
        scenario = ventura(step, seat)
        assert (scenario.step, scenario.waiting) == (step, (seat,))


def test_a_regroup_is_played_to() -> None:
    assert regroup(troops={"0.2": "field_1 acuto archers", "0.3": "field_1 pikemen"}).step == "regroup"


def test_what_is_said_of_a_step_is_all_that_there_is() -> None:
    with pytest.raises(DocumentError, match="there is nothing to decide here: seat 0, prestige"):
        ventura(florins=0)
    assert florins(ventura("fortune")) == [0, 0, 0]
    assert hand(ventura("troops", troops={"0.2": "field_1 acuto archers"}), 0) == []
