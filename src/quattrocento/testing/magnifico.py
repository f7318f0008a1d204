"""Positions of Magnifico for tests, in a few words: turns, auctions, battles.

What is wrong in such words is a ``ValueError`` that names it and what is known, or a ``DocumentError``
where it is found in the text of the position.
"""

import json
import re
from collections.abc import Mapping, Sequence
from inspect import signature
from typing import Final

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.battle import Battle
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import CARD, TERRITORY
from quattrocento.kernel.fate import Stated
from quattrocento.kernel.setting import SettingValue
from quattrocento.testing.scenario import Scenario, scenario
from quattrocento.testing.words import each, known, seat_of

_HOMES: Final = ("moscow", "stockholm", "dublin", "bursa", "tunis")
_BIDS: Final = '[[decide]]\nstep = "turns"\n[[decide]]\nstep = "reveal"\n[[decide]]\nstep = "bids"'
_WAR: Final = (
    "[turn]\nstage = 4\nwars = 1\n"
    '[battle]\nattacker = 0\ndefender = 1\norigin = "rome"\ntarget = "florence"\n'
)


def magnifico(
    seats: int = 3,
    turn: int = 0,
    *,
    decide: str = "",
    holder: int = 0,
    round: int = 2,
    money: int | Sequence[int] = 100,
    points: int | Sequence[int] = 0,
    field: Mapping[int, str] | None = None,
    archive: Mapping[int, str] | None = None,
    settings: Mapping[str, SettingValue] | None = None,
    extra: str = "",
    **territories: str,
) -> Scenario:
    """A position: ``magnifico(rome="0: 3 soldiers, castle, 2 towers", naples="1: 2 soldiers")``.

    It is ``turn``'s turn, the last of the round; another ``[[decide]]`` text may stand in ``decide``, for
    instance ``turns(0, 1)``. A seat without territory gets one soldier in a far corner. ``money`` and
    ``points`` are for all seats alike or for each. ``field`` and ``archive`` name cards by seat:
    ``magnifico(field={0: "tank_covered cannon_igniter", 1: "airplane_glider gyroscope gyroscope"})``.
    ``extra`` is text in the top table or new tables.
    """
    if seats not in GAME.seat_counts:
        raise ValueError(f"Magnifico has {', '.join(map(str, GAME.seat_counts))} seats, not {seats}")
    if decide and turn:
        raise ValueError(f"turn={turn} and decide={decide!r} both say who chooses: state one of them")
    seat_of("turn", turn, seats)
    seat_of("holder", holder, seats)
    owned = {name: _owned(seats, name, text) for name, text in territories.items()}
    lines = [f"seats = {seats}", f"round = {round}", f"holder = {holder}"]
    tables = [extra] if extra.lstrip().startswith("[") else []
    lines += [extra] if extra and not tables else []
    if settings:
        lines.append("[settings]")
        lines += [f"{name} = {json.dumps(value)}" for name, value in settings.items()]
    purses = zip(each("money", money, seats), each("points", points, seats), strict=True)
    hands = (("field", _hands("field", seats, field)), ("archive", _hands("archive", seats, archive)))
    for seat, (florins, scored) in enumerate(purses):
        lines += ["[[seat]]", f"money = {florins}", f"points = {scored}"]
        lines += [f"{key} = {cards[seat]}" for key, cards in hands if seat in cards]
    lines += tables
    lines.append("[territories]")
    lines += [f'{name} = "seat {seat},{pieces}"' for name, (seat, pieces) in owned.items()]
    lines += _far_corners(seats, owned)
    lines += ["[[decide]]", 'step = "round"', "[[decide]]", 'step = "scoring"']
    lines.append(decide or turns(turn))
    return scenario("magnifico", "\n".join(lines) + "\n")


def turns(*seats: int) -> str:
    """Turns for ``decide``, the last of the round: that of the first seat has begun, the others follow."""
    if not seats:
        raise ValueError("turns() needs at least one seat, the one whose turn it is")
    later = [f'[[decide]]\nstep = "begin"\nseat = {seat}' for seat in reversed(seats[1:])]
    return "\n".join([*later, f'[[decide]]\nstep = "turn"\nseat = {seats[0]}'])


def auction(
    shown: str,
    *bids: int,
    seats: int = 0,
    holder: int = 0,
    round: int = 2,
    money: int | Sequence[int] = 100,
    points: int | Sequence[int] = 0,
    field: Mapping[int, str] | None = None,
    archive: Mapping[int, str] | None = None,
    settings: Mapping[str, SettingValue] | None = None,
    cards: str = "",
    **territories: str,
) -> Scenario:
    """An auction of the cards ``shown``; seats 0, 1 ... have made these sealed bids (MAG-5.3).

    There are ``seats`` players, else as many as bids, at least three; when all have bid, purchases begin.
    ``cards`` is more text of the table of cards:
    ``auction("tank_tortoise gyroscope", 30, 10, 20, cards='project_bottom = ["bombard"]')``.
    """
    number = seats or max(len(bids), GAME.seat_counts[0])
    if len(bids) > number:
        raise ValueError(f"{len(bids)} bids for {number} seats: {list(bids)}")
    scenario = magnifico(
        number,
        turn=0,
        decide=_BIDS,
        holder=holder,
        money=money,
        field=field,
        archive=archive,
        settings=settings,
        round=round,
        points=points,
        extra=f"[cards]\nauction = {_known_cards('auction', shown)}\n{cards}",
        **territories,
    )
    return scenario.play(*(f"{seat}: bid {bid}" for seat, bid in enumerate(bids)))


def buyers(scenario: Scenario, *moves: str) -> list[int]:
    """The seats asked to buy while these moves are played, one a move, and the one asked then."""
    asked = [*scenario.waiting]
    for move in moves:
        scenario.play(move)
        asked += scenario.waiting if scenario.step == "buy" else []
    return asked


def battle(
    soldiers: int,
    against: str,
    *,
    tanks: int = 0,
    airplanes: int = 0,
    go: int = 0,
    field: Mapping[int, str] | None = None,
    settings: Mapping[str, SettingValue] | None = None,
) -> Scenario:
    """A battle in progress: seat 0 has marched from Rome into Florence, which seat 1 defends.

    ``against`` is what stands in Florence: ``battle(3, "4 soldiers, castle")``. Machines need their cards:
    ``battle(3, "4 soldiers", tanks=1, field={0: "tank_covered"})``. ``go`` is the side that chooses its
    assaults, 0 or 1.
    """
    army = f"soldiers = {soldiers}\ntanks = {tanks}\nairplanes = {airplanes}\ngo = {go}\n"
    return magnifico(
        field=field,
        settings=settings,
        extra=f"{_WAR}{army}",
        decide=f'{turns(0)}\n[[decide]]\nstep = "go"\nseat = {go}',
        rome="0: 1 soldier",
        milan="1: 1 soldier",
        florence=f"1: {against}",
    )


def army(scenario: Scenario) -> tuple[int, int, int]:
    """Soldiers, tanks and airplanes of the attacker in the battle in progress."""
    fought = _battle(scenario)
    return fought.soldiers, fought.tanks, fought.airplanes


def defence(scenario: Scenario) -> tuple[int, int, int]:
    """Soldiers, tanks and airplanes of the defender in the battle in progress."""
    return at(scenario, TERRITORY.text(_battle(scenario).target))[1:4]


def start(seats: int = 4, fate: str = "", **settings: SettingValue) -> Scenario:
    """A new game with stated dice for the opening roll; default: seat 0 wins it."""
    rolls = fate or "hit*6 " + "blank*6 " * (seats - 1)
    return Scenario(GAME, GAME.start(seats, settings, Stated(rolls)))


def at(scenario: Scenario, territory: str) -> tuple[int, int, int, int, int]:
    """Owner (-1 free), soldiers, tanks, airplanes, towers (-1 no castle) of a territory."""
    position: Magnifico = scenario.position
    i = TERRITORY.ids.index(known("territory", territory, "territory", TERRITORY.ids))
    pieces = (position.soldiers[i], position.tanks[i], position.airplanes[i], position.towers[i])
    return (position.owner[i], *pieces)


def cards(scenario: Scenario, seat: int, where: str = "field") -> list[str]:
    """The ids of a seat's cards in its field or archive."""
    hands = {"field": scenario.position.field, "archive": scenario.position.archive}
    seat_of("cards", seat, scenario.position.seats)
    return [CARD.text(card) for card in hands[known("where", where, "place of cards", tuple(hands))][seat]]


# ---- what is wrong, in a sentence


def _battle(scenario: Scenario) -> Battle:
    battle: Battle | None = scenario.position.battle
    if battle is None:
        raise ValueError(f"no battle is in progress: the step is {scenario.step!r}")
    return battle


def _known_cards(name: str, ids: str) -> list[str]:
    return [known(name, card, "card", CARD.ids) for card in ids.split()]


def _hands(name: str, seats: int, hands: Mapping[int, str] | None) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for seat, ids in (hands or {}).items():
        seat_of(name, seat, seats)
        found[seat] = _known_cards(name, ids)
    return found


def _owned(seats: int, name: str, text: object) -> tuple[int, str]:
    """The seat and the pieces of ``rome="0: 3 soldiers, castle"``."""
    if name not in TERRITORY.ids:
        keywords = [*signature(magnifico).parameters][:-1]
        known("magnifico()", name, "keyword and no territory", [*keywords, *TERRITORY.ids])
    said = re.fullmatch(r"(\d+):(.*)", text) if isinstance(text, str) else None
    if said is None:
        raise ValueError(f'{name}={text!r} cannot be read: write {name}="0: 3 soldiers, castle, 2 towers"')
    seat_of(name, int(said[1]), seats)
    return int(said[1]), said[2]


def _far_corners(seats: int, owned: Mapping[str, tuple[int, str]]) -> list[str]:
    """One soldier for each seat that would have no territory (MAG-I9)."""
    landless = sorted(set(range(seats)) - {seat for seat, _ in owned.values()})
    homes = [home for home in _HOMES if home not in owned]
    if len(landless) > len(homes):
        raise ValueError(f"seat {landless[len(homes)]} has no territory, and all far corners are taken")
    return [f'{home} = "seat {seat}, 1 soldier"' for seat, home in zip(landless, homes, strict=False)]
