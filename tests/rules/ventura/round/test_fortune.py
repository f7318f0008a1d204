"""The Fortune Step (VTR-10)."""

from quattrocento.testing import rule
from quattrocento.testing.ventura import florins, hand, pile, reserve, ventura

DISPLAY = "acuto archers pikemen"
ALL = {"lake_1": "3,0", "mountain_1": "2,1", "river_1": "1,2", "river_2": "0,2", "castle_2": "-1,2"}
MORE = {"village_2": "-2,2", "field_3": "-2,0", "field_4": "-1,-1"}


@rule("VTR-10.1", "VTR-D6")
def test_10_1_a_tile_or_a_card_of_the_display_free_of_charge() -> None:
    scenario = ventura("fortune", display=DISPLAY, florins=3)
    assert sorted(scenario.options()) == ["draw", "take acuto", "take archers", "take pikemen"]
    scenario.play("draw", fate="lake_1").play("take acuto", fate="sappers")
    assert reserve(scenario, 0) == ["lake_1"]
    assert hand(scenario, 1) == ["acuto"]
    assert florins(scenario) == [3, 3, 3]


@rule("VTR-10.2")
def test_10_2_nobody_else_sees_the_tile() -> None:
    games = [
        ventura("fortune", display=DISPLAY).play("draw", fate=tile) for tile in ("lake_1", "mountain_1")
    ]
    for eyes in (1, 2, -1):
        assert games[0].position.view(eyes) == games[1].position.view(eyes)
    assert games[0].position.view(0) != games[1].position.view(0)


@rule("VTR-10.2")
def test_10_2_the_reserve_has_no_limit() -> None:
    tiles = "wood_3 wood_4 field_3 field_4 field_5 field_6 river_1"
    scenario = ventura("fortune", display=DISPLAY, reserve={0: tiles}).play("draw", fate="lake_1")
    assert len(reserve(scenario, 0)) == 8


@rule("VTR-10.3", "VTR-T5", "VTR-30.3")
def test_t5_the_display_is_filled_before_a_sixth_card_is_discarded() -> None:
    cards = "farmers farmers boatmen boatmen extraordinary_tax"
    scenario = ventura("fortune", display=DISPLAY, hand={0: cards}).play("take acuto", fate="sappers")
    assert (scenario.step, scenario.waiting) == ("discard", (0,))
    assert pile(scenario, "display") == ["archers", "pikemen", "sappers"]
    assert "discard acuto" in scenario.options()
    assert scenario.nouns("play") == []
    scenario.play("discard acuto")
    assert scenario.waiting == (1,)


@rule("VTR-10.3")
def test_10_3_everybody_knows_a_card_taken_from_the_display() -> None:
    games = [ventura("fortune", display=DISPLAY, hand={0: card}) for card in ("farmers", "ambush")]
    for game in games:
        game.play("take archers", fate="sappers")
    assert games[0].position.view(1) == games[1].position.view(1)
    other = ventura("fortune", display=DISPLAY, hand={0: "farmers"}).play("take pikemen", fate="sappers")
    assert other.position.view(1) != games[0].position.view(1)


@rule("VTR-10.4", "VTR-R10")
def test_10_4_one_of_the_two_must_be_taken() -> None:
    scenario = ventura("fortune", display=DISPLAY)
    assert not {"stop", "pass"} & set(scenario.options())


@rule("VTR-10.4", "VTR-R25")
def test_10_4_with_an_empty_stockpile_only_a_card() -> None:
    scenario = ventura("fortune", seats=2, display=DISPLAY, tiles={**ALL, **MORE})
    assert sorted(scenario.options()) == ["take acuto", "take archers", "take pikemen"]
    assert scenario.refused("draw").clause == "VTR-10.4"
