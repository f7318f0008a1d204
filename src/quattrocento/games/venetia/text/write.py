"""Positions of Venetia in text: writing. Reading is in ``read``.

Only pieces, cards, tokens and points are written; sets, supplies and decks follow from them. What has its
ordinary value is left out.
"""

from collections.abc import Sequence

from quattrocento.games.venetia.components.packs import BOX
from quattrocento.games.venetia.components.typed import SESTIERI, TYPES
from quattrocento.games.venetia.position.position import NONE, Counts, Venetia
from quattrocento.games.venetia.rules.steps import NOUNS
from quattrocento.games.venetia.rules.verbs import (
    BATTLE_TOKEN,
    CARD,
    COLONY,
    DIE,
    FAMILY_CARD,
    KINGDOM,
    REGION,
    SEA,
    SESTIERE,
    THREAT_CARD,
    TILE,
    VP_TOKEN,
)
from quattrocento.kernel.game import AnyGame
from quattrocento.kernel.notation import Word
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
from quattrocento.kernel.seats import NOBODY

EPOCHS = ("rise", "apogee", "struggle")
NO_VOTE = "none"


def write(owner: AnyGame, position: Venetia) -> str:
    """The whole position, secrets included."""
    lines = write_header(owner, position.seats)
    lines += _seated("doge", position.doge)
    lines += counted("office", position.office)
    lines += _seated("infamy", position.infamy)
    lines += [f"venice = {position.venice}", f"enemies = {position.enemies}"]
    lines.append(f'epoch = "{EPOCHS[position.epoch]}"')
    lines += flagged("first_due", position.first_due)
    lines += listed("control", _words(SEA, members(position.control)))
    lines += listed("dice", _words(DIE, _spread(position.dice)))
    if position.result is not None:
        lines.append("over = true")
    lines += write_settings(owner, position.rules.chosen)
    lines += write_components(BOX.changes_of(position.components))
    for seat in range(position.seats):
        lines += _seat(position, seat)
    lines += _places(position)
    lines += _city(position)
    lines += _cards(position)
    lines += _turn(position)
    lines += write_steps(position.stack, NOUNS)
    return "\n".join(lines) + "\n"


def _seated(key: str, seat: int) -> list[str]:
    return [f"{key} = {seat}"] if seat != NOBODY else []


def _words(noun: Word, numbers: Sequence[int]) -> list[str]:
    return [noun.text(number) for number in numbers]


def _spread(counts: Counts) -> list[int]:
    """Each kind as often as it is counted."""
    return [kind for kind, number in enumerate(counts) for _ in range(number)]


def _named(key: str, noun: Word, number: int) -> list[str]:
    return [f'{key} = "{noun.text(number)}"'] if number != NONE else []


def _table(name: str, lines: list[str]) -> list[str]:
    return ["", f"[{name}]", *lines] if lines else []


def _seat(position: Venetia, seat: int) -> list[str]:
    lines = ["", "[[seat]]", *counted("points", position.points[seat])]
    lines += listed("hand", _words(CARD, position.hand[seat]))
    lines += listed("spent", _words(FAMILY_CARD, members(position.spent(seat))))
    if seat == position.doge:
        lines += _named("board", FAMILY_CARD, position.board)
    lines += counted("kept", position.kept[seat])
    lines += listed("vp_tokens", _words(VP_TOKEN, _spread(position.vp_tokens[seat])))
    lines += listed("kingdoms", _words(KINGDOM, _spread(position.treated[seat])))
    lines += _named("candidate", FAMILY_CARD, position.candidates[seat])
    lines += listed(
        "votes", [CARD.text(card) if card != NONE else NO_VOTE for card in position.votes[seat]]
    )
    lines += listed("held", _words(CARD, position.held[seat]))
    return lines + listed("shown", _words(CARD, position.shown[seat]))


def _places(position: Venetia) -> list[str]:
    lines = _table("colonies", _by_seat(position, COLONY, position.influence))
    owners = enumerate(position.podesta)
    lines += _table("podesta", [f"{COLONY.text(c)} = {owner}" for c, owner in owners if owner != NOBODY])
    lines += _table("seas", _by_seat(position, SEA, position.sea_influence))
    fleets = enumerate(position.fleets)
    lines += _table("fleets", [f"{SEA.text(sea)} = {number}" for sea, number in fleets if number])
    kingdoms = enumerate(position.kingdom)
    named = [f'{REGION.text(region)} = "{KINGDOM.text(k)}"' for region, k in kingdoms if k != NONE]
    return lines + _table("kingdoms", named)


def _by_seat(position: Venetia, noun: Word, counts: Sequence[int]) -> list[str]:
    """The lines of all places where somebody has something, by seat."""
    lines: list[str] = []
    for place, name in enumerate(noun.ids):
        here = list(counts[place * position.seats : (place + 1) * position.seats])
        if any(here):
            lines.append(f"{name} = {here}")
    return lines


def _city(position: Venetia) -> list[str]:
    lines: list[str] = []
    for name, counts in (
        ("ducats", position.ducats),
        ("coloured", position.coloured),
        ("grey", position.grey),
    ):
        by_place = [counts[place] for sestiere in range(SESTIERI) for place in _own(position, sestiere)]
        lines += _table(name, _by_seat(position, SESTIERE, by_place))
    return lines


def _own(position: Venetia, sestiere: int) -> list[int]:
    return [seat * SESTIERI + sestiere for seat in range(position.seats)]


def _cards(position: Venetia) -> list[str]:
    lines = listed("discarded", _words(CARD, _spread(position.discarded)))
    lines += listed("threats", _words(THREAT_CARD, _spread(position.threats_discarded)))
    lines += _named("threat", THREAT_CARD, position.threat)
    lines += _named("playing", CARD, position.playing)
    lines += _named("received", CARD, position.received)
    lines += _named("apart", CARD, position.apart)
    lines += listed("tiles_out", _words(TILE, members(position.tiles_out)))
    lines += listed("tiles", _words(TILE, position.tiles))
    lines += listed("battle", _words(BATTLE_TOKEN, position.drawn))
    lines += listed("returned", _words(BATTLE_TOKEN, position.returned))
    return _table("cards", lines)


def _turn(position: Venetia) -> list[str]:
    lines = _seated("active", position.active)
    if position.type != NONE:
        lines.append(f'type = "{TYPES[position.type]}"')
    lines += counted("ap", position.ap)
    lines += listed("traded", _words(COLONY, members(position.traded)))
    lines += _named("politics", COLONY, position.politics)
    lines += flagged("card_played", position.card_played)
    for key in ("redraw", "sea_bonus", "stradioti", "owed"):
        lines += counted(key, getattr(position, key))
    lines += flagged("walls", position.walls)
    lines += listed("capitulated", _words(REGION, members(position.capitulated)))
    lines += listed("opened", _words(SEA, members(position.opened)))
    return _table("turn", lines)
