"""Games set up under rules 1, in which machines had other prices (MAG-R1).

Then ``card`` meant the differing prices, which stood on the cards, and ``flat20`` one price for all, among
the costs. Now the one price stands on the cards, and the differing ones have a table of their own.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from quattrocento.games.magnifico.components.packs import BOX
from quattrocento.kernel.components import Difference, value_of
from quattrocento.kernel.setting import SettingValue

_PRICES: Final = {"card": "differing", "flat20": "card"}
_FLAT: Final = ("costs", "machine_flat")


def with_prices_of_rules_1(
    chosen: Mapping[str, SettingValue], changes: Sequence[Difference]
) -> tuple[dict[str, SettingValue], list[Difference]]:
    """The same options and changes, the prices of machines where they stand now."""
    named = dict(chosen)
    price = named.get("machine_cost")
    if isinstance(price, str):
        named["machine_cost"] = _PRICES.get(price, price)
    flat = [change for change in changes if change[:2] == _FLAT]
    kept = [change for change in changes if change[:2] != _FLAT]
    if price == "flat20":
        return named, _at_one_price(kept, flat)
    return named, [*kept, *_differing(kept)]


def _at_one_price(changes: list[Difference], flat: list[Difference]) -> list[Difference]:
    """Every machine card at the one price, whatever a pack said of its own."""
    try:
        said = [value_of(value) for _, _, key, value in flat if key == "florins"]
    except ValueError:  # told where the components are put together
        return changes + flat
    cards = {card: dict(row) for card, row in _machine_cards().items()}
    changed = set(cards) if said else set()
    rest: list[Difference] = []
    for change in changes:
        _, card, _, value = change
        if _is_params(change):
            changed.add(card)
            cards[card] = {**value_of(value), "build_cost": cards[card]["build_cost"]}
        else:
            rest.append(change)
    for params in cards.values():
        params["build_cost"] = said[0] if said else params["build_cost"]
    return rest + [("cards", card, "params", json.dumps(cards[card])) for card in cards if card in changed]


def _differing(changes: list[Difference]) -> list[Difference]:
    """The prices that a pack stated on its machine cards."""
    stated = [(change[1], value_of(change[3])) for change in changes if _is_params(change)]
    return [
        ("machine_prices", card, "florins", json.dumps(params["build_cost"]))
        for card, params in stated
        if "build_cost" in params
    ]


def _is_params(change: Difference) -> bool:
    """Whether a change, one that can be read, tells the values of a machine card."""
    table, card, key, value = change
    if table != "cards" or key != "params" or card not in _machine_cards():
        return False
    try:
        return isinstance(value_of(value), dict)
    except ValueError:  # told where the components are put together
        return False


def _machine_cards() -> dict[str, Mapping[str, Any]]:
    rows = BOX.standard().data["cards"]
    return {row["id"]: row["params"] for row in rows if row["deck"] == "machine"}
