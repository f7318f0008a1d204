"""Positions of Magnifico in text: writing. Reading is in ``reading``.

Only pieces, cards, money and points are written; sets, supplies and decks follow from them. What has
its ordinary value is left out.
"""

from quattrocento.games.magnifico.combat import Battle
from quattrocento.games.magnifico.packs import BOX
from quattrocento.games.magnifico.pieces import NO_CASTLE
from quattrocento.games.magnifico.state import AWARDS, Magnifico
from quattrocento.games.magnifico.steps import NOUNS
from quattrocento.games.magnifico.verbs import CARD, COLOUR, SEQUENCE, TERRITORY
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.places import members
from quattrocento.kernel.placing import write_steps
from quattrocento.kernel.setting import listed, write_components, write_head, write_options


def write(owner: AnyGame, game: Magnifico) -> str:
    """The whole position, secrets included."""
    lines = [*write_head(owner, game.seats), f"round = {game.round}"]
    if game.holder != NOBODY:
        lines.append(f"holder = {game.holder}")
    lines += listed("awarded", [name for i, name in enumerate(AWARDS) if game.awarded >> i & 1])
    if game.result is not None:
        lines.append(f"winner = {game.result.winners[0]}")
    lines += write_options(owner, game.rules.chosen)
    lines += write_components(BOX.changes_of(game.components))
    for seat in range(game.seats):
        lines += _seat(game, seat)
    lines += _cards(game)
    lines += _turn(game)
    if game.battle is not None:
        lines += _battle(game.battle)
    lines += ["", "[territories]"]
    for territory in range(len(game.owner)):
        if game.owner[territory] != NOBODY:
            lines.append(f'{TERRITORY.text(territory)} = "{_pieces(game, territory)}"')
    lines += write_steps(game.stack, NOUNS)
    return "\n".join(lines) + "\n"


def _seat(game: Magnifico, seat: int) -> list[str]:
    lines = ["", "[[seat]]"]
    if game.colour[seat] >= 0:
        lines.append(f'colour = "{COLOUR.text(game.colour[seat])}"')
    lines += [f"points = {game.points[seat]}", f"money = {game.money[seat]}"]
    lines += listed("field", [CARD.text(card) for card in game.field[seat]])
    lines += listed("archive", [CARD.text(card) for card in game.archive[seat]])
    if game.bids[seat]:
        lines.append(f"bid = {game.bids[seat]}")
    if game.offers[seat]:
        lines.append(f"offer = {game.offers[seat]}")
    return lines


def _cards(game: Magnifico) -> list[str]:
    lines: list[str] = []
    lines += listed("auction", [CARD.text(card) for card in game.auction])
    lines += listed("machine_bottom", [CARD.text(card) for card in game.machine_bottom])
    lines += listed("project_bottom", [CARD.text(card) for card in game.project_bottom])
    lines += listed("discarded", [CARD.text(card) for card in game.discarded])
    if game.rank:
        lines.append(f"rank = {list(game.rank)}")
    if game.sold:
        lines.append(f"sold = {game.sold}")
    return ["", "[cards]", *lines] if lines else []


def _turn(game: Magnifico) -> list[str]:
    lines: list[str] = []
    for key, number in (("stage", game.stage), ("wars", game.wars), ("movements", game.movements)):
        if number:
            lines.append(f"{key} = {number}")
    if game.moved:
        lines.append("moved = true")
    for key, mask in (
        ("produced", game.produced),
        ("raised", game.raised),
        ("recruited", game.recruited),
    ):
        lines += listed(key, [TERRITORY.text(territory) for territory in members(mask)])
    return ["", "[turn]", *lines] if lines else []


def _battle(battle: Battle) -> list[str]:
    lines = ["", "[battle]", f"attacker = {battle.attacker}", f"defender = {battle.defender}"]
    lines.append(f'origin = "{TERRITORY.text(battle.origin)}"')
    lines.append(f'target = "{TERRITORY.text(battle.target)}"')
    lines += [f"soldiers = {battle.soldiers}", f"tanks = {battle.tanks}"]
    lines += [f"airplanes = {battle.airplanes}", f"go = {battle.go}", f"made = {battle.made}"]
    lines.append(f"cancelled = {str(battle.cancelled).lower()}")
    lines += [f"unfired = {battle.unfired}", f"flying = {battle.flying}"]
    if battle.sequence:
        lines.append(f'sequence = "{SEQUENCE.text(battle.sequence - 1)}"')
    return lines


def _pieces(game: Magnifico, territory: int) -> str:
    parts = [f"seat {game.owner[territory]}", f"{game.soldiers[territory]} soldiers"]
    if game.tanks[territory]:
        parts.append(f"{game.tanks[territory]} tanks")
    if game.airplanes[territory]:
        parts.append(f"{game.airplanes[territory]} airplanes")
    if game.towers[territory] != NO_CASTLE:
        parts.append("castle")
    if game.towers[territory] > 0:
        parts.append(f"{game.towers[territory]} towers")
    return ", ".join(parts)
