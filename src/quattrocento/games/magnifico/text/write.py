"""Positions of Magnifico in text: writing. Reading is in ``read``.

Only pieces, cards, money and points are written; sets, supplies and decks follow from them. What has
its ordinary value is left out.
"""

from quattrocento.games.magnifico.components.packs import BOX
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.pieces import NO_CASTLE
from quattrocento.games.magnifico.position.position import AWARDS, Magnifico
from quattrocento.games.magnifico.rules.steps import NOUNS
from quattrocento.games.magnifico.rules.verbs import CARD, COLOUR, SEQUENCE, TERRITORY
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.places import members
from quattrocento.kernel.position_header import listed, write_components, write_header, write_settings
from quattrocento.kernel.position_steps import write_steps
from quattrocento.kernel.seats import NOBODY


def write(owner: AnyGame, position: Magnifico) -> str:
    """The whole position, secrets included."""
    lines = [*write_header(owner, position.seats), f"round = {position.round}"]
    if position.holder != NOBODY:
        lines.append(f"holder = {position.holder}")
    lines += listed("awarded", [name for i, name in enumerate(AWARDS) if position.awarded >> i & 1])
    if position.result is not None:
        lines.append(f"winner = {position.result.winners[0]}")
    lines += write_settings(owner, position.rules.chosen)
    lines += write_components(BOX.changes_of(position.components))
    for seat in range(position.seats):
        lines += _seat(position, seat)
    lines += _cards(position)
    lines += _turn(position)
    if position.battle is not None:
        lines += _battle(position.battle)
    lines += ["", "[territories]"]
    for territory in range(len(position.owner)):
        if position.owner[territory] != NOBODY:
            lines.append(f'{TERRITORY.text(territory)} = "{_pieces(position, territory)}"')
    lines += write_steps(position.stack, NOUNS)
    return "\n".join(lines) + "\n"


def _seat(position: Magnifico, seat: int) -> list[str]:
    lines = ["", "[[seat]]"]
    if position.colour[seat] >= 0:
        lines.append(f'colour = "{COLOUR.text(position.colour[seat])}"')
    lines += [f"points = {position.points[seat]}", f"money = {position.money[seat]}"]
    lines += listed("field", [CARD.text(card) for card in position.field[seat]])
    lines += listed("archive", [CARD.text(card) for card in position.archive[seat]])
    if position.bids[seat]:
        lines.append(f"bid = {position.bids[seat]}")
    if position.offers[seat]:
        lines.append(f"offer = {position.offers[seat]}")
    return lines


def _cards(position: Magnifico) -> list[str]:
    lines: list[str] = []
    lines += listed("auction", [CARD.text(card) for card in position.auction])
    lines += listed("machine_bottom", [CARD.text(card) for card in position.machine_bottom])
    lines += listed("project_bottom", [CARD.text(card) for card in position.project_bottom])
    lines += listed("discarded", [CARD.text(card) for card in position.discarded])
    if position.rank:
        lines.append(f"rank = {list(position.rank)}")
    if position.sold:
        lines.append(f"sold = {position.sold}")
    return ["", "[cards]", *lines] if lines else []


def _turn(position: Magnifico) -> list[str]:
    lines: list[str] = []
    for key, number in (
        ("stage", position.stage),
        ("wars", position.wars),
        ("movements", position.movements),
    ):
        if number:
            lines.append(f"{key} = {number}")
    if position.moved:
        lines.append("moved = true")
    for key, mask in (
        ("produced", position.produced),
        ("raised", position.raised),
        ("recruited", position.recruited),
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


def _pieces(position: Magnifico, territory: int) -> str:
    parts = [f"seat {position.owner[territory]}", f"{position.soldiers[territory]} soldiers"]
    if position.tanks[territory]:
        parts.append(f"{position.tanks[territory]} tanks")
    if position.airplanes[territory]:
        parts.append(f"{position.airplanes[territory]} airplanes")
    if position.towers[territory] != NO_CASTLE:
        parts.append("castle")
    if position.towers[territory] > 0:
        parts.append(f"{position.towers[territory]} towers")
    return ", ".join(parts)
