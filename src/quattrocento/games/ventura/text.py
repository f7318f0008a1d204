"""Positions of Ventura in text: writing. Reading is in ``reading``.

Only tiles, markers, cards, money and points are written; decks, supplies and the stockpile follow from
them. What has its ordinary value is left out.
"""

import json
from collections.abc import Sequence

from quattrocento.games.ventura.combat import NO_SIDE, Battle
from quattrocento.games.ventura.components import AREAS, CARDS
from quattrocento.games.ventura.domain import income_of
from quattrocento.games.ventura.packs import changes_of
from quattrocento.games.ventura.state import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.steps import NOUNS
from quattrocento.games.ventura.verbs import CARD, COMPANY, FAMILY, HEX, TERRITORY, TYPE
from quattrocento.kernel.game import Option
from quattrocento.kernel.places import members
from quattrocento.kernel.placing import write_steps

_TILE_CHOICES = ("lay", "settle")


def write(game: Ventura, options: tuple[Option, ...]) -> str:
    """The whole position, secrets included."""
    lines = ['game = "ventura"', f"seats = {game.seats}", f"round = {game.round}", f"first = {game.first}"]
    if game.result is not None:
        lines.append(f"winner = {game.result.winners[0]}")
    lines += _options(game, options)
    lines += _components(game)
    for seat in range(game.seats):
        lines += _seat(game, seat)
    for troop in range(len(game.at)):
        lines += _troop(game, troop)
    lines += ["", "[map]"]
    lines += [f'{TERRITORY.text(tile)} = "{HEX.text(game.spot[tile])}"' for tile in members(game.on_map)]
    lines += _markers(game)
    lines += _hidden_tiles(game)
    lines += _cards(game)
    lines += _turn(game)
    if game.battle is not None:
        lines += _battle(game.battle)
    lines += write_steps(game.stack, NOUNS)
    return "\n".join(lines) + "\n"


def _list(key: str, words: Sequence[str] | Sequence[int]) -> list[str]:
    return [f"{key} = {json.dumps(list(words))}"] if words else []


def _number(key: str, number: int) -> list[str]:
    return [f"{key} = {number}"] if number else []


def _flag(key: str, flag: int) -> list[str]:
    return [f"{key} = true"] if flag else []


def _territories(tiles: int) -> list[str]:
    return [TERRITORY.text(tile) for tile in members(tiles)]


def _named(cards: Sequence[int]) -> list[str]:
    return [CARD.text(card) for card in cards]


def _lined(companies: Sequence[int]) -> list[str]:
    return [COMPANY.text(company) for company in companies]


def _options(game: Ventura, options: tuple[Option, ...]) -> list[str]:
    changed = [o.name for o in options if game.rules.chosen[o.name] != o.default]
    if not changed:
        return []
    return ["", "[options]", *(f"{name} = {json.dumps(game.rules.chosen[name])}" for name in changed)]


def _components(game: Ventura) -> list[str]:
    lines: list[str] = []
    for table, entry, key, value in changes_of(game.components):
        lines += ["", "[[component]]", f'table = "{table}"', f'id = "{entry}"', f'key = "{key}"']
        lines.append(f"value = {json.dumps(value, ensure_ascii=False)}")
    return lines


def _seat(game: Ventura, seat: int) -> list[str]:
    lines = ["", "[[seat]]"]
    if game.family[seat] >= 0:
        lines.append(f'family = "{FAMILY.text(game.family[seat])}"')
    lines += [f"points = {game.points[seat]}", f"florins = {game.florins[seat]}"]
    lines += _list("domain", [TERRITORY.text(tile) for tile in game.domain[seat]])
    lines += _list("hand", _named(game.hand[seat]))
    lines += _list("shown", _named(game.shown[seat]))
    lines += _list("reserve", _territories(game.reserve[seat]))
    lines += _list("dealt", [TYPE.text(kind) for kind in members(game.pledged[seat])])
    lines += _number("kept", game.kept[seat])
    lines += _flag("eliminated", game.out >> seat & 1)
    return lines


def _troop(game: Ventura, troop: int) -> list[str]:
    if game.at[troop] == NOWHERE:
        return []
    lines = ["", "[[troop]]", f"seat = {troop // AREAS}", f"area = {troop % AREAS + 1}"]
    lines.append(f'at = "{TERRITORY.text(game.at[troop])}"')
    if game.captain[troop] != NO_CARD:
        lines.append(f'captain = "{CARD.text(game.captain[troop])}"')
    return [*lines, *_list("companies", _lined(game.companies[troop]))]


def _markers(game: Ventura) -> list[str]:
    """Only where fewer lie than the Income says (VTR-5.5)."""
    lines: list[str] = []
    for seat, domain in enumerate(game.domain):
        for tile in domain:
            if game.markers[tile] < income_of(game, tile, seat):
                lines.append(f"{TERRITORY.text(tile)} = {game.markers[tile]}")
    return ["", "[markers]", *lines] if lines else []


def _hidden_tiles(game: Ventura) -> list[str]:
    lines: list[str] = []
    owners = {tile: seat for seat, reserve in enumerate(game.reserve) for tile in members(reserve)}
    if game.known:
        lines += ["", "[known]"]
        for tile, knowers in sorted(game.known.items()):
            lines += _list(TERRITORY.text(tile), members(knowers | 1 << owners[tile]))
    for knowers, tiles in game.under:
        lines += ["", "[[under]]", *_list("tiles", _territories(tiles)), *_list("known", members(knowers))]
    return lines


def _cards(game: Ventura) -> list[str]:
    discarded = [card for card in range(CARDS) for _ in range(game.discarded[card])]
    lines = ["", "[cards]", f"display = {json.dumps(_named(game.display))}"]
    return [*lines, *_list("discarded", _named(discarded)), *_list("removed", _named(game.removed))]


def _turn(game: Ventura) -> list[str]:
    lines: list[str] = []
    if game.chosen >= 0:
        tile = game.stack[-1].name in _TILE_CHOICES
        lines.append(f'chosen = "{(TERRITORY if tile else CARD).text(game.chosen)}"')
    lines += _list("looking", _territories(game.peeked) + _named(game.looking))
    lines += _flag("laid", game.laid) + _flag("looked", game.looked)
    lines += _number("bonus", game.bonus) + _number("advance", game.advance)
    lines += _list("moved", members(game.moved))
    lines += _list("grounds", _territories(game.grounds)) + _list("splits", _territories(game.splits))
    lines += _number("regroupings", game.regroupings)
    return ["", "[turn]", *lines] if lines else []


def _battle(battle: Battle) -> list[str]:
    seats = battle.seats
    lines = ["", "[battle]", f"attacker = {seats[0]}", f"defender = {seats[1]}"]
    lines += [f"attacking = {battle.areas[0]}", f"defending = {battle.areas[1]}"]
    lines += [f'at = "{TERRITORY.text(battle.at)}"', f'origin = "{TERRITORY.text(battle.origin)}"']
    lines += _number("assault", battle.number)
    lines += _list("armies", [seats[side] for side in (0, 1) if battle.armies[side]])
    lines += _list("seeing", [seats[side] for side in (0, 1) if battle.seeing >> side & 1])
    lines += _list("attacker_line", _lined(battle.lines[0])) + _list(
        "defender_line", _lined(battle.lines[1])
    )
    if battle.ground != NO_SIDE:
        lines.append(f"ground = {seats[battle.ground]}")
        lines += _number("ground_ranged", battle.ground_ranged) + _number(
            "ground_melee", battle.ground_melee
        )
        lines += _number("ground_guard", battle.ground_guard)
    for key, pair in (
        ("guards", battle.captain_guard),
        ("bonus", battle.bonus),
        ("prevent", battle.prevent),
    ):
        lines += _list(key, pair if any(pair) else ())
    lines += [] if battle.quiet else ["quiet = false"]
    lines += _flag("unpaid", battle.unpaid)
    if battle.winner != NO_SIDE:
        lines.append(f"winner = {seats[battle.winner]}")
    return lines
