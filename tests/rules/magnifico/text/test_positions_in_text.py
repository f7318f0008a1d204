"""Positions in text (docs/notation.md), written and read again."""

from collections.abc import Iterator
from random import Random

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.kernel.fate import Dice
from quattrocento.kernel.seats import SPECTATOR
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing import Scenario
from quattrocento.testing.magnifico import at, cards, magnifico
from tests.rules.magnifico.texts import BIDS, FIGHT, TURN


def visited(seats: int, seed: int, settings: dict[str, SettingValue]) -> Iterator[Magnifico]:
    """Every position of a random game between players who rather act than pass."""
    rng, fate = Random(seed), Dice(seed)
    position = GAME.start(seats, settings, fate)
    yield position
    while position.result is None:
        seat = rng.choice(position.waiting())
        legal = position.options(seat)
        active = [move for move in legal if move[0] not in ("pass", "decline", "stop")]
        position.play(seat, rng.choice(active if active and rng.random() < 0.8 else legal), fate)
        yield position


def read(text: str) -> Scenario:
    return Scenario(GAME, GAME.read(text, "test"))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("varied", [False, True])
def test_a_position_read_from_its_text_is_the_same_position(seats: int, varied: bool) -> None:
    settings: dict[str, SettingValue] = {"self_destruct": True, "unsold_cards": "box", "target_vp": 33}
    for position in visited(seats, 30 + seats, settings if varied else {}):
        text = GAME.write(position)
        again = GAME.read(text, "test")
        assert GAME.write(again) == text
        assert GAME.violations(again) == []
        assert again.waiting() == position.waiting()
        assert again.result == position.result
        for eyes in (*range(seats), SPECTATOR):
            assert again.view(eyes) == position.view(eyes)
            assert again.options(eyes) == position.options(eyes)


def test_a_game_read_in_the_middle_goes_on_as_the_game_itself() -> None:
    for number, position in enumerate(visited(4, 9, {"self_destruct": True})):
        if number % 40 or position.result is not None:
            continue
        ends = []
        for scenario in (position.copy(), GAME.read(GAME.write(position), "test")):
            rng, fate = Random(number), Dice(number)
            while scenario.result is None:
                seat = rng.choice(scenario.waiting())
                scenario.play(seat, rng.choice(scenario.options(seat)), fate)
            ends.append(GAME.write(scenario))
        assert ends[0] == ends[1]


@pytest.mark.parametrize("text", [TURN, FIGHT, BIDS])
def test_the_texts_of_these_tests_are_taken(text: str) -> None:
    assert GAME.violations(GAME.read(text, "test")) == []


def test_every_value_of_a_text_is_found_in_the_position() -> None:
    scenario = read(TURN)
    position = scenario.position
    assert (position.seats, position.round, position.holder, position.awarded) == (3, 2, 0, 1)
    assert position.rules.chosen["target_vp"] == 35
    assert list(position.points) == [12, 0, 0]
    assert list(position.money)[:2] == [150, 40]
    assert cards(scenario, 0) == ["tank_covered", "airplane_flapping_wing", "bombard"]
    assert cards(scenario, 0, "archive") == ["gyroscope"]
    assert at(scenario, "rome") == (0, 7, 1, 2, 2)
    assert at(scenario, "moscow") == (2, 1, 0, 0, -1)
    assert at(scenario, "milan") == (-1, 0, 0, 0, -1)
    assert (position.stage, position.wars, position.moved, position.movements) == (4, 1, True, 2)
    assert scenario.refused("tower rome").clause == "MAG-5.4.3"


def test_supplies_are_worked_out() -> None:
    position = GAME.read(TURN, "test")
    assert list(position.supply) == [42, 45, 48]
    assert (position.tank_supply, position.airplane_supply) == (19, 18)
    assert (position.castle_supply, position.tower_supply) == (15, 38)


def test_what_is_left_out_has_its_ordinary_value() -> None:
    lines = ["seats = 3", "[[seat]]", "[[seat]]", "[[seat]]", "[territories]"]
    lines += [f'{name} = "seat {seat}, 1 soldier"' for seat, name in enumerate(("rome", "paris", "kiev"))]
    steps = ["round", "scoring", "turn"]
    lines += [line for step in steps for line in ("[[decide]]", f'step = "{step}"')] + ["seat = 1"]
    scenario = read("\n".join(lines))
    assert (scenario.position.round, scenario.position.holder, scenario.position.awarded) == (1, 0, 0)
    assert list(scenario.position.points) == [0, 0, 0]
    assert scenario.waiting == (1,)
    assert scenario.position.rules.chosen["target_vp"] == 30
    # A text that names no rules was written under the first ones (MAG-R1).
    assert scenario.position.rules.chosen["machine_cost"] == "differing"


def test_one_soldier_and_several_may_be_written_either_way() -> None:
    text = TURN.replace("1 tank, 2 airplanes", "1 tanks, 2 airplane").replace("1 soldier", "1 soldiers")
    assert GAME.write(GAME.read(text, "test")) == GAME.write(GAME.read(TURN, "test"))


def test_a_sealed_bid_and_a_battle_stand_in_the_text() -> None:
    bids = read(BIDS)
    assert list(bids.waiting) == [1, 2]
    bids.play("1: bid 20", "2: bid 50")
    assert list(bids.waiting) == [2]
    fight = read(FIGHT)
    assert fight.waiting == (0,)
    assert "infantry 3" not in fight.options()
    assert "fire" in fight.options()


def test_a_finished_game_can_be_written_and_read() -> None:
    scenario = magnifico(points=[29, 5, 6]).play("pass")
    again = GAME.read(GAME.write(scenario.position), "test")
    assert again.result == scenario.position.result
    assert again.waiting() == ()
