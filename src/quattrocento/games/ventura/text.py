"""Positions of Ventura in text: writing. Reading is in ``reading``.

Only tiles, markers, cards, money and points are written; decks, supplies and the stockpile follow from
them. What has its ordinary value is left out.
"""

import json
from collections.abc import Sequence

from quattrocento.games.ventura.combat import NO_SIDE, UNDECIDED, Battle
from quattrocento.games.ventura.components import AREAS, CARDS
from quattrocento.games.ventura.domain import income_of
from quattrocento.games.ventura.packs import BOX
from quattrocento.games.ventura.state import NO_CARD, NOWHERE, Ventura
from quattrocento.games.ventura.steps import NOUNS
from quattrocento.games.ventura.verbs import CARD, COMPANY, FAMILY, HEX, TERRITORY, TYPE
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.places import members
from quattrocento.kernel.placing import write_steps
from quattrocento.kernel.setting import (
    counted,
    flagged,
    listed,
    write_components,
    write_head,
    write_options,
)

_TILE_CHOICES = ("lay", "settle")


def write(owner: AnyGame, game: Ventura) -> str:
    """The whole position, secrets included."""
    lines = [*write_head(owner, game.seats), f"round = {game.round}", f"first = {game.first}"]
    if game.result is not None:
        lines.append(f"winner = {game.result.winners[0]}")
    lines += write_options(owner, game.rules.chosen)
    lines += write_components(BOX.changes_of(game.components))
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


def _territories(tiles: int) -> list[str]:
    return [TERRITORY.text(tile) for tile in members(tiles)]


def _named(cards: Sequence[int]) -> list[str]:
    return [CARD.text(card) for card in cards]


def _lined(companies: Sequence[int]) -> list[str]:
    return [COMPANY.text(company) for company in companies]


def _seat(game: Ventura, seat: int) -> list[str]:
    lines = ["", "[[seat]]"]
    if game.family[seat] >= 0:
        lines.append(f'family = "{FAMILY.text(game.family[seat])}"')
    lines += [f"points = {game.points[seat]}", f"florins = {game.florins[seat]}"]
    lines += listed("domain", [TERRITORY.text(tile) for tile in game.domain[seat]])
    lines += listed("hand", _named(game.hand[seat]))
    lines += listed("shown", _named(game.shown[seat]))
    lines += listed("reserve", _territories(game.reserve[seat]))
    lines += listed("dealt", [TYPE.text(kind) for kind in members(game.pledged[seat])])
    lines += counted("kept", game.kept[seat])
    lines += flagged("eliminated", game.out >> seat & 1)
    return lines


def _troop(game: Ventura, troop: int) -> list[str]:
    if game.at[troop] == NOWHERE:
        return []
    lines = ["", "[[troop]]", f"seat = {troop // AREAS}", f"area = {troop % AREAS + 1}"]
    lines.append(f'at = "{TERRITORY.text(game.at[troop])}"')
    if game.captain[troop] != NO_CARD:
        lines.append(f'captain = "{CARD.text(game.captain[troop])}"')
    return [*lines, *listed("companies", _lined(game.companies[troop]))]


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
            lines += listed(TERRITORY.text(tile), members(knowers | 1 << owners[tile]))
    for knowers, tiles in game.under:
        lines += [
            "",
            "[[under]]",
            *listed("tiles", _territories(tiles)),
            *listed("known", members(knowers)),
        ]
    return lines


def _cards(game: Ventura) -> list[str]:
    discarded = [card for card in range(CARDS) for _ in range(game.discarded[card])]
    lines = ["", "[cards]", f"display = {json.dumps(_named(game.display))}"]
    return [*lines, *listed("discarded", _named(discarded)), *listed("removed", _named(game.removed))]


def _turn(game: Ventura) -> list[str]:
    lines: list[str] = []
    if game.chosen >= 0:
        tile = game.stack[-1].name in _TILE_CHOICES
        lines.append(f'chosen = "{(TERRITORY if tile else CARD).text(game.chosen)}"')
    lines += listed("looking", _territories(game.peeked) + _named(game.looking))
    lines += flagged("laid", game.laid) + flagged("looked", game.looked)
    lines += counted("bonus", game.bonus) + counted("advance", game.advance)
    lines += listed("moved", members(game.moved))
    lines += listed("grounds", _territories(game.grounds)) + listed("splits", _territories(game.splits))
    lines += counted("regroupings", game.regroupings)
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
