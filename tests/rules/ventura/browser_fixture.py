"""What the table in the browser counts for itself, counted here: sums of formulas, accounts, assaults.

``python -m tests.rules.ventura.browser_fixture`` writes the file that the client's own tests read.
"""

import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

from quattrocento.games.ventura.components.typed import CAPTAINS, FIRST_EVENT, WOUND_BITS
from quattrocento.games.ventura.game import GAME
from quattrocento.games.ventura.position.battle import UNDECIDED, Battle, sheet_of, with_line
from quattrocento.games.ventura.position.position import NO_CARD, Ventura
from quattrocento.games.ventura.position.settings import Settings
from quattrocento.games.ventura.rules.battle.assaults import assigned, prevented, sums
from quattrocento.games.ventura.rules.battle.battle import SET
from quattrocento.games.ventura.rules.domain import owner_of
from quattrocento.games.ventura.rules.phases.upkeep import maintenance, upkeep_income
from quattrocento.kernel.places import members
from quattrocento.kernel.seats import SPECTATOR
from tests.rules.ventura.random_games import SETTINGS, played

FILE = Path(__file__).parents[3] / "web/src/games/ventura/calculated.fixture.json"
BATTLES = 60
MOST_ASSAULTS = 40
SEEN = ("seats", "spot", "domain", "markers", "family", "captain", "companies", "turn", "settings")

Json = dict[str, Any]


def fixture() -> Json:
    """The components, positions with what they come to, battles with their assaults."""
    data = GAME.standard_components().data
    return {
        "components": json.loads(json.dumps(data)),
        "domains": [_domains(played(name)[-30].before) for name in SETTINGS],
        "battles": [_battle(Random(seed)) for seed in range(BATTLES)],
    }


# ---- Domains


def _domains(scenario: Ventura) -> Json:
    view = asdict(scenario.view(SPECTATOR)) | {"settings": dict(scenario.rules.chosen)}
    steps = [{"name": step.name, "seat": step.seat} for step in scenario.stack]
    return {
        "view": {name: view[name] for name in SEEN} | {"steps": steps},
        "values": {str(tile): _values(scenario, tile) for tile in members(scenario.on_map)},
        "income": [_income(scenario, seat) for seat in range(scenario.seats)],
        "maintenance": [maintenance(scenario, seat) for seat in range(scenario.seats)],
    }


def _income(scenario: Ventura, seat: int) -> int:
    """What Events add belongs to the player whose account is being made."""
    step = scenario.stack[-1]
    making = step.name == "upkeep" and step.seat == seat
    return upkeep_income(scenario, seat) - (0 if making else scenario.bonus)


def _values(scenario: Ventura, tile: int) -> list[int]:
    """Income, ranged, melee and resistance for the owner; without one, beside nothing."""
    components, owner = scenario.components, owner_of(scenario, tile)
    near = scenario.near[tile] & scenario.own[owner] if owner >= 0 else 0
    formulas = (components.income[tile], components.ranged[tile], components.resistance[tile])
    income, ranged, resistance = (formula.value(near) for formula in formulas)
    return [income, ranged, components.melee[tile], resistance]


# ---- battles


def _battle(rng: Random) -> Json:
    use, toughness = rng.choice(("chosen_use", "single_use", "pool")), rng.choice((4, 6))
    standard = {setting.name: setting.default for setting in GAME.settings}
    chosen = standard | {
        "resistance_use": use,
        "heavy_cavalry_resistance": toughness,
    }
    rules = Settings(chosen, GAME.standard_components())
    battle, captains = _drawn(rng, rules)
    sheet = asdict(sheet_of(battle))
    assaults: list[Json] = []
    while all(battle.lines) and len(assaults) < MOST_ASSAULTS:
        assaults.append(_assault(battle, captains, rules))
        if battle.number % SET and battle.quiet and battle.number > 2 * SET:
            break
    return {"sheet": sheet, "captains": captains, "settings": chosen, "assaults": assaults}


def _drawn(rng: Random, rules: Settings) -> tuple[Battle, tuple[int, int]]:
    """Two random Troops with some wounds on random ground, before the first assault or later."""
    battle = Battle(0, 1, 1, 0, 0)
    battle.number = rng.choice((1, 1, 2, 4))
    one, other = (rng.choice((NO_CARD, *range(CAPTAINS))) for _ in (0, 1))
    captains = (one, other)
    toughness = GAME.standard_components().toughness
    guards = [toughness[captain] if captain != NO_CARD else 0 for captain in captains]
    battle.captain_guard = (guards[0], guards[1])
    for side in (0, 1):
        battle.lines = with_line(battle.lines, side, _line(rng, rules))
    battle.ground = rng.choice((-1, 0, 1))
    if battle.ground >= 0:
        battle.ground_ranged, battle.ground_melee = rng.randrange(3), rng.randrange(2)
        battle.ground_guard = rng.randrange(4)
    if rng.random() < 0.3:
        battle.bonus, battle.prevent = (3, 0), (0, 3)
    if rng.random() < 0.3:
        battle.using = (rng.randrange(-1, 4), rng.randrange(-1, 4))
    return battle, captains


def _line(rng: Random, rules: Settings) -> tuple[int, ...]:
    cards = [rng.randrange(CAPTAINS, FIRST_EVENT) for _ in range(rng.randint(1, 5))]
    return tuple(
        [
            card << WOUND_BITS | (rng.randrange(rules.toughness[card]) * (rng.random() < 0.3))
            for card in cards
        ]
    )


def _assault(battle: Battle, captains: tuple[int, int], rules: Settings) -> Json:
    """One assault, as the battle's own step carries it out."""
    components = GAME.standard_components()
    both = [sums(components, battle, captains, side) for side in (0, 1)]
    number = battle.number
    if number % SET:
        battle.quiet = True
    sides: list[Json] = []
    for side in (0, 1):
        own, other = both[side], both[1 - side]
        stopped = prevented(battle, side, own, other, rules)
        suffers = other.wounds - stopped
        battle.quiet = battle.quiet and not suffers
        line, lost = assigned(battle.lines[side], suffers, rules)
        battle.lines = with_line(battle.lines, side, line)
        sides.append(
            {"inflicts": own.wounds, "prevents": stopped, "suffers": suffers, "line": line, "lost": lost}
        )
    battle.number += 1
    battle.bonus = battle.prevent = (0, 0)
    battle.using = UNDECIDED
    return {"number": number, "arm": "ranged" if number == 1 else "melee", "sides": sides}


def text() -> str:
    return json.dumps(fixture(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
