"""Prices of machines in games that were set up under rules 1, where they stood elsewhere."""

import json
import re
from typing import Any

import pytest

from quattrocento.games.magnifico.game import GAME
from quattrocento.kernel.components import Difference
from quattrocento.kernel.document import DocumentError
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing import Scenario, rule
from quattrocento.testing.magnifico import magnifico

PRICES = {"tank_tortoise": 10, "tank_covered": 20, "tank_colossus": 30, "airplane_great_kite": 30}


def params(**values: int) -> str:
    return json.dumps(values)


def setup(
    price: str | None, *changes: Difference
) -> tuple[dict[str, SettingValue], dict[str, int], dict[str, int]]:
    """The options of a game of rules 1, and the two prices of its cards."""
    chosen: dict[str, SettingValue] = {} if price is None else {"machine_cost": price}
    settings, kept = GAME.earlier_setup(1, chosen, changes)
    GAME.check_setup(3, settings)
    components = GAME.corrected_components(kept)
    ids = components.card_ids
    printed = dict(zip(ids, components.build_cost, strict=True))
    differing = dict(zip(ids, components.differing_cost, strict=True))
    return settings, printed, differing


@rule("MAG-R1")
@pytest.mark.parametrize("price", [None, "card"])
def test_r1_what_the_card_said_is_now_the_differing_prices(price: str | None) -> None:
    settings, _, differing = setup(price)
    assert settings["machine_cost"] == "differing"
    assert {card: differing[card] for card in PRICES} == PRICES


@rule("MAG-R1")
def test_r1_one_price_for_all_is_now_that_of_the_cards() -> None:
    settings, printed, _ = setup("flat20")
    assert settings["machine_cost"] == "card"
    assert {printed[card] for card in PRICES} == {20}


@rule("MAG-R1")
def test_r1_prices_that_a_pack_stated_are_kept() -> None:
    change = ("cards", "tank_covered", "params", params(dice=3, hits=5, build_cost=70))
    _, _, differing = setup("card", change)
    assert (differing["tank_covered"], differing["tank_tortoise"]) == (70, 10)
    _, printed, _ = setup("flat20", change)
    assert (printed["tank_covered"], printed["tank_tortoise"]) == (20, 20)


@rule("MAG-R1")
def test_r1_a_pack_that_changed_the_one_price_changes_it_for_all() -> None:
    flat = ("costs", "machine_flat", "florins", "40")
    named = ("costs", "machine_flat", "name_en", '"A machine"')
    change = ("cards", "tank_covered", "params", params(dice=3, hits=5, build_cost=70))
    _, printed, _ = setup("flat20", flat, named, change)
    assert {printed[card] for card in PRICES} == {40}
    _, kept = GAME.earlier_setup(1, {"machine_cost": "flat20"}, [flat, change])
    assert GAME.corrected_components(kept).dice[GAME.notation.parse("buy tank_covered")[1]] == 3
    _, _, differing = setup("card", flat)
    assert {card: differing[card] for card in PRICES} == PRICES


def old_position(**more: Any) -> Scenario:
    """Seat 0 may build Tortoise Tanks, in a position of rules 1."""
    scenario = magnifico(holder=1, field={0: "tank_tortoise"}, rome="0: 2 soldiers, castle", **more)
    text = re.sub(r"(?m)^rules = \d+\n", "rules = 1\n", GAME.write(scenario.position))
    return Scenario(GAME, GAME.read(text))


@rule("MAG-R1")
def test_r1_a_position_of_rules_1_is_played_at_its_prices() -> None:
    assert old_position().play("tank rome").position.money[0] == 90


@pytest.mark.parametrize("value", ["{", "3", "null", '{"dice": 2}'])
def test_a_pack_of_rules_1_that_cannot_be_is_still_refused(value: str) -> None:
    change: Difference = ("cards", "tank_covered", "params", value)
    for price in ("card", "flat20"):
        _, kept = GAME.earlier_setup(1, {"machine_cost": price}, [change])
        with pytest.raises((DocumentError, KeyError)):
            GAME.corrected_components(kept)


def test_a_price_that_is_no_number_is_refused() -> None:
    for value in ("{", '"much"'):
        change: Difference = ("costs", "machine_flat", "florins", value)
        with pytest.raises((DocumentError, KeyError)):
            GAME.corrected_components(GAME.earlier_setup(1, {"machine_cost": "flat20"}, [change])[1])
