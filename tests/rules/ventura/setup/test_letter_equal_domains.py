"""Equal Domains (VTR-27.1 to VTR-27.4): "each player takes the same Territories"."""

from random import Random

import pytest

from quattrocento.games.ventura.game import GAME
from quattrocento.kernel.fate import Dice
from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import reserve

VALUES = ("income", "move", "ranged", "melee", "resistance")
TILES = {row["id"]: row for row in GAME.standard_components().data["tiles"]}
TYPES = {
    "en-2010": ["castle", "field", "hill", "wood"],
    "it-2011": ["castle", "field", "hill", "river", "wood"],
}


def dealt(seats: int, edition: str, seed: int) -> Scenario:
    fate = Dice(seed)
    scenario = Scenario(GAME, GAME.start(seats, {"equal_domains": True, "edition": edition}, fate))
    while scenario.step == "family":
        seat = scenario.waiting[0]
        scenario.position.play(seat, scenario.position.options(seat)[0], fate)
    return scenario


def worth(tile: str) -> tuple[object, ...]:
    """All that a tile says, but its name."""
    return tuple(TILES[tile][value] for value in ("type", *VALUES))


@rule("VTR-27.1", "VTR-27.2", "VTR-R61")
@pytest.mark.parametrize("edition", sorted(TYPES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_27_1_everybody_gets_the_same_values(seats: int, edition: str) -> None:
    """One tile of each type, and nobody's has a better value, in any shuffle."""
    for seed in range(25):
        scenario = dealt(seats, edition, seed)
        hands = [sorted(map(worth, reserve(scenario, seat)), key=str) for seat in range(seats)]
        assert [values[0] for values in hands[0]] == TYPES[edition]
        assert all(values == hands[0] for values in hands)
        held = [tile for seat in range(seats) for tile in reserve(scenario, seat)]
        assert len(set(held)) == len(held) == seats * len(TYPES[edition])
        assert all(TILES[tile]["setup"] <= seats for tile in held)


@rule("VTR-27.3")
@pytest.mark.parametrize("edition", sorted(TYPES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_27_3_no_tile_in_use_is_lost(seats: int, edition: str) -> None:
    """What is not dealt lies in the stockpile, and nothing else."""
    scenario = dealt(seats, edition, 7)
    in_use = sum(row["setup"] <= seats and row["type"] not in ("city", "papal") for row in TILES.values())
    assert scenario.position.pile.bit_count() == in_use - seats * len(TYPES[edition])


@rule("VTR-27.2", "VTR-I26")
@pytest.mark.parametrize("edition", sorted(TYPES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_27_2_what_others_may_hold_is_what_can_have_been_dealt(seats: int, edition: str) -> None:
    """Positions imagined from a view deal the others the same values, also when half the tiles are laid."""
    scenario = dealt(seats, edition, 11)
    rng = Random(5)
    for _ in range(2 * seats):
        for _ in range(12):
            imagined = Scenario(GAME, GAME.imagine(scenario.position.view(0), rng))
            for seat in range(seats):
                assert sorted(map(worth, reserve(imagined, seat)), key=str) == sorted(
                    map(worth, reserve(scenario, seat)), key=str
                )
        scenario.play(rng.choice(scenario.options()))
        scenario.play(rng.choice(scenario.options()))
