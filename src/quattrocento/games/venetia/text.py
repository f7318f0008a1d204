"""Positions of Venetia in text: writing. Reading is in ``reading``.

Only pieces, cards, tokens and points are written; sets, supplies and decks follow from them. What has its
ordinary value is left out.
"""

from collections.abc import Sequence

from quattrocento.games.venetia.components import SESTIERI, TYPES
from quattrocento.games.venetia.packs import BOX
from quattrocento.games.venetia.state import NONE, Counts, Venetia
from quattrocento.games.venetia.steps import NOUNS
from quattrocento.games.venetia.verbs import (
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
from quattrocento.kernel.move import NOBODY
from quattrocento.kernel.notation import Word
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

EPOCHS = ("rise", "apogee", "struggle")
NO_VOTE = "none"


def write(owner: AnyGame, game: Venetia) -> str:
    """The whole position, secrets included."""
    lines = write_head(owner, game.seats)
    lines += _seated("doge", game.doge)
    lines += counted("office", game.office)
    lines += _seated("infamy", game.infamy)
    lines += [f"venice = {game.venice}", f"enemies = {game.enemies}"]
    lines.append(f'epoch = "{EPOCHS[game.epoch]}"')
    lines += flagged("first_due", game.first_due)
    lines += listed("control", _words(SEA, members(game.control)))
    lines += listed("dice", _words(DIE, _spread(game.dice)))
    if game.result is not None:
        lines.append("over = true")
    lines += write_options(owner, game.rules.chosen)
    lines += write_components(BOX.changes_of(game.components))
    for seat in range(game.seats):
        lines += _seat(game, seat)
    lines += _places(game)
    lines += _city(game)
    lines += _cards(game)
    lines += _turn(game)
    lines += write_steps(game.stack, NOUNS)
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


def _seat(game: Venetia, seat: int) -> list[str]:
    lines = ["", "[[seat]]", *counted("points", game.points[seat])]
    lines += listed("hand", _words(CARD, game.hand[seat]))
    lines += listed("spent", _words(FAMILY_CARD, members(game.spent(seat))))
    if seat == game.doge:
        lines += _named("board", FAMILY_CARD, game.board)
    lines += counted("kept", game.kept[seat])
    lines += listed("vp_tokens", _words(VP_TOKEN, _spread(game.vp_tokens[seat])))
    lines += listed("kingdoms", _words(KINGDOM, _spread(game.treated[seat])))
    lines += _named("candidate", FAMILY_CARD, game.candidates[seat])
    lines += listed("votes", [CARD.text(card) if card != NONE else NO_VOTE for card in game.votes[seat]])
    lines += listed("held", _words(CARD, game.held[seat]))
    return lines + listed("shown", _words(CARD, game.shown[seat]))


def _places(game: Venetia) -> list[str]:
    lines = _table("colonies", _by_seat(game, COLONY, game.influence))
    owners = enumerate(game.podesta)
    lines += _table("podesta", [f"{COLONY.text(c)} = {owner}" for c, owner in owners if owner != NOBODY])
    lines += _table("seas", _by_seat(game, SEA, game.sea_influence))
    fleets = enumerate(game.fleets)
    lines += _table("fleets", [f"{SEA.text(sea)} = {number}" for sea, number in fleets if number])
    kingdoms = enumerate(game.kingdom)
    named = [f'{REGION.text(region)} = "{KINGDOM.text(k)}"' for region, k in kingdoms if k != NONE]
    return lines + _table("kingdoms", named)


def _by_seat(game: Venetia, noun: Word, counts: Sequence[int]) -> list[str]:
    """The lines of all places where somebody has something, by seat."""
    lines: list[str] = []
    for place, name in enumerate(noun.ids):
        here = list(counts[place * game.seats : (place + 1) * game.seats])
        if any(here):
            lines.append(f"{name} = {here}")
    return lines


def _city(game: Venetia) -> list[str]:
    lines: list[str] = []
    for name, counts in (("ducats", game.ducats), ("coloured", game.coloured), ("grey", game.grey)):
        by_place = [counts[place] for sestiere in range(SESTIERI) for place in _own(game, sestiere)]
        lines += _table(name, _by_seat(game, SESTIERE, by_place))
    return lines


def _own(game: Venetia, sestiere: int) -> list[int]:
    return [seat * SESTIERI + sestiere for seat in range(game.seats)]


def _cards(game: Venetia) -> list[str]:
    lines = listed("discarded", _words(CARD, _spread(game.discarded)))
    lines += listed("threats", _words(THREAT_CARD, _spread(game.threats_discarded)))
    lines += _named("threat", THREAT_CARD, game.threat)
    lines += _named("playing", CARD, game.playing)
    lines += _named("received", CARD, game.received)
    lines += _named("apart", CARD, game.apart)
    lines += listed("tiles_out", _words(TILE, members(game.tiles_out)))
    lines += listed("tiles", _words(TILE, game.tiles))
    lines += listed("battle", _words(BATTLE_TOKEN, game.drawn))
    lines += listed("returned", _words(BATTLE_TOKEN, game.returned))
    return _table("cards", lines)


def _turn(game: Venetia) -> list[str]:
    lines = _seated("active", game.active)
    if game.type != NONE:
        lines.append(f'type = "{TYPES[game.type]}"')
    lines += counted("ap", game.ap)
    lines += listed("traded", _words(COLONY, members(game.traded)))
    lines += _named("politics", COLONY, game.politics)
    lines += flagged("card_played", game.card_played)
    for key in ("redraw", "sea_bonus", "stradioti", "owed"):
        lines += counted(key, getattr(game, key))
    lines += flagged("walls", game.walls)
    lines += listed("capitulated", _words(REGION, members(game.capitulated)))
    lines += listed("opened", _words(SEA, members(game.opened)))
    return _table("turn", lines)
