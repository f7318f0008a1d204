"""The board and the basic terms (M4-1)."""

import pytest

from quattrocento.kernel.document import DocumentError
from quattrocento.testing import rule
from quattrocento.testing.m400 import (
    CAPITALS,
    armies,
    before_scoring,
    hands,
    idle,
    m400,
    score,
    start,
    states,
    winners,
)
from quattrocento.testing.m400.tables import ADJOINING, BORDERS, COASTS, DATA, VALUE

SPECIAL = {"venetia": 4, "luxeborg": 2, "byzantium": 2}


@rule("M4-1.1")
def test_1_1_thirty_six_territories_with_a_value() -> None:
    assert len(VALUE) == 36
    assert min(VALUE.values()) >= 1


@rule("M4-1.1")
@pytest.mark.parametrize("state", sorted(set(VALUE) - set(CAPITALS.values())))
def test_1_1_a_state_gives_its_value_to_the_colour_that_owns_it(state: str) -> None:
    scenario = before_scoring(seats=5, states={"green": state}).play("done")
    assert score(scenario, "green") == VALUE[state]
    assert score(scenario, "red") == 0


@rule("M4-1.2")
@pytest.mark.parametrize(
    ("seats", "capitals"),
    [
        (5, {"anglia", "aragona", "venetia", "novgorod", "impero_ottomano"}),
        (4, {"anglia", "aragona", "novgorod", "impero_ottomano"}),
        (3, {"aragona", "novgorod", "impero_ottomano"}),
        (2, {"anglia", "aragona", "novgorod", "impero_ottomano"}),
    ],
)
def test_1_2_the_number_of_players_says_which_capitals_are_in_play(seats: int, capitals: set[str]) -> None:
    assert set(start(seats).play("colour red").nouns("capital")) == capitals


@rule("M4-1.3", "M4-R47")
def test_1_3_a_capital_is_never_freed() -> None:
    scenario = m400("before_moving", hand={0: "revolutionem"}, states={"blue": "polonia"})
    scenario.play("play revolutionem")
    assert scenario.refused("free novgorod").clause == "M4-6.7"


@rule("M4-1.3", "M4-R66")
def test_1_3_a_capital_that_was_attacked_stays_with_its_colour() -> None:
    scenario = m400("statement", armies={"red": "novgorod"}, hand={0: "red_4 green_4"})
    scenario.play("attack red.1", "raid red_4", "raid green_4", "nothing")
    assert states(scenario, "red") == states(scenario, "blue") == []
    assert armies(scenario, "blue") == ["novgorod"]


@rule("M4-1.4", "M4-R5")
def test_1_4_a_capital_gives_no_points() -> None:
    scenario = before_scoring().play("done")
    assert [score(scenario, colour) for colour in ("red", "blue", "green")] == [0, 0, 0]


@rule("M4-1.5")
@pytest.mark.parametrize(
    "owned", [{"red": "gallia", "blue": "gallia"}, {"red": "gallia gallia"}, {"red": "novgorod"}]
)
def test_1_5_a_state_has_one_owner_and_a_capital_no_marker(owned: dict[str, str]) -> None:
    with pytest.raises(DocumentError):
        m400(states=owned)


@rule("M4-1.6")
@pytest.mark.parametrize("place", sorted(BORDERS))
def test_1_6_armies_walk_between_territories_that_name_each_other(place: str) -> None:
    scenario = m400(armies={"red": place}, hand={0: "red_1"}).play("move red.1")
    assert set(scenario.nouns("to")) == BORDERS[place]


@rule("M4-1.6")
def test_1_6_there_are_no_straits() -> None:
    assert BORDERS["anglia"] == {"scotia"}
    assert BORDERS["sicilia"] == BORDERS["hibernia"] == set()


@rule("M4-1.7")
def test_1_7_a_sector_ends_at_its_limit() -> None:
    scenario = m400(armies={"red": "sicilia"}, hand={0: "caravella red_1"})
    scenario.play("move red.1", "caravella mediterraneum_medium")
    assert "byzantium" in scenario.nouns("land")
    assert scenario.refused("land caramania").message == "why-not-on-coast"


@rule("M4-1.8")
@pytest.mark.parametrize("sea", sorted(COASTS))
def test_1_8_a_sector_joins_all_its_coasts(sea: str) -> None:
    for origin in COASTS[sea]:
        scenario = m400(armies={"red": origin}, hand={0: "caravella"})
        scenario.play("move red.1", f"caravella {sea}")
        assert set(scenario.nouns("land")) == COASTS[sea] - {origin}


@rule("M4-1.9")
@pytest.mark.parametrize("sea", sorted(ADJOINING))
def test_1_9_sectors_adjoin_that_name_each_other(sea: str) -> None:
    assert all(sea in ADJOINING[other] for other in ADJOINING[sea])
    origin = sorted(COASTS[sea])[0]
    scenario = m400(armies={"red": origin}, hand={0: "caravella*2"})
    scenario.play("move red.1", f"caravella {sea}")
    assert set(scenario.nouns("caravella")) == ADJOINING[sea]


@rule("M4-1.9")
def test_1_9_the_white_sea_is_no_sector() -> None:
    assert len(ADJOINING) == 8
    scenario = m400(armies={"red": "novgorod"}, hand={0: "caravella"}).play("move red.1")
    assert scenario.nouns("caravella") == ["mare_balticum"]


@rule("M4-1.10", "M4-R63")
def test_1_10_a_special_state_is_one_territory() -> None:
    parts = [row["territory"] for row in DATA["parts"]]
    assert {state: parts.count(state) for state in SPECIAL} == SPECIAL
    scenario = before_scoring(seats=4, states={"green": "venetia luxeborg byzantium"}).play("done")
    assert score(scenario, "green") == 4 + 4 + 4


@rule("M4-1.11", "M4-6.23")
@pytest.mark.parametrize("way", ["simultaneous", "free_shift"])
@pytest.mark.parametrize("state", SPECIAL)
def test_1_11_an_army_is_in_every_part_at_once(state: str, way: str) -> None:
    parts = [row for row in DATA["parts"] if row["territory"] == state]
    scenario = m400(armies={"red": state}, hand={0: "caravella caballus"}, special_states=way)
    scenario.play("move red.1")
    borders = {other for part in parts for other in part["borders"]}
    assert set(scenario.nouns("to")) == set(scenario.nouns("caballus")) == borders
    assert set(scenario.nouns("caravella")) == {sea for part in parts for sea in part["seas"]}


@rule("M4-1.12")
def test_1_12_a_sequence_is_one_turn_of_every_colour() -> None:
    scenario = m400("draw", count=5, sequence=1)
    played: list[tuple[int, ...]] = []
    for _ in range(3):
        assert scenario.step == "draw"
        played.append(scenario.waiting)
        idle(scenario)
    assert played == [(0,), (1,), (2,)]
    assert scenario.position.sequence == 2


@rule("M4-1.13", "M4-I2")
@pytest.mark.parametrize("places", ["reserve reserve", "reserve"])
def test_1_13_a_colour_has_never_no_army(places: str) -> None:
    with pytest.raises(DocumentError):
        m400(armies={"red": places})


@rule("M4-1.13")
def test_1_13_a_colour_has_never_three_armies() -> None:
    scenario = m400("before_moving", armies={"red": "gallia castella"}, hand={0: "capitaneus_venturae"})
    assert scenario.refused("play capitaneus_venturae").message == "why-two-armies"


@rule("M4-1.14", "M4-R20")
def test_1_14_armies_stand_together_and_do_not_hinder_each_other() -> None:
    places = {"red": "gallia castella", "blue": "aquitania", "green": "aquitania"}
    scenario = m400(armies=places, hand={0: "red_1"})
    scenario.play("move red.1", "to aquitania", "move red.2", "to aquitania")
    assert armies(scenario, "red") == ["aquitania", "aquitania"]
    assert armies(scenario, "blue") == armies(scenario, "green") == ["aquitania"]


@rule("M4-1.15")
def test_1_15_a_state_stays_when_the_army_leaves() -> None:
    scenario = m400(armies={"red": "gallia"}, states={"red": "gallia"}, hand={0: "red_1"})
    scenario.play("move red.1", "to germania")
    assert states(scenario, "red") == ["gallia"]


@rule("M4-1.20", "M4-R62")
def test_1_20_who_has_nothing_still_plays() -> None:
    scenario = m400("end_of_turn", hand={0: "caravella"}).play("done")
    assert scenario.waiting == (1,)
    assert scenario.step == "draw"
    assert hands(scenario) == [1, 0, 0]
    assert winners(scenario) == ()
    idle(scenario)
    assert scenario.waiting == (2,)
