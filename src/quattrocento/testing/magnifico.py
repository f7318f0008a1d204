"""Positions of Magnifico for tests, in a few words."""

import json
from collections.abc import Mapping, Sequence

from quattrocento.games.magnifico.game import GAME
from quattrocento.games.magnifico.position.position import Magnifico
from quattrocento.games.magnifico.rules.verbs import CARD, TERRITORY
from quattrocento.kernel.fate import Stated
from quattrocento.testing.scenario import Scenario, scenario

_HOMES = ("moscow", "stockholm", "dublin", "bursa", "tunis")


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
    settings: Mapping[str, bool | int | str] | None = None,
    extra: str = "",
    **territories: str,
) -> Scenario:
    """A position: ``magnifico(rome="0: 3 soldiers, castle, 2 towers", naples="1: 2 soldiers")``.

    It is ``turn``'s turn, the last of the round; another ``[[decide]]`` text may stand in ``decide``.
    A seat without territory gets one soldier in a far corner. ``field`` and ``archive`` name cards by seat:
    ``field={0: "tank_covered gyroscope gyroscope"}``. ``extra`` is text in the top table or new tables.
    """
    lines = [f"seats = {seats}", f"round = {round}", f"holder = {holder}"]
    tables = [extra] if extra.lstrip().startswith("[") else []
    lines += [extra] if extra and not tables else []
    if settings:
        lines.append("[settings]")
        lines += [f"{name} = {json.dumps(value)}" for name, value in settings.items()]
    for seat in range(seats):
        lines += ["[[seat]]", f"money = {_of(money, seat)}", f"points = {_of(points, seat)}"]
        for key, cards in (("field", field), ("archive", archive)):
            if cards and seat in cards:
                lines.append(f"{key} = {cards[seat].split()}")
    lines += tables
    lines.append("[territories]")
    lines += [f'{name} = "seat {text.replace(":", ",", 1)}"' for name, text in territories.items()]
    homes = [home for home in _HOMES if home not in territories]
    for seat in range(seats):
        if not any(text.startswith(f"{seat}:") for text in territories.values()):
            lines.append(f'{homes.pop(0)} = "seat {seat}, 1 soldier"')
    lines += ["[[decide]]", 'step = "round"', "[[decide]]", 'step = "scoring"']
    lines.append(decide or f'[[decide]]\nstep = "turn"\nseat = {turn}')
    return scenario("magnifico", "\n".join(lines) + "\n")


def start(seats: int = 4, fate: str = "", **settings: bool | int | str) -> Scenario:
    """A new game with stated dice for the opening roll; default: seat 0 wins it."""
    rolls = fate or "hit*6 " + "blank*6 " * (seats - 1)
    return Scenario(GAME, GAME.start(seats, settings, Stated(rolls)))


def at(scenario: Scenario, territory: str) -> tuple[int, int, int, int, int]:
    """Owner (-1 free), soldiers, tanks, airplanes, towers (-1 no castle) of a territory."""
    position: Magnifico = scenario.position
    i = TERRITORY.ids.index(territory)
    pieces = (position.soldiers[i], position.tanks[i], position.airplanes[i], position.towers[i])
    return (position.owner[i], *pieces)


def cards(scenario: Scenario, seat: int, where: str = "field") -> list[str]:
    """The ids of a seat's cards in its field or archive."""
    return [CARD.text(card) for card in getattr(scenario.position, where)[seat]]


def _of(value: int | Sequence[int], seat: int) -> int:
    return value if isinstance(value, int) else value[seat]
