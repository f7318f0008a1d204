"""Positions of Ventura in text: writing. Reading is in ``read``.

Only tiles, markers, cards, money and points are written; decks, supplies and the stockpile follow from
them. What has its ordinary value is left out.
"""

import json
from collections.abc import Sequence

from quattrocento.games.ventura.components.packs import BOX
from quattrocento.games.ventura.components.typed import AREAS, CARDS
from quattrocento.games.ventura.position.battle import NO_SIDE, UNDECIDED, Battle
from quattrocento.games.ventura.position.position import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.rules.domain import income_of
from quattrocento.games.ventura.rules.steps import NOUNS
from quattrocento.games.ventura.rules.verbs import CARD, COMPANY, FAMILY, HEX, TERRITORY, TYPE
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.places import members
from quattrocento.kernel.position_header import (
    counted,
    flagged,
    listed,
    write_components,
    write_header,
    write_settings,
)
from quattrocento.kernel.position_steps import write_steps

_TILE_CHOICES = ("lay", "settle")


def write(owner: AnyGame, position: Ventura) -> str:
    """The whole position, secrets included."""
    lines = [*write_header(owner, position.seats), f"round = {position.round}", f"first = {position.first}"]
    if position.result is not None:
        lines.append(f"winner = {position.result.winners[0]}")
    lines += write_settings(owner, position.rules.chosen)
    lines += write_components(BOX.changes_of(position.components))
    for seat in range(position.seats):
        lines += _seat(position, seat)
    for troop in range(len(position.at)):
        lines += _troop(position, troop)
    lines += ["", "[map]"]
    lines += [
        f'{TERRITORY.text(tile)} = "{HEX.text(position.spot[tile])}"' for tile in members(position.on_map)
    ]
    lines += _markers(position)
    lines += _hidden_tiles(position)
    lines += _cards(position)
    lines += _turn(position)
    if position.battle is not None:
        lines += _battle(position.battle)
    lines += write_steps(position.stack, NOUNS)
    return "\n".join(lines) + "\n"


def _territories(tiles: int) -> list[str]:
    return [TERRITORY.text(tile) for tile in members(tiles)]


def _named(cards: Sequence[int]) -> list[str]:
    return [CARD.text(card) for card in cards]


def _lined(companies: Sequence[int]) -> list[str]:
    return [COMPANY.text(company) for company in companies]


def _seat(position: Ventura, seat: int) -> list[str]:
    lines = ["", "[[seat]]"]
    if position.family[seat] >= 0:
        lines.append(f'family = "{FAMILY.text(position.family[seat])}"')
    lines += [f"points = {position.points[seat]}", f"florins = {position.florins[seat]}"]
    lines += listed("domain", [TERRITORY.text(tile) for tile in position.domain[seat]])
    lines += listed("hand", _named(position.hand[seat]))
    lines += listed("shown", _named(position.shown[seat]))
    lines += listed("reserve", _territories(position.reserve[seat]))
    lines += listed("dealt", [TYPE.text(kind) for kind in members(position.pledged[seat])])
    lines += counted("kept", position.kept[seat])
    lines += flagged("eliminated", position.out >> seat & 1)
    return lines


def _troop(position: Ventura, troop: int) -> list[str]:
    if position.at[troop] == NOWHERE:
        return []
    lines = ["", "[[troop]]", f"seat = {troop // AREAS}", f"area = {troop % AREAS + 1}"]
    lines.append(f'at = "{TERRITORY.text(position.at[troop])}"')
    if position.captain[troop] != NO_CARD:
        lines.append(f'captain = "{CARD.text(position.captain[troop])}"')
    return [*lines, *listed("companies", _lined(position.companies[troop]))]


def _markers(position: Ventura) -> list[str]:
    """Only where fewer lie than the Income says (VTR-5.5)."""
    lines: list[str] = []
    for seat, domain in enumerate(position.domain):
        for tile in domain:
            if position.markers[tile] < income_of(position, tile, seat):
                lines.append(f"{TERRITORY.text(tile)} = {position.markers[tile]}")
    return ["", "[markers]", *lines] if lines else []


def _hidden_tiles(position: Ventura) -> list[str]:
    lines: list[str] = []
    owners = {tile: seat for seat, reserve in enumerate(position.reserve) for tile in members(reserve)}
    if position.known:
        lines += ["", "[known]"]
        for tile, knowers in sorted(position.known.items()):
            lines += listed(TERRITORY.text(tile), members(knowers | 1 << owners[tile]))
    for knowers, tiles in position.under:
        lines += [
            "",
            "[[under]]",
            *listed("tiles", _territories(tiles)),
            *listed("known", members(knowers)),
        ]
    return lines


def _cards(position: Ventura) -> list[str]:
    discarded = [card for card in range(CARDS) for _ in range(position.discarded[card])]
    lines = ["", "[cards]", f"display = {json.dumps(_named(position.display))}"]
    return [*lines, *listed("discarded", _named(discarded)), *listed("removed", _named(position.removed))]


def _turn(position: Ventura) -> list[str]:
    lines: list[str] = []
    if position.chosen >= 0:
        tile = position.stack[-1].name in _TILE_CHOICES
        lines.append(f'chosen = "{(TERRITORY if tile else CARD).text(position.chosen)}"')
    lines += listed("looking", _territories(position.peeked) + _named(position.looking))
    lines += flagged("laid", position.laid) + flagged("looked", position.looked)
    lines += counted("bonus", position.bonus) + counted("advance", position.advance)
    lines += listed("moved", members(position.moved))
    lines += listed("grounds", _territories(position.grounds)) + listed(
        "splits", _territories(position.splits)
    )
    lines += counted("regroupings", position.regroupings)
    return ["", "[turn]", *lines] if lines else []


def _battle(battle: Battle) -> list[str]:
    seats = battle.seats
    lines = ["", "[battle]", f"attacker = {seats[0]}", f"defender = {seats[1]}"]
    lines += [f"attacking = {battle.areas[0]}", f"defending = {battle.areas[1]}"]
    lines += [f'at = "{TERRITORY.text(battle.at)}"', f'origin = "{TERRITORY.text(battle.origin)}"']
    lines += counted("assault", battle.number)
    lines += listed("armies", [seats[side] for side in (0, 1) if battle.armies[side]])
    lines += listed("seeing", [seats[side] for side in (0, 1) if battle.seeing >> side & 1])
    lines += listed("attacker_line", _lined(battle.lines[0])) + listed(
        "defender_line", _lined(battle.lines[1])
    )
    if battle.ground != NO_SIDE:
        lines.append(f"ground = {seats[battle.ground]}")
        lines += counted("ground_ranged", battle.ground_ranged) + counted(
            "ground_melee", battle.ground_melee
        )
        lines += counted("ground_guard", battle.ground_guard)
    for key, pair in (
        ("guards", battle.captain_guard),
        ("bonus", battle.bonus),
        ("prevent", battle.prevent),
    ):
        lines += listed(key, pair if any(pair) else ())
    lines += listed("using", battle.using if battle.using != UNDECIDED else ())
    lines += [] if battle.quiet else ["quiet = false"]
    lines += flagged("unpaid", battle.unpaid)
    if battle.winner != NO_SIDE:
        lines.append(f"winner = {seats[battle.winner]}")
    return lines
