"""Hidden information: what a seat and a spectator see, and positions imagined from it."""

from random import Random

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.testing import Scenario, rule
from quattrocento.testing.random_games import assert_imagined
from quattrocento.testing.ventura import battle, start, ventura
from tests.rules.ventura.random_games import EVERY_GAME, played

EVERYBODY = (0, 1, 2, SPECTATOR)


def same_for(one: Scenario, other: Scenario) -> list[int]:
    """The seats that cannot tell two positions apart."""
    return [seat for seat in EVERYBODY if one.position.view(seat) == other.position.view(seat)]


@rule("VTR-7.6", "VTR-I26")
def test_hands_are_hidden_but_their_size_is_not() -> None:
    one, other = (ventura(florins=1, hand={1: cards}) for cards in ("archers ambush", "acuto farmers"))
    assert same_for(one, other) == [0, 2, SPECTATOR]
    assert same_for(one, ventura(florins=1, hand={1: "archers"})) == []


@rule("VTR-10.2")
def test_reserves_are_hidden_but_their_size_is_not() -> None:
    one, other = (ventura(florins=1, reserve={1: tiles}) for tiles in ("lake_1 wood_3", "field_3 wood_3"))
    assert same_for(one, other) == [0, 2, SPECTATOR]
    assert same_for(one, ventura(florins=1, reserve={1: "lake_1"})) == []


@rule("VTR-10.3")
def test_a_card_taken_from_the_display_stays_known() -> None:
    known = ventura(hand={1: "archers ambush"}, shown={1: "archers"}, florins=1)
    other = ventura(hand={1: "archers farmers"}, shown={1: "archers"}, florins=1)
    assert same_for(known, other) == [0, 2, SPECTATOR]
    another = ventura(hand={1: "pikemen ambush"}, shown={1: "pikemen"}, florins=1)
    assert same_for(known, another) == []


@rule("VTR-20.4", "VTR-D23")
def test_a_line_being_placed_is_hidden_from_all_others() -> None:
    games = [battle("acuto archers pikemen sappers", "tartaglia swordsmen halberdiers") for _ in range(2)]
    games[0].play("0: line 1:archers", "0: line 2:sappers")
    games[1].play("0: line 1:pikemen", "0: line 2:archers")
    assert same_for(*games) == [1, 2, SPECTATOR]


@rule("VTR-D2", "VTR-D14", "VTR-D16")
def test_the_first_part_of_a_choice_is_hidden() -> None:
    tiles = [
        ventura("expansion", reserve={0: "wood_3 lake_1"}).play(f"tile {tile}")
        for tile in ("wood_3", "lake_1")
    ]
    assert same_for(*tiles) == [1, 2, SPECTATOR]
    cards = [
        ventura("deploy", florins=9, hand={0: "archers pikemen"}).play(f"deploy {card}")
        for card in ("archers", "pikemen")
    ]
    assert same_for(*cards) == [1, 2, SPECTATOR]


@rule("VTR-30.24", "VTR-30.21")
def test_an_event_is_open_once_it_is_played() -> None:
    troops = {"1.2": "village_1 archers"}
    scenario = ventura("deploy", florins=9, hand={0: "bribe farmers"}, troops=troops).play("play bribe")
    other = ventura("deploy", florins=9, hand={0: "bribe boatmen"}, troops=troops).play("play bribe")
    assert same_for(scenario, other) == [1, 2, SPECTATOR]


@rule("VTR-27.16")
def test_gonzaga_know_what_they_put_under_the_stockpile() -> None:
    games = []
    for first in ("lake_1", "mountain_1"):
        scenario = ventura("fortune", families=("gonzaga", "este", "medici"), familial_expertise=True)
        scenario.play("look 3", fate="lake_1 mountain_1 river_1").play(
            "keep_tile river_1", f"under {first}"
        )
        games.append(scenario)
    assert same_for(*games) == [1, 2, SPECTATOR]


def equal_domains(rivers: str) -> Scenario:
    """Two players with Equal Domains have laid everything but their Rivers, dealt like this."""
    scenario = start(2, "seat_0", edition="it-2011", equal_domains=True)
    tiles = "castle_1 castle_2 wood_1 wood_2 field_3 field_4 hill_1 hill_2"
    scenario.play("family este", "family gonzaga", fate=f"{tiles} {rivers} acuto archers pikemen")
    for tile in ("castle_1", "castle_2", "wood_1", "wood_2", "field_3", "field_4", "hill_1", "hill_2"):
        scenario.play(f"tile {tile}")
        scenario.play(f"lay {scenario.nouns('lay')[0]}")
    return scenario


@rule("VTR-27.2", "VTR-27.4")
def test_with_equal_domains_everybody_knows_the_types_but_not_the_copies() -> None:
    one, other = equal_domains("river_1 river_2"), equal_domains("river_2 river_1")
    assert one.position.view(SPECTATOR) == other.position.view(SPECTATOR)
    for seed in range(10):
        imagined = GAME.imagine(one.position.view(SPECTATOR), Random(seed))
        held = [GAME.read(GAME.write(imagined)).reserve[seat] for seat in (0, 1)]
        assert sorted(held) == sorted(one.position.reserve)


@rule("VTR-I26", "VTR-7.6")
@EVERY_GAME
def test_who_is_asked_follows_from_every_view(name: str) -> None:
    rng = Random(name)
    for transition in played(name)[::97]:
        if transition.after.result is None:
            assert_imagined(GAME, transition.after, rng)


@rule("VTR-I26")
@pytest.mark.parametrize("eyes", EVERYBODY)
def test_options_of_another_seat_are_not_shown(eyes: int) -> None:
    one = ventura("upkeep", hand={0: "extraordinary_tax"}).position.view(eyes)
    other = ventura("upkeep", hand={0: "farmers"}).position.view(eyes)
    assert (one == other) == (eyes != 0)
