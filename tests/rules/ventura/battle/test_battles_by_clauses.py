"""Random battles, played by the game and computed from the clauses, end alike."""

from random import Random

import pytest

from quattrocento.testing import Scenario, rule
from quattrocento.testing.ventura import battle, florins, markers, pile, points, troop
from tests.rules.ventura.battle.clauses_of_battle import GROUND, ROWS, Company, Side, fought

GROUNDS = ("field_3", "field_4", "village_2", "wood_3", "hill_3", "castle_3", "river_1")
CAPTAINS = [name for name, row in ROWS.items() if "full_name" in row]
COMPANIES = [name for name, row in ROWS.items() if "mobilization" in row for _ in range(2)]


def troop_of(rng: Random, companies: list[str], captains: list[str]) -> tuple[str, list[Company]]:
    """A Captain, or none, and a line of Companies with some wounds."""
    captain = captains.pop() if rng.random() < 0.8 else ""
    line = [Company(companies.pop()) for _ in range(rng.randint(1, 5) if captain else 1)]
    for company in line:
        if rng.random() < 0.2:
            company.wounds = rng.randrange(ROWS[company.name]["resistance"])
    return captain, line


def words(captain: str, line: list[Company]) -> str:
    cards = [f"{company.name}:{company.wounds}" if company.wounds else company.name for company in line]
    return " ".join([captain, *cards]).strip()


def speed(captain: str, line: list[Company]) -> int:
    """VTR-19.2, VTR-19.3."""
    slowest = min(ROWS[company.name]["movement"] for company in line)
    carts = sum(company.has("army_move") for company in line)
    return int(slowest + ROWS[captain]["movement"] + carts) if captain else int(slowest)


def line_up(scenario: Scenario, lines: dict[int, list[str]]) -> None:
    placed = {0: 0, 1: 0}
    while scenario.step in ("order", "open_order"):
        seat = scenario.waiting[0]
        company = lines[seat][placed[seat]]
        placed[seat] += 1
        scenario.play(f"{seat}: line {placed[seat]}:{company}")


@rule(
    "VTR-21.3",
    "VTR-21.5",
    "VTR-21.8",
    "VTR-22.4",
    "VTR-22.6",
    "VTR-22.7",
    "VTR-22.8",
    "VTR-24.2",
    "VTR-24.6",
)
@rule("VTR-28.4", "VTR-28.6", "VTR-28.7", "VTR-28.9", "VTR-28.10", "VTR-28.12", "VTR-28.14", "VTR-28.15")
@rule("VTR-29.3", "VTR-29.5", "VTR-29.6", "VTR-29.7", "VTR-29.8", "VTR-29.9", "VTR-29.10", "VTR-R43")
@pytest.mark.parametrize("seed", range(40))
def test_a_battle_ends_as_the_clauses_say(seed: int) -> None:
    rng = Random(seed)
    for _ in range(10):
        companies, captains = COMPANIES[:], CAPTAINS[:]
        rng.shuffle(companies)
        rng.shuffle(captains)
        one, other = (troop_of(rng, companies, captains) for _ in range(2))
        ground, owner = rng.choice(GROUNDS), rng.choice((None, 0, 1, 2))
        if speed(*one) < GROUND[ground]["move"] or (one[0] == "carmagnola" and ground == "river_1"):
            continue
        check(rng, one, other, ground, owner)


def check(
    rng: Random,
    one: tuple[str, list[Company]],
    other: tuple[str, list[Company]],
    ground: str,
    owner: int | None,
) -> None:
    use = rng.choice(("single_use", "pool"))
    scenario = battle(
        words(*one),
        words(*other),
        at=ground,
        tiles={ground: "-1,-1"},
        domain={} if owner is None else {owner: ground},
        display="",
        resistance_use=use,
    )
    lines = {seat: words("", line).split() for seat, (_, line) in enumerate((one, other))}
    lying = GROUND[ground]["income"]["base"] if owner is not None else 0
    line_up(scenario, lines)
    sides = (
        Side(one[1], one[0], ground if owner == 0 else ""),
        Side(other[1], other[0], ground if owner == 1 else "", defends=True),
    )
    fought(*sides, single_use=use == "single_use")
    left = [troop(scenario, seat, 2) for seat in (0, 1)]
    wanted = [
        " ".join([ground, *words(side.captain, sorted(side.line, key=spelled)).split()])
        if side.line
        else ""
        for side in sides
    ]
    assert left == wanted
    expect_points(scenario, sides, owner, lying)
    fallen = [side.captain for side in sides if side.captain and not side.line]
    assert pile(scenario, "removed") == sorted(name for name in fallen if name != "tartaglia")
    assert markers(scenario, ground) in (0, lying)


def spelled(company: Company) -> str:
    return f"{company.name}:{company.wounds}" if company.wounds else company.name


def expect_points(scenario: Scenario, sides: tuple[Side, Side], owner: int | None, lying: int) -> None:
    """VTR-24.2, VTR-24.3, VTR-24.9 and what cards add to them."""
    scored, money = [0, 0, 0], [0, 0, 0]
    for seat, (side, enemy) in enumerate(((sides[0], sides[1]), (sides[1], sides[0]))):
        if not side.line or enemy.line:
            continue
        if enemy.captain:
            scored[seat] += 5 + side.led_with("battle_prestige")
        if side.captain and owner not in (None, seat):
            scored[seat] += lying + side.led_with("raid_prestige")
            money[seat] += side.led_with("plunder") + sum(company.has("plunder") for company in side.line)
    assert points(scenario) == scored
    assert florins(scenario) == money
