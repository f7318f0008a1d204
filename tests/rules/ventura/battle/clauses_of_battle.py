"""A battle computed from the clauses alone (VTR-21, VTR-22, VTR-28, VTR-29), to compare the game with."""

from dataclasses import dataclass, field
from typing import Any

from quattrocento.games.ventura.game import GAME

DATA = GAME.standard_components().data
ROWS: dict[str, dict[str, Any]] = {
    row["id"]: row for table in ("captains", "companies", "garrisons") for row in DATA[table]
}
GROUND: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["tiles"]}


@dataclass
class Company:
    name: str
    wounds: int = 0

    def has(self, effect: str) -> bool:
        return bool(ROWS[self.name]["effect"] == effect)

    @property
    def amount(self) -> int:
        return int(ROWS[self.name]["params"]["n"])

    @property
    def kind(self) -> str:
        return str(ROWS[self.name]["class"])


@dataclass
class Side:
    """One side: its line from space I on, its Captain, and the ground if it is in its Domain."""

    line: list[Company]
    captain: str = ""
    ground: str = ""
    defends: bool = False
    guards: dict[str, int] = field(default_factory=dict)
    """What is left of the resistance of the Territory and of the Captain."""

    def __post_init__(self) -> None:
        self.guards["territory"] = GROUND[self.ground]["resistance"]["base"] if self.ground else 0
        self.guards["captain"] = ROWS[self.captain]["resistance"] if self.captain else 0

    @property
    def fighting(self) -> list[Company]:
        return self.line[:2]

    def led_with(self, effect: str) -> int:
        """The number of the Captain's effect, or nothing."""
        if not self.captain or ROWS[self.captain]["effect"] != effect:
            return 0
        return int(ROWS[self.captain]["params"].get("n", 1))

    def any_fights(self, effect: str) -> bool:
        return any(company.has(effect) for company in self.fighting)


def inflicted(side: Side, enemy: Side, assault: int) -> int:
    """The wounds that a side inflicts in an assault (VTR-21.3, VTR-22.3, VTR-28, VTR-29)."""
    stat = "ranged" if assault == 1 else "melee"
    total = sum(int(ROWS[company.name][stat]) for company in side.fighting)
    if side.captain:
        total += ROWS[side.captain][stat]
        params = ROWS[side.captain]["params"]
        if params.get("stat") == stat and any(
            company.kind == params.get("class") for company in side.fighting
        ):
            total += side.led_with("class_bonus")
    if side.ground:
        value = GROUND[side.ground][stat]
        total += value if stat == "melee" else value["base"]
    if stat == "ranged":
        return total
    total += side.led_with("first_blow") if assault == 2 else 0
    total += side.led_with("defence") if side.defends else 0
    for space, company in enumerate(side.fighting, 1):
        against = [foe for foe in enemy.fighting if foe.kind == ROWS[company.name]["params"].get("class")]
        works = {
            "anti_class": bool(against),
            "front_rank": space == 1,
            "second_rank": space == 2,
            "extra_wound": space == 1,
        }
        total += company.amount if works.get(ROWS[company.name]["effect"], False) else 0
    return total


def suffer(side: Side, enemy: Side, wounds: int, assault: int, single_use: bool) -> None:
    """Preventions in their order (VTR-22.6, VTR-22.11), then wounds on spaces I and II (VTR-21.5)."""
    if assault == 1:
        shields = sum(company.amount for company in side.fighting if company.has("shield"))
        wounds -= min(wounds, shields)
    pierced = assault == 1 and enemy.any_fights("pierce")
    ignored = enemy.led_with("ignore_territory_resistance") or enemy.any_fights(
        "ignore_territory_resistance"
    )
    for guard in ("territory", "captain"):
        if pierced or (guard == "territory" and ignored) or not wounds:
            continue
        prevented = min(wounds, side.guards[guard])
        wounds -= prevented
        side.guards[guard] = 0 if single_use else side.guards[guard] - prevented
    for company in side.fighting:
        taken = min(wounds, ROWS[company.name]["resistance"] - company.wounds)
        company.wounds += taken
        wounds -= taken


def fought(attacker: Side, defender: Side, single_use: bool) -> None:
    """The whole battle, without Events and retreats."""
    assault = 1
    while attacker.line and defender.line:
        on_defender = inflicted(attacker, defender, assault)
        on_attacker = inflicted(defender, attacker, assault)
        fighting = (Side(attacker.line[:], attacker.captain), Side(defender.line[:], defender.captain))
        suffer(defender, fighting[0], on_defender, assault, single_use)
        suffer(attacker, fighting[1], on_attacker, assault, single_use)
        for side in (attacker, defender):
            side.line = [
                company for company in side.line if company.wounds < ROWS[company.name]["resistance"]
            ]
        assault += 1
